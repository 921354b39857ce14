"""Reading a move that somebody typed, and why it is refused."""

from __future__ import annotations

from typing import Any

from cardlab.engine.cards import Deck
from cardlab.engine.errors import BadMove
from cardlab.engine.game import Game
from cardlab.engine.moves import Move, copied, read_move
from cardlab.engine.questions import Ask
from cardlab.engine.table import Table


def read(move: Any, deck: Deck, by: int) -> Move:
    """Return a move, or the move of a text; where it names no seat, that of the seat ``by``.

    Raises:
        BadMove: it is no move of the game that has this deck.

    """
    if isinstance(move, Move):
        return _checked(move, deck)
    if not isinstance(move, str):
        raise BadMove(f"{move!r:.80} is no move: give a Move or its text, like '0 draw'.")
    if move.split()[:1] and not move.split()[0].isdecimal():
        move = f"{by} {move}"
    return read_move(move, deck)


def _checked(move: Move, deck: Deck) -> Move:
    """Return a move that somebody has put together, if it is one of this game."""
    if move.deck not in (None, deck):
        raise BadMove(f"{move.text:.80} is a move of {move.deck}; this game has {deck}.")
    return move if type(move) is Move else copied(move)


def forbids(game: Game[Any, Any], table: Table, ask: Ask[Any] | None, move: Move) -> str | None:
    """Return the clause that forbids a move, or None; a move with a word too many is forbidden."""
    if ask is None:
        return table.outcome.reason if table.outcome else ""
    question = ask.question
    if move.by not in ask.seats:
        is_seat = 0 <= move.by < table.players
        return (game.refuses_unasked(table, move) if is_seat else None) or question.why
    clause = question.refuses(table, move)
    if clause is None and move not in question.moves(table, move.by):
        return question.why
    return clause
