"""The exact chance behind a decision, in one sentence, as the ``odds`` of each game say it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cardlab.engine.knowledge.view import View
from cardlab.engine.match.game import Game
from cardlab.engine.text.words import Rich, Sentence, Words


def counted(game: Game[Any, Any], view: View, words: Words) -> Rich | None:
    """Return what can be counted of what the seat is asked now, or None.

    The part ``odds`` of a game has ``SENTENCES``: for a clause that asks, a function of the view
    and the words.
    """
    sentences: Mapping[str, Callable[[View, Words], Sentence]]
    sentences = getattr(game.part("odds"), "SENTENCES", {})
    say = sentences.get(view.why)
    return say(view, words).rich(words) if say else None
