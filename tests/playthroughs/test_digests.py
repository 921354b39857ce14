"""Many games in a few letters: a change of the engine that is to change no game is held by these.

``python -m tests.playthroughs.test_digests`` writes them anew. They change with the rules, the bots
and the order in which dice are thrown, and with nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pytest

import cardlab
from cardlab import Dice, Match
from cardlab.bots.playing import playout, sensible_playout
from cardlab.engine.match.catalogue import find
from cardlab.testing.check import any_setting, short

FILE: Final = Path(__file__).with_name("digests.json")
GAMES: Final = 24
KEPT: Final = json.loads(FILE.read_text(encoding="utf-8"))

pytestmark = pytest.mark.slow


def dealt(game: str, games: int) -> Iterator[Match]:
    """Yield new matches: each number of players in turn, any house rules in every second one."""
    definition = find(game)
    for seed in range(games):
        players = definition.players[seed % len(definition.players)]
        rules = any_setting(definition, players, Dice(seed)) if seed % 2 else {}
        yield cardlab.new_match(game, players, seed, **{**rules, **short(definition, 400)})


def with_bots(name: str, games: int, **settings: int) -> Callable[[str], Iterator[Any]]:
    """Return the function that yields all that happens in games of bots of one name."""

    def happened(game: str) -> Iterator[Any]:
        for seed, match in enumerate(dealt(game, games)):
            outcome = cardlab.play(match, cardlab.bots.make(name, seed=seed, **settings))
            yield [str(move) for move in match.moves], outcome, match.table.dice.state
            half = match.before(len(match.moves) // 2)
            for other in (match, half, half.imagine(0, Dice(seed))):
                yield [other.view(seat).as_dict() for seat in (None, *range(match.players))]
                yield [[event.seen, event.as_dict()] for event in other.story()]
                yield [[str(zone) for zone in other.table.all_zones()], other.table.dice.state]

    return happened


def played_out(run: Callable[[Match, Dice], Any]) -> Callable[[str], Iterator[Any]]:
    """Return the function that yields how playouts end, from the deal and from mid-game."""

    def happened(game: str) -> Iterator[Any]:
        for seed, match in enumerate(dealt(game, GAMES)):
            dice = Dice(-seed - 1)
            for _ in range(4):
                yield run(match.imagine(seed % match.players, dice), dice), dice.state
                legal = match.legal()
                match.apply(legal[dice.below(len(legal))])
                if match.over:
                    break
            else:
                yield run(match, dice), dice.state

    return happened


WAYS: Final = {
    "random": with_bots("random", GAMES),
    "rule of thumb": with_bots("rule_of_thumb", GAMES),
    "monte carlo": with_bots("monte_carlo", 2, playouts=8),
    "by chance": played_out(playout),
    "sensible": played_out(sensible_playout),
}


def digest(game: str, way: str) -> str:
    """Return the first letters of the hash of all that happens."""
    hashed = sha256()
    for part in WAYS[way](game):
        hashed.update(json.dumps(part).encode())
    return hashed.hexdigest()[:16]


def digests(game: str) -> dict[str, str]:
    """Return the digests of all ways to play a game."""
    return {way: digest(game, way) for way in WAYS}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", cardlab.list_games())
def test_the_games_are_those_that_were_kept(game, way):
    assert digest(game, way) == KEPT[game][way], (
        "if they are to change: python -m tests.playthroughs.test_digests"
    )


@pytest.mark.parametrize("way", WAYS)
def test_dice_that_are_thrown_once_more_are_seen(monkeypatch, way):
    shuffle = Dice.shuffle
    monkeypatch.setattr(Dice, "shuffle", lambda dice, cards: (shuffle(dice, cards), dice.below(2)))
    assert digest("pepper", way) != KEPT["pepper"][way]


if __name__ == "__main__":
    kept = {game: digests(game) for game in cardlab.list_games()}
    FILE.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
