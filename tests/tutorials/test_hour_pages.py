"""The hours as pages without code: what stands on them, what is tried, and what a browser keeps."""

from __future__ import annotations

import json
import re
from html import unescape

import numpy as np
import pytest

from cardlab import CardlabError, Words
from cardlab_tutorials.exercises.checks import Choice, Value
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.guided import LearnPage
from cardlab_tutorials.hours import catalogue, page
from cardlab_tutorials.hours.page import HourPage, HoursPage, page_parts
from cardlab_tutorials.hours.reactions import Reactions

pytestmark = pytest.mark.slow

HOURS = catalogue.names()
LANGUAGES = ("en", "es")
# What belongs to a notebook: a reader of a page sees no cell, no array and no function.
OF_CODE = re.compile(
    r"np\.|hour\.|rng|\bcells?\b|celda|\barrays?\b|three dots|tres puntos|\bcode\b"
)
EN = Words("en")
# One computes these with a program.
NEEDS_CODE = {"better_bot": {"power"}, "first_seat": {"ahead"}, "is_it_true": {"one_held"},
              "one_more_chip": {"three"}}  # fmt: skip


def check_of(name):
    return catalogue.plan(name).page.trials


# What stands on a page


@pytest.mark.parametrize("name", HOURS)
def test_a_page_asks_all_that_needs_no_code_once_in_both_languages_alike(name):
    plan = catalogue.plan(name)
    ids = {question.id for question in plan.questions if isinstance(question, Value | Choice)}
    kinds = []
    for language in LANGUAGES:
        parts = page_parts(name, language)
        items = [item for _, *items in parts for item in items]
        asked = [item.source for item in items if item.kind == "ask"]
        assert len(set(asked)) == len(asked)
        assert ids - set(asked) == NEEDS_CODE.get(name, set())
        questions = page.without_code(plan, parts).questions
        assert {question.id for question in questions} == set(asked)
        kinds.append([item.kind for item in items])
        shown = [kind for kind in kinds[-1] if kind not in ("markdown", "ask", "reactions")]
        assert shown == ["table", "guess", "tries", "exact", "slide", "sliders"]
        texts = [head.source for head, *_ in parts]
        texts += [item.source for item in items if item.kind in ("markdown", "exact")]
        texts += [say(hint.text, Words(language)) for question in questions
                  for hint in question.hints]  # fmt: skip
        assert [text for text in texts if OF_CODE.search(text)] == []
    assert kinds[0] == kinds[1]


@pytest.mark.parametrize("name", HOURS)
def test_what_is_counted_is_the_truth(name):
    if name != "better_bot":  # no fraction that anybody would read
        for language in LANGUAGES:
            items = [item for part in page_parts(name, language) for item in part]
            counted = next(item.source for item in items if item.kind == "exact")
            assert f"**{check_of(name).truth}**" in counted


# What is tried


@pytest.mark.parametrize("name", HOURS)
def test_single_trials_are_told_in_both_languages(name):
    rng, plan = np.random.default_rng(6), catalogue.plan(name)
    for language in LANGUAGES:
        sentences = {plan.trial_in(Words(language), rng)[1] for _ in range(750)}
        assert len(sentences) > 1
        assert not any("{" in text for text in sentences)


# The page section by section, and what a browser keeps


def test_nonsense_of_a_browser_does_no_harm():
    for nonsense in (
        "", "often", "[]", "{}", '{"shown": "x", "marks": {}}', '{"shown": 1e400, "marks": {}}',
        '{"shown": 99999999, "lesson": "one_more_chip", "marks": {"code": "star"}, "wrong": {}}',
        '{"shown": 2, "lesson": "two_coins", "marks": {"one": "star"}, "wrong": {}}', "[" * 5000,
    ):  # fmt: skip
        shown = HourPage("one_more_chip")
        shown.kept.restored = nonsense
        assert shown.hour.done == set()
        assert shown.shown <= len(shown.parts)
        json.loads(shown.kept.kept)


# The address

OK = page.Hour(catalogue.plan("will_it_fit")).check("count", "13")


def test_the_address_says_which_hour():
    for search, name, language in (
        ("?hour=03", "one_more_chip", "en"), ("?hour=3&lang=es", "one_more_chip", "es"),
        ("?hour=better_bot&lang=fr", "better_bot", "en"), ("?hour=11", None, "en"),
        ("", None, "en"), ("?lang=es", None, "es"), ("?hour=<script>&lang=es", None, "es"),
    ):  # fmt: skip
        asked_for = HoursPage()
        asked_for.address.search = search
        opened = asked_for.shown.name if asked_for.shown else None
        assert (opened, asked_for.language) == (name, language)
        if name is None:
            tiles = asked_for.children[0].value
            assert len(set(re.findall(r"\?hour=\d\d&amp;lang=", tiles))) == 10


@pytest.mark.parametrize(
    ("kind", "search", "named"),
    [
        (HoursPage, "?hour=sums", "'sums'"),
        (HoursPage, "?hour=<b>&lang=es", "«<b>»"),
        (LearnPage, "?game=nonsense", "'nonsense'"),
        (LearnPage, "?lang=es", ""),
        (HoursPage, "?hour=3", ""),
    ],
)
def test_what_there_is_not_is_said_above_the_list_of_what_there_is(kind, search, named):
    asked_for = kind()
    asked_for.address.search = search
    said = re.findall(r'role="alert">(.*?)</div>', getattr(asked_for.children[0], "value", ""))
    assert len(said) == bool(named)
    assert named in unescape("".join(said))
    assert "<b>" not in "".join(said)


# Sending, reactions, and the table


def test_a_guess_of_a_notebook_goes_to_the_class(monkeypatch):
    sent = []
    monkeypatch.setattr(
        "cardlab_tutorials.hours.running.send",
        lambda _plan, name, number, code, _words: sent.append((name, number, code)) or OK,
    )
    box = page.Hour(catalogue.plan("will_it_fit")).guess([20], code="KQ7MA")
    box.line.value = "30 often 1/4"
    box._take_line()
    assert sent == [("guess", 30, "KQ7MA"), ("guess", 25, "KQ7MA")]
    assert box.guesses == [20, 30, 25]


def test_reaction_times_are_seconds_that_can_be_true():
    slaps = Reactions(EN)
    assert "No time yet" in slaps.status.value
    slaps.button.ms = [312, 20, 280, 99_000]
    assert slaps.times == [0.312, 0.28]
    assert slaps.listed.value == "0.312, 0.280"
    assert "2 times, from 0.280 to 0.312 seconds." in slaps.status.value


def test_at_the_table_of_an_hour_nothing_is_saved_or_shared():
    table = page.Hour(catalogue.plan("one_more_chip")).table()
    assert table.scene["can"]["undo"] is False  # nothing to undo yet
    for tool in ("save", "share", "load"):
        assert table.scene["can"][tool] is False
        with pytest.raises(CardlabError, match="can't save, load or share"):
            table.session.terms.check(tool, table.match, EN)
