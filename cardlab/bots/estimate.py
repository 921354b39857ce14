"""Estimate for each move of a seat its chance to win, with the error, by playing out.

The estimate imagines worlds that look to the seat like the match. In each world it tries every
move, and plays the game to its end with the same dice (*common random numbers*: equal luck for all
moves). It uses only what the seat knows. See Browne et al., *A Survey of Monte Carlo Tree Search
Methods*, IEEE T-CIAIG 4 (2012), section 2.3, on flat Monte Carlo; Cowling, Powley & Whitehouse,
*Information Set Monte Carlo Tree Search*, IEEE T-CIAIG 4 (2012), on imagined worlds; and Ginsberg,
*GIB*, J. Artif. Intell. Res. 14 (2001), on worlds that fit the choices of the others.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import ceil, inf, log, sqrt
from typing import Final, NamedTuple

from cardlab.bots.playing import sensible_playout
from cardlab.bots.rules_of_thumb import belief, rule_of_thumb_move
from cardlab.engine.match.match import Match, checked_seed
from cardlab.engine.match.seat import Bot, Seat
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadOption
from cardlab.engine.table.moves import Move

Z: Final = 1.959964  # the normal quantile of a 95 % interval
FEWEST: Final = 30  # worlds below which no move is called better than another
ROUND: Final = 200  # playouts of the first round, after which most moves are given up
KEPT: Final = 1 / 3  # of the moves after each round
BEST: Final = 3  # moves that are tried on, however many there are
PLAYOUTS: Final = 200  # before a move of the bot
CLEAR: Final = 1.0  # how clearly a move must be ahead of a first thought


class Chance(NamedTuple):
    """A move with its chance to win, the ends of its 95 % interval, and how often it was tried."""

    move: Move
    chance: float
    low: float
    high: float
    playouts: int


class Estimate:
    """An estimate of the chances of a seat's moves, which becomes more precise as it runs.

    >>> import cardlab
    >>> seat = cardlab.Seat(cardlab.new_match("pepper", players=2, seed=7), 0)
    >>> thought = Estimate(seat, seed=1)
    >>> thought.run(worlds=50)
    >>> thought.best().move in seat.legal, thought.worlds
    (True, 50)

    It knows what its :class:`~cardlab.engine.match.seat.Seat` knows, and nothing more. Each call of
    :meth:`run` makes it surer, and you can read it at any time. The same seed gives the same
    estimate. ``moves`` limits it to some of the legal moves; ``left`` has the places of the moves
    that it still tries (see :meth:`narrow`).
    """

    def __init__(self, seat: Seat, seed: int = 0, moves: Sequence[Move] | None = None) -> None:
        self.seat = seat
        self.moves = list(seat.legal if moves is None else moves)
        if not self.moves:
            raise BadOption(
                f"Seat {seat.number} may not move now, so it has no chances to estimate."
            )
        self.worlds = 0
        self.left = [*range(len(self.moves))]
        self._until = max(4, min(FEWEST, ROUND // len(self.moves)))  # worlds of the first round
        self._dice = Dice(checked_seed(seed))
        self._values: list[list[float]] = [[] for _ in self.moves]

    def run(
        self,
        worlds: int | None = None,
        seconds: float | None = None,
        places: Sequence[int] | None = None,
        end: float = inf,
    ) -> None:
        """Try the remaining moves, or those at ``places``, in more worlds or for a time.

        It stops after so many ``worlds`` or ``seconds``, whichever comes first, but after
        one world at the earliest. At ``end``, a time of the monotonic clock, it stops within a
        world; then some moves have been tried once more than others.
        """
        if worlds is None and seconds is None:
            raise BadOption("Give a limit: worlds=100 or seconds=0.5.")
        until = inf if seconds is None else time.monotonic() + seconds
        last = inf if worlds is None else self.worlds + worlds
        while True:
            self.try_moves(self.left if places is None else places, end)
            if self.worlds >= last or (until < inf and time.monotonic() >= until):
                return

    def narrow(self, keep: Sequence[int] = ()) -> None:
        """Drop the worse two thirds of the moves at the end of a round.

        The first round ends after about 200 playouts (4 to 30 worlds), and each later round after
        twice as many worlds, until three moves are left (like the sequential halving of
        :func:`improve`). A dropped move is never tried again. In fewer than 30 worlds no move
        counts as worse (:meth:`is_better`). Keeping half of the moves did not find the best move
        more often.

        Args:
            keep: places of moves that stay.

        """
        tried = len(self._values[self.left[0]])
        if tried < self._until or len(self.left) <= BEST:
            return
        self._until = 2 * tried
        order = sorted(self.left, key=lambda i: -sum(self._values[i]))
        better = order[: max(BEST, ceil(KEPT * len(order)))]
        self.left = sorted({*better, *(i for i in keep if i in self.left)})

    def try_moves(self, places: Sequence[int], end: float = inf) -> None:
        """Try the moves at ``places`` in one more world, all of them with the same dice.

        At ``end``, a time of the monotonic clock, it stops with the moves that it has tried.
        """
        same = self._dice.copy()  # the same world anew, since a copy would be as imagined alone
        world = self._world(self._dice)
        luck = self._dice.split()
        for i in places:
            if end < inf and time.monotonic() >= end:
                break
            branch = world if i == places[-1] else self._world(same.copy())
            self._values[i].append(value(branch, self.moves[i], self.seat.number, luck.copy()))
        self.worlds += 1

    def _world(self, dice: Dice) -> Match:
        """Return a possible world in which the choices of the others are likely ones."""
        world = self.seat.imagine(dice)
        believe = belief(world.definition)  # none where nobody chooses what lies hidden
        if believe is not None:
            believe(world.table, world.live_view(self.seat.number), dice)
        return world

    def chances(self) -> list[Chance]:
        """Return all moves with their chances, the best first."""
        return sorted(map(self.of, range(len(self.moves))), key=lambda option: -option.chance)

    def best(self) -> Chance:
        """Return the move with the best chance."""
        return self.chances()[0]

    @property
    def half_width(self) -> float:
        """Half the width of the widest interval of moves that are left; 0.5 at first."""
        chances = map(self.of, self.left)
        return max((chance.high - chance.low) / 2 for chance in chances)

    def of(self, i: int) -> Chance:
        """Return the estimate so far for the move at place ``i``.

        A dropped move may have met easy or hard worlds. The best move was tried in the same worlds
        and in more, and corrects for that as far as the two went together (a control variate).
        """
        values = self._values[i][:]  # it may grow meanwhile, in another thread
        tried = len(values)
        if not tried:
            return Chance(self.moves[i], 0.5, 0.0, 1.0, 0)
        mean = sum(values) / tried
        if i not in self.left:
            leader = self._values[self._leader()][:]
            slope = _slope(leader[:tried], values)
            mean += slope * (sum(leader) / len(leader) - sum(leader[:tried]) / tried)
            mean = min(max(mean, 0.0), 1.0)
        return Chance(self.moves[i], mean, *wilson(mean, tried), tried)

    def _leader(self) -> int:
        """Return the place of the best of the moves that are left."""
        leader: int = max(self.left, key=lambda i: self.of(i).chance)
        return leader

    def gain(self, i: int, other: int) -> tuple[float, float]:
        """Return how much better move ``i`` is than ``other``, with the standard error.

        Both are places in ``moves``; only worlds in which both were tried are compared.
        """
        pairs = zip(self._values[i], self._values[other], strict=False)
        return mean_and_error([own - others for own, others in pairs])

    def is_better(self, i: int, other: int) -> bool:
        """Return whether move ``i`` is surely better than ``other``, both as places in ``moves``.

        It is if the 95 % interval of the difference lies above zero, over 30 worlds or more.
        """
        if min(len(self._values[i]), len(self._values[other])) < FEWEST:
            return False
        gain, error = self.gain(i, other)
        return gain > Z * error

    def close(self) -> list[int]:
        """Return the places of the moves that may be the best.

        These are the move that is ahead, and those that it is not surely better than. With more
        than one of them it is too close to call.
        """
        best = self._leader()
        places = range(len(self.moves))
        return [i for i in places if i == best or not self.is_better(best, i)]


def chances(
    match: Match, seat: int, *, worlds: int = 200, seed: int = 0, seconds: float | None = None
) -> list[Chance]:
    """Return the chances of a seat's moves in a match, the best first.

    >>> import cardlab
    >>> match = cardlab.new_match("nacho_pile", players=2, seed=3)
    >>> [str(each.move) for each in chances(match, 0, worlds=20)]
    ['0 draw']
    """
    thought = Estimate(Seat(match, seat), seed)
    thought.run(None if seconds is not None else worlds, seconds)
    return thought.chances()


def value(world: Match, move: Move, seat: int, luck: Dice) -> float:
    """Play a world to its end; return the worth of a move: 1 for a win, less for a shared win."""
    world.run.enter(move)  # it is legal: the seat was offered it
    outcome = world.outcome or sensible_playout(world, luck)
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def _slope(leader: Sequence[float], values: Sequence[float]) -> float:
    """Return how much values rise with the leader's in the same worlds, from 0 to 1."""
    mean = sum(leader) / len(leader)
    spread = sum((x - mean) ** 2 for x in leader)
    together = sum((x - mean) * y for x, y in zip(leader, values, strict=True))
    return min(max(together / spread, 0.0), 1.0) if spread else 0.0


def wilson(mean: float, n: int) -> tuple[float, float]:
    """Return the 95 % interval of a share seen ``n`` times; it holds near 0 and 1 too.

    >>> [round(end, 3) for end in wilson(0.5, 100)], [round(end, 3) for end in wilson(0, 100)]
    ([0.404, 0.596], [0.0, 0.037])

    Wilson, *J. Am. Stat. Assoc.* 22 (1927); for values between 0 and 1 it is wider than needed.
    """
    shrunk = 1 + Z * Z / n
    middle = (mean + Z * Z / (2 * n)) / shrunk
    half = Z / shrunk * sqrt(mean * (1 - mean) / n + Z * Z / (4 * n * n))
    low = 0.0 if mean == 0 else middle - half  # exactly, and not by rounding
    return low, 1.0 if mean == 1 else middle + half


def improve(
    thought: Estimate, first: Move, playouts: int | None, seconds: float | None = None
) -> Move:
    """Return a move that is significantly better than the first thought, or else the first thought.

    It uses ``playouts`` in all, or ``seconds``. After each round the worse half of the moves is
    dropped, so that the close ones are tried more often (sequential halving: Karnin, Koren &
    Somekh, ICML 2013). The more moves are compared, the larger the lead has to be. Tesauro &
    Galperin (*On-line policy improvement using Monte-Carlo search*, NIPS 1996) found how much a
    first thought gains by this.
    """
    end = inf if seconds is None else time.monotonic() + seconds
    own = thought.moves.index(first)
    left = list(range(len(thought.moves)))
    most = _most_moves(thought, first, playouts, seconds)
    if len(left) > most:  # too many to try them all
        thought._dice.shuffle(left)
        left = sorted({own, *left[:most]})
    rounds = max(1, (len(left) - 1).bit_length())
    for _ in range(rounds):
        if end < inf and time.monotonic() >= end:
            break
        worlds = None if playouts is None else max(1, playouts // (rounds * len(left)))
        thought.run(worlds, None if seconds is None else seconds / rounds, left, end)
        left.sort(key=lambda i: -thought.of(i).chance)
        left = left[: (len(left) + 1) // 2]
        left += [own] if own not in left else []
    gains = {i: thought.gain(i, own) for i in left if i != own}
    clear = CLEAR * sqrt(2 * log(len(thought.moves)))
    sure = [i for i, (gain, error) in gains.items() if gain > clear * error]
    return thought.moves[max(sure, key=lambda i: gains[i][0], default=own)]


def _most_moves(thought: Estimate, move: Move, playouts: int | None, seconds: float | None) -> int:
    """Return how many moves can be compared, if each is to be tried in four worlds.

    One playout, which is not counted, measures how many of them fit into ``seconds``.
    """
    budget = inf if playouts is None else playouts
    if seconds is not None:
        start = time.monotonic()
        Estimate(thought.seat, 0, [move]).try_moves([0])
        budget = min(budget, seconds / max(time.monotonic() - start, 1e-6))
    return int(min(len(thought.moves), max(2, budget // 4)))


def monte_carlo(seed: int = 0, playouts: int | None = None, seconds: float | None = None) -> Bot:
    """Return a bot that plays its moves out in imagined worlds, to improve on the rules of thumb.

    Before each move it runs ``playouts`` (200 by default), or as many as it can in ``seconds``.
    With a number of playouts the same seed gives the same moves. It follows the rules of thumb
    unless another move is surely better, so that in Sweet & Spicy it neither challenges everything
    nor believes everything.
    """
    if playouts is not None and (type(playouts) is not int or playouts < 1):
        raise BadOption(f"The number of playouts must be 1 or more, not {playouts!r:.80}.")
    if seconds is not None and not (isinstance(seconds, int | float) and seconds > 0):
        raise BadOption(f"The seconds must be a number above 0, like 0.5, not {seconds!r:.80}.")
    dice = Dice(checked_seed(seed))
    most = PLAYOUTS if playouts is None and seconds is None else playouts

    def monte_carlo_bot(seat: Seat) -> Move:
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        thought = Estimate(seat, dice.below(1 << 31), legal)
        return improve(thought, rule_of_thumb_move(seat, dice), most, seconds)

    return monte_carlo_bot


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of values and its standard error, which is infinite for fewer than two."""
    n = len(values)
    if n < 2:
        return (sum(values), inf)
    mean = sum(values) / n
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)
