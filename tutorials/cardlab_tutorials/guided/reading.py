"""Reading a guided lesson from its file.

A lesson is a TOML file that a teacher can write: chapters, steps, parts, each text in English and
Spanish side by side. The reader refuses what it does not know, and says where it stands.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache
from importlib import resources
from typing import Any, Final

from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.table.errors import CardlabError, nearest
from cardlab_tutorials.guided.steps import (
    KINDS,
    AnswerOption,
    Chapter,
    Code,
    LessonFile,
    Setting,
    Step,
    StepPart,
    StepSlip,
    StoryLine,
    Text,
)

LANGUAGES: Final = ("en", "es")
_OF_SETTING: Final = {"deal", "me", "names", "players", "rules", "seed", "before"}


class BadLesson(CardlabError):
    """A lesson's file says something that can't be meant; the message names the step."""


@cache
def course(game: str) -> LessonFile:
    """Return the lesson of a game, from its file ``<game>.toml``.

    Raises:
        BadLesson: if there is none, or its file is wrong.

    """
    lessons = list_lessons()
    if game not in lessons:
        raise BadLesson(f"There is no lesson {game!r:.80}; there is {', '.join(lessons)}.")
    text = resources.files(__package__).joinpath(f"{game}.toml").read_text("utf-8")
    return read(tomllib.loads(text))


def list_lessons() -> list[str]:
    """Return the names of the games that have a guided lesson, sorted."""
    files = (path.name for path in resources.files(__package__).iterdir())
    return sorted(name.removesuffix(".toml") for name in files if name.endswith(".toml"))


def read(data: Mapping[str, Any]) -> LessonFile:
    """Return the lesson that the data of a file describes.

    Raises:
        BadLesson: if a part is missing, unknown or of the wrong kind.

    """
    known = {"game", "title", "aim", "chapter", "quiz", "can", "card", "next", "aids_from", "code"}
    _check_names("the lesson", data, known)
    reader = _Reader(data["game"])
    chapters = tuple(reader.chapter(chapter) for chapter in data["chapter"])
    quiz = tuple(
        reader.step({"id": f"quiz{n}", "told": {}, **item})
        for n, item in enumerate(data.get("quiz", ()), 1)
    )
    lesson = LessonFile(
        game=data["game"],
        title=_text("the lesson", data["title"]),
        aim=_text("the lesson", data["aim"]),
        chapters=chapters,
        quiz=quiz,
        can=_texts("the last page", data.get("can", ())),
        card=_texts("the rule card", data.get("card", ())),
        next=data.get("next", ""),
        aids_from=data.get("aids_from", ""),
        code=tuple(reader.step({"kind": "code", **step}) for step in data.get("code", ())),
    )
    _check_ids(lesson)
    return lesson


def _check_ids(lesson: LessonFile) -> None:
    """Check that each step has an id of its own, and that those named exist."""
    ids = [step.id for step in (*lesson.steps, *lesson.quiz, *lesson.code)]
    twice = next((id for id in ids if ids.count(id) > 1), None)
    if twice is not None:
        raise BadLesson(f"Two steps have the id {twice!r}.")
    if lesson.aids_from not in ("", *ids):
        raise BadLesson(f"'aids_from': no step has the id {lesson.aids_from!r:.80}.")


class _Reader:
    """Reads the chapters and steps of a lesson of one game."""

    def __init__(self, game: str) -> None:
        self.clauses = set(rulebook(game).clauses)
        self.prefix = next(iter(self.clauses)).partition(".")[0]  # "nacho" of Nacho Pile

    def chapter(self, data: Mapping[str, Any]) -> Chapter:
        _check_names("a chapter", data, {"title", "step"})
        steps = tuple(self.step(step) for step in data["step"])
        return Chapter(_text("a chapter", data["title"]), steps)

    def step(self, data: Mapping[str, Any]) -> Step:
        """Read a step; one without ``part`` is its own single part."""
        where = f"step {data.get('id', '?')!r}"
        own = {"id", "title", "clauses", "told", "later", "part"}
        parts = data.get("part") or [{k: v for k, v in data.items() if k not in own}]
        if "part" in data:
            _check_names(where, data, own)
        clauses = tuple(f"{self.prefix}.{clause}" for clause in _required(where, data, "clauses"))
        for clause in clauses:
            self._check_clause(where, clause)
        return Step(
            id=_required(where, data, "id"),
            title=_text(where, data.get("title", {}), optional=True),
            clauses=clauses,
            told=_text(where, data.get("told", {}), optional=True),
            later=_text(where, data.get("later", {}), optional=True),
            parts=tuple(self.part(f"{where}, part {n}", part) for n, part in enumerate(parts, 1)),
        )

    def part(self, where: str, data: Mapping[str, Any]) -> StepPart:
        kind = data.get("kind", "moves")
        if kind not in KINDS:
            raise BadLesson(f"{where}: there is no kind {kind!r}; there is {', '.join(KINDS)}.")
        _check_names(where, data, _OF_CODE if kind == "code" else _OF_PART)
        return StepPart(
            kind=kind,
            task=_text(where, _required(where, data, "task")),
            setting=None if kind == "code" else self._setting(where, data),
            right=tuple(str(answer) for answer in data.get("right", ())),
            praise=_text(where, data.get("praise", {}), optional=True),
            slips=tuple(self._slip(where, slip) for slip in data.get("slips", ())),
            hints=_texts(where, data.get("hints", ())),
            told=_text(where, data.get("told", {}), optional=True),
            among=tuple(data.get("among", ("hand",))),
            options=tuple(_option(where, option) for option in data.get("options", ())),
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
                raise BadLesson(f"{where}: {extra[0]!r} needs a `table`, or `deal = true`.")
            return None
        how = {name: data[name] for name in ("players", "seed", "me", "rules") if name in data}
        if "names" in data:
            how["names"] = tuple(data["names"])
        return Setting(places=data.get("table"), before=tuple(data.get("before", ())), **how)

    def _slip(self, where: str, data: Mapping[str, Any]) -> StepSlip:
        _check_names(where, data, {"on", "clause", *LANGUAGES})
        text = {language: data[language] for language in LANGUAGES if language in data}
        clause = f"{self.prefix}.{data['clause']}" if "clause" in data else ""
        if clause:
            self._check_clause(where, clause)
        return StepSlip(str(_required(where, data, "on")), _text(where, text), clause)

    def _check_clause(self, where: str, clause: str) -> None:
        if clause not in self.clauses:
            raise BadLesson(
                f"{where}: there is no clause {clause!r}; {nearest(clause, self.clauses)}"
            )


_LISTS: Final = ("offer", "after", "bots", "spot")
_OF_PART: Final = (
    {field.name for field in fields(StepPart)} - {"setting", "table", "code"}
    | _OF_SETTING
    | {"table", "show_table"}
)
_OF_CODE: Final = {"kind", "task", "hints", "praise", *(field.name for field in fields(Code))}


def _code(where: str, data: Mapping[str, Any]) -> Code:
    """The function of a part that asks for one."""
    names = ("each", "begin", "event", "rules", "without")
    how = {name: data[name] for name in names if name in data}
    return Code(
        function=_required(where, data, "function"),
        solution=_required(where, data, "solution"),
        move=_required(where, data, "move"),
        given=tuple(_required(where, data, "given")),
        when=tuple(_required(where, data, "when")),
        tables=tuple(data.get("tables", ())),
        **how,
    )


def _option(where: str, data: Mapping[str, Any]) -> AnswerOption:
    _check_names(where, data, {"feedback", "pieces", *LANGUAGES})
    text = {language: data[language] for language in LANGUAGES if language in data}
    pieces = data.get("pieces", "")
    return AnswerOption(
        _text(where, text),
        tuple(piece.strip() for piece in pieces.split(",") if piece.strip()),
        _text(where, data.get("feedback", {}), optional=True),
    )


def _line(where: str, data: Mapping[str, Any]) -> StoryLine:
    _check_names(where, data, {"move", *LANGUAGES})
    text = {language: data[language] for language in LANGUAGES if language in data}
    return StoryLine(_required(where, data, "move"), _text(where, text))


def _texts(where: str, data: Sequence[Mapping[str, str]]) -> tuple[Text, ...]:
    return tuple(_text(where, text) for text in data)


def _text(where: str, data: Any, optional: bool = False) -> Text:
    """A text in all languages; an optional one may be missing in all of them."""
    if optional and not data:
        return {}
    if not isinstance(data, Mapping) or set(data) != set(LANGUAGES):
        raise BadLesson(f"{where}: a text is {{ en = …, es = … }}, and this is {data!r:.80}.")
    return dict(data)


def _required(where: str, data: Mapping[str, Any], name: str) -> Any:
    if name not in data:
        raise BadLesson(f"{where}: {name!r} is missing.")
    return data[name]


def _check_names(where: str, data: Mapping[str, Any], known: set[str]) -> None:
    unknown = next((name for name in data if name not in known), None)
    if unknown is not None:
        raise BadLesson(
            f"{where}: {unknown!r:.80} is unknown; known is {', '.join(sorted(known))}."
        )
