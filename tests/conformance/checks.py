"""The laws of the house as checks: each takes a match and answers with what is wrong, or None.

They know no game. ``test_laws.py`` runs them over all games; ``test_planted.py`` tries each on a
fault. What a seat may know (laws 5 and 6) stands in ``worlds.py``, chance (law 3) in ``chance.py``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from types import GeneratorType
from typing import Any

import cardlab
from cardlab import Card, Dice, IllegalMove, Match, Move
from cardlab.engine.catalogue import find
from cardlab.engine.course import Turns
from cardlab.engine.questions import Question
from cardlab.engine.view import conserved
from cardlab.engine.zone import Zone

Fault = str | None


def everything(match: Match) -> dict[str, Any]:
    """All that is true of a match, to compare two: the table, each seat's view, the story."""
    t = match.table
    held = {name: getattr(t, name) for name in t.attributes}
    apart = {"dice", "story", *(name for name, value in held.items() if _zones_in(value))}
    return {
        "zones": [(z.name, [str(c) for c in z.cards], list(z.known)) for z in t.zones()],
        "facts": {name: repr(value) for name, value in held.items() if name not in apart},
        "dice": t.dice.state,
        "views": [match.view(seat).as_dict() for seat in (None, *range(match.players))],
        "story": [(event.seen, event.as_dict()) for event in match.story()],
        "legal": [str(move) for move in match.legal()],
        "names": match.names,
    }


def _zones_in(value: Any) -> bool:
    return isinstance(value, Zone) or (
        isinstance(value, list) and any(isinstance(each, Zone) for each in value)
    )


def different(match: Match, other: Match) -> Fault:
    """The parts in which two matches differ."""
    mine, its = everything(match), everything(other)
    wrong = [name for name in mine if mine[name] != its[name]]
    return f"differs in {', '.join(wrong)}" if wrong else None


# Laws 7 and 8: nothing is lost, and a game ends by a clause


def pieces(match: Match) -> Fault:
    """Each piece of the box is on the table once."""
    return conserved(match.table)


def asks(match: Match) -> Fault:
    """Who is asked has a move to make, and by which clause; at the end there is an outcome."""
    known = cardlab.rulebook(match.game).clauses
    for seat in match.ask.seats if match.ask else ():
        if not match.legal(seat):
            return f"seat {seat} is asked {match.ask.why} and has no move"
    if match.ask and match.ask.why not in known:
        return f"{match.ask.why} is no clause"
    if (match.ask is None) != (match.outcome is not None) or match.over != (match.ask is None):
        return f"it asks {match.ask} and its outcome is {match.outcome}"
    if match.outcome and match.outcome.reason not in known:
        return f"it ended by {match.outcome.reason}, which is no clause"
    if match.outcome and not set(match.outcome.winners) <= set(range(match.players)):
        return f"{match.outcome.winners} have won, and some of them do not sit here"
    return None


# Law 1: copies


def copies(match: Match) -> Fault:
    """A copy is equal, poses the same question, and lives its own life."""
    before = everything(match)
    twin = match.copy()
    if fault := different(match, twin):
        return f"a copy {fault}"
    cardlab.playout(twin, Dice(1))
    return None if everything(match) == before else "playing a copy changed the match"


def undoes(match: Match, steps: int = 1) -> Fault:
    """Undo leads to the decisions before, and making the same moves again leads back."""
    made = match.moves
    steps = min(steps, len(made))
    twin = match.copy()
    for left in range(len(made) - 1, len(made) - 1 - steps, -1):
        twin.undo()
        if twin.moves != made[:left]:
            return "undo did not take back one move"
    if fault := different(match.before(len(made) - steps), twin):
        return f"undo and before: {fault}"
    for move in made[len(made) - steps :]:
        twin.apply(move)
    fault = different(match, twin)
    return f"undo and again: {fault}" if fault else None


def goes_back(match: Match, decision: int) -> Fault:
    """``before`` is what a replay of so many moves gives, and a match of its own."""
    record = match.record()
    fault = different(cardlab.replay(record, moves=decision), match.before(decision))
    return f"before({decision}) and a replay: {fault}" if fault else None


def replays(match: Match) -> Fault:
    """A record, through JSON, is the same match."""
    again = cardlab.replay(json.loads(json.dumps(match.record())))
    fault = different(match, again)
    return f"a replay {fault}" if fault else None


def reads_back(match: Match) -> Fault:
    """Views and records are JSON and nothing else; a move is what its words say."""
    told = [match.view(seat).as_dict() for seat in (None, *range(match.players))]
    told.append(match.record())
    if json.loads(json.dumps(told)) != told:
        return "a view or a record is more than JSON"
    parts = Move.__slots__
    for move in match.legal():
        again = Move.parse(move.text)
        if any(getattr(move, part) != getattr(again, part) for part in parts):
            return f"{move} reads back as another move"
    return None


# Law 2: no fact lives only in a local of a suspended rule


def keeps_nothing(match: Match) -> Fault:
    """The locals of the suspended rules: the table, seats, words, cards that all have seen."""
    t, flow = match.table, match.course.rule
    open_cards = {c for z in t.zones() if z.kind in ("open", "heap") for c in z.cards}
    open_cards |= {c for event in match.story() if event.seen == -1 for c in event.cards if c}
    open_cards |= {Card.parse(part) for card in open_cards for part in card.text.split("=")}
    while isinstance(flow, GeneratorType) and flow.gi_frame is not None:
        for name, value in flow.gi_frame.f_locals.items():
            for part in _parts(value):
                if part is t or part is match or _is_harmless(part, open_cards):
                    continue
                return f"{flow.gi_code.co_name} keeps {part!r:.60} in its local {name!r}"
        flow = flow.gi_yieldfrom
    return None


def _parts(value: Any) -> Iterator[Any]:
    """A move's cards, as these may be hidden; all else as it is."""
    yield from [value.card, value.into] if isinstance(value, Move) else [value]


def _is_harmless(value: Any, open_cards: set[Card]) -> bool:
    """Seats, words and rules can't be out of date; a card that was played is nobody's secret."""
    if isinstance(value, Card):
        return value in open_cards
    if isinstance(value, list):
        return all(isinstance(part, int) for part in value)  # seats
    if isinstance(value, Turns | Question):
        return True  # the engine's own, or a rule's
    return value is None or isinstance(value, int | str) or callable(value)


# Law 4: legality is written once


def refuses(match: Match, vocabulary: list[Move]) -> Fault:
    """``why_not`` is None for just the legal moves; a refusal cites a clause, changes nothing."""
    legal = {str(move) for move in match.legal()}
    known = cardlab.rulebook(match.game).clauses
    before = everything(match)
    for move in vocabulary:
        no = match.why_not(move)
        if (no is None) != (str(move) in legal):
            return f"why_not({move}) is {no!r}"
        if no is not None and (no.clause not in known or not no.text or "{" in no.text):
            return f"why_not({move}) cites {no!r}"
        if no is not None and not raises(match, move, no.clause):
            return f"{move} is refused, and can be made"
    return None if everything(match) == before else "refusals changed the match"


def raises(match: Match, move: Move, clause: str) -> bool:
    try:
        match.apply(move)
    except IllegalMove as error:
        return error.clause == clause
    return False


def misspelt(move: Move) -> list[Move]:
    """A move with a word too many or another seat: none of them is legal."""
    texts = [f"{move.by} re{move.verb}", f"9{move}"]
    texts += [f"{move} sideways"] if not move.word and move.at is None else []
    texts += [f"{move} at 7"] if move.at is None else []
    return [Move.parse(text) for text in texts]


def settings(game: str) -> list[tuple[int, dict[str, Any]]]:
    """Every number of players with the default rules, and each house rule's other values."""
    rules = find(game)
    found: list[tuple[int, dict[str, Any]]] = [(players, {}) for players in rules.players]
    for option in rules.options:
        if isinstance(option.choices, tuple):
            others = [choice for choice in option.choices if choice != option.default]
            found += [(3, {option.name: other}) for other in others]
            found += [(rules.players[0], {option.name: other}) for other in others]
    return found


def every_move(game: str, moves: int) -> list[Move]:
    """The moves that some games by chance have offered, at every number of players."""
    found: dict[str, Move] = {}
    for players in find(game).players:
        match, dice = cardlab.new_match(game, players, seed=players), Dice(players)
        while not match.over and len(found) < moves * (players - 1):
            legal = match.legal()
            found |= {str(move): move for move in legal}
            match.apply(legal[dice.below(len(legal))])
    return list(found.values())
