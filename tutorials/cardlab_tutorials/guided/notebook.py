"""The notebooks of the guided lessons, cell by cell, as ``make notebooks`` writes them.

A lesson's notebook is one cell that shows all of it, step by step in one place. One more notebook
holds the functions of all lessons, for those who write programs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import cardlab
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.text.words import LANGUAGES, N_, Words
from cardlab_tutorials.guided.reading import course, list_lessons

HOW: Final = N_(
    "Press **Shift+Enter** twice to run the cell below. The sittings take about {minutes} "
    "minutes. A file beside this notebook saves your progress, so that you can continue next "
    "time."
)
AND: Final = N_("{these} and {last}")
AFTERWARDS: Final = N_("Afterwards:")
TO_PLAY: Final = N_(
    "In the notebook that opens to play, press **Shift+Enter**, and choose the language there."
)
FUNCTIONS: Final = N_("Rules as functions")
FOR_WHOM: Final = N_(
    "For those who have done the lessons and can program. Write each function in place of the "
    "dots, and run the cell: the engine tests it in hundreds of positions."
)


def cells(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Yield the cells of the notebook of a lesson: "markdown" or "code", and the source."""
    lesson, _ = course(game), Words(language)
    minutes = [str(sitting.minutes) for sitting in lesson.sittings]
    spoken = _(AND, these=", ".join(minutes[:-1]), last=minutes[-1]) if minutes[1:] else minutes[0]
    how = _(HOW, minutes=spoken)
    yield "markdown", f"# {lesson.title[language]}\n\n*{lesson.aim[language]}*\n\n{how}"
    yield (
        "code",
        f"""from cardlab_tutorials import guided

lesson = guided.lesson("{game}", language="{language}", made_for="{cardlab.__version__}")
lesson.page()""",
    )
    up = "../" if language == LANGUAGES[0] else "../../"  # each translation has a folder
    links = [(_("Play a whole game"), f"{up}play/{game}.ipynb")]
    if lesson.next:
        links.append((rulebook(lesson.next, language).title, f"{lesson.next}.ipynb"))
    links.append((_(FUNCTIONS), "functions.ipynb"))
    onwards = " · ".join(f"[{text}]({address})" for text, address in links)
    yield "markdown", f"{_(AFTERWARDS)} {onwards}\n\n{_(TO_PLAY)}"


def function_cells(language: str) -> Iterator[tuple[str, str]]:
    """Yield the cells of the notebook with the functions of all lessons."""
    _ = Words(language)
    yield "markdown", f"# {_(FUNCTIONS)}\n\n{_(FOR_WHOM)}"
    games = list_lessons()
    lessons = [f'{game} = guided.lesson("{game}", language="{language}")' for game in games]
    yield "code", "\n".join(["from cardlab_tutorials import guided", "", *lessons])
    for game in games:
        for step in course(game).code:
            clauses = ", ".join(f"`{clause}`" for clause in step.clauses)
            title = f"{rulebook(game, language).title}: {step.title[language]}"
            yield "markdown", f"## {title}\n\n{step.told[language]} ({clauses})"
            yield from (("code", part.code.cell(game)) for part in step.parts if part.code)
