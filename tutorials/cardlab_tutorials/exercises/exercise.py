"""An exercise: what is asked, how an answer is judged, and hints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardlab_tutorials.exercises.checks import Check
from cardlab_tutorials.exercises.texts import Said


@dataclass(frozen=True)
class Hint:
    """A hint, and whether it helps only those who write code."""

    text: Said
    is_code: bool = False


@dataclass(frozen=True)
class Exercise:
    """Something that an hour asks.

    Attributes:
        id: by which a notebook checks it.
        title: a few words.
        task: what to do or to find.
        check: judges the answer.
        hints: from a nudge to nearly all.
        solution: the code of a right answer, for teachers and tests.

    """

    id: str
    title: Said
    task: Said
    check: Check
    hints: Sequence[Hint] = ()
    solution: str = ""
