"""What one hour is made of: its folder, read into a plan.

The folder holds ``hour.toml`` (the questions, the texts of the charts, and what the page without
code says), ``text.md`` (the notebook) and ``teacher.md``, each of these also as
``<name>.<language>.md``; and a module for what is computed: ``slide``, ``draw``, ``told``, the
functions that throw, numbers that ``hour.toml`` names, and ``position`` where no ``[table]`` there
sets the match.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from cardlab.engine.match.match import Match, new_match
from cardlab.engine.match.setup import set_table
from cardlab.engine.table.errors import nearest
from cardlab.engine.text.words import N_, Words
from cardlab_tutorials.exercises.exercise import Exercise
from cardlab_tutorials.exercises.reading import (
    BadContent,
    ExerciseReader,
    FilePlace,
    divided,
    required,
    tables,
    text_of,
)
from cardlab_tutorials.exercises.texts import ByLanguage, count, decimal, say
from cardlab_tutorials.exercises.trials import Trials
from cardlab_tutorials.hours.charts import Chart
from cardlab_tutorials.hours.guesses import Guess
from cardlab_tutorials.hours.sliders import Slider
from cardlab_tutorials.hours.throwing import Tried

if TYPE_CHECKING:
    from cardlab_tutorials.hours.throwing import Rng

_TEXTS: Final = ("trial", "slide", "sliders")  # tables of texts by name
_PARTS: Final = ("number", "game", "asks", "about", "table", "guess", "page", "slider", "question")
_COMPUTED: Final = ("slide", "draw", "told")  # functions of the module
_HERE: Final = N_("you are here")


@dataclass(frozen=True)
class PageWords:
    """What the page without code says and asks in the place of the code.

    Attributes:
        trials: the question whose trials are tried there.
        trial: what a trial is, above the buttons; Markdown.
        counted: how the exact value is counted; Markdown.
        more: what leads to the slide, where the notebook does so with code; Markdown.
        several: how many trials may be taken at once.
        is_guessed: whether their mean is what the class has guessed.
        needs_code: questions that the page leaves out, as one answers them with a program.
        before: questions that stand above the exact value.

    """

    trials: Trials
    trial: ByLanguage
    counted: ByLanguage
    more: ByLanguage = field(default_factory=dict)
    several: tuple[int, ...] = (100, 10_000)
    is_guessed: bool = True
    needs_code: tuple[str, ...] = ()
    before: tuple[str, ...] = ()


@dataclass(frozen=True)
class Plan:
    """All that one hour is made of.

    Attributes:
        name: the hour's folder.
        number: its place among the hours, from 1.
        game: the game that it is about; "" for all games.
        asks: its question, for a list of hours.
        about: what one learns, for a list of hours.
        questions: what it asks, in order.
        guess: what the class guesses.
        page: what the page without code says.
        sliders: the sliders.
        texts: the sentences of a "trial", the texts of the "slide" and of the "sliders", by name.
        position: returns the match that the hour is about, from the seed of its hidden cards.
        slide: draws the picture to be shown to all.
        draw: draws what the sliders show, from their values.
        told: returns one trial.

    """

    name: str
    number: int
    game: str
    asks: ByLanguage
    about: ByLanguage
    questions: Sequence[Exercise]
    guess: Guess
    page: PageWords
    sliders: Sequence[Slider]
    texts: Mapping[str, Mapping[str, ByLanguage]]
    position: Callable[[int], Match]
    slide: Callable[[], Chart]
    draw: Callable[..., Chart]
    told: Callable[[Rng], Tried]

    def text(
        self, part: str, name: Any, words: Words, fields: Mapping[str, Any] | None = None
    ) -> str:
        """Return a text in a language; what names no text is returned as it is.

        Args:
            part: "trial", "slide" or "sliders".
            name: the name of the text.
            words: the language.
            fields: what it mentions; a field that names another text stands for that text.

        """
        texts = self.texts[part]
        if name not in texts:
            return words(_HERE) if name == "here" else _as_is(name, words)
        said = {key: texts.get(value, value) for key, value in (fields or {}).items()}
        return decimal(say(texts[name], words, **said), words)

    def slide_in(self, words: Words) -> Chart:
        """Return the picture to be shown to all, in a language."""
        return self._in(words, "slide", self.slide(), "alt")

    def draw_in(self, values: Mapping[str, int], words: Words) -> Chart:
        """Return what the sliders show in a language; its ``alt`` is the sentence about it."""
        chart = self.draw(**values)
        is_one = chart.fields.get("n") == 1 and "one" in self.texts["sliders"]
        return self._in(words, "sliders", chart, "one" if is_one else "sentence")

    def _in(self, words: Words, part: str, chart: Chart, alt: str) -> Chart:
        def text(name: Any) -> str:
            return self.text(part, name, words, chart.fields)

        title = text("title") if "title" in self.texts[part] else ""
        return chart.with_texts(text, title, text(alt))


def read(
    name: str, data: Mapping[str, Any], module: Mapping[str, Any], solutions: Mapping[str, str]
) -> Plan:
    """Return the plan of an hour.

    Args:
        name: its folder.
        data: what its ``hour.toml`` says.
        module: the names of its module.
        solutions: what its ``solutions.toml`` says; nothing where that file is not installed.

    Raises:
        BadContent: something is missing, unknown or of the wrong kind.

    """
    place, reader = FilePlace(f"hour {name!r:.80}"), ExerciseReader(module, solutions)
    _check_known(place, data, {*_PARTS, *_TEXTS})
    questions = [reader.exercise(at, row) for at, row in tables(place, data, "question")]
    if missing := [name for name in _COMPUTED if name not in module]:
        raise BadContent(place, f"its module has no {', '.join(missing)}.")
    return Plan(
        name=name,
        number=int(required(place, data, "number")),
        game=data.get("game", ""),
        asks=text_of(place.at("asks"), required(place, data, "asks")),
        about=text_of(place.at("about"), required(place, data, "about")),
        questions=questions,
        guess=reader.table(Guess, place.at("guess"), required(place, data, "guess")),
        page=_page(reader, place.at("page"), required(place, data, "page"), questions),
        sliders=[reader.table(Slider, at, row) for at, row in tables(place, data, "slider")],
        texts={part: _texts(place.at(part), required(place, data, part)) for part in _TEXTS},
        position=module.get("position") or _position(place, data),
        **{name: module[name] for name in _COMPUTED},
    )


def _check_known(place: FilePlace, data: Mapping[str, Any], known: Collection[str]) -> None:
    for name in divided(data, known)[1]:
        raise BadContent(place.at(name), f"{name!r:.80} is unknown; {nearest(name, sorted(known))}")


def _position(place: FilePlace, data: Mapping[str, Any]) -> Callable[[int], Match]:
    """Return the function that sets up the match of ``[table]``, by default a new one."""
    table = required(place, data, "table")
    _check_known(place.at("table"), table, {"game", "players", "places", "rules"})
    game, players = table.get("game") or data.get("game", ""), table.get("players", 2)
    rules = table.get("rules", {})
    if "places" in table:
        return lambda seed: set_table(game, table["places"], players=players, seed=seed, **rules)
    return lambda seed: new_match(game, players, seed, **rules)


def _as_is(name: Any, words: Words) -> str:
    return count(name, words) if isinstance(name, int) else str(name)


def _texts(place: FilePlace, data: Mapping[str, Any]) -> dict[str, ByLanguage]:
    return {name: text_of(place.at(name), text) for name, text in data.items()}


def _page(
    reader: ExerciseReader, place: FilePlace, data: Mapping[str, Any], questions: Sequence[Exercise]
) -> PageWords:
    tries = required(place, data, "tries")
    trials = next((q.check for q in questions if q.id == tries), None)
    if not isinstance(trials, Trials):
        raise BadContent(place.at("tries"), f"no question {tries!r:.80} asks for trials.")
    return reader.table(PageWords, place, data, {"tries"}, trials=trials)
