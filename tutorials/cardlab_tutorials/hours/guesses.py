"""The guesses of a class: typed as a list, or entered one after the other; never filled in."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from math import floor
from typing import Any, Final

import ipywidgets as w  # type: ignore[import-untyped]

from cardlab.engine.text.words import N_, P_, Text, Words
from cardlab_tutorials.exercises.answers import read_number
from cardlab_tutorials.exercises.inputs import SavedWidget, button, row, text_line
from cardlab_tutorials.exercises.texts import Said, say
from cardlab_tutorials.exercises.verdicts import OPEN, WRONG, Verdict, panel, sheet
from cardlab_tutorials.hours.charts import Axis, Bars, Chart, Upright
from cardlab_tutorials.hours.plots import Plot

_BARS: Final = 10
_WIDTHS: Final = (0.1, 0.2, 0.5, 1, 2, 5, 10)  # of a bar, seen close
_GUESSED: Final = N_("Guesses")
_CAME_OUT: Final = N_("Guesses and results")
_COUNTED: Final = N_("guesses")
_FROM_TO: Final = P_("{n} number, from {low} to {high}.", "{n} numbers, from {low} to {high}.")
_IN_PERCENT: Final = N_("chance in percent")
NO_NUMBER: Final = N_(
    "A number from {low} to {high}, please: a decimal number, a fraction such as 3/4, a percentage "
    "or a short calculation."
)
_NOT_READ: Final = N_("Not read: {said}.")


@dataclass(frozen=True)
class Guess:
    """What a class guesses.

    Attributes:
        question: what is asked.
        label: what the number is, for the axis.
        low: the least possible guess.
        high: the largest.
        is_percent: whether it is a percentage; then 0.3 is read as 30 %.

    """

    question: Said
    label: Said = _IN_PERCENT
    low: float = 0
    high: float = 100
    is_percent: bool = True

    def read(self, typed: Any) -> float | None:
        """Return a guess as a number, or None if it is none; nobody guesses a power.

        >>> [Guess("?").read(said) for said in ("30", 0.3, "1/4", "25 %", "often", 130, "2**-60")]
        [30.0, 30.0, 25.0, 25.0, None, None, None]
        """
        number = read_number(typed)
        if number is None or "**" in str(typed):
            return None
        value = float(number.value)
        if self.is_percent and (value < 1 or "%" in str(typed)):
            value *= 100
        return value if self.low <= value <= self.high else None

    def refusal(self, words: Words) -> str:
        """Return the sentence that says which guesses are possible."""
        return words(NO_NUMBER, low=f"{self.low:g}", high=f"{self.high:g}")

    def written(self, value: float) -> str:
        """Return a number as it is read back: 0.4 percent is no 40 percent.

        >>> Guess("?").written(0.4), Guess("?").read(Guess("?").written(0.4))
        ('0.4 %', 0.4)
        """
        return f"{value:g} %" if self.is_percent else f"{value:g}"

    def closer(self, numbers: Sequence[float]) -> Guess:
        """Return the same with bounds close round some numbers, so that one sees how they differ.

        >>> near = Guess("?").closer([54.2, 55, 57.1])
        >>> near.low, near.high
        (54.0, 59.0)
        """
        least, most = min(numbers), max(numbers)
        for wide in _WIDTHS:
            low = floor(least / wide) * wide
            if most <= low + _BARS * wide <= self.high:
                return replace(self, low=low, high=low + _BARS * wide)
        return self

    def chart(
        self,
        numbers: Sequence[float],
        words: Words,
        line: Upright | None = None,
        title: Text = _GUESSED,
        counted: Text = _COUNTED,
    ) -> Chart:
        """Return the histogram of some numbers.

        Args:
            numbers: the numbers, at least one.
            words: the language.
            line: a line over them.
            title: what the numbers are.
            counted: what is counted, for the axis.

        """
        wide = (self.high - self.low) / _BARS
        into = Counter(min(int((number - self.low) / wide), _BARS - 1) for number in numbers)
        middles = [self.low + (n + 0.5) * wide for n in range(_BARS)]
        most = max(into.values())
        edges = [self.low + n * wide for n in range(_BARS + 1)]
        bars = Bars(middles, [into[n] for n in range(_BARS)], wide * 0.9)
        step = max(1, -(-most // 5))
        across, up = say(self.label, words), words(counted)
        low, high = f"{min(numbers):g}", f"{max(numbers):g}"
        return Chart(
            Axis(self.low, self.high, across, ticks={edge: f"{edge:g}" for edge in edges}),
            Axis(0, most * 1.2, up, ticks={n: n for n in range(0, most + 1, step)}),
            [bars, line] if line else [bars],
            words(title),
            words(_FROM_TO, n=len(numbers), low=low, high=high),
            (across, up),
            [(f"{edges[n]:g} - {edges[n + 1]:g}", into[n]) for n in range(_BARS)],
        )

    def compared(self, guesses: Sequence[float], words: Words, result: float) -> Chart:
        """Return the histogram of guesses, with a line where the class's own result lies."""
        label = words(N_("your trials: {n}"), n=f"{result:.1f}")
        return self.chart(guesses, words, Upright(result, label=label), _CAME_OUT)


def split(text: str) -> list[str]:
    """Return the single guesses of a line.

    >>> split("20, 30 %; 1/3 0,25"), split("20,30,40")
    (['20', '30%', '1/3', '0,25'], ['20', '30', '40'])
    """
    parts = re.split(r"[;\s]+|,\s+", re.sub(r"\s+%", "%", text.strip()))
    listed = [part.split(",") if part.count(",") > 1 else [part] for part in parts]
    return [part for several in listed for part in several if part]


class GuessBox(SavedWidget, w.VBox):  # type: ignore[misc]
    """A line to type guesses in, and their histogram as it grows; Enter adds.

    Args:
        guess: what is guessed.
        given: guesses that a class has written into a list.
        words: the language.
        send: sends a guess that was typed in the line to the page of the class.

    """

    def __init__(
        self,
        guess: Guess,
        given: Iterable[Any],
        words: Words,
        send: Callable[[float], Verdict] | None = None,
    ) -> None:
        super().__init__()
        self.guess = guess
        self.words = words
        self._to_class = send
        self.guesses: list[float] = []
        self.plot: Plot | None = None
        self.status = w.HTML()
        self.add_class("hour-ask")
        head = w.HTML(f"{sheet()}<p><b>{say(guess.question, words)}</b></p>")
        self.children = [head, self._row(), self.status]
        self.add(given)

    def _row(self) -> w.HBox:
        """The line to type in, and its button."""
        hint = self.words(N_("one guess, or several"))
        self.line = text_line(self.words(N_("Guess")), self._take_line, placeholder=hint)
        return row(self.line, button(self.words(N_("Add")), self._take_line))

    def _take_line(self) -> None:
        before = len(self.guesses)
        self.add(split(self.line.value))
        self.line.value = ""
        if self._to_class is not None:
            sent = [self._to_class(guess) for guess in self.guesses[before:]]
            self.status.value += "".join(panel(answer.state, answer.text) for answer in sent)

    def add(self, given: Iterable[Any]) -> None:
        """Add guesses; one that can't be read is named, and the others are kept."""
        unread = []
        for typed in given:
            number = self.guess.read(typed)
            if number is None:
                unread.append(str(typed)[:20])
            else:
                self.guesses.append(number)
        self._show(unread)

    def _show(self, unread: Sequence[str]) -> None:
        if unread:
            said = self.words(_NOT_READ, said=", ".join(unread))
            shown = panel(WRONG, f"{said} {self.guess.refusal(self.words)}")
        elif not self.guesses:
            shown = panel(OPEN, self.words(N_("No guess yet.")))
        else:
            shown = ""
        self.status.value = shown
        if self.guesses:
            chart = self.guess.chart(self.guesses, self.words)
            if self.plot is None:
                self.plot = Plot(chart, self.words)
                self.children = [*self.children, self.plot]
            self.plot.draw(chart)

    def __repr__(self) -> str:
        return f"<Guesses: {len(self.guesses)}>"

    def saved(self) -> str:
        """Return the question, without the guesses."""
        return f"<p><b>{say(self.guess.question, self.words)}</b></p>"
