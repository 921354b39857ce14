"""Which steps of a lesson a learner has done, kept in a small file beside the notebook."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path


class Progress:
    """The steps of a lesson that are done; errors of reading or writing the file are ignored."""

    def __init__(self, lesson: str, folder: Path | str = ".") -> None:
        self.path = Path(folder) / f"progress-{lesson}.json"
        self.done: set[str] = self._read()

    def _read(self) -> set[str]:
        try:
            data = json.loads(self.path.read_text(encoding="utf-8"))
            return {step for step in data["done"] if isinstance(step, str)}
        except (OSError, ValueError, KeyError, TypeError):
            return set()

    def add(self, step: str) -> None:
        """Mark a step as done."""
        if step not in self.done:
            self.done.add(step)
            with suppress(OSError):  # a folder that can't be written to keeps nothing
                self.path.write_text(json.dumps({"done": sorted(self.done)}), encoding="utf-8")

    def forget(self) -> None:
        """Forget all steps done, and delete the file."""
        self.done = set()
        with suppress(OSError):
            self.path.unlink(missing_ok=True)
