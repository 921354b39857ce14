"""What a lesson asks, and how it judges an answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cardlab.engine.errors import CardlabError
from cardlab.engine.match import Match

NOT_TRIED, WRONG, RIGHT = "not tried", "wrong", "right"


@dataclass(frozen=True)
class Result:
    """How an answer was judged: "not tried", "wrong" or "right", and a sentence of its own.

    ``detail`` is added to the sentence as it is: an error's own words.
    """

    state: str
    text: str = ""
    detail: str = ""


Judge = Callable[[Any], Result]


@dataclass(frozen=True)
class Step:
    """One step of a lesson.

    ``clauses`` are those it teaches. ``task`` says what to do; ``table`` (if any) sets a live table
    for it, ``choices`` are answers to choose from (several where ``many``). ``judge`` is handed the
    match on the table, the chosen answers, or what was typed, and is never handed nothing.
    """

    id: str
    clauses: tuple[str, ...]
    title: str
    task: str
    judge: Judge
    hints: tuple[str, ...] = ()
    solution: str = ""
    table: Callable[[], Match] | None = None
    seats: tuple[Any, ...] | None = None
    choices: tuple[str, ...] = ()
    many: bool = False
    typed: bool = False
    code: bool = False
    moves: tuple[str, ...] = field(default=())  # a way to do it at the table, for tests


def at_the_table(judge: Judge) -> Judge:
    """Judge a match, once somebody has made a move in it."""
    return lambda match: judge(match) if match.moves else Result(NOT_TRIED)


def choice(right: int, feedback: Sequence[str]) -> Judge:
    """One answer is right; each has its own feedback."""
    return lambda chosen: Result(RIGHT if chosen == right else WRONG, feedback[chosen])


def number(right: float, praise: str, slips: Mapping[float, str], otherwise: str) -> Judge:
    """A number, with the typical slips and what to say of each."""

    def judge(said: Any) -> Result:
        try:
            value = float(str(said).replace(",", "."))
        except ValueError:
            return Result(WRONG, otherwise)
        if value == right:
            return Result(RIGHT, praise)
        return Result(WRONG, slips.get(value, otherwise))

    return judge


def cards(right: Sequence[int], praise: str, extra: Mapping[int, str], missing: str) -> Judge:
    """Just these are to be chosen; it is said why one is wrong, or that some are missing."""

    def judge(chosen: Any) -> Result:
        wrong = [each for each in chosen if each not in right]
        if wrong:
            return Result(WRONG, extra[wrong[0]])
        return Result(RIGHT, praise) if set(chosen) == set(right) else Result(WRONG, missing)

    return judge


def function(check: Callable[[Callable[..., Any]], Result], no_function: str, raised: str) -> Judge:
    """A function of the learner; one that raises is told of, and raises no further."""

    def judge(written: Any) -> Result:
        if not callable(written):
            return Result(WRONG, no_function)
        try:
            return check(written)
        except CardlabError as error:
            return Result(WRONG, raised, str(error))
        except Exception as error:
            return Result(WRONG, raised, f"{type(error).__name__}: {error}")

    return judge
