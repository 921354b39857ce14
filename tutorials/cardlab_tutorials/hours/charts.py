"""Charts as SVG: bars, curves, bands, marks; their ink is that of the page, light or dark.

A chart is drawn small, 440 by 270 units with letters of 13: so it can be read at 340 pixels, and on
a projector at twice its size.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final, Protocol

BLUE, ORANGE, GREEN, GREY = "#1a7fc4", "#d9661a", "#0a9068", "#848b93"  # told apart by all eyes
WIDTH, HEIGHT = 440, 270
_LEFT, _RIGHT, _TOP, _BOTTOM = 44, 26, 30, 44
_LETTER = 6.5  # how wide a letter of a name is, about
_BOLD = "font-weight:700;"
_STEPS: Final = [n * 10.0**k for k in range(-5, 7) for n in (1, 2, 5)]  # from tick to tick
_MOST_ROWS: Final = 14  # of the table below a chart
# The page's ground around words that lie on a curve; none in a saved picture, which has no page.
_HALO = "paint-order:stroke;stroke:var(--jp-layout-color0,transparent);stroke-width:5px;"


@dataclass(frozen=True)
class Axis:
    """One axis.

    Attributes:
        label: what is measured along it.
        low: its lower end.
        high: its upper end.
        ticks: words at values; without them the round numbers have ticks.
        percent: whether its numbers are written as percentages.

    """

    label: str
    low: float
    high: float
    ticks: Mapping[float, str] | None = None
    percent: bool = False

    def at(self, value: float) -> float:
        """Return how far along the axis a value lies, 0 to 1."""
        return (value - self.low) / (self.high - self.low)

    def marks(self, most: int) -> Mapping[float, str]:
        """Return the ticks with their words, about so many at most.

        >>> Axis("cards", 0.4, 3.6).marks(10), Axis("chance", 0, 0.05, percent=True).marks(3)
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


@dataclass(frozen=True)
class Frame:
    """Where the values of two axes lie on the drawing."""

    x: Axis
    y: Axis
    left: float = _LEFT

    def across(self, value: float) -> float:
        """Return the place of a value from the left."""
        return round(self.left + self.x.at(value) * (WIDTH - self.left - _RIGHT), 1)

    def down(self, value: float) -> float:
        """Return the place of a value from the top."""
        return round(HEIGHT - _BOTTOM - self.y.at(value) * (HEIGHT - _TOP - _BOTTOM), 1)

    @property
    def x_marks(self) -> Mapping[float, str]:
        """The ticks below the drawing, as many as have room."""
        widest = _LETTER * len(self.x.word(self.x.high)) + 16
        return self.x.marks(int((WIDTH - self.left - _RIGHT) / widest))

    @property
    def y_marks(self) -> Mapping[float, str]:
        """The ticks beside the drawing."""
        return self.y.marks(6)


class Layer(Protocol):
    """Something that is drawn between the axes."""

    def draw(self, on: Frame) -> str:
        """Return its SVG."""


@dataclass(frozen=True)
class Bars:
    """Bars from 0 up, each with its label if there are any."""

    x: Sequence[float]
    y: Sequence[float]
    width: float = 0.8
    colour: str = BLUE
    labels: Sequence[str] = ()
    name: str = ""

    def draw(self, on: Frame) -> str:
        """Return its SVG."""
        drawn = []
        for n, (x, y) in enumerate(zip(self.x, self.y, strict=True)):
            left, right = on.across(x - self.width / 2), on.across(x + self.width / 2)
            top, ground = on.down(y), on.down(max(on.y.low, 0))
            box = f'x="{left}" y="{top}" width="{right - left:.1f}" height="{ground - top:.1f}"'
            drawn.append(f'<rect {box} rx="1.5" fill="{self.colour}"/>')
            if self.labels:
                drawn.append(_text((left + right) / 2, top - 4, self.labels[n], "middle", 12))
        return "".join(drawn)


@dataclass(frozen=True)
class Curve:
    """A curve, whose name stands above the chart."""

    x: Sequence[float]
    y: Sequence[float]
    colour: str = BLUE
    name: str = ""
    dashed: bool = False
    dots: bool = False
    width: float = 2.5

    def draw(self, on: Frame) -> str:
        """Return its SVG."""
        places = [(on.across(x), on.down(y)) for x, y in zip(self.x, self.y, strict=True)]
        points = " ".join(f"{x},{y}" for x, y in places)
        dash = ' stroke-dasharray="6 4"' if self.dashed else ""
        line = f'stroke="{self.colour}" stroke-width="{self.width}" stroke-linejoin="round"{dash}'
        drawn = f'<polyline points="{points}" fill="none" {line}/>'
        if self.dots:
            drawn += "".join(f'<circle cx="{x}" cy="{y}" r="3.5" fill="{self.colour}"/>'
                             for x, y in places)  # fmt: skip
        return drawn


@dataclass(frozen=True)
class Band:
    """The ground between two curves."""

    x: Sequence[float]
    low: Sequence[float]
    high: Sequence[float]
    colour: str = BLUE

    def draw(self, on: Frame) -> str:
        """Return its SVG."""
        up = [(on.across(x), on.down(y)) for x, y in zip(self.x, self.high, strict=True)]
        back = [(on.across(x), on.down(y)) for x, y in zip(self.x, self.low, strict=True)]
        points = " ".join(f"{x},{y}" for x, y in [*up, *reversed(back)])
        return f'<polygon points="{points}" fill="{self.colour}" fill-opacity=".22"/>'


@dataclass(frozen=True)
class Upright:
    """A line from the bottom to the top, at a value of the x axis."""

    x: float
    label: str = ""
    colour: str = ORANGE
    name: str = ""  # stands above the chart, where the label would hide something

    def draw(self, on: Frame) -> str:
        """Return its SVG."""
        x, top = on.across(self.x), on.down(on.y.high)
        line = f'x1="{x}" x2="{x}" y1="{top}" y2="{on.down(on.y.low)}"'
        side = 5 if x < WIDTH * 0.62 else -5
        label = _text(x + side, top + 11, self.label, "start" if side > 0 else "end")
        return f'<line {line} stroke="{self.colour}" stroke-width="2.5"/>{label}'


@dataclass(frozen=True)
class Level:
    """A dotted line from left to right, at a value of the y axis."""

    y: float
    label: str = ""
    name: str = ""  # stands above the chart, where the label would hide something
    colour: str = "currentColor"

    def draw(self, on: Frame) -> str:
        """Return its SVG."""
        y, left, right = on.down(self.y), on.across(on.x.low), on.across(on.x.high)
        line = f'x1="{left}" x2="{right}" y1="{y}" y2="{y}"'
        label = _text(right, y - 4, self.label, "end", 12, style=_HALO)
        look = 'stroke="currentColor" stroke-opacity=".6" stroke-dasharray="2 4"'
        return f"<line {line} {look}/>{label}"


@dataclass(frozen=True)
class Here:
    """A ring with words beside it: where the sliders are now."""

    x: float
    y: float
    label: str
    colour: str = ORANGE

    def draw(self, on: Frame) -> str:
        """Return its SVG."""
        x, y = on.across(self.x), on.down(self.y)
        ring = f'<circle cx="{x}" cy="{y}" r="6" fill="none" stroke="{self.colour}"'
        under = y < _TOP + 10
        label = _text(
            x, y + 22 if under else y - 11, self.label, _anchor(x), 13, style=_HALO + _BOLD
        )
        return f'{ring} stroke-width="3"/>{label}'


@dataclass(frozen=True)
class Dots:
    """Points without a line."""

    x: Sequence[float]
    y: Sequence[float]
    colour: str = BLUE
    size: float = 3.0
    opacity: float = 1.0
    name: str = ""

    def draw(self, on: Frame) -> str:
        """Return its SVG."""
        places = ((on.across(x), on.down(y)) for x, y in zip(self.x, self.y, strict=True))
        circles = "".join(f'<circle cx="{x}" cy="{y}" r="{self.size}"/>' for x, y in places)
        return f'<g fill="{self.colour}" fill-opacity="{self.opacity}">{circles}</g>'


@dataclass(frozen=True)
class Chart:
    """A chart: what it claims, in words, its axes, its layers, and its numbers as a table.

    Attributes:
        title: the claim, as a sentence.
        alt: what is to be seen, for somebody who does not see it.
        x, y: the axes.
        layers: what is drawn, the first lowest.
        head: the heads of the table's columns.
        rows: the table's rows; without them they are the points of the bars and curves.

    """

    title: str
    alt: str
    x: Axis
    y: Axis
    layers: Sequence[Layer]
    head: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()

    def svg(self, ink: str = "") -> str:
        """Return the drawing; its ink is ``ink``, or that of the page."""
        on = Frame(self.x, self.y, _LEFT if self.y.ticks != {} else 14)
        colour = f' color="{ink}"' if ink else ""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"{colour} '
            f'role="img" aria-label="{escape(self.alt)}" font-family="system-ui, sans-serif">'
        )
        drawn = "".join(layer.draw(on) for layer in self.layers)
        return f"{head}{_grid(on)}{drawn}{_labels(on)}{_legend(self.layers)}</svg>"

    def table(self) -> tuple[Sequence[str], Sequence[Sequence[str]]]:
        """Return the numbers of the chart: the heads of the columns, and some rows."""
        series = [layer for layer in self.layers if isinstance(layer, Bars | Curve)]
        if self.rows or not series:
            return self.head, self.rows
        points = max((layer.x for layer in series), key=len)
        digits = max(0, 3 - floor(log10(self.y.high - self.y.low)) - 2 * self.y.percent)
        rows = [
            [self.x.word(x), *(self.y.word(_height(layer, x), digits) for layer in series)]
            for x in points[:: 1 + (len(points) - 1) // _MOST_ROWS]
        ]
        return [self.x.label, *(layer.name or self.y.label for layer in series)], rows


def _height(layer: Bars | Curve, at: float) -> float:
    """How high bars or a curve are at a place; between two points of a curve it is straight."""
    pairs = list(zip(layer.x, layer.y, strict=True))
    for (x0, y0), (x1, y1) in zip(pairs, [*pairs[1:], pairs[-1]], strict=True):
        if x0 == at:
            return y0
        if x0 < at < x1:
            return y0 + (y1 - y0) * (at - x0) / (x1 - x0)
    return 0.0


def _grid(on: Frame) -> str:
    """The lines of the ticks, and the ground."""
    left, right = on.across(on.x.low), on.across(on.x.high)
    lines = [f'<line x1="{left}" x2="{right}" y1="{on.down(y)}" y2="{on.down(y)}"/>'
             for y in on.y_marks]  # fmt: skip
    ground = f'<line x1="{left}" x2="{right}" y1="{on.down(on.y.low)}" y2="{on.down(on.y.low)}"/>'
    return (
        f'<g stroke="currentColor" stroke-opacity=".16">{"".join(lines)}</g>'
        f'<g stroke="currentColor" stroke-opacity=".6">{ground}</g>'
    )


def _legend(layers: Sequence[Layer]) -> str:
    """The names of curves and bars, in a row above the chart, from the right."""
    drawn, right = [], float(WIDTH - 4)
    for layer in reversed(layers):
        if isinstance(layer, Curve | Bars | Dots | Upright | Level) and layer.name:
            left = right - _LETTER * len(layer.name) - 20
            is_dashed = isinstance(layer, Level) or (isinstance(layer, Curve) and layer.dashed)
            dash = ' stroke-dasharray="5 3"' if is_dashed else ""
            look = f'stroke="{layer.colour}" stroke-width="4"{dash}'
            drawn.append(f'<line x1="{left:.1f}" x2="{left + 16:.1f}" y1="8" y2="8" {look}/>')
            drawn.append(_text(left + 20, 12, layer.name, "start", 12))
            right = left - 12
    return "".join(drawn)


def _labels(on: Frame) -> str:
    bottom = on.down(on.y.low)
    drawn = [_text(on.across(x), bottom + 16, word, "middle", 12) for x, word in on.x_marks.items()]
    drawn += [_text(on.left - 6, on.down(y) + 4, word, "end", 12) for y, word in on.y_marks.items()]
    drawn.append(_text((on.left + WIDTH - _RIGHT) / 2, HEIGHT - 9, on.x.label, "middle"))
    if on.y.label:
        drawn.append(_text(2, 12, on.y.label))
    return "".join(drawn)


def _anchor(x: float) -> str:
    """How words lie at a place, so that they do not run over the edge."""
    if x > WIDTH * 0.74:
        return "end"
    return "start" if x < WIDTH * 0.26 else "middle"


def _text(
    x: float, y: float, words: str, anchor: str = "start", size: int = 13, *, style: str = ""
) -> str:
    if not words:
        return ""
    look = f'text-anchor="{anchor}" font-size="{size}"' + (f' style="{style}"' if style else "")
    return f'<text x="{x:.1f}" y="{y:.1f}" {look} fill="currentColor">{escape(words)}</text>'
