"""Trying a lesson that somebody writes: each table, each answer, and the line of a mistake."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cardlab import bots
from cardlab.engine.table.errors import CardlabError, IllegalMove, nearest
from cardlab_tutorials.exercises.reading import BadContent, FilePlace, faults_at, line_of, load
from cardlab_tutorials.exercises.texts import Said, say
from cardlab_tutorials.exercises.verdicts import RIGHT
from cardlab_tutorials.guided.reading import read
from cardlab_tutorials.guided.run import GUESSED, REFUSED, StepRun
from cardlab_tutorials.guided.steps import LessonFile, Step, StepPart
from cardlab_tutorials.guided.targets import highlight


def try_lesson(file: Path, language: str = "en") -> LessonFile:
    """Read a lesson, try each answer and each slip in it, and return it.

    Raises:
        BadContent: something is wrong; the message names the file, the line and the step.
        OSError: the file can't be read.

    """
    data = load(file)
    try:
        lesson = read(data)
        for step in (*lesson.steps, *lesson.quiz):
            try_step(lesson.game, step, language)
    except BadContent as error:
        line = line_of(file.read_text(encoding="utf-8"), error.place.path)
        raise BadContent(FilePlace(f"{file.name}, line {line}"), str(error)) from error
    return lesson


def try_step(game: str, step: Step, language: str = "en") -> None:
    """Give the answers of a step as learners do: each slip, then what is right.

    A function that the learner writes is not tried.

    Raises:
        BadContent: a table can't be set, or the verdict on an answer is another one.

    """
    for number, part in enumerate(step.parts):
        with faults_at(part.place.at("table")):
            if part.setting is not None:
                part.setting.match(game, language)
        run = StepRun(game, step, language)
        run.skip_to(number)
        _check_part(run)
        for place, answer, slip in _answers(part):
            run = StepRun(game, step, language)
            run.skip_to(number)
            _try(run, place, answer, say(slip, run.words))


def _answers(part: StepPart) -> Iterator[tuple[FilePlace, str, Said]]:
    """Yield the answers of a part, each with its place; a slip with its text."""
    for n, slip in enumerate(part.slips):
        if slip.is_answer:
            yield part.place.at("slips", n), slip.on, slip.text
    all_in_one = [", ".join(part.right)] if part.right else []
    for n, answer in enumerate(all_in_one if part.kind in ("press", "order") else part.right):
        yield part.place.at("right", n), answer, ""


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
    if run.me not in range(run.match.players):
        raise BadContent(place.at("me"), f"'me': there is no seat {run.me}.")
    if part.seen_by not in range(-1, run.match.players):
        raise BadContent(place.at("seen_by"), f"'seen_by': there is no seat {part.seen_by}.")


def _try(run: StepRun, place: FilePlace, answer: str, slip: str = "") -> None:
    """Give an answer, and compare the verdict: right, or the text of the slip."""
    possible = run.targets() or [str(n) for n, _ in enumerate(run.now.options, 1)]
    for name in answer.removeprefix("without ").split(", ") if possible else ():
        if name not in possible:
            raise BadContent(place, f"{name!r:.80} is no answer here; {nearest(name, possible)}")
    offer = f" 'offer' has {', '.join(run.now.offer)}." if run.now.offer else ""
    try:
        run.give(answer)
        verdict = run.verdict
        if verdict is not None and verdict.state == REFUSED and not slip:
            run.match.apply(answer)
    except IllegalMove as error:  # it names the move
        raise BadContent(place, str(error)) from error
    except CardlabError as error:
        raise BadContent(place, f"{answer!r:.80}: {error}{offer}") from error
    if slip and (verdict is None or verdict.text != slip):
        raise BadContent(place, f"{answer!r:.80} is no wrong answer here.{offer}")
    if not slip and (verdict is None or verdict.state not in (RIGHT, GUESSED)):
        told = "it is not yet all" if verdict is None else verdict.text
        raise BadContent(place, f"{answer!r:.80} is not right: {told}")
