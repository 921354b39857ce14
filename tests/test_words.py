"""The catalogue of words and the rulebooks: complete, in Spanish, and with the same fields."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Catalog
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.frontend import parse_keywords
from babel.messages.mofile import read_mo
from babel.messages.pofile import read_po

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
ROOMS = ("cardlab", "widgets", "tutorials")
METHODS = [  # as pyproject.toml has them
    ("**.py", "python"),
    ("**/templates/*.html", "jinja2"),
    ("**/build/templates/*.md", "jinja2"),
]
SPANISH = ROOT / "cardlab" / "locale" / "es" / "LC_MESSAGES" / "cardlab.po"


def keywords() -> dict[str, Any]:
    """The names that mark a sentence, as the Makefile hands them to Babel."""
    marks = re.findall(r"-k (\S+)", (ROOT / "Makefile").read_text(encoding="utf-8"))
    return {**DEFAULT_KEYWORDS, **parse_keywords(marks)}


def marked(root: Path = ROOT) -> set[str]:
    """Every sentence that the three packages mark for the catalogue; of plurals the first form."""
    extracted = (
        extract_from_dir(root / room, METHODS, keywords=keywords())
        for room in ROOMS
        if (root / room).is_dir()
    )
    return {_key(message) for room in extracted for _, _, message, *_ in room}


def _key(message: Any) -> str:
    return str(message if isinstance(message, str) else message[0])


def faults(sentences: set[str], catalogue: Catalog) -> list[str]:
    """What is missing, left over, unsure, empty, or filled with other fields."""
    known = {_key(message.id): message for message in catalogue if message.id}
    wrong = [f"not in the catalogue: {sentence!r}" for sentence in sorted(sentences - known.keys())]
    wrong += [f"no longer said: {sentence!r}" for sentence in sorted(known.keys() - sentences)]
    for sentence, message in known.items():
        ours = (message.id,) if isinstance(message.id, str) else message.id
        forms = (message.string,) if isinstance(message.string, str) else message.string
        if message.fuzzy:
            wrong.append(f"marked as unsure: {sentence!r}")
        if not all(forms) or (len(ours) > 1 and len(forms) != catalogue.num_plurals):
            wrong.append(f"not translated: {sentence!r}")
        elif fields(ours[-1]) != fields(forms[-1]) or not fields(forms[0]) <= fields(*ours):
            wrong.append(f"other fields: {sentence!r} and {message.string!r}")
    return wrong


def fields(*sentences: str) -> set[str]:
    """The fields of sentences; with an article or without is the same."""
    names = {name for sentence in sentences for name in re.findall(r"\{(\w*)\}", sentence)}
    return {name.removeprefix("the_").removeprefix("a_") for name in names}


def catalogue(path: Path) -> Catalog:
    with path.open("rb") as file:
        return (read_mo if path.suffix == ".mo" else read_po)(file)


def test_every_sentence_has_its_spanish():
    assert len(marked()) > 50
    assert faults(marked(), catalogue(SPANISH)) == []


def unmarked(source: str) -> list[str]:
    """Sentences that are said, ``words("...")``, and not marked for the catalogue."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    saying = [c for c in calls if getattr(c.func, "id", getattr(c.func, "attr", "")) == "words"]
    first = [call.args[0] for call in saying if call.args]
    return [arg.value for arg in first if isinstance(arg, ast.Constant)]


def test_what_is_said_is_marked():
    assert unmarked('x = self.words("Go on.") + words(N_("Stop."))') == ["Go on."]
    for room in ROOMS:
        for path in (ROOT / room).rglob("*.py"):
            assert unmarked(path.read_text(encoding="utf-8")) == [], path


def test_the_compiled_catalogue_is_the_written_one():
    written, compiled = catalogue(SPANISH), catalogue(SPANISH.with_suffix(".mo"))
    assert texts(compiled) == texts(written)


def texts(catalogue: Catalog) -> dict[Any, Any]:
    return {_key(m.id): tuple(m.string) for m in catalogue if m.id}


def test_a_fault_of_the_catalogue_is_seen():
    planted = Catalog(locale="es")
    planted.add("Undo", "Deshacer", flags=("fuzzy",))
    planted.add("{by} drew.", "{de} robó.")
    planted.add(("{n} card", "{n} cards"), ("{n} carta", ""))
    wrong = faults({"Pass", "Undo", "{by} drew.", "{n} card"}, planted)
    assert [line.partition(":")[0] for line in wrong] == [
        *("not in the catalogue", "marked as unsure", "other fields", "not translated")
    ]
