"""Examples worked by hand, written as data: a table, the moves made, and what is true then."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from cardlab import Match, set_table

WINDOWS = ("spicy.challenge", "fuego.four_any_time")  # asked of others before the next turn
SHORT = {"nacho_pile": "nacho"}  # a game by the first word of its clauses


def after(game: str, places: Mapping[str, Any], moves: str = "", players: int = 3, seed: int = 1,
          **rules: Any) -> Match:  # fmt: skip
    """Set a table, and make moves written with commas between them."""
    return make(set_table(game, dict(places), players=players, seed=seed, **rules), moves)


def make(match: Match, moves: str) -> Match:
    """Make moves; ``all wait`` lets everybody wait who is asked before the next turn."""
    for move in listed(moves):
        if move == "all wait":
            while match.ask and match.ask.why in WINDOWS:
                match.apply(f"{match.ask.seats[0]} wait")
        else:
            match.apply(move)
    return match


def example(clauses: str, what: str, places: Mapping[str, Any], moves: str = "", players: int = 0,
            rules: Mapping[str, Any] | None = None, **then: Any) -> Any:  # fmt: skip
    """Return a row of examples: a table, the moves made on it, and what ``shows`` finds then.

    ``clauses`` are the ids of the clauses that it proves.
    """
    row = (places, moves, players, rules or {}, then)
    return pytest.param(row, marks=[pytest.mark.rule(id) for id in clauses.split()], id=what)


def prove(game: str, row: tuple[Any, ...], players: int = 3) -> None:
    """Play the example of a row, with so many players where it names no number, and compare."""
    places, moves, named, rules, then = row
    shows(after(game, places, moves, named or players, **rules), **then)


def shows(match: Match, **then: Any) -> None:
    """Hold that all this is true.

    ``legal``, ``legal_1``: the legal moves, of all seats or one, with commas between them.
    ``offers``, ``plays``: some of these moves; the cards that can be played.
    ``refuses``: for a move, or several with commas, the clause that forbids it.
    ``asked``: the clause that asks now, and the seats asked: "turn 0"; "" when the game is over.
    ``over``: the clause that ended it, and the winners: "goal 0"; ``scores``.
    ``told``: the clauses of the story, in order; ``story``: its verbs with their seats: "play 0".
    ``sees_1``: what a seat (``sees_none``: a spectator) sees of some zones, "?" for a card hidden.
    A name of a zone, ``hand_0``: its cards (a set where chance orders them), or their number.
    Any other word: the fact of that name of the table.
    """
    for what, expected in then.items():
        if what == "refuses":
            found = {move: refused(match, move) for moves in expected for move in listed(moves)}
            wanted = {move: f"{prefix(match)}{clause}" for moves, clause in expected.items()
                      for move in listed(moves)}  # fmt: skip
        elif what == "offers":
            found, wanted = set(listed(expected)) & moves_of(match), set(listed(expected))
        elif what.startswith("sees_"):
            seat = None if what == "sees_none" else int(what[5:])
            found, wanted = {zone: seen(match, seat, zone) for zone in expected}, expected
        elif what in FINDS or what.startswith("legal_"):
            found = FINDS[what](match) if what in FINDS else moves_of(match, int(what[6:]))
            wanted = set(listed(expected)) if isinstance(found, set) else expected
        else:
            found, wanted = look(match, what, expected)
        assert found == wanted, f"{what} is {found}, not {wanted}"


def look(match: Match, what: str, expected: Any) -> tuple[Any, Any]:
    """What lies in a zone: how many, which in order, or which in any order; or a fact."""
    zones = {zone.name.replace(" ", "_").replace("-", "_"): zone for zone in match.table.zones()}
    if what not in zones:
        return getattr(match.table, what), expected
    cards = [str(card) for card in zones[what]]
    if isinstance(expected, int):
        return len(cards), expected
    if isinstance(expected, set):
        return set(cards), expected
    wanted = listed(expected)
    return (cards, wanted) if zones[what].is_ordered else (sorted(cards), sorted(wanted))


def listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def prefix(match: Match) -> str:
    return SHORT.get(match.game, match.game) + "."


def short(match: Match, clause: str) -> str:
    return clause.removeprefix(prefix(match))


def moves_of(match: Match, seat: int | None = None) -> set[str]:
    return {str(move) for move in match.legal(seat)}


def plays(match: Match) -> set[str]:
    """What can be played now, without the seat."""
    return {str(move).split(" ", 2)[2] for move in match.legal() if move.verb == "play"}


def refused(match: Match, move: str) -> str | None:
    """The clause that forbids a move; None if it is legal."""
    no = match.why_not(move)
    return no and no.clause


def clauses(match: Match) -> list[str]:
    """What the story cites, in order."""
    return [event.clause for event in match.story()]


def sentences(match: Match, seat: int | None = None) -> list[str]:
    """The story as a seat is told it; without one, all of it."""
    return [match.told(event, me=seat).text() for event in match.story(seat)]


def hand(match: Match, seat: int) -> list[str]:
    return [str(card) for card in match.table.hands[seat]]


def sizes(match: Match) -> list[int]:
    return [len(cards) for cards in match.table.hands]


def seen(match: Match, seat: int | None, zone: str) -> str:
    """What a seat sees of a zone, "?" for each card that it cannot know."""
    return ", ".join("?" if card is None else str(card) for card in match.view(seat).zone(zone))


def clause_and_seats(match: Match, clause: str, seats: Iterable[int]) -> str:
    return " ".join([short(match, clause), *map(str, seats)])


def asked(match: Match) -> str:
    """The clause that asks now, and the seats asked."""
    return clause_and_seats(match, match.ask.why, sorted(match.ask.seats)) if match.ask else ""


def over(match: Match) -> str:
    """The clause that ended the game, and the winners."""
    outcome = match.outcome
    return clause_and_seats(match, outcome.reason, outcome.winners) if outcome else ""


def story(match: Match) -> str:
    return ", ".join(e.verb if e.by is None else f"{e.verb} {e.by}" for e in match.story())


FINDS: dict[str, Callable[[Match], Any]] = {
    "legal": moves_of,
    "plays": plays,
    "asked": asked,
    "over": over,
    "scores": lambda match: match.outcome and match.outcome.scores,
    "told": lambda match: " ".join(short(match, clause) for clause in clauses(match)),
    "story": story,
}
