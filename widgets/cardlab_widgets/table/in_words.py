"""The table in words, as HTML without style or drawings: what is left where both are taken out.

JupyterLab takes them out of a notebook that it does not trust, and so do the pages of many
repositories.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from cardlab.engine.text.words import Rich

Data = Mapping[str, Any]


def table_in_words(scene: Data, art: Data, words: Data) -> str:
    """Return a row for each seat, each pile, what lies before me, and my hand.

    Args:
        scene: the scene of a table (:func:`cardlab_widgets.table.scene.scene`).
        art: the names of the pieces (:func:`cardlab_widgets.faces.art`).
        words: the words of the page (:func:`cardlab_widgets.ui_texts.ui_texts`).

    Returns:
        An HTML table; "" if there is nothing on the table.

    """
    rows = "".join(
        f"<tr><td>{name}</td><td>{what}</td></tr>" for name, what in _rows(scene, art, words)
    )
    return f"<table>{rows}</table>" if rows else ""


def _rows(scene: Data, art: Data, words: Data) -> Iterator[tuple[str, str]]:
    for seat in scene["seats"]:
        yield escape(seat["name"]), _seat(seat, art, words)
    for pile in (pile for row in scene["rows"] for pile in row):
        yield escape(pile["label"]), _pile(pile, art)
    for place in scene["places"]:
        yield escape(place["label"]), named(place["cards"], art)
    if hand := [held["card"] for held in scene["hand"]]:
        yield escape(words["hand"]), f"<b>{named(hand, art)}</b>"


def _seat(seat: Data, art: Data, words: Data) -> str:
    count = seat["count"]
    many = "" if count is None else words["card" if count == 1 else "cards"].format(n=count)
    places = [
        f"{escape(place['label'])}: {named(place['cards'], art)}"
        for place in seat["places"]
        if place["count"]
    ]
    return " · ".join(text for text in [escape(many), *places] if text)


def _pile(pile: Data, art: Data) -> str:
    shown = pile["top"] if pile["spread"] else pile["top"][-1:]
    known = [card for card in shown if card is not None]
    note = plain(pile["note"], art) if pile["note"] else ""
    return " · ".join(text for text in [named(known, art), note or str(pile["count"])] if text)


def named(cards: Sequence[str | None], art: Data) -> str:
    """Return pieces by their names in HTML; like ones once, with their number."""
    counts: dict[str | None, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    names = [(art["pieces"][card]["name"] if card else "?", n) for card, n in counts.items()]
    return escape(", ".join(f"{name} ({n})" if n > 1 else name for name, n in names))


def plain(rich: Rich, art: Data) -> str:
    """Return a text in HTML, with the names of the pieces that it holds."""
    parts = []
    for part in rich:
        if isinstance(part, str):
            parts.append(part)
        elif "card" in part:
            parts.append(art["pieces"][part["card"]]["name"])
        elif "suit" in part:
            parts.append(art["suits"][part["suit"]]["name"])
        else:
            parts.append(part.get("name") or part["b"])
    return escape("".join(parts))
