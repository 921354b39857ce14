"""What one hour is made of: its folder, read into a plan.

The folder holds ``hour.toml`` (the questions and the texts of charts), ``text.md`` (the notebook
and the page without code) and ``teacher.md``, each also as ``<name>.<language>.md``; and a module
for what is computed: ``slide``, ``draw``, ``told``, the functions that throw, and numbers that
``hour.toml`` names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import partial
from typing import Any, Final

import numpy as np

from cardlab.engine.match.match import Match, new_match
from cardlab.engine.match.setup import set_table
from cardlab.engine.table.errors import nearest
from cardlab.engine.text.words import N_, Words
from cardlab_tutorials.exercises.answers import read_number
from cardlab_tutorials.exercises.checks import Choice, Value
from cardlab_tutorials.exercises.exercise import Exercise, Slip
from cardlab_tutorials.exercises.functions import Arguments, Function
from cardlab_tutorials.exercises.reading import (
    BadContent,
    Data,
    FilePlace,
    Reader,
    checked,
    divided,
    required,
    tables,
)
from cardlab_tutorials.exercises.texts import ByLanguage, count, decimal, say
from cardlab_tutorials.exercises.trials import Names, Rng, Throw, Told, Trials
from cardlab_tutorials.hours.charts import Chart
from cardlab_tutorials.hours.guesses import Guess

_HERE: Final = N_("you are here")
_TEXTS: Final = ("trial", "slide", "sliders")  # tables of texts by name
_COMPUTED: Final = ("slide", "draw", "told")  # functions of the module
Texts = Mapping[str, ByLanguage]
"""Texts by their names."""


@dataclass(frozen=True)
class HourMatch:
    """Which match an hour is about.

    Attributes:
        game: the game; by default that of the hour.
        players: how many play.
        places: where the pieces are, as in :func:`cardlab.set_table`; by default as in a new match.
        rules: the house rules.

    """

    game: str = ""
    players: int = 2
    places: Mapping[str, Any] = field(default_factory=dict)
    rules: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class PageTrials:
    """What is tried on the page without code.

    Attributes:
        trials: the question whose trials are tried there.
        several: how many trials may be taken at once.
        is_guessed: whether their mean is what the class has guessed.

    """

    trials: Trials = field(metadata={"entry": "tries"})
    several: tuple[int, ...] = (100, 10_000)
    is_guessed: bool = True


@dataclass(frozen=True)
class Slider:
    """A whole number that one can move, from ``low`` to ``high``; or a list to pick from.

    Attributes:
        name: the name by which the hour's ``draw`` takes its value.
        label: what it moves.
        low: the least number.
        high: the greatest.
        start: where it stands at first; in a list, from 0.
        options: what to pick from: names of texts under ``[sliders]``.

    """

    name: str
    label: ByLanguage
    low: int = 0
    high: int = 0
    start: int = 0
    options: tuple[str, ...] = ()


@dataclass(frozen=True)
class Plan:
    """All that one hour is made of.

    Attributes:
        name: the hour's folder.
        number: its place among the hours, from 1.
        asks: its question, for a list of hours.
        about: what one learns, for a list of hours.
        questions: what it asks, in order.
        guess: what the class guesses.
        page: what is tried on the page without code.
        texts: the sentences of a "trial", the texts of the "slide" and of the "sliders", by name.
        table: the match that the hour is about.
        slide: draws the picture to be shown to all.
        draw: draws what the sliders show, from their values.
        told: returns how the page describes one trial, from its value and what was thrown.
        sliders: the sliders.
        game: the game that it is about; "" for all games.

    """

    name: str
    number: int
    asks: ByLanguage
    about: ByLanguage
    questions: Sequence[Exercise] = field(metadata={"entry": "question"})
    guess: Guess
    page: PageTrials
    texts: Mapping[str, Texts]
    table: HourMatch
    slide: Callable[[], Chart]
    draw: Callable[..., Chart]
    told: Callable[..., Told]
    sliders: Sequence[Slider] = field(default=(), metadata={"entry": "slider"})
    game: str = ""

    def position(self, seed: int, **places: str) -> Match:
        """Return the match that the hour is about.

        Args:
            seed: the seed of its hidden cards.
            places: pieces that lie otherwise.

        """
        table = self.table
        game, rules = table.game or self.game, table.rules
        if table.places:
            return set_table(game, {**table.places, **places}, table.players, seed, **rules)
        return new_match(game, table.players, seed, **rules)

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
        if name not in texts and name == "here":
            return words(_HERE)
        if name not in texts:
            return count(name, words) if isinstance(name, int) else str(name)
        said = {key: texts.get(value, value) for key, value in (fields or {}).items()}
        return decimal(say(texts[name], words, **said), words)

    def trial_in(self, words: Words, rng: Rng) -> tuple[float | None, str]:
        """Return the value of a new trial, None where it does not count, and its words."""
        trials = self.page.trials
        thrown = trials.throw(rng, 1)
        value = next(map(float, trials.values(trials.solution, *thrown)), None)
        name, fields = self.told(value, *(part[0] for part in thrown))
        return value, self.text("trial", name, words, fields)

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


# --- Reading -----------------------------------------------------------------------------------


def read(name: str, data: Data, module: Data, solutions: Mapping[str, str]) -> Plan:
    """Return the plan of an hour.

    Args:
        name: its folder.
        data: what its ``hour.toml`` says.
        module: the names of its module.
        solutions: what its ``solutions.toml`` says; nothing where that file is not installed.

    Raises:
        BadContent: something is missing, unknown or of the wrong kind.

    """
    place, reader = FilePlace(f"hour {name!r:.80}"), HourReader(module, solutions)
    if missing := [name for name in _COMPUTED if name not in module]:
        raise BadContent(place, f"its module has no {', '.join(missing)}.")
    return reader.table(
        Plan,
        place,
        data,
        _TEXTS,
        name=name,
        texts={part: reader.texts(place.at(part), required(place, data, part)) for part in _TEXTS},
        **{name: module[name] for name in _COMPUTED},
    )


class HourReader(Reader):
    """Reads the exercises of an hour, and what else its file says.

    Args:
        module: the names of the hour's module, which the data may use: a number that the module
            works out, the function that throws.
        solutions: the right line or function of each exercise that asks for one, by its id. Where
            there are none, as on a pupil's computer, such an exercise is judged with less.

    """

    def __init__(self, module: Data, solutions: Mapping[str, str]) -> None:
        super().__init__()
        self.module = module
        self.solutions = solutions
        self.exercises: dict[str, Exercise] = {}  # those read so far, by their ids
        self.special |= {
            Fraction: self.number, Exercise: self.exercise, Trials: self.trials,
            Arguments: self.arguments, Throw: self.throw, Names: self.arrays,
        }  # fmt: skip

    def number(self, place: FilePlace, written: Any) -> Fraction:
        """Return a number: as pupils write it, or by its name in the hour's module."""
        if str(written) in self.module:
            return Fraction(self.module[str(written)])
        number = read_number(written)
        if number is None:
            raise BadContent(place, f"{written!r:.80} is no number, and no name of the module.")
        return number.value

    def texts(self, place: FilePlace, data: Any) -> Texts:
        """Return texts by their names."""
        return {name: self.value(ByLanguage, place.at(name), text)
                for name, text in checked(dict, place, data).items()}  # fmt: skip

    def trials(self, place: FilePlace, id: Any) -> Trials:
        """Return the trials that an exercise asks for."""
        exercise = self.exercises.get(str(id))
        if not isinstance(exercise, Trials):
            raise BadContent(place, f"no question {id!r:.80} asks for trials.")
        return exercise

    def throw(self, place: FilePlace, name: Any) -> Throw:
        """Return the function of the module that throws."""
        if str(name) not in self.module:
            raise BadContent(place, f"the module has no function {name!r:.80}.")
        return self.module[str(name)]  # type: ignore[no-any-return]

    def arrays(self, place: FilePlace, data: Any) -> Names:
        """Return what a line may use, by its name."""
        return {name: np.array(value) for name, value in checked(dict, place, data).items()}

    def arguments(self, place: FilePlace, call: Any) -> Arguments:
        """Return the arguments of a call."""
        function = checked(str, place, call).partition("(")[0]
        names = {"np": np, "Fraction": Fraction, **self.module, function: lambda *given: given}
        return eval(call, names)  # type: ignore[no-any-return]  # the hour's own file

    def exercise(self, place: FilePlace, data: Data) -> Exercise:
        """Return the exercise that a table describes."""
        id = required(place, checked(dict, place, data), "id")
        place = place.at(name=f"question {id!r:.80}")
        kinds: dict[str, Callable[[FilePlace, Data], Exercise]] = {
            "number": self._value, "choose": self._choice,
            "trials": partial(self._code, Trials), "code": partial(self._code, Function),
        }  # fmt: skip
        kind = required(place, data, "kind")
        if kind not in kinds:
            text = f"no kind is {kind!r:.80}; {nearest(str(kind), kinds)}."
            raise BadContent(place.at("kind"), text)
        exercise = kinds[kind](place, divided(data, ("kind",))[1])
        self.exercises[exercise.id] = exercise
        return exercise

    def _value(self, place: FilePlace, data: Data) -> Value:
        slips = [self.table(Slip[str], at, slip) for at, slip in tables(place, data, "slips")]
        read: dict[str, Any] = {"slips": []}
        for n, slip in enumerate(slips):
            if slip.is_answer:
                number = self.number(place.at("slips", n), slip.on)
                read["slips"].append(Slip(number, slip.text))
            else:
                read["otherwise"] = slip.text
        value = self.table(Value, place, data, {"slips"}, **read)
        written = value.truth if value.truth.denominator < 10**7 else f"{float(value.truth):.4g}"
        return replace(value, solution=f'"{written}"')

    def _choice(self, place: FilePlace, data: Data) -> Choice:
        right = checked(int, place.at("right"), required(place, data, "right")) - 1
        choice = self.table(Choice, place, data, {"right"}, right=right)
        if right not in range(len(choice.options)):
            raise BadContent(place.at("right"), f"there is no option {right + 1}.")
        for at, option in tables(place, data, "options"):
            required(at, option, "feedback")
        return replace(choice, solution=repr(say(choice.options[right].text, Words())))

    def _code(self, kind: type[Exercise], place: FilePlace, data: Data) -> Exercise:
        """Read an exercise whose answer is code; its solution may not be installed."""
        known = self.solutions
        solution = str(required(place, known, str(data["id"]))).strip() if known else ""
        return self.table(kind, place, data, solution=solution)
