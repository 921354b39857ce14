"""Sweet & Spicy, challenges and Total Wilds: each example was worked out by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.spicy_tables import all_wait, spicy, won
from tests.rules.tables import clauses, hand, last_line, make, moves, refused, seen, sizes

rule = pytest.mark.rule

SIX_WILDS = ", ".join(["total wild"] * 6)


def top(card, declared, *, owner=0, on_turn=1, **more):
    """One card lies on the stack, said to be something; before the next turn all are asked."""
    return spicy(stack=card, declared=declared, owner=owner, on_turn=on_turn, **more)


def verbs(match):
    return [(event.verb, event.by) for event in match.story()]


# Who may challenge, and when


@rule("spicy.challenge")
@pytest.mark.parametrize(("owner", "others"), [(0, [1, 2, 3]), (2, [0, 1, 3])])
def test_all_but_the_player_of_the_top_card_are_asked_for_number_or_spice(owner, others):
    match = top("chili 5", "chili 6", owner=owner, on_turn=(owner + 1) % 4, players=4)
    assert (match.ask.why, sorted(match.ask.seats)) == ("spicy.challenge", others)
    ways = ("wait", "challenge number", "challenge spice")
    assert moves(match) == {f"{seat} {way}" for seat in others for way in ways}


@rule("spicy.challenge")
def test_exactly_one_of_the_two_is_named_and_not_by_the_player_of_the_card():
    match = top("chili 5", "chili 6")
    says = "Challenge the number or the spice, or let it go."
    for move in ("1 challenge", "1 challenge both", "2 pass", "1 challenge chili"):
        assert refused(match, move) == ("spicy.challenge", says)
    assert refused(match, "0 challenge number")[0] == "spicy.challenge"
    match.apply("1 wait")
    assert refused(match, "1 challenge number")[0] == "spicy.challenge"  # one answer each


@rule("spicy.challenge")
def test_each_card_in_turn_can_be_challenged_and_the_empty_stack_can_not():
    match = spicy(hand_0="chili 1, chili 2", hand_1="chili 3, chili 4")
    none = ("spicy.challenge", "There is no card to challenge now.")
    assert refused(match, "0 challenge number") == none
    match.apply("0 play chili 1 as chili 1")
    assert sorted(match.ask.seats) == [1, 2]
    make(match, "2 wait", "1 wait", "1 play chili 3 as chili 3")
    assert sorted(match.ask.seats) == [0, 2]


@rule("spicy.challenge")
@rule("spicy.who_challenges")
def test_nobody_learns_who_has_answered_before_all_have():
    match = top("chili 5", "chili 6")
    match.apply("1 challenge number")
    assert match.view(2).asked == (2,)
    assert match.view(0).asked == match.view(1).asked == ()
    assert match.story() == []


@rule("spicy.challenge_after_pass")
def test_after_passes_the_player_of_the_top_card_answers_for_it():
    match = make(all_wait(top("chili 5", "chili 6", hand_0="lemon 1")), "1 pass")
    assert sorted(match.ask.seats) == [1, 2]
    make(all_wait(match), "2 pass")
    assert (match.table.seat, sorted(match.ask.seats)) == (0, [1, 2])  # who passed may challenge
    make(match, "1 wait", "2 challenge number")  # a chili 5 said to be a 6
    assert won(match) == [0, 0, 1]
    assert sizes(match)[0] == 1 + 2  # Ana lost, though Ben and Cleo passed since
    assert "spicy.challenge_after_pass" in clauses(match)


@rule("spicy.challenge_after_pass")
def test_a_true_card_beats_the_challenger_after_a_pass_too():
    match = make(all_wait(top("chili 5", "chili 5", hand_2="total wild, lemon 1")), "1 pass")
    make(match, "2 challenge spice", "1 wait")
    assert (won(match), sizes(match)[2], match.ask.seats) == ([1, 0, 0], 4, [2])


@rule("spicy.challenge_after_pass")
def test_after_a_whole_round_of_passes_it_can_still_be_challenged():
    match = top("chili 5", "chili 6")
    for seat in (1, 2, 0):
        make(all_wait(match), f"{seat} pass")
    make(match, "2 wait", "1 challenge number")
    assert won(match) == [0, 1, 0]
    assert match.ask.seats == [0]


@rule("spicy.challenge_after_pass")
def test_a_challenge_after_a_whole_round_of_passes_cites_this_clause():
    match = top("chili 5", "chili 6")
    for seat in (1, 2, 0):
        make(all_wait(match), f"{seat} pass")
    make(match, "2 wait", "1 challenge number")
    assert "spicy.challenge_after_pass" in clauses(match)


# What comes of it


@rule("spicy.resolve")
@pytest.mark.parametrize(
    ("card", "declared", "trait", "winner"),
    [
        ("lemon 9", "chili 9", "spice", 1),  # a nine, but no chili: the rulebook's "chili 9"
        ("lemon 9", "chili 9", "number", 0),
        ("chili 5", "chili 5", "spice", 0),  # true: the rulebook's challenge of a chili 5
        ("chili 5", "chili 5", "number", 0),
        ("chili 5", "chili 8", "spice", 0),
        ("chili 5", "chili 8", "number", 1),
        ("pepper 2", "chili 8", "spice", 1),
        ("pepper 2", "chili 8", "number", 1),
    ],
)
def test_only_the_challenged_trait_of_the_top_card_counts(card, declared, trait, winner):
    match = top(f"pepper 3, {card}", declared)
    make(match, f"1 challenge {trait}", "2 wait")
    assert won(match)[winner] == 2
    assert sum(won(match)) == 2
    assert match.ask.seats == [1 - winner]  # the loser, Ana or Ben


@rule("spicy.resolve")
def test_a_challenge_is_told_with_what_was_said_and_what_it_is():
    match = top("lemon 9", "chili 9", hand_0="pepper 1, total wild")
    make(match, "1 challenge spice", "2 wait")
    sentences = [match.told(event).text() for event in match.story()[:3]]
    assert sentences == [
        "Ben challenges Ana: wrong spice!",
        "Ana said chili 9, and it is lemon 9.",
        "Ben takes the stack of one card.",
    ]
    assert clauses(match)[:3] == ["spicy.challenge", "spicy.resolve", "spicy.winner_takes"]


@rule("spicy.winner_takes")
def test_the_stack_lies_face_down_and_each_knows_the_card_turned_up_and_the_own():
    match = spicy(hand_0="chili 7, chili 8", hand_1="lemon 9, chili 4")
    make(match, "0 play chili 7 as chili 1")
    make(all_wait(match), "1 play lemon 9 as chili 2")
    make(match, "0 wait", "2 challenge spice")
    assert won(match) == [0, 0, 2]
    assert seen(match, 0, "won 2") == ["chili 7", "lemon 9"]
    assert seen(match, 1, "won 2") == seen(match, 2, "won 2") == ["lemon 9", None]
    assert (len(match.table.stack), match.table.declared) == (0, "")


@rule("spicy.winner_takes")
@rule("spicy.no_peek")
def test_who_peeked_at_a_card_knows_it_in_the_pile_of_the_winner_too():
    match = all_wait(top("pepper 7", "lemon 4", hand_1="chili 5, chili 6", etiquette=True))
    make(match, "1 peek", "1 play chili 5 as lemon 5", "0 wait", "2 challenge number")
    assert won(match) == [0, 1 + 1, 0]  # a five it is
    assert seen(match, 1, "won 1") == ["chili 5", "pepper 7"]
    assert seen(match, 2, "won 1") == ["chili 5", None]


@rule("spicy.unnamed")
def test_to_turn_up_the_card_and_name_nothing_loses_even_against_a_lie():
    match = top("pepper 2", "chili 8", hand_1="chili 1, total wild", etiquette=True)
    make(match, "1 reveal", "2 wait")
    assert (won(match), sizes(match)[1]) == ([1, 0, 0], 2 + 2)
    assert match.ask.seats == [1]
    assert refused(match, "1 pass")[0] == "spicy.pass"
    assert clauses(match)[0] == "spicy.unnamed"
    assert last_line(match) == "Ben drew " + hand(match, 1)[-1] + "."
    assert seen(match, 2, "won 0") == ["pepper 2"]  # turned up it was
    says = "Say what is wrong, the number or the spice."
    assert refused(top("pepper 2", "chili 8"), "1 reveal") == ("spicy.unnamed", says)


@rule("spicy.loser_draws")
def test_a_challenger_who_loses_draws_the_top_two_and_begins_and_the_next_follows():
    match = top(
        "chili 5", "chili 5", hand_2="chili 1, total wild", deck="lemon 6, lemon 7, lemon 8"
    )
    make(match, "2 challenge number", "1 wait")  # it was Ben's turn
    assert hand(match, 2) == ["chili 1", "total wild", "lemon 8", "lemon 7"]
    assert (match.ask.why, match.ask.seats) == ("spicy.turn", [2])
    make(match, "2 play chili 1 as lemon 1")
    assert match.table.seat == 0


@rule("spicy.loser_draws")
def test_a_player_of_the_card_who_loses_draws_and_begins_too():
    match = top("chili 5", "chili 6", owner=2, on_turn=0, hand_2="chili 1", won_1=SIX_WILDS)
    make(match, "0 challenge number", "1 wait")
    assert (sizes(match)[2], match.ask.seats) == (3, [2])
    assert all(move.startswith("2 play") for move in moves(match))
    make(match, "2 play chili 1 as lemon 1")
    assert match.table.seat == 0


@rule("spicy.loser_draws")
@rule("spicy.wild_one")
def test_who_lost_without_a_total_wild_may_add_one():
    match = top("chili 5", "chili 5", hand_1="chili 1")
    make(match, "1 challenge number", "2 wait")
    assert (match.ask.why, moves(match)) == (
        "spicy.loser_draws", {"1 take total wild", "1 without"},
    )  # fmt: skip
    says = "Take a Total Wild as well, or go without."
    assert refused(match, "1 pass") == ("spicy.loser_draws", says)
    without = make(match.copy(), "1 without")
    assert (sizes(without)[1], len(without.table.wilds)) == (3, 4)  # Ana and Cleo hold one
    match.apply("1 take total wild")
    assert (sizes(match)[1], hand(match, 1).count("total wild")) == (4, 1)
    assert (len(match.table.wilds), match.ask.seats) == (3, [1])


@rule("spicy.loser_draws")
def test_in_the_classic_game_there_is_no_third_card():
    match = top("chili 5", "chili 5", hand_1="chili 1", total_wild=False)
    make(match, "1 challenge number", "2 wait")
    assert (match.ask.why, sizes(match)[1]) == ("spicy.turn", 3)


@rule("spicy.who_challenges")
def test_of_two_who_challenge_chance_takes_each_half_the_time():
    wins = Counter()
    for seed in range(600):
        match = top("chili 5", "lemon 5", seed=seed)
        make(match, "1 challenge spice", "2 challenge spice")
        wins[won(match).index(1)] += 1
    # 600 even chances: 300, with a standard error of sqrt(600 / 4), which is 12.2
    assert set(wins) == {1, 2}
    assert abs(wins[1] - 300) <= 4.5 * 12.2


@rule("spicy.who_challenges")
def test_of_three_who_challenge_chance_takes_each_a_third_of_the_time():
    wins = Counter()
    for seed in range(600):
        match = top("chili 5", "lemon 5", seed=seed, players=4)
        make(match, "3 challenge spice", "1 challenge spice", "2 challenge spice")
        wins[won(match).index(1)] += 1
    # 600 thirds: 200 each, with a standard error of sqrt(600 * 2/9), which is 11.5
    assert all(abs(wins[seat] - 200) <= 4.5 * 11.5 for seat in (1, 2, 3))


@rule("spicy.who_challenges")
@pytest.mark.parametrize("seed", range(10))
def test_who_answers_first_has_no_advantage_and_what_each_named_counts(seed):
    answers = ("1 challenge number", "2 challenge spice")  # a five it is, and no lemon
    one = make(top("chili 5", "lemon 5", seed=seed), *answers)
    other = make(top("chili 5", "lemon 5", seed=seed), *reversed(answers))
    assert verbs(one) == verbs(other)
    first = one.story()[0]
    assert (first.verb, first.clause) == ("fastest", "spicy.who_challenges")
    assert won(one) == ([1, 0, 0] if first.by == 1 else [0, 0, 1])


@rule("spicy.who_challenges")
def test_who_waits_is_not_among_them():
    for seed in range(20):
        match = make(top("chili 5", "lemon 5", seed=seed), "1 wait", "2 challenge spice")
        assert won(match) == [0, 0, 1]
        assert "spicy.who_challenges" not in clauses(match)


@rule("spicy.who_challenges")
@pytest.mark.parametrize(
    ("challengers", "first"), [((0, 2, 3), 2), ((0, 3), 3), ((0, 2), 2), ((0,), 0)]
)
def test_by_the_house_rule_the_next_clockwise_challenges(challengers, first):
    for seed in range(10):
        match = top(
            "chili 5", "lemon 5", owner=1, on_turn=2, seed=seed, players=4,
            challenge_priority="clockwise",
        )  # fmt: skip
        for seat in (3, 0, 2):
            match.apply(f"{seat} {'challenge spice' if seat in challengers else 'wait'}")
        assert won(match)[first] == 1


# Total Wilds


@rule("spicy.wild_right")
def test_nobody_is_asked_after_a_total_wild_and_all_see_what_it_is():
    match = all_wait(top("chili 5", "chili 6", hand_1="total wild, lemon 1"))
    match.apply("1 play total wild as chili 9")
    assert (match.ask.why, match.ask.seats) == ("spicy.turn", [2])
    assert seen(match, 2, "stack") == [None, "total wild"]
    says = "A Total Wild is always right: it can't be challenged."
    for move in ("2 challenge number", "2 challenge spice"):
        assert refused(match, move) == ("spicy.wild_right", says)
    match.apply("2 pass")
    assert (match.ask.why, match.ask.seats) == ("spicy.turn", [0])  # nor is it after a pass


@rule("spicy.wild_right")
def test_the_card_under_a_total_wild_is_safe_and_the_one_on_it_is_not():
    match = all_wait(
        top("chili 5", "chili 6", hand_1="total wild, lemon 1", hand_2="pepper 1, pepper 2")
    )
    make(match, "1 play total wild as chili 9", "2 play pepper 1 as chili 10")
    assert (match.ask.why, sorted(match.ask.seats)) == ("spicy.challenge", [0, 1])
    make(match, "0 challenge spice", "1 wait")
    assert won(match) == [3, 0, 0]  # with the lie beneath, which nobody could call any more
    assert seen(match, 1, "won 0") == ["pepper 1", "total wild", None]


@rule("spicy.wild_right")
@pytest.mark.parametrize("wrong", ["lemon 9", "chili 6", "chili 2"])
def test_a_total_wild_is_said_to_be_something_that_follows(wrong):
    match = all_wait(top("chili 5", "chili 6", hand_1="total wild, lemon 1"))
    assert refused(match, f"1 play total wild as {wrong}")[0] == "spicy.follow"
    match.apply("1 play total wild as chili 8")
    assert refused(match, f"2 play {hand(match, 2)[0]} as chili 8")[0] == "spicy.follow"


@rule("spicy.wild_right")
@rule("spicy.open")
def test_a_total_wild_may_open_a_stack():
    match = spicy(hand_0="total wild, lemon 1")
    assert refused(match, "0 play total wild as chili 4")[0] == "spicy.open"
    match.apply("0 play total wild as chili 3")
    assert (match.ask.why, match.ask.seats) == ("spicy.turn", [1])


@rule("spicy.wild_one")
def test_who_has_a_total_wild_is_not_asked_for_another():
    match = top("chili 5", "chili 5", hand_1="chili 1, total wild")
    make(match, "1 challenge number", "2 wait")
    assert (match.ask.why, len(match.table.wilds)) == ("spicy.turn", 3)  # each has one
    assert refused(match, "1 take total wild")[0] in ("spicy.turn", "spicy.play")


@rule("spicy.wild_one")
def test_who_has_played_it_may_take_another():
    match = top("chili 5", "chili 5", hand_1="chili 1, total wild", hand_2="chili 2, chili 3")
    make(match, "1 challenge number", "2 wait", "1 play total wild as chili 1")
    make(match, "2 play chili 2 as chili 2", "0 wait", "1 challenge spice")
    assert moves(match) == {"1 take total wild", "1 without"}


@rule("spicy.wild_one")
def test_with_none_beside_the_deck_nobody_is_asked():
    match = top("chili 5", "chili 5", hand_1="chili 1", won_2=SIX_WILDS)
    make(match, "1 challenge number", "2 wait")
    assert (match.ask.why, hand(match, 1).count("total wild")) == ("spicy.turn", 0)


@rule("spicy.wild_last")
@rule("spicy.announce")
def test_a_total_wild_as_the_last_card_wins_five_cards_and_no_trophy():
    five = "lemon 1, lemon 2, lemon 3, lemon 4, lemon 5"
    match = all_wait(top("chili 5", "chili 6", hand_1="total wild", deck=five))
    match.apply("1 play total wild as chili 8")
    assert sorted(hand(match, 1)) == five.split(", ")
    assert len(match.table.trophies) == 3
    assert (match.ask.why, match.ask.seats) == ("spicy.turn", [2])
    assert match.table.declared == "chili 8"
    assert ("announce", 1) in verbs(match)
    assert clauses(match)[-6:] == ["spicy.wild_last"] * 6
    assert refused(match, "2 challenge spice")[0] == "spicy.wild_right"


@rule("spicy.wild_last")
def test_so_it_is_when_it_opens_a_stack():
    match = make(spicy(hand_0="total wild"), "0 play total wild as chili 2")
    assert (sizes(match)[0], len(match.table.trophies), match.ask.seats) == (5, 3, [1])
