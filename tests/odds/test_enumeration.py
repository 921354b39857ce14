"""Chances by going through all worlds: exact, from the seat's knowledge alone, within bounds."""

from __future__ import annotations

from fractions import Fraction

import pytest

import cardlab
from cardlab import Dice, Seat, set_table
from cardlab.bots.estimate import Estimate
from cardlab.odds import enumeration
from cardlab.odds.enumeration import BranchingDice, Enumeration, TooManyError, deal_hidden
from tests.odds.positions import CASES, positions

# Where the value stands on the best play of seat 0 later on, which the policy of a playout misses.
OTHERWISE = {"ahead, and one of five busts": 0.02}


def exactly(match, moves=None):
    """The exact chances of seat 0's moves by their texts, or None."""
    exact = Enumeration(Seat(match, 0), moves)
    exact.run()
    if exact.chances is None:
        return None
    return {str(move): value for move, value in zip(exact.moves, exact.chances, strict=True)}


def test_positions_have_the_values_that_were_counted_by_hand():
    counted = 0
    for game, position in CASES:
        stated = {line.split("; ")[0]: value for line, value in position.values.items()}
        match = position.match(game)
        values = exactly(match, [move for move in match.legal(0) if move.text in stated])
        off = OTHERWISE.get(position.name, 0)
        if values is not None:
            counted += 1
            assert all(abs(values[move] - stated[move]) <= off for move in values), position.name
    assert counted >= 17


def test_worlds_that_public_moves_exclude_are_left_out():
    """Ben has one of three cards. All have seen that it is no green one: two are left."""
    places = {"discard": "green 4", "hand 0": "green 9, red 9", "hand 1": "red 1",
              "stock": "green 1, blue 1", "rest": "discard"}  # fmt: skip
    match = set_table("pepper", places, players=2, seed=1)
    greens = [card for card in match.table.pack() if card.suit == "green"]
    dice, chances = BranchingDice(), {}
    while dice.has_more:
        world = match.copy()
        world.table.shows_none(world.table.hands[1], greens)
        (held,) = world.table.hands[1] if deal_hidden(world.table, 0, dice) else [None]
        chances[str(held)] = chances.get(str(held), 0) + dice.chance
        dice.next_path()
    assert chances == dict.fromkeys(["red 1", "blue 1", "None"], Fraction(1, 3))


def test_it_agrees_with_an_estimate_in_many_worlds():
    """Two ways to the same chance: all worlds, and 600 that are drawn (four standard errors)."""
    position = next(p for p in positions("nacho_pile") if p.name == "behind, and one of four busts")
    match = position.match("nacho_pile")
    values, thought = exactly(match), Estimate(Seat(match, 0), seed=1)
    thought.run(worlds=600)
    for estimate in thought.chances():
        value = float(values[str(estimate.move)])
        assert abs(estimate.chance - value) <= 4 * (value * (1 - value) / 600) ** 0.5


def test_worlds_that_look_the_same_have_the_same_chances():
    for game, position in CASES[::6]:
        match = position.match(game)
        twin = match.imagine(0, Dice(9))
        assert exactly(match) == exactly(twin)


@pytest.mark.parametrize("game", cardlab.list_games())
def test_an_opening_is_given_up_at_once(game):
    match = cardlab.new_match(game, 3, seed=1)
    exact = Enumeration(Seat(match, match.ask.seats[0]))
    exact.run()
    assert (exact.is_done, exact.chances) == (True, None)


def test_it_is_worked_on_in_steps():
    position = positions("nacho_pile")[0]
    exact = Enumeration(Seat(position.match("nacho_pile"), 0))
    steps = 0
    while not exact.is_done:
        exact.run(seconds=0)
        steps += 1
    assert steps > 4
    assert exact.chances == [1, Fraction(1, 2)]


def test_a_bound_that_is_too_low_gives_no_answer(monkeypatch):
    monkeypatch.setattr(enumeration, "MOST", 1)
    assert exactly(positions("nacho_pile")[0].match("nacho_pile")) is None


def every(ask):
    """All that can come of a question to branching dice, with its chance."""
    dice, chances = BranchingDice(), {}
    while dice.has_more:
        answer = ask(dice)
        chances[answer] = chances.get(answer, 0) + dice.chance
        dice.next_path()
    return chances


def test_dice_go_every_way_once():
    """A coin; if it is 1, one of three with the weights 1, 2, 3."""
    coins = every(lambda dice: (coin := dice.branch((1, 1)), coin and dice.branch((1, 2, 3))))
    assert coins == {
        (0, 0): Fraction(1, 2),
        (1, 0): Fraction(1, 12),
        (1, 1): Fraction(1, 6),
        (1, 2): Fraction(1, 4),
    }


def shuffled(dice):
    cards = ["a", "b", "c"]
    dice.shuffle(cards)
    return "".join(cards)


def test_dice_that_branch_throw_everything():
    assert every(lambda dice: dice.below(4)) == dict.fromkeys(range(4), Fraction(1, 4))
    assert every(lambda dice: dice.choice("ab")) == {"a": Fraction(1, 2), "b": Fraction(1, 2)}
    assert every(lambda dice: dice.best_of("abc", [2, 1, 2])) == {
        "a": Fraction(1, 2),
        "c": Fraction(1, 2),
    }
    assert every(shuffled) == dict.fromkeys(
        ["abc", "acb", "bac", "bca", "cab", "cba"], Fraction(1, 6)
    )
    with pytest.raises(TooManyError):
        BranchingDice().below(10**10)


def test_an_enumeration_without_chances_would_be_seen(monkeypatch):
    """Planted: every path counts the same, however rare it is."""
    position = next(p for p in positions("nacho_pile") if p.name == "behind, and one of four busts")
    right = exactly(position.match("nacho_pile"))
    branch = BranchingDice.branch
    monkeypatch.setattr(
        BranchingDice,
        "branch",
        lambda *own: (branch(*own), setattr(own[0], "chance", Fraction(1)))[0],
    )
    assert exactly(position.match("nacho_pile")) != right
