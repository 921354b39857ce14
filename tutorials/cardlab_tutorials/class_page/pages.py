"""The pages of a class as HTML: the teacher's, whose pictures fill, and the pupils' to send from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from html import escape
from pathlib import Path
from string import Template
from typing import Final

from cardlab.engine.words import N_, P_, Words
from cardlab_tutorials.class_page.store import GARBLED, LENGTH, SchoolClass
from cardlab_tutorials.hours.catalogue import NAMES, plan, title
from cardlab_tutorials.hours.charts import Chart, Upright
from cardlab_tutorials.hours.guesses import Guess
from cardlab_tutorials.hours.plots import live_html

__all__ = [
    "GARBLED", "SILENT", "TAKEN", "front", "histogram", "page", "pictures", "pupil", "teacher",
    "teacher_front",
]  # fmt: skip

TAKEN: Final = N_("Sent to the class: {value}.")
SILENT: Final = N_("The class server does not answer. Try once more.")
_GUESSES: Final = P_("{n} guess", "{n} guesses")
_SHARES: Final = P_("{n} result", "{n} results")
_CLASS: Final = N_("Your class")
_ENTER: Final = N_("Code of the class")


def page(
    heading: str, body: str, words: Words, nonce: str, script: str = ""
) -> str:
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


def front(words: Words, told: str = "") -> str:
    """Return the body of the page where a pupil types the code of the class.

    Args:
        words: the language.
        told: what was wrong with the code that was typed.

    """
    hint = escape(words(N_("It stands on the board.")))
    return f"""<h1>{escape(words(_CLASS))}</h1>
<form method="get">
<label for="code">{escape(words(_ENTER))}</label>
<p class="soft">{hint}</p>
<div class="row"><input type="text" id="code" name="code" required maxlength="{2 * LENGTH}"
 autocomplete="off" autocapitalize="characters" spellcheck="false">
<button>{escape(words(N_("Go on")))}</button></div>
<p class="told{" is-wrong" if told else ""}" role="status">{escape(told)}</p>
</form>"""


def teacher_front(words: Words, codes: Sequence[str], path: str) -> str:
    """Return the body of the page where a teacher makes a class, or goes on with one.

    Args:
        words: the language.
        codes: those of the classes that there are.
        path: of this page.

    """
    links = "".join(f'<li><a href="{path}/{code}/teacher">{code}</a></li>' for code in codes)
    there = f"<h2>{escape(words(N_('Classes that there are')))}</h2><ul>{links}</ul>"
    how = words(
        N_(
            "Pupils send their guesses and results with the code of the class, from a telephone or "
            "from an hour. No name and no address is kept, and all is gone when the server stops."
        )
    )
    return f"""<h1>{escape(words(_CLASS))}</h1>
<p>{escape(how)}</p>
<form method="post"><button>{escape(words(N_("Begin a class")))}</button></form>
{there if codes else ""}"""


def teacher(found: SchoolClass, words: Words, address: str, path: str) -> str:
    """Return the body of the teacher's page.

    Args:
        found: the class.
        words: the language.
        address: where pupils go.
        path: of the class on this server.

    """
    options = "".join(
        f'<option value="{name}"{" selected" * (name == found.hour)}>'
        f"{n}. {escape(title(name, words.language))}</option>"
        for n, name in enumerate(NAMES, 1)
    )
    say = {
        key: escape(words(text))
        for key, text in {
            "at": N_("Pupils go to"), "code": _ENTER, "hour": N_("Hour"), "show": N_("Show"),
            "hide": N_("Hide the pictures"), "seen": N_("Show the pictures"), "silent": SILENT,
            "anew": N_("Begin anew"), "yes": N_("Yes, forget the numbers of this hour"),
        }.items()
    }  # fmt: skip
    return f"""<h1>{escape(words(plan(found.hour).guess.question))}</h1>
<p>{say["at"]} <span class="address">{escape(address)}</span></p>
<p class="soft">{say["code"]}</p><p class="code">{found.code}</p>
<div id="pictures" class="pictures" data-from="{path}/pictures?lang={words.language}">{
        pictures(found, words)
    }</div>
<p class="told is-wrong" id="told" role="status" data-silent="{say["silent"]}"></p>
<div class="row"><form method="post" class="row"><label for="hour">{say["hour"]}</label>
<select id="hour" name="hour">{options}</select> <button>{say["show"]}</button></form>
<form><button type="button" class="plain" id="cover" data-hide="{say["hide"]}"
 data-show="{say["seen"]}">{say["hide"]}</button></form></div>
<details><summary>{say["anew"]}</summary><form method="post">
<button class="plain" name="clear" value="{found.hour}">{say["yes"]}</button></form></details>"""


def pictures(found: SchoolClass, words: Words) -> str:
    """Return the pictures of the present hour of a class: the guesses, and what came out."""
    guess = plan(found.hour).guess
    guesses, shares = found.series("guess"), found.series("share")
    drawn = []
    for numbers, counted, heading in (
        (guesses, _GUESSES, N_("What was guessed")),
        (shares, _SHARES, N_("What came out")),
    ):
        count = escape(words(counted, n=len(numbers))).replace(
            str(len(numbers)), f"<b>{len(numbers)}</b>", 1
        )
        figure = ""
        if numbers:
            chart = histogram(guess, numbers, shares, words(heading), words)
            figure = f"<figure>{live_html(chart, words)}</figure>"
        drawn.append(f'<section><p class="count">{count}</p>{figure}</section>')
    return "".join(drawn)


def histogram(
    guess: Guess, numbers: Sequence[float], shares: Sequence[float], heading: str, words: Words
) -> Chart:
    """Return the histogram of some numbers, with a line at the mean of what came out.

    Args:
        guess: what was guessed, which has the axis.
        numbers: those to be drawn, at least one.
        shares: what came out of the trials of the class.
        heading: what the picture is called.
        words: the language.

    """
    chart = guess.chart(numbers, words)
    layers = list(chart.layers)
    if shares:
        mean = sum(shares) / len(shares)
        layers.append(Upright(mean, words(N_("the class's mean: {n}"), n=f"{mean:.1f}")))
    alt = words(
        P_("{n} number, from {low} to {high}.", "{n} numbers, from {low} to {high}."),
        n=len(numbers), low=f"{min(numbers):g}", high=f"{max(numbers):g}",
    )  # fmt: skip
    head = (chart.head[0], words(N_("pupils")))
    return replace(chart, title=heading, alt=alt, layers=layers, head=head)


def pupil(found: SchoolClass, words: Words, link: str = "") -> str:
    """Return the body of the page from which pupils send their numbers.

    Args:
        found: the class.
        words: the language.
        link: the address of the hour itself; "" if this server has none.

    """
    guess = plan(found.hour).guess
    go = f'<p><a href="{escape(link)}">{escape(words(N_("Open the hour")))}</a></p>' if link else ""
    told = escape(words(SILENT))
    name = escape(title(found.hour, words.language))
    hints = {
        "guess": words(N_("Guess before you count.")),
        "share": words(N_("From your own trials: 6 of 20, or the mean.")),
    }
    labels = {"guess": words(N_("Your guess")), "share": words(N_("What came out"))}
    forms = "".join(
        f"""<form data-series="{series}"><label for="{series}">{escape(labels[series])}</label>
<p class="soft" id="{series}-hint">{escape(hint)}</p>
<div class="row"><input type="text" id="{series}" name="said" required maxlength="40"
 autocomplete="off" aria-describedby="{series}-hint">
<button>{escape(words(N_("Send")))}</button></div><p class="told" role="status"></p></form>"""
        for series, hint in hints.items()
    )
    return f"""<p class="soft" id="hour" data-hour="{found.hour}" data-language="{words.language}"
 data-silent="{told}">{found.code} · {name}</p>
<h1>{escape(words(guess.question))}</h1>{go}
{forms}<noscript><p>{escape(words(N_("This page needs JavaScript.")))}</p></noscript>"""
