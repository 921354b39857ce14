"""What a seat knows (law 6): the pieces it has rightly seen, and the limits of public moves."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import Card, CardlabError, Dice
from cardlab.engine.knowledge import worlds
from cardlab.engine.table.limits import ANY, Limit, known_to
from cardlab.engine.table.seats import EVERYBODY, only
from cardlab.engine.table.zone import Zone
from cardlab.games.pepper.rules import DECK, EIGHT
from tests.engine import played

SEVEN, TWO, NINE = DECK.cards("red 7, blue 2, green 9")


def faces(text: str) -> frozenset[Card]:
    return frozenset(DECK.cards(text))


# Pieces that were seen


def known(zone, seat):
    return [card for i, card in enumerate(zone.cards) if zone.sees(seat, i)]


def test_what_is_shown_stays_known_until_a_piece_leaves_unseen():
    zone = Zone("hand 0", "hand", 0)
    zone.cards += [SEVEN, TWO]
    zone.reveal(only(1, 2))
    zone.add(NINE)
    assert [len(known(zone, seat)) for seat in (0, 1, 3, None)] == [3, 2, 0, 0]
    zone.take(NINE, seen=only(0, 2))
    assert (known(zone, 1), known(zone, 2)) == ([], [SEVEN, TWO])


@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_of_two_alike_nobody_learns_which_one_moved(first, second):
    zone = Zone("hand 0", "hand", 0)
    zone.add(TWO)
    zone.add(SEVEN, only(first))
    zone.add(SEVEN, only(second))
    zone.take(SEVEN)  # the one that a seat knew of may be the one that went
    assert (known(zone, 1), known(zone, 2)) == ([], [])


def held(match, seat, owner):
    return [card and str(card) for card in match.view(seat).zone(f"hand {owner}")]


def test_a_poblanos_look_stays_in_the_view_and_in_every_imagined_world():
    table = {"discard": "green 7", "hand 0": "green poblano, red 1, red 2", "hand 2": 3}
    match = cardlab.set_table("pepper", {**table, "hand 1": "blue 9, blue 3"}, 3, seed=4)
    for move in ("0 play green poblano", "0 look at 1", "0 keep", "1 draw"):
        match.apply(move)
    assert held(match, 0, 1) == ["blue 3", "blue 9", None]
    hands = {
        seat: [match.imagine(seat, Dice(n)).table.hands[1] for n in range(20)] for seat in (0, 2)
    }
    assert all(faces("blue 9, blue 3") <= {*hand} for hand in hands[0])
    assert not all(faces("blue 9") <= {*hand} for hand in hands[2])


def test_a_swap_with_somebody_else_ends_the_certainty_about_one_card():
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
    assert held(match, 0, 1) == [None, None, None]
    assert set(held(match, 2, 1)) == {"red 5", "blue 3", "blue 1"}
    seen, places = faces("blue 9, blue 3, blue 1"), set()
    for seed in range(200):
        hands = match.imagine(0, Dice(seed)).table.hands
        assert len(seen & {*hands[1]}) >= 2
        assert seen <= {*hands[1], *hands[2]}
        places |= {*hands[2]}
    assert seen <= places


def test_every_world_that_fits_is_as_likely():
    """The one hidden card of another hand is each of those unseen, equally often."""
    places = {"discard": "green 7", "hand 0": "red 1, red 2, red 3, red 4", "hand 1": 1}
    match = cardlab.set_table("pepper", places, players=2, seed=1)
    dice, seen = Dice(9), {}
    for _ in range(4_700):  # 47 cards are unseen
        card = match.imagine(0, dice).table.hands[1].cards[0]
        seen[card] = seen.get(card, 0) + 1
    assert len(seen) == 47
    assert all(abs(count - 100) < 4.5 * 10 for count in seen.values())


# Limits of a zone: how many of some faces it holds at most, for all and for each seat

RED = faces("red 1, red 2, red 3")
RED_3, BLUE_1, BLUE_4 = DECK.cards("red 3, blue 1, blue 4")


def hand(*cards):
    zone = Zone("hand 0", "hand", 0)
    for card in cards:
        zone.add(card)
    return zone


def limited(text: str, *most: int) -> Zone:
    zone = hand(*DECK.cards(text))
    zone.limits = [Limit(RED, most)]
    return zone


def test_a_piece_that_comes_unseen_may_be_any():
    zone = limited("blue 1, blue 2", 0, 0, 0)
    zone.add(RED_3)
    assert zone.limits == [Limit(RED, (1, 1, 1))]


def test_who_sees_a_piece_come_counts_it_by_its_face():
    """Seats 0 (who holds the hand) and 1 see it; seat 2, and so the public, do not."""
    zone = limited("blue 1, blue 2", 0, 0, 0, 0)
    zone.add(BLUE_4, only(1))
    assert zone.limits == [Limit(RED, (0, 0, 1, 1))]
    zone.add(RED_3, only(1))
    assert zone.limits == [Limit(RED, (1, 1, 2, 2))]


def test_a_piece_that_leaves_in_sight_counts_by_its_face():
    zone = limited("blue 1, blue 2, red 3, blue 4", 2, 2, 2)
    zone.take(BLUE_4)
    assert zone.limits == [Limit(RED, (2, 2, 2))]
    zone.take(RED_3)
    assert zone.limits == [Limit(RED, (1, 1, 1))]


def test_a_limit_that_the_size_keeps_anyway_is_dropped():
    zone = limited("blue 1, blue 2, red 3", 2, 2, 2)
    zone.take(BLUE_1)
    assert zone.limits == []


def test_what_a_seat_knows_does_not_depend_on_what_others_know():
    """Seat 1 knows that four of five pieces at most are red: of the four left that says nothing."""
    limits = [Limit(RED, (1, 4, 1, ANY))]  # by seat, of all at the end
    views = []
    for zone_limits in (limits, known_to(limits, 1, 5)):
        zone = hand(SEVEN, TWO, NINE, TWO, NINE)
        zone.limits = zone_limits
        zone.take(TWO)
        zone.add(NINE, EVERYBODY)
        views.append(known_to(zone.limits, 1, len(zone)))
    assert views[0] == views[1] == []


def test_copies_and_hands_passed_on_keep_the_limits():
    zone, other = limited("blue 1, blue 2", 0, 0, 0), Zone("hand 1", "hand", 1)
    other.take_over(zone.copy(), only(0))
    assert (other.limits, other.known) == (zone.limits, [only(0)] * 2)


# Pepper Eights


def pepper(players: int = 2, **rules: bool) -> cardlab.Match:
    """Seat 1 holds nothing that goes on a green 7, and draws."""
    table = {"discard": "green 7", "hand 0": "green 1, red 2", "on turn": 1}
    table |= {f"hand {seat}": 3 for seat in range(2, players)}
    table["hand 1"] = "red 3, blue 4, yellow 5"
    match = cardlab.set_table("pepper", table, players=players, seed=5, **rules)
    match.apply("1 draw")
    return match


def fits(card: Card) -> bool:
    return card.suit == "green" or card.rank in (7, EIGHT)


@pytest.mark.parametrize(("must", "most"), [(True, 1), (False, 3)])
def test_who_had_to_draw_held_no_card_that_fits_and_a_choice_tells_nothing(must, most):
    match = pepper(must_play_if_able=must)
    fitting = [sum(map(fits, match.imagine(0, Dice(s)).table.hands[1])) for s in range(300)]
    assert {*fitting} >= {0, 1}  # the card drawn may fit
    assert (max(fitting) > 1) is (most > 1)


def test_the_card_drawn_is_each_of_those_unseen_as_often():
    """Of the 49 unseen 19 fit: twelve green, three 7s, three 8s and one more; three old ones don't.

    The old ones are of the 30 that do not fit, so that the new one is one of 19 that fit, or one of
    27 that do not: 19/46 of the worlds have one that fits.
    """
    match, dice, many = pepper(must_play_if_able=True), Dice(4), 3_000
    unseen = [card for card in DECK if str(card) not in ("green 7", "green 1", "red 2")]
    hits = sum(any(map(fits, match.imagine(0, dice).table.hands[1])) for _ in range(many))
    share = sum(map(fits, unseen)) / (len(unseen) - 3)
    assert abs(hits - many * share) < 4.5 * (many * share * (1 - share)) ** 0.5


def test_what_was_shuffled_into_the_stock_is_in_no_hand():
    placed = {"discard": "green 1, green 2, green 7", "hand 0": "green 3, green 9"}
    named = [card for text in placed.values() for card in faces(text)] + [DECK.card("yellow 1")]
    rest = ", ".join(str(card) for card in DECK if card not in named)
    match = cardlab.set_table("pepper", {**placed, "hand 1": rest}, players=2, seed=1)
    match.apply("0 draw")
    world = match.imagine(0, Dice(1))
    assert {*world.table.stock} == faces("green 1, green 2")
    assert {*world.table.hands[1]} == {*match.table.hands[1]}


def test_twin_worlds_have_the_same_limits():
    """What is noted follows from what all see: in an imagined world it is noted alike."""
    match = pepper(players=3, must_play_if_able=True).before(0)
    twins = [match.imagine(2, Dice(seed)) for seed in range(20)]
    able = next(twin for twin in twins if "1 draw" in map(str, twin.legal()))
    for world in (match, able):
        world.apply("1 draw")
    noted = [[zone.limits for zone in world.table.zones()] for world in (match, able)]
    assert noted[0] == noted[1]
    assert noted[0][3][0].most == (1, 0, 1, 1)  # the hand's owner knows how many of them it holds


def test_what_can_not_be_dealt_says_so(monkeypatch):
    match = pepper()
    match.table.hands[1].limits = [Limit(frozenset(DECK), (0, 0, 0))]
    with pytest.raises(CardlabError, match="limits"):
        worlds.resample_hidden(match.table, 0, Dice(1))
    monkeypatch.setattr(worlds, "DEALS", 30)
    monkeypatch.setattr(type(match.table), "is_possible", lambda table: False)
    with pytest.raises(CardlabError, match="the facts on the table"):
        pepper().imagine(0, Dice(1))


# Fuego! and Schwupps


def fuego(rules=None, **changed: object) -> cardlab.Match:
    """Seat 1 has to pick up on a 9; nine cards and a Burn in the other hands."""
    table = {"play": "9", "hand 0": "1, 2, 10", "hand 1": "3, 3, 4", "on turn": 1}
    table |= {"up 0": "5, 5, 6", "up 1": "6, 6, 5", "down 0": 3, "down 1": 3}
    return cardlab.set_table("fuego", {**table, **changed}, 2, seed=6, **(rules or {}))


def hands_imagined(match, owner=1, many=100):
    return [match.imagine(0, Dice(seed)).table.hands[owner].cards for seed in range(many)]


def test_who_picks_up_held_nothing_to_play_and_a_choice_tells_nothing():
    match, other = fuego(), fuego({"pick_up_by_choice": True})
    for each in (match, other):
        each.apply("1 take")
    ranks = {card.rank for cards in hands_imagined(match) for card in cards}
    assert ranks <= {*range(1, 10)}
    assert 10 in {card.rank for cards in hands_imagined(other) for card in cards}


def test_who_picks_up_held_no_four_alike():
    """Four 3s could have been played on the 9 (fuego.four_any_time)."""
    match = fuego(**{"hand 1": "3, 3, 4, 4, 4"})
    match.apply("1 take")
    assert max(cards.count(card) for cards in hands_imagined(match, many=300) for card in cards) < 4
    assert any(limit.most[0] == 3 for limit in match.table.hands[1].limits)


def test_an_invisible_led_blank_shows_that_nothing_else_could_be_led():
    match = fuego(**{"play": "", "hand 1": "invisible, invisible, burn"})
    match.apply("1 play invisible")
    for cards in hands_imagined(match):
        assert sum(card.kind in ("invisible", "burn") for card in cards) >= 2


def test_the_opener_holds_the_lowest_in_every_imagined_world():
    for seed in range(6):
        match = cardlab.new_match("fuego", 4, seed=seed)
        for seat in range(4):
            match.apply(f"{seat} ready")
        opener = match.table.opener
        lowest = match.legal()[0].card.rank
        opened = match.copy()
        opened.apply(match.legal()[0])
        for number in range(10):
            world = match.imagine((opener + 1) % 4, Dice(number))
            low = [min((c.rank for c in h if c.rank), default=11) for h in world.table.hands]
            assert low.index(min(low)) == opener
            hands = opened.imagine((opener + 1) % 4, Dice(number)).table.hands
            others = [c.rank for q, hand in enumerate(hands) if q != opener for c in hand if c.rank]
            assert min(others, default=lowest) >= lowest


def test_a_schwupp_tells_nothing_and_a_new_common_pile_holds_the_cards_that_were_shuffled():
    """No passing, but who can play may schwupp all the same (schwupps.must_act)."""
    match = cardlab.new_match("schwupps", 2, seed=1)
    match.apply("0 schwupp top")
    assert all(not zone.limits for zone in match.table.zones())
    match = cardlab.new_match("schwupps", 5, seed=0)
    while not any(event.verb == "shuffle" for event in match.story()):
        played(match, 1, seed=len(match.moves))
    allowed = {*match.table.common}
    for seed in range(20):
        assert {*match.imagine(0, Dice(seed)).table.common} <= allowed
