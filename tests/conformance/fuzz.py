"""Long random runs: ``make fuzz``, or ``python -m tests.conformance.fuzz --games 20000``.

Every game at every number of players and with its house rules mixed, the pieces counted after every
move; at random decisions all the other laws. Prints figures; 1 is the exit status of a fault.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import cardlab
from cardlab import Dice, Match
from cardlab.engine.catalogue import find
from cardlab.engine.game import Counts
from tests.conformance import checks, deductions, worlds

LOW = 8  # in one of so many games the turn cap is so low that some meet it
WATCHED = 10  # in one of so many games a seat watches, and judges imagined worlds
RARELY = 6_000  # moves from one close look to the next, on average


@dataclass
class Figures:
    """What a run of one game has seen."""

    games: int = 0
    moves: int = 0
    longest: int = 0
    looks: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    cited: Counter[str] = field(default_factory=Counter)
    players: Counter[int] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)

    def add(self, match: Match) -> None:
        made = len(match.moves)
        self.games += 1
        self.moves += made
        self.longest = max(self.longest, made)
        self.cited.update(event.clause for event in match.story())
        self.players[match.players] += 1
        for option in find(match.game).options:
            value = match.options[option.name]
            changed = value if value == option.default else "another"
            shown = value if isinstance(option.choices, tuple) else changed
            self.rules[f"{option.name}={shown}"] += 1
        if match.outcome:
            self.reasons[match.outcome.reason] += 1

    def report(self, game: str) -> str:
        never = [c.id for c in cardlab.rulebook(game) if not self.cited[c.id]]
        lines = [
            f"{game}: {self.games:,} games, {self.moves:,} moves, the longest {self.longest:,}",
            f"  looked at closely {self.looks:,} times",
            f"  ended by {shares(self.reasons)}",
            f"  players {shares(self.players)}",
            f"  house rules {shares(self.rules, self.games)}",
            "  cited by events:",
            *(f"    {id:24} {number:>10,}" for id, number in self.cited.most_common()),
            f"  by no event (setup, or cited by questions and refusals): {', '.join(never)}",
        ]
        return "\n".join(lines)


def shares(counts: Counter[Any], total: int = 0) -> str:
    total = total or sum(counts.values()) or 1
    return ", ".join(
        f"{name} {number:,} ({100 * number / total:.2f} %)"
        for name, number in sorted(counts.items())
    )


def house_rules(game: str, players: int, dice: Dice) -> dict[str, Any]:
    """Each house rule as it falls; the turn cap low, numbers and decks changed in some games."""
    said = {}
    for option in find(game).options:
        rarely = dice.below(LOW) == 0
        if isinstance(option.choices, tuple):
            said[option.name] = option.choices[dice.below(len(option.choices))]
        elif rarely and option.name == "turn_cap":
            said[option.name] = 10 + dice.below(100)
        elif rarely and isinstance(option.choices, Counts):
            said[option.name] = [n + dice.below(3) for n in option.default]
        elif rarely:
            said[option.name] = option.choices[dice.below(players)]
    return said


def one_game(match: Match, dice: Dice, figures: Figures) -> str | None:
    """Play a game by chance; the first fault there is."""
    while not match.over:
        if fault := checks.pieces(match) or checks.asks(match):
            return fault
        legal = match.legal()
        move = legal[dice.below(len(legal))]
        if dice.below(RARELY):
            match.apply(move)
            continue
        figures.looks += 1
        if fault := closely(match, dice) or worlds.forgets(match, move, dice.below(match.players)):
            return fault
    figures.add(match)
    return checks.pieces(match) or checks.asks(match) or checks.replays(match)


def closely(match: Match, dice: Dice) -> str | None:
    """All laws at one decision."""
    seat, other = dice.below(match.players), dice.below(match.players)
    legal = match.legal()
    said = [*legal, *match.moves[-20:], *checks.misspelt(legal[dice.below(len(legal))])]
    return (
        checks.copies(match)
        or checks.undoes(match, 3)
        or checks.reads_back(match)
        or checks.keeps_nothing(match)
        or checks.refuses(match, said)
        or worlds.twins(match, seat, dice, 4, said[:20])
        or worlds.imagines(match, seat, dice.below(1 << 20))
        or worlds.lives_on(match, seat, dice)
        or worlds.twins(match.imagine(seat, dice), other, dice, 2)
    )


def run(game: str, games: int, seed: int) -> tuple[Figures, str | None]:
    """So many games, the numbers of players in turn; the figures, and the first fault."""
    figures = Figures()
    seats = find(game).players
    for number in range(seed, seed + games):
        dice = Dice(number).split()  # not those that deal
        players = seats[number % len(seats)]
        rules = house_rules(game, players, dice)
        match = cardlab.new_match(game, players, number, **rules)
        try:
            fault = one_game(match, dice, figures)
        except Exception as error:
            fault = f"{type(error).__name__}: {error}, at {match!r}"
        if not fault and number % WATCHED == 0:
            again = cardlab.new_match(game, players, number, **rules)
            fault = deductions.one_game(again, dice, 40, often=9)[2]
        if fault:
            return figures, f"{game}, {players} players, {rules}, seed {number}: {fault}"
    return figures, None


def main(said: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default=None)
    args = parser.parse_args(said)
    for game in [args.game] if args.game else cardlab.list_games():
        start = time.monotonic()
        figures, fault = run(game, args.games, args.seed)
        print(figures.report(game), f"\n  in {time.monotonic() - start:.0f} s", flush=True)
        if fault:
            print(f"FAULT {fault}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
