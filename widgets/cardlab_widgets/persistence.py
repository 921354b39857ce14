"""A game kept on the server's disk while it is played: a kernel that dies does not take it along.

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
    """A new ticket; games that nobody has touched for a day are thrown away."""
    folder = _folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for path in folder.glob("*.json"):
        with suppress(OSError):  # another kernel may have been quicker
            if path.stat().st_mtime < time.time() - _DAY:
                path.unlink()
    return secrets.token_urlsafe(16)


def keep(ticket: str, match: Match, seats: Sequence[Any], language: str) -> None:
    """Write the game down; it replaces what was written down for the ticket before."""
    said = [who if isinstance(who, str) else "rule_of_thumb" for who in seats]
    kept = {"record": match.record(), "seats": said, "language": language}
    path = _folder() / f"{ticket}.json"
    new = path.with_suffix(".new")
    new.write_text(json.dumps(kept), encoding="utf-8")
    new.replace(path)  # at once, or not at all


def kept(ticket: str) -> tuple[Match, list[str], str]:
    """The match of a ticket, who sits where, and its language; or :class:`BadRecord`."""
    path = _folder() / f"{ticket}.json"
    if not _TICKET.fullmatch(ticket) or not path.is_file():
        raise BadRecord("There is no such game here any more: begin a new one.")
    try:
        said = json.loads(path.read_text(encoding="utf-8"))
        return replay(said["record"]), said["seats"], said["language"]
    except (ValueError, KeyError, TypeError) as error:
        raise BadRecord("The game that was kept is damaged: begin a new one.") from error


def _folder() -> Path:
    """Where Jupyter keeps what only this user may read."""
    return Path(jupyter_runtime_dir()) / "cardlab"
