"""The code of a rule, shown on request: the functions that name a clause in their docstring."""

from __future__ import annotations

import ast
from importlib import resources

from cardlab.rulebook import rulebook


def rule_source(clause: str) -> str:
    """The functions that carry out a clause, as they stand in the game's file.

    >>> print(rule_source("pepper.jalapeno"))
    def change_direction(t: PepperTable, p: int) -> None:
        \"\"\"With two players nothing else happens (pepper.jalapeno).\"\"\"
        t.direction = -t.direction
        t.tell("pepper.jalapeno", "reverse", p)

    Read from the file that was installed, so it is what runs.
    """
    game = clause.partition(".")[0]
    known = rulebook(game)[clause]
    text = (resources.files("cardlab.games") / f"{game}.py").read_text(encoding="utf-8")
    lines = text.splitlines()
    found = [
        "\n".join(lines[node.lineno - 1 : node.end_lineno])
        for node in ast.parse(text).body
        if isinstance(node, ast.FunctionDef)
        and known.id in (ast.get_source_segment(text, node) or "")
    ]
    return "\n\n\n".join(found)
