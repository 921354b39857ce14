"""A game written in a notebook may leave out what only a package needs."""

from __future__ import annotations

import pickle

import pytest

import cardlab
from cardlab import Deck, Dice, Game, Move, Question, Table, Zone
from cardlab.engine.table.errors import BadGame
from cardlab.testing import check_game

PLAIN = Deck("plain")
DECK = [PLAIN.face(colour, number) for colour in ("red", "blue") for number in range(1, 13)]


class PlainTable(Table):
    """A table that declares neither slots nor zones nor what takes the rest."""

    def __init__(self, players, dice, options):
        super().__init__(players, dice, options)
        self.stock = Zone("stock", "pile")
        self.pile = Zone("pile", "open")
        self.hands = [Zone(f"hand {seat}", "hand", seat) for seat in range(players)]
        self.played = 0

    def pack(self):
        return DECK


def deal(t):
    t.stock.cards += DECK
    t.dice.shuffle(t.stock.cards)
    for hand in t.hands:
        t.stock.deal(hand)
        t.stock.deal(hand)


def tries(t, p):
    return [Move(p, "play", card) for card in t.hands[p].cards]


TURN = Question("plain.turn", tries)


def play(t, turns):
    for p in turns:
        move = yield TURN.to[p]
        t.hands[p].move(move.card, t.pile)
        t.played += 1
        t.tell("plain.turn", "play", p, (move.card,))
        if not t.hands[p].cards:
            t.end("plain.turn", (p,))
        t.seat = t.next(p)


def plain(**more) -> Game:
    own = {"name": "plain", "deck": PLAIN, "players": range(2, 3), "table": PlainTable}
    return Game(**{**own, "deal": deal, "play": play, **more})


def started(**more):
    return cardlab.new_match(plain(**more), players=2, seed=1)


def test_zones_are_found_in_the_order_in_which_they_were_set():
    assert [z.name for z in started().table.zones()] == ["stock", "pile", "hand 0", "hand 1"]


def test_a_copy_and_a_pickle_of_a_table_without_slots_share_nothing():
    match = started()
    other = match.copy()
    match.apply(match.legal()[0])
    assert (match.table.played, other.table.played) == (1, 0)
    assert (len(match.table.pile), len(other.table.pile)) == (1, 0)
    assert pickle.loads(pickle.dumps(match.table)).played == 1
    match.undo()
    assert match.table.played == 0


def test_what_is_not_placed_by_hand_goes_to_the_first_pile():
    places = {"hand 0": "red 1", "hand 1": "blue 1", "pile": "red 6"}
    match = cardlab.set_table(plain(), places, players=2, seed=1)
    assert len(match.table.stock) == len(DECK) - 3


@pytest.mark.parametrize("players", [10, 12])
def test_ten_and_twelve_play_a_whole_game(players):
    match = cardlab.new_match(plain(players=range(2, 13)), players, seed=1)
    assert len({*match.names}) == players
    moved = set()
    cardlab.play(match, lambda seat: moved.add(seat.number) or seat.legal[-1])
    last = players - 1
    assert moved == {*range(players)}
    assert match.told(match.story()[last], 0).text().startswith(f"{match.names[last]}: play")
    again = cardlab.replay(match.record())
    assert (again.outcome, again.view(last)) == (match.outcome, match.view(last))
    world = match.before(players).imagine(last, Dice(1))
    assert world.view(last) == match.before(players).view(last)
    assert match.read(f"{last} play red 1").by == last


def test_a_rulebook_of_sentences_or_none():
    sentences = {"plain.goal": "Be the first out of cards.", "plain.last_card": "Show it."}
    book = cardlab.rulebook(plain(rulebook=sentences))
    assert (book.title, book.aim) == ("Plain", "Be the first out of cards.")
    assert [clause.id for clause in book] == list(sentences)
    clause = book["plain.last_card"]
    assert (clause.title, clause.text) == ("Last card", "Show it.")
    assert len(cardlab.rulebook(plain())) == 0


def odd(t, move):
    """Forbid odd numbers; a move without a card would make this function fail."""
    return "plain.odd" if move.card.rank % 2 else None


@pytest.mark.parametrize(
    ("forbids", "legal", "refused"),
    [
        (odd, ["0 play red 2"], {"0 play red 1": "plain.odd"}),
        (None, ["0 play red 1", "0 play red 2"], {}),
    ],
)
def test_a_question_offers_what_nothing_forbids_and_says_which_clause_does(
    monkeypatch, forbids, legal, refused
):
    monkeypatch.setitem(play.__globals__, "TURN", Question("plain.turn", tries, forbids=forbids))
    places = {"hand 0": "red 1, red 2", "hand 1": "blue 1, blue 2"}
    match = cardlab.set_table(plain(), places, players=2, seed=1)
    assert [move.text for move in match.legal()] == legal
    no_tries = ("0 play", "0 play red 4", "0 play 2x red 2", "0 pass")
    for text, clause in {**refused, **dict.fromkeys(no_tries, "plain.turn")}.items():
        assert match.why_not(text).clause == clause


def test_a_question_takes_one_way_of_refusing():
    with pytest.raises(TypeError, match="refuses or forbids"):
        Question("plain.turn", tries, odd, forbids=odd)


def test_a_study_of_a_game_without_a_package_tells_its_name():
    results = cardlab.simulate(plain(), ["random", "random"], games=2, progress=False)
    board = cardlab.tournament(plain(), {"a": "random", "b": "random"}, deals=1)
    assert (results.game, board.game) == ("plain", "plain")


def test_the_laws_can_be_tried_where_a_kernel_asks_its_page_for_input(monkeypatch):
    monkeypatch.setattr("builtins.input", lambda _prompt="": 1 / 0)
    sentences = {"plain.goal": "Be the first out of cards.", "plain.turn": "Play a card."}
    report = check_game(plain(rulebook=sentences), games=1)
    assert [fault for fault in report.faults if fault.law == "command line"] == []


# Faults in the rules


def failing(t, turns):
    """Fail after a card has been moved."""
    for p in turns:
        move = yield TURN.to[p]
        t.hands[p].move(move.card, t.pile)
        t.seat = t.next(p)
        if len(t.pile) == 2:
            raise ZeroDivisionError("a fault in the rules")


def without_end(_t, _turns):
    yield TURN.to[0]


def without_seat(_t, _turns):
    yield TURN


def test_a_move_at_which_the_rules_fail_changes_nothing():
    match = started(play=failing)
    match.apply(match.legal()[0])
    before = match.view(0), match.view(1), match.legal(), match.moves
    with pytest.raises(ZeroDivisionError, match="a fault in the rules"):
        match.apply(match.legal()[0])
    assert before == (match.view(0), match.view(1), match.legal(), match.moves)
    assert not match.over
    match.undo()
    assert len(match.table.pile) == 0


def test_rules_that_stop_without_an_end_are_told_so():
    match = started(play=without_end)
    with pytest.raises(BadGame, match=r"stop without an end: call t\.end"):
        match.apply(match.legal()[0])
    assert len(match.legal()) == 2


@pytest.mark.parametrize(
    ("rules", "says"),
    [(lambda _t, _turns: None, "play has no yield"), (without_seat, "which asks nobody")],
)
def test_rules_that_ask_nothing_are_told_so(rules, says):
    with pytest.raises(BadGame, match=says):
        started(play=rules)
