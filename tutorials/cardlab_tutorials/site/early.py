"""What a page paints at once, before Python has come: it is made when the site is built.

A table is painted from its scene. That Python opens the very same table, the page gives it the game
as it is kept (:mod:`cardlab_widgets.table.persistence`). Each game has a few deals, of which the
page takes one by chance.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count, islice
from typing import Any, Final

from cardlab.engine.match.catalogue import find, list_games
from cardlab.engine.match.match import new_match
from cardlab.engine.match.record import replay
from cardlab.engine.text.words import Words
from cardlab_tutorials.guided.lesson import Lesson
from cardlab_tutorials.guided.reading import first_minutes
from cardlab_widgets.lobby.form import Form
from cardlab_widgets.lobby.texts import lobby_texts
from cardlab_widgets.table.card_table import CardTable
from cardlab_widgets.table.persistence import data_of
from cardlab_widgets.ui_texts import watch_texts

DEALS: Final = 8
LEARN: Final = "index.html?learn="  # the address of a lesson; the name of its game follows

Data = dict[str, Any]


def early_lobby(language: str) -> Data:
    """Return the state of the lobby's form."""
    words = Words(language)
    shown = lobby_texts(words, None, first_minutes(), {}, fair=False, learn=LEARN)
    form = Form(shown, words, lambda _message: None)
    form.words = watch_texts(words)
    state = form.early()
    form.close()
    return {**_without_page(state), "games": list_games()}


def early_table(game: str, language: str) -> Data:
    """Return a game's drawings and words, and its deals: a scene each, and the game as kept."""
    deals = list(islice(_deals(game, language), DEALS))
    shown = [{"scene": table.early()["scene"], "kept": kept} for table, kept in deals]
    return {**_without_page(deals[0][0].early()), "deals": shown}


def _deals(game: str, language: str) -> Iterator[tuple[CardTable, str]]:
    """Tables at which the visitor is asked first, as a bot's first move can't be foretold."""
    players = find(game).usual_players
    seats = ["person", *["rule_of_thumb"] * (players - 1)]
    for seed in count(1):
        data = data_of(new_match(game, players, seed), seats, language)
        table = CardTable(replay(data["record"]), seats, language=language)
        table.close()
        if table.scene["seq"] == 1:
            yield table, json.dumps(data)


def early_lesson(game: str, language: str) -> Data:
    """Return the state of a lesson's first step."""
    table = Lesson(game, language, folder=None).page().table
    table.close()
    return _without_page(table.early())


def _without_page(state: Data) -> Data:
    """Leave out what the page has anyway: the module and the style sheet."""
    return {**{name: state[name] for name in state if name != "module"}, "style": ""}
