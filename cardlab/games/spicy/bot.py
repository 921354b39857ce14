"""A fair player's rules of thumb for Sweet & Spicy."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Final

from cardlab.engine.match.game import Strength
from cardlab.engine.table.cards import Card
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.moves import Move
from cardlab.engine.table.zone import Zone
from cardlab.games.spicy.rules import (
    FOLLOWS,
    SPICY,
    TOTAL_WILD,
    SpicyTable,
    SpicyView,
    declarations,
    is_right,
)

Place = tuple[Zone, int]  # a zone, and the number of a card in it
COPIES: Final = 3  # of each number in each spice
FACES: Final = tuple(dict.fromkeys(SPICY))  # each card of the deck once


def rule_of_thumb(view: SpicyView, moves: Sequence[Move], dice: Dice) -> Move:
    """Tell the truth when you can, lie in one thing when you can't, and doubt what you hold.

    The rules, in the order in which they decide:

    1. Play a card that is what you say, with the lowest number that will do.
    2. Else a Total Wild, unless it would be your last card.
    3. Else a card that is right in one of the two, number or spice; or now and then pass instead.
    4. Challenge a declaration that can't be true: you can see all three cards of that kind.
    5. Else doubt a declaration the more, the fewer cards would have been true: a high number, a
       short hand. Doubt the number; doubt the spice if you hold many cards of it yourself.
    6. Take the Total Wild that a lost challenge gives: it is always right.
    """
    if view.why == "spicy.challenge":
        return _challenge(view, moves, dice)
    if view.why == "spicy.loser_draws":
        return moves[0]
    plays = [move for move in moves if move.verb == "play" and not move.word]
    valid = {*FOLLOWS[view.last]}  # so that no mistakes are made
    plays = [move for move in plays if move.into in valid] or plays
    best = dice.best_of(plays, [worth_of_playing(move.card, move.into) for move in plays])
    passes = [move for move in moves if move.verb == "pass"]
    if passes and how_right(best.card, best.into) < 2 and dice.below(3) == 0:
        return passes[0]
    return best


@cache
def worth_of_playing(card: Card | None, declared: Card | None) -> int:
    """Return how good a declaration looks: first how right it is, then how low."""
    return 100 * how_right(card, declared) - (declared.rank if declared else 0)


@cache
def how_right(card: Card | None, declared: Card | None) -> int:
    """Return how right a declaration is: 3 all, 2 a Total Wild, 1 the number or the spice."""
    if card is None or declared is None:
        return 0
    if card is TOTAL_WILD:
        return 2
    traits = [is_right(card, declared, trait) for trait in ("number", "spice")]
    return 3 if all(traits) else sum(traits)


def _challenge(view: SpicyView, moves: Sequence[Move], dice: Dice) -> Move:
    """Let it go, or challenge the number or the spice."""
    wait, number, spice = moves[:3]
    declared, held = view.claim
    numbers = [card for card in view.hand if card.rank]
    seems_untrue = 1 if numbers.count(declared) == COPIES else doubt(declared.rank, held)
    if dice.below(100) >= 100 * seems_untrue:
        return wait
    same_number = sum(card.rank == declared.rank for card in numbers)
    same_spice = sum(card.suit == declared.suit for card in numbers)
    return number if 2 * same_number + 1 + dice.below(3) > same_spice else spice


@cache
def doubt(rank: int, held: int) -> float:
    """Return how likely it seems that of so many cards none would do: that high, of that spice."""
    would_do = COPIES * (11 - rank) / 100
    none = (1 - would_do) ** held
    return max(none, 0.5) if held == 1 else none


_RIGHT: Final = ("lie", "half", "wild", "true")  # by how right a declaration is


def reason(_view: SpicyView, move: Move) -> str:
    """Return the rule by which they choose a move, by its name in rulebook.toml."""
    if move.verb != "play":
        return "take" if move.verb == "without" else move.word or move.verb
    return _RIGHT[how_right(move.card, move.into)]


# --- Playouts --------------------------------------------------------------------------------


def playout(view: SpicyView, moves: Sequence[Move], dice: Dice) -> Move:
    """Say what is true if one can; doubt the more, the fewer cards would have been true.

    A Total Wild, worth keeping, counts as no more than a card that is right in one of the two.
    """
    first = moves[0]
    if first.verb == "wait":
        declared, held = view.claim
        is_doubted = dice.below(1000) < 1000 * doubt(declared.rank, held)
        return moves[1 + (dice.below(3) == 0)] if is_doubted else first
    if first.verb != "play":
        return first
    best, good = _truest_plays(first.by, view.own_faces(), view.last)
    if best < 2 and moves[-1].verb == "pass" and not dice.below(3):
        return moves[-1]
    return good[0] if best == 2 and dice.below(3) else dice.choice(good)


def _truest_plays(p: int, faces: Sequence[Card], last: str) -> tuple[int, Sequence[Move]]:
    """Return the plays of a seat that are as true as can be, and how true they are."""
    best, good = -1, list[Move]()
    for card in faces:
        truth, ways = _truest_of_card(p, card, last)
        if truth > best:
            best, good = truth, [*ways]
        elif truth == best:
            good += ways
    return best, good


@cache
def _truest_of_card(p: int, card: Card, last: str) -> tuple[int, Sequence[Move]]:
    """Return the plays of one card that are as true as can be, and how true they are."""
    ways = declarations(p, card, last)
    truths = [(how_right(card, way.into) + 1) // 2 for way in ways]  # 2 for all, 1 for less
    best = max(truths)
    return best, [way for way, truth in zip(ways, truths, strict=True) if truth == best]


def believe(t: SpicyTable, view: SpicyView, dice: Dice) -> None:
    """Make the last card what its player declared, as often as that is likely from what I see.

    If it were any card, nearly every declaration would be a lie, and one would challenge them all.
    """
    if not view.open_to_challenge or view.zone("stack").top is not None:
        return
    declared, top = view.declared, len(t.stack) - 1
    places = (t.stack, t.deck, *t.hands, *t.won)
    copies = _hidden(places, view, [declared] if declared else [])
    if copies and dice.below(1000) < 1000 * truth(view, len(copies)):
        place, i = dice.choice(copies)
    elif t.stack.cards[top] is declared:  # it is another card, any of those that I do not see
        others = [card for card in FACES if card is not declared]
        place, i = dice.choice(_hidden(places, view, others))
    else:
        return
    place.cards[i], t.stack.cards[top] = t.stack.cards[top], place.cards[i]


def _hidden(places: Sequence[Zone], view: SpicyView, faces: Collection[Card]) -> list[Place]:
    """Return where cards of some faces lie that a seat does not see."""
    return [
        (place, i)
        for place in places
        for i, card in enumerate(place.cards)
        if card in faces and not place.sees(view.seat, i)
    ]


def truth(view: SpicyView, copies: int) -> float:
    """Return how likely the last declaration is true, if so many copies of the card are unseen.

    Before I look, it is as likely as that its player could tell the truth (:func:`doubt`). The more
    copies I see, the less likely it becomes (Bayes; :func:`cardlab.games.spicy.odds.top_chances`
    counts it exactly).
    """
    declared, held = view.claim
    honest = 1 - doubt(declared.rank, held)
    left = view.unseen
    others = sum(left[card] for card in left if card in FACES) - copies
    true = honest * copies / COPIES
    return true / (true + (1 - honest) * others / (len(SPICY) - COPIES))


# --- How strong the bots are, as ``python -m tests.bots`` has measured it ------------------------

# The playouts of an expert before each move, as measured: about a second.
PLAYOUTS: Final = 200

STRENGTHS: Final = (
    Strength("rule_of_thumb", "random", 2, 4000, 97.4, 96.9, 97.8),
    Strength("rule_of_thumb", "random", 4, 2000, 44.4, 42.2, 46.6),
    Strength("monte_carlo", "rule_of_thumb", 2, 300, 76.3, 71.4, 81.3),
    Strength("monte_carlo", "rule_of_thumb", 4, 300, 31.2, 26.1, 36.2),
)
