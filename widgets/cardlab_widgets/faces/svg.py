"""The parts that faces are put together from: symbols, numbers drawn in lines, paper, names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from cardlab.engine.table.errors import BadGame

_SHARED: Final = Path(__file__).parent / "symbols.svg"
_USED: Final = re.compile(r'href="#cl-([\w-]+)"')
DARK: Final = "#1E2A3C"
LIGHT: Final = "#FFF6E6"
_STROKES: Final = {"+": "plus", "-": "minus", "=": "equals", "#": "hash"}


@cache
def shared_symbols() -> dict[str, str]:
    """Return the drawings that all games may use, by name, as ``<symbol>`` elements."""
    return read_symbols(_SHARED.read_text(encoding="utf-8"))


def read_symbols(text: str) -> dict[str, str]:
    """Return the ``<symbol id="cl-...">`` elements of an SVG by their names, without the "cl-".

    >>> read_symbols('<svg xmlns="http://www.w3.org/2000/svg"><symbol id="cl-dot"/></svg>')
    {'dot': '<symbol id="cl-dot"/>'}

    Raises:
        BadGame: it is no SVG with such symbols.

    """
    try:
        root = ET.fromstring(text)
    except ET.ParseError as error:
        raise BadGame(f"The symbols can't be read as SVG: {error}.") from error
    known = {}
    for symbol in root:
        for element in symbol.iter():
            element.tag = element.tag.rpartition("}")[2]
        symbol.tail = None
        name = symbol.get("id", "")
        if symbol.tag != "symbol" or not name.startswith("cl-"):
            raise BadGame(f"<{symbol.tag} id={name!r:.40}> is no symbol with an id like 'cl-sun'.")
        written = ET.tostring(symbol, encoding="unicode").replace(" />", "/>")
        known[name.removeprefix("cl-")] = written
    return known


def used(drawings: Iterable[str], known: Mapping[str, str]) -> list[str]:
    """Return the names of the symbols that drawings use, and those that these use.

    Raises:
        BadGame: there is no such symbol.

    """
    named = {name for drawing in drawings for name in _USED.findall(drawing)}
    missing = sorted(named - known.keys())
    if missing:
        raise BadGame(f"A drawing uses the symbols {', '.join(missing)}, which are not there.")
    named |= {inner for name in named for inner in _USED.findall(known[name])}
    return [name for name in known if name in named]


def use(name: str, x: float, y: float, w: float, h: float | None = None, extra: str = "") -> str:
    """Return a symbol at a place, ``w`` wide and ``h`` high (by default as high as wide)."""
    return f'<use href="#cl-{name}" x="{x}" y="{y}" width="{w}" height="{h or w}"{extra}/>'


def numeral(
    value: object, x: float, y: float, height: float, colour: str = "var(--si)", anchor: float = 0
) -> str:
    """Return a number drawn in lines, which looks the same on every machine.

    Args:
        value: a number or one of the signs + - = #.
        x: where it begins.
        y: its upper edge.
        height: its height; a card is 100 wide and 140 high.
        colour: a CSS colour.
        anchor: the part of it that lies before x; 0.5 centres it at x.

    """
    width = height * 20 / 32
    wide = [width * (0.8 if digit == "1" else 1.08) for digit in str(value)]
    digits, at = [], x - anchor * (sum(wide) - width * 0.08)
    for digit, w in zip(str(value), wide, strict=True):
        place = round(at - (width * 0.08 if digit == "1" else 0), 1)
        name = f"n-{_STROKES.get(digit, digit)}"
        digits.append(use(name, place, y, round(width, 1), height))
        at += w
    return (
        f'<g fill="none" stroke="{colour}" stroke-width="5.6" stroke-linecap="round" '
        f'stroke-linejoin="round">{"".join(digits)}</g>'
    )


def paper(fill: str = "var(--st)", edge: str = "var(--si)", opacity: float = 0.4) -> str:
    """Return an empty card, 100 by 140 with round corners."""
    return (
        '<rect x=".75" y=".75" width="98.5" height="138.5" rx="9" stroke-width="1.5" '
        f'fill="{fill}" stroke="{edge}" stroke-opacity="{opacity}"/>'
    )


LETTERS_OF_A_LINE: Final = 128  # how wide a line of a card is, in letters of 1 px


def name(text: str, colour: str = "var(--si)", y: float = 127, *, is_one_line: bool = False) -> str:
    """Return a name at the foot of a card: a long one on two lines, if it has two words.

    A name of class "cl-long" is too wide to be read on a small card, and is not shown there. Where
    another name stands below, ``is_one_line`` draws a long one smaller instead.
    """
    if is_one_line and len(text) > 12:
        colour += f";font-size:{LETTERS_OF_A_LINE / len(text):.1f}px"
    is_broken = len(text) > 12 and not is_one_line
    first, _, rest = text.partition(" ") if is_broken else (text, "", "")
    lines = [first, rest] if rest else [text]
    css = "cl-cname cl-long" if max(map(len, lines)) > 10 else "cl-cname"
    return "".join(
        f'<text x="50" y="{y - 8 + 12 * i if rest else y}" text-anchor="middle" class="{css}" '
        f'style="fill:{colour}">{line}</text>'
        for i, line in enumerate(lines)
    )


def back(ground: str, line: str, symbol: str) -> str:
    """Return the back of a card in a colour, with a symbol in a ring."""
    # One path, each dot a line of no length with round ends: a table shows some twenty backs.
    dots = "".join(
        f"M{14 + x * 12 + (6 if y % 2 else 0)} {14 + y * 12.4:.1f}h0"
        for y in range(10)
        for x in range(6 if y % 2 else 7)
    )
    inks = f"color:{line};--sf:{line};--si:{line};--st:{ground};--f1:{line};--f2:{ground}"
    return (
        paper("#FFFDF8", "#000", 0.22)
        + f'<rect x="6" y="6" width="88" height="128" rx="5.5" fill="{ground}"/>'
        f'<path d="{dots}" stroke="{line}" stroke-width="3.6" stroke-linecap="round" '
        'opacity=".28"/>'
        f'<circle cx="50" cy="70" r="25" fill="{ground}" stroke="{line}" stroke-width="2.5"/>'
        f'<g style="{inks}">{use(symbol, 33, 53, 34)}</g>'
    )


def svg(inside: str, css: str = "", height: int = 140) -> str:
    """Return a piece as an SVG, 100 wide; hidden from screen readers, as its parent has a label."""
    box = f'viewBox="0 0 100 {height}" aria-hidden="true"'
    return f'<svg class="cl-face {css}" {box}>{inside}</svg>'
