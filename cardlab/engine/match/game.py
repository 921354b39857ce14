"""What a game says about itself: its name, seats, house rules, table and turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import KW_ONLY, dataclass, field, replace
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple

from cardlab.engine.knowledge.view import View
from cardlab.engine.table.cards import Deck
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadGame, BadOption
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Rule, Turns
from cardlab.engine.table.seats import MOST_SEATS
from cardlab.engine.table.table import Table
from cardlab.engine.text.words import (
    N_,
    GameWords,
    Layout,
    Sentence,
    Texts,
    either,
    read_rulebook,
    spoken,
)

if TYPE_CHECKING:
    # For type checkers only: it lets `Match` alone mean `Match[View]`. Python has it from 3.13 on.
    from typing_extensions import TypeVar

    T = TypeVar("T", bound=Table)
    V = TypeVar("V", bound=View, default=View)
    V_co = TypeVar("V_co", bound=View, default=View, covariant=True)
else:
    from typing import TypeVar

    T, V, V_co = TypeVar("T"), TypeVar("V"), TypeVar("V_co", covariant=True)

EveryMove = Callable[[int, Mapping[str, Any]], Iterable[Move]]
USUAL: Final = 3  # players


@dataclass(frozen=True)
class Counts:
    """How often each of so many kinds of card is in a deck, ``least`` cards in all."""

    kinds: int
    times: range
    least: int

    def __contains__(self, value: Any) -> bool:
        return (
            isinstance(value, list)
            and len(value) == self.kinds
            and all(type(n) is int and n in self.times for n in value)
            and sum(value) >= self.least
        )


@dataclass(eq=False)
class Option:
    """A house rule: its name, its values (the default first), and the clause that it changes.

    >>> Option("must_play_if_able", (False, True), "pepper.must_draw").checked(True)
    True
    """

    name: str
    choices: tuple[Any, ...] | range | Counts
    clause: str
    _: KW_ONLY
    default: Any = None

    def __post_init__(self) -> None:
        if self.default is None and not isinstance(self.choices, Counts):
            self.default = self.choices[0]
        self.default = self.checked(self.default)

    def checked(self, value: Any) -> Any:
        """Return the value, or raise :class:`BadOption` with what is possible."""
        for choice in self.choices if isinstance(self.choices, tuple) else ():
            if type(value) is type(choice) and value == choice:
                return value
        if isinstance(self.choices, range) and type(value) is int and value in self.choices:
            return value
        if isinstance(self.choices, Counts) and value in self.choices:
            return list(value)
        fields = {"rule": self.name, "value": f"{value!r:.80}", "possible": self.possible}
        raise BadOption(Sentence(N_("The house rule {rule} can't be {value}: {possible}."), fields))

    def read(self, text: str) -> Any:
        """Return what a text stands for: a choice, a number, a list of numbers, or the text."""
        if isinstance(self.choices, tuple):
            return {str(choice): choice for choice in self.choices}.get(text, text)
        parts = [int(part) if part.strip().isdecimal() else part for part in text.split(",")]
        return parts if isinstance(self.choices, Counts) else parts[0]

    @property
    def possible(self) -> Sentence:
        """What it may be, in words."""
        choices = self.choices
        if isinstance(choices, Counts):
            says = N_(
                "it is a list of {n} numbers up to {most}, in the order of {clause}, with at "
                "least {least} cards in all"
            )
            counts = {"n": choices.kinds, "most": choices.times[-1], "least": choices.least}
            return Sentence(says, {**counts, "clause": self.clause})
        if isinstance(choices, range):
            ends = {"first": choices[0], "last": choices[-1]}
            return Sentence(N_("it is a whole number from {first} to {last}"), ends)
        return Sentence(N_("it is {choices}"), {"choices": either(choices)})


@dataclass(frozen=True)
class Scenario:
    """A table and moves that lead to a clause that random games rarely reach.

    >>> Scenario("spicy.goal", 3, ("0 play chili 1 as chili 1", "1 wait", "2 wait")).players
    3

    Args:
        clause: the clause; an event, a question or a refusal cites it after one of the moves.
        players: how many play.
        moves: the moves in words. One that begins with ``"not "`` is refused: ``"not 0 pass"``.
        places: the table as :func:`cardlab.set_table` takes it; None for a new deal.
        house_rules: the house rules that are not the default ones.
        seed: the seed of the deal.

    """

    clause: str
    players: int
    moves: tuple[str, ...]
    places: Mapping[str, Any] | None = None
    house_rules: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1


class Strength(NamedTuple):
    """A bot's share of the wins among others, each deal played from every seat; in percent.

    ``low`` and ``high`` are the ends of its 95 % interval.
    """

    bot: str
    among: str
    players: int
    games: int
    share: float
    low: float
    high: float


def _refuses_nothing(_table: Table, _move: Move) -> str | None:
    """Know no better clause than that of the question."""
    return None


def _nothing_to_set_up(_table: Table) -> None:
    """Complete nothing: a table set by hand is right as it is."""


class Game(Generic[T, V]):
    """The definition of a game: all that the engine knows about it.

    Args:
        name: the game's name in calls, links and records, as in ``new_match("pepper")``.
        players: the allowed numbers of players, as a range; 12 at most.
        deck: the faces of its cards; a package calls its deck ``DECK``, in the module of the table.
        table: makes an empty table from the players, the dice and the house rules.
        deal: sets up a new table.
        play: the game itself, ``play(table, turns)``. It says what happens before the first turn
            (while ``table.turns`` is 0), then in ``for p in turns:`` what happens in a turn, then
            what happens after the last turn that the house rule ``turn_cap`` allows. It has to go
            on from any table between two turns, because the engine copies a match in that way. It
            ends the game by ``table.end``.
        set_up: completes a table that was set by hand, ``set_up(table, **facts)``.
        view: the class of its views, which has the game's facts as typed attributes.
        options: the house rules.
        refuses_unasked: the clause to cite when a seat moves that is not asked; by default the
            clause of the question.
        clockwise: whether the seats are numbered clockwise round the table.
        fewest_win: whether few points are good, for sentences about points. The winner is decided
            by the rules alone (``table.end``).
        discloses: the clauses that let everybody conclude something about hidden cards that no
            event names: a new deal, hands that are passed on, "who holds the lowest begins".
            :func:`cardlab.testing.check_game` needs them.
        package: the package that holds the other parts of the game (``__name__`` in its
            ``__init__``): ``rules``, ``words``, ``bot``, ``odds`` and ``rulebook.toml``. They are
            imported when they are used.
        words: the texts of the game, for a game without a package; all of them have defaults.
        layout: where the zones are drawn, for a game without a package.
        rulebook: the clauses, for a game without a package: the data of a ``rulebook.toml``, or
            an English sentence for each clause's id, the aim of the game first.
        scenarios: tables from which random games reach their rare clauses, for a game without a
            package.
        every_move: lists every move that seat 0 may ever be offered, from the number of players
            and the house rules, for a game without a package; see
            :mod:`cardlab.environments.every_move`.

    Raises:
        BadGame: the definition contradicts itself; the message says where.

    """

    def __init__(  # noqa: PLR0913 - all by name; a game is described by these
        self,
        *,
        name: str,
        players: range,
        deck: Deck,
        table: Callable[[int, Dice, dict[str, Any]], T],
        deal: Callable[[T], None],
        play: Callable[[T, Turns], Rule],
        set_up: Callable[..., None] = _nothing_to_set_up,
        view: type[V] = View,  # type: ignore[assignment]  # mypy has no defaults for such
        options: tuple[Option, ...] = (),
        refuses_unasked: Callable[[T, Move], str | None] = _refuses_nothing,
        clockwise: bool = True,
        fewest_win: bool = False,
        discloses: tuple[str, ...] = (),
        package: str = "",
        words: GameWords | None = None,
        layout: Layout | None = None,
        rulebook: Mapping[str, Any] | None = None,
        scenarios: tuple[Scenario, ...] = (),
        every_move: EveryMove | None = None,
    ) -> None:
        if not players or not 1 <= min(players) <= max(players) <= MOST_SEATS:
            raise BadGame(
                f"{name} can't be for {players!r:.80} players: 1 to {MOST_SEATS} can play."
            )
        if package and not deck.module:
            raise BadGame(f"The deck of {name} names no module: DECK = Deck({name!r}, __name__).")
        self.name: Final = name
        self.players: Final = players
        self.deck: Final = deck
        self.table: Final = table
        self.deal: Final = deal
        self.play: Final = play
        self.set_up: Final = set_up
        self.view: Final = view
        view.check(name, table)
        self.options: Final = options
        self.refuses_unasked: Final = refuses_unasked
        self.clockwise: Final = clockwise
        self.fewest_win: Final = fewest_win
        self.discloses: Final = discloses
        self.package: Final = package
        self._words: Final = words
        self._layout: Final = layout
        self._rulebook: Final = rulebook
        self._scenarios: Final = scenarios
        self._every_move: Final = every_move

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __getstate__(self) -> dict[str, Any]:
        """Return what is pickled of a game: not its modules, which are imported again."""
        derived = ("_parts", "words", "rulebook")
        return {name: value for name, value in self.__dict__.items() if name not in derived}

    @cached_property
    def words(self) -> GameWords:
        """What the game says: its title, story, refusals, prompts."""
        words: GameWords | None = self._words or getattr(self.part("words"), "WORDS", None)
        if words is None:
            words = Texts(f"{self.package}.words").words() if self.package else GameWords()
        if not words.title:
            words = replace(words, title=spoken(self.name))
        return replace(words, deck=self.deck)

    @cached_property
    def layout(self) -> Layout:
        """Where the game's zones are drawn."""
        layout = self._layout or getattr(self.part("words"), "LAYOUT", None)
        return layout or Layout()

    @property
    def usual_players(self) -> int:
        """How many play if nobody says: three, or the number nearest to it that the game allows."""
        return min(self.players, key=lambda n: abs(n - USUAL))

    @cached_property
    def rulebook(self) -> Mapping[str, Any]:
        """The rulebook as it is written down, in all its languages."""
        if self._rulebook is not None or not self.package:
            given = self._rulebook or {}
            if given and "section" not in given:
                return _from_sentences(self.words.title, given)
            return given
        return read_rulebook(self.package)

    @cached_property
    def scenarios(self) -> tuple[Scenario, ...]:
        """How clauses are reached that games at random rarely reach."""
        scenarios: tuple[Scenario, ...] = getattr(self.part("rules"), "SCENARIOS", ())
        return self._scenarios + scenarios

    @property
    def every_move(self) -> EveryMove | None:
        """The function that lists every move seat 0 may ever be offered; None if there is none."""
        return self._every_move or getattr(self.part("rules"), "every_move", None)

    def part(self, name: str) -> ModuleType | None:
        """Return a part of the game's package, imported now if need be; None where it has none."""
        if name not in self._parts:
            self._parts[name] = self._import(f"{self.package}.{name}") if self.package else None
        return self._parts[name]

    @cached_property
    def _parts(self) -> dict[str, ModuleType | None]:
        return {}

    def _import(self, name: str) -> ModuleType | None:
        return import_module(name) if find_spec(name) else None

    def seated(self, players: Any) -> int:
        """Return the number of players, or raise :class:`BadOption`."""
        if type(players) is int and players in self.players:
            return players
        says = N_("{game} can't be played by {players}: it is a game for {possible} players.")
        fields = {"players": f"{players!r:.80}", "possible": self.possible_players}
        raise BadOption(Sentence(says, {**fields, "game": self.name}))

    @property
    def possible_players(self) -> Sentence:
        """The numbers of players in words, like "2 to 6"; "4" where there is only one."""
        first, last = self.players[0], self.players[-1]
        if len(self.players) < last - first + 1 or first == last:
            return Sentence("{all}", {"all": ", ".join(map(str, self.players))})
        return Sentence(N_("{first} to {last}"), {"first": first, "last": last})

    def empty_table(self) -> T:
        """Return a table for the fewest players, on which nothing lies."""
        return self.table(self.players[0], Dice(0), self.house_rules({}))

    def house_rules(self, chosen: Mapping[str, Any]) -> dict[str, Any]:
        """Return the values of all house rules: those chosen, and the defaults of the others."""
        known = {option.name: option for option in self.options}
        for name in chosen:
            if name not in known:
                says = N_("{game} has no house rule {rule}; choose {known}.")
                fields = {"game": self.name, "rule": f"{name!r:.80}", "known": either(known)}
                raise BadOption(Sentence(says, fields))
        return {
            name: option.checked(chosen.get(name, option.default)) for name, option in known.items()
        }


def _from_sentences(title: str, sentences: Mapping[str, str]) -> dict[str, Any]:
    """Return the rulebook that is given as one English sentence a clause, the aim first.

    The title of a clause is taken from its id: "my_game.last_card" is titled "Last card".
    """
    clauses = [
        {"id": id, "title": {"en": spoken(id.rpartition(".")[2])}, "text": {"en": text}}
        for id, text in sentences.items()
    ]
    book = {"title": {"en": title}, "aim": clauses[0]["text"]}
    return {**book, "section": [{"clause": clauses}]}
