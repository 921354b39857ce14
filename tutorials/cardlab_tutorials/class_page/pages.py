"""What the pages of a class share: the head of the teacher's pages, and the pictures."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup, escape

from cardlab.engine.text.words import N_, P_, Text, Words
from cardlab_tutorials.class_page.store import SchoolClass
from cardlab_tutorials.hours.catalogue import plan
from cardlab_tutorials.hours.charts import Upright
from cardlab_tutorials.hours.plots import live_html
from cardlab_widgets.table.terms import is_fair

_GUESSES: Final = P_("{n} guess", "{n} guesses")
_SHARES: Final = P_("{n} result", "{n} results")


def teacher_pages(root: str) -> list[tuple[Text, str]]:
    """Return the teacher's pages of the server at a path, each with its name and its own path."""
    pages: list[tuple[Text, str]] = [
        (N_("Hours"), f"{root}/class/"),
        (N_("Lessons"), f"{root}/class/progress"),
        (N_("Play together"), f"{root}/together/"),
    ]
    return [*pages, (N_("Competition"), f"{root}/class/competition")] if is_fair() else pages


def pictures(school_class: SchoolClass, words: Words) -> list[tuple[Markup, Markup]]:
    """Return what has come in the present hour, guesses and results: how many, and the histogram.

    The histogram is empty while there is nothing to draw.
    """
    guess = plan(school_class.hour).guess
    guesses, shares = school_class.series("guess"), school_class.series("share")
    mean = sum(shares) / len(shares) if shares else None
    near = guess.closer(shares) if shares else guess
    drawn = []
    for axis, numbers, counted, heading, label in (
        (guess, guesses, _GUESSES, N_("Guesses"), N_("result: {n}")),
        (near, shares, _SHARES, N_("Results"), N_("the class's mean: {n}")),
    ):
        n = len(numbers)
        count = escape(words(counted, n=n)).replace(str(n), Markup(f"<b>{n}</b>"), 1)
        figure = ""
        if numbers:
            line = None if mean is None else Upright(mean, label=words(label, n=f"{mean:.1f}"))
            figure = live_html(axis.chart(numbers, words, line, heading, N_("pupils")), words)
        drawn.append((count, Markup(figure)))
    return drawn
