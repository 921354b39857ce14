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

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import compress
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardlab.engine.knowledge.view import Source
from cardlab.engine.match.game import Game
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.table.dice import Dice
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


Fact = tuple[str, Callable[[Any, int], list[int]]]


class ObservationLayout:
    """Where everything stands in the observations of a game, for a number of players.

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
        self._deck: Final = game.deck
        self._faces: Final = tuple(game.deck.all_faces)
        self._clauses: Final = {clause: i for i, clause in enumerate(rulebook(game).clauses)}
        # Faces that have a back of their own: all see where they lie.
        self._own_backs: Final = [card for card in game.deck if card.back == card.text]
        self._fields: Final[list[Field]] = []
        seats = _numbered("seat", players)
        self._add("asked", seats)
        self._clause_at: Final = self._add("clause", tuple(self._clauses))
        self._on_turn_at: Final = self._add("on turn", seats)
        self._marks: Final[list[Fact]] = []  # facts of which each value has a place
        self._numbers: Final[list[Fact]] = []  # facts that are numbers, or lists of them
        for name in table.facts:
            self._add_fact(name, table)
        self._add_zones(table)
        self._tail_at: Final = self._end
        self._add_numbers(table, game, options)
        self.size: Final = self._end
        self.fields: Final = tuple(self._fields)

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

    def _add_fact(self, name: str, table: Table) -> None:
        """Add a fact of which each value has a place of its own; note one that is a number."""
        kind = table.fact_kinds.get(name) or _kind_of(getattr(table, name), self.players)
        seats = _numbered("seat", self.players)
        faces = self._faces
        words = (*dict.fromkeys(card.suit for card in self._deck if card.suit), *faces)
        if isinstance(kind, range):
            start = self._add(name, tuple(map(str, kind)))
            self._marks.append((name, partial(_in_range, start, kind)))
        elif kind == "seat":
            self._marks.append((name, partial(_seat, self._add(name, seats), self.players)))
        elif kind == "word":
            self._marks.append((name, partial(_word, self._add(name, words), words)))
        elif kind == "faces by seat":
            start = self._add(name, [f"{seat}: {face}" for seat in seats for face in faces])
            self._marks.append((name, partial(_faces_by_seat, start, faces, self.players)))
        elif kind in ("number", "by seat"):
            self._numbers.append((name, _number if kind == "number" else _by_seat))

    def _add_zones(self, table: Table) -> None:
        """Add the zones, those of the seat that looks first, and the tops of those with an order.

        ``_slots[me]`` has for each zone of the table the place among the zones of an observation.
        """
        players = self.players
        relative = [
            [_name_for(zone.name, zone.owner, me, players) for zone in table.zones()]
            for me in range(players)
        ]
        names = dict.fromkeys(name for row in relative for name in row)
        ordered = {
            name: zone.is_ordered
            for row in relative
            for name, zone in zip(row, table.zones(), strict=True)
        }
        self._zones = list(names)
        starts = {name: self._add(name, self._faces) for name in names}
        tops = {name: self._add(f"{name} top", self._faces) if ordered[name] else -1
                for name in names}  # fmt: skip
        slots = {name: i for i, name in enumerate(names)}
        self._slots = [
            [
                (starts[name], tops[name], slots[name], zone.is_open or zone.is_held_by(me))
                for name, zone in zip(row, table.zones(), strict=True)
            ]
            for me, row in enumerate(relative)
        ]

    def _add_numbers(self, table: Table, game: Game[Any, Any], options: dict[str, Any]) -> None:
        """Add what is a number as it is; all of it stands at the end."""
        for name in self._zones:
            self._add(f"{name} size", [""], counts=False)
        for name, values in self._numbers:
            labels = _labels(values(getattr(table, name), 0), "seat")
            self._add(name, labels, counts=False)
        self._add("direction", [""], counts=False)
        self._add("turn", [""], counts=False)
        self._rules: list[int] = []
        for option in game.options:
            values_of_rule = _as_numbers(options[option.name], option.choices)
            self._rules += values_of_rule
            self._add(f"house rule {option.name}", _labels(values_of_rule), counts=False)

    def field(self, name: str) -> Field:
        """Return a field by its name; KeyError names those there are."""
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(f"There is no field {name!r:.80}; there is {[f.name for f in self.fields]}")

    @property
    def bounds(self) -> tuple[Array, Array]:
        """The lowest and the highest value of each number."""
        low, high = np.zeros(self.size, np.float32), np.ones(self.size, np.float32)
        low[self._tail_at :] = -MOST
        high[self._clause_at : self._tail_at] = MOST
        high[self._tail_at :] = MOST
        return low, high

    # --- an observation -------------------------------------------------------------------------

    def observe(self, source: Source, me: int) -> Array:
        """Return what a seat sees now."""
        t = source.table
        marks = [self._on_turn_at + (t.seat - me) % self.players, *self._asked(source, me)]
        for name, places in self._marks:
            marks += places(getattr(t, name), me)
        numbers = self._add_pieces(t, me, marks)
        for name, values in self._numbers:
            numbers += values(getattr(t, name), me)
        numbers += [t.direction, min(t.turns, MOST), *self._rules]
        row = np.bincount(marks, minlength=self.size).astype(np.float32)
        row[self._tail_at :] = numbers
        return row

    def _asked(self, source: Source, me: int) -> list[int]:
        """Return the places of who is asked and of the clause; of a secret question only me."""
        ask, n = source.ask, self.players
        if ask is None:
            return []
        question = ask.question
        asked = [(seat - me) % n for seat in ask.seats if seat == me or not question.secret]
        clause = self._clauses.get(question.why)
        return asked if clause is None else [*asked, self._clause_at + clause]

    def _add_pieces(self, t: Table, me: int, marks: list[int]) -> list[int]:
        """Add the places of all pieces that the seat knows; return the sizes of the zones."""
        sizes, own_backs = [0] * len(self._zones), self._own_backs
        for zone, (start, top, slot, is_seen) in zip(t.zones(), self._slots[me], strict=True):
            cards = zone.cards
            sizes[slot] = len(cards)
            if not cards or not (is_seen or zone.known or own_backs):
                continue
            last = cards[-1]
            if is_seen:
                known, sees_last = cards, True
            elif zone.known:
                seen = zone.seen_by(me)
                known, sees_last = [*compress(cards, seen)], seen[-1]
            else:
                known = [card for card in own_backs for _ in range(cards.count(card))]
                sees_last = last in own_backs
            for card in known:
                marks.append(start + card.order)
            if top >= 0 and sees_last:
                marks.append(top + last.order)
        return sizes

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


def _numbered(word: str, players: int) -> tuple[str, ...]:
    return tuple(f"{word} {k}" for k in range(players))


def _name_for(name: str, owner: int | None, me: int, players: int) -> str:
    """Return the name of a zone with its owner as the seat ``me`` counts.

    >>> _name_for("hand 2", 2, me=1, players=3)
    'hand 1'
    """
    if owner is None:
        return name
    return f"{name.removesuffix(f' {owner}')} {(owner - me) % players}"


def _kind_of(value: Any, players: int) -> str:
    """Return what a fact is that its game says nothing of."""
    if isinstance(value, int):
        return "number"
    if isinstance(value, str):
        return "word"
    is_row = isinstance(value, list | tuple) and len(value) == players
    return "by seat" if is_row and all(type(n) is int for n in value) else ""


# --- facts: the places, or the numbers, of a value as the seat ``me`` counts ----------------------


def _in_range(start: int, kind: range, value: Any, _me: int) -> list[int]:
    numbers = [value] if isinstance(value, int) else value
    return [start + number - kind.start for number in numbers if number in kind]


def _seat(start: int, players: int, value: int, me: int) -> list[int]:
    return [start + (value - me) % players] if value >= 0 else []


def _word(start: int, words: tuple[str, ...], value: str, _me: int) -> list[int]:
    return [start + words.index(value)] if value in words else []


def _faces_by_seat(
    start: int, faces: tuple[str, ...], players: int, value: Any, me: int
) -> list[int]:
    return [start + (seat - me) % players * len(faces) + faces.index(text) for seat, text in value]


def _number(value: int, _me: int) -> list[int]:
    return [int(value)]


def _by_seat(value: Sequence[int], me: int) -> list[int]:
    return [*value[me:], *value[:me]]


def _labels(values: Sequence[int], word: str = "") -> list[str]:
    if len(values) == 1:
        return [""]
    return [f"{word} {k}:".strip() if word else "" for k in range(len(values))]


def _as_numbers(value: Any, choices: Any) -> list[int]:
    """Return the value of a house rule as numbers."""
    if isinstance(value, list):
        return value
    if isinstance(value, int):
        return [int(value)]
    return [choices.index(value)]
