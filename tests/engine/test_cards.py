"""Decks, cards, moves and events, as objects and as words."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cardlab
from cardlab import BadCard, BadMove, CardlabError, Deck, IllegalMove, Move
from cardlab.engine.match.catalogue import find
from cardlab.engine.table.moves import read_move
from cardlab.games.pepper.rules import DECK

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


def test_faces_of_the_same_text_in_two_decks_are_two_objects():
    """Pepper Eights and Schwupps both have a red 7: nothing of one is of the other."""
    pepper, schwupps = find("pepper").deck, find("schwupps").deck
    seven, other = pepper.card("red 7"), schwupps.card("red 7")
    assert seven is not other
    assert seven != other
    assert (seven.deck, other.deck) == (pepper, schwupps)
    assert (seven in pepper, other in pepper, "red 7" in pepper) == (True, False, True)
    assert Move(0, "play", seven) != Move(0, "play", other)
    assert Move(0, "draw") == Move(0, "draw")  # of any deck
    match = cardlab.set_table("pepper", {"discard": "red 1", "hand 0": "red 7, blue 2"}, seed=1)
    with pytest.raises(BadMove, match="schwupps"):
        match.apply(Move(0, "play", other))
    with pytest.raises(BadMove, match="cards of one deck"):
        Move(0, "swap", seven, into=other)
    match.apply(Move(0, "play", seven))
    assert match.table.top is seven


@pytest.mark.parametrize("game", cardlab.list_games())
def test_a_card_is_one_object_and_stands_in_the_order_of_its_deck(game):
    deck = find(game).deck
    for number, card in enumerate(deck.all_faces.values()):
        assert card.order == number
        assert deck.card(str(card)) is card
        assert copy.deepcopy(card) is pickle.loads(pickle.dumps(card)) is card
        assert repr(card) == f"<{card}>"
    assert {*cardlab.new_match(game, seed=1).table.pack()} <= {*deck}


def test_a_card_is_read_with_an_accent_and_more_space_and_another_is_refused():
    assert DECK.card("  Green   JALAPEÑO ") is DECK.card("green jalapeno")
    assert read_move(" 0  play  green jalapeño ", DECK) == read_move("0 play green jalapeno", DECK)
    assert DECK.cards("") == []
    with pytest.raises(BadCard, match="pepper has no card 'red 11'"):
        DECK.card("red 11")


@pytest.mark.parametrize("text", ["ace for spades", "as 7", "look at me", "a, b", "Red 7", "a  b"])
def test_a_card_that_no_move_could_name_is_refused(text):
    with pytest.raises(BadCard, match="can't be written"):
        Deck("refused").face(text=text)


def test_a_face_is_made_once():
    deck = Deck("twice")
    deck.face("red", 7)
    with pytest.raises(BadCard, match="has a face 'red 7' already"):
        deck.face("red", 7)


@given(
    st.builds(
        Move,
        st.integers(0, 11),
        st.sampled_from(["play", "draw", "swap", "name", "look"]),
        cards=st.lists(CARDS, max_size=4).map(tuple),
        count=st.integers(1, 4),
        into=st.none() | CARDS,
        word=st.sampled_from(["", "left", "green"]),
        at=st.none() | st.integers(0, 11),
    )
)
def test_a_move_reads_back_from_its_words(move):
    again = read(str(move))
    assert (again, hash(again)) == (move, hash(move))
    for part in PARTS:
        assert getattr(again, part) == getattr(move, part)
    assert pickle.loads(pickle.dumps(move)) == copy.deepcopy(move) == move
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
    ["0 play 0x red 7", "9" * 5000 + " draw", "0 look at " + "9" * 5000, "0 look at -1", "²", ""],
)
def test_numbers_that_are_none_make_no_move(text):
    with pytest.raises(BadMove, match="is no move"):
        read(text)


def test_several_cards_may_be_named_in_any_order():
    move = read("0 pass queen of spades, red 7, king of hearts")
    assert [card.text for card in move.cards] == ["queen of spades", "king of hearts", "red 7"]
    assert move.card is move.cards[0]
    assert read("0 pass king of hearts, queen of spades, red 7") == move
    assert read("0 pass red 7, red 7") != read("0 pass red 7")
    assert read("0 meld red 7, blue 9 left at 1").word == "left"
    swap = Move(0, "trade", OWN.card("red 7"), into=OWN.card("blue 9"), joins="for")
    assert swap == read("0 trade red 7 for blue 9") != read("0 trade red 7 as blue 9")


def test_errors_can_be_sent_to_another_process():
    places = {"discard": "green 7", "hand 0": "blue 2"}
    match = cardlab.set_table("pepper", places, players=2, seed=1)
    with pytest.raises(IllegalMove) as caught:
        match.apply("0 play blue 2")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.clause) == (str(caught.value), "pepper.match")
    kinds = [
        kind for kind in CardlabError.__subclasses__() if kind.__module__.startswith("cardlab.")
    ]
    assert {kind.__name__ for kind in kinds} <= {*cardlab.__all__}
    assert {str(pickle.loads(pickle.dumps(kind("why")))) for kind in kinds} == {"why"}
