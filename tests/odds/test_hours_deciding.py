"""The numbers of the probability hours 6 to 8: when to stop, is it true, how often to lie."""

from __future__ import annotations

from fractions import Fraction as F  # noqa: N817 - these files are full of fractions
from math import comb

import numpy as np
import pytest

import cardlab
from cardlab import counting
from cardlab.bots.playing import answer
from cardlab.counting import at_least, bayes, hypergeometric
from cardlab.games.nacho_pile import odds as nacho
from cardlab.games.nacho_pile.stopping import Turn, chips_won, stop_at, stop_when, turn_of
from cardlab.games.spicy import odds as spicy
from cardlab.odds.matrix_games import mean, solve
from cardlab.studies.turns import play_turn, simulate_turns
from tests.odds.sampling import errors_away, near, shuffled
from tests.odds.test_hours_counting import BAG, anas_turn


@pytest.fixture
def rng():
    return np.random.default_rng(2026)


# --- 6. When to stop --------------------------------------------------------------------------

GAIN = {0: 6, 1: 4, 2: 5, 4: 5, 6: 6, 7: 5}  # in all, after that chip; a wild is called 6


def test_when_to_stop(rng):
    view = anas_turn().view(0)
    turn = turn_of(view)
    assert nacho.stopping(view) == (turn.stop, turn.draw) == (3, F(23, 6))
    assert turn.one_more == F(80, 21) == F(sum(GAIN.get(chip, 0) for chip in BAG), 21)
    assert turn.draw - turn.one_more == F(1, 42)
    assert turn.best == "draw"
    error = near(rng.choice([GAIN.get(chip, 0) for chip in BAG], 400_000), turn.one_more)
    for wrong in (F(80, 15), F(20, 7), F(24, 7)):
        assert errors_away(wrong, turn.one_more, error) > 90


def test_the_branches_of_the_tree():
    """After the 1 draw again, as one of 21 is worth it: (9/2 - 4) / 21 = 1/42."""
    turn = turn_of(anas_turn().view(0))
    rows = {row["kind"]: row for row in turn.rows()}
    assert [rows[kind]["best"] for kind in range(9)] == [
        "stop", "draw", "stop", "bust", "stop", "bust", "stop", "stop", "bust",
    ]  # fmt: skip
    assert sum(row["chance"] for row in rows.values()) == 1
    assert {kind: row["stop"] for kind, row in rows.items() if row["stop"]} == GAIN
    assert (rows[1]["stop"], rows[1]["draw"]) == (4, F(9, 2))
    # By hand after the 1, 20 chips: two 2s bring 6, three 4s 6, two 6s 7, three 7s 6, wilds 7.
    assert rows[1]["draw"] == F(2 * 6 + 3 * 6 + 2 * 7 + 3 * 6 + 4 * 7, 20)
    # The root is the mean of its branches.
    whole = sum(row["chance"] * max(row["stop"], row["draw"]) for row in rows.values())
    assert whole == turn.draw
    assert turn.after(0).pulled == turn.after(0, value=6).pulled
    assert turn.after(0, value=1).value <= turn.after(0).value


def slow_value(bag, brings, pulled, held):
    """The whole tree by brute force, chip by chip: no memory, no cut, each value of a wild."""
    if len(bag) < 2:
        return F(held)
    whole = F(0)
    for i, chip in enumerate(bag):
        kinds = [v for v in range(1, 8) if v not in pulled] if chip == 0 else [chip]
        after = [
            slow_value(bag[:i] + bag[i + 1 :], brings, pulled | {k}, held + 1 + brings.get(k, 0))
            for k in kinds if k not in pulled
        ]  # fmt: skip
        whole += max(after, default=0)
    drawn = whole / len(bag)
    return max(F(held), drawn) if pulled else drawn


@pytest.mark.parametrize("seed", range(12))
def test_the_tree_is_what_brute_force_says(seed):
    dice = np.random.default_rng(seed)
    bag = sorted(int(chip) for chip in dice.choice([*range(9), 1, 2, 3], 5))
    brings = {int(k): int(n) for k, n in zip(range(1, 9), dice.integers(0, 3, 8), strict=True)}
    turn = Turn(
        tuple(bag.count(kind) for kind in range(9)),
        tuple(brings.get(kind, 0) for kind in range(9)),
        frozenset({8}), F(1 + brings[8]),
    )  # fmt: skip
    assert turn.value == slow_value(bag, brings, frozenset({8}), 1 + brings[8])


def test_a_full_bag_stops_at_three(rng):
    full = Turn((6,) * 9, (0,) * 9)
    by_rule = [full.by_rule(lambda turn, k=k: turn.drawn >= k) for k in range(1, 6)]
    assert [round(float(value), 3) for value in by_rule] == [1.0, 1.807, 2.177, 2.028, 1.495]
    assert by_rule == [k * full.survives(k) for k in range(1, 6)]
    assert full.value == full.draw == by_rule[2] == F(9001, 4134)
    a, b, c = shuffled(rng, [0] * 6 + [k for k in range(1, 9) for _ in range(6)], 400_000)[:, :3].T
    a = np.where(a == 0, 1, a)
    b = np.where(b == 0, np.where(a == 1, 2, 1), b)
    low = np.where((a != 1) & (b != 1), 1, np.where((a != 2) & (b != 2), 2, 3))
    c = np.where(c == 0, low, c)
    error = near(3 * ((a != b) & (c != a) & (c != b)), by_rule[2])
    nine = 3 * counting.different([6] * 9, 3)
    assert round(float(nine), 3) == 2.194
    assert errors_away(nine, by_rule[2], error) == pytest.approx(8, abs=0.5)


# Score takes chips away, which the tree does not count: without it the rules play what it says.
NO_SCORE = {"out": "score, score"}


@pytest.mark.parametrize("chips", [1, 2, 3, 4])
def test_turns_played_by_a_rule_bring_what_the_tree_says(chips):
    match = cardlab.set_table("nacho_pile", NO_SCORE, players=2, seed=5)
    turn = turn_of(match.view(0))
    truth = turn.by_rule(lambda now: now.drawn >= chips)
    sample = simulate_turns(match, stop_at(chips), chips_won, turns=700, progress=False)
    if chips == 1:
        assert sample.values == (1,) * 700
    else:
        assert near(sample.array(), truth) == pytest.approx(sample.error, rel=0.01)


def test_the_tree_played_at_anas_table_brings_its_value():
    """With a spicy chip drawn, another busts: so no Score, and the rules play just the tree."""
    match = anas_turn()
    best = stop_when(lambda turn: turn.best == "stop")
    sample = simulate_turns(match, best, chips_won, turns=2_000, seed=3, progress=False)
    near(sample.array(), F(23, 6))
    once = simulate_turns(match, stop_at(4), chips_won, turns=2_000, seed=4, progress=False)
    near(once.array(), F(80, 21))


def test_a_sample_without_busts_would_be_seen():
    """Planted: the bust is forgotten, so that three chips always bring three."""
    match = cardlab.set_table("nacho_pile", NO_SCORE, players=2, seed=5)
    sample = simulate_turns(match, stop_at(3), chips_won, turns=700, progress=False)
    truth = turn_of(match.view(0)).by_rule(lambda now: now.drawn >= 3)
    error = near(sample.array(), truth)
    assert errors_away(3, truth, error) > 6
    assert set(sample.values) == {0, 3}


def test_within_a_turn_a_wild_that_waits_counts_at_its_best():
    match = cardlab.set_table(
        "nacho_pile",
        {"bag": "wild, 1, 2, 3, ...", "drawn": "3, 5", "front 1": "6, 6"},
        players=2, seed=1,
    )  # fmt: skip
    before = turn_of(match.view(0))
    match.apply("0 draw")
    assert match.ask.why == "nacho.wild"
    now = turn_of(match.view(0))
    assert (now.pulled, now.stop) == ((3, 5, 6), 5)
    assert now.draw == before.after(0).draw
    bot = stop_at(3)
    assert str(answer(match, 0, bot)) == "0 value 6"
    play_turn(match, bot)
    assert len(match.view(0).fronts[0]) == 5


@pytest.mark.parametrize(
    "odd",
    [
        lambda turn, match: turn.after(3),
        lambda turn, match: turn.after(9),
        lambda turn, match: turn.after(0, value=3),
        lambda turn, match: turn.survives(-1),
        lambda turn, match: stop_at(0),
        lambda turn, match: simulate_turns(match, stop_at(1), chips_won, turns=0),
    ],
)
def test_odd_turns_are_refused(odd):
    match = anas_turn()
    with pytest.raises(cardlab.BadOption, match=r"\w+ \w+ \w+"):
        odd(turn_of(match.view(0)), match)


def test_a_match_that_is_over_has_no_turn():
    match = cardlab.new_match("pepper", 2, seed=1)
    cardlab.play(match, cardlab.bots.make("rule_of_thumb", seed=1))
    for call in (
        lambda: play_turn(match, stop_at(1)),
        lambda: simulate_turns(match, stop_at(1), chips_won),
    ):
        with pytest.raises(cardlab.BadOption, match="The match is over"):
            call()


# --- 7. Is it true? ---------------------------------------------------------------------------

HAND = "chili 7, chili 7, chili 2, chili 9, lemon 4, pepper 10"
HALF = F(1, 2)


def chili_7(hand=HAND):
    return cardlab.set_table(
        "spicy",
        {"hand 0": hand, "hand 1": 5, "stack": 3, "declared": "chili 7", "owner": 1},
        players=2, seed=1, total_wild=False,
    ).view(0)  # fmt: skip


def posterior(prior, held):
    """Bayes with the sign "so many chili 7s in my six of 99": 2 are left if true, 3 if not."""
    return bayes(prior, hypergeometric(99, 2, 6, held), hypergeometric(99, 3, 6, held))


def test_is_it_true():
    chances = spicy.declaration(chili_7())
    assert chances.both == F(97, 376) == posterior(HALF, 2)
    assert (1 - chances.number, 1 - chances.spice) == (F(123, 188), F(189, 376))
    priors = {F(3, 4): F(97, 190), F(9, 10): F(97, 128)}
    for prior, expected in priors.items():
        assert spicy.declaration(chili_7(), prior).both == expected == posterior(prior, 2)
    other = "chili 2, chili 9, lemon 4, pepper 10, lemon 5, lemon 6"
    for held, expected in ((0, F(97, 188)), (1, F(97, 235)), (2, F(97, 376)), (3, 0)):
        hand = ", ".join(["chili 7"] * held + other.split(", ")[: 6 - held])
        assert spicy.declaration(chili_7(hand)).both == expected == posterior(HALF, held)


def test_the_card_face_by_face():
    """The second way: Ben's card is each of the 32 faces, with the chance of just my hand."""
    box = {(spice, number): 3 for spice in ("chili", "lemon", "pepper") for number in range(1, 11)}
    box |= {("any spice", 0): 5, ("any number", 0): 5}
    hand = {("chili", 7): 2, ("chili", 2): 1, ("chili", 9): 1, ("lemon", 4): 1, ("pepper", 10): 1}

    def like(face):
        ways = 1
        for other, n in hand.items():
            ways *= comb(box[other] - (other == face), n)
        return F(ways, comb(99, 6))

    weight = {face: F(n, 97) / 2 * like(face) for face, n in box.items() if face != ("chili", 7)}
    weight["chili", 7] = HALF * like(("chili", 7))
    whole = sum(weight.values())
    chances = {
        (card.suit or card.kind, card.rank): chance
        for card, chance in spicy.top_chances(chili_7()).items()
    }
    assert chances == {face: part / whole for face, part in weight.items() if part}


def test_is_it_true_by_sampling(rng):
    true = rng.random(4_000_000) < 0.5
    mine = rng.hypergeometric(np.where(true, 2, 3), np.where(true, 97, 96), 6)
    error = near(true[mine == 2], F(97, 376))
    for wrong, away in {HALF: 86, F(1, 3): 27, F(1, 94): 88, F(97, 279): 32}.items():
        assert errors_away(wrong, F(97, 376), error) == pytest.approx(away, rel=0.05)


def test_blind_play_is_counting_and_certainty_stays():
    view = chili_7()
    counted = spicy.declaration(view, spicy.BLIND)
    assert counted == (F(12, 94), F(31, 94), F(1, 94))
    assert spicy.declaration(view, F(1)) == (1, 1, 1)
    assert spicy.declaration(view, F(0)).both == 0
    assert sum(spicy.top_chances(view).values()) == 1
    with pytest.raises(cardlab.BadOption, match="The honesty is a chance"):
        spicy.declaration(view, F(3, 2))
    all_seen = chili_7("chili 7, chili 7, chili 7, chili 9, lemon 4, pepper 10")
    with pytest.raises(cardlab.BadOption, match="could only be a card that is seen"):
        spicy.declaration(all_seen, F(1))


def test_my_own_card_is_known_and_a_total_wild_is_always_right():
    mine = cardlab.set_table(
        "spicy", {"stack": "lemon 7", "declared": "chili 7", "owner": 0}, players=2, seed=1
    )
    assert spicy.declaration(mine.view(0)) == (1, 0, 0)
    wild = cardlab.set_table(
        "spicy", {"stack": "total wild", "declared": "chili 7", "owner": 1}, players=2, seed=1
    )
    assert spicy.declaration(wild.view(0)) == (1, 1, 1)


def test_whether_ben_could_tell_the_truth(rng):
    view = chili_7()
    truth = spicy.held_one(view, ["chili 7", "chili 8", "chili 9", "chili 10"])
    assert truth == at_least(94, 9, 6)
    assert round(float(truth), 3) == 0.463
    near(rng.hypergeometric(9, 85, 6, 100_000) > 0, truth)
    assert spicy.held_one(view) == at_least(94, 1, 6) == F(6, 94)
    none = cardlab.new_match("spicy", 2, seed=1).view(0)
    for ask in (spicy.declaration, spicy.held_one):
        with pytest.raises(cardlab.BadOption, match="Nothing is declared"):
            ask(none)


# --- 8. How often should I lie? ---------------------------------------------------------------


def points(card, *moves):
    """The real end of a game: what Ana gains against Ben, who begins a point ahead."""
    match = cardlab.set_table(
        "spicy",
        {
            "hand 0": f"{card}, lemon 1", "hand 1": "pepper 1, pepper 2",
            "stack": "chili 1, chili 2, chili 3, chili 6", "declared": "chili 6", "owner": 1,
            "deck": "game end, lemon 3", "won 0": 45, "won 1": 46,
        },
        players=2, seed=1, total_wild=False,
    )  # fmt: skip
    for move in ("0 wait", *moves):
        match.apply(move)
    mine, theirs = match.outcome.scores
    return mine - theirs + 1


def test_the_game_pays_what_the_matrix_says():
    for card, doubted in (("chili 7", 7), ("lemon 8", -5)):
        play = f"0 play {card} as chili 7"
        assert points(card, "0 pass") == -1
        assert points(card, play, "1 wait", "1 pass") == 2
        assert points(card, play, "1 challenge number") == doubted
        assert points(card, play, "1 challenge spice") == doubted
    assert points("lemon 7", "0 play lemon 7 as chili 7", "1 challenge number") == 7
    assert points("lemon 7", "0 play lemon 7 as chili 7", "1 challenge spice") == -5


def bluff(stack):
    """One card in three is true: rows honest and always lie, columns trust and doubt."""
    third, win, lose = F(1, 3), F(stack + 3), -F(stack + 1)
    passes = -(1 - third)
    honest = [2 * third + passes, win * third + passes]
    return [honest, [F(2), win * third + lose * (1 - third)]]


def test_how_often_to_lie(rng):
    pays = bluff(4)
    assert pays == [[0, F(5, 3)], [2, -1]]
    solution = solve(pays)
    assert (solution.rows[1], solution.columns[1], solution.value) == (F(5, 14), F(3, 7), F(5, 7))
    # By the crossing of the two lines: whoever trusts and whoever doubts pays the same.
    assert mean(pays, solution.rows, [1, 0]) == mean(pays, solution.rows, [0, 1]) == solution.value
    grid = [F(k, 1400) for k in range(1401)]
    worst = [min(mean(pays, [1 - lie, lie], [d, 1 - d]) for d in (0, 1)) for lie in grid]
    assert grid[worst.index(max(worst))] == F(5, 14)
    assert F(2, 3) * solution.rows[1] / (F(1, 3) + F(2, 3) * solution.rows[1]) == F(5, 12)
    n = 400_000
    true, lie, doubt = rng.random(n) < 1 / 3, rng.random(n) < 5 / 14, rng.random(n) < 3 / 7
    paid = np.where(~(true | lie), -1, np.where(~doubt, 2, np.where(true, 7, -5)))
    error = near(paid, solution.value)
    half = min(mean(pays, [HALF, HALF], [d, 1 - d]) for d in (0, 1))
    assert half == F(1, 3)
    for wrong, away in {F(0): 137, half: 74, F(-1): 331, F(2, 3): 9}.items():
        assert errors_away(wrong, solution.value, error) == pytest.approx(away, rel=0.06)


def test_the_more_is_at_stake_the_less_one_need_doubt():
    solved = [solve(bluff(stack)) for stack in (1, 2, 4, 8, 12)]
    lies = [solution.rows[1] for solution in solved]
    doubts = [solution.columns[1] for solution in solved]
    assert lies == [F(1, 4), F(3, 10), F(5, 14), F(9, 22), F(13, 30)]
    assert doubts == [F(3, 4), F(3, 5), F(3, 7), F(3, 11), F(1, 5)]
