"""The buttons of an hour's page: try it once, try it many times, and show the exact value."""

from __future__ import annotations

from fractions import Fraction
from html import escape
from typing import Any, Final

import ipywidgets as w  # type: ignore[import-untyped]
import numpy as np

from cardlab.engine.text.words import N_
from cardlab_tutorials.exercises.inputs import button, row
from cardlab_tutorials.exercises.texts import count, decimal, say
from cardlab_tutorials.exercises.verdicts import OPEN, panel, sheet
from cardlab_tutorials.hours.plots import ENOUGH, Plot, TrialsReport
from cardlab_tutorials.hours.running import Hour

BEFORE_EXACT: Final = 500  # trials after which the exact value may be shown
MOST: Final = 2_000_000  # trials that are kept; each takes up to 8 bytes
_NOT_HERE: Final = N_("The solutions of this hour are not installed, so nothing can be tried here.")
_ONE: Final = N_("1 trial")
_MORE: Final = N_("{n} trials")
_SHORT: Final = 10**7  # a fraction with a larger denominator is no number to read


class Tries(w.VBox):  # type: ignore[misc]
    """Buttons that take one trial or many, and what has come of all of them so far.

    Args:
        hour: the hour, which knows what is tried, and the guesses.

    """

    def __init__(self, hour: Hour) -> None:
        super().__init__()
        self.hour, self.plan, self.words = hour, hour.plan, hour.words
        self.trials = hour.plan.page.trials
        self.rng = np.random.default_rng()
        self.values = np.empty(0)
        self.is_exact = False
        self.one = w.HTML()
        self.report: TrialsReport | None = None
        self.compared: Plot | None = None
        self.add_class("hour-ask")
        self.add_class("hour-tries")
        buttons = row(*(self._button(n) for n in (1, *hour.plan.page.several)))
        self._above = [w.HTML(sheet()), buttons, self.one]
        self.children = self._above

    def _button(self, n: int) -> Any:
        label = self.words(_ONE) if n == 1 else self.words(_MORE, n=count(n, self.words))
        return button(label, lambda: self.take(n))

    def take(self, n: int) -> None:
        """Take so many trials more, and show what has come of all."""
        if not self.trials.solution:
            self.one.value = panel(OPEN, self.words(_NOT_HERE))
            return
        if n == 1:
            value, text = self.plan.trial_in(self.words, self.rng)
            self.one.value = f'<p class="hour-say hour-one" role="status">{escape(text)}</p>'
            new = np.array([] if value is None else [value])
        elif len(self.values) >= MOST:
            self.one.value = panel(OPEN, self.words(N_("These are enough trials.")))
            return
        else:
            new = self.trials.sample(self.rng, n).astype(float)
        self.values = np.concatenate([self.values, new])
        self._show()

    def _show(self) -> None:
        if len(self.values) < 2:
            return
        if self.report is None:
            self.report = TrialsReport(self.values, self.words, self.trials.is_chance)
        self.report.show(self.values, self.trials.truth if self.is_exact else None)
        result, guesses = self.result(), self.hour.guesses if self.plan.page.is_guessed else ()
        if result is not None and guesses:
            chart = self.plan.guess.compared(guesses, self.words, result)
            self.compared = self.compared or Plot(chart, self.words)
            self.compared.draw(chart)
        self.children = [*self._above, *filter(None, (self.report, self.compared))]

    def result(self) -> float | None:
        """Return the mean of the trials in the unit of the guess, or None while there are few."""
        if len(self.values) < ENOUGH:
            return None
        return float(self.values.mean()) * (100 if self.plan.guess.is_percent else 1)

    def exact(self, counted: str) -> w.VBox:
        """Return a button that shows the exact value, once there are trials enough.

        Args:
            counted: how it is counted, as HTML.

        """
        status = w.HTML()

        def show() -> None:
            if len(self.values) < BEFORE_EXACT:
                text = self.words(N_("First run a few thousand trials. What do you expect?"))
                status.value = panel(OPEN, text)
                return
            self.is_exact = True
            self._show()
            value = escape(decimal(exact_text(self.trials.truth), self.words))
            status.value = (
                f'<p class="hour-say" role="status"><b>{value}</b> {escape(self._away())}</p>'
                f"{counted}"
            )

        box = w.VBox([button(self.words(N_("Show the exact value")), show), status])
        box.add_class("hour-ask")
        box.add_class("hour-exact")
        return box

    def _away(self) -> str:
        """How far the trials lie from the exact value, in words."""
        away = abs(float(self.values.mean()) - float(self.trials.truth))
        errors = away / self.trials.error(self.values)
        return say(
            N_("Your {n} trials lie {errors} standard errors away."),
            self.words,
            n=len(self.values),
            errors=f"{errors:.1f}",
        )

    def __repr__(self) -> str:
        return f"<Tries: {len(self.values)}>"


def exact_text(value: Fraction) -> str:
    """Return a fraction and its first digits; only these where nobody would read the fraction.

    >>> exact_text(Fraction(2, 7)), exact_text(Fraction(1, 3**40))
    ('2/7 = 0.2857', '8.225e-20')
    """
    digits = f"{float(value):.4g}"
    return f"{value} = {digits}" if value.denominator < _SHORT else digits
