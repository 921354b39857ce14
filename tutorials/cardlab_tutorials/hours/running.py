"""An hour as it runs: what it asks, how far one has come, and all that its notebook shows."""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import partial
from html import escape
from secrets import randbelow
from typing import Any, Final

import ipywidgets as w  # type: ignore[import-untyped]

import cardlab
from cardlab.engine.match.match import Match
from cardlab.engine.table.errors import BadOption
from cardlab.engine.text.words import N_, Words
from cardlab.studies.spread import with_bar
from cardlab_tutorials.exercises.checks import Choice
from cardlab_tutorials.exercises.exercise import Exercise, Tally
from cardlab_tutorials.exercises.inputs import SavedWidget, button, row, text_line
from cardlab_tutorials.exercises.progress import Progress
from cardlab_tutorials.exercises.texts import decimal, say
from cardlab_tutorials.exercises.trials import as_trials
from cardlab_tutorials.exercises.verdicts import (
    RIGHT,
    WRONG,
    Result,
    Verdict,
    panel,
    sheet,
    unanswered,
    verdict,
)
from cardlab_tutorials.hours.collect import send
from cardlab_tutorials.hours.guesses import GuessBox
from cardlab_tutorials.hours.plan import Plan, Slider
from cardlab_tutorials.hours.plots import Plot, TrialsReport, said, saved_html
from cardlab_tutorials.hours.reactions import Reactions
from cardlab_tutorials.versions import HOURS, check_version
from cardlab_widgets import CardTable
from cardlab_widgets.page import css
from cardlab_widgets.table.scene import scene
from cardlab_widgets.table.static_html import static_html
from cardlab_widgets.table.terms import Terms
from cardlab_widgets.wire import Counts

LENT: Final = ("save", "share", "load")
_PERCENT: Final = re.compile(r"(?<=\d)%")
HIDDEN: Final = "{ display: none !important; }"
_STYLE: Final = {"description_width": "initial"}
_WIDE: Final = {"width": "100%", "max_width": "520px"}


class HourTable(CardTable):
    """A table whose cards come otherwise each time; a notebook saves the picture of another match.

    Args:
        match: the match to be played.
        pictured: the match that is saved as a picture, the same each time.
        how: as for a table.

    """

    # What is forbidden here is not shown either.
    _css = f"{css()} .cl-tool:is({', '.join(f'[data-tool={tool}]' for tool in LENT)}) {HIDDEN}"

    def __init__(self, match: Match, pictured: Match, **how: Any) -> None:
        self.pictured = pictured
        super().__init__(match, **how)

    @property
    def show_counts(self) -> Counts:
        """No counts: pupils count the open cards themselves."""
        return "none"

    def saved(self) -> str:
        """Return the other match as plain HTML."""
        shown = scene(self.pictured, 0, self.session.words)
        return static_html(shown, self.art, self.words)


class ProgressLine(w.HTML):  # type: ignore[misc]
    """How much of an hour is done; it goes on counting after it was shown."""

    def __init__(self, hour: Hour) -> None:
        super().__init__()
        self.hour = hour
        self.update()

    def update(self) -> None:
        """Show how much is done now."""
        ids = self.hour.questions
        dots = "".join(f'<i class="{"hour-done" if i in self.hour.done else ""}"></i>' for i in ids)
        text = f'<span role="status">{self.hour.line()}</span>'
        self.value = f'{sheet()}<div class="hour-line">{dots}{text}</div>'

    def __repr__(self) -> str:
        return self.hour.line()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return {**super()._repr_mimebundle_(**kwargs), "text/plain": repr(self)}


class ExerciseBox(SavedWidget, w.VBox):  # type: ignore[misc]
    """A question; Enter checks what was typed, and a press checks a choice.

    Args:
        hour: the hour that asks it.
        question: what is asked.

    """

    def __init__(self, hour: Hour, question: Exercise) -> None:
        super().__init__()
        self.hour, self.question, self.words = hour, question, hour.words
        self.title, self.task = say(question.title, self.words), say(question.task, self.words)
        self.line: Any = None
        self.status = w.HTML()
        self.hints = w.HTML()
        self.add_class("hour-ask")
        asked = w.HTML(sheet() + self.saved())
        self.children = [asked, row(*self._inputs()), self.status, self.hints]

    def _inputs(self) -> list[Any]:
        if isinstance(self.question, Choice):
            labels = [say(option.text, self.words) for option in self.question.options]
            inputs = [button(label, partial(self.answer, label)) for label in labels]
        else:
            label, hint = self.words(N_("Answer")), self.words(N_("your answer"))
            self.line = text_line(label, self._answer_line, placeholder=hint)
            press = button(self.words(N_("Check")), self._answer_line)
            press.button_style = "primary"
            inputs = [self.line, press]
        if self.question.hints:
            inputs.append(button(self.words(N_("Hint")), self.show_hint))
        return inputs

    def _answer_line(self) -> None:
        self.answer(self.line.value)

    def answer(self, answer: Any) -> None:
        """Judge an answer and show the verdict."""
        judged = self.hour.check(self.question.id, answer)
        self.status.value = panel(judged.state, judged.text)

    def show_hint(self) -> None:
        """Show the next hint under those that were shown."""
        hint = escape(self.hour.hint(self.question.id).text)
        text = f'<p class="hour-hint" role="status">{hint}</p>'
        if not self.hints.value.endswith(text):
            self.hints.value += text

    def saved(self) -> str:
        """Return the question as HTML."""
        return f'<p class="hour-title">{escape(self.title)}</p><p>{escape(self.task)}</p>'

    def __repr__(self) -> str:
        return f"<{self.title}: {self.task}>"


class Sliders(SavedWidget, w.VBox):  # type: ignore[misc]
    """Sliders, a sentence, and a chart.

    Args:
        plan: the hour.
        words: the language.

    """

    def __init__(self, plan: Plan, words: Words) -> None:
        super().__init__()
        self.plan, self.words = plan, words
        self.sliders = {slider.name: self._widget(slider) for slider in plan.sliders}
        self.status = w.HTML()
        self.plot = Plot(plan.draw_in(self.values, words), words)
        self.add_class("hour-sliders")
        self.children = [*self.sliders.values(), self.status, self.plot]
        self._moved()
        for widget in self.sliders.values():
            widget.observe(lambda _change: self._moved(), "value")

    def _widget(self, slider: Slider) -> Any:
        label = say(slider.label, self.words)
        if slider.options:
            options = [(self.plan.text("sliders", name, self.words), n)
                       for n, name in enumerate(slider.options)]  # fmt: skip
            look = {"style": _STYLE, "layout": {"width": "max-content", "max_width": "100%"}}
            return w.Dropdown(options=options, value=slider.start, description=label, **look)
        return w.IntSlider(
            slider.start, slider.low, slider.high, description=label, style=_STYLE, layout=_WIDE
        )

    @property
    def values(self) -> dict[str, int]:
        """What the sliders stand at."""
        return {name: widget.value for name, widget in self.sliders.items()}

    def move(self, **values: int) -> None:
        """Move sliders to values."""
        for name, value in values.items():
            self.sliders[name].value = value

    def _moved(self) -> None:
        chart = self.plan.draw_in(self.values, self.words)
        self.sentence = chart.alt
        self.status.value = said(self.sentence)
        self.plot.draw(chart)

    def __repr__(self) -> str:
        return f"<Sliders: {', '.join(f'{name} {value}' for name, value in self.values.items())}>"

    def saved(self) -> str:
        """Return the sentence and the chart."""
        return sheet() + said(self.sentence) + saved_html(self.plot.chart, self.words)


class Hour:
    """An hour in a language, as its notebook uses it.

    Args:
        plan: what it is made of.
        language: "en" or "es".
        made_for: the version of cardlab that the notebook was written for.

    """

    def __init__(
        self, plan: Plan, language: str = "en", made_for: str = cardlab.__version__
    ) -> None:
        check_version(made_for, HOURS, language)
        self.plan = plan
        self.words = Words(language)
        self.questions = {question.id: question for question in plan.questions}
        self.record = Progress(plan.name, self.questions, None)
        self._tallies = defaultdict[str, Tally](Tally)
        self._box: GuessBox | None = None

    def __getitem__(self, id: str) -> Exercise:
        if id not in self.questions:
            raise BadOption(
                f"There is no question {id!r}; choose one of {', '.join(self.questions)}."
            )
        return self.questions[id]

    def __repr__(self) -> str:
        return f"<Hour: {self.plan.name}, {self.line()}>"

    # --- Questions ------------------------------------------------------------------------

    def check(self, id: str, answer: Any = None, *thrown: Any) -> Verdict:
        """Return the verdict on an answer; a right one counts as done.

        Args:
            id: the question.
            answer: the answer.
            thrown: what was thrown, where trials are asked for.

        """
        result, tally = self[id].judge(answer, *thrown), self._tallies[id]
        tally.wrong += result.state == WRONG
        if result.state == RIGHT:
            self.record.add(id, tally.mark, tally.wrong)
        return verdict(result, self.words)

    def ask(self, id: str) -> ExerciseBox:
        """Return a question with a line to type in, or with answers to press."""
        return ExerciseBox(self, self[id])

    def hint(self, id: str) -> Verdict:
        """Return the next hint of a question; after the last one, the last one again."""
        hints = self[id].hints
        if not hints:
            return verdict(unanswered(N_("There is no hint for this.")), self.words)
        self._tallies[id].hints += 1
        hint = hints[: self._tallies[id].hints][-1]
        return verdict(unanswered(hint.text), self.words)

    # --- Progress -------------------------------------------------------------------------

    @property
    def done(self) -> set[str]:
        """The questions that were answered rightly."""
        return set(self.record.marks)

    def line(self) -> str:
        """Return how much is done, in words."""
        return self.words(N_("{done} of {all} done"), done=len(self.done), all=len(self.questions))

    def progress(self) -> ProgressLine:
        """Return a line that shows how much is done, now and as one goes on."""
        line = ProgressLine(self)
        self.record.on_change.append(line.update)
        return line

    # --- What the notebook shows ----------------------------------------------------------

    def bar(self, parts: int) -> Iterable[int]:
        """Return the numbers of so many parts, with a bar that shows how far one has come.

        For trials that take more than a second: numpy itself shows no progress.
        """
        return with_bar(range(parts), parts, "part")

    def position(self) -> Match:
        """Return the match that the hour is about, a new one each time."""
        return self.plan.position(1)

    def table(self) -> CardTable:
        """Return the match as a table to play at, with another course of chance each time."""
        match = self.plan.position(1 + randbelow(999))
        how = {"coach": "none", "language": self.words.language, "terms": Terms(keeps=False)}
        return HourTable(match, self.position(), **how)

    def guess(self, guesses: Sequence[Any] = (), code: str = "") -> GuessBox:
        """Return a line for guesses with their histogram, which begins with a list of guesses.

        Args:
            guesses: those that a class has written down.
            code: the code of a class, to whose page the guesses typed in the line are sent.

        """

        def to_class(guess: float) -> Verdict:
            return send(self.plan, "guess", guess, code, self.words)

        self._box = GuessBox(self.plan.guess, guesses, self.words, to_class if code else None)
        return self._box

    @property
    def guesses(self) -> Sequence[float]:
        """The guesses so far."""
        return self._box.guesses if self._box else ()

    def compare(self, trials: Any) -> Plot | Verdict:
        """Return the histogram of the guesses with the mean of one's own trials."""
        array = as_trials(trials)
        if isinstance(array, Result):
            return verdict(array, self.words)
        guesses = self.guesses
        if not guesses:
            return verdict(unanswered(N_("No guess yet.")), self.words)
        mean = float(array.mean()) * (100 if self.plan.guess.is_percent else 1)
        return Plot(self.plan.guess.compared(guesses, self.words, mean), self.words)

    def report(self, trials: Any) -> TrialsReport | Verdict:
        """Return the mean of trials, its standard error, and how the mean came to rest."""
        array = as_trials(trials)
        if isinstance(array, Result):
            return verdict(array, self.words)
        return TrialsReport(array, self.words)

    def tell(self, *parts: object) -> None:
        """Print as Python does, but with numbers and percentages as the language writes them."""
        text = decimal(" ".join(map(str, parts)), self.words)
        if self.words.language != "en":
            text = _PERCENT.sub("\u00a0%", text)
        sys.stdout.write(f"{text}\n")

    def slide(self) -> Plot:
        """Return the picture to be shown to all."""
        return Plot(self.plan.slide_in(self.words), self.words)

    def reactions(self) -> Reactions:
        """Return a button that measures reaction times, with a list of them."""
        return Reactions(self.words)

    def sliders(self) -> Sliders:
        """Return the sliders, with a curve and where one is on it."""
        return Sliders(self.plan, self.words)

    knobs = sliders  # the name in notebooks of 0.1
