"""The course of a match: the rules running over a table, and the way back.

The rules are suspended generators, which can't be copied. So the engine's loop, and nobody else,
takes a checkpoint of the table between two turns; a copy is the last checkpoint plus the moves made
since, an undo the same with one move less.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from types import GeneratorType
from typing import Any, Final, NamedTuple

from cardlab.engine.dice import Dice
from cardlab.engine.errors import BadGame, CardlabError
from cardlab.engine.game import Game
from cardlab.engine.hidden import hide
from cardlab.engine.moves import Move
from cardlab.engine.questions import Ask, Rule
from cardlab.engine.redeal import redeal
from cardlab.engine.story import Event
from cardlab.engine.table import Ended, Table

_CHECKPOINTS: Final = 256
_ASKS_NOTHING: Final = (
    "The rules of {} ask nothing: play has no yield. A turn asks like this: "
    "move = yield TURN.to[p]."
)
_NO_END: Final = "The rules of {} stop without an end: call t.end(clause, winners)."
_NO_QUESTION: Final = (
    "The rules of {} yield {!r}, which asks nobody. A question is put to a seat like this: "
    "move = yield TURN.to[p]."
)


class Redeal(NamedTuple):
    """An entry of the log of an imagined match: here ``me`` redealt, with dice in this state."""

    me: int | None
    state: int


class Checkpoint:
    """The table between two turns; it is copied from, and never played on.

    An imagined match comes from a checkpoint of the real one. So no attribute leads to the table:
    a bot does not meet by mistake what is hidden from it (:func:`cardlab.engine.hidden.hide`).
    """

    __slots__ = ("_table", "entries", "events")

    def __init__(self, entries: int, events: int, table: Table) -> None:
        self.entries: Final = entries  # of the log before it
        self.events: Final = events  # of the story before it
        _set_table(self, table)


_table_of, _set_table = hide(Checkpoint, "_table")


class Saved(NamedTuple):
    """What is pickled of a course."""

    table: Table  # its first checkpoint
    story: list[Event]  # before it
    log: list[Move | Redeal]
    entries: int  # of the log before it
    floor: int
    given: int


class Turns:
    """The engine's loop: the seat on turn, turn by turn, until the game's turn cap.

    It takes the checkpoints. It does not know the course, which holds the rules, which hold it: so
    a copy that is used no more goes at once, and does not wait for Python's garbage collector.
    """

    def __init__(
        self, table: Table, log: list[Move | Redeal], checkpoints: list[Checkpoint]
    ) -> None:
        self.table = table
        self.log = log
        self.checkpoints = checkpoints
        self.is_spent = False  # whether a playout has used the match up

    def __iter__(self) -> Iterator[int]:
        t = self.table
        last = t.options.get("turn_cap", sys.maxsize)
        first = t.turns or 1
        for t.turns in range(first, last + 1):
            if t.solo >= 0:
                t.seat = t.solo
            if not self.is_spent:
                self.take_checkpoint()
            yield t.seat

    def take_checkpoint(self) -> None:
        """Note the table as it is; the engine's loop does so between two turns."""
        marks = self.checkpoints
        if not marks or marks[-1].entries < len(self.log):
            marks.append(Checkpoint(len(self.log), len(self.table.story), self.table.copy()))
        if len(marks) > _CHECKPOINTS:  # a long game keeps fewer of its early ones
            del marks[1 : _CHECKPOINTS // 2 : 2]


class Course:
    """The rules of a game running over a table, with a log of the moves and checkpoints.

    Attributes:
        table: the table as it is now.
        ask: who may do what now; None when the match is over.
        title: the name of the game.
        names: those of the players.
        log: the moves made so far, and the redeals of an imagined match.
        floor: how many entries of the log can't be undone.
        given: how many entries were made before the match starts, on a table set by hand.
        is_imagined: whether a redeal is among the entries.
        turns: the engine's loop, which takes the checkpoints.

    """

    def __init__(
        self,
        game: Game[Any, Any],
        table: Table,
        names: tuple[str, ...] = (),
        log: Sequence[Move | Redeal] = (),
    ) -> None:
        self.game: Final = game
        self.title: Final = game.name
        self.names: Final = names
        self.log: list[Move | Redeal] = list(log)  # of what was made before the table
        self.floor = 0
        self.given = 0
        self.is_imagined = False
        self._checkpoints: list[Checkpoint] = []
        self._start(table)

    def _start(self, table: Table) -> None:
        self.table = table
        self.turns = Turns(table, self.log, self._checkpoints)
        if not self._checkpoints:
            self.turns.take_checkpoint()
        self.rule: Rule = self.game.play(table, self.turns)
        if not isinstance(self.rule, GeneratorType):
            raise BadGame(_ASKS_NOTHING.format(self.game.name))
        self.ask: Ask[Any] | None = None
        self.ask = self._run(None)

    def enter(self, entry: Move | Redeal) -> None:
        """Make a legal move, or redeal, and run the rules up to their next question."""
        if isinstance(entry, Redeal):
            self._redeal(entry)
            return
        self.table.decision += 1
        self.log.append(entry)
        self.ask = None
        try:
            self.ask = self._run(entry)
        except Exception:  # a fault in the rules: the match stands where it stood
            self.go_to(len(self.log) - 1)
            raise

    def _run(self, entry: Move | None) -> Ask[Any] | None:
        """Run the rules up to their next question, and return it; None if the game has ended."""
        try:
            ask = self.rule.send(entry)  # type: ignore[arg-type]  # None starts a generator
        except Ended:
            return None
        except StopIteration:
            raise BadGame(_NO_END.format(self.game.name)) from None
        if not isinstance(ask, Ask):
            raise BadGame(_NO_QUESTION.format(self.game.name, str(ask)[:80]))
        return ask

    def _redeal(self, entry: Redeal) -> None:
        t = self.table
        redeal(t, entry.me, Dice.in_state(entry.state))
        t.story = [event.masked(entry.me) for event in t.story]
        self.log.append(entry)
        self.floor = len(self.log)
        self.is_imagined = True
        del self._checkpoints[:-1]  # there is no way back before this

    def saved(self) -> Saved:
        """Return what makes the course again.

        An imagined match has one checkpoint of before its redeal, the last one: it is needed, since
        the rules can be started between two turns only.
        """
        mark = self._checkpoints[0]
        story = self.table.story[: mark.events]
        return Saved(_table_of(mark), story, self.log, mark.entries, self.floor, self.given)

    @classmethod
    def restored(
        cls,
        game: Game[Any, Any],
        saved: Saved,
        names: tuple[str, ...] = (),
    ) -> Course:
        """Return the course that :meth:`saved` describes."""
        saved.table.story = saved.story
        course = cls(game, saved.table, names, saved.log[: saved.entries])
        for entry in saved.log[saved.entries :]:
            course.enter(entry)
        course.floor, course.given = saved.floor, saved.given
        return course

    def at(self, entries: int) -> Course:
        """Return an independent course with the first ``entries`` entries of the log."""
        other = Course.__new__(Course)
        other.__dict__.update(self.__dict__)
        other.go_to(entries)
        return other

    def go_to(self, entries: int) -> None:
        """Take the last checkpoint before so many entries of the log, and make the rest again.

        Raises:
            CardlabError: they cannot be undone.

        """
        if entries < self.floor:
            raise CardlabError("There is no decision to go back to: this is the first.")
        log, story = self.log, self.table.story
        self._checkpoints = [mark for mark in self._checkpoints if mark.entries <= entries]
        mark = self._checkpoints[-1]
        self.log = log[: mark.entries]
        table = _table_of(mark).copy()
        table.story = story[: mark.events]
        self._start(table)
        for entry in log[mark.entries : entries]:
            self.enter(entry)
