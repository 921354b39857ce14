"""The laws over all games, numbers of players and house rules. Their guards: test_planted.py."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import cardlab
from cardlab import Dice, Match, Move
from cardlab.engine.catalogue import find
from tests.conformance import checks, worlds
from tests.conformance.chance import chances

ENGINE = Path(cardlab.__file__).parent
CASES = [(game, *setting) for game in cardlab.list_games() for setting in checks.settings(game)]
NAMES = [f"{game}-{players}-{','.join(map(str, rules.values()))}" for game, players, rules in CASES]
LONGEST = 250  # decisions of a game that are looked at


@pytest.fixture(scope="module")
def vocabulary():
    """All moves that some games offered, and some that none would."""
    odd = ["0 nonsense", "0 draw at 1", "0 pass left", "7 draw", "0 play", "1 name mauve"]
    return {
        game: [*checks.every_move(game, 300), *map(Move.parse, odd)]
        for game in cardlab.list_games()
    }


def some(moves: list[Move], dice: Dice, number: int) -> list[Move]:
    return [moves[dice.below(len(moves))] for _ in range(number)]


def chosen(match: Match, dice: Dice) -> Move:
    return some(match.legal(), dice, 1)[0]


@pytest.mark.parametrize(("game", "players", "rules"), CASES, ids=NAMES)
def test_whole_games_hold_the_laws(game, players, rules, vocabulary):
    for seed in range(3):
        match = cardlab.new_match(game, players, seed, **rules)
        dice = Dice(seed + 1000)
        while not match.over and len(match.moves) < LONGEST:
            assert checks.pieces(match) is None
            assert checks.asks(match) is None
            assert checks.keeps_nothing(match) is None
            if dice.below(20) == 0:
                look_closely(match, dice, some(vocabulary[game], dice, 40))
            watcher = dice.below(players)
            assert worlds.forgets(match, chosen(match, dice), watcher) is None
        assert checks.asks(match) is None
        assert checks.replays(match) is None
        assert checks.undoes(match, 5) is None


def look_closely(match: Match, dice: Dice, words: list[Move]) -> None:
    """All checks at one decision."""
    seat = dice.below(match.players)
    faults = [
        checks.copies(match),
        checks.undoes(match, 3),
        checks.goes_back(match, dice.below(len(match.moves) + 1)),
        checks.reads_back(match),
        checks.refuses(match, [*match.legal(), *words, *checks.misspelt(chosen(match, dice))]),
        worlds.twins(match, seat, dice, 6, words[:10]),
        worlds.imagines(match, seat, dice.below(1000)),
        worlds.lives_on(match, seat, dice),
        worlds.twins(match.imagine(seat, dice), dice.below(match.players), dice, 2),
    ]
    assert faults == [None] * len(faults)


@pytest.mark.parametrize("game", cardlab.list_games())
def test_from_one_decision_all_moves_of_the_game_are_judged(game, vocabulary):
    match, dice = cardlab.new_match(game, seed=9), Dice(9)
    for _ in range(25):
        match.apply(chosen(match, dice))
    assert len(vocabulary[game]) > 150
    assert checks.refuses(match, vocabulary[game]) is None


@pytest.mark.parametrize("game", cardlab.list_games())
def test_every_game_ends_with_a_clause(game):
    for seed in range(20):
        match = cardlab.new_match(
            game, players=find(game).players[seed % len(find(game).players)], seed=seed
        )
        outcome = cardlab.playout(match, Dice(seed))
        assert checks.asks(match) is None
        assert outcome is match.outcome


@pytest.mark.parametrize("game", cardlab.list_games())
def test_a_fresh_process_plays_the_same_match(game):
    program = (
        f"import cardlab, json; m = cardlab.new_match({game!r}, players=4, seed=11);"
        "cardlab.play(m, cardlab.bots.make('random', seed=5));"
        "world = cardlab.replay(m.record(), moves=20).imagine(2, cardlab.Dice(3));"
        "print(json.dumps([m.record(), [e.as_dict() for e in m.story()],"
        "[world.view(seat).as_dict() for seat in (None, 0, 1, 2, 3)]]))"
    )
    told = set()
    for salt in ("0", "1", "4711"):  # the order of a set would differ
        environment = {**os.environ, "PYTHONHASHSEED": salt}
        run = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, check=True
        )
        told.add(run.stdout)
    assert len(told) == 1
    record, story, *_ = json.loads(told.pop())
    assert [event.as_dict() for event in cardlab.replay(record).story()] == story


PARTS = ("rules.py", "cards.py", "specials.py", "bot.py")  # of a game; words and odds deal nothing
BOTS = ("__init__.py", "monte_carlo.py", "playing.py", "playouts.py", "rules_of_thumb.py")
PLAYED = [
    *sorted(str(path.relative_to(ENGINE)) for path in ENGINE.glob("games/*/*.py")
            if path.name in PARTS),
    *(f"bots/{name}" for name in BOTS),
    *("engine/table.py", "engine/view.py", "engine/zone.py", "engine/playout.py"),
]  # fmt: skip


@pytest.mark.parametrize("name", PLAYED)
def test_rules_and_bots_take_chance_from_the_dice_alone(name):
    assert chances((ENGINE / name).read_text(encoding="utf-8")) == []


def test_imagined_worlds_of_the_same_dice_are_strangers():
    """A card of one world is found in the same or a next place of the following world by chance.

    43 places hide a card, so 1 in 43 of 43 x 300 comparisons: 300, and 17 is a standard error. It
    was ten times as many while each world's dice were the last ones thrown once.
    """
    match, dice = cardlab.new_match("pepper", 4, seed=1), Dice(5)
    hidden = [hidden_cards(match.imagine(0, dice)) for _ in range(301)]
    for shift in (-2, -1, 0, 1, 2):
        alike = [
            last[i] is this[(i + shift) % len(this)]
            for last, this in pairwise(hidden)
            for i in range(len(last))
        ]
        assert len(alike) == 43 * 300
        assert abs(sum(alike) - 300) < 4.5 * 17


def hidden_cards(world: Match) -> list[cardlab.Card]:
    t = world.table
    return [*t.stock.cards, *(card for hand in t.hands[1:] for card in hand.cards)]
