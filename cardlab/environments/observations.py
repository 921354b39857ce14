"""What a seat sees, as one row of numbers.

Everything in it comes from the zones, facts and question that the seat's view shows. Seats are
counted from the seat that looks: 0 is the seat itself, 1 the next by number. The fields stand in
this order, and :attr:`ObservationLayout.fields` has each with its place:

=====================  ============================================================================
field                  numbers
=====================  ============================================================================
``asked``              1 for each seat that is asked; of a secret question only whether I am
``clause``             1 for the clause that asks, of the rulebook's clauses
``on turn``            1 for the seat on turn
the game's facts       as :data:`~cardlab.engine.table.table.FactKind` says: a number; 1 for a word,
                       a seat or one of a range; a number by seat; cards by seat, counted
``<zone>``             how many of each face the seat knows to be there; ``hand 0`` is its own hand
``<zone> top``         1 for the face on top, if the seat knows it, of zones that have an order
``<zone> size``        how many pieces lie there, known or not
``direction``          1 or -1
``turn``               how many turns have begun
``house rule <name>``  0 or 1, a number, the number of the choice, or a list of numbers
=====================  ============================================================================

Some of what a view shows is left out: the order of a pile below its top, facts of no such kind (the
last challenge in Sweet & Spicy), what public moves exclude (``ZoneView.limits``), and cards that a
table set by hand leaves out of the game.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardlab.engine.knowledge.view import Source
from cardlab.engine.match.game import Game
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.questions import Ask
from cardlab.engine.table.table import Table

Array = NDArray[np.float32]
MOST: Final = 10_000  # the highest number; what is more is shown as this


class Field(NamedTuple):
    """Some neighbouring numbers of an observation.

    ``labels`` says what each stands for; a field of one number has the label "". ``counts`` tells
    whether 0 means that there is nothing to say.
    """

    name: str
    start: int
    labels: tuple[str, ...]
    counts: bool

    @property
    def stop(self) -> int:
        """The place after its last number."""
        return self.start + len(self.labels)


Write = Callable[[Any, Any, int], None]
"""Writes the value of a fact into an observation, as a seat counts the seats."""


class ObservationLayout:
    """The layout of the observations of a game, for a number of players.

    >>> from cardlab.games.pepper import GAME
    >>> layout = ObservationLayout(GAME, 2, GAME.house_rules({}))
    >>> layout.size, layout.field("hand 0").labels[:2], layout.field("suit").labels[:4]
    (404, ('red 1', 'red 2'), ('red', 'yellow', 'green', 'blue'))

    Args:
        game: the game.
        players: how many play.
        options: the values of all house rules.

    """

    def __init__(self, game: Game[Any, Any], players: int, options: dict[str, Any]) -> None:
        table = game.table(players, Dice(1), options)
        game.deal(table)
        self.players: Final = players
        self._faces: Final = tuple(game.deck.all_faces)
        self._clauses: Final = {clause: i for i, clause in enumerate(rulebook(game).clauses)}
        # Faces that have a back of their own: all see where they lie.
        self._own_backs: Final = {card for card in game.deck if card.back == card.text}
        self._fields: Final[list[Field]] = []
        self._seats: Final = [f"seat {seat}" for seat in range(players)]
        self._facts: Final[list[tuple[str, Write]]] = []
        self._add("asked", self._seats)
        self._clause_at: Final = self._add("clause", tuple(self._clauses))
        self._on_turn_at: Final = self._add("on turn", self._seats)
        kinds = {name: _kind_of(table, name, players) for name in table.facts}
        suits = dict.fromkeys(card.suit for card in game.deck if card.suit)
        for name, kind in kinds.items():
            self._add_counted_fact(name, kind, (*suits, *self._faces))
        self._add_zones(table)
        for name, kind in kinds.items():
            self._add_number_fact(name, kind)
        self._direction_at = self._add("direction", [""], counts=False)
        self._add("turn", [""], counts=False)
        rules: list[float] = []
        for option in game.options:
            values = _as_numbers(options[option.name], option.choices)
            rules += values
            self._add(f"house rule {option.name}", [""] * len(values), counts=False)
        self.size: Final = self._end
        self.fields: Final = tuple(self._fields)
        # Single numbers are written into an array of Python's faster than into one of numpy.
        self._empty: Final = array("f", [0.0] * (self.size - len(rules)) + rules)

    def __deepcopy__(self, _memo: object) -> ObservationLayout:
        return self

    @property
    def _end(self) -> int:
        return self._fields[-1].stop if self._fields else 0

    def _add(self, name: str, labels: Sequence[str], *, counts: bool = True) -> int:
        """Add a field; return where it begins."""
        start = self._end
        self._fields.append(Field(name, start, tuple(labels), counts))
        return start

    # --- which fields there are -----------------------------------------------------------------

    def _add_counted_fact(self, name: str, kind: Any, words: Sequence[str]) -> None:
        """Add a fact that has a place for each of its values."""
        players, faces = self.players, self._faces
        if isinstance(kind, range):
            start = self._add(name, tuple(map(str, kind)))
            self._facts.append((name, partial(_write_range, start, kind)))
        elif kind == "seat":
            start = self._add(name, self._seats)
            self._facts.append((name, partial(_write_seat, start, players)))
        elif kind == "word":
            places = _places(self._add(name, words), words)
            self._facts.append((name, partial(_write_word, places)))
        elif kind == "faces by seat":
            start = self._add(name, [f"{seat}: {face}" for seat in self._seats for face in faces])
            self._facts.append((name, partial(_write_faces, _places(start, faces), players)))

    def _add_number_fact(self, name: str, kind: Any) -> None:
        """Add a fact that is a number, or a number for each seat."""
        if kind == "number":
            start = self._add(name, [""], counts=False)
            self._facts.append((name, partial(_write_number, start)))
        elif kind == "by seat":
            start = self._add(name, [f"{seat}:" for seat in self._seats], counts=False)
            self._facts.append((name, partial(_write_by_seat, start)))

    def _add_zones(self, table: Table) -> None:
        """Add the zones, those of the seat that looks first, then their tops and sizes.

        ``_slots[me]`` has for each zone of the table where its pieces, its top and its size stand,
        and whether the seat sees all of it.
        """
        zones = table.zones()
        named = [
            [(_name_for(zone.name, zone.owner, me, self.players), zone) for zone in zones]
            for me in range(self.players)
        ]
        is_ordered = {name: zone.is_ordered for row in named for name, zone in row}
        starts = {name: self._add(name, self._faces) for name in is_ordered}
        tops = {name: self._add(f"{name} top", self._faces) if ordered else -1
                for name, ordered in is_ordered.items()}  # fmt: skip
        sizes = {name: self._add(f"{name} size", [""], counts=False) for name in is_ordered}
        self._slots = [
            [
                (starts[name], tops[name], sizes[name], zone.is_open or zone.is_held_by(me))
                for name, zone in row
            ]
            for me, row in enumerate(named)
        ]

    def field(self, name: str) -> Field:
        """Return a field by its name; KeyError names those there are."""
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(
            f"There is no field {name!r:.80}; choose one of {[f.name for f in self.fields]}"
        )

    @property
    def bounds(self) -> tuple[Array, Array]:
        """The lowest and the highest value of each number."""
        low, high = np.zeros(self.size, np.float32), np.ones(self.size, np.float32)
        for field in self.fields[1:]:  # the first tells who is asked
            high[field.start : field.stop] = MOST
            low[field.start : field.stop] = 0 if field.counts else -MOST
        return low, high

    # --- an observation -------------------------------------------------------------------------

    def observe(self, source: Source, me: int) -> Array:
        """Return what a seat sees now."""
        t, row = source.table, self._empty[:]
        row[self._on_turn_at + (t.seat - me) % self.players] = 1
        if source.ask is not None:
            self._add_question(source.ask, me, row)
        for name, write in self._facts:
            write(row, getattr(t, name), me)
        self._add_pieces(t, me, row)
        row[self._direction_at] = t.direction
        row[self._direction_at + 1] = min(t.turns, MOST)
        return np.frombuffer(row, np.float32)

    def _add_question(self, ask: Ask[Any], me: int, row: array[float]) -> None:
        """Write down who is asked and by which clause; of a secret question, whether I am."""
        is_secret = ask.question.secret
        for seat in ask.seats:
            if seat == me or not is_secret:
                row[(seat - me) % self.players] = 1
        clause = self._clauses.get(ask.question.why)
        if clause is not None:
            row[self._clause_at + clause] = 1

    def _add_pieces(self, t: Table, me: int, row: array[float]) -> None:
        """Write down the sizes of the zones, and all pieces in them that the seat knows."""
        own_backs, bit = self._own_backs, 1 << me
        for zone, (start, top, size, is_seen) in zip(t.zones(), self._slots[me], strict=True):
            cards, seats = zone.cards, zone.known
            if not cards:
                continue
            row[size] = len(cards)
            last = cards[-1]
            if is_seen:
                known, sees_last = cards, True
            elif seats:
                known = [c for c, who in zip(cards, seats, strict=True)
                         if who & bit or c in own_backs]  # fmt: skip
                sees_last = bool(seats[-1] & bit) or last in own_backs
            elif own_backs:
                known, sees_last = [c for c in cards if c in own_backs], last in own_backs
            else:
                continue
            for card in known:
                row[start + card.order] += 1
            if top >= 0 and sees_last:
                row[top + last.order] = 1

    def describe(self, observation: Any) -> list[str]:
        """Return an observation in words, a line for each field that has something to say.

        >>> import cardlab
        >>> from cardlab.games.pepper import GAME
        >>> layout = ObservationLayout(GAME, 2, GAME.house_rules({}))
        >>> match = cardlab.new_match("pepper", players=2, seed=7)
        >>> layout.describe(layout.observe(match.run, 0))[:4]
        ['asked: seat 0', 'clause: pepper.turn', 'on turn: seat 0', 'suit: yellow']
        """
        row = observation["observation"] if isinstance(observation, dict) else observation
        lines = []
        for field in self.fields:
            values = [round(float(value), 3) for value in row[field.start : field.stop]]
            words = [*_said(field, values)]
            if words:
                lines.append(f"{field.name}: {', '.join(words)}")
        return lines


def _said(field: Field, values: list[float]) -> Iterator[str]:
    for label, value in zip(field.labels, values, strict=True):
        if not field.counts:
            yield f"{label} {value:g}".strip()
        elif value == 1:
            yield label
        elif value:
            yield f"{value:g}x {label}"


def _name_for(name: str, owner: int | None, me: int, players: int) -> str:
    """Return the name of a zone with its owner as the seat ``me`` counts.

    >>> _name_for("hand 2", 2, me=1, players=3)
    'hand 1'
    """
    if owner is None:
        return name
    return f"{name.removesuffix(f' {owner}')} {(owner - me) % players}"


def _kind_of(table: Table, name: str, players: int) -> Any:
    """Return the kind of a fact: what its game declares, or else what its value looks like."""
    if name in table.fact_kinds:
        return table.fact_kinds[name]
    value = getattr(table, name)
    if isinstance(value, int):
        return "number"
    if isinstance(value, str):
        return "word"
    is_row = isinstance(value, list | tuple) and len(value) == players
    return "by seat" if is_row and all(type(n) is int for n in value) else ""


def _places(start: int, words: Iterable[str]) -> dict[str, int]:
    return {word: start + i for i, word in enumerate(words)}


# --- how a fact is written, as the seat ``me`` counts the seats -----------------------------------


def _write_range(start: int, kind: range, row: array[float], value: Any, _me: int) -> None:
    for number in [value] if isinstance(value, int) else value:
        if number in kind:
            row[start + number - kind.start] += 1


def _write_seat(start: int, players: int, row: array[float], value: int, me: int) -> None:
    if value >= 0:
        row[start + (value - me) % players] = 1


def _write_word(places: dict[str, int], row: array[float], value: str, _me: int) -> None:
    if value in places:
        row[places[value]] = 1


def _write_faces(
    places: dict[str, int], players: int, row: array[float], value: Any, me: int
) -> None:
    for seat, text in value:
        row[places[text] + (seat - me) % players * len(places)] += 1


def _write_number(start: int, row: array[float], value: float, _me: int) -> None:
    row[start] = value


def _write_by_seat(start: int, row: array[float], value: Sequence[float], me: int) -> None:
    row[start : start + len(value)] = array("f", [*value[me:], *value[:me]])


def _as_numbers(value: Any, choices: Any) -> list[int]:
    """Return the value of a house rule as numbers."""
    if isinstance(value, list):
        return value
    if isinstance(value, int):
        return [int(value)]
    return [choices.index(value)]
