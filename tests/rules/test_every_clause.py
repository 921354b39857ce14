"""Each clause is cited by the engine or marked as setup, and has an example among the tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cardlab
from cardlab.rulebook import Rulebook

HERE = Path(__file__).parent
ENGINE = Path(cardlab.__file__).parent
MARKER = re.compile(r'\brule\("([\w.]+)"\)')


def examples(game: str) -> set[str]:
    """The clauses that the tests of a game mark."""
    texts = [path.read_text(encoding="utf-8") for path in HERE.glob(f"test_{game}*.py")]
    return set(MARKER.findall("\n".join(texts)))


def cited(game: str) -> set[str]:
    """The clauses whose ids stand as words of their own in the game's code."""
    text = (ENGINE / "games" / f"{game}.py").read_text(encoding="utf-8")
    return set(re.findall(r'"([a-z_]+\.[a-z_]+)"', text))


def unproved(book: Rulebook, marked: set[str]) -> set[str]:
    return set(book.clauses) - marked


def uncited(book: Rulebook, ids: set[str]) -> set[str]:
    return {clause.id for clause in book if clause.kind != "setup"} - ids


@pytest.mark.parametrize("game", cardlab.games())
def test_each_clause_has_an_example_worked_by_hand(game):
    book = cardlab.rulebook(game)
    assert unproved(book, examples(game)) == set()
    assert examples(game) <= set(book.clauses)  # and no marker names a clause that is none


@pytest.mark.parametrize("game", cardlab.games())
def test_each_clause_is_cited_by_the_engine_or_is_setup(game):
    book = cardlab.rulebook(game)
    assert uncited(book, cited(game)) == set()
    assert cited(game) <= set(book.clauses)


def test_a_missing_example_and_a_missing_cite_are_seen():
    book = cardlab.rulebook("pepper")
    assert unproved(book, examples("pepper") - {"pepper.match"}) == {"pepper.match"}
    assert uncited(book, cited("pepper") - {"pepper.poblano"}) == {"pepper.poblano"}


@pytest.mark.parametrize("game", cardlab.games())
def test_both_languages_have_the_same_clauses(game):
    english, spanish = cardlab.rulebook(game), cardlab.rulebook(game, "es")
    assert list(english.clauses) == list(spanish.clauses)
    for mine, its in zip(english, spanish, strict=True):
        assert mine.text != its.text
        assert (mine.kind, bool(mine.gap), bool(mine.house)) == (
            its.kind,
            bool(its.gap),
            bool(its.house),
        )


def test_the_book_of_pepper_has_twenty_clauses():
    assert len(cardlab.rulebook("pepper")) == 20
