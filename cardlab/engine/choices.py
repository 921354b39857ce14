"""Moves of which there are many: each is created when it is first asked for, or read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from math import comb
from typing import Any, Final, TypeVar

from cardlab.engine.cards import Card
from cardlab.engine.moves import Move

K = TypeVar("K")
V = TypeVar("V")


class Created(dict[K, V]):
    """A dict that creates a value when it is first asked for, as of moves of which there are many.

    >>> draws = Created(lambda seat: Move(seat, "draw"))
    >>> draws[1], len(draws)
    (<1 draw>, 1)
    """

    def __init__(self, create: Callable[[K], V]) -> None:
        super().__init__()
        self.create: Final = create

    def __missing__(self, key: K) -> V:
        """Create the value of a key, and keep it."""
        value = self[key] = self.create(key)
        return value


class _Lazy(Sequence[Move]):
    """A sequence of moves, each made when it is read, and after them the ``rest``."""

    __slots__ = ("length", "many", "rest")

    def __init__(self, many: int, rest: Sequence[Move]) -> None:
        self.many: Final = many
        self.rest: Final = rest
        self.length: Final = many + len(rest)

    def __len__(self) -> int:
        return self.length

    def __getitem__(self, i: Any) -> Any:
        if isinstance(i, slice):
            return list(self)[i]
        if not 0 <= i < self.many:
            i = range(self.length)[i]  # from behind too; IndexError where there is none
            if i >= self.many:
                return self.rest[i - self.many]
        return self._at(i)

    def _at(self, i: int) -> Move:
        raise NotImplementedError


class Pairs(_Lazy):
    """The move of each of ``mine`` with each of ``theirs``, in that order, and after them the rest.

    Two hands can be swapped in hundreds of ways, of which a player reads few: each move is looked
    up in ``moves[mine][theirs]`` when it is read.
    """

    __slots__ = ("mine", "moves", "theirs")

    def __init__(
        self,
        moves: Mapping[Card, Mapping[Card, Move]],
        mine: Sequence[Card],
        theirs: Sequence[Card],
        rest: Sequence[Move] = (),
    ) -> None:
        super().__init__(len(mine) * len(theirs), rest)
        self.moves: Final = moves
        self.mine: Final = mine
        self.theirs: Final = theirs

    def __iter__(self) -> Iterator[Move]:
        for card in self.mine:
            with_it = self.moves[card]
            yield from [with_it[other] for other in self.theirs]
        yield from self.rest

    def _at(self, i: int) -> Move:
        which, other = divmod(i, len(self.theirs))
        return self.moves[self.mine[which]][self.theirs[other]]


class Combinations(_Lazy):
    """A move for each choice of ``n`` of the cards, and after them the rest.

    >>> from cardlab.games.pepper import GAME
    >>> hand = GAME.deck.cards("red 7, blue 9, green 2")
    >>> Combinations(hand, 2, lambda chosen: Move(0, "pass", cards=chosen))[2]
    <0 pass blue 9, green 2>

    Args:
        cards: the cards to choose from.
        n: how many are chosen.
        move: makes the move of a choice.
        rest: further moves.

    """

    __slots__ = ("cards", "move", "n")

    def __init__(
        self,
        cards: Sequence[Card],
        n: int,
        move: Callable[[tuple[Card, ...]], Move],
        rest: Sequence[Move] = (),
    ) -> None:
        super().__init__(comb(len(cards), n), rest)
        self.cards: Final = tuple(cards)
        self.n: Final = n
        self.move: Final = move

    def __iter__(self) -> Iterator[Move]:
        yield from map(self.move, combinations(self.cards, self.n))
        yield from self.rest

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move) or len(move.cards) != self.n:
            return move in self.rest
        held = Counter(move.cards) <= Counter(self.cards)
        return (held and self.move(move.cards) == move) or move in self.rest

    def _at(self, i: int) -> Move:
        """Return choice ``i`` in the order of :func:`itertools.combinations`."""
        chosen: list[Card] = []
        for j, card in enumerate(self.cards):
            wanted = self.n - len(chosen)
            with_it = comb(len(self.cards) - j - 1, wanted - 1) if wanted else 0
            if i < with_it:
                chosen.append(card)
            else:
                i -= with_it
        return self.move(tuple(chosen))
