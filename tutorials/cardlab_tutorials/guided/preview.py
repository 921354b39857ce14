"""A lesson that somebody is writing: its file is tried, and shown anew each time it is saved."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import Any, Final

import ipywidgets as w  # type: ignore[import-untyped]

from cardlab.engine.table.errors import CardlabError
from cardlab.engine.text.words import P_, Words
from cardlab_tutorials.exercises.verdicts import panel, sheet
from cardlab_tutorials.guided.lesson import Lesson
from cardlab_tutorials.guided.step_sequence import StepSequence
from cardlab_tutorials.guided.steps import LessonFile
from cardlab_tutorials.guided.trying import try_lesson

EVERY: Final = 0.5  # seconds between two looks at the file


class LessonPreview(w.VBox):  # type: ignore[misc]
    """A lesson as its file has it; whenever the file is saved, the page shows it anew.

    What is wrong in the file is said with its line, and the lesson stays as it was before.

    Args:
        file: the lesson's file, as in ``elephant.toml``. Its game has to be there.
        language: "en" or "es".

    """

    def __init__(self, file: Path | str, language: str = "en") -> None:
        super().__init__()
        self.file = Path(file)
        self.language = language
        self.lesson: Lesson | None = None
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
        """Show the lesson anew if the file has been saved since the last look."""
        saved = _saved(self.file)
        if saved != self._saved:
            self._saved = saved
            self._show()

    def _show(self) -> None:
        try:
            written = try_lesson(self.file)
        except (CardlabError, OSError) as error:
            self.fault = str(error)
            self.status.value = sheet() + panel("wrong", self.fault)
            return
        self.fault = ""
        self.lesson = DraftLesson(written, self.language, self._open_step(written))
        page = self.lesson.page()
        before, self.children = self.children[1:], [self.status, page.table]
        for widget in before:
            widget.close()
        shown = P_("{file}: {n} step", "{file}: {n} steps")
        count = Words(self.language)(shown, n=len(written.steps), file=self.file.name)
        self.status.value = f'{sheet()}<div class="hour-line" role="status">{escape(count)}</div>'

    def _open_step(self, written: LessonFile) -> str:
        """The id of the step that is open, if the lesson still has it; else that of the first."""
        run = self.lesson.page().run if self.lesson else None
        ids = [step.id for step in (*written.steps, *written.quiz)]
        return run.step.id if run and run.step.id in ids else ids[0]

    def __repr__(self) -> str:
        return f"<LessonPreview: {self.fault or self.file.name}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = {**super()._repr_mimebundle_(**kwargs), "text/plain": repr(self)}
        if self.lesson is not None:  # a picture of the step, for where no JavaScript runs
            bundle["text/html"] = self.lesson.page().still()
        return bundle


class DraftLesson(Lesson):
    """A lesson that is not installed; what is done of it is kept nowhere.

    Args:
        written: the lesson.
        language: "en" or "es".
        begins: the id of the step that is opened.

    """

    def __init__(self, written: LessonFile, language: str, begins: str) -> None:
        super().__init__(written.game, language, folder=None, written=written)
        self.begins = begins

    def open_sitting(self) -> StepSequence:
        return self.sitting(self.course.sitting_of(self.begins), self.begins)

    def path(self) -> dict[str, Any]:
        return {**super().path(), "key": "cardlab-lesson-draft"}

    def restore(self, text: str) -> None:
        """Take over nothing: each time the file is saved, the lesson begins anew."""


def _saved(file: Path) -> list[tuple[str, int]]:
    """When a file was saved, and the translations that lie beside it."""
    return sorted((str(path), path.stat().st_mtime_ns) for path in _files(file))


def _files(file: Path) -> list[Path]:
    return [*file.parent.glob(file.name), *file.parent.glob(f"{file.stem}.*.toml")]
