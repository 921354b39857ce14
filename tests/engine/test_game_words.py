"""A game's words: defaults where there are none, what is missing, plurals, articles, rulebooks."""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest

import cardlab
from cardlab import BadGame, IllegalMove, Move, Words
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.game import Game
from cardlab.engine.table.events import Event
from cardlab.engine.text.words import (
    N_,
    P_,
    Layout,
    Sentence,
    read_rulebook,
    sentence_of,
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


# A game of another distribution needs no more than a rulebook

RULEBOOK = """
title = { en = "Cabbage", es = "Col" }
card = { en = "{suit} {kind}", es = "{kind} de {suit}" }

[[section]]
[[section.clause]]
id = "cabbage.turn"
story.draw.en = ["{by} takes a leaf.", "{by} takes {n} leaves."]
story.draw.es = ["una hoja", "{n} hojas"]
story.play = { en = "{by} lays {card}." }
refused.en = "You can't lay {card}."
refused.es = "No puedes poner {the_card}."
refused.late = { en = "Too late.", es = "Demasiado tarde." }
prompt = { en = "Lay a leaf.", es = "Pon una hoja." }

[zones]
stock = { en = "Garden" }
pile = { en = "Pot" }

[verbs.play]
label = { en = "Lay {card}", es = "Poner {card}" }
forms.as = { en = "Lay {card} as {into}" }

[verbs.draw]
label = { en = "Draw" }

[options]
turn_cap = { en = "Turns" }

[suits]
star = { en = "leaf", es = "hoja", the = { es = "la" }, a = { es = "una" } }
"""


@pytest.fixture
def foreign(tmp_path, monkeypatch):
    """A package with a small game, its sentences in its rulebook alone."""
    package = tmp_path / "foreign_game"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "rulebook.toml").write_text(RULEBOOK, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    deck = cardlab.Deck("cabbage", "foreign_game.cards")
    deck.face("star", 7)
    yield like(two.GAME, "options", name="cabbage", package="foreign_game", deck=deck)
    read_rulebook.cache_clear()
    for name in [name for name in sys.modules if name.startswith("foreign_game")]:
        del sys.modules[name]


def test_a_rulebook_brings_the_words_of_its_game_in_all_its_languages(foreign):
    own = foreign.words
    words = ES.of(own)
    assert (words(own.title), words("Undo"), words.card("star 7")) == (
        "Col",
        "Deshacer",
        "7 de hoja",
    )
    event = Event("a.b", "draw", 0, n=3)
    assert sentence_of(event, own, NAMES, None).text(ES) == "3 hojas"
    assert sentence_of(Event("a.b", "draw", 0, n=1), own, NAMES, None).text(ES) == "una hoja"
    assert sentence_of(event, own, NAMES, None).text() == "Ana takes 3 leaves."
    assert sentence_of(Event("a.b", "end", 0), own, NAMES, 0).text(ES) == "Has ganado."
    move = Move(0, "play", foreign.deck.card("star 7"))
    assert own.label(move, NAMES).text(ES) == "Poner 7 de hoja"
    no = replace(own.refused(None, move, "cabbage.turn"), game=own)
    assert (no.text(), no.text(ES)) == ("You can't lay leaf 7.", "No puedes poner el 7 de hoja.")
    assert Sentence("{the_suit}", {"suit": {"suit": "star"}}, own).text(ES) == "La hoja"
    assert own.refused(None, move, "cabbage.pot").text() == "This rule forbids it: cabbage.pot."
    assert own.allowed(None, move, "cabbage.turn") is None


def test_a_part_that_no_clause_has_is_named(foreign, tmp_path):
    path = tmp_path / "foreign_game" / "rulebook.toml"
    path.write_text(RULEBOOK.replace("refused.late", "refuses"), encoding="utf-8")
    with pytest.raises(BadGame, match=r"cabbage\.turn has 'refuses'; a clause has .*'refused'"):
        _ = foreign.words
