"""Tables set by hand at any moment of a game; each one keeps all laws, as if it had been played."""

from __future__ import annotations

import json

import pytest

import cardlab
from cardlab import BadTable, CardlabError, Dice, set_table
from cardlab.engine.match.catalogue import find
from cardlab.engine.table.table import conserved
from cardlab.testing.laws import (
    asks,
    copies,
    keeps_nothing,
    reads_back,
    replays,
    undoes,
)
from cardlab.testing.worlds import imagines, lives_on
from tests.rules.tables import after, hand, make, seen, shows

# A moment of each kind: the game, the table, what is asked of whom, how many seats, house rules.
MOMENTS = {
    "alone": ("pepper", {"discard": "green 7", "hand 0": "green 2, red 2, red 7", "solo": True},
              "turn 0", 2),
    "a look": ("pepper", {"discard": "red 7", "hand 0": "red poblano, blue 1, red 2",
                          "moves": ["0 play red poblano", "0 look at 2"]}, "poblano 0", 3),
    "an eight": ("pepper", {"discard": "red 7", "hand 0": "blue 8, blue 1", "moves": "play blue 8"},
                 "eight 0", 3),
    "a lead": ("pepper", {"discard": "red 7", "hand 0": "red habanero, blue 1, red 2",
                          "moves": ["play red habanero"]}, "habanero 0", 2),
    "a turned-up pepper": ("pepper", {"discard": "red poblano", "turn": 0}, "poblano 2", 3,
                           {"starter_pepper_acts": True}),
    "a seen hand": ("pepper", {"discard": "red 7", "seen hand 1": [0, 2]}, "turn 0", 3),
    "a chip more": ("nacho_pile", {"drawn": "3, 5"}, "draw 0", 2),
    "after Score": ("nacho_pile", {"drawn": "score, 5", "pulled": [3, 8, 5]}, "draw 0", 2),
    "a wild drawn": ("nacho_pile", {"drawn": "3, wild"}, "wild 0", 3),
    "after a schwupp": ("schwupps", {"schwupped": True, "hand 0": "red 1"}, "turn 0", 3),
    "after a card": ("schwupps", {"acted": True, "hand 0": 3, "own 0": 4}, "turn 0", 2),
    "giving": ("schwupps", {"hand 0": "aggravation, red 1", "moves": ["0 aggravate top"]},
               "aggravate 0", 3),
    "the exchange": ("fuego", {"turn": 0, "hand 0": "10, 5, 7", "up 0": "1, 1, backdraft"},
                     "swap 0", 3),
    "within it": ("fuego", {"turn": 0, "on turn": 1, "swaps": 2}, "swap 1", 3),
    "the first play": ("fuego", {"opener": 1, "on turn": 1, "hand 1": "2, 2, 8"},
                       "first_play 1", 3),
    "turned up": ("fuego", {"turned up": "incendio", "hand 0": 0, "up 0": 0, "down 0": 2,
                            "play": "6", "draw": 0}, "face_down 0", 2),
    "a burn": ("fuego", {"hand 0": "burn baby burn, 2, 3", "hand 1": "incendio, 5, 6",
                         "play": "4", "moves": ["0 play burn baby burn left"]},
               "incendio_shield 1", 2),
    "a slap": ("fuego", {"hand 0": "ya burnt, 2, 3", "play": "4", "moves": ["0 play ya burnt"]},
               "ya_burnt 1 2", 3, {"slap": "reaction"}),
    "a challenge": ("spicy", {"stack": "chili 1, lemon 4", "declared": "chili 5",
                              "owner": [0, 1], "on turn": 2}, "challenge 0 2", 3),
    "let go": ("spicy", {"stack": "chili 1, lemon 4", "declared": "chili 5", "owner": 2,
                         "let_go": True}, "turn 0", 3),
    "half a window": ("spicy", {"stack": "chili 1", "declared": "chili 1", "owner": 2,
                                "moves": ["0 wait"]}, "challenge 1", 3),
    "must open": ("spicy", {"must_play": 0}, "turn 0", 3),
    "a third card": ("spicy", {"stack": "chili 1", "declared": "chili 2", "owner": 0, "on turn": 1,
                               "hand 0": "lemon 4", "moves": ["1 challenge number"]},
                     "loser_draws 0", 2),
}  # fmt: skip


def moment(name):
    game, places, _, players, *rules = MOMENTS[name]
    return after(game, places, "", players, **(rules[0] if rules else {}))


@pytest.mark.slow
@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_set_by_hand_keeps_every_law(name):
    match = moment(name)
    shows(match, asked=MOMENTS[name][2], story="")
    with pytest.raises(CardlabError, match="this is the first"):
        match.undo()
    dice = Dice(5)
    for _ in range(4):
        wrong = [
            conserved(match.table),
            asks(match),
            copies(match),
            replays(match),
            reads_back(match),
        ]
        wrong += [keeps_nothing(match), undoes(match) if match.moves else None]
        wrong += [imagines(match, seat, 3) for seat in range(match.players)]
        wrong += [lives_on(match, seat, Dice(2), 4) for seat in range(match.players)]
        assert not any(wrong), wrong
        if match.over:
            break
        legal = match.legal()
        match.apply(legal[dice.below(len(legal))])
    assert match.before(0).legal() == moment(name).legal()


@pytest.mark.parametrize(
    ("game", "places", "sizes"),
    [
        ("fuego", {"draw": 0, "play": "5", "hand 0": "6"},
         {"draw": 0, "discard": 64 - 1 - 1 - 3 - 12, "hand 0": 1}),
        ("nacho_pile", {"bag": 2}, {"bag": 2, "out": 52}),
        ("nacho_pile", {"bag": "2, wild", "plate 0": "3, 3", "rest": "plate 1"},
         {"bag": 2, "plate 1": 50}),
        ("nacho_pile", {"bag": "2, 6, 7", "plate 1": "4", "rest": "out"}, {"bag": 3, "out": 50}),
        ("pepper", {"discard": "red 7", "stock": 1}, {"stock": 1, "discard": 52 - 17}),
        # Trophies and Total Wilds stay where they are when the spicy cards go elsewhere.
        ("spicy", {"wilds": 2}, {"wilds": 2, "out": 2}),
        ("spicy", {"deck": "20 more", "rest": "out"},
         {"deck": 21, "wilds": 4, "trophies": 3}),
        ("spicy", {"won 0": "24 more, total wild, total wild"}, {"won 0": 26, "wilds": 2}),
        ("schwupps", {"common": 5, "schwupps pile": 8},
         {"common": 1, "box": 59, "schwupps pile": 3, "schwupps discard": 22}),
        ("schwupps", {"schwupps discard": 2}, {"schwupps discard": 2, "schwupps pile": 23}),
        ("schwupps", {"own 0": "11 more, blue 3"}, {"own 0": 12}),
        ("schwupps", {"own 0": "..., blue 3"}, {"own 0": 21}),
    ],
    ids=str,
)  # fmt: skip
def test_where_the_rest_goes(game, places, sizes):
    match = set_table(game, places, players=2, seed=1)
    assert {zone: len(match.table.zone(zone)) for zone in sizes} == sizes
    assert conserved(match.table) is None
    if "own 0" in places:
        assert str(match.table.zone("own 0").top) == "blue 3"
    if "out" in sizes:
        assert "?" not in seen(match, 1, "out")


def test_a_number_pile_is_dealt_number_cards_and_a_front_no_wild():
    for seed in range(30):
        set_table("nacho_pile", {"front 0": 6}, players=2, seed=seed)
        set_table("schwupps", {"top-first pile": 6, "bottom-second pile": 6}, players=2, seed=seed)


def test_hands_of_spicy_that_are_not_named_are_dealt_as_at_the_start():
    match = after("spicy", {"hand 0": "chili 1"})
    for seat in (1, 2):
        assert (len(hand(match, seat)), hand(match, seat).count("total wild")) == (6, 1)
    lying = {"won 0": "total wild, total wild, total wild, total wild, total wild"}
    few = after("spicy", lying)
    assert [hand(few, seat).count("total wild") for seat in range(3)] == [1, 0, 0]


def test_the_game_end_card_lies_where_the_deck_names_it():
    places = {"deck": "chili 1, game end, lemon 3, lemon 4"}
    match = set_table("spicy", places, players=2, seed=1)
    assert [str(card) for card in match.table.deck][-4:] == places["deck"].split(", ")
    for more, says in (
        ({"won 1": "..., lemon 5"}, "say how many others"),
        ({"above": 4}, "name one of the two"),
        ({"deck": "chili 1, game end"}, "game would have ended"),
    ):
        with pytest.raises(BadTable, match=says):
            set_table("spicy", {**places, **more}, players=2, seed=1)
    top = set_table("spicy", {"won 0": 89}, players=2, seed=1)  # one card in the deck
    assert "game end" not in hand(make(top, "0 pass"), 0)


def test_each_knows_the_own_cards_of_a_stack():
    places = {"stack": "chili 1, lemon 4, pepper 2", "declared": "chili 5", "owner": [0, 1, 0]}
    match = after("spicy", {**places, "on turn": 1}, players=2)
    assert [seen(match, p, "stack") for p in (0, 1)] == ["chili 1, ?, pepper 2", "?, lemon 4, ?"]


def test_the_pieces_that_come_next_are_known_to_nobody():
    bag = {"drawn": "2", "bag": ["6", "3", "wild", "..."]}
    shows(after("nacho_pile", bag, "draw, draw, draw"), drawn="2, 6, 3, wild", bag=50)
    # Last on top, as everywhere, where the dots come first or not at all.
    for stock in ("..., red 9", "red 9", ["40 more", "red 9"]):
        places = {"discard": "red 7", "hand 0": 2, "hand 1": 2, "stock": stock}
        assert "red 9" in hand(after("pepper", places, "draw", 2), 0)
    match = after("nacho_pile", {"bag": ["6", "..."]})
    worlds = [make(match.imagine(0, Dice(seed)), "draw") for seed in range(40)]
    assert len({str(world.table.drawn.top) for world in worlds}) > 4
    assert match.view(0) == after("nacho_pile", {"bag": ["3", "..."]}).view(0)


def test_names_are_read_without_differences_that_mean_nothing():
    match = after("pepper", {"Discard": "RED 7", "Hand_0": ["Blue 8"], "on_turn": 1, "Suit": "Red"})
    shows(match, hand_0="blue 8", asked="turn 1", suit="red")
    shows(after("schwupps", {"top-first": "same color"}), top_first="same colour")


def test_moves_before_the_start_are_no_moves_of_the_match():
    places = {"discard": "red 7", "hand 0": "red 5, blue 1", "moves": ["0 play red 5"]}
    match = after("pepper", places, players=2)
    assert (match.moves, match.story(), match.ask.seats) == ((), [], [1])
    match.apply("1 draw")
    assert [event.decision for event in match.story()] == [0]
    record = json.loads(json.dumps(match.record()))
    assert record["moves"] == ["1 draw"]
    assert cardlab.replay(record).view(0) == match.view(0)
    match.undo()
    assert match.before(0).ask.seats == [1]
    with pytest.raises(CardlabError, match="there are 0 to 0"):
        match.before(-1)


def test_what_a_seat_has_seen_it_knows_after_an_undo():
    match = after(
        "pepper", {"discard": "red 7", "hand 1": "blue 1, blue 2", "seen hand 1": 0}, "draw"
    )
    match.undo()
    both = "blue 1, blue 2"
    assert [seen(match, seat, "hand 1") for seat in range(3)] == [both, both, "?, ?"]


def test_a_list_is_kept_as_data_in_the_record():
    stock = [find("pepper").deck.card("red 9"), "..."]
    match = after("pepper", {"discard": "red 7", "stock": stock})
    again = cardlab.replay(json.loads(json.dumps(match.record())))
    assert again.table.stock.cards == match.table.stock.cards
    with pytest.raises(BadTable, match="with 2 players the last seat is 1"):
        set_table("pepper", {"discard": "red 7", "hand 2": 3}, players=2, seed=1)


def test_nacho_pile_in_mid_turn_busts_on_what_was_drawn():
    drawn = after("nacho_pile", {"drawn": "3, 5", "bag": ["3", "..."]}, "draw", 2)
    shows(drawn, told="draw bust", bag=54)
    moved = {"drawn": "score, 5", "pulled": [8, 5, 3], "plate 0": "3", "bag": ["3", "..."]}
    shows(after("nacho_pile", moved, "draw", 2), told="draw bust")  # also for a chip moved by Score


def test_alone_at_the_table_the_turn_stays_with_one_seat():
    places = {"discard": "green 7", "hand 1": "green 2, red 2, red 7", "on turn": 1, "solo": True}
    match = after("pepper", places)
    for card in ("green 2", "red 2"):
        match.apply(f"play {card}")
        assert (match.ask.seats, match.view(1).on_turn) == ([1], 1)
    match.undo()
    assert match.copy().ask.seats == cardlab.replay(match.record()).ask.seats == [1]
    match.apply("draw")
    assert match.ask.seats == [1]  # a turn that ends is followed by a turn of the same seat
    for card in ("red 2", "red 7"):
        match.apply(f"play {card}")
    drawn = hand(match, 1)
    assert len(drawn) == 1
    assert not match.over
    with pytest.raises(BadTable, match="'solo' can't be 1"):
        set_table("pepper", {**places, "solo": 1}, players=3, seed=1)


# Tables that can not be


CLEAR = {  # without a Draw Pile, and with no card but those that are named
    "draw": 0,
    **{f"{zone} {seat}": "" for zone in ("hand", "up", "down") for seat in (0, 1)},
}
WRONG = {
    "fuego": [
        ({"hand 0": "7, 7, 7, 7, 7"}, "all 4 lie elsewhere"),
        ({"hand 0": "red 7"}, "there is no card"),
        ({"hand 0": "7"}, "fewer than three cards while there is a Draw Pile"),
        ({"turned up": "7"}, "one card, of a player who plays from the face-down cards"),
        ({"hand 0": 60}, "can't be dealt"),
        ({**CLEAR, "hand 0": "7"}, "would have won"),
        ({"hand 0": "incendio=6, 5, 3"}, "hand 0: an Incendio is another card"),
        ({"play": "incendio"}, "write 'incendio=6'"),
        ({"discard": "incendio=6"}, "discard: an Incendio is another card"),
        ({"turn": 0, "opener": 0}, "Before the first turn nobody has begun"),
        ({"swaps": 1}, "say 'turn': 0 as well"),
        ({"opener": 1}, "it is the seat on turn"),
        ({"opener": 0, "hand 0": "burn, skip, skip"}, "has no number card"),
        ({"opener": 0, "play": "4"}, "on an empty pile"),
        ({"swaps": 4, "turn": 0}, "'swaps' can't be 4; it is 0, 1, 2 or 3"),
    ],
    "nacho_pile": [
        ({"plate 0": "wild=3"}, "in the bag or on a plate has no value"),
        ({"front 0": "wild"}, "has a value; write 'wild=3'"),
        ({"drawn": "wild, 3"}, "a wild has a value, like 'wild=3'; only the last may"),
        ({"drawn": "3, 3"}, "each type is there once"),
        ({"drawn": "1, 2, 3, 4, 5, 6, 7, wild"}, "a wild is a bust"),
        ({"drawn": "3", "front 0": "4"}, "front 0 is empty once that player has drawn"),
        ({"drawn": "3", "pulled": [4]}, "each type is there once"),
        ({"pulled": "3"}, "it is a list of types, 1 to 8"),
        ({"plate 0": "3, 3, 3, 3, 3, 3, 3"}, "all 6 lie elsewhere"),
        ({"plate 0": 53}, "chips in the bag the game would have ended"),
    ],
    "pepper": [
        ({"discard": "red 7", "out": 1}, "needs all 52"),
        ({"discard": ""}, "needs a card on top"),
        ({"discard": "red 7", "hand 1": ""}, "would have won"),
        ({"discard": "red 7", "suit": "green"}, "can't be 'green' while red 7 is on top"),
        ({"discard": "red 8", "suit": "purple"}, "can't be 'purple'"),
    ],
    "schwupps": [
        ({"hand 0": "red 7, red 7, red 7"}, "all 2 lie elsewhere"),
        ({"hand 0": ", ".join(["aggravation"] * 15)}, "all 14 lie elsewhere"),
        ({"schwupps discard": "+1, +1, +1, +1, +1"}, "all 4 lie elsewhere"),
        ({"hand 0": "red poblano"}, "there is no card"),
        ({"hand 0": 200}, "can't be dealt 200 cards"),
        ({"next": "+1, +2"}, "next holds one Schwupps card"),
        ({"bottom-second": "red 7"}, "can't be in bottom-second"),
        ({"top-second pile": "red 7, aggravation"}, "holds number cards only"),
        ({"top-second pile": "same colour"}, "can't be in top-second pile"),
        ({"hand 1": "", "own 1": ""}, "would have won already"),
        ({"hand 0": "+1"}, "can't be in hand 0"),
        ({"schwupps discard": "red 7"}, "can't be in schwupps discard"),
        ({"points": [1]}, "points"),
        ({"points": ["a", "b"]}, "points"),
        ({"games": 2}, "games"),
        ({"schwupped": 1}, "'schwupped' can't be 1; it is False or True"),
        ({"schwupped": True, "acted": False}, "a schwupp is an action"),
        ({"rest": "own 1", "common": "", "hand 0": "red 1"}, "no number card left"),
    ],
    "spicy": [
        ({"stack": "chili 1", "owner": 0}, "A stack has a declaration"),
        ({"stack": "chili 1", "declared": "any spice", "owner": 0}, "A stack has"),
        ({"stack": "chili 1", "declared": "chili 1", "owner": 3}, "'owner' can't be"),
        (
            {"stack": "chili 1, chili 2", "declared": "chili 2", "owner": [0, 1, 0]},
            "names 3 seats for 2",
        ),
        ({"declared": "chili 1"}, "There is no stack"),
        ({"let_go": True}, "There is no stack"),
        ({"must_play": 1}, "'must_play' can only be the seat on turn"),
        ({"passes": -1}, "'passes' can't be -1"),
        ({"hand 0": 0}, "hand 0 has spicy cards"),
        ({"hand 0": "total wild, total wild"}, "one Total Wild at most"),
        ({"trophies 0": "trophy, trophy"}, "would have won"),
        ({f"trophies {seat}": "trophy" for seat in range(3)}, "[Tt]roph"),
        ({"stack": ", ".join(["lemon 4"] * 4), "declared": "chili 1", "owner": 0}, "all 3 lie"),
        ({"hand 0": 101}, "can't be dealt 101"),
        ({"above": 99}, "can't lie under 99"),
        ({"above": "chili 1"}, "can't lie under 'chili 1'"),
        ({"out": "game end"}, "can't be out of the game"),
        ({"won 0": 85}, "Game End"),  # none are left in the deck
        ({"hand 0": "trophy"}, "hand 0"),
        ({"hand 0": "chili 1, game end"}, "game end"),
        ({"stack": "trophy", "declared": "chili 1", "owner": 0}, "trophy"),
        ({"trophies 0": "chili 1"}, "chili 1"),
        ({"trophies": "total wild"}, "total wild"),
        ({"deck": "total wild"}, "total wild"),
    ],
}  # fmt: skip
SEATS = {"spicy": 3}


@pytest.mark.parametrize(
    ("game", "places", "says"), [(game, *row) for game, rows in WRONG.items() for row in rows]
)
def test_a_table_that_does_not_add_up(game, places, says):
    rules = {"tournament": True} if {"points", "games"} & {*places} else {}
    with pytest.raises(CardlabError, match=f"(?i){says}"):
        set_table(game, places, players=SEATS.get(game, 2), seed=1, **rules)


@pytest.mark.parametrize(
    ("game", "places", "rules", "says"),
    [
        ("spicy", {"hand 0": "total wild"}, {"total_wild": False}, "not in the box"),
        ("schwupps", {"schwupps discard": "+1, +1, +2, +2, -1, -1"},
         {"rule_cards": [2, 2, 2, 2, 0, 0, 0]}, "too few cards for 5 empty places"),
    ],
)  # fmt: skip
def test_a_table_that_house_rules_do_not_allow(game, places, rules, says):
    with pytest.raises(CardlabError, match=says):
        set_table(game, places, players=2, seed=1, **rules)
