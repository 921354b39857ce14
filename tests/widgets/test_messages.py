"""What a page may say to a table, and what a table reads: bad messages by the thousand."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import cardlab
from cardlab import BadRecord, Words
from cardlab.engine.match.record import MARK, from_text, to_text
from cardlab_widgets import CardTable

pytestmark = pytest.mark.slow

KINDS = (
    *("move", "undo", "whatif", "back", "uncover", "save", "share", "load", "rest", "replay"),
    *("again", "race", "coach"),
)
ODD = (None, True, False, 1.0, float("nan"), "", "0", "é", "\ud800", [], [0], {}, {"a": 0})


def seated(kind=CardTable, seats=None, **places):
    """A table at which the answers to a page are kept."""
    match = cardlab.set_table("pepper", places, players=2, seed=3)
    table = kind(match, seats, pace=0)
    table.answers = []
    table.send = lambda content, buffers=None: table.answers.append(content)
    return table


def say(table, kind, index=0):
    table._hear(table, {"kind": kind, "index": index, "seq": table.scene["seq"]}, [])


def tables(kind=CardTable) -> dict[str, CardTable]:
    """A table in each of the states in which a page can find one."""
    by_mode = {mode: seated(kind, discard="red 2") for mode in ("new", "play", "whatif")}
    say(by_mode["play"], "move")
    say(by_mode["whatif"], "move")
    say(by_mode["whatif"], "whatif")
    by_mode["covered"] = seated(kind, ["person", "person"], discard="red 2")
    by_mode["over"] = seated(kind, **{"discard": "red 2", "hand 0": "red 5"})
    say(by_mode["over"], "move")
    by_mode["swap"] = seated(kind, **{"discard": "red 2", "hand 0": "red poblano, red 5, blue 1"})
    say(by_mode["swap"], "move")
    say(by_mode["swap"], "move")
    assert [table.scene["mode"] for table in by_mode.values()] == [
        *("play", "play", "whatif", "covered", "over", "play")
    ]
    assert len(by_mode["swap"].session.moves()) > 10
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
    message = {"kind": dice.choice(KINDS), "index": dice.randrange(8)}
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


def taken(table, message) -> str:
    """What is wrong with the table's answer to a bad message, or ""."""
    before, scene = state(table), table.scene
    table.answers.clear()
    table._hear(table, message, [])
    if state(table) != before or table.scene is not scene:
        return "it changed the table"
    if [answer["kind"] for answer in table.answers if answer["kind"] != "ack"] != ["refused"]:
        return f"it was answered {table.answers}"[:200]
    return "" if len(table.answers[-1]["text"]) > 10 else "it was refused without a reason"


def faults(kind, times) -> Counter[str]:
    """What went wrong, by sort; with what was never tried among it."""
    dice, by_mode = Random(7), tables(kind=kind)
    wrong: Counter[str] = Counter()
    for n in range(times):
        sort = SORTS[n % len(SORTS)]
        mode, table = dice.choice(list(by_mode.items()))
        if taken(table, sort(table, dice)):
            wrong[f"{sort.__name__} at {mode}"] += 1
            by_mode = tables(kind=kind)  # it may have been changed
    return wrong


def test_bad_messages_are_refused_and_change_nothing():
    assert faults(CardTable, 4_000) == Counter()


class Hasty(CardTable):
    """Does not look at what is stale."""

    def _wrong(self, message):
        seq = {"seq": self.scene["seq"]} if isinstance(message, dict) and "seq" in message else {}
        return super()._wrong({**message, **seq} if seq else message)


def test_a_table_that_takes_too_much_is_seen():
    assert any(fault.startswith("stale") for fault in faults(Hasty, 300))


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


def test_a_shared_text_survives_a_mail_program():
    match = cardlab.new_match("pepper", seed=1)
    text = to_text(match)
    wrapped = "\r\n".join(text[i : i + 60] for i in range(0, len(text), 60))
    assert CardTable.from_text(f"  {wrapped}\n").match.record() == match.record()


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


@pytest.mark.parametrize(
    ("game", "places", "labels"),
    [
        ("pepper", {"discard": "red 2", "hand 0": "blue 5"}, {"Robar": "R"}),
        ("nacho_pile", {"drawn": "3"}, {"Sacar": "S", "Plantarse": "P"}),
        (
            "spicy",
            {"stack": "chili 4", "declared": "chili 4", "owner": 1},
            {"Lo creo": "C", "¡Número falso!": "", "¡Especia falsa!": ""},
        ),
    ],
)
def test_a_game_names_its_buttons_and_keys_in_its_own_way(game, places, labels):
    """In Spanish a card is robada, a chip sacada; the key is a letter of that word."""
    match = cardlab.set_table(game, places, players=2, seed=3)
    moves = CardTable(match, language="es", pace=0).session.scene()["moves"]
    assert {move["say"]: move["key"] for move in moves if not move.get("card")} == labels
    english = CardTable(match, pace=0).session.scene()["moves"]
    assert english[-1]["key"] == match.words.verb(match.legal()[-1].verb).key
