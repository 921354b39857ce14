"""What is right in a step of a lesson, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cardlab.engine.text.words import Words
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.guided.move_lines import TRIED, parse_line
from cardlab_tutorials.guided.run import StepRun
from tutorials.book.words import words

Data = Mapping[str, Any]


def right(run: StepRun, scene: Data, art: Data) -> str:
    """Return what is right in the part that is open.

    Args:
        run: the learner's way through the step.
        scene: the scene of its table.
        art: the names of its pieces.

    """
    part, says = run.now, words(run.language)
    if part.kind == "choose":
        options = [part.options[int(number) - 1] for number in part.right]
        letters = [chr(ord("A") + int(number) - 1) for number in part.right]
        texts = [_option(option, run.language, art) for option in options]
        return "; ".join(f"{a}. {b}" for a, b in zip(letters, texts, strict=True))
    if part.kind == "moves":
        return "; ".join(moves(run)) if part.right else says["enough"]
    if part.kind == "number":
        return part.right[0]
    return ", ".join(pressed(name, run, scene, art) for name in part.right)


def _option(option: Any, language: str, art: Data) -> str:
    pieces = ", ".join(art["pieces"][piece]["name"] for piece in option.pieces)
    label = say(option.text, Words(language))
    return f"{label} ({pieces})" if label and pieces else label or pieces


def moves(run: StepRun) -> Iterator[str]:
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


def pressed(name: str, run: StepRun, scene: Data, art: Data) -> str:
    """Return what is pressed in words: a piece, a seat, a suit, a place or a line of the story."""
    kind, _, rest = name.partition(" ")
    if kind == "line":
        return f"{rest}. {story(run)[int(rest) - 1]}"
    if kind == "seat":
        return run.match.names[int(rest)]
    if kind == "suit":
        return str(art["suits"][rest]["name"])
    if kind == "zone":
        piles = [pile for row in scene["rows"] for pile in row]
        return next((str(pile["label"]) for pile in piles if pile["name"] == rest), rest)
    card = (rest if kind == "tray" else name).partition(" in ")[0]
    return str(art["pieces"][card]["name"])
