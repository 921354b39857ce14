"""Positions with exact values: what the bots and the coach's estimates make of them."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from cardlab import Dice, Seat, Words, set_table
from cardlab.bots.estimate import Estimate
from cardlab.bots.rules_of_thumb import reason, rule_of_thumb_move
from cardlab.games.pepper.rules import DECK
from cardlab.odds.estimate import chances
from cardlab.odds.sentences import counted

PLACES = {"discard": "green 4", "hand 0": "green 9, blue 8", "hand 1": 1}
WINS = {"0 play blue 8": Fraction(36, 49), "0 play green 9": Fraction(33, 49)}


def pepper(**places):
    named = {name.replace("_", " "): value for name, value in places.items()}
    return set_table("pepper", {**PLACES, **named}, players=2, seed=7)


def i_win(line, theirs):
    """Whether I win on my next turn, if the other holds this one card; else it wins at once."""
    match = pepper(hand_1=theirs)
    for move in line:
        match.apply(move)
    plays = [move for move in match.legal(1) if move.verb == "play"]
    match.apply(plays[0] if plays else "1 draw")
    return not match.over and any(move.verb == "play" for move in match.legal(0))


@pytest.mark.parametrize("move", WINS)
def test_the_eight_first_wins_more_often(move):
    """The values by enumeration: of the 49 cards that the other may hold."""
    line = [move, "0 name green"] if move.endswith("8") else [move]
    mine = {"green 9", "blue 8", "green 4"}
    hands = [card.text for card in DECK if card.text not in mine]
    assert Fraction(sum(i_win(line, card) for card in hands), len(hands)) == WINS[move]


def test_the_estimate_is_right_about_the_eight():
    """With suits named by chance it said 45 % for the eight, and called it the costly move."""
    estimates = {
        estimate.move.text: estimate for estimate in chances(pepper(), 0, worlds=1500, seed=1)
    }
    for move, value in WINS.items():
        assert estimates[move].low <= value <= estimates[move].high
    best = max(estimates.values(), key=lambda estimate: estimate.chance)
    assert best.move.text == "0 play blue 8"


def test_the_rules_of_thumb_play_the_eight_only_while_the_other_has_one_card():
    """With two cards the nine is better: 1,092 of 1,176 hands are mine for sure, or 954."""
    seat = Seat(pepper(), 0)
    for seed in range(5):
        assert rule_of_thumb_move(seat, Dice(seed)).text == "0 play blue 8"
    assert reason(seat, rule_of_thumb_move(seat, Dice(1))).startswith("Somebody has one card left")
    match = pepper()
    match.apply("0 play blue 8")
    assert rule_of_thumb_move(Seat(match, 0), Dice(1)).text == "0 name green"
    assert rule_of_thumb_move(Seat(pepper(hand_1=2), 0), Dice(1)).text == "0 play green 9"
    habanero = pepper(hand_0="green habanero, blue 8")
    assert rule_of_thumb_move(Seat(habanero, 0), Dice(1)).text == "0 play green habanero"


def test_a_playout_names_the_suit_it_holds_most_of():
    from cardlab.games.pepper.bot import playout

    match = pepper(hand_0="blue 8, red 8, red 10, green 1, green 3", hand_1=3)
    match.apply("0 play blue 8")
    named = {playout(match.view(0), match.legal(), Dice(seed)).word for seed in range(20)}
    assert named == {"green"}  # the eight of red fits anything
    match = pepper(hand_0="blue 8, red 8", hand_1=3)
    match.apply("0 play blue 8")
    named = {playout(match.view(0), match.legal(), Dice(seed)).word for seed in range(40)}
    assert named == {"blue", "green"}  # each lies once on the pile, so others hold fewer of it


HOUR = {
    "bag": "1, 2, 2, 3, 3, 4, 4, 4, 5, 6, 6, 7, 7, 7, wild, wild, wild, wild, "
    "steal, score, return",
    "drawn": "3, 5, steal", "front 1": "4, 6, 6", "front 2": "2, 7", "rest": "plate 1",
}  # fmt: skip


def test_a_playout_and_the_rules_of_thumb_draw_where_the_tree_says_draw():
    """In the position of hour 6 a draw is worth 23/6 chips, to stop 3.

    Six chips of 21 bust, and three are at stake: 18. The other 15 bring themselves; with them come
    a 2, a 4 and a 7 from before the others, twice two 6s, and two 6s with each of four wilds.
    """
    from cardlab.games.nacho_pile.bot import playout
    from cardlab.games.nacho_pile.stopping import turn_of

    match = set_table("nacho_pile", HOUR, players=3, seed=1)
    view = match.view(0)
    assert view.next_brings() == 15 + 2 + 3 + 3 + 2 * 2 + 4 * 2
    assert view.one_more() == (6, 15, 3)
    assert Fraction(view.next_brings() - 18, 21) == turn_of(view).one_more - turn_of(view).stop
    assert turn_of(view).best == "draw"
    assert playout(view, match.legal(), Dice(1)).verb == "draw"
    assert rule_of_thumb_move(Seat(match, 0), Dice(1)).verb == "draw"


def test_the_rules_of_thumb_stop_where_nothing_comes_from_before_the_others():
    """The 15 chips that do not bust bring only themselves: less than the 18 at stake."""
    alone = {name: chips for name, chips in HOUR.items() if not name.startswith("front")}
    bare = {**alone, "rest": "plate 1"}
    assert rule_of_thumb_move(
        Seat(set_table("nacho_pile", bare, players=3, seed=1), 0), Dice(1)
    ).text == ("0 stop")


SAID = {"hand 1": 5, "stack": 3, "declared": "chili 7", "owner": 1}
TWO_OF_THREE = "chili 7, chili 7, chili 2, chili 9, lemon 4, pepper 10"


def believed(hand, worlds=1200):
    """In how many worlds the card is what was said, for a seat with this hand."""
    places = {**SAID, "hand 0": hand}
    match = set_table("spicy", places, players=2, seed=1, total_wild=False)
    thought = Estimate(Seat(match, 0), seed=1)
    tops = [thought._world(Dice(n)).table.stack.cards[-1].text for n in range(worlds)]
    return tops.count("chili 7") / worlds


def test_what_is_believed_depends_on_the_cards_one_holds():
    """A chili 7, said by a player of six cards: chili 7 or higher would do, 12 of 100.

    So 1 - 0.88 ** 6 = 0.536 say so truly before I look. With two of the three in my hand Bayes
    gives 0.536 / 3 / (0.536 / 3 + 0.464 * 93 / 97) = 0.286; with all three it can't be true.
    """
    honest = 1 - 0.88**6
    none_seen = honest / (honest + (1 - honest) * 91 / 97)
    two_seen = honest / 3 / (honest / 3 + (1 - honest) * 93 / 97)
    assert believed("chili 1, chili 2, chili 4, lemon 8, lemon 4, pepper 10") == pytest.approx(
        none_seen, abs=0.05
    )
    assert believed(TWO_OF_THREE) == pytest.approx(two_seen, abs=0.05)
    assert two_seen < 0.3 < none_seen
    assert believed("chili 7, chili 7, chili 7, lemon 8, lemon 4, pepper 10", 100) == 0


def percents(places):
    """The two chances that the sentence at the table says."""
    match = set_table("spicy", places, players=2, seed=1, total_wild=False)
    view = match.view(0)
    parts = counted(match.definition, view, Words("en"))
    sentence = "".join(part if isinstance(part, str) else part["b"] for part in parts)
    return [float(part) for part in re.findall(r"([\d.]+) %", sentence)]


def test_what_the_table_says_of_a_declaration_learns_from_my_cards():
    """It said 57 % of any chili 10, and 50 % of a chili 7 of which I hold two."""
    ten = {**SAID, "declared": "chili 10", "hand 0": "lemon 1, pepper 4, pepper 6"}
    assert percents(ten)[0] < 30
    one = {**SAID, "declared": "chili 1", "hand 0": "lemon 1, pepper 4, pepper 6"}
    assert percents(one)[0] > 80
    holding = percents({**SAID, "hand 0": TWO_OF_THREE})
    without = percents({**SAID, "hand 0": "chili 1, chili 2, chili 4, lemon 8, lemon 4, pepper 10"})
    assert holding[0] < without[0] - 15
    assert holding[1] < without[1] - 10
