"""Cards, moves and events as words and back; and the dice, the only chance there is."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cardlab
from cardlab import BadCard, BadMove, CardlabError, Dice, IllegalMove, Move
from cardlab.engine.table.cards import Deck
from cardlab.engine.table.errors import or_list
from cardlab.engine.table.moves import read_move
from cardlab.games.pepper.rules import DECK

# Words in, words out


OWN = Deck("court")
COURT = [
    OWN.face(suit, rank, kind, text=f"{kind} of {suit}")
    for suit in ("spades", "hearts")
    for rank, kind in ((12, "queen"), (13, "king"))
]
MIXED = [OWN.face("red", 7), OWN.face("blue", 9), OWN.face(kind="burn baby burn")]
CARDS = st.sampled_from([*OWN])
PARTS = ("by", "verb", "cards", "card", "count", "into", "word", "at", "text")


def read(text):
    return read_move(text, OWN)


@given(
    st.builds(
        Move,
        st.integers(0, 7),
        st.sampled_from(["play", "draw", "swap", "name", "look"]),
        cards=st.lists(CARDS, max_size=4),
        count=st.integers(1, 4),
        into=st.none() | CARDS,
        word=st.sampled_from(["", "left", "green"]),
        at=st.none() | st.integers(0, 7),
    )
)
def test_a_move_reads_back_from_its_words(move):
    again = read(str(move))
    assert (again, hash(again)) == (move, hash(move))
    for part in PARTS:
        assert getattr(again, part) == getattr(move, part)
    assert pickle.loads(pickle.dumps(move)) == move
    assert copy.deepcopy(move) == move
    assert repr(move) == f"<{move}>"


@given(st.text(max_size=40) | st.from_regex(r"[0-9]{1,3} [a-z]{0,5}( [0-9]x)?( [a-z0-9]+){0,4}"))
def test_any_other_text_is_refused_and_breaks_nothing(text):
    match = cardlab.new_match("pepper", seed=1)
    before = match.view(0)
    try:
        refusal = match.why_not(text)
    except (BadMove, BadCard):
        refusal = None
    assert refusal is None or refusal.clause.startswith("pepper.")
    assert match.view(0) == before


@pytest.mark.parametrize(
    "text",
    ["0 play 0x red 7", "9" * 5000 + " draw", "0 look at " + "9" * 5000, "0 look at -1", "²"],
)
def test_numbers_that_are_none_make_no_move(text):
    with pytest.raises(BadMove, match="is no move"):
        read(text)


def test_several_cards_may_be_named_in_any_order():
    move = read("0 pass queen of spades, red 7, king of hearts")
    assert [card.text for card in move.cards] == ["queen of spades", "red 7", "king of hearts"]
    assert move.card is move.cards[0]
    other = read("0 pass king of hearts, queen of spades, red 7")
    assert (move == other, hash(move) == hash(other), move.text == other.text) == (
        True,
        True,
        False,
    )
    assert read("0 pass red 7, red 7") != read("0 pass red 7")
    assert read("0 meld red 7, blue 9 left at 1").word == "left"


def test_what_goes_into_another_card_is_joined_by_a_word():
    swap = Move(0, "trade", OWN.card("red 7"), into=OWN.card("blue 9"), joins="for")
    assert swap == read("0 trade red 7 for blue 9")
    assert swap != read("0 trade red 7 as blue 9")


@pytest.mark.parametrize("text", ["ace for spades", "as 7", "look at me", "a, b", "Red 7", "a  b"])
def test_a_card_that_no_move_could_name_is_refused(text):
    with pytest.raises(BadCard, match="can't be written"):
        Deck("refused").face(text=text)


def test_an_accent_and_more_space_are_read_over():
    assert DECK.card("  Green   JALAPEÑO ") is DECK.card("green jalapeno")
    assert read_move(" 0  play  green jalapeño ", DECK) == read_move("0 play green jalapeno", DECK)
    assert DECK.cards("") == []


@pytest.mark.parametrize("card", DECK, ids=str)
def test_a_card_is_one_object(card):
    assert DECK.card(str(card)) is card
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert repr(card) == f"<{card}>"


SORTED = """
import json, sys, cardlab
packs = {}
for game in sys.argv[1:]:
    pack = cardlab.new_match(game, seed=1).table.pack()
    packs[game] = [card.text for card in sorted(dict.fromkeys(pack), key=lambda c: c.order)]
print(json.dumps(packs))
"""


@pytest.mark.parametrize("first", range(5))
def test_a_deck_is_sorted_alike_whichever_game_was_loaded_first(first):
    """Imagined worlds depend on the order of faces, and games share faces: red 7, 3."""
    games = cardlab.list_games()
    for order in (games[first:] + games[:first], games[first::-1] + games[:first:-1]):
        command = [sys.executable, "-c", SORTED, *order]
        packs = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
        for game in games:
            faces = dict.fromkeys(cardlab.new_match(game, seed=1).table.pack())
            assert packs[game] == [card.text for card in sorted(faces, key=lambda c: c.order)]


OWN_DECK_FIRST = """
import cardlab
own = cardlab.Deck("own")
deck = [own.face(suit, rank) for suit in ("blue", "red") for rank in (3, 2, 1)]
match = cardlab.new_match("pepper", 2, seed=1)
print(*match.imagine(0, cardlab.Dice(1)).table.hands[1])
"""


def test_a_deck_of_ones_own_changes_no_imagined_world():
    command = [sys.executable, "-c", OWN_DECK_FIRST]
    there = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    match = cardlab.new_match("pepper", 2, seed=1)
    hand = match.imagine(0, Dice(1)).table.hands[1]
    assert there.split() == " ".join(map(str, hand)).split()


def test_errors_can_be_sent_to_another_process():
    match = cardlab.set_table(
        "pepper", {"discard": "green 7", "hand 0": "blue 2"}, players=2, seed=1
    )
    with pytest.raises(IllegalMove) as caught:
        match.apply("0 play blue 2")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.clause, again.text) == (
        str(caught.value),
        "pepper.match",
        "blue 2 does not fit green 7: it is neither green nor a 7.",
    )
    kinds = [
        kind for kind in CardlabError.__subclasses__() if kind.__module__.startswith("cardlab.")
    ]
    assert {kind.__name__ for kind in kinds} <= set(cardlab.__all__)
    for kind in kinds:
        assert str(pickle.loads(pickle.dumps(kind("why")))) == "why"


def test_choices_in_words():
    assert or_list(["a"]) == "'a'"
    assert or_list(["a", 2, True]) == "'a', 2 or True"


# Events


def test_an_event_is_masked_for_who_did_not_see_it():
    match = cardlab.new_match("pepper", players=3, seed=1)
    match.apply("draw")
    mine, anothers, all_of_it = (match.story(seat)[-1] for seat in (0, 1, None))
    assert mine == all_of_it
    assert (mine.cards, anothers.cards) == ((match.table.hands[0].cards[-1],), (None,))
    assert hash(mine) == hash(all_of_it)
    assert repr(anothers) == "<0 draw a card [pepper.draw]>"
    assert json.loads(json.dumps(anothers.as_dict()))["cards"] == [None]


def test_an_imagined_story_hides_from_others_what_it_hid():
    """A world that one seat imagines tells another seat no more than it was told."""
    match = cardlab.new_match("pepper", players=3, seed=1)
    match.apply("draw")
    world = match.imagine(0, Dice(1))
    assert world.story(1)[-1].cards == (None,)
    assert world.story(0)[-1].cards == match.story(0)[-1].cards


# Dice


def test_dice_fall_evenly():
    dice = Dice(3)
    thrown = [dice.below(6) for _ in range(60_000)]
    error = (10_000 * 5 / 6) ** 0.5  # of a count, were the dice fair
    assert all(abs(thrown.count(n) - 10_000) < 4.5 * error for n in range(6))


def test_each_order_is_as_likely():
    dice, seen = Dice(4), []
    for _ in range(6_000):
        three = list(DECK.box[:3])
        dice.shuffle(three)
        seen.append(tuple(three))
    error = (1_000 * 5 / 6) ** 0.5
    assert len(set(seen)) == 6
    assert all(abs(seen.count(order) - 1_000) < 4.5 * error for order in set(seen))


def test_neighbouring_seeds_are_far_apart():
    """First throws of 2,000 neighbours: each of ten numbers as often, and pairs equal by chance."""
    first = [Dice(seed).below(10) for seed in range(-1000, 1000)]
    assert all(abs(first.count(n) - 200) < 4.5 * (200 * 0.9) ** 0.5 for n in range(10))
    pairs = sum(a == b for a, b in pairwise(first))
    assert abs(pairs - 200) < 4.5 * (200 * 0.9) ** 0.5


def test_dice_that_are_split_off_go_their_own_way():
    dice = Dice(5)
    one, two = dice.split(), dice.split()
    falls = [[source.below(10) for _ in range(4_000)] for source in (one, two, dice)]
    for a, b in [(0, 1), (0, 2), (1, 2)]:
        for shift in (0, 1, 2):
            alike = sum(x == y for x, y in zip(falls[a][shift:], falls[b], strict=False))
            assert abs(alike - 400) < 4.5 * (400 * 0.9) ** 0.5


def test_a_copy_of_dice_falls_alike_and_apart():
    dice = Dice(6)
    twin = dice.copy()
    falls = [dice.below(1000) for _ in range(20)]
    assert [twin.below(1000) for _ in range(20)] == falls
    assert Dice(6).below(1000) == falls[0]


def test_several_numbers_are_those_that_are_thrown_one_by_one():
    one, other = Dice(3), Dice(3)
    assert one.several(10, 40) == [other.below(10) for _ in range(40)]
    assert one.state == other.state


def test_the_best_choice_is_taken_and_of_equal_ones_any():
    dice = Dice(3)
    assert {dice.best_of("abc", [1, 3, 2]) for _ in range(20)} == {"b"}
    assert {dice.best_of("abc", [3, 3, 2]) for _ in range(40)} == {"a", "b"}


@given(st.lists(st.sampled_from([0, 0.5, 1]), min_size=1, max_size=40), st.integers(0, 99))
def test_of_equal_choices_the_highest_throw_decides(worth, seed):
    dice, other = Dice(seed), Dice(seed)
    throws = other.several(1000, len(worth))
    places = range(len(worth))
    best = max(places, key=lambda i: (worth[i], throws[i]))
    assert dice.best_of(places, worth) == best
    assert dice.state == other.state
