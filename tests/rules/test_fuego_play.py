"""Fuego!, setup and play: each example was worked out by hand from the clauses."""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from cardlab import BadTable, CardlabError
from tests.rules.fuego_tables import fuego, go, no_stock, pile
from tests.rules.tables import clauses, hand, last_line, make, moves, refused, seen

rule = pytest.mark.rule


def ready(match):
    while match.ask.why == "fuego.swap":
        match.apply(f"{match.ask.seats[0]} ready")
    return match


@rule("fuego.deck")
@rule("fuego.decks")
def test_sixty_four_cards_and_twice_as_many_for_five():
    counts = Counter(map(str, cardlab.new_match("fuego", 4, seed=1).table.pack()))
    assert sum(counts.values()) == 64
    assert (counts["7"], counts["skip"], counts["incendio"], counts["backdraft"]) == (4, 4, 2, 2)
    assert len(cardlab.new_match("fuego", 5, seed=1).table.pack()) == 128
    few = [3] * 18
    assert len(cardlab.new_match("fuego", 2, seed=1, deck=few).table.pack()) == 54


@rule("fuego.spark_pile")
@rule("fuego.piles")
def test_three_face_down_three_face_up_three_in_hand():
    match = cardlab.new_match("fuego", 3, seed=1)
    t = match.table
    assert [len(z) for z in [*t.hands, *t.ups, *t.downs]] == [3] * 9
    assert (len(t.stock), len(t.pile), len(t.discards)) == (64 - 27, 0, 0)
    assert seen(match, 0, "down 0") == [None] * 3  # nobody looks
    assert None not in seen(match, 0, "up 1")


@rule("fuego.swap")
def test_each_exchanges_hand_cards_for_face_up_cards_in_turn():
    match = cardlab.new_match("fuego", 2, seed=1)
    assert (match.ask.why, match.ask.seats) == ("fuego.swap", [0])
    mine, up = hand(match, 0), [str(card) for card in match.table.ups[0]]
    match.apply(f"0 swap {mine[0]} for {up[0]}")
    assert sorted(hand(match, 0)) == sorted([*mine[1:], up[0]])
    assert seen(match, 1, "hand 0") == [up[0], None, None]  # a card that lay face up is known
    match.apply("0 ready")
    assert match.ask.seats == [1]
    ready(match)
    assert match.ask.why == "fuego.first_play"


@rule("fuego.swap")
def test_no_more_than_three_exchanges():
    match = cardlab.new_match("fuego", 2, seed=1)
    for _ in range(3):
        match.apply(match.legal()[-1])
    assert moves(match) == {"0 ready"}


@rule("fuego.first_player")
@rule("fuego.first_play")
@pytest.mark.parametrize("seed", range(12))
def test_the_lowest_number_starts_and_opens(seed):
    match = ready(cardlab.new_match("fuego", 3, seed=seed))
    numbers = [[c.rank for c in h if c.rank] for h in match.table.hands]
    lowest = min(n for held in numbers for n in held)
    starts = next(p for p in range(3) if lowest in numbers[p])  # a tie: the dealer's left first
    n = numbers[starts].count(lowest)
    many = {f"{starts} play {f'{k}x ' if k > 1 else ''}{lowest}" for k in range(1, n + 1)}
    assert moves(match) == many
    other = next((c for c in hand(match, starts) if c != str(lowest)), None)
    if other:
        assert refused(match, f"{starts} play {other}")[0] == "fuego.first_play"


@rule("fuego.turn")
def test_the_same_or_higher_or_special():
    match = fuego(play="5", hand_0="4, 5, 9, skip", up_0="1, 1, 2")
    assert moves(match) == {"0 play 5", "0 play 9", "0 play skip"}
    assert refused(match, "0 play 4") == ("fuego.turn", "4 is too low: 5 is on the pile.")
    assert refused(match, "0 play 10") == ("fuego.turn", "10 is not in your hand.")
    assert refused(match, "0 play 2x 9")[1].startswith("You have too few of 9")
    assert refused(match, "0 draw")[1] == "You play one card, or several of the same value."


@rule("fuego.turn")
def test_several_of_a_value_and_anything_on_an_empty_pile():
    match = fuego(hand_0="4, 4, 9, burn")
    assert moves(match) == {"0 play 4", "0 play 2x 4", "0 play 9"}
    go(match, "0 play 2x 4")
    assert pile(match) == ["4", "4"]
    assert match.ask.seats == [1]


@rule("fuego.refill")
def test_everybody_holds_three_until_the_draw_pile_is_gone():
    match = fuego(play="5", hand_0="6, 6, 9", hand_1="7, 8, 9, 10")
    go(match, "0 play 2x 6")
    assert [len(h) for h in match.table.hands] == [3, 4, 3]
    assert clauses(match).count("fuego.refill") == 1  # who has more draws none


@rule("fuego.refill")
def test_a_drawn_card_waits_for_a_later_turn_even_if_it_fits():
    match = fuego(play="5", hand_0="6, 9, 9", draw="2, 10")
    go(match, "0 play 6")
    assert hand(match, 0) == ["9", "9", "10"]
    assert match.ask.seats == [1]
    assert match.why_not("0 play 10") is not None


@rule("fuego.refill")
def test_a_draw_pile_too_short_gives_what_it_has():
    rest = no_stock(hand_0="6, 6, 9", hand_1="9, 9, 10", up_0="3", up_1="3", play="5")
    assert len(rest.table.stock) == 0
    go(rest, "0 play 2x 6")
    assert hand(rest, 0) == ["9"]


@rule("fuego.pick_up")
def test_who_can_play_nothing_picks_up_the_pile():
    match = fuego(play="2, 9", hand_0="3, 4, 4")
    assert moves(match) == {"0 take"}
    match.apply("0 take")
    assert sorted(hand(match, 0)) == ["2", "3", "4", "4", "9"]
    assert (pile(match), match.ask.seats) == ([], [1])
    # All have seen what was picked up.
    assert seen(match, 2, "hand 0") == ["2", "9", None, None, None]
    could = fuego(play="2, 9", hand_0="3, 4, 10")
    assert refused(could, "0 take") == (
        "fuego.pick_up",
        "You pick up the pile only when you can play no card.",
    )
    assert "0 take" in moves(fuego(play="9", hand_0="10, 4, 4", pick_up_by_choice=True))


@rule("fuego.face_up")
def test_with_hand_and_draw_pile_gone_the_face_up_cards_are_played():
    match = no_stock(up_0="6, 6, 9", down_0="2", hand_1="7, 8", play="5")
    assert moves(match) == {"0 play 6", "0 play 2x 6", "0 play 9"}
    go(match, "0 play 2x 6")
    assert "fuego.face_up" in clauses(match)
    assert [str(card) for card in match.table.ups[0]] == ["9"]


@rule("fuego.face_up")
def test_hand_and_face_up_cards_are_not_mixed():
    match = no_stock(hand_0="6", up_0="6, 9", hand_1="7, 8", play="5")
    assert moves(match) == {"0 play 6"}
    assert refused(match, "0 play 9") == (
        "fuego.face_up",
        "You play from your hand, and face-up cards come after it.",
    )


@rule("fuego.face_down")
def test_a_face_down_card_that_fits_is_played():
    match = no_stock(down_0="2, 9", hand_1="7, 8", play="5")
    assert moves(match) == {"0 turn"}
    assert refused(match, "0 take")[0] == "fuego.face_down"
    match.apply("0 turn")
    assert moves(match) == {"0 play 9"}
    go(match, "0 play 9")
    assert pile(match) == ["5", "9"]
    assert match.ask.seats == [1]


@rule("fuego.face_down")
def test_one_that_does_not_fit_goes_to_the_hand_with_the_pile():
    match = no_stock(down_0="9, 2", hand_1="7, 8", play="4, 5")
    match.apply("0 turn")
    assert sorted(hand(match, 0)) == ["2", "4", "5"]
    assert (pile(match), match.ask.seats) == ([], [1])


@rule("fuego.face_down")
def test_an_incendio_is_declared_after_it_is_seen():
    match = no_stock(down_0="2, incendio", hand_1="7, 8", play="9")
    match.apply("0 turn")
    assert "0 play incendio as 10" in moves(match)
    assert "0 play incendio as 8" not in moves(match)


@rule("fuego.win")
def test_the_first_without_a_card_wins():
    match = no_stock(hand_0="9", hand_1="7, 8", play="5")
    match.apply("0 play 9")
    assert match.outcome == ((0,), (), "fuego.win")
    assert last_line(match) == "Ana is out of cards and has won."


@rule("fuego.win")
def test_a_last_card_whose_effect_brings_cards_back_does_not_win():
    match = no_stock(hand_0="backdraft", hand_1="7, 8", play="5")
    go(match, "0 play backdraft left")
    assert not match.over or match.outcome.winners == (1,)
    assert sorted(hand(match, 0)) == ["7", "8"]


@rule("fuego.win")
def test_who_is_left_without_cards_by_anothers_backdraft_wins():
    # Ana passes her 9 to Ben; Ben's hand goes to Cleo, and Cleo's, which is empty, to Ana.
    match = no_stock(
        3, hand_0="backdraft, 9", hand_1="7", hand_2="", up_2="3", up_0="2", up_1="4", play="5"
    )
    go(match, "0 play backdraft left")
    assert [hand(match, p) for p in range(3)] == [[], ["9"], ["7"]]
    alone = no_stock(3, hand_0="backdraft, 9", hand_1="7", up_0="2", down_2="3", play="5")
    go(alone, "0 play backdraft right")  # Cleo's hand is empty: Ben gets it, and has nothing else
    assert alone.outcome == ((1,), (), "fuego.win")


@rule("fuego.turn_cap")
def test_at_the_cap_nobody_wins():
    match = fuego(play="5", hand_0="6, 7, 8", turn_cap=1)
    go(match, "0 play 6")
    assert match.outcome == ((), (), "fuego.turn_cap")


@pytest.mark.parametrize(
    ("places", "says"),
    [
        ({"hand_0": "7, 7, 7, 7, 7"}, "the box has only 4"),
        ({"hand_0": "red 7"}, "there is no card"),
        ({"hand_0": "7"}, "fewer than three cards while there is a Draw Pile"),
        ({"turned_up": "7"}, "one card, of a player who plays from the face-down cards"),
        ({"hand_0": 60}, "can't be dealt"),
    ],
)
def test_a_table_that_does_not_add_up(places, says):
    with pytest.raises(CardlabError, match=says):
        fuego(**places)


def test_a_player_without_any_card_is_no_table():
    with pytest.raises(BadTable, match="would have won"):
        no_stock(hand_0="7")


def test_moves_read_back():
    match = fuego(play="5", hand_0="incendio, burn baby burn, backdraft")
    for text in moves(match):
        assert match.read(text).text == text
    make(match, "0 play incendio as burn baby burn left")
