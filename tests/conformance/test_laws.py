"""The laws over all games that are there. Their guards: test_check_game.py; long: ``make fuzz``."""

from __future__ import annotations

from itertools import pairwise

import pytest

import cardlab
from cardlab import Dice
from cardlab.engine.match.catalogue import find
from cardlab.testing import check_game, laws

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", cardlab.list_games())
def test_every_game_holds_the_laws(game):
    report = check_game(game, games=GAMES)
    assert [str(fault) for fault in report.faults] == []
    assert report.games == GAMES
    assert all(n >= 10 for law, n in report.tried.items() if law not in ONCE), str(report)
    assert len(report.played) == len(find(game).players)


GAMES = 16  # each house rule and number of players once; ``make fuzz`` plays thousands
# What is tried once for a game, or once for a scenario or a bot.
ONCE = {"clauses", "scenarios", "settings", "bots", "process"}


@pytest.mark.parametrize("game", cardlab.list_games())
def test_a_fresh_process_plays_the_same_match(game):
    assert laws.other_processes(find(game)) is None


def test_imagined_worlds_of_the_same_dice_are_strangers():
    """A card of one world is found in the same or a next place of the following world by chance.

    43 places hide a card, so 1 in 43 of 43 x 300 comparisons: 300, and 17 is a standard error. It
    was ten times as many while each world's dice were the last ones thrown once.
    """
    match, dice = cardlab.new_match("pepper", 4, seed=1), Dice(5)
    tables = [match.imagine(0, dice).table for _ in range(301)]
    hidden = [[*t.stock, *(card for hand in t.hands[1:] for card in hand)] for t in tables]
    for shift in (-2, -1, 0, 1, 2):
        alike = [
            last[i] is this[(i + shift) % len(this)]
            for last, this in pairwise(hidden)
            for i in range(len(last))
        ]
        assert len(alike) == 43 * 300
        assert abs(sum(alike) - 300) < 4.5 * 17
