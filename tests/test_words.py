"""The catalogue of words: complete, in Spanish, compiled, and with the same fields."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import read_mo
from babel.messages.pofile import read_po

ROOT = Path(__file__).parent.parent
ROOMS = ("cardlab", "widgets", "tutorials")
SPANISH = ROOT / "cardlab" / "locale" / "es" / "LC_MESSAGES" / "cardlab.po"


def said(root: Path = ROOT) -> set[str]:
    """Every sentence that the three packages mark for the catalogue."""
    found = (extract_from_dir(root / room) for room in ROOMS if (root / room).is_dir())
    return {message for room in found for _, _, message, _, _ in room if isinstance(message, str)}


def faults(sentences: set[str], catalogue: Catalog) -> list[str]:
    """What is missing, left over, unsure, empty, or filled with other fields."""
    known = {message.id: message for message in catalogue if message.id}
    wrong = [f"not in the catalogue: {sentence!r}" for sentence in sorted(sentences - known.keys())]
    wrong += [f"no longer said: {sentence!r}" for sentence in sorted(known.keys() - sentences)]
    for sentence, message in known.items():
        if message.fuzzy:
            wrong.append(f"marked as unsure: {sentence!r}")
        if not message.string:
            wrong.append(f"not translated: {sentence!r}")
        elif fields(sentence) != fields(message.string):
            wrong.append(f"other fields: {sentence!r} and {message.string!r}")
    return wrong


def fields(sentence: str) -> set[str]:
    return set(re.findall(r"\{\w*\}", sentence))


def catalogue(path: Path) -> Catalog:
    with path.open("rb") as file:
        return (read_mo if path.suffix == ".mo" else read_po)(file)


def test_every_sentence_has_its_spanish():
    assert len(said()) > 50
    assert faults(said(), catalogue(SPANISH)) == []


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
    assert {m.id: m.string for m in compiled} == {m.id: m.string for m in written}


@pytest.mark.parametrize(
    ("msgid", "msgstr", "flags", "fault"),
    [
        ("Pass", "Pasar", (), "not in the catalogue: 'Undo'"),
        ("Undo", "", (), "not translated: 'Undo'"),
        ("Undo", "Deshacer", ("fuzzy",), "marked as unsure: 'Undo'"),
        ("{by} drew.", "{de} robó.", (), "other fields: '{by} drew.' and '{de} robó.'"),
    ],
)
def test_a_fault_of_the_catalogue_is_seen(msgid, msgstr, flags, fault):
    planted = Catalog(locale="es")
    planted.add(msgid, msgstr, flags=flags)
    assert fault in faults({"Undo", "{by} drew."}, planted)


def test_all_ways_of_marking_a_sentence_are_seen(tmp_path):
    (tmp_path / "widgets").mkdir()
    code = '_("Undo", name=1)\nN_("Draw")\nself.words("never said")\n'
    (tmp_path / "widgets" / "table.py").write_text(code, encoding="utf-8")
    assert said(tmp_path) == {"Undo", "Draw"}
