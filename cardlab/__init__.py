"""cardlab: five card games whose rulebooks run.

>>> import cardlab
>>> m = cardlab.new_match("pepper", players=3, seed=7)
>>> m.apply("draw")
>>> m.why_not("0 draw").clause
'pepper.turn'

Start with :func:`games`, :func:`new_match` and the methods of :class:`Match`; ``python -m cardlab``
prints rulebooks and whole games.
"""

from importlib import import_module
from typing import Any

from cardlab import bots
from cardlab.bots.seat import Bot, Seat
from cardlab.cards import Card
from cardlab.errors import (
    BadCard,
    BadMove,
    BadOption,
    BadRecord,
    BadTable,
    BotError,
    CardlabError,
    IllegalMove,
)
from cardlab.games import games
from cardlab.match import Match, new_match
from cardlab.moves import Ask, Move
from cardlab.play import play, playout
from cardlab.record import replay
from cardlab.refusal import Refusal
from cardlab.rulebook import Clause, Rulebook, rulebook
from cardlab.setting import set_table
from cardlab.simulate import Results, simulate
from cardlab.story import Event, Outcome
from cardlab.table import Dice
from cardlab.tournament import Standings, tournament
from cardlab.words import Words

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """Import ``cardlab.odds`` when it is first used: it takes numpy along."""
    if name == "odds":
        return import_module("cardlab.odds")
    raise AttributeError(f"module 'cardlab' has no attribute {name!r}")


__all__ = [
    "Ask",
    "BadCard",
    "BadMove",
    "BadOption",
    "BadRecord",
    "BadTable",
    "Bot",
    "BotError",
    "Card",
    "CardlabError",
    "Clause",
    "Dice",
    "Event",
    "IllegalMove",
    "Match",
    "Move",
    "Outcome",
    "Refusal",
    "Results",
    "Rulebook",
    "Seat",
    "Standings",
    "Words",
    "bots",
    "games",
    "new_match",
    "odds",
    "play",
    "playout",
    "replay",
    "rulebook",
    "set_table",
    "simulate",
    "tournament",
]
