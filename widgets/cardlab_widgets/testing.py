"""The laws that a game must hold at the table, in the lobby and behind a link."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from cardlab.bots.rules_of_thumb import reason, rule_of_thumb_move
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.game import Game
from cardlab.engine.match.match import Match, new_match
from cardlab.engine.match.seat import Seat
from cardlab.engine.table.dice import Dice
from cardlab.engine.text.words import LANGUAGES, Sentence, Words
from cardlab.odds import chance_sentence
from cardlab.testing import Report
from cardlab.testing.wording import languages, wrong_sentence
from cardlab_widgets.faces import art
from cardlab_widgets.lobby.lobby import Lobby
from cardlab_widgets.lobby.texts import offered
from cardlab_widgets.table.card_table import CardTable
from cardlab_widgets.table.static_html import static_html
from cardlab_widgets.wire import Advice

PRESSES: Final = 60  # at one table
NO_ADVICE: Final[Advice] = {
    "seq": 0,
    "thumb": 0,
    "why": "",
    "worlds": 0,
    "moves": [],
    "close": [],
    "exact": False,
}
ADVISED: Final = 12  # decisions whose reason by the coach is read


def check_faces(game: str | Game[Any, Any], seed: int = 1) -> Report:
    """Try the table, the lobby and the link with a game; return what was tried and what is wrong.

    A game holds these laws if ``report.faults == []``; :func:`cardlab.testing.check_game` judges
    the rules.

    >>> check_faces("nacho_pile").faults
    []
    """
    definition = find(game)
    report = Report(definition.name)
    laws = {"art": wrong_art, "lobby": wrong_lobby, "link": wrong_links, "coach": wrong_advice}
    for law, find_wrong in laws.items():
        _judge(report, law, find_wrong(definition))
    for players in definition.players:
        match = new_match(definition, players, seed)
        _judge(report, "table", wrong_table(match), match)
    return report


def _judge(
    report: Report, law: str, faults: Iterator[str], match: Match[Any] | None = None
) -> None:
    """Note all faults in the report; an exception is a fault too."""
    wrong: list[str | None] = []
    try:
        wrong.extend(faults)
    except Exception as error:
        wrong.append(f"{type(error).__name__}: {error}")
    for text in wrong or [None]:
        report.judge(law, text, match)


def wrong_art(game: Game[Any, Any]) -> Iterator[str]:
    """Yield what is wrong with the drawings: each piece has one, and its own name."""
    for language in languages(game):
        drawn = art(game.name, language)
        if set(drawn["faces"]) != {*drawn["pieces"], "back"}:
            yield f"in {language} other pieces are drawn than named"
        yield from (
            f"{card} is no SVG" for card, svg in drawn["faces"].items() if "<svg" not in svg
        )
        names = [piece["name"] for piece in drawn["pieces"].values()]
        if "" in names or len(set(names)) < len(names):
            yield f"in {language} two pieces have one name, or one has none"


def wrong_table(match: Match[Any]) -> Iterator[str]:
    """Yield what is wrong at the table: a person at seat 0 can press each move offered."""
    table = CardTable(match, pace=0)
    answers: list[Any] = []
    table.send = lambda content, buffers=None: answers.append(content)  # noqa: ARG005
    dice = Dice(match.players)
    for _ in range(PRESSES):
        scene = table.scene
        yield from _wrong_scene(table)
        if table.match.over or not scene["moves"]:
            break
        message = {"kind": "move", "index": dice.below(len(scene["moves"])), "seq": scene["seq"]}
        table._hear(table, message, [])
    yield from (f"the table answers {a}" for a in answers if a["kind"] in ("error", "refused"))
    table.close()


def _wrong_scene(table: CardTable) -> Iterator[str]:
    try:
        json.dumps(table.scene)
    except (TypeError, ValueError) as error:
        yield f"the scene is not JSON: {error}"
    if "<" not in static_html(table.scene, table.art, table.words):
        yield "the table without JavaScript is empty"
    if not table.match.over and not table.scene["prompt"]:
        yield "nothing is said of what may be done"


def wrong_lobby(game: Game[Any, Any]) -> Iterator[str]:
    """Yield what is wrong in the lobby: it offers the game for each number of players."""
    for only in (None, game.name):
        lobby = Lobby(game=only, pace=0)
        shown = lobby.form.game(game.name)
        if shown["players"] != list(game.players):
            yield f"the lobby offers {shown['players']} players, and {list(game.players)} can play"
        if "<svg" not in shown["picture"]:
            yield "the game has no picture in the lobby"
        for players in game.players:
            lobby.choose(game.name)
            lobby.chosen["players"] = players
            lobby.play()
            if lobby.table is None or lobby.table.match.players != players:
                yield f"the lobby opens no table for {players}: {lobby.said}"
            lobby.leave()
        lobby.close()
    yield from _wrong_rules(game)


def _wrong_rules(game: Game[Any, Any]) -> Iterator[str]:
    """The house rules have their names in each language."""
    for language in languages(game):
        words = Words(language, game.words)
        lobby = Lobby(game=game.name, language=language, pace=0)
        wanted = {words(game.words.option(option.name)) for option in offered(game)}
        shown = {rule["label"] for rule in lobby.form.game(game.name)["rules"]}
        if wanted != shown:
            yield f"the lobby has the rules {sorted(shown)} in {language}, not {sorted(wanted)}"
        lobby.close()


def wrong_links(game: Game[Any, Any]) -> Iterator[str]:
    """Yield what is wrong with links: one opens a table; a wrong number of players is refused."""
    links = ["", *(f"&players={players}&lang={LANGUAGES[-1]}" for players in game.players)]
    for link in links:
        lobby = Lobby(pace=0)
        lobby.form.search = f"?game={game.name}&seed=1{link}"
        if lobby.table is None or lobby.table.match.game != game.name:
            yield f"?game={game.name}{link} opens no table: {lobby.said}"
        lobby.close()
    lobby = Lobby(pace=0)
    lobby.form.search = f"?game={game.name}&players={game.players[-1] + 1}"
    if lobby.table is not None or str(game.players[-1] + 1) not in lobby.said:
        yield "a link with too many players is not refused"
    lobby.close()


def _advice(match: Match[Any], language: str, why: str) -> str:
    """What the coach's reason for a move is at the table."""
    seats = ["person"] * match.players
    table = CardTable(match.copy(), seats, pace=0, language=language)  # it may make a forced move
    table.coach.report({**NO_ADVICE, "seq": table.scene["seq"], "why": why})
    shown = str(table.advice["why"])
    table.close()
    return shown


def wrong_advice(game: Game[Any, Any]) -> Iterator[str]:
    """Yield what is wrong with the coach's texts: they are sentences in each language."""
    match, dice = new_match(game, seed=1), Dice(1)
    for _ in range(ADVISED):
        if match.ask is None:
            return
        seat = Seat(match, match.ask.seats[0])
        move = rule_of_thumb_move(seat, dice)
        why = Sentence(reason(seat, move), {}, game.words)
        for language in languages(game):
            words = Words(language, game.words)
            chance_sentence(game, match.view(seat.number), words)
            if why.msgid and (wrong := wrong_sentence(why, language)):
                yield f"the reason for {move}: {wrong}"
            if (heard := _advice(match, language, reason(seat, move))) != why.text(words):
                yield f"the coach says {heard!r} in {language}, not {why.text(words)!r}"
        match.apply(move)
