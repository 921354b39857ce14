"""Chances by going through all worlds: exact, from the seat's knowledge alone, within bounds."""

from __future__ import annotations

import operator
from fractions import Fraction

import pytest

import cardlab
from cardlab import Dice, Seat, set_table
from cardlab.bots.estimate import Estimate
from cardlab.engine.match.catalogue import find
from cardlab.odds import enumeration
from cardlab.odds.enumeration import (
    Branching,
    Concealed,
    Enumeration,
    HiddenPool,
    TooManyError,
    Tree,
)
from tests.odds.positions import CASES, positions

# Where the value stands on the best play of seat 0 later on, which the policy of a playout misses.
OTHERWISE = {"ahead, and one of five busts": 0.02}
ENUMERATED = 30


def exactly(match, most=enumeration.MOST, moves=None):
    """The exact chances of seat 0's moves by their texts, or None."""
    exact = Enumeration(Seat(match, 0), moves, most)
    exact.run()
    if exact.chances is None:
        return None
    return {str(move): value for move, value in zip(exact.moves, exact.chances, strict=True)}


def of_position(game, position, most=enumeration.MOST):
    """The stated values of a position, and what the enumeration makes of the same moves."""
    stated = {line.split("; ")[0]: value for line, value in position.values.items()}
    match = position.match(game)
    moves = [move for move in match.legal(0) if move.text in stated]
    return stated, exactly(match, most, moves)


def test_positions_have_the_values_that_were_counted_by_hand():
    counted = 0
    for game, position in CASES:
        stated, values = of_position(game, position, most=100)
        off = OTHERWISE.get(position.name, 0)
        if values is not None:
            counted += 1
            assert all(abs(values[move] - stated[move]) <= off for move in values), position.name
    assert counted >= 18


@pytest.mark.night
def test_more_positions_have_their_values():
    counted = 0
    for game, position in CASES:
        stated, values = of_position(game, position)
        if values is not None:
            counted += 1
            assert all(abs(values[move] - stated[move]) <= 0.05 for move in values), position.name
    assert counted >= ENUMERATED


def test_worlds_that_public_moves_exclude_are_left_out():
    """Ben has one of 49 cards. All have seen that it is none of the 11 greens: 38 are left."""
    match = set_table("pepper", {"discard": "green 4", "hand 0": "green 9, red 9",
                                 "hand 1": "red 1"}, players=2, seed=1)  # fmt: skip
    greens = [card for card in match.table.pack() if card.suit == "green"]
    tree, whole, hands = Tree(), Fraction(0), []
    while tree.has_more:
        tree.begin()
        world = match.copy()
        world.table.shows_none(world.table.hands[1], greens)
        if enumeration._conceal(world, 0, tree):
            whole += tree.chance
            hands += world.table.hands[1].cards
        tree.go_on()
    assert whole == Fraction(38, 49)
    assert not {*hands} & {*greens}
    assert len(hands) == 38


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
        assert exactly(match, 200) == exactly(twin, 200)


@pytest.mark.parametrize("game", cardlab.list_games())
def test_an_opening_is_given_up_at_once(game):
    match = cardlab.new_match(game, 3, seed=1)
    exact = Enumeration(Seat(match, match.ask.seats[0]))
    exact.run()
    assert (exact.is_done, exact.chances, exact.paths) == (True, None, 0)


def test_it_is_worked_on_in_steps():
    position = positions("nacho_pile")[0]
    exact = Enumeration(Seat(position.match("nacho_pile"), 0))
    steps = 0
    while not exact.is_done:
        exact.run(seconds=0)
        steps += 1
    assert steps > exact.paths > 0
    assert exact.chances == [1, Fraction(1, 2)]


def test_a_bound_that_is_too_low_gives_no_answer():
    assert exactly(positions("nacho_pile")[0].match("nacho_pile"), most=1) is None


def test_a_tree_goes_every_way_once():
    """A coin; if it is 1, one of three with the weights 1, 2, 3."""
    tree, chances = Tree(), {}
    while tree.has_more:
        tree.begin()
        coin = tree.branch((1, 1))
        second = tree.branch((1, 2, 3)) if coin else None
        chances[coin, second] = tree.chance
        tree.go_on()
    assert chances == {
        (0, None): Fraction(1, 2),
        (1, 0): Fraction(1, 12),
        (1, 1): Fraction(1, 6),
        (1, 2): Fraction(1, 4),
    }


def every(ask):
    """All that can come of a question to branching dice, with its chance."""
    tree, chances = Tree(), {}
    while tree.has_more:
        tree.begin()
        answer = ask(Branching(tree))
        chances[answer] = chances.get(answer, 0) + tree.chance
        tree.go_on()
    return chances


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
    assert len(every(lambda dice: tuple(dice.split().several(2, 3)))) == 8
    with pytest.raises(TooManyError):
        Branching(Tree()).below(1000)


RED, BLUE = find("pepper").deck.cards("red 1, blue 2")


def grown(cards):
    more = []
    more += cards
    more.extend(cards)
    return more


READS = [
    lambda cards: [*cards],
    lambda cards: cards[0],
    lambda cards: cards[-1],
    lambda cards: cards[:1],
    tuple,
    lambda cards: sorted(cards, key=str),
    dict.fromkeys,
    lambda cards: [*reversed(cards)],
    lambda cards: operator.add([], cards),
    lambda cards: operator.add(cards, []),
    lambda cards: cards.copy(),
    lambda cards: cards.pop(),
    lambda cards: cards.pop(0),
    lambda cards: cards.index(RED),
    lambda cards: cards == [RED, BLUE],
    lambda cards: RED in cards,
    lambda cards: cards.count(RED),
    grown,
]


@pytest.mark.parametrize("read", READS)
def test_a_hidden_piece_is_dealt_when_it_is_read(read):
    """Whatever reads it, a card is seen and never the pool that it comes from."""
    tree = Tree()
    pool = HiddenPool([RED, BLUE], tree)
    value = read(Concealed([pool, pool]))
    cards = value if isinstance(value, list | tuple | dict) else [value]
    assert not any(isinstance(card, HiddenPool) for card in cards)


def test_pieces_that_nobody_reads_are_not_dealt():
    tree = Tree()
    pool = HiddenPool([RED, BLUE, BLUE], tree)
    cards = Concealed([pool, pool, pool])
    assert (len(cards), bool(cards), cards.count(BLUE), RED in cards) == (3, True, 2, True)
    assert tree._taken == []
    cards.remove(RED)
    assert [*cards] == [BLUE, BLUE]


def test_a_count_of_a_part_of_the_pool_deals():
    """One card here, one elsewhere: which is red has to be dealt."""
    tree = Tree()
    pool = HiddenPool([RED, BLUE], tree)
    cards = Concealed([pool])
    assert cards.count(RED) == 1
    tree.go_on()
    pool, _ = HiddenPool([RED, BLUE], tree), tree.begin()
    assert Concealed([pool]).count(RED) == 0


def test_a_reading_that_deals_without_weights_would_be_seen(monkeypatch):
    """Planted: every face is as likely, however many cards have it."""
    position = next(p for p in positions("nacho_pile") if p.name == "behind, and one of four busts")
    right = exactly(position.match("nacho_pile"))
    monkeypatch.setattr(Tree, "chance", property(lambda tree: Fraction(1)))
    assert exactly(position.match("nacho_pile")) != right
