"""What a refused move is told: the right clause, the card that counts, the form wanted."""

from __future__ import annotations

import subprocess
import sys

import pytest

import cardlab
from cardlab import Dice, set_table
from tests.rules.fuego_tables import fuego
from tests.rules.tables import clauses, hand, make, moves, refused, seen

rule = pytest.mark.rule


def story_of(match):
    return [match.told(event).text() for event in match.story()]


# Fuego!


@rule("fuego.lead_blank")
@rule("fuego.first_player")
def test_an_opening_with_no_number_in_any_hand():
    places = {"hand 0": "skip, skip, invisible", "hand 1": "burn, reverse, reverse", "turn": 0}
    match = make(set_table("fuego", places, players=2, seed=1), "0 ready", "1 ready")
    assert story_of(match)[-1] == "Nobody has a number card in hand: Ana begins."
    assert (match.ask.why, match.table.opener) == ("fuego.turn", -1)
    assert refused(match, "0 play invisible")[0] == "fuego.lead_blank"
    assert {"0 play skip", "0 play 2x skip"} <= moves(match)
    dealt = cardlab.new_match("fuego", 2, seed=2570)  # one of five in 3,000 deals
    assert not any(card.rank for zone in dealt.table.hands for card in zone)
    make(dealt, "0 ready", "1 ready")
    assert dealt.ask.why == "fuego.turn"


@rule("fuego.backdraft")
@pytest.mark.parametrize("special", ["backdraft", "burn baby burn"])
def test_an_incendio_that_wants_a_side(special):
    match = fuego(2, hand_0="incendio, 2, 3", play="6")
    clause = f"fuego.{special.replace(' ', '_')}"
    assert refused(match, f"0 play incendio as {special}") == (clause, "Say left or right.")
    assert refused(fuego(2, hand_0=f"{special}, 2, 3"), f"0 play {special}")[0] == clause


@rule("fuego.face_down")
def test_after_an_incendio_was_turned_up():
    places = {"turned up": "incendio", "hand 0": 0, "up 0": 0, "down 0": 2, "play": "6", "draw": 0}
    match = set_table("fuego", places, players=2, seed=1)
    says = "Say which other card the Incendio stands for."
    assert refused(match, "0 play incendio") == ("fuego.incendio", says)
    assert refused(match, "0 play incendio as 3")[0] == "fuego.turn"
    assert refused(match, "0 turn") == (
        "fuego.face_down",
        "Play incendio, which was turned up.".replace("incendio", "Incendio"),
    )
    assert refused(match, "0 play incendio as backdraft") == (
        "fuego.backdraft",
        "Say left or right.",
    )


@rule("fuego.invisible")
@rule("fuego.reverse")
def test_what_counts_is_the_card_beneath():
    match = fuego(2, hand_0="8, 8, 3", play="9, invisible")
    assert refused(match, "0 play 8") == ("fuego.turn", "8 is too low: 9 is on the pile.")
    through = fuego(2, hand_0="8, 8, 3", play="9, reverse", reverse_skip="transparent")
    assert refused(through, "0 play 8") == ("fuego.turn", "8 is too low: 9 is on the pile.")


@rule("fuego.incendio")
@rule("fuego.one_off_plural")
def test_it_is_the_incendio_that_is_missing_or_too_many():
    match = fuego(2, hand_0="4, 4, 5", play="6")
    assert refused(match, "0 play incendio as 4") == ("fuego.turn", "Incendio is not in your hand.")
    two = fuego(2, hand_0="incendio, incendio, 3", play="6")
    says = "Incendio is played one at a time."
    assert refused(two, "0 play 2x incendio as 8") == ("fuego.one_off_plural", says)
    one = fuego(2, hand_0="incendio, 4, 3", play="6")
    says = "You have too few of Incendio among the cards you play from."
    assert refused(one, "0 play 2x incendio as 4") == ("fuego.turn", says)


@rule("fuego.invisible")
@rule("fuego.burn")
def test_where_an_invisible_or_a_burn_goes_and_how_many():
    for card, name in (("invisible", "An Invisible"), ("burn", "A Burn")):
        match = fuego(2, hand_0=f"{card}, {card}, 9", play="6, skip")
        says = f"{name} goes on a number card only."
        assert refused(match, f"0 play {card}") == (f"fuego.{card}", says)
        says = f"{card.capitalize()} is played one at a time."
        assert refused(match, f"0 play 2x {card}") == (f"fuego.{card}", says)


@rule("fuego.one_off_plural")
@rule("fuego.four_any_time")
@pytest.mark.parametrize("card", ["burn", "invisible", "skip"])
def test_four_of_a_kind_of_any_type_burn_without_their_own_effects(card):
    match = fuego(2, hand_0=f"{card}, {card}, {card}, {card}, 9", play="6, reverse")
    make(match, f"0 play 4x {card}")
    assert match.ask.seats == [0]  # another turn, and nobody was skipped
    assert clauses(match)[-1] == "fuego.refill" or "fuego.four" in clauses(match)
    assert [event.verb for event in match.story()][:2] == ["play", "burn"]
    assert len(match.table.discards) == 6


def test_several_of_a_value_are_written_with_an_x():
    match = fuego(2, hand_0="6, 6, 2", play="5")
    for move in ("0 play 6 6", "0 play 2 sixes"):
        assert refused(match, move)[1] == "Several of the same value are written like play 2x 6."


def test_who_is_burnt_and_holds_no_incendio_is_offered_none():
    from cardlab.games.fuego import words

    for held, prompt in (
        ("3, 4, 5", ": pick up the pile."),
        ("incendio, 4, 5", ", or play an Incendio."),
    ):
        places = {"hand 0": "burn baby burn, 2, 3", "hand 1": held, "play": "4"}
        match = set_table("fuego", places, players=2, seed=1)
        match.apply("0 play burn baby burn left")
        assert words.prompt(match.view(1)).text().endswith(prompt)


# Nacho Pile


@rule("nacho.turn_cap")
def test_the_story_of_the_cap_is_what_happens():
    match = make(
        set_table(
            "nacho_pile", {"bag": ["1", "..."], "front 1": "4, 5"}, players=2, seed=1, turn_cap=1
        ),
        "0 draw",
        "0 stop",
    )
    story = story_of(match)
    assert (
        "The turn limit was reached: chips in front go onto the plates, which are counted." in story
    )
    assert "Ben put 4, 5 onto the plate." in story
    assert clauses(match).count("nacho.turn_cap") >= 3


@rule("nacho.no_target")
@pytest.mark.parametrize("chip", ["steal", "score", "return"])
def test_a_spicy_chip_must_act_where_it_can(chip):
    places = {"drawn": "3", "bag": [chip, "..."], "plate 1": "5"}
    match = make(set_table("nacho_pile", places, players=2, seed=1), "0 draw")
    for move in ("0 stop", "0 draw"):
        assert refused(match, move)[0] == "nacho.no_target"
    assert (
        refused(match, f"0 {chip} 7 at 1" if chip != "score" else "0 score 7")[0] == f"nacho.{chip}"
    )
    late = {**places, "bag": [chip, "6", "..."]}
    match = set_table("nacho_pile", late, players=2, seed=1, spicy_acts="stop")
    make(match, "0 draw", "0 draw", "0 stop")
    assert refused(match, "0 stop")[0] == "nacho.no_target"


@rule("nacho.wild")
def test_a_wild_with_all_seven_drawn_busts_by_the_clause_of_wilds():
    places = {"drawn": "1, 2, 3, 4, 5, 6, 7", "bag": ["wild", "..."]}
    match = make(set_table("nacho_pile", places, players=2, seed=1), "0 draw")
    assert clauses(match) == ["nacho.draw", "nacho.wild"]
    assert story_of(match)[-1].startswith("Ana busted with a wild")


@rule("nacho.last_steal")
@rule("nacho.places")
def test_what_lies_in_front_goes_onto_the_plates_for_all_to_see():
    places = {"bag": "2, 6", "front 1": "5", "plate 0": "7", "rest": "out"}
    match = make(set_table("nacho_pile", places, players=2, seed=1), "0 draw")
    events = [(e.clause, e.verb, e.by) for e in match.story()]
    assert ("nacho.last_steal", "onto plate", 0) in events
    assert ("nacho.last_steal", "onto plate", 1) in events


@rule("nacho.stop")
@rule("nacho.claim")
def test_what_the_next_player_claims_is_told_chip_by_chip():
    """The claim is part of the same move as the stop: its event shows what lay in front."""
    places = {"drawn": "3, wild=5", "front 1": "wild=5, 6, 6"}
    match = make(set_table("nacho_pile", places, players=2, seed=1), "0 stop")
    cards = {e.verb: [str(card) for card in e.cards] for e in match.story()}
    assert cards == {"stop": ["3", "wild=5"], "take": ["wild=5"], "claim": ["6", "6"]}


# Schwupps


@rule("schwupps.goal")
def test_the_story_of_a_last_aggravation_card():
    places = {"hand 0": "aggravation", "own 0": 0}
    match = make(set_table("schwupps", places, players=2, seed=1), "0 aggravate top")
    assert story_of(match)[0] == "Ana played an aggravation card as the last card."
    assert clauses(match) == ["schwupps.goal", "schwupps.goal"]


@rule("schwupps.must_act")
def test_an_aggravation_card_or_a_schwupp_may_come_first_also_with_an_empty_hand():
    match = set_table("schwupps", {"hand 0": "aggravation, red 5", "top-first": "+1",
                                   "top-first pile": "red 4"}, players=2, seed=1)  # fmt: skip
    assert {"0 aggravate top", "0 schwupp top", "0 play red 5 top-first"} <= moves(match)
    empty = set_table("schwupps", {"hand 0": 0, "own 0": 5}, players=2, seed=1)
    assert moves(empty) == {"0 schwupp top", "0 schwupp bottom"}
    assert refused(empty, "0 end")[0] == "schwupps.must_act"


def test_the_place_is_missing():
    match = set_table("schwupps", {"hand 0": "blue 9"}, players=2, seed=1)
    says = "Say on which pile: top-first, top-second, bottom-first, bottom-second."
    assert refused(match, "0 play blue 9")[1] == says


# Pepper Eights


@rule("pepper.draw")
def test_a_drawn_card_waits_for_the_next_turn():
    places = {"discard": "red 7", "hand 0": "blue 1", "stock": ["red 9", "..."]}
    match = make(set_table("pepper", places, players=2, seed=1), "0 draw")
    says = "Your turn ended when you drew: play a card on your next turn."
    assert refused(match, "0 play red 9") == ("pepper.draw", says)
    assert refused(match, "0 draw")[0] == "pepper.turn"
    match.apply(match.legal()[0])
    assert match.why_not("0 play red 9") is None or match.table.suit != "red"


def test_the_form_of_a_move_that_is_nearly_right():
    places = {
        "discard": "red 7",
        "hand 0": "red 8, red poblano, blue 2",
        "hand 1": "blue 1, blue 9",
    }
    match = set_table("pepper", places, players=3, seed=1)
    assert (
        refused(match, "0 play red 8 as blue")[1] == "Play the eight alone: you name the suit next."
    )
    make(match, "0 play red poblano")
    assert refused(match, "0 look 1")[1] == "Say at whose hand you look, like look at 1."
    make(match, "0 look at 1")
    assert refused(match, "0 swap blue 2")[1] == "Say both cards, like swap red 7 for blue 9."
    make(match, "0 SWAP Blue 2 for BLUE 9")
    assert "blue 9" in hand(match, 0)


def test_a_card_that_is_none_and_a_card_that_one_does_not_hold():
    match = set_table("pepper", {"discard": "red 7", "hand 0": "red 8"}, players=2, seed=1)
    says = "There is no card {}: cards are written like red 1, green 7."
    assert refused(match, "0 play rad 8")[1] == says.format("rad 8")
    cardlab.rulebook("spicy")
    assert refused(match, "0 play chili 9")[1] == says.format("chili 9")  # of another game
    assert refused(match, "0 play red 9")[1] == "red 9 is not in your hand."
    classic = set_table("spicy", {"hand 0": "chili 1, chili 2"}, players=2, seed=1)
    assert refused(classic, "0 play chili 9 as chili 1")[1] == "chili 9 is not in your hand."


# Sweet & Spicy


@rule("spicy.invalid")
def test_after_an_invalid_opening_of_who_had_to_open_the_next_seat_opens_and_may_not_pass():
    hands = {
        "must_play": 0,  # who lost a challenge
        "hand 0": "chili 5, chili 6",
        "hand 1": "lemon 1, lemon 2",
        "hand 2": "pepper 1, any spice",
    }
    match = set_table("spicy", hands, players=3, seed=1, etiquette=True)
    match.apply("0 play chili 5 as chili 5")
    assert match.ask.seats == [1]
    says = "After an invalid opening the next player must open, and can't pass."
    assert refused(match, "1 pass") == ("spicy.invalid", says)
    assert "1 pass" not in moves(match)
    from cardlab.games.spicy import words

    assert words.prompt(match.view(1)).text().endswith("you can't pass.")
    again = make(match.copy(), "1 play lemon 1 as lemon 9")  # the same mistake, the same price
    assert refused(again, "2 pass")[0] == "spicy.invalid"
    make(match, "1 play lemon 1 as lemon 1", "0 wait", "2 wait", "2 pass")
    assert match.table.must_play == -1


@rule("spicy.pass")
def test_who_forgot_to_announce_on_an_empty_stack_does_not_bind_the_next():
    match = set_table("spicy", {"hand 0": "chili 1"}, players=2, seed=1, etiquette=True)
    match.apply("0 play chili 1 as chili 1 silently")
    assert "1 pass" in moves(match)


@rule("spicy.no_peek")
def test_a_peek_at_cards_already_won_costs_a_card():
    places = {"won 0": "chili 1, lemon 2", "hand 0": "chili 4, chili 5", "deck": "..., pepper 9"}
    match = set_table("spicy", places, players=2, seed=1, etiquette=True)
    assert "0 peek won" in moves(match)
    assert "0 peek" not in moves(match)  # there is no stack
    make(match, "0 peek won")
    assert hand(match, 0) == ["chili 4", "chili 5", "pepper 9"]
    assert seen(match, 0, "won 0") == ["chili 1", "lemon 2"]
    assert seen(match, 1, "won 0") == [None, None]
    assert match.ask.seats == [0]  # still my turn
    assert "0 peek won" not in moves(match)
    assert set(clauses(match)) == {"spicy.no_peek"}
    world = match.imagine(0, Dice(3))
    assert sorted(map(str, world.table.won[0])) == ["chili 1", "lemon 2"]
    assert (
        refused(set_table("spicy", places, players=2, seed=1), "0 peek won")[0] == "spicy.no_peek"
    )


@rule("spicy.no_peek")
def test_a_peek_before_the_turn_of_another():
    places = {"stack": "chili 1, lemon 4", "declared": "chili 5", "owner": 0, "on turn": 1,
              "deck": "..., pepper 9"}  # fmt: skip
    match = set_table("spicy", places, players=3, seed=1, etiquette=True)
    assert sorted(match.ask.seats) == [1, 2]
    make(match, "2 peek")
    assert "pepper 9" in hand(match, 2)
    assert sorted(match.ask.seats) == [1, 2]  # whoever peeked still decides
    assert "2 peek" not in moves(match)
    make(match, "2 challenge number", "1 wait")
    assert "spicy.resolve" in clauses(match)


@rule("spicy.challenge")
def test_nobody_challenges_the_own_card():
    places = {"stack": "chili 1", "declared": "chili 2", "owner": 0, "on turn": 1}
    match = set_table("spicy", places, players=3, seed=1)
    assert refused(match, "0 challenge number") == (
        "spicy.challenge",
        "You can't challenge your own card.",
    )
    assert refused(match, "0 wait") == ("spicy.challenge", "You are not asked now.")


# The first lines that one tries


def test_the_odds_come_with_the_package_when_they_are_first_used():
    code = "import sys, cardlab; assert 'numpy' not in sys.modules; print(cardlab.odds.__name__)"
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert result.stdout.strip() == "cardlab.odds"
    with pytest.raises(AttributeError, match="no attribute 'oods'"):
        cardlab.oods  # noqa: B018


def test_a_rulebook_prints_as_its_text():
    text = str(cardlab.rulebook("pepper"))
    assert text.startswith("Pepper Eights\n\n")
    assert all(
        clause.text in text and f"[{clause.id}]" in text for clause in cardlab.rulebook("pepper")
    )
    assert repr(cardlab.rulebook("pepper", "es")) == "<rulebook of pepper, 20 clauses, in 'es'>"


def test_a_spectator_imagines_a_world_as_it_views_one():
    match = cardlab.new_match("pepper", players=3, seed=3)
    worlds = {tuple(hand(match.imagine(None, Dice(seed)), 0)) for seed in range(5)}
    assert len(worlds) == 5
    world = match.imagine(None, Dice(1))
    assert world.view(None).zones == match.view(None).zones
    cardlab.play(world, cardlab.bots.make("random", seed=1))


def test_a_zone_is_found_by_its_name():
    match = cardlab.new_match("pepper", players=2, seed=3)
    assert match.table.zone("hand 1") is match.table.hands[1]
    with pytest.raises(cardlab.BadOption, match="no zone 'hnad 1'; did you mean 'hand 1'"):
        match.table.zone("hnad 1")
