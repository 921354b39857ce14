"""A game's words: defaults where there are none, what is missing, plurals, articles, rulebooks."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import BadGame, IllegalMove, Words
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.game import Game
from cardlab.engine.text.words import (
    N_,
    P_,
    Layout,
    Sentence,
)
from tests.toys import passing, two

ES = Words("es")
NAMES = ("Ana", "Ben")


def like(game: Game, *names: str, **parts) -> Game:
    """A game with some parts of another one."""
    given = {
        key: getattr(game, key) for key in ("players", "deck", "table", "deal", "play", *names)
    }
    return Game(**{**given, **parts})


def test_a_game_without_words_is_told_and_asked_in_the_names_of_its_verbs():
    match = cardlab.new_match(two.GAME, seed=3)
    labels = [match.words.label(move, match.names).text() for move in match.legal()]
    assert labels == ["Play star 12", "Draw"]
    assert match.words.title == "Two"
    assert match.words.prompt(match.view(0)).text()
    match.apply("0 draw")
    assert match.told(match.story(0)[-1], 0).text().startswith("Ana: draw star")
    assert match.told(match.story(1)[-1], 1).text() == "Ana: draw (1)"
    assert (match.words.zone("stock"), match.words.option("turn_cap")) == ("Stock", "Turn cap")
    assert match.definition.layout == Layout()
    with pytest.raises(IllegalMove) as caught:
        match.apply("1 play star 1")
    assert str(caught.value).count("two.turn") == 1  # the sentence names it already


@pytest.mark.parametrize(
    ("n", "english", "spanish"),
    [
        (0, "Ana scores 0 points.", "Ana se anota 0 puntos."),
        (1, "Ana scores 1 point.", "Ana se anota 1 punto."),
        (2, "Ana scores 2 points.", "Ana se anota 2 puntos."),
    ],
)
def test_a_sentence_has_plural_forms(n, english, spanish):
    fields = {"by": {"seat": 0, "name": "Ana"}, "n": n}
    sentence = Sentence(P_("{by} scores {n} point.", "{by} scores {n} points."), fields)
    assert (sentence.text(), sentence.text(ES)) == (english, spanish)
    assert Sentence(N_("{by} scores {n} point."), {**fields, "n": 1}).text(ES) == (
        "Ana se anota 1 punto."
    )


@pytest.mark.parametrize(
    ("game", "card", "english", "spanish"),
    [
        ("pepper", "blue 4", "a blue 4", "un 4 azul"),
        ("nacho_pile", "1", "a 1", "un 1"),
        ("fuego", "8", "an 8", "un 8"),
        ("fuego", "incendio", "an Incendio", "un Incendio"),
        ("fuego", "burn", "a Burn", "una Quema"),
        ("schwupps", "aggravation", "an aggravation card", "una carta de fastidio"),
        ("spicy", "chili 4", "a chili 4", "un 4 de chile"),
    ],
)
def test_a_card_has_the_article_of_its_noun(game, card, english, spanish):
    sentence = Sentence("{a_card}", {"card": {"card": card}}, find(game).words)
    capital = [text[0].upper() + text[1:] for text in (english, spanish)]
    assert [sentence.text(), sentence.text(ES)] == capital
    assert sentence.rich(ES)[-1] == {"card": card}


def test_a_move_of_several_cards_is_named_and_told():
    match = cardlab.new_match(passing.GAME, seed=3)
    move = match.legal(0)[0]
    text = ", ".join(card.text for card in move.cards)
    assert match.words.label(move, match.names).text() == f"Pass {text}"
    first, second, third = text.split(", ")
    match.apply(f"0 pass {third}, {first}, {second}")
    assert list(match.moves) == [move]
    match.apply(match.legal(1)[0])
    match.apply(match.legal(2)[0])
    lines = [match.told(event, 1).text() for event in match.story(1)[1:4]]
    assert lines[0] == f"Ana passed {text} to Ben."
    assert lines[2].startswith("Cleo passed 3 cards to Ana")
    assert cardlab.replay(match.record()).view(0) == match.view(0)


RULEBOOK = """
title = { en = "Cabbage", es = "Col" }

[[section]]
[[section.clause]]
id = "cabbage.turn"
story.draw.en = ["{by} takes a leaf.", "{by} takes {n} leaves."]
refuses.en = "You can't lay {card}."
"""


def test_a_part_that_no_clause_has_is_named(tmp_path, monkeypatch):
    package = tmp_path / "foreign_game"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "rulebook.toml").write_text(RULEBOOK, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    deck = cardlab.Deck("cabbage", "foreign_game.cards")
    game = like(two.GAME, "options", name="cabbage", package="foreign_game", deck=deck)
    with pytest.raises(BadGame, match=r"cabbage\.turn has 'refuses'; a clause has .*'refused'"):
        _ = game.words
