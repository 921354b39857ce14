"""``cardlab``, or ``python -m cardlab``: rulebooks and games in a terminal.

Other distributions add commands by entry points of the group "cardlab.commands": a function that
is called with the arguments behind the command's name and returns an exit status or None.
"""

from __future__ import annotations

import argparse
import gettext
import os
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from textwrap import fill
from typing import Any

import cardlab
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.game import Option
from cardlab.engine.match.rulebook import Rulebook, rulebook
from cardlab.engine.table.errors import BadOption, CardlabError
from cardlab.engine.text.words import LANGUAGES, N_, Sentence, Words
from cardlab.terminal import Terminal, clause_text
from cardlab.version import install_line

WIDTH = 88
BROKEN_PIPE = 141  # the exit status of a program that SIGPIPE ends
INTERRUPTED = 130  # and of one that SIGINT ends


def main(arguments: list[str] | None = None) -> int:
    """Run a command line and return its exit status.

    It is 2 if the command can't be done; one sentence on standard error says why.
    """
    arguments = sys.argv[1:] if arguments is None else arguments
    words = Words()
    try:
        chosen, others = _language().parse_known_args(arguments)
        if arguments and arguments[0] in (commands := _added_commands()):
            words = Words(chosen.lang) if chosen.lang in LANGUAGES else words
            return _function(commands[arguments[0]])(arguments[1:]) or 0
        words = Words(chosen.lang)
        with _argparse_in(words.language):
            args = _parser(words).parse_args(others)
            args.run(args, words)
        sys.stdout.flush()
    except CardlabError as error:
        print(f"cardlab: {error.in_words(words)}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # `| head` has read enough; Python would report it once more at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    return 0


def _language(words: Words | None = None) -> argparse.ArgumentParser:
    """Return a parser of --lang, which is read first: help and errors are in that language."""
    says = words(N_("the language: {choices}"), choices=", ".join(LANGUAGES)) if words else ""
    parser = argparse.ArgumentParser(prog="cardlab", add_help=False)
    parser.add_argument("--lang", default="en", help=says)
    return parser


_OF_ARGPARSE = (
    N_("usage: "),
    N_("options"),
    N_("positional arguments"),
    N_("show this help message and exit"),
    N_("%(prog)s: error: %(message)s\n"),
    N_("argument %(argument_name)s: %(message)s"),
    N_("unrecognized arguments: %s"),
    N_("the following arguments are required: %s"),
    N_("invalid %(type)s value: %(value)r"),
    N_("invalid choice: %(value)r (choose from %(choices)s)"),
    N_("expected one argument"),
)


@contextmanager
def _argparse_in(language: str) -> Iterator[None]:
    """Translate argparse's own words: argparse asks gettext, which reads LANGUAGE."""
    before = gettext.textdomain(), os.environ.get("LANGUAGE")
    gettext.bindtextdomain("cardlab", str(Path(cardlab.__file__).parent / "locale"))
    gettext.textdomain("cardlab")
    os.environ["LANGUAGE"] = language
    try:
        yield
    finally:
        gettext.textdomain(before[0])
        os.environ.pop("LANGUAGE")
        if before[1] is not None:
            os.environ["LANGUAGE"] = before[1]


def _added_commands() -> dict[str, EntryPoint]:
    """Return the commands that other distributions add."""
    return {entry.name: entry for entry in entry_points(group="cardlab.commands")}


def _function(entry: EntryPoint) -> Callable[[list[str]], int | None]:
    """Import a command; raise an error that names a missing extra."""
    try:
        function: Callable[[list[str]], int | None] = entry.load()
    except ImportError as error:
        says = N_(
            "{command} can't be run: {error}. "
            'Is "{whose}" installed with all that it needs? For cardlab: {install}'
        )
        whose = entry.dist.name if entry.dist else "cardlab"
        install = install_line(next(iter(entry.extras), "notebooks"))
        fields = {"command": entry.name, "error": str(error), "whose": whose, "install": install}
        raise CardlabError(Sentence(says, fields)) from error
    return function


def _parser(_: Words) -> argparse.ArgumentParser:
    known, others = ", ".join(cardlab.list_games()), ", ".join(sorted(_added_commands()))
    ends = [_(N_("games: {games}"), games=known)]
    if others:
        ends.append(_(N_("more commands, each with its own --help: {commands}"), commands=others))
    parser = argparse.ArgumentParser(
        prog="cardlab",
        description=_(N_("Card games whose rulebooks run.")),
        epilog="; ".join(ends),
        parents=[_language(_)],
    )
    version = f"cardlab {cardlab.__version__}"
    says = _(N_("show the version and exit"))
    parser.add_argument("--version", action="version", version=version, help=says)
    parser.set_defaults(run=lambda _args, _words: parser.print_help())
    commands = parser.add_subparsers(title=_(N_("commands")))

    def command(
        name: str, run: Callable[..., None], says: str, number: str | None
    ) -> Callable[..., None]:
        says = _(says)
        parser = commands.add_parser(name, help=says, description=says, parents=[_language(_)])
        parser.add_argument("game", nargs=number, help=known)
        parser.set_defaults(run=run)

        def option(name: str, metavar: str, says: str, **more: Any) -> None:
            parser.add_argument(f"--{name}", metavar=_(metavar), help=_(says), **more)

        return option

    says = N_("list the games, or show the players, minutes and house rules of one")
    command("games", _games, says, "?")
    rules = command("rules", _rules, N_("print a rulebook"), None)
    rules("clause", "ID", N_("print only this clause, such as match"))
    rules("find", N_("WORD"), N_("print only the clauses that contain this word"))
    play = command("play", _play, N_("play in the terminal, or print a game between bots"), None)
    number, form = N_("NUMBER"), N_("NAME=VALUE")
    play("players", number, N_("the number of players (3 if the game allows it)"), type=int)
    play("seed", number, N_("decides the deal: the same seed, the same game"), type=int)
    play("me", N_("SEAT"), N_("the seat where you play, such as 0"), type=int)
    play("bots", "BOT", ", ".join(cardlab.bots.names()), default="rule_of_thumb")
    says = N_(
        "a house rule and its value: True or False, a word, a number, or numbers with commas; "
        "`cardlab games GAME` lists them"
    )
    play("rule", form, says, action="append", default=[])
    return parser


def _games(args: argparse.Namespace, _: Words) -> None:
    """List the games, or print one of them with its players, minutes and house rules."""
    for name in [args.game] if args.game else cardlab.list_games():
        game, book = find(name), rulebook(name, _.language)
        players = _(N_("{possible} players"), possible=game.possible_players.text(_))
        print(f"{game.name}: {book.title}, {players}. {book.aim}")
        if not args.game:
            continue
        if book.minutes:
            print(_(N_("It takes about {n} minutes."), n=book.minutes))
        if game.options:
            print(_(N_("House rules, given as --rule NAME=VALUE:")))
        for option in game.options:
            _print_option(option, book, _)


def _print_option(option: Option, book: Rulebook, _: Words) -> None:
    """Print a house rule, its possible values, and what its clause says about it."""
    default = option.default
    usual = ",".join(map(str, default)) if isinstance(default, list) else default
    print(f"\n{option.name}  [{option.clause}]")
    says = _(N_("{possible}; by default {value}."), possible=option.possible.text(_), value=usual)
    house = book[option.clause].house if option.clause in book.clauses else ""
    for text in filter(None, (says[:1].upper() + says[1:], house)):
        print(fill(text, WIDTH, initial_indent="  ", subsequent_indent="  "))


def _rules(args: argparse.Namespace, _: Words) -> None:
    book = rulebook(args.game, _.language)
    if args.clause:
        print(clause_text(book[args.clause], WIDTH))
        return
    clauses = book.find(args.find) if args.find else [*book]
    if not clauses:
        fields = {"game": book.game, "word": f"{args.find!r:.80}"}
        raise BadOption(Sentence(N_("No clause of {game} contains {word}."), fields))
    if not args.find:
        print(f"{book.title}\n{'=' * len(book.title)}\n\n{book.aim}")
    section = ""
    for n, clause in enumerate(clauses):
        if clause.section != section and not args.find:
            section = clause.section
            print(f"\n{section}\n{'-' * len(section)}")
        print(end="\n" if n or not args.find else "")
        print(clause_text(clause, WIDTH))


def _play(args: argparse.Namespace, words: Words) -> None:
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
    names, _ = ", ".join(match.names), words.of(match.words)
    seed = _("seed {n}", n=match.seed)
    print(f"{_(match.words.title)}: {names}. {seed}\n")
    for event in match.story():
        sentence = match.told(event).text(words)
        print(fill(f"{sentence}  [{event.clause}]", WIDTH, subsequent_indent="    "))


def _rule(game: str, assignment: str) -> tuple[str, Any]:
    """Read ``must_play_if_able=True`` as a name and a value of the type that the game expects."""
    name, equals, text = assignment.partition("=")
    if not equals:
        says = N_("A house rule is written as NAME=VALUE, and {rule} has no value.")
        raise BadOption(Sentence(says, {"rule": f"{assignment!r:.80}"}))
    option = next((known for known in find(game).options if known.name == name), None)
    return name, option.read(text) if option else text


if __name__ == "__main__":
    sys.exit(main())
