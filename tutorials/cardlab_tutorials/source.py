"""The code of a rule, shown on request: the functions that name a clause in their docstring."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import resources
from typing import Final

from cardlab.engine.catalogue import find, list_games
from cardlab.engine.errors import BadOption
from cardlab.engine.rulebook import rulebook

_FILES: Final = ("rules.py", "cards.py", "specials.py")


def rule_source(clause: str) -> str:
    """Return the functions that carry out a clause, as they stand in the game's files.

    >>> print(rule_source("pepper.jalapeno"))
    def change_direction(t: PepperTable, p: int) -> None:
        \"\"\"With two players nothing else happens (pepper.jalapeno).\"\"\"
        t.direction = -t.direction
        t.tell("pepper.jalapeno", "reverse", p)

    Read from the files that were installed, so it is what runs.
    """
    book = next((book for book in map(rulebook, list_games()) if clause in book.clauses), None)
    if book is None:
        raise BadOption(f"There is no clause {clause!r:.80}; clauses are like pepper.match.")
    folder = resources.files(find(book.game).package)
    texts = [path.read_text("utf-8") for path in folder.iterdir() if path.name in _FILES]
    return "\n\n\n".join(source for text in texts for source in _functions_naming(clause, text))


def _functions_naming(clause: str, text: str) -> Iterator[str]:
    """The functions of a file that name a clause, in its order."""
    lines = text.splitlines()
    for node in ast.parse(text).body:
        if not isinstance(node, ast.FunctionDef):
            continue
        source = "\n".join(lines[node.lineno - 1 : node.end_lineno])
        if re.search(rf"{re.escape(clause)}\b", source):
            yield source
