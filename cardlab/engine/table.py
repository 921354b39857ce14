"""The table: everything that is true between two turns, as plain data.

A game's table declares its zones and facts as attributes; copying, viewing, redealing and counting
pieces follow from ``zones()`` and need no code of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Self

from cardlab.engine.cards import Card
from cardlab.engine.dice import Dice
from cardlab.engine.errors import BadOption, nearest
from cardlab.engine.moves import Move
from cardlab.engine.story import Event, Outcome
from cardlab.engine.words import END, SHARE, TOTAL
from cardlab.engine.zone import Zone


class Ended(Exception):
    """Raised by :meth:`Table.end`; only the engine's loop catches it."""


class Table:
    """What all games' tables have; a game's table adds its zones and its facts.

    Attributes are plain data: zones, numbers, words, and lists of these. ``seat`` is the seat on
    turn, ``turns`` counts the turns (0 before the first), ``direction`` is 1 or -1 in order of the
    seats. A table names its attributes as ``__slots__``: copies follow from them, and the rules
    run half as fast again as with a dict.
    """

    __slots__ = (
        "chosen",
        "decision",
        "dice",
        "direction",
        "options",
        "out",
        "outcome",
        "players",
        "seat",
        "story",
        "turns",
        "waiting",
    )
    attributes: ClassVar[tuple[str, ...]] = __slots__

    def __init_subclass__(cls) -> None:
        cls.attributes = (*cls.attributes, *cls.__dict__["__slots__"])

    facts: tuple[str, ...] = ()  # names of attributes that everybody sees
    # For a table set by hand, by back: the zone that takes what is not placed, and the zone that
    # takes it if it is said how many pieces lie in the first (by default: out of the game).
    rest: ClassVar[dict[str, str]] = {}
    overflow: ClassVar[dict[str, str]] = {}

    def __init__(self, players: int, dice: Dice, options: dict[str, Any]) -> None:
        self.players: Final = players
        self.options: Final = options
        self.dice = dice
        self.seat = 0
        self.turns = 0
        self.direction = 1
        self.decision = -1
        self.out: list[Zone] = []  # a heap of what a table set by hand leaves out of the game
        self.waiting: list[int] = []
        self.chosen: list[Move | None] = [None] * players
        self.outcome: Outcome | None = None
        self.story: list[Event] = []

    def zones(self) -> list[Zone]:
        """All places of the table, always in the same order."""
        raise NotImplementedError

    def all_zones(self) -> list[Zone]:
        """Return the zones, and the heap of what is out of the game if there is one."""
        return [*self.zones(), *self.out] if self.out else self.zones()

    def zone(self, name: str) -> Zone:
        """Return the zone of that name.

        Raises :class:`~cardlab.BadOption` with the nearest name where there is none.
        """
        zones = {zone.name: zone for zone in self.all_zones()}
        if name not in zones:
            raise BadOption(f"There is no zone {name!r:.80}; {nearest(str(name), zones)}.")
        return zones[name]

    def pack(self) -> Sequence[Card]:
        """All pieces of this table, as often as they are in the box."""
        raise NotImplementedError

    def dealt(self) -> dict[str, int | str]:
        """What a table set by hand gives to the zones that it does not name."""
        return {}

    def is_dealt_to(self, zone: str, card: Card) -> bool:
        """Whether a piece may be dealt to a zone of which only the number of pieces is said."""
        backs = {name: back for back, name in self.rest.items()}
        return card.back == (self.back_in(zone) or backs.get(zone, ""))

    def back_in(self, zone: str) -> str | None:  # noqa: ARG002 - a game with several looks at it
        """The back of the pieces that may be in a zone; None where there are all kinds."""
        return next(iter(self.rest), None) if len(self.rest) < 2 else None

    def lay_open(self) -> None:
        """Show again what lies open to a seat just now, as all know; for a redealt table."""

    def copy(self) -> Self:
        """The same table again, sharing nothing that changes; its story starts empty."""
        twin = self.__class__.__new__(self.__class__)
        for name in self.attributes:
            value = getattr(self, name)
            if isinstance(value, Zone):
                value = value.copy()
            elif isinstance(value, list) and name != "story":
                value = [v.copy() if isinstance(v, Zone) else v for v in value]
            setattr(twin, name, value)
        twin.story = []
        twin.dice = self.dice.copy()
        return twin

    def next(self, seat: int, steps: int = 1) -> int:
        """The seat that many steps on, in the direction of play."""
        return (seat + steps * self.direction) % self.players

    def others(self, seat: int) -> list[int]:
        """Everybody else, in order of play."""
        return [self.next(seat, step) for step in range(1, self.players)]

    def tell(
        self,
        clause: str,
        verb: str,
        by: int | None = None,
        cards: tuple[Card, ...] = (),
        *,
        seen: int = -1,
        word: str = "",
        at: int | None = None,
        n: int = 0,
    ) -> None:
        """Add an event to the story; ``seen`` are the seats that saw which cards they were."""
        self.story.append(Event(clause, verb, by, cards, seen, word, at, n, self.decision))

    def end(self, reason: str, winners: tuple[int, ...], scores: tuple[int, ...] = ()) -> None:
        """The game is over: the rules stop where they stand."""
        self.outcome = Outcome(winners, scores, reason)
        for seat, points in enumerate(scores):
            self.tell(reason, TOTAL, seat, n=points)
        if len(winners) > 1:
            for seat in winners:
                self.tell(reason, SHARE, seat)
        else:
            self.tell(reason, END, winners[0] if winners else None)
        raise Ended
