"""``python -m tests.playthroughs``: write the playthroughs anew. Read what has changed, and why."""

import cardlab
from tests.playthroughs import file_of, playthrough

for game in cardlab.list_games():
    file_of(game).write_text(playthrough(game), encoding="utf-8")
