"""Reading a guided lesson from its file.

A lesson is a TOML file that a teacher can write: chapters, steps, parts, each text in English and
Spanish side by side. The reader refuses what it does not know, and says where it stands.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import resources
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.table.errors import nearest
from cardlab_tutorials.exercises.exercise import AnswerOption, Slip
from cardlab_tutorials.exercises.reading import (
    BadContent,
    entries,
    load,
    required,
    said_of,
    tables,
    text_of,
)
from cardlab_tutorials.guided.steps import (
    KINDS,
    Chapter,
    Code,
    LessonFile,
    Setting,
    Sitting,
    Step,
    StepPart,
    StoryLine,
)

_HERE: Final = Path(__file__).parent
LONGEST: Final = 600  # minutes of a sitting
_OF_SETTING: Final = {"deal", "me", "names", "players", "rules", "seed", "before"}
_OF_STEP: Final = {"id", "title", "clauses", "told", "later", "part", "moment"}
_OF_EACH_KIND: Final = ("kind", "task", "hints", "praise")


@cache
def course(game: str) -> LessonFile:
    """Return the lesson of a game, from its file ``<game>.toml``.

    Raises:
        BadContent: if there is none, or its file is wrong.

    """
    files = _files()
    if game not in files:
        raise BadContent(
            f"There is no lesson {game!r:.80}; choose one of {', '.join(sorted(files))}."
        )
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
            first = tomllib.loads(head).get("sitting") or [{}]
            minutes[game] = _sitting("sitting 1", first[0]).get("minutes", 0)
    return minutes


def _files() -> dict[str, Path]:
    """The file of each lesson: our own, and those of other distributions.

    An entry point of the group ``cardlab_tutorials.lessons`` names a package, in which the file
    ``<name>.toml`` lies; its name is that of the game. Ours can't be replaced.
    """
    others = {
        entry.name: Path(str(resources.files(entry.module))) / f"{entry.name}.toml"
        for entry in entry_points(group="cardlab_tutorials.lessons")
    }
    ours = {path.stem: path for path in _HERE.glob("*.toml") if "." not in path.stem}
    return {**others, **ours}


def read(data: Mapping[str, Any]) -> LessonFile:
    """Return the lesson that the data of a file describes.

    Raises:
        BadContent: if a part is missing, unknown or of the wrong kind.

    """
    where = "the lesson"
    own = {"chapter", "sitting", "quiz", "code"}
    plain = entries(LessonFile, where, data, own)
    reader = _Reader(plain["game"])
    required(where, data, "chapter")
    chapters = [reader.chapter(chapter) for chapter in tables(where, data, "chapter")]
    quiz = enumerate(tables(where, data, "quiz"), 1)
    lesson = LessonFile(
        **plain,
        sittings=_sittings(tables(where, data, "sitting") or [{}], chapters),
        quiz=tuple(reader.step({"id": f"quiz{n}", **item}) for n, item in quiz),
        code=tuple(reader.step({"kind": "code", **step}) for step in tables(where, data, "code")),
    )
    _check_ids(lesson)
    return lesson


def _sittings(data: Sequence[Mapping[str, Any]], chapters: list[Chapter]) -> tuple[Sitting, ...]:
    """Part the chapters among the sittings; each sitting names its first step."""
    firsts = [chapter.steps[0].id for chapter in chapters]
    begins: list[int] = []
    for n, sitting in enumerate(data, 1):
        where = f"sitting {n}"
        step = next(iter(firsts), "") if n == 1 else required(where, sitting, "begins")
        if (firsts and step not in firsts) or (begins and firsts.index(step) <= begins[-1]):
            raise BadContent(f"{where}: no chapter after the one before begins with {step!r:.80}.")
        begins.append(firsts.index(step) if firsts else 0)
    ends = [*begins[1:], None]
    return tuple(
        Sitting(tuple(chapters[begin:end]), **_sitting(f"sitting {n}", sitting))
        for n, (sitting, begin, end) in enumerate(zip(data, begins, ends, strict=True), 1)
    )


def _sitting(where: str, data: Mapping[str, Any]) -> dict[str, Any]:
    plain = entries(Sitting, where, data, {"begins"})
    if not 0 <= plain.get("minutes", 0) <= LONGEST:
        minutes = plain["minutes"]
        raise BadContent(f"{where}: {minutes} is no number of minutes from 1 to {LONGEST}.")
    return plain


def _check_ids(lesson: LessonFile) -> None:
    """Check that each step has an id of its own, and that those named exist."""
    ids = [step.id for step in (*lesson.steps, *lesson.quiz, *lesson.code)]
    twice = next((id for id in ids if ids.count(id) > 1), None)
    if twice is not None:
        raise BadContent(f"Two steps have the id {twice!r}.")
    if lesson.counts_from not in ("", *ids):
        raise BadContent(f"'counts_from': no step has the id {lesson.counts_from!r:.80}.")


class _Reader:
    """Reads the chapters and steps of a lesson of one game."""

    def __init__(self, game: str) -> None:
        self.clauses = set(rulebook(game).clauses)
        self.prefix = next(iter(self.clauses)).partition(".")[0]  # "nacho" of Nacho Pile
        self.told: set[str] = set()  # by the steps read so far

    def chapter(self, data: Mapping[str, Any]) -> Chapter:
        plain = entries(Chapter, "a chapter", data, {"step"})
        required("a chapter", data, "step")
        return Chapter(**plain, steps=tuple(map(self.step, tables("a chapter", data, "step"))))

    def step(self, data: Mapping[str, Any]) -> Step:
        """Read a step; one without ``part`` is its own single part."""
        where = f"step {required('a step', data, 'id')!r:.80}"
        parts = tables(where, data, "part") or [
            {name: value for name, value in data.items() if name not in _OF_STEP}
        ]
        own = data if "part" in data else {n: value for n, value in data.items() if n in _OF_STEP}
        plain = entries(Step, where, own, {"part"})
        clauses = tuple(f"{self.prefix}.{clause}" for clause in plain.pop("clauses"))
        for clause in clauses:
            self._check_clause(where, clause)
        self.told |= {*clauses}
        read = [self.part(f"{where}, part {n}", part) for n, part in enumerate(parts, 1)]
        return Step(**plain, clauses=clauses, parts=tuple(read))

    def part(self, where: str, data: Mapping[str, Any]) -> StepPart:
        kind = data.get("kind", "moves")
        if kind not in KINDS:
            raise BadContent(
                f"{where}: there is no kind {kind!r:.80}; choose one of {', '.join(KINDS)}."
            )
        if kind == "code":
            texts = {name: data[name] for name in _OF_EACH_KIND if name in data}
            code = Code(**entries(Code, where, data, _OF_EACH_KIND))
            return StepPart(**entries(StepPart, where, texts), code=code)
        own = {"kind", "slips", "options", "story", "table", *_OF_SETTING}
        plain = entries(StepPart, where, data, own)
        options = tuple(_option(where, option) for option in tables(where, data, "options"))
        is_guess = kind == "choose" and not plain.get("right")
        if is_guess != (plain.get("comes_true", 0) in range(1, len(options) + 1)):
            raise BadContent(
                f"{where}: a guess, and nothing else, needs `comes_true`, the number of the option "
                "that the step shows to be right."
            )
        return StepPart(
            kind=kind,
            **plain,
            setting=self._setting(where, data),
            slips=tuple(self._slip(where, slip) for slip in tables(where, data, "slips")),
            options=options,
            story=tuple(_line(where, line) for line in tables(where, data, "story")),
            untold=frozenset(self.clauses - self.told) if kind == "game" else frozenset(),
        )

    def _setting(self, where: str, data: Mapping[str, Any]) -> Setting | None:
        """How the table is set: from ``table``, or by ``deal = true`` a new game."""
        if "table" not in data and not data.get("deal"):
            extra = sorted(_OF_SETTING & set(data))
            if extra:
                raise BadContent(f"{where}: {extra[0]!r} needs a `table`, or `deal = true`.")
            return None
        names = {"table", *_OF_SETTING} - {"deal"}
        return Setting(**entries(Setting, where, {n: data[n] for n in names if n in data}))

    def _slip(self, where: str, data: Mapping[str, Any]) -> Slip[str]:
        text = said_of(where, data, {"on", "clause"})
        clause = f"{self.prefix}.{data['clause']}" if "clause" in data else ""
        if clause:
            self._check_clause(where, clause)
        return Slip(str(required(where, data, "on")), text, clause)

    def _check_clause(self, where: str, clause: str) -> None:
        if clause not in self.clauses:
            raise BadContent(
                f"{where}: there is no clause {clause!r}; {nearest(clause, self.clauses)}"
            )


def _option(where: str, data: Mapping[str, Any]) -> AnswerOption:
    text = said_of(where, data, {"feedback", "pieces"})
    pieces = data.get("pieces", "")
    return AnswerOption(
        text,
        text_of(where, data["feedback"]) if "feedback" in data else {},
        tuple(piece.strip() for piece in pieces.split(",") if piece.strip()),
    )


def _line(where: str, data: Mapping[str, Any]) -> StoryLine:
    return StoryLine(required(where, data, "move"), said_of(where, data, {"move"}))
