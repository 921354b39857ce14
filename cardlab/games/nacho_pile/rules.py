"""Nacho Pile: chips from a bag, one more, one more, and stop in time.

Read it beside its rulebook (``python -m cardlab rules nacho_pile``): the functions stand in the
order of the clauses, and each names the clauses it carries out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final

from cardlab.engine.knowledge.view import View, fact, table_of
from cardlab.engine.table.cards import Card, Deck
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadTable
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Question, Rule, Turns
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone

# --- Components ------------------------------------------------------------------------------

VALUES: Final = range(1, 8)
SPICY: Final = 8
# nacho.bag: six each of 1 to 7, six wilds, two of each spicy chip. The rank of a chip is its type.
DECK: Final = Deck("nacho_pile", __name__)
NUMBERS: Final = [DECK.face(rank=value, count=6) for value in VALUES]
WILD: Final = DECK.face(kind="wild", count=6)
VALUED: Final = [DECK.wild_as(WILD, number) for number in NUMBERS]
STEAL, SCORE, RETURN = SPICY_CHIPS = [
    DECK.face(rank=SPICY, kind=kind, count=2) for kind in ("steal", "score", "return")
]
CHIPS: Final = (*NUMBERS * 6, *[WILD] * 6, *SPICY_CHIPS * 2)
FACES_OF: Final = {kind: tuple(c for c in DECK if c.rank == kind) for kind in (0, *VALUES, SPICY)}


def type_of(chip: Card) -> int:
    """Return the type of a chip: its value 1 to 7, 8 for spicy, 0 for a wild without a value."""
    return chip.rank


def by_type(chips: Iterable[Card]) -> list[int]:
    """Return how many chips there are of each type, by the type."""
    counts = [0] * (SPICY + 1)
    for chip in chips:
        counts[chip.rank] += 1
    return counts


class NachoTable(Table):
    """A bag, the chips drawn this turn, and a front and a plate each (nacho.places).

    ``pulled`` are the types drawn this turn, also of chips that Score has moved away; ``doubled``
    is the type that scores double at the end, 0 for none.
    """

    __slots__ = ("bag", "doubled", "drawn", "fronts", "plates", "pulled")
    facts = ("pulled", "doubled")
    fact_kinds: ClassVar = {"pulled": range(1, SPICY + 1), "doubled": range(1, SPICY + 1)}
    default_zones: ClassVar = {"": "bag"}

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

    def is_dealt_to(self, zone: str, card: Card) -> bool:
        return card is not WILD or not zone.startswith("front")  # there it has a value


class NachoView(View):
    """The table as a seat sees it: all but the order of the chips in the bag."""

    pulled: tuple[int, ...]  # the types drawn this turn
    doubled: int  # the type that scores double at the end, 0 for none

    @fact
    def drawn(self, t: NachoTable) -> tuple[Card, ...]:
        """The chips drawn this turn that are still there."""
        return tuple(t.drawn.cards)

    @fact
    def fronts(self, t: NachoTable) -> tuple[tuple[Card, ...], ...]:
        """The chips before each player."""
        return tuple(tuple(front.cards) for front in t.fronts)

    @fact
    def plates(self, t: NachoTable) -> tuple[tuple[Card, ...], ...]:
        """The chips on each player's plate."""
        return tuple(tuple(plate.cards) for plate in t.plates)

    def one_more(self, types: Collection[int] | None = None) -> tuple[int, int, int]:
        """Return three numbers of chips that decide whether to draw one more.

        They are the chips in the bag that would bust, the others there, and those at stake: the
        chips drawn this turn, and those before the other players that a stop would bring, since
        they are of one of the ``types`` (by default the types drawn this turn; nacho.stop).
        """
        t = table_of(self)
        bag, before = by_type(t.bag.cards), self._before_others()
        busting = sum([bag[kind] for kind in t.pulled])
        coming = sum([before[kind] for kind in {*(t.pulled if types is None else types)}])
        return busting, len(t.bag.cards) - busting, len(t.drawn.cards) + coming

    def next_brings(self) -> int:
        """Return how many chips the next chip brings, added up over all chips that would not bust.

        A chip brings itself, and the chips of its type before the others (nacho.stop). A wild
        counts as the number that brings most.
        """
        t = table_of(self)
        bag, before = by_type(t.bag.cards), self._before_others()
        new = [kind for kind in (*VALUES, SPICY) if kind not in t.pulled]
        by_numbers = sum([bag[kind] * (1 + before[kind]) for kind in new])
        by_a_wild = max([before[kind] for kind in new if kind != SPICY], default=0)
        brought: int = by_numbers + bag[WILD.rank] * (1 + by_a_wild)
        return brought

    def brings(self, kind: int) -> dict[int, int]:
        """Return how many chips of a type a stop would bring, by the player before whom they lie.

        It is the stop of whoever is on turn (nacho.stop).
        """
        before = {q: by_type(front)[kind] for q, front in enumerate(self.fronts)}
        return {q: n for q, n in before.items() if n and q != self.on_turn}

    def _before_others(self) -> list[int]:
        """Return how many chips of each type lie before the other players."""
        me, fronts = self.seat, table_of(self).fronts
        return by_type(chip for front in fronts if front.owner != me for chip in front.cards)


def deal(t: NachoTable) -> None:
    """Put all chips into the bag (nacho.bag)."""
    t.bag.cards += CHIPS


def set_up(t: NachoTable, pulled: Any = None) -> None:
    """Check a table set by hand, also within a turn: the chips drawn are no bust."""
    set_drawn(t, pulled)
    if len(t.bag) < 2:
        raise BadTable(f"With {len(t.bag)} chips in the bag the game would have ended.")
    for zone in [t.bag, *t.plates, *t.removed]:
        if any(chip.base is not chip for chip in zone):
            raise BadTable(f"{zone.name}: a wild in the bag or on a plate has no value.")
    for front in t.fronts:
        if WILD in front.cards:
            raise BadTable(f"{front.name}: a wild before a player has a value; write 'wild=3'.")


def set_drawn(t: NachoTable, pulled: Any) -> None:
    """Set the types drawn in this turn: those that lie there, and those that Score took away."""
    drawn = [chip for chip in t.drawn.cards if chip is not WILD]
    types = [chip.rank for chip in drawn]
    t.pulled = types if pulled is None else pulled
    if drawn != t.drawn.cards and drawn != t.drawn.cards[:-1]:
        raise BadTable("drawn: a wild has a value, like 'wild=3'; only the last may have none yet.")
    if not isinstance(t.pulled, list) or any(type(n) is not int for n in t.pulled):
        raise BadTable(f"pulled can't be {pulled!r:.80}: it is a list of types, 1 to 8 (spicy).")
    if len({*t.pulled}) < len(t.pulled) or not {*types} <= {*t.pulled} <= {*VALUES, SPICY}:
        raise BadTable(f"pulled can't be {t.pulled!r:.80} with {t.drawn}: each type is there once.")
    if drawn != t.drawn.cards and is_same(t, WILD):
        raise BadTable("drawn: with all seven values drawn a wild is a bust, and the turn is over.")
    if (t.pulled or t.drawn.cards) and t.fronts[t.seat].cards:
        raise BadTable(f"front {t.seat} is empty once that player has drawn: it was claimed.")


# --- A turn ----------------------------------------------------------------------------------


def play(t: NachoTable, turns: Turns) -> Rule:
    """Claim what lies before you, then draw chips, one turn after the other, clockwise."""
    for p in turns:
        clear_front(t, p, "nacho.claim", "claim")
        yield from draw_chips(t, p)
        t.pulled = []
        t.seat = t.next(p)
    t.tell("nacho.turn_cap", "cap")
    yield from settle(t, t.seat, "nacho.turn_cap", "nacho.turn_cap")


def clear_front(t: NachoTable, p: int, why: str, verb: str) -> None:
    """Move what lies before a player onto the plate (nacho.claim).

    There a wild has no value again (nacho.wild).
    """
    front = t.fronts[p].cards
    if front:
        chips = [chip.base for chip in front]
        t.tell(why, verb, p, tuple(chips))
        t.plates[p].cards += chips
        front.clear()


def draw_chips(t: NachoTable, p: int) -> Rule:
    """Draw from the bag one chip at a time until you bust or stop (nacho.draw)."""
    while True:
        if WILD not in t.drawn.cards:  # else the last chip drawn waits for its value
            move = yield DRAWING.to[p]
            if move.verb == "stop":
                yield from act_late(t, p)
                return stop(t, p, "nacho.stop")
            draw(t, p)
        chip = t.drawn.cards[-1]
        if chip is WILD and not is_same(t, chip):
            move = yield VALUING.to[p]
            chip = give_value(t, move, t.drawn, "nacho.wild")
        if is_same(t, chip):
            return bust(t, p, chip)
        t.pulled.append(chip.rank)
        if chip.rank == SPICY and t.options["spicy_acts"] == "drawn":
            yield from act(t, p, chip)
        if len(t.bag.cards) == 1:
            yield from end(t, p)


def draw_moves(t: NachoTable, p: int) -> list[Move]:
    """Draw one chip more, or stop once a chip is drawn (nacho.draw)."""
    return [Move(p, "draw"), Move(p, "stop")] if t.pulled else [Move(p, "draw")]


def draw(t: NachoTable, p: int) -> None:
    """Draw one chip from the bag, each as likely (nacho.draw)."""
    chip = t.bag.draw_by(t.dice)
    t.drawn.cards.append(chip)
    t.tell("nacho.draw", "draw", p, (chip,))


def is_same(t: NachoTable | NachoView, chip: Card) -> bool:
    """Return whether a chip is of a type drawn this turn (nacho.spicy_same).

    A wild is, when no value is left for it.
    """
    if chip is WILD:
        return all(value in t.pulled for value in VALUES)
    return chip.rank in t.pulled


def bust(t: NachoTable, p: int, chip: Card) -> None:
    """Put the chips drawn this turn that are still there back into the bag (nacho.bust)."""
    why = "nacho.spicy_same" if chip.rank == SPICY else "nacho.bust"
    t.tell("nacho.wild" if chip is WILD else why, "bust", p, (chip,))
    t.bag.cards += [chip.base for chip in t.drawn]
    t.drawn.cards.clear()


def value_moves(t: NachoTable, p: int) -> list[Move]:
    """Give the wild a value not drawn this turn; by house rule any (nacho.wild)."""
    drawn = [] if t.options["wild_values"] == "any" else t.pulled
    return [Move(p, "value", number) for number in NUMBERS if number.rank not in drawn]


def give_value(t: NachoTable, move: Move, zone: Zone, why: str) -> Card:
    """Exchange a wild for one with a value, which it keeps until it reaches a plate."""
    assert move.card is not None
    chip = VALUED[move.card.rank - 1]
    zone.cards.remove(WILD)
    zone.cards.append(chip)
    t.tell(why, "value", move.by, (move.card,))
    return chip


def stop(t: NachoTable, p: int, why: str) -> None:
    """Put the chips drawn before you; they bring the same from before the others (nacho.stop)."""
    drawn, front = t.drawn.cards, t.fronts[p].cards
    t.tell(why, "stop", p, tuple(drawn))
    types = [chip.rank for chip in drawn]
    front += drawn
    drawn.clear()
    for q in t.others(p):
        theirs = t.fronts[q].cards
        taken = [chip for chip in theirs if chip.rank in types]
        if taken:
            t.tell(why, "take", p, tuple(taken), at=q)
            t.fronts[q].cards = [chip for chip in theirs if chip.rank not in types]
            front += taken


# --- Spicy chips -----------------------------------------------------------------------------


def act(t: NachoTable, p: int, chip: Card) -> Rule:
    """Carry out what a spicy chip does (nacho.spicy_when), if it can (nacho.no_target)."""
    t.tell("nacho.spicy_when", "act", p, (chip,))
    question = ACTS[chip]
    if question.moves(t, p):
        move = yield question.to[p]
        (score if chip is SCORE else take_from_plate)(t, move)
    else:
        t.tell("nacho.no_target", "nothing", p, (chip,))


def act_late(t: NachoTable, p: int) -> Rule:
    """House rule: carry out what the spicy chip does at the stop (nacho.spicy_when)."""
    for chip in SPICY_CHIPS if t.options["spicy_acts"] == "stop" else ():
        if chip in t.drawn.cards:
            yield from act(t, p, chip)


def refuses_act(t: NachoTable, move: Move) -> str | None:
    """Refuse all but what the chip does; nobody may draw or stop instead (nacho.no_target)."""
    chip = next(chip for chip in t.drawn if chip in SPICY_CHIPS)
    if move in ACTS[chip].moves(t, move.by):
        return None
    return "nacho.no_target" if move.verb in ("draw", "stop", "pass") else f"nacho.{chip.kind}"


def plate_moves(t: NachoTable, p: int, verb: str) -> list[Move]:
    """Choose the player, and the face of a chip on that plate (nacho.no_target)."""
    plates = [(q, set(t.plates[q].cards)) for q in t.others(p)]
    return [Move(p, verb, chip, at=q) for q, plate in plates for chip in DECK if chip in plate]


def take_from_plate(t: NachoTable, move: Move) -> None:
    """Move a chip from another player's plate to yours (nacho.steal) or into the bag."""
    assert move.card is not None
    assert move.at is not None
    t.tell(f"nacho.{move.verb}", move.verb, move.by, (move.card,), at=move.at)
    t.plates[move.at].cards.remove(move.card)
    into = t.plates[move.by] if move.verb == "steal" else t.bag
    into.cards.append(move.card)


def score_moves(t: NachoTable, p: int) -> list[Move]:
    """Choose a value among the chips drawn this turn (nacho.score)."""
    drawn = [chip.rank for chip in t.drawn]
    return [Move(p, "score", number) for number in NUMBERS if number.rank in drawn]


def score(t: NachoTable, move: Move) -> None:
    """Move all chips of one value drawn this turn to your plate (nacho.score)."""
    assert move.card is not None
    chips = [chip for chip in t.drawn if chip.rank == move.card.rank]
    t.tell("nacho.score", "score", move.by, tuple(chips))
    for chip in chips:
        t.drawn.cards.remove(chip)
        t.plates[move.by].cards.append(chip.base)


# --- The end ---------------------------------------------------------------------------------


def end(t: NachoTable, p: int) -> Rule:
    """Stop a last time (nacho.last_steal) when one chip is left in the bag (nacho.end); count."""
    last = t.bag.cards[0]
    t.tell("nacho.end", "last", p, (last,))
    stop(t, p, "nacho.last_steal")
    t.doubled = last.rank
    if last is WILD and t.options["last_wild"] == "ender_names":
        move = yield NAMING.to[p]
        t.doubled = move.card.rank if move.card else SPICY
        t.tell("nacho.last_chip", "double", p, FACES_OF[t.doubled][:1])
    yield from settle(t, p, "nacho.last_steal", "nacho.winner")


def name_moves(_t: NachoTable, p: int) -> list[Move]:
    """House rule: name the type that the wild left in the bag doubles (nacho.last_chip)."""
    return [*[Move(p, "name", number) for number in NUMBERS], Move(p, "name", word="spicy")]


def settle(t: NachoTable, p: int, clause: str, why: str) -> Rule:
    """Clear the fronts, give wilds their values in turn order (nacho.assign), count the plates."""
    for q in range(t.players):
        clear_front(t, q, clause, "onto plate")
    for q in [p, *t.others(p)]:
        while WILD in t.plates[q].cards:
            t.seat = q
            move = yield ASSIGNING.to[q]
            give_value(t, move, t.plates[q], "nacho.assign")
    if t.doubled and WILD not in t.bag.cards:  # of a wild the story has it already
        t.tell("nacho.last_chip", "double", p, FACES_OF[t.doubled][:1])
    for kind, q, n in majorities(t.plates, t.doubled):
        verb = "most spicy" if kind == SPICY else "most"
        t.tell("nacho.majority", verb, q, FACES_OF[kind][:1], n=n)
    scores = points(t.plates, t.doubled)
    winners = [q for q, n in enumerate(scores) if n == max(scores)]
    t.end(why, tuple(winners), tuple(scores))


def assign_moves(_t: NachoTable, p: int) -> list[Move]:
    """Give the wild any value, 1 to 7 (nacho.assign)."""
    return [Move(p, "value", number) for number in NUMBERS]


def majorities(
    plates: Sequence[Iterable[Card]], doubled: int = 0
) -> Iterator[tuple[int, int, int]]:
    """Yield who scores for having most of a type (nacho.majority): a point a chip.

    These are the type, the number of the plate, and its points, doubled for the last chip's type.
    A wild without a value scores nothing.
    """
    held = [by_type(plate) for plate in plates]
    for kind in (*VALUES, SPICY):
        chips = [counts[kind] for counts in held]
        most = max(chips)
        for q, n in enumerate(chips):
            if n == most > 0:
                yield kind, q, most * 2 if kind == doubled else most


def points(plates: Sequence[Iterable[Card]], doubled: int = 0) -> list[int]:
    """Return the points of plates, if they were counted now; ``doubled`` is a type, or 0.

    >>> from cardlab.games.nacho_pile.rules import NUMBERS
    >>> points([NUMBERS[:2], NUMBERS[1:2] * 3], doubled=2)
    [1, 6]
    """
    scores = [0] * len(plates)
    for _, q, n in majorities(plates, doubled):
        scores[q] += n
    return scores


# --- The questions ---------------------------------------------------------------------------

DRAWING: Final = Question("nacho.draw", draw_moves, allows=lambda _t, move: f"nacho.{move.verb}")
VALUING: Final = Question("nacho.wild", value_moves)
STEALING: Final = Question("nacho.steal", partial(plate_moves, verb="steal"), refuses_act)
SCORING: Final = Question("nacho.score", score_moves, refuses_act)
RETURNING: Final = Question("nacho.return", partial(plate_moves, verb="return"), refuses_act)
ACTS: Final = {STEAL: STEALING, SCORE: SCORING, RETURN: RETURNING}
ASSIGNING: Final = Question("nacho.assign", assign_moves)
NAMING: Final = Question("nacho.last_chip", name_moves)

# --- Every move, for programs that learn ---------------------------------------------------------


def every_move(players: int, options: Mapping[str, Any]) -> list[Move]:
    """List every move that seat 0 may ever be offered."""
    numbers = [Move(0, verb, number) for verb in ("value", "score", "name") for number in NUMBERS]
    taken = [
        Move(0, verb, chip, at=q)
        for verb in ("steal", "return")
        for q in range(1, players)
        for chip in DECK
    ]
    return [Move(0, "draw"), Move(0, "stop"), *numbers, Move(0, "name", word="spicy"), *taken]
