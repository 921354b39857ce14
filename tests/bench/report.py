"""The table of ``tests.bench.beside``, kept with the date and the versions."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from statistics import median

import cardlab
from tests.bench.users import LENGTHS, MANY

RESULTS = Path(__file__).parent / "results"
Rates = dict[str, list[float]]
"""For each work what was done in a second of processor time, round by round."""


_NOTE = (
    "A move of OpenSpiel is one of its players; cards that chance deals do not count. In its own",
    "loop Fuego! asks nobody who has no choice, so that a game has fewer moves than in `simulate`.",
)


def keep(
    figures: Rates,
    imports: Mapping[str, float],
    peers: Mapping[str, str],
    rounds: int,
) -> str:
    """Write the table and all medians to the folder of results; return the table."""
    now = datetime.now(UTC)
    versions = {"Python": platform.python_version(), "cardlab": version("cardlab"), **peers}
    medians = {name: median(rates) for name, rates in figures.items()}
    about = ", ".join(f"{name} {number}" for name, number in versions.items())
    name = f"{now:%Y-%m-%d}"
    load = f"load {os.getloadavg()[0]:.0f}"
    how = f"{platform.machine()}, one core, processor time, median of {rounds} rounds, {load}"
    heading = [f"# Measured on {name}", "", f"{about}; {how}; four players."]
    heading += ["", *_NOTE]
    tables = [_of_games(figures), _of_peers(figures, imports), _growth(medians)]
    text = "".join("\n".join([*part, "", ""]) for part in (heading, *tables)).rstrip() + "\n"
    RESULTS.mkdir(exist_ok=True)
    data = {"date": name, "versions": versions, "rounds": rounds, "a second": medians}
    data |= {"import, ms": dict(imports)}
    (RESULTS / f"{name}.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    (RESULTS / f"{name}.md").write_text(text, encoding="utf-8")
    return text


def ratio(figures: Rates, one: str, other: str) -> float | None:
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


# What users run: the row, its unit, and the works that are measured or compared.
_RATES = (
    ("engine's own loop, random, 1,000 moves/s", 1e3, "own loop"),
    ("student's bot, `simulate`, 1,000 moves/s", 1e3, "simulate"),
    ("rules of thumb, games/s", 1, "rules of thumb"),
    ("environment, two at random, 1,000 steps/s", 1e3, "environment"),
)
_TIMES = (
    ("Monte Carlo move of 20 playouts, ms", 1e3, "Monte Carlo"),
    ("copy, us", 1e6, "copy"),
    ("view as data, us", 1e6, "view"),
    ("imagined world, us", 1e6, "imagine"),
)
_RATIOS = (
    (
        "own loop x OpenSpiel's Python loop, moves",
        *("own loop", "OpenSpiel, Python loop, moves"),
    ),
    (
        "`simulate` x `evaluate_bots`, bots informed of moves",
        *("simulate", "OpenSpiel, evaluate_bots, informed, moves"),
    ),
    (
        "`simulate` x `evaluate_bots`, bots not informed",
        *("simulate", "OpenSpiel, evaluate_bots, uninformed, moves"),
    ),
    ("`simulate` x RLCard's `env.run`", "simulate", "RLCard, env.run"),
    ("environment x RLCard's `env.run`, uno", "environment", "RLCard, env.run"),
    ("environment x RLCard's `env.step`, uno", "environment", "RLCard, env.step"),
    ("environment x PettingZoo's leduc", "environment", "PettingZoo, leduc"),
    ("`play` x own loop", "play", "own loop"),
    (
        "tournament of two, 5 s a move x no limit",
        *("tournament, 5 s a move", "tournament, no limit"),
    ),
)


def _of_games(figures: Rates) -> list[str]:
    """What users run in each game, and its ratios."""
    games = cardlab.list_games()

    def of(work: str) -> list[float]:
        return [median(figures[f"{work}, {game}"]) for game in games]

    rows: list[list[object]] = [
        *([label, *(rate / unit for rate in of(work))] for label, unit, work in _RATES),
        *(
            [label, *(ratio(figures, f"{one}, {game}", f"{other}, {game}") for game in games)]
            for label, one, other in _RATIOS
        ),
        *([label, *(unit / rate for rate in of(work))] for label, unit, work in _TIMES),
    ]
    return table(["", *games], rows)


def _of_peers(figures: Rates, imports: Mapping[str, float]) -> list[str]:
    """What the peers' users get, and how long an import takes."""
    theirs = {
        name.rsplit(", ", 1)[0]
        for name in figures
        if name.startswith(("Open", "RLCard", "PettingZoo"))
    }
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
