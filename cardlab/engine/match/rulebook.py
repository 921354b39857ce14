"""The rulebooks as data: each clause with its id, title and text, in English and Spanish."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from cardlab.engine.match.catalogue import find
from cardlab.engine.match.game import Game
from cardlab.engine.table.errors import BadOption
from cardlab.engine.text.words import N_, Sentence, Words, either, spoken


@dataclass(frozen=True)
class Clause:
    """One clause of a rulebook, in one language.

    ``kind`` is "play" if the engine cites the clause with moves, "setup" if it carries the clause
    out before the first move, and "tested" if it obeys the clause without citing it ("the lowest
    card goes first"), so that only a test can prove it. ``gap`` is our decision where the printed
    rules leave something open; ``house`` names the house rule that changes the clause.
    """

    id: str
    kind: str
    section: str
    title: str
    text: str
    gap: str = ""
    house: str = ""

    @property
    def paragraphs(self) -> list[str]:
        """The text, then our decision and the house rule, if the clause has them."""
        return [part for part in (self.text, self.gap, self.house) if part]


class Rulebook:
    """The clauses of a game in order, its aim, what it teaches, and how long it takes.

    >>> rules = rulebook("pepper")
    >>> len(rules), rules["pepper.eight"].title
    (20, 'Eights')
    """

    def __init__(self, game: str, data: Mapping[str, Any], language: str) -> None:
        self.game = game
        self.language = language
        self.title: str = _text(data, "title", language) or spoken(game)
        self.aim: str = _text(data, "aim", language)
        self.teaches: str = _text(data, "teaches", language)
        self.minutes: int = data.get("minutes", 0)
        clauses = (
            _clause(clause, _text(section, "title", language), language)
            for section in data.get("section", ())
            for clause in section["clause"]
        )
        self.clauses: dict[str, Clause] = {clause.id: clause for clause in clauses}

    def __getitem__(self, id: str) -> Clause:
        """Return a clause by its id, or by the part of it behind the dot: "match"."""
        if id in self.clauses:
            return self.clauses[id]
        ends = [known for known in self.clauses if _short(known) == id]
        if len(ends) == 1:
            return self.clauses[ends[0]]
        from difflib import get_close_matches  # slow to import, and needed only for an error

        near = get_close_matches(_short(str(id)), map(_short, ends or self.clauses), 1, 0)
        nearest = [known for known in self.clauses if _short(known) in near]
        says = N_("The rulebook of {game} has no clause {id}; the nearest is {nearest}.")
        fields = {"game": self.game, "id": f"{id!r:.80}", "nearest": either(nearest)}
        raise BadOption(Sentence(says, fields))

    def find(self, word: str) -> list[Clause]:
        """Return the clauses whose id, title or text has a word; case and accents don't matter.

        >>> [clause.id for clause in rulebook("pepper").find("JALAPENO")][-1]
        'pepper.jalapeno'
        """
        return [
            clause
            for clause in self
            if _plain(word) in _plain(" ".join((clause.id, clause.title, *clause.paragraphs)))
        ]

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses.values())

    def __len__(self) -> int:
        return len(self.clauses)

    def __str__(self) -> str:
        """Return the whole rulebook as plain text, a section after the other."""
        lines = [self.title, "", self.aim]
        section = ""
        for clause in self:
            if clause.section != section:
                section = clause.section
                lines += ["", section.upper()]
            lines += ["", f"{clause.title} [{clause.id}]"]
            lines += clause.paragraphs
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<rulebook of {self.game}, {len(self)} clauses, in {self.language!r}>"


def _short(id: str) -> str:
    """Return a clause's id without the game in front."""
    return id.rpartition(".")[2]


def _plain(text: str) -> str:
    """Return a text in small letters without accents."""
    from unicodedata import combining, normalize  # needed only where somebody searches

    return "".join(c for c in normalize("NFD", text.casefold()) if not combining(c))


def _text(data: Mapping[str, Any], key: str, language: str) -> str:
    """Return a text in a language, or in English if it is not translated; "" if there is none."""
    texts: Mapping[str, str] = data.get(key, {})
    return texts.get(language) or texts.get("en", "")


def _clause(data: Mapping[str, Any], section: str, language: str) -> Clause:
    texts = {key: _text(data, key, language) for key in ("title", "text", "gap", "house")}
    if texts["gap"]:
        # Translators: in a rulebook, after what the printed rules leave open and our answer.
        texts["gap"] = Words(language)(N_("{gap} This is our decision."), gap=texts["gap"])
    return Clause(data["id"], data.get("kind", "play"), section, **texts)


def rulebook(game: str | Game[Any], language: str = "en") -> Rulebook:
    """Return the rulebook of a game in a language, "en" or "es"."""
    Words(language)  # refuses a language that there is not
    return _rulebook(find(game), language)


@cache
def _rulebook(game: Game[Any], language: str) -> Rulebook:
    return Rulebook(game.name, game.rulebook, language)
