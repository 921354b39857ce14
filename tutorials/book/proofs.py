"""The examples worked by hand: those of the games' ``examples.toml``, and tests of the rules."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from cardlab import games

TESTS = Path(__file__).parents[2] / "tests" / "rules"


@cache
def proofs(game: str) -> dict[str, list[str]]:
    """Return the examples worked by hand as Markdown, by the clause that they prove.

    An example is a table of ``examples.toml`` that names the clause, with the start that it names,
    or a test that is marked with the clause, with the constants that it names.
    """
    found: dict[str, list[str]] = {}
    path = Path(games.__path__[0], game, "examples.toml")
    for ids, source in [*_examples(path.read_text("utf-8")), *_tests(game)]:
        for id in ids:
            found.setdefault(id, []).append(source)
    return found


def _examples(text: str) -> Iterator[tuple[list[str], str]]:
    """The examples of a file, as they are written there, with their clauses."""
    starts = {}
    for part in text.split("\n\n"):
        block = "\n".join(line for line in part.splitlines() if not line.startswith("# -"))
        data = tomllib.loads(block)
        for name in data.get("start", ()):
            starts[name] = block
        for example in data.get("example", ()):
            start = [starts[example["start"]]] if "start" in example else []
            yield example["clauses"], "```toml\n" + "\n\n".join([*start, block]) + "\n```"


def _tests(game: str) -> Iterator[tuple[list[str], str]]:
    """The tests of a game's rules that are marked with clauses, with the constants they name."""
    source = (TESTS / f"test_{game}.py").read_text("utf-8")
    lines, body = source.splitlines(), ast.parse(source).body
    constants = [node for node in body if isinstance(node, ast.Assign)]
    for test in body:
        ids = list(_marked(test)) if isinstance(test, ast.FunctionDef) else []
        if not ids:
            continue
        parts, names = [test], _names(test)
        for constant in reversed(constants):  # it names none that stand below it
            if ast.unparse(constant.targets[0]) in names:
                parts.insert(0, constant)
                names |= _names(constant)
        shown = [line for part in parts for line in lines[_first(part) - 1 : part.end_lineno]]
        yield ids, "\n".join(["```python", *shown, "```"])


def _names(node: ast.AST) -> set[str]:
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def _first(node: ast.stmt) -> int:
    """The number of the line in which a statement begins; a test begins with its marks."""
    marks = node.decorator_list if isinstance(node, ast.FunctionDef) else []
    return min([node.lineno, *(mark.lineno for mark in marks)])


def _marked(node: ast.FunctionDef) -> Iterator[str]:
    """The clauses that a test is marked with."""
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            yield str(ast.literal_eval(mark.args[0]))
