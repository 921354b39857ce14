"""How rooms are kept on the disk, so that they outlive their server."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Final

from cardlab_widgets.server.codes import LENGTH
from cardlab_widgets.server.key import folder
from cardlab_widgets.table.persistence import write
from cardlab_widgets.together.chairs import Data

LONG: Final = 100_000  # bytes of a table's file, with which it is written anew
_PREFIX: Final = "together-"


class RoomFiles:
    """The files of a room: one with its pupils and results, and one for each table.

    A disk that can't be written is no fault of those who play: they play on.

    Args:
        code: the code of the room.

    """

    def __init__(self, code: str) -> None:
        self.code = code

    @cached_property
    def _folder(self) -> Path:
        return folder()  # it asks the disk, and a table is kept with each move

    def _path(self, table: int = 0) -> Path:
        number = f"-{table}" if table else ""
        return self._folder / f"{_PREFIX}{self.code}{number}.json"

    def _tables(self) -> list[Path]:
        return list(self._folder.glob(f"{_PREFIX}{self.code}-*.json"))

    def keep(self, room: Data) -> None:
        """Keep the room in place of what was kept before."""
        with suppress(OSError):
            write(self._path(), room)

    def keep_table(self, number: int, table: Data) -> None:
        """Append a table to its file as a line; the last whole line counts.

        To replace a file takes milliseconds of the disk, in which no table would answer. So that is
        done only when the file has become long.
        """
        with suppress(OSError):
            flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
            with os.fdopen(
                os.open(self._path(number), flags, 0o600), "a", encoding="utf-8"
            ) as file:
                is_long = file.tell() > LONG
                if not is_long:
                    file.write(f"\n{json.dumps(table)}")
            if is_long:
                write(self._path(number), table)

    def read(self) -> tuple[Data, list[Data]]:
        """Return the room and its tables as they were kept.

        Raises:
            OSError, ValueError: a file is damaged.

        """
        room: Data = json.loads(self._path().read_text(encoding="utf-8"))
        return room, [_last_whole_line(path.read_text(encoding="utf-8")) for path in self._tables()]

    def forget_tables(self) -> None:
        """Delete the files of the tables."""
        with suppress(OSError):
            for path in self._tables():
                path.unlink(missing_ok=True)

    def forget(self) -> None:
        """Delete all files."""
        self.forget_tables()
        with suppress(OSError):
            self._path().unlink(missing_ok=True)


def kept_codes(seconds: float) -> Iterator[str]:
    """Yield the codes of the rooms that were kept in the last so many seconds."""
    with suppress(OSError):
        for path in folder().glob(f"{_PREFIX}{'?' * LENGTH}.json"):
            if time.time() - path.stat().st_mtime <= seconds:
                yield path.stem.removeprefix(_PREFIX)


def _last_whole_line(text: str) -> Data:
    """Return the data of the last line that is JSON; one that was being written is left out."""
    for line in reversed(text.splitlines()):
        with suppress(ValueError):
            data: Data = json.loads(line)
            return data
    raise ValueError("The table's file holds no table.")
