"""Playing a guided lesson as learners do: rightly, with each slip, and with each hint."""

from __future__ import annotations

from collections.abc import Iterator

from cardlab.engine.table.errors import IllegalMove
from cardlab_tutorials.exercises.exercise import Slip
from cardlab_tutorials.guided.move_lines import TRIED, mover, parse_line
from cardlab_tutorials.guided.reading import course
from cardlab_tutorials.guided.run import RIGHT, StepRun
from cardlab_tutorials.guided.steps import Step, StepPart

NO_ANSWERS = ("missing", "other")


def all_steps(game: str) -> list[Step]:
    """The steps of a lesson, the questions of its quiz, and its functions."""
    lesson = course(game)
    return [*lesson.steps, *lesson.quiz, *lesson.code]


def began(game: str, step: Step, part: int, language: str = "en") -> StepRun:
    """A step of which the parts before ``part`` have been done rightly."""
    run = StepRun(game, step, language)
    while run.part < part and not run.done:
        do_rightly(run)
        run.go_on()
    return run


def do_rightly(run: StepRun, answer: int = 0) -> None:
    """Give the right answer to the part that is open, by the learner's own means."""
    part = run.now
    if part.kind == "moves":
        play(run, part.right[answer] if part.right else "")
    elif part.kind in ("press", "order"):
        run.press(part.right)
    elif part.kind == "number":
        run.number(int(part.right[answer]))
    elif part.kind == "choose":
        run.choose(int(part.right[answer]) - 1 if part.right else 0)
    else:
        exhaust(run.solve())


def play(run: StepRun, line: str) -> None:
    """Make the learner's moves of a line; the script makes the others."""
    if not line:
        while not run.done and run.verdict is None:
            exhaust(run.move(run.moves()[0]))
        return
    for move in parse_line(line, run.me):
        if mover(move) != run.me or len(run.played) >= len(parse_line(line, run.me)):
            continue
        if move.endswith(TRIED):
            exhaust(run.attempt(move.removesuffix(TRIED)))
        else:
            exhaust(run.move(move))


def exhaust(changes: Iterator[None]) -> None:
    """Let a move and all that follows on it happen."""
    for _ in changes:
        pass


def slips(part: StepPart) -> list[Slip[str]]:
    """The slips of a part that are an answer."""
    return [slip for slip in part.slips if slip.on not in NO_ANSWERS]


def is_refused(run: StepRun, line: str) -> bool:
    """Whether the last move of a line is one that the table refuses."""
    match = run.match.copy()
    *before, last = parse_line(line, run.me)
    for move in before:
        if not move.endswith(TRIED):
            match.apply(move)
    try:
        match.apply(last.removesuffix(TRIED))
    except IllegalMove:
        return True
    return False


def slip_by(run: StepRun, slip: Slip[str]) -> None:
    """Make a slip as a learner makes it."""
    kind = run.now.kind
    if kind == "moves" and is_refused(run, slip.on):
        *before, last = parse_line(slip.on, run.me)
        play(run, "; ".join(before)) if before else None
        exhaust(run.attempt(last.removesuffix(TRIED)))
    elif kind == "moves":
        play(run, slip.on)
    elif kind == "press":
        run.press(pressed_with(run, slip.on))
    elif kind == "order":
        run.press(slip.on.split(", "))
    else:
        run.number(int(slip.on))


def pressed_with(run: StepRun, on: str) -> list[str]:
    """What is pressed in a slip: a wrong thing, or all that is right without one."""
    if on.startswith("without "):
        return [name for name in run.now.right if name != on.removeprefix("without ")]
    return [on]


def done_rightly(game: str, step: Step, language: str = "en") -> StepRun:
    """A step of which all parts have been done rightly."""
    run = StepRun(game, step, language)
    while not run.done:
        do_rightly(run)
        assert run.verdict is not None, f"{step.id}: no verdict after {run.played}"
        assert run.verdict.state in (RIGHT, "guessed"), f"{step.id}: {run.verdict.text}"
        run.go_on()
    return run
