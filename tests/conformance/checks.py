"""The laws of the house as checks: each takes a match and answers with what is wrong, or None.

They know no game. ``test_laws.py`` runs them over all games and tries each on a planted fault.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import cardlab
from cardlab import Dice, IllegalMove, Match, Move
from cardlab.bots.seat import Seat
from cardlab.games import find
from cardlab.view import conserved

Fault = str | None


def everything(match: Match) -> dict[str, Any]:
    """All that is true of a match, to compare two: each seat's view, the zones, the story."""
    t = match.table
    return {
        "zones": [(z.name, [str(c) for c in z.cards], list(z.known)) for z in t.zones()],
        "dice": t.dice.state,
        "views": [match.view(seat) for seat in (None, *range(match.players))],
        "story": [event.as_dict() for event in match.story()],
        "legal": [str(move) for move in match.legal()],
        "outcome": match.outcome,
    }


def different(match: Match, other: Match) -> Fault:
    """The parts in which two matches differ."""
    mine, its = everything(match), everything(other)
    wrong = [name for name in mine if mine[name] != its[name]]
    return f"differs in {', '.join(wrong)}" if wrong else None


# Law 7: nothing is lost


def pieces(match: Match) -> Fault:
    """Each piece of the box is on the table once."""
    return conserved(match.table)


def asks(match: Match) -> Fault:
    """Who is asked has a move to make, and knows by which clause."""
    for seat in match.ask.seats if match.ask else ():
        if not match.legal(seat):
            return f"seat {seat} is asked {match.ask.why} and has no move"
    if match.ask and match.ask.why not in cardlab.rulebook(match.game).clauses:
        return f"{match.ask.why} is no clause"
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


def undoes(match: Match) -> Fault:
    """Undo leads to the decision before, and making the same move again leads back."""
    if not match.moves:
        return None
    twin, last = match.copy(), match.moves[-1]
    twin.undo()
    if len(twin.moves) != len(match.moves) - 1:
        return "undo did not take back one move"
    twin.apply(last)
    fault = different(match, twin)
    return f"undo and again: {fault}" if fault else None


def replays(match: Match) -> Fault:
    """A record, through JSON, is the same match."""
    again = cardlab.replay(json.loads(json.dumps(match.record())))
    fault = different(match, again)
    return f"a replay {fault}" if fault else None


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
        if no is not None and (no.clause not in known or not no.text):
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


# Law 5: a seat sees nothing of what is hidden from it


def told_to(match: Match, seat: int) -> dict[str, Any]:
    """All that reaches a seat, in whatever way."""
    handed = Seat(match, seat)
    refused = [str(match.why_not(f"{seat} pass")), str(match.why_not(f"{seat} draw"))]
    return {
        "view": match.view(seat),
        "legal": [str(move) for move in match.legal(seat)],
        "story": [event.as_dict() for event in match.story(seat)],
        "told": [match.told(event, seat).text() for event in match.story(seat)],
        "asked": [match.ask.why, list(match.ask.seats)] if match.ask else None,
        "handed": [repr(handed), handed.view, [str(m) for m in handed.legal], handed.why],
        "refused": refused,
        "errors": [error_of(match, f"{seat} nonsense"), error_of(match, f"{seat} pass")],
        "repr": repr(match),
    }


def error_of(match: Match, text: str) -> str:
    """What an illegal move is told; a legal one is not made."""
    if match.why_not(text) is None:
        return ""
    try:
        match.apply(text)
    except IllegalMove as error:
        return f"{error} {error.clause} {error.text}"
    return "made"


def twins(match: Match, seat: int, dice: Dice, steps: int = 6) -> Fault:
    """Two worlds that differ only in what a seat cannot know tell it the same, now and later."""
    twin = match.imagine(seat, dice)
    if fault := leak(match, twin, seat):
        return fault
    match = match.copy()
    for _ in range(steps):
        if match.over:
            return None
        made = common_move(match, twin, seat, dice)
        if made is None:
            return None
        match.apply(made)
        twin.apply(made)
        if shuffled(match) or shuffled(twin):
            return None  # from here on chance differs between the worlds, and may show
        if fault := leak(match, twin, seat):
            return f"after {made}: {fault}"
    return None


def leak(match: Match, twin: Match, seat: int) -> Fault:
    mine, its = told_to(match, seat), told_to(twin, seat)
    wrong = [name for name in mine if mine[name] != its[name]]
    return f"seat {seat} is told of what it can't know: {', '.join(wrong)}" if wrong else None


def common_move(match: Match, twin: Match, seat: int, dice: Dice) -> Move | None:
    """A move legal in both worlds; not one by which the seat itself learns a hidden card."""
    others = {str(move) for move in twin.legal()}
    both = [m for m in match.legal() if str(m) in others and not learns(match, m, seat)]
    return both[dice.below(len(both))] if both else None


def learns(match: Match, move: Move, seat: int) -> bool:
    """Whether a move lets the seat see something hidden, in which the worlds may differ.

    By its view alone: what only the story, an error or a question tells is no right to know.
    """
    after = match.copy()
    before = hidden_from(after, seat)
    after.apply(move)
    seen = {c for z in after.view(seat)["zones"] for c in z["cards"] if c}
    return bool(seen & before - {str(move.card)})  # the card it names is the same in both worlds


def hidden_from(match: Match, seat: int) -> set[str]:
    zones = match.table.zones()
    return {str(c) for z in zones for i, c in enumerate(z.cards) if not z.sees(seat, i)}


def shuffled(match: Match) -> bool:
    """Whether the last move has led to a shuffle."""
    story = match.story()
    last = [event for event in story if event.decision == story[-1].decision]
    return any(event.verb == "shuffle" for event in last)


# Law 6: imagine keeps what is known, and is a function of that and of the dice alone


def imagines(match: Match, seat: int, seed: int) -> Fault:
    """An imagined world is complete, looks the same to the seat, and gives nothing away."""
    world = match.imagine(seat, Dice(seed))
    if fault := conserved(world.table):
        return f"imagine: {fault}"
    if world.view(seat) != match.view(seat) or world.story(seat) != match.story(seat):
        return "the seat sees another world than its own"
    if fault := different(world, world.copy()):
        return f"a copy of an imagined match {fault}"
    twin = world.imagine(seat, Dice(seed))
    again = match.imagine(seat, Dice(seed)).imagine(seat, Dice(seed))
    if fault := different(twin, again):
        return f"imagine depends on more than what is known: {fault}"
    other = match.imagine(seat, Dice(seed + 1)).imagine(seat, Dice(seed))
    fault = different(twin, other)
    return f"imagine depends on what is hidden: {fault}" if fault else None


def gives_away(world: Match) -> Iterator[str]:
    """The ways back from an imagined match to the real one; there should be none."""
    for name in ("record", "undo"):
        try:
            getattr(world, name)()
        except cardlab.CardlabError:
            continue
        yield name
    with contextlib.suppress(cardlab.CardlabError):
        yield f"moves {world.moves}"
    if world.seed is not None:
        yield "seed"


# A whole game


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
