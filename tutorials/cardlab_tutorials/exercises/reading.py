"""Reading lessons and hours from TOML into dataclasses.

Each text is written by language, ``{ en = "...", es = "..." }``; English alone is enough. A file
``<name>.<language>.toml`` beside a file adds one more language, sentence by sentence:
``"Your turn" = "À toi"``. The reader refuses what it does not know, and names the place.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from cardlab.engine.table.errors import CardlabError, nearest
from cardlab.engine.text.words import LANGUAGES
from cardlab_tutorials.exercises.texts import ByLanguage, Said

FIRST: Final = "en"  # the language in which each text must be given
Data = Mapping[str, Any]
Keys = tuple[str | int, ...]
T = TypeVar("T")


# --- Places and faults -------------------------------------------------------------------------


@dataclass(frozen=True)
class FilePlace:
    """A place in a file.

    Attributes:
        name: how a message names it: "step 'turn', part 1".
        path: the keys and the numbers in lists, from 0, that lead to it.

    """

    name: str
    path: Keys = ()

    def at(self, *path: str | int, name: str = "") -> FilePlace:
        """Return a place inside this one; by default a message names it in the same way."""
        return FilePlace(name or self.name, (*self.path, *path))


class BadContent(CardlabError):
    """A file of a lesson or an hour is wrong; the message names the place.

    Args:
        place: where the mistake is.
        text: what is wrong.

    """

    def __init__(self, place: FilePlace, text: str) -> None:
        super().__init__(f"{place.name}: {text}")
        self.place = place


@contextmanager
def faults_at(place: FilePlace) -> Iterator[None]:
    """Raise each error of the engine again as BadContent, with the place in the file."""
    try:
        yield
    except BadContent:
        raise
    except CardlabError as error:
        raise BadContent(place, str(error)) from error


def line_of(text: str, path: Keys) -> int:
    r"""Return the number of the line, from 1, of a place in a TOML file.

    It is the line of the last part of the path that has one: the head of a table, a key, or an item
    of a list that has a line for each item.

    >>> line_of('game = "x"\n[[step]]\nright = [\n  1,\n  2,\n]', ("step", 0, "right", 1))
    5
    """
    lines: dict[Keys, int] = {}
    counts = Counter[Keys]()  # the tables and the items of each list so far
    table: Keys = ()
    key, is_in_text = table, False
    for number, line in enumerate(text.splitlines(), 1):
        if is_in_text:
            pass
        elif head := re.match(r"\[+([\w.]+)\]", line):
            *outer, name = head[1].split(".")
            table = ()
            for list_name in outer:
                table = (*table, list_name, counts[*table, list_name] - 1)
            key = (*table, name)
            table = (*key, counts[key])
            counts[key] += 1
            lines.setdefault(key, number)
            lines[table] = number
        elif named := re.match(r"([\w-]+)\s*=", line):
            key = (*table, named[1])
            lines[key] = number
        elif re.match(r"\s+[{\"\d]", line):
            lines[*key, counts[key]] = number
            counts[key] += 1
        is_in_text ^= line.count('"""') % 2 == 1
    return next((lines[path[:n]] for n in range(len(path), 0, -1) if path[:n] in lines), 1)


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
        raise BadContent(FilePlace(path.name), str(error)) from error


def texts_in(data: Any) -> Iterator[dict[str, str]]:
    """Yield all texts by language that are anywhere in the data."""
    if isinstance(data, dict):
        if isinstance(data.get(FIRST), str):
            yield data
        for value in data.values():
            yield from texts_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts_in(value)


# --- Dataclasses -------------------------------------------------------------------------------

_PLAIN: Final[dict[Any, tuple[str, type | tuple[type, ...]]]] = {
    str: ('a text, as in "..."', str),
    int: ("a whole number", int),
    float: ("a number", (int, float)),
    bool: ("true or false", bool),
    dict: ("a table, as in { ... }", dict),
    list: ("a list, as in [...] or under [[...]]", list),
}


class Reader:
    """Reads tables of a file as dataclasses.

    Each entry of a table is a field, and is read by the type of the field: a text by language, a
    text, a number, a truth value, a table, another dataclass, or a list of these. A field
    ``is_chance`` is called ``chance`` in the file, and any other name is in the field's metadata as
    ``entry``. The languages of a field ``text`` are entries beside the others:
    ``{ on = "3", en = "One more." }``. A field ``place`` is the place of the table.

    Attributes:
        special: functions that read a value of a type otherwise, from its place and the value.

    """

    def __init__(self) -> None:
        self.special: dict[Any, Callable[[FilePlace, Any], Any]] = {
            ByLanguage: text_of,
            Said: text_of,
        }

    def table(
        self, kind: type[T], place: FilePlace, data: Any, but: Collection[str] = (), **read: Any
    ) -> T:
        """Return the dataclass of a table.

        Args:
            kind: the dataclass; ``Slip[Fraction]`` for one that is generic.
            place: where the table is.
            data: the table.
            but: entries that the caller reads.
            read: fields that the caller has read. They are no entries of the table.

        Raises:
            BadContent: an entry is unknown, missing, or of another type than its field.

        """
        known = _fields(kind)  # type: ignore[arg-type]
        if "place" in known:
            read["place"] = place
        own = {field.entry: field for name, field in known.items() if name not in read}
        text = own.pop("text", None)
        entries, texts = divided(divided(checked(dict, place, data), but)[1], own)
        for name in texts:
            if text is None or len(name) != 2:
                listed = sorted([*own, FIRST] if text else own)
                raise BadContent(place.at(name), f"{name!r} is unknown; {nearest(name, listed)}")
        if text is not None:
            read["text"] = text_of(place, texts)
        for name, field in own.items():
            if name in entries:
                read[field.name] = self.value(field.type, place.at(name), entries[name])
            elif field.is_required:
                raise BadContent(place, f"{name!r} is missing.")
        return kind(**read)

    def value(self, kind: Any, place: FilePlace, value: Any) -> Any:
        """Return a value as a field of a type has it."""
        if kind in self.special:
            return self.special[kind](place, value)
        origin, inner = get_origin(kind), get_args(kind)
        if is_dataclass(origin or kind):
            return self.table(kind, place, value)
        if origin not in (tuple, Sequence):
            return checked(kind if kind in _PLAIN else dict, place, value)
        items = enumerate(checked(list, place, value))
        if inner[0] is str:  # a list of answers may have numbers
            return tuple(str(item) for _, item in items)
        return tuple(self.value(inner[0], place.at(n), item) for n, item in items)


class _Entry(NamedTuple):
    name: str
    entry: str  # what it is called in a file
    type: Any
    is_required: bool


@cache
def _fields(kind: Any) -> dict[str, _Entry]:
    """Return the fields of a dataclass, by their names."""
    plain, given = get_origin(kind) or kind, get_args(kind)
    hints = get_type_hints(plain)
    found = {}
    for field in fields(plain):
        hint = given[0] if isinstance(hints[field.name], TypeVar) else hints[field.name]
        entry = field.metadata.get("entry", field.name.removeprefix("is_"))
        is_required = field.default is MISSING and field.default_factory is MISSING
        found[field.name] = _Entry(field.name, entry, hint, is_required)
    return found


def text_of(place: FilePlace, data: Any) -> ByLanguage:
    """Return a text by language; one that lacks a language has its English there.

    Raises:
        BadContent: it is no such text, or has no English.

    """
    fits = isinstance(data, Mapping) and all(isinstance(text, str) for text in data.values())
    if not fits or FIRST not in data:
        raise BadContent(place, f"a text is {{ en = ..., es = ... }}, and this is {data!r:.80}.")
    return {**dict.fromkeys(LANGUAGES, data[FIRST]), **data}


def checked(kind: type[T], place: FilePlace, value: Any) -> T:
    """Return a value that has to be of a type: str, int, float, bool, dict or list.

    Raises:
        BadContent: it is of another type.

    """
    words, types = _PLAIN[kind]
    if not isinstance(value, types) or (kind is not bool and isinstance(value, bool)):
        name = next((key for key in reversed(place.path) if isinstance(key, str)), "this")
        said = "one table" if isinstance(value, dict) else f"{value!r:.80}"
        raise BadContent(place, f"{name!r} is {words}, and this is {said}.")
    return value  # type: ignore[return-value]


def required(place: FilePlace, data: Data, name: str) -> Any:
    """Return an entry that must be there.

    Raises:
        BadContent: it is missing.

    """
    if name not in data:
        raise BadContent(place, f"{name!r} is missing.")
    return data[name]


def tables(place: FilePlace, data: Data, name: str) -> list[tuple[FilePlace, Any]]:
    """Return the tables under ``[[name]]``, each with its place; none, if there are none."""
    rows = checked(list, place.at(name), data.get(name, []))
    return [(place.at(name, n), row) for n, row in enumerate(rows)]


def divided(data: Data, names: Collection[str]) -> tuple[Data, Data]:
    """Return the entries of a table that have one of the names, and all others."""
    return (
        {name: value for name, value in data.items() if name in names},
        {name: value for name, value in data.items() if name not in names},
    )
