"""Reading a move that somebody typed, and why it is refused."""

from __future__ import annotations

from typing import Any

from cardlab.engine.errors import BadMove
from cardlab.engine.game import Game
from cardlab.engine.moves import Move
from cardlab.engine.questions import Ask
from cardlab.engine.table import Table


def read_move(move: Any, ask: Ask[Any] | None) -> Move:
    """Return the move of a :class:`Move` or of its text; without a seat it is the asked seat's.

    Raises:
        BadMove: it is no move.

    """
    if isinstance(move, Move):
        move = move.text  # its words count, however it was put together
    if not isinstance(move, str):
        raise BadMove(f"{move!r:.80} is no move: give a Move or its text, like '0 draw'.")
    if move.split()[:1] and not move.split()[0].isdecimal():
        move = f"{ask.seats[0] if ask else 0} {move}"
    return Move.parse(move)


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
