"""The laws of a match as functions: each takes a match and returns what is wrong, or None.

They know no game, and leave the match as it was. Those about what a seat may know are in
:mod:`cardlab.testing.worlds`.
"""

from __future__ import annotations

import copy
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from types import GeneratorType, NoneType
from typing import Any

from cardlab.bots.playing import playout
from cardlab.engine.match.game import Game, Scenario
from cardlab.engine.match.match import Match, new_match
from cardlab.engine.match.record import replay
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.match.run import TurnLoop
from cardlab.engine.match.setup import set_table
from cardlab.engine.table.cards import Card
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadTable, IllegalMove
from cardlab.engine.table.moves import Move, moved_to
from cardlab.engine.table.questions import Ask, Question
from cardlab.engine.table.seats import EVERYBODY
from cardlab.engine.table.table import conserved
from cardlab.engine.table.zone import Zone

Wrong = str | None
"""What a law has found: a sentence, or None."""


def views(match: Match) -> list[dict[str, Any]]:
    """Return what a spectator and each seat may see, as JSON-able data."""
    return [match.view(seat).as_dict() for seat in (None, *range(match.players))]


def everything(match: Match) -> dict[str, Any]:
    """Return everything about a match, to compare two: table, views, story, moves."""
    t, zones = match.table, match.table.all_zones()
    facts = {}
    for name in t.attributes:
        value = getattr(t, name)
        holds_zones = any(isinstance(part, Zone) for part in _parts(value))
        if name not in ("dice", "story") and not holds_zones:
            facts[name] = repr(value)
    return {
        "zones": [
            (z.name, [*map(str, z.cards)], [*z.known], [*z.limits], [*z.next_pieces]) for z in zones
        ],
        "facts": facts,
        "dice": t.dice.state,
        "views": views(match),
        "story": [(event.seen, event.as_dict()) for event in match.story()],
        "legal": [str(move) for move in match.legal()],
        "names": match.names,
    }


def _parts(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def different(match: Match, other: Match) -> Wrong:
    """Return the parts in which two matches differ."""
    return compare(everything(match), everything(other))


def compare(facts: dict[str, Any], other: dict[str, Any]) -> Wrong:
    """Return the parts in which the facts of two matches differ."""
    wrong = [name for name in facts if facts[name] != other[name]]
    return f"differs in {', '.join(wrong)}" if wrong else None


# Law 8: a game ends by a clause


def asks(match: Match) -> Wrong:
    """Check that each seat that is asked has a move, and that the clauses asked by exist.

    At the end there has to be an outcome.
    """
    known, ask, outcome = rulebook(match.definition).clauses, match.ask, match.outcome
    if (ask is None) != (outcome is not None) or match.over != (ask is None):
        return f"it asks {ask} and its outcome is {outcome}"
    if ask is not None:
        idle = [seat for seat in ask.seats if not match.legal(seat)]
        if idle:
            return f"seat {idle[0]} is asked {ask.why} and has no move"
        return None if ask.why in known else f"{ask.why} is no clause"
    assert outcome is not None
    if outcome.reason not in known:
        return f"it ended by {outcome.reason}, which is no clause"
    if not set(outcome.winners) <= set(range(match.players)):
        return f"{outcome.winners} have won, and some of them do not sit here"
    return None


# Law 4: all that is offered is listed


def offers_listed(match: Match, listed: Collection[Move]) -> Wrong:
    """Check that each move that is offered is among those that the game lists for seat 0."""
    for move in match.legal():
        if moved_to(move, 0, match.players) not in listed:
            return f"{move} is offered, and every_move does not list it"
    return None


# Law 1: copies


def copies(match: Match) -> Wrong:
    """Check that a copy is equal, asks the same question, and is independent."""
    before = everything(match)
    twin = match.copy()
    if wrong := compare(before, everything(twin)):
        return f"a copy {wrong}"
    playout(twin, Dice(1))
    return None if everything(match) == before else "playing a copy changed the match"


def undoes(match: Match, steps: int = 1) -> Wrong:
    """Check that undo leads to earlier decisions, and that the same moves lead back."""
    moves = match.moves
    steps = min(steps, len(moves))
    twin = match.copy()
    for left in range(len(moves) - 1, len(moves) - 1 - steps, -1):
        twin.undo()
        if twin.moves != moves[:left]:
            return "undo did not take back one move"
    if wrong := different(match.before(len(moves) - steps), twin):
        return f"undo and before: {wrong}"
    for move in moves[len(moves) - steps :]:
        twin.apply(move)
    wrong = different(match, twin)
    return f"undo and again: {wrong}" if wrong else None


def replays(match: Match) -> Wrong:
    """Check that a record through JSON, a deep copy and a pickle give the same match."""
    twins = {
        "a replay": replay(json.loads(json.dumps(match.record()))),
        "a deep copy": copy.deepcopy(match),
    }
    if match.definition.package:  # else its rules are functions of a cell, which can't be pickled
        twins["a pickle"] = pickle.loads(pickle.dumps(match))
    for what, twin in twins.items():
        if wrong := different(match, twin):
            return f"{what} {wrong}"
        if twin.table is match.table:
            return f"{what} shares the table"
    return None


def reads_back(match: Match) -> Wrong:
    """Check that views and records are plain JSON, and that a move reads back from its words."""
    data = [*views(match), match.record()]
    if json.loads(json.dumps(data)) != data:
        return "a view or a record is more than JSON"
    parts = ("by", "verb", "cards", "count", "into", "joins", "word", "at")
    for move in match.legal():
        if move.word in match.deck:
            return f"the word {move.word!r} of {move} is a card of the deck too: it reads as one"
        again = match.read(move.text)
        if any(getattr(move, part) != getattr(again, part) for part in parts):
            return f"{move} reads back as another move"
    return None


# Law 2: no fact lives only in a local of a suspended rule


def goes_round(match: Match) -> Wrong:
    """Return what is wrong if ``play`` does not take the turns of a game from the engine."""
    if match.table.turns:
        return None
    return "play has no loop 'for p in turns:', so no table between two turns is ever saved"


def keeps_nothing(match: Match) -> Wrong:
    """Check that suspended rules keep only the table, seats, words and public cards as locals."""
    t = match.table
    tables = (t, match, *t.zones())  # what these hold is looked up there
    open_cards = {c for z in t.zones() if z.is_open for c in z.cards}
    told = (event for event in match.run.story() if event.seen == EVERYBODY)
    open_cards |= {card for event in told for card in event.cards if card}
    open_cards |= {part for card in open_cards for part in (card.base, card.shown)}
    flow: Any = match.run.rule
    while isinstance(flow, GeneratorType) and flow.gi_frame is not None:
        for name, value in flow.gi_frame.f_locals.items():
            # A move is public, but the cards that it names may be hidden.
            for part in [*value.cards, value.into] if isinstance(value, Move) else [value]:
                is_table = any(part is table for table in tables)
                if not is_table and not _is_harmless(part, open_cards):
                    return f"{flow.gi_code.co_name} keeps {part!r:.60} in its local {name!r}"
        flow = flow.gi_yieldfrom
    return None


def _is_harmless(value: Any, open_cards: set[Card]) -> bool:
    """Return whether a local may be kept: a seat, a word, a rule, or a card that all have seen."""
    if isinstance(value, Card):
        return value in open_cards
    if isinstance(value, list | tuple | range):
        return all(isinstance(part, int) for part in value)  # seats
    kept = (TurnLoop, Question, Ask, int, str, NoneType)  # the engine's own, and plain values
    return isinstance(value, kept) or callable(value)


# Law 4: legality is written once


def refuses(match: Match, vocabulary: list[Move]) -> Wrong:
    """Check that ``why_not`` is None for legal moves only.

    A refusal has to cite a clause and change nothing.
    """
    legal = match.legal()
    offered, alike = {str(move) for move in legal}, {_in_any_order(move) for move in legal}
    known = rulebook(match.definition).clauses
    before = everything(match)
    for move in vocabulary:
        no = match.why_not(move)
        is_legal = str(move) in offered
        if is_legal != (no is None) and (is_legal or _in_any_order(move) not in alike):
            return f"why_not({move}) is {no!r}"
        if no is not None and (no.clause not in known or not no.text or "{" in no.text):
            return f"why_not({move}) cites {no!r}"
        if no is not None and not _raises(match, move, no.clause):
            return f"{move} is refused, and can be made"
    return None if everything(match) == before else "refusals changed the match"


def _in_any_order(move: Move) -> tuple[Any, ...]:
    """Return a key that is equal for moves that name the same cards in another order."""
    cards = sorted(card.text for card in move.cards)
    return move.by, move.verb, move.count, tuple(cards), move.into, move.word, move.at


def _raises(match: Match, move: Move, clause: str) -> bool:
    try:
        match.apply(move)
    except IllegalMove as error:
        return error.clause == clause
    return False


def misspelt(match: Match, move: Move) -> list[Move]:
    """Return a move with a word too many, a wrong word or another seat: none of them is legal."""
    texts = [f"{move.by} re{move.verb}", f"9{move}"]
    if move.at is None:
        texts += [f"{move} at 7"] if move.word else [f"{move} sideways", f"{move} at 7"]
    return [match.read(text) for text in texts]


def tried(match: Match, offered: Iterable[Move]) -> list[Move]:
    """Return moves to try on a match: the verbs of offered moves, alone and with other cards.

    Some are legal; which ones is for :func:`refuses` to compare.
    """
    verbs = {move.verb: move for move in offered}
    cards = dict.fromkeys(card for zone in match.table.zones() for card in zone.cards)
    texts = [f"{seat} {verb}" for verb in verbs for seat in range(match.players)]
    texts += [f"{seat} nonsense" for seat in (0, match.players)]
    for verb, move in verbs.items():
        if move.card is not None:
            texts += [f"{seat} {verb} {card}" for card in cards for seat in (0, match.players - 1)]
        if move.at is not None:
            texts += [f"{seat} {verb} at {seat}" for seat in range(match.players)]
    return [match.read(text) for text in texts]


def refusing_now(match: Match) -> Iterator[str]:
    """Yield the clauses that refuse the plain verbs and each other card to the seat asked."""
    if match.ask is not None:
        seat = match.ask.seats[0]
        held = {c for zone in match.table.zones() if zone.is_held_by(seat) for c in zone.cards}
        texts = sorted(map(str, held))
        verbs = {verb.name for verb in match.words.verbs} | {m.verb for m in match.legal()}
        tried = [*sorted(verbs), *(f"play {n}{card}" for card in texts for n in ("", "2x "))]
        refusals = (match.why_not(f"{seat} {words}") for words in tried)
        yield from (no.clause for no in refusals if no is not None)


# Tables set by hand


def sets_table(match: Match) -> Wrong:
    """Set up this table by hand; check that the match is sound, or clearly refused.

    Facts of the game that are not named may not fit the cards; then :class:`BadTable` says so.
    """
    t, definition = match.table, match.definition
    places = {zone.name: ", ".join(map(str, zone.cards)) for zone in t.zones()}
    again: dict[str, Any] = {"players": match.players, "seed": 1, **match.options}
    with suppress(BadTable):
        twin = set_table(definition.name, {**places, "on turn": t.seat}, **again)
        if wrong := conserved(twin.table) or asks(twin) or replays(twin):
            return f"a table set by hand: {wrong}"
    for name, value in (("no such place", 1), (t.zones()[0].name, True), (t.zones()[0].name, -1)):
        try:
            set_table(definition.name, {**places, name: value}, **again)
        except BadTable as error:
            if str(value) not in str(error) and name not in str(error):
                return f"a table with {name!r}: {value!r} is refused without saying what is wrong"
        else:
            return f"a table with {name!r}: {value!r} is accepted"
    return None


# Scenarios


def set_up(game: Game[Any], scenario: Scenario) -> Match:
    """Return the match of a scenario before its first move."""
    start: dict[str, Any] = {"players": scenario.players, "seed": scenario.seed}
    start |= scenario.house_rules
    if scenario.places is None:
        return new_match(game, **start)
    return set_table(game.name, scenario.places, **start)


def run_scenario(game: Game[Any], scenario: Scenario) -> tuple[Match, set[str]]:
    """Return the match after the moves of a scenario, and the clauses that it has reached."""
    match = set_up(game, scenario)
    reached: set[str] = set()
    for text in scenario.moves:
        reached.add(match.ask.why if match.ask else "")
        if not text.startswith("not "):
            match.apply(text)
            continue
        no = match.why_not(text.removeprefix("not "))
        reached.add(no.clause if no else "")
    reached.update(event.clause for event in match.story())
    reached |= {match.ask.why} if match.ask else set()
    return match, reached - {""}


# Law 3: all chance comes from the dice

_PROGRAM = """
import cardlab, json, sys
name, players = sys.argv[1], int(sys.argv[2])
m = cardlab.new_match(name, players=players, seed=11)
cardlab.play(m, cardlab.bots.make('random', seed=5))
half = cardlab.replay(m.record(), moves=len(m.moves) // 2)
worlds = [half.imagine(seat, cardlab.Dice(3)) for seat in range(players)]
told = [[e.as_dict() for e in world.story()] for world in (m, *worlds)]
hands = [[str(c) for z in world.table.zones() for c in z.cards] for world in worlds]
print(json.dumps([m.record(), told, hands]))
"""


def other_processes(game: Game[Any]) -> Wrong:
    """Check that new processes, in which sets have other orders, play the same match."""
    results = set()
    for salt in ("0", "1", "4711"):
        command = [sys.executable, "-c", _PROGRAM, game.name, str(game.players[-1])]
        path = os.pathsep.join(filter(None, sys.path))
        environment = {**os.environ, "PYTHONHASHSEED": salt, "PYTHONPATH": path}
        run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if run.returncode:
            return f"a new process ends with {run.returncode}: {run.stderr[-300:]}"
        results.add(run.stdout)
    return "new processes play different matches from one seed" if len(results) > 1 else None
