"""Playing a match to its end: with bots, or by chance alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardlab.bots.apart import Apart
from cardlab.bots.playouts import policy
from cardlab.bots.timeout import BotInterrupt, Limited, in_time
from cardlab.engine.dice import Dice
from cardlab.engine.errors import BadCard, BadMove, BadOption, BotError
from cardlab.engine.match import Match, new_match
from cardlab.engine.moves import Move
from cardlab.engine.playout import run, run_by_chance
from cardlab.engine.seat import Bot, Seat, offer
from cardlab.engine.story import Outcome


def play(match: Match, bots: Sequence[Bot] | Bot, limited: Limited | None = None) -> Outcome:
    """Play a match to its end with one bot a seat (or one for all); the outcome.

    >>> import cardlab
    >>> m = cardlab.new_match("pepper", players=2, seed=7)
    >>> cardlab.play(m, cardlab.bots.make("rule_of_thumb", seed=1)).reason
    'pepper.goal'

    :class:`~cardlab.engine.errors.BotError` names a bot that raises or answers with what is no
    legal move; the match then stands where it stood. ``limited`` calls the bots in a time limit,
    see :func:`cardlab.bots.timeout.alarm`.
    """
    seats = [bots] * match.players if callable(bots) else bots
    if not isinstance(seats, Sequence) or not all(callable(bot) for bot in seats):
        raise BadOption(
            f"Bots are functions of a Seat, one a seat; {bots!r:.80} is something else."
        )
    if len(seats) != match.players:
        raise BadOption(f"{len(seats)} bots for {match.players} seats: give one a seat.")
    course, places = match.course, [Seat(match, seat) for seat in range(match.players)]
    course.defer_knowledge()
    while course.ask is not None:
        seat = course.ask.seats[0]
        course.enter(answer(match, seat, seats[seat], limited=limited, place=places[seat]))
    assert match.outcome is not None
    return match.outcome


def step(match: Match, bots: Sequence[Bot | None], limited: Limited | None = None) -> bool:
    """Let the first seat that is asked and has a bot move; return whether there was one."""
    for seat in match.ask.seats if match.ask else ():
        bot = bots[seat]
        if bot is not None:
            match.course.enter(answer(match, seat, bot, limited=limited))
            return True
    return False


def answer(
    match: Match,
    seat: int,
    bot: Bot,
    seconds: float | None = None,
    limited: Limited | None = None,
    place: Seat | None = None,
) -> Move:
    """Return the legal move that a bot chooses at a seat, to be entered as it is.

    Args:
        match: the match.
        seat: the seat that is asked.
        bot: the bot.
        seconds: how long it may think; it is then handed a copy of the match.
        limited: what calls the bot in a time limit, in place of ``seconds``.
        place: the seat as it is handed to the bot, where there is one from an earlier move.

    Raises:
        BotError: the bot has raised something, also to end the program, has answered with
            something else, or has taken longer.

    """
    place = place or Seat(match, seat)
    legal = match.course.legal_of(seat)
    offer(place, legal)
    try:
        if limited is not None:
            answered = limited(bot, place)
        elif seconds is None and not isinstance(bot, Apart):
            answered = bot(place)
        else:
            answered = _elsewhere(match, seat, bot, seconds)
    except (Exception, SystemExit, GeneratorExit) as error:
        raise failed(match.names, seat, bot, raised(error)) from error
    finally:
        offer(place, None)
    return _read(match, seat, bot, answered, legal)


def _elsewhere(match: Match, seat: int, bot: Bot, seconds: float | None) -> Any:
    """Return the answer of a bot in a process or a thread of its own."""
    if isinstance(bot, Apart):
        return bot.ask(match, seat, seconds)
    assert seconds is not None
    return in_time(seconds, bot, Seat(match.copy(), seat))


def _read(match: Match, seat: int, bot: Bot, answered: object, legal: Sequence[Move]) -> Move:
    """Return the legal move of an answer, which mostly is one of those that the bot was handed."""
    for offered in legal:
        if offered is answered:
            return offered
    try:
        move = Move.parse(answered) if isinstance(answered, str) else answered
        if not isinstance(move, Move) or move.by != seat:
            did = f"answered {answered!r:.80}, which is no move of its seat."
            raise failed(match.names, seat, bot, did)
        no = match.why_not(move)
    except (BadMove, BadCard) as error:
        raise failed(match.names, seat, bot, f"answered {answered!r:.80}: {error}") from error
    if no is not None:
        raise failed(match.names, seat, bot, f"answered {move}: {no.text} [{no.clause}]")
    return Move.parse(move.text)  # its words count, however it was put together


def failed(names: Sequence[str], seat: int, bot: Bot, did: str) -> BotError:
    """Return the error that names a bot at a seat, and says what it did."""
    name = str(getattr(bot, "__name__", repr(bot)))[:80]
    return BotError(f"The bot {name} at seat {seat} ({names[seat]}) {did}")


def raised(error: BaseException) -> str:
    """What a bot has raised, in words; of a long text the beginning."""
    if isinstance(error, BotInterrupt):
        return "raised KeyboardInterrupt"
    if isinstance(error, SystemExit):
        return f"has called exit({str(error)[:80]})"
    return f"raised {type(error).__name__}{f': {str(error)[:200]}' if str(error) else ''}"


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
