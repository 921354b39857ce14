"""Plots in a notebook: a chart that follows light and dark, with its words and its numbers.

In a running notebook it is a widget, whose ink is that of the page. What is saved with the notebook
is a picture on a light ground, which also shows where the notebook is not trusted yet.
"""

from __future__ import annotations

import re
from base64 import b64encode
from dataclasses import replace
from fractions import Fraction
from html import escape
from math import log10, sqrt
from typing import Any, Final

import ipywidgets as w  # type: ignore[import-untyped]
import numpy as np

from cardlab.engine.text.words import N_, Words
from cardlab_tutorials.exercises.inputs import SavedWidget
from cardlab_tutorials.exercises.texts import count, decimal, say
from cardlab_tutorials.exercises.verdicts import sheet
from cardlab_tutorials.hours.charts import Axis, Band, Chart, Curve, Layer, Level

ENOUGH: Final = 100  # trials, for their mean to be drawn
_BETWEEN_TAGS: Final = re.compile(r">[^<]+<")
_INK, _GROUND = "#171c21", "#ffffff"


def live_html(chart: Chart, words: Words) -> str:
    """Return a chart in the ink of the page, with its title and its numbers."""
    chart = replace(chart, alt=decimal(chart.alt, words))
    return _figure(chart, _in(words, chart.svg()), words)


def saved_html(chart: Chart, words: Words) -> str:
    """Return a chart as a picture on a light ground, with its title and its numbers."""
    source = b64encode(_in(words, chart.svg(_INK)).encode()).decode()
    look = f"max-width:760px;width:100%;background:{_GROUND};border-radius:8px"
    alt = escape(decimal(chart.alt, words))
    picture = f'<img alt="{alt}" style="{look}" src="data:image/svg+xml;base64,{source}">'
    return _figure(chart, picture, words)


def _figure(chart: Chart, picture: str, words: Words) -> str:
    title = f'<p class="hour-title">{escape(chart.title)}</p>' if chart.title else ""
    return f'<div class="hour-plot">{title}{picture}{_in(words, _table(chart, words))}</div>'


def _in(words: Words, html: str) -> str:
    """HTML or SVG with the decimal sign of the language in what is read, and not in its tags."""
    return _BETWEEN_TAGS.sub(lambda text: decimal(text[0], words), html)


def _table(chart: Chart, words: Words) -> str:
    titles, rows_of = chart.table()
    if not rows_of:
        return ""
    head = "".join(f"<th>{escape(title)}</th>" for title in titles)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>"
        for row in rows_of
    )
    summary = escape(words(N_("The numbers")))
    return (
        f'<details><summary>{summary}</summary><div class="hour-scroll" tabindex="0" role="group" '
        f'aria-label="{summary}"><table>'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div></details>"
    )


def said(sentence: str) -> str:
    """Return a sentence that a screen reader says when it changes, as HTML."""
    return f'<p class="hour-say" role="status">{escape(sentence)}</p>'


class Plot(SavedWidget, w.HTML):  # type: ignore[misc]
    """A chart in a notebook."""

    def __init__(self, chart: Chart, words: Words) -> None:
        super().__init__()
        self.words = words
        self.draw(chart)

    def draw(self, chart: Chart) -> None:
        """Show another chart in the place of this one."""
        self.chart = chart
        self.value = sheet() + live_html(chart, self.words)

    def __repr__(self) -> str:
        return f"<Plot: {self.chart.alt}>"

    def saved(self) -> str:
        """Return the chart as a picture."""
        return sheet() + saved_html(self.chart, self.words)


def running(trials: np.ndarray[Any, Any], words: Words, exact: Fraction | None = None) -> Chart:
    """Return a chart of the mean of the first n trials, with two standard errors to either side.

    The band ends where no mean can lie: at the least and the greatest of the trials.

    Args:
        trials: one number a trial.
        words: the language.
        exact: the exact value, if it is to be seen.

    """
    n = len(trials)
    steps = np.unique(np.geomspace(min(20, n), n, 60).astype(int))
    means = np.cumsum(trials, dtype=float)[steps - 1] / steps
    errors = float(trials.std()) / np.sqrt(steps)
    x = [log10(step) for step in steps.tolist()]
    low = np.maximum(means - 2 * errors, float(trials.min())).tolist()
    high = np.minimum(means + 2 * errors, float(trials.max())).tolist()
    bottom, top = min(low), max(high)
    edge = (top - bottom) * 0.06 or 1.0
    tens = {float(k): count(10**k, words) for k in range(1, 8) if x[0] <= k <= x[-1] + 1e-9}
    trials_axis, mean_axis = words(N_("trials")), words(N_("mean"))
    some = [*range(0, len(steps) - 1, 8), len(steps) - 1]
    layers: list[Layer] = [Band(x, low, high), Curve(x, means.tolist())]
    if exact is not None and bottom - edge < exact < top + edge:
        value = decimal(f"{float(exact):.4g}", words)
        layers.append(Level(float(exact), name=words(N_("exact: {value}"), value=value)))
    return Chart(
        Axis(x[0], x[-1], trials_axis, ticks=tens),
        Axis(bottom - edge, top + edge, mean_axis),
        layers,
        words(N_("The more trials, the less the mean moves")),
        words(
            N_("The mean of the first trials, which ends at {mean}."),
            mean=decimal(f"{means[-1]:.4g}", words),
        ),
        (trials_axis, mean_axis, words(N_("two standard errors"))),
        [(count(int(steps[k]), words), f"{means[k]:.4f}", f"{2 * errors[k]:.4f}") for k in some],
    )


def mean_in_words(trials: np.ndarray[Any, Any], words: Words, *, percent: bool) -> str:
    """Return the mean of trials and its standard error in words."""
    n, mean = len(trials), float(trials.mean())
    error = float(trials.std()) / sqrt(n)
    shown = (
        {"mean": f"{100 * mean:.{1 if error > 0.005 else 2}f} %", "two": f"{200 * error:.2g} %"}
        if percent
        else {"mean": f"{mean:.4g}", "two": f"{2 * error:.2g}"}
    )
    return say(
        N_("The mean of {n} trials is {mean}, give or take {two} (two standard errors)."),
        words,
        n=n,
        **shown,
    )


class TrialsReport(SavedWidget, w.VBox):  # type: ignore[misc]
    """The mean of trials in words, and how it came to rest.

    Args:
        trials: one number a trial, at least two.
        words: the language.
        is_chance: whether a trial is true or false; by default what the trials look like.

    """

    def __init__(
        self, trials: np.ndarray[Any, Any], words: Words, is_chance: bool | None = None
    ) -> None:
        super().__init__()
        alike = bool(((trials == 0) | (trials == 1)).all())
        self.words, self.is_chance = words, alike if is_chance is None else is_chance
        self.plot: Plot | None = None
        self.status = w.HTML()
        self.children = [self.status]
        self.show(trials)

    def show(self, trials: np.ndarray[Any, Any], exact: Fraction | None = None) -> None:
        """Show these trials, and the exact value beside them if it is given."""
        self.sentence = mean_in_words(trials, self.words, percent=self.is_chance)
        self.status.value = said(self.sentence)
        if len(trials) >= ENOUGH:
            chart = running(trials, self.words, exact)
            self.plot = self.plot or Plot(chart, self.words)
            self.plot.draw(chart)
            self.children = [self.status, self.plot]

    def __repr__(self) -> str:
        return self.sentence

    def saved(self) -> str:
        """Return the sentence and the chart."""
        chart = saved_html(self.plot.chart, self.words) if self.plot else ""
        return f"{sheet()}<p>{escape(self.sentence)}</p>{chart}"
