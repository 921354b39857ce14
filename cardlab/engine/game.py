"""What a game says about itself: its name, seats, house rules, table and turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final, Generic, NamedTuple, TypeVar

from cardlab.engine.dice import Dice
from cardlab.engine.errors import BadOption, one_of
from cardlab.engine.questions import Rule, Turns
from cardlab.engine.table import Table
from cardlab.engine.words import GameWords

T = TypeVar("T", bound=Table)


@dataclass(frozen=True)
class Counts:
    """How often each of so many kinds of card is in a deck, ``least`` cards in all."""

    kinds: int
    each: range
    least: int

    def __contains__(self, value: Any) -> bool:
        return (
            isinstance(value, list)
            and len(value) == self.kinds
            and all(type(n) is int and n in self.each for n in value)
            and sum(value) >= self.least
        )


class Option:
    """A house rule: its name, what it may be, the clause it bends, and its default (the first).

    >>> Option("must_play_if_able", (False, True), "pepper.must_draw").checked(True)
    True
    """

    def __init__(
        self,
        name: str,
        choices: tuple[Any, ...] | range | Counts,
        clause: str,
        *,
        default: Any = None,
    ) -> None:
        self.name = name
        self.choices = choices
        self.clause = clause
        first = None if isinstance(choices, Counts) else choices[0]
        self.default = first if default is None else default

    def checked(self, value: Any) -> Any:
        """The value, or :class:`BadOption` with what is possible."""
        for choice in self.choices if isinstance(self.choices, tuple) else ():
            if type(value) is type(choice) and value == choice:
                return value
        if isinstance(self.choices, range) and type(value) is int and value in self.choices:
            return value
        if isinstance(self.choices, Counts) and value in self.choices:
            return list(value)
        raise BadOption(f"The house rule {self.name} can't be {value!r}: {self.possible}.")

    def read(self, text: str) -> Any:
        """What a text stands for, as far as it can be read: a choice, a number, a list of them."""
        if isinstance(self.choices, tuple):
            return {str(choice): choice for choice in self.choices}.get(text, text)
        parts = [int(part) if part.strip().isdecimal() else part for part in text.split(",")]
        return parts if isinstance(self.choices, Counts) else parts[0]

    @property
    def possible(self) -> str:
        """What it may be, in words."""
        if isinstance(self.choices, Counts):
            kinds, each, least = self.choices.kinds, self.choices.each, self.choices.least
            return f"it is a list of {kinds} numbers up to {each[-1]}, {least} cards or more in all"
        if isinstance(self.choices, range):
            return f"it is a whole number from {self.choices[0]} to {self.choices[-1]}"
        return f"it is {one_of(self.choices)}"


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


def _nothing_to_set_up(_table: Table) -> None:
    """Complete nothing: a table set by hand is right as it is."""


class Game(Generic[T]):
    """What a game says about itself; the engine knows no more of it than this.

    Args:
        name: the game's name in calls, links and records, as in ``new_match("pepper")``.
        players: the numbers of players it can be played by, as a range.
        table: makes an empty table from the players, the dice and the house rules.
        deal: sets up a new table.
        play: the game itself, ``play(table, turns)``: what happens before the first turn (while
            ``table.turns`` is 0), then ``for p in turns:`` what a turn is, then what happens when
            a game has had as many turns as its house rule ``turn_cap`` allows. It goes on from any
            table between two turns, since that is how the engine copies a match; it ends by
            ``table.end``.
        set_up: completes a table that was set by hand, ``set_up(table, **facts)``.
        options: the house rules.
        clockwise: whether the seats are numbered clockwise round the table.
        package: the package that holds the other parts of the game (``__name__`` in its
            ``__init__``): ``words``, ``bot``, ``odds`` and ``rulebook.toml``. They are imported
            when they are used.
        words: what the game says, for a game without a package.
        rulebook: the clauses as in a ``rulebook.toml``, for a game without a package.

    """

    def __init__(  # noqa: PLR0913 - all by name; a game is described by these
        self,
        *,
        name: str,
        players: range,
        table: Callable[[int, Dice, dict[str, Any]], T],
        deal: Callable[[T], None],
        play: Callable[[T, Turns], Rule],
        set_up: Callable[..., None] = _nothing_to_set_up,
        options: tuple[Option, ...] = (),
        clockwise: bool = True,
        package: str = "",
        words: GameWords | None = None,
        rulebook: Mapping[str, Any] | None = None,
    ) -> None:
        self.name: Final = name
        self.players: Final = players
        self.table: Final = table
        self.deal: Final = deal
        self.play: Final = play
        self.set_up: Final = set_up
        self.options: Final = options
        self.clockwise: Final = clockwise
        self.package: Final = package
        self._words: Final = words
        self._rulebook: Final = rulebook

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __getstate__(self) -> dict[str, Any]:
        """Return what is pickled of a game: not its modules, which are imported again."""
        found = ("_parts", "words", "rulebook")
        return {name: value for name, value in self.__dict__.items() if name not in found}

    @cached_property
    def words(self) -> GameWords:
        """What the game says: its title, story, refusals, prompts."""
        words = self._words or getattr(self.part("words"), "WORDS", None)
        if not isinstance(words, GameWords):
            raise BadOption(f"The game {self.name} has no words.")
        return words

    @cached_property
    def rulebook(self) -> Mapping[str, Any]:
        """The rulebook as it is written down, in all its languages."""
        if self._rulebook is not None or not self.package:
            return self._rulebook or {}
        import tomllib  # slow to import, as the next, and not needed to play
        from importlib import resources

        text = resources.files(self.package).joinpath("rulebook.toml").read_text(encoding="utf-8")
        return tomllib.loads(text)

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
        """The number of players, or :class:`BadOption`."""
        if type(players) is int and players in self.players:
            return players
        raise BadOption(
            f"{self.name} can't be played by {players!r}: it is a game for "
            f"{self.players[0]} to {self.players[-1]} players."
        )

    def house_rules(self, said: Mapping[str, Any]) -> dict[str, Any]:
        """All house rules with what was said of them, the rest by default."""
        known = {option.name: option for option in self.options}
        for name in said:
            if name not in known:
                raise BadOption(
                    f"{self.name} has no house rule {name!r}; it has {', '.join(known)}."
                )
        return {
            name: option.checked(said.get(name, option.default)) for name, option in known.items()
        }
