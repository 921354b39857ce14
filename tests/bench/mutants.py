"""``python -m tests.bench.mutants --count 200 --seed 1``: do tests find what is wrong in the rules?

Each mutant is a copy of the package in which one place of a rules module is changed: a comparison
turned, `and` and `or` swapped, a number one larger, a call dropped, a `not` removed. A mutant that
fails a test, or runs without end, is killed. One that survives is a change that no test sees; some
of them change nothing that could be seen. The tree itself is never changed.
"""

from __future__ import annotations

import argparse
import ast
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent.parent
GAMES: Final = ("fuego", "nacho_pile", "pepper", "schwupps", "spicy")
MODULES: Final = tuple(f"cardlab/games/{game}/rules.py" for game in GAMES)
SECONDS: Final = 120  # of processor time for the tests of a mutant, however busy the machine is
MEMORY: Final = 3 * 10**9  # bytes of address space: a mutant may fill a list without end
TURNED: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip


class Mutant(NamedTuple):
    """A module with one change: its whole text, the line, and what was changed."""

    module: str
    line: int
    change: str
    text: str


class Change(ast.NodeTransformer):
    """Changes the place of a module that has this number; -1 only counts the places."""

    def __init__(self, wanted: int = -1) -> None:
        self.wanted, self.places = wanted, 0
        self.line, self.change = 0, ""

    def visit(self, node: ast.AST) -> ast.AST:
        for new in changed(node):
            self.places += 1
            if self.places == self.wanted + 1:
                self.line = node.lineno
                self.change = f"{ast.unparse(node)[:80]}  ->  {ast.unparse(new)[:80]}"
                return ast.copy_location(new, node)
        return self.generic_visit(node)


def changed(node: ast.AST) -> list[ast.AST]:
    """What may stand in the place of a node."""
    match node:
        case ast.Compare(left, ops, right):
            turned = [[*ops[:n], TURNED[type(op)](), *ops[n + 1 :]] for n, op in enumerate(ops)]
            return [ast.Compare(left, each, right) for each in turned]
        case ast.BoolOp(op, values):
            return [ast.BoolOp(TURNED[type(op)](), values)]
        case ast.Constant(value) if type(value) is int:
            return [ast.Constant(value + 1)]
        case ast.Expr(ast.Call()):
            return [ast.Pass()]
        case ast.UnaryOp(ast.Not(), operand):
            return [operand]
    return []


def mutants(count: int, seed: int) -> list[Mutant]:
    """Return so many mutants, drawn evenly over the modules."""
    dice, drawn = Random(seed), []
    for n, module in enumerate(MODULES):
        text = (ROOT / module).read_text("utf-8")
        places = Change()
        places.visit(ast.parse(text))
        share = count * (n + 1) // len(MODULES) - count * n // len(MODULES)
        for place in sorted(dice.sample(range(places.places), min(share, places.places))):
            change = Change(place)
            tree = change.visit(ast.parse(text))
            drawn.append(Mutant(module, change.line, change.change, ast.unparse(tree)))
    return drawn


def tests_of(game: str, paths: list[str]) -> list[str]:
    """Return the test files of a game, then those of all games; none of another game."""
    files = [file for path in paths for file in sorted((ROOT / path).rglob("test_*.py"))]
    others = [other for other in GAMES if other != game]
    fitting = [file for file in files if not any(other in file.name for other in others)]
    fitting.sort(key=lambda file: game not in file.name)
    return [str(file.relative_to(ROOT)) for file in fitting]


def fails(copy: Path, tests: list[str]) -> bool:
    """Return whether a test fails in a copy of the tree, or the tests do not end in time."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    env = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # to load them takes seconds
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, cwd=copy, env=env, **quiet) as process:
        resource.prlimit(process.pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.prlimit(process.pid, resource.RLIMIT_CPU, (SECONDS, SECONDS))
        return process.wait() != 0


def main() -> None:
    """Try mutants, and print which of them no test sees."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.mutants")
    parser.add_argument("--count", type=int, default=200, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which of them")
    parser.add_argument("--tests", nargs="+", default=["tests/rules"], help="folders of tests")
    asked = parser.parse_args()
    tests = {game: tests_of(game, asked.tests) for game in GAMES}
    drawn, survived = mutants(asked.count, asked.seed), Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "tree"
        unread = shutil.ignore_patterns(".*", "__pycache__", "node_modules")
        shutil.copytree(ROOT, copy, ignore=unread)
        for game in GAMES:
            if fails(copy, tests[game]):
                sys.exit(f"The tests of {game} fail as they are, or take too long.")
        for n, (module, line, change, text) in enumerate(drawn):
            (copy / module).write_text(text, "utf-8")
            os.utime(copy / module, (n, n))  # else Python may run the mutant before: its byte code
            is_killed = fails(copy, tests[module.split("/")[2]])
            survived[module] += not is_killed
            print("killed  " if is_killed else "SURVIVED", f"{module}:{line}: {change}", flush=True)
            shutil.copy(ROOT / module, copy / module)
    for module in MODULES:
        print(f"{module}: {survived[module]} of {sum(m.module == module for m in drawn)} survived")
    print(f"{len(drawn) - survived.total()} of {len(drawn)} mutants were killed")


if __name__ == "__main__":
    main()
