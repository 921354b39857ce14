"""A game is kept on the server's disk while it is played, so that it outlives its kernel.

A page holds only a ticket, which nobody can guess; hidden cards never leave the server.
"""

from __future__ import annotations

import json
import re
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from cardlab.engine.codec import from_text
from cardlab.engine.errors import BadRecord
from cardlab.engine.match import Match
from cardlab.engine.record import replay
from cardlab.engine.words import N_, Words
from cardlab_widgets.server_key import SEALED, folder, seal, unseal

NO_SEALED: Final = N_("This is a sealed game: it is opened in the lobby of its class server.")
_TICKET: Final = re.compile(r"[\w-]{22}")
_DAY: Final = 24 * 60 * 60


def new_ticket() -> str:
    """Return a new ticket, and delete the games that have not changed for a day."""
    for path in folder().glob("*.json"):
        with suppress(OSError):  # another kernel may have been quicker
            if path.stat().st_mtime < time.time() - _DAY:
                path.unlink()
    return secrets.token_urlsafe(16)


class Kept(NamedTuple):
    """A game that was kept or sealed: the match, who sits on each seat, the language, the seed.

    ``seed`` is the number that the link of a class named, or "".
    """

    match: Match
    seats: list[str]
    language: str
    seed: str


def keep(ticket: str, match: Match, seats: Sequence[Any], language: str, seed: str = "") -> None:
    """Save the game under this ticket, in place of what was saved before.

    A bot that somebody has written can't be saved: the rules of thumb take its seat.
    """
    path = folder() / f"{ticket}.json"
    new = path.with_suffix(".new")
    new.touch(mode=0o600)
    new.write_text(json.dumps(data_of(match, seats, language, seed)), encoding="utf-8")
    new.replace(path)  # atomic: no half-written game is ever read


def kept(ticket: str) -> Kept:
    """Return the game of a ticket.

    Raises:
        BadRecord: there is no such game, or its file is damaged.

    """
    path = folder() / f"{ticket}.json"
    if not _TICKET.fullmatch(ticket) or not path.is_file():
        raise BadRecord("There is no such game here any more: begin a new one.")
    try:
        return _read(json.loads(path.read_text(encoding="utf-8")))
    except (ValueError, KeyError, TypeError) as error:
        raise BadRecord("The game that was kept is damaged: begin a new one.") from error


def sealed(match: Match, seats: Sequence[Any], language: str, seed: str = "") -> str:
    """Return the game as a text that only this server can read, to be saved or shared."""
    return seal(data_of(match, seats, language, seed))


def opened(text: str, unseals: bool, words: Words) -> Kept:
    """Return the game of a text that was saved or shared.

    A sealed game is read only where it would be sealed again: elsewhere one could save it plain,
    and read all hands of a game that goes on. It says who sits where: else one could load it with a
    person on each seat, and see all hands. For a plain one the seats are an empty list, as for its
    language and seed.

    Args:
        text: the text.
        unseals: whether a sealed game may be read.
        words: the language in which it is refused.

    Raises:
        BadRecord: the text is no game, or is damaged, or is sealed and may not be read.

    """
    if text.strip().startswith(SEALED):
        if not unseals:
            raise BadRecord(words(NO_SEALED))
        return _read(unseal(text.strip()))
    return Kept(from_text(text), [], "", "")


def data_of(match: Match, seats: Sequence[Any], language: str, seed: str = "") -> dict[str, Any]:
    """Return what is kept of a game, as JSON-able data."""
    names = [who if isinstance(who, str) else "rule_of_thumb" for who in seats]
    return {"record": match.record(), "seats": names, "language": language, "seed": seed}


def _read(data: dict[str, Any]) -> Kept:
    return Kept(replay(data["record"]), data["seats"], data["language"], data["seed"])
