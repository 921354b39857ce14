"""The examples worked by hand, and each clause has one; ``check_game`` reaches it in play."""

from __future__ import annotations

from collections import Counter

import pytest

import cardlab
from cardlab.engine.match.catalogue import find
from cardlab.testing.wording import badly_cited
from tests.rules.tables import Example, after, examples, shows
from tutorials.book.proofs import proofs

EXAMPLES = [
    pytest.param(game, example, id=f"{example.clauses[0]}: {example.shows}")
    for game in cardlab.list_games()
    for example in examples(game)
]


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_an_example_worked_by_hand(game: str, example: Example) -> None:
    match = after(game, example.table, example.moves, example.players, **example.rules or {})
    shows(match, **example.then)


@pytest.mark.parametrize("game", cardlab.list_games())
def test_each_clause_has_an_example_worked_by_hand(game):
    assert set(proofs(game)) == set(cardlab.rulebook(game).clauses)  # the book shows the same


@pytest.mark.parametrize("game", cardlab.list_games())
def test_the_deck_counts_the_cards_that_are_on_the_table(game):
    match = cardlab.new_match(game, seed=1)
    there = Counter(card.base for zone in match.table.zones() for card in zone)
    assert there == match.deck.counts


def test_a_clause_never_cited_and_a_cited_one_that_is_none_are_seen():
    game = find("pepper")
    ids = set(cardlab.rulebook(game).clauses)
    assert badly_cited(game, ids) == []
    for cited, named in ((ids - {"pepper.poblano"}, "poblano"), (ids | {"pepper.nine"}, "nine")):
        (wrong,) = badly_cited(game, cited)
        assert wrong.startswith(f"pepper.{named} is ")


@pytest.mark.parametrize("game", cardlab.list_games())
def test_both_languages_have_the_same_clauses(game):
    english, spanish = cardlab.rulebook(game), cardlab.rulebook(game, "es")
    assert list(english.clauses) == list(spanish.clauses)
    for mine, its in zip(english, spanish, strict=True):
        assert mine.text != its.text
        assert (mine.kind, bool(mine.gap)) == (its.kind, bool(its.gap))


def test_a_rulebook_prints_as_its_text():
    book = cardlab.rulebook("pepper")
    assert all(clause.text in str(book) and f"[{clause.id}]" in str(book) for clause in book)
