"""A question in a notebook: answers to press or a line to type in, a verdict, and hints."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

import ipywidgets as w  # type: ignore[import-untyped]

from cardlab.engine.text.words import N_, Words
from cardlab_tutorials.exercises.checks import Choice
from cardlab_tutorials.exercises.exercise import Exercise
from cardlab_tutorials.exercises.inputs import SavedWidget, button, row, text_line
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.exercises.verdicts import Verdict, panel, sheet


class ExerciseBox(SavedWidget, w.VBox):  # type: ignore[misc]
    """A question; Enter checks what was typed, and a press checks a choice.

    Args:
        question: what is asked.
        words: the language.
        check: returns the verdict on an answer.
        hint: returns the next hint.

    """

    def __init__(
        self,
        question: Exercise,
        words: Words,
        check: Callable[[Any], Verdict],
        hint: Callable[[], Verdict],
    ) -> None:
        super().__init__()
        self.question = question
        self.words = words
        self._check = check
        self._hint = hint
        self.line: Any = None
        self.status = w.HTML()
        self.hints = w.HTML()
        self.add_class("hour-ask")
        asked = w.HTML(sheet() + self.saved())
        self.children = [asked, row(*self._inputs()), self.status, self.hints]

    def _inputs(self) -> list[Any]:
        check = self.question.check
        if isinstance(check, Choice):
            labels = [say(option.text, self.words) for option in check.options]
            inputs = [button(label, self._chooser(label)) for label in labels]
        else:
            label, hint = self.words(N_("Answer")), self.words(N_("your answer"))
            self.line = text_line(label, self._answer_line, placeholder=hint)
            press = button(self.words(N_("Check")), self._answer_line)
            press.button_style = "primary"
            inputs = [self.line, press]
        if self.question.hints:
            inputs.append(button(self.words(N_("Hint")), self.show_hint))
        return inputs

    def _chooser(self, option: str) -> Callable[[], None]:
        return lambda: self.answer(option)

    def _answer_line(self) -> None:
        self.answer(self.line.value)

    def answer(self, answer: Any) -> None:
        """Judge an answer and show the verdict."""
        verdict = self._check(answer)
        self.status.value = panel(verdict.state, verdict.text)

    def show_hint(self) -> None:
        """Show the next hint under those that were shown."""
        text = f'<p class="hour-hint" role="status">{escape(self._hint().text)}</p>'
        if not self.hints.value.endswith(text):
            self.hints.value += text

    def saved(self) -> str:
        """Return the question as HTML."""
        title = say(self.question.title, self.words)
        task = say(self.question.task, self.words)
        return f'<p class="hour-title">{escape(title)}</p><p>{escape(task)}</p>'

    def __repr__(self) -> str:
        title = say(self.question.title, self.words)
        return f"<{title}: {say(self.question.task, self.words)}>"
