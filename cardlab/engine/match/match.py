"""A match: what users hold of a game in progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from cardlab.engine.match.catalogue import find
from cardlab.engine.match.game import Game, V_co
from cardlab.engine.match.refusal import Reason, Refusal, reason, refusal
from cardlab.engine.match.run import Resampled, Run
from cardlab.engine.table.cards import Deck
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadMove, BadOption, CardlabError, IllegalMove
from cardlab.engine.table.events import Event, Outcome
from cardlab.engine.table.moves import Move, read_move
from cardlab.engine.table.questions import Ask
from cardlab.engine.table.table import Table
from cardlab.engine.text.words import N_, GameWords, Sentence, sentence_of
from cardlab.version import __version__

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gia", "Hugo", "Ida", "Jon", "Kim", "Lea")
FORMAT = 1  # of a record


class Match(Generic[V_co]):
    """A match in progress; made by :func:`cardlab.new_match`, :func:`cardlab.set_table`,
    :func:`cardlab.replay`.

    >>> import cardlab
    >>> match = cardlab.new_match("pepper", players=2, seed=1)
    >>> match.ask.why, match.ask.seats, len(match.legal(0)) > 0
    ('pepper.turn', [0], True)
    """

    def __init__(
        self,
        game: Game[Any, V_co],
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
        self.seed_is_chosen = False  # whether somebody chose the seed, who then knows all cards
        self._run = Run(game, table, self.names)

    # --- what is public -----------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The table as it is now, with all that is hidden; for the rules and for tests."""
        self._run.keep_limits()
        return self._run.table

    @property
    def run(self) -> Run:
        """The rules running over the table; for what runs a match to its end at once."""
        return self._run

    @property
    def definition(self) -> Game[Any, V_co]:
        """What the game says about itself."""
        return self._game

    @property
    def game(self) -> str:
        """The game's name."""
        return self._game.name

    @property
    def deck(self) -> Deck:
        """The game's faces, which read cards: ``match.deck.card("red 7")``."""
        return self._game.deck

    @property
    def players(self) -> int:
        """How many seats there are; they are numbered from 0."""
        return self._run.table.players

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
        return dict(self._run.table.options)

    @property
    def ask(self) -> Ask[Any] | None:
        """Who may do what now, and by which clause; None when the match is over."""
        ask = self._run.ask
        return Ask(ask.question, ask.seats[:], self._run.table) if ask else None

    @property
    def asked(self) -> int:
        """The number of the question that is asked now.

        It rises with each question. It stays the same while several are asked the same one, until
        the last of them has answered.

        >>> import cardlab
        >>> match = cardlab.new_match("pepper", players=2, seed=1)
        >>> first = match.asked
        >>> match.apply("draw")
        >>> match.asked > first
        True
        """
        ask, t = self._run.ask, self.table
        return t.opened if ask and ask.seats is t.waiting else t.decision

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._run.ask is None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended: winners, scores, and the clause that is the reason; None before."""
        return self._run.table.outcome

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far, of all seats; not to be had of an imagined match."""
        self._check_not_imagined("moves")
        return tuple(
            entry for entry in self._run.log[self._run.prefix_length :] if isinstance(entry, Move)
        )

    def legal(self, seat: int | None = None) -> list[Move]:
        """Return the legal moves of one seat, or of all seats that are asked."""
        ask = self._run.ask
        if ask is None:
            return []
        asked = [q for q in ask.seats if seat is None or q == self._seat(seat)]
        return [move for q in asked for move in ask.question.moves(self._run.table, q)]

    def if_asked(self, seat: int) -> list[Move]:
        """Return the moves that a seat would have if it were asked what is asked now.

        So one can tell of an imagined match whether somebody can play there. Empty when the match
        is over.

        >>> import cardlab
        >>> match = cardlab.set_table(
        ...     "pepper", {"discard": "red 2", "hand 1": "red 7, blue 5"}, players=2, seed=1
        ... )
        >>> match.ask.seats, [move.text for move in match.if_asked(1)]
        ([0], ['1 play red 7', '1 draw'])
        """
        ask = self._run.ask
        return list(ask.question.moves(self._run.table, self._seat(seat))) if ask else []

    def read(self, move: Move | str, seat: int | None = None) -> Move:
        """Return a move, or the move of a text.

        Args:
            move: the move, or its words.
            seat: whose move it is if the text names no seat; by default the seat that is asked.

        Raises:
            BadMove: it is no move of this game.

        """
        ask = self._run.ask
        by = seat if seat is not None else ask.seats[0] if ask else 0
        return read(move, self._game.deck, by)

    def why_not(self, move: Move | str) -> Refusal | None:
        """Return the clause that forbids a move, with a sentence; None if the move is legal now."""
        return refusal(self._run, self.read(move))

    def why(self, move: Move | str) -> Reason | None:
        """Return the clause by which a move is legal now, with a sentence.

        None if it is not legal (:meth:`why_not` says why), or if the game says nothing of it.

        >>> import cardlab
        >>> places = {"discard": "red 8", "suit": "blue", "hand 0": "blue 4, red 7"}
        >>> m = cardlab.set_table("pepper", places, players=2, seed=1)
        >>> m.why("0 play blue 4").text, m.why("0 play red 7")
        ('blue 4 fits: the suit in play is blue.', None)
        """
        return reason(self._run, self.read(move))

    def apply(self, move: Move | str) -> None:
        """Make a move; :class:`~cardlab.engine.table.errors.IllegalMove` changes nothing."""
        read = self.read(move)
        no = self.why_not(read)
        if no is not None:
            raise IllegalMove(self._explained(read, no), no.clause, no.text)
        self._run.enter(read)

    def view(self, seat: int | None) -> V_co:
        """Return all that this seat (None: a spectator) may know, and nothing else.

        It is a value: moves that are made later do not change it. ``as_dict()`` is JSON-able.

        >>> import cardlab
        >>> cardlab.new_match("pepper", players=2, seed=7).view(0).zone("discard").top
        <yellow 2>
        """
        return self.live_view(seat).snapshot()

    def live_view(self, seat: int | None) -> V_co:
        """Return a view as :meth:`view` does, but one that reads the table each time it is used."""
        number = None if seat is None else self._seat(seat)
        return self._game.view(self._run, number)

    def story(self, seat: int | None = None) -> list[Event]:
        """Return the events so far; with a seat, as that seat saw them."""
        events = self._run.story()
        if self._run.prefix_length:  # of what was made before the match starts nothing is told
            events = [event for event in events if event.decision >= 0]
        return list(events) if seat is None else [e.masked(self._seat(seat)) for e in events]

    def told(self, event: Event, me: int | None = None) -> Sentence:
        """Return an event as a sentence, addressed to everybody or to the seat ``me``.

        >>> import cardlab
        >>> m = cardlab.new_match("pepper", players=2, seed=1)
        >>> m.apply("draw")
        >>> m.told(m.story(1)[-1], me=1).text()
        'Ana drew a card.'
        """
        return sentence_of(event, self.words, self.names, me)

    def copy(self) -> Match[V_co]:
        """Return an independent match at this decision."""
        return self._at(len(self._run.log))

    def undo(self) -> None:
        """Go one decision back; :class:`~cardlab.engine.table.errors.CardlabError` at the first."""
        self._check_not_consumed()
        self._run.go_to(len(self._run.log) - 1)

    def before(self, decision: int) -> Match[V_co]:
        """Return an independent match as it was before a decision, counted from 0: a "what if"."""
        given = self._run.prefix_length
        first, last = self._run.undo_limit - given, len(self._run.log) - given
        if type(decision) is not int or not first <= decision <= last:
            raise CardlabError(
                f"There is no decision {decision!r:.80}; there are {first} to {last}."
            )
        return self._at(given + decision)

    def imagine(self, seat: int | None, dice: Dice) -> Match[V_co]:
        """Return a copy in which all that the seat (None: a spectator) cannot know is redealt.

        It depends on what the seat knows and on the dice alone, and keeps no trace of the rest: its
        story is the seat's, and it gives no record. ``dice`` are advanced, so that the next
        imagined world is another one.
        """
        me = None if seat is None else self._seat(seat)
        self._check_not_consumed()
        other = self._with(self._run.imagined(Resampled(me, dice.split().state)))
        other.seed = other.setting = None
        return other

    def replay_prefix(self, moves: Sequence[str]) -> None:
        """Make moves that lie before the start: no undo, no story and no list of moves has them."""
        for text in moves:
            self.apply(text)
        self._run.undo_limit = self._run.prefix_length = len(moves)

    def record(self) -> dict[str, Any]:
        """Return the match as JSON-able data, from which :func:`cardlab.replay` restores it."""
        self._check_not_imagined("record")
        return {
            "cardlab": __version__,
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "names": list(self.names),
            "seed": self.seed,
            "options": self.options,
            "setting": None if self.setting is None else dict(self.setting),
            "moves": [move.text for move in self.moves],
        }

    def __getstate__(self) -> dict[str, Any]:
        self._check_not_consumed()
        state = {**self.__dict__, "_run": self._run.saved()}
        if self._game.package:  # a game with a package is looked up again by its name
            state["_game"] = self._game.name
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._game = find(state["_game"])
        self._run = Run.restored(self._game, state["_run"], self.names)

    def __deepcopy__(self, _memo: object) -> Match[V_co]:
        return self.copy()

    def __repr__(self) -> str:
        state = f"over: {self.outcome}"
        ask = self._run.ask
        if ask is not None:
            state = "asks in secret" if ask.question.secret else f"asks seats {ask.seats}"
        return f"<{self.game}, {self.players} players, turn {self._run.table.turns}, {state}>"

    # --- inside ---------------------------------------------------------------------------------

    def _at(self, entries: int) -> Match[V_co]:
        """Return an independent match with the first ``entries`` entries of the log."""
        self._check_not_consumed()
        return self._with(self._run.at(entries))

    def _with(self, run: Run) -> Match[V_co]:
        """Return a match that is like this one, over other rules."""
        other: Match[V_co] = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other._run = run
        return other

    def _check_not_consumed(self) -> None:
        if self._run.table.is_playout:
            raise CardlabError(_CONSUMED)

    def _check_not_imagined(self, what: str) -> None:
        self._check_not_consumed()
        if self._run.is_imagined:
            raise CardlabError(_IMAGINED.format(what))

    def _seat(self, seat: Any) -> int:
        if type(seat) is int and 0 <= seat < self.players:
            return seat
        raise BadOption(f"There is no seat {seat!r:.80}; there are 0 to {self.players - 1}.")

    def _explained(self, move: Move, no: Refusal) -> str:
        """Return the refusal with the possible moves, if the seat that tried is asked."""
        ask = self._run.ask
        is_named = no.clause in no.text  # as by the sentence of a game without words
        refused = f"{move!s:.80}: {no.text}" + ("" if is_named else f" [{no.clause}]")
        if ask is None or move.by not in ask.seats:
            return refused
        legal = [legal_move.text for legal_move in self.legal(move.by)]
        more = f" and {len(legal) - 12} more" if len(legal) > 12 else ""
        return f"{refused} Possible: {', '.join(legal[:12])}{more}."


def read(move: Any, deck: Deck, by: int) -> Move:
    """Return a move, or the move of a text; where it names no seat, that of the seat ``by``.

    Raises:
        BadMove: it is no move of a game with this deck.

    """
    if isinstance(move, Move):
        if move.deck not in (None, deck):
            raise BadMove(f"{move.text:.80} is a move of {move.deck}; this game has {deck}.")
        return move
    if not isinstance(move, str):
        raise BadMove(f"{move!r:.80} is no move: give a Move or its text, like '0 draw'.")
    if move.split()[:1] and not move.split()[0].isdecimal():
        move = f"{by} {move}"
    return read_move(move, deck)


_CONSUMED = "This match was played out by chance, which keeps no moves: play out a copy of it."
_IMAGINED = "An imagined match has no {}: it holds only what one seat knows."


def new_match(
    game: str | Game[Any, V_co],
    players: int | None = None,
    seed: int | None = None,
    names: tuple[str, ...] | list[str] | None = None,
    **house_rules: Any,
) -> Match[V_co]:
    """Return a new match of a game, dealt from its seed.

    >>> new_match("pepper", players=4, seed=7)
    <pepper, 4 players, turn 1, asks seats [0]>

    Args:
        game: the name of a game, or a :class:`~cardlab.engine.match.game.Game`.
        players: how many play; by default three, or the number nearest to it that the game allows.
        seed: the same seed deals the same match; by default a new one of 63 bits is drawn, which
            nobody can try out. Whoever knows the seed can compute all hidden cards.
        names: the names of the players, by seat.
        **house_rules: the house rules by their names.

    Raises:
        BadOption: there is no such game or house rule, or one of them can't be that.

    """
    rules: Game[Any, V_co] = find(game)
    seated = rules.seated(rules.usual_players if players is None else players)
    options = rules.house_rules(house_rules)
    drawn = checked_seed(seed)
    table = rules.table(seated, Dice(drawn), options)
    rules.deal(table)
    match = Match(rules, table, names=checked_names(names, seated), seed=drawn)
    match.seed_is_chosen = seed is not None
    return match


def checked_seed(seed: Any) -> int:
    """Return the seed as a whole number, a new random one for None."""
    if seed is None:
        import secrets

        return secrets.randbits(63)
    if type(seed) is not int:
        raise BadOption(f"A seed is a whole number; {seed!r:.80} is none.")
    if seed.bit_length() > 64:
        says = N_("A seed has at most 64 bits, and this one has {n}.")
        raise BadOption(Sentence(says, {"n": seed.bit_length()}))
    return seed


def _is_name(name: Any) -> bool:
    return isinstance(name, str) and len(name) <= 40 and name.strip() != "" and name.isprintable()


def checked_names(names: Any, players: int) -> tuple[str, ...]:
    """Return one name for each seat, the default names for None."""
    if names is None:
        return NAMES[:players]
    given = tuple(names) if isinstance(names, list | tuple) else ()
    if len(given) != players or not all(map(_is_name, given)):
        raise BadOption(
            f"{names!a:.80} can't be the names: {players} are wanted, each of 1 to 40 letters."
        )
    return given
