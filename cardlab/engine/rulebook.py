"""The rulebooks as data: each clause with its id, title and text, in English and Spanish."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from cardlab.engine.catalogue import find
from cardlab.engine.errors import BadOption
from cardlab.engine.game import Game
from cardlab.engine.words import LANGUAGES


@dataclass(frozen=True)
class Clause:
    """One clause of a rulebook, in one language.

    ``kind`` is "setup" where the engine carries it out before the first move and "play" where it
    cites it; ``gap`` says what the printed rules leave open and how it is read here, ``house``
    which house rule bends it.
    """

    id: str
    kind: str
    section: str
    title: str
    text: str
    gap: str = ""
    house: str = ""


class Rulebook:
    """All clauses of a game, in their order; its aim, what it teaches, how long it takes.

    >>> rules = rulebook("pepper")
    >>> len(rules), rules["pepper.eight"].title
    (20, 'Eights')
    """

    def __init__(self, game: str, data: Mapping[str, Any], language: str) -> None:
        self.game = game
        self.language = language
        data = data if "section" in data else _from_sentences(game, data)
        self.title: str = _read(data["title"], language)
        self.aim: str = _read(data["aim"], language)
        self.teaches: str = _read(data["teaches"], language)
        self.minutes: int = data["minutes"]
        found = (
            _clause(clause, _read(section["title"], language), language)
            for section in data["section"]
            for clause in section["clause"]
        )
        self.clauses: dict[str, Clause] = {clause.id: clause for clause in found}

    def __getitem__(self, id: str) -> Clause:
        if id not in self.clauses:
            known = ", ".join(self.clauses)
            raise BadOption(f"The rulebook of {self.game} has no clause {id!r}; it has {known}.")
        return self.clauses[id]

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses.values())

    def __len__(self) -> int:
        return len(self.clauses)


def _clause(data: Mapping[str, Any], section: str, language: str) -> Clause:
    parts = ("title", "text", "gap", "house")
    told = {key: _read(data[key], language) for key in parts if key in data}
    return Clause(data["id"], data["kind"], section, **told)


def _read(text: str | Mapping[str, str], language: str) -> str:
    """Return a text in a language; one that was written without a language serves for all."""
    return text if isinstance(text, str) else text[language]


def _from_sentences(game: str, sentences: Mapping[str, str]) -> dict[str, Any]:
    """Return the data of a rulebook that was given as one sentence a clause.

    The title of a clause is its id: "my_game.last_card" is titled "Last card".
    """
    clauses = [
        {"id": id, "kind": "play", "title": _words_of(id.rpartition(".")[2]), "text": text}
        for id, text in sentences.items()
    ]
    sections = [{"title": "", "clause": clauses}] if clauses else []
    book = {"title": _words_of(game), "aim": "", "teaches": "", "minutes": 0}
    return {**book, "section": sections}


def _words_of(name: str) -> str:
    return name.replace("_", " ").capitalize()


def rulebook(game: str | Game[Any], language: str = "en") -> Rulebook:
    """Return the rulebook of a game in a language, "en" or "es"."""
    if language not in LANGUAGES:
        raise BadOption(f"There is no language {language!r:.80}; there is {', '.join(LANGUAGES)}.")
    return _rulebook(find(game), language)


@cache
def _rulebook(game: Game[Any], language: str) -> Rulebook:
    return Rulebook(game.name, game.rulebook, language)
