"""The engine: its tables, what a seat knows of them, and matches played over them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from types import GeneratorType, MappingProxyType
from typing import Any

import cardlab
from cardlab import CardlabError, Dice, Game, Match


def played(match: Match, moves: int, seed: int = 3) -> Match:
    """Make so many moves by chance, fewer if the match is over before; return the match."""
    dice = Dice(seed)
    for _ in range(moves):
        if match.over:
            break
        match.apply(dice.choice(match.legal()))
    return match


def some(game: str, seed: int, moves: int, players: int = 3) -> Match:
    """Return a match of a game after so many moves by chance."""
    return played(cardlab.new_match(game, players, seed=seed), moves, seed)


def reached(start: Any) -> Iterator[Any]:
    """Yield all objects to which public attributes, entries and the locals of rules lead."""
    seen: set[int] = set()
    left = [start]
    while left:
        value = left.pop()
        if id(value) in seen or isinstance(value, str | int | type):
            continue
        seen.add(id(value))
        yield value
        if isinstance(value, dict | MappingProxyType):
            left += value.values()
        elif isinstance(value, list | tuple | set | frozenset):
            left += value
        elif isinstance(value, GeneratorType):
            left += [value.gi_frame and value.gi_frame.f_locals, value.gi_yieldfrom]
        elif type(value).__module__.startswith("cardlab") and not isinstance(value, Game):
            for name in (name for name in dir(value) if name[0] != "_"):
                with suppress(CardlabError):  # what an imagined match does not have
                    left.append(getattr(value, name, None))
