"""The coach beside the table: the chance of each move, more exact the longer it thinks.

The coach thinks in the background, so the table keeps answering. It works on a copy of the match
and uses only what the seat knows, so it gives nothing hidden away. If few worlds are possible, it
goes through all of them, and the chances become exact.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from threading import Event
from typing import Final

from cardlab.bots import runtime
from cardlab.bots.estimate import FEWEST, Estimate
from cardlab.bots.rules_of_thumb import reason, rule_of_thumb_move
from cardlab.engine.match.match import Match
from cardlab.engine.match.seat import Seat
from cardlab.engine.table.dice import Dice
from cardlab.odds.enumeration import Enumeration
from cardlab_widgets.wire import Advice, FirstAdvice, Reviewed, Thought

LONGEST: Final = 4.0  # seconds that it thinks about a decision
SURE: Final = 0.015  # half the width of the widest interval at which it stops
REPORT: Final = 0.25  # seconds between two reports


class Coach:
    """Estimates the chance of each move, one decision at a time, and reports its progress.

    Args:
        report: called with the advice so far, as plain data; in another thread if the platform
            has threads.

    """

    def __init__(self, report: Callable[[Advice], None]) -> None:
        self.report = report
        self.thought: Estimate | None = None
        self.exact: Enumeration | None = None
        self.review: dict[int, Reviewed] = {}
        self._quit = Event()

    def think(self, match: Match, seat: int, seq: int) -> None:
        """Think about the seat's present decision, and stop thinking about an earlier one.

        Args:
            match: the match; the coach thinks about a copy.
            seat: the seat that decides.
            seq: the number of the scene that shows the decision; each report contains it.

        """
        self.stop()
        own = Seat(match.copy(), seat)
        self.thought = Estimate(own, seed=match.table.decision + 1)
        self.exact = Enumeration(own)
        thumb = rule_of_thumb_move(own, Dice(match.table.decision + 1))
        known: FirstAdvice = {
            "seq": seq,
            "thumb": own.legal.index(thumb),
            "why": reason(own, thumb),
        }
        self._quit = Event()
        runtime.in_background(self._think_on(self.thought, self.exact, known, self._quit))

    def stop(self) -> None:
        """Stop thinking."""
        self._quit.set()
        self.thought = self.exact = None

    def _think_on(
        self, thought: Estimate, exact: Enumeration, known: FirstAdvice, over: Event
    ) -> Iterator[float]:
        """Think in short slices, and yield how many seconds to wait between two slices."""
        start = reported = time.monotonic()
        while not over.is_set() and exact.chances is None and reported < start + LONGEST:
            if exact.is_done and thought.half_width <= SURE:
                break
            exact.run(seconds=0.005)
            thought.run(seconds=0.01)
            thought.narrow(keep=[known["thumb"]])  # spend the time on the moves that matter
            yield 0.002  # let the table answer: no press waits for the coach
            if time.monotonic() > reported + REPORT:
                reported = time.monotonic()
                self._say(thought, exact, known, over)
        self._say(thought, exact, known, over)

    def _say(self, thought: Estimate, exact: Enumeration, known: FirstAdvice, over: Event) -> None:
        if not over.is_set():
            self.report({**known, **advice(thought, exact.chances)})

    def note_move(self, decision: int, index: int) -> None:
        """Record for the review the chance of a person's move, and that of the best move.

        Both are the same if no move is clearly better than the person's. The coach records nothing
        if it had too little time to think.

        Args:
            decision: the number of the decision in the match.
            index: the index of the move among those offered.

        """
        thought, exact = self.thought, self.exact
        if exact is not None and exact.chances is not None:
            chance, best = float(exact.chances[index]), float(max(exact.chances))
        elif thought is None or thought.worlds < FEWEST:
            return
        else:
            best = chance = thought.of(index).chance
            if index not in thought.close():
                best = max(thought.of(i).chance for i in range(len(thought.moves)))
        self.review[decision] = {"decision": decision, "best": best, "made": chance}


def advice(thought: Estimate, exact: Sequence[Fraction] | None = None) -> Thought:
    """Return the number of worlds and, for each move, its index, chance and interval.

    ``close`` holds the indices of the moves that may be the best; if there are several, the coach
    advises none. ``exact`` says whether the chances are exact; the intervals then have no width.
    """
    if exact is None:
        found = [thought.of(i) for i in range(len(thought.moves))]
        chances = [(move.chance, move.low, move.high) for move in found]
        close = thought.close()
    else:
        chances = [(float(chance),) * 3 for chance in exact]
        close = [i for i, chance in enumerate(exact) if chance == max(exact)]
    moves = [
        (i, round(chance, 4), round(low, 4), round(high, 4))
        for i, (chance, low, high) in enumerate(chances)
    ]
    return {"worlds": thought.worlds, "moves": moves, "close": close, "exact": exact is not None}
