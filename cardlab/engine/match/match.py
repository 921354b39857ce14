"""A match: the object with which users play, watch and study a game."""

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
    """A match in progress.

    :func:`cardlab.new_match` deals one, :func:`cardlab.set_table` starts one in the middle of a
    game, and :func:`cardlab.replay` restores one from its record.

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
        """The table as it is now, hidden cards included. The rules and the tests use it."""
        self._run.note_limits()
        return self._run.table

    @property
    def run(self) -> Run:
        """The rules as they run over the table, for code that plays a match to its end."""
        return self._run

    @property
    def definition(self) -> Game[Any, V_co]:
        """The :class:`~cardlab.Game` that is played."""
        return self._game

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game.name

    @property
    def deck(self) -> Deck:
        """The deck of the game, which reads cards: ``match.deck.card("red 7")``."""
        return self._game.deck

    @property
    def players(self) -> int:
        """The number of seats. Seats are numbered from 0."""
        return self._run.table.players

    @property
    def words(self) -> GameWords:
        """The texts of the game: its title, story, refusals and prompts."""
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
        """The open question: who may do what, and by which clause. None when the match is over."""
        ask = self._run.ask
        return Ask(ask.question, ask.seats[:], self._run.table) if ask else None

    @property
    def asked(self) -> int:
        """The number of the open question.

        The number rises with each question. While several seats answer the same question, it stays
        the same until the last of them has answered.

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
        """How the match ended: winners, scores, and the clause that ended it. None before."""
        return self._run.table.outcome

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far, by all seats.

        Raises:
            CardlabError: this is an imagined match, which has no record of moves.

        """
        self._check_not_imagined("moves")
        return tuple(
            entry for entry in self._run.log[self._run.prefix_length :] if isinstance(entry, Move)
        )

    def legal(self, seat: int | None = None) -> list[Move]:
        """Return the moves that are legal now, of one seat or of all.

        Args:
            seat: the number of a seat; by default all seats that may move.

        Returns:
            The moves; an empty list if the seat may not move, or the match is over.

        Raises:
            BadOption: there is no such seat.

        """
        ask = self._run.ask
        if ask is None:
            return []
        asked = [q for q in ask.seats if seat is None or q == self._seat(seat)]
        return [move for q in asked for move in ask.question.moves(self._run.table, q)]

    def if_asked(self, seat: int) -> list[Move]:
        """Return the moves that a seat would have if the open question were put to it.

        In an imagined match this tells whether somebody could play there. The list is empty when
        the match is over.

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
        """Return the move that a text describes.

        Args:
            move: the text, like "0 play red 7"; a move is returned as it is.
            seat: the seat that moves if the text names none; by default the seat that may move.

        Raises:
            BadMove: the text describes no move of this game.

        """
        ask = self._run.ask
        by = seat if seat is not None else ask.seats[0] if ask else 0
        return read(move, self._game.deck, by)

    def why_not(self, move: Move | str) -> Refusal | None:
        """Return the clause that forbids a move, with a sentence.

        Args:
            move: a move, or its text.

        Returns:
            The refusal; None if the move is legal now.

        Raises:
            BadMove: the text describes no move of this game.

        """
        return refusal(self._run, self.read(move))

    def why(self, move: Move | str) -> Reason | None:
        """Return the clause that permits a move, with a sentence.

        >>> import cardlab
        >>> places = {"discard": "red 8", "suit": "blue", "hand 0": "blue 4, red 7"}
        >>> m = cardlab.set_table("pepper", places, players=2, seed=1)
        >>> m.why("0 play blue 4").text, m.why("0 play red 7")
        ('blue 4 fits: the suit in play is blue.', None)

        Args:
            move: a move, or its text.

        Returns:
            The reason; None if the move is illegal (:meth:`why_not` says why), or if the game has
            none.

        Raises:
            BadMove: the text describes no move of this game.

        """
        return reason(self._run, self.read(move))

    def apply(self, move: Move | str) -> None:
        """Make a move.

        Args:
            move: a move, or its text, like "0 play red 7" or "draw".

        Raises:
            BadMove: the text describes no move of this game.
            IllegalMove: a clause forbids the move. The match has not changed.

        """
        read = self.read(move)
        no = self.why_not(read)
        if no is not None:
            raise IllegalMove(self._explained(read, no), no.clause, no.text)
        self._run.enter(read)

    def view(self, seat: int | None) -> V_co:
        """Return everything that a seat may know, and nothing else.

        The view doesn't change when the match goes on. ``view.as_dict()`` returns it as JSON-able
        data.

        >>> import cardlab
        >>> cardlab.new_match("pepper", players=2, seed=7).view(0).zone("discard").top
        <yellow 2>

        Args:
            seat: the number of a seat; None for a spectator.

        Raises:
            BadOption: there is no such seat.

        """
        return self.live_view(seat).snapshot()

    def live_view(self, seat: int | None) -> V_co:
        """Return a view like that of :meth:`view`, but one that follows the match as it goes on."""
        number = None if seat is None else self._seat(seat)
        return self._game.view(self._run, number)

    def story(self, seat: int | None = None) -> list[Event]:
        """Return the events so far.

        Args:
            seat: the seat whose story to return, without the cards that it has not seen; by default
                the whole story.

        """
        events = self._run.story()
        if self._run.prefix_length:  # the story leaves out the moves that set up the match
            events = [event for event in events if event.decision >= 0]
        return list(events) if seat is None else [e.masked(self._seat(seat)) for e in events]

    def told(self, event: Event, me: int | None = None) -> Sentence:
        """Return an event as a sentence.

        >>> import cardlab
        >>> m = cardlab.new_match("pepper", players=2, seed=1)
        >>> m.apply("draw")
        >>> m.told(m.story(1)[-1], me=1).text()
        'Ana drew a card.'

        Args:
            event: an event of the story.
            me: the seat that the sentence addresses as "you"; by default nobody.

        """
        return sentence_of(event, self.words, self.names, me)

    def copy(self) -> Match[V_co]:
        """Return a copy of the match, which goes on independently."""
        return self._at(len(self._run.log))

    def undo(self) -> None:
        """Take back the last decision.

        Raises:
            CardlabError: nobody has made a decision yet.

        """
        self._check_not_consumed()
        self._run.go_to(len(self._run.log) - 1)

    def before(self, decision: int) -> Match[V_co]:
        """Return a copy of the match as it was before a decision.

        Args:
            decision: the number of the decision, counted from 0.

        Raises:
            CardlabError: there is no such decision.

        """
        given = self._run.prefix_length
        first, last = self._run.undo_limit - given, len(self._run.log) - given
        if type(decision) is not int or not first <= decision <= last:
            raise CardlabError(
                f"There is no decision {decision!r:.80}; there are {first} to {last}."
            )
        return self._at(given + decision)

    def imagine(self, seat: int | None, dice: Dice) -> Match[V_co]:
        """Return a copy in which everything that a seat can't know is dealt again.

        The copy agrees with all that the seat has seen. It depends on what the seat knows and on
        the dice, and on nothing else: its story is that of the seat, and it has no record.

        Args:
            seat: the number of a seat; None for a spectator.
            dice: the source of chance. They advance, so that the next imagined match is a different
                one.

        Raises:
            BadOption: there is no such seat.

        """
        me = None if seat is None else self._seat(seat)
        self._check_not_consumed()
        other = self._twin(self._run.imagined(Resampled(me, dice.split().state)))
        other.seed = other.setting = None
        return other

    def replay_prefix(self, moves: Sequence[str]) -> None:
        """Make moves that belong to the setup: undo and the story stop after them."""
        for text in moves:
            self.apply(text)
        self._run.undo_limit = self._run.prefix_length = len(moves)

    def record(self) -> dict[str, Any]:
        """Return the match as JSON-able data, from which :func:`cardlab.replay` restores it.

        To save a match, write ``json.dumps(match.record())`` to a file.

        Raises:
            CardlabError: this is an imagined match.

        """
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
        return self._twin(self._run.at(entries))

    def _twin(self, run: Run) -> Match[V_co]:
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
        raise BadOption(f"There is no seat {seat!r:.80}; the seats are 0 to {self.players - 1}.")

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
        raise BadMove(f"{move!r:.80} is not a move: give a Move or its text, like '0 draw'.")
    if move.split()[:1] and not move.split()[0].isdecimal():
        move = f"{by} {move}"
    return read_move(move, deck)


_CONSUMED = "This match was played out by chance and has no moves: play out a copy of it."
_IMAGINED = "An imagined match has no {}: it holds only what one seat knows."


def new_match(
    game: str | Game[Any, V_co],
    players: int | None = None,
    seed: int | None = None,
    names: tuple[str, ...] | list[str] | None = None,
    **house_rules: Any,
) -> Match[V_co]:
    """Return a new match.

    >>> new_match("pepper", players=4, seed=7)
    <pepper, 4 players, turn 1, asks seats [0]>

    Args:
        game: the name of a game, or a :class:`~cardlab.Game`.
        players: the number of players; by default three, or the nearest number that the game
            allows.
        seed: a whole number that decides the deal and all later chance: the same seed gives the
            same match. By default cardlab draws 63 random bits. Whoever knows the seed can compute
            every hidden card.
        names: the names of the players, by seat.
        **house_rules: the house rules by name, as in ``must_play_if_able=True``.

    Raises:
        BadOption: there is no such game or house rule, or a value is not possible.

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
        raise BadOption(f"A seed must be a whole number, not {seed!r:.80}.")
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
