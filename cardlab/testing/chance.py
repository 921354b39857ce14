"""Law 3, read in the source: no chance but the table's dice, no clock, no order of a set."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import resources
from typing import Any

from cardlab.engine.match.game import Game

CHANCE = {"random", "secrets", "time", "datetime", "uuid", "os", "numpy", "threading", "tempfile"}
FREE = {"words.py", "odds.py", "scenarios.py"}
CALLS = {"hash", "id", "input", "open", "vars", "globals"}
ORDERLESS = {"sorted", "len", "sum", "any", "all", "min", "max"}  # for them order means nothing


def chance_in(game: Game[Any]) -> list[str]:
    """Return where the modules of a game's package take chance, the time or a set's order.

    Its words, odds and scenarios are free to: they decide nothing.
    """
    return [
        f"{name}, {where}"
        for name, source in sources(game).items()
        if name not in FREE
        for where in chances(source)
    ]


def sources(game: Game[Any]) -> dict[str, str]:
    """Return the source of each module of a game's package; of none if it has no package."""
    if not game.package:
        return {}
    files = sorted(resources.files(game.package).iterdir(), key=lambda file: file.name)
    return {
        file.name: file.read_text(encoding="utf-8") for file in files if file.name.endswith(".py")
    }


def chances(source: str) -> list[str]:
    """Return where a rule's source takes chance, the time or a set's order."""
    tree = ast.parse(source)
    kept = set(_asked_for_membership(tree))
    return sorted({*_imported(tree), *_called(tree), *_from_sets(tree, kept)})


def _imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        for name in names:
            if name.split(".")[0] in CHANCE:
                yield f"line {getattr(node, 'lineno', 0)} imports {name}"


def _called(tree: ast.Module) -> Iterator[str]:
    hashing = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and n.name == "__hash__"]
    free = {node for function in hashing for node in ast.walk(function)}
    for node in ast.walk(tree):
        called = node.func if isinstance(node, ast.Call) and node not in free else None
        if isinstance(called, ast.Name) and called.id in CALLS:
            yield f"line {called.lineno} calls {called.id}()"


def _from_sets(tree: ast.AST, kept: set[ast.expr], *, free: bool = False) -> Iterator[str]:
    """Return the sets whose order could matter: not those only searched, or sorted at once."""
    if _is_set(tree) and not free and tree not in kept:
        yield f"line {getattr(tree, 'lineno', 0)} uses a set"
    for child in ast.iter_child_nodes(tree):
        inside = free and isinstance(tree, ast.BinOp)
        yield from _from_sets(child, kept, free=_is_orderless(tree, child) or inside)


def _asked_for_membership(tree: ast.Module) -> Iterator[ast.expr]:
    """Return the sets that a module keeps under a name and only tests for membership."""
    for node in tree.body:
        if not isinstance(node, ast.AnnAssign) or node.value is None:
            continue
        target = node.target
        if isinstance(target, ast.Name) and _is_set(node.value):
            uses = [n for n in ast.walk(tree) if isinstance(n, ast.Name) and n.id == target.id]
            asked = [n for c in ast.walk(tree) if isinstance(c, ast.Compare) for n in c.comparators]
            if all(use is target or use in asked for use in uses):
                yield node.value


def _is_set(node: ast.AST) -> bool:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in _SETS
    return isinstance(node, ast.Set | ast.SetComp)


_SETS = {"set", "frozenset"}


def _is_orderless(parent: ast.AST, child: ast.AST) -> bool:
    if isinstance(parent, ast.Compare):
        return child is parent.left or child in parent.comparators
    if isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name):
        return parent.func.id in ORDERLESS | _SETS and child in parent.args
    return False
