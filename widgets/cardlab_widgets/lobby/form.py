"""The form of the lobby: one widget with a tile for each game, and what a page may say to it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, get_args, get_type_hints

import traitlets

from cardlab.engine.match.catalogue import list_games
from cardlab.engine.match.record import LONGEST
from cardlab.engine.text.words import LANGUAGES, N_, Words
from cardlab_widgets.page import css, esm
from cardlab_widgets.server.query import Address
from cardlab_widgets.wire import LobbyGame, LobbyMessage, LobbyNews, LobbyShown

LONGEST_MESSAGE: Final = 2_000  # characters of a message, but for one that opens a shared game
# The parts of each kind of message.
KINDS: Final = {
    get_args(get_type_hints(message)["kind"])[0]: set(message.__annotations__)
    for message in get_args(LobbyMessage)
}
TEXTS: Final = ("game", "language", "ticket", "text", "seed", "code")  # parts that are texts


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
        wrong = next((why for is_wrong, why in self._checks(message) if is_wrong), "")
        if wrong:
            self.refuse(self.refuses(wrong))
            return
        self.hears(message)

    def refuse(self, why: str) -> None:
        """Tell the page why nothing has been done."""
        self.said = why
        self.tell({"kind": "refused", "text": why})

    def _checks(self, message: Any) -> Iterator[tuple[bool, str]]:
        """What may be wrong with a message; a check relies on all those before it."""
        well_formed = isinstance(message, dict) and isinstance(message.get("kind"), str)
        yield not well_formed, N_("A message says what kind it is.")
        longest = LONGEST_MESSAGE + (LONGEST if message["kind"] == "open" else 0)
        yield _length(message) > longest, N_("The message is too long.")
        yield message["kind"] not in KINDS, N_("The lobby knows no such kind of message.")
        parts = KINDS[message["kind"]]
        yield set(message) != parts, N_("The message has too many parts, or too few.")
        no_texts = any(not isinstance(message[part], str) for part in parts & set(TEXTS))
        yield no_texts, N_("A part of the message is no text.")
        is_open = message["kind"] != "leave"
        yield (
            self.playing == is_open,
            (N_("A table is open: leave it first.") if is_open else N_("No table is open.")),
        )
        yield message.get("language", "en") not in LANGUAGES, N_("That language is not known.")
        yield (
            "game" in parts and message["game"] not in self._offered(),
            N_("That game is not offered."),
        )
        if message["kind"] == "play":
            yield from _of_play(message)

    def _offered(self) -> list[str]:
        games = [game["name"] for game in self.shown["games"]]
        return games if self.shown["only"] else list_games()


def _of_play(message: Mapping[str, Any]) -> Iterator[tuple[bool, str]]:
    """What may be wrong with the parts of a message that asks for a table."""
    yield type(message["players"]) is not int, N_("The number of players is no whole number.")
    seats, rules = message["seats"], message["rules"]
    are_texts = isinstance(seats, list) and all(isinstance(who, str) for who in seats)
    yield not are_texts, N_("Who sits where is a list of texts.")
    are_numbers = isinstance(rules, dict) and all(
        isinstance(name, str) and type(n) is int for name, n in rules.items()
    )
    yield not are_numbers, N_("The house rules are numbers, by their names.")


def _length(message: object) -> int:
    """How long a message is as text; one that is nested too deep to be written is too long."""
    try:
        return len(json.dumps(message, default=str))
    except (ValueError, RecursionError):
        return LONGEST + LONGEST_MESSAGE + 1
