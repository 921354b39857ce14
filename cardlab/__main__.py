"""``cardlab``, or ``python -m cardlab``: rulebooks and games in a terminal.

Other distributions add commands by entry points of the group "cardlab.commands": a function that
is called with the arguments behind the command's name and returns an exit status or None.
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from textwrap import fill
from typing import Any

import cardlab
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.rulebook import Clause, rulebook
from cardlab.engine.table.errors import CardlabError
from cardlab.engine.text.words import LANGUAGES, Words
from cardlab.terminal import Terminal, clause_lines

WIDTH = 88
BROKEN_PIPE = 141  # the exit status of a program that SIGPIPE ends
INTERRUPTED = 130  # and of one that SIGINT ends


def main(arguments: list[str] | None = None) -> int:
    """Run a command line and return its exit status.

    It is 2 if the command can't be done; one sentence on standard error says why.
    """
    arguments = sys.argv[1:] if arguments is None else arguments
    try:
        status = _run(arguments)
        sys.stdout.flush()
    except CardlabError as error:
        print(f"cardlab: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # `| head` has read enough; Python would report it once more at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    return status


def _run(arguments: list[str]) -> int:
    """Run a command of another distribution, or one of cardlab; return its exit status."""
    if arguments and arguments[0] in (others := _others()):
        return _function(others[arguments[0]])(arguments[1:]) or 0
    args = _parser().parse_args(arguments)
    args.run(args)
    return 0


def _others() -> dict[str, EntryPoint]:
    """Return the commands that other distributions add."""
    return {entry.name: entry for entry in entry_points(group="cardlab.commands")}


def _function(entry: EntryPoint) -> Callable[[list[str]], int | None]:
    """Import a command; raise an error that names a missing extra."""
    try:
        function: Callable[[list[str]], int | None] = entry.load()
    except ImportError as error:
        whose = entry.dist.name if entry.dist else "cardlab"
        raise CardlabError(
            f"{entry.name} can't be run: {error}. "
            f'Is "{whose}" installed with its extra? pip install "{whose}[notebooks]"'
        ) from error
    return function


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cardlab", description="Card games whose rulebooks run.", epilog=_also()
    )
    parser.add_argument("--version", action="version", version=f"cardlab {cardlab.__version__}")
    parser.set_defaults(run=lambda _args: _welcome(parser))
    commands = parser.add_subparsers(title="commands")
    games = commands.add_parser("games", help="the games there are")
    games.set_defaults(run=_games)
    rules = commands.add_parser("rules", help="print a rulebook")
    rules.add_argument("game")
    rules.add_argument("--clause", help="only this clause, by its id")
    rules.set_defaults(run=_rules)
    play = commands.add_parser("play", help="play at the keyboard, or print a match of bots")
    play.add_argument("game")
    play.add_argument("--players", type=int, help="by default three, if so many can play")
    play.add_argument("--seed", type=int, help="the same seed, the same match")
    play.add_argument("--me", type=int, metavar="SEAT", help="play at this seat, like 0")
    play.add_argument("--bots", default="rule_of_thumb", help=" or ".join(cardlab.bots.names()))
    play.add_argument("--rule", action="append", default=[], help="a house rule, as name=value")
    play.set_defaults(run=_play)
    for command in (games, rules, play):
        command.add_argument("--lang", default="en", help=" or ".join(LANGUAGES))
    return parser


def _also() -> str | None:
    """Return the commands of other distributions as a line of the help."""
    others = ", ".join(sorted(_others()))
    return f"also, each with its own --help: {others}" if others else None


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
    for line in clause_lines(clause, WIDTH):
        print(line)


def _play(args: argparse.Namespace) -> None:
    words = Words(args.lang)
    rules = dict(_rule(args.game, text) for text in args.rule)
    match = cardlab.new_match(args.game, args.players, args.seed, **rules)
    seeds = range(match.players)
    # With a seed of its own choice somebody wants the same game again; else the chance of the bots
    # has nothing to do with the deal.
    chance = secrets.randbits(63) if args.seed is None else args.seed
    bots = [cardlab.bots.make(args.bots, seed=(chance * 10 + seat) % 2**63) for seat in seeds]
    if args.me is not None:
        Terminal(match, args.me, bots, words).play()
        return
    cardlab.play(match, bots)
    print(_title(match, words))
    for event in match.story():
        sentence = match.told(event).text(words)
        print(fill(f"{sentence}  [{event.clause}]", WIDTH, subsequent_indent="    "))


def _title(match: cardlab.Match, words: Words) -> str:
    _ = words.of(match.words)
    names = ", ".join(match.names)
    seed = _("seed {n}", n=match.seed)
    return f"{_(match.words.title)}: {names}. {seed}\n"


def _rule(game: str, assignment: str) -> tuple[str, Any]:
    """Read ``must_play_if_able=True`` as a name and a value of the type that the game expects."""
    name, _, text = assignment.partition("=")
    option = next((known for known in find(game).options if known.name == name), None)
    return name, option.read(text) if option else text


if __name__ == "__main__":
    sys.exit(main())
