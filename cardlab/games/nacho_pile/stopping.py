"""Nacho Pile: when to stop. The tree of a turn, with its values, and turns played by a rule.

A :class:`Turn` is a moment of a turn between two draws. A value is the mean number of chips that
the turn brings in the end: the chips drawn, and those that they bring from before the others
(nacho.stop); a bust brings none (nacho.bust). The values ignore the actions of spicy chips, the
last chip's double, and that chips of one type may be worth more points than others. A wild gets
the value that is worth most.

>>> import cardlab
>>> places = {
...     "bag": "1, 2, 2, 3, 3, 4, 4, 4, 5, 6, 6, 7, 7, 7, wild, wild, wild, wild, "
...     "steal, score, return",
...     "drawn": "3, 5, steal", "front 1": "4, 6, 6", "front 2": "2, 7", "rest": "plate 1",
... }
>>> now = turn_of(cardlab.set_table("nacho_pile", places, players=3, seed=1).view(0))
>>> now.stop, now.draw, now.one_more, now.best
(Fraction(3, 1), Fraction(23, 6), Fraction(80, 21), 'draw')
>>> after_one = now.after(1)
>>> after_one.stop, after_one.draw
(Fraction(4, 1), Fraction(9, 2))
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any, Final

from cardlab.counting import unseen
from cardlab.engine.match.seat import Seat
from cardlab.engine.table.errors import BadOption
from cardlab.engine.table.events import Event
from cardlab.engine.table.moves import Move
from cardlab.games.nacho_pile.rules import SPICY, VALUES, NachoView, by_type, type_of

Types = tuple[int, ...]  # for each type a number of chips; type 0 is a wild without a value
Values = dict[Any, Fraction]
WILD: Final = 0
TYPES: Final = range(SPICY + 1)


class Turn:
    """A moment of a turn at which the player may stop or draw, with the values of both.

    ``bag`` and ``brings`` have a number of chips for each type from 0 (a wild) to 8 (spicy): those
    in the bag, and those before the others. ``pulled`` are the types drawn, ``stop`` is the number
    of chips that stopping now brings.
    """

    __slots__ = ("_values", "bag", "brings", "pulled", "stop")

    def __init__(
        self,
        bag: Types,
        brings: Types,
        pulled: Iterable[int] = (),
        stop: Fraction = Fraction(0),
        values: Values | None = None,
    ) -> None:
        self.bag: Final = bag
        self.brings: Final = brings
        self.pulled: Final = tuple(sorted(pulled))
        self.stop: Final = stop
        self._values: Values = {} if values is None else values

    # --- the tree -----------------------------------------------------------------------------

    def busts(self, kind: int) -> bool:
        """Return whether a chip of a type busts (nacho.bust); a wild if all values are drawn."""
        types = VALUES if kind == WILD else (kind,)
        return all(value in self.pulled for value in types)

    def after(self, kind: int, value: int | None = None) -> Turn:
        """Return the turn after a chip of a type that does not bust.

        Args:
            kind: 1 to 7, 8 for a spicy chip, 0 for a wild.
            value: the value of a wild; by default the value that is worth most.

        Raises:
            BadOption: the chip is not in the bag, it busts, or a wild can't have that value.

        """
        if kind not in TYPES or not self.bag[kind]:
            raise BadOption(f"There is no chip of the type {kind!r:.80} in the bag: {self.bag}.")
        if self.busts(kind):
            raise BadOption(f"A chip of the type {kind} busts: {[*self.pulled]} are drawn.")
        if kind != WILD:
            return self._after_chip(kind, kind)
        free = [number for number in VALUES if number not in self.pulled]
        if value is None:
            return max(
                (self._after_chip(WILD, number) for number in free), key=lambda turn: turn.value
            )
        if value not in free:
            raise BadOption(f"A wild can be called {free} now, not {value!r:.80}.")
        return self._after_chip(WILD, value)

    def _after_chip(self, kind: int, value: int) -> Turn:
        bag = (*self.bag[:kind], self.bag[kind] - 1, *self.bag[kind + 1 :])
        stop = self.stop + 1 + self.brings[value]
        return Turn(bag, self.brings, (*self.pulled, value), stop, self._values)

    # --- the values ---------------------------------------------------------------------------

    @property
    def drawn(self) -> int:
        """How many types have been drawn in this turn."""
        return len(self.pulled)

    @property
    def may_go_on(self) -> bool:
        """Whether there is a chip to draw: with one chip left in the bag the game ends."""
        return sum(self.bag) > 1

    @property
    def bust_chance(self) -> Fraction:
        """The chance that the next chip busts."""
        return Fraction(self._busting(), sum(self.bag))

    @property
    def draw(self) -> Fraction:
        """The mean number of chips if one draws now and plays best after it."""
        return self._mean(lambda turn: turn.value, self._values)

    @property
    def one_more(self) -> Fraction:
        """The mean number of chips if one draws one chip more and then stops."""
        return self._mean(lambda turn: turn.stop, {})

    @property
    def value(self) -> Fraction:
        """The mean number of chips by the best play."""
        if not self.drawn:
            return self.draw  # at least one chip is drawn (nacho.draw)
        return self.stop if self._can_not_gain() else max(self.stop, self.draw)

    @property
    def best(self) -> str:
        """The better action, "draw" or "stop"; "stop" if both are worth as much."""
        return "draw" if not self.drawn or self.draw > self.stop else "stop"

    def survives(self, draws: int) -> Fraction:
        """Return the chance of no bust in so many more draws, if wilds get the safest value.

        If one chip is left in the bag, the game is over, and there is no bust any more.

        >>> full = Turn((6,) * 9, (0,) * 9)
        >>> round(float(full.survives(5)), 4)
        0.299
        """
        if draws < 0:
            raise BadOption(f"A number of draws is 0 or more, not {draws!r:.80}.")
        known: Values = {}
        last = self.drawn + draws

        def safe(turn: Turn) -> Fraction:
            if turn.drawn == last or not turn.may_go_on:
                return Fraction(1)
            return turn._mean(safe, known)

        return safe(self)

    def rows(self) -> list[dict[str, Any]]:
        """Return the next level of the tree, a row for each type the next chip may have.

        Each row has the type (``kind``), how many such ``chips`` are in the bag, and their
        ``chance``; then the values of ``stop`` and ``draw`` after such a chip, and the ``best``
        action. The values of a bust are 0, and its action is "bust".
        """
        rows = []
        for kind, n in enumerate(self.bag):
            if n:
                row = {"kind": kind, "chips": n, "chance": Fraction(n, sum(self.bag))}
                if self.busts(kind):
                    row |= {"stop": Fraction(0), "draw": Fraction(0), "best": "bust"}
                else:
                    after = self.after(kind)
                    row |= {"stop": after.stop, "draw": after.draw, "best": after.best}
                rows.append(row)
        return rows

    def __repr__(self) -> str:
        return f"<after {self.drawn} types: stop {self.stop}, draw {self.draw}: {self.best}>"

    # --- dynamic programming over the chips drawn ------------------------------------------------

    def _mean(self, worth: Callable[[Turn], Fraction], known: Values) -> Fraction:
        """Return the mean worth of the turn after the next chip; 0 after a bust.

        ``known`` caches the means.
        """
        if not self.may_go_on:
            return Fraction(0)
        key = self.pulled, self.bag, self.stop
        if key not in known:
            worths = [
                n * max(map(worth, self._choices(kind)))
                for kind, n in enumerate(self.bag)
                if n and not self.busts(kind)
            ]
            known[key] = sum(worths, Fraction(0)) / sum(self.bag)
        return known[key]

    def _choices(self, kind: int) -> list[Turn]:
        """Return the turns that may follow a chip that does not bust: for a wild, all its values.

        Of values that are alike in the bag and before the others one is listed.
        """
        if kind != WILD:
            return [self._after_chip(kind, kind)]
        free = [value for value in VALUES if value not in self.pulled]
        unlike = {(self.bag[value], self.brings[value]): value for value in free}
        return [self._after_chip(WILD, value) for value in unlike.values()]

    def _busting(self) -> int:
        return sum(n for kind, n in enumerate(self.bag) if self.busts(kind))

    def _can_not_gain(self) -> bool:
        """Return whether the most that a draw may add is less than what it puts at stake."""
        busting, whole = self._busting(), sum(self.bag)
        return whole < 2 or (whole - busting) * (1 + max(self.brings)) <= busting * self.stop


def turn_of(view: NachoView) -> Turn:
    """Return the present turn of the player on turn: the root of its tree.

    Where a drawn wild still waits for its value, it is the turn after its best value.
    """
    turn, waits = _settled(view)
    return turn.after(WILD) if waits else turn


def _settled(view: NachoView) -> tuple[Turn, bool]:
    """Return the turn without a drawn wild that waits for its value, and whether there is one."""
    bag = by_type(unseen(view).cards.elements())
    fronts = [front for q, front in enumerate(view.fronts) if q != view.on_turn]
    brings = by_type(chip for front in fronts for chip in front)
    drawn = [type_of(chip) for chip in view.drawn]
    waits = WILD in drawn
    if waits:
        drawn.remove(WILD)
        bag[WILD] += 1
    stop = Fraction(len(drawn) + sum(brings[kind] for kind in drawn))
    return Turn(tuple(bag), tuple(brings), view.pulled, stop), waits


# --- Turns played by a rule ----------------------------------------------------------------------


def stop_at(chips: int) -> Callable[[Seat[NachoView]], Move]:
    """Return a bot that draws until it has so many chips, or types that Score took away, and stops.

    A wild gets the value that is worth most by the tree; for a spicy chip the bot makes the first
    move. See :func:`cardlab.studies.turns.simulate_turns` to play turns with it.
    """
    if type(chips) is not int or chips < 1:
        raise BadOption(f"A number of chips to stop at is 1 or more, not {chips!r:.80}.")
    return stop_when(lambda turn: turn.drawn >= chips)


def stop_when(stops: Callable[[Turn], bool]) -> Callable[[Seat[NachoView]], Move]:
    """Return a bot that stops when a rule of the turn says so; else as :func:`stop_at`.

    ``stop_when(lambda turn: turn.best == "stop")`` plays the tree. The bot caches the values of
    the tree.
    """
    known: dict[Types, Values] = {}

    def bot(seat: Seat[NachoView]) -> Move:
        moves = seat.legal
        if moves[-1].verb == "stop":
            now = turn_of(seat.view)
            now._values = known.setdefault(now.brings, {})
            return moves[-1] if stops(now) else moves[0]
        if seat.why == "nacho.wild":
            return max(moves, key=lambda move: _worth(seat.view, move))
        return moves[0]

    return bot


def _worth(view: NachoView, move: Move) -> Fraction:
    """Return what the turn is worth if the wild that was drawn gets a value."""
    assert move.card is not None
    return _settled(view)[0].after(WILD, move.card.rank).value


def chips_won(events: Sequence[Event]) -> int:
    """Return how many chips a turn has brought, from its events: those that lie before the player.

    These are the chips drawn that were still there at the stop, and those that they brought from
    before the others (nacho.stop). Chips that Score or Steal moved to a plate do not count.
    """
    return sum(len(event.cards) for event in events if event.verb in ("stop", "take"))
