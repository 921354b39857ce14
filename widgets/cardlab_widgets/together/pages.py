"""The pages under ``/together`` as HTML; what changes on them is painted by ``js/together/``."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from html import escape
from io import BytesIO
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from cardlab.engine.match.catalogue import find, list_games
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.text.words import N_, Text, Words
from cardlab_widgets.server.bounds import HERE_ONLY
from cardlab_widgets.server.codes import LENGTH
from cardlab_widgets.table.scene import PLAYERS
from cardlab_widgets.together.room import TABLES, Room
from cardlab_widgets.together.table import CUT, PHRASES, presence_texts

_FRONT: Final = {
    "head": N_("Play together"),
    "code": N_("Code of the room"),
    "board": N_("Whoever has opened the room shows you the code, or a link."),
    "go": N_("Go on"),
    "how": N_(
        "Open a room and show its code. Who comes in gets a name and a chair; bots take the chairs "
        "that are left. Nobody types a name or a sentence."
    ),
    "begin": N_("Open a room"),
    "there": N_("Rooms that there are"),
    "alone": N_("Play with bots"),
    "game": N_("Game and players"),
    "bots": N_("Bots"),
    "play": N_("Play"),
}
BOTS: Final[dict[str, Text]] = {"rule_of_thumb": N_("Regular"), "random": N_("Beginner")}

_PUPIL: Final[dict[str, Text]] = {
    "you": N_("You are {name}"),
    "table": N_("Table {n}"),
    "begin": N_("Begin"),
    "begins": N_("Begin as soon as all are here. Bots take the chairs that are left."),
    "leave": N_("Leave"),
    "back": N_("I am back"),
    "again": N_("Play again"),
    "wants": N_("{n} of {all} want another game."),
    "over": N_("The game is over. Your teacher goes on."),
    "say": N_("Say something"),
    "people": N_("At this table"),
    "looks": N_("You look on."),
    "other": N_("Another table"),
    "paused": N_("All tables are stopped for a moment."),
    "away": N_("A bot plays for you until you are back."),
    "elsewhere": N_("You play on in another tab."),
    "gone": N_("This chair was given away. Open the link again to come back in."),
    "full": N_("This room is full, or gone."),
    "joining": N_("One moment …"),
    "cut": CUT,
    "is_lost": N_("{name} has lost the connection, and is waited for."),
    "is_away": N_("{name} is away. A bot plays until {name} is back."),
}
_TEACHER: Final[dict[str, Text]] = {
    "pupils": N_("{n} here, {waiting} without a chair"),
    "open": N_("not begun"),
    "playing": N_("turn {n}"),
    "paused": N_("stopped"),
    "over": N_("over"),
    "won": N_("won: {names}"),
    "seconds": N_("{n} s"),
    "free": N_("Free the chair of {name}"),
    "silent": N_("The server does not answer. It is asked again by itself."),
    "round": N_("Round {n}"),
    "watching": N_("looking on: {n}"),
}
_CONTROLS: Final = {
    "at": N_("Go to"),
    "type": N_("and type"),
    "local": N_(
        "Only this machine knows itself by that name. Open this page by its name or number in the "
        "network, and the address is one for the others."
    ),
    "lay": N_("Lay tables"),
    "anew": N_("Tables that there are go away, with their games."),
    "game": N_("Game"),
    "players": N_("Chairs at a table"),
    "many": N_("Tables"),
    "turn": N_("Seconds for a turn"),
    "no_limit": N_("no limit"),
    "same": N_("The same cards at all tables"),
    "rounds": N_("Tournament: rounds, with points by place"),
    "start": N_("Begin at all tables"),
    "pause": N_("Stop all tables"),
    "go_on": N_("Go on"),
    "next": N_("Next round"),
    "csv": N_("Results as a table (CSV)"),
    "records": N_("Records of the games"),
    "standings": N_("Points"),
    "more": N_("Results"),
}


def page(title: str, kind: str, body: str, words: Words, path: str, data: object = None) -> str:
    """Return a whole page.

    Args:
        title: what the browser calls it.
        kind: which part of ``together.js`` runs on it; "" for none.
        body: its HTML.
        words: the language.
        path: below which the pages lie.
        data: what the script is handed.

    """
    handed = json.dumps(data).replace("<", "\\u003c")  # no text ends the script that holds it
    script = f'<script type="module" src="{path}/files/together.js"></script>' if kind else ""
    return f"""<!DOCTYPE html>
<html lang="{words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="{path}/files/table.css">
<link rel="stylesheet" href="{path}/files/together.css">
{script}
</head>
<body data-page="{kind}">
{body}
<script type="application/json" id="data">{handed}</script>
</body>
</html>"""


def style() -> str:
    """Return the style sheet of the pages; that of the table is another."""
    return (Path(__file__).parent.parent / "css" / "together.css").read_text(encoding="utf-8")


def _said(texts: dict[str, Text], words: Words) -> dict[str, str]:
    """Texts in a language; their fields are filled in by the page."""
    return {name: words(text) if text else "" for name, text in texts.items()}


def _html(texts: dict[str, str], words: Words) -> dict[str, str]:
    return {name: escape(words(text)) for name, text in texts.items()}


def fault(heading: str, words: Words, path: str) -> str:
    """Return the page that says what is wrong, and leads back."""
    body = f'<main class="plain"><h1>{heading}</h1><p><a href="{path}/">cardlab</a></main>'
    return page(heading, "", body, words, path)


def navigation(words: Words, links: Sequence[tuple[Text, str]], here: str) -> str:
    """Return the head that all pages of a teacher share; "" where there is one page only.

    Args:
        words: the language.
        links: the pages, by their names.
        here: the path of the one that is shown, or of the one above it.

    """
    current = ' aria-current="page"'
    items = "".join(
        f'<li><a href="{path}"{current if path == here else ""}>{escape(words(name))}</a></li>'
        for name, path in links
    )
    label = escape(words(N_("For teachers")))
    return f'<nav class="teacher" aria-label="{label}"><ul>{items}</ul></nav>' if links else ""


def front(
    words: Words,
    path: str,
    links: Sequence[tuple[Text, str]],
    rooms: Sequence[str] | None,
    wrong: str = "",
) -> str:
    """Return the page where one types a code or begins a table with bots.

    Args:
        words: the language.
        path: below which the pages lie.
        links: the teacher's other pages.
        rooms: the codes of the rooms, for the teacher; None for anybody else.
        wrong: what was wrong with what was asked for.

    """
    say = _html(_FRONT, words)
    told = f'<p class="wrong" role="alert">{escape(wrong)}</p>' if wrong else ""
    head = opens = ""
    if rooms is not None:
        head = navigation(words, links, f"{path}/")
        items = "".join(f'<li><a href="{path}/{code}/teacher">{code}</a>' for code in rooms)
        there = f"<h2>{say['there']}</h2><ul class='rooms'>{items}</ul>" if rooms else ""
        opens = f"""<p>{say["how"]}</p><form method="post"><button>{say["begin"]}</button></form>
{there}"""
    body = f"""{head}<main class="plain"><h1>{say["head"]}</h1>{told}{opens}
<form method="get"><label for="code">{say["code"]}</label><p class="soft">{say["board"]}</p>
<div class="row"><input id="code" name="code" required maxlength="{4 * LENGTH}" autocomplete="off"
 autocapitalize="characters" spellcheck="false"> <button>{say["go"]}</button></div></form>
<h2>{say["alone"]}</h2><form method="post" action="{path}/alone?lang={words.language}">
<div class="row"><p><label for="table">{say["game"]}</label><select id="table" name="table">
{_tables(words)}</select></p><p><label for="bots">{say["bots"]}</label>
<select id="bots" name="bots">{_options(BOTS, words)}</select></p></div>
<button>{say["play"]}</button></form></main>"""
    return page(words(_FRONT["head"]), "", body, words, path)


def _tables(words: Words) -> str:
    """The games, each with the numbers of players that it has."""
    return "".join(
        f'<optgroup label="{escape(game["title"])}">'
        + "".join(
            f'<option value="{game["name"]} {n}"{" selected" if n == 3 and not i else ""}>'
            f"{escape(game['title'])}, {escape(words(PLAYERS, n=n))}</option>"
            for n in game["players"]
        )
        + "</optgroup>"
        for i, game in enumerate(_game(name, words) for name in list_games())
    )


def _options(texts: Mapping[str, Text], words: Words) -> str:
    return "".join(
        f'<option value="{value}">{escape(words(text))}</option>' for value, text in texts.items()
    )


def pupil(code: str, words: Words, path: str, *, is_alone: bool) -> str:
    """Return the page of a pupil; the table comes over the websocket.

    Args:
        code: of the room.
        words: the language.
        path: below which the pages lie.
        is_alone: whether one person plays there with bots.

    """
    data = {"code": code, "path": path, "alone": is_alone, **pupil_texts(words)}
    waits = f'<p class="waits">{escape(words(_PUPIL["joining"]))}</p>'
    return page(f"cardlab {code}", "pupil", waits, words, path, data)


def pupil_texts(words: Words) -> dict[str, Any]:
    """Return what the page of a pupil says, in a language."""
    return {
        "lang": words.language,
        "words": _said(_PUPIL, words),
        "presence": presence_texts(words),
        "phrases": [words(phrase) for phrase in PHRASES],
    }


def teacher(
    room: Room, link: str, words: Words, path: str, links: Sequence[tuple[Text, str]]
) -> str:
    """Return the teacher's page of a room.

    Args:
        room: the room.
        link: where the pupils go.
        words: the language.
        path: below which the pages lie.
        links: the teacher's other pages.

    """
    say = _html(_CONTROLS, words)
    local = urlsplit(link).hostname in HERE_ONLY
    games = [_game(name, words) for name in list_games()]
    data = {
        "code": room.code,
        "path": path,
        "words": _said(_TEACHER, words),
        "presence": presence_texts(words),
        "titles": {game["name"]: game["title"] for game in games},
        "games": games,
        "now": room.for_teacher(),
    }
    options = "".join(
        f'<option value="{game["name"]}">{escape(game["title"])}</option>' for game in games
    )
    seconds = "".join(f'<option value="{n}">{n}</option>' for n in (20, 30, 45, 60, 90))
    front_page = link.rpartition("/")[0]
    head = navigation(words, links, f"{path}/")
    body = f"""{head}<main class="plain wide"><section class="join"><div><p>{say["at"]}<br>
<b class="address">{escape(front_page)}</b><br>{say["type"]}</p>
<h1 class="code">{room.code}</h1>{f'<p class="soft">{say["local"]}</p>' if local else ""}</div>
<div class="qr">{qr(link)}</div></section>
<div class="row" id="controls"><button data-do="start">{say["start"]}</button>
<button data-do="pause" class="quiet">{say["pause"]}</button>
<button data-do="go on" class="quiet">{say["go_on"]}</button>
<button data-do="next round" class="quiet">{say["next"]}</button>
<span id="sum"></span></div><p id="told" role="status"></p>
<div id="tables"></div>
<details{"" if room.tables else " open"}><summary>{say["lay"]}</summary><form id="lay">
<div class="row"><p><label for="game">{say["game"]}</label><select id="game">{options}</select></p>
<p><label for="players">{say["players"]}</label><select id="players"></select></p>
<p><label for="many">{say["many"]}</label><input id="many" type="number" min="1" max="{TABLES}"
 value="1" required></p>
<p><label for="turn">{say["turn"]}</label><select id="turn">
<option value="0">{say["no_limit"]}</option>{seconds}</select></p></div>
<p><label class="check"><input type="checkbox" id="same"> {say["same"]}</label>
<label class="check"><input type="checkbox" id="rounds"> {say["rounds"]}</label></p>
<p class="soft">{say["anew"]}</p><button>{say["lay"]}</button></form></details>
<details><summary>{say["more"]}</summary><h2>{say["standings"]}</h2><ol id="standings"></ol>
<p><a href="{path}/{room.code}/results.csv" download>{say["csv"]}</a> ·
<a href="{path}/{room.code}/results.json" download>{say["records"]}</a></p></details></main>"""
    return page(room.code, "teacher", body, words, path, data)


def _game(name: str, words: Words) -> dict[str, Any]:
    game = find(name)
    title = rulebook(name, words.language).title
    return {
        "name": name,
        "title": title,
        "players": list(game.players),
        "usual": game.usual_players,
    }


def qr(link: str) -> str:
    """Return a link as a QR code, an SVG in black on white."""
    import segno  # a table that a notebook joins does without it

    drawn = BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", xmldecl=False, svgns=False, omitsize=True, border=3, light="#fff"
    )
    return drawn.getvalue().decode()
