"""Each guard of the laws is tried on a planted fault, which it must see."""

from __future__ import annotations

from itertools import count

import pytest
from cardlab.testing.chance import chances

import cardlab
from cardlab import Dice, Match, Move, Outcome
from cardlab.engine.knowledge.view import ZoneView, _zone_of, table_of
from cardlab.engine.match.seat import Seat
from cardlab.engine.table.events import Event
from cardlab.engine.table.zone import Zone
from cardlab.engine.text.words import Sentence
from cardlab.games.pepper import rules as pepper
from cardlab.games.pepper.rules import PepperView
from cardlab.testing import laws, worlds
from cardlab.testing.laws import everything

TABLE = {
    "discard": "green 7",
    "hand 0": "green poblano, red 1, green 2",
    "hand 1": 4,
    "hand 2": 3,
}


@pytest.fixture
def match():
    """Three players, seat 0 on turn with a Poblano to play."""
    return cardlab.set_table("pepper", TABLE, players=3, seed=2)


# Laws 7 and 8


def test_a_lost_and_a_doubled_piece_are_seen(match):
    match.table.stock.cards.pop()
    assert "missing" in laws.pieces(match)
    match.table.stock.cards.append(match.table.stock.cards[0])
    assert "too many" in laws.pieces(match)


def test_an_ask_without_a_move_is_seen(match, monkeypatch):
    monkeypatch.setattr(match.run.ask.question, "moves", lambda t, seat: [])
    assert "no move" in laws.asks(match)


def test_an_ask_by_no_clause_is_seen(match, monkeypatch):
    monkeypatch.setattr(match.run.ask.question, "why", "pepper.nine")
    assert laws.asks(match) == "pepper.nine is no clause"


@pytest.mark.parametrize(
    ("outcome", "says"),
    [
        (None, "its outcome is None"),
        (Outcome((0,), (), "because"), "ended by because"),
        (Outcome((5,), (), "pepper.goal"), "do not sit here"),
    ],
)
def test_an_end_without_a_clause_or_a_winner_from_elsewhere_is_seen(match, outcome, says):
    cardlab.playout(match, Dice(1))
    assert laws.asks(match) is None
    match.table.outcome = outcome
    assert says in laws.asks(match)


# Law 1


def test_a_fact_that_a_copy_forgets_is_seen(match, monkeypatch):
    whole = type(match.table).copy

    def careless(table):
        twin = whole(table)
        twin.suit = "red"
        return twin

    monkeypatch.setattr(type(match.table), "copy", careless)
    assert "a copy differs" in laws.copies(match)


def test_a_fact_that_no_view_shows_is_compared_too(match):
    twin = match.copy()
    twin.table.waiting = [2]
    assert laws.different(match, twin) == "differs in facts"


def test_a_copy_that_shares_a_zone_is_seen(match, monkeypatch):
    monkeypatch.setattr("cardlab.engine.table.zone.Zone.copy", lambda zone: zone)
    assert laws.copies(match.copy()) is not None


def test_an_undo_of_two_moves_or_of_none_is_seen(match, monkeypatch):
    for text in ("0 draw", "1 draw", "2 draw"):
        match.apply(text)
    assert laws.undoes(match, 3) is None
    for steps in (0, 2):
        monkeypatch.setattr(Match, "undo", lambda m, n=steps: m.run.go_to(len(m.run.log) - n))
        assert laws.undoes(match) == "undo did not take back one move"


def test_a_before_that_is_one_late_is_seen(match, monkeypatch):
    for text in ("0 draw", "1 draw", "2 draw"):
        match.apply(text)
    assert laws.goes_back(match, 2) is None
    monkeypatch.setattr(Match, "before", lambda m, decision: m._at(decision + 1))
    assert "before(2) and a replay" in laws.goes_back(match, 2)


# Law 2


def test_a_hand_kept_in_a_local_is_seen(match, monkeypatch):
    def keeping(t, p):
        mine = t.hands[p].cards[:]
        while mine:
            yield pepper.NAMING.to[p]

    assert laws.keeps_nothing(match) is None
    with monkeypatch.context() as planted:
        planted.setattr(pepper, "look_and_swap", keeping)
        match.apply("0 play green poblano")
    assert "keeping keeps [<red 1>" in laws.keeps_nothing(match)


def test_a_hidden_card_kept_in_a_local_is_seen(match, monkeypatch):
    def peeking(t, p):
        below = t.stock.cards[-1]
        yield pepper.NAMING.to[p]
        t.hands[p].add(below)

    monkeypatch.setattr(pepper, "look_and_swap", peeking)
    match.apply("0 play green poblano")
    assert "in its local 'below'" in laws.keeps_nothing(match)


# Law 3


def test_chance_from_elsewhere_is_seen(monkeypatch):
    ticks = count()
    monkeypatch.setattr("cardlab.engine.table.dice.Dice.shuffle", lambda dice, cards: cards.sort(
        key=lambda card: (card.order * 7 + next(ticks)) % 53))  # fmt: skip
    dealt = cardlab.new_match("pepper", seed=1)
    assert "a replay differs" in laws.replays(dealt)


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("import random", "line 1 imports random"),
        ("from time import monotonic", "line 1 imports time"),
        ("import numpy.random", "line 1 imports numpy.random"),
        ("x = sorted(y, key=lambda c: id(c))", "line 1 calls id()"),
        ("for card in {a, b}: pass", "line 1 uses a set"),
        ("cards = list(set(hand))", "line 1 uses a set"),
        ("cards = [c for c in set(a) | set(b)]", "line 1 uses a set"),
        ("first = {c for c in hand}.pop()", "line 1 uses a set"),
    ],
)
def test_chance_in_the_source_is_seen(source, says):
    assert chances(source) == [says]


def test_sets_whose_order_means_nothing_are_let_be():
    fine = "a = card in {1, 2}\nb = sorted(set(x) | set(y))\nc = len({z for z in x})\nd: set[int]"
    assert chances(fine) == []


# Law 4


def test_legality_written_twice_is_seen(match, monkeypatch):
    question = match.run.ask.question
    everything_goes = [match.read("0 play red 1"), *question.moves(match.table, 0)]
    monkeypatch.setattr(question, "moves", lambda t, seat: list(everything_goes))
    assert "why_not(0 play red 1) is" in laws.refuses(match, [match.read("0 play red 1")])


def test_a_move_that_changes_before_it_is_refused_is_seen(match, monkeypatch):
    def hasty(t, move):
        t.suit = "red"
        return "pepper.turn"

    monkeypatch.setattr(match.run.ask.question, "refuses", hasty)
    assert laws.refuses(match, [match.read("0 play red 1")]) == "refusals changed the match"


def test_a_refusal_that_cites_no_clause_or_leaves_a_field_is_seen(match, monkeypatch):
    wrong = [match.read("0 play red 1")]
    assert laws.refuses(match, wrong) is None
    with monkeypatch.context() as planted:
        planted.setattr(
            "cardlab.engine.text.words.Sentence.text", lambda sentence, words=None: "{card}"
        )
        assert "cites" in laws.refuses(match, wrong)
    monkeypatch.setattr(match.run.ask.question, "refuses", lambda t, move: "pepper.nine")
    words = match.words.changed(refused=lambda t, move, clause: Sentence("No."))
    monkeypatch.setattr(match.definition, "words", words)
    assert "cites" in laws.refuses(match, wrong)


# Law 5


def test_an_event_that_is_not_masked_is_seen(match, monkeypatch):
    monkeypatch.setattr(Event, "masked", lambda event, seat: event)
    faults = [worlds.twins(match, 2, Dice(seed)) for seed in range(8)]
    assert any(fault and "story" in fault for fault in faults)


def test_a_view_of_anothers_hand_is_seen(match, monkeypatch):
    monkeypatch.setattr(
        "cardlab.engine.table.zone.Zone.is_held_by", lambda zone, seat: zone.kind == "hand"
    )
    real = match.copy()
    twin = match.copy()
    hands = twin.table.hands
    hands[1].cards, twin.table.stock.cards[-4:] = twin.table.stock.cards[-4:], hands[1].cards
    assert "view" in worlds.leak(real, twin, 0)


def test_the_order_of_a_hidden_hand_in_the_moves_is_seen(match, monkeypatch):
    """The fault that this check found while the engine was young."""
    monkeypatch.setattr(pepper, "sorted", lambda cards, key: cards, raising=False)
    match.apply("0 play green poblano")
    match.apply("0 look at 1")
    faults = [worlds.twins(match, 0, Dice(seed)) for seed in range(8)]
    assert any(fault and "legal" in fault for fault in faults)


def test_asking_only_holders_is_seen(match):
    """A window that opens only for who holds a card tells everybody who holds it."""
    real = match.copy()
    twin = match.copy()
    twin.run.ask = type(twin.run.ask)(twin.run.ask.question, [0, 1])
    assert "asked" in worlds.leak(real, twin, 2)


def test_an_error_that_lists_anothers_moves_is_seen(match, monkeypatch):
    def chatty(self, move, no):
        return f"{no.text} Possible: {self.legal()}"

    monkeypatch.setattr(Match, "_explained", chatty)
    faults = [worlds.twins(match, 1, Dice(seed)) for seed in range(8)]
    assert any(fault and "errors" in fault for fault in faults)


def test_a_refusal_that_tells_where_a_card_is_is_seen(match, monkeypatch):
    def telling(t, move):
        return "pepper.match" if move.card in t.hands[1].cards else "pepper.turn"

    monkeypatch.setattr(match.run.ask.question, "refuses", telling)
    vocabulary = [Move(0, "play", card) for card in pepper.DECK]
    assert "refused" in worlds.twins(match, 0, Dice(1), vocabulary=vocabulary)


@pytest.mark.parametrize(
    ("on", "name", "where"),
    [
        (Match, "__repr__", "repr"),
        (Seat, "__repr__", "handed"),
        (Seat, "stock", "attributes"),
        (PepperView, "stock", "handed"),
        (ZoneView, "top", "handed"),
    ],
)
def test_a_repr_or_an_attribute_that_shows_a_hidden_card_is_seen(
    match, monkeypatch, on, name, where
):
    read = {Match: lambda m: m.table, Seat: lambda s: table_of(s.view), PepperView: table_of}

    def showing(self):
        return f"<{read[on](self).stock}>" if on in read else str(_zone_of(self)[0].cards[-1:])

    value = showing if name == "__repr__" else property(showing)
    monkeypatch.setattr(on, name, value, raising=False)
    assert where in worlds.twins(match, 0, Dice(1))


# Law 6


def test_a_look_that_is_forgotten_is_seen(match, monkeypatch):
    for text in ("0 play green poblano", "0 look at 1", "0 keep"):
        match.apply(text)
    assert worlds.forgets(match.copy(), Move(1, "draw"), 0) is None
    add = Zone.add

    def dizzy(zone, card, seen=0):
        add(zone, card, seen)
        zone.known = []

    monkeypatch.setattr(Zone, "add", dizzy)
    assert "seat 0 forgot" in worlds.forgets(match, Move(1, "draw"), 0)


def test_knowledge_from_nowhere_is_seen(match, monkeypatch):
    add = Zone.add
    monkeypatch.setattr(Zone, "add", lambda zone, card, seen=0: add(zone, card, 1 << 2))
    assert worlds.forgets(match.copy(), Move(0, "draw"), 1) is None
    assert "untold" in worlds.forgets(match, Move(0, "draw"), 2)


def test_an_imagined_world_made_of_the_true_one_is_seen(match, monkeypatch):
    def lazy(table, me, dice, unknown):
        cut = 1 + dice.below(9)
        table.stock.cards = table.stock.cards[cut:] + table.stock.cards[:cut]
        table.dice = Dice(0)

    monkeypatch.setattr("cardlab.engine.match.run.redeal", lazy)
    assert "depends on what is hidden" in worlds.imagines(match, 0, 1)


def test_a_redeal_that_changes_what_is_known_is_seen(match, monkeypatch):
    def forgetful(table, me, dice, unknown):
        table.hands[me].cards.reverse()

    monkeypatch.setattr("cardlab.engine.match.run.redeal", forgetful)
    assert worlds.imagines(match, 0, 1) == "the seat sees another world than its own"


def test_a_redeal_in_mid_look_that_hides_the_hand_again_is_seen(match, monkeypatch):
    """The fault that this check found: the seat was offered cards of a hand it did not see."""
    for text in ("0 play green poblano", "0 look at 1"):
        match.apply(text)
    assert worlds.twins(match.imagine(2, Dice(1)), 0, Dice(2), 0) is None
    monkeypatch.setattr(type(match.table), "reveal_again", lambda table: None)
    assert "legal" in worlds.twins(match.imagine(2, Dice(1)), 0, Dice(2), 0)


def test_an_imagined_match_with_a_way_back_is_seen(match):
    match.apply("0 draw")
    assert list(worlds.gives_away(match.imagine(0, Dice(1)))) == []
    assert len(list(worlds.gives_away(match))) == 6  # a real match has all of them


def test_an_imagined_match_that_undoes_too_far_is_seen(match, monkeypatch):
    match.apply("0 draw")
    assert worlds.lives_on(match, 0, Dice(1)) is None
    redeal = Course._redeal

    def open_ended(self, entry, unknown=None):
        marks = self._checkpoints[:]
        redeal(self, entry, unknown)
        self._checkpoints[:] = marks
        self.floor = 0

    monkeypatch.setattr(Course, "_redeal", open_ended)
    assert "gives away" in worlds.lives_on(match, 0, Dice(1))


def test_everything_is_compared(match):
    """What one party could change has to show in the comparison of two matches."""
    assert set(everything(match)) == {"zones", "facts", "dice", "views", "story", "legal", "names"}
    twin = match.copy()
    twin.table.hands[1].cards.reverse()
    assert laws.different(match, twin) == "differs in zones, views"
    assert laws.different(match, match.copy()) is None


def test_a_move_whose_words_hide_another_is_seen(match, monkeypatch):
    assert laws.reads_back(match) is None
    sly = Move(0, "play red 1")  # the words of another move, without its card
    assert sly.text == Move(0, "play", match.deck.card("red 1")).text
    monkeypatch.setattr(match.run.ask.question, "moves", lambda t, seat: [sly])
    assert "reads back as another" in laws.reads_back(match)
