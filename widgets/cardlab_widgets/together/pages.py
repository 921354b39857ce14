"""The pages under ``/together`` as HTML, from the files in ``templates/``.

What changes on them is painted by ``js/together/``, which is handed data and words.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment
from markupsafe import Markup

from cardlab.engine.match.catalogue import find, list_games
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.text.words import N_, Text, Words
from cardlab_widgets.faces.tiles import sprite_of, tile
from cardlab_widgets.lobby.texts import in_order
from cardlab_widgets.server.codes import LENGTH
from cardlab_widgets.server.web import templates_of
from cardlab_widgets.table.scene import PLAYERS
from cardlab_widgets.together.room import TABLES, Room
from cardlab_widgets.together.showing import CUT, PHRASES, presence_texts
from cardlab_widgets.ui_texts import in_words

Links = Sequence[tuple[Text, str]]
"""The teacher's pages of a server: the name of each, and its path."""

BOTS: Final[dict[str, Text]] = {"rule_of_thumb": N_("Regular"), "random": N_("Beginner")}

_PUPIL: Final[dict[str, Text]] = {
    "you": N_("You are {name}"),
    "table": N_("Table {n}"),
    "begin": N_("Begin"),
    "begins": N_("Begin when everybody is here. Bots take the empty chairs."),
    "leave": N_("Leave"),
    "back": N_("I am back"),
    "again": N_("Play again"),
    "wants": N_("{n} of {all} want another game."),
    "over": N_("The game is over. Wait for your teacher."),
    "say": N_("Say something"),
    "people": N_("At this table"),
    "looks": N_("You are watching"),
    "other": N_("Another table"),
    "paused": N_("All tables are paused."),
    "away": N_("A bot plays for you until you are back."),
    "hurry": N_("Your time is nearly up. Then the game goes on without you."),
    "seconds": N_("{n} s"),
    "elsewhere": N_("Your game continues in another tab."),
    "gone": N_("Your chair was given away. Open the link again to come back."),
    "full": N_("This room is full, or it is closed."),
    "joining": N_("One moment …"),
    "cut": CUT,
    "is_lost": N_("{name} has lost the connection. The table waits."),
    "is_away": N_("{name} is away. A bot plays until {name} is back."),
}
_TEACHER: Final[dict[str, Text]] = {
    "pupils": N_("{n} here"),
    "waiting": N_("{n} without a chair"),
    "open": N_("not started"),
    "playing": N_("turn {n}"),
    "paused": N_("paused"),
    "over": N_("over"),
    "won": N_("won: {names}"),
    "seconds": N_("{n} s"),
    "free": N_("Free the chair of {name}"),
    "silent": N_("The server does not answer. This page keeps trying."),
    "round": N_("Round {n}"),
    "watching": N_("watching: {n}"),
}


@cache
def _templates() -> Environment:
    return templates_of("cardlab_widgets.together")


def page(
    template: str,
    heading: str,
    words: Words,
    path: str,
    *,
    script: str = "",
    data: object = None,
    **fields: Any,
) -> str:
    """Return a page.

    Args:
        template: the name of its file.
        heading: what the browser calls it.
        words: the language, which the templates call ``_``.
        path: below which the pages lie.
        script: which part of ``together.js`` runs on it; "" for none.
        data: what the script is handed.
        fields: what else the template names.

    """
    known = {"_": words, "heading": heading, "path": path, "script": script, "data": data}
    return _templates().get_template(template).render(known | fields)


def style() -> str:
    """Return the style sheet of the pages; that of the table is another."""
    return (Path(__file__).parent.parent / "css" / "together.css").read_text(encoding="utf-8")


def navigation(words: Words, links: Links, here: str) -> Markup:
    """Return the head that all pages of a teacher share; "" where there is one page only.

    Args:
        words: the language.
        links: the teacher's pages.
        here: the path of the one that is shown, or of the one above it.

    """
    template = _templates().get_template("navigation.html")
    return Markup(template.render(_=words, links=links, here=here))


def front(
    words: Words, path: str, links: Links, rooms: Sequence[str] | None, fault: str = ""
) -> str:
    """Return the page where one types a code or begins a table with bots.

    Args:
        words: the language.
        path: below which the pages lie.
        links: the teacher's pages.
        rooms: the codes of the rooms, for the teacher; None for anybody else.
        fault: what was wrong with what was asked for.

    """
    games = [{**game, **tile(game["name"], words.language)} for game in _games(words)]
    pictures = {game["name"]: Markup(game["picture"]) for game in games}
    return page(
        "front.html",
        words(N_("Play together")),
        words,
        path,
        links=links,
        here=f"{path}/",
        rooms=rooms,
        fault=fault,
        longest=4 * LENGTH,
        games=[{**game, "picture": pictures[game["name"]]} for game in games],
        sprite=Markup(sprite_of(pictures, "")),
        many=PLAYERS,
        bots=BOTS,
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
    return page("pupil.html", f"cardlab {code}", words, path, script="pupil", data=data)


def pupil_texts(words: Words) -> dict[str, Any]:
    """Return what the page of a pupil says, in a language; fields are filled in by the page."""
    return {
        "lang": words.language,
        "words": in_words(_PUPIL, words),
        "presence": presence_texts(words),
        "phrases": [words(phrase) for phrase in PHRASES],
    }


def teacher(room: Room, link: str, hint: Text, words: Words, path: str, links: Links) -> str:
    """Return the teacher's page of a room.

    Args:
        room: the room.
        link: where the pupils go.
        hint: what they have to know of it; "" for nothing.
        words: the language.
        path: below which the pages lie.
        links: the teacher's pages.

    """
    games = _games(words)
    data = {
        "code": room.code,
        "path": path,
        "words": in_words(_TEACHER, words),
        "presence": presence_texts(words),
        "titles": {game["name"]: game["title"] for game in games},
        "games": games,
        "now": room.for_teacher(),
    }
    return page(
        "teacher.html",
        room.code,
        words,
        path,
        script="teacher",
        data=data,
        links=links,
        here=f"{path}/",
        link=link,
        hint=hint,
        qr=qr(link),
        most=TABLES,
    )


def _games(words: Words) -> list[dict[str, Any]]:
    """The games, the quickest first, with the numbers of players that each has."""
    games = [find(name) for name in in_order(list_games())]
    return [
        {
            "name": game.name,
            "title": rulebook(game.name, words.language).title,
            "players": list(game.players),
            "usual": game.usual_players,
        }
        for game in games
    ]


def qr(link: str) -> Markup:
    """Return a link as a QR code, an SVG in black on white."""
    import segno  # a table that a notebook joins does without it

    drawn = BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", xmldecl=False, svgns=False, omitsize=True, border=3, light="#fff"
    )
    return Markup(drawn.getvalue().decode())
