"""Use a game in all the ways there are, where it is installed; print what was found as JSON."""

from __future__ import annotations

import json
import sys
import warnings
from importlib import import_module

import gymnasium

import cardlab
import cardlab_widgets
from cardlab import Words, bots, rulebook
from cardlab.engine.match.catalogue import find
from cardlab.odds import chance_sentence
from cardlab.testing import check_game
from cardlab_tutorials import guided
from cardlab_tutorials.guided.trying import try_step
from cardlab_widgets.faces import art
from cardlab_widgets.testing import check_faces


def tricks(name: str, level: str) -> int:
    """How many tricks all have won together after a match between bots of a level."""
    settings = {"playouts": 4} if level == "monte_carlo" else {}
    match = cardlab.new_match(name, seed=7)
    outcome = cardlab.play(match, [bots.make(level, seed=n, **settings) for n in range(4)])
    return sum(outcome.scores)


def sentence(name: str, language: str) -> str:
    """What the coach counts before the first lead, as text."""
    game, match = find(name), cardlab.new_match(name, seed=7)
    words = Words(language, game.words)
    parts = chance_sentence(game, match.view(0), words) or []
    return "".join(part if isinstance(part, str) else "..." for part in parts)


def lesson(name: str) -> list[str]:
    """The steps of the lesson whose answers get the verdicts that it names, in each language."""
    steps = guided.lesson(name, folder=None).steps.values()
    for language in ("en", "es"):
        for step in steps:
            try_step(name, step, language)
    return [step.id for step in steps]


def main(name: str) -> None:
    game = find(name)
    drawn = art(name, "es")
    report, at_the_table = check_game(name, games=30, process=True), check_faces(name)
    modules = (cardlab, cardlab_widgets, import_module(game.package))
    result = {
        "files": [module.__file__ for module in modules],
        "games": cardlab.list_games(),
        "players": list(game.players),
        "titles": [rulebook(name, lang)[f"{name}.follow"].title for lang in ("en", "es")],
        "bots": {level: tricks(name, level) for level in bots.names()},
        "counted": [sentence(name, lang) for lang in ("en", "es")],
        "lesson": lesson(name),
        "face": drawn["faces"]["queen of hearts"],
        "symbol": 'id="cl-whist-hearts"' in drawn["sprite"],
        "name": drawn["pieces"]["queen of spades"]["name"],
        "learner": gymnasium.make("cardlab.environments:cardlab/Whist-v0").reset()[0].size,
        "faults": [str(fault) for fault in report.faults + at_the_table.faults],
        "tried": report.tried.total() + at_the_table.tried.total(),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    main(sys.argv[1])
