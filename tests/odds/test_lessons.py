"""An exact chance that a teacher's page tells, against all cards, one by one."""

from __future__ import annotations

import pytest

from cardlab import set_table
from cardlab.counting import unseen

PLACES = ("top-first", "top-second", "bottom-first", "bottom-second")


def table(*rows, **more):
    """A table of Schwupps, by the rule and the card of each place."""
    laid = dict(zip(PLACES, (row.split(" on ")[0] for row in rows), strict=True))
    piles = {f"{place} pile": row.split(" on ")[1] for place, row in zip(PLACES, rows, strict=True)}
    return {**laid, **piles, **{name.replace("_", " "): value for name, value in more.items()}}


LAST = table(
    "+1 on red 10", "+2 on purple 9", "-2 on yellow 8", "colour or number on green 2",
    next="colour or number", hand_0="purple 10", own_0=0, hand_1="yellow 6", own_1=0,
)  # fmt: skip


@pytest.mark.parametrize(("row", "good"), [("top", 86), ("bottom", 49)])
def test_laying_all_after_a_schwupp_of_a_row(row, good):
    """Each card that may be taken is tried in the rules, for "The best last card" of Schwupps."""
    match = set_table("schwupps", LAST, players=2, seed=1)

    def wins(match):
        if match.over:
            return match.outcome.winners == (0,)
        return any(wins(after(match, move)) for move in match.legal() if move.verb != "end")

    def after(match, move):
        other = match.copy()
        other.apply(move)
        return other

    done = 0
    for card, n in unseen(match.view(0), "").cards.items():
        known = set_table("schwupps", {**LAST, "common": card.text, "own 1": 1}, players=2, seed=1)
        known.apply(f"0 schwupp {row}")
        done += n * wins(known)
    assert done == good
