"""The guided lessons as one page without code, for Voila: ``?game=pepper&lang=es&sitting=2``."""

from __future__ import annotations

from typing import Any

import ipywidgets as w  # type: ignore[import-untyped]

from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.text.words import LANGUAGES, N_, Words
from cardlab_tutorials.asked_page import QueryPage
from cardlab_tutorials.guided.lesson import Lesson, sitting_of
from cardlab_tutorials.guided.reading import list_lessons
from cardlab_widgets.faces.tiles import tile
from cardlab_widgets.lobby.lobby import EARLY
from cardlab_widgets.lobby.shelf import ShelfTile, shelf
from cardlab_widgets.lobby.texts import in_order
from cardlab_widgets.server.query import is_served


class LearnPage(QueryPage):
    """The lesson that the page's address asks for, or a list of all lessons.

    The progress is kept by the visitor's browser, not by the server.
    """

    key = "game"
    unknown = N_("There is no lesson '{name}'. Choose one of these.")
    sitting = 0

    def named(self, text: str) -> str | None:
        """Return the game whose lesson is asked for, or None if there is none."""
        return text if text in list_lessons() else None

    def opened(self, name: str) -> w.Widget:
        """Return the lesson of a game as one page."""
        return Lesson(name, self.language, folder=None).page(self.sitting).table

    def read(self, asked: dict[str, list[str]]) -> None:
        """Take over which sitting is asked for."""
        self.sitting = sitting_of(asked)

    def listed(self) -> w.Widget:
        """Return a tile for each lesson."""
        _ = Words(self.language)
        tiles = [self._tile(name, _) for name in in_order(list_lessons())]
        addresses = {language: f"?lang={language}" for language in LANGUAGES}
        return w.HTML(shelf(_("Learn a game"), "", tiles, addresses, _, self.notice))

    def _tile(self, name: str, _: Words) -> ShelfTile:
        shown, title = tile(name, self.language), rulebook(name, self.language).title
        address = f"?game={name}&lang={self.language}"
        return ShelfTile(name, title, shown["line"], shown["teaches"], address, _("Learn"))

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        if is_served() and self.shown is not None:
            bundle[EARLY] = self.shown.early()
        return bundle
