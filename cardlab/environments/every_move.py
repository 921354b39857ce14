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
from typing import Any, Final, NamedTuple

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


# --- a game that does not list its moves ----------------------------------------------------------


class _MoveForm(NamedTuple):
    """What moves that differ in their cards and seats have in common."""

    verb: str
    cards: int
    has_into: bool
    joins: str
    word: str
    has_at: bool


class _Seen:
    """What was seen in the moves of one form."""

    def __init__(self) -> None:
        self.backs: set[str] = set()
        self.backs_into: set[str] = set()
        self.at_itself = False
        self.several = False


def _surveyed(game: Game[Any, Any], players: int, options: Mapping[str, Any]) -> Iterator[Move]:
    """Yield the moves that games by chance offer, each with all cards and seats it could name."""
    forms: dict[_MoveForm, _Seen] = {}
    for move in _offered(game, players, options):
        has_into, has_at = move.into is not None, move.at is not None
        form = _MoveForm(move.verb, len(move.cards), has_into, move.joins, move.word, has_at)
        seen = forms.setdefault(form, _Seen())
        seen.backs.update(card.back for card in move.cards)
        seen.backs_into.update([move.into.back] if move.into else [])
        seen.at_itself = seen.at_itself or move.at == move.by
        seen.several = seen.several or move.count > 1
    pack = kinds(game.table(players, Dice(1), dict(options)).pack())
    return chain.from_iterable(
        _moves_of(form, forms[form], game, players, pack) for form in sorted(forms)
    )


def _offered(game: Game[Any, Any], players: int, options: Mapping[str, Any]) -> Iterator[Move]:
    decisions = 0
    for seed in range(_GAMES):
        match, dice = new_match(game, players, seed, **options), Dice(seed)
        while not match.over and decisions < _DECISIONS:
            legal = match.legal()
            yield from legal
            match.apply(dice.choice(legal))
            decisions += 1


def _moves_of(
    form: _MoveForm, seen: _Seen, game: Game[Any, Any], players: int, pack: Mapping[Card, int]
) -> Iterator[Move]:
    """Yield all moves of a form."""
    faces = [*game.deck.all_faces.values()]
    named = [card for card in faces if card.back in seen.backs]
    into: Sequence[Card | None] = [card for card in faces if card.back in seen.backs_into] or [None]
    others = range(0 if seen.at_itself else 1, players)
    seats: Iterable[int | None] = others if form.has_at else [None]
    for cards in combinations_with_replacement(named, form.cards):
        if any(n > pack.get(card.base, 0) for card, n in kinds(cards).items()):
            continue
        most = pack.get(cards[0].base, 1) if cards and seen.several else 1
        for count, other, at in product(range(1, most + 1), into, seats):
            yield Move(
                0,
                form.verb,
                cards=cards,
                count=count,
                into=other,
                joins=form.joins,
                word=form.word,
                at=at,
            )
