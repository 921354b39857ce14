"""A page for each lesson, with its steps, tables and answers, and one for each rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardlab_tutorials.exercises.exercise import AnswerOption
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.guided.classroom import clauses_told
from cardlab_tutorials.guided.lesson import Lesson
from cardlab_tutorials.guided.move_lines import TRIED, parse_line
from cardlab_tutorials.guided.run import StepRun
from cardlab_tutorials.guided.step_table import StepTable
from cardlab_tutorials.guided.steps import Step, StepPart
from cardlab_tutorials.guided.study import StepSequence
from cardlab_tutorials.guided.targets import highlight
from cardlab_widgets.faces import art
from tutorials.book.proofs import proofs
from tutorials.book.rendering import render, words


def rule_page(game: str, language: str) -> str:
    """Return the rulebook of a game as a page in Markdown."""
    lesson, told = BookLesson(game, language, folder=None), clauses_told()
    fields = {"lesson": lesson, "told": told, "proofs": proofs(game)}
    return render("rules.md", f"rules/{game}", language, **fields)


def lesson_page(game: str, language: str) -> str:
    """Return the lesson of a game as a page in Markdown."""
    lesson = BookLesson(game, language, folder=None)
    return render("lesson.md", f"learn/{game}", language, lesson=lesson)


class BookLesson(Lesson):
    """A lesson, with each part of a step as it is written into the book."""

    def parts(self, step: Step) -> Iterator[dict[str, Any]]:
        """Yield each part of a step, with its table, its story and the answer.

        The parts before it are solved. A part that goes on at the table of the one before it, or
        shows none, has no scene.
        """
        sequence = StepSequence(self, [step])
        run = sequence.run
        assert run is not None
        for number, part in enumerate(step.parts):
            shown: dict[str, Any] = {"part": part}
            if part.kind != "game":
                scene = StepTable(self, sequence).table.scene
                is_new = part.show_table and (number == 0 or part.setting is not None)
                shown |= {"scene": scene if is_new else None, "story": story(run)}
                shown["answer"] = "" if part.is_guess else self._answer(part, right(run))
            yield shown
            list(run.solve())
            run.go_on()

    def _answer(self, part: StepPart, answer: str) -> str:
        """What is right in a part, with what the lesson says of it."""
        chosen = part.right_option
        feedback = say(chosen.feedback, self.words) if chosen else ""
        praise = say(part.praise, self.words) or feedback
        return f"{answer}. {praise}".replace("..", ".")


# --- what is right, in words ------------------------------------------------------------------


def right(run: StepRun) -> str:
    """Return what is right in the part that is open."""
    part = run.now
    if part.right_option is not None:
        letter = chr(ord("A") + part.options.index(part.right_option))
        return f"{letter}. {_option(part.right_option, run)}"
    if part.kind == "moves":
        return "; ".join(_moves(run)) if part.right else words(run.language)["enough"]
    if part.kind == "number":
        return part.right[0]
    return ", ".join(_pressed(name, run) for name in part.right)


def _option(option: AnswerOption, run: StepRun) -> str:
    names = art(run.game, run.language)["pieces"]
    pieces = ", ".join(names[piece]["name"] for piece in option.pieces)
    label = say(option.text, run.words)
    return f"{label} ({pieces})" if label and pieces else label or pieces


def _moves(run: StepRun) -> Iterator[str]:
    """Yield the moves of the first line that is right, each with who makes it."""
    match, language = run.match.copy(), run.words.of(run.match.words)
    for written in parse_line(run.now.right[0], run.me):
        move = match.read(written.removesuffix(TRIED))
        name = match.names[move.by]
        label = match.words.label(move, match.names).text(language)
        if written.endswith(TRIED):
            yield f"{name}: {label} ({words(run.language)['refused']})"
        else:
            match.apply(move)
            yield f"{name}: {label}"


def story(run: StepRun) -> list[str]:
    """Return the lines of the story that can be pressed, in the order of their numbers."""
    if "story" not in run.now.among:
        return []
    language = run.words.of(run.match.words)
    return [line if isinstance(line, str) else line.text(language) for line in run.story_lines()]


def _pressed(name: str, run: StepRun) -> str:
    """Return what is pressed in words: a piece, a seat, a suit, a place or a line of the story."""
    kind, _, rest = name.partition(" ")
    if kind == "line":
        return f"{rest}. {story(run)[int(rest) - 1]}"
    if kind in ("seat", "zone"):
        return highlight(name, run.match, run.me, run.words.of(run.match.words))["name"]
    names = art(run.game, run.language)
    if kind == "suit":
        return names["suits"][rest]["name"]
    card = (rest if kind == "tray" else name).partition(" in ")[0]
    return names["pieces"][card]["name"]
