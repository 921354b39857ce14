"""What a teacher reads: which step tells which clause, and how far a class has come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.table.errors import CardlabError
from cardlab.engine.text.words import N_, Words
from cardlab_tutorials.exercises.progress import BadProgress, read_line
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.guided.reading import course, list_lessons

MOST_STEPS = 5  # that are named as those where a class stumbles


def clauses_told() -> dict[str, list[str]]:
    """Return the steps that tell each clause of the games that have a lesson.

    >>> clauses_told()["pepper.jalapeno"]
    ['jalapeno']
    """
    told: dict[str, list[str]] = {
        clause.id: [] for game in list_lessons() for clause in rulebook(game)
    }
    for game in list_lessons():
        for step in course(game).steps:
            for clause in step.clauses:
                told[clause].append(step.id)
    return told


def clause_report() -> Iterator[str]:
    """Yield a line for each clause: the sitting that first tells it, and the steps that tell it.

    The count comes at the end.
    """
    told = clauses_told()
    sittings = {
        clause.id: course(game).sitting_of(told[clause.id][0])
        for game in list_lessons()
        for clause in rulebook(game)
        if told[clause.id]
    }
    for clause, steps in told.items():
        yield f"{clause:32} {sittings.get(clause, ' ')} {', '.join(steps) or 'NOT TOLD'}"
    yield f"{sum(map(bool, told.values()))} of {len(told)} clauses told"


def progress_lines(folder: Path) -> Iterator[str]:
    """Yield the lines of all text files of a folder that are not empty.

    Raises:
        CardlabError: if it is no folder.

    """
    if not folder.is_dir():
        raise CardlabError(
            f"{str(folder)!r:.80} is no folder. Put each pupil's line in a file there."
        )
    for path in sorted(folder.glob("*.txt")):
        yield from (
            line for line in path.read_text("utf-8", "replace").splitlines() if line.strip()
        )


def class_report(lines: Iterable[str], words: Words = Words("en")) -> Iterator[str]:  # noqa: B008
    """Yield who has done what, and at which steps the class stumbles.

    Args:
        lines: the lines that pupils got on the last page of a lesson or from ``lesson.line()``.
        words: the language.

    """
    pupils: dict[str, list[dict[str, Any]]] = {}
    damaged = 0
    for line in lines:
        try:
            data = read_line(line)
        except BadProgress:
            damaged += 1
            continue
        pupils.setdefault(data["lesson"], []).append(data)
    for game in sorted(pupils):
        yield from _of_game(game, pupils[game], words)
    if damaged:
        yield words(N_("Not read: {n} damaged or foreign lines."), n=damaged)
    if not pupils:
        yield words(N_("No line of a lesson's progress was found."))


def _of_game(game: str, pupils: list[dict[str, Any]], words: Words) -> Iterator[str]:
    if game not in list_lessons():
        yield words(N_("{game}: there is no such lesson here."), game=game)
        return
    titles = {step.id: say(step.title, words) for step in course(game).steps}
    yield words(
        N_("{title}: {n} of the class"), title=say(course(game).title, words), n=len(pupils)
    )
    for pupil in sorted(pupils, key=lambda one: str(one["name"]).casefold()):
        marks = Counter(mark for step, mark in pupil["marks"].items() if step in titles)
        done = sum(marks.values())
        how = ", ".join(words(text, n=marks[mark]) for mark, text in _MARKS.items() if marks[mark])
        told = words(N_("{done} of {all} steps"), done=done, all=len(titles))
        name = pupil["name"] or words(N_("no name"))
        line = f"  {name:24} {told}{f' ({how})' if how else ''}"
        yield line + _sittings_of(game, pupil["marks"], words)
    wrong = Counter[str]()
    for pupil in pupils:
        wrong.update({step: n for step, n in pupil["wrong"].items() if step in titles and n > 0})
    if wrong:
        yield "  " + words(N_("Most wrong answers:"))
    for step, n in wrong.most_common(MOST_STEPS):
        who = sum(pupil["wrong"].get(step, 0) > 0 for pupil in pupils)
        counted = words(N_("{n} by {who} of {all}"), n=n, who=who, all=len(pupils))
        yield f"    {titles[step]}: {counted}"


def _sittings_of(game: str, marks: Mapping[str, str], words: Words) -> str:
    """How far a pupil is in each sitting, where a lesson has several."""
    sittings = course(game).sittings
    if len(sittings) == 1:
        return ""
    done = [sum(step.id in marks for step in sitting.steps) for sitting in sittings]
    told = N_("sitting {n}: {done} of {all}")
    return "".join(
        f"; {words(told, n=n, done=done[n - 1], all=len(sitting.steps))}"
        for n, sitting in enumerate(sittings, 1)
    )


_MARKS = {"star": N_("{n} at once"), "tick": N_("{n} with help"), "shown": N_("{n} shown")}
