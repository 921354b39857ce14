"""Playing a match to its end: with bots, or by chance alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from threading import current_thread, main_thread
from typing import Any, NoReturn

from cardlab.bots.rules_of_thumb import policy
from cardlab.bots.timeout import BotFault, Limit, in_time, too_long
from cardlab.engine.match.match import Match
from cardlab.engine.match.run import play_out, play_out_by_chance
from cardlab.engine.match.seat import Bot, Seat
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadCard, BadMove, BotError
from cardlab.engine.table.events import Outcome
from cardlab.engine.table.moves import Move


def answer(match: Match, seat: int, bot: Bot, seconds: float | None = None) -> Move:
    """Return the legal move that a bot chooses at a seat; see :class:`Player`.

    With ``seconds`` the bot works on a copy of the match, and is stopped after that time.
    """
    limit = None if seconds is None else partial(_at_a_copy, match, seat, seconds)
    return Player(match, seat, bot, limit).move()


class Player:
    """A bot at a seat of a match; ``limit`` stops it when it thinks for too long."""

    __slots__ = ("_bot", "_call", "_match", "_place", "_run", "_seat")

    def __init__(self, match: Match, seat: int, bot: Bot, limit: Limit | None = None) -> None:
        self._match = match
        self._run = match.run
        self._seat = seat
        self._bot = bot
        self._place: Seat = Seat(match, seat)
        self._call: Bot = bot if limit is None else limit(bot)

    def move(self) -> Move:
        """Return the legal move that the bot chooses, to be entered as it is.

        Raises:
            BotError: the bot has raised something, also to end the program, has answered with
                something else, or has taken longer.

        """
        place, legal = self._place, self._run.legal_of(self._seat)
        place._offered = legal  # so that they are not listed again
        try:
            answered: object = self._call(place)
            for move in legal:  # mostly it is one of those that the bot was handed
                if move is answered:
                    return move
            return self._read(answered)
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt) and current_thread() is main_thread():
                raise  # it is the user's
            raise failed(self._match.names, self._seat, self._bot, raised(error)) from error
        finally:
            place._offered = None

    def _read(self, answered: object) -> Move:
        """Return the legal move that a bot has put together or written."""
        match = self._match
        try:
            move = match.read(answered, self._seat) if isinstance(answered, Move | str) else None
            if move is None or move.by != self._seat:
                raise BotFault(f"answered {answered!r:.80}, which is no move of its seat.")
            no = match.why_not(move)
        except (BadMove, BadCard) as error:
            raise BotFault(f"answered {answered!r:.80}: {error}") from error
        if no is not None:
            raise BotFault(f"answered {move}: {no.text} [{no.clause}]")
        return move


def _at_a_copy(match: Match, seat: int, seconds: float, bot: Bot) -> Bot:
    """Return a bot that answers like another one, on a copy of the match and in time."""

    def late(_number: int, _bot: Bot, _seat: Seat) -> NoReturn:
        raise BotFault(too_long(seconds))

    def in_limit(_place: Seat) -> Any:
        place = Seat(match.copy(), seat)
        (answered,) = in_time(lambda _number, limit: limit(bot)(place), range(1), seconds, late)
        return answered

    return in_limit


def failed(names: Sequence[str], seat: int, bot: Bot, did: str) -> BotError:
    """Return the error that names a bot at a seat, and says what it did."""
    name = _said(getattr(bot, "__name__", bot), 80)
    return BotError(f"The bot {name} at seat {seat} ({names[seat]}) {did}")


def raised(error: BaseException) -> str:
    """Say in words what a bot has raised; long texts are cut."""
    if isinstance(error, BotFault):
        return _said(error, 500)
    text = _said(error, 200)
    if isinstance(error, SystemExit):
        return f"has called exit({text[:80]})"
    return f"raised {type(error).__name__}{f': {text}' if text else ''}"


def _said(value: object, most: int) -> str:
    """Return the text of a bot's object on one line, cut after ``most`` characters."""
    try:
        text = str(value)[:most]
    except BaseException as error:  # a bot's own class
        text = f"a {type(value).__name__} whose text raises {type(error).__name__}"
    return "".join(letter if letter.isprintable() else " " for letter in text)


def playout(match: Match, dice: Dice) -> Outcome:
    """Finish a match with random legal moves, all equally likely; the match is used up.

    For simulations: no story, no undo. ``match.copy()`` first if you still want it.
    """
    play_out_by_chance(match.run, dice)
    assert match.outcome is not None
    return match.outcome


def sensible_playout(match: Match, dice: Dice) -> Outcome:
    """Finish a match as :func:`playout` does, but without moves that no sensible player makes.

    The ``bot`` of each game says what those are (its ``playout``); else all is chance.
    """
    play_out(match.run, policy(match.definition), dice)
    assert match.outcome is not None
    return match.outcome
