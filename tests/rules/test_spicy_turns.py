"""Sweet & Spicy, the cards and a turn: each example was worked out by hand."""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from cardlab import BadOption, Card
from cardlab.games.spicy import is_right
from cardlab.games.spicy_cards import GAME_END, SPICY, TOTAL_WILD
from tests.rules.spicy_tables import STACK, all_wait, spicy
from tests.rules.tables import clauses, hand, moves, refused, said, sizes

rule = pytest.mark.rule


# Components and setup


@rule("spicy.deck")
def test_a_hundred_spicy_cards():
    counts = Counter(map(str, SPICY))
    assert len(SPICY) == 100
    assert counts["chili 1"] == counts["pepper 10"] == 3
    assert (counts["any spice"], counts["any number"]) == (5, 5)
    pack = Counter(map(str, cardlab.new_match("spicy").table.pack()))
    assert (pack["game end"], pack["trophy"], pack["total wild"]) == (1, 3, 6)


@rule("spicy.half_wild")
@pytest.mark.parametrize(
    ("card", "number", "spice"),
    [
        ("chili 5", True, True),
        ("chili 6", False, True),
        ("lemon 5", True, False),
        ("lemon 6", False, False),
        ("any spice", False, True),
        ("any number", True, False),
    ],
)
def test_what_is_right_of_a_card_said_to_be_a_chili_five(card, number, spice):
    said_to_be = Card.parse("chili 5")
    assert is_right(Card.parse(card), said_to_be, "number") is number
    assert is_right(Card.parse(card), said_to_be, "spice") is spice


@rule("spicy.deal")
def test_five_cards_and_a_total_wild_or_six_cards():
    table = cardlab.new_match("spicy", players=4, seed=2).table
    assert [len(h) for h in table.hands] == [6] * 4
    assert all(h.cards.count(TOTAL_WILD) == 1 for h in table.hands)
    assert len(table.wilds) == 2
    classic = cardlab.new_match("spicy", players=4, seed=2, total_wild=False).table
    assert [len(h) for h in classic.hands] == [6] * 4
    assert TOTAL_WILD not in classic.pack()


@rule("spicy.game_end_card")
@pytest.mark.parametrize(
    ("players", "deck", "above"), [(2, 90, 30), (3, 85, 42), (4, 80, 53), (5, 75, 62), (6, 70, 70)]
)
def test_the_height_of_the_game_end_card(players, deck, above):
    cards = cardlab.new_match("spicy", players, seed=1).table.deck.cards
    assert len(cards) == deck + 1
    assert len(cards) - 1 - cards.index(GAME_END) == above


@rule("spicy.game_end_card")
def test_another_height_and_the_classic_deck():
    # Classic, three players: 82 cards, three sixths of them are 41.
    cards = cardlab.new_match("spicy", 3, seed=1, total_wild=False).table.deck.cards
    assert len(cards) - 1 - cards.index(GAME_END) == 41
    cards = cardlab.new_match("spicy", 3, seed=1, game_end_under=7).table.deck.cards
    assert len(cards) - 1 - cards.index(GAME_END) == 7


@rule("spicy.first_player")
def test_the_youngest_starts():
    assert cardlab.new_match("spicy", 3, seed=1).ask.seats == [0]
    assert cardlab.new_match("spicy", 3, seed=1, first_seat=2).ask.seats == [2]
    with pytest.raises(BadOption, match="the last seat is 2"):
        cardlab.new_match("spicy", 3, seed=1, first_seat=3)


# A turn


@rule("spicy.turn")
@rule("spicy.open")
def test_open_with_one_two_or_three_or_pass():
    match = spicy(hand_0="lemon 8, chili 1")
    opened = {f"0 play {c} as {s} {n}" for c in ("lemon 8", "chili 1")
              for s in ("chili", "lemon", "pepper") for n in (1, 2, 3)}  # fmt: skip
    assert moves(match) == {*opened, "0 pass"}
    assert refused(match, "0 play lemon 8 as lemon 8") == (
        "spicy.open",
        "A new stack is opened with a 1, 2 or 3, not with lemon 8.",
    )
    assert refused(match, "0 draw")[0] == "spicy.play"


@rule("spicy.play")
def test_a_card_goes_face_down_on_the_stack():
    match = spicy(hand_0="lemon 8, chili 1")
    match.apply("0 play lemon 8 as pepper 3")
    assert said(match) == "Ana played lemon 8 and said: pepper 3."
    assert match.told(match.story(1)[-1], 1).text() == (
        "Ana played a card face down and said: pepper 3."
    )
    shown = [next(z for z in match.view(s)["zones"] if z["name"] == "stack") for s in (0, 1)]
    assert [zone["cards"] for zone in shown] == [["lemon 8"], [None]]
    assert match.view(1)["facts"]["declared"] == "pepper 3"
    assert refused(spicy(hand_0="chili 1"), "0 play lemon 8 as chili 1")[0] == "spicy.play"


@rule("spicy.follow")
def test_a_higher_number_of_the_same_spice():
    match = all_wait(spicy(hand_1="lemon 2, pepper 4", **{**STACK, "declared": "chili 8"}))
    assert moves(match) == {
        "1 play lemon 2 as chili 9", "1 play lemon 2 as chili 10",
        "1 play pepper 4 as chili 9", "1 play pepper 4 as chili 10", "1 pass",
    }  # fmt: skip
    assert refused(match, "1 play pepper 4 as pepper 9") == (
        "spicy.follow",
        "On chili 8 you say a higher number of the same spice, not pepper 9.",
    )


@rule("spicy.follow")
def test_after_a_ten_one_two_or_three_of_the_same_spice():
    match = all_wait(spicy(hand_1="lemon 2", **{**STACK, "declared": "chili 10"}))
    assert moves(match) == {*(f"1 play lemon 2 as chili {n}" for n in (1, 2, 3)), "1 pass"}
    assert refused(match, "1 play lemon 2 as chili 4")[1] == (
        "On chili 10 you say 1, 2 or 3 of the same spice, not chili 4."
    )


@rule("spicy.pass")
def test_a_pass_draws_a_card_also_on_an_empty_stack():
    match = spicy(hand_0="chili 1", deck="lemon 4, lemon 5")
    top = str(match.table.deck.cards[-1])
    match.apply("0 pass")
    assert hand(match, 0) == ["chili 1", top]
    assert match.ask.seats == [1]
    assert clauses(match) == ["spicy.pass", "spicy.pass"]


@rule("spicy.invalid")
def test_an_invalid_declaration_takes_the_card_back_and_passes():
    match = all_wait(spicy(hand_1="lemon 2, pepper 4", etiquette=True, **STACK))
    match.apply("1 play lemon 2 as chili 3")  # too low on a chili 9
    assert "lemon 2" in hand(match, 1)
    assert sizes(match)[1] == 3
    assert match.table.declared == "chili 9"
    opener = spicy(hand_0="lemon 2", etiquette=True)
    opener.apply("0 play lemon 2 as lemon 4")
    assert (sizes(opener)[0], opener.ask.seats, len(opener.table.stack)) == (2, [1], 0)
    assert all("as lemon 4" not in move for move in moves(spicy(hand_0="lemon 2")))


@rule("spicy.no_peek")
def test_who_peeks_draws_a_card_and_has_seen_it():
    match = all_wait(spicy(hand_1="lemon 2", etiquette=True, **STACK))
    match.apply("1 peek")
    assert (sizes(match)[1], match.ask.seats) == (2, [1])  # the turn goes on
    stack = next(z for z in match.view(1)["zones"] if z["name"] == "stack")
    assert stack["cards"] == [None, "lemon 9"]
    without = all_wait(spicy(hand_1="lemon 2", **STACK))
    assert refused(without, "1 peek") == ("spicy.no_peek", "Face-down cards are not looked at.")
