"""Long random runs: ``make fuzz``, or ``python -m tests.conformance.fuzz --games 20000``.

Every game at every number of players and with each house rule, the pieces counted after every
move; at random decisions all the other laws. Prints figures; 1 is the exit status of a fault.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field

import cardlab
from cardlab import Dice, Match
from tests.conformance import checks

CAP = 2_000  # turns, so that a few games meet the cap


@dataclass
class Figures:
    """What a run of one game has seen."""

    games: int = 0
    moves: int = 0
    longest: int = 0
    looks: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    cited: Counter[str] = field(default_factory=Counter)
    settings: Counter[str] = field(default_factory=Counter)

    def add(self, match: Match) -> None:
        made = len(match.moves)
        self.games += 1
        self.moves += made
        self.longest = max(self.longest, made)
        self.cited.update(event.clause for event in match.story())
        if match.outcome:
            self.reasons[match.outcome.reason] += 1

    def report(self, game: str) -> str:
        never = [c.id for c in cardlab.rulebook(game) if not self.cited[c.id]]
        lines = [
            f"{game}: {self.games:,} games, {self.moves:,} moves, the longest {self.longest:,}",
            f"  looked at closely {self.looks:,} times",
            f"  ended by {dict(self.reasons)}",
            f"  settings {dict(self.settings)}",
            f"  cited {dict(self.cited.most_common())}",
            f"  told of by no event (setup, or cited by refusals only): {', '.join(never)}",
        ]
        return "\n".join(lines)


def one_game(match: Match, dice: Dice, figures: Figures, rarely: int) -> str | None:
    """Play a game by chance; the first fault there is."""
    while not match.over:
        if fault := checks.pieces(match) or checks.asks(match):
            return fault
        if dice.below(rarely) == 0:
            figures.looks += 1
            if fault := closely(match, dice):
                return fault
        legal = match.legal()
        match.apply(legal[dice.below(len(legal))])
    figures.add(match)
    return checks.pieces(match) or checks.replays(match)


def closely(match: Match, dice: Dice) -> str | None:
    """All laws at one decision."""
    seat = dice.below(match.players)
    back = list(checks.gives_away(match.imagine(seat, Dice(1))))
    return (
        checks.copies(match)
        or checks.undoes(match)
        or checks.refuses(match, [*match.legal(), *match.moves[-20:]])
        or checks.twins(match, seat, Dice(dice.below(1 << 20)))
        or checks.imagines(match, seat, dice.below(1 << 20))
        or (f"an imagined match gives away {back}" if back else None)
    )


def run(game: str, games: int, seed: int, rarely: int = 3000) -> tuple[Figures, str | None]:
    """So many games over all settings in turn; the figures, and the first fault."""
    figures = Figures()
    settings = checks.settings(game)
    for number in range(games):
        players, rules = settings[number % len(settings)]
        figures.settings[f"{players} {' '.join(f'{k}={v}' for k, v in rules.items())}".strip()] += 1
        match = cardlab.new_match(game, players, seed + number, turn_cap=CAP, **rules)
        fault = one_game(match, Dice(seed + number), figures, rarely)
        if fault:
            return figures, f"{game} {players} {rules} seed {seed + number}: {fault}"
    return figures, None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default=None)
    args = parser.parse_args()
    for game in [args.game] if args.game else cardlab.games():
        figures, fault = run(game, args.games, args.seed)
        print(figures.report(game), flush=True)
        if fault:
            print(f"FAULT {fault}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
