"""Chances at the table: exact ones, and estimates.

- ``cardlab.odds.estimate`` estimates chances of winning by playing games out. It is the module
  :mod:`cardlab.bots.estimate`.
- :mod:`cardlab.odds.luck` says how much of a result may be luck.
- :mod:`cardlab.odds.matrix_games` solves games in which two players choose at once.
- ``cardlab.games.<game>.odds`` counts exact chances of one game, with :mod:`cardlab.counting`.

The functions of the first three modules are also here.
"""

from collections.abc import Callable, Mapping
from typing import Any

from cardlab.bots import estimate
from cardlab.bots.estimate import chances
from cardlab.engine.knowledge.view import View
from cardlab.engine.match.game import Game
from cardlab.engine.text.words import Rich, Sentence, Words
from cardlab.lazy import modules_of
from cardlab.odds.luck import (
    at_least_wins,
    best_of,
    elo,
    error_of_share,
    expected_best,
    games_needed,
    least_wins,
    power,
    share_of_elo,
)
from cardlab.odds.matrix_games import mean, solve

__all__ = [
    "at_least_wins",
    "best_of",
    "chance_sentence",
    "chances",
    "elo",
    "error_of_share",
    "estimate",
    "expected_best",
    "games_needed",
    "least_wins",
    "mean",
    "power",
    "share_of_elo",
    "solve",
]

__getattr__ = modules_of(__name__)


def chance_sentence(game: Game[Any, Any], view: View, words: Words) -> Rich | None:
    """Return the exact chance behind the decision of a seat as a sentence, or None.

    The module ``odds`` of a game has ``SENTENCES``: for a clause that asks, a function of the view
    and the words.
    """
    sentences: Mapping[str, Callable[[View, Words], Sentence]]
    sentences = getattr(game.part("odds"), "SENTENCES", {})
    say = sentences.get(view.why)
    return say(view, words).rich(words) if say else None
