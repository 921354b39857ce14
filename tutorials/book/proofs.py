"""The examples worked by hand, read from the tests of the rules, which hold what they show."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent

TESTS = Path(__file__).parents[2] / "tests" / "rules"


@cache
def proofs(game: str) -> dict[str, list[str]]:
    """Return the examples worked by hand, as the tests have them, by the clause that they prove.

    An example is a test that is marked with the clause, or a row of a table of examples that names
    it. The constants that it names, such as a table used by several rows, stand above it.
    """
    examples: dict[str, list[str]] = {}
    for path in sorted(TESTS.glob(f"test_{game}*.py")):
        source = path.read_text("utf-8")
        body = ast.parse(source).body
        constants = {
            ast.unparse(node.targets[0]): node for node in body if isinstance(node, ast.Assign)
        }
        for node in body:
            for example, ids in _examples(node):
                named = _named(example, constants)
                text = "\n".join(_source(part, source) for part in [*named, example])
                for id in ids:
                    examples.setdefault(id, []).append(text)
    return examples


def _examples(node: ast.AST) -> Iterator[tuple[ast.AST, list[str]]]:
    """The examples of a test file with their clauses; a comprehension of rows is one example."""
    if isinstance(node, ast.FunctionDef):
        yield node, list(_marked(node))
        return
    row = node.elt if isinstance(node, ast.GeneratorExp) else node
    if isinstance(row, ast.Call) and ast.unparse(row.func) == "example":
        yield node, str(ast.literal_eval(row.args[0])).split()
        return
    for part in ast.iter_child_nodes(node):
        yield from _examples(part)


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
