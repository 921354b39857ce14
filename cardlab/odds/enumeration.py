"""Compute the exact chance of each move to win, where few worlds are possible.

An estimate (:mod:`cardlab.bots.estimate`) plays a sample of the possible worlds to their end. An
enumeration plays all of them, by the same policy and from the seat's knowledge alone: each face of
a hidden piece, and each outcome of the dice, is a branch of a tree. The chances are fractions, and
exact for players who choose as the policy of the game does. With too many paths there is no answer.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import inf
from typing import Any, Final, Self, TypeVar

from cardlab.bots.estimate import value
from cardlab.bots.rules_of_thumb import belief
from cardlab.engine.knowledge.worlds import HiddenCards
from cardlab.engine.match.match import Match
from cardlab.engine.match.seat import Seat
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.moves import Move
from cardlab.engine.table.table import Table

T = TypeVar("T")
MOST: Final = 4_000  # paths that are followed for a move
FAR: Final = 20  # times as many: the estimated number of paths at which a move is given up at once


class TooManyError(Exception):
    """There are too many paths to follow them all."""


class Enumeration:
    """The exact chances of a seat's moves, if there are few enough worlds.

    Two chips are left in the bag, and the next draw ends the game. Mine makes it 5 points to 2, or
    5 to 3. If I stop, Ben draws: with the 7 I win 4 to 3, with the 4 it is 4 to 4, half a win.

    >>> import cardlab
    >>> places = {
    ...     "bag": "7, 4, 0 more", "drawn": "5, return", "plate 0": "steal, 5", "plate 1": "6, 7",
    ...     "rest": "out",
    ... }
    >>> match = cardlab.set_table("nacho_pile", places, players=2, seed=1)
    >>> exact = Enumeration(cardlab.Seat(match, 0))
    >>> exact.run()
    >>> [str(move) for move in exact.moves], exact.chances
    (['0 draw', '0 stop'], [Fraction(1, 1), Fraction(3, 4)])

    Call :meth:`run` until ``is_done``. Then ``chances`` has a fraction for each of the ``moves``,
    or is None if there are too many worlds.
    """

    def __init__(self, seat: Seat, moves: Sequence[Move] | None = None) -> None:
        self.seat = seat
        self.moves = list(seat.legal if moves is None else moves)
        self.is_done = False
        self.chances: list[Fraction] | None = None
        self._worker = self._all_moves()

    def run(self, seconds: float | None = None) -> None:
        """Work for so many seconds, or until it is done."""
        until = inf if seconds is None else time.monotonic() + seconds
        try:
            while not self.is_done:
                next(self._worker)
                if until < inf and time.monotonic() >= until:
                    return
        except (StopIteration, TooManyError):
            self.is_done = True

    def _all_moves(self) -> Iterator[None]:
        """Find the chance of each move; pause after each path."""
        chances = []
        for move in self.moves:
            dice, paths = BranchingDice(), 0
            won, possible, followed = Fraction(0), Fraction(0), Fraction(0)
            while dice.has_more:
                world = self._world(dice)
                if world is not None:
                    # 1 for a win, 1/n for one that n players share
                    worth = Fraction(value(world, move, self.seat.number, dice))
                    won += dice.chance * worth.limit_denominator(world.players)
                    possible += dice.chance
                followed += dice.chance
                paths += 1
                if paths > MOST or paths > FAR * MOST * followed:
                    raise TooManyError
                dice.next_path()
                yield
            chances.append(won / possible)
        self.chances = chances

    def _world(self, dice: BranchingDice) -> Match | None:
        """Return the world on the path of the dice; None if it is impossible."""
        world, me = self.seat.imagine(Dice(1)), self.seat.number
        if not deal_hidden(world.table, me, dice):
            return None
        world.table.dice = dice
        believe = belief(world.definition)
        if believe is not None:
            believe(world.table, world.live_view(me), dice)
        return world


def deal_hidden(t: Table, me: int, dice: BranchingDice) -> bool:
    """Deal all that a seat cannot know as the dice branch; return whether the deal is possible.

    The pieces of a bag are known if no other zone hides pieces of their back.
    """
    hidden, zones = HiddenCards(t, me), t.all_zones()
    for pool in hidden.pools:
        left = Counter(pool.cards)
        (first, _), (last, _) = pool.places[0], pool.places[-1]
        if first == last and not zones[first].is_ordered:
            continue
        for number, i in pool.places:
            face = [*left][dice.branch([*left.values()])]
            zones[number].cards[i] = face
            left -= Counter([face])
    return t.is_possible() and not any(
        sum(card in faces for card in zones[read.number].cards) > most
        for read in hidden.zones
        for faces, most in read.most
    )


class BranchingDice(Dice):
    """Dice that take every outcome in turn, each on a path of its own; used like Dice.

    What is played with them asks for the same throws in the same order on each path. ``chance`` is
    that of the path so far; ``has_more`` is False once :meth:`next_path` has found no other path.
    """

    __slots__ = ("_depth", "_taken", "chance", "has_more")

    def __init__(self) -> None:
        self.state = 1
        self.chance = Fraction(1)
        self.has_more = True
        self._taken: list[tuple[int, Sequence[int]]] = []  # an outcome, of those with some weights
        self._depth = 0

    def branch(self, weights: Sequence[int]) -> int:
        """Return which of some outcomes follows on this path; each has a weight above 0."""
        if self._depth == len(self._taken):
            self._taken.append((0, weights))
        outcome, _ = self._taken[self._depth]
        self._depth += 1
        self.chance *= Fraction(weights[outcome], sum(weights))
        return outcome

    def next_path(self) -> None:
        """Begin the path that follows, if there is one."""
        self.chance, self._depth = Fraction(1), 0
        while self._taken:
            outcome, weights = self._taken.pop()
            if outcome + 1 < len(weights):
                self._taken.append((outcome + 1, weights))
                return
        self.has_more = False

    def below(self, n: int) -> int:
        if n > MOST:
            raise TooManyError
        return self.branch((1,) * n)

    def choice(self, choices: Sequence[T]) -> T:
        return choices[self.below(len(choices))]

    def best_of(self, choices: Sequence[T], worth: Sequence[float]) -> T:
        most = max(worth)
        return self.choice([c for c, value in zip(choices, worth, strict=True) if value == most])

    def shuffle(self, cards: list[Any]) -> None:
        left = cards[:]
        cards[:] = [left.pop(self.below(len(left))) for _ in cards]

    def split(self) -> Self:
        return self

    copy = split
