"""What a bot is handed: one seat's view of a match, and never the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardlab.engine.dice import Dice
from cardlab.engine.game import Game
from cardlab.engine.match import Match
from cardlab.engine.moves import Move


class Seat:
    """A seat that is asked to move, as a bot is handed it.

    ``number`` is the seat's own number, ``why`` the clause that asks. All else is looked up when it
    is wanted, since many bots look at little.
    """

    __slots__ = ("__match", "number")

    def __init__(self, match: Match, number: int) -> None:
        self.__match = match
        self.number = number

    @property
    def view(self) -> dict[str, Any]:
        """All that the seat may know: see :meth:`cardlab.engine.match.Match.view`."""
        return self.__match.view(self.number)

    @property
    def legal(self) -> list[Move]:
        """The moves the seat may make now."""
        return self.__match.legal(self.number)

    @property
    def game(self) -> str:
        """The game's name."""
        return self.__match.game

    @property
    def definition(self) -> Game[Any]:
        """What the game says about itself."""
        return self.__match.definition

    @property
    def why(self) -> str:
        """The clause that asks."""
        ask = self.__match.ask
        return ask.why if ask else ""

    def imagine(self, dice: Dice) -> Match:
        """A match that could be this one, all that the seat cannot know dealt anew by ``dice``."""
        return self.__match.imagine(self.number, dice)

    def __repr__(self) -> str:
        return f"<seat {self.number} asked {self.why}>"


Bot = Callable[[Seat], Move | str]
"""A bot: a function that is handed a seat and answers with one of its legal moves."""
