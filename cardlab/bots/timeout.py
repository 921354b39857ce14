"""A limit to how long a bot may think; for bots that others have written."""

from __future__ import annotations

from threading import Thread
from typing import Any

from cardlab.engine.seat import Bot, Seat


def in_time(seconds: float, bot: Bot, seat: Seat) -> Any:
    """Call a bot with a time limit, and return its answer.

    Raises ``TimeoutError`` after ``seconds``; re-raises the bot's own exception. The bot runs
    in a thread, which can't be stopped: a slow bot runs on, so hand it a seat at a copy of the
    match.
    """
    answered: list[Any] = []
    raised: list[Exception] = []

    def think() -> None:
        try:
            answered.append(bot(seat))
        except Exception as error:
            raised.append(error)

    thread = Thread(target=think, daemon=True)
    thread.start()
    thread.join(seconds)
    if raised:
        raise raised[0]
    if not answered:
        raise TimeoutError(f"it thought for longer than {seconds:g} s")
    return answered[0]
