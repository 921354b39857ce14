"""Damaged saved games and odd links: told in a sentence, and nothing is lost."""

from __future__ import annotations

import copy
import json
import re
from collections import Counter
from random import Random
from typing import Any, Final

import pytest

import cardlab
from cardlab import BadOption, BadRecord
from cardlab.engine.match import record as records
from cardlab.engine.match.record import from_text, to_text
from cardlab_widgets import Lobby

pytestmark = pytest.mark.slow

LONGEST: Final = 500  # characters of what is said about bad input
INSIDES: Final = re.compile(r"\w+\(\) |object at 0x|unhashable|NoneType|not subscriptable|keyword")
ODD: Final = (
    *(None, True, False, -1, 0, 10**30, 1.5, float("nan"), float("inf"), "", "x" * 50_000),
    *("\ud800", [], {}, [[]], {"a": {}}, ["x"] * 2000, "<script>", "\x00", "red 7"),
    *({"seed": 1}, {"game": "a"}),
)


def saved_games(dice: Random) -> list[dict[str, Any]]:
    """Records of some moves of each game, one of them of a table that was set by hand."""
    records = []
    for game in cardlab.list_games():
        match = cardlab.new_match(game, 3, dice.randrange(99))
        for _ in range(12):
            legal = match.legal()
            if legal:
                match.apply(dice.choice(legal))
        records.append(match.record())
    table = cardlab.set_table("pepper", {"discard": "red 2", "hand 0": "red 5"}, players=2, seed=1)
    return [*records, table.record()]


def damaged(record: dict[str, Any], dice: Random) -> Any:
    """A record with one or two parts dropped, changed, added or put elsewhere."""
    broken = copy.deepcopy(record)
    for _ in range(dice.choice((1, 1, 2))):
        name = dice.choice(list(broken)) if broken else "game"
        change = dice.randrange(6)
        if change == 0:
            broken.pop(name, None)
        elif change == 1:
            broken[name] = copy.deepcopy(dice.choice(ODD))
        elif change == 2 and isinstance(broken.get(name), list) and broken[name]:
            broken[name][dice.randrange(len(broken[name]))] = copy.deepcopy(dice.choice(ODD))
        elif change == 3 and isinstance(broken.get("options"), dict):
            key = dice.choice([*broken["options"], "seed", "names", "game", "", "x" * 999])
            broken["options"][key] = copy.deepcopy(dice.choice(ODD))
        elif change == 4 and isinstance(broken.get("setting"), dict):
            key = dice.choice([*broken["setting"], "hand 1", "moves", "x" * 999, "suit"])
            broken["setting"][key] = copy.deepcopy(dice.choice(ODD))
        elif change == 5 and isinstance(broken.get("moves"), list):
            more = dice.choice(["0 draw", "x" * 9999, "9 play red 7"])
            broken["moves"] = [*broken["moves"], more]
    return broken


def wrong_answer(text: str) -> str:
    """What is wrong with what is said about bad input, or ""."""
    if len(text) > LONGEST:
        return f"{len(text)} characters: {text[:120]}"
    if matched := INSIDES.search(text):
        return f"Python's insides: {text[max(0, matched.start() - 60) :][:200]}"
    try:
        text.encode()
    except UnicodeEncodeError:
        return f"half a letter: {text[:120]!r}"
    return ""


def bad_records(many: int) -> Counter[str]:
    """Load damaged games; return how it ended, and what was wrong with the answers."""
    dice = Random(1)
    saved, ends = saved_games(dice), Counter[str]()
    for _ in range(many):
        text = json.dumps(damaged(dice.choice(saved), dice))
        if dice.randrange(4) == 0:
            at = dice.randrange(len(text))
            text = text[:at] + dice.choice(["", "\ud800", "}", "x", '"']) + text[at + 1 :]
        try:
            match = from_text(text)
        except BadRecord as error:
            ends[wrong_answer(str(error)) or "refused"] += 1
        except Exception as error:
            ends[f"{type(error).__name__}: {error}"[:200]] += 1
        else:
            ends["read"] += 1
            json.dumps(match.record(), ensure_ascii=False).encode()
            assert from_text(to_text(match)).record() == match.record()
    return ends


def test_damaged_games_are_refused_in_a_sentence(monkeypatch):
    ends = bad_records(400)
    assert set(ends) == {"refused", "read"}
    assert min(ends["refused"] - 200, ends["read"] - 20) > 0
    monkeypatch.setattr(records, "_check", lambda record: None)
    assert len(bad_records(60)) > 2


NAMES: Final = (
    *("game", "players", "seed", "lang", "pace", "continue", "theme", "must_play_if_able"),
    *("turn_cap", "tournament", "__class__", "", "x" * 300),
)
VALUES: Final = (
    *("pepper", "fuego", "3", "2", "-1", "9" * 40, "maybe", "True", "yes", "es", "x" * 5000, "%00"),
    *("%ff", "%ED%A0%80", "<script>alert(1)</script>", "../../etc/passwd", "NaN", "1e3", "٣"),
)


def test_odd_links_open_a_table_or_say_why_not():
    dice, lobby, ends = Random(1), Lobby(pace=0), Counter[str]()
    for _ in range(60):
        pairs = [(dice.choice(NAMES), dice.choice(VALUES)) for _ in range(dice.randrange(1, 5))]
        lobby._follow("?" + dice.choice(["&", "&", ";", "&&"]).join(f"{k}={v}" for k, v in pairs))
        refusal = "" if lobby.table is not None else lobby.said
        assert wrong_answer(refusal) == ""
        ends["a table" if lobby.table is not None else "refused" if refusal else "the form"] += 1
        if lobby.table is not None:
            lobby.leave()
    assert ends["refused"] > 20


@pytest.mark.parametrize("name", ["\ud800", "", "   ", "a\nb", "\x00", "x" * 41, 7, None])
def test_a_name_that_can_not_be_shown_is_refused(name):
    with pytest.raises(BadOption, match="can't be the names"):
        cardlab.new_match("pepper", 2, names=["Ana", name])


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
