"""A step as plain data for its page (``LessonStep`` in ``types.d.ts``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardlab.engine.text.words import N_, Rich
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.guided.piece_markup import PieceMarkup
from cardlab_tutorials.guided.run import StepRun
from cardlab_tutorials.guided.step_sequence import StepSequence
from cardlab_tutorials.guided.steps import StepPart
from cardlab_tutorials.guided.study import Study
from cardlab_tutorials.guided.targets import highlight, label, target_step

Data = dict[str, Any]
SEEN_BY = N_("The table as {name} sees it")
ABOUT = N_("This is about: {things}.")
QUESTION = N_("Question {n} of {all}")
QUESTION_AGAIN = N_("Question {n} once more")
QUIZ = N_("{n} questions on what you have learnt. One that you miss comes once more at the end.")
KEPT = {
    "page": N_("This browser keeps how far you are."),
    "notebook": N_("A file beside this notebook keeps how far you are."),
}


def step_data(
    lesson: Study, sequence: StepSequence, marked: Sequence[int], markup: PieceMarkup
) -> Data:
    """Return what the page shows round the table of the step that is open.

    Args:
        lesson: the lesson.
        sequence: the steps of the page, with one of them open; after them comes the last page.
        marked: the numbers of the things that are marked as an answer.
        markup: finds the pieces that are named in a text.

    """
    run = sequence.run
    place = "page" if lesson.progress.path is None else "notebook"  # who keeps the progress
    is_followed = 0 < sequence.sitting < len(lesson.course.sittings)
    if run is None and is_followed:
        kept = lesson.words(KEPT[place])
        return {"kind": "between", "place": place, "kept": kept, **lesson.between(sequence.sitting)}
    if run is None:
        return {"kind": "end", "place": place, **lesson.ending()}
    language, part, step = lesson.language, run.now, run.step
    told = part.told or step.told
    later = step.later if run.is_told else {}
    return {
        "kind": part.kind,
        "place": place,
        "id": step.id,
        "title": step.title.get(language, "") or _question(lesson, sequence, run),
        "told": markup.rich(told.get(language, "") or _of_the_quiz(lesson, sequence, run)),
        "later": markup.rich(later.get(language, "")),
        "clauses": list(step.clauses),
        "n": sequence.at + 1,
        "all": len(sequence.steps),
        "last": sequence.at + 1 >= len(sequence.steps) and not is_followed,
        "wants": _wants(run, part, markup),
        **_shown(run, part),
        **_targets(run, part, marked, markup),
        **_options(run, part, markup),
        **_judged(run, part, markup),
    }


def _question(lesson: Study, sequence: StepSequence, run: StepRun) -> str:
    """The heading of a question of the quiz."""
    quiz = lesson.course.quiz
    heading = QUESTION_AGAIN if sequence.is_repeat else QUESTION
    return lesson.words(heading, n=quiz.index(run.step) + 1, all=len(quiz))


def _of_the_quiz(lesson: Study, sequence: StepSequence, run: StepRun) -> str:
    """What the quiz is, over its first question; "" over all other steps."""
    quiz = lesson.course.quiz
    is_first = bool(quiz) and run.step is quiz[0] and not sequence.is_repeat
    return lesson.words(QUIZ, n=len(quiz)) if is_first else ""


def _wants(run: StepRun, part: StepPart, markup: PieceMarkup) -> Rich:
    """What is asked; or, where the table is another seat's, whose it is."""
    if run.seen_by is None:
        return markup.rich(part.task.get(run.language, ""))
    return [run.words(SEEN_BY, name=run.match.names[run.seen_by])]


def _shown(run: StepRun, part: StepPart) -> Data:
    """Whether a table is shown, a function that is right, and what the step is about."""
    words = run.words.of(run.match.words)
    about = () if run.done or run.waits else part.spot
    spots = [highlight(name, run.match, run.me, words) for name in about]
    names = ", ".join(dict.fromkeys(spot["name"] for spot in spots))
    return {
        "table": run.failed if part.code else part.show_table,
        "code": part.code.solved() if part.code and run.tally.is_solved else "",
        "spots": spots,
        "about": run.words(ABOUT, things=names) if names else "",
    }


def _targets(run: StepRun, part: StepPart, marked: Sequence[int], markup: PieceMarkup) -> Data:
    """What can be pressed as an answer; once it is right, that stays marked."""
    names = run.shown_targets()
    if run.done or run.waits:
        marked = [names.index(name) for name in part.right if name in names]
    targets = [target_step(name, run.match, run.me) for name in names]
    lines = _story_buttons(run, markup)
    labels = [
        lines.get(name) or label(name, run.match, run.me) if "choice" in thing else []
        for name, thing in zip(names, targets, strict=True)
    ]
    ordered = part.kind == "order"
    return {
        "targets": targets,
        "marked": list(marked),
        "labels": labels,
        "many": ordered or len(part.right) > 1,
        "ordered": ordered,
        "enough": len(part.right) if ordered else 0,
    }


def _story_buttons(run: StepRun, markup: PieceMarkup) -> dict[str, Rich]:
    """The lines of the story, with their numbers, where they can be pressed."""
    if "story" not in run.now.among:
        return {}
    words = run.words.of(run.match.words)
    return {
        f"line {n}": [f"{n}. ", *(markup.rich(line) if isinstance(line, str) else line.rich(words))]
        for n, line in enumerate(run.story_lines(), 1)
    }


def _options(run: StepRun, part: StepPart, markup: PieceMarkup) -> Data:
    """What can be chosen."""
    options = [
        {
            "label": markup.rich(say(option.text, run.words)),
            "pieces": list(option.pieces),
            "tried": i in run.tried,
            "right": (run.done or run.waits) and str(i + 1) in part.right,
        }
        for i, option in enumerate(part.options)
    ]
    return {"options": options, "guessing": part.is_guess}


def _judged(run: StepRun, part: StepPart, markup: PieceMarkup) -> Data:
    """The verdict, what was guessed, and the hints that are shown."""
    verdict, language = run.verdict, run.language
    shown = verdict and {
        "state": verdict.state,
        "text": markup.rich(verdict.text),
        "clause": verdict.clause,
        "call": verdict.call,
    }
    return {
        "verdict": shown,
        "guess": _guess(run, markup),
        "guess_right": run.is_guess_right if run.done else None,
        "earned": not (run.tally.is_solved or part.kind == "game" or run.is_guess_right is False),
        "hints": [markup.rich(hint.get(language, "")) for hint in part.hints[: run.hints]],
        "left": len(part.hints) - run.hints,
        "frozen": run.frozen,
        "waits": run.waits,
        "done": run.done,
        "mark": run.mark,
    }


def _guess(run: StepRun, markup: PieceMarkup) -> Rich:
    guessed = next((part for part in run.step.parts if part.is_guess), None)
    if guessed is None or run.guess is None:
        return []
    return markup.rich(say(guessed.options[run.guess].text, run.words))
