"""What a game says about itself: its name, seats, house rules, table and turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cardlab.errors import BadOption, one_of
from cardlab.moves import Move, Rule, Turns
from cardlab.table import Dice, Table
from cardlab.words import GameWords


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


@dataclass(frozen=True)
class Game:
    """A game of the house; the engine knows no more of it than this.

    ``deal(table)`` sets up a new table, ``set_up(table, **facts)`` completes one that was set by
    hand. ``play(table, turns)`` is the game itself: what happens before the first turn (while
    ``table.turns`` is 0), then ``for p in turns:`` what a turn is, then what happens when a game
    has had as many turns as its house rule ``turn_cap`` allows. It goes on from any table between
    two turns, since that is how the engine copies a match; it ends by ``table.end``.
    """

    name: str
    players: range
    table: Callable[[int, Dice, dict[str, Any]], Table]
    deal: Callable[[Any], None]
    set_up: Callable[..., None]
    play: Callable[[Any, Turns], Rule]
    words: GameWords
    options: tuple[Option, ...] = ()
    # A clause that tells better than the question's why a seat that is not asked can't do this.
    refuses_unasked: Callable[[Any, Move], str | None] = lambda t, made: None  # noqa: ARG005
    clockwise: bool = True  # whether the seats are numbered clockwise round the table

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
