"""A step of a lesson on its page: what can be pressed there."""

from __future__ import annotations

from cardlab_tutorials.guided.lesson import Lesson
from cardlab_tutorials.guided.piece_markup import PieceMarkup
from cardlab_tutorials.guided.run import REFUSED
from cardlab_tutorials.guided.step_table import TRIED_FROM


def test_what_the_table_refuses_to_hear_of_a_card_is_a_choice_of_that_card() -> None:
    table = Lesson("spicy", "en", folder=None).step("lie").table
    tried = [move for move in table.scene["moves"] if move["index"] >= TRIED_FROM]
    legal = next(move for move in table.scene["moves"] if move["say"] == "Play chili 9 as lemon 9")
    assert [move["say"] for move in tried] == ["Play chili 9 as chili 9"]
    assert tried[0]["steps"][0] == legal["steps"][0]
    assert tried[0]["short"] == [{"card": "chili 9"}]
    message = {"kind": "move", "index": tried[0]["index"], "seq": table.scene["seq"]}
    table._hear(table, message, [])
    verdict = table.scene["step"]["verdict"]
    assert (verdict["state"], verdict["clause"]) == (REFUSED, "spicy.follow")


def test_a_card_that_is_drawn_in_a_text_has_no_quotation_marks() -> None:
    told = PieceMarkup("schwupps", "en").rich('Beside "same number" comes "used rules".')
    assert told == ["Beside ", {"card": "same number"}, ' comes "used rules".']
    (drawn,) = PieceMarkup("schwupps", "es").rich("«mismo número»")
    assert drawn == {"card": "same number"}
