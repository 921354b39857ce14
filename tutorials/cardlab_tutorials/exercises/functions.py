"""How a function that a learner has written is judged: called on cases, with what it returned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, ClassVar, Final

from cardlab.engine.text.words import N_
from cardlab_tutorials.exercises.answers import is_unwritten
from cardlab_tutorials.exercises.exercise import Exercise
from cardlab_tutorials.exercises.texts import Said
from cardlab_tutorials.exercises.verdicts import WRONG, Result, right, unanswered, wrong

_CLOSE: Final = 1e-9
_FIRST_FITS: Final = N_("The first example comes out right.")
Arguments = tuple[Any, ...]
NO_FUNCTION: Final = N_("Pass the function itself, {name}, not its result.")


@dataclass(frozen=True)
class Case:
    """One call of a function.

    Attributes:
        arguments: what it is called with; each call gets a copy.
        expected: the number that it should return.
        text: what a wrong return most likely comes from.

    """

    arguments: Arguments = field(metadata={"entry": "call"})
    expected: Fraction = field(metadata={"entry": "gives"})
    text: Said = ""


@dataclass(frozen=True)
class Function(Exercise):
    """Asks for a function, which is judged by its cases, in order; the first that fails is named.

    Lists are handed over as lists and, if that fails, as numpy arrays: both ways are right.

    Attributes:
        function: what it is called; what it is called with may stand behind, in brackets.
        cases: the calls.
        praise: what to say of a right one.

    """

    function: str
    cases: Sequence[Case]
    praise: Said
    is_code: ClassVar = True

    @property
    def name(self) -> str:
        """What the function is called."""
        return self.function.partition("(")[0]

    def judge(self, answer: Any, *_thrown: Any) -> Result:
        """Return how a function is judged."""
        if is_unwritten(answer):
            return unanswered()
        if not callable(answer):
            return wrong(NO_FUNCTION, name=self.name)
        passed, fault = self._tried(answer, lambda arguments: arguments)
        if fault and fault.state == WRONG:
            more, other = self._tried(answer, _as_arrays)
            fault = other if more > passed else fault
        return fault or right(self.praise)

    def form(self, answer: Any) -> Result:
        """Return whether the first case comes out right."""
        return replace(self, cases=self.cases[:1], praise=_FIRST_FITS).judge(answer)

    def _tried(
        self, function: Callable[..., Any], handed: Callable[[Arguments], Arguments]
    ) -> tuple[int, Result | None]:
        """How many cases a function passes, and what is wrong with the next one."""
        for passed, case in enumerate(self.cases):
            came = call(function, handed(case.arguments))
            written_call = written(self.name, case.arguments)
            if came.error:
                text = N_("{call} stopped with an error: {error}")
                return passed, wrong(text, call=written_call, error=came.error)
            if came.is_unwritten:
                text = N_("{call} returns nothing yet: end the function with return.")
                return passed, unanswered(text, call=written_call)
            if not _same(came.returned, case.expected):
                text = N_("{call} returned {returned} instead of {expected}.")
                shown = {"returned": _shown(came.returned), "expected": _shown(case.expected)}
                return passed, wrong(text, call=written_call, **shown).and_then(case.text)
        return len(self.cases), None


@dataclass(frozen=True)
class CallResult:
    """What came of one call of a learner's function: what it returned, or its error."""

    returned: Any = None
    error: str = ""

    @property
    def is_unwritten(self) -> bool:
        """Whether the function returned nothing, as one that is not written yet."""
        return not self.error and (self.returned is None or self.returned is ...)


def call(function: Callable[..., Any], arguments: Arguments) -> CallResult:
    """Call a learner's function with a copy of the arguments; an exception becomes a text."""
    try:
        return CallResult(function(*deepcopy(arguments)))
    except Exception as error:
        return CallResult(error=_told(error, function))


def written(name: str, arguments: Arguments) -> str:
    """Return a call as one would write it."""
    return f"{name}({', '.join(map(repr, arguments))})"


def _told(error: Exception, function: Callable[..., Any]) -> str:
    """What an exception says, and in which line of the learner's cell it was raised."""
    file = getattr(getattr(function, "__code__", None), "co_filename", None)
    trace, line = error.__traceback__, None
    while trace:
        line = trace.tb_lineno if trace.tb_frame.f_code.co_filename == file else line
        trace = trace.tb_next
    return f"{type(error).__name__}: {str(error)[:200]}" + (f" (line {line})" if line else "")


def short(value: Any) -> str:
    """Return a value that a learner's function returned, as Python writes it, cut off."""
    try:
        return repr(value)[:80]
    except Exception:
        return type(value).__name__


def _as_arrays(arguments: Arguments) -> Arguments:
    import numpy as np

    return tuple(np.array(value) if _is_of_numbers(value) else value for value in arguments)


def _is_of_numbers(argument: Any) -> bool:
    """Whether an argument is a list of numbers, which numpy takes as an array."""
    return isinstance(argument, list) and all(isinstance(value, int | float) for value in argument)


def _same(returned: Any, expected: Fraction | float) -> bool:
    try:
        return abs(float(returned) - float(expected)) <= _CLOSE * max(1.0, abs(float(expected)))
    except (TypeError, ValueError, OverflowError):
        return False


def _shown(value: Any) -> str:
    """A number as a fraction or with six digits; anything else cut to 80 characters."""
    if isinstance(value, Fraction):
        return f"{value}" if value.denominator == 1 else f"{value} = {float(value):.6g}"
    try:
        return f"{float(value):.6g}"
    except (TypeError, ValueError, OverflowError):
        return short(value)
