"""``python -m cardlab``: rulebooks and whole games in a terminal."""

from __future__ import annotations

import argparse
import sys
from textwrap import fill
from typing import Any

import cardlab
from cardlab.engine.catalogue import find
from cardlab.engine.errors import CardlabError
from cardlab.engine.rulebook import Clause, rulebook
from cardlab.engine.words import LANGUAGES, Words

WIDTH = 88


def main(said: list[str] | None = None) -> int:
    """Do what the command line says; 2 if it can't be done, with one sentence why."""
    parser = _parser()
    args = parser.parse_args(said)
    try:
        args.run(args)
    except CardlabError as error:
        print(f"cardlab: {error}", file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m cardlab", description="Card games whose rulebooks run."
    )
    parser.add_argument("--version", action="version", version=f"cardlab {cardlab.__version__}")
    parser.set_defaults(run=lambda _args: _welcome(parser))
    commands = parser.add_subparsers(title="commands")
    games = commands.add_parser("games", help="the games there are")
    games.set_defaults(run=_games)
    rules = commands.add_parser("rules", help="print a rulebook")
    rules.add_argument("game")
    rules.add_argument("--clause", help="only this clause, like pepper.match")
    rules.set_defaults(run=_rules)
    play = commands.add_parser("play", help="print a whole match as a story")
    play.add_argument("game")
    play.add_argument("--players", type=int, help="how many play: 3, or what the game allows")
    play.add_argument("--seed", type=int, help="the same seed, the same match")
    play.add_argument("--bots", default="rule_of_thumb", help=" or ".join(cardlab.bots.names()))
    play.add_argument("--rule", action="append", default=[], help="a house rule, as name=value")
    play.set_defaults(run=_play)
    for command in (games, rules, play):
        command.add_argument("--lang", default="en", help=" or ".join(LANGUAGES))
    return parser


def _welcome(parser: argparse.ArgumentParser) -> None:
    parser.print_help()
    print(f"\ngames: {', '.join(cardlab.list_games())}")


def _games(args: argparse.Namespace) -> None:
    for name in cardlab.list_games():
        book = rulebook(name, args.lang)
        players = find(name).possible_players.replace(" to ", "-")
        print(f"{name}: {book.title}, {players}. {book.aim}")


def _rules(args: argparse.Namespace) -> None:
    book = rulebook(args.game, args.lang)
    if args.clause:
        _print_clause(book[args.clause])
        return
    print(f"{book.title}\n{'=' * len(book.title)}\n\n{book.aim}")
    section = ""
    for clause in book:
        if clause.section != section:
            section = clause.section
            print(f"\n{section}\n{'-' * len(section)}")
        print()
        _print_clause(clause)


def _print_clause(clause: Clause) -> None:
    print(f"{clause.title}  [{clause.id}]")
    for text in filter(None, (clause.text, clause.gap, clause.house)):
        print(fill(text, WIDTH, initial_indent="  ", subsequent_indent="  "))


def _play(args: argparse.Namespace) -> None:
    words = Words(args.lang)
    rules = dict(_rule(args.game, each) for each in args.rule)
    match = cardlab.new_match(args.game, args.players, args.seed, **rules)
    seeds = range(match.players)
    bots = [cardlab.bots.make(args.bots, seed=(match.seed or 0) * 10 + seat) for seat in seeds]
    cardlab.play(match, bots)
    print(_title(match, words))
    for event in match.story():
        said = match.told(event).text(words)
        print(fill(f"{said}  [{event.clause}]", WIDTH, subsequent_indent="    "))


def _title(match: cardlab.Match, words: Words) -> str:
    _ = words
    names = ", ".join(match.names)
    seed = _("seed {n}", n=match.seed)
    return f"{_(match.words.title)}: {names}. {seed}\n"


def _rule(game: str, said: str) -> tuple[str, Any]:
    """``must_play_if_able=True`` as a name and a value of the kind that the game wants."""
    name, _, text = said.partition("=")
    option = next((each for each in find(game).options if each.name == name), None)
    return name, option.read(text) if option else text


if __name__ == "__main__":
    sys.exit(main())
