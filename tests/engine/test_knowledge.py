"""What a seat has rightly seen: kept where it lies, and forgotten when it may have left (law 6)."""

from __future__ import annotations

import cardlab
from cardlab import Dice
from cardlab.engine.match.catalogue import find
from cardlab.engine.table.zone import Zone

SEVEN, TWO, NINE = (find("pepper").deck.card(text) for text in ("red 7", "blue 2", "green 9"))


def hand(*cards, owner=0):
    zone = Zone("hand 0", "hand", owner)
    for card in cards:
        zone.add(card)
    return zone


def known(zone, seat):
    return [str(card) for i, card in enumerate(zone.cards) if zone.sees(seat, i)]


def test_a_hand_is_its_owners():
    zone = hand(SEVEN, TWO)
    assert (known(zone, 0), known(zone, 1), known(zone, None)) == (["red 7", "blue 2"], [], [])


def test_what_is_shown_stays_known_and_what_comes_later_is_not():
    zone = hand(SEVEN, TWO)
    zone.reveal(1 << 1)
    zone.add(NINE)
    assert known(zone, 1) == ["red 7", "blue 2"]
    assert known(zone, 2) == []


def test_a_piece_that_leaves_in_the_open_is_forgotten_alone():
    zone = hand(SEVEN, TWO)
    zone.reveal(1 << 1)
    zone.take(SEVEN)
    assert known(zone, 1) == ["blue 2"]


def test_a_piece_that_leaves_unseen_takes_all_certainty_with_it():
    zone = hand(SEVEN, TWO)
    zone.reveal(1 << 1 | 1 << 2)
    zone.take(SEVEN, seers=1 << 0 | 1 << 2)
    assert known(zone, 1) == []
    assert known(zone, 2) == ["blue 2"]


def test_of_two_alike_nobody_learns_which_one_moved():
    zone = hand(SEVEN)
    zone.reveal(1 << 1)
    zone.add(SEVEN)  # a second one, which seat 1 has not seen
    zone.take(SEVEN)
    assert known(zone, 1) == []  # the one it knew of may be the one that went


def test_a_pile_before_a_seat_is_seen_by_nobody():
    pile = Zone("down 0", "pile", 0)
    pile.add(SEVEN)
    assert known(pile, 0) == []


POBLANO = {
    "discard": "green 7",
    "hand 0": "green poblano, red 1, red 2",
    "hand 1": "blue 9, blue 3",
}


def looked():
    match = cardlab.set_table("pepper", {**POBLANO, "hand 2": 3}, players=3, seed=4)
    for move in ("0 play green poblano", "0 look at 1", "0 keep"):
        match.apply(move)
    return match


def held(match, seat, hand):
    return [card and str(card) for card in match.view(seat).zone(f"hand {hand}")]


def test_a_poblanos_look_stays_in_the_view_and_in_every_imagined_world():
    match = looked()
    match.apply("1 draw")
    assert held(match, 0, 1) == ["blue 3", "blue 9", None]
    for seed in range(20):
        world = match.imagine(0, Dice(seed))
        assert {"blue 9", "blue 3"} <= set(map(str, world.table.hands[1].cards))
    strangers = [match.imagine(2, Dice(seed)).table.hands[1].cards for seed in range(20)]
    assert any("blue 9" not in map(str, cards) for cards in strangers)


def test_a_swap_with_somebody_else_ends_the_certainty():
    match = looked()
    match.apply("1 draw")
    table = {"discard": "green 7", "hand 0": "red 1", "hand 1": "blue 9, blue 3", "hand 2": 2}
    match = cardlab.set_table(
        "pepper", {**table, "hand 2": "green poblano, red 5", "on turn": 2}, players=3, seed=4
    )
    match.table.hands[1].reveal(1 << 0)  # as if seat 0 had looked before
    for move in ("2 play green poblano", "2 look at 1", "2 swap red 5 for blue 9"):
        match.apply(move)
    assert held(match, 0, 1) == [None, None]
    assert held(match, 2, 1) == ["red 5", "blue 3"]


def test_every_world_that_fits_is_as_likely():
    """The one hidden card of another hand is each of those unseen, equally often."""
    rest = "red 1, red 2, red 3, red 4"
    match = cardlab.set_table(
        "pepper", {"discard": "green 7", "hand 0": rest, "hand 1": 1}, players=2, seed=1
    )
    dice, seen = Dice(9), {}
    for _ in range(4_700):  # 47 cards are unseen
        card = str(match.imagine(0, dice).table.hands[1].cards[0])
        seen[card] = seen.get(card, 0) + 1
    assert len(seen) == 47
    assert all(abs(count - 100) < 4.5 * 10 for count in seen.values())
