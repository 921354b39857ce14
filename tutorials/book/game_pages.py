"""A page for each lesson, with its steps, tables and answers, and one for each rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.guided.classroom import clauses_told
from cardlab_tutorials.guided.lesson import Lesson
from cardlab_tutorials.guided.step_sequence import StepSequence
from cardlab_tutorials.guided.step_table import StepTable
from cardlab_tutorials.guided.steps import Step, StepPart
from cardlab_widgets.faces import art
from cardlab_widgets.wire import Drawings
from tutorials.book.answers import right, story
from tutorials.book.places import live, play
from tutorials.book.proofs import proofs
from tutorials.book.rendering import render, words


def rule_page(game: str, language: str) -> str:
    """Return the rulebook of a game as a page in Markdown."""
    lesson, told = LessonPage(game, language), clauses_told()
    fields = {"lesson": lesson, "told": told, "proofs": proofs(game)}
    return render("rules.md", f"rules/{game}", language, **fields)


@dataclass
class LessonPage:
    """A lesson in a language, as it is written into the book.

    Args:
        game: the name of the game.
        language: "en" or "es".

    """

    game: str
    language: str

    @cached_property
    def lesson(self) -> Lesson:
        """The lesson itself, which keeps no progress."""
        return Lesson(self.game, self.language, folder=None)

    @cached_property
    def art(self) -> Drawings:
        """The drawings and the names of the pieces."""
        return art(self.game, self.language)

    @property
    def numbers(self) -> dict[str, int]:
        """The number of each step, from 1."""
        return {step: number for number, step in enumerate(self.lesson.steps, 1)}

    def page(self) -> str:
        """Return the page as Markdown."""
        return render("lesson.md", f"learn/{self.game}", self.language, lesson=self)

    def links(self) -> list[tuple[str, str]]:
        """Return the ways from the page to where the lesson is done: words and addresses."""
        says, here = words(self.language), f"learn/{self.game}"
        folder = "learn" if self.language == "en" else f"learn/{self.language}"
        return [
            (says["do"], play(here, self.language, learn=self.game)),
            (says["live"], live(here, self.language, f"{folder}/{self.game}.ipynb")),
            (says["rules"], f"../rules/{self.game}.html"),
            (says["teacher"], f"{self.game}.teacher.html"),
        ]

    def parts(self, step: Step) -> Iterator[dict[str, Any]]:
        """Yield each part of a step, with its table, its story and the answer.

        The parts before it are solved. A part that goes on at the table of the one before it, or
        shows none, has no scene.
        """
        sequence = StepSequence(self.game, [step], self.language)
        run = sequence.run
        assert run is not None
        for number, part in enumerate(step.parts):
            shown: dict[str, Any] = {"part": part}
            if part.kind != "game":
                scene = StepTable(self.lesson, sequence).table.scene
                is_new = part.show_table and (number == 0 or part.setting is not None)
                shown |= {"scene": scene if is_new else None, "story": story(run)}
                shown |= {
                    "answer": "" if part.is_guess else self._answer(part, right(run, self.art))
                }
            yield shown
            list(run.solve())
            run.go_on()

    def _answer(self, part: StepPart, answer: str) -> str:
        """What is right in a part, with what the lesson says of it."""
        words = self.lesson.words
        chosen = part.right_option
        praise = say(part.praise, words) or (say(chosen.feedback, words) if chosen else "")
        return f"{answer}. {praise}".replace("..", ".")
