"""The guided lesson of a game, as a notebook and a page use it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path

import cardlab
from cardlab.engine.table.errors import BadOption, nearest
from cardlab_tutorials.guided.step_table import StepTable
from cardlab_tutorials.guided.study import StepSequence, Study


class Lesson(Study):
    """A guided lesson in a language, with its tables.

    >>> lesson = Lesson("pepper", folder=None)
    >>> lesson.step("turn")
    <turn: Your turn>

    The arguments are those of :class:`Study`.

    """

    @cached_property
    def _tables(self) -> dict[str, StepTable]:
        """The tables that are shown, by what they show."""
        return {}

    def step(self, id: str) -> StepTable:
        """Return a step as a widget: its table, its task, the verdict and the hints.

        In a notebook of an older version, which may name a step that is no longer there, it is the
        whole lesson then.

        Raises:
            BadOption: if the lesson has no step of this id.

        """
        steps = self.steps | self.code
        if id not in steps and self.is_older:
            return self.page()
        if id not in steps:
            raise BadOption(f"There is no step {id!r:.80}; {nearest(str(id), steps)}.")
        return self._table(f"step {id}", lambda: StepSequence(self, [steps[id]]))

    def check(self, function: object) -> StepTable:
        """Judge a function that the learner has written, and return its step as a widget.

        The engine knows the right answers in hundreds of positions. The step shows the first
        position in which a wrong function fails, or says what it raises.

        Raises:
            BadOption: if the lesson asks for several functions, and for none of this name.

        """
        parts = [(id, part.code) for id, step in self.code.items() for part in step.parts]
        names = {code.name: id for id, code in parts if code is not None}
        name = str(getattr(function, "__name__", ""))
        if name not in names and len(names) != 1:
            raise BadOption(f"No function {name!r} is asked for; {nearest(name, names)}.")
        table = self.step(names[name] if name in names else next(iter(names.values())))
        table.check(function)
        return table

    def page(self, sitting: int = 0) -> StepTable:
        """Return the whole lesson as one widget: the steps of each sitting, quiz and last page.

        Args:
            sitting: the number of the sitting to begin with, from 1; by default, and where the
                lesson has no such sitting, the one that comes next.

        """
        self.asked = sitting if sitting in range(1, len(self.course.sittings) + 1) else 0
        return self._table("page", self.open_sitting)

    def quiz(self) -> StepTable:
        """Return the lesson's page at its quiz."""
        sittings = len(self.course.sittings)
        return self._table("quiz", lambda: self.sitting(sittings, self.course.quiz[0].id))

    def end(self) -> StepTable:
        """Return the lesson's page at its end: what one can do now, and the rule card."""
        sequence = self.sitting(len(self.course.sittings))
        sequence.go_to(len(sequence.steps))
        return self._table("end", lambda: sequence)

    def _table(self, name: str, sequence: Callable[[], StepSequence]) -> StepTable:
        """Return the table of a cell; a cell that is run again shows it as it is."""
        if name not in self._tables:
            self._tables[name] = StepTable(self, sequence())
        return self._tables[name]


def sitting_of(query: Mapping[str, Sequence[str]]) -> int:
    """Return which sitting an address asks for by ``sitting=2``; 0 if it asks for none.

    >>> from urllib.parse import parse_qs
    >>> sitting_of(parse_qs("game=pepper&sitting=2"))
    2
    """
    text = query.get("sitting", [""])[-1]
    return int(text) if text in ("1", "2", "3", "4", "5", "6", "7", "8", "9") else 0


def lesson(
    game: str,
    language: str = "en",
    made_for: str = cardlab.__version__,
    folder: Path | str | None = ".",
) -> Lesson:
    """Return the guided lesson of a game; where its cell is run again, as it is.

    So "Run All" does not begin anew a game that is being played.
    """
    if folder is None:
        return Lesson(game, language, made_for, folder)
    return _opened(game, language, made_for, Path(folder).resolve())


_opened = cache(Lesson)
