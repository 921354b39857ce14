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
from cardlab_tutorials.guided.steps import LessonFile

MOST_STEPS = 5  # that are named as those where a class stumbles


def clauses_told() -> dict[str, list[str]]:
    """Return the steps that tell each clause of the games that have a lesson.

    >>> clauses_told()["pepper.jalapeno"]
    ['jalapeno']
    """
    return {
        clause.id: [step.id for step in course(game).steps if clause.id in step.clauses]
        for game in list_lessons()
        for clause in rulebook(game)
    }


def clause_report() -> Iterator[str]:
    """Yield a line for each clause: the sitting that first tells it, and the steps that tell it.

    The count comes at the end.
    """
    told = clauses_told()
    for game in list_lessons():
        for clause in rulebook(game):
            steps = told[clause.id]
            sitting = course(game).sitting_of(steps[0]) if steps else ""
            yield f"{clause.id:32} {sitting or ' '} {', '.join(steps) or 'NOT TOLD'}"
    yield f"{sum(map(bool, told.values()))} of {len(told)} clauses told"


def progress_lines(folder: Path) -> Iterator[str]:
    """Yield the lines of all text files of a folder that are not empty.

    Raises:
        CardlabError: if it is no folder.

    """
    if not folder.is_dir():
        text = f"{str(folder)!r:.80} is no folder. Put each pupil's line in a file there."
        raise CardlabError(text)
    for path in sorted(folder.glob("*.txt")):
        yield from filter(str.strip, path.read_text("utf-8", "replace").splitlines())


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
            pupils.setdefault(data["lesson"], []).append(data)
        except BadProgress:
            damaged += 1
    for game in sorted(pupils):
        if game in list_lessons():
            yield from _of_lesson(course(game), pupils[game], words)
        else:
            yield words(N_("{game}: there is no such lesson here."), game=game)
    if damaged:
        yield words(N_("Not read: {n} damaged or foreign lines."), n=damaged)
    if not pupils:
        yield words(N_("No progress line was found."))


def _of_lesson(lesson: LessonFile, pupils: list[dict[str, Any]], words: Words) -> Iterator[str]:
    heading = N_("{title}: {n} of the class")
    yield words(heading, title=say(lesson.title, words), n=len(pupils))
    for pupil in sorted(pupils, key=lambda one: str(one["name"]).casefold()):
        name = pupil["name"] or words(N_("no name"))
        yield f"  {name:24} {_done(lesson, pupil['marks'], words)}"
    titles = {step.id: say(step.title, words) for step in lesson.steps}
    wrong = Counter[str]()
    for pupil in pupils:
        wrong.update({step: n for step, n in pupil["wrong"].items() if step in titles and n > 0})
    if wrong:
        yield "  " + words(N_("Most wrong answers:"))
    for step, n in wrong.most_common(MOST_STEPS):
        who = sum(pupil["wrong"].get(step, 0) > 0 for pupil in pupils)
        counted = words(N_("{n} by {who} of {all}"), n=n, who=who, all=len(pupils))
        yield f"    {titles[step]}: {counted}"


def _done(lesson: LessonFile, marks: Mapping[str, str], words: Words) -> str:
    """How many steps a pupil has done, how, and in which sittings."""
    ids = [step.id for step in lesson.steps]
    counts = Counter(marks[id] for id in ids if id in marks)
    done = words(N_("{done} of {all} steps"), done=counts.total(), all=len(ids))
    how = ", ".join(words(text, n=counts[mark]) for mark, text in _MARKS.items() if counts[mark])
    parts = [f"{done} ({how})" if how else done]
    for n, sitting in enumerate(lesson.sittings, 1):
        if len(lesson.sittings) > 1:
            count = sum(step.id in marks for step in sitting.steps)
            text = N_("sitting {n}: {done} of {all}")
            parts.append(words(text, n=n, done=count, all=len(sitting.steps)))
    return "; ".join(parts)


_MARKS = {"star": N_("{n} at once"), "tick": N_("{n} with help"), "shown": N_("{n} shown")}
