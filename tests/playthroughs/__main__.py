"""``python -m tests.playthroughs``: write the playthroughs anew. Read what has changed, and why."""

import json

import cardlab
from tests.playthroughs import file_of, playthrough
from tests.playthroughs.digests import FILE, digests

for game in cardlab.list_games():
    file_of(game).write_text(playthrough(game), encoding="utf-8")
FILE.write_text(json.dumps({game: digests(game) for game in cardlab.list_games()}, indent=1) + "\n")
