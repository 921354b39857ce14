"""In a match between bots, who has seen what is made when somebody looks, and is the same then."""

from __future__ import annotations

import gc
import weakref

import pytest

import cardlab
from cardlab import Dice, Move
from cardlab.engine.course import Course
from cardlab.engine.errors import BadGame, CardlabError
from cardlab.engine.game import Game
from cardlab.engine.questions import Question
from cardlab.engine.silent import LazyZone, silence
from cardlab.engine.zone import Zone
from cardlab.testing import laws
from tests.engine.toy import toy
from tests.toys import two

GAMES = cardlab.list_games()
PLACES = {"discard": "green 7", "hand 0": "green poblano, red 1", "hand 1": 4, "hand 2": 3}


def looking_bot(seed, often):
    """Return a bot that plays by chance, and notes all that it sees before one of so many moves."""
    dice, seen = Dice(seed), []

    def bot(seat):
        if dice.below(often) == 0:
            zones = seat.view.zones.values()
            limits = [zone.limits for zone in zones]
            seen.append((seat.view.as_dict(), limits, [zone.known for zone in zones]))
        return seat.legal[dice.below(len(seat.legal))]

    return bot, seen


@pytest.mark.parametrize("often", [1, 10, 100])
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_looks_late_sees_what_one_that_always_looked_sees(game, often, monkeypatch):
    late, seen_late = looking_bot(often, often)
    match = cardlab.new_match(game, players=3, seed=often)
    cardlab.play(match, late)
    monkeypatch.setattr(Course, "defer_knowledge", lambda course: None)
    kept, seen = looking_bot(often, often)
    other = cardlab.new_match(game, players=3, seed=often)
    cardlab.play(other, kept)
    assert seen_late == seen
    assert laws.different(match, other) is None


def test_bots_that_look_at_what_lies_open_leave_it_unmade():
    match = cardlab.new_match("pepper", players=4, seed=2)
    cardlab.play(match, lambda seat: seat.legal[len(seat.hand) * seat.hand_sizes[0] % 2 - 1])
    assert match.table.is_lazy
    assert match.view(0).hand_sizes == match.view(1).hand_sizes
    assert not match.table.is_lazy


def test_a_table_set_by_hand_keeps_what_was_seen():
    match, other = (cardlab.set_table("pepper", PLACES, players=3, seed=2) for _ in range(2))
    match.course.defer_knowledge()
    moves = ["0 play green poblano", "0 look at 1", "0 keep", "1 draw"]
    for text in moves:
        match.course.enter(match.read(text))
        other.apply(text)
    assert match.table.is_lazy
    assert laws.different(match, other) is None
    assert len(match.view(0).zone("hand 1").known) == 4


def test_a_match_of_which_somebody_has_asked_does_not_fall_behind():
    for ask in (lambda m: m.story(), lambda m: m.copy()):
        match = cardlab.new_match("pepper", players=2, seed=3)
        ask(match)
        match.course.defer_knowledge()
        assert not match.table.is_lazy
    world = cardlab.new_match("pepper", players=2, seed=3).imagine(0, Dice(1))
    world.course.defer_knowledge()
    assert not world.table.is_lazy


# Rules that look themselves


def nosy(t, turns):
    """Draw; a seat that knows a card of the stock has won."""
    for p in turns:
        yield DRAW.to[p]
        t.stock.deal(t.hands[p])
        t.stock.show_top(1 << p)
        t.tell("two.turn", "draw", p, (t.hands[p].cards[-1],), seen=1 << p)
        if t.turns > 3 and any(t.stock.seen_by(p)):
            t.end("two.goal", (p,))
        t.seat = t.next(p)


DRAW = Question("two.turn", lambda t, p: [Move(p, "draw")], lambda t, move: None)
NOSY = Game(
    name="nosy",
    players=range(2, 3),
    deck=two.TWO,
    table=two.TwoTable,
    deal=two.deal,
    play=nosy,
    options=two.GAME.options,
    rulebook=two.BOOK,
)


def test_rules_that_look_run_on_as_if_it_had_been_kept():
    match, other = (cardlab.new_match(NOSY, seed=5) for _ in range(2))
    cardlab.play(match, lambda seat: seat.legal[0])
    while not other.over:
        other.apply(other.legal()[0])
    assert match.outcome == other.outcome
    assert match.outcome.reason == "two.goal"
    assert laws.different(match, other) is None


def test_a_fault_in_the_rules_leaves_a_late_match_where_it_stood(monkeypatch):
    match, before = (cardlab.new_match("pepper", players=2, seed=4) for _ in range(2))
    match.course.defer_knowledge()
    for _ in range(4):
        before.apply(match.legal()[0])
        match.course.enter(match.legal()[0])
    monkeypatch.setattr(type(match.table), "play", lambda *args: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        match.course.enter(match.legal()[0])
    monkeypatch.undo()
    assert match.course.log == before.course.log
    assert laws.different(match, before) is None


# How it can go wrong


def test_a_bot_that_is_stopped_while_it_looks_does_no_harm(monkeypatch):
    match = cardlab.new_match("schwupps", players=3, seed=6)
    match.course.defer_knowledge()
    for _ in range(9):
        match.course.enter(match.legal()[0])
    zones, know = [], Zone.know_as

    def stops(zone, other):
        zones.append(zone)
        if len(zones) == 4:
            raise TimeoutError
        know(zone, other)

    monkeypatch.setattr(Zone, "know_as", stops)
    with pytest.raises(TimeoutError):
        match.view(0)
    monkeypatch.undo()
    other = cardlab.replay(match.record())
    assert laws.different(match, other) is None


def test_a_match_that_is_used_no_more_goes_at_once():
    match = cardlab.new_match("pepper", players=2, seed=1)
    cardlab.play(match, cardlab.bots.make("random", seed=1))
    table, gone = match.table, weakref.ref(match)
    gc.disable()
    try:
        del match
        assert gone() is None
    finally:
        gc.enable()
    assert isinstance(table.stock, LazyZone)
    with pytest.raises(CardlabError, match="nobody knows who saw what"):
        table.stock.seen_by(0)


def test_a_late_match_can_be_finished_by_chance():
    match = cardlab.new_match("pepper", players=2, seed=1)
    match.course.defer_knowledge()
    match.course.enter(match.legal()[0])
    silence(match.table)
    silence(match.table)
    assert type(match.table).__name__ == "SilentPepperTable"
    assert cardlab.playout(match, Dice(2)).reason.startswith("pepper.")


def test_secret_questions_are_put_as_in_a_match_that_is_watched():
    match, other = (toy(3) for _ in range(2))
    match.course.defer_knowledge()
    for _ in range(6):
        if match.over:
            break
        assert match.ask.seats == other.ask.seats
        move = match.legal()[-1]
        match.course.enter(move)
        other.course.enter(move)
    assert laws.different(match, other) is None


def new_zones(t, turns):
    """Make all zones anew after some turns, which a table must not do."""
    for p in turns:
        yield DRAW.to[p]
        if t.turns == 3:
            t.__init__(t.players, t.dice, t.options)
            two.deal(t)
        t.seat = t.next(p)
    t.end("two.cap", ())


def test_rules_that_make_new_zones_are_told_what_to_do():
    rules = {
        "options": two.GAME.options,
        "rulebook": two.BOOK,
        "deck": two.TWO,
        "table": two.TwoTable,
    }
    game = Game(name="renewed", players=range(2, 3), deal=two.deal, play=new_zones, **rules)
    match = cardlab.new_match(game, seed=5)
    match.course.defer_knowledge()
    for _ in range(6):
        match.course.enter(match.legal()[0])
    with pytest.raises(BadGame, match="empty them"):
        match.view(0)


def test_the_games_of_a_tournament_are_seen_late_as_early():
    match, other = (
        cardlab.new_match("schwupps", players=2, seed=5, tournament=True) for _ in range(2)
    )
    bot = cardlab.bots.make("random", seed=1)
    cardlab.play(match, bot)
    for move in match.moves:
        other.course.enter(move)
    assert match.table.games > 1
    assert laws.different(match, other) is None


# --- The hands of a table, whatever its class is at the moment --------------------------------


def hands_of(match):
    return [zone for zone in match.table.zones() if zone.kind == "hand"]


@pytest.mark.parametrize("game", GAMES)
def test_all_hands_are_those_among_the_zones(game):
    for match in (cardlab.new_match(game, seed=1), cardlab.new_match(game, seed=1)):
        assert match.table.all_hands() == hands_of(match)
        match.course.defer_knowledge()
        assert match.table.all_hands() == hands_of(match)
        silence(match.table)
        assert match.table.all_hands() == hands_of(match)


class TwoRows(two.TwoTable):
    """A table with a second hand for each seat."""

    __slots__ = ("second",)

    def __init__(self, players, dice, options):
        super().__init__(players, dice, options)
        self.second = [Zone(f"second {seat}", "hand", seat) for seat in range(players)]

    def zones(self):
        return [*super().zones(), *self.second]


class WithoutSlots(TwoRows):
    """The same with a dict, which may hold more hands later."""


@pytest.mark.parametrize("kind", [TwoRows, WithoutSlots, two.TwoTable])
def test_hands_are_found_before_and_after_the_class_is_known(kind):
    table = kind(2, Dice(1), {})
    for one in (table, table.copy(), table.copy().copy()):  # a copy finds out what a table has
        hands = [zone for zone in one.zones() if zone.kind == "hand"]
        assert one.all_hands() == hands
        assert len(hands) == (2 if kind is two.TwoTable else 4)
