"""A game is kept on the server's disk while it is played, so that it outlives its kernel.

A page holds only a ticket, which nobody can guess; hidden cards never leave the server.

A game is at one table: whoever opens it by its ticket takes it over, and the table that had it
before makes no more moves. Else a second tab would be an undo.
"""

from __future__ import annotations

import json
import os
import re
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from cardlab.engine.match.match import Match
from cardlab.engine.match.record import from_text, replay
from cardlab.engine.table.errors import BadRecord
from cardlab.engine.text.words import N_, Words
from cardlab_widgets.server.key import SEALED, folder, seal, unseal

ROUND: Final = "round-"  # how the ticket of a round begins
ELSEWHERE: Final = N_("This game goes on in another window: make your moves there.")
NO_SEALED: Final = N_("This is a sealed game: it is opened in the lobby of its class server.")
_TICKET: Final = re.compile(rf"[\w-]{{22}}|{ROUND}[0-9]{{3}}-[0-9a-f]{{16}}")
_DAY: Final = 24 * 60 * 60
_ROUND_DAYS: Final = 30  # so long the results of a competition stay


def new_ticket() -> str:
    """Return a new ticket, and delete the games that have not changed for a day (a round: 30)."""
    with suppress(OSError):  # no folder, no games
        for path in folder().iterdir():
            days = _ROUND_DAYS if path.name.startswith(ROUND) else 1
            with suppress(OSError):  # another kernel may have been quicker
                is_old = path.stat().st_mtime < time.time() - days * _DAY
                if path.suffix in (".json", ".new") and is_old:
                    path.unlink()
    return secrets.token_urlsafe(16)


class SavedGame(NamedTuple):
    """A game that was kept or sealed: the match, who sits on each seat, the language, the seed.

    ``seed`` is the number that the link of a class named, or ""; ``ticket`` the one under which it
    is to be kept, or "" for a new one; ``holder`` whose game it is now, see :func:`take`.
    """

    match: Match
    seats: list[str]
    language: str
    seed: str
    ticket: str = ""
    holder: str = ""


def keep(
    ticket: str, holder: str, match: Match, seats: Sequence[Any], language: str, seed: str = ""
) -> bool:
    """Save the game under this ticket, in place of what was saved before.

    A bot that somebody has written can't be saved: the rules of thumb take its seat.

    Returns:
        Whether it was saved; it is not if another holder has taken the game over.

    Raises:
        OSError: the disk is full, say; what was saved before is still there.

    """
    data = {**data_of(match, seats, language, seed), "holder": holder}
    with _alone():
        is_held = holds(ticket, holder)
        if is_held:
            write(_path(ticket), data)
    return is_held


def holds(ticket: str, holder: str) -> bool:
    """Return whether nobody else has taken over the game of a ticket."""
    try:
        return bool(json.loads(_path(ticket).read_text(encoding="utf-8"))["holder"] == holder)
    except (OSError, ValueError, KeyError, TypeError):
        return True  # not there any more, or damaged: what is kept next mends it


def take(ticket: str) -> SavedGame:
    """Take over the game of a ticket, and return it.

    Raises:
        BadRecord: there is no such game, or its file is damaged.

    """
    if not is_kept(ticket):
        raise BadRecord("There is no such game here any more: begin a new one.")
    holder = secrets.token_hex(8)
    try:
        with _alone():  # from here on whoever had the game can save no more moves
            data = json.loads(_path(ticket).read_text(encoding="utf-8"))
            game = _read(data)
            write(_path(ticket), {**data, "holder": holder})
    except (ValueError, KeyError, TypeError) as error:
        raise BadRecord("The game that was kept is damaged: begin a new one.") from error
    return game._replace(ticket=ticket, holder=holder)


def is_kept(ticket: str) -> bool:
    """Return whether there is a game with this ticket."""
    return bool(_TICKET.fullmatch(ticket)) and _path(ticket).is_file()


def _path(ticket: str) -> Path:
    return folder() / f"{ticket}.json"


def write(path: Path, data: dict[str, Any]) -> None:
    """Write a file that only this user can read, in place of the one that was there.

    Raises:
        OSError: the disk is full, say; the old file is still there.

    """
    new = path.with_suffix(".new")
    try:
        new.touch(mode=0o600)
        new.write_text(json.dumps(data), encoding="utf-8")
        new.replace(path)  # atomic: no half-written game is ever read
    except OSError:
        new.unlink(missing_ok=True)
        raise


@contextmanager
def _alone() -> Iterator[None]:
    """Have the other kernels wait; where there are no locks (Windows, a browser) they do not."""
    try:
        from fcntl import LOCK_EX, flock
    except ImportError:
        yield
        return
    lock = os.open(folder() / "lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        flock(lock, LOCK_EX)
        yield
    finally:
        os.close(lock)


def sealed(match: Match, seats: Sequence[Any], language: str, seed: str = "") -> str:
    """Return the game as a text that only this server can read, to be saved or shared."""
    return seal(data_of(match, seats, language, seed))


def opened(text: str, unseals: bool, words: Words) -> SavedGame:
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
    return SavedGame(from_text(text), [], "", "")


def data_of(match: Match, seats: Sequence[Any], language: str, seed: str = "") -> dict[str, Any]:
    """Return what is kept of a game, as JSON-able data."""
    names = [who if isinstance(who, str) else "rule_of_thumb" for who in seats]
    ended = match.outcome._asdict() if match.outcome else None
    game = {"record": match.record(), "seats": names, "language": language, "seed": seed}
    return {**game, "ended": ended}


def _read(data: dict[str, Any]) -> SavedGame:
    return SavedGame(replay(data["record"]), data["seats"], data["language"], data["seed"])
