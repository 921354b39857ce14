"""Fuego!, what fits on what, and what the special cards do; the rules are in ``rules.py``."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from cardlab.engine.table.cards import Card, kinds
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Question, Rule, race
from cardlab.engine.table.seats import EVERYBODY, only
from cardlab.games.fuego.cards import (
    AS_ANOTHER,
    BACKDRAFT,
    BURN,
    BURN_BABY_BURN,
    BURNT,
    FACES,
    INCENDIO,
    INVISIBLE,
    REVERSE,
    SIDES,
    SKIP,
    SLAP,
    YA_BURNT,
    FuegoTable,
    playing,
)

FOUR: Final = 4
SEVEN: Final = 7
CLAUSES: Final = {
    REVERSE: "fuego.reverse",
    SKIP: "fuego.skip",
    INVISIBLE: "fuego.invisible",
    BURN: "fuego.burn",
    BURN_BABY_BURN: "fuego.burn_baby_burn",
    YA_BURNT: "fuego.ya_burnt",
    BACKDRAFT: "fuego.backdraft",
}
SINGLE: Final = {
    INVISIBLE: "fuego.invisible",
    BURN: "fuego.burn",
    INCENDIO: "fuego.one_off_plural",
    BURN_BABY_BURN: "fuego.one_off_plural",
    YA_BURNT: "fuego.one_off_plural",
}  # never more than one at a time, and the clause that says so
SIDES_OF: Final = {
    card: ("left", "right") if card in (BURN_BABY_BURN, BACKDRAFT) else ("",) for card in FACES
}
LOOKED_THROUGH: Final = {
    "open": ("invisible",),
    "transparent": ("invisible", "reverse", "skip"),
}  # fuego.reverse, by house rule

# --- What may be played ----------------------------------------------------------------------


def plays(t: FuegoTable, p: int, cards: Iterable[Card]) -> list[Move]:
    """Return what can be played of some cards, one or several of a value (fuego.turn)."""
    counts, top = kinds(cards), value(t)
    last, lacking = to_complete(t)
    moves: list[Move] = []
    for card, n in counts.items():
        if card is INCENDIO:
            moves += plays_of_incendio(t, p, top)
        else:
            fits = forbids(t, card, 1, top) is None
            moves += ways_to_play(p, card, n, fits, lacking if card is last else FOUR)
    if moves or top is not None:
        return moves
    return [playing(p, card) for card in counts]  # fuego.lead_blank: only Invisible and Burn left


@cache
def ways_to_play(p: int, card: Card, n: int, fits: bool, lacking: int) -> list[Move]:
    """Return the plays of a card of which a player holds n, to each side.

    Any number of it if it fits, but some cards one at a time; and at any time so many that four of
    a kind lie there, or four (fuego.four_any_time). There are thousands of these moves, so each
    list is created when it is first asked for.
    """
    most = 0 if not fits else 1 if card in SINGLE else n
    counts = [count for count in range(1, n + 1) if count <= most or count in (lacking, FOUR)]
    return [playing(p, card, count, None, side) for count in counts for side in SIDES_OF[card]]


def can_follow(t: FuegoTable, card: Card, count: int, top: Card | None) -> bool:
    """Return whether so many of a card can be played; an Incendio always can, as another card."""
    if card is INCENDIO or forbids(t, card, count, top) is None:
        return True
    return completes_four(t, card, count)


def plays_of_incendio(t: FuegoTable, p: int, top: Card | None) -> list[Move]:
    """As any other card, under that card's own rules (fuego.incendio)."""
    return [
        playing(p, INCENDIO, 1, other, side)
        for other in AS_ANOTHER
        if forbids(t, other, 1, top) is None
        for side in SIDES_OF[other]
    ]


def value(t: FuegoTable) -> Card | None:
    """The card to be matched or beaten: never an Invisible, but what is beneath (fuego.invisible).

    None on an empty pile, or on one that was led blank (fuego.lead_blank).
    """
    through = LOOKED_THROUGH[t.options["reverse_skip"]]
    for card in reversed(t.pile.cards):
        if card.kind not in through:
            return card
    return None


def forbids(t: FuegoTable, card: Card, count: int, top: Card | None) -> str | None:
    """Return the clause that forbids to play so many of a card, or None."""
    if count > 1 and card in SINGLE:
        return SINGLE[card]
    if card.rank:
        return HIGHER[top.rank if top else 0][card.rank]
    if card is INVISIBLE or card is BURN:
        return forbids_on_number(t, card, top)
    return None


def forbids_number(rank: int, top: int) -> str | None:
    """The same as the top or higher (fuego.turn); on a 7 a 7 or lower (fuego.seven)."""
    if top == SEVEN:
        return None if rank <= SEVEN else "fuego.seven"
    return None if rank >= top else "fuego.turn"


# For each number on top (0: none is), and for each number: the clause that forbids it, or None.
HIGHER: Final = [[forbids_number(rank, top) for rank in range(11)] for top in range(11)]


def forbids_on_number(t: FuegoTable, card: Card, top: Card | None) -> str | None:
    """Only on a number (fuego.invisible, fuego.burn); Burn not on an Incendio played as one."""
    if top is None:
        return "fuego.lead_blank"
    under = top if t.options["reverse_skip"] == "transparent" else t.pile.cards[-1]
    is_number = under.rank and not (card is BURN and under.base is INCENDIO)
    return None if is_number and t.pile.cards[-1].kind != "invisible" else CLAUSES[card]


def run(t: FuegoTable, card: Card) -> int:
    """Return how many of a card lie on top; no Incendio counts (fuego.incendio, fuego.four)."""
    lying = 0
    for laid in reversed(t.pile.cards):
        if laid is not card:
            break
        lying += 1
    return lying


def to_complete(t: FuegoTable) -> tuple[Card, int]:
    """Return the card on top, and how many more of it make a four of a kind (fuego.four).

    0 where none do: on an empty pile, and on an Incendio, which does not count (fuego.incendio).
    """
    last = t.pile.cards[-1] if t.pile.cards else INCENDIO
    return (INCENDIO, 0) if last.base is INCENDIO else (last, FOUR - run(t, last))


def completes_four(t: FuegoTable, card: Card, count: int) -> bool:
    """Four on top, or four of one's own: at any time, on anything (fuego.four_any_time)."""
    return count == FOUR or (run(t, card) + count == FOUR and card is not INCENDIO)


def own_fours(cards: list[Card]) -> list[Card]:
    """Return the cards of which there are four; Incendios are no four of a kind."""
    if len(cards) < FOUR:
        return []
    return [card for card, n in kinds(cards).items() if n >= FOUR and card is not INCENDIO]


def needed_for_four(t: FuegoTable) -> int:
    """How many cards make a four with those on top, if so many of that card are still unseen."""
    last, lacking = to_complete(t)
    seen = sum([zone.cards.count(last) for zone in [t.pile, t.discards, *t.ups]])
    return lacking if 0 < lacking <= t.copies[last] - seen else FOUR


# --- What special cards do -------------------------------------------------------------------


def effect(t: FuegoTable, move: Move) -> Rule:
    """Do what the special cards just played do; led blank they do nothing."""
    p, card = move.by, move.into or move.card
    if card is SKIP:
        skip(t, p, move.count)
    elif card is REVERSE:
        reverse(t, p, move.count)
    elif card is BURN:
        burn_or_discard(t, p)
    elif card is BURN_BABY_BURN:
        yield from burn_baby_burn(t, p, move.word)
    elif card is YA_BURNT:
        yield from ya_burnt(t, p)
    elif card is BACKDRAFT:
        backdraft(t, p, move)


def reverse(t: FuegoTable, p: int, times: int) -> None:
    """The direction turns, as often as there are cards (fuego.reverse)."""
    if times % 2:
        t.direction = -t.direction
    t.tell("fuego.reverse", "reverse", p, n=times)
    t.seat = t.next(p)


def skip(t: FuegoTable, p: int, times: int) -> None:
    """So many players are skipped (fuego.skip)."""
    t.seat = t.next(p, 1 + times)
    t.tell("fuego.skip", "skip", p, n=times)


def burn_or_discard(t: FuegoTable, p: int) -> None:
    """The pile burns, and another turn (fuego.burn); led blank it is only discarded."""
    played = t.pile.cards.pop()
    if value(t) is None:
        t.discards.add(played.base)
    else:
        t.pile.cards.append(played)
        burn(t, p, "fuego.burn")


def burn(t: FuegoTable, p: int, why: str) -> None:
    """The whole Play Pile is gone for good, and whoever burnt it has another turn."""
    t.tell(why, "burn", p, tuple(t.pile.cards))
    t.discards.cards += [card.base for card in t.pile]
    t.pile.cards.clear()
    t.seat = p


def discard(t: FuegoTable, cards: int = 1) -> None:
    """A card that is used once goes to the discards."""
    for _ in range(cards):
        t.discards.cards.append(t.pile.cards.pop().base)


def pick_up(t: FuegoTable, p: int, why: str) -> None:
    """The Play Pile goes to the hand, for all to see; an Incendio to the discards."""
    t.tell(why, "pick up", p, tuple(t.pile.cards))
    for card in t.pile.cards:
        if card.base is INCENDIO:
            t.discards.add(INCENDIO)
        else:
            t.hands[p].add(card, EVERYBODY)
    t.pile.cards.clear()


def burn_baby_burn(t: FuegoTable, p: int, side: str) -> Rule:
    """The neighbour picks up the pile and loses the turn (fuego.burn_baby_burn)."""
    discard(t)
    t.direction = SIDES[side]
    q = t.next(p)
    while True:
        move = yield SHIELDING.to[q]
        if move.verb != "play":
            break
        t.tell("fuego.incendio_shield", "shield", q, (INCENDIO,))
        t.in_play(q).take(INCENDIO)
        t.discards.add(INCENDIO)
        q = t.next(q)
    pick_up(t, q, "fuego.burn_baby_burn")
    t.seat = t.next(q)


def shield_moves(t: FuegoTable, p: int) -> list[Move]:
    """Play an Incendio, not one that lies face down, or be burnt (fuego.incendio_shield)."""
    zone = t.in_play(p)
    can = zone is not t.downs[p] and INCENDIO in zone.cards
    return [playing(p, INCENDIO), BURNT[p]] if can else [BURNT[p]]


def ya_burnt(t: FuegoTable, p: int) -> Rule:
    """All others slap; the last to slap picks up the pile (fuego.ya_burnt)."""
    discard(t)
    others = t.others(p)
    if t.options["slap"] == "chance":
        q = others[t.dice.below(len(others))]
    else:
        t.dice.shuffle(others)
        yield from race(t, SLAPPING, others)
        q = t.waiting.pop()
    t.tell("fuego.ya_burnt", "last", q)
    pick_up(t, q, "fuego.ya_burnt")
    t.seat = t.next(q)


def slap_moves(t: FuegoTable, p: int) -> list[Move]:
    """Slap, before the others do (fuego.ya_burnt)."""
    return [SLAP[p]]


def refuses_slap(t: FuegoTable, move: Move) -> str | None:
    """There is nothing else to do now (fuego.ya_burnt)."""
    return None if move == SLAP[move.by] else "fuego.ya_burnt"


def backdraft(t: FuegoTable, p: int, move: Move) -> None:
    """All hands are passed on, once for each card; that direction stays (fuego.backdraft)."""
    discard(t, move.count)
    t.direction = SIDES[move.word]
    for _ in range(move.count):
        hands = [hand.copy() for hand in t.hands]
        for q, hand in enumerate(hands):
            t.hands[t.next(q)].take_over(hand, only(q))
    t.tell("fuego.backdraft", "pass on", p, word=move.word, n=move.count)
    t.seat = t.next(p)


# --- The questions ---------------------------------------------------------------------------

SHIELDING: Final = Question("fuego.incendio_shield", shield_moves)
SLAPPING: Final = Question("fuego.ya_burnt", slap_moves, refuses_slap, race=True)
