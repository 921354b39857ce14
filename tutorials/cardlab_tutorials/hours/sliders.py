"""Sliders: sliders and lists beside a curve that moves with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Final

import ipywidgets as w  # type: ignore[import-untyped]

from cardlab.engine.text.words import Text, Words
from cardlab_tutorials.exercises.inputs import SavedWidget
from cardlab_tutorials.exercises.texts import decimal
from cardlab_tutorials.exercises.verdicts import sheet
from cardlab_tutorials.hours.charts import Chart
from cardlab_tutorials.hours.plots import Plot, saved_html

_STYLE: Final = {"description_width": "initial"}
_WIDE: Final = {"width": "100%", "max_width": "520px"}


@dataclass(frozen=True)
class Slider:
    """A whole number that one can move, from ``low`` to ``high``."""

    label: Text
    low: int
    high: int
    start: int


@dataclass(frozen=True)
class Pick:
    """A list of words to pick one from."""

    label: Text
    options: Sequence[Text]
    start: int = 0


Drawn = tuple[Chart, str]
Draw = Callable[[Mapping[str, int], Words], Drawn]
"""Makes the chart and the sentence from the values: numbers, and places in the lists."""


class Sliders(SavedWidget, w.VBox):  # type: ignore[misc]
    """Sliders, a sentence, and a chart.

    Args:
        sliders: the sliders, by the names that ``draw`` knows.
        draw: makes the chart and the sentence from their values.
        words: the language.

    """

    def __init__(self, sliders: Mapping[str, Slider | Pick], draw: Draw, words: Words) -> None:
        super().__init__()
        self.words = words
        self._draw = draw
        self.sliders = {name: self._widget(slider) for name, slider in sliders.items()}
        chart, sentence = self._drawn()
        self.status = w.HTML(_as_html(sentence))
        self.plot = Plot(chart, words)
        self.sentence = sentence
        self.add_class("hour-sliders")
        self.children = [*self.sliders.values(), self.status, self.plot]
        for widget in self.sliders.values():
            widget.observe(self._moved, "value")

    def _widget(self, slider: Slider | Pick) -> Any:
        label = self.words(slider.label)
        if isinstance(slider, Pick):
            options = [(self.words(text), n) for n, text in enumerate(slider.options)]
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

    def _drawn(self) -> Drawn:
        chart, sentence = self._draw(self.values, self.words)
        return chart, decimal(sentence, self.words)

    def _moved(self, _change: object) -> None:
        chart, self.sentence = self._drawn()
        self.status.value = _as_html(self.sentence)
        self.plot.draw(chart)

    def __repr__(self) -> str:
        return f"<Sliders: {', '.join(f'{name} {value}' for name, value in self.values.items())}>"

    def saved(self) -> str:
        """Return the sentence and the chart."""
        return sheet() + _as_html(self.sentence) + saved_html(self.plot.chart, self.words)


def _as_html(sentence: str) -> str:
    return f'<p class="hour-say" role="status">{escape(sentence)}</p>'
