"""The form "heat": what it is told of a pile that rises, and of cards in layers."""

from __future__ import annotations

import cardlab
from cardlab.engine.text.words import Words
from cardlab_widgets.table.scene import scene

EN = Words("en")


def painted(places, players=3, me=0, **rules):
    """What a seat's page gets of a moment."""
    return scene(cardlab.set_table("fuego", places, players=players, seed=4, **rules), me, EN)


def test_what_goes_on_the_heat_is_what_may_be_played():
    """Each number that glows can be played by who holds it, and no other can."""
    for top in range(1, 11):
        for rank in range(1, 11):
            shown = painted({"hand 0": f"{rank}, burn, burn", "play": str(top)})
            cell = shown["more"]["cells"][rank - 1]["on"]
            assert cell == any(move["say"] == f"Play {rank}" for move in shown["moves"])


def test_alike_on_top_are_counted_to_four_but_an_incendio_is_not():
    assert painted({"hand 0": "2, 4, 5", "play": "3, 9, 9"})["more"]["alike"] == {
        "n": 2,
        "of": 4,
        "name": "nines on top",
        "say": "2 of the four alike that burn the pile",
    }
    assert painted({"hand 0": "2, 4, 5", "play": "9, incendio=9"})["more"]["alike"] is None


def test_face_up_cards_say_why_they_wait_and_others_do_not():
    shown = painted({"hand 0": "2, 4, 5", "up 0": "8, 8, 10", "play": "3"})
    mine = {place["zone"]: place for place in shown["places"]}
    assert {no["clause"] for no in mine["up 0"]["no"].values()} == {"fuego.face_up"}
    assert "no" not in mine["down 0"]
    assert all("no" not in place for seat in shown["seats"] for place in seat["places"])
    too_low = painted({"hand 0": 0, "up 0": "2, 8", "play": "5", "draw": 0})["places"][0]["no"]
    assert [(card, no["clause"]) for card, no in too_low.items()] == [("2", "fuego.turn")]
