"""What is imported only when it is used, and that the docs' names are there without imports."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import cardlab

SLOW = (
    *("cardlab.bots", "cardlab.odds", "cardlab.studies", "cardlab.environments"),
    *("numpy", "gymnasium", "pettingzoo", "importlib.metadata", "importlib.resources"),
    *("tomllib", "gettext", "html", "difflib", "hashlib", "fractions"),
)


def loaded(program: str) -> set[str]:
    """The modules of a new process after a program."""
    program = f"import sys; before = set(sys.modules)\n{program}\nimport json\n"
    program += "print(json.dumps([*set(sys.modules) - before]))"
    output = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    return set(json.loads(output.stdout))


def test_importing_cardlab_imports_nothing_slow():
    assert loaded("import cardlab") & set(SLOW) == set()
    assert "cardlab.bots" in loaded("import cardlab; cardlab.play")  # one that is seen


WHOLE_GAME = """
import cardlab, pickle
from contextlib import suppress
match = cardlab.new_match({game!r}, seed=1)
for text in ("nonsense", "0 name mauve", "0 play red 77", "1 swap left for right", "9 pass at 2"):
    with suppress(cardlab.CardlabError):
        match.apply(text)
cardlab.play(match, cardlab.bots.make("rule_of_thumb", seed=1))
told = [match.told(event, 0).text() for event in match.story(0)]
views = [match.view(seat).as_dict() for seat in (None, 0)]
again = cardlab.replay(pickle.loads(pickle.dumps(match)).record())
assert again.outcome == match.outcome and told and views
with suppress(cardlab.CardlabError):
    cardlab.set_table({game!r}, {{"hand 0": "nonsense 7"}})
"""


@pytest.mark.parametrize("game", cardlab.list_games())
def test_a_whole_game_loads_no_other_game(game):
    """A word that is no card was looked for in the decks of all games."""
    modules = loaded(WHOLE_GAME.format(game=game))
    games = {name.split(".")[2] for name in modules if name.startswith("cardlab.games.")}
    assert games == {game}


@pytest.mark.parametrize(
    "name",
    [
        *("games.pepper.bot.rule_of_thumb", "games.spicy.odds", "odds.estimate.chances"),
        *("odds.enumeration", "odds.solve", "counting.unseen", "studies.simulation", "testing"),
    ],
)
def test_what_the_docs_name_is_there_after_import_cardlab_alone(name):
    code = f"import cardlab; help(cardlab.{name}); cardlab.new_match('pepper'); cardlab.{name}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert f"cardlab.{name}".rpartition(".")[2] in run.stdout


def test_names_imported_when_used_are_listed_and_there():
    program = "import cardlab; names = dir(cardlab); "
    program += "assert {*cardlab.__all__} <= {*names}; [getattr(cardlab, n) for n in names]"
    subprocess.run([sys.executable, "-c", program], check=True)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        cardlab.nothing  # noqa: B018
