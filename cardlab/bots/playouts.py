"""How a playout is played: by chance among what somebody sensible might do.

Moves of pure chance make games that nobody plays: Pepper Eights goes on for hundreds of draws, and
in Sweet & Spicy two of three declarations are challenged. Here is one quick choice a game. It looks
at an imagined table, and there at no more than the seat that moves would know. And where somebody
chose what lies face down, it is not just any card: :data:`BELIEVE` says what it may well be.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Final

from cardlab.bots.spicy import doubt
from cardlab.cards import Card
from cardlab.games.nacho_pile import FACES_OF, NachoTable, type_of
from cardlab.games.spicy import is_right
from cardlab.games.spicy_cards import DECLARABLE, SPICY, TOTAL_WILD, SpicyTable
from cardlab.moves import Move
from cardlab.table import Dice, Table

Choose = Callable[[Any, Sequence[Move], Dice], Move]
Believe = Callable[[Any, int, Dice], None]


def any_of(moves: Sequence[Move], dice: Dice) -> Move:
    """One of them, each as likely."""
    return moves[dice.below(len(moves))]


def by_chance(t: Table, moves: Sequence[Move], dice: Dice) -> Move:
    """Any of the moves: for a game of which nothing else is said here."""
    return any_of(moves, dice)


def pepper(t: Table, moves: Sequence[Move], dice: Dice) -> Move:
    """Play rather than draw, and keep the eights; after a look swap or keep, whichever."""
    if moves[-1].verb == "draw":
        others = [move for move in moves if move.card is not None and move.card.rank != 8]
        return any_of(others or moves[:-1], dice)
    return any_of(moves, dice)


def schwupps(t: Table, moves: Sequence[Move], dice: Dice) -> Move:
    """Lay what fits; then aggravate; else end the turn, and schwupp freely only if one must."""
    for verb in ("play", "aggravate", "end"):
        these = [move for move in moves if move.verb == verb]
        if these:
            return any_of(these, dice)
    return any_of(moves, dice)


def fuego(t: Table, moves: Sequence[Move], dice: Dice) -> Move:
    """Play what can be played, low numbers before all; pick up only if one must."""
    if moves[-1].verb == "ready":
        return moves[-1]
    plays = [move for move in moves if move.card is not None]
    if not plays:
        return any_of(moves, dice)
    numbers = [move for move in plays if _rank(move) > 0]
    if not numbers:
        return any_of(plays, dice)
    lowest = min(map(_rank, numbers))
    return max((move for move in numbers if _rank(move) == lowest), key=attrgetter("count"))


def _rank(move: Move) -> int:
    assert move.card is not None
    return move.card.rank


def nacho_pile(t: NachoTable, moves: Sequence[Move], dice: Dice) -> Move:
    """Draw as long as what a new chip may bring is worth the risk to lose those drawn."""
    if moves[-1].verb != "stop":
        return any_of(moves, dice)
    if len(moves) == 1:
        return moves[0]
    bag, drawn = t.bag.cards, t.drawn.cards
    busts = sum(bag.count(chip) for kind in t.pulled for chip in FACES_OF[kind])
    others = [chip for q, front in enumerate(t.fronts) if q != t.seat for chip in front.cards]
    stake = len(drawn) + sum(type_of(chip) in t.pulled for chip in others)
    return moves[0] if busts * stake < len(bag) - busts else moves[-1]


def spicy(t: SpicyTable, moves: Sequence[Move], dice: Dice) -> Move:
    """Say what is true if one can; doubt the more, the fewer cards would have been true."""
    first = moves[0]
    if first.verb == "wait":
        return _challenge(t, moves, dice)
    plays = [move for move in moves if move.into is not None and not move.word]
    if not plays:
        return first
    truths = [TRUTH[move.card, move.into] for move in plays]
    best = max(truths)
    if best < 2 and moves[-1].verb == "pass" and not dice.below(3):
        return moves[-1]
    good = [move for move, truth in zip(plays, truths, strict=True) if truth == best]
    return good[0] if best == 2 and dice.below(3) else any_of(good, dice)


def _truth(card: Card, said: Card) -> int:
    """How much of a declaration is right; a Total Wild, worth keeping, counts as half."""
    return (
        1 if card is TOTAL_WILD else is_right(card, said, "number") + is_right(card, said, "spice")
    )


def _challenge(t: SpicyTable, moves: Sequence[Move], dice: Dice) -> Move:
    return moves[1 + (dice.below(3) == 0)] if _is_doubted(t, dice) else moves[0]


def _is_doubted(t: SpicyTable, dice: Dice) -> bool:
    """Whether the last declaration is taken for a lie, as often as none of the cards would do."""
    held = len(t.hands[t.owner].cards) + 1
    return dice.below(1000) < 1000 * doubt(FACE[t.declared].rank, held)


def spicy_said(t: SpicyTable, me: int, dice: Dice) -> None:
    """Let the last card be what was said of it, as often as its player could have told the truth.

    Were it any card, nearly every declaration would be a lie, and all would have to be challenged.
    """
    if not t.open_to_challenge or t.stack.sees(me, len(t.stack) - 1):
        return
    if _is_doubted(t, dice):
        return
    said = FACE[t.declared]
    for zone in (t.hands[t.owner], t.deck):
        for i, card in enumerate(zone.cards):
            if card is said and not zone.sees(me, i):
                zone.cards[i], t.stack.cards[-1] = t.stack.cards[-1], card
                return


TRUTH: Final[dict[Any, int]] = {
    (card, said): _truth(card, said) for card in (*SPICY, TOTAL_WILD) for said in DECLARABLE
}
FACE: Final = {said.text: said for said in DECLARABLE}

CHOOSE: Final[dict[str, Choose]] = {
    "fuego": fuego,
    "nacho_pile": nacho_pile,
    "pepper": pepper,
    "schwupps": schwupps,
    "spicy": spicy,
}
BELIEVE: Final[dict[str, Believe]] = {"spicy": spicy_said}
