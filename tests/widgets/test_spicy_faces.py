"""What the table of Sweet & Spicy shows beside its zones."""

from __future__ import annotations

import pytest

import cardlab
from cardlab.engine.text.words import Words
from cardlab_widgets import CardTable
from cardlab_widgets.faces.spicy import seat, table, tally
from cardlab_widgets.table.scene import scene

pytestmark = pytest.mark.slow

EN = Words("en", cardlab.new_match("spicy", seed=1).words)
STACK = {"stack": "lemon 1, chili 4", "declared": "lemon 4", "owner": 1, "hand 1": 3}


def shown(match, me=0):
    return table(match.view(me), EN)


def text(rich):
    def plain(part):
        return EN.card(part["card"]) if "card" in part else part.get("name") or part["b"]

    return "".join(part if isinstance(part, str) else plain(part) for part in rich)


def texts(lines):
    return [text(line) for line in lines]


def spicy(players=2, seed=1, rules=None, **places):
    named = {name.replace("_", " "): value for name, value in places.items()}
    return cardlab.set_table("spicy", named, players=players, seed=seed, **(rules or {}))


def test_a_claim_is_shown_to_doubt_and_its_card_to_who_made_it_alone():
    match = spicy(**STACK)
    assert text(shown(match)["claim"]["text"]) == "Ben says lemon 4"
    assert [doubt["trait"] for doubt in shown(match)["doubts"]] == ["number", "suit"]
    own = spicy(**{**STACK, "owner": 0, "on_turn": 1})
    assert shown(own)["doubts"] == []
    assert "chili 4" in "".join(texts(shown(own)["stake"]))
    assert "chili 4" not in str(shown(own, 1))


def test_a_total_wild_is_sure_and_a_hand_shows_it_by_its_back():
    wild = {"stack": "lemon 2, total wild", "declared": "lemon 3", "owner": 1}
    match = spicy(hand_0="chili 1, total wild", **wild)
    assert (shown(match)["claim"]["sure"], shown(match)["doubts"]) == (True, [])
    assert [bool(seat(match.view(1), of, EN)["wild"]) for of in (0, 1)] == [True, False]


def test_points_are_told_so_that_they_can_be_counted():
    match = spicy(won_0="4 more, total wild, total wild", hand_0="chili 1, total wild, lemon 2")
    told = "trophies +0, won cards +14 (2 Total Wilds: 10), hand -7 (Total Wild: 5)"
    assert tally(match.view(0), 0, EN) == told


def test_all_see_what_was_declared_on_a_stack_until_it_is_won():
    rules = {"total_wild": False, "challenge_priority": "clockwise"}
    match = spicy(3, hand_0="chili 1, chili 9", hand_1="pepper 5", rules=rules)
    for move in ("0 play chili 1 as lemon 2", "1 wait", "2 wait", "1 play pepper 5 as lemon 7"):
        match.apply(move)
    for me in (0, 1, 2, None):
        assert match.view(me).trail == ((0, "lemon 2"), (1, "lemon 7"))
    assert [claim["name"] for claim in shown(match)["trail"]] == ["You", "Ben"]
    match.apply("0 challenge spice")
    match.apply("2 challenge number")
    assert match.view(2).trail == ()
    slower = "You wanted to challenge too, but Cleo's challenge counts."
    told = [slower in texts(shown(match, me)["reveal"]["lines"]) for me in (0, 1, 2)]
    assert told == [True, False, False]


@pytest.mark.parametrize(
    ("trait", "verdict", "winner"),
    [("number", "The number is right.", 1), ("spice", "The spice is wrong.", 0)],
)
def test_a_reveal_stays_until_a_new_stack_is_opened(trait, verdict, winner):
    match = spicy(**STACK, hand_0="chili 1, lemon 5", rules={"total_wild": False})
    assert match.view(0).reveal is None
    match.apply(f"0 challenge {trait}")
    reveal = shown(match)["reveal"]
    assert (reveal["card"], reveal["declared"]) == ("chili 4", "lemon 4")
    assert (reveal["verdict"], reveal["winner"]) == (verdict, winner)
    assert reveal["right"] == (winner == 1)
    match.apply(next(move for move in match.legal() if move.verb == "play"))
    assert shown(match)["reveal"] is None


@pytest.mark.parametrize(
    ("trophies", "costs", "last"),
    [
        ({}, "Ben wins them and you draw 2.", "it wins a trophy."),
        ({"trophies_1": "trophy"}, "Ben wins the game.", "it wins the game."),
        (
            {"trophies_0": "trophy", "trophies_2": "trophy"},
            "Ben wins them, and the game ends.",
            "it wins a trophy and ends the game.",
        ),
    ],
)
def test_the_stake_of_a_last_card_tells_of_the_end(trophies, costs, last):
    stack = {"stack": "lemon 1", "declared": "lemon 1", "owner": 0, "let_go": True, "on_turn": 1}
    match = spicy(3, **stack, hand_1="lemon 4", **trophies)
    match.apply("1 play lemon 4 as lemon 4")
    _, lost, unchallenged = texts(shown(match)["stake"])
    assert (lost, unchallenged.endswith(last)) == (f"If not, {costs}", True)
    match.apply("0 challenge spice")
    match.apply("2 wait")
    assert match.over == bool(trophies)


def test_who_decides_on_a_total_wild_is_on_turn():
    stack = {"stack": "lemon 1, chili 4", "declared": "lemon 4", "owner": 0, "on_turn": 1}
    match = spicy(3, **stack, hand_0="chili 1, lemon 5")
    match.apply("1 challenge spice")
    match.apply("2 wait")
    assert [move.text for move in match.legal()] == ["0 take total wild", "0 without"]
    framed = [seat["name"] for seat in scene(match, 0, EN)["seats"] if seat["turn"]]
    follows = [seat["name"] for seat in scene(match, 0, EN)["seats"] if seat["next"]]
    assert (framed, follows) == ([], ["Ben"])


def test_nobody_is_next_while_all_are_asked_before_a_turn():
    match = spicy(3, stack="lemon 1, chili 4", declared="lemon 4", owner=2, on_turn=0)
    assert match.ask.question.secret
    assert not any(seat["next"] for seat in scene(match, 0, EN)["seats"])
    for move in ("0 wait", "1 wait"):
        match.apply(move)
    assert [seat["name"] for seat in scene(match, 0, EN)["seats"] if seat["next"]] == ["Ben"]


def test_nobody_waits_for_a_secret_answer_that_changes_nothing():
    table = CardTable(spicy(4, **STACK), pace=600)
    table.send = lambda content, buffers=None: None
    paces = []
    table.observe(lambda change: paces.append(change["new"]["pace"]), "scene")
    wait = next(move["index"] for move in table.scene["moves"] if move["verb"] == "wait")
    table._hear(table, {"kind": "move", "index": wait, "seq": table.scene["seq"]}, [])
    assert paces[:3] == [600, 0, 600]  # my answer; Cleo's or Dan's; and what comes of all
