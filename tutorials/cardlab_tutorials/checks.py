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
    for it, ``choices`` are answers to choose from (several where ``many``). ``judge`` is called
    with the match on the table, the chosen answers, or what was typed; never with None.
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
    """Return a judge of a match, which is "not tried" until somebody has made a move."""
    return lambda match: judge(match) if match.moves else Result(NOT_TRIED)


def choice(right: int, feedback: Sequence[str]) -> Judge:
    """Return a judge of a choice: one answer is right, and each has its own feedback."""
    return lambda chosen: Result(RIGHT if chosen == right else WRONG, feedback[chosen])


def number(right: float, praise: str, slips: Mapping[float, str], otherwise: str) -> Judge:
    """Return a judge of a number, with the feedback to each typical wrong one ("slip")."""

    def judge(answer: Any) -> Result:
        try:
            value = float(str(answer).replace(",", "."))
        except ValueError:
            return Result(WRONG, otherwise)
        if value == right:
            return Result(RIGHT, praise)
        return Result(WRONG, slips.get(value, otherwise))

    return judge


def cards(right: Sequence[int], praise: str, extra: Mapping[int, str], missing: str) -> Judge:
    """Return a judge of several choices, all of ``right`` and no other.

    Args:
        right: the indices of the right choices.
        praise: what to say of the right answer.
        extra: what to say of each wrong choice, by its index.
        missing: what to say if a right choice is missing.

    """

    def judge(chosen: Any) -> Result:
        wrong = [index for index in chosen if index not in right]
        if wrong:
            return Result(WRONG, extra[wrong[0]])
        return Result(RIGHT, praise) if set(chosen) == set(right) else Result(WRONG, missing)

    return judge


def function(check: Callable[[Callable[..., Any]], Result], no_function: str, raised: str) -> Judge:
    """Return a judge of a function that a learner has written.

    Args:
        check: judges the function.
        no_function: what to say of an answer that is no function.
        raised: what to say if the function raises an exception, whose text follows.

    """

    def judge(answer: Any) -> Result:
        if not callable(answer):
            return Result(WRONG, no_function)
        try:
            return check(answer)
        except CardlabError as error:
            return Result(WRONG, raised, str(error))
        except Exception as error:
            return Result(WRONG, raised, f"{type(error).__name__}: {error}")

    return judge
