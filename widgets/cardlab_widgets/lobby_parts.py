"""Parts of the lobby: what it reads in a link, and small pieces of its form."""

from __future__ import annotations

import re
from html import escape

import ipywidgets as w  # type: ignore[import-untyped]

from cardlab.engine.errors import CardlabError
from cardlab_widgets.faces import faces, sprite


def discard(widget: w.Widget) -> None:
    """Close a widget and all that belongs to it, each of which is a model in the page too."""
    parts = (*getattr(widget, "children", ()), widget.layout, getattr(widget, "style", None))
    widget.close()
    for part in parts:
        if isinstance(part, w.DOMWidget):
            discard(part)
        elif isinstance(part, w.Widget):
            part.close()


def read_pace(text: str) -> int:
    """Return how long a bot's move is shown, in ms, as a link says it."""
    if not re.fullmatch(r"[0-9]{1,4}", text):
        raise CardlabError(f"The pace can't be {text!r:.80}: it is a number of ms, 0 to 9999.")
    return int(text)


def read_number(text: str) -> int | str:
    """Return the whole number that was typed, or the text itself if it is none."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,20}", text) else text


def grid(inside: list[w.Widget]) -> w.Widget:
    """Return the choices in columns."""
    box = w.Box(inside)
    box.add_class("cl-grid")
    return box


def fan(game: str) -> str:
    """Return some cards of a game, as a picture for the front page."""
    drawn = faces(game)
    pack = [name for name in drawn if name != "back" and "=" not in name]
    shown = [drawn[pack[i * (len(pack) - 1) // 6]] for i in range(7)]
    cards = "".join(f"<i>{card}</i>" for card in shown)
    return f'<div class="cl-fan" aria-hidden="true">{sprite(game, shown)}{cards}</div>'


def head(text: str) -> w.HTML:
    """Return the heading of a part of the form."""
    return w.HTML(f"<h2>{text}</h2>")


def notice(text: str) -> str:
    """Return what went wrong as HTML, escaped: it may repeat what stands in an address."""
    return f'<p class="cl-said" role="status">{escape(text)}</p>'
