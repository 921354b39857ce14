"""The moments of a learner's first game that a rule of the next sitting explains."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from cardlab.engine.table.errors import CardlabError
from cardlab.engine.table.events import Event
from cardlab.engine.text.words import N_, Words
from cardlab_tutorials.guided.steps import LessonFile, Step, StepPart

MOST: Final = 2  # moments that a sitting begins with
TITLE: Final = N_("In your first game, turn {n}")


def moments(
    course: LessonFile, number: int, moves: Sequence[str], language: str
) -> tuple[Step, ...]:
    """Return the steps that show a sitting's rules in the game that was played before it.

    Args:
        course: the lesson.
        number: the number of the sitting, from 1.
        moves: the moves of the game at the end of the sitting before it.
        language: "en" or "es".

    Returns:
        at most :data:`MOST` steps to look at; none if nothing happened that this sitting explains,
        or if the moves are not of that game.

    """
    found: list[Step] = []
    with suppress(CardlabError):  # the lesson has changed since the game was played
        found += _found(course, number, moves, language)
    return tuple(found[:MOST])


def _found(course: LessonFile, number: int, moves: Sequence[str], language: str) -> Iterator[Step]:
    before = [step for sitting in course.sittings[: number - 1] for step in sitting.steps]
    game = next((step.game for step in reversed(before) if step.game), None)
    if game is None or game.setting is None:
        return
    told = {clause for step in before for clause in step.clauses}
    explained = list(course.sittings[number - 1].steps)
    match = game.setting.match(course.game, language)
    heard = len(match.story(game.setting.me))
    for n, move in enumerate(moves, 1):
        turn = match.table.turns
        match.apply(move)
        story = match.story(game.setting.me)
        for event in story[heard:]:
            for step in explained:
                if event.clause in {*step.clauses} - told or _names(step, event):
                    explained.remove(step)
                    line = match.told(event, game.setting.me).text(Words(language).of(match.words))
                    yield _moment(step, game, moves[:n], line, turn, language)
                    break
        heard = len(story)


def _names(step: Step, event: Event) -> bool:
    """Whether a step names an event as a moment: by its verb, or by its verb and its clause."""
    clause = event.clause.rpartition(".")[2]
    return event.verb in step.moment or f"{event.verb} {clause}" in step.moment


def _moment(
    step: Step, game: StepPart, moves: Sequence[str], line: str, turn: int, language: str
) -> Step:
    """The table just after a move, with the rule that explains it."""
    assert game.setting is not None
    setting = replace(game.setting, before=tuple(moves))
    part = StepPart(kind="look", task={language: line}, setting=setting)
    title = {language: Words(language)(TITLE, n=turn)}
    return replace(step, id=f"moment {step.id}", title=title, parts=(part,), later={})
