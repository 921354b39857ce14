"""The exact chance of each move where few worlds are possible: all are played, not some of them.

A world is played as an estimate plays it (:mod:`cardlab.bots.estimate`): by the same policy, from
the seat's knowledge alone. But where an estimate throws dice, an enumeration *branches*: each
outcome follows, with its chance. A hidden piece is dealt only when the rules or a policy read it,
as each face that it may have. So the stock of a position with a single draw gives one branch for
each face, and not one for each order of forty cards.

Nothing is rounded, so that the chances are fractions; they are exact for players who choose as the
policy of the game does. Where there are too many branches there is no answer. How many there will
be is first estimated from a few paths chosen by chance (Knuth, *Estimating the efficiency of
backtrack programs*, Math. Comp. 29, 1975), so that the attempt costs little.
"""

from __future__ import annotations

import time
from collections import Counter, UserList
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from math import inf
from typing import Any, Final, Self, TypeVar

from cardlab.bots.rules_of_thumb import belief, policy
from cardlab.engine.knowledge.view import View
from cardlab.engine.knowledge.worlds import HiddenCards
from cardlab.engine.match.match import Match
from cardlab.engine.match.run import Policy, play_out
from cardlab.engine.match.seat import Seat
from cardlab.engine.table.cards import Card
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.moves import Move

T = TypeVar("T")
MOST: Final = 4_000  # paths over all moves of a position, beyond which it is not enumerated
PROBES: Final = 6  # paths of a move from which their number is estimated
FAR: Final = 20  # times MOST: the size at which a single such path is given up
LONGEST: Final = 300  # decisions after which a path is given up
FACES: Final = 60  # outcomes of one throw beyond which it is not branched


class TooManyError(Exception):
    """There are too many branches to go through them all."""


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

    It is worked on in steps (:meth:`run`), until ``is_done``. Then ``chances`` has a fraction for
    each of the ``moves``, or is None if there are too many worlds.
    """

    def __init__(self, seat: Seat, moves: Sequence[Move] | None = None, most: int = MOST) -> None:
        self.seat = seat
        self.moves = list(seat.legal if moves is None else moves)
        self.most = most
        self.paths = 0  # how many have been followed
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
        size = 0.0
        for move in self.moves:
            for number in range(PROBES):
                probe = Probe(Dice(number), FAR * self.most)
                self._value(probe, move)
                size += probe.size / PROBES
                yield
            if size > self.most:
                raise TooManyError
        chances = []
        for move in self.moves:
            tree, won, whole = Tree(), Fraction(0), Fraction(0)
            while tree.has_more:
                value = self._value(tree, move)
                if value is not None:
                    won += tree.chance * value
                    whole += tree.chance
                tree.go_on()
                self.paths += 1
                if self.paths > 2 * self.most:
                    raise TooManyError
                yield
            chances.append(won / whole)
        self.chances = chances

    def _value(self, tree: Tree, move: Move) -> Fraction | None:
        """Return what a move is worth on the path of the tree; None if such a world is impossible.

        A win is worth 1, and a win that n players share 1/n.
        """
        tree.begin()
        world, dice, me = self.seat.imagine(Dice(1)), Branching(tree), self.seat.number
        world.table.dice = dice
        if not _conceal(world, me, tree):
            return None
        believe = belief(world.definition)
        if believe is not None:
            believe(world.table, world.live_view(me), dice)
        world.table.begin_playout()
        world.run.enter(move)
        if world.outcome is None:
            play_out(world.run, _counting(policy(world.definition)), dice)
        outcome = world.outcome
        assert outcome is not None
        return Fraction(me in outcome.winners, max(1, len(outcome.winners)))


def _counting(choose: Policy) -> Policy:
    """Return a policy that gives up after too many decisions."""
    decisions = iter(range(1, LONGEST))

    def counted(view: View, moves: Sequence[Move], dice: Dice) -> Move:
        if next(decisions, None) is None:
            raise TooManyError
        return choose(view, moves, dice)

    return counted


# --- Branches --------------------------------------------------------------------------------


class Tree:
    """All ways in which chance can decide, one path after the other.

    What follows it asks :meth:`branch` at each throw, always in the same order, and is run once for
    each path.
    """

    def __init__(self) -> None:
        self.has_more = True
        self._taken: list[tuple[int, Sequence[int]]] = []
        self._depth = 0

    def begin(self) -> None:
        """Go back to the root."""
        self._depth = 0

    def branch(self, weights: Sequence[int]) -> int:
        """Return which of some outcomes follows on this path; each has a weight above 0."""
        if len(weights) == 1:
            return 0
        if len(weights) > FACES:
            raise TooManyError
        if self._depth == len(self._taken):
            self._taken.append((0, weights))
        self._depth += 1
        return self._taken[self._depth - 1][0]

    @property
    def chance(self) -> Fraction:
        """The chance of the path that was followed last."""
        chance = Fraction(1)
        for i, weights in self._taken:
            chance *= Fraction(weights[i], sum(weights))
        return chance

    def go_on(self) -> None:
        """Choose the path to follow next; ``has_more`` is False if there is none."""
        while self._taken:
            i, weights = self._taken.pop()
            if i + 1 < len(weights):
                self._taken.append((i + 1, weights))
                return
        self.has_more = False


class Probe(Tree):
    """One path, chosen by chance; ``size`` estimates how many there are."""

    def __init__(self, dice: Dice, most: float) -> None:
        super().__init__()
        self.size = 1.0
        self._dice = dice
        self._most = most

    def branch(self, weights: Sequence[int]) -> int:
        """Return any of the outcomes."""
        self.size *= len(weights)
        if len(weights) > FACES or self.size > self._most:
            raise TooManyError
        return self._dice.below(len(weights))


class Branching(Dice):
    """Dice of which every outcome follows, on a path of its own; its methods are those of Dice."""

    __slots__ = ("_tree",)

    def __init__(self, tree: Tree) -> None:
        self.state = 1
        self._tree = tree

    def below(self, n: int) -> int:
        return self._tree.branch((1,) * n)

    def choice(self, choices: Sequence[T]) -> T:
        return choices[self.below(len(choices))]

    def best_of(self, choices: Sequence[T], worth: Sequence[float]) -> T:
        most = max(worth)
        return self.choice([c for c, value in zip(choices, worth, strict=True) if value == most])

    def several(self, n: int, times: int) -> list[int]:
        return [self.below(n) for _ in range(times)]

    def shuffle(self, cards: list[Any]) -> None:
        left = cards[:]
        cards[:] = [left.pop(self.below(len(left))) for _ in cards]

    def split(self) -> Branching:
        return self

    copy = split


# --- Hidden pieces ----------------------------------------------------------------------------


class HiddenPool:
    """The hidden pieces of one back that are not dealt yet."""

    def __init__(self, cards: Sequence[Card], tree: Tree) -> None:
        self.left: Final = Counter(cards)
        self._tree = tree

    def draw(self) -> Card:
        """Return a piece that may lie where one is read: each face is a branch."""
        faces = [card for card, n in self.left.items() if n]
        card = faces[self._tree.branch([self.left[face] for face in faces])]
        self.left[card] -= 1
        return card


class Concealed(UserList[Any]):
    """The pieces of a zone; a hidden one is a :class:`HiddenPool` until somebody reads it.

    A reading of ``data``, which all methods of a list go back to, deals all of them. The methods
    here are those that need fewer.
    """

    def __init__(self, pieces: Iterable[Any]) -> None:
        self.pieces = [*pieces]

    @property
    def data(self) -> list[Any]:  # type: ignore[override]
        for i in range(len(self.pieces)):
            self._deal(i)
        return self.pieces

    def _deal(self, i: int) -> None:
        piece = self.pieces[i]
        if isinstance(piece, HiddenPool):
            self.pieces[i] = piece.draw()

    def __len__(self) -> int:
        return len(self.pieces)

    def __getitem__(self, i: Any) -> Any:
        if isinstance(i, slice):
            return self.data[i]
        self._deal(i)
        return self.pieces[i]

    def pop(self, i: int = -1) -> Any:
        self._deal(i)
        return self.pieces.pop(i)

    def append(self, card: Any) -> None:
        self.pieces.append(card)

    def __iadd__(self, cards: Iterable[Any]) -> Self:
        self.pieces += cards
        return self

    def count(self, card: Any) -> int:
        hidden = [piece for piece in self.pieces if isinstance(piece, HiddenPool)]
        pools = {id(pool): pool for pool in hidden}.values()
        if len(hidden) < sum(pool.left.total() for pool in pools):  # some lie elsewhere
            return self.data.count(card)
        return self.pieces.count(card) + sum(pool.left[card] for pool in pools)

    def __contains__(self, card: object) -> bool:
        return self.count(card) > 0

    def __radd__(self, other: Iterable[Any]) -> Any:  # a list, also by list += these
        return [*other, *self]


def _conceal(world: Match, me: int, tree: Tree) -> bool:
    """Hide all that a seat cannot know; return whether the world is possible on this path.

    What public moves exclude of a zone says which deals are impossible; so its pieces are dealt at
    once.
    """
    t = world.table
    unknown, zones = HiddenCards(t, me), t.all_zones()
    concealed = {read.number: Concealed(read.cards) for read in unknown.zones}
    for read in unknown.zones:
        zone = zones[read.number]
        zone.cards = concealed[read.number]  # type: ignore[assignment]
        zone.known, zone.next_pieces = read.known[:], []
    for dealt in unknown.pools:
        pool = HiddenPool(dealt.cards, tree)
        for number, i in dealt.places:
            concealed[number].pieces[i] = pool
    for read in unknown.zones:
        cards = zones[read.number].cards
        if any(sum(card in faces for card in cards) > most for faces, most in read.most):
            return False
    return t.is_possible()
