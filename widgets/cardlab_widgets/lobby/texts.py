"""What the lobby shows, as plain data: its words, and a tile and the house rules of each game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final
from urllib.parse import quote

from cardlab.bots.rules_of_thumb import strength_of
from cardlab.engine.match.catalogue import find, list_games
from cardlab.engine.match.game import Game, Option
from cardlab.engine.match.match import NAMES
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.text.words import LANGUAGES, N_, P_, Words
from cardlab_widgets.faces.tiles import sprite_of, tile
from cardlab_widgets.lobby.rounds import NO_CODE, PLAYERS
from cardlab_widgets.table.terms import NOT_FAIR
from cardlab_widgets.ui_texts import clauses_of, in_words
from cardlab_widgets.wire import LobbyGame, LobbyRule, LobbyShown, RulesOfGame

LEARN: Final = "learn.ipynb?game="  # the lesson of a game, beside the lobby
LANGUAGE_NAMES: Final = {"en": "English", "es": "Español"}
STEPS: Final = P_("{n} step to go", "{n} steps to go")
MINUTES: Final = P_("about {n} minute", "about {n} minutes")
SITTING: Final = {
    "person": N_("Person"),
    "random": N_("Beginner"),
    "rule_of_thumb": N_("Regular"),
    "monte_carlo": N_("Expert"),
}
MEASURED: Final = {
    "rule_of_thumb": N_("In games for two, a regular beats a beginner {n} times in 100."),
    "monte_carlo": N_("An expert beats a regular {n} times in 100."),
}
ICONS: Final = (
    *("people", "clock", "bulb", "book", "play", "down", "cross", "check", "left", "right"),
    *("cards", "share"),
)
# Of the lobby itself; the page fills in what is in braces.
WORDS: Final = {
    # The tiles.
    "head": N_("Choose a game to learn or to play"),
    "language": N_("Language"),
    "games": N_("Games"),
    "learn": N_("Learn"),
    "play": N_("Play"),
    "rules": N_("Rules"),
    "learn_game": N_("Learn {game}"),
    "play_game": N_("Play {game}"),
    "rules_game": N_("Rules of {game}"),
    "first": N_("The quickest to learn: start here"),
    "of": N_("{n} of {all}"),
    "next": N_("Next: {title}."),
    "learnt": N_("You can play it."),
    "minutes": N_("{n} min"),
    "leave": N_("All games"),
    "new": N_("New table"),
    # The line that leads back to a game.
    "waits": N_("{game} waits for you: turn {n}."),
    "waits_move": N_("{game} waits for you: turn {n}, and it is your move."),
    "against": N_("You play against {names}."),
    "go_on": N_("Continue"),
    "forget": N_("Remove this game"),
    # The folded part.
    "table": N_("Your table"),
    "change": N_("Change"),
    "you": N_("You"),
    "who": N_("Who plays"),
    "players": N_("Players"),
    "house": N_("House rules"),
    "house_of": N_("House rules of {game}"),
    "for_game": N_("Game"),
    "printed": N_("rules as printed"),
    "own": N_("house rules in {game}"),
    "none": N_("This game has no house rules."),
    "seed": N_("Seed"),
    "seed_says": N_("a number that deals the same cards again"),
    "seed_new": N_("a new one"),
    "seed_is": N_("seed {n}"),
    # The dialogs.
    "shared": N_("Open a shared game"),
    "shared_says": N_("Paste the text of a game that somebody has shared or saved."),
    "text": N_("A shared game"),
    "open": N_("Open"),
    "close": N_("Close"),
    "code": N_("Your code"),
    "code_says": NO_CODE,
}


def lobby_texts(
    _: Words,
    only: str | None,
    lessons: Mapping[str, int],
    links: Mapping[str, str],
    fair: bool,
    learn: str = LEARN,
) -> LobbyShown:
    """Return what a lobby shows in a language.

    Args:
        _: the language.
        only: the one game that is offered; None offers all.
        lessons: the games that have a guided lesson, and how many minutes its first sitting takes
            (0 if nobody has said it).
        links: further pages, by their names; each address gets the language.
        fair: whether the tables are for a competition.
        learn: the address of a lesson; the name of its game follows.

    """
    names = [only] if only else in_order(list_games())
    games = [game_data(name, _, lessons, learn) for name in names]
    icons = "".join(f'href="#cl-i-{icon}"' for icon in ICONS)
    return {
        "lang": _.language,
        "languages": {language: LANGUAGE_NAMES[language] for language in LANGUAGES},
        "only": bool(only),
        "sprite": sprite_of({game["name"]: game["picture"] for game in games}, icons),
        "games": games,
        "names": list(NAMES),
        "levels": {who: _(name) for who, name in SITTING.items()},
        "links": [{"name": _(name), "href": in_language(to, _)} for name, to in links.items()],
        "not_fair": _(NOT_FAIR) if fair else "",
        "words": {
            **in_words(WORDS, _),
            "step": _.form(STEPS, {"n": 1}),
            "steps": _.form(STEPS, {"n": 2}),
        },
    }


def in_order(games: Iterable[str]) -> list[str]:
    """Return the games, the quickest first: it is also the first that one learns."""
    return sorted(games, key=lambda name: (rulebook(name).minutes, len(list(rulebook(name)))))


def in_language(address: str, _: Words) -> str:
    """Return an address of a page that is to be shown in a language."""
    return f"{address}{'&' if '?' in address else '?'}lang={_.language}"


def game_data(name: str, _: Words, lessons: Mapping[str, int], learn: str = LEARN) -> LobbyGame:
    """Return the tile of a game, and what can be chosen for it."""
    game, book = find(name), rulebook(name, _.language)
    words = _.of(game.words)
    return {
        "name": name,
        "title": book.title,
        **tile(name, _.language),
        "players": list(game.players),
        "usual": game.usual_players,
        "many": players_text(game, _),
        "minutes": book.minutes,
        "lasts": _(MINUTES, n=book.minutes) if book.minutes else "",
        "learn": in_language(f"{learn}{quote(name)}", _) if name in lessons else "",
        "sitting": lessons.get(name, 0),
        "rules": [_rule(game, option, words) for option in offered(game)],
        "strengths": strengths_text(game, _),
    }


def players_text(game: Game[Any], _: Words) -> str:
    """Return how many can play a game, in words."""
    first, last = game.players[0], game.players[-1]
    if first == last:
        return _(PLAYERS, n=first)
    return _("{least} to {most} players", least=first, most=last)


def offered(game: Game[Any]) -> list[Option]:
    """Return the house rules that are chosen from a few values."""
    return [option for option in game.options if isinstance(option.choices, tuple)]


def _rule(game: Game[Any], option: Option, _: Words) -> LobbyRule:
    choices = option.choices if isinstance(option.choices, tuple) else ()
    is_switch = set(choices) == {True, False} and len(choices) == 2
    labels = [_value(game, option.name, value, _) for value in choices]
    printed = choices.index(option.default)
    return {
        "name": option.name,
        "label": _(game.words.option(option.name)),
        "values": labels,
        "printed": printed,
        "says": _("printed: {value}", value=labels[printed]),
        "on": choices.index(True) if is_switch else None,
    }


def _value(game: Game[Any], name: str, value: Any, _: Words) -> str:
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    return _(game.words.option(name, value))


def strengths_text(game: Game[Any], _: Words) -> str:
    """Return the measured strengths of the bots in a game for two."""
    measured = {bot: strength_of(game, bot) for bot in MEASURED}
    levels = _(
        "A beginner plays at random, a regular follows rules of thumb, and an expert thinks ahead."
    )
    shares = [
        _(MEASURED[bot], n=round(strength.share)) for bot, strength in measured.items() if strength
    ]
    return " ".join([levels, *shares])


def rules_of(game: str, _: Words) -> RulesOfGame:
    """Return the rulebook of a game, for a dialog."""
    book = rulebook(game, _.language)
    return {"kind": "rules", "title": book.title, "clauses": clauses_of(game, _.language)}
