"""What a page may say to a table, and what a table reads: bad messages by the thousand."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import cardlab
from cardlab import BadRecord, Words
from cardlab.engine.match.record import MARK, from_text, to_text
from cardlab_widgets import CardTable
from tests.widgets.page import Page

pytestmark = pytest.mark.slow

KINDS = (
    *("move", "undo", "whatif", "back", "uncover", "save", "share", "load", "rest", "replay"),
    *("again", "race", "coach"),
)
ODD = (None, True, False, 1.0, float("nan"), "", "0", "é", "\ud800", [], [0], {}, {"a": 0})


def seated(seats=None, **places):
    match = cardlab.set_table("pepper", places, players=2, seed=3)
    return Page(CardTable(match, seats, pace=0))


def pages() -> dict[str, Page]:
    """The page of a table in each of the states in which it can find one."""
    by_mode = {mode: seated(discard="red 2") for mode in ("new", "play", "whatif")}
    by_mode["covered"] = seated(["person", "person"], discard="red 2")
    by_mode["over"] = seated(**{"discard": "red 2", "hand 0": "red 5"})
    by_mode["swap"] = seated(**{"discard": "red 2", "hand 0": "red poblano, red 5, blue 1"})
    for mode in ("play", "whatif", "over", "swap", "swap"):
        by_mode[mode].say("move")
    by_mode["whatif"].say("whatif")
    assert [page.scene["mode"] for page in by_mode.values()] == [
        *("play", "play", "whatif", "covered", "over", "play")
    ]
    assert len(by_mode["swap"].table.session.moves()) > 10
    return by_mode


def malformed(table, dice):
    """Not a message, or one with a part missing, odd, or too many."""
    message = {"kind": dice.choice(KINDS), "index": 0, "seq": table.scene["seq"]}
    if message["kind"] == "load":
        message["text"] = "{}"
    change = dice.randrange(5)
    if change == 0:
        return dice.choice([*ODD, *KINDS, 7, list(message), tuple(message.items())])
    if change == 1:
        message[dice.choice(["more", "text" if message["kind"] != "load" else "move", ""])] = 0
    elif change == 2:
        del message[dice.choice(list(message))]
    elif change == 3:
        message["kind"] = dice.choice([*ODD, "fly", "MOVE", "move ", "__init__", "set_state"])
    else:
        message[dice.choice(["index", "seq"])] = dice.choice(ODD)
    return message


def stale(table, dice):
    """A message about a table that has been, or that will be."""
    seq = table.scene["seq"]
    # A slider names a moment of a finished game, whatever is shown.
    kinds = [kind for kind in KINDS if kind != "replay"]
    message = {"kind": dice.choice(kinds), "index": dice.randrange(8)}
    message["seq"] = dice.choice([seq - 1, seq + 1, 0, -seq, 10**30, dice.randrange(-99, 0)])
    return message | ({"text": to_text(table.session.match)} if message["kind"] == "load" else {})


def out_of_range(table, dice):
    """A move that is not offered, or a decision that was not mine, of the table as it is."""
    moves = len(table.session.moves())
    moves_made = table.match.moves
    mine = {i for i, move in enumerate(moves_made) if move.by in table.session.people}
    beyond = [-1, -moves or -9, moves, moves + dice.randrange(999), 10**30]
    kind = dice.choice(["move", "whatif"])
    others = sorted({*range(len(moves_made)), -1, len(moves_made), 10**9} - mine)
    index = dice.choice(beyond if kind == "move" else others)
    return {"kind": kind, "index": index, "seq": table.scene["seq"]}


def oversized(table, dice):
    """A message that is longer or nested deeper than any that a page would send."""
    text = dice.choice(["x", MARK, "{", "é", " "]) * dice.randrange(70_000, 90_000)
    deep = []
    for _ in range(3_000):  # deeper than can be written as text
        deep = [deep]
    message = {"kind": dice.choice(KINDS), "index": 0, "seq": table.scene["seq"]}
    return dice.choice(
        [{**message, "text": text}, {**message, "kind": text}, {**message, "index": deep}]
    )


def untimely(table, dice):
    """What could be said at another time: nothing is covered, or there is no what-if to leave."""
    wrong = [kind for kind, wanted in (("uncover", "covered"), ("back", "whatif"))
             if table.scene["mode"] != wanted]  # fmt: skip
    return {"kind": dice.choice(wrong), "index": 0, "seq": table.scene["seq"]}


SORTS = (malformed, stale, out_of_range, oversized, untimely)


def state(table):
    session = table.session
    moves = (session.match.moves, session.branch and session.branch.moves)
    return (table.scene["seq"], session.me, *moves)


def taken(page, message) -> str:
    """What is wrong with the table's answer to a bad message, or ""."""
    before, scene = state(page.table), page.scene
    answers = page.hear(message)
    if state(page.table) != before or page.scene is not scene:
        return "it changed the table"
    if [answer["kind"] for answer in answers] != ["refused"]:
        return f"it was answered {answers}"[:200]
    return "" if len(answers[0]["text"]) > 10 else "it was refused without a reason"


def faults(times) -> Counter[str]:
    """What went wrong, by sort."""
    dice, by_mode = Random(7), pages()
    wrong: Counter[str] = Counter()
    for n in range(times):
        sort = SORTS[n % len(SORTS)]
        mode, page = dice.choice(list(by_mode.items()))
        if taken(page, sort(page.table, dice)):
            wrong[f"{sort.__name__} at {mode}"] += 1
            by_mode = pages()  # it may have been changed
    return wrong


def test_bad_messages_are_refused_and_change_nothing(monkeypatch):
    assert faults(4_000) == Counter()
    looked = CardTable._wrong

    def hasty(table, message):  # does not look at what is stale
        is_one = isinstance(message, dict) and "seq" in message
        return looked(table, {**message, "seq": table.scene["seq"]} if is_one else message)

    monkeypatch.setattr(CardTable, "_wrong", hasty)
    assert any(fault.startswith("stale") for fault in faults(300))


# Texts that are loaded


@pytest.mark.parametrize(
    "text",
    ["", "\ud800", "[" * 50_000, '{"a":' * 3000, "1" * 5000, "NaN", f"{MARK}é", f"{MARK}\ud800",
     f"{MARK}AAAA=A", MARK, f"{MARK}{'A' * 70_000}"],
    ids=lambda text: ascii(text[:16]),
)  # fmt: skip
def test_a_text_that_is_no_game_is_a_bad_record(text):
    with pytest.raises(BadRecord, match=r"\w+ \w+"):
        from_text(text)


def test_one_letter_wrong_anywhere_is_noticed():
    text = to_text(cardlab.new_match("pepper", seed=1))
    for i in range(len(MARK), len(text.rstrip("=")) - 1):
        other = "A" if text[i] != "A" else "B"
        with pytest.raises(BadRecord):
            from_text(text[:i] + other + text[i + 1 :])
    wrapped = "\r\n".join(text[i : i + 60] for i in range(0, len(text), 60))  # by a mail program
    assert from_text(f"  {wrapped}\n").record() == from_text(text).record()


# Keys


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_two_moves_have_the_same_key(language):
    match = cardlab.set_table(
        "pepper", {"discard": "red 2", "hand 0": "red 8, red 5"}, players=2, seed=3
    )
    table = CardTable(match, language=language, pace=0)
    table.session.move(0)
    moves = table.session.scene()["moves"]
    keys = [move["key"] for move in moves]
    assert len(set(keys)) == 4
    for move, key in zip(moves, keys, strict=True):
        assert key.lower() in Words(language, match.words).suit(move["label"][0]["suit"])
