"""Damaged saved games and odd links by the thousand, and what is wrong with the answers to them."""

from __future__ import annotations

import copy
import json
import re
from collections import Counter
from random import Random
from typing import Any, Final

import cardlab
from cardlab import BadRecord, CardlabError
from cardlab.engine.match.record import from_text, to_text
from cardlab_widgets import Lobby

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


def bad_records(many: int, seed: int = 1) -> tuple[Counter[str], Counter[str]]:
    """Load damaged games; return how it ended, and the faults."""
    dice = Random(seed)
    records = saved_games(dice)
    ends, faults = Counter[str](), Counter[str]()
    for _ in range(many):
        broken = damaged(dice.choice(records), dice)
        text = json.dumps(broken)
        if dice.randrange(4) == 0:
            at = dice.randrange(len(text))
            text = text[:at] + dice.choice(["", "\ud800", "}", "x", '"']) + text[at + 1 :]
        try:
            match = from_text(text)
        except BadRecord as error:
            ends["refused"] += 1
            if wrong := wrong_answer(str(error)):
                faults[wrong] += 1
        except Exception as error:
            faults[f"{type(error).__name__}: {error}"[:200]] += 1
        else:
            ends["read"] += 1
            json.dumps(match.record(), ensure_ascii=False).encode()
            assert from_text(to_text(match)).record() == match.record()
    return ends, faults


NAMES: Final = (
    *("game", "players", "seed", "lang", "pace", "continue", "theme", "must_play_if_able"),
    *("turn_cap", "tournament", "__class__", "", "x" * 300),
)
VALUES: Final = (
    *("pepper", "fuego", "3", "2", "-1", "9" * 40, "maybe", "True", "yes", "es", "x" * 5000, "%00"),
    *("%ff", "%ED%A0%80", "<script>alert(1)</script>", "../../etc/passwd", "NaN", "1e3", "٣"),
)


def bad_links(many: int, seed: int = 1) -> tuple[Counter[str], Counter[str]]:
    """Follow odd links; return how it ended, and the faults."""
    dice = Random(seed)
    ends, faults = Counter[str](), Counter[str]()
    lobby = Lobby(pace=0)
    for _ in range(many):
        pairs = [(dice.choice(NAMES), dice.choice(VALUES)) for _ in range(dice.randrange(1, 5))]
        link = "?" + dice.choice(["&", "&", ";", "&&"]).join(f"{k}={v}" for k, v in pairs)
        try:
            lobby._follow(link)
        except CardlabError as error:
            faults[f"it is not caught: {error}"[:200]] += 1
        except Exception as error:
            faults[f"{type(error).__name__}: {error}; {link[:90]}"[:300]] += 1
        refusal = "" if lobby.table is not None else lobby.said
        ends["a table" if lobby.table is not None else "refused" if refusal else "the form"] += 1
        if wrong := wrong_answer(refusal):
            faults[wrong] += 1
        if lobby.table is not None:
            lobby.leave()
    return ends, faults
