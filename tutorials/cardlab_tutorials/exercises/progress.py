"""What a learner has done of a lesson or an hour: kept on disk or in a browser, sent as a line."""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from cardlab.engine.match.record import LONGEST
from cardlab.engine.table.errors import CardlabError

STAR, TICK, SHOWN = "star", "tick", "shown"
MARKS: Final = (SHOWN, TICK, STAR)
"""How a step was done, from least to most: by "Show me", with help, at once and without help."""

LONGEST_LINE: Final = 4_000
LONGEST_NAME: Final = 60
_HEAD: Final = "cardlab-lesson"


class BadProgress(CardlabError):
    """A text is no progress of a lesson; the message says why."""


class Progress:
    """The steps of a lesson or questions of an hour that are done, and how often each was missed.

    Args:
        lesson: the name of the lesson's game, or of the hour.
        steps: the ids of its steps or questions; others are forgotten.
        folder: where the file ``progress-<lesson>.json`` is; None keeps nothing on disk.

    Attributes:
        marks: how each step was done: "star", "tick" or "shown".
        wrong: how many wrong answers each step took.
        games: the moves of the whole game of a step, from which the next sitting takes moments.
        unfinished: where a step was left: its whole game, as a text that only the server reads, or
            the part that was open.
        on_change: functions that are called after each change.

    """

    def __init__(self, lesson: str, steps: Iterable[str], folder: Path | str | None) -> None:
        self.lesson = lesson
        self.steps = tuple(steps)
        self.path = None if folder is None else Path(folder) / f"progress-{lesson}.json"
        self.marks: dict[str, str] = {}
        self.wrong: dict[str, int] = {}
        self.games: dict[str, list[str]] = {}
        self.unfinished: dict[str, str] = {}
        self.on_change: list[Callable[[], None]] = []
        if self.path is not None:
            with suppress(OSError, ValueError, CardlabError):  # a damaged file counts as none
                self.take(json.loads(self.path.read_text(encoding="utf-8")))

    def add(self, step: str, mark: str, wrong: int) -> None:
        """Note that a step is done; a better mark stays, and only the first time earns a star."""
        earlier = self.marks.get(step, mark)
        later = TICK if mark == STAR != earlier else mark
        self.marks[step] = max(later, earlier, key=MARKS.index)
        self.wrong[step] = max(wrong, self.wrong.get(step, 0))
        self._keep()

    def add_game(self, step: str, moves: Iterable[str]) -> None:
        """Note the moves of a whole game."""
        self.games[step] = list(moves)
        self._keep()

    def keep_unfinished(self, step: str, left: str) -> None:
        """Keep where a step that is not over was left; "" forgets it."""
        if left != self.unfinished.get(step, ""):
            self.unfinished[step] = left
            self._keep()

    def data(self) -> dict[str, Any]:
        """Return what a teacher may see of it as JSON-able data: all but the games."""
        return {"lesson": self.lesson, "marks": dict(self.marks), "wrong": dict(self.wrong)}

    def kept(self) -> dict[str, Any]:
        """Return all of it as JSON-able data."""
        return {**self.data(), "games": dict(self.games), "unfinished": dict(self.unfinished)}

    def take(self, data: object) -> None:
        """Take over what was kept before.

        Raises:
            BadProgress: if it is no progress of this lesson; nothing is changed.

        """
        if not isinstance(data, Mapping) or data.get("lesson") != self.lesson:
            raise BadProgress(f"This is no progress of the lesson {self.lesson!r}: {data!r:.80}")
        marks, wrong = data.get("marks"), data.get("wrong")
        if not isinstance(marks, Mapping) or not isinstance(wrong, Mapping):
            raise BadProgress(f"The marks of the steps are missing: {data!r:.80}")
        self.marks |= {s: marks[s] for s in self.steps if marks.get(s) in MARKS}
        counts = {s: wrong[s] for s in self.steps if type(wrong.get(s)) is int}
        self.wrong |= {s: n for s, n in counts.items() if 0 <= n < 1000}
        games = data.get("games")  # a lesson that was begun earlier has kept none
        if isinstance(games, Mapping):
            self.games |= {s: games[s] for s in self.steps if _is_game(games.get(s))}
        left = data.get("unfinished")
        if isinstance(left, Mapping):
            texts = {s: left[s] for s in self.steps if isinstance(left.get(s), str)}
            self.unfinished |= {s: text for s, text in texts.items() if len(text) <= LONGEST}
        self._keep()

    def _keep(self) -> None:
        if self.path is not None:
            with suppress(OSError):  # a folder that can't be written to keeps nothing
                self.path.write_text(json.dumps(self.kept()), encoding="utf-8")
        for listener in self.on_change:
            listener()

    def line(self, name: str = "") -> str:
        """Return all of it as one line of text that a teacher can collect.

        Args:
            name: who has done it, at most 60 characters; "" leaves it out.

        """
        data = {**self.data(), "name": " ".join(name.split())[:LONGEST_NAME]}
        packed = zlib.compress(json.dumps(data).encode(), 9)
        return f"{_HEAD} {base64.urlsafe_b64encode(packed).decode()}"


def _is_game(data: object) -> bool:
    """Whether what was kept may be the moves of a game."""
    return isinstance(data, list) and all(isinstance(move, str) for move in data)


def read_line(text: str) -> dict[str, Any]:
    """Return the data of a line that :meth:`Progress.line` wrote: lesson, name, marks, wrong.

    Raises:
        BadProgress: if the text is no such line.

    """
    match = re.fullmatch(rf"\s*{_HEAD} ([\w=-]{{1,{LONGEST_LINE}}})\s*", text)
    if match is None:
        raise BadProgress(f"This is no line of a lesson's progress: {text!r:.80}")
    try:
        unpacker = zlib.decompressobj()
        raw = unpacker.decompress(base64.urlsafe_b64decode(match[1]), 20_000)
        data = json.loads(raw)
        return {
            "lesson": str(data["lesson"])[:LONGEST_NAME],
            "name": str(data["name"])[:LONGEST_NAME],
            "marks": {str(s): str(m) for s, m in data["marks"].items() if m in MARKS},
            "wrong": {str(s): int(n) for s, n in data["wrong"].items()},
        }
    except (ValueError, KeyError, TypeError, AttributeError, zlib.error) as error:
        raise BadProgress(f"This line of a lesson's progress is damaged: {text!r:.80}") from error
