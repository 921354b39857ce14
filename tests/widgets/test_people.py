"""Several people at one device: nobody sees another's hand."""

from __future__ import annotations

import cardlab
from cardlab_widgets import CardTable

TABLE = {"discard": "red 2", "hand 0": "red 5, red 7", "hand 1": "red 3, blue 9"}


def say(table, kind) -> None:
    table._hear(table, {"kind": kind, "index": 0, "seq": table.scene["seq"]}, [])


def test_a_bots_move_between_two_people_covers_the_hand_too():
    match = cardlab.set_table("pepper", TABLE, players=3, seed=7)
    table = CardTable(match, ["person", "rule_of_thumb", "person"], pace=0)
    table.send = lambda content, buffers=None: None
    say(table, "uncover")
    assert table.scene["hand"]
    say(table, "move")
    assert list(table.match.ask.seats) == [2]
    assert (table.scene["mode"], table.scene["me"], table.scene["hand"]) == ("covered", None, [])
