"""Sweet & Spicy: each example was worked out by hand from the clauses."""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from cardlab import BadOption, Dice
from tests.rules.tables import after, clauses, make, seen, shows, sizes

SPICES = ("chili", "lemon", "pepper")
CLASSIC = {"total_wild": False}
ON = {"owner": 0, "on turn": 1}
TRUE = {"stack": "chili 5", "declared": "chili 5", **ON}


@pytest.mark.rule("spicy.deck")
@pytest.mark.rule("spicy.deal")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_five_spicy_cards_and_one_total_wild_each_or_six_in_the_classic_game(players):
    box = {f"{spice} {n}": 3 for spice in SPICES for n in range(1, 11)}
    box |= {"any spice": 5, "any number": 5, "game end": 1, "trophy": 3}
    for rules, wild in (({}, 1), (CLASSIC, 0)):
        match = cardlab.new_match("spicy", players, seed=4, **rules)
        found = Counter(str(card) for zone in match.table.zones() for card in zone)
        assert found == box | ({"total wild": 6} if wild else {})
        assert sizes(match) == [6] * players
        shows(match, deck=100 - (6 - wild) * players + 1, wilds=(6 - players) * wild, trophies=3)
        for seat in range(players):  # all see who has a Total Wild, and no spicy card
            others = sorted(seen(match, (seat + 1) % players, f"hand {seat}").split(", "))
            assert others == ["?"] * (6 - wild) + ["total wild"] * wild
            assert "?" not in seen(match, seat, f"hand {seat}")


def above_the_end(match):
    cards = [str(card) for card in match.table.deck]
    return len(cards) - 1 - cards.index("game end")


@pytest.mark.rule("spicy.game_end_card")
def test_the_game_end_card_lies_under_a_sixth_of_the_deck_for_each_player():
    # 90*2/6 = 30; 85*3/6 = 42.5, to even; 80*4/6 = 53.3; 75*5/6 = 62.5, to even; 70*6/6 = 70
    # in the classic game 88*2/6 = 29.3; 82*3/6 = 41; 76*4/6 = 50.7; 70*5/6 = 58.3; 64*6/6 = 64
    for rules, above in (({}, [30, 42, 53, 62, 70]), (CLASSIC, [29, 41, 51, 58, 64])):
        matches = [cardlab.new_match("spicy", players, seed=5, **rules) for players in range(2, 7)]
        assert [above_the_end(match) for match in matches] == above
    assert above_the_end(after("spicy", {"hand 2": 3})) == 44  # half of 87 is 43.5, up to even
    assert above_the_end(cardlab.new_match("spicy", 3, seed=5, game_end_under=11)) == 11


@pytest.mark.rule("spicy.game_end_card")
@pytest.mark.parametrize(
    ("above", "says"),
    [
        (42, "about 40 cards left"),
        (8, "about 10 cards left"),
        (4, "fewer than 5 cards left"),
    ],
)
def test_at_the_table_all_see_about_how_near_the_end_is(above, says):
    match = cardlab.new_match("spicy", 3, seed=5, game_end_under=above)
    for seat in (None, 0, 2):
        assert match.view(seat).until_end == above
        assert match.imagine(seat, Dice(1)).view(seat).until_end == above
    assert match.definition.layout.notes["deck"](match.view(0)).text() == says


@pytest.mark.rule("spicy.first_player")
def test_the_first_seat_begins_and_play_goes_clockwise():
    shows(cardlab.new_match("spicy", 4, seed=6), asked="turn 0")
    match = cardlab.new_match("spicy", 4, seed=6, first_seat=2)
    for seat in (2, 3, 0, 1, 2):
        shows(match, asked=f"turn {seat}")
        match.apply(f"{seat} pass")
    with pytest.raises(BadOption, match="first_seat can't be 4"):
        cardlab.new_match("spicy", 4, seed=6, first_seat=4)


@pytest.mark.rule("spicy.who_challenges")
@pytest.mark.parametrize("players", [3, 4])
def test_of_those_who_challenge_chance_takes_each_as_often(players):
    places, wins = {**TRUE, "declared": "lemon 5"}, Counter()
    for seed in range(300):
        match = after("spicy", places, "", players, seed)
        make(match, ", ".join(f"{seat} challenge spice" for seat in range(players - 1, 0, -1)))
        assert "spicy.who_challenges" in clauses(match)
        wins[next(seat for seat in range(players) if match.table.won[seat].cards)] += 1
    even = 1 / (players - 1)
    for seat in range(1, players):  # within 4.5 standard errors
        assert abs(wins[seat] - 300 * even) < 4.5 * (300 * even * (1 - even)) ** 0.5


@pytest.mark.rule("spicy.who_challenges")
@pytest.mark.parametrize("seed", range(8))
def test_who_answers_first_has_no_advantage_and_what_each_named_counts(seed):
    places = {**TRUE, "declared": "lemon 5"}  # a five it is, and no lemon
    one = after("spicy", places, "1 challenge number, 2 challenge spice", seed=seed)
    other = after("spicy", places, "2 challenge spice, 1 challenge number", seed=seed)
    by = one.story()[0].by
    assert by == other.story()[0].by
    for match in (one, other):
        shows(match, won_0=int(by == 1), won_2=int(by == 2))
    waits = after("spicy", places, "1 wait, 2 challenge spice", seed=seed)
    shows(waits, won_2=1)
    assert "spicy.who_challenges" not in clauses(waits)
