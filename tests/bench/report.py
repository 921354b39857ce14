"""The table and the plot of ``tests.bench.beside``, kept with the date and the versions."""

from __future__ import annotations

import json
import platform
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from statistics import median

import cardlab
from tests.bench.users import LENGTHS, MANY

RESULTS = Path(__file__).parent / "results"
Figures = dict[str, list[float]]
"""For each work what was done in a second of processor time, round by round."""


def keep(
    figures: Figures,
    widths: Mapping[str, float],
    imports: Mapping[str, float],
    peers: Mapping[str, str],
    rounds: int,
) -> str:
    """Write the table, the plot and all medians to the folder of results; return the table."""
    now = datetime.now(UTC)
    versions = {"Python": platform.python_version(), "cardlab": version("cardlab"), **peers}
    medians = {name: median(rates) for name, rates in figures.items()}
    about = ", ".join(f"{name} {number}" for name, number in versions.items())
    name = f"{now:%Y-%m-%d}"
    how = f"{platform.machine()}, one core, processor time, median of {rounds} rounds"
    heading = [f"# Measured on {name}", "", f"{about}; {how}; four players.", ""]
    text = "\n".join(
        [
            *heading,
            *_of_games(figures, widths),
            "",
            *_of_peers(figures, imports),
            "",
            *_growth(medians),
            "",
            f"![Moves a second]({name}.svg)",
            "",
        ]
    )
    RESULTS.mkdir(exist_ok=True)
    data = {"date": name, "versions": versions, "rounds": rounds, "a second": medians}
    data |= {"half width": dict(widths), "import, ms": dict(imports)}
    (RESULTS / f"{name}.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    (RESULTS / f"{name}.md").write_text(text, encoding="utf-8")
    (RESULTS / f"{name}.svg").write_text(plot(medians), encoding="utf-8")
    return text


def ratio(figures: Figures, one: str, other: str) -> float | None:
    """Return the median of the ratios within the rounds; None where one was not measured."""
    if one not in figures or other not in figures:
        return None
    return median(a / b for a, b in zip(figures[one], figures[other], strict=True))


def table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> list[str]:
    """Return the lines of a table in Markdown; a number has three digits, None is a dash."""
    names = [*head]
    lines = [names, ["---"] + ["---:"] * (len(names) - 1)]
    lines += [[_written(cell) for cell in row] for row in rows]
    return [f"| {' | '.join(line)} |" for line in lines]


def _written(cell: object) -> str:
    if isinstance(cell, float):
        return f"{cell:,.0f}" if cell >= 100 else f"{cell:.3g}"
    return "-" if cell is None else str(cell)


def _of_games(figures: Figures, widths: Mapping[str, float]) -> list[str]:
    """What users run in each game, and its ratios."""
    games = cardlab.list_games()

    def per_second(work: str, unit: float = 1) -> list[object]:
        return [median(figures[f"{work}, {game}"]) / unit for game in games]

    def took(work: str, unit: float) -> list[object]:
        return [unit / median(figures[f"{work}, {game}"]) for game in games]

    def beside(work: str, other: str) -> list[object]:
        return [ratio(figures, f"{work}, {game}", f"{other}, {game}") for game in games]

    rows: list[list[object]] = [
        ["engine's own loop, random, 1,000 moves/s", *per_second("own loop", 1e3)],
        ["x OpenSpiel's Python loop, actions", *beside("own loop", "OpenSpiel, Python loop")],
        ["student's bot, `simulate`, 1,000 moves/s", *per_second("simulate", 1e3)],
        [
            "x OpenSpiel's `evaluate_bots`, its bots' moves",
            *beside("simulate", "OpenSpiel, evaluate_bots, moves"),
        ],
        [
            "x the same, cards dealt counted as moves",
            *beside("simulate", "OpenSpiel, evaluate_bots"),
        ],
        ["x RLCard's `env.run`", *beside("simulate", "RLCard, env.run")],
        ["`play` x own loop", *beside("play", "own loop")],
        ["rules of thumb, games/s", *per_second("rules of thumb")],
        ["tournament of two, 5 s a move x no limit", *beside(*_TOURNAMENTS)],
        ["Monte Carlo move of 20 playouts, ms", *took("Monte Carlo", 1e3)],
        [
            "coach: half width after a second, 3 players, points",
            *(widths.get(game) for game in games),
        ],
        ["copy, us", *took("copy", 1e6)],
        ["view as data, us", *took("view", 1e6)],
        ["imagined world, us", *took("imagine", 1e6)],
    ]
    return table(["", *games], rows)


_TOURNAMENTS = ("tournament, 5 s a move", "tournament, no limit")


def _of_peers(figures: Figures, imports: Mapping[str, float]) -> list[str]:
    """What the peers' users get, and how long an import takes."""
    theirs = {name.rsplit(", ", 1)[0] for name in figures if name.startswith(("Open", "RLCard"))}
    rows: list[list[object]] = []
    for name in sorted(theirs):
        rate = median(rate for game in cardlab.list_games() for rate in figures[f"{name}, {game}"])
        is_call = name.endswith((", copy", ", view"))
        what = "us" if is_call else "1,000 a second"
        rows.append([f"{name}, {what}", 1e6 / rate if is_call else rate / 1e3])
    rows += [[f"import {name}, ms", milliseconds] for name, milliseconds in imports.items()]
    return table(["peers and imports", ""], rows)


def _growth(medians: Mapping[str, float]) -> list[str]:
    """How cost grows: us a move by players, us a move by games, us a copy by length."""
    games = cardlab.list_games()
    seats = range(2, 9)
    rows: list[list[object]] = [
        [game, *(_us(medians.get(f"{n} players, {game}")) for n in seats)] for game in games
    ]
    by_players = table(["us a random move, by players", *map(str, seats)], rows)
    by_games = [_us(medians.get(f"{n} games, pepper")) for n in MANY]
    by_length = [_us(medians.get(f"copy after {n}, pepper")) for n in LENGTHS]
    grows = table(
        ["Pepper Eights", "small", "10 times", "100 times"],
        [
            [f"us a student's move in `simulate` of {_list(MANY)} games", *by_games],
            [f"us a copy after {_list(LENGTHS)} decisions", *by_length],
        ],
    )
    return [*by_players, "", *grows]


def _list(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def _us(rate: float | None) -> float | None:
    return rate and 1e6 / rate


# --- The plot --------------------------------------------------------------------------------

_WIDE, _LEFT, _HIGH, _GAP = 640, 200, 14, 8


def plot(medians: Mapping[str, float]) -> str:
    """Return bars of moves a second as SVG: the own loop, a student's bot, and the peers."""
    bars = [
        (f"{game}, {work}", medians[f"{work}, {game}"], colour)
        for game in cardlab.list_games()
        for work, colour in (("own loop", "#0072b2"), ("simulate", "#56b4e9"))
    ]
    peers = ("OpenSpiel, Python loop", "OpenSpiel, evaluate_bots", "RLCard, env.run")
    bars += [
        (name, medians[f"{name}, pepper"], "#999999")
        for name in peers
        if f"{name}, pepper" in medians
    ]
    most = max(rate for _, rate, _ in bars)
    step = _HIGH + _GAP
    size = f'width="{_WIDE}" height="{step * len(bars) + 30}"'
    font = 'font-family="sans-serif" font-size="12"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font} role="img">',
        "<title>Moves a second of processor time, 4 players</title>",
        '<rect width="100%" height="100%" fill="white"/>',
    ]
    for i, (name, rate, colour) in enumerate(bars):
        y, wide = 10 + i * step, (_WIDE - _LEFT - 70) * rate / most
        middle = y + _HIGH - 3
        lines += [
            f'<text x="{_LEFT - 8}" y="{middle}" text-anchor="end">{name}</text>',
            f'<rect x="{_LEFT}" y="{y}" width="{wide:.0f}" height="{_HIGH}" fill="{colour}"/>',
            f'<text x="{_LEFT + wide + 6:.0f}" y="{middle}">{rate / 1e3:,.0f}k</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])
