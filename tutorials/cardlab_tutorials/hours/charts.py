"""Charts as SVG: bars, curves, bands, marks; their ink is that of the page, light or dark.

Drawn by hand and not by matplotlib: a chart under sliders is redrawn while one moves them, which
takes matplotlib 70 times as long, and 30 MB more in each pupil's kernel.

A chart is 440 by 270 units with letters of 13: so it can be read at 340 pixels wide, and on a
projector at twice its size.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from html import escape
from math import ceil, floor, log10
from typing import Any, Final

import numpy as np

BLUE, ORANGE, GREEN, GREY = "#1a7fc4", "#d9661a", "#0a9068", "#848b93"  # told apart by all eyes
WIDTH, HEIGHT = 440, 270
_LEFT, _RIGHT, _TOP, _BOTTOM = 44, 26, 30, 44
_LETTER = 6.5  # how wide a letter of a name is, about
_STEPS: Final = [n * 10.0**k for k in range(-5, 7) for n in (1, 2, 5)]  # from tick to tick
_MOST_ROWS: Final = 14  # of the table below a chart
# The page's ground around words that lie on a curve; none in a saved picture, which has no page.
_HALO = "paint-order:stroke;stroke:var(--jp-layout-color0,transparent);stroke-width:5px;"


@dataclass(frozen=True)
class Axis:
    """One axis.

    Attributes:
        low: its lower end.
        high: its upper end.
        label: what is measured along it.
        percent: whether its numbers are written as percentages.
        ticks: words or whole numbers at values; without them the round numbers have ticks.

    """

    low: float
    high: float
    label: str = ""
    percent: bool = False
    ticks: Mapping[float, str | int] | None = None

    def at(self, value: float) -> float:
        """Return how far along the axis a value lies, 0 to 1."""
        return (value - self.low) / (self.high - self.low)

    def marks(self, most: int) -> Mapping[float, str | int]:
        """Return the ticks with their words, about so many at most.

        >>> Axis(0.4, 3.6).marks(10), Axis(0, 0.05, percent=True).marks(3)
        ({1.0: '1', 2.0: '2', 3.0: '3'}, {0.0: '0 %', 0.02: '2 %', 0.04: '4 %'})
        """
        if self.ticks is not None:
            return self.ticks
        span = self.high - self.low
        least = 1.0 if span >= 3 and not self.percent else span / most
        step = next(step for step in _STEPS if step >= max(least, span / most))
        places = range(ceil(self.low / step - 1e-6), floor(self.high / step + 1e-6) + 1)
        return {round(n * step, 6): self.word(n * step) for n in places}

    def word(self, value: float, digits: int = 0) -> str:
        """Return a number of this axis as one writes it; with so many digits behind the point."""
        if self.percent:
            return f"{100 * value:.{digits}f} %" if digits else f"{100 * value:.4g} %"
        return f"{value:.{digits}f}" if digits else f"{value:.6g}"


@dataclass(frozen=True, kw_only=True)
class Layer:
    """Something that is drawn between the axes.

    Attributes:
        colour: its colour.
        name: its name, which stands above the chart.
        label: words that stand beside it.
        dashed: whether its line is dashed.

    """

    colour: str = BLUE
    name: str = ""
    label: str = ""
    dashed: bool = False

    def draw(self, on: Chart) -> str:
        """Return its SVG."""
        raise NotImplementedError


@dataclass(frozen=True)
class Bars(Layer):
    """Bars from 0 up, each with its label if there are any."""

    x: Sequence[float]
    y: Sequence[float]
    width: float = 0.8
    labels: Sequence[str] = ()

    def draw(self, on: Chart) -> str:
        """Return its SVG."""
        drawn, ground = [], on.down(max(on.y.low, 0))
        for n, (x, y) in enumerate(zip(self.x, self.y, strict=True)):
            left, right = on.across(x - self.width / 2), on.across(x + self.width / 2)
            top = on.down(y)
            box = f'x="{left}" y="{top}" width="{right - left:.1f}" height="{ground - top:.1f}"'
            drawn.append(f'<rect {box} rx="1.5" fill="{self.colour}"/>')
            if self.labels:
                drawn.append(_text((left + right) / 2, top - 4, self.labels[n], "middle", 12))
        return "".join(drawn)


@dataclass(frozen=True)
class Curve(Layer):
    """A curve, with dots at its points if they have a size; of width 0, the dots alone."""

    x: Sequence[float]
    y: Sequence[float]
    width: float = 2.5
    dots: float = 0

    def draw(self, on: Chart) -> str:
        """Return its SVG."""
        places = on.places(self.x, self.y)
        points = " ".join(f"{x},{y}" for x, y in places)
        dash = ' stroke-dasharray="6 4"' if self.dashed else ""
        line = f'stroke="{self.colour}" stroke-width="{self.width}" stroke-linejoin="round"{dash}'
        drawn = f'<polyline points="{points}" fill="none" {line}/>' if self.width else ""
        circles = "".join(f'<circle cx="{x}" cy="{y}" r="{self.dots}"/>' for x, y in places)
        return drawn + (f'<g fill="{self.colour}">{circles}</g>' if self.dots else "")


@dataclass(frozen=True)
class Band(Layer):
    """The ground between two curves."""

    x: Sequence[float]
    low: Sequence[float]
    high: Sequence[float]

    def draw(self, on: Chart) -> str:
        """Return its SVG."""
        outline = [*on.places(self.x, self.high), *reversed(on.places(self.x, self.low))]
        points = " ".join(f"{x},{y}" for x, y in outline)
        return f'<polygon points="{points}" fill="{self.colour}" fill-opacity=".22"/>'


@dataclass(frozen=True)
class Upright(Layer):
    """A line from the bottom to the top, at a value of the x axis."""

    x: float
    colour: str = field(default=ORANGE, kw_only=True)

    def draw(self, on: Chart) -> str:
        """Return its SVG."""
        look = f'stroke="{self.colour}" stroke-width="2.5"'
        line = on.line((self.x, self.x), (on.y.high, on.y.low), look)
        x, top = on.across(self.x), on.down(on.y.high)
        side, anchor = (5, "start") if x < WIDTH * 0.62 else (-5, "end")
        return line + _text(x + side, top + 11, self.label, anchor)


@dataclass(frozen=True)
class Level(Layer):
    """A dotted line from left to right, at a value of the y axis."""

    y: float
    colour: str = field(default="currentColor", kw_only=True)
    dashed: bool = field(default=True, kw_only=True)

    def draw(self, on: Chart) -> str:
        """Return its SVG."""
        look = f'stroke="{self.colour}" stroke-opacity=".6" stroke-dasharray="2 4"'
        line = on.line((on.x.low, on.x.high), (self.y, self.y), look)
        right, y = on.across(on.x.high), on.down(self.y)
        return line + _text(right, y - 4, self.label, "end", 12, style=_HALO)


@dataclass(frozen=True)
class Here(Layer):
    """A ring with words beside it: where the sliders are now."""

    x: float
    y: float
    colour: str = field(default=ORANGE, kw_only=True)
    label: str = field(default="here", kw_only=True)

    def draw(self, on: Chart) -> str:
        """Return its SVG."""
        x, y = on.across(self.x), on.down(self.y)
        look = f'fill="none" stroke="{self.colour}" stroke-width="3"'
        words_y = y + 22 if y < _TOP + 10 else y - 11
        style = f"{_HALO}font-weight:700;"
        label = _text(x, words_y, self.label, _anchor(x), style=style)
        return f'<circle cx="{x}" cy="{y}" r="6" {look}/>{label}'


@dataclass(frozen=True)
class Chart:
    """A chart: its axes, its layers, what it claims in words, and its numbers as a table.

    The chart of an hour has names in the place of texts; ``with_texts`` puts in the texts.

    Attributes:
        x, y: the axes.
        layers: what is drawn, the first lowest.
        title: the claim, as a sentence.
        alt: what is to be seen, for somebody who does not see it.
        head: the heads of the table's columns.
        rows: the table's rows; without them they are the points of the bars and curves.
        fields: the numbers that the texts of an hour mention.

    """

    x: Axis
    y: Axis
    layers: Sequence[Layer]
    title: str = ""
    alt: str = ""
    head: Sequence[str] = ()
    rows: Sequence[Sequence[str | int]] = ()
    fields: Mapping[str, Any] = field(default_factory=dict)

    def with_texts(self, text: Callable[[Any], str], title: str, alt: str) -> Chart:
        """Return the same chart with its texts.

        Args:
            text: returns the text that has a name, or what has no text as it is.
            title: the claim.
            alt: what is to be seen.

        """
        x, y = replace(self.x, label=text("x")), replace(self.y, label=text("y"))
        if x.ticks:
            x = replace(x, ticks={value: text(word) for value, word in x.ticks.items()})
        layers = [replace(layer, name=text(layer.name), label=text(layer.label))
                  for layer in self.layers]  # fmt: skip
        head = [text(name) for name in self.head]
        rows = [[text(cell) for cell in row] for row in self.rows]
        return replace(self, x=x, y=y, layers=layers, title=title, alt=alt, head=head, rows=rows)

    @property
    def left(self) -> float:
        """How much room there is for the words of the y axis."""
        return 14 if self.y.ticks == {} else _LEFT

    def across(self, value: float) -> float:
        """Return the place of a value from the left."""
        return round(self.left + self.x.at(value) * (WIDTH - self.left - _RIGHT), 1)

    def down(self, value: float) -> float:
        """Return the place of a value from the top."""
        return round(HEIGHT - _BOTTOM - self.y.at(value) * (HEIGHT - _TOP - _BOTTOM), 1)

    def places(self, x: Sequence[float], y: Sequence[float]) -> list[tuple[float, float]]:
        """Return the places of points."""
        return [(self.across(a), self.down(b)) for a, b in zip(x, y, strict=True)]

    def line(self, x: tuple[float, float], y: tuple[float, float], look: str) -> str:
        """Return the SVG of a straight line from one point to another."""
        (x1, x2), (y1, y2) = map(self.across, x), map(self.down, y)
        return f'<line x1="{x1}" x2="{x2}" y1="{y1}" y2="{y2}" {look}/>'

    def svg(self, ink: str = "") -> str:
        """Return the drawing; its ink is ``ink``, or that of the page."""
        colour = f' color="{ink}"' if ink else ""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"{colour} '
            f'role="img" aria-label="{escape(self.alt)}" font-family="system-ui, sans-serif">'
        )
        drawn = "".join(layer.draw(self) for layer in self.layers)
        return f"{head}{_axes(self)}{drawn}{_legend(self.layers)}</svg>"

    def table(self) -> tuple[Sequence[str], Sequence[Sequence[str | int]]]:
        """Return the numbers of the chart: the heads of the columns, and some rows."""
        series = [layer for layer in self.layers if isinstance(layer, Bars | Curve)]
        if self.rows or not series:
            return self.head, self.rows
        points = max((layer.x for layer in series), key=len)
        digits = max(0, 3 - floor(log10(self.y.high - self.y.low)) - 2 * self.y.percent)
        rows = [
            [
                self.x.word(x),
                *(self.y.word(float(np.interp(x, s.x, s.y)), digits) for s in series),
            ]
            for x in points[:: 1 + (len(points) - 1) // _MOST_ROWS]
        ]
        return [self.x.label, *(layer.name or self.y.label for layer in series)], rows


def kept_and_back(kept: Sequence[float], back: Sequence[float], here: int) -> list[Layer]:
    """Return the layers of a chance over the number of draws, without and with putting back.

    Args:
        kept: the chance without putting back, for 1, 2, ... draws.
        back: the chance with putting back.
        here: the number of draws where the sliders stand.

    """
    n = range(1, len(kept) + 1)
    return [
        Curve(n, back, colour=GREY, name="put_back", dashed=True),
        Curve(n, kept, name="kept", dots=3.5),
        Here(here, kept[here - 1]),
    ]


def _axes(on: Chart) -> str:
    """The ground, the lines of the ticks, and the words of both axes."""
    wide, bottom = (on.x.low, on.x.high), on.down(on.y.low)
    widest = _LETTER * len(on.x.word(on.x.high)) + 16
    x_marks, y_marks = on.x.marks(int((WIDTH - on.left - _RIGHT) / widest)), on.y.marks(6)
    drawn = [on.line(wide, (y, y), 'stroke="currentColor" stroke-opacity=".16"') for y in y_marks]
    drawn.append(on.line(wide, (on.y.low,) * 2, 'stroke="currentColor" stroke-opacity=".6"'))
    drawn += [_text(on.across(x), bottom + 16, word, "middle", 12) for x, word in x_marks.items()]
    drawn += [_text(on.left - 6, on.down(y) + 4, word, "end", 12) for y, word in y_marks.items()]
    drawn.append(_text((on.left + WIDTH - _RIGHT) / 2, HEIGHT - 9, on.x.label, "middle"))
    drawn.append(_text(2, 12, on.y.label))
    return "".join(drawn)


def _legend(layers: Sequence[Layer]) -> str:
    """The names of the layers, in a row above the chart, from the right."""
    drawn, right = [], float(WIDTH - 4)
    for layer in reversed(layers):
        if layer.name:
            left = right - _LETTER * len(layer.name) - 20
            dash = ' stroke-dasharray="5 3"' if layer.dashed else ""
            look = f'stroke="{layer.colour}" stroke-width="4"{dash}'
            drawn.append(f'<line x1="{left:.1f}" x2="{left + 16:.1f}" y1="8" y2="8" {look}/>')
            drawn.append(_text(left + 20, 12, layer.name, size=12))
            right = left - 12
    return "".join(drawn)


def _anchor(x: float) -> str:
    """How words lie at a place, so that they do not run over the edge."""
    if x > WIDTH * 0.74:
        return "end"
    return "start" if x < WIDTH * 0.26 else "middle"


def _text(
    x: float, y: float, words: str | int, anchor: str = "start", size: int = 13, *, style: str = ""
) -> str:
    if words == "":
        return ""
    look = f'text-anchor="{anchor}" font-size="{size}"' + (f' style="{style}"' if style else "")
    return f'<text x="{x:.1f}" y="{y:.1f}" {look} fill="currentColor">{escape(str(words))}</text>'
