"""The pages of a class as HTML: the teacher's, whose pictures fill, and those of the pupils."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from html import escape
from pathlib import Path
from string import Template
from typing import Any, Final
from urllib.parse import urlsplit

from cardlab.engine.text.words import N_, P_, Text, Words
from cardlab_tutorials.class_page.store import (
    GARBLED,
    LOCKED,
    LONGEST,
    SERIES,
    SchoolClass,
)
from cardlab_tutorials.exercises.texts import say as in_words
from cardlab_tutorials.hours.catalogue import names, plan, title
from cardlab_tutorials.hours.charts import Chart, Upright
from cardlab_tutorials.hours.guesses import Guess
from cardlab_tutorials.hours.plots import live_html
from cardlab_widgets.lobby.rounds import codes, results
from cardlab_widgets.server.bounds import HERE_ONLY
from cardlab_widgets.server.codes import LENGTH
from cardlab_widgets.table.terms import is_fair
from cardlab_widgets.together.pages import navigation

__all__ = [
    "COMPETITION", "GARBLED", "NO_COOKIE", "SILENT", "TAKEN", "competition", "front", "head",
    "histogram", "page", "pictures", "progress", "pupil", "teacher", "teacher_front",
    "teacher_pages",
]  # fmt: skip

Data = Mapping[str, Any]
COMPETITION: Final = N_("Competition")
TAKEN: Final = N_("Sent to the class: {value}.")
NO_COOKIE: Final = N_(
    "This page tells pupils apart by a cookie. Let your browser keep it, and open the page again."
)
SILENT: Final = N_("The class server does not answer. Try once more.")
_GUESSES: Final = P_("{n} guess", "{n} guesses")
_SHARES: Final = P_("{n} result", "{n} results")
# The words of the pages, by the names by which their HTML calls them.
_SAY: Final = {
    "class": N_("Your class"),
    "code": N_("Code of the class"),
    "board": N_("It stands on the board."),
    "go": N_("Go on"),
    "how": N_(
        "Pupils send their guesses and results with the code of the class, from a telephone or "
        "from an hour. No name and no address is kept, and all is gone when the server stops."
    ),
    "begin": N_("Begin a class"),
    "there": N_("Classes that there are"),
    "at": N_("Pupils go to"),
    "local": N_("Only this machine knows itself by that name. Open this page by its name or number "
                "in the network, and the address is one for pupils."),
    "hour": N_("Hour"),
    "show": N_("Show"),
    "hide": N_("Hide the pictures"),
    "seen": N_("Show the pictures"),
    "lock": N_("Lock the class"),
    "unlock": N_("Open the class again"),
    "locked here": N_("The class is locked. It takes no numbers until you open it again."),
    "locked": LOCKED,
    "anew": N_("Begin anew"),
    "forget": N_("Yes, forget the numbers of this hour"),
    "open": N_("Open the hour"),
    "guess": N_("Your guess"),
    "guess hint": N_("Guess before you count."),
    "share": N_("What came out"),
    "share hint": N_("From your own trials: 6 of 20, or the mean."),
    "send": N_("Send"),
    "script": N_("This page needs JavaScript."),
    "silent": SILENT,
    "competition": COMPETITION,
    "lessons": N_("Progress of the lessons"),
    "lines": N_("At the end of a lesson, and by lesson.line(), each pupil gets one line. Paste the "
                "lines of the class here. The server keeps none of them."),
    "line label": N_("Lines of the class"),
    "read": N_("Show the progress"),
    "rounds": N_("The link of a round names the game, the number of players and, as seed, the "
                 "number of the round. A pupil opens it and types a code. A code has one game a "
                 "round, and its own cards. Whoever opens a round again goes on with its game."),
    "fair": N_("This server plays no competition: start it with CARDLAB_FAIR=1."),
    "codes": N_("Codes to give out"),
    "secret": N_("Give each pupil one code, and note the number beside it: the results name the "
                 "numbers. Show this list to nobody."),
    "results": N_("Results"),
    "none": N_("No game has begun."),
    "pupil": N_("Number"),
    "result": N_("Result"),
    "playing": N_("is playing"),
    "won": N_("won"),
    "lost": N_("lost"),
    "points": N_("Points"),
}  # fmt: skip


def _said(words: Words) -> dict[str, str]:
    """The words of the pages in a language, as HTML."""
    return {name: escape(words(text)) for name, text in _SAY.items()}


def teacher_pages(root: str) -> list[tuple[Text, str]]:
    """Return the pages of this server that are a teacher's, each with its name and path.

    Args:
        root: the path of the server.

    """
    pages: list[tuple[Text, str]] = [
        (N_("Hours"), f"{root}/class/"),
        (N_("Lessons"), f"{root}/class/progress"),
        (N_("Play together"), f"{root}/together/"),
    ]
    return [*pages, (COMPETITION, f"{root}/class/competition")] if is_fair() else pages


def head(words: Words, path: str, here: str = "") -> str:
    """Return the head of a teacher's page.

    Args:
        words: the language.
        path: that of the classes.
        here: what follows it in the path of the page that is shown.

    """
    return navigation(words, teacher_pages(path.removesuffix("/class")), f"{path}/{here}")


def page(heading: str, body: str, words: Words, nonce: str, script: str = "") -> str:
    """Return a whole page.

    Args:
        heading: what the browser calls it.
        body: its HTML.
        words: the language.
        nonce: without which the browser runs no script.
        script: the name of its script; "" for none.

    """
    return Template(_file("page.html")).substitute(
        language=words.language,
        title=escape(heading),
        style=_file("page.css"),
        body=body,
        nonce=nonce,
        script=_file(f"{script}.js") if script else "",
    )


@cache
def _file(name: str) -> str:
    return (Path(__file__).parent / name).read_text(encoding="utf-8")


def front(words: Words, fault: str = "") -> str:
    """Return the body of the page where a pupil types the code of the class.

    Args:
        words: the language.
        fault: what was wrong with the code that was typed.

    """
    say = _said(words)
    return f"""<h1>{say["class"]}</h1>
<form method="get">
<label for="code">{say["code"]}</label>
<p class="soft" id="hint">{say["board"]}</p>
<div class="row"><input type="text" id="code" name="code" required maxlength="{2 * LENGTH}"
 autocomplete="off" autocapitalize="characters" spellcheck="false" aria-describedby="hint">
<button>{say["go"]}</button></div>
<p class="told is-wrong" role="status">{escape(fault)}</p>
</form>"""


def teacher_front(words: Words, codes: Sequence[str], path: str) -> str:
    """Return the body of the page where a teacher makes a class, or goes on with one.

    Args:
        words: the language.
        codes: those of the classes that there are.
        path: of this page.

    """
    say = _said(words)
    links = "".join(f'<li><a href="{path}/{code}/teacher">{code}</a></li>' for code in codes)
    there = f"<h2>{say['there']}</h2><ul>{links}</ul>" if codes else ""
    return f"""<h1>{say["class"]}</h1>
<p>{say["how"]}</p>
<form method="post"><button>{say["begin"]}</button></form>
{there}"""


def progress(words: Words, pasted: str, report: str) -> str:
    """Return the body of the page that tells how far a class has come in the lessons.

    Args:
        words: the language.
        pasted: the lines that were pasted.
        report: what they tell; "" before there are any.

    """
    say = _said(words)
    shown = f'<pre class="report" tabindex="0">{escape(report)}</pre>' if report else ""
    return f"""<h1>{say["lessons"]}</h1>{shown}
<p>{say["lines"]}</p>
<form method="post"><label for="lines">{say["line label"]}</label>
<textarea id="lines" name="lines" rows="8" spellcheck="false">{escape(pasted)}</textarea>
<p><button>{say["read"]}</button></p></form>"""


def competition(words: Words, lobby: str) -> str:
    """Return the body of the page with the codes of a competition and the results of its rounds.

    Args:
        words: the language.
        lobby: the address of the lobby.

    """
    say = _said(words)
    if not is_fair():
        return f"<h1>{say['competition']}</h1><p>{say['fair']}</p>"
    rounds = "".join(
        f"<h3>{escape(which.title(words))}</h3><table class='results'>"
        f"<tr><th>{say['pupil']}</th><th>{say['result']}</th><th>{say['points']}</th></tr>"
        f"{''.join(_results(games, say))}</table>"
        for which, games in results().items()
    )
    items = "".join(f"<li><code>{code[:4]} {code[4:]}</code></li>" for code in codes())
    example = f"{escape(lobby)}?game=pepper&amp;players=3&amp;seed=1"
    return f"""<h1>{say["competition"]}</h1>
<p>{say["rounds"]}<br><span class="address">{example}</span></p>
<h2>{say["results"]}</h2>{rounds or f"<p>{say['none']}</p>"}
<details><summary>{say["codes"]}</summary><p>{say["secret"]}</p>
<ol class="codes">{items}</ol></details>"""


def _results(games: Mapping[int, Data | None], say: Mapping[str, str]) -> Iterator[str]:
    """The rows of a round: the number of each pupil who has begun, and how the game ended."""
    for pupil, ended in sorted(games.items()):
        points = str(ended["scores"][0]) if ended and ended["scores"] else ""
        how = "playing" if ended is None else "won" if 0 in ended["winners"] else "lost"
        yield f"<tr><td>{pupil}</td><td>{say[how]}</td><td>{points}</td></tr>"


def teacher(school_class: SchoolClass, words: Words, address: str, path: str) -> str:
    """Return the body of the teacher's page.

    Args:
        school_class: the class.
        words: the language.
        address: where pupils go.
        path: of the class on this server.

    """
    say = _said(words)
    options = "".join(
        f'<option value="{name}"{" selected" * (name == school_class.hour)}>'
        f"{n}. {escape(title(name, words.language))}</option>"
        for n, name in enumerate(names(), 1)
    )
    lock = "" if school_class.is_locked else _turn("yes", say["lock"])
    is_local = (urlsplit(address).hostname or "") in HERE_ONLY
    local = f'<br><span class="soft">{say["local"]}</span>' if is_local else ""
    question = in_words(plan(school_class.hour).guess.question, words)
    return f"""<h1>{escape(question)}</h1>
<div class="join"><p>{say["at"]}<br><span class="address">{escape(address)}</span>{local}</p>
<p>{say["code"]}<br><span class="code">{school_class.code}</span></p></div>
<div id="pictures" class="pictures" data-from="{path}/pictures?lang={words.language}">{
        pictures(school_class, words)
    }</div>
<p class="told is-wrong" id="told" role="status" data-silent="{say["silent"]}"></p>
<div class="row"><form method="post" class="row"><label for="hour">{say["hour"]}</label>
<select id="hour" name="hour">{options}</select> <button>{say["show"]}</button></form>
{lock}
<form><button type="button" class="plain" id="cover" data-hide="{say["hide"]}"
 data-show="{say["seen"]}">{say["hide"]}</button></form></div>
<details><summary>{say["anew"]}</summary><form method="post">
<button class="plain" name="clear"
 value="{school_class.hour}">{say["forget"]}</button></form></details>"""


def _turn(lock: str, label: str) -> str:
    """The button with which a teacher locks a class, or opens it."""
    button = f'<button class="plain" name="lock" value="{lock}">{label}</button>'
    return f'<form method="post">{button}</form>'


def pictures(school_class: SchoolClass, words: Words) -> str:
    """Return what has come in the present hour: the guesses, what came out, and the lock."""
    guess = plan(school_class.hour).guess
    guesses, shares = school_class.series("guess"), school_class.series("share")
    drawn = []
    if school_class.is_locked:
        say = _said(words)
        drawn = [f"""<div class="locked">{say["locked here"]} {_turn("no", say["unlock"])}</div>"""]
    near = guess.closer(shares) if shares else guess
    for axis, numbers, counted, heading, mean in (
        (guess, guesses, _GUESSES, N_("What was guessed"), N_("what came out: {n}")),
        (near, shares, _SHARES, N_("What came out"), N_("the class's mean: {n}")),
    ):
        count = escape(words(counted, n=len(numbers))).replace(
            str(len(numbers)), f"<b>{len(numbers)}</b>", 1
        )
        figure = ""
        if numbers:
            line = (sum(shares) / len(shares), mean) if shares else None
            chart = histogram(axis, numbers, words(heading), line, words)
            figure = f"<figure>{live_html(chart, words)}</figure>"
        drawn.append(f'<section><p class="count">{count}</p>{figure}</section>')
    return "".join(drawn)


def histogram(
    guess: Guess,
    numbers: Sequence[float],
    heading: str,
    line: tuple[float, str] | None,
    words: Words,
) -> Chart:
    """Return the histogram of some numbers.

    Args:
        guess: what was guessed, which has the axis.
        numbers: those to be drawn, at least one.
        heading: what the picture is called.
        line: where a line is drawn, and what stands beside it, with the field {n} for where it is;
            None for no line.
        words: the language.

    """
    chart = guess.chart(numbers, words)
    layers = list(chart.layers)
    if line:
        layers.append(Upright(line[0], words(line[1], n=f"{line[0]:.1f}")))
    alt = words(
        P_("{n} number, from {low} to {high}.", "{n} numbers, from {low} to {high}."),
        n=len(numbers), low=f"{min(numbers):g}", high=f"{max(numbers):g}",
    )  # fmt: skip
    pupils = words(N_("pupils"))
    y, head = replace(chart.y, label=pupils), (chart.head[0], pupils)
    return replace(chart, title=heading, alt=alt, y=y, layers=layers, head=head)


def pupil(school_class: SchoolClass, words: Words, link: str = "") -> str:
    """Return the body of the page from which pupils send their numbers.

    Args:
        school_class: the class.
        words: the language.
        link: the address of the hour itself; "" if this server has none.

    """
    say = _said(words)
    go = f'<p><a href="{escape(link)}">{say["open"]}</a></p>' if link else ""
    forms = "".join(
        f"""<form data-series="{series}"><label for="{series}">{say[series]}</label>
<p class="soft" id="{series}-hint">{say[f"{series} hint"]}</p>
<div class="row"><input type="text" id="{series}" name="said" required maxlength="{LONGEST}"
 autocomplete="off" aria-describedby="{series}-hint">
<button>{say["send"]}</button></div><p class="told" role="status"></p></form>"""
        for series in SERIES
    )
    locked = say["locked"] if school_class.is_locked else ""
    heading = f"{school_class.code} · {escape(title(school_class.hour, words.language))}"
    question = in_words(plan(school_class.hour).guess.question, words)
    return f"""<p class="soft" id="hour" data-hour="{school_class.hour}"
 data-language="{words.language}" data-silent="{say["silent"]}"
 data-locked="{say["locked"]}">{heading}</p>
<h1>{escape(question)}</h1>{go}
<div class="locked" id="locked" role="status">{locked}</div>
{forms}<noscript><p>{say["script"]}</p></noscript>"""
