"""A change of the engine that is to change no game changes none."""

import json

import pytest

import cardlab
from cardlab.engine.table.dice import Dice
from tests.playthroughs.digests import FILE, WAYS, digest

pytestmark = pytest.mark.slow

KEPT = json.loads(FILE.read_text())


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", cardlab.list_games())
def test_the_games_are_those_that_were_kept(game, way):
    assert digest(game, way) == KEPT[game][way], (
        "if they are to change: python -m tests.playthroughs.digests"
    )


@pytest.mark.parametrize("way", WAYS)
def test_dice_that_are_thrown_once_more_are_seen(monkeypatch, way):
    shuffle = Dice.shuffle
    monkeypatch.setattr(Dice, "shuffle", lambda dice, cards: (shuffle(dice, cards), dice.below(2)))
    assert digest("pepper", way) != KEPT["pepper"][way]
