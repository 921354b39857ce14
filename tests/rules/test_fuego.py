"""Fuego!: each example was worked out by hand from the clauses."""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from tests.rules.tables import after, hand, make, moves_of, seen, shows


@pytest.mark.rule("fuego.deck")
@pytest.mark.rule("fuego.decks")
def test_sixty_four_cards_and_twice_as_many_for_five():
    counts = Counter(map(str, cardlab.new_match("fuego", 4, seed=1).table.pack()))
    assert sum(counts.values()) == 64
    assert (counts["7"], counts["skip"], counts["incendio"], counts["backdraft"]) == (4, 4, 2, 2)
    assert len(cardlab.new_match("fuego", 5, seed=1).table.pack()) == 128
    assert len(cardlab.new_match("fuego", 2, seed=1, deck=[3] * 18).table.pack()) == 54


@pytest.mark.rule("fuego.spark_pile")
@pytest.mark.rule("fuego.piles")
def test_three_face_down_three_face_up_three_in_hand():
    match = cardlab.new_match("fuego", 3, seed=1)
    counts = {f"{zone}_{seat}": 3 for zone in ("hand", "up", "down") for seat in range(3)}
    shows(match, **counts, draw=64 - 27, play=0, discard=0, asked="swap 0")
    assert seen(match, 0, "down 0") == "?, ?, ?"  # nobody looks
    assert "?" not in seen(match, 0, "up 1")


@pytest.mark.rule("fuego.first_player")
@pytest.mark.rule("fuego.first_play")
@pytest.mark.parametrize("seed", range(12))
def test_the_lowest_number_of_all_hands_starts(seed):
    match = make(cardlab.new_match("fuego", 3, seed=seed), "0 ready, 1 ready, 2 ready")
    numbers = [[card.rank for card in cards if card.rank] for cards in match.table.hands]
    lowest = min(n for held in numbers for n in held)
    starts = next(p for p in range(3) if lowest in numbers[p])  # a tie: the dealer's left first
    shows(match, asked=f"first_play {starts}", story=f"deal, starts {starts}")
    counts = range(1, numbers[starts].count(lowest) + 1)
    assert moves_of(match) == {f"{starts} play {f'{k}x ' if k > 1 else ''}{lowest}" for k in counts}


FAIR = 4.5 * (400 / 4) ** 0.5  # of 400 even chances: 4.5 standard errors


@pytest.mark.rule("fuego.ya_burnt")
def test_the_last_to_slap_is_each_as_likely():
    places = {"hand 0": "ya burnt, 3, 3", "hand 1": "1, 2, 2", "hand 2": "5, 5, 6", "play": "4, 9"}
    last = Counter()
    for seed in range(400):
        match = after("fuego", places, "0 play ya burnt", seed=seed)
        last[next(p for p in (1, 2) if "9" in hand(match, p))] += 1
    assert abs(last[1] - 200) < FAIR


@pytest.mark.rule("fuego.four_any_time")
def test_of_several_with_four_each_is_as_likely():
    places = {"hand 0": "9, 9, 10", "hand 1": "3, 3, 3, 3", "hand 2": "4, 4, 4, 4", "play": "5"}
    first = Counter()
    for seed in range(400):
        match = after("fuego", {**places, "up 0": "1"}, "0 play 9", seed=seed)
        for seat in list(match.ask.seats):
            match.apply({1: "1 play 4x 3", 2: "2 play 4x 4"}.get(seat, f"{seat} wait"))
        first[1 if "3" not in hand(match, 1) else 2] += 1
    assert abs(first[1] - 200) < FAIR
