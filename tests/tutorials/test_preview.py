"""A lesson that is being written: it is shown anew when it is saved; faults are told by line."""

from __future__ import annotations

import asyncio

import pytest

from cardlab_tutorials.exercises.reading import BadContent
from cardlab_tutorials.guided import LessonPreview
from cardlab_tutorials.guided.trying import try_lesson

LESSON = """\
game = "pepper"
title = { en = "Two steps" }
aim = { en = "You know what fits." }

[[chapter]]
title = { en = "What fits" }

[[chapter.step]]
id = "fits"
title = { en = "A card that fits" }
clauses = ["match"]
told = { en = "A card fits by its suit or its number." }
table = { discard = "green 7", "hand 0" = "red 7, green 2, blue 3", "hand 1" = "red 3, blue 9" }
task = { en = "Play the card with the number of the 7." }
right = ["play red 7; 1 play red 3"]
slips = [
  { on = "play green 2", en = "It fits, but by its suit." },
  { on = "play blue 3", en = "Neither suit nor number fits." },
]

[[chapter.step]]
id = "ask"  # two parts
title = { en = "Which one?" }
clauses = ["match"]

[[chapter.step.part]]
kind = "press"
table = { discard = "green 7", "hand 0" = "red 7, blue 3", "hand 1" = "red 3, blue 9" }
task = { en = "Press the card that fits." }
right = ["red 7"]

[[chapter.step.part]]
kind = "choose"
task = { en = "How many fit?" }
options = [{ en = "One." }, { en = "Two." }]
right = [1]
"""

# What is in the file, what is put in its place, the line of the mistake, and what is named.
FAULTS = [
    ('game = "pepper"', 'game = "peper"', 1, ["'peper'", "'pepper'"]),
    ("[[chapter]]", "[chapter]", 5, ["'chapter'", "list"]),
    ("[[chapter]]", "[[sitting]]\n[[sitting]]\nbegins = 'x'\n[[chapter]]", 7, ["'x'"]),
    ('id = "fits"', "", 8, ["'id'"]),
    ('title = { en = "A card that fits" }', "", 8, ["'fits'", "'title'"]),
    ('id = "ask"', 'id = "fits"', 22, ["'fits'"]),
    ('clauses = ["match"]\ntold', 'clauses = ["mach"]\ntold', 11, ["'fits'", "'pepper.match'"]),
    ('told = { en = "A', 'told = { es = "A', 12, ["'fits'", "en"]),
    ("told =", "told", 12, ["="]),
    ("discard", "discrad", 13, ["'fits'", "'discard'"]),
    ("red 7, green 2", "red 7, gren 2", 13, ["'fits'", "gren 2"]),
    ("task = { en", "tusk = { en", 14, ["'fits'", "'tusk'", "'task'"]),
    ('right = ["play red 7; 1 play red 3"]', 'right = "play red 7"', 15, ["'fits'", "list"]),
    ('right = ["play', 'right = ["play blue 4", "play', 15, ["'fits'", "blue 4", "play red 7"]),
    ("1 play red 3", "1 play red 4", 15, ["'fits'", "red 4", "play red 3"]),
    ("slips = [\n", 'slips = [\n  "play green 2",\n', 17, ["'fits'", "'play green 2'"]),
    ('on = "play green 2"', 'in = "play green 2"', 17, ["'fits'", "'on'"]),
    ("task = { en", 'spot = ["zone x"]\ntask = { en', 14, ["'fits'", "'zone x'"]),
    ("task = { en", 'offer = ["draw"]\ntask = { en', 18, ["'fits'", "'play green 2'", "draw"]),
    ('on = "play green 2"', 'on = "play red 7"', 17, ["'fits'", "'play red 7'", "no wrong"]),
    ("task = { en", "seen_by = 7\ntask = { en", 14, ["'fits'", "'seen_by'", "7"]),
    ('kind = "press"', 'kind = "push"', 27, ["'ask'", "'push'", "press"]),
    ('right = ["red 7"]', 'right = ["red 8"]', 30, ["'ask'", "part 1", "'red 8'", "red 7"]),
    ('[{ en = "One." }, { en = "Two." }]', "[]", 32, ["'ask'", "part 2", "'options'"]),
    ("right = [1]", "right = []", 32, ["'ask'", "part 2", "comes_true"]),
    ("right = [1]", "right = [3]", 36, ["'ask'", "part 2", "'3'"]),
]  # fmt: skip


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "two.toml"
    path.write_text(LESSON, encoding="utf-8")
    return path


@pytest.mark.parametrize(("said", "wrong", "line", "named"), FAULTS)
def test_a_fault_is_told_with_its_file_and_line(file, said, wrong, line, named):
    assert said in LESSON
    file.write_text(LESSON.replace(said, wrong, 1), encoding="utf-8")
    with pytest.raises(BadContent) as caught:
        try_lesson(file)
    told = str(caught.value)
    assert told.startswith("two.toml")
    assert f"line {line}" in told
    assert [name for name in named if name not in told] == []


def test_a_saved_file_is_shown_anew_at_the_step_that_was_open(file):
    preview = LessonPreview(file)
    page = preview.children[-1]
    page._hear(page, {"kind": "go", "index": 1, "seq": page.scene["seq"]}, [])
    assert page.scene["step"]["title"] == "Which one?"
    file.write_text(LESSON.replace("Which one?", "Which of them?"), encoding="utf-8")
    preview.look()
    assert preview.children[-1].scene["step"]["title"] == "Which of them?"


def test_with_a_fault_the_lesson_stays_as_it_was_until_it_is_mended(file):
    preview = LessonPreview(file)
    file.write_text(LESSON.replace("discard", "discrad"), encoding="utf-8")
    preview.look()
    assert "line 13" in preview.status.value
    assert preview.children[-1].scene["step"]["title"] == "A card that fits"
    file.unlink()
    preview.look()
    assert "two.toml" in preview.fault
    file.write_text(LESSON, encoding="utf-8")
    preview.look()
    assert preview.fault == ""


def test_a_translation_beside_the_file_is_shown_too(file):
    preview = LessonPreview(file, language="es")
    translated = '"A card that fits" = "Una carta que sirve"\n'
    file.with_name("two.es.toml").write_text(translated, encoding="utf-8")
    preview.look()
    assert preview.children[-1].scene["step"]["title"] == "Una carta que sirve"


def test_in_jupyter_the_file_is_looked_at_by_itself(file):
    async def saved():
        preview = LessonPreview(file)
        file.write_text(LESSON.replace("discard", "discrad"), encoding="utf-8")
        for _ in range(600):
            if preview.fault:
                break
            await asyncio.sleep(0.05)
        preview.close()
        return preview.fault

    assert "line 13" in asyncio.run(saved())
