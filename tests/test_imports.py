"""No circle of imports in cardlab, and one order of its parts; typing and functions count too."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

import cardlab
from tests.test_house import ROOT, plant

ORDER = (
    *("version", "lazy"),
    *(f"engine.{room}" for room in ("table", "text", "knowledge", "match")),
    *("counting", "dealing", "games", "bots", "odds", "studies", "terminal", "environments"),
)
"""Each part may import those before it, and itself."""


def graph(folder: Path) -> dict[str, set[str]]:
    """Which modules of a package import which, by name; in functions and for typing as well."""
    paths = {_name(path, folder): path for path in sorted(folder.rglob("*.py"))}
    return {name: _imported(name, path, set(paths)) for name, path in paths.items()}


def _name(path: Path, folder: Path) -> str:
    parts = path.relative_to(folder.parent).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


def _imported(module: str, path: Path, known: set[str]) -> set[str]:
    imported = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            whole = [f"{node.module}.{name.name}" for name in node.names]
            imported |= {name if name in known else str(node.module) for name in whole}
    return {name for name in imported if name in known and name != module}


def circles(imports: dict[str, set[str]]) -> list[str]:
    """The modules that import themselves by way of others."""

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        left = [start]
        while left:
            for name in imports[left.pop()] - seen:
                seen.add(name)
                left.append(name)
        return seen

    return sorted(name for name in imports if name in reached(name))


def out_of_order(imports: dict[str, set[str]]) -> list[str]:
    """The imports of a part that comes later in the order."""
    wrong = []
    for module, names in imports.items():
        for name in sorted(names):
            mine, its = _part(module), _part(name)
            if mine in ORDER and (its not in ORDER or ORDER.index(its) > ORDER.index(mine)):
                wrong.append(f"{module} imports {name}")
    return wrong


def _part(module: str) -> str:
    parts = module.split(".")[1:]
    return ".".join(parts[: 2 if parts[:1] == ["engine"] else 1])


def games_that_know_others(imports: dict[str, set[str]]) -> list[str]:
    """The imports from the package of one game into that of another."""
    return [
        f"{module} imports {name}"
        for module, names in imports.items()
        for name in sorted(names)
        if module.startswith("cardlab.games.") and name.startswith("cardlab.games.")
        if module.split(".")[2] != name.split(".")[2]
    ]


def test_no_circle_of_imports():
    imports = graph(ROOT / "cardlab")
    assert len(imports) > 50
    assert circles(imports) == []


def test_the_parts_of_cardlab_stand_in_one_order():
    imports = graph(ROOT / "cardlab")
    assert {_part(name) for name in imports} >= set(ORDER)
    assert out_of_order(imports) == []
    assert games_that_know_others(imports) == []


def test_an_import_out_of_order_is_seen(tmp_path):
    folder = tmp_path / "cardlab"
    for name in ("games/pepper/__init__.py", "games/fuego/__init__.py", "engine/match/__init__.py"):
        plant(folder, name, "")
    plant(folder, "engine/match/run.py", "def f():\n    from cardlab.games import pepper")
    plant(folder, "games/fuego/rules.py", "import cardlab.games.pepper")
    plant(folder, "games/pepper/rules.py", "import cardlab.games.fuego.rules")
    plant(folder, "games/pepper/__init__.py", "from cardlab.games.pepper import rules")
    plant(folder, "games/fuego/__init__.py", "from cardlab.games.fuego import rules")
    imports = graph(folder)
    assert out_of_order(imports) == ["cardlab.engine.match.run imports cardlab.games.pepper"]
    assert len(games_that_know_others(imports)) == 2
    assert circles(imports)


# What is imported only when it is used

SLOW = ("cardlab.bots", "cardlab.odds", "cardlab.studies", "numpy", "tomllib", "gettext", "html")
SLOW += (
    "gymnasium",
    "pettingzoo",
    "cardlab.environments",
    "importlib.metadata",
    "importlib.resources",
    "difflib",
    "hashlib",
    "fractions",
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
