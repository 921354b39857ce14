"""A table as a picture: HTML and drawings without a script, for pages to read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from cardlab_widgets.faces import sprite
from cardlab_widgets.page import css
from cardlab_widgets.table.static_html import plain
from tutorials.book.markup import html
from tutorials.book.words import words

Data = Mapping[str, Any]


def style() -> str:
    """Return the style sheet of all pictures, which the book puts beside its own."""
    return css("static_html")


def drawings(game: str, pictures: Sequence[str]) -> str:
    """Return the symbols that the faces in the pictures of a page use, each of them once."""
    return html(sprite(game, pictures))


def picture(scene: Data, art: Data, language: str) -> str:
    """Return the table of a scene: seats, piles, what lies before me, my hand.

    Args:
        scene: the scene of a table.
        art: the drawings and the names of its pieces (:func:`cardlab_widgets.faces.art`).
        language: "en" or "es".

    """
    seats = "".join(_seat(seat, art, language) for seat in scene["seats"])
    rows = [_row("".join(_pile(pile, art) for pile in row)) for row in scene["rows"]]
    mine = "".join(_place(place, art) for place in scene["places"] if place["count"])
    hand = "".join(_piece(held["card"], art) for held in scene["hand"])
    if hand:
        hand = f'<span class="book-label">{escape(words(language)["hand"])}</span>{hand}'
    body = "".join([_row(seats), *rows, _row(mine), _row(hand)])
    return f'<div class="cl-still book-table">{body}</div>'


def _row(inside: str) -> str:
    return f'<div class="cl-row">{inside}</div>' if inside else ""


def _seat(seat: Data, art: Data, language: str) -> str:
    says = words(language)
    count = seat["count"]
    held = "" if count is None else says["one_card"] if count == 1 else says["cards"]
    named = [f"<b>{escape(seat['name'])}</b>", escape(held.format(n=count))]
    places = "".join(_place(place, art) for place in seat["places"] if place["count"])
    known = "".join(_piece(card, art) for card in seat.get("cards") or () if card)
    return f'<span class="cl-seat">{" · ".join(filter(None, named))}{known}{places}</span>'


def _place(place: Data, art: Data) -> str:
    """Draw the pieces before a seat; one back stands for all pieces that lie face down."""
    known = [card for card in place["cards"] if card]
    hidden = [None] if None in place["cards"] else []
    pieces = "".join(_piece(card, art) for card in [*known, *hidden])
    label = f"{escape(place['label'])} {place['count']}"
    return f'<span class="book-place"><span class="book-label">{label}</span>{pieces}</span>'


def _pile(pile: Data, art: Data) -> str:
    shown = pile["top"] if pile["spread"] else pile["top"][-1:]
    faces = "".join(art["faces"][card or "back"] for card in shown) or '<i class="book-empty"></i>'
    note = plain(pile["note"], art) if pile["note"] else str(pile["count"])
    return f"<figure>{faces}<figcaption>{escape(pile['label'])} {note}</figcaption></figure>"


def _piece(card: str | None, art: Data) -> str:
    if card is None:
        return f'<figure aria-hidden="true">{art["faces"]["back"]}</figure>'
    name = escape(art["pieces"][card]["name"])
    return f'<figure title="{name}" role="img" aria-label="{name}">{art["faces"][card]}</figure>'
