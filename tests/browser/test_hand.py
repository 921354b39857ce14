"""How the cards of a hand lie at different widths of the table."""

from __future__ import annotations

from itertools import pairwise

import pytest

import cardlab
from cardlab_widgets import CardTable


@pytest.fixture
def lie(bridged):
    """Show a table with a hand of so many cards; return the boxes of the felt and the cards."""

    def lie(cards, width):
        places = {"discard": "green 7", "hand 0": cards, "hand 1": 5}
        match = cardlab.set_table("pepper", places, players=2, seed=3)
        page = bridged(CardTable(match), width=width).page
        page.wait_for_timeout(300)
        nodes = page.locator(".cl-hand > .cl-card").all()
        return page.locator(".cl-felt").bounding_box(), [node.bounding_box() for node in nodes]

    return lie


@pytest.mark.parametrize("width", [390, 760, 1280])
def test_a_hand_of_twenty_stays_on_the_felt(lie, width):
    felt, boxes = lie(20, width)
    assert len(boxes) == 20
    for box in boxes:
        assert box["x"] >= felt["x"] - 1
        assert box["x"] + box["width"] <= felt["x"] + felt["width"] + 1


@pytest.mark.parametrize(
    ("width", "cards", "rows"), [(830, 8, 1), (830, 11, 1), (700, 12, 1), (390, 8, 2)]
)
def test_a_hand_has_few_rows(lie, width, cards, rows):
    """Of eight cards in JupyterLab none lies alone in a second row, and each can be pressed."""
    _, boxes = lie(cards, width)
    tops = sorted(box["y"] for box in boxes)
    assert 1 + sum(low - high > 40 for high, low in pairwise(tops)) == rows
    steps = [right["x"] - left["x"] for left, right in pairwise(boxes)]
    assert all(step >= 44 for step in steps if step > 0)
