"""A game written in a notebook may leave out what only a package needs."""

from __future__ import annotations

import pickle

import pytest

import cardlab
from cardlab import Dice, Question
from cardlab.engine.table.errors import BadGame
from tests.engine.toy import DECK, TURN, plain, play, tries


def started(**more):
    return cardlab.new_match(plain(**more), players=2, seed=1)


def test_a_table_that_declares_nothing_is_set_copied_and_pickled():
    places = {"hand 0": "red 1", "hand 1": "blue 1", "pile": "red 6"}
    match = cardlab.set_table(plain(), places, players=2, seed=1)
    assert [zone.name for zone in match.table.zones()] == ["stock", "pile", "hand 0", "hand 1"]
    assert len(match.table.stock) == len(DECK) - 3  # what is not placed goes to the first pile
    match = started()
    other = match.copy()
    match.apply(match.legal()[0])
    assert (match.table.played, other.table.played) == (1, 0)
    assert (len(match.table.pile), len(other.table.pile)) == (1, 0)
    assert pickle.loads(pickle.dumps(match.table)).played == 1
    match.undo()
    assert match.table.played == 0


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
    assert len(match.legal()) == 3


@pytest.mark.parametrize(
    ("rules", "says"),
    [(lambda _t, _turns: None, "play has no yield"), (without_seat, "which asks nobody")],
)
def test_rules_that_ask_nothing_are_told_so(rules, says):
    with pytest.raises(BadGame, match=says):
        started(play=rules)
