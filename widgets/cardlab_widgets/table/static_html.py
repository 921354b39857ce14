"""The table as plain HTML, for where no JavaScript runs: a saved notebook, a repository's page.

It holds the drawn table and the table in words. The style sheet that comes with them shows the
first and hides the second. JupyterLab takes style and drawings out of a notebook that it does not
trust: then the words are shown, and what is left of the drawn table is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from cardlab.engine.text.words import Rich
from cardlab_widgets.faces import sprite
from cardlab_widgets.page import css

Data = Mapping[str, Any]


def static_html(scene: Data, art: Data, words: Data) -> str:
    """Return the scene as HTML without a script.

    Args:
        scene: the scene of a table (:func:`cardlab_widgets.table.scene.scene`).
        art: the drawings and the names of the pieces (:func:`cardlab_widgets.faces.art`).
        words: the words of the page (:func:`cardlab_widgets.ui_texts.ui_texts`).

    """
    piles = "".join(_pile(pile, art) for row in scene["rows"] for pile in row)
    may = {step["card"] for move in scene["moves"] for step in move["steps"][:1] if "card" in step}
    hand = "".join(_card(held["card"], art, held["card"] in may) for held in scene["hand"])
    seats = "".join(_seat(seat, words) for seat in scene["seats"])
    body = (
        f'<div class="cl-row">{seats}</div><div class="cl-row">{piles}</div>'
        f"<p>{_text(scene['prompt'], art)}</p>"
        f'<div class="cl-row">{hand}</div>'
    )
    title = f"<p><b>{escape(scene['title'])}</b> · {escape(' · '.join(scene['meta']))}</p>"
    last = f"<p>{_text(scene['story'][-1]['text'], art)}</p>" if scene["story"] else ""
    style = f"<style>{css('static_html')}</style>"
    drawn = f'<div class="cl-drawn" hidden="hidden">{sprite(scene["game"], [body])}{body}</div>'
    prompt = f"<p>{plain(scene['prompt'], art)}</p>"
    in_words = f'<div class="cl-in-words">{table_in_words(scene, art, words)}{prompt}</div>'
    return f'<div class="cl-still">{style}{title}{drawn}{in_words}{last}</div>'


def _seat(seat: Data, words: Data) -> str:
    count = seat["count"]
    many = str(words["card" if count == 1 else "cards"])
    held = "" if count is None else many.replace("{n}", str(count))
    places = [f"{place['label']} {place['count']}" for place in seat["places"]]
    counts = " · ".join(escape(text) for text in [held, *places] if text)
    return f'<span class="cl-seat"><b>{escape(seat["name"])}</b> · {counts}</span>'


def _pile(pile: Data, art: Data) -> str:
    shown = pile["top"] if pile["spread"] else pile["top"][-1:]
    face = "".join(art["faces"][card or "back"] for card in shown)
    note = _text(pile["note"], art) if pile["note"] else str(pile["count"])
    return f"<figure>{face}<figcaption>{escape(pile['label'])} {note}</figcaption></figure>"


def _card(card: str, art: Data, may: bool) -> str:
    name = escape(art["pieces"][card]["name"])
    css = ' class="cl-may"' if may else ""
    return (
        f'<figure{css} title="{name}" role="img" aria-label="{name}">{art["faces"][card]}</figure>'
    )


def _text(rich: Rich, art: Data) -> str:
    return "".join(
        escape(part) if isinstance(part, str) else f"<b>{escape(_name(part, art))}</b>"
        for part in rich
    )


def plain(rich: Rich, art: Data) -> str:
    """Return a text in HTML, with the names of the pieces that it holds."""
    return escape("".join(part if isinstance(part, str) else _name(part, art) for part in rich))


def _name(part: Data, art: Data) -> str:
    """The name of a piece, a suit or a player in a text."""
    if "card" in part:
        return str(art["pieces"][part["card"]]["name"])
    if "suit" in part:
        return str(art["suits"][part["suit"]]["name"])
    return str(part.get("name") or part["b"])


# --- In words -------------------------------------------------------------------------------------


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
        yield escape(seat["name"]), _seat_in_words(seat, art, words)
    for pile in (pile for row in scene["rows"] for pile in row):
        yield escape(pile["label"]), _pile_in_words(pile, art)
    for place in scene["places"]:
        yield escape(place["label"]), named(place["cards"], art)
    if hand := [held["card"] for held in scene["hand"]]:
        yield escape(words["hand"]), f"<b>{named(hand, art)}</b>"


def _seat_in_words(seat: Data, art: Data, words: Data) -> str:
    count = seat["count"]
    many = "" if count is None else words["card" if count == 1 else "cards"].format(n=count)
    places = [
        f"{escape(place['label'])}: {named(place['cards'], art)}"
        for place in seat["places"]
        if place["count"]
    ]
    return " · ".join(text for text in [escape(many), *places] if text)


def _pile_in_words(pile: Data, art: Data) -> str:
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
