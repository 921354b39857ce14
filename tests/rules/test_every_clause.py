"""Each clause is cited by the engine or marked as setup, and has an example among the tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardlab
from cardlab import Dice, Match, bots
from cardlab.bots import Bot
from cardlab.bots.playing import step
from cardlab.engine.catalogue import find
from cardlab.engine.rulebook import Rulebook
from cardlab.testing.settings import settings

HERE = Path(__file__).parent
ENGINE = Path(cardlab.__file__).parent
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


def badly_cited(book: Rulebook, ids: set[str]) -> list[str]:
    """Clauses of play that are never cited, and what is cited and is no clause."""
    plays = [clause.id for clause in book if clause.kind != "setup"]
    return [f"{id} is never cited" for id in plays if id not in ids] + [
        f"{id} is cited and no clause" for id in sorted(ids - set(book.clauses))
    ]


def in_the_code(game: str) -> set[str]:
    """The clauses whose ids stand as words of their own in the game's code."""
    paths = (ENGINE / "games" / game).glob("*.py")
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    return set(re.findall(r'"([a-z_]+\.[a-z_]+)"', text))


def cited_by(match: Match) -> Iterator[str]:
    """The clause that asks now, and those that refuse the plain verbs and each other card."""
    if match.ask is not None:
        yield match.ask.why
        seat = match.ask.seats[0]
        held = {c for zone in match.table.zones() if zone.is_held_by(seat) for c in zone.cards}
        texts = sorted(map(str, held))
        verbs = [verb for verb in match.words.verbs if " " not in verb]
        tried = [*verbs, *(f"play {n}{card}" for card in texts for n in ("", "2x "))]
        refusals = (match.why_not(f"{seat} {words}") for words in tried)
        yield from (no.clause for no in refusals if no is not None)


# What games between bots meet too rarely: the last of three trophies, won by a third player.
RARE = {
    "spicy": [
        {"hand 0": "chili 1", "trophies 1": "trophy", "trophies 2": "trophy"},
        "0 play chili 1 as chili 1",
        "1 wait",
        "2 wait",
    ]
}


def in_play(game: str, seeds: int) -> set[str]:
    """The clauses cited while games are played in every setting, by chance and by the bots."""
    ids: set[str] = set()
    for table, *moves in [RARE[game]] if game in RARE else []:
        match = cardlab.set_table(game, table, players=3, seed=1)
        for move in moves:
            match.apply(move)
        ids.update(event.clause for event in match.story())
    cap = {"turn_cap": 400} if any(o.name == "turn_cap" for o in find(game).options) else {}
    for players, rules in settings(game):
        for seed in range(seeds):
            bot = bots.make(("random", "rule_of_thumb")[seed % 2], seed=seed)
            match = cardlab.new_match(game, players, seed, **{**cap, **rules})
            ids.update(cited_in(match, bot, Dice(seed + 1)))
        low = dict.fromkeys(cap, 3)
        match = cardlab.new_match(game, players, 0, **{**rules, **low})
        ids.update(cited_in(match, bots.make("random", seed=1), Dice(1)))
    return ids


def cited_in(match: Match, bot: Bot, dice: Dice) -> Iterator[str]:
    """The clauses of a whole game, now and then also of what can't be done."""
    while not match.over:
        if dice.below(8) == 0:
            yield from cited_by(match)
        step(match, [bot] * match.players)
    yield from (event.clause for event in match.story())


@pytest.mark.parametrize("game", cardlab.list_games())
def test_each_clause_has_an_example_worked_by_hand(game):
    assert badly_marked(cardlab.rulebook(game), sources(game)) == []


@pytest.mark.parametrize("game", cardlab.list_games())
def test_each_clause_is_cited_in_play_or_is_setup(game):
    assert badly_cited(cardlab.rulebook(game), in_play(game, 12)) == []


@pytest.mark.parametrize("game", cardlab.list_games())
def test_the_code_of_a_game_names_clauses_only(game):
    assert badly_cited(cardlab.rulebook(game), in_the_code(game)) == []


def test_a_missing_example_and_a_wrong_marker_are_seen():
    book, tests = cardlab.rulebook("pepper"), sources("pepper")
    without = tests.replace('@rule("pepper.match")', "")
    assert badly_marked(book, without) == ["pepper.match has no example"]
    assert badly_marked(book, tests + '\n@rule("pepper.nine")') == [
        "pepper.nine is marked and no clause"
    ]


def test_a_clause_never_cited_and_a_cited_one_that_is_none_are_seen():
    book, ids = cardlab.rulebook("pepper"), in_the_code("pepper")
    assert badly_cited(book, ids - {"pepper.poblano"}) == ["pepper.poblano is never cited"]
    assert badly_cited(book, ids | {"pepper.nine"}) == ["pepper.nine is cited and no clause"]


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


def test_the_five_books_have_123_clauses():
    sizes = {game: len(cardlab.rulebook(game)) for game in cardlab.list_games()}
    assert sizes == {"fuego": 29, "nacho_pile": 20, "pepper": 20, "schwupps": 23, "spicy": 31}
    assert sum(sizes.values()) == 123
