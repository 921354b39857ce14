"""The exact chance behind a decision, in one sentence, as the ``odds`` of each game say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cardlab.engine.game import Game
from cardlab.engine.words import Rich, Sentence, Words

Data = dict[str, Any]


def counted(game: Game[Any], view: Data, words: Words) -> Rich | None:
    """Return what can be counted of what the seat is asked now, or None.

    The part ``odds`` of a game has ``SENTENCES``: for a clause that asks, a function of the view
    and the words.
    """
    sentences: Mapping[str, Callable[[Data, Words], Sentence]]
    sentences = getattr(game.part("odds"), "SENTENCES", {})
    say = sentences.get(view["ask"]["why"]) if view["ask"] else None
    return say(view, words).rich(words) if say else None
