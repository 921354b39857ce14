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
from pathlib import Path
from typing import Any, Final

from jupyter_core.paths import jupyter_runtime_dir

from cardlab.engine.errors import BadRecord
from cardlab.engine.match import Match
from cardlab.engine.record import replay

_TICKET: Final = re.compile(r"[\w-]{22}")
_DAY: Final = 24 * 60 * 60


def new_ticket() -> str:
    """Return a new ticket, and delete the games that have not changed for a day."""
    folder = _folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for path in folder.glob("*.json"):
        with suppress(OSError):  # another kernel may have been quicker
            if path.stat().st_mtime < time.time() - _DAY:
                path.unlink()
    return secrets.token_urlsafe(16)


def keep(ticket: str, match: Match, seats: Sequence[Any], language: str) -> None:
    """Save the game under this ticket, in place of what was saved before.

    A bot that somebody has written can't be saved: the rules of thumb take its seat.
    """
    names = [who if isinstance(who, str) else "rule_of_thumb" for who in seats]
    kept = {"record": match.record(), "seats": names, "language": language}
    path = _folder() / f"{ticket}.json"
    new = path.with_suffix(".new")
    new.write_text(json.dumps(kept), encoding="utf-8")
    new.replace(path)  # atomic: no half-written game is ever read


def kept(ticket: str) -> tuple[Match, list[str], str]:
    """Return the match of a ticket, who sits on each seat, and the language.

    Raises:
        BadRecord: there is no such game, or its file is damaged.

    """
    path = _folder() / f"{ticket}.json"
    if not _TICKET.fullmatch(ticket) or not path.is_file():
        raise BadRecord("There is no such game here any more: begin a new one.")
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return replay(data["record"]), data["seats"], data["language"]
    except (ValueError, KeyError, TypeError) as error:
        raise BadRecord("The game that was kept is damaged: begin a new one.") from error


def _folder() -> Path:
    """Where Jupyter keeps what only this user may read."""
    return Path(jupyter_runtime_dir()) / "cardlab"
