"""Sliders: sliders and lists beside a curve that moves with them."""

from __future__ import annotations

from html import escape
from typing import Any, Final

import ipywidgets as w  # type: ignore[import-untyped]

from cardlab.engine.text.words import Words
from cardlab_tutorials.exercises.inputs import SavedWidget
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.exercises.verdicts import sheet
from cardlab_tutorials.hours.plan import Plan, Slider
from cardlab_tutorials.hours.plots import Plot, saved_html

_STYLE: Final = {"description_width": "initial"}
_WIDE: Final = {"width": "100%", "max_width": "520px"}


class Sliders(SavedWidget, w.VBox):  # type: ignore[misc]
    """Sliders, a sentence, and a chart.

    Args:
        plan: the hour.
        words: the language.

    """

    def __init__(self, plan: Plan, words: Words) -> None:
        super().__init__()
        self.plan, self.words = plan, words
        self.sliders = {slider.name: self._widget(slider) for slider in plan.sliders}
        self.status = w.HTML()
        self.plot = Plot(plan.draw_in(self.values, words), words)
        self.add_class("hour-sliders")
        self.children = [*self.sliders.values(), self.status, self.plot]
        self._moved()
        for widget in self.sliders.values():
            widget.observe(lambda _change: self._moved(), "value")

    def _widget(self, slider: Slider) -> Any:
        label = say(slider.label, self.words)
        if slider.options:
            options = [(self.plan.text("sliders", name, self.words), n)
                       for n, name in enumerate(slider.options)]  # fmt: skip
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
        chart = self.plan.draw_in(self.values, self.words)
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
