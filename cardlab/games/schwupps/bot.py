"""A fair player's rules of thumb for Schwupps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cardlab.engine.knowledge.view import table_of
from cardlab.engine.match.game import Strength
from cardlab.engine.table.cards import Card
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.moves import Move
from cardlab.games.schwupps.rules import AGGRAVATION, FITS, PLACES, ROWS, SchwuppsView

LAST: Final = 3  # so many cards are the last ones for a playout
Rows = list[tuple[Card, Card]]  # for each place its rule card, and the top of its pile


def rule_of_thumb(view: SchwuppsView, moves: Sequence[Move], dice: Dice) -> Move:
    """Play the longest chain you can see, and schwupp when that makes one.

    The rules, in the order in which they decide:

    1. Look for the longest chain of cards that can be laid one after the other, and lay its first.
    2. With no chain left, look one schwupp ahead: the cards that will lie in the row are known.
       Play an aggravation card, in the row where it makes the longer chain.
    3. Schwupp freely, which costs a card, if that makes a chain of two; or if you must.
    4. Else end your turn.
    5. Give a card to whoever has the fewest left.
    """
    if moves[0].verb == "give":
        left = view.left
        return min(moves, key=lambda move: (left[move.at or 0], dice.below(1000)))
    play = _longest_play(view, moves, dice)
    if play:
        return play
    chain = _chains_after_schwupps(view)
    row = max(ROWS, key=lambda name: (chain[name], dice.below(1000)))
    by_verb = {move.verb: move for move in moves if move.word in (row, "")}
    if "aggravate" in by_verb:
        return by_verb["aggravate"]
    if "schwupp" in by_verb and (chain[row] >= 2 or "end" not in by_verb):
        return by_verb["schwupp"]
    return by_verb["end"]


def numbers_of(cards: Iterable[Card]) -> list[Card]:
    """Return the number cards among some cards."""
    return [card for card in cards if card is not AGGRAVATION]


def longest(rows: Rows, hand: list[Card]) -> int:
    """Return how many cards of a hand can be laid one after the other, as the rules lie now."""
    most, faces = 0, dict.fromkeys(hand)
    for i, (rule, top) in enumerate(rows):
        fits = FITS[rule][top]
        for card in faces:
            if card in fits:
                if len(hand) == 1:
                    return 1
                most = max(most, 1 + longest(laid(rows, i, card), without(hand, card)))
                if most == len(hand):
                    return most
    return most


def _longest_play(view: SchwuppsView, moves: Sequence[Move], dice: Dice) -> Move | None:
    """Return the play that begins the longest chain; None where no card can be laid."""
    hand, rows = numbers_of(view.hand), view.rows
    plays = [(move, move.card) for move in moves if move.verb == "play" and move.card]
    chains = [
        longest(laid(rows, PLACES.index(move.word), card), without(hand, card))
        for move, card in plays
    ]
    return dice.best_of([move for move, _ in plays], chains) if plays else None


def _chains_after_schwupps(view: SchwuppsView) -> dict[str, int]:
    """Return for each row how long a chain could be laid after it was schwupped."""
    hand, rows = numbers_of(view.hand), view.rows
    return {row: longest(schwupped(rows, row, view.coming), hand) for row in ROWS}


def laid(rows: Rows, i: int, card: Card) -> Rows:
    """Return the rows after a card was laid at a place."""
    after = rows[:]
    after[i] = rows[i][0], card
    return after


def without(hand: list[Card], card: Card) -> list[Card]:
    """Return a hand with one such card less."""
    rest = hand[:]
    rest.remove(card)
    return rest


def schwupped(rows: Rows, row: str, coming: Card) -> Rows:
    """Return the rows after a schwupp: the cards that will lie there are all in sight."""
    first, second = ROWS[row]
    rules = [rule for rule, _ in rows]
    rules[second], rules[first] = rules[first], coming
    return [(rule, top) for rule, (_, top) in zip(rules, rows, strict=True)]


def reason(_view: SchwuppsView, move: Move) -> str:
    """Return the rule by which they choose a move, by its name in rulebook.toml."""
    return move.verb


# --- Playouts --------------------------------------------------------------------------------


def playout(view: SchwuppsView, moves: Sequence[Move], dice: Dice) -> Move:
    """Lay what fits; then aggravate; else end the turn, and schwupp freely only if one must.

    With the last cards in hand it looks for a way to lay them all.
    """
    own = table_of(view).own_piles[view.seat]
    if not own.cards and len(view.hand) <= LAST and moves[0].verb != "give":
        return _lay_the_last(view, moves, dice)
    for verb in ("play", "aggravate", "end"):
        these = [move for move in moves if move.verb == verb]
        if these:
            return dice.choice(these)
    return dice.choice(moves)


def _lay_the_last(view: SchwuppsView, moves: Sequence[Move], dice: Dice) -> Move:
    """Lay the longest chain; aggravate, or schwupp if all can then be laid; else end the turn."""
    play = _longest_play(view, moves, dice)
    if play:
        return play
    chain, n = _chains_after_schwupps(view), len(numbers_of(view.hand))
    moving = [move for move in moves if move.verb == "aggravate"]
    if not moving and (moves[-1].verb != "end" or max(chain.values()) == n):
        moving = [move for move in moves if move.verb == "schwupp"]
    return dice.best_of(moving, [chain[move.word] for move in moving]) if moving else moves[-1]


# --- How strong the bots are, as ``python -m tests.bots`` has measured it ------------------------

# The playouts of an expert before each move, as measured: about a second.
PLAYOUTS: Final = 200

STRENGTHS: Final = (
    Strength("rule_of_thumb", "random", 2, 4000, 100.0, 99.9, 100.0),
    Strength("rule_of_thumb", "random", 4, 2000, 98.9, 98.4, 99.4),
    Strength("monte_carlo", "rule_of_thumb", 2, 700, 56.1, 52.7, 59.6),
    Strength("monte_carlo", "rule_of_thumb", 4, 300, 37.7, 33.0, 42.4),
)
