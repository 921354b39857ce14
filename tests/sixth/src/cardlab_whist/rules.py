"""The rules of Whist, beside its rulebook: ``python -m cardlab rules whist``."""

from __future__ import annotations

from typing import Final

from cardlab import Move, Question, Rule, Scenario, Turns
from cardlab_whist.cards import DECK, WhistTable, best


def play(t: WhistTable, turns: Turns) -> Rule:
    """In turn each plays a card (whist.turn), until all hands are empty (whist.end)."""
    for p in turns:
        move = yield (FOLLOW if t.trick.cards else LEAD).to[p]
        put(t, p, move)
        t.seat = t.next(p)
        if len(t.trick) == t.players:
            take_trick(t)
        if not t.hands[t.seat].cards:
            end(t)


def put(t: WhistTable, p: int, move: Move) -> None:
    """Put a card on the trick; who does not follow has none of the suit led (whist.void)."""
    card = move.card
    assert card is not None
    clause = "whist.lead"
    if t.trick.cards:
        led = t.trick.cards[0].suit
        clause = "whist.follow" if card.suit == led else "whist.void"
        if card.suit != led:
            t.shows_none(t.hands[p], (other for other in DECK if other.suit == led))
    t.hands[p].move(card, t.trick)
    t.tell(clause, "play", p, (card,))


def take_trick(t: WhistTable) -> None:
    """The best card wins the trick (whist.trick, whist.ruff), and its player leads next."""
    first = t.seat  # all have played, so that it is again the turn of who led
    place = best(t.trick.cards, t.trump)
    winner, card = t.next(first, place), t.trick.cards[place]
    is_ruff = card.suit == t.trump != t.trick.cards[0].suit
    t.tell("whist.ruff" if is_ruff else "whist.trick", "take", winner, (card,))
    t.trick.pour(t.taken[winner])
    t.seat = winner
    if t.hands[winner].cards:
        t.tell("whist.next_lead", "lead", winner)


def end(t: WhistTable) -> None:
    """A point for each trick (whist.score); who has most of them has won (whist.win)."""
    tricks = tuple(len(taken) // t.players for taken in t.taken)
    t.end("whist.win", tuple(q for q in range(t.players) if tricks[q] == max(tricks)), tricks)


# --- The questions ---------------------------------------------------------------------------


def held(t: WhistTable, p: int) -> list[Move]:
    """Any card may be led (whist.lead)."""
    return [Move(p, "play", card) for card in t.hands[p]]


def must_follow(t: WhistTable, move: Move) -> str | None:
    """Who can follow suit must (whist.follow); who cannot plays any card (whist.void)."""
    led = t.trick.cards[0].suit
    has_it = any(card.suit == led for card in t.hands[move.by])
    return "whist.follow" if has_it and move.cards[0].suit != led else None


LEAD: Final = Question("whist.lead", held)
FOLLOW: Final = Question("whist.turn", held, forbids=must_follow)

# --- How rare clauses are reached ----------------------------------------------------------------

_HANDS: Final = {
    "hand 0": "ace of hearts, 3 of hearts",
    "hand 1": "king of hearts, 2 of clubs",
    "hand 2": "2 of spades, 3 of clubs",
    "hand 3": "4 of hearts, 4 of clubs",
}

SCENARIOS: Final = (
    # Ben has a heart, and must not throw his club away.
    Scenario(
        clause="whist.follow",
        players=4,
        places=_HANDS,
        moves=("0 play ace of hearts", "not 1 play 2 of clubs", "1 play king of hearts"),
    ),
    # Cleo has no heart: her trump beats the ace.
    Scenario(
        clause="whist.ruff",
        players=4,
        places={**_HANDS, "trump": "spades"},
        moves=(
            "0 play ace of hearts",
            "1 play king of hearts",
            "2 play 2 of spades",
            "3 play 4 of hearts",
        ),
    ),
)
