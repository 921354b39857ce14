"""Trying a lesson that somebody writes: each table, each answer, and the line of a mistake."""

from __future__ import annotations

from pathlib import Path

from cardlab import bots
from cardlab.engine.table.errors import BadOption, nearest
from cardlab_tutorials.exercises.reading import BadContent, Place, faults_at, line_of, load
from cardlab_tutorials.guided.move_lines import TRIED, mover, parse_line
from cardlab_tutorials.guided.reading import read
from cardlab_tutorials.guided.run import StepRun
from cardlab_tutorials.guided.steps import LessonFile, Step
from cardlab_tutorials.guided.targets import highlight


def try_lesson(file: Path) -> LessonFile:
    """Read a lesson, try each answer and each slip in it, and return it.

    Raises:
        BadContent: something is wrong; the message names the file, the line and the step.
        OSError: the file can't be read.

    """
    data = load(file)
    try:
        lesson = read(data)
        for step in (*lesson.steps, *lesson.quiz):
            try_step(lesson.game, step)
    except BadContent as error:
        line = line_of(file.read_text(encoding="utf-8"), error.place.path)
        raise BadContent(Place(f"{file.name}, line {line}"), str(error)) from error
    return lesson


def try_step(game: str, step: Step) -> None:
    """Set the tables of a step, and give all its right answers and its slips.

    A function that the learner writes is not tried.

    Raises:
        BadContent: a table can't be set, or an answer can't be given.

    """
    for part in step.parts:
        if part.setting is not None:
            with faults_at(part.place.at("table")):
                part.setting.match(game, "en")
    run = StepRun(game, step, "en")
    while not run.done:
        _check_part(run)
        _try_answers(run)
        with faults_at(run.now.place.at("after")):
            for _ in run.solve():
                pass
        run.go_on()


def _check_part(run: StepRun) -> None:
    """Check what the part that is open names beside its answers."""
    part, place = run.now, run.now.place
    if not (part.right or part.enough or part.is_guess or part.kind in ("game", "code", "look")):
        raise BadContent(place, "'right' is missing.")
    if part.kind == "choose" and not part.options:
        raise BadContent(place, "'options' is missing.")
    with faults_at(place.at("spot")):
        for name in part.spot:
            highlight(name, run.match, run.me, run.words.of(run.match.words))
    with faults_at(place.at("among")):
        run.targets()
    with faults_at(place.at("bots")):
        for bot in part.bots:
            bots.make(bot)
    if part.seen_by not in range(-1, run.match.players):
        raise BadContent(place.at("seen_by"), f"'seen_by': there is no seat {part.seen_by}.")


def _try_answers(run: StepRun) -> None:
    """Give the answers of the part that is open on copies of its table."""
    part = run.now
    for n, answer in enumerate(part.right):
        with faults_at(part.place.at("right", n)):
            _try(run, answer, is_slip=False)
    for n, slip in enumerate(part.slips):
        with faults_at(part.place.at("slips", n)):
            if slip.is_answer:
                _try(run, slip.on, is_slip=True)


def _try(run: StepRun, answer: str, *, is_slip: bool) -> None:
    """Give an answer as a lesson writes it.

    Raises:
        CardlabError: it can't be given.

    """
    kind = run.now.kind
    if kind == "moves":
        _try_line(run, answer, is_slip=is_slip)
    elif kind == "number" and not answer.removeprefix("-").isdigit():
        raise BadOption(f"{answer!r:.80} is no whole number.")
    elif kind == "choose":
        _check(answer, [str(n) for n, _ in enumerate(run.now.options, 1)])
    elif kind in ("press", "order"):
        for name in answer.removeprefix("without ").split(", "):
            _check(name, run.targets())


def _check(answer: str, possible: list[str]) -> None:
    if answer not in possible:
        raise BadOption(f"{answer!r:.80} is no answer here; {nearest(answer, possible)}")


def _try_line(run: StepRun, line: str, *, is_slip: bool) -> None:
    """Play a line on a copy; a move with ``!`` may be refused, and the last one of a slip."""
    match, moves, offer = run.match.copy(), parse_line(line, run.me), run.now.offer
    if not moves:
        raise BadOption("A line of moves is empty.")
    for n, move in enumerate(moves, 1):
        text = move.removesuffix(TRIED)
        verb = match.read(text).verb
        if offer and mover(move) == run.me and verb not in offer and not is_slip:
            raise BadOption(f"{verb!r:.80} is right and not in 'offer': {', '.join(offer)}.")
        may_fail = move.endswith(TRIED) or (is_slip and n == len(moves))
        if not (may_fail and match.why_not(text)):
            match.apply(text)
