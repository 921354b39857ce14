"""Reading a guided lesson from its file.

A lesson is a TOML file that a teacher can write: chapters, steps, parts, each text in English and
Spanish side by side. The reader refuses what it does not know, and names the place.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import fields, replace
from functools import cache
from importlib import resources
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.table.errors import nearest
from cardlab_tutorials.exercises.exercise import Slip
from cardlab_tutorials.exercises.reading import (
    BadContent,
    FilePlace,
    Reader,
    checked,
    divided,
    faults_at,
    load,
    required,
    tables,
)
from cardlab_tutorials.guided.steps import (
    KINDS,
    Code,
    LessonFile,
    Setting,
    Sitting,
    Step,
    StepPart,
)

Data = Mapping[str, Any]
_HERE: Final = Path(__file__).parent
_OF_SETTING: Final = {"deal", *(field.name for field in fields(Setting))}
_OF_STEP: Final = {field.name for field in fields(Step)}
_OF_CODE: Final = {field.name for field in fields(Code)}


@cache
def course(game: str) -> LessonFile:
    """Return the lesson of a game, from its file ``<game>.toml``.

    Raises:
        BadContent: if there is none, or its file is wrong.

    """
    files = _files()
    if game not in files:
        listed = ", ".join(sorted(files))
        raise BadContent(FilePlace("guided"), f"no lesson is {game!r:.80}; choose one of {listed}.")
    return read(load(files[game]))


def list_lessons() -> list[str]:
    """Return the names of the games that have a guided lesson, sorted."""
    return sorted(_files())


def first_minutes() -> dict[str, int]:
    """Return how many minutes the first sitting of each lesson takes; 0 where no file says it.

    A file is read up to its first chapter, which is quicker: a lobby asks for no more.
    """
    minutes = {}
    for game, path in sorted(_files().items()):
        head = path.read_text("utf-8").partition("\n[[chapter]]")[0]
        minutes[game] = 0
        with suppress(tomllib.TOMLDecodeError, BadContent):  # the lesson itself says what is wrong
            sittings = tables(FilePlace("the lesson"), tomllib.loads(head), "sitting")
            minutes[game] = Reader().table(Sitting, *sittings[0]).minutes if sittings else 0
    return minutes


def _files() -> dict[str, Path]:
    """The file of each lesson: our own, and those of other distributions.

    An entry point of the group ``cardlab_tutorials.lessons`` has the name of a game, and names the
    package that contains ``<game>.toml``. No entry point replaces one of our lessons.
    """
    others = {
        entry.name: Path(str(resources.files(entry.module))) / f"{entry.name}.toml"
        for entry in entry_points(group="cardlab_tutorials.lessons")
    }
    ours = {path.stem: path for path in _HERE.glob("*.toml") if "." not in path.stem}
    return {**others, **ours}


def read(data: Data) -> LessonFile:
    """Return the lesson that the data of a file describes.

    Raises:
        BadContent: an entry is missing, unknown or of the wrong kind.

    """
    place = FilePlace("the lesson")
    with faults_at(place.at("game")):
        reader = _LessonReader(checked(str, place.at("game"), required(place, data, "game")))
    lesson = reader.table(LessonFile, place, data)
    return replace(lesson, sittings=tuple(_with_chapters(lesson)))


def _with_chapters(lesson: LessonFile) -> Iterator[Sitting]:
    """Yield the sittings with their chapters; each after the first names its first step."""
    firsts = [chapter.steps[0].id for chapter in lesson.chapters]
    begins = [0]
    for sitting in lesson.sittings[1:]:
        if sitting.begins not in firsts[begins[-1] + 1 :]:
            text = f"no chapter after the one before begins with {sitting.begins!r:.80}."
            raise BadContent(sitting.place.at("begins"), text)
        begins.append(firsts.index(sitting.begins))
    for sitting, begin, end in zip(lesson.sittings, begins, [*begins[1:], None], strict=True):
        yield replace(sitting, chapters=lesson.chapters[begin:end])


class _LessonReader(Reader):
    """Reads the steps of a lesson of one game.

    Attributes:
        ids: of the steps read so far.
        told: the clauses that these steps tell.

    """

    def __init__(self, game: str) -> None:
        super().__init__()
        self.clauses = set(rulebook(game).clauses)
        self.prefix = next(iter(self.clauses)).partition(".")[0]  # "nacho" of Nacho Pile
        self.told: set[str] = set()
        self.ids: set[str] = set()
        self.special |= {Step: self.step, Slip[str]: self.slip}

    def step(self, place: FilePlace, data: Any) -> Step:
        """Read a step; one without ``part`` is its own single part."""
        group, n = place.path[-2:]
        defaults = {"quiz": {"id": f"quiz{int(n) + 1}"}, "code": {"kind": "code"}}
        data = {**defaults.get(str(group), {}), **checked(dict, place, data)}
        id = required(place.at(name="a step"), data, "id")
        place = place.at(name=f"step {id!r:.80}")
        if id in self.ids:
            raise BadContent(place.at("id"), "another step has this id too.")
        self.ids.add(id)
        if group == "step":  # a question of the quiz has no title
            required(place, data, "title")
        named = self.value(tuple[str, ...], place.at("clauses"), required(place, data, "clauses"))
        clauses = tuple(self._clause(place.at("clauses"), clause) for clause in named)
        self.told |= {*clauses}
        parts, own = tables(place, data, "part"), data
        if not parts:
            own, part = divided(data, _OF_STEP)
            parts = [(place, part)]
        read = tuple(
            self.part(at.at(name=f"{place.name}, part {n}"), part)
            for n, (at, part) in enumerate(parts, 1)
        )
        return self.table(Step, place, own, {"part", "clauses"}, clauses=clauses, parts=read)

    def part(self, place: FilePlace, data: Any) -> StepPart:
        kind = checked(dict, place, data).get("kind", "moves")
        if kind not in KINDS:
            text = f"there is no kind {kind!r:.80}; choose one of {', '.join(KINDS)}."
            raise BadContent(place.at("kind"), text)
        setting, own = divided(data, _OF_SETTING)
        code = None
        if kind == "code":
            function, own = divided(data, _OF_CODE)
            setting, code = {}, self.table(Code, place, function)
        part = self.table(
            StepPart,
            place,
            {"kind": kind, **own},
            setting=self._setting(place, setting),
            code=code,
            untold=frozenset(self.clauses - self.told) if kind == "game" else frozenset(),
        )
        if part.is_guess != (part.comes_true in range(1, len(part.options) + 1)):
            text = "a guess, and nothing else, needs `comes_true`: the option that proves right."
            raise BadContent(place, text)
        return replace(part, clause=self._clause(place, part.clause)) if part.clause else part

    def _setting(self, place: FilePlace, data: Data) -> Setting | None:
        """How the table is set: from ``table``, or by ``deal = true`` a new game."""
        if "table" in data or data.get("deal"):
            return self.table(Setting, place, data, {"deal"})
        for name in data:
            raise BadContent(place.at(name), f"{name!r} needs a `table`, or `deal = true`.")
        return None

    def slip(self, place: FilePlace, data: Any) -> Slip[str]:
        """Read a slip, with the id of its clause."""
        slip = self.table(Slip[str], place, data)
        return replace(slip, clause=self._clause(place, slip.clause)) if slip.clause else slip

    def _clause(self, place: FilePlace, name: str) -> str:
        """Return the id of a clause that a lesson names without its game."""
        clause = f"{self.prefix}.{name}"
        if clause not in self.clauses:
            raise BadContent(
                place, f"there is no clause {clause!r}; {nearest(clause, self.clauses)}"
            )
        return clause
