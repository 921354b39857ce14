"""The guided lessons as one page without code, for Voila: ``?game=pepper&lang=es``."""

from __future__ import annotations

from html import escape
from typing import Any, Final
from urllib.parse import parse_qs

import ipywidgets as w  # type: ignore[import-untyped]

from cardlab.engine.rulebook import rulebook
from cardlab.engine.words import LANGUAGES, N_, Words
from cardlab_tutorials.guided.lesson import Lesson
from cardlab_tutorials.guided.reading import list_lessons
from cardlab_tutorials.guided.step_table import StepTable
from cardlab_widgets.lobby import EARLY
from cardlab_widgets.page import css
from cardlab_widgets.ui_texts import watch_texts
from cardlab_widgets.voila_query import Address, asked_for, is_served

LONGEST: Final = 500  # characters of an address's query


class LearnPage(w.VBox):  # type: ignore[misc]
    """The lesson that the page's address asks for, or a list of all lessons.

    The progress is kept by the visitor's browser, not by the server.

    Args:
        game: the lesson to show; by default what the address asks for.
        language: "en" or "es"; by default what the address asks for.

    """

    def __init__(self, game: str | None = None, language: str = "en") -> None:
        super().__init__()
        self.language = language
        self.table: StepTable | None = None
        self.address = Address()
        self.address.observe(lambda change: self._follow(change["new"] or ""), "search")
        if game is not None:
            self._open(game)
        elif (search := asked_for()) is not None:
            self.address.search = search
        else:
            self._list()

    def _follow(self, search: str) -> None:
        """Show what a query such as ``?game=pepper&lang=es`` asks for."""
        asked = parse_qs(search[:LONGEST].removeprefix("?"))
        language = asked.get("lang", [self.language])[-1]
        self.language = language if language in LANGUAGES else "en"
        self.address.words = watch_texts(Words(self.language))
        game = asked.get("game", [""])[-1]
        if game in list_lessons():
            self._open(game)
        else:
            self._list()

    def _open(self, game: str) -> None:
        self.table = Lesson(game, self.language, folder=None).page()
        self.children = (self.table, self.address)

    def _list(self) -> None:
        """Show a link to each lesson."""
        _ = Words(self.language)
        head = _(N_("Learn a game"))
        links = "".join(
            f'<p><a class="cl-btn" href="?game={name}&amp;lang={self.language}">'
            f"{escape(rulebook(name, self.language).title)}</a></p>"
            for name in list_lessons()
        )
        style = f"<style>{css('lobby')}</style>"
        self.children = (w.HTML(f"{style}<h1>{escape(head)}</h1>{links}"), self.address)

    def __repr__(self) -> str:
        return "<LearnPage>" if self.table is None else f"<LearnPage: {self.table!r}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = {**super()._repr_mimebundle_(**kwargs), "text/plain": repr(self)}
        if is_served() and self.table is not None:
            bundle[EARLY] = self.table.early()
        return bundle
