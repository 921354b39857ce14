"""What one hour is made of: its folder, read into a plan.

The folder holds ``hour.toml`` (the questions, and what the page without code says),
``text.md`` (the notebook) and ``teacher.md``, each of these also as ``<name>.<language>.md``; and a
module for what is computed: ``position``, ``slide``, ``SLIDERS``, ``draw``, ``told``, the functions
that throw, and numbers that ``hour.toml`` names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from cardlab.engine.match.match import Match
from cardlab.engine.text.words import Words
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
from cardlab_tutorials.exercises.texts import ByLanguage
from cardlab_tutorials.exercises.trials import Trials
from cardlab_tutorials.hours.charts import Chart
from cardlab_tutorials.hours.guesses import Guess
from cardlab_tutorials.hours.sliders import Draw, Pick, Slider
from cardlab_tutorials.hours.throwing import Tried

if TYPE_CHECKING:
    from cardlab_tutorials.hours.throwing import Rng

_KNOWN: Final = {"number", "game", "asks", "about", "guess", "page", "question"}


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
        position: returns the match that the hour is about, from the seed of its hidden cards.
        slide: draws the picture to be shown to all.
        sliders: the sliders, by name.
        draw: draws what the sliders show.
        told: returns one trial, to be told.

    """

    name: str
    number: int
    game: str
    asks: ByLanguage
    about: ByLanguage
    questions: Sequence[Exercise]
    guess: Guess
    page: PageWords
    position: Callable[[int], Match]
    slide: Callable[[Words], Chart]
    sliders: Mapping[str, Slider | Pick]
    draw: Draw
    told: Callable[[Rng, Words], Tried]


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
    for unknown in divided(data, _KNOWN)[1]:
        raise BadContent(place.at(unknown), f"{unknown!r:.80} is unknown.")
    questions = [reader.exercise(at, row) for at, row in tables(place, data, "question")]
    missing = {"position", "slide", "SLIDERS", "draw", "told"} - set(module)
    if missing:
        raise BadContent(place, f"its module has no {', '.join(sorted(missing))}.")
    return Plan(
        name=name,
        number=int(required(place, data, "number")),
        game=data.get("game", ""),
        asks=text_of(place.at("asks"), required(place, data, "asks")),
        about=text_of(place.at("about"), required(place, data, "about")),
        questions=questions,
        guess=reader.table(Guess, place.at("guess"), required(place, data, "guess")),
        page=_page(reader, place.at("page"), required(place, data, "page"), questions),
        position=module["position"],
        slide=module["slide"],
        sliders=module["SLIDERS"],
        draw=module["draw"],
        told=module["told"],
    )


def _page(
    reader: ExerciseReader, place: FilePlace, data: Mapping[str, Any], questions: Sequence[Exercise]
) -> PageWords:
    tries = required(place, data, "tries")
    trials = next((q.check for q in questions if q.id == tries), None)
    if not isinstance(trials, Trials):
        raise BadContent(place.at("tries"), f"no question {tries!r:.80} asks for trials.")
    return reader.table(PageWords, place, data, {"tries"}, trials=trials)
