"""Reading a guided lesson from its file.

A lesson is a TOML file that a teacher can write: chapters, steps, parts, each text in English and
Spanish side by side. The reader refuses what it does not know, and says where it stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
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
    check_names,
    load,
    required,
    said_of,
    text_of,
    texts_of,
)
from cardlab_tutorials.guided.steps import (
    KINDS,
    Chapter,
    Code,
    LessonFile,
    Setting,
    Step,
    StepPart,
    StoryLine,
)

_HERE: Final = Path(__file__).parent
_OF_LESSON: Final = {
    "game", "title", "aim", "chapter", "quiz", "can", "card", "next", "counts_from", "code",
}  # fmt: skip
_OF_SETTING: Final = {"deal", "me", "names", "players", "rules", "seed", "before"}


@cache
def course(game: str) -> LessonFile:
    """Return the lesson of a game, from its file ``<game>.toml``.

    Raises:
        BadContent: if there is none, or its file is wrong.

    """
    files = _files()
    if game not in files:
        raise BadContent(f"There is no lesson {game!r:.80}; there is {', '.join(sorted(files))}.")
    return read(load(files[game]))


def list_lessons() -> list[str]:
    """Return the names of the games that have a guided lesson, sorted."""
    return sorted(_files())


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
    check_names("the lesson", data, _OF_LESSON)
    _check_kinds("the lesson", data)
    reader = _Reader(required("the lesson", data, "game"))
    for name in ("title", "aim", "chapter"):
        required("the lesson", data, name)
    chapters = tuple(reader.chapter(chapter) for chapter in data["chapter"])
    quiz = tuple(
        reader.step({"id": f"quiz{n}", "told": {}, **item})
        for n, item in enumerate(data.get("quiz", ()), 1)
    )
    lesson = LessonFile(
        game=data["game"],
        title=text_of("the lesson", data["title"]),
        aim=text_of("the lesson", data["aim"]),
        chapters=chapters,
        quiz=quiz,
        can=texts_of("the last page", data.get("can", ())),
        card=texts_of("the rule card", data.get("card", ())),
        next=data.get("next", ""),
        counts_from=data.get("counts_from", ""),
        code=tuple(reader.step({"kind": "code", **step}) for step in data.get("code", ())),
    )
    _check_ids(lesson)
    return lesson


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

    def chapter(self, data: Mapping[str, Any]) -> Chapter:
        check_names("a chapter", data, {"title", "step"})
        _check_kinds("a chapter", data)
        steps = tuple(map(self.step, required("a chapter", data, "step")))
        return Chapter(text_of("a chapter", required("a chapter", data, "title")), steps)

    def step(self, data: Mapping[str, Any]) -> Step:
        """Read a step; one without ``part`` is its own single part."""
        where = f"step {required('a step', data, 'id')!r:.80}"
        own = {"id", "title", "clauses", "told", "later", "part"}
        _check_kinds(where, data)
        parts = data.get("part") or [{k: v for k, v in data.items() if k not in own}]
        if "part" in data:
            check_names(where, data, own)
        clauses = tuple(f"{self.prefix}.{clause}" for clause in required(where, data, "clauses"))
        for clause in clauses:
            self._check_clause(where, clause)
        return Step(
            id=data["id"],
            title=text_of(where, data.get("title", {}), optional=True),
            clauses=clauses,
            told=text_of(where, data.get("told", {}), optional=True),
            later=text_of(where, data.get("later", {}), optional=True),
            parts=tuple(self.part(f"{where}, part {n}", part) for n, part in enumerate(parts, 1)),
        )

    def part(self, where: str, data: Mapping[str, Any]) -> StepPart:
        _check_kinds(where, data)
        kind = data.get("kind", "moves")
        if kind not in KINDS:
            raise BadContent(f"{where}: no kind is {kind!r:.80}; there is {', '.join(KINDS)}.")
        check_names(where, data, _OF_CODE if kind == "code" else _OF_PART)
        options = tuple(_option(where, option) for option in data.get("options", ()))
        is_guess = kind == "choose" and "right" not in data
        if is_guess != (data.get("comes_true", 0) in range(1, len(options) + 1)):
            raise BadContent(
                f"{where}: a guess, and nothing else, needs `comes_true`, the number of the option "
                "that the step shows to be right."
            )
        return StepPart(
            kind=kind,
            task=text_of(where, required(where, data, "task")),
            setting=None if kind == "code" else self._setting(where, data),
            right=tuple(str(answer) for answer in data.get("right", ())),
            praise=text_of(where, data.get("praise", {}), optional=True),
            slips=tuple(self._slip(where, slip) for slip in data.get("slips", ())),
            hints=texts_of(where, data.get("hints", ())),
            told=text_of(where, data.get("told", {}), optional=True),
            among=tuple(data.get("among", ("hand",))),
            options=options,
            comes_true=int(data.get("comes_true", 0)),
            enough=int(data.get("enough", 0)),
            table=bool(data.get("show_table", True)),
            story=tuple(_line(where, line) for line in data.get("story", ())),
            seen_by=int(data.get("seen_by", -1)),
            code=_code(where, data) if kind == "code" else None,
            **{name: tuple(data[name]) for name in _LISTS if name in data},
        )

    def _setting(self, where: str, data: Mapping[str, Any]) -> Setting | None:
        """How the table is set: from ``table``, or by ``deal = true`` a new game."""
        if "table" not in data and not data.get("deal"):
            extra = sorted(_OF_SETTING & set(data))
            if extra:
                raise BadContent(f"{where}: {extra[0]!r} needs a `table`, or `deal = true`.")
            return None
        how = {name: data[name] for name in ("players", "seed", "me", "rules") if name in data}
        if "names" in data:
            how["names"] = tuple(data["names"])
        return Setting(places=data.get("table"), before=tuple(data.get("before", ())), **how)

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


_LISTS: Final = ("offer", "after", "bots", "spot")
_OF_PART: Final = (
    {field.name for field in fields(StepPart)} - {"setting", "table", "code"}
    | _OF_SETTING
    | {"table", "show_table"}
)
_OF_CODE: Final = {"kind", "task", "hints", "praise", *(field.name for field in fields(Code))}


_ENTRIES: Final[dict[type, tuple[str, ...]]] = {
    list: (
        *("chapter", "step", "part", "quiz", "code", "can", "card", "clauses", "right", "slips"),
        *("hints", "among", "options", "story", "before", "names", "given", "when", "tables"),
        *_LISTS,
    ),
    dict: ("table", "rules", "each"),
    int: ("players", "seed", "me", "comes_true", "enough", "seen_by"),
    str: ("game", "next", "counts_from", "id", "kind", "function", "solution", "move"),
}
_KIND_WORDS: Final = {
    list: "a list, as in [...] or under [[...]]",
    dict: "a table, as in { ... }",
    int: "a whole number",
    str: 'a text, as in "..."',
}


def _check_kinds(where: str, data: Any) -> None:
    """Raise BadContent if an entry is of another kind than its name says."""
    for kind, names in _ENTRIES.items():
        for name in names:
            value = data.get(name, kind())
            if not isinstance(value, kind):
                said = "one table" if isinstance(value, dict) else f"{value!r:.80}"
                raise BadContent(f"{where}: {name!r} is {_KIND_WORDS[kind]}, and this is {said}.")


def _code(where: str, data: Mapping[str, Any]) -> Code:
    """The function of a part that asks for one."""
    names = ("each", "begin", "event", "rules", "without")
    how = {name: data[name] for name in names if name in data}
    return Code(
        function=required(where, data, "function"),
        solution=required(where, data, "solution"),
        move=required(where, data, "move"),
        given=tuple(required(where, data, "given")),
        when=tuple(required(where, data, "when")),
        tables=tuple(data.get("tables", ())),
        **how,
    )


def _option(where: str, data: Mapping[str, Any]) -> AnswerOption:
    text = said_of(where, data, {"feedback", "pieces"})
    pieces = data.get("pieces", "")
    return AnswerOption(
        text,
        text_of(where, data.get("feedback", {}), optional=True),
        tuple(piece.strip() for piece in pieces.split(",") if piece.strip()),
    )


def _line(where: str, data: Mapping[str, Any]) -> StoryLine:
    return StoryLine(required(where, data, "move"), said_of(where, data, {"move"}))
