"""Every move that a game may ever offer, known before it is played.

A program that learns needs a fixed list of moves. A game may list its moves itself: a function
``every_move(players, options)`` in its module ``rules``, or as ``Game(every_move=...)``, returns
all moves that seat 0 could ever be offered, whatever lies on the table. For a game that does not,
:func:`every_move` plays a hundred games by chance and extends what was offered there: from a card
to all cards with the same back, from a seat to all seats.

Moves of the other seats follow from those of seat 0 (:func:`cardlab.engine.table.moves.moved_to`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations_with_replacement, product
from typing import Any, Final

from cardlab.engine.match.game import Game
from cardlab.engine.match.match import new_match
from cardlab.engine.table.cards import Card, kinds
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadGame
from cardlab.engine.table.moves import Move

MOST: Final = 100_000  # moves of a game
_GAMES: Final = 100  # that are played to see what a game offers
_DECISIONS: Final = 20_000  # in all of them


def every_move(game: Game[Any, Any], players: int, options: Mapping[str, Any]) -> list[Move]:
    """Return every move that seat 0 may ever be offered, each once, always in the same order.

    >>> from cardlab.games.pepper import GAME
    >>> moves = every_move(GAME, 2, GAME.house_rules({}))
    >>> len(moves), moves[0], moves[-1]
    (2712, <0 play red 1>, <0 swap blue habanero for green habanero>)

    Args:
        game: the game.
        players: how many play.
        options: the values of all house rules.

    Raises:
        BadGame: there are more than 100,000.

    """
    declared = game.every_move
    listed = declared(players, options) if declared else _surveyed(game, players, options)
    moves: dict[Move, None] = {}
    for move in listed:
        moves[move] = None
        if len(moves) > MOST:
            raise BadGame(
                f"{game.name} has more than {MOST:,} moves for {players} players. Ask for the "
                "parts of such a move one after the other, in several questions."
            )
    return [*moves]


def _surveyed(game: Game[Any, Any], players: int, options: Mapping[str, Any]) -> Iterator[Move]:
    """Yield the moves that random games offer, and the same moves with other cards and seats."""
    forms: dict[tuple[object, ...], Move] = {}  # one move of each form
    for move in _offered(game, players, options):
        backs, into = frozenset(card.back for card in move.cards), move.into and move.into.back
        is_own = None if move.at is None else move.at == move.by
        counts = len(move.cards), move.count > 1
        form = (move.verb, backs, counts, into, move.joins, move.word, is_own)
        forms.setdefault(form, move)
    pack = kinds(game.table(players, Dice(1), dict(options)).pack())
    return chain.from_iterable(_alike(move, game, players, pack) for move in forms.values())


def _offered(game: Game[Any, Any], players: int, options: Mapping[str, Any]) -> Iterator[Move]:
    decisions = 0
    for seed in range(_GAMES):
        match, dice = new_match(game, players, seed, **options), Dice(seed)
        while not match.over and decisions < _DECISIONS:
            legal = match.legal()
            yield from legal
            match.apply(dice.choice(legal))
            decisions += 1


def _alike(
    move: Move, game: Game[Any, Any], players: int, pack: Mapping[Card, int]
) -> Iterator[Move]:
    """Yield the moves that differ from a move in their cards, their number and the seat alone."""
    faces = [*game.deck.all_faces.values()]
    named = [card for card in faces if card.back in {own.back for own in move.cards}]
    others = [card for card in faces if move.into and card.back == move.into.back]
    into: Sequence[Card | None] = others or [None]
    seats: Iterable[int | None] = [None]
    if move.at is not None:
        seats = [0] if move.at == move.by else range(1, players)
    for cards in combinations_with_replacement(named, len(move.cards)):
        if any(n > pack.get(card.base, 0) for card, n in kinds(cards).items()):
            continue
        most = pack.get(cards[0].base, 1) if move.count > 1 else 1
        for count, other, at in product(range(1, most + 1), into, seats):
            yield Move(
                0,
                move.verb,
                cards=cards,
                count=count,
                into=other,
                joins=move.joins,
                word=move.word,
                at=at,
            )
