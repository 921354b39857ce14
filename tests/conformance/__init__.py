"""What every game must hold, whichever it is: a game is covered by being registered."""

from __future__ import annotations

from cardlab.engine.match.match import Match
from cardlab.engine.table.dice import Dice
from cardlab.testing.laws import Wrong
from cardlab.testing.worlds import Watcher


def one_game(match: Match, dice: Dice, worlds: int, often: int = 5) -> tuple[int, int, Wrong]:
    """Play by chance; of how many imagined worlds how many contradict, and the first that does."""
    watcher = Watcher(match, dice.below(match.players))
    asked = wrong = 0
    first = None
    while not match.over and asked < worlds:
        legal = match.legal()
        watcher.make(legal[dice.below(len(legal))])
        if dice.below(often) == 0:
            if fault := watcher.contradicts(match):
                raise AssertionError(f"the law is wrong: the true world: {fault}")
            asked += 1
            if fault := watcher.contradicts(match.imagine(watcher.seat, dice)):
                wrong += 1
                first = first or f"seat {watcher.seat}, decision {match.table.decision}: {fault}"
    return asked, wrong, first
