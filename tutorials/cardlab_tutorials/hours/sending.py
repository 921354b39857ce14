"""A line under a guess or under trials, to send the number to the page of the class."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import ipywidgets as w  # type: ignore[import-untyped]

from cardlab.engine.text.words import N_, Text, Words
from cardlab_tutorials.exercises.inputs import button, row, text_line
from cardlab_tutorials.exercises.verdicts import panel, sheet, unanswered, verdict
from cardlab_tutorials.hours.collect import send

if TYPE_CHECKING:
    from cardlab_tutorials.hours.plan import Plan


class Send(w.VBox):  # type: ignore[misc]
    """The code of the class, and a button that sends a number.

    Args:
        plan: the hour.
        name: "guess", or "share" for what came out of one's own trials.
        label: what stands on the button.
        number: returns the number to be sent, or None while there is none.
        code: the code of the class, if it is known.
        words: the language.

    """

    def __init__(
        self,
        plan: Plan,
        name: str,
        label: Text,
        number: Callable[[], float | None],
        code: str,
        words: Words,
    ) -> None:
        super().__init__()
        self.plan, self.name, self.words = plan, name, words
        self._number = number
        self.code = text_line(words(N_("Code of the class")), self.send_number, value=code)
        self.status = w.HTML()
        self.add_class("hour-ask")
        press = button(words(label), self.send_number)
        self.children = [w.HTML(sheet()), row(self.code, press), self.status]

    def send_number(self) -> None:
        """Send the number, and say what became of it."""
        number = self._number()
        if number is None:
            result = verdict(unanswered(N_("There is no number to send yet.")), self.words)
        else:
            written = self.plan.guess.written(number)
            result = send(self.plan, self.name, written, self.code.value, self.words)
        self.status.value = panel(result.state, result.text)

    def __repr__(self) -> str:
        return f"<Send: {self.name}>"
