"""A task of a lesson as a widget: a table or answers to choose from, and buttons to check it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

import ipywidgets as w  # type: ignore[import-untyped]

from cardlab.engine.match import Match
from cardlab.engine.words import N_, Words
from cardlab_widgets.card_table import CardTable
from cardlab_widgets.page import css
from cardlab_widgets.static_html import static_html


@dataclass(frozen=True)
class Task:
    """What a :class:`Practice` shows: its text, and a table, choices or a line to type in.

    ``many`` allows several of the ``choices``; ``typed`` gives a line to type in; ``code`` means
    that the answer is written in a cell, and checked there.
    """

    title: str
    task: str
    progress: str = ""
    language: str = "en"
    match: Match | None = None
    seats: Sequence[Any] | None = None
    choices: Sequence[str] = ()
    many: bool = False
    typed: bool = False
    code: bool = False


class Practice(w.VBox):  # type: ignore[misc]
    """One task, whose answer is given at the table, chosen, or typed.

    ``check``, ``hint`` and ``solution`` return the sentence that a press of their button shows;
    the widget judges nothing itself.
    """

    def __init__(
        self,
        task: Task,
        check: Callable[[], str],
        hint: Callable[[], str],
        solution: Callable[[], str],
    ) -> None:
        super().__init__()
        self.words = Words(task.language)
        self.task = task
        self.table = self._table(task)
        self.boxes = self._boxes(task.choices, task.many, task.typed)
        self.said = w.HTML()
        self.said.add_class("cl-feedback")
        self.add_class("cl-practice")
        head = f"<style>{css('lobby')}</style><p class='cl-step'>{escape(task.progress)}</p>"
        ask = w.HTML(f"{head}<h3>{escape(task.title)}</h3><p>{escape(task.task)}</p>")
        shown = [self.table] if self.table else []
        buttons = self._buttons(check, hint, solution)
        self.children = [ask, *shown, *self.boxes, buttons, self.said]

    def _table(self, task: Task) -> CardTable | None:
        if task.match is None:
            return None
        alone = ["person", *["random"] * (task.match.players - 1)]
        return CardTable(task.match.copy(), task.seats or alone, language=task.language)

    def _boxes(self, choices: Sequence[str], many: bool, typed: bool) -> list[w.Widget]:
        if many:
            return [w.ToggleButton(description=choice, tooltip=choice) for choice in choices]
        if choices:
            options = [(choice, i) for i, choice in enumerate(choices)]
            return [w.RadioButtons(options=options, index=None, layout=w.Layout(width="auto"))]
        if typed:
            return [w.Text(placeholder=self.words(N_("your answer")))]
        return []

    def _buttons(self, *asks: Callable[[], str]) -> w.Widget:
        _ = self.words
        labels = [_("Check"), _("Hint"), _("Solution")]
        buttons = []
        for label, ask in zip(labels, asks, strict=True):
            button = w.Button(description=label, tooltip=label)
            button.on_click(lambda _button, ask=ask: self.say(ask()))
            buttons.append(button)
        if self.table is not None:
            again = w.Button(description=_("Start again"), tooltip=_("Start again"))
            again.on_click(lambda _button: self.restart())
            buttons.append(again)
        if self.task.code:
            buttons = buttons[1:3]  # what is written in a cell is checked in a cell
        return w.HBox(buttons, layout=w.Layout(flex_flow="row wrap"))

    def say(self, text: str) -> None:
        """Show a sentence under the task, and to a screen reader."""
        self.said.value = f'<p role="status">{escape(text)}</p>'

    def restart(self) -> None:
        """Set the table as it was."""
        if self.table is not None and self.task.match is not None:
            self.table.reset(self.task.match.copy())
        self.said.value = ""

    def answer(self) -> Any:
        """Return the match at the table, the index or indices chosen, or the text typed.

        It is None if nothing was chosen or typed.
        """
        if self.table is not None:
            return self.table.session.match
        if len(self.boxes) == 1 and isinstance(self.boxes[0], w.RadioButtons):
            return self.boxes[0].index
        if self.boxes and isinstance(self.boxes[0], w.ToggleButton):
            return [i for i, box in enumerate(self.boxes) if box.value] or None
        return (self.boxes[0].value.strip() or None) if self.boxes else None

    def __repr__(self) -> str:
        return f"<{self.task.title}: {self.task.task}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        plain = {"text/plain": repr(self), "text/html": self._still()}
        return {**super()._repr_mimebundle_(**kwargs), **plain}

    def _still(self) -> str:
        table = self.table
        shown = static_html(table.scene, table.art, table.words) if table is not None else ""
        return f"<h3>{escape(self.task.title)}</h3><p>{escape(self.task.task)}</p>{shown}"
