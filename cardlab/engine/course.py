"""The course of a match: the rules running over a table, and the way back.

The rules are suspended generators, which can't be copied. So the engine's loop, and nobody else,
takes a checkpoint of the table between two turns; a copy is the last checkpoint plus the moves made
since, an undo the same with one move less.

A course always keeps its first table and its log. All else follows from these two: the story, the
later checkpoints, and in a match between bots who has seen what. It is made by playing the log
again when somebody first asks for it, and is kept from then on. Most matches that bots play are
never asked.
"""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterator
from typing import Any, Final, NamedTuple, final

from cardlab.engine.dice import Dice
from cardlab.engine.errors import BadGame, CardlabError
from cardlab.engine.game import Game
from cardlab.engine.hidden import hide
from cardlab.engine.moves import Move
from cardlab.engine.questions import Ask, Rule
from cardlab.engine.redeal import Unknown, redeal
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


@final
class Redeal(NamedTuple):
    """An entry of the log of an imagined match: here ``me`` redealt, with dice in this state."""

    me: int | None
    state: int


Entry = Move | Redeal


class Checkpoint:
    """The table between two turns; it is copied from, and never played on.

    An imagined match comes from a checkpoint of the real one. So no attribute leads to the table:
    a bot does not meet by mistake what is hidden from it (:func:`cardlab.engine.hidden.hide`).
    """

    __slots__ = ("_table", "entries")

    def __init__(self, entries: int, table: Table) -> None:
        self.entries: Final = entries  # of the log before it
        _set_table(self, table.copy())


_table_of, _set_table = hide(Checkpoint, "_table")


class Saved(NamedTuple):
    """What is pickled of a course."""

    table: Table  # the first one
    story: tuple[Event, ...]  # before it
    log: list[Entry]
    floor: int
    given: int


class Turns:
    """The engine's loop: the seat on turn, turn by turn, until the game's turn cap.

    It takes the checkpoints, once somebody needs them. It does not know the course, which holds the
    rules, which hold it: so a copy that is used no more goes at once, and does not wait for
    Python's garbage collector.
    """

    def __init__(
        self,
        table: Table,
        log: list[Entry],
        checkpoints: list[Checkpoint],
        *,
        is_kept: bool = False,
    ) -> None:
        self.table = table
        self.log = log
        self.checkpoints = checkpoints
        self.is_kept = is_kept  # whether checkpoints are taken
        self.is_spent = False  # whether a playout has used the match up

    def __iter__(self) -> Iterator[int]:
        t, solo = self.table, self.table.solo
        last = t.options.get("turn_cap", sys.maxsize)
        first = t.turns or 1
        for t.turns in range(first, last + 1):
            if solo >= 0:
                t.seat = solo
            if self.is_kept:
                self.take_checkpoint()
            yield t.seat

    def spend(self) -> None:
        """Note that a playout uses the match up: it has no way back."""
        self.is_spent, self.is_kept = True, False

    def take_checkpoint(self) -> None:
        """Note the table as it is; the engine's loop does so between two turns."""
        marks = self.checkpoints
        if marks[-1].entries < len(self.log):
            marks.append(Checkpoint(len(self.log), self.table))
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

    def __init__(self, game: Game[Any, Any], table: Table, names: tuple[str, ...] = ()) -> None:
        self.game: Final = game
        self.title: Final = game.name
        self.names: Final = names
        self.floor = 0
        self.given = 0
        self.is_imagined = False
        self._dealt: Final = tuple(table.story or ())  # what was told before the first table
        table.story = None
        self._first: Final = Checkpoint(0, table)
        self._checkpoints = [self._first]
        self._start(table, [])

    def _start(self, table: Table, log: list[Entry], *, is_kept: bool = False) -> None:
        """Start the rules over a table between two turns."""
        self.table = table
        self.log = log
        self.turns = Turns(table, log, self._checkpoints, is_kept=is_kept)
        self.rule: Rule = self.game.play(table, self.turns)
        if not isinstance(self.rule, Generator):
            raise BadGame(_ASKS_NOTHING.format(self.game.name))
        # By seat: what it cannot know after so many entries of this log, once somebody imagines.
        self._unknown: dict[int | None, tuple[int, Unknown]] = {}
        self.ask: Ask[Any] | None = None
        self.ask = self._run(None)

    def legal_of(self, seat: int | None) -> tuple[Move, ...]:
        """Return the moves that a seat may make now; () if it is not asked."""
        ask = self.ask
        if ask is None or seat not in ask.seats:
            return ()
        moves_of = ask.moves_of  # by name first: Python 3.11 calls it faster so
        return tuple(moves_of(self.table, seat))

    def enter(self, entry: Entry) -> None:
        """Make a legal move, or redeal, and run the rules up to their next question."""
        if type(entry) is Redeal:
            self._redeal(entry)
            return
        asked = self.ask
        self.table.decision += 1
        self.log.append(entry)
        self.ask = None  # while the rules are running
        try:
            self.ask = self._run(entry)
        except Exception:  # a fault in the rules: the match stands where it stood
            del self.log[-1]
            self.ask = asked
            self.go_to(len(self.log))
            raise

    def _run(self, entry: Move | None) -> Ask[Any] | None:
        """Run the rules up to their next question, and return it; None if the game has ended."""
        try:
            ask = self.rule.send(entry)  # type: ignore[arg-type]  # None starts a generator
        except Ended:
            return None
        except StopIteration:
            raise BadGame(_NO_END.format(self.game.name)) from None
        if type(ask) is not Ask:
            raise BadGame(_NO_QUESTION.format(self.game.name, str(ask)[:80]))
        return ask

    def imagined(self, entry: Redeal) -> Course:
        """Return an independent course at this decision, redealt.

        What the seat cannot know is read when it is first asked for, and kept for as long as the
        match stands here: a move lengthens the log, and an undo starts anew.
        """
        kept, other = self._unknown, self.at(len(self.log))
        entries, unknown = kept.get(entry.me, (-1, None))
        if unknown is None or entries != len(other.log):
            unknown = Unknown(other.table, entry.me)
            kept[entry.me] = len(other.log), unknown
        other._redeal(entry, unknown)
        return other

    def _redeal(self, entry: Redeal, unknown: Unknown | None = None) -> None:
        t = self.table
        redeal(t, entry.me, Dice(state=entry.state), unknown)
        if t.story is not None:
            t.story = [event.masked(entry.me) for event in t.story]
        self.log.append(entry)
        self.floor = len(self.log)
        self.is_imagined = True
        del self._checkpoints[:-1]  # there is no way back before this

    # --- history, made when somebody asks for it ------------------------------------------------

    def story(self) -> list[Event]:
        """Return the events so far; from now on each is kept as it happens."""
        if self.table.story is None:
            self.table.story = self._again(self._first, [*self._dealt]).table.story
        return self.table.story or []

    def _keep_checkpoints(self) -> None:
        """Have a checkpoint of each turn; from now on each is taken as its turn begins."""
        if not self.turns.is_kept:
            self._checkpoints += self._again(self._checkpoints[-1])._checkpoints[1:]
            self.turns.is_kept = True

    def _again(self, mark: Checkpoint, story: list[Event] | None = None) -> Course:
        """Return a course on which the log is played again from a checkpoint on."""
        same = self._with([mark])
        same._restart(self.log, len(self.log), story, is_kept=True)
        return same

    def _with(self, checkpoints: list[Checkpoint]) -> Course:
        """Return a course of the same match with these checkpoints; it is not started yet."""
        other = Course.__new__(Course)
        other.__dict__.update(self.__dict__)
        other._checkpoints = checkpoints
        return other

    def _restart(
        self,
        log: list[Entry],
        entries: int,
        story: list[Event] | None = None,
        *,
        is_kept: bool = False,
    ) -> None:
        """Take the last checkpoint, and make the entries of the log that follow again."""
        mark = self._checkpoints[-1]
        table = _table_of(mark).copy()
        table.story = story
        self._start(table, log[: mark.entries], is_kept=is_kept)
        for entry in log[mark.entries : entries]:
            self.enter(entry)

    def at(self, entries: int) -> Course:
        """Return an independent course with the first ``entries`` entries of the log."""
        other = self._with(self._checkpoints_before(entries))
        other._restart(self.log, entries)
        return other

    def go_to(self, entries: int) -> None:
        """Take the last checkpoint before so many entries of the log, and make the rest again.

        Raises:
            CardlabError: they cannot be undone.

        """
        self._checkpoints = self._checkpoints_before(entries)
        self._restart(self.log, entries)

    def _checkpoints_before(self, entries: int) -> list[Checkpoint]:
        if entries < self.floor:
            raise CardlabError("There is no decision to go back to: this is the first.")
        self._keep_checkpoints()
        marks = self._checkpoints
        if marks[-1].entries <= entries:
            return marks[:]
        return [mark for mark in marks if mark.entries <= entries]

    def saved(self) -> Saved:
        """Return what makes the course again."""
        return Saved(_table_of(self._first).copy(), self._dealt, self.log, self.floor, self.given)

    @classmethod
    def restored(cls, game: Game[Any, Any], saved: Saved, names: tuple[str, ...] = ()) -> Course:
        """Return the course that :meth:`saved` describes."""
        saved.table.story = [*saved.story]
        course = cls(game, saved.table, names)
        for entry in saved.log:
            course.enter(entry)
        course.floor, course.given = saved.floor, saved.given
        return course
