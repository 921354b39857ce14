"""What a seat cannot know is read once for a position; worlds are as if it were read each time."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

import cardlab
from cardlab import Dice, Match
from cardlab.engine.knowledge import worlds as redeal
from cardlab.engine.knowledge.worlds import Unknown
from cardlab.testing.laws import different, everything

# A position in which public moves exclude much: seat 1 has shown that it holds nothing green.
LIMITED = {"discard": "green 7", "hand 0": "red 1, blue 2", "hand 1": "red 3, blue 4", "on turn": 1}


def limited() -> Match:
    match = cardlab.set_table("pepper", LIMITED, players=3, seed=3, must_play_if_able=True)
    match.apply("1 draw")
    return match


def step(match: Match, dice: Dice) -> None:
    legal = match.legal()
    match.apply(legal[dice.below(len(legal))])


def anew(match: Match) -> Match:
    """Return the match as a new one that has made the same moves, and has imagined nothing yet."""
    return cardlab.replay(match.record())


def check_worlds(match: Match) -> None:
    """Compare worlds of a match that has imagined before with those of one that has not."""
    new = anew(match)
    for me in (None, *range(match.players)):
        world = match.imagine(me, Dice(1))
        assert different(world, new.imagine(me, Dice(1))) is None, me


def goes_back_and_forth(match: Match, seed: int) -> None:
    """Play by chance, go back and play on otherwise; compare the worlds wherever it stands."""
    dice = Dice(seed)
    for _ in range(4):
        if match.over:
            return
        check_worlds(match)
        step(match, dice)
        check_worlds(match)
        match.undo()
        check_worlds(match)
        for _ in range(3):
            if not match.over:
                step(match, dice)  # mostly another move: the log is as long as it was


@pytest.mark.parametrize("game", cardlab.list_games())
@pytest.mark.parametrize("moves", [0, 50])
def test_worlds_after_undo_and_other_moves(game, moves):
    match, dice = cardlab.new_match(game, players=3, seed=moves + 1), Dice(2)
    for _ in range(moves):
        if not match.over:
            step(match, dice)
    goes_back_and_forth(match, 5)


def test_worlds_of_a_table_set_by_hand():
    goes_back_and_forth(limited(), 1)


def test_a_copy_that_plays_on_changes_nothing_here():
    match, dice = limited(), Dice(1)
    before = everything(match.imagine(0, Dice(4)))
    for twin in (match.copy(), deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert everything(twin.imagine(0, Dice(4))) == before
        step(twin, dice)
        twin.imagine(0, Dice(4))
        assert everything(match.imagine(0, Dice(4))) == before
        check_worlds(twin)


def test_it_is_read_once_for_a_position_and_a_seat(monkeypatch):
    read, match = [], limited()
    init = Unknown.__init__

    def counted(self, t, me):
        read.append(me)
        init(self, t, me)

    monkeypatch.setattr(Unknown, "__init__", counted)
    for seat in (0, 2, 0, None, 2, None, 0):
        match.imagine(seat, Dice(seat or 5))
    assert read == [0, 2, None]
    match.apply(match.legal()[0])
    match.imagine(0, Dice(1))
    assert read == [0, 2, None, 0]


def test_what_is_kept_shows_no_card_that_the_seat_cannot_know():
    """The same is read of the real table and of any world that the seat imagines."""
    match = limited()
    for seat in range(3):
        own = Unknown(match.table, seat)
        for seed in range(20):
            other = Unknown(match.imagine(seat, Dice(seed)).table, seat)
            assert other.zones == own.zones
            assert [pool.cards for pool in other.pools] == [pool.cards for pool in own.pools]


def test_an_imagined_match_does_not_keep_what_others_know():
    match = limited()
    for seat in range(3):
        match.imagine(seat, Dice(1))
    world = match.imagine(0, Dice(1))
    assert set(match.run._unknown) == {0, 1, 2}
    assert world.run._unknown == match.copy().course._unknown == {}


# Planted faults


def test_what_is_kept_after_a_move_would_be_seen(monkeypatch):
    """Planted: a position is taken for the last one that was imagined."""

    def stale(self, entry):
        other = self.at(len(self.log))
        if entry.me not in self._unknown:
            self._unknown[entry.me] = (0, Unknown(other.table, entry.me))
        other._redeal(entry, self._unknown[entry.me][1])
        return other

    monkeypatch.setattr(Course, "imagined", stale)
    with pytest.raises((AssertionError, IndexError)):
        goes_back_and_forth(limited(), 1)


def test_what_is_kept_after_an_undo_would_be_seen(monkeypatch):
    """Planted: an undo does not forget it, and another move makes the log as long as it was."""
    start = Course._start

    def keeping(self, table, log, *, is_kept=False):
        kept = self.__dict__.get("_unknown", {})
        start(self, table, log, is_kept=is_kept)
        self._unknown = kept

    monkeypatch.setattr(run.Run, "_start", keeping)
    match = limited()
    first, second = [move for move in match.legal() if move.verb == "play"][:2]
    match.apply(first)
    match.imagine(0, Dice(1))
    match.undo()
    match.apply(second)
    with pytest.raises(AssertionError):
        check_worlds(match)


def test_a_kept_zone_that_a_world_changes_would_be_seen(monkeypatch):
    """Planted: a world is handed the kept lists themselves, and a move in it changes them."""
    deal = Unknown.deal

    def sharing(self, t, dice):
        deal(self, t, dice)
        zones = t.all_zones()
        for read in self.zones:
            read.cards[:] = zones[read.number].cards
            zones[read.number].cards = read.cards

    monkeypatch.setattr(Unknown, "deal", sharing)
    match = limited()
    with pytest.raises((AssertionError, IndexError, ValueError)):
        draw_in_worlds(match)


def draw_in_worlds(match: Match) -> None:
    for _ in range(3):
        match.imagine(0, Dice(2)).apply("draw")
        check_worlds(match)


def tried_and_left_out(monkeypatch: pytest.MonkeyPatch) -> int:
    """Compare worlds with those of a program that tries every shuffle; how many were left out."""
    match, dice, left_out = cardlab.new_match("pepper", players=3, seed=1), Dice(1), 0
    while not match.over:
        step(match, dice)
        if match.over or len(match.moves) % 10:
            continue
        world = anew(match).imagine(0, Dice(7))
        left_out += any(pool.is_hopeless for pool in Unknown(match.copy().table, 0).pools)
        with monkeypatch.context() as tried:
            tried.setattr(redeal, "HOPELESS", 0)
            assert different(world, anew(match).imagine(0, Dice(7))) is None
    return left_out


def test_shuffles_that_hardly_ever_fit_are_left_out_without_a_trace(monkeypatch):
    """The dice go on as if they had been tried: the worlds are the same ones."""
    assert tried_and_left_out(monkeypatch) > 2


def test_shuffles_left_out_with_a_trace_are_seen(monkeypatch):
    monkeypatch.setattr(Dice, "skip", lambda dice, times: None)
    with pytest.raises(AssertionError, match="differs"):
        tried_and_left_out(monkeypatch)
