"""Secret simultaneous choices (``everyone``) and open races, on a toy game."""

from __future__ import annotations

from itertools import permutations

import pytest

from cardlab import Dice, IllegalMove, playout
from cardlab.engine.table.questions import Ask, everyone
from cardlab.testing import laws, worlds
from tests.engine.toy import CALLING, CHOOSING, toy


def choose(match, seat, which=0):
    move = match.legal(seat)[which]
    match.apply(move)
    return move


def chosen(match):
    return [str(move.card) if move else None for move in match.table.chosen]


def test_each_seat_is_asked_once():
    match = toy()
    assert (match.ask.why, match.ask.seats, len(match.legal())) == ("toy.choose", [0, 1, 2], 9)
    choose(match, 1)
    assert match.ask.seats == [0, 2]
    with pytest.raises(IllegalMove):
        match.apply(match.before(0).legal(1)[2])  # no second thoughts


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_answering_makes_no_difference(order):
    match = toy()
    wanted, number = {seat: str(match.legal(seat)[seat].card) for seat in range(3)}, match.asked
    for seat in order:
        assert match.asked == match.copy().asked == number  # the same question to all
        choose(match, seat, seat)
    assert match.asked > number
    assert [str(card) for card in match.table.pile] == list(wanted.values())
    assert [(event.by, str(event.cards[0])) for event in match.story()] == list(wanted.items())
    assert match.ask.why == "toy.call"
    match.undo()
    assert match.asked == number


def test_a_choice_is_shown_to_nobody_until_all_have_chosen():
    match, other = toy(), toy()
    choose(match, 1, 0)
    choose(other, 1, 2)
    for seat in (None, 0, 2):
        assert match.view(seat) == other.view(seat)
    assert match.story(0) == other.story(0) == []
    assert worlds.told_to(match, 0) == worlds.told_to(other, 0)


def test_copies_and_undo_in_the_midst_of_it():
    match = toy()
    choose(match, 2)
    choose(match, 0)
    assert laws.copies(match) is None
    assert laws.undoes(match, 2) is None
    match.undo()
    assert (match.ask.seats, chosen(match)[0]) == ([0, 1], None)


def test_imagine_keeps_my_choice_and_asks_the_others_anew():
    match = toy()
    mine = choose(match, 0)
    choose(match, 1)
    world = match.imagine(0, Dice(4))
    assert world.ask.seats == [1, 2]
    assert chosen(world) == [str(mine.card), None, None]
    stranger = match.imagine(2, Dice(4))
    assert stranger.ask.seats == [0, 1, 2]
    assert chosen(stranger) == [None, None, None]
    assert playout(stranger, Dice(1)).reason == "toy.call"


def test_imagine_depends_on_no_choice_that_is_hidden():
    worlds_of_2 = []
    for which in range(3):
        match = toy()
        choose(match, 1, which)
        worlds_of_2.append(laws.everything(match.imagine(2, Dice(8))))
    assert worlds_of_2[0] == worlds_of_2[1] == worlds_of_2[2]


def test_an_open_race_is_over_with_the_first_answer():
    match = toy()
    for seat in range(3):
        choose(match, seat)
    assert (match.ask.why, match.ask.seats) == ("toy.call", [0, 1, 2])
    assert {str(move) for move in match.legal(2)} == {"2 call", "2 wait"}
    match.apply("2 call")
    assert match.outcome == ((2,), (), "toy.call")
    assert match.why_not("1 call") is not None


def all_seats(t):
    return list(range(t.players))


def holders(t):
    """A leak: only who has a red card in hand is asked."""
    return [p for p in range(t.players) if any(c.suit == "red" for c in t.hands[p])] or [0]


def in_the_window(asked, seed):
    def window(t, _turns):
        yield from everyone(t, CHOOSING, [0])
        t.chosen = [None] * t.players
        yield Ask(CALLING, asked(t))
        t.end("toy.call", ())

    return toy(seed=seed, play=window)


def test_a_window_that_asks_only_holders_is_seen():
    """The law: a hidden reaction window asks everybody it could concern."""
    leaks = {}
    for asked in (all_seats, holders):
        leaks[asked] = []
        for seed in range(10):
            match = in_the_window(asked, seed)
            twin = match.imagine(0, Dice(seed))  # the hands of others differ
            for world in (match, twin):
                choose(world, 0)
            leaks[asked].append(worlds.leak(match, twin, 0))
    assert leaks[all_seats] == [None] * 10
    assert any(leak and "asked" in leak for leak in leaks[holders])
