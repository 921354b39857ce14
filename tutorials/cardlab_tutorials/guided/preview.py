"""A preview of a lesson in progress: it tries and shows the file again after each save."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import Final

import ipywidgets as w  # type: ignore[import-untyped]

from cardlab.engine.table.errors import CardlabError
from cardlab.engine.text.words import P_, Words
from cardlab_tutorials.exercises.inputs import SavedWidget
from cardlab_tutorials.exercises.verdicts import panel, sheet
from cardlab_tutorials.guided.step_table import StepTable
from cardlab_tutorials.guided.study import Study
from cardlab_tutorials.guided.trying import try_lesson

EVERY: Final = 0.5  # seconds between two looks at the file
STEPS: Final = P_("{file}: {n} step", "{file}: {n} steps")


class LessonPreview(SavedWidget, w.VBox):  # type: ignore[misc]
    """A lesson read from a file; the page shows it again whenever the file is saved.

    A mistake in the file is shown with its line, and the lesson stays as it was before.

    Args:
        file: the lesson's file, as in ``elephant.toml``. Its game has to be there.
        language: "en" or "es".

    """

    def __init__(self, file: Path | str, language: str = "en") -> None:
        super().__init__()
        self.file = Path(file)
        self.language = language
        self.page: StepTable | None = None
        self.fault = ""
        self._saved: list[tuple[str, int]] | None = None
        self.status = w.HTML()
        self.children = [self.status]
        self.look()
        with suppress(RuntimeError):  # outside of Jupyter who wants to see a change calls `look`
            self._watch(asyncio.get_running_loop())

    def _watch(self, loop: asyncio.AbstractEventLoop) -> None:
        """Look at the file now and then, until the widget is closed."""
        if self.comm is not None:
            self.look()
            loop.call_later(EVERY, self._watch, loop)

    def look(self) -> None:
        """Show the lesson again if its file or a translation was saved since the last look."""
        beside = self.file.parent.glob(f"{self.file.stem}*.toml")
        saved = sorted((path.name, path.stat().st_mtime_ns) for path in beside)
        if saved == self._saved:
            return
        self._saved = saved
        try:
            self._show()
        except (CardlabError, OSError) as error:
            self.fault = str(error)
            self.status.value = sheet() + panel("wrong", self.fault)

    def _show(self) -> None:
        draft = try_lesson(self.file)
        run = self.page.run if self.page else None
        ids = [step.id for step in (*draft.steps, *draft.quiz)]
        begins = run.step.id if run and run.step.id in ids else ids[0]
        self.fault = ""
        lesson = Study(draft.game, self.language, draft=draft)
        self.page = StepTable(lesson, lesson.sitting_at(begins))
        before, self.children = self.children[1:], [self.status, self.page.table]
        for widget in before:
            widget.close()
        count = Words(self.language)(STEPS, n=len(draft.steps), file=self.file.name)
        self.status.value = f'{sheet()}<div class="hour-line" role="status">{escape(count)}</div>'

    def __repr__(self) -> str:
        return f"<LessonPreview: {self.fault or self.file.name}>"

    def saved(self) -> str:
        """Return the step that is shown, or what is wrong."""
        return self.page.saved() if self.page else self.status.value
