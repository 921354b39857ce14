"""Saving unfinished games on the server's disk, so that a game outlives its kernel.

A page has only a ticket, which nobody can guess; hidden cards never leave the server.

A game is at one table at a time: a page that opens the game by its ticket takes it over, and the
table that had it before makes no more moves. If both could move, a second tab would be an undo.
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

ROUND: Final = "round-"  # the beginning of a round's ticket
ELSEWHERE: Final = N_("This game continues in another window. Make your moves there.")
NO_SEALED: Final = N_("This is a sealed game. Open it in the lobby of its class server.")
_TICKET: Final = re.compile(rf"[\w-]{{22}}|{ROUND}[0-9]{{3}}-[0-9a-f]{{16}}")
_DAY: Final = 24 * 60 * 60
_ROUND_DAYS: Final = 30  # days for which the server stores the results of a competition


def new_ticket() -> str:
    """Return a new ticket; delete games unchanged for a day, and rounds unchanged for 30 days."""
    with suppress(OSError):  # no folder, no games
        for path in folder().iterdir():
            days = _ROUND_DAYS if path.name.startswith(ROUND) else 1
            with suppress(OSError):  # another kernel may have deleted it first
                is_old = path.stat().st_mtime < time.time() - days * _DAY
                if path.suffix in (".json", ".new") and is_old:
                    path.unlink()
    return secrets.token_urlsafe(16)


class SavedGame(NamedTuple):
    """A game from the disk or from a sealed text.

    Attributes:
        match: the match.
        seats: who sits on each seat.
        language: the language of its page.
        seed: the number in the link of a class, or "".
        ticket: the ticket under which to save the game, or "" for a new one.
        holder: the table that has the game now; see :func:`take`.

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
    """Save the game under this ticket, in place of the earlier save.

    A bot that a user has written can't be saved: the rules of thumb take its seat.

    Returns:
        True, or False if another holder has taken the game over.

    Raises:
        OSError: for example, the disk is full. The earlier save is intact.

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
        return True  # deleted or damaged: the next save replaces it


def take(ticket: str) -> SavedGame:
    """Take over the game of a ticket, and return it.

    Raises:
        BadRecord: there is no such game, or its file is damaged.

    """
    if not is_kept(ticket):
        raise BadRecord("There is no such game here any more: begin a new one.")
    holder = secrets.token_hex(8)
    try:
        with _alone():  # from here on, the previous holder can save no more moves
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
    """Replace a file by one that only this user can read.

    Raises:
        OSError: for example, the disk is full. The old file is intact.

    """
    new = path.with_suffix(".new")
    try:
        new.touch(mode=0o600)
        new.write_text(json.dumps(data), encoding="utf-8")
        new.replace(path)  # atomic: nobody reads a half-written game
    except OSError:
        new.unlink(missing_ok=True)
        raise


@contextmanager
def _alone() -> Iterator[None]:
    """Lock the folder against other kernels; does nothing without locks (Windows, a browser)."""
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
    """Return the game as a text to save or share that only this server can read."""
    return seal(data_of(match, seats, language, seed))


def opened(text: str, unseals: bool, words: Words) -> SavedGame:
    """Return the game of a saved or shared text.

    Only a table that seals games again may read a sealed one: at any other table one could save it
    as plain text, and read all hands of an unfinished game. A sealed text says who sits where: if
    it did not, one could load it with a person on each seat, and see all hands. A plain text says
    neither that nor a language or seed.

    Args:
        text: the text.
        unseals: whether to read a sealed game.
        words: the language of a refusal.

    Raises:
        BadRecord: the text is no game, is damaged, or is sealed and may not be read.

    """
    if text.strip().startswith(SEALED):
        if not unseals:
            raise BadRecord(words(NO_SEALED))
        return _read(unseal(text.strip()))
    return SavedGame(from_text(text), [], "", "")


def data_of(match: Match, seats: Sequence[Any], language: str, seed: str = "") -> dict[str, Any]:
    """Return the saved form of a game, as JSON-able data."""
    names = [who if isinstance(who, str) else "rule_of_thumb" for who in seats]
    ended = match.outcome._asdict() if match.outcome else None
    game = {"record": match.record(), "seats": names, "language": language, "seed": seed}
    return {**game, "ended": ended}


def _read(data: dict[str, Any]) -> SavedGame:
    return SavedGame(replay(data["record"]), data["seats"], data["language"], data["seed"])
