"""Pepper Eights: each example was worked out by hand from the rulebook."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import BadOption, BadTable, set_table
from cardlab.games.pepper.rules import DECK, SUITS
from tests.rules.tables import after, example, hand, make, prove, sentences, shows, sizes

TWO = {"discard": "red 2", "hand 0": "red 7, red 8, blue 4"}
ON_EIGHT = {"discard": "red 8", "suit": "green",
            "hand 0": "green 3, red 3, yellow 8, green jalapeno, red jalapeno"}  # fmt: skip
NO_STOCK = {"discard": "red 1", "stock": "", "rest": "hand 1"}
MUST_PLAY = {"must_play_if_able": True}
POBLANO = {"discard": "green 7", "hand 0": "green poblano, red 1, red 2",
           "hand 1": "blue 9, blue 8", "hand 2": "yellow 1"}  # fmt: skip
HABANERO = {"discard": "green 7", "on turn": 1,
            "hand 0": 3, "hand 1": "green habanero, blue 2, red 8", "hand 2": 4}  # fmt: skip

EXAMPLES = [
    # A turn
    example("pepper.turn", "one card is played, or one is drawn",
            {"discard": "red 2", "hand 0": "red 7, red 9, blue 4"}, players=2,
            asked="turn 0", legal="0 play red 7, 0 play red 9, 0 draw"),
    example("pepper.turn", "then the next is on turn",
            TWO, "0 play red 7", asked="turn 1", suit="red"),
    example("pepper.turn", "anything else is no turn",
            TWO,
            refuses={"0 play green 9, 0 play rad 8, 0 name red, 0 swap red 7 for blue 4, "
             "1 draw, 3 draw, 0 play red 7 at 1, 0 play 2x red 7, 0 play red 8 green, "
             "0 draw red 1, 0 pass left": "turn"}),
    example("pepper.match", "the same suit or the same number",
            {"discard": "green 7",
             "hand 0": "green 2, blue 7, blue 4, green poblano, red poblano"},
            plays="green 2, blue 7, green poblano", refuses={"0 play blue 4": "match"}),
    example("pepper.match", "by its number; now blue is in play",
            {"discard": "green 7", "hand 0": "blue 7, blue 4"}, "0 play blue 7",
            told="match", suit="blue"),
    example("pepper.match", "a 1 is no 10",
            {"discard": "green 10", "hand 0": "blue 1, blue 10"}, plays="blue 10"),
    example("pepper.match", "on a pepper only the suit counts",
            {"discard": "red habanero", "hand 0": "red 1, blue 1"},
            plays="red 1", refuses={"0 play blue 1": "match"}),
    *(example("pepper.eight", f"an eight goes on {top}",
              {"discard": top, "hand 0": "red 8, yellow 2"}, plays="red 8")
      for top in ("green 7", "green 8", "blue poblano", "red 1")),
    example("pepper.eight", "whoever plays it names any suit, its own too",
            {"discard": "green 7", "hand 0": "red 8, red 1"}, "0 play red 8",
            asked="eight 0", legal="0 name red, 0 name yellow, 0 name green, 0 name blue",
            refuses={"0 name purple, 0 draw, 0 play red 1": "eight"}),
    example("pepper.eight", "the named suit is in play",
            {"discard": "green 7", "hand 0": "red 8, red 1"}, "0 play red 8, 0 name blue",
            told="eight eight", suit="blue", asked="turn 1"),
    example("pepper.eight_on_top", "the named suit or another eight",
            ON_EIGHT,
            plays="green 3, yellow 8, green jalapeno", refuses={"0 play red 3": "eight_on_top"}),
    example("pepper.eight_on_top", "it is told by this clause",
            ON_EIGHT, "0 play green 3", told="eight_on_top"),
    # Drawing
    example("pepper.draw", "who could play may draw; the card drawn has to wait",
            {"discard": "green 7", "hand 0": "green 1", "stock": "red 1, green 4",
             "rest": "hand 1"}, "0 draw", 2,
            hand_0="green 1, green 4", asked="turn 1", told="draw",
            refuses={"0 play green 4": "draw", "0 draw": "turn"}),
    example("pepper.draw", "house rule: who can play must play",
            {"discard": "green 7", "hand 0": "green 1, red 2"}, rules=MUST_PLAY,
            legal="0 play green 1", refuses={"0 draw": "draw"}),
    example("pepper.must_draw", "with no card that fits one draws",
            {"discard": "green 7", "hand 0": "red 2, blue 4"},
            legal="0 draw", refuses={"0 pass": "must_draw"}),
    example("pepper.must_draw", "by the house rule too",
            {"discard": "green 7", "hand 0": "red 2, blue 4"}, rules=MUST_PLAY,
            legal="0 draw", refuses={"0 pass": "must_draw"}),
    example("pepper.reshuffle", "the last card drawn brings the discards back; top and suit stay",
            {"discard": "red 1, red 2, red 3, green 8", "suit": "blue", "hand 0": "blue 1",
             "stock": "yellow 5", "rest": "hand 1"}, "0 draw", 2,
            stock={"red 1", "red 2", "red 3"}, discard="green 8", suit="blue",
            told="draw reshuffle"),
    example("pepper.reshuffle", "with nothing to shuffle it is tested after the next discard",
            {**NO_STOCK, "hand 0": "red 2, blue 3", "stock": "blue 1"}, "0 draw", 2, stock=0),
    example("pepper.reshuffle", "and then it comes",
            {**NO_STOCK, "hand 0": "red 2, blue 3", "stock": "blue 1"}, "0 draw, 1 play red 4",
            2,
            stock="red 1", discard="red 4", told="draw match reshuffle"),
    example("pepper.reshuffle", "before the suit of an eight is named",
            {**NO_STOCK, "discard": "green 1", "hand 0": "red 8, blue 3"},
            "0 play red 8, 0 name yellow", 2,
            stock="green 1", suit="yellow", told="eight reshuffle eight"),
    *(example("pepper.nothing_to_draw", f"who cannot play passes, who can must play: {rules}",
              {**NO_STOCK, "hand 0": "blue 2, yellow 3"}, "0 pass", 2, rules,
              told="nothing_to_draw", refuses={"1 pass, 1 draw": "nothing_to_draw"})
      for rules in ({}, MUST_PLAY)),
    example("pepper.nothing_to_draw", "nothing else is left",
            {**NO_STOCK, "hand 0": "blue 2, yellow 3"}, players=2,
            legal="0 pass", refuses={"0 draw": "nothing_to_draw"}),
    # Peppers
    example("pepper.pepper_match", "a pepper needs the suit in play, and no kind will do",
            {"discard": "blue poblano", "hand 0": "red poblano, blue jalapeno, blue 1"},
            plays="blue jalapeno, blue 1", refuses={"0 play red poblano": "pepper_match"}),
    example("pepper.pepper_match", "after an eight the named suit",
            {"discard": "red 8", "suit": "green", "hand 0": "red habanero, green habanero"},
            plays="green habanero", refuses={"0 play red habanero": "pepper_match"}),
    example("pepper.poblano", "choose whose hand to look at",
            POBLANO, "0 play green poblano",
            legal="0 look at 1, 0 look at 2", told="pepper_match",
            refuses={"0 look at 0, 0 look at 3, 0 keep, 0 draw, 0 look 1": "poblano"}),
    example("pepper.poblano", "swap a card of mine for one of theirs, or keep mine",
            POBLANO, "0 play green poblano, 0 look at 1",
            asked="poblano 0", legal="0 swap red 1 for blue 8, 0 swap red 1 for blue 9, "
            "0 swap red 2 for blue 8, 0 swap red 2 for blue 9, 0 keep",
            refuses={"0 swap blue 8 for red 1, 0 swap red 1 for yellow 1, "
             "0 swap red 7 for blue 8, 0 swap red 1, 0 draw": "poblano"}),
    example("pepper.poblano", "only the two know what moved, and I know what I saw",
            POBLANO, "0 play green poblano, 0 look at 1, 0 SWAP Red 1 for BLUE 8",
            asked="turn 1", hand_0="red 2, blue 8", hand_1="blue 9, red 1",
            told="pepper_match poblano poblano", sees_0={"hand 1": "red 1, blue 9"},
            sees_1={"hand 0": "blue 8, ?"}, sees_2={"hand 0": "?, ?", "hand 1": "?, ?"}),
    example("pepper.poblano", "the swap may be declined",
            POBLANO, "0 play green poblano, 0 look at 1, 0 keep",
            hand_0="red 1, red 2", told="pepper_match poblano poblano", asked="turn 1"),
    example("pepper.poblano", "but for the house rule",
            POBLANO, "0 play green poblano, 0 look at 1", rules={"poblano_swap": "compulsory"},
            refuses={"0 keep": "poblano"}),
    example("pepper.jalapeno", "the direction turns",
            {"discard": "green 7", "on turn": 1, "hand 1": "green jalapeno, red 1"},
            "1 play green jalapeno, 0 draw",
            direction=-1, asked="turn 2", told="pepper_match jalapeno draw"),
    example("pepper.jalapeno", "a second one turns it back",
            {"discard": "blue 7", "on turn": 3, "direction": -1,
             "hand 3": "blue jalapeno, green 1"}, "3 play blue jalapeno", 4,
            direction=1, asked="turn 0"),
    example("pepper.jalapeno", "with two players nothing changes",
            {"discard": "green 7", "hand 0": "green jalapeno, red 1"},
            "0 play green jalapeno, 1 draw", 2,
            asked="turn 0"),
    example("pepper.habanero", "all others draw in order, and any card is led, no matter the suit",
            HABANERO, "1 play green habanero",
            hand_0=4, hand_1=2, hand_2=5, story="play 1, draw 2, draw 0",
            told="pepper_match habanero habanero", legal="1 play blue 2, 1 play red 8",
            refuses={"1 draw, 1 pass, 1 play green 1": "habanero"}),
    example("pepper.habanero", "then the next follows",
            HABANERO, "1 play green habanero, 1 play blue 2",
            suit="blue", asked="turn 2", told="pepper_match habanero habanero habanero"),
    example("pepper.habanero", "they draw in the direction of play",
            {**HABANERO, "direction": -1}, "1 play green habanero",
            story="play 1, draw 0, draw 2"),
    example("pepper.habanero", "an eight that is led names a suit",
            HABANERO, "1 play green habanero, 1 play red 8, 1 name yellow",
            suit="yellow", asked="turn 2"),
    example("pepper.habanero", "a Habanero that is led makes them draw again, and leads again",
            {"discard": "green 7", "hand 0": "green habanero, blue habanero, red 1, yellow 4",
             "hand 1": 3}, "0 play green habanero, 0 play blue habanero", 2,
            hand_1=5, legal="0 play red 1, 0 play yellow 4"),
    example("pepper.habanero", "a Poblano that is led works",
            {"discard": "green 7", "hand 0": "green habanero, red poblano, blue 1"},
            "0 play green habanero, 0 play red poblano",
            asked="poblano 0"),
    example("pepper.habanero", "a Jalapeno that is led works",
            {"discard": "green 7", "hand 0": "green habanero, red jalapeno, blue 1"},
            "0 play green habanero, 0 play red jalapeno",
            asked="turn 2"),
    example("pepper.habanero", "the last of the stock, and then what lay under the Habanero",
            {"discard": "green 7", "hand 0": "green habanero, red 2", "hand 1": "blue 1",
             "stock": "yellow 1", "rest": "hand 2"}, "0 play green habanero",
            hand_1="blue 1, yellow 1", hand_2=47 + 1, discard="green habanero"),
    example("pepper.habanero", "with too few cards those last in order draw none, and I still lead",
            {"discard": "green 7", "hand 0": "green habanero, red 2", "hand 1": "blue 1",
             "stock": "", "rest": "hand 2"}, "0 play green habanero",
            hand_1="blue 1, green 7", hand_2=48, legal="0 play red 2"),
    # The end
    example("pepper.goal", "the first out of cards wins at once",
            {"discard": "red 2", "hand 0": "red 7", "hand 1": "red 1"}, "0 play red 7",
            over="goal 0", scores=(), asked="", legal="", told="match goal",
            refuses={"1 play red 1": "goal"}),
    *(example("pepper.last_card", f"{last} as the last card does nothing more",
              {"discard": "green 7", "hand 0": last, "hand 1": 3}, f"0 play {last}", 2,
              over="goal 0", hand_1=3, direction=1, told=f"{by} last_card goal")
      for last, by in (("red 8", "eight"), ("green poblano", "pepper_match"),
                       ("green habanero", "pepper_match"), ("green jalapeno", "pepper_match"))),
    *(example("pepper.last_card pepper.goal", f"{led} as the last card may be led",
              {"discard": "green 7", "hand 0": f"green habanero, {led}", "hand 1": 3},
              f"0 play green habanero, 0 play {led}", 2,
              over="goal 0", hand_1=4)
      for led in ("blue 2", "red 8", "blue habanero", "blue poblano")),
    example("pepper.turn_cap", "a turn is finished before the cap counts",
            {"discard": "green 7", "hand 0": "red 8, red 1"}, "0 play red 8",
            rules={"turn_cap": 1},
            asked="eight 0"),
    example("pepper.turn_cap", "then nobody has won",
            {"discard": "green 7", "hand 0": "red 8, red 1"}, "0 play red 8, 0 name red",
            rules={"turn_cap": 1},
            over="turn_cap", scores=(), told="eight eight turn_cap",
            refuses={"1 draw": "turn_cap"}),
    example("pepper.turn_cap", "a last card in the last turn wins",
            {"discard": "red 2", "hand 0": "red 7"}, "0 play red 7", rules={"turn_cap": 1},
            over="goal 0"),
]  # fmt: skip


@pytest.mark.parametrize("row", EXAMPLES)
def test_an_example(row):
    prove("pepper", row)


@pytest.mark.rule("pepper.deck")
def test_the_deck_has_forty_numbers_and_twelve_peppers():
    numbers = {(card.suit, card.rank) for card in DECK if card.kind == "number"}
    assert numbers == {(suit, rank) for suit in SUITS for rank in range(1, 11)}
    peppers = [str(card) for card in DECK if card.kind != "number"]
    kinds = ("poblano", "jalapeno", "habanero")
    assert sorted(peppers) == sorted(f"{suit} {kind}" for suit in SUITS for kind in kinds)


@pytest.mark.rule("pepper.players")
@pytest.mark.rule("pepper.deal")
@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_players_have_eight_cards_each(players):
    match = cardlab.new_match("pepper", players, seed=3)
    assert sizes(match) == [8] * players
    shows(match, stock=52 - 8 * players - 1, discard=1, told="deal starter", asked="turn 0")
    with pytest.raises(BadOption, match="2 to 6 players"):
        cardlab.new_match("pepper", 7 if players == 6 else 1, seed=1)


def first_with(kind, players=3, **rules):
    """The first match by seed whose starter is of this kind: a pepper, a number or an eight."""
    for seed in range(2000):
        match = cardlab.new_match("pepper", players, seed, **rules)
        top = match.table.top
        if kind == ("eight" if top.rank == 8 else top.kind):
            return match
    raise AssertionError(kind)


@pytest.mark.rule("pepper.starter")
@pytest.mark.parametrize("kind", ["number", "eight", "poblano", "jalapeno", "habanero"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_card_is_turned_up_and_stands_for_its_own_suit_alone(kind, players):
    match = first_with(kind, players)
    shows(match, asked="turn 0", suit=match.table.top.suit, direction=1, told="deal starter")
    assert sizes(match) == [8] * players


STARTER_ACTS = {"starter_pepper_acts": True}


@pytest.mark.rule("pepper.starter")
def test_house_rule_a_poblano_turned_up_lets_the_dealer_look():
    match = first_with("poblano", **STARTER_ACTS)
    shows(match, legal="2 look at 0, 2 look at 1")  # the dealer sits last
    shows(make(match, "2 look at 1, 2 keep"), asked="turn 0", told="deal starter poblano poblano")
    pair = first_with("poblano", 2, poblano_swap="compulsory", **STARTER_ACTS)
    make(pair, "1 look at 0")  # nobody else is there
    assert len(pair.legal()) == 8 * 8  # each of mine for each of theirs, and no keeping


@pytest.mark.rule("pepper.starter")
@pytest.mark.rule("pepper.first_player")
@pytest.mark.parametrize(("players", "first", "second"), [(2, 0, 1), (3, 1, 0), (6, 4, 3)])
def test_house_rule_a_jalapeno_turned_up_turns_the_play(players, first, second):
    # The dealer has the last seat, and play now runs down from there; with two that is seat 0.
    match = first_with("jalapeno", players, **STARTER_ACTS)
    shows(match, asked=f"turn {first}", told="deal starter jalapeno")
    shows(make(match, "draw"), asked=f"turn {second}")


@pytest.mark.rule("pepper.starter")
@pytest.mark.rule("pepper.habanero")
@pytest.mark.parametrize(
    ("players", "drawn"), [(2, [9, 8]), (3, [9, 9, 8]), (6, [9, 9, 9, 8, 8, 8])]
)
def test_house_rule_a_habanero_turned_up_lets_the_dealer_lead(players, drawn):
    # With six, 52 - 48 - 1 = 3 cards are left for five who would draw.
    match, dealer = first_with("habanero", players, **STARTER_ACTS), players - 1
    assert sizes(match) == drawn
    shows(match, asked=f"habanero {dealer}", plays=", ".join(hand(match, dealer)))
    plain = next(card for card in match.table.hands[dealer].cards if card.rank not in (0, 8))
    shows(make(match, f"{dealer} play {plain}"), asked="turn 0", suit=plain.suit)


@pytest.mark.rule("pepper.first_player")
@pytest.mark.rule("pepper.turn_cap")
def test_seat_0_begins_the_seats_follow_and_at_the_cap_nobody_has_won():
    match, asked = cardlab.new_match("pepper", 4, seed=5, turn_cap=6), []
    while not match.over:
        asked += match.ask.seats
        match.apply("draw")
    assert asked == [0, 1, 2, 3, 0, 1]
    shows(match, over="turn_cap", scores=())


@pytest.mark.rule("pepper.nothing_to_draw")
def test_the_whole_table_is_never_blocked():
    # 51 cards are in hands, and a suit has 13: whatever lies on top, 12 of the suit in play are
    # held by somebody. Counted for every card on top and every suit that may be in play.
    cases = [(top, suit) for top in DECK for suit in (SUITS if top.rank == 8 else [top.suit])]
    assert len(cases) == 48 + 4 * 4
    for top, suit in cases:
        of_the_suit = [str(card) for card in DECK if card is not top and card.suit == suit]
        assert len(of_the_suit) == (12 if suit == top.suit else 13)
        places = {"discard": str(top), "suit": suit, "hand 0": ", ".join(of_the_suit)}
        shows(after("pepper", places), plays=places["hand 0"])


def test_what_is_private_is_told_to_those_who_know_it():
    drew = after("pepper", {"discard": "green 7", "stock": ["green 4", "..."]}, "draw")
    assert [sentences(drew, seat)[-1] for seat in (0, 1)] == [
        "You drew green 4.",
        "Ana drew a card.",
    ]
    swapped = after("pepper", POBLANO, "0 play green poblano, 0 look at 1, 0 swap red 1 for blue 8")
    assert [sentences(swapped, seat)[-1] for seat in range(3)] == [
        "You gave red 1 to Ben for blue 8.",
        "Ana gave you red 1 for your blue 8.",
        "Ana swapped a card with Ben.",
    ]


@pytest.mark.parametrize(
    ("places", "says"),
    [
        ({"discard": "red 7", "out": 1}, "needs all 52"),
        ({"discard": ""}, "needs a card on top"),
        ({"discard": "red 7", "hand 1": ""}, "would have won"),
        ({"discard": "red 7", "suit": "green"}, "can't be 'green' while red 7 is on top"),
        ({"discard": "red 8", "suit": "purple"}, "can't be 'purple'"),
    ],
)
def test_a_table_that_does_not_add_up(places, says):
    with pytest.raises(BadTable, match=says):
        set_table("pepper", places, players=2, seed=1)
