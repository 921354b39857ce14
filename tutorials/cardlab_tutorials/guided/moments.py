"""The moments of a learner's first game that a rule of the next sitting explains."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from cardlab.engine.table.errors import CardlabError
from cardlab.engine.table.events import Event
from cardlab.engine.text.words import N_, Words
from cardlab_tutorials.guided.steps import LessonFile, Step, StepPart

MOST: Final = 2  # moments that a sitting shows
TITLE: Final = N_("From your first game")
AHEAD: Final = N_("This happened in your game. The next step explains it: “{title}”.")


def moments(
    course: LessonFile, number: int, moves: Sequence[str], language: str
) -> dict[str, Step]:
    """Return what shows a sitting's rules in the game that was played before it.

    Args:
        course: the lesson.
        number: the number of the sitting, from 1.
        moves: the moves of the game at the end of the sitting before it.
        language: "en" or "es".

    Returns:
        at most :data:`MOST` steps to look at, by the id of the step that explains each; none if
        nothing happened that this sitting explains, or if the moves are not of that game.

    """
    before = [step for sitting in course.sittings[: number - 1] for step in sitting.steps]
    game = next((step.game for step in reversed(before) if step.game), None)
    if game is None or game.setting is None:
        return {}
    first: dict[str, Step] = {}  # the step that teaches a clause first
    for one in [*before, *course.sittings[number - 1].steps]:
        first |= {clause: one for clause in one.clauses if clause not in first}
    explained = list(course.sittings[number - 1].steps)
    me, match = game.setting.me, game.setting.match(course.game, language)
    words, found = Words(language).of(match.words), dict[str, Step]()
    with suppress(CardlabError):  # the lesson has changed since the game was played
        for n, move in enumerate(moves, 1):
            heard = len(match.story(me))
            match.apply(move)
            setting = replace(game.setting, before=tuple(moves[:n]))
            for event in match.story(me)[heard:]:
                if step := next((one for one in explained if _explains(one, event, first)), None):
                    explained.remove(step)
                    line = match.told(event, me).text(words)
                    part = StepPart(kind="look", task={language: line}, setting=setting)
                    found[step.id] = replace(
                        step,
                        id=f"moment {step.id}",
                        title={language: words(TITLE)},
                        told={language: words(AHEAD, title=step.title[language])},
                        later={},
                        parts=(part,),
                    )
    return dict(list(found.items())[:MOST])


def _explains(step: Step, event: Event, first: Mapping[str, Step]) -> bool:
    """Whether a step explains an event: it tells its clause first, or names it as a moment.

    A step that begins with a guess explains none: the moment would give the answer away.
    """
    if step.parts[0].is_guess:
        return False
    names = {event.verb, f"{event.verb} {event.clause.rpartition('.')[2]}"}
    return bool(names & {*step.moment}) or first.get(event.clause) is step
