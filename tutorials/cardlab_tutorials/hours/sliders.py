"""Sliders: sliders and lists beside a curve that moves with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Final

import ipywidgets as w  # type: ignore[import-untyped]

from cardlab.engine.text.words import Words
from cardlab_tutorials.exercises.inputs import SavedWidget
from cardlab_tutorials.exercises.texts import ByLanguage, say
from cardlab_tutorials.exercises.verdicts import sheet
from cardlab_tutorials.hours.charts import Chart
from cardlab_tutorials.hours.plots import Plot, saved_html

_STYLE: Final = {"description_width": "initial"}
_WIDE: Final = {"width": "100%", "max_width": "520px"}


@dataclass(frozen=True)
class Slider:
    """A whole number that one can move, from ``low`` to ``high``; or a list to pick from.

    Attributes:
        name: the name by which the hour's ``draw`` takes its value.
        label: what it moves.
        low: the least number.
        high: the greatest.
        start: where it stands at first; in a list, from 0.
        options: what to pick from: names of texts under ``[sliders]``.

    """

    name: str
    label: ByLanguage
    low: int = 0
    high: int = 0
    start: int = 0
    options: tuple[str, ...] = ()


Draw = Callable[[Mapping[str, int], Words], Chart]
"""Makes the chart from the values: numbers, and places in the lists."""


class Sliders(SavedWidget, w.VBox):  # type: ignore[misc]
    """Sliders, a sentence, and a chart.

    Args:
        sliders: the sliders.
        draw: makes the chart, whose ``alt`` is the sentence, from their values.
        option: returns the words of an option.
        words: the language.

    """

    def __init__(
        self,
        sliders: Sequence[Slider],
        draw: Draw,
        option: Callable[[str], str],
        words: Words,
    ) -> None:
        super().__init__()
        self.words = words
        self._draw, self._option = draw, option
        self.sliders = {slider.name: self._widget(slider) for slider in sliders}
        self.status = w.HTML()
        self.plot = Plot(draw(self.values, words), words)
        self.add_class("hour-sliders")
        self.children = [*self.sliders.values(), self.status, self.plot]
        self._moved()
        for widget in self.sliders.values():
            widget.observe(lambda _change: self._moved(), "value")

    def _widget(self, slider: Slider) -> Any:
        label = say(slider.label, self.words)
        if slider.options:
            options = [(self._option(name), n) for n, name in enumerate(slider.options)]
            look = {"style": _STYLE, "layout": {"width": "max-content", "max_width": "100%"}}
            return w.Dropdown(options=options, value=slider.start, description=label, **look)
        return w.IntSlider(
            slider.start, slider.low, slider.high, description=label, style=_STYLE, layout=_WIDE
        )

    @property
    def values(self) -> dict[str, int]:
        """What the sliders stand at."""
        return {name: widget.value for name, widget in self.sliders.items()}

    def move(self, **values: int) -> None:
        """Move sliders to values."""
        for name, value in values.items():
            self.sliders[name].value = value

    def _moved(self) -> None:
        chart = self._draw(self.values, self.words)
        self.sentence = chart.alt
        self.status.value = _as_html(self.sentence)
        self.plot.draw(chart)

    def __repr__(self) -> str:
        return f"<Sliders: {', '.join(f'{name} {value}' for name, value in self.values.items())}>"

    def saved(self) -> str:
        """Return the sentence and the chart."""
        return sheet() + _as_html(self.sentence) + saved_html(self.plot.chart, self.words)


def _as_html(sentence: str) -> str:
    return f'<p class="hour-say" role="status">{escape(sentence)}</p>'
