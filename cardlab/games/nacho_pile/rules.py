"""Nacho Pile: chips from a bag, one more, one more, and stop in time.

Read it beside its rulebook (``python -m cardlab rules nacho_pile``): the functions stand in the
order of the clauses, and each names the clauses it carries out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from cardlab.engine.table.cards import Card
from cardlab.engine.table.errors import BadTable
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Question, Rule, Turns
from cardlab.engine.table.seats import MOST_SEATS
from cardlab.engine.table.zone import Zone
from cardlab.games.nacho_pile.cards import (
    CHIPS,
    FACES,
    FACES_OF,
    NUMBERS,
    RETURN,
    SCORE,
    SPICY,
    SPICY_CHIPS,
    STEAL,
    TYPES,
    VALUED,
    VALUES,
    WILD,
    NachoTable,
    NachoView,
    type_of,
)

# --- The chips -------------------------------------------------------------------------------


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
    types = [type_of(chip) for chip in drawn]
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
        claim(t, p)
        yield from draw_chips(t, p)
        t.pulled = []
        t.seat = t.next(p)
    t.tell("nacho.turn_cap", "cap")
    yield from settle(t, t.seat, "nacho.turn_cap", "nacho.turn_cap")


def claim(t: NachoTable, p: int) -> None:
    """At the start of your turn the chips before you go onto your plate (nacho.claim)."""
    front = t.fronts[p].cards
    if front:
        t.tell("nacho.claim", "claim", p, tuple(front))
        to_plate(t, p, t.fronts[p])


def to_plate(t: NachoTable, p: int, zone: Zone) -> None:
    """On a plate a wild is a wild again, without a value (nacho.wild)."""
    t.plates[p].cards += [chip.base for chip in zone.cards]
    zone.cards.clear()


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
            chip = give_value(t, p, move)
        if is_same(t, chip):
            return bust(t, p, chip)
        t.pulled.append(TYPES[chip])
        if TYPES[chip] == SPICY and t.options["spicy_acts"] == "drawn":
            yield from act(t, p, chip)
        if len(t.bag.cards) == 1:
            yield from end(t, p)


def draw_moves(t: NachoTable, p: int) -> list[Move]:
    """One chip more, or stop; at least one is drawn (nacho.draw)."""
    return DRAW_OR_STOP[p] if t.pulled else DRAW[p]


def allows_drawing(_t: NachoTable, move: Move) -> str:
    """Return the clause by which a chip is drawn, or a turn stopped."""
    return f"nacho.{move.verb}"


def draw(t: NachoTable, p: int) -> None:
    """Draw one chip from the bag, each as likely (nacho.draw)."""
    chip = t.bag.draw_by(t.dice)
    t.drawn.cards.append(chip)
    t.tell("nacho.draw", "draw", p, (chip,))


def is_same(t: NachoTable | NachoView, chip: Card) -> bool:
    """Return whether a chip is of a type drawn this turn (nacho.spicy_same).

    A wild is, when no value is left for it.
    """
    return all(value in t.pulled for value in VALUES) if chip is WILD else TYPES[chip] in t.pulled


def bust(t: NachoTable, p: int, chip: Card) -> None:
    """The chips drawn this turn that are still there go back into the bag (nacho.bust)."""
    why = {WILD: "nacho.wild", **dict.fromkeys(SPICY_CHIPS, "nacho.spicy_same")}
    t.tell(why.get(chip, "nacho.bust"), "bust", p, (chip,))
    t.bag.cards += [chip.base for chip in t.drawn]
    t.drawn.cards.clear()


def give_value(t: NachoTable, p: int, move: Move) -> Card:
    """A drawn wild gets a value at once, and keeps it until it reaches a plate (nacho.wild)."""
    assert move.card is not None
    chip = t.drawn.cards[-1] = VALUED[move.card.rank - 1]
    t.tell("nacho.wild", "value", p, (move.card,))
    return chip


def value_moves(t: NachoTable, p: int) -> list[Move]:
    """A value not drawn this turn; by house rule any (nacho.wild)."""
    if t.options["wild_values"] == "any":
        return VALUE[p]
    return [move for value, move in zip(VALUES, VALUE[p], strict=True) if value not in t.pulled]


def stop(t: NachoTable, p: int, why: str) -> None:
    """The chips drawn go before you, and bring the same from before the others (nacho.stop)."""
    drawn, front = t.drawn.cards, t.fronts[p].cards
    t.tell(why, "stop", p, tuple(drawn))
    types = [TYPES[chip] for chip in drawn]
    front += drawn
    drawn.clear()
    for q in t.others(p):
        theirs = t.fronts[q].cards
        taken = [chip for chip in theirs if TYPES[chip] in types]
        if taken:
            t.tell(why, "take", p, tuple(taken), at=q)
            t.fronts[q].cards = [chip for chip in theirs if TYPES[chip] not in types]
            front += taken


# --- Spicy chips -----------------------------------------------------------------------------


def act(t: NachoTable, p: int, chip: Card) -> Rule:
    """A spicy chip acts when it is drawn (nacho.spicy_when), where it can (nacho.no_target)."""
    t.tell("nacho.spicy_when", "act", p, (chip,))
    question, carry_out = ACTS[chip]
    if question.moves(t, p):
        move = yield question.to[p]
        carry_out(t, move)
    else:
        t.tell("nacho.no_target", "nothing", p, (chip,))


def act_late(t: NachoTable, p: int) -> Rule:
    """House rule: the spicy chip acts at the stop (nacho.spicy_when)."""
    if t.options["spicy_acts"] == "stop":
        for chip in SPICY_CHIPS:
            if chip in t.drawn.cards:
                yield from act(t, p, chip)


def refuses_act(t: NachoTable, move: Move) -> str | None:
    """Nothing but what the chip does; to draw or stop instead is not allowed (nacho.no_target)."""
    chip = next(chip for chip in t.drawn if chip in SPICY_CHIPS)
    if move in ACTS[chip][0].moves(t, move.by):
        return None
    return "nacho.no_target" if move.verb in ("draw", "stop", "pass") else f"nacho.{chip.kind}"


def on_plates(t: NachoTable, p: int, takes: list[dict[Card, Move]]) -> list[Move]:
    """You choose the player, and the face of a chip on that plate (nacho.no_target)."""
    return [takes[q][chip] for q in t.others(p) for chip in FACES if chip in t.plates[q].cards]


def steal_moves(t: NachoTable, p: int) -> list[Move]:
    """A chip from another player's plate (nacho.steal)."""
    return on_plates(t, p, STEALS[p])


def steal(t: NachoTable, move: Move) -> None:
    """Move one chip from another player's plate to yours (nacho.steal)."""
    from_plate(t, move, t.plates[move.by])


def score_moves(t: NachoTable, p: int) -> list[Move]:
    """A value among the chips drawn this turn (nacho.score)."""
    drawn = [chip.rank for chip in t.drawn]
    return [move for value, move in zip(VALUES, SCORES[p], strict=True) if value in drawn]


def score(t: NachoTable, move: Move) -> None:
    """Move all chips of one value drawn this turn to your plate (nacho.score)."""
    assert move.card is not None
    chips = [chip for chip in t.drawn if chip.rank == move.card.rank]
    t.tell("nacho.score", "score", move.by, tuple(chips))
    for chip in chips:
        t.drawn.cards.remove(chip)
        t.plates[move.by].cards.append(chip.base)


def return_moves(t: NachoTable, p: int) -> list[Move]:
    """A chip from another player's plate (nacho.return)."""
    return on_plates(t, p, RETURNS[p])


def give_back(t: NachoTable, move: Move) -> None:
    """Put one chip from another player's plate back into the bag (nacho.return)."""
    from_plate(t, move, t.bag)


def from_plate(t: NachoTable, move: Move, into: Zone) -> None:
    """Move the chip named from the plate of the player named."""
    assert move.card is not None
    assert move.at is not None
    t.tell(f"nacho.{move.verb}", move.verb, move.by, (move.card,), at=move.at)
    t.plates[move.at].cards.remove(move.card)
    into.cards.append(move.card)


# --- The end ---------------------------------------------------------------------------------


def end(t: NachoTable, p: int) -> Rule:
    """One chip is left in the bag (nacho.end): a last stop (nacho.last_steal), then the count."""
    last = t.bag.cards[0]
    t.tell("nacho.end", "last", p, (last,))
    stop(t, p, "nacho.last_steal")
    t.doubled = type_of(last)
    if last is WILD and t.options["last_wild"] == "ender_names":
        move = yield NAMING.to[p]
        t.doubled = move.card.rank if move.card else SPICY
        t.tell("nacho.last_chip", "double", p, FACES_OF[t.doubled][:1])
    yield from settle(t, p, "nacho.last_steal", "nacho.winner")


def name_moves(t: NachoTable, p: int) -> list[Move]:
    """House rule: which type the wild left in the bag doubles (nacho.last_chip)."""
    return NAME[p]


def fronts_to_plates(t: NachoTable, clause: str) -> None:
    """Move what lies in front of all players onto their plates."""
    for q, front in enumerate(t.fronts):
        if front.cards:
            t.tell(clause, "onto plate", q, tuple(front))
            to_plate(t, q, front)


def settle(t: NachoTable, p: int, clause: str, why: str) -> Rule:
    """Fronts go onto plates, wilds get their values in turn order (nacho.assign), plates count."""
    fronts_to_plates(t, clause)
    for q in [p, *t.others(p)]:
        while WILD in t.plates[q].cards:
            move = yield ASSIGNING.to[q]
            assert move.card is not None
            t.plates[q].cards.remove(WILD)
            t.plates[q].cards.append(VALUED[move.card.rank - 1])
            t.tell("nacho.assign", "value", q, (move.card,))
    if t.doubled and WILD not in t.bag.cards:  # what a wild doubles was told when it was named
        t.tell("nacho.last_chip", "double", p, FACES_OF[t.doubled][:1])
    scores = count(t)
    winners = [q for q, points in enumerate(scores) if points == max(scores)]
    t.end(why, tuple(winners), tuple(scores))


def assign_moves(t: NachoTable, p: int) -> list[Move]:
    """Any value, 1 to 7 (nacho.assign)."""
    return VALUE[p]


def count(t: NachoTable) -> list[int]:
    """Return the points of all players; tell for what they score (nacho.majority)."""
    scores = [0] * t.players
    for kind, q, n in majorities(t.plates, t.doubled):
        scores[q] += n
        verb = "most spicy" if kind == SPICY else "most"
        t.tell("nacho.majority", verb, q, FACES_OF[kind][:1], n=n)
    return scores


def majorities(
    plates: Sequence[Iterable[Card]], doubled: int = 0
) -> Iterator[tuple[int, int, int]]:
    """A point a chip to whoever has most of a type (nacho.majority), twice for the last chip's.

    Yields the type, the number of the plate, and its points. A wild without a value scores nothing.
    """
    held = [[TYPES[chip] for chip in plate] for plate in plates]
    for kind in range(1, SPICY + 1):
        chips = [types.count(kind) for types in held]
        most = max(chips)
        for q, n in enumerate(chips):
            if n == most > 0:
                yield kind, q, most * 2 if kind == doubled else most


def points(plates: Sequence[Iterable[Card]], doubled: int = 0) -> list[int]:
    """Return what plates would score if they were counted now; ``doubled`` is a type, or 0.

    >>> from cardlab.games.nacho_pile.cards import NUMBERS
    >>> points([NUMBERS[:2], NUMBERS[1:2] * 3], doubled=2)
    [1, 6]
    """
    scores = [0] * len(plates)
    for _, q, n in majorities(plates, doubled):
        scores[q] += n
    return scores


# --- The moves, and the questions that ask for them ------------------------------------------

_SEATS: Final = range(MOST_SEATS)
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


def only(
    why: str,
    moves: Callable[[NachoTable, int], Sequence[Move]],
    allows: Callable[[NachoTable, Move], str] | None = None,
) -> Question[NachoTable]:
    """Return a question that refuses by its own clause whatever it does not offer."""

    def refuses(t: NachoTable, move: Move) -> str | None:
        return None if move in moves(t, move.by) else why

    return Question(why, moves, refuses, allows=allows)


STEALS: Final = _takes("steal")
RETURNS: Final = _takes("return")

DRAWING: Final = only("nacho.draw", draw_moves, allows_drawing)
VALUING: Final = only("nacho.wild", value_moves)
STEALING: Final = Question("nacho.steal", steal_moves, refuses_act)
SCORING: Final = Question("nacho.score", score_moves, refuses_act)
RETURNING: Final = Question("nacho.return", return_moves, refuses_act)
ASSIGNING: Final = only("nacho.assign", assign_moves)
NAMING: Final = only("nacho.last_chip", name_moves)
ACTS: Final = {STEAL: (STEALING, steal), SCORE: (SCORING, score), RETURN: (RETURNING, give_back)}
