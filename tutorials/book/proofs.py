"""The examples worked by hand: those of the games' ``examples.toml``, and tests of the rules."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent

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
    """The tests of a game's rules with the clauses that they are marked with."""
    source = (TESTS / f"test_{game}.py").read_text("utf-8")
    body = ast.parse(source).body
    constants = {
        ast.unparse(node.targets[0]): node for node in body if isinstance(node, ast.Assign)
    }
    for node in body:
        if isinstance(node, ast.FunctionDef):
            parts = [_source(part, source) for part in [*_named(node, constants), node]]
            yield list(_marked(node)), "```python\n" + "\n".join(parts) + "\n```"


def _named(node: ast.AST, constants: dict[str, ast.Assign]) -> list[ast.Assign]:
    """The constants that a part of a test file names, and those that they name."""
    names = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    own = [
        constants[name] for name in sorted(names & set(constants)) if constants[name] is not node
    ]
    return list(dict.fromkeys(part for each in own for part in [*_named(each, constants), each]))


def _source(node: ast.AST, source: str) -> str:
    """A part of a test file; a test with what it is tried on, without the clauses of its marks."""
    lines = dedent(ast.get_source_segment(source, node, padded=True) or "").splitlines()
    if isinstance(node, ast.FunctionDef):
        tried = [mark for mark in node.decorator_list if "parametrize" in ast.unparse(mark)]
        marks = [f"@{ast.get_source_segment(source, mark)}" for mark in tried]
        lines = [*"\n".join(marks).splitlines(), *lines]
    return "\n".join(lines)


def _marked(node: ast.FunctionDef) -> Iterator[str]:
    """The clauses that a test is marked with."""
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            yield str(ast.literal_eval(mark.args[0]))
