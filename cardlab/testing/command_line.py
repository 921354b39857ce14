"""The command line knows the game: its rulebook, a match between bots, one with a person."""

from __future__ import annotations

import builtins
import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from typing import Any

from cardlab.__main__ import main
from cardlab.engine.match.game import Game
from cardlab.engine.match.rulebook import rulebook
from cardlab.testing.settings import short
from cardlab.testing.wording import languages


def wrong_commands(game: Game[Any]) -> Iterator[str]:
    """Yield what goes wrong where the command line is asked for the game."""
    name = game.name
    rules = [f"--rule={rule}={value}" for rule, value in short(game, 30).items()]
    for language in languages(game):
        title = rulebook(game, language).title
        spoken = ["--lang", language]
        yield from _wrong(["games", *spoken], f"{name}: {title}")
        yield from _wrong(["rules", name, *spoken], *rulebook(game, language).clauses)
        yield from _wrong(["play", name, *rules, *spoken], "[")
        yield from _wrong(["play", name, "--me", "0", *rules, *spoken], "[", typed="quit\n")
    for players in game.players:
        yield from _wrong(["play", name, "--players", str(players), *rules], "[")
    code, text = run(["play", name, "--players", str(game.players[-1] + 1)])
    if code != 2 or str(game.players[-1] + 1) not in text:
        yield f"too many players are not refused: {text[-200:]!r}"


def _wrong(arguments: list[str], *wanted: str, typed: str = "") -> Iterator[str]:
    code, text = run(arguments, typed)
    missing = [part for part in wanted if part not in text]
    if code != 0 or missing:
        command = " ".join(["cardlab", *arguments])
        yield f"`{command}` ends with {code}, without {missing}: {text[-200:]!r}"


def run(arguments: list[str], typed: str = "") -> tuple[int, str]:
    """Run a command line in this process; return its exit status and what it has printed."""
    printed = io.StringIO()
    with redirect_stdout(printed), redirect_stderr(printed), _typed(typed):
        try:
            code = main(arguments)
        except SystemExit as stop:  # argparse leaves so
            code = stop.code if isinstance(stop.code, int) else 1
        except Exception as error:
            printed.write(f"{type(error).__name__}: {error}")
            code = 1
    return code, printed.getvalue()


@contextmanager
def _typed(text: str) -> Iterator[None]:
    """Have this text typed, also where a notebook's kernel asks its page for input."""
    before = sys.stdin, builtins.input
    sys.stdin, builtins.input = io.StringIO(text), _read_line
    try:
        yield
    finally:
        sys.stdin, builtins.input = before


def _read_line(prompt: object = "") -> str:
    sys.stdout.write(str(prompt))
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\n")
