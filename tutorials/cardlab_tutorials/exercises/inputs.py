"""What the widgets of exercises are made of: buttons, lines to type in, a saved picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets as w  # type: ignore[import-untyped]


def button(label: str, press: Callable[[], object]) -> w.Button:
    """Return a button as wide as its label, and what a press does."""
    made = w.Button(description=label, tooltip=label, layout=w.Layout(width="auto"))
    made.on_click(lambda _button: press())
    return made


def text_line(label: str, enter: Callable[[], object], **look: Any) -> w.Text:
    """Return a line to type in, and what Enter does."""

    def pressed(_widget: object, content: Any, _buffers: object) -> None:
        if isinstance(content, dict) and content.get("event") == "submit":
            enter()

    line = w.Text(description=label, style={"description_width": "initial"}, **look)
    line.on_msg(pressed)
    return line


def row(*widgets: w.Widget) -> w.HBox:
    """Return widgets side by side; they wrap where the page is narrow."""
    return w.HBox(widgets, layout=w.Layout(flex_flow="row wrap"))


class SavedWidget:
    """A widget whose picture a notebook saves, to show where no program runs."""

    def saved(self) -> str:
        """Return the picture as HTML."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)  # type: ignore[misc]
        return {**bundle, "text/plain": repr(self), "text/html": self.saved()}
