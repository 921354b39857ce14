"""Each clause has an example among the tests; that it is reached in play, ``check_game`` holds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cardlab
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.rulebook import Rulebook
from cardlab.testing.clauses import badly_cited, in_the_code

HERE = Path(__file__).parent
MARKER = re.compile(r'^@(?:pytest\.mark\.)?rule\("([\w.]+)"\)', re.MULTILINE)


def sources(game: str) -> str:
    """The tests of a game's rules, as text."""
    paths = sorted(HERE.glob(f"test_{game}*.py"))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def badly_marked(book: Rulebook, tests: str) -> list[str]:
    """Clauses without an example, and markers that name no clause."""
    marked = set(MARKER.findall(tests))
    return [f"{id} has no example" for id in book.clauses if id not in marked] + [
        f"{id} is marked and no clause" for id in sorted(marked - set(book.clauses))
    ]


@pytest.mark.parametrize("game", cardlab.list_games())
def test_each_clause_has_an_example_worked_by_hand(game):
    assert badly_marked(cardlab.rulebook(game), sources(game)) == []


def test_a_missing_example_and_a_wrong_marker_are_seen():
    book, tests = cardlab.rulebook("pepper"), sources("pepper")
    without = tests.replace('@rule("pepper.match")', "")
    assert badly_marked(book, without) == ["pepper.match has no example"]
    assert badly_marked(book, tests + '\n@rule("pepper.nine")') == [
        "pepper.nine is marked and no clause"
    ]


def test_a_clause_never_cited_and_a_cited_one_that_is_none_are_seen():
    game = find("pepper")
    ids = in_the_code(game)
    assert badly_cited(game, ids) == []
    never = "pepper.poblano is never told, asked or cited: a scenario may show it"
    assert badly_cited(game, ids - {"pepper.poblano"}) == [never]
    assert badly_cited(game, ids | {"pepper.nine"}) == ["pepper.nine is cited and no clause"]


def test_a_marker_reaches_pytest(request):
    """What the text says is what pytest reads: ``rule`` in these files is the registered marker."""
    assert sources("pepper").count("\nrule = pytest.mark.rule\n") == len(
        list(HERE.glob("test_pepper*.py"))
    )
    assert any(line.startswith("rule(clause)") for line in request.config.getini("markers"))


@pytest.mark.parametrize("game", cardlab.list_games())
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


DECIDED = (
    *("fuego.decks", "fuego.first_play", "fuego.four", "fuego.incendio_shield", "fuego.refill"),
    *("nacho.winner", "schwupps.end_turn", "schwupps.score", "spicy.deal", "spicy.invalid"),
)  # answers to what the printed rules leave open, once told as if they were printed


@pytest.mark.parametrize("id", DECIDED)
def test_a_decision_of_ours_is_shown_as_ours(id):
    game = next(game for game in cardlab.list_games() if id in cardlab.rulebook(game).clauses)
    for language, ours in (("en", "Our decision. "), ("es", "Decisión nuestra. ")):
        book = cardlab.rulebook(game, language)
        assert book[id].gap.startswith(ours)
        assert book[id].gap in str(book)


def test_the_five_books_have_123_clauses():
    sizes = {game: len(cardlab.rulebook(game)) for game in cardlab.list_games()}
    assert sizes == {"fuego": 29, "nacho_pile": 20, "pepper": 20, "schwupps": 23, "spicy": 31}
    assert sum(sizes.values()) == 123
