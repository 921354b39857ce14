"""What the table of Nacho Pile tells beyond its zones: the risk, a stop, what scores."""

from __future__ import annotations

import pytest

import cardlab
from cardlab_widgets import CardTable
from cardlab_widgets.table.terms import Terms

PLACES = {
    "drawn": "5, 2, wild=7",
    "bag": "1, 2, 2, 5, 7, 7, 7, 3, wild, wild, steal, score",
    "front 1": "2, wild=2, 3, 3",
    "front 2": "7",
    "plate 0": "1, 3, wild",
    "plate 1": "1, 4, 4",
    "rest": "plate 2",
}


def table_with(places=PLACES, **how):
    match = cardlab.set_table("nacho_pile", places, players=3, seed=4)
    return CardTable(match, pace=0, **how)


def test_the_ring_tells_what_is_left_and_what_would_bust():
    more = table_with().scene["more"]
    left = [kind["n"] for kind in more["ring"]]
    assert left == [1, 2, 1, 0, 1, 0, 3, 2, 2]  # 1 to 7, wilds, spicy chips
    assert [i for i, kind in enumerate(more["ring"]) if kind["busts"]] == [1, 4, 6]
    assert more["risk"] == ["6", "of 12 would bust you"]


def test_each_chip_drawn_tells_what_it_would_bring_and_from_whom():
    more = table_with().scene["more"]
    assert [(chip["n"], chip["from"]) for chip in more["drawn"]] == [
        ("", "takes none"),
        ("+2", "from Ben"),
        ("+1", "from Cleo"),
    ]


def test_a_seat_tells_its_points_and_which_chips_score():
    places = {**PLACES, "plate 0": "1, 3, wild, steal, score", "rest": "out"}
    scene = table_with(places).scene
    ben = scene["seats"][0]["more"]
    assert ben["points"] == 1 + 2  # a 1 as I have, two 4s
    assert [heap["marked"] for heap in ben["plate"]["heaps"]] == [True, True]
    mine = scene["mine"]
    assert mine["points"] == 2 + 2  # a 1 and a 3, two spicy chips
    shown = {c["name"]: (c["n"], c["leads"], c["other"]) for c in mine["columns"]}
    assert shown["1"] == (1, True, "Ben 1")
    assert shown["3"] == (1, True, "only you")
    assert shown["4"] == (0, False, "Ben 2")
    assert shown["wild"] == (1, False, "at the end")
    assert mine["columns"][-1]["cards"] == {"score": 1, "steal": 1}  # by ear each is there once


def test_the_end_tells_what_each_plate_scores():
    places = {"rest": "out", "bag": "5, 2, ...", "plate 0": "1, 1, 2", "plate 1": "2, 2, 3"}
    match = cardlab.set_table("nacho_pile", places, players=2, seed=4)
    match.apply("0 draw")
    count = CardTable(match, pace=0).scene["more"]["count"]
    assert [head["name"] for head in count["heads"] if head["doubled"]] == ["2"]
    ben, you = count["rows"]
    assert (ben["name"], ben["points"], ben["won"]) == ("Ben", 2 * 2 + 1, True)
    assert (you["name"], you["points"], you["won"]) == ("You", 2 + 1, False)
    assert [cell["scores"] for cell in you["cells"]] == [True, *[False] * 3, True, *[False] * 3]


@pytest.mark.parametrize(
    ("how", "show_counts"),
    [({}, "all"), ({"coach": "none"}, "signs"), ({"terms": Terms(fair=True)}, "signs")],
)
def test_a_table_without_a_coach_leaves_out_the_counts(how, show_counts):
    assert table_with(**how).scene["show_counts"] == show_counts
