"""A page for Voila that shows what its address asks for, or a list of all that it can show."""

from __future__ import annotations

from typing import ClassVar, Final
from urllib.parse import parse_qs

import ipywidgets as w  # type: ignore[import-untyped]

from cardlab.engine.text.words import LANGUAGES, Text, Words
from cardlab_widgets.server.query import Address, asked_for
from cardlab_widgets.ui_texts import watch_texts

LONGEST: Final = 500  # characters of an address's query


class QueryPage(w.VBox):  # type: ignore[misc]
    """A page that opens what a query such as ``?game=pepper&lang=es`` names.

    Args:
        name: what to show; by default what the address asks for.
        language: "en" or "es"; by default what the address asks for.

    """

    key: ClassVar[str]  # the part of the query that names what to show
    unknown: ClassVar[Text]  # what is said of a {name} that names nothing

    def __init__(self, name: str | None = None, language: str = "en") -> None:
        super().__init__()
        self.language = language
        self.shown: w.Widget | None = None
        self.notice = ""  # why the list is shown in place of what was asked for
        self.address = Address()
        self.address.observe(lambda change: self._follow(change["new"] or ""), "search")
        if name is None and (search := asked_for()) is not None:
            self.address.search = search
        else:
            self._show(name)

    def _follow(self, search: str) -> None:
        asked = parse_qs(search[:LONGEST].removeprefix("?"))
        language = asked.get("lang", [self.language])[-1]
        self.language = language if language in LANGUAGES else "en"
        words = Words(self.language)
        self.address.words = watch_texts(words)
        self.read(asked)
        wanted = asked.get(self.key, [""])[-1]
        name = self.named(wanted)
        is_unknown = wanted and name is None
        self.notice = words(self.unknown, name=f"{wanted:.40}") if is_unknown else ""
        self._show(name)

    def _show(self, name: str | None) -> None:
        self.shown = None if name is None else self.opened(name)
        self.children = (self.shown or self.listed(), self.address)

    def read(self, asked: dict[str, list[str]]) -> None:
        """Take over what else the query says."""

    def named(self, text: str) -> str | None:
        """Return the name of what is asked for, or None if there is no such thing."""
        raise NotImplementedError

    def opened(self, name: str) -> w.Widget:
        """Return what is shown for a name."""
        raise NotImplementedError

    def listed(self) -> w.Widget:
        """Return the list of all that can be shown."""
        raise NotImplementedError

    def __repr__(self) -> str:
        kind = type(self).__name__
        return f"<{kind}>" if self.shown is None else f"<{kind}: {self.shown!r}>"
