"""Short ways to set and to read a table, for examples worked by hand."""

from __future__ import annotations

from typing import Any

import cardlab
from cardlab import Match
from cardlab.games.pepper.rules import DECK


def plays(match: Match, seat: int | None = None) -> set[str]:
    """The cards that may be played now."""
    return {str(move.card) for move in match.legal(seat) if move.verb == "play"}


def moves(match: Match) -> set[str]:
    return {str(move) for move in match.legal()}


def hand(match: Match, seat: int) -> list[str]:
    return [str(card) for card in match.table.hands[seat]]


def seen(match: Match, seat: int | None, zone: str) -> list[str | None]:
    """What a seat sees of a zone: the cards' texts, None for one that it cannot know."""
    return [card and str(card) for card in match.view(seat).zone(zone)]


def sizes(match: Match) -> list[int]:
    return [len(cards) for cards in match.table.hands]


def clauses(match: Match) -> list[str]:
    """What the story cites, in order."""
    return [event.clause for event in match.story()]


def last_line(match: Match) -> str:
    """The last sentence of the story, as all seats together could tell it."""
    return match.told(match.story()[-1]).text()


def refused(match: Match, move: str) -> tuple[str, str]:
    """The clause that forbids a move, and the sentence."""
    no = match.why_not(move)
    assert no is not None, f"{move} is legal"
    return no.clause, no.text


def make(match: Match, *texts: str) -> Match:
    for text in texts:
        match.apply(text)
    return match


def all_but(*named: str) -> str:
    """The rest of the deck in words: for a hand that leaves nothing in the stock."""
    taken = [part.strip() for text in named for part in text.split(",")]
    return ", ".join(str(card) for card in DECK if str(card) not in taken)


def first_with(kind: str, players: int = 3, **rules: Any) -> Match:
    """The first match by seed whose starter is of this kind: a pepper, a number or an eight."""
    for seed in range(2000):
        match = cardlab.new_match("pepper", players, seed, **rules)
        top = match.table.discards.cards[0]
        if kind == ("eight" if top.rank == 8 else top.kind):
            return match
    raise AssertionError(kind)
