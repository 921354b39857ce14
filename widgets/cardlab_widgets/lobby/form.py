"""The form of the lobby: one widget with a tile for each game, and what a page may say to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import traitlets

from cardlab.engine.match.catalogue import list_games
from cardlab.engine.match.record import LONGEST
from cardlab.engine.text.words import LANGUAGES, N_, Text, Words
from cardlab_widgets.page import css, esm
from cardlab_widgets.server.query import Address
from cardlab_widgets.wire import (
    UNREADABLE,
    LobbyGame,
    LobbyMessage,
    LobbyNews,
    LobbyShown,
    fits,
    length,
)

LONGEST_MESSAGE: Final = 2_000  # characters of a message, but for one that opens a shared game


class Form(Address):
    """The lobby's form in a page.

    Args:
        shown: what it shows (:func:`cardlab_widgets.lobby.texts.lobby_texts`).
        words: the language in which it refuses.
        hears: called with each message of a page that is well formed.

    """

    _css = css("lobby")
    shown = traitlets.Dict().tag(sync=True)
    said = traitlets.Unicode("").tag(sync=True)
    playing = traitlets.Bool(False).tag(sync=True)
    wants_code = traitlets.Bool(False).tag(sync=True)

    def __init__(
        self, shown: LobbyShown, words: Words, hears: Callable[[LobbyMessage], None]
    ) -> None:
        self.refuses = words
        self.hears = hears
        super().__init__(shown=shown)
        self.on_msg(self._hear)

    def early(self) -> dict[str, Any]:
        """Return the part of the state that a page needs to paint the form before the widget."""
        keys = ("shown", "said", "playing", "wants_code", "words", "search")
        return {**self.get_state(keys), "module": esm("address"), "style": self._css}

    def game(self, name: str) -> LobbyGame:
        """Return what is shown of a game."""
        games: list[LobbyGame] = self.shown["games"]
        return next(game for game in games if game["name"] == name)

    def tell(self, news: LobbyNews) -> None:
        """Tell the page something beside the state."""
        self.send(news)

    def _hear(self, _widget: Any, message: Any, _buffers: Any) -> None:
        """Check a message of the page, and hand it on."""
        if wrong := self._wrong(message):
            self.refuse(self.refuses(wrong))
        else:
            self.hears(message)

    def refuse(self, why: str) -> None:
        """Tell the page why nothing has been done."""
        self.said = why
        self.tell({"kind": "refused", "text": why})

    def _wrong(self, message: Any) -> Text:
        """Why a message is refused, or ""; a check relies on all those before it."""
        opens = isinstance(message, dict) and message.get("kind") == "open"
        if length(message) > LONGEST_MESSAGE + (LONGEST if opens else 0):
            return N_("The message is too long.")
        if not fits(message, LobbyMessage):
            return UNREADABLE
        if self.playing:
            return N_("A table is open: leave it first.")
        if message.get("language", "en") not in LANGUAGES:
            return N_("That language is not known.")
        is_offered = message.get("game") in (None, *self._offered())
        return "" if is_offered else N_("That game is not offered.")

    def _offered(self) -> list[str]:
        games = [game["name"] for game in self.shown["games"]]
        return games if self.shown["only"] else list_games()
