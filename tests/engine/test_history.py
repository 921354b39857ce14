"""Story and checkpoints are made when somebody asks, and are the same whenever that is."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import Dice, Match, Move
from cardlab.engine.match.match import match as reading
from cardlab.engine.table.questions import Question
from cardlab.games.pepper import rules as pepper
from cardlab.testing.laws import different, everything


def played(game: str, seed: int, moves: int, *, is_asked: bool = False) -> Match:
    """Return a match after so many moves by chance; with ``is_asked`` its story is read at each."""
    match, dice = cardlab.new_match(game, players=3, seed=seed), Dice(seed)
    for _ in range(moves):
        if match.over:
            break
        legal = match.legal()
        match.apply(legal[dice.below(len(legal))])
        if is_asked:
            match.story()
            match.copy()
    return match


def is_bare(match: Match) -> bool:
    """Return whether neither a story nor a later checkpoint is kept."""
    return match.table.story is None and len(match.run._checkpoints) == 1


@pytest.mark.parametrize("game", cardlab.list_games())
def test_bots_play_without_a_history(game):
    match = cardlab.new_match(game, players=3, seed=4)
    cardlab.play(match, cardlab.bots.make("rule_of_thumb", seed=4))
    assert is_bare(match)
    assert match.record()["moves"] == [move.text for move in match.moves]
    assert is_bare(match)  # a record needs the log alone


@pytest.mark.parametrize("game", cardlab.list_games())
def test_an_imagined_world_is_bare_too(game):
    match = played(game, 3, 20)
    assert is_bare(match.imagine(0, Dice(1)))
    assert match.table.story is None


@pytest.mark.parametrize("game", cardlab.list_games())
@pytest.mark.parametrize("moves", [0, 7, 40, 400])
def test_who_asks_late_is_told_the_same(game, moves):
    late, early = played(game, moves, moves), played(game, moves, moves, is_asked=True)
    worlds = [match.imagine(1, Dice(3)) for match in (late, early)]
    halves = [match.before(len(match.moves) // 2) for match in (late, early)]
    for a, b in ((late, early), worlds, halves):
        assert different(a, b) is None


@pytest.mark.parametrize("game", cardlab.list_games())
def test_after_the_first_question_the_story_goes_on(game):
    match, dice = played(game, 5, 15), Dice(9)
    table = match.table
    for _ in range(12):
        if match.over:
            break
        match.story()
        assert match.table is table  # the table that somebody holds is still that of the match
        legal = match.legal()
        match.apply(legal[dice.below(len(legal))])
    assert everything(cardlab.replay(match.record())) == everything(match)


def test_a_history_that_leaves_out_a_move_is_seen(monkeypatch):
    restart = Course._restart

    def forgetful(self, log, entries, story=None, *, is_kept=False):
        restart(self, log, entries - (story is not None), story, is_kept=is_kept)

    early = played("pepper", 2, 9, is_asked=True)
    monkeypatch.setattr(run.Run, "_restart", forgetful)
    assert different(played("pepper", 2, 9), early) == "differs in story"


def test_a_fault_in_the_rules_leaves_the_match_where_it_stood(monkeypatch):
    match = cardlab.new_match("pepper", players=3, seed=2)
    for _ in range(7):
        match.apply("draw")
    before = everything(match)
    with monkeypatch.context() as planted:
        planted.setattr(pepper, "lay", lambda t, p, card: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            match.apply(match.legal()[0])
    assert everything(match) == before


# What a game between bots does not do


def test_nothing_is_parsed(monkeypatch):
    match = cardlab.new_match("pepper", players=3, seed=4)
    monkeypatch.setattr(reading, "read_move", lambda text, deck: 1 / 0)
    monkeypatch.setattr(Move, "text", property(lambda move: 1 / 0))
    assert cardlab.play(match, lambda seat: seat.legal[0]).reason == "pepper.goal"


def test_legality_is_computed_once_a_move(monkeypatch):
    calls = []
    for question in (value for value in vars(pepper).values() if isinstance(value, Question)):
        count(question, calls, monkeypatch)
    match = cardlab.new_match("pepper", players=3, seed=4)
    cardlab.play(match, lambda seat: seat.legal[len(seat.legal) // 2])
    assert len(calls) == len(match.moves)


def count(question, calls, monkeypatch):
    moves = question.moves

    def counted(t, seat):
        calls.append(seat)
        return moves(t, seat)

    monkeypatch.setattr(question, "moves", counted)
    for ask in question.to:
        monkeypatch.setattr(ask, "moves_of", counted)


def test_a_seat_that_is_kept_is_not_asked_for_ever():
    """What a bot was offered is no longer offered when it has answered."""
    kept = []

    def keeps(seat):
        kept.append(seat)
        return seat.legal[0]

    match = cardlab.new_match("pepper", players=2, seed=4)
    cardlab.play(match, keeps)
    assert all(seat.legal == () for seat in kept)
