"""What public moves exclude, worked by hand: limits of a zone, and the worlds dealt within them."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import Card, CardlabError, Dice
from cardlab.engine.knowledge import worlds as redeal
from cardlab.engine.knowledge import worlds as repair
from cardlab.engine.table.limits import Limit
from cardlab.engine.table.zone import Zone
from cardlab.games.pepper.rules import DECK, EIGHT


def faces(text: str) -> frozenset[Card]:
    return frozenset(map(DECK.card, text.split(", ")))


def hand(text: str, *limits: Limit) -> Zone:
    zone = Zone("hand 0", "hand", 0)
    zone.cards = list(map(DECK.card, text.split(", ")))
    zone.limits = list(limits)
    return zone


RED = faces("red 1, red 2, red 3")
RED_3, BLUE_4 = DECK.card("red 3"), DECK.card("blue 4")


def test_a_piece_that_comes_unseen_may_be_any():
    zone = hand("blue 1, blue 2", Limit(RED, (0, 0, 0)))
    zone.add(RED_3)
    assert zone.limits == [Limit(RED, (1, 1, 1))]


def test_who_sees_a_piece_come_counts_it_by_its_face():
    """Seats 0 (who holds the hand) and 1 see it; seat 2, and so the public, do not."""
    zone = hand("blue 1, blue 2", Limit(RED, (0, 0, 0, 0)))
    zone.add(BLUE_4, 1 << 1)
    assert zone.limits == [Limit(RED, (0, 0, 1, 1))]
    zone.add(RED_3, 1 << 1)
    assert zone.limits == [Limit(RED, (1, 1, 2, 2))]


def test_a_piece_that_leaves_in_sight_counts_by_its_face():
    zone = hand("blue 1, blue 2, red 3, blue 4", Limit(RED, (2, 2, 2)))
    zone.take(BLUE_4)
    assert zone.limits == [Limit(RED, (2, 2, 2))]
    zone.take(RED_3)
    assert zone.limits == [Limit(RED, (1, 1, 1))]


def test_a_limit_that_the_size_keeps_anyway_is_dropped():
    zone = hand("blue 1, blue 2, red 3", Limit(RED, (2, 2, 2)))
    zone.take(DECK.card("blue 1"))
    assert zone.limits == []


def test_copies_and_hands_passed_on_keep_the_limits():
    zone = hand("blue 1, blue 2", Limit(RED, (0, 0, 0)))
    other = Zone("hand 1", "hand", 1)
    other.take_over(zone.copy(), 1 << 0)
    assert (other.limits, other.known) == (zone.limits, [1, 1])


# --- Pepper Eights ---------------------------------------------------------------------------


def pepper(players: int = 2, **rules: bool) -> cardlab.Match:
    """Seat 1 holds nothing that goes on a green 7."""
    table = {
        "discard": "green 7",
        "hand 0": "green 1, red 2",
        "hand 1": "red 3, blue 4, yellow 5",
        "on turn": 1,
    }
    table |= {f"hand {seat}": 3 for seat in range(2, players)}
    return cardlab.set_table("pepper", table, players=players, seed=5, **rules)


def fits(card: Card) -> bool:
    return card.suit == "green" or card.rank in (7, EIGHT)


def test_who_had_to_draw_held_no_card_that_fits():
    match = pepper(must_play_if_able=True)
    match.apply("1 draw")
    held = [sum(map(fits, match.imagine(0, Dice(s)).table.hands[1].cards)) for s in range(300)]
    assert set(held) == {0, 1}  # the card drawn may fit


def test_where_drawing_is_a_choice_nothing_follows():
    match = pepper()
    match.apply("1 draw")
    held = [sum(map(fits, match.imagine(0, Dice(s)).table.hands[1].cards)) for s in range(300)]
    assert max(held) > 1


def test_the_card_drawn_is_each_of_those_unseen_as_often():
    """Of the 49 unseen 19 fit: twelve green, three 7s, three 8s and one more; three old ones don't.

    The old ones are of the 30 that do not fit, so that the new one is one of 19 that fit, or one of
    27 that do not: 19/46 of the worlds have one that fits.
    """
    match = pepper(must_play_if_able=True)
    match.apply("1 draw")
    unseen = [card for card in DECK if str(card) not in ("green 7", "green 1", "red 2")]
    n, good = len(unseen), sum(map(fits, unseen))
    worlds = 3_000
    dice = Dice(4)
    hits = sum(any(map(fits, match.imagine(0, dice).table.hands[1].cards)) for _ in range(worlds))
    share = good / (n - 3)
    assert abs(hits - worlds * share) < 4.5 * (worlds * share * (1 - share)) ** 0.5


def test_a_new_fact_says_more_of_the_old_cards_too():
    """Seat 1 draws on green and then on yellow: the old cards are neither."""
    table = {"discard": "green 7", "hand 0": "yellow 7, red 2", "hand 1": "red 3, blue 4"}
    rules = {"must_play_if_able": True}
    match = cardlab.set_table("pepper", {**table, "on turn": 1}, players=2, seed=2, **rules)
    match.apply("1 draw")
    match.apply("0 play yellow 7")
    if any(move.verb == "draw" for move in match.legal()):
        match.apply("1 draw")
    hands = [match.imagine(0, Dice(s)).table.hands[1].cards for s in range(200)]
    neither = [sum(card.suit in ("red", "blue") for card in cards) for cards in hands]
    assert min(neither) == 2


def test_what_was_shuffled_into_the_stock_is_in_no_hand():
    placed = {"discard": "green 1, green 2, green 7", "hand 0": "green 3, green 9"}
    named = [card for text in placed.values() for card in faces(text)] + [DECK.card("yellow 1")]
    rest = ", ".join(str(card) for card in DECK if card not in named)
    match = cardlab.set_table("pepper", {**placed, "hand 1": rest}, players=2, seed=1)
    match.apply("0 draw")
    world = match.imagine(0, Dice(1))
    assert set(world.table.stock.cards) == faces("green 1, green 2")
    assert set(world.table.hands[1].cards) == set(match.table.hands[1].cards)


def test_a_card_known_before_an_unseen_swap_is_with_one_of_the_two():
    """Seat 0 has seen hand 1; then 2 swaps a card with 1, whose two other cards stay."""
    table = {
        "discard": "green 7",
        "hand 0": "red 1, red 9",
        "hand 1": "blue 9, blue 3, blue 1",
        "seen hand 1": [0],
        "hand 2": "green poblano, red 5",
        "hand 3": 3,
        "on turn": 2,
    }
    match = cardlab.set_table("pepper", table, players=4, seed=4)
    for move in ("2 play green poblano", "2 look at 1", "2 swap red 5 for blue 9"):
        match.apply(move)
    known, places = faces("blue 9, blue 3, blue 1"), set()
    for seed in range(200):
        hands = match.imagine(0, Dice(seed)).table.hands
        assert len(known & set(hands[1].cards)) >= 2
        assert known <= {*hands[1].cards, *hands[2].cards}
        places.add(str(hands[2].cards[0]))
    assert {"blue 9", "blue 3", "blue 1"} <= places


def test_twin_worlds_have_the_same_limits():
    """What is noted follows from what all see: in an imagined world it is noted alike."""
    match = pepper(players=3, must_play_if_able=True)
    twins = [match.imagine(2, Dice(seed)) for seed in range(20)]
    able = [twin for twin in twins if "1 draw" in map(str, twin.legal())]
    for world in (match, able[0]):
        world.apply("1 draw")
    noted = [[zone.limits for zone in world.table.zones()] for world in (match, able[0])]
    assert noted[0] == noted[1]
    assert noted[0][3][0].most == (1, 0, 1, 1)  # the hand's owner knows how many of them it holds


def test_what_cannot_be_dealt_says_so(monkeypatch):
    match = pepper()
    everything = frozenset(DECK)
    match.table.hands[1].limits = [Limit(everything, (0, 0, 0))]
    monkeypatch.setattr(repair, "EXCHANGES", 50)
    with pytest.raises(CardlabError, match="No imagined world was dealt"):
        redeal.redeal(match.table, 0, Dice(1))


def test_facts_that_no_deal_meets_say_so(monkeypatch):
    match = cardlab.new_match("fuego", 3, seed=1)
    for seat in range(3):
        match.apply(f"{seat} ready")
    monkeypatch.setattr(redeal, "DEALS", 30)
    monkeypatch.setattr(type(match.table), "is_possible", lambda table: False)
    with pytest.raises(CardlabError, match="the facts on the table"):
        match.imagine(0, Dice(1))


# --- Fuego! ----------------------------------------------------------------------------------


def fuego(**changed: object) -> cardlab.Match:
    """Seat 1 has to pick up on a 9; nine cards and a Burn in the other hands."""
    table = {
        "play": "9",
        "hand 0": "1, 2, 10",
        "hand 1": "3, 3, 4",
        "up 0": "5, 5, 6",
        "up 1": "6, 6, 5",
        "down 0": 3,
        "down 1": 3,
        "on turn": 1,
    }
    return cardlab.set_table("fuego", {**table, **changed}, players=2, seed=6)


def test_who_picks_up_held_nothing_to_play():
    match = fuego()
    match.apply("1 take")
    for seed in range(100):
        cards = match.imagine(0, Dice(seed)).table.hands[1].cards
        assert all(card.rank in range(1, 9) for card in cards if card.text != "9")


def test_who_picks_up_by_choice_tells_nothing():
    match = cardlab.set_table("fuego", fuego().setting, players=2, seed=6, pick_up_by_choice=True)
    match.apply("1 take")
    held = {c.rank for s in range(100) for c in match.imagine(0, Dice(s)).table.hands[1].cards}
    assert 10 in held


def test_who_picks_up_held_no_four_alike():
    """Four 3s could have been played on the 9 (fuego.four_any_time)."""
    match = fuego(**{"hand 1": "3, 3, 4, 4, 4", "up 1": "6, 6, 5", "hand 0": "1, 2, 10"})
    match.apply("1 take")
    for seed in range(300):
        cards = match.imagine(0, Dice(seed)).table.hands[1].cards
        assert max(cards.count(card) for card in cards) < 4
    assert any(limit.most[0] == 3 for limit in match.table.hands[1].limits)


def test_an_invisible_led_blank_shows_that_nothing_else_could_be_led():
    match = fuego(**{"play": "", "hand 1": "invisible, invisible, burn"})
    match.apply("1 play invisible")
    for seed in range(100):
        old = match.imagine(0, Dice(seed)).table.hands[1].cards
        assert sum(card.kind in ("invisible", "burn") for card in old) >= 2


def test_the_opener_holds_the_lowest_in_every_imagined_world():
    for seed in range(6):
        match = cardlab.new_match("fuego", 4, seed=seed)
        for seat in range(4):
            match.apply(f"{seat} ready")
        opener = match.table.opener
        for number in range(10):
            world = match.imagine((opener + 1) % 4, Dice(number))
            lowest = [min((c.rank for c in h if c.rank), default=11) for h in world.table.hands]
            assert lowest.index(min(lowest)) == opener


def test_nobody_held_a_lower_number_than_the_one_that_opens():
    match = cardlab.new_match("fuego", 3, seed=2)
    for seat in range(3):
        match.apply(f"{seat} ready")
    opener = match.table.opener
    move = match.legal()[0]
    match.apply(move)
    for number in range(30):
        hands = match.imagine((opener + 1) % 3, Dice(number)).table.hands
        others = [c.rank for q, hand in enumerate(hands) if q != opener for c in hand if c.rank]
        assert all(rank >= move.card.rank for rank in others)


# --- Schwupps --------------------------------------------------------------------------------


def test_a_schwupp_tells_nothing():
    """No passing, but who can play may schwupp all the same (schwupps.must_act)."""
    match = cardlab.new_match("schwupps", 2, seed=1)
    match.apply("0 schwupp top")
    assert all(not zone.limits for zone in match.table.zones())


def test_a_new_common_pile_holds_the_cards_that_were_shuffled():
    match, dice = cardlab.new_match("schwupps", 5, seed=0), Dice(0)
    while not any(event.verb == "shuffle" for event in match.story()):
        legal = match.legal()
        match.apply(legal[dice.below(len(legal))])
    allowed = set(match.table.common.cards)
    for seed in range(20):
        assert set(match.imagine(0, Dice(seed)).table.common.cards) <= allowed
