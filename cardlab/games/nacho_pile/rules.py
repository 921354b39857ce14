"""Nacho Pile: chips from a bag, one more, one more, and stop in time.

Read it beside its rulebook (``python -m cardlab rules nacho_pile``): the functions stand in the
order of the clauses, and each names the clauses it carries out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

from cardlab.engine.cards import Card, face, worn
from cardlab.engine.dice import Dice
from cardlab.engine.errors import BadTable
from cardlab.engine.moves import MOST_SEATS, Move
from cardlab.engine.questions import Question, Rule, Turns
from cardlab.engine.table import Table
from cardlab.engine.view import View, fact
from cardlab.engine.zone import Zone

# --- The chips -------------------------------------------------------------------------------

VALUES: Final = range(1, 8)
NUMBERS: Final = [face(rank=value) for value in VALUES]
WILD: Final = face(kind="wild")
VALUED: Final = [worn(WILD, number) for number in NUMBERS]
STEAL, SCORE, RETURN = SPICY_CHIPS = [face(kind=kind) for kind in ("steal", "score", "return")]
SPICY: Final = 8  # the type of all three spicy chips; the type of a number is its value

# nacho.bag: six each of 1 to 7, six wilds, two of each spicy chip.
CHIPS: Final = (*NUMBERS * 6, *[WILD] * 6, *SPICY_CHIPS * 2)


def type_of(chip: Card) -> int:
    """1 to 7 for a number or a wild that was given one, 8 for spicy, 0 for a wild without value."""
    return SPICY if chip in SPICY_CHIPS else chip.rank


class NachoTable(Table):
    """A bag, the chips drawn this turn, and a front and a plate each (nacho.places).

    ``pulled`` are the types drawn this turn, also of chips that Score has moved away; ``doubled``
    is the type that scores double at the end, 0 for none.
    """

    __slots__ = ("bag", "doubled", "drawn", "fronts", "plates", "pulled")
    facts = ("pulled", "doubled")
    rest: ClassVar = {"": "bag"}

    def __init__(self, players: int, dice: Dice, options: dict[str, Any]) -> None:
        super().__init__(players, dice, options)
        self.bag = Zone("bag", "bag")
        self.drawn = Zone("drawn", "open")
        self.fronts = [Zone(f"front {seat}", "heap", seat) for seat in range(players)]
        self.plates = [Zone(f"plate {seat}", "heap", seat) for seat in range(players)]
        self.pulled: list[int] = []
        self.doubled = 0

    def zones(self) -> list[Zone]:
        return [self.bag, self.drawn, *self.fronts, *self.plates]

    def pack(self) -> Sequence[Card]:
        return CHIPS


class NachoView(View):
    """What a seat sees of the table: all but the order of the chips in the bag."""

    pulled: tuple[int, ...]  # the types drawn this turn
    doubled: int  # the type that scores double at the end, 0 for none

    @fact
    def drawn(self, t: NachoTable) -> tuple[Card, ...]:
        """The chips drawn this turn that are still there."""
        return tuple(t.drawn.cards)

    @fact
    def fronts(self, t: NachoTable) -> tuple[tuple[Card, ...], ...]:
        """The chips before each player."""
        return tuple([tuple(front.cards) for front in t.fronts])

    @fact
    def plates(self, t: NachoTable) -> tuple[tuple[Card, ...], ...]:
        """The chips on each player's plate."""
        return tuple([tuple(plate.cards) for plate in t.plates])

    @fact
    def in_bag(self, t: NachoTable) -> int:
        """How many chips are in the bag."""
        return len(t.bag.cards)

    @fact
    def busting(self, t: NachoTable) -> int:
        """How many chips in the bag are of a type drawn this turn; all know what is in the bag."""
        bag = t.bag.cards
        return sum([bag.count(chip) for kind in t.pulled for chip in FACES_OF[kind]])


def deal(t: NachoTable) -> None:
    """All chips are in the bag (nacho.bag)."""
    t.bag.cards += CHIPS


def set_up(t: NachoTable) -> None:
    """A table set by hand is at the start of a turn: nothing is drawn, and there is a choice."""
    if t.drawn.cards:
        raise BadTable("A turn starts with nothing drawn: put the chips before a player.")
    if len(t.bag) < 2:
        raise BadTable(f"With {len(t.bag)} chips in the bag the game would have ended.")
    for plate in t.plates:
        if any(chip.base is not chip for chip in plate):
            raise BadTable(f"{plate.name}: a wild on a plate has no value; write 'wild'.")
    for front in t.fronts:
        if WILD in front.cards:
            raise BadTable(f"{front.name}: a wild before a player has a value; write 'wild=3'.")


# --- A turn ----------------------------------------------------------------------------------


def play(t: NachoTable, turns: Turns) -> Rule:
    """Claim what lies before you, then draw chips, one turn after the other, clockwise."""
    for p in turns:
        claim(t, p)
        yield from draw_chips(t, p)
        t.seat = t.next(p)
    t.tell("nacho.turn_cap", "cap")
    yield from settle(t, t.seat, "nacho.turn_cap")


def claim(t: NachoTable, p: int) -> None:
    """At the start of your turn the chips before you go onto your plate (nacho.claim)."""
    front = t.fronts[p].cards
    if front:
        t.tell("nacho.claim", "claim", p, tuple(front))
        to_plate(t, p, t.fronts[p], front[:])
    t.pulled = []


def to_plate(t: NachoTable, p: int, zone: Zone, chips: Iterable[Card]) -> None:
    """On a plate a wild is a wild again, without a value (nacho.wild)."""
    for chip in chips:
        zone.cards.remove(chip)
        t.plates[p].cards.append(chip.base)


def draw_chips(t: NachoTable, p: int) -> Rule:
    """Draw from the bag one chip at a time until you bust or stop (nacho.draw)."""
    while True:
        made = yield DRAWING.to[p]
        if made.verb == "stop":
            yield from act_late(t, p)
            return stop(t, p, "nacho.stop")
        chip = draw(t, p)
        if chip is WILD and not is_same(t, chip):
            made = yield VALUING.to[p]
            chip = give_value(t, p, made)
        if is_same(t, chip):
            return bust(t, p, chip)
        t.pulled.append(type_of(chip))
        if type_of(chip) == SPICY and t.options["spicy_acts"] == "drawn":
            yield from act(t, p, chip)
        if len(t.bag) == 1:
            yield from end(t, p)


def draw_moves(t: NachoTable, p: int) -> list[Move]:
    """One chip more, or stop; at least one is drawn (nacho.draw)."""
    return DRAW_OR_STOP[p] if t.pulled else DRAW[p]


def refuses_draw(t: NachoTable, made: Move) -> str | None:
    """To stop before the first chip is forbidden (nacho.draw)."""
    return None if made in draw_moves(t, made.by) else "nacho.draw"


def draw(t: NachoTable, p: int) -> Card:
    """One chip from the bag, each as likely (nacho.draw)."""
    bag = t.bag.cards
    chip = bag.pop(t.dice.below(len(bag)))
    t.drawn.cards.append(chip)
    t.tell("nacho.draw", "draw", p, (chip,))
    return chip


def is_same(t: NachoTable, chip: Card) -> bool:
    """A chip of a type drawn this turn (nacho.spicy_same), or a wild with no value left for it."""
    return all(value in t.pulled for value in VALUES) if chip is WILD else type_of(chip) in t.pulled


def bust(t: NachoTable, p: int, chip: Card) -> None:
    """The chips drawn this turn that are still there go back into the bag (nacho.bust)."""
    t.tell("nacho.spicy_same" if type_of(chip) == SPICY else "nacho.bust", "bust", p, (chip,))
    t.bag.cards += [each.base for each in t.drawn]
    t.drawn.cards.clear()


def give_value(t: NachoTable, p: int, made: Move) -> Card:
    """A drawn wild gets a value at once, and keeps it until it reaches a plate (nacho.wild)."""
    assert made.card is not None
    chip = t.drawn.cards[-1] = VALUED[made.card.rank - 1]
    t.tell("nacho.wild", "value", p, (made.card,))
    return chip


def value_moves(t: NachoTable, p: int) -> list[Move]:
    """A value not drawn this turn; by house rule any (nacho.wild)."""
    if t.options["wild_values"] == "any":
        return VALUE[p]
    return [move for value, move in zip(VALUES, VALUE[p], strict=True) if value not in t.pulled]


def refuses_value(t: NachoTable, made: Move) -> str | None:
    """Only a value that is offered (nacho.wild)."""
    return None if made in value_moves(t, made.by) else "nacho.wild"


def stop(t: NachoTable, p: int, why: str) -> None:
    """The chips drawn go before you, and bring the same from before the others (nacho.stop)."""
    drawn, front = t.drawn.cards, t.fronts[p].cards
    t.tell(why, "stop", p, tuple(drawn))
    types = [type_of(chip) for chip in drawn]
    front += drawn
    drawn.clear()
    for q in t.others(p):
        theirs = t.fronts[q].cards
        taken = [chip for chip in theirs if type_of(chip) in types]
        if taken:
            t.tell(why, "take", p, tuple(taken), at=q)
            t.fronts[q].cards = [chip for chip in theirs if type_of(chip) not in types]
            front += taken


# --- Spicy chips -----------------------------------------------------------------------------


def act(t: NachoTable, p: int, chip: Card) -> Rule:
    """A spicy chip acts when it is drawn (nacho.spicy_when), where it can (nacho.no_target)."""
    t.tell("nacho.spicy_when", "act", p, (chip,))
    question, carry_out = ACTS[chip]
    if question.moves(t, p):
        made = yield question.to[p]
        carry_out(t, made)
    else:
        t.tell("nacho.no_target", "nothing", p, (chip,))


def act_late(t: NachoTable, p: int) -> Rule:
    """House rule: the spicy chip acts at the stop (nacho.spicy_when)."""
    if t.options["spicy_acts"] == "stop":
        for chip in SPICY_CHIPS:
            if chip in t.drawn.cards:
                yield from act(t, p, chip)


def on_plates(t: NachoTable, p: int, takes: list[dict[Card, Move]]) -> list[Move]:
    """You choose the player, and the face of a chip on that plate (nacho.no_target)."""
    return [takes[q][chip] for q in t.others(p) for chip in FACES if chip in t.plates[q].cards]


def steal_moves(t: NachoTable, p: int) -> list[Move]:
    """A chip from another player's plate (nacho.steal)."""
    return on_plates(t, p, STEALS[p])


def refuses_steal(t: NachoTable, made: Move) -> str | None:
    """Only what lies on another's plate (nacho.steal)."""
    return None if made in steal_moves(t, made.by) else "nacho.steal"


def steal(t: NachoTable, made: Move) -> None:
    """Move one chip from another player's plate to yours (nacho.steal)."""
    from_plate(t, made, t.plates[made.by])


def score_moves(t: NachoTable, p: int) -> list[Move]:
    """A value among the chips drawn this turn (nacho.score)."""
    drawn = [chip.rank for chip in t.drawn]
    return [move for value, move in zip(VALUES, SCORES[p], strict=True) if value in drawn]


def refuses_score(t: NachoTable, made: Move) -> str | None:
    """Only a value drawn this turn (nacho.score)."""
    return None if made in score_moves(t, made.by) else "nacho.score"


def score(t: NachoTable, made: Move) -> None:
    """Move all chips of one value drawn this turn to your plate (nacho.score)."""
    assert made.card is not None
    chips = [chip for chip in t.drawn if chip.rank == made.card.rank]
    t.tell("nacho.score", "score", made.by, tuple(chips))
    to_plate(t, made.by, t.drawn, chips)


def return_moves(t: NachoTable, p: int) -> list[Move]:
    """A chip from another player's plate (nacho.return)."""
    return on_plates(t, p, RETURNS[p])


def refuses_return(t: NachoTable, made: Move) -> str | None:
    """Only what lies on another's plate (nacho.return)."""
    return None if made in return_moves(t, made.by) else "nacho.return"


def give_back(t: NachoTable, made: Move) -> None:
    """Put one chip from another player's plate back into the bag (nacho.return)."""
    from_plate(t, made, t.bag)


def from_plate(t: NachoTable, made: Move, into: Zone) -> None:
    """The chip named leaves the plate of the player named."""
    assert made.card is not None
    assert made.at is not None
    t.tell(f"nacho.{made.verb}", made.verb, made.by, (made.card,), at=made.at)
    t.plates[made.at].cards.remove(made.card)
    into.cards.append(made.card)


# --- The end ---------------------------------------------------------------------------------


def end(t: NachoTable, p: int) -> Rule:
    """One chip is left in the bag (nacho.end): a last stop (nacho.last_steal), then the count."""
    last = t.bag.cards[0]
    t.tell("nacho.end", "last", p, (last,))
    stop(t, p, "nacho.last_steal")
    t.doubled = type_of(last)
    if last is WILD and t.options["last_wild"] == "ender_names":
        made = yield NAMING.to[p]
        t.doubled = made.card.rank if made.card else SPICY
    if t.doubled:
        t.tell("nacho.last_chip", "double", p, FACES_OF[t.doubled][:1])
    yield from settle(t, p, "nacho.winner")


def name_moves(t: NachoTable, p: int) -> list[Move]:
    """House rule: which type the wild left in the bag doubles (nacho.last_chip)."""
    return NAME[p]


def refuses_name(t: NachoTable, made: Move) -> str | None:
    """Only one of the eight types (nacho.last_chip)."""
    return None if made in NAME[made.by] else "nacho.last_chip"


def settle(t: NachoTable, p: int, why: str) -> Rule:
    """Fronts go onto plates, wilds get their values in turn order (nacho.assign), plates count."""
    for q in range(t.players):
        to_plate(t, q, t.fronts[q], t.fronts[q].cards[:])
    for q in [p, *t.others(p)]:
        while WILD in t.plates[q].cards:
            made = yield ASSIGNING.to[q]
            assert made.card is not None
            t.plates[q].cards.remove(WILD)
            t.plates[q].cards.append(VALUED[made.card.rank - 1])
            t.tell("nacho.assign", "value", q, (made.card,))
    scores = count(t)
    winners = [q for q, points in enumerate(scores) if points == max(scores)]
    t.end(why, tuple(winners), tuple(scores))


def assign_moves(t: NachoTable, p: int) -> list[Move]:
    """Any value, 1 to 7 (nacho.assign)."""
    return VALUE[p]


def refuses_assign(t: NachoTable, made: Move) -> str | None:
    """Only a value, 1 to 7 (nacho.assign)."""
    return None if made in VALUE[made.by] else "nacho.assign"


def count(t: NachoTable) -> list[int]:
    """A point a chip to whoever has most of a type (nacho.majority), twice for the last chip's."""
    scores = [0] * t.players
    for kind in range(1, SPICY + 1):
        chips = [sum(type_of(chip) == kind for chip in plate) for plate in t.plates]
        for q, number in enumerate(chips):
            if number and number == max(chips):
                points = number * 2 if kind == t.doubled else number
                scores[q] += points
                verb = "most spicy" if kind == SPICY else "most"
                t.tell("nacho.majority", verb, q, FACES_OF[kind][:1], n=points)
    return scores


# --- The moves, and the questions that ask for them ------------------------------------------

_SEATS: Final = range(MOST_SEATS)
FACES: Final = (*NUMBERS, WILD, *SPICY_CHIPS)
FACES_OF: Final = {kind: tuple(c for c in FACES if type_of(c) == kind) for kind in range(9)}
DRAW: Final = [[Move(p, "draw")] for p in _SEATS]
DRAW_OR_STOP: Final = [[*DRAW[p], Move(p, "stop")] for p in _SEATS]
VALUE: Final = [[Move(p, "value", number) for number in NUMBERS] for p in _SEATS]
SCORES: Final = [[Move(p, "score", number) for number in NUMBERS] for p in _SEATS]
NAME: Final = [
    [*(Move(p, "name", number) for number in NUMBERS), Move(p, "name", word="spicy")]
    for p in _SEATS
]


def _takes(verb: str) -> list[list[dict[Card, Move]]]:
    return [[{c: Move(p, verb, c, at=q) for c in FACES} for q in _SEATS] for p in _SEATS]


STEALS: Final = _takes("steal")
RETURNS: Final = _takes("return")

DRAWING: Final = Question("nacho.draw", draw_moves, refuses_draw)
VALUING: Final = Question("nacho.wild", value_moves, refuses_value)
STEALING: Final = Question("nacho.steal", steal_moves, refuses_steal)
SCORING: Final = Question("nacho.score", score_moves, refuses_score)
RETURNING: Final = Question("nacho.return", return_moves, refuses_return)
ASSIGNING: Final = Question("nacho.assign", assign_moves, refuses_assign)
NAMING: Final = Question("nacho.last_chip", name_moves, refuses_name)
ACTS: Final = {STEAL: (STEALING, steal), SCORE: (SCORING, score), RETURN: (RETURNING, give_back)}
