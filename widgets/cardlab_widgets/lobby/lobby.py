"""The lobby: choose a game, who sits where, the house rules, and play."""

from __future__ import annotations

from typing import Any, Final

import ipywidgets as w  # type: ignore[import-untyped]

from cardlab_widgets.lobby.base import LobbyBase
from cardlab_widgets.server.query import asked_for, is_served
from cardlab_widgets.table.card_table import CardTable

# The first table goes with the page (js/shell/placeholder.js); Voila's template shows it.
EARLY: Final = "application/vnd.cardlab.early+json"


class Lobby(LobbyBase, w.VBox):  # type: ignore[misc]
    """The front page of a dashboard: visitors choose a game here, and play it.

    A link such as ``?game=pepper&players=4&seed=7&lang=es`` opens that table at once. ``&pace=0``
    lets bots move without a pause, and house rules have their names: ``&must_play_if_able=True``.

    Args:
        game: the only game to offer; by default the lobby offers all games.
        language: "en" or "es".
        pace: how long a table shows the move of a bot, in milliseconds.
        coach: the coach of the tables; by default the value of the environment variable
            ``CARDLAB_COACH`` ("none" switches the coach off for a class), or else "off".
        lessons: the games that have a guided lesson on the page ``learn.ipynb`` beside this one. A
            mapping gives the minutes of the first sitting of each.
        fair: whether the tables are for a competition; by default, if the environment variable
            ``CARDLAB_FAIR`` is 1. See :class:`~cardlab_widgets.table.terms.Terms`.
        links: the names and addresses of further pages. The lobby lists them below the games.

    """

    children: tuple[w.Widget, ...]

    def welcome(self) -> Lobby:
        """Open what the visitor's address asks for, and return the lobby.

        The last line of a dashboard calls it. Where Voila has started this kernel ahead, it waits
        for the visitor. Where Voila does not tell the address, the page does so later.
        """
        if (search := asked_for()) is not None:
            self.form.search = search
        return self

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = {**super()._repr_mimebundle_(**kwargs), "text/plain": repr(self)}
        if is_served():
            bundle[EARLY] = self.form.early() if self.table is None else self.table.early()
        return bundle

    def put_table(self, title: str, table: CardTable) -> None:
        """Show a table in place of the form."""
        # The table is as near to the top as when it comes with the page.
        head = w.HTML(f'<h1 class="cl-unseen">{title}</h1>', layout=w.Layout(margin="0"))
        self._put(head, table, self.form)

    def put_form(self) -> None:
        """Show the form in place of the table."""
        self._put(self.form)

    def _put(self, *shown: w.Widget) -> None:
        """Show these widgets, and discard those that were shown before and are no longer used."""
        before = set(self.children)
        self.children = shown
        for widget in before - {self.form, *shown}:
            discard(widget)


def discard(widget: w.Widget) -> None:
    """Close a widget and all its parts, which are models in the page too."""
    parts = (*getattr(widget, "children", ()), widget.layout, getattr(widget, "style", None))
    widget.close()
    for part in parts:
        if isinstance(part, w.DOMWidget):
            discard(part)
        elif isinstance(part, w.Widget):
            part.close()
