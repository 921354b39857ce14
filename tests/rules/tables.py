"""Examples worked by hand: a table, the moves made, and what is true then."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from cardlab import Match, games, set_table

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


class Example(NamedTuple):
    """An example of ``examples.toml``: a table, the moves made on it, and what is true then."""

    shows: str
    clauses: list[str]
    players: int
    table: dict[str, Any]
    then: dict[str, Any]
    moves: str = ""
    rules: dict[str, Any] | None = None


@cache
def examples(game: str) -> list[Example]:
    """Return the examples of a game, worked by hand from its clauses."""
    path = Path(games.__path__[0], game, "examples.toml")
    data = tomllib.loads(path.read_text("utf-8"))
    starts = {None: {}, **data.get("start", {})}
    rows = []
    for row in data["example"]:
        table = {**starts[row.pop("start", None)], **row.pop("table", {})}
        rows.append(Example(table=table, **row))
    return rows


def shows(match: Match, **then: Any) -> None:
    """Hold that all this is true.

    ``legal``, ``legal_1``: the legal moves, of all seats or one, with commas between them.
    ``offers``, ``plays``: some of these moves; the cards that can be played.
    ``refuses``: for a move, or several with commas, the clause that forbids it.
    ``asked``: the clause that asks now, and the seats asked: "turn 0"; "" when the game is over.
    ``over``: the clause that ended it, and the winners: "goal 0"; ``scores``.
    ``told``: the clauses of the story, in order; ``story``: its verbs with their seats: "play 0".
    ``sees_1``: what a seat (``sees_nobody``: a spectator) sees of zones, "?" for a hidden card.
    A name of a zone, ``hand_0``: its cards (a set where chance orders them), or their number.
    Any other word: the fact of that name of the table.
    In a file of examples these words have spaces, and cards in any order are a list.
    """
    for name, expected in then.items():
        what = written(name)
        if what == "refuses":
            found = {move: refused(match, move) for moves in expected for move in listed(moves)}
            wanted = {move: f"{prefix(match)}{clause}" for moves, clause in expected.items()
                      for move in listed(moves)}  # fmt: skip
        elif what == "offers":
            found, wanted = set(listed(expected)) & moves_of(match), set(listed(expected))
        elif what.startswith("sees_"):
            seat = None if what == "sees_nobody" else int(what[5:])
            found, wanted = {zone: seen(match, seat, zone) for zone in expected}, expected
        elif what in FINDS or what.startswith("legal_"):
            found = FINDS[what](match) if what in FINDS else moves_of(match, int(what[6:]))
            wanted = set(listed(expected)) if isinstance(found, set) else expected
        else:
            found, wanted = look(match, what, expected)
        assert found == wanted, f"{what} is {found}, not {wanted}"


def look(match: Match, what: str, expected: Any) -> tuple[Any, Any]:
    """What lies in a zone: how many, which in order, or which in any order; or a fact."""
    zones = {written(zone.name): zone for zone in match.table.zones()}
    if what not in zones:
        return getattr(match.table, what), expected
    cards = [str(card) for card in zones[what]]
    if isinstance(expected, int):
        return len(cards), expected
    if isinstance(expected, set | list):
        return set(cards), set(expected)
    wanted = listed(expected)
    return (cards, wanted) if zones[what].is_ordered else (sorted(cards), sorted(wanted))


def written(name: str) -> str:
    """Return a name as Python can write it."""
    return name.replace(" ", "_").replace("-", "_")


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
    "scores": lambda match: match.outcome and [*match.outcome.scores],
    "told": lambda match: " ".join(short(match, clause) for clause in clauses(match)),
    "story": story,
}
