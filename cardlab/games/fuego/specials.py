"""Fuego!, what fits on what, and what the special cards do; the rules are in ``rules.py``."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from cardlab.engine.table.cards import Card, kinds
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Question, Rule, race
from cardlab.engine.table.seats import EVERYBODY, only
from cardlab.games.fuego.cards import (
    AS_ANOTHER,
    BACKDRAFT,
    BURN,
    BURN_BABY_BURN,
    FACES,
    INCENDIO,
    INVISIBLE,
    NUMBERS,
    REVERSE,
    SIDES,
    SKIP,
    YA_BURNT,
    FuegoTable,
    FuegoView,
)

FOUR: Final = 4
SEVEN: Final = 7
CLAUSES: Final = {
    card: f"fuego.{card.kind.replace(' ', '_')}" for card in AS_ANOTHER if not card.rank
}
BLANKS: Final = (INVISIBLE, BURN)  # played on a number only; or on nothing (fuego.lead_blank)
# Those that are played one at a time, and the clause that says so.
SINGLE: Final = {card: CLAUSES[card] for card in BLANKS} | dict.fromkeys(
    (INCENDIO, BURN_BABY_BURN, YA_BURNT), "fuego.one_off_plural"
)
SIDES_OF: Final = {
    card: tuple(SIDES) if card in (BURN_BABY_BURN, BACKDRAFT) else ("",) for card in FACES
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
        if card is INCENDIO:  # as any other card, under that card's own rules (fuego.incendio)
            for other in AS_ANOTHER:
                if forbids(t, other, 1, top) is None:
                    moves += ways_to_play(p, card, 1, True, FOUR, other)
        else:
            is_free = forbids(t, card, 1, top) is None
            moves += ways_to_play(p, card, n, is_free, lacking if card is last else FOUR)
    if moves or top is not None:
        return moves
    return [Move(p, "play", card) for card in counts]  # fuego.lead_blank: BLANKS alone are left


@cache
def ways_to_play(
    p: int, card: Card, n: int, is_free: bool, lacking: int, into: Card | None = None
) -> list[Move]:
    """Return the plays of a card that a player holds n times, to each side.

    Any number of it if it fits, but some cards one at a time; and at any time so many that four of
    a kind lie there, or four (fuego.four_any_time).
    """
    most = 0 if not is_free else 1 if card in SINGLE else n
    return [
        Move(p, "play", card, count=count, into=into, word=side)
        for count in range(1, n + 1)
        if count <= most or count in (lacking, FOUR)
        for side in SIDES_OF[into or card]
    ]


def fits(t: FuegoTable, card: Card, count: int = 1) -> bool:
    """Return whether so many of a card can be played; an Incendio always can, as another card."""
    if card is INCENDIO or forbids(t, card, count, value(t)) is None:
        return True
    return completes_four(t, card, count)


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
    """Return the clause that forbids to play so many of a card on this value, or None.

    A number is the same as the top or higher (fuego.turn); on a 7 it is a 7 or lower (fuego.seven).
    """
    if count > 1 and card in SINGLE:
        return SINGLE[card]
    if card.rank:
        if top is not None and top.rank == SEVEN:
            return None if card.rank <= SEVEN else "fuego.seven"
        return None if top is None or card.rank >= top.rank else "fuego.turn"
    return forbids_blank(t, card, top) if card in BLANKS else None


def forbids_blank(t: FuegoTable, card: Card, top: Card | None) -> str | None:
    """Only on a number (fuego.invisible, fuego.burn); Burn not on an Incendio played as one."""
    if top is None:
        return "fuego.lead_blank"
    last = t.pile.cards[-1]
    under = top if t.options["reverse_skip"] == "transparent" else last
    is_number = under.rank and not (card is BURN and under.base is INCENDIO)
    return None if is_number and last.kind != "invisible" else CLAUSES[card]


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
    while (yield SHIELDING.to[q]).verb == "play":
        t.tell("fuego.incendio_shield", "shield", q, (INCENDIO,))
        t.in_play(q).move(INCENDIO, t.discards)
        q = t.next(q)
    pick_up(t, q, "fuego.burn_baby_burn")
    t.seat = t.next(q)


def shield_moves(t: FuegoTable, p: int) -> list[Move]:
    """Play an Incendio, not one that lies face down, or be burnt (fuego.incendio_shield)."""
    zone = t.in_play(p)
    can_shield = zone is not t.downs[p] and INCENDIO in zone.cards
    suffer = Move(p, "suffer")
    return [Move(p, "play", INCENDIO), suffer] if can_shield else [suffer]


def ya_burnt(t: FuegoTable, p: int) -> Rule:
    """All others slap; the last to slap picks up the pile (fuego.ya_burnt)."""
    discard(t)
    others = t.others(p)
    if t.options["slap"] == "chance":
        q = t.dice.choice(others)
    else:
        t.dice.shuffle(others)
        yield from race(t, SLAPPING, others)
        q = t.waiting.pop()
    t.tell("fuego.ya_burnt", "last", q)
    pick_up(t, q, "fuego.ya_burnt")
    t.seat = t.next(q)


def slap_moves(t: FuegoTable, p: int) -> list[Move]:
    """Slap, before the others do (fuego.ya_burnt)."""
    return [Move(p, "slap")]


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
SLAPPING: Final = Question("fuego.ya_burnt", slap_moves, race=True)


# --- What a view tells of the pile -----------------------------------------------------------


def pile_of(view: FuegoView) -> FuegoTable:
    """Return a table with the Play Pile as it lies, to ask the rules about it."""
    table = FuegoTable(view.players, Dice(0), dict(view.options))
    table.pile.cards += view.pile
    return table


def fitting(view: FuegoView) -> list[Card]:
    """Return the cards of the box that go on the Play Pile now, whoever holds them.

    The opener plays the lowest number: who is asked knows it, others know that it is a number.

    >>> import cardlab
    >>> places = {"hand 0": "2, 2, 6, 7", "hand 1": 3, "play": "5, 9"}
    >>> view = cardlab.set_table("fuego", places, players=2, seed=7).view(0)
    >>> [card.text for card in fitting(view) if card.rank]
    ['9', '10']
    """
    if view.opener >= 0:
        mine = [move.card for move in view.legal]
        return [card for card in NUMBERS if view.opener != view.seat or card in mine]
    table = pile_of(view)
    return [card for card in FACES if fits(table, card)]


def alike_on_top(view: FuegoView) -> int:
    """Return how many cards alike lie on top: with four of them the pile burns (fuego.four).

    0 on an empty pile, and under an Incendio, which does not count (fuego.incendio).
    """
    top = view.pile[-1] if view.pile else INCENDIO
    return 0 if top.base is INCENDIO else run(pile_of(view), top)


def picked_up(view: FuegoView) -> int:
    """Return how many cards come into a hand with the pile: an Incendio does not (fuego.incendio).

    The card that lies turned up, or that will be turned up, comes too (fuego.face_down).
    """
    pile = sum(card.base is not INCENDIO for card in view.pile)
    return pile + (view.why == "fuego.face_down")
