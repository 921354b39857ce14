"""What is right in a step of a lesson, in words."""

from __future__ import annotations

from collections.abc import Iterator

from cardlab_tutorials.exercises.exercise import AnswerOption
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.guided.move_lines import TRIED, parse_line
from cardlab_tutorials.guided.run import StepRun
from cardlab_tutorials.guided.targets import highlight
from cardlab_widgets.wire import Drawings
from tutorials.book.rendering import words


def right(run: StepRun, art: Drawings) -> str:
    """Return what is right in the part that is open.

    Args:
        run: the learner's way through the step.
        art: the names of the pieces.

    """
    part = run.now
    if part.right_option is not None:
        letter = chr(ord("A") + part.options.index(part.right_option))
        return f"{letter}. {_option(part.right_option, run, art)}"
    if part.kind == "moves":
        return "; ".join(_moves(run)) if part.right else words(run.language)["enough"]
    if part.kind == "number":
        return part.right[0]
    return ", ".join(_pressed(name, run, art) for name in part.right)


def _option(option: AnswerOption, run: StepRun, art: Drawings) -> str:
    pieces = ", ".join(art["pieces"][piece]["name"] for piece in option.pieces)
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


def _pressed(name: str, run: StepRun, art: Drawings) -> str:
    """Return what is pressed in words: a piece, a seat, a suit, a place or a line of the story."""
    kind, _, rest = name.partition(" ")
    if kind == "line":
        return f"{rest}. {story(run)[int(rest) - 1]}"
    if kind == "suit":
        return art["suits"][rest]["name"]
    if kind in ("seat", "zone"):
        return highlight(name, run.match, run.me, run.words.of(run.match.words))["name"]
    card = (rest if kind == "tray" else name).partition(" in ")[0]
    return art["pieces"][card]["name"]
