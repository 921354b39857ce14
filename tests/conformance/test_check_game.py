"""``check_game`` sees a fault of each law, in toys that were broken in one place."""

from __future__ import annotations

import pytest

from cardlab import Dice, Layout, Match, Move, Outcome, Question
from cardlab.engine.match import catalogue
from cardlab.engine.match.game import Game, Option, Scenario
from cardlab.engine.match.run import TurnLoop
from cardlab.engine.table.events import Event
from cardlab.engine.table.zone import Zone
from cardlab.engine.text.words import GameWords
from cardlab.testing import check, check_game, laws
from cardlab.testing.report import Fault
from tests.toys import passing, two

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def apart(monkeypatch):
    """What is handed to ``find`` here is known here only."""
    monkeypatch.setattr(catalogue, "_SESSION", {})


def changed(toy, **parts) -> Game:
    """A toy with another part: what it is made of, by the names of the fields of a game."""
    game, parts = toy.GAME, {"rulebook": toy.BOOK, "words": toy.GAME.words, **parts}
    names = ("name", "players", "deck", "table", "deal", "play", "options", "every_move")
    return Game(**{**{name: getattr(game, name) for name in names}, **parts})


def faults(game: Game, games: int = 12) -> set[str]:
    """The laws that a game breaks."""
    return {fault.law for fault in check_game(game, games=games).faults}


# Faults of a game


def loses_a_card(t: two.TwoTable) -> None:
    two.deal(t)
    t.stock.cards.pop()


def takes_no_turns(t, _turns):
    """Play without the engine's loop over the turns."""
    own = (t.seat for _ in range(60))
    yield from two.play(t, own)


def keeps_a_hand(t, turns):
    for p in turns:
        mine = t.hands[p].cards[:]
        move = yield two.TURN.to[p]
        if move.card:
            assert move.card in mine
            t.hands[p].move(move.card, t.pile)
            t.tell("two.turn", "play", p, (move.card,))
        elif move.verb == "draw":
            two.draw(t, p)
        if not t.hands[p].cards:
            t.end("two.goal", (p,))
        t.seat = t.next(p)


def forgets_what_was_passed(t, turns):
    """Nobody knows any longer whom the cards went to that were passed on."""
    if t.turns == 0:
        yield from passing.everyone(t, passing.PASSING, list(range(t.players)))
        passing.pass_on(t)
    for p in turns:
        move = yield passing.TURN.to[p]
        t.hands[p].move(move.card, t.pile)
        t.tell("passing.turn", "play", p, (move.card,))
        for hand in t.hands:
            hand.known = []
        t.seat = t.next(p)
        if not any(t.hands):
            passing.end(t)


BROKEN = {
    "pieces": lambda: changed(two, deal=loses_a_card),
    "locals": lambda: changed(two, play=keeps_a_hand),
    "turns": lambda: changed(two, play=takes_no_turns),
    "knowledge": lambda: changed(passing, play=forgets_what_was_passed),
    "clauses": lambda: changed(two, rulebook=extended(two.BOOK, "two.never")),
    "words": lambda: changed(two, words=GameWords(title="Two", story={"play": "{nobody} goes."})),
    "settings": lambda: changed(two, options=(AnyValue("turn_cap", range(1, 99), "two.cap"),)),
    "scenarios": lambda: changed(two, scenarios=(Scenario("two.goal", 2, ("0 draw",)),)),
    "play": lambda: changed(two, play=divides_by_zero),
    "every move": lambda: changed(two, every_move=lambda players, options: [Move(0, "draw")]),
}


def extended(book, clause: str):
    """A rulebook with one more clause, by which nothing happens."""
    section = book["section"][0]
    more = {**section["clause"][0], "id": clause}
    return {**book, "section": [{**section, "clause": [*section["clause"], more]}]}


class AnyValue(Option):
    """A house rule that takes all that it is given."""

    def checked(self, value):
        return self.default if isinstance(value, str) else value


def divides_by_zero(t, turns):
    for p in turns:
        yield two.TURN.to[p]
        t.seat = p // 0


@pytest.mark.parametrize("law", BROKEN)
def test_a_game_that_breaks_a_law_is_seen(law):
    assert law in faults(BROKEN[law](), 20 if law == "clauses" else 12)


# What is said of an author's mistakes


def of_kind(kind: str):
    """A rulebook whose last clause is of another kind."""
    book = extended(two.BOOK, "two.lowest")
    book["section"][0]["clause"][-1] |= {"kind": kind}
    return book


def names_a_card(t, turns):
    question = Question("two.turn", lambda t, p: [Move(p, "name", word="star 3")])
    for p in turns:
        yield question.to[p]
        t.end("two.goal", (p,))


def waits(t, turns):
    question = Question("two.turn", lambda t, p: [Move(p, "wait")])
    for p in turns:
        yield question.to[p]
        t.tell("two.turn", "wait", p)


@pytest.mark.parametrize(
    ("mistake", "says"),
    [
        ({"layout": Layout(rows=(("plie", "stock"),))}, "rows of the layout names 'plie'"),
        ({"layout": Layout(notes={"hnad": "n"})}, "notes of the layout names 'hnad'"),
        ({"rulebook": of_kind("paly")}, "two.lowest is of the kind"),
        ({"rulebook": of_kind("tested")}, ""),
        ({"words": GameWords(story={"draw": "{by} drew."})}, "no sentence for the verb 'play'"),
        ({"words": GameWords(zones={"pile": "Pile"})}, "no label for the zone 'stock'"),
        ({"words": GameWords(story={"play": "{who} played."})}, "has the field 'who'"),
        ({"play": names_a_card, "every_move": None}, "'star 3'"),
        ({"play": waits, "every_move": None, "options": ()}, "it goes on after 20,000 decisions"),
    ],
)
def test_a_mistake_of_an_author_is_named(mistake, says):
    found = check_game(changed(two, **mistake), games=2).faults
    assert says in "\n".join(map(str, found))
    assert bool(found) == bool(says)


# Faults of the engine or of its bots: planted there, seen over the toys


def no_undo(match) -> None:
    match.run.go_to(max(0, len(match.run.log) - 2))


def hasty(match, move) -> None:
    """A refused move is counted all the same."""
    match.table.decision += 1
    return APPLY(match, move)


APPLY = Match.apply


PLANTED = {
    "asks": lambda m: m.setattr(TurnLoop, "__iter__", ends_at_once),
    "copy": lambda m: m.setattr(Zone, "copy", lambda zone: zone),
    "undo": lambda m: m.setattr(Match, "undo", no_undo),
    "replay": lambda m: m.setattr(Dice, "shuffle", unsteady()),
    "refusals": lambda m: m.setattr(Match, "apply", hasty),
    "set table": lambda m: m.setattr("cardlab.testing.laws.set_table", accepting),
    "text": lambda m: m.setattr(Match, "record", lambda match: {**RECORD(match), "more": (1, 2)}),
    "imagine": lambda m: m.setattr(
        "cardlab.engine.match.run.resample_hidden", lambda t, me, dice, hidden: None
    ),
    "twin worlds": lambda m: m.setattr(Event, "masked", lambda event, seat: event),
    "imagined play": lambda m: m.setattr(Match, "_check_not_imagined", lambda match, what: None),
    "bots": lambda m: m.setattr(check.bots, "make", lambda name, **how: peeping),
    "ends": lambda m: m.setattr(check, "LONGEST", 2),
    "process": lambda m: m.setattr(laws, "_PROGRAM", "import os; print([os.getpid()])"),
}

RECORD = Match.record


def ends_at_once(turns):
    yield from (0, 1)
    turns.table.outcome = Outcome((), (), "two.nothing")
    yield 0


def unsteady():
    """A shuffle that is another one each time."""
    times = iter(range(1, 1_000_000))

    def shuffle(dice, cards):
        n = next(times) % len(cards)
        cards[:] = cards[n:] + cards[:n]

    return shuffle


def accepting(game, places, **settings):
    return two_match() if True in places.values() else check.new_match(game, seed=1)


def two_match() -> Match:
    return check.new_match("two", seed=1)


def peeping(seat):
    """A bot that looks into the stock."""
    cards = seat._match.table.stock.cards
    legal = seat.legal
    return legal[cards[-1].rank % len(legal) if cards else 0]


@pytest.mark.parametrize("law", [law for law in PLANTED if law != "process"])
def test_a_planted_fault_is_seen_over_a_toy(law, monkeypatch):
    PLANTED[law](monkeypatch)
    assert law in faults(changed(two), 6)


def test_processes_that_differ_are_seen(monkeypatch):
    PLANTED["process"](monkeypatch)
    assert "different matches" in laws.other_processes(catalogue.find("pepper"))
    monkeypatch.setattr(laws, "_PROGRAM", "raise SystemExit('oh')")
    assert "ends with 1: oh" in laws.other_processes(catalogue.find("pepper"))


def test_every_law_has_its_planted_fault():
    """``twins of twins`` are twin worlds of an imagined match; ``seen happen``: test_deductions."""
    tried = check_game(
        changed(two, scenarios=(Scenario("two.turn", 2, ("0 draw",)),)), games=6
    ).tried
    elsewhere = {"twins of twins", "seen happen"}
    assert set(tried) - {*BROKEN, *PLANTED, *elsewhere} == set()
    assert {*BROKEN, *PLANTED} - set(tried) == {"play", "process"}


# The report


def test_a_fault_leads_back_to_its_match():
    report = check_game(changed(two, play=divides_by_zero), games=3)
    fault = next(fault for fault in report.faults if fault.law == "play")
    assert "ZeroDivisionError" in str(fault)
    assert "seed 1, before move 0" in str(fault)
    assert f"FAULT {fault}" in str(report)
    assert fault.match().moves == ()
    with pytest.raises(ValueError, match="belongs to no single match"):
        Fault("words", "nothing is said", "two").match()


def test_a_report_tells_what_was_tried_and_the_same_seed_tries_the_same():
    report, other = (check_game(changed(two), games=4, seed=9) for _ in range(2))
    assert (report.games, report.tried["ends"] > 16, report.faults) == (4, True, [])
    assert str(report).startswith("two: no fault\n")
    assert "2 players 4" in str(report)
    assert (report.moves, report.tried, report.reached) == (other.moves, other.tried, other.reached)


def test_a_check_stops_after_many_faults():
    report = check_game(changed(two, deal=loses_a_card), games=200)
    assert len(report.faults) < check.FAULTS + 5
