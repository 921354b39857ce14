"""The notebook of a guided lesson, cell by cell, as ``make notebooks`` writes it from the lesson.

A step is a text cell with the rule, which reads without a kernel, and a code cell of one line.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

import cardlab
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.text.words import LANGUAGES, N_, Words
from cardlab_tutorials.guided.reading import course
from cardlab_tutorials.guided.steps import LessonFile, Step

QUIZ: Final = N_("Quiz")
COMES_BACK: Final = N_("A question that you miss comes back.")
CAN_NOW: Final = N_("What you can do now")
AHEAD: Final = N_("Still to come")
PAUSE: Final = N_("Go on now, or another day: what follows takes about {n} minutes.")
CODE: Final = N_("For those who write programs")
NO_DUTY: Final = N_(
    "This is not part of the lesson. Write the function in place of the dots and run the cell; the "
    "engine tries it in hundreds of positions."
)
HOW: Final = N_(
    "Run all cells once (the menu *Run*, then *Run All Cells*), then read down. Each step tells a "
    "rule and lets you use it at a table at once: press the cards. **Next** leads to the step "
    "below."
)


def cells(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Yield the cells of the notebook of a lesson: "markdown" or "code", and the source."""
    lesson, _ = course(game), Words(language)
    yield "markdown", f"# {lesson.title[language]}\n\n*{lesson.aim[language]}*\n\n{_(HOW)}"
    made_for = f'made_for="{cardlab.__version__}"'
    begin = f'lesson = guided.lesson("{game}", language="{language}", {made_for})'
    yield "code", f"from cardlab_tutorials import guided\n\n{begin}"
    number = 0
    for n, chapter in enumerate(lesson.chapters, 1):
        if number:
            yield from _between(lesson, chapter.steps[0], language)
        for step in chapter.steps:
            number += 1
            first = step is chapter.steps[0]
            head = f"## {n}. {chapter.title[language]}\n\n" if first else ""
            yield "markdown", head + _told(step, number, language)
            yield "code", f'lesson.step("{step.id}")'
    yield "markdown", f"## {_(QUIZ)}\n\n{_(COMES_BACK)}"
    yield "code", "lesson.quiz()"
    yield "markdown", f"## {_(CAN_NOW)}"
    yield "code", "lesson.end()"
    yield "markdown", _onwards(game, lesson.next, language)
    for step in lesson.code:
        head = f"## {_(CODE)}\n\n{_(NO_DUTY)}\n\n" if step is lesson.code[0] else ""
        yield "markdown", f"{head}### {_titled(step, language)}"
        yield from (("code", part.code.cell()) for part in step.parts if part.code)


def _between(lesson: LessonFile, step: Step, language: str) -> Iterator[tuple[str, str]]:
    """What stands before a sitting but the first, if a step begins one."""
    _ = Words(language)
    for before, sitting in pairwise(lesson.sittings):
        if sitting.steps[0] is step:
            can = "".join(f"- {text[language]}\n" for text in before.can)
            ahead = "".join(f"- {text[language]}\n" for text in before.ahead)
            pause = _(PAUSE, n=sitting.minutes)
            yield "markdown", f"## {_(CAN_NOW)}\n\n{can}\n{_(AHEAD)}:\n\n{ahead}\n{pause}"


def _told(step: Step, number: int, language: str) -> str:
    return f"### {number}. {_titled(step, language)}"


def _titled(step: Step, language: str) -> str:
    clauses = ", ".join(f"`{clause}`" for clause in step.clauses)
    told = step.told.get(language, "")
    return f"{step.title[language]}\n\n{told} ({clauses})"


def _onwards(game: str, following: str, language: str) -> str:
    """Where to go on: the dashboard of the game, and the next lesson."""
    _ = Words(language)
    up = "../" if language == LANGUAGES[0] else "../../"  # a translation lies in a folder
    play = _("Play a whole game")
    more = _("The next game to learn")
    keep = _("A line for your teacher")
    return (
        f"- [{play}]({up}play/{game}.ipynb)\n"
        f"- [{more}: {course_title(following, language)}]({following}.ipynb)\n"
        f"- {keep}: `print(lesson.line())`"
    )


def course_title(game: str, language: str) -> str:
    """Return the title of a game in a language."""
    return rulebook(game, language).title
