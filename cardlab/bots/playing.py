"""Playing a match to its end: with bots, or by chance alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardlab.bots.playouts import policy
from cardlab.bots.timeout import in_time
from cardlab.engine.dice import Dice
from cardlab.engine.errors import BadCard, BadMove, BadOption, BotError
from cardlab.engine.match import Match, new_match
from cardlab.engine.moves import Move
from cardlab.engine.playout import run, run_by_chance
from cardlab.engine.seat import Bot, Seat
from cardlab.engine.story import Outcome


def play(match: Match, bots: Sequence[Bot] | Bot) -> Outcome:
    """Play a match to its end with one bot a seat (or one for all); the outcome.

    >>> import cardlab
    >>> m = cardlab.new_match("pepper", players=2, seed=7)
    >>> cardlab.play(m, cardlab.bots.make("rule_of_thumb", seed=1)).reason
    'pepper.goal'

    :class:`~cardlab.engine.errors.BotError` names a bot that raises or answers with what is no
    legal move; the match then stands where it stood.
    """
    seats = [bots] * match.players if callable(bots) else bots
    if not isinstance(seats, Sequence) or not all(callable(bot) for bot in seats):
        raise BadOption(
            f"Bots are functions of a Seat, one a seat; {bots!r:.80} is something else."
        )
    if len(seats) != match.players:
        raise BadOption(f"{len(seats)} bots for {match.players} seats: give one a seat.")
    while match.ask is not None:
        step(match, seats)
    assert match.outcome is not None
    return match.outcome


def step(match: Match, bots: Sequence[Bot | None]) -> bool:
    """Let the first seat that is asked and has a bot move; return whether there was one."""
    for seat in match.ask.seats if match.ask else ():
        bot = bots[seat]
        if bot is not None:
            match.apply(answer(match, seat, bot))
            return True
    return False


def answer(match: Match, seat: int, bot: Bot, seconds: float | None = None) -> Move:
    """Return the legal move that a bot chooses at a seat.

    Raises :class:`~cardlab.engine.errors.BotError` if the bot raises, answers with something
    else, or (with ``seconds``) takes longer than that.
    """
    name = getattr(bot, "__name__", repr(bot))
    who = f"The bot {name} at seat {seat} ({match.names[seat]})"
    try:
        if seconds is None:
            answered: Any = bot(Seat(match, seat))
        else:
            answered = in_time(seconds, bot, Seat(match.copy(), seat))
    except Exception as error:
        raise BotError(f"{who} raised {type(error).__name__}: {error}") from error
    try:
        move = Move.parse(answered) if isinstance(answered, str) else answered
        if not isinstance(move, Move) or move.by != seat:
            raise BotError(f"{who} answered {answered!r:.80}, which is no move of its seat.")
        no = match.why_not(move)
    except (BadMove, BadCard) as error:
        raise BotError(f"{who} answered {answered!r:.80}: {error}") from error
    if no is not None:
        raise BotError(f"{who} answered {move}: {no.text} [{no.clause}]")
    return move


def playout(match: Match, dice: Dice) -> Outcome:
    """Finish a match with random legal moves, all equally likely; the match is used up.

    For simulations: no story, no undo. ``match.copy()`` first if you still want it.
    """
    moves_made(match, dice)
    assert match.outcome is not None
    return match.outcome


def sensible_playout(match: Match, dice: Dice) -> Outcome:
    """Finish a match as :func:`playout` does, but without moves that no sensible player makes.

    The ``bot`` of each game says what those are (its ``playout``); else all is chance.
    """
    run(match.course, policy(match.definition), dice)
    assert match.outcome is not None
    return match.outcome


def moves_made(match: Match, dice: Dice) -> int:
    """Finish a match as :func:`playout` does, and return the number of moves."""
    return run_by_chance(match.course, dice)


def deal_and_run(game: str, players: int, seed: int) -> tuple[int, Outcome | None]:
    """Play one random game from a seed; return the number of moves, and the outcome."""
    match = new_match(game, players=players, seed=seed)
    played = moves_made(match, Dice(-seed - 1))
    return played, match.outcome
