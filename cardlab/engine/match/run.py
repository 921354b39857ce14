"""The rules running over a table, and the way back.

The rules are suspended generators, which can't be copied. So the engine's loop, and nobody else,
takes a checkpoint of the table between two turns; a copy is the last checkpoint plus the moves made
since, an undo the same with one move less.

A run holds its first table and its log. Everything else follows from these two: the story, the
later checkpoints, and the limits (:mod:`cardlab.engine.table.limits`). When somebody first asks for
one of them, the run replays the log, and records it from then on. Most matches between bots are
never asked.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, final

from cardlab.engine.knowledge.worlds import HiddenCards, resample_hidden
from cardlab.engine.match.game import Game
from cardlab.engine.table.dice import MASK, MULTIPLIER, Dice
from cardlab.engine.table.errors import BadGame, CardlabError
from cardlab.engine.table.events import Event
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Ask, Rule
from cardlab.engine.table.table import Ended, Table

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
class Resampled(NamedTuple):
    """An entry of an imagined match's log: what ``me`` cannot know was dealt by these dice."""

    me: int | None
    state: int


Entry = Move | Resampled


class Checkpoint(NamedTuple):
    """The table between two turns; it is copied from, and never played on."""

    entries: int  # of the log before it
    table: Table


class Saved(NamedTuple):
    """What is pickled of a run."""

    table: Table  # the first one
    story: tuple[Event, ...]  # before it
    log: list[Entry]
    undo_limit: int
    prefix_length: int


@dataclass
class TurnLoop:
    """The engine's loop: yield the seat on turn, turn by turn, up to the game's turn cap.

    The loop saves the checkpoints, once somebody needs them. It holds no reference to the run, so
    that Python frees a copy as soon as nobody uses it, without the garbage collector.
    """

    table: Table
    log: list[Entry]
    _checkpoints: list[Checkpoint]  # private: an imagined match leads to no other table
    saves_checkpoints: bool = False

    def __iter__(self) -> Iterator[int]:
        t, solo = self.table, self.table.solo
        last = t.options.get("turn_cap", sys.maxsize)
        first = t.turns or 1
        for t.turns in range(first, last + 1):
            if solo >= 0:
                t.seat = solo
            if self.saves_checkpoints:
                self.save_checkpoint()
            yield t.seat

    def save_checkpoint(self) -> None:
        """Save the table as it is between two turns."""
        marks = self._checkpoints
        if marks[-1].entries < len(self.log):
            marks.append(Checkpoint(len(self.log), self.table.copy()))
        if len(marks) > _CHECKPOINTS:  # a long game drops some of its early ones
            del marks[1 : _CHECKPOINTS // 2 : 2]


class Run:
    """The rules of a game running over a table, with a log of the moves and checkpoints.

    Attributes:
        table: the table as it is now.
        ask: who may do what now; None when the match is over.
        title: the name of the game.
        names: those of the players.
        log: the moves made so far; of an imagined match also where cards were dealt anew.
        undo_limit: how many entries of the log can't be undone.
        prefix_length: how many entries were made before the match starts, on a table set by hand.
        is_imagined: whether cards were dealt anew.
        turns: the engine's loop, which saves the checkpoints.

    """

    def __init__(self, game: Game[Any, Any], table: Table, names: tuple[str, ...] = ()) -> None:
        self.game: Final = game
        self.deck: Final = game.deck
        self.title: Final = game.name
        self.names: Final = names
        self.undo_limit = 0
        self.prefix_length = 0
        self.is_imagined = False
        self._dealt: Final = tuple(table.story or ())  # the events before the first table
        table.story = None
        self._first: Final = Checkpoint(0, table.copy())
        self._checkpoints = [self._first]
        table.notes_limits = False
        self._start(table, [])

    def _start(self, table: Table, log: list[Entry], *, saves_checkpoints: bool = False) -> None:
        """Start the rules over a table between two turns."""
        self.table = table
        self.log = log
        self.turns = TurnLoop(table, log, self._checkpoints, saves_checkpoints)
        self.rule: Rule = self.game.play(table, self.turns)
        if not isinstance(self.rule, Generator):
            raise BadGame(_ASKS_NOTHING.format(self.game.name))
        # By seat: what it cannot know after so many entries of this log, once somebody imagines.
        self._hidden: dict[int | None, tuple[int, HiddenCards]] = {}
        self.ask: Ask[Any] | None = None
        self.ask = self._advance(None)

    def legal_of(self, seat: int | None) -> Sequence[Move]:
        """Return the moves that a seat may make now; () if it is not asked."""
        ask = self.ask
        if ask is None or seat not in ask.seats:
            return ()
        moves_of = ask.moves_of  # by name first: Python 3.11 calls it faster so
        moves = moves_of(self.table, seat)
        return tuple(moves)  # a game may list the same object again

    def enter(self, entry: Entry) -> None:
        """Make a legal move, or deal hidden cards again; run the rules to their next question."""
        if type(entry) is Resampled:
            self._resample(entry)
            return
        asked = self.ask
        self.table.decision += 1
        self.log.append(entry)
        self.ask = None  # while the rules are running
        try:
            self.ask = self._advance(entry)
        except Exception:  # a fault in the rules: the match stands where it stood
            del self.log[-1]
            self.ask = asked
            self.go_to(len(self.log))
            raise

    def _advance(self, entry: Move | None) -> Ask[Any] | None:
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

    def imagined(self, entry: Resampled) -> Run:
        """Return an independent run at this decision, with the hidden cards dealt again.

        What the seat cannot know is computed once for a position. It is cached by the length of
        the log: a move lengthens the log, and an undo clears the cache.
        """
        other = self.at(len(self.log))
        entries, hidden = self._hidden.get(entry.me, (-1, None))
        if hidden is None or entries != len(other.log):
            hidden = HiddenCards(other.table, entry.me)
            self._hidden[entry.me] = len(other.log), hidden
        other._resample(entry, hidden)
        return other

    def _resample(self, entry: Resampled, hidden: HiddenCards | None = None) -> None:
        t = self.table
        resample_hidden(t, entry.me, Dice(state=entry.state), hidden)
        if t.story is not None:
            t.story = [event.masked(entry.me) for event in t.story]
        self.log.append(entry)
        self.undo_limit = len(self.log)
        self.is_imagined = True
        del self._checkpoints[:-1]  # there is no way back before this

    # --- history, made when somebody asks for it ------------------------------------------------

    def story(self) -> list[Event]:
        """Return the events so far, and record events from now on."""
        if self.table.story is None:
            self.table.story = self._replayed(self._first, [*self._dealt]).table.story
        return self.table.story or []

    def note_limits(self) -> None:
        """Give the zones their limits, and note limits from now on; a playout notes none."""
        if not (self.table.notes_limits or self.table.is_playout):
            self._save_checkpoints()

    def _save_checkpoints(self) -> None:
        """Make the checkpoints and limits of the turns so far, and save them from now on."""
        if not self.turns.saves_checkpoints:
            same = self._replayed(self._checkpoints[-1])
            self._checkpoints += same._checkpoints[1:]
            for zone, other in zip(self.table.all_zones(), same.table.all_zones(), strict=True):
                zone.limits = other.limits
            self.table.notes_limits = self.turns.saves_checkpoints = True

    def _replayed(self, mark: Checkpoint, story: list[Event] | None = None) -> Run:
        """Return a run on which the log is played again from a checkpoint on."""
        same = self._twin([mark])
        same._restart(self.log, len(self.log), story, saves_checkpoints=True)
        return same

    def _twin(self, checkpoints: list[Checkpoint]) -> Run:
        """Return a run of the same match with these checkpoints; it is not started yet."""
        other = Run.__new__(Run)
        other.__dict__.update(self.__dict__)
        other._checkpoints = checkpoints
        return other

    def _restart(
        self,
        log: list[Entry],
        entries: int,
        story: list[Event] | None = None,
        *,
        saves_checkpoints: bool = False,
    ) -> None:
        """Go back to the last checkpoint, and replay the entries of the log after it."""
        mark = self._checkpoints[-1]
        table = mark.table.copy()
        table.story = story
        self._start(table, log[: mark.entries], saves_checkpoints=saves_checkpoints)
        for entry in log[mark.entries : entries]:
            self.enter(entry)

    def at(self, entries: int) -> Run:
        """Return an independent run with the first ``entries`` entries of the log."""
        other = self._twin(self._checkpoints_before(entries))
        other._restart(self.log, entries)
        return other

    def go_to(self, entries: int) -> None:
        """Go back to where the log had so many entries.

        Raises:
            CardlabError: the log can't be undone so far.

        """
        self._checkpoints = self._checkpoints_before(entries)
        self._restart(self.log, entries)

    def _checkpoints_before(self, entries: int) -> list[Checkpoint]:
        if entries < self.undo_limit:
            raise CardlabError("There is no decision to go back to: this is the first.")
        self._save_checkpoints()
        marks = self._checkpoints
        if marks[-1].entries <= entries:
            return marks[:]
        return [mark for mark in marks if mark.entries <= entries]

    def saved(self) -> Saved:
        """Return what restores the run."""
        first = self._first.table.copy()
        return Saved(first, self._dealt, self.log, self.undo_limit, self.prefix_length)

    @classmethod
    def restored(cls, game: Game[Any, Any], saved: Saved, names: tuple[str, ...] = ()) -> Run:
        """Return the run that :meth:`saved` describes."""
        saved.table.story = [*saved.story]
        run = cls(game, saved.table, names)
        for entry in saved.log:
            run.enter(entry)
        run.undo_limit, run.prefix_length = saved.undo_limit, saved.prefix_length
        return run


# --- playouts --------------------------------------------------------------------------------

Policy = Callable[[Any, Sequence[Move], Dice], Move]
"""How a playout chooses: handed the view of the seat, two or more legal moves, and the dice.

The view is of the game's own class and reads the table each time it is used. Since a playout does
not record who has seen a card, the view shows only the open cards of other seats.
"""


def play_out(run: Run, choose: Policy, dice: Dice) -> None:
    """Play a match to its end with the moves that a policy chooses.

    The match is used up: it has no moves, no story and no undo.
    """
    ask, t, send = run.ask, run.table, run.rule.send
    run.turns.saves_checkpoints = False
    t.begin_playout()
    view_of = run.game.view
    views = [view_of(run, seat) for seat in range(t.players)]
    try:
        while ask is not None:
            seat = ask.seats[0]
            moves_of = ask.question.moves  # by name first: Python 3.11 calls it faster so
            moves = moves_of(t, seat)
            if len(moves) > 1:
                run.ask = ask  # the views read it
                ask = send(choose(views[seat], moves, dice))
            else:
                ask = send(moves[0])
    except Ended:
        pass
    run.ask = None


def play_out_by_chance(run: Run, dice: Dice) -> int:
    """Play a match to its end, each legal move as likely; return how many moves were made.

    It is :func:`play_out` with the policy written into the loop, which is measured as the engine's
    own speed.
    """
    ask, t, send = run.ask, run.table, run.rule.send
    run.ask = None
    run.turns.saves_checkpoints = False
    t.begin_playout()
    count, state, multiplier, mask = 0, dice.state, MULTIPLIER, MASK
    try:
        while ask is not None:
            moves_of = ask.moves_of
            moves = moves_of(t, ask.seats[0])
            count += 1
            n = len(moves)
            if n > 1:  # dice.below(n), without the call
                state = state * multiplier & mask
                ask = send(moves[(state >> 96) * n >> 32])
            else:
                ask = send(moves[0])
    except Ended:
        pass
    dice.state = state
    return count
