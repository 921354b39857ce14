"""The guided lessons as pages: each step with its rule, its table, its task and the answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from html import escape

from cardlab.engine.text.words import Words
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.guided.lesson import Lesson
from cardlab_tutorials.guided.step_sequence import StepSequence
from cardlab_tutorials.guided.step_table import StepTable
from cardlab_tutorials.guided.steps import Step, StepPart
from cardlab_widgets.faces import art
from cardlab_widgets.wire import Drawings
from tutorials.book.addresses import live, play
from tutorials.book.answers import right, story
from tutorials.book.markup import buttons, clause_link, described, details, html, text
from tutorials.book.pictures import drawings, picture
from tutorials.book.words import words


@dataclass
class LessonPage:
    """A lesson in a language, as it is written into the book.

    Args:
        game: the name of the game.
        language: "en" or "es".

    """

    game: str
    language: str
    pictures: list[str] = field(default_factory=list)

    @cached_property
    def lesson(self) -> Lesson:
        """The lesson itself, which keeps no progress."""
        return Lesson(self.game, self.language, folder=None)

    @cached_property
    def art(self) -> Drawings:
        """The drawings and the names of the pieces."""
        return art(self.game, self.language)

    def page(self) -> str:
        """Return the page as Markdown."""
        blocks = list(self._blocks())
        head, rest = blocks[:4], blocks[4:]
        return "\n\n".join([*head, drawings(self.game, self.pictures), *rest]) + "\n"

    def _blocks(self) -> Iterator[str]:
        course, says = self.lesson.course, words(self.language)
        yield described(f"{course.title[self.language]}: {course.aim[self.language]}")
        yield f"# {text(course.title[self.language])}"
        yield f"*{text(course.aim[self.language])}*"
        yield buttons(self.links())
        number = 0
        for n, chapter in enumerate(course.chapters, 1):
            yield f"## {n}. {text(chapter.title[self.language])}"
            for step in chapter.steps:
                number += 1
                yield f"(step-{self.game}-{step.id})="
                yield f"### {number}. {text(step.title[self.language])}"
                yield from self.step(step)
        yield f"## {says['quiz']}"
        for n, step in enumerate(course.quiz, 1):
            yield f"### {says['question'].format(n=n)}"
            yield from self.step(step)
        yield from self._end()

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

    def _end(self) -> Iterator[str]:
        course, says = self.lesson.course, words(self.language)
        yield f"## {says['can']}"
        yield "\n".join(f"- {text(can[self.language])}" for can in course.can)
        yield f"## {says['card']}"
        yield "\n".join(f"- {text(line[self.language])}" for line in course.card)

    # --- a step -------------------------------------------------------------------------------

    def step(self, step: Step) -> Iterator[str]:
        """Yield the blocks of a step: what it tells, and each of its parts."""
        clauses = ", ".join(clause_link(clause) for clause in step.clauses)
        rule = text(step.told.get(self.language, ""))
        if rule or clauses:
            yield f"{rule} ({clauses})" if clauses else rule
        for number, part in enumerate(step.parts):
            if part.told:
                yield text(part.told.get(self.language, ""))
            yield from self._part(step, number, part)
            if part.is_guess and step.later:
                yield text(step.later.get(self.language, ""))

    def _part(self, step: Step, number: int, part: StepPart) -> Iterator[str]:
        says = words(self.language)
        task = text(part.task.get(self.language, ""))
        if part.kind == "game":
            address = play(f"learn/{self.game}", self.language, game=self.game)
            link = f'<a href="{escape(address)}">{says["play"]}</a>'
            yield f"**{task}** {says['whole'].format(link=link)}"
            return
        steps = self._table(step, number)
        run = steps.run
        if run is None:
            return
        if part.show_table and (number == 0 or part.setting is not None):
            yield self._drawn(picture(steps.table.scene, self.art, self.language))
        yield f"**{task}**"
        if lines := story(run):
            yield "\n".join(f"{n}. {text(line)}" for n, line in enumerate(lines, 1))
        if part.options:
            yield self._options(part)
        if part.is_guess:
            return
        praise = part.praise.get(self.language, "") or self._feedback(part)
        answer = right(run, steps.table.scene, self.art)
        yield from details(says["answer"], [text(f"{answer}. {praise}".replace("..", "."))])

    def _feedback(self, part: StepPart) -> str:
        """Return the feedback to the right option."""
        chosen = [part.options[int(n) - 1] for n in part.right] if part.options else []
        return " ".join(say(option.feedback, Words(self.language)) for option in chosen)

    def _table(self, step: Step, number: int) -> StepTable:
        """Return the table of a part, once all parts before it are solved."""
        sequence = StepSequence(self.game, [step], self.language)
        for _ in range(number):
            if sequence.run is not None:
                list(sequence.run.solve())
                sequence.run.go_on()
        return StepTable(self.lesson, sequence)

    def _options(self, part: StepPart) -> str:
        items = "".join(
            f"<li>{escape(label)}{self._pieces(option.pieces)}</li>"
            for option in part.options
            for label in [say(option.text, Words(self.language))]
        )
        return self._drawn(f'<ol class="book-options" type="A">{items}</ol>')

    def _pieces(self, pieces: tuple[str, ...]) -> str:
        drawn = "".join(
            f'<span role="img" aria-label="{escape(self.art["pieces"][piece]["name"])}">'
            f"{self.art['faces'][piece]}</span>"
            for piece in pieces
        )
        return f'<span class="cl-still book-pieces">{drawn}</span>' if drawn else ""

    def _drawn(self, drawing: str) -> str:
        self.pictures.append(drawing)
        return html(drawing)
