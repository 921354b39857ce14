"""Card games whose rulebooks run: play them, study them, and write bots for them.

>>> import cardlab
>>> match = cardlab.new_match("pepper", players=3, seed=7)
>>> match.apply("draw")
>>> match.why_not("0 draw").clause
'pepper.turn'

Start with these:

- :func:`list_games`, :func:`rulebook` and :func:`new_match`;
- :class:`Match`: make moves, ask why a move is legal or not, see the table as a seat sees it;
- :func:`set_table`: start in the middle of a game;
- :func:`play`, :func:`simulate` and :func:`tournament`: let bots play;
- :mod:`cardlab.bots`, :mod:`cardlab.odds`, :mod:`cardlab.counting`: bots and chances;
- :func:`cardlab.testing.check_game`: check a game of your own.

In a notebook, ``cardlab_widgets.CardTable(match)`` shows a match as a table. In a terminal,
``python -m cardlab`` plays games and prints rulebooks.
"""

from typing import TYPE_CHECKING

from cardlab.engine.knowledge.view import View
from cardlab.engine.match.catalogue import list_games
from cardlab.engine.match.game import Game, Option, Scenario
from cardlab.engine.match.match import Match, new_match
from cardlab.engine.match.record import replay
from cardlab.engine.match.refusal import Reason, Refusal
from cardlab.engine.match.rulebook import Clause, Rulebook, rulebook
from cardlab.engine.match.seat import Bot, Seat
from cardlab.engine.match.setup import set_table
from cardlab.engine.table.cards import Card, Deck
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import (
    BadCard,
    BadGame,
    BadMove,
    BadOption,
    BadRecord,
    BadTable,
    BotError,
    CardlabError,
    IllegalMove,
    WorkerError,
)
from cardlab.engine.table.events import Event, Outcome
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Ask, Question, Rule, Turns, everyone, race
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone
from cardlab.engine.text.words import (
    N_,
    P_,
    GameWords,
    Layout,
    Sentence,
    Text,
    Texts,
    Translated,
    Verb,
    Words,
)
from cardlab.lazy import modules_of
from cardlab.version import __version__

if TYPE_CHECKING:
    from cardlab import bots, odds
    from cardlab import counting as counting
    from cardlab import games as games
    from cardlab import studies as studies
    from cardlab.bots import play as play
    from cardlab.bots.playing import playout
    from cardlab.environments import env, parallel_env
    from cardlab.studies.results import Results
    from cardlab.studies.simulation import simulate
    from cardlab.studies.tournaments import Standings, tournament
else:
    # These are imported when they are first used, so that ``import cardlab`` is fast. Type
    # checkers read the imports above, and so report a name that does not exist.
    _LATER = {
        "bots": ("play",),
        "bots.playing": ("playout",),
        "environments": ("env", "parallel_env"),
        "studies.results": ("Results",),
        "studies.simulation": ("simulate",),
        "studies.tournaments": ("Standings", "tournament"),
    }

    def __getattr__(name: str) -> object:
        """Import a module, or the one that has a public name, when the name is first used."""
        from importlib import import_module

        for module, names in _LATER.items():
            if name in names:
                value = getattr(import_module(f"{__name__}.{module}"), name)
                globals()[name] = value  # from now on Python finds it without this function
                return value
        if name == "face":  # of a notebook of 0.1; Python would drop the text of an AttributeError
            raise ImportError(
                "Since cardlab 0.2 cards belong to a deck: write DECK = Deck('mine', __name__) and "
                "DECK.face('red', 7), and give the game deck=DECK."
            )
        return modules_of(__name__)(name)

    def __dir__() -> list[str]:
        """Return all names of the module, those that are not imported yet as well."""
        return sorted({*globals(), *__all__})


__all__ = [
    "N_",
    "P_",
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
    "Deck",
    "Dice",
    "Event",
    "Game",
    "GameWords",
    "IllegalMove",
    "Layout",
    "Match",
    "Move",
    "Option",
    "Outcome",
    "Question",
    "Reason",
    "Refusal",
    "Results",
    "Rule",
    "Rulebook",
    "Scenario",
    "Seat",
    "Sentence",
    "Standings",
    "Table",
    "Text",
    "Texts",
    "Translated",
    "Turns",
    "Verb",
    "View",
    "Words",
    "WorkerError",
    "Zone",
    "__version__",
    "bots",
    "env",
    "everyone",
    "list_games",
    "new_match",
    "odds",
    "parallel_env",
    "play",
    "playout",
    "race",
    "replay",
    "rulebook",
    "set_table",
    "simulate",
    "tournament",
]
