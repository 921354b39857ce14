"""Tables set by hand that say which pieces come next; no seat and no imagined world knows them."""

from __future__ import annotations

import pytest

from cardlab import Dice, set_table
from cardlab.engine.match.match import run as course
from tests.rules.tables import hand


def test_the_pieces_that_come_next():
    match = set_table("nacho_pile", {"drawn": "2", "bag": ["6", "3", "wild", "..."]}, players=2)
    drawn = []
    for _ in range(3):
        match.apply("draw")
        drawn.append(str(match.table.drawn.cards[-1]))
    assert drawn == ["6", "3", "wild"]
    assert len(match.table.bag) == 50
    match = set_table(
        "pepper", {"discard": "red 7", "stock": ["red 9", "blue 2", "..."]}, players=2
    )
    match.apply("draw")
    match.apply("draw")
    assert "red 9" in hand(match, 0)
    assert "blue 2" in hand(match, 1)
    # Last on top, as everywhere, where the dots come first or not at all.
    for stock in ("..., red 9", "red 9", ["40 more", "red 9"]):
        places = {"discard": "red 7", "hand 0": 2, "hand 1": 2, "stock": stock}
        match = set_table("pepper", places, players=2, seed=1)
        match.apply("draw")
        assert "red 9" in hand(match, 0)


def test_what_comes_next_is_known_to_nobody():
    match = set_table("nacho_pile", {"bag": ["6", "..."]}, players=2, seed=1)
    first = set()
    for seed in range(40):
        world = match.imagine(0, Dice(seed))
        world.apply("draw")
        first.add(str(world.table.drawn.cards[-1]))
    assert len(first) > 4
    other = set_table("nacho_pile", {"bag": ["3", "..."]}, players=2, seed=1)
    assert match.view(0) == other.view(0)


def test_the_planted_leak_that_this_must_catch(monkeypatch):
    """A world in which the bag still gives what was set: whoever imagines it would know."""
    redeal = course.redeal

    def leaking(t, me, dice, unknown):
        kept = [zone.next_pieces[:] for zone in t.all_zones()]
        redeal(t, me, dice, unknown)
        for zone, coming in zip(t.all_zones(), kept, strict=True):
            zone.next_pieces = coming

    monkeypatch.setattr(course, "redeal", leaking)
    with pytest.raises(AssertionError):
        test_what_comes_next_is_known_to_nobody()
