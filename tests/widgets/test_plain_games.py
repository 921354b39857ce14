"""A game of a notebook at the table: it may be defined once more with other cards."""

from __future__ import annotations

from cardlab_widgets.faces import faces
from tests.engine.test_plain_games import DECK, PLAIN, PlainTable, plain


def test_a_game_that_is_defined_anew_has_the_faces_of_its_new_cards(monkeypatch):
    from cardlab.engine.match.catalogue import find

    find(plain())
    assert "red 77" not in faces("plain")
    monkeypatch.setattr(
        PlainTable, "pack", lambda _self: [*DECK, PLAIN.find("red 77") or PLAIN.face("red", 77)]
    )
    find(plain())
    assert "red 77" in faces("plain")
