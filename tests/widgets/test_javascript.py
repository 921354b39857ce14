"""The table's JavaScript: its style, its types, and that the shipped file is what it gives."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import cardlab
from cardlab import Words
from cardlab_tutorials.guided.lesson_texts import LESSON
from cardlab_widgets import CardTable
from cardlab_widgets.page import esm
from cardlab_widgets.ui_texts import in_words
from tests.widgets.page import page, until
from widgets.build.tools import (
    BUNDLES,
    FORMATTED,
    SOURCES,
    STYLE,
    ToolError,
    bundle,
    run,
)
from widgets.build.wire_types import WIRE, write_wire_types

pytestmark = pytest.mark.xdist_group("javascript")  # the tools are installed once
STRICT = ("--noEmit", "--strict", "--allowJs", "--target", "es2022", "--module", "esnext")


# What Python sends


NULLS = re.compile(r"[=!]== null")


def test_no_source_takes_undefined_for_a_value():
    """A browser's Python sends None as ``undefined``."""
    strict = [path.name for path in SOURCES.rglob("*.js") if NULLS.search(path.read_text("utf-8"))]
    assert strict == []


# The file that is shipped


@pytest.mark.parametrize("entry", BUNDLES)
def test_the_shipped_file_is_what_the_sources_give(entry):
    path = BUNDLES[entry]
    assert path.read_text(encoding="utf-8") == bundle(entry=entry), "run `make bundle`"
    assert esm(path.stem) == bundle(entry=entry)


# Types and style


def test_the_types_are_right():
    assert run("tsc") == ""


def test_the_sources_are_in_order():
    run("prettier", "--check", *STYLE, *FORMATTED)


# The types are those of the data that Python sends


def states() -> list[dict[str, Any]]:
    """What Python sends for tables of every game: at the start, in the middle, over."""
    data = []
    for game in cardlab.list_games():
        for moves in (0, 30, 100_000):
            match = cardlab.new_match(game, seed=7)
            bots = [cardlab.bots.make("rule_of_thumb", seed=n) for n in range(match.players)]
            while not match.over and len(match.moves) < moves:
                seat = match.ask.seats[0]
                match.apply(bots[seat](cardlab.bots.Seat(match, seat)))
            table = CardTable(match, pace=0, coach="hints" if match.over else "none")
            data.append(state(table))
    return [*data, *unusual()]


def unusual() -> list[dict[str, Any]]:
    """A covered hand, a what-if, a game looked through, and what a coach has found."""
    covered, what_if = page(seats=["me", "person", "random"]), page()
    what_if.say("move")
    what_if.say("whatif")
    replay = page("nacho_pile")
    replay.play_on()
    replay.say("replay", 3)
    advised = page(coach="full")
    until(lambda: advised.table.advice)
    shown = (covered, what_if, replay, advised)
    assert [one.scene["mode"] for one in shown] == ["covered", "whatif", "replay", "play"]
    data = [state(one.table) for one in shown]
    advised.table.close()
    return data


def state(table: CardTable) -> dict[str, Any]:
    return table.get_state(["scene", "art", "words", "theme", "ticket", "unkept", "advice"])


def checked(folder: Path, data: list[dict[str, Any]]) -> str:
    """Have tsc compare data with the type `State`; parts too many are an error there as well."""
    text = json.dumps(data, ensure_ascii=False)
    types = (SOURCES / "types.js").as_posix()
    lines = f'import type {{ State }} from "{types}";\nexport const all: State[] = {text};\n'
    (folder / "states.ts").write_text(lines, encoding="utf-8")
    return run("tsc", *STRICT, "--moduleResolution", "bundler", folder / "states.ts", cwd=folder)


@pytest.fixture(scope="module")
def sent() -> list[dict[str, Any]]:
    return states()


def test_the_words_of_a_lesson_are_those_that_the_page_names():
    types = (SOURCES / "types.d.ts").read_text(encoding="utf-8")
    named = re.search(r"type LessonWords = Record<(.*?),\s*string", types, re.DOTALL)[1]
    texts = in_words(LESSON, Words("en"))
    assert set(re.findall(r'"(\w+)"', named)) == {
        name for name, text in texts.items() if isinstance(text, str)
    }


def test_the_shipped_types_are_what_wire_gives(tmp_path):
    write_wire_types(tmp_path / "wire.d.ts")
    made = (tmp_path / "wire.d.ts").read_text(encoding="utf-8")
    assert WIRE.read_text(encoding="utf-8") == made, "run `make bundle`"


def test_the_types_are_those_of_what_python_sends(tmp_path, sent):
    assert checked(tmp_path, sent) == ""


def test_data_of_another_type_is_seen(tmp_path, sent):
    """All planted faults at once, as a checker takes half a second to start."""
    first, scene = sent[0], sent[0]["scene"]
    faults = {
        "'null' is not assignable to type 'Rich'": {**scene, "prompt": None},
        "does not exist in type 'Scene'": {**scene, "turns": 7},
        "'string' is not assignable to type 'number'": {**scene, "direction": "left"},
        "'\"paused\"' is not assignable": {**scene, "mode": "paused"},
        "'hand' is missing": {name: value for name, value in scene.items() if name != "hand"},
    }
    with pytest.raises(ToolError) as raised:
        checked(tmp_path, [{**first, "scene": wrong} for wrong in faults.values()])
    assert [message for message in faults if message not in str(raised.value)] == []
