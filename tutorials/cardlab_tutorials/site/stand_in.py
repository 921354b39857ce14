"""A stand-in for anywidget in a page without Jupyter: its state and messages go out as JSON text.

It has the part of ``anywidget.AnyWidget`` that our tables and the lobby's form use. JSON keeps
``None`` apart from what is not there, which Python's own values do not in a browser.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import count
from types import ModuleType
from typing import Any, ClassVar

import traitlets

Hearer = Callable[[Any, Any, Any], None]
_numbers = count(1)


class AnyWidget(traitlets.HasTraits):
    """A widget that sends to its page by ``post``, a function of a JSON text.

    Attributes:
        number: its number among all widgets, by which page and worker name it.
        is_shown: whether the page has it; before, there is nobody to tell of a change.

    """

    post: ClassVar[Callable[[str], object]] = lambda _text: None

    def __init__(self, **state: Any) -> None:
        self.number = next(_numbers)
        self.is_shown = False
        self._hearers: list[Hearer] = []
        self._held: set[str] | None = None
        super().__init__(**state)
        self.observe(lambda change: self.send_state(change["name"]), [*self.traits(sync=True)])

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> dict[str, Any]:  # noqa: ARG002
        """Return the values of the traits that a page has, or of one or some of them."""
        names: Iterable[str] = self.traits(sync=True) if key is None else key
        return {name: getattr(self, name) for name in ([key] if isinstance(key, str) else names)}

    def send_state(self, key: Any = None) -> None:
        """Tell the page the values of some traits, or of all."""
        if self._held is not None and isinstance(key, str):
            self._held.add(key)
        elif self.is_shown:
            self._tell("state", self.get_state(key))

    @contextmanager
    def hold_sync(self) -> Iterator[None]:
        """Tell what changes within all at once, at the end."""
        if self._held is not None:
            yield
            return
        self._held = set()
        try:
            yield
        finally:
            changed, self._held = self._held, None
            if changed:
                self.send_state(changed)

    def send(self, content: Any, buffers: Any = None) -> None:  # noqa: ARG002
        """Send a message to the page."""
        if self.is_shown:
            self._tell("message", content)

    def on_msg(self, hearer: Hearer) -> None:
        """Call ``hearer(widget, content, buffers)`` for each message of the page."""
        self._hearers.append(hearer)

    def hear(self, content: Any) -> None:
        """Hand on a message of the page."""
        for hearer in self._hearers:
            hearer(self, content, [])

    def show(self) -> None:
        """Have the page make its model of the widget, with all of its state."""
        self.is_shown = True
        self._tell("widget", self.get_state())

    def close(self) -> None:
        """Tell the page nothing more."""
        self.is_shown = False

    def _tell(self, kind: str, what: Any) -> None:
        AnyWidget.post(json.dumps({"kind": kind, "widget": self.number, "what": what}))


def install() -> None:
    """Let ``import anywidget`` find this module."""
    module = ModuleType("anywidget")
    module.AnyWidget = AnyWidget  # type: ignore[attr-defined]
    sys.modules["anywidget"] = module
