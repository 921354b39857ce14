"""Tables set by hand at any moment of a game; each one keeps all laws, as if it had been played."""

from __future__ import annotations

import json

import pytest

import cardlab
from cardlab import BadTable, CardlabError, Dice, set_table
from cardlab.engine.match.catalogue import find
from cardlab.testing.laws import (
    asks,
    copies,
    keeps_nothing,
    pieces,
    reads_back,
    replays,
    undoes,
)
from cardlab.testing.worlds import imagines, lives_on
from tests.rules.tables import clauses, hand, moves, refused, seen

# A moment of each kind: the game, the table, what is asked and of whom, how many seats.
MOMENTS = {
    "alone": (
        "pepper",
        {"discard": "green 7", "hand 0": "green 2, red 2, red 7", "solo": True},
        ("pepper.turn", [0]),
        2,
    ),
    "a chip more": ("nacho_pile", {"drawn": "3, 5"}, ("nacho.draw", [0]), 2),
    "after Score": (
        "nacho_pile",
        {"drawn": "score, 5", "pulled": [3, 8, 5]},
        ("nacho.draw", [0]),
        2,
    ),
    "a wild drawn": ("nacho_pile", {"drawn": "3, wild"}, ("nacho.wild", [0]), 3),
    "after a schwupp": (
        "schwupps",
        {"schwupped": True, "hand 0": "red 1"},
        ("schwupps.turn", [0]),
        3,
    ),
    "after a card": (
        "schwupps",
        {"acted": True, "hand 0": 3, "own 0": 4},
        ("schwupps.turn", [0]),
        2,
    ),
    "giving": (
        "schwupps",
        {"hand 0": "aggravation, red 1", "moves": ["0 aggravate top"]},
        ("schwupps.aggravate", [0]),
        3,
    ),
    "the exchange": (
        "fuego",
        {"turn": 0, "hand 0": "10, 5, 7", "up 0": "1, 1, backdraft"},
        ("fuego.swap", [0]),
        3,
    ),
    "within it": ("fuego", {"turn": 0, "on turn": 1, "swaps": 2}, ("fuego.swap", [1]), 3),
    "the first play": (
        "fuego",
        {"opener": 1, "on turn": 1, "hand 1": "2, 2, 8"},
        ("fuego.first_play", [1]),
        3,
    ),
    "turned up": (
        "fuego",
        {"turned up": "incendio", "hand 0": 0, "up 0": 0, "down 0": 2, "play": "6", "draw": 0},
        ("fuego.face_down", [0]),
        2,
    ),
    "a burn": (
        "fuego",
        {
            "hand 0": "burn baby burn, 2, 3",
            "hand 1": "incendio, 5, 6",
            "play": "4",
            "moves": ["0 play burn baby burn left"],
        },
        ("fuego.incendio_shield", [1]),
        2,
    ),
    "a slap": (
        "fuego",
        {"hand 0": "ya burnt, 2, 3", "play": "4", "moves": ["0 play ya burnt"]},
        ("fuego.ya_burnt", [1, 2]),
        3,
    ),
    "a look": (
        "pepper",
        {
            "discard": "red 7",
            "hand 0": "red poblano, blue 1, red 2",
            "moves": ["0 play red poblano", "0 look at 2"],
        },
        ("pepper.poblano", [0]),
        3,
    ),
    "an eight": (
        "pepper",
        {"discard": "red 7", "hand 0": "blue 8, blue 1", "moves": "play blue 8"},
        ("pepper.eight", [0]),
        3,
    ),
    "a lead": (
        "pepper",
        {
            "discard": "red 7",
            "hand 0": "red habanero, blue 1, red 2",
            "moves": ["play red habanero"],
        },
        ("pepper.habanero", [0]),
        2,
    ),
    "a turned-up pepper": (
        "pepper",
        {"discard": "red poblano", "turn": 0},
        ("pepper.poblano", [2]),
        3,
    ),
    "a seen hand": ("pepper", {"discard": "red 7", "seen hand 1": [0, 2]}, ("pepper.turn", [0]), 3),
    "a challenge": (
        "spicy",
        {"stack": "chili 1, lemon 4", "declared": "chili 5", "owner": [0, 1], "on turn": 2},
        ("spicy.challenge", [2, 0]),
        3,
    ),
    "let go": (
        "spicy",
        {"stack": "chili 1, lemon 4", "declared": "chili 5", "owner": 2, "let_go": True},
        ("spicy.turn", [0]),
        3,
    ),
    "half a window": (
        "spicy",
        {"stack": "chili 1", "declared": "chili 1", "owner": 2, "moves": ["0 wait"]},
        ("spicy.challenge", [1]),
        3,
    ),
    "must open": ("spicy", {"must_play": 0}, ("spicy.turn", [0]), 3),
    "a third card": (
        "spicy",
        {
            "stack": "chili 1",
            "declared": "chili 2",
            "owner": 0,
            "on turn": 1,
            "hand 0": "lemon 4",
            "moves": ["1 challenge number"],
        },
        ("spicy.loser_draws", [0]),
        2,
    ),
}
HOUSE = {"a slap": {"slap": "reaction"}, "a turned-up pepper": {"starter_pepper_acts": True}}


def moment(name: str, seed: int = 1) -> cardlab.Match:
    game, places, _, players = MOMENTS[name]
    return set_table(game, places, players=players, seed=seed, **HOUSE.get(name, {}))


@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_set_by_hand_keeps_every_law(name):
    match = moment(name)
    assert match.ask is not None
    assert (match.ask.why, sorted(match.ask.seats)) == (
        MOMENTS[name][2][0],
        sorted(MOMENTS[name][2][1]),
    )
    with pytest.raises(CardlabError, match="this is the first"):
        match.undo()
    assert match.story() == []
    dice = Dice(5)
    for _ in range(4):
        wrong = [pieces(match), asks(match), copies(match), replays(match), reads_back(match)]
        wrong += [keeps_nothing(match), undoes(match) if match.moves else None]
        wrong += [imagines(match, seat, 3) for seat in range(match.players)]
        wrong += [lives_on(match, seat, Dice(2), 4) for seat in range(match.players)]
        assert not any(wrong), wrong
        if match.over:
            break
        legal = match.legal()
        match.apply(legal[dice.below(len(legal))])
    assert match.before(0).legal() == moment(name).legal()


def test_a_number_for_the_zone_of_the_rest_is_honoured():
    match = set_table("fuego", {"draw": 0, "play": "5", "hand 0": "6"}, players=2, seed=1)
    t = match.table
    assert (len(t.stock), len(t.discards), len(t.hands[0])) == (0, 64 - 1 - 1 - 3 - 12, 1)
    match = set_table("nacho_pile", {"bag": 2}, players=2, seed=1)
    assert [len(match.table.bag), len(match.table.zone("out"))] == [2, 52]
    match = set_table("pepper", {"discard": "red 7", "stock": 1}, players=2, seed=1)
    assert [len(match.table.stock), len(match.table.discards)] == [1, 52 - 17]
    assert str(match.table.top) == "red 7"
    match = set_table("spicy", {"wilds": 2}, players=2, seed=1)
    assert [len(match.table.wilds), len(match.table.zone("out"))] == [2, 2]
    match = set_table("schwupps", {"common": 5, "schwupps pile": 8}, players=2, seed=1)
    t = match.table
    assert [len(t.common), len(t.box), len(t.rule_pile), len(t.rule_discard)] == [1, 59, 3, 22]


def test_where_the_rest_goes():
    places = {"bag": "2, wild", "plate 0": "3, 3", "rest": "plate 1"}
    match = set_table("nacho_pile", places, players=2, seed=1)
    assert [len(match.table.bag), len(match.table.plates[1])] == [2, 50]
    small = {"bag": "2, 6, 7", "plate 0": "3, 3", "plate 1": "4", "rest": "out"}
    match = set_table("nacho_pile", small, players=2, seed=1)
    assert len(match.table.zone("out")) == 48
    assert pieces(match) is None
    assert len(seen(match, 1, "out")) == 48
    assert None not in seen(match, 1, "out")
    match.apply("draw")
    match.apply("draw")
    assert len(match.table.bag) == 1 or match.ask is not None
    assert pieces(match.copy()) is None
    assert "out" not in cardlab.new_match("pepper", seed=1).view(0).zones


def test_the_rest_is_of_one_kind():
    """Trophies and Total Wilds stay where they are when the spicy cards go out of the game."""
    places = {"deck": "20 more", "rest": "out"}
    match = set_table("spicy", places, players=3, seed=1)
    assert [len(match.table.zone(name)) for name in ("deck", "wilds", "trophies")] == [21, 3, 3]
    match = set_table("spicy", {**places, "rest": "won 1"}, players=3, seed=1)
    assert {card.kind for card in match.table.won[1]} <= {"number", "any spice", "any number"}
    places = {"schwupps pile": 2, "rest": "schwupps discard"}
    match = set_table("schwupps", {**places, "schwupps pile": 7}, players=2, seed=1)
    assert len(match.table.rule_discard) == 23


def test_pieces_and_others_in_one_zone():
    match = set_table("schwupps", {"own 0": "11 more, blue 3"}, players=2, seed=1)
    assert (len(match.table.own_piles[0]), str(match.table.own_piles[0].cards[-1])) == (
        12,
        "blue 3",
    )
    match = set_table("schwupps", {"own 0": "..., blue 3"}, players=2, seed=1)
    assert (len(match.table.own_piles[0]), str(match.table.own_piles[0].cards[-1])) == (
        21,
        "blue 3",
    )
    match = set_table("spicy", {"won 0": "24 more, total wild, total wild"}, players=3, seed=1)
    assert sorted(map(str, match.table.won[0])).count("total wild") == 2
    assert len(match.table.won[0]) == 26


def test_a_number_pile_is_dealt_number_cards_and_a_front_no_wild():
    for seed in range(30):
        set_table("nacho_pile", {"front 0": 6}, players=2, seed=seed)
        set_table("schwupps", {"top-first pile": 6, "bottom-second pile": 6}, players=2, seed=seed)


def test_hands_of_spicy_that_are_not_named_are_dealt_as_at_the_start():
    match = set_table("spicy", {"hand 0": "chili 1"}, players=3, seed=1)
    for seat in (1, 2):
        assert (len(hand(match, seat)), hand(match, seat).count("total wild")) == (6, 1)
    classic = set_table("spicy", {"hand 0": "chili 1"}, players=3, seed=1, total_wild=False)
    assert [len(hand(classic, seat)) for seat in (1, 2)] == [6, 6]
    lying = {"won 0": "total wild, total wild, total wild, total wild, total wild"}
    few = set_table("spicy", lying, players=3, seed=1)
    assert [hand(few, seat).count("total wild") for seat in range(3)] == [1, 0, 0]


def test_the_game_end_card_lies_where_the_deck_names_it():
    places = {"deck": "chili 1, game end, lemon 3, lemon 4", "won 1": "..., lemon 5"}
    with pytest.raises(BadTable, match="say how many others"):
        set_table("spicy", places, players=2, seed=1)
    del places["won 1"]
    match = set_table("spicy", places, players=2, seed=1)
    assert [str(card) for card in match.table.deck][-4:] == [
        "chili 1",
        "game end",
        "lemon 3",
        "lemon 4",
    ]
    with pytest.raises(BadTable, match="name one of the two"):
        set_table("spicy", {**places, "above": 4}, players=2, seed=1)
    with pytest.raises(BadTable, match="game would have ended"):
        set_table("spicy", {"deck": "chili 1, game end"}, players=2, seed=1)


def test_each_knows_the_own_cards_of_a_stack():
    places = {"stack": "chili 1, lemon 4, pepper 2", "declared": "chili 5", "owner": [0, 1, 0]}
    match = set_table("spicy", {**places, "on turn": 1}, players=2, seed=1)
    assert seen(match, 0, "stack") == ["chili 1", None, "pepper 2"]
    assert seen(match, 1, "stack") == [None, "lemon 4", None]
    with pytest.raises(BadTable, match="names 2 seats for 3 cards"):
        set_table("spicy", {**places, "owner": [0, 1]}, players=2, seed=1)


def test_moves_before_the_start_are_no_moves_of_the_match():
    places = {"discard": "red 7", "hand 0": "red 5, blue 1", "moves": ["0 play red 5"]}
    match = set_table("pepper", places, players=2, seed=1)
    assert (match.moves, match.story(), match.ask.seats) == ((), [], [1])
    match.apply("1 draw")
    assert [event.decision for event in match.story()] == [0]
    record = json.loads(json.dumps(match.record()))
    assert record["moves"] == ["1 draw"]
    assert cardlab.replay(record).view(0) == match.view(0)
    match.undo()
    assert match.before(0).ask.seats == [1]
    with pytest.raises(CardlabError, match="this is the first"):
        match.undo()
    with pytest.raises(CardlabError, match="there are 0 to 0"):
        match.before(-1)


def test_what_a_seat_has_seen_it_knows_after_an_undo():
    places = {"discard": "red 7", "hand 1": "blue 1, blue 2", "seen hand 1": 0}
    match = set_table("pepper", places, players=3, seed=1)
    match.apply("draw")
    match.undo()
    for seat, knows in ((0, True), (1, True), (2, False)):
        assert (seen(match, seat, "hand 1") == ["blue 1", "blue 2"]) is knows


def test_a_list_is_kept_as_data_in_the_record():
    stock = [find("pepper").deck.card("red 9"), "..."]
    match = set_table("pepper", {"discard": "red 7", "stock": stock}, players=2, seed=1)
    assert match.record()["setting"]["stock"] == ["red 9", "..."]
    assert (
        cardlab.replay(json.loads(json.dumps(match.record()))).table.stock.cards
        == match.table.stock.cards
    )


def test_as_many_players_as_in_a_new_match():
    assert set_table("pepper", {"discard": "red 7"}, seed=1).players == 3
    assert cardlab.new_match("pepper", seed=1).players == 3


def test_after_a_schwupp_there_is_no_second_and_the_turn_may_end():
    match = moment("after a schwupp")
    assert not any("schwupp" in move for move in moves(match))
    assert "0 end" in moves(match)
    assert refused(match, "0 schwupp top")[1].startswith("You have schwupped freely this turn")
    match.apply("end")
    assert "1 schwupp top" in moves(match)
    assert "1 end" not in moves(match)


def test_nacho_pile_in_mid_turn_busts_on_what_was_drawn():
    match = set_table("nacho_pile", {"drawn": "3, 5", "bag": ["3", "..."]}, players=2, seed=1)
    match.apply("draw")
    assert clauses(match) == ["nacho.draw", "nacho.bust"]
    assert len(match.table.bag) == 54
    moved = {"drawn": "score, 5", "pulled": [8, 5, 3], "plate 0": "3", "bag": ["3", "..."]}
    match = set_table("nacho_pile", moved, players=2, seed=1)
    match.apply("draw")
    assert clauses(match)[-1] == "nacho.bust"  # also for a chip that Score has moved away


def test_alone_at_the_table_the_turn_stays_with_one_seat():
    places = {"discard": "green 7", "hand 1": "green 2, red 2, red 7", "on turn": 1, "solo": True}
    match = set_table("pepper", places, players=3, seed=1)
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
