"""A lesson as one learner goes through it: its steps, and what is done of them."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import cardlab
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.text.words import P_, Words
from cardlab_tutorials.exercises.progress import BadProgress, Progress
from cardlab_tutorials.guided.moments import moments
from cardlab_tutorials.guided.reading import course
from cardlab_tutorials.guided.run import StepRun
from cardlab_tutorials.guided.steps import Chapter, LessonFile, Step
from cardlab_tutorials.versions import LESSONS, check_version

Data = dict[str, Any]
OVER: Final = P_("Go over {n} step", "Go over {n} steps")


class Study:
    """A learner's way through a lesson, without a widget.

    Args:
        game: the name of the game.
        language: "en" or "es".
        made_for: the version of cardlab that the notebook was written for.
        folder: where the progress is kept; None keeps it nowhere.
        draft: a lesson that somebody is writing, in place of the one that is installed. Its
            progress is kept nowhere.

    Attributes:
        asked: the number of the sitting that a page was asked for; 0 for the one that comes next.
        is_older: whether the notebook was written for an older version.

    """

    asked = 0

    def __init__(
        self,
        game: str,
        language: str = "en",
        made_for: str = cardlab.__version__,
        folder: Path | str | None = ".",
        draft: LessonFile | None = None,
    ) -> None:
        self.is_older = check_version(made_for, LESSONS, language)
        self.is_draft = draft is not None
        self.course = draft or course(game)
        self.game = game
        self.language = language
        self.words = Words(language)
        self.steps: dict[str, Step] = {step.id: step for step in self.course.steps}
        self.code: dict[str, Step] = {step.id: step for step in self.course.code}
        every = [*self.steps, *(item.id for item in self.course.quiz), *self.code]
        self.progress = Progress(game, every, None if self.is_draft else folder)

    # --- progress -----------------------------------------------------------------------------

    def restore(self, text: str) -> None:
        """Take over the progress that a browser has saved.

        Raises:
            BadProgress: if the text is no progress of this lesson.

        """
        try:
            self.progress.take(json.loads(text))
        except (ValueError, RecursionError) as error:
            raise BadProgress(f"This is no progress of a lesson: {text!r:.80}") from error

    def line(self, name: str = "") -> str:
        """Return the progress as one line of text that a teacher can collect."""
        return self.progress.line(name)

    # --- sittings -----------------------------------------------------------------------------

    @property
    def next_sitting(self) -> int:
        """The number of the sitting that has the first open step, from 1; at the end the last."""
        marks = self.progress.marks
        first = next((step for step in self.steps if step not in marks), "")
        return self.course.sitting_of(first)

    def open_sitting(self) -> StepSequence:
        """Return the sitting that was asked for, or the one that comes next."""
        return self.sitting(self.asked or self.next_sitting)

    def sitting_at(self, step: str) -> StepSequence:
        """Return the sitting of a step, with that step open."""
        return self.sitting(self.course.sitting_of(step), step)

    def sitting(self, number: int, step: str = "") -> StepSequence:
        """Return the steps of a sitting, and the quiz behind those of the last one.

        Args:
            number: the number of the sitting, from 1.
            step: the id of the step to begin with; by default the first that is open. Before a
                step comes the moment that it explains, of the game that ended the sitting before.

        """
        steps, progress = list(self.course.sittings[number - 1].steps), self.progress
        if number == len(self.course.sittings):
            steps += self.course.quiz
        opened = step or next((one.id for one in steps if one.id not in progress.marks), "")
        games = [id for id in progress.games if self.course.sitting_of(id) == number - 1]
        moves = progress.games[games[-1]] if games else []
        for id, moment in moments(self.course, number, moves, self.language).items():
            steps.insert([one.id for one in steps].index(id), moment)
            if id == opened and not step:
                opened = moment.id
        at = next((n for n, one in enumerate(steps) if one.id == opened), len(steps))
        return StepSequence(self, steps, at, number)

    def weak(self) -> list[Step]:
        """Return the steps whose solution was shown, or that are not done."""
        marks = self.progress.marks
        return [step for step in self.steps.values() if marks.get(step.id, "shown") == "shown"]

    def review(self) -> StepSequence:
        """Return the weak steps; the last page comes behind them again."""
        return StepSequence(self, self.weak(), sitting=len(self.course.sittings))

    # --- what the page shows beside a step ----------------------------------------------------

    def path(self) -> Data:
        """Return the chapters with their steps, the clauses, and how far the learner is."""
        progress = self.progress
        is_kept = (progress.marks or progress.unfinished) and not self.is_draft
        return {
            "title": self.course.title[self.language],
            "chapters": [self._chapter(chapter) for chapter in self.course.chapters],
            "done": sum(id in progress.marks for id in self.steps),
            "all": len(self.steps),
            "rules": self._rules(),
            "minutes": self.course.sittings[self.next_sitting - 1].minutes,
            "kept": json.dumps(progress.kept()) if is_kept else "",
            "key": "" if self.is_draft else f"cardlab-lesson-{self.game}",
        }

    def _chapter(self, chapter: Chapter) -> Data:
        marks, ids = self.progress.marks, list(self.steps)
        steps = [
            {
                "id": step.id,
                "n": ids.index(step.id),
                "title": step.title[self.language],
                "mark": marks.get(step.id, ""),
            }
            for step in chapter.steps
        ]
        return {"title": chapter.title[self.language], "steps": steps}

    def _rules(self) -> list[Data]:
        """The clauses in the order in which the steps tell them; known is one with a step done."""
        steps, marks = self.steps.values(), self.progress.marks
        told = dict.fromkeys(clause for step in steps for clause in step.clauses)
        known = {clause for step in steps if step.id in marks for clause in step.clauses}
        titles = {clause.id: clause.title for clause in rulebook(self.game, self.language)}
        return [{"id": id, "title": titles[id], "known": id in known} for id in told]

    def between(self, number: int) -> Data:
        """Return what the page after a sitting shows, with the next one's minutes."""
        sitting, following = self.course.sittings[number - 1 : number + 1]
        return {
            "can": [text[self.language] for text in sitting.can],
            "ahead": [text[self.language] for text in sitting.ahead],
            "title": self.course.title[self.language],
            "minutes": following.minutes,
            "game": self.game,
        }

    def ending(self) -> Data:
        """Return what the last page shows."""
        marks, ids, weak = self.progress.marks, list(self.steps), self.weak()
        asked = [item.id for item in self.course.quiz if item.id in marks]
        return {
            "can": [text[self.language] for text in self.course.can],
            "card": [text[self.language] for text in self.course.card],
            "stars": sum(marks.get(id) == "star" for id in ids),
            "all": len(ids),
            "quiz": [sum(marks[id] == "star" for id in asked), len(asked)],
            "over": self.words(OVER, n=len(weak)) if weak else "",
            "title": self.course.title[self.language],
            "line": self.line(),
            "game": self.game,
            "next": self.course.next,
        }


@dataclass
class StepSequence:
    """Steps that a learner meets one after the other on a page, one of them open.

    A question of the quiz that was not right at once comes back at the end. A step does not: the
    last page offers those whose solution was shown.

    Attributes:
        lesson: the lesson, which keeps where a step was left.
        steps: the steps; a question that was missed is added once more at the end.
        at: the number of the step that is open, from 0; at the end, how many steps there are.
        sitting: the number of the sitting whose steps they are, from 1; 0 if they are of none.
        run: the step that is open; None when all steps are behind the learner.

    """

    lesson: Study
    steps: list[Step]
    at: int = 0
    sitting: int = 0
    run: StepRun | None = field(init=False)

    def __post_init__(self) -> None:
        self.go_to(self.at)

    @property
    def is_repeat(self) -> bool:
        """Whether the step that is open was missed before."""
        return self.run is not None and self.steps.index(self.run.step) < self.at

    def go_on(self) -> None:
        """Begin the next step."""
        run = self.run
        is_missed = run is not None and not run.step.title and run.mark != "star"
        if run and is_missed and self.steps.count(run.step) == 1:
            self.steps.append(run.step)
        self.go_to(self.at + 1)

    def go_to(self, number: int) -> None:
        """Begin a step by its number, from 0, or go on where it was left; behind all is the end."""
        self.at = max(0, min(number, len(self.steps)))
        self.run = None
        if self.at < len(self.steps):
            step, lesson = self.steps[self.at], self.lesson
            self.run = StepRun(lesson.game, step, lesson.language)
            self.run.resume(lesson.progress.unfinished.get(step.id, ""))
