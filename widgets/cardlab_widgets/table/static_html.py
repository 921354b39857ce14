"""The table as plain HTML, for where no JavaScript runs: a saved notebook, a repository's page.

It holds the drawn table and the table in words. The style sheet that comes with them shows the
first and hides the second. JupyterLab takes style and drawings out of a notebook that it does not
trust: then the words are shown, and what is left of the drawn table is hidden.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from cardlab_widgets.faces import sprite
from cardlab_widgets.page import css
from cardlab_widgets.table.in_words import plain, table_in_words


def static_html(scene: Mapping[str, Any], art: Mapping[str, Any], words: Mapping[str, Any]) -> str:
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
    drawn = f'<div class="cl-drawn" hidden>{sprite(scene["game"], [body])}{body}</div>'
    prompt = f"<p>{plain(scene['prompt'], art)}</p>"
    in_words = f'<div class="cl-in-words">{table_in_words(scene, art, words)}{prompt}</div>'
    return f'<div class="cl-still">{style}{title}{drawn}{in_words}{last}</div>'


def _seat(seat: Mapping[str, Any], words: Mapping[str, Any]) -> str:
    count = seat["count"]
    many = str(words["card" if count == 1 else "cards"])
    held = "" if count is None else many.replace("{n}", str(count))
    places = [f"{place['label']} {place['count']}" for place in seat["places"]]
    counts = " · ".join(escape(text) for text in [held, *places] if text)
    return f'<span class="cl-seat"><b>{escape(seat["name"])}</b> · {counts}</span>'


def _pile(pile: Mapping[str, Any], art: Mapping[str, Any]) -> str:
    shown = pile["top"] if pile["spread"] else pile["top"][-1:]
    face = "".join(art["faces"][card or "back"] for card in shown)
    note = _text(pile["note"], art) if pile["note"] else str(pile["count"])
    return f"<figure>{face}<figcaption>{escape(pile['label'])} {note}</figcaption></figure>"


def _card(card: str, art: Mapping[str, Any], may: bool) -> str:
    name = escape(art["pieces"][card]["name"])
    css = ' class="cl-may"' if may else ""
    return (
        f'<figure{css} title="{name}" role="img" aria-label="{name}">{art["faces"][card]}</figure>'
    )


def _text(rich: list[Any], art: Mapping[str, Any]) -> str:
    return "".join(_part(part, art) for part in rich)


def _part(part: str | Mapping[str, Any], art: Mapping[str, Any]) -> str:
    if isinstance(part, str):
        return escape(part)
    if "card" in part:
        return f"<b>{escape(art['pieces'][part['card']]['name'])}</b>"
    if "suit" in part:
        return f"<b>{escape(art['suits'][part['suit']]['name'])}</b>"
    return f"<b>{escape(part.get('name') or part['b'])}</b>"
