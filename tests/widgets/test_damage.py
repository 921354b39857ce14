"""Damaged saved games, odd links and odd names: told in a sentence, and nothing is lost."""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from cardlab import BadMove, BadOption, BadRecord
from cardlab.engine.match import record as records
from cardlab_widgets import Lobby
from tests.widgets.damage import bad_links, bad_records, wrong_answer
from tests.widgets.test_haste import loser, racing, say_to

pytestmark = pytest.mark.slow


def test_damaged_games_are_refused_in_a_sentence():
    ends, faults = bad_records(400)
    assert faults == Counter()
    assert ends["refused"] > 200
    assert ends["read"] > 20


def test_odd_links_open_a_table_or_say_why_not():
    ends, faults = bad_links(60)
    assert faults == Counter()
    assert ends["refused"] > 20


def test_a_record_that_is_read_without_a_look_is_seen(monkeypatch):
    monkeypatch.setattr(records, "_check", lambda record: None)
    assert bad_records(60)[1].total() > 5


@pytest.mark.parametrize("name", ["\ud800", "", "   ", "a\nb", "\x00", "x" * 41, 7, None])
def test_a_name_that_can_not_be_shown_is_refused(name):
    with pytest.raises(BadOption, match="can't be the names"):
        cardlab.new_match("pepper", 2, names=["Ana", name])


@pytest.mark.parametrize("text", ["0 " + "x" * 5000, "0 play red \ud800"])
def test_a_move_that_is_no_text_of_a_move_is_refused_in_few_words(text):
    with pytest.raises(BadMove) as raised:
        cardlab.new_match("pepper", 2).apply(text)
    assert wrong_answer(str(raised.value)) == ""


@pytest.mark.parametrize("name", ["seed", "game", "players", "names", "places"])
def test_a_record_can_not_name_a_house_rule_like_a_part_of_itself(name):
    record = cardlab.new_match("pepper", 2).record()
    record["options"][name] = 1
    with pytest.raises(BadRecord, match="'options' can't be"):
        cardlab.replay(record)


@pytest.mark.parametrize(
    "link", ["must_play_if_able=maybe", "turn_cap=-5", "turn_cap=x", "players=99", "seed=abc"]
)
def test_what_a_link_is_refused_for_does_not_stay_chosen(link):
    lobby = Lobby(pace=0)
    before = dict(lobby.chosen)
    lobby.form.search = f"?game=fuego&{link}" if "must" not in link else f"?game=pepper&{link}"
    assert lobby.table is None
    assert len(lobby.said) > 20
    assert lobby.chosen == before
    lobby.play()
    assert lobby.table is not None


# A race


@pytest.mark.parametrize(("ago", "last"), [(0, False), (60, True)])
def test_a_page_can_not_have_pressed_before_it_was_asked(ago, last):
    table = racing()
    decision, asked = table.session.raced
    table.session.raced = (decision, asked - ago)
    say_to(table)("race", -1_000_000_000)
    assert (loser(table) == 1) is last
