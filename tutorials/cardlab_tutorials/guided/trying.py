"""Trying a lesson that is being written: all its answers, and the line of what is wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from cardlab import bots
from cardlab.engine.table.errors import CardlabError, nearest
from cardlab_tutorials.exercises.reading import BadContent, load
from cardlab_tutorials.guided.move_lines import TRIED, mover, parse_line
from cardlab_tutorials.guided.reading import read
from cardlab_tutorials.guided.run import StepRun
from cardlab_tutorials.guided.steps import LessonFile, Step
from cardlab_tutorials.guided.targets import highlight

NO_ANSWERS: Final = ("missing", "other")  # what a slip may say in place of an answer


def try_lesson(file: Path) -> LessonFile:
    """Read a lesson, try each answer and each slip in it, and return it.

    Raises:
        BadContent: something is wrong; the message names the file, the line and the step.
        OSError: the file can't be read.

    """
    data = load(file)
    with_line = partial(_located, file, data)
    with_line(_read)
    lesson = _read(data)
    for step in (*lesson.steps, *lesson.quiz):
        with_line(partial(_try_one, id=step.id))
    return lesson


def _read(data: dict[str, Any]) -> LessonFile:
    """Return the lesson that data describe, as :func:`read` does, with BadContent for any fault."""
    try:
        return read(data)
    except CardlabError:
        raise
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadContent(f"An entry is of another kind than is wanted: {error!r:.80}") from error


def _located(file: Path, data: dict[str, Any], tried: Callable[[dict[str, Any]], object]) -> None:
    """Try the data of a file; in an error say in which line of the file the fault stands.

    TOML's data have no lines. So the file is read again, longer each time, until the same is
    wrong with it: up to each ``[[...]]`` first, then line by line. What stands between that line
    and the last good one has the fault.
    """
    try:
        tried(data)
    except CardlabError as error:
        lines = file.read_text(encoding="utf-8").splitlines()
        raise BadContent(f"{file.name}, line {_line(lines, tried, str(error))}: {error}") from error


def _line(lines: list[str], tried: Callable[[dict[str, Any]], object], fault: str) -> int:
    def is_faulty(n: int) -> bool | None:
        """Whether the first lines have the fault; None where they are no complete TOML."""
        try:
            tried(tomllib.loads("\n".join(lines[:n])))
        except tomllib.TOMLDecodeError:
            return None
        except CardlabError as error:
            return str(error) == fault
        return False

    heads = [n for n, line in enumerate(lines) if line.startswith("[")]
    end = next((n for n in heads if is_faulty(n)), len(lines))
    head = max((n for n in heads if n < end), default=0)
    good = head
    for n in range(head + 1, end):
        faulty = is_faulty(n)
        if faulty:
            break
        good = n if faulty is False else good
    else:
        n = end
    # What is wrong may show only once a later line is there: look for the word that is told.
    begin = max((n for n in heads if n <= head and ".part" not in lines[n]), default=0)
    told = re.findall(r"'([^']+)'(?! is missing)", fault.partition(": ")[2] or fault)
    quoted = [re.compile(f'"{re.escape(word)}"') for word in told]
    within = [re.compile(rf"(?<!\w){re.escape(word)}(?!\w)") for word in told]
    places = [*range(head, n), *range(begin, head)]
    named = (at for word in quoted + within for at in places if word.search(lines[at]))
    written = (at for at in range(good, n) if lines[at].partition("#")[0].strip())
    return next(named, next(written, n - 1)) + 1


def _try_one(data: dict[str, Any], id: str) -> None:
    """Try a step of a lesson, if it is there."""
    lesson = _read(data)
    for step in (*lesson.steps, *lesson.quiz):
        if step.id == id:
            try_step(lesson.game, step)


def try_step(game: str, step: Step) -> None:
    """Set the tables of a step, and give all its right answers and its slips.

    A function that the learner writes is not tried.

    Raises:
        BadContent: a table can't be set, or an answer can't be given.

    """
    where = f"step {step.id!r}"
    try:
        run = StepRun(game, step, "en")
        while not run.done:
            where = f"step {step.id!r}, part {run.part + 1}"
            _try_answers(run)
            for _ in run.solve():
                pass
            run.go_on()
    except CardlabError as error:
        raise BadContent(f"{where}: {error}") from error


def _try_answers(run: StepRun) -> None:
    part = run.now
    if not (part.right or part.enough or part.is_guess or part.kind in ("game", "code")):
        raise BadContent("'right' is missing.")
    for name in part.spot:
        highlight(name, run.match, run.me, run.words.of(run.match.words))
    if part.seen_by not in range(-1, run.match.players):
        raise BadContent(f"'seen_by': there is no seat {part.seen_by}.")
    for bot in part.bots:
        if bot not in bots.names():
            raise BadContent(f"There is no bot {bot!r:.80}; {nearest(bot, bots.names())}")
    slips = [slip.on for slip in part.slips if slip.on not in NO_ANSWERS]
    if part.kind in _TRIES:
        _TRIES[part.kind](run, slips)


def _try_moves(run: StepRun, slips: list[str]) -> None:
    """Play each line on a copy; a move with ``!`` may be refused, and the last one of a slip."""
    for line in (*run.now.right, *slips):
        match, moves = run.match.copy(), parse_line(line, run.me)
        if not moves:
            raise BadContent("A line of moves is empty.")
        for n, move in enumerate(moves, 1):
            text = move.removesuffix(TRIED)
            verb, offer = match.read(text).verb, run.now.offer
            if offer and mover(move) == run.me and verb not in offer and line not in slips:
                raise BadContent(f"{verb!r:.80} is right and not in 'offer': {', '.join(offer)}.")
            may_fail = move.endswith(TRIED) or (line in slips and n == len(moves))
            if not (may_fail and match.why_not(text)):
                match.apply(text)


def _try_targets(run: StepRun, slips: list[str]) -> None:
    offered = run.targets()
    pressed = [name for on in slips for name in on.removeprefix("without ").split(", ")]
    for name in (*run.now.right, *pressed):
        if name not in offered:
            raise BadContent(f"{name!r:.80} can't be pressed; {nearest(name, offered)}")


def _try_options(run: StepRun, _slips: list[str]) -> None:
    if not run.now.options:
        raise BadContent("'options' is missing.")
    numbers = [str(n) for n, _ in enumerate(run.now.options, 1)]
    for answer in run.now.right:
        if answer not in numbers:
            raise BadContent(f"There is no option {answer!r:.80}; {nearest(answer, numbers)}")


def _try_numbers(run: StepRun, slips: list[str]) -> None:
    for answer in (*run.now.right, *slips):
        if not answer.removeprefix("-").isdigit():
            raise BadContent(f"{answer!r:.80} is no whole number.")


_TRIES: Final[dict[str, Callable[[StepRun, list[str]], None]]] = {
    "moves": _try_moves,
    "press": _try_targets,
    "order": _try_targets,
    "choose": _try_options,
    "number": _try_numbers,
}
