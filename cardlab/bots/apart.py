"""Bots in processes of their own: for a tournament among people who might cheat.

All code of one Python process can reach all objects of it, so a bot that wants to can find the
match, its hidden cards, and the other bots. In a process of its own a bot is handed what its seat
may know, and nothing else is there: not the match, not the seed, not the others. It cannot stop
the tournament, and it is ended when its time is up. It can still read files and use the network as
the user may who runs the tournament: for bots that you do not trust at all, run all of it in a
container.
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from contextlib import suppress
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cardlab.engine.knowledge.view import Snapshot, View, hide_from
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.match import Match, read
from cardlab.engine.match.seat import Bot, Seat
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadOption, CardlabError
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Ask
from cardlab.engine.table.table import Table

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

START: Final = 60  # seconds that a process may take to start


class Knowledge(NamedTuple):
    """What a seat may know, as it is sent to the process of its bot."""

    game: str
    names: tuple[str, ...]
    seat: int
    table: Table
    why: str
    asked: tuple[int, ...]
    legal: Sequence[Move]


class Apart:
    """A bot in a process of its own.

    Args:
        bot: a function that can be imported, so not one that was written in a notebook.
        name: the name by which an error calls it.

    """

    def __init__(self, bot: Bot, name: str) -> None:
        self.__name__ = name
        if getattr(bot, "__module__", "__main__") == "__main__":
            raise BadOption(
                f"The bot {name} can't run in a process of its own: write it into a file of its "
                "own, like bots.py, and import it from there."
            )
        self._bot = pickle.dumps(bot)
        self._process: BaseProcess | None = None

    def __call__(self, seat: Seat) -> Any:  # noqa: ARG002 - as every bot has it
        raise CardlabError("This bot answers in a process of its own only.")

    def ask(self, match: Match, seat: int, seconds: float | None) -> Any:
        """Return the answer of the bot, or raise what it has raised."""
        wire = self._wire()
        wire.send_bytes(pickle.dumps(knowledge(match, seat)))
        try:
            if not wire.poll(seconds):
                raise TimeoutError(f"it thought for longer than {seconds:g} s")
            is_answer, text = wire.recv()
        except (EOFError, OSError) as error:
            self.close()
            if isinstance(error, TimeoutError):
                raise
            raise RuntimeError("its process has ended") from None
        if is_answer is not True:
            raise RuntimeError(str(text)[:200])
        return str(text)[:200]

    def close(self) -> None:
        """End the process; the next question starts another one."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._ours.close()
        self._process = None

    def _wire(self) -> Connection:
        if self._process is None:
            from multiprocessing import get_context

            context = get_context("spawn")  # a process that is forked would hold all of ours
            self._ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs, self._bot), daemon=True)
            process.start()
            theirs.close()
            self._process = process
            with suppress(EOFError):  # the first question finds out
                if self._ours.poll(START):
                    self._ours.recv()
        return self._ours


def knowledge(match: Match, seat: int) -> Knowledge:
    """Return what a seat may know of a match."""
    view = match.view(seat)
    table = hide_from(match.table.copy(), seat)
    return Knowledge(match.game, match.names, seat, table, view.why, view.asked, view.legal)


def seat_of(known: Knowledge) -> Seat:
    """Return the seat that is handed to a bot, made of what it may know."""
    return Seat(_Distant(known), known.seat)  # type: ignore[arg-type]


class _Distant:
    """What stands in for the match in the process of a bot."""

    def __init__(self, known: Knowledge) -> None:
        self.known = known

    def live_view(self, seat: int) -> View:
        known = self.known
        question = SimpleNamespace(why=known.why, secret=False, moves=None)
        ask: Ask[Any] = Ask(question, [*known.asked])  # type: ignore[arg-type]
        game = find(known.game)
        about = game.deck, known.game, known.names, known.legal
        view: View = game.view(Snapshot(known.table, seat, ask, *about), seat)
        return view

    def read(self, move: Move | str, seat: int) -> Move:
        return read(move, find(self.known.game).deck, seat)

    def imagine(self, seat: int, dice: Dice) -> Match:  # noqa: ARG002 - as a match has it
        raise CardlabError(
            "In a process of its own a bot can't imagine: it judges by what it sees (seat.view)."
        )


def _serve(wire: Connection, pickled: bytes) -> None:
    """Answer questions until the tournament is over; this runs in the process of the bot."""
    bot = pickle.loads(pickled)  # from the process that has started this one
    wire.send("ready")
    while True:
        try:
            question: Knowledge = pickle.loads(wire.recv_bytes())
        except EOFError:
            return
        try:
            wire.send((True, str(bot(seat_of(question)))))
        except BaseException as error:  # told by the tournament
            wire.send((False, f"{type(error).__name__}: {error}"))
