"""Playing a guided lesson as learners do: rightly, with each slip, and with each hint."""

from __future__ import annotations

from collections.abc import Iterator

from cardlab_tutorials.guided.move_lines import TRIED, mover, parse_line
from cardlab_tutorials.guided.reading import course
from cardlab_tutorials.guided.run import StepRun
from cardlab_tutorials.guided.steps import Step


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


def do_rightly(run: StepRun) -> None:
    """Give the right answer to the part that is open, by the learner's own means."""
    part = run.now
    if part.kind in ("press", "order"):
        run.press(part.right)
    elif part.enough:
        while run.verdict is None:
            exhaust(run.move(run.moves()[0]))
    elif part.kind in ("moves", "number", "choose"):
        give(run, part.right[0] if part.right else "1")
    else:
        exhaust(run.solve())


def give(run: StepRun, answer: str) -> None:
    """Give an answer as a lesson writes it."""
    part = run.now
    if part.kind == "moves":
        for move in parse_line(answer, run.me):
            if mover(move) == run.me and not run.frozen:
                text = move.removesuffix(TRIED)
                offered = text in [offer.text for offer in run.moves()]
                exhaust(run.move(text) if offered else run.attempt(text))
    elif part.kind == "press" and answer.startswith("without "):
        run.press([name for name in part.right if name != answer.removeprefix("without ")])
    elif part.kind in ("press", "order"):
        run.press(answer.split(", "))
    elif part.kind == "number":
        run.number(int(answer))
    else:
        run.choose(int(answer) - 1)


def exhaust(changes: Iterator[None]) -> None:
    """Let a move and all that follows on it happen."""
    for _ in changes:
        pass
