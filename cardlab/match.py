"""A match: the rules of a game running over a table.

The rules are suspended generators, which can't be copied. So the engine's loop, and nobody else,
takes a checkpoint of the table between two turns; a copy is the last checkpoint plus the moves made
since, an undo the same with one move less.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from cardlab.errors import BadMove, BadOption, CardlabError, IllegalMove
from cardlab.games import find
from cardlab.games.game import Game
from cardlab.moves import Ask, Move, Rule
from cardlab.refusal import Refusal, refusal
from cardlab.story import Event, Outcome, told
from cardlab.table import Dice, Ended, Table
from cardlab.view import redeal, view
from cardlab.words import GameWords, Sentence

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gia", "Hugo")
_CHECKPOINTS = 256


class Redeal(NamedTuple):
    """An entry of the log of an imagined match: here ``me`` redealt, with dice in this state."""

    me: int | None
    state: int


class Checkpoint(NamedTuple):
    """The table between two turns; it is copied from, and never played on."""

    made: int  # entries of the log before it
    told: int  # events of the story before it
    table: Table


class Turns:
    """The engine's loop: for each turn who is on turn, until the game's turn cap."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __iter__(self) -> Iterator[int]:
        match, t = self.match, self.match.table
        last = t.options.get("turn_cap", sys.maxsize)
        first = t.turns or 1
        for t.turns in range(first, last + 1):
            if t.story is not None:  # where none is kept there is no way back either
                match._checkpoint()
            yield t.seat


class Match:
    """A match in progress; made by :func:`cardlab.new_match`, :func:`cardlab.set_table`,
    :func:`cardlab.replay`.

    >>> import cardlab
    >>> match = cardlab.new_match("pepper", players=2, seed=1)
    >>> match.ask.why, match.ask.seats, len(match.legal(0)) > 0
    ('pepper.turn', [0], True)
    """

    def __init__(
        self,
        game: Game,
        table: Table,
        *,
        names: tuple[str, ...] = NAMES,
        seed: int | None = None,
        setting: dict[str, Any] | None = None,
    ) -> None:
        self._game = game
        self.names = names[: table.players]
        self.seed = seed
        self.setting = setting  # how the table was set, if by hand
        self._log: list[Move | Redeal] = []
        self._checkpoints: list[Checkpoint] = []
        self._floor = 0  # the entries of the log that can't be undone
        self._given = 0  # the entries of the log that were made before the match starts
        self._imagined = False
        self._runs = False  # whether it is being run to its end, with no way back
        self._start(table)

    # --- what is public -----------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The game's name."""
        return self._game.name

    @property
    def players(self) -> int:
        """How many seats there are; they are numbered from 0."""
        return self.table.players

    @property
    def words(self) -> GameWords:
        """What the game says: its title, story, refusals, prompts."""
        return self._game.words

    @property
    def clockwise(self) -> bool:
        """Whether the seats are numbered clockwise round the table."""
        return self._game.clockwise

    @property
    def options(self) -> dict[str, Any]:
        """The house rules in force."""
        return dict(self.table.options)

    @property
    def ask(self) -> Ask | None:
        """Who may do what now, and by which clause; None when the match is over."""
        ask = self._ask
        return Ask(ask.question, ask.seats[:], self.table) if ask else None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._ask is None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended: winners, scores, and the clause that is the reason; None before."""
        return self.table.outcome

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far, of all seats; not to be had of an imagined match."""
        self._check_kept("moves")
        return tuple(made for made in self._log[self._given :] if isinstance(made, Move))

    def legal(self, seat: int | None = None) -> list[Move]:
        """The moves open now, of one seat or of all that are asked."""
        ask = self._ask
        if ask is None:
            return []
        asked = [q for q in ask.seats if seat is None or q == self._seat(seat)]
        return [move for q in asked for move in ask.question.moves(self.table, q)]

    def why_not(self, move: Move | str) -> Refusal | None:
        """None if the move is legal now, else the clause that forbids it and a sentence."""
        made = self._read(move)
        clause = self._forbids(made)
        return None if clause is None else refusal(self, made, clause)

    def refuses_unasked(self, made: Move) -> str | None:
        """The clause, if a game has a better one than the question's, for a seat not asked."""
        is_seat = 0 <= made.by < self.players
        return self._game.refuses_unasked(self.table, made) if is_seat else None

    def apply(self, move: Move | str) -> None:
        """Make a move; :class:`~cardlab.errors.IllegalMove` changes nothing."""
        made = self._read(move)
        no = self.why_not(made)
        if no is not None:
            raise IllegalMove(self._explained(made, no), no.clause, no.text)
        self._enter(made)

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat (None: a spectator) may know, and nothing else, as JSON-able data."""
        seen = view(self.table, None if seat is None else self._seat(seat), self._ask)
        return {"game": self.game, "names": list(self.names), **seen}

    def story(self, seat: int | None = None) -> list[Event]:
        """What has happened so far; with a seat, as that seat saw it."""
        events = self.table.story or []
        if self._given:  # of what was made before the match starts nothing is told
            events = [event for event in events if event.decision >= 0]
        return list(events) if seat is None else [e.masked(self._seat(seat)) for e in events]

    def told(self, event: Event, me: int | None = None) -> Sentence:
        """An event as a sentence, said to everybody or to the seat ``me``.

        >>> import cardlab
        >>> m = cardlab.new_match("pepper", players=2, seed=1)
        >>> m.apply("draw")
        >>> m.told(m.story(1)[-1], me=1).text()
        'Ana drew a card.'
        """
        return told(event, self.words, self.names, me)

    def copy(self) -> Match:
        """An independent match at this decision."""
        return self._at(len(self._log))

    def undo(self) -> None:
        """Go one decision back; :class:`~cardlab.errors.CardlabError` at the first."""
        made = len(self._log) - 1
        if made < self._floor:
            raise CardlabError("There is no decision to go back to: this is the first.")
        self._go_to(made)

    def before(self, decision: int) -> Match:
        """An independent match as it was before that decision, counted from 0: a "what if"."""
        first, last = self._floor - self._given, len(self._log) - self._given
        if type(decision) is not int or not first <= decision <= last:
            raise CardlabError(
                f"There is no decision {decision!r:.80}; there are {first} to {last}."
            )
        return self._at(self._given + decision)

    def imagine(self, seat: int | None, dice: Dice) -> Match:
        """A copy in which all that the seat (None: a spectator) cannot know is redealt.

        It depends on what the seat knows and on the dice alone, and keeps no trace of the rest: its
        story is the seat's, and it gives no record. ``dice`` are advanced, so that the next
        imagined world is another one.
        """
        other = self.copy()
        me = None if seat is None else self._seat(seat)
        other._redeal(Redeal(me, dice.split().state))
        return other

    def _start_after(self, moves: Sequence[str]) -> None:
        """Make moves that lie before the start: no undo, no story and no list of moves has them."""
        for text in moves:
            self.apply(text)
        self._floor = self._given = len(moves)

    def record(self) -> dict[str, Any]:
        """The match as JSON-able data, from which :func:`cardlab.replay` makes it again."""
        from cardlab.record import record_of

        self._check_kept("record")
        return record_of(self)

    def __repr__(self) -> str:
        state = f"over: {self.outcome}"
        if self._ask is not None:
            secret = self._ask.question.secret
            state = "asks in secret" if secret else f"asks seats {self._ask.seats}"
        return f"<{self.game}, {self.players} players, turn {self.table.turns}, {state}>"

    # --- the engine's loop --------------------------------------------------------------------

    def _start(self, table: Table) -> None:
        self.table = table
        if not self._checkpoints:
            self._checkpoint()
        self._flow: Rule = self._game.play(table, Turns(self))
        self._ask: Ask | None = None
        with suppress(Ended):
            self._ask = next(self._flow)

    def _checkpoint(self) -> None:
        marks = self._checkpoints
        if not marks or marks[-1].made < len(self._log):
            marks.append(Checkpoint(len(self._log), len(self.table.story or ()), self.table.copy()))
        if len(marks) > _CHECKPOINTS:  # a long game keeps fewer of its early ones
            del marks[1 : _CHECKPOINTS // 2 : 2]

    def _enter(self, made: Move | Redeal) -> None:
        if isinstance(made, Redeal):
            return self._redeal(made)
        self.table.decision += 1
        self._log.append(made)
        self._ask = None
        with suppress(Ended):
            self._ask = self._flow.send(made)
        return None

    def _run(self, dice: Dice) -> int:
        """Moves of chance to the end, straight from the questions; how many. Uses the match up."""
        flow, t = self._flow, self.table
        ask, self._ask, self._runs = self._ask, None, True
        t.unwatch()
        made, below, send = 0, dice.below, flow.send
        with suppress(Ended):
            while ask is not None:
                moves_of = ask.question.moves  # by name first: Python 3.11 calls it faster so
                moves = moves_of(t, ask.seats[0])
                made += 1
                n = len(moves)
                ask = send(moves[below(n)] if n > 1 else moves[0])
        return made

    def _run_by(self, choose: Callable[[Any, Sequence[Move], Dice], Move], dice: Dice) -> None:
        """As :meth:`_run`, but each move is chosen from those open; the choice may look about."""
        flow, t = self._flow, self.table
        ask, self._ask, self._runs = self._ask, None, True
        t.unwatch()
        with suppress(Ended):
            while ask is not None:
                moves = ask.question.moves(t, ask.seats[0])
                ask = flow.send(choose(t, moves, dice) if len(moves) > 1 else moves[0])

    def _redeal(self, entry: Redeal) -> None:
        t = self.table
        dice = Dice()
        dice.state = entry.state
        redeal(t, entry.me, dice)
        t.story = [event.masked(entry.me) for event in t.story or ()]
        self._log.append(entry)
        self._floor = len(self._log)
        self._imagined = True
        self.seed = None
        self.setting = None

    def _at(self, made: int) -> Match:
        """An independent match with the first ``made`` entries of the log."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other._go_to(made)
        return other

    def _go_to(self, made: int) -> None:
        """Take the last checkpoint before so many entries of the log, and make the rest again."""
        if self._runs:
            raise CardlabError(_USED_UP)
        log, story = self._log, self.table.story or []
        self._checkpoints = [mark for mark in self._checkpoints if mark.made <= made]
        mark = self._checkpoints[-1]
        self._log = log[: mark.made]
        table = mark.table.copy()
        table.story = story[: mark.told]
        self._start(table)
        for entry in log[mark.made : made]:
            self._enter(entry)

    def _check_kept(self, what: str) -> None:
        if self._runs:
            raise CardlabError(_USED_UP)
        if self._imagined:
            raise CardlabError(_IMAGINED.format(what))

    # --- reading and refusing -----------------------------------------------------------------

    def _seat(self, seat: Any) -> int:
        if type(seat) is int and 0 <= seat < self.players:
            return seat
        raise BadOption(f"There is no seat {seat!r}; there are 0 to {self.players - 1}.")

    def _read(self, move: Move | str) -> Move:
        if isinstance(move, Move):
            move = move.text  # what it says counts, however it was put together
        if not isinstance(move, str):
            raise BadMove(f"{move!r} is no move: give a Move or its text, like '0 draw'.")
        if move.split()[:1] and not move.split()[0].isdecimal():  # without a seat: the one asked
            move = f"{self._ask.seats[0] if self._ask else 0} {move}"
        return Move.parse(move)

    def _forbids(self, made: Move) -> str | None:
        """The clause that forbids a move, or None; a move that is over-worded is none of those."""
        if self._ask is None:
            return self.table.outcome.reason if self.table.outcome else ""
        question = self._ask.question
        if made.by not in self._ask.seats:
            return self.refuses_unasked(made) or question.why
        clause = question.refuses(self.table, made)
        if clause is None and made not in question.moves(self.table, made.by):
            return question.why
        return clause

    def _explained(self, made: Move, no: Refusal) -> str:
        """The refusal with what is possible, for the seat that tried and for nobody else."""
        if self._ask is None or made.by not in self._ask.seats:
            return f"{made}: {no.text} [{no.clause}]"
        legal = [move.text for move in self.legal(made.by)]
        more = f" and {len(legal) - 12} more" if len(legal) > 12 else ""
        return f"{made}: {no.text} [{no.clause}] Possible: {', '.join(legal[:12])}{more}."


_USED_UP = "This match was played out by chance, which keeps no moves: play out a copy of it."
_IMAGINED = "An imagined match has no {}: it holds only what one seat knows."


def new_match(
    game: str,
    players: int = 3,
    seed: int | None = None,
    names: tuple[str, ...] | list[str] | None = None,
    **house_rules: Any,
) -> Match:
    """A new match of a game, dealt from its seed (a new one is thrown if none is given).

    >>> new_match("pepper", players=4, seed=7)
    <pepper, 4 players, turn 1, asks seats [0]>
    """
    rules = find(game)
    seated = rules.seated(players)
    options = rules.house_rules(house_rules)
    seed = checked_seed(seed)
    table = rules.table(seated, Dice(seed), options)
    rules.deal(table)
    return Match(rules, table, names=checked_names(names, seated), seed=seed)


def checked_seed(seed: Any) -> int:
    """The seed as a whole number; None asks for a new one, which the match then tells."""
    if seed is None:
        import secrets

        return secrets.randbelow(1_000_000)
    if type(seed) is not int:
        raise BadOption(f"A seed is a whole number; {seed!r} is none.")
    if seed.bit_length() > 64:
        raise BadOption(f"A seed has at most 64 bits, and this one has {seed.bit_length()}.")
    return seed


def checked_names(names: Any, players: int) -> tuple[str, ...]:
    """One name a seat, the house's own by default."""
    if names is None:
        return NAMES[:players]
    said = tuple(names) if isinstance(names, list | tuple) else ()
    if len(said) != players or not all(isinstance(n, str) and 0 < len(n) <= 40 for n in said):
        raise BadOption(
            f"{names!r} can't be the names: {players} are wanted, each of 1 to 40 letters."
        )
    return said
