"""The table's JavaScript: its style, its types, and that the shipped file is what it gives."""

from __future__ import annotations

import json
import re
import shutil
import time
from pathlib import Path
from typing import Any, TypedDict

import pytest

import cardlab
from cardlab import Words
from cardlab_tutorials.guided.texts import lesson_texts
from cardlab_widgets import CardTable, wire
from cardlab_widgets.page import esm
from widgets.build.tools import (
    BUNDLES,
    FORMATTED,
    SOURCES,
    STYLE,
    WIDGETS,
    ToolError,
    bundle,
    run,
)
from widgets.build.wire_types import WIRE, write_wire_types

pytestmark = pytest.mark.xdist_group("javascript")  # the tools are installed once
STRICT = ("--noEmit", "--strict", "--target", "es2022", "--module", "esnext")


@pytest.fixture
def sources(tmp_path) -> Path:
    """A copy of the sources, to plant a fault in."""
    return shutil.copytree(SOURCES, tmp_path / "js")


def plant(sources: Path, name: str, old: str, new: str) -> None:
    text = (sources / name).read_text(encoding="utf-8")
    assert old in text
    (sources / name).write_text(text.replace(old, new, 1), encoding="utf-8")


# What Python sends


NULLS = re.compile(r"[=!]== null")


def strict_nulls(folder: Path) -> list[str]:
    """The places that take ``undefined``, as a browser sends None, for a value."""
    return [
        f"{path.name}:{n}"
        for path in sorted(folder.rglob("*.js"))
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NULLS.search(line)
    ]


def test_none_of_a_browsers_python_is_no_value():
    assert strict_nulls(SOURCES) == []


def test_a_strict_null_is_seen(sources):
    plant(sources, "table/banner.js", "replay != null", "replay !== null")
    assert len(strict_nulls(sources)) == 1


# The file that is shipped


@pytest.mark.parametrize("entry", BUNDLES)
def test_the_shipped_file_is_what_the_sources_give(entry):
    path = BUNDLES[entry]
    assert path.read_text(encoding="utf-8") == bundle(entry=entry), "run `make bundle`"
    assert esm(path.stem) == bundle(entry=entry)


def test_a_source_that_has_changed_is_seen(sources):
    plant(sources, "table/page.js", "LIFT_AFTER = 60", "LIFT_AFTER = 61")
    assert bundle(sources) != bundle()


def test_two_modules_may_use_one_name(sources):
    """The regular expressions that joined the modules before broke the table here."""
    for name in ("panel/coach.js", "panel/panel.js"):
        text = (sources / name).read_text(encoding="utf-8")
        (sources / name).write_text(text + "\nconst twice = 1;\nconsole.log(twice);\n", "utf-8")
    bundled = bundle(sources)
    assert "twice = 1" in bundled
    assert "twice2 = 1" in bundled


def test_the_page_of_a_dashboard_finds_the_module_in_the_shipped_file():
    """Voila's template runs the text as a function, with its one export as what it returns."""
    template = WIDGETS.parent / "notebooks" / "play" / "template" / "index.html.j2"
    matched = re.search(r"module\.replace\(/(.+?)/m, ", template.read_text(encoding="utf-8"))
    assert matched is not None
    exports = [line for line in esm().splitlines() if line.startswith("export ")]
    assert len(exports) == 1
    assert re.search(matched[1], esm(), re.MULTILINE)


def test_the_tools_are_pinned_and_come_from_no_fixed_address():
    wanted = json.loads((WIDGETS / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values())
    lock = json.loads((WIDGETS / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert lock[""]["devDependencies"] == wanted
    assert [name for name, package in lock.items() if "resolved" in package] == []


# Types and style


def test_the_types_are_right():
    assert run("tsc") == ""


@pytest.mark.slow
def test_a_wrong_type_is_seen(sources):
    plant(sources, "table/table.js", "scene.direction > 0", "scene.directions > 0")
    shutil.copy(WIDGETS / "tsconfig.json", sources.parent)
    settings = sources.parent / "tsconfig.json"
    settings.write_text(settings.read_text("utf-8").replace("cardlab_widgets/js", "js"), "utf-8")
    with pytest.raises(ToolError, match=r"'directions' does not exist on type 'Scene'"):
        run("tsc", "--project", settings)


def test_the_sources_are_in_order():
    run("prettier", "--check", *STYLE, *FORMATTED)
    long = [
        f"{path.name}:{n}"
        for path in SOURCES.rglob("*.*s")
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > 100
    ]
    assert long == []


@pytest.mark.slow
def test_disorder_is_seen(sources):
    run("prettier", "--check", *STYLE, sources)
    plant(sources, "table/keys.js", "    this.page = page;", "  this.page = page")
    with pytest.raises(ToolError) as raised:
        run("prettier", "--check", *STYLE, sources)
    assert re.findall(r"\w+\.js", str(raised.value)) == ["keys.js"]


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
    match = cardlab.new_match("pepper", players=3, seed=7)
    covered = CardTable(match.copy(), ["me", "person", "random"], pace=0)
    what_if = CardTable(match.copy(), pace=0)
    what_if.session.move(0)
    what_if.session.what_if(0)
    what_if.refresh()
    cardlab.play(match, [cardlab.bots.make("random", seed=n) for n in range(3)])
    replay = CardTable(match, pace=0)
    replay.session.replay(3)
    replay.refresh()
    advised = CardTable(cardlab.new_match("pepper", seed=7), pace=0, coach="full")
    until = time.monotonic() + 60
    while not advised.advice and time.monotonic() < until:
        time.sleep(0.05)
    assert advised.advice
    tables = (covered, what_if, replay, advised)
    modes = [table.scene["mode"] for table in tables]
    assert modes == ["covered", "whatif", "replay", "play"]
    data = [state(table) for table in tables]
    advised.close()
    return data


def state(table: CardTable) -> dict[str, Any]:
    return table.get_state(["scene", "art", "words", "theme", "ticket", "unkept", "advice"])


def checked(folder: Path, data: list[dict[str, Any]]) -> str:
    """Have tsc compare data with the type `State`; parts too many are an error there as well."""
    for name in ("types.d.ts", "wire.d.ts"):
        shutil.copy(SOURCES / name, folder)
    text = json.dumps(data, ensure_ascii=False)
    lines = f'import type {{ State }} from "./types.js";\nexport const all: State[] = {text};\n'
    (folder / "states.ts").write_text(lines, encoding="utf-8")
    return run("tsc", *STRICT, "--moduleResolution", "bundler", folder / "states.ts", cwd=folder)


@pytest.fixture(scope="module")
def sent() -> list[dict[str, Any]]:
    return states()


def test_the_words_of_a_lesson_are_those_that_the_page_names():
    types = (SOURCES / "types.d.ts").read_text(encoding="utf-8")
    named = re.search(r"type LessonWords = Record<(.*?),\s*string", types, re.DOTALL)[1]
    texts = lesson_texts(Words("en"))
    assert set(re.findall(r'"(\w+)"', named)) == {
        name for name, text in texts.items() if isinstance(text, str)
    }


def test_the_shipped_types_are_what_wire_gives(tmp_path):
    write_wire_types(tmp_path / "wire.d.ts")
    made = (tmp_path / "wire.d.ts").read_text(encoding="utf-8")
    assert WIRE.read_text(encoding="utf-8") == made, "run `make bundle`"


def test_a_type_that_the_page_does_not_know_is_seen(tmp_path, monkeypatch):
    monkeypatch.setattr(wire, "Held", TypedDict("Held", {"card": set[str]}))
    with pytest.raises(TypeError, match=re.escape("set[str] has no type")):
        write_wire_types(tmp_path / "wire.d.ts")


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
