"""cardlab: five card games whose rulebooks run.

>>> import cardlab
>>> m = cardlab.new_match("pepper", players=3, seed=7)
>>> m.apply("draw")
>>> m.why_not("0 draw").clause
'pepper.turn'

Start with :func:`list_games`, :func:`new_match` and the methods of :class:`Match`;
``python -m cardlab`` prints rulebooks and whole games.
"""

from importlib import import_module
from typing import Any

from cardlab import bots
from cardlab.bots.playing import play, playout
from cardlab.engine.cards import Card, face
from cardlab.engine.catalogue import list_games
from cardlab.engine.dice import Dice
from cardlab.engine.errors import (
    BadCard,
    BadGame,
    BadMove,
    BadOption,
    BadRecord,
    BadTable,
    BotError,
    CardlabError,
    IllegalMove,
)
from cardlab.engine.game import Game, Option
from cardlab.engine.match import Match, new_match
from cardlab.engine.moves import Move
from cardlab.engine.questions import Ask, Question
from cardlab.engine.record import replay
from cardlab.engine.refusal import Refusal
from cardlab.engine.rulebook import Clause, Rulebook, rulebook
from cardlab.engine.seat import Bot, Seat
from cardlab.engine.setup import set_table
from cardlab.engine.story import Event, Outcome
from cardlab.engine.table import Table
from cardlab.engine.words import GameWords, Sentence, Verb, Words
from cardlab.engine.zone import Zone
from cardlab.studies.simulation import Results, simulate
from cardlab.studies.tournaments import Standings, tournament
from cardlab.version import __version__


def __getattr__(name: str) -> Any:
    """Import ``cardlab.odds`` when it is first used: it takes numpy along."""
    if name == "odds":
        return import_module("cardlab.odds")
    raise AttributeError(f"module 'cardlab' has no attribute {name!r}")


__all__ = [
    "Ask",
    "BadCard",
    "BadGame",
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
    "Game",
    "GameWords",
    "IllegalMove",
    "Match",
    "Move",
    "Option",
    "Outcome",
    "Question",
    "Refusal",
    "Results",
    "Rulebook",
    "Seat",
    "Sentence",
    "Standings",
    "Table",
    "Verb",
    "Words",
    "Zone",
    "__version__",
    "bots",
    "face",
    "list_games",
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
