"""Reading exercises from TOML, for lessons and for hours.

Each text stands there by language, ``{ en = "...", es = "..." }``; English alone is enough. A file
``<name>.<language>.toml`` beside a file adds one more language, sentence by sentence:
``"Your turn" = "À toi"``. What a file says and the reader does not know is refused, with its place.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import MISSING, fields
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args, get_origin, get_type_hints

from cardlab.engine.table.errors import CardlabError, nearest
from cardlab.engine.text.words import LANGUAGES
from cardlab_tutorials.exercises.answers import read_number
from cardlab_tutorials.exercises.checks import Choice, Value
from cardlab_tutorials.exercises.exercise import AnswerOption, Check, Exercise, Hint, Slip
from cardlab_tutorials.exercises.functions import Case, Function
from cardlab_tutorials.exercises.texts import ByLanguage
from cardlab_tutorials.exercises.trials import Trials

FIRST: Final = "en"  # the language in which each text must be given


class BadContent(CardlabError):
    """A file of a lesson or an hour says something that can't be meant; the message names where."""


# --- Files and texts ---------------------------------------------------------------------------


def load(path: Path) -> dict[str, Any]:
    """Return the data of a TOML file, with the languages that files beside it add.

    Raises:
        BadContent: the file is no TOML.

    """
    data = _parsed(path)
    for more in sorted(path.parent.glob(f"{path.stem}.*.toml")):
        language = more.name.removeprefix(f"{path.stem}.").removesuffix(".toml")
        sentences = _parsed(more)
        for text in texts_in(data):
            if text[FIRST] in sentences:
                text[language] = sentences[text[FIRST]]
    return data


def _parsed(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{path.name}: {error}") from error


def texts_in(data: Any) -> Iterator[dict[str, str]]:
    """Give all texts by language that lie anywhere in the data."""
    if isinstance(data, dict):
        if isinstance(data.get(FIRST), str):
            yield data
        for value in data.values():
            yield from texts_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts_in(value)


def text_of(where: str, data: Any) -> ByLanguage:
    """Return a text by language; one that lacks a language has its English there.

    Raises:
        BadContent: it is no such text, or has no English.

    """
    fits = isinstance(data, Mapping) and all(isinstance(text, str) for text in data.values())
    if not fits or FIRST not in data:
        raise BadContent(f"{where}: a text is {{ en = ..., es = ... }}, and this is {data!r:.80}.")
    return {**dict.fromkeys(LANGUAGES, data[FIRST]), **data}


def said_of(where: str, data: Mapping[str, Any], others: Collection[str]) -> ByLanguage:
    """Return the text of an entry whose languages stand beside its other names."""
    if not isinstance(data, Mapping):
        raise BadContent(f"{where}: an entry is {{ ... }}, and this is {data!r:.80}.")
    languages = {name: value for name, value in data.items() if name not in others}
    unknown = next((name for name in languages if len(name) != 2), None)
    if unknown is not None:
        known = ", ".join(sorted({*others, FIRST}))
        raise BadContent(f"{where}: {unknown!r:.80} is unknown; known is {known}.")
    return text_of(where, languages)


def required(where: str, data: Mapping[str, Any], name: str) -> Any:
    """Return an entry that must be there.

    Raises:
        BadContent: it is missing.

    """
    if name not in data:
        raise BadContent(f"{where}: {name!r} is missing.")
    return data[name]


def check_names(where: str, data: Mapping[str, Any], known: Collection[str]) -> None:
    """Raise BadContent if the data has an entry that is not known."""
    unknown = next((name for name in data if name not in known), None)
    if unknown is not None:
        raise BadContent(f"{where}: {unknown!r:.80} is unknown; {nearest(unknown, sorted(known))}")


# --- Dataclasses -------------------------------------------------------------------------------

_PLAIN: Final[dict[Any, tuple[str, type | tuple[type, ...]]]] = {
    str: ('a text, as in "..."', str),
    int: ("a whole number", int),
    float: ("a number", (int, float)),
    bool: ("true or false", bool),
    dict: ("a table, as in { ... }", dict),
    tuple: ("a list, as in [...] or under [[...]]", list),
}


def entries(
    kind: type, where: str, data: Any, others: Collection[str] = (), read: Collection[str] = ()
) -> dict[str, Any]:
    """Return the entries of a table that are fields of a dataclass, each as its field wants it.

    Read are texts by language, texts, numbers, truth values, tables, and lists of these. All other
    fields are the caller's to read.

    Args:
        kind: the dataclass.
        where: where the table stands, as an error names it.
        data: the table.
        others: more names that it may have, which the caller reads.
        read: fields that are no entries.

    Raises:
        BadContent: an entry is unknown, missing, or of another kind than its field.

    """
    data = _checked(where, dict, data)
    own = {name: hint for name, hint in _plain(kind).items() if name not in {*others, *read}}
    check_names(where, data, {*others, *own})
    lacking = (field for field in fields(kind) if field.name in own and field.name not in data)
    for field in lacking:
        if field.default is MISSING and field.default_factory is MISSING:
            raise BadContent(f"{where}: {field.name!r} is missing.")
    return {
        name: _as(hint, where, f"{where}: {name!r}", data[name])
        for name, hint in own.items()
        if name in data
    }


@cache
def _plain(kind: type) -> dict[str, Any]:
    """Return the fields of a dataclass that are read from an entry, and what each holds."""
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind) if _is_plain(hints[field.name])}


def tables(where: str, data: Mapping[str, Any], name: str) -> list[Any]:
    """Return the tables that stand under ``[[name]]``; none, if there are none."""
    rows: list[Any] = _checked(f"{where}: {name!r}", tuple, data.get(name, []))
    return rows


def _is_plain(hint: Any) -> bool:
    if get_origin(hint) is tuple:
        return _is_plain(get_args(hint)[0])
    return hint in _PLAIN or _is_table(hint)


def _is_table(hint: Any) -> bool:
    return Mapping in {get_origin(hint), *map(get_origin, get_args(hint))}  # or None


def _as(hint: Any, where: str, place: str, value: Any) -> Any:
    """Return a value as a field of this kind has it."""
    if hint == ByLanguage:
        return text_of(where, value)
    if get_origin(hint) is tuple:
        inner = get_args(hint)[0]
        if inner is str:  # a list of answers may have numbers
            return tuple(map(str, _checked(place, tuple, value)))
        return tuple(_as(inner, where, place, item) for item in _checked(place, tuple, value))
    return _checked(place, dict if _is_table(hint) else hint, value)


def _checked(place: str, kind: Any, value: Any) -> Any:
    """Return a value, or raise BadContent if it is of another kind."""
    words, types = _PLAIN[kind]
    if not isinstance(value, types) or (kind is not bool and isinstance(value, bool)):
        said = "one table" if isinstance(value, dict) else f"{value!r:.80}"
        raise BadContent(f"{place} is {words}, and this is {said}.")
    return value


# --- Exercises ---------------------------------------------------------------------------------

_ALWAYS: Final = {"id", "kind", "title", "task", "hints"}
_OF_KIND: Final = {
    "number": {"right", "praise", "slips", "chance", "unit", "one_in"},
    "choose": {"right", "options"},
    "trials": {"praise", "slips", "chance", "given", "names", "throw", "throws", "truth",
               "trials"},
    "code": {"praise", "function", "cases"},
}  # fmt: skip


class ExerciseReader:
    """Reads exercises.

    Args:
        names: the names of the hour's module, which the data may use: a number that the module
            works out, the function that throws.
        solutions: the right line or function of each exercise that asks for one, by its id. Where
            there are none, as on a pupil's computer, such an exercise is judged with less.

    """

    def __init__(self, names: Mapping[str, Any], solutions: Mapping[str, str]) -> None:
        self.names = names
        self.solutions = solutions

    def read(self, data: Mapping[str, Any]) -> Exercise:
        """Return the exercise that the data describes.

        Raises:
            BadContent: something is missing, unknown or of the wrong kind.

        """
        where = f"question {data.get('id', '?')!r:.80}"
        kind = required(where, data, "kind")
        if kind not in _OF_KIND:
            raise BadContent(f"{where}: no kind is {kind!r:.80}; {nearest(str(kind), _OF_KIND)}.")
        check_names(where, data, _ALWAYS | _OF_KIND[kind])
        readers = {
            "number": self._value, "choose": self._choice, "trials": self._trials,
            "code": self._function,
        }  # fmt: skip
        check, solution = readers[kind](where, data)
        return Exercise(
            id=required(where, data, "id"),
            title=text_of(where, required(where, data, "title")),
            task=text_of(where, required(where, data, "task")),
            check=check,
            hints=[
                Hint(said_of(where, hint, {"code"}), hint.get("code", False))
                for hint in data.get("hints", ())
            ],
            solution=solution,
        )

    def number(self, where: str, written: Any) -> Fraction:
        """Return a number: as pupils write it, or by its name in the hour's module."""
        if str(written) in self.names:
            return Fraction(self.names[str(written)])
        number = read_number(written)
        if number is None:
            raise BadContent(f"{where}: {written!r:.80} is no number, and no name of the module.")
        return number.value

    def _value(self, where: str, data: Mapping[str, Any]) -> tuple[Check, str]:
        truth = self.number(where, required(where, data, "right"))
        slips = self._slips(where, data)
        how: dict[str, Any] = {"otherwise": slips.pop("other")} if "other" in slips else {}
        if "unit" in data:
            how["unit"] = self.number(where, data["unit"])
        check = Value(
            truth,
            text_of(where, required(where, data, "praise")),
            [Slip(self.number(where, on), text) for on, text in slips.items()],
            is_chance=data.get("chance", True),
            one_in=data.get("one_in", False),
            **how,
        )
        short = str(truth) if truth.denominator < 10**7 else f"{float(truth):.4g}"
        return check, f'"{short}"'

    def _choice(self, where: str, data: Mapping[str, Any]) -> tuple[Check, str]:
        options = [
            AnswerOption(
                said_of(where, option, {"feedback"}),
                text_of(where, required(where, option, "feedback")),
            )
            for option in required(where, data, "options")
        ]
        right = int(required(where, data, "right")) - 1
        if right not in range(len(options)):
            raise BadContent(f"{where}: there is no option {right + 1}.")
        return Choice(right, options), repr(options[right].text[FIRST])  # type: ignore[index]

    def _trials(self, where: str, data: Mapping[str, Any]) -> tuple[Check, str]:
        import numpy as np

        throw = required(where, data, "throw")
        if throw not in self.names:
            raise BadContent(f"{where}: the module has no function {throw!r:.80}.")
        line = self._solution(where, data)
        check = Trials(
            id=data["id"],
            truth=self.number(where, required(where, data, "truth")),
            given=tuple(required(where, data, "given")),
            line=line,
            throw=self.names[throw],
            praise=text_of(where, required(where, data, "praise")),
            slips=[Slip(on, text) for on, text in self._slips(where, data).items()],
            throws=[
                Slip(
                    self.number(where, required(where, slip, "on")),
                    said_of(where, slip, {"on"}),
                )
                for slip in data.get("throws", ())
            ],
            is_chance=data.get("chance", True),
            trials=int(data.get("trials", 100_000)),
            names={name: np.array(value) for name, value in data.get("names", {}).items()},
        )
        return check, line

    def _function(self, where: str, data: Mapping[str, Any]) -> tuple[Check, str]:
        import numpy as np

        name = required(where, data, "function").partition("(")[0]
        names = {"np": np, "Fraction": Fraction, **self.names, name: lambda *given: given}
        cases = [
            Case(
                eval(required(where, case, "call"), names),  # the hour's own file
                self.number(where, required(where, case, "gives")),
                said_of(where, case, {"call", "gives"}),
            )
            for case in required(where, data, "cases")
        ]
        check = Function(name, cases, text_of(where, required(where, data, "praise")))
        return check, self._solution(where, data)

    def _solution(self, where: str, data: Mapping[str, Any]) -> str:
        """Return the right line or function, or nothing where the solutions are not installed."""
        return required(where, self.solutions, data["id"]).strip() if self.solutions else ""

    def _slips(self, where: str, data: Mapping[str, Any]) -> dict[str, ByLanguage]:
        """Return what is said of each slip, by the wrong answer."""
        slips = data.get("slips", ())
        return {str(required(where, s, "on")): said_of(where, s, {"on"}) for s in slips}
