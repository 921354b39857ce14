"""The plots and the knobs of the hour about one more chip: each with its numbers as a table."""

from __future__ import annotations

from base64 import b64encode
from collections import Counter
from collections.abc import Sequence
from html import escape
from io import BytesIO
from typing import Any, NamedTuple

import ipywidgets as w  # type: ignore[import-untyped]

from cardlab import counting
from cardlab.engine.errors import BadOption
from cardlab.engine.words import N_, Words

BLUE, RED, GREY = "#0072b2", "#d55e00", "#767676"  # Okabe & Ito's: told apart by all eyes


class Plot(NamedTuple):
    """A matplotlib figure, what it shows in a sentence, and its numbers; a notebook shows all."""

    figure: Any
    alt: str
    head: tuple[str, str]
    rows: list[tuple[str, str]]
    summary: str

    def __repr__(self) -> str:
        return f"<Plot: {self.alt}>"

    def _repr_html_(self) -> str:
        drawn = BytesIO()
        self.figure.savefig(drawn, format="png", dpi=100)
        image = b64encode(drawn.getvalue()).decode()
        cells = "".join(f"<tr><th>{escape(a)}</th><td>{escape(b)}</td></tr>" for a, b in self.rows)
        head = "".join(f"<th>{escape(title)}</th>" for title in self.head)
        return (
            f'<img alt="{escape(self.alt)}" style="max-width:100%" '
            f'src="data:image/png;base64,{image}"><details><summary>{escape(self.summary)}'
            f"</summary><table><thead><tr>{head}</tr></thead><tbody>{cells}</tbody></table></details>"
        )


def _axes(title: str) -> tuple[Any, Any]:
    """A figure as wide as a slide, with large letters and no box."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4.6), layout="constrained")
    axes = figure.subplots()
    axes.set_title(title, loc="left", fontsize=17, fontweight="bold", pad=14)
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(labelsize=13)
    return figure, axes


def histogram(guesses: Sequence[float], truth: float | None = None, language: str = "en") -> Plot:
    """Return a histogram of the guesses of a class, with a bar for each ten percent.

    Args:
        guesses: the guesses in percent, 0 to 100.
        truth: the chance itself, 0 to 1, drawn as a line; None while it is not to be shown.
        language: "en" or "es".

    """
    _ = Words(language)
    wrong = [guess for guess in guesses if not 0 <= guess <= 100]
    if wrong or not guesses:
        raise BadOption(f"A guess is a percentage, 0 to 100; given were {list(guesses)}.")
    tens = Counter(min(int(guess // 10), 9) for guess in guesses)
    title = _("What do you guess?") if truth is None else _("What you guessed, and what it is")
    figure, axes = _axes(title)
    axes.bar([10 * ten + 5 for ten in range(10)], [tens[ten] for ten in range(10)], 9, color=BLUE)
    axes.set_xlabel(_("chance in percent"), fontsize=14)
    axes.set_ylabel(_("guesses"), fontsize=14)
    axes.set_xticks(range(0, 101, 10))
    axes.yaxis.get_major_locator().set_params(integer=True)
    if truth is not None:
        at = {"xy": (100 * truth, 1), "xycoords": ("data", "axes fraction"), "va": "top"}
        axes.axvline(100 * truth, color=RED, linewidth=3)
        axes.annotate(f" {truth:.1%}", **at, color=RED, fontsize=15, fontweight="bold")
    rows = [(f"{10 * ten} - {10 * ten + 10}", str(tens[ten])) for ten in range(10)]
    alt = _(
        "{n} guesses, from {low} to {high} percent.",
        n=len(guesses),
        low=min(guesses),
        high=max(guesses),
    )
    return Plot(figure, alt, (_("percent"), _("guesses")), rows, _("The numbers"))


def slide(language: str = "en") -> Plot:
    """Return a plot of the chance that the first n chips of a full bag are all different."""
    _ = Words(language)
    draws = range(1, 10)
    chances = [float(counting.different([6] * 9, n)) for n in draws]
    figure, axes = _axes(_("Five chips: two alike, more often than not"))
    bars = axes.bar(draws, chances, color=[BLUE if chance > 0.5 else RED for chance in chances])
    axes.bar_label(
        bars,
        [f"{chance:.0%}" if chance > 0.01 else f"{chance:.1%}" for chance in chances],
        fontsize=14,
        padding=3,
    )
    axes.axhline(0.5, color=GREY, linestyle=":")
    axes.set(ylim=(0, 1.08), xticks=list(draws), yticks=[])
    axes.spines["left"].set_visible(False)
    axes.set_xlabel(_("chips drawn from a full bag, all different"), fontsize=14)
    rows = [(str(n), f"{chance:.3f}") for n, chance in zip(draws, chances, strict=True)]
    alt = _(
        "The chance falls from 1 with one chip to about a half with four and a third with five."
    )
    return Plot(figure, alt, (_("chips"), _("chance")), rows, _("The numbers"))


class Knobs(w.VBox):  # type: ignore[misc]
    """Sliders for a bag: how many of each number, of wilds, of spicy chips, and how many draws."""

    def __init__(self, language: str = "en") -> None:
        super().__init__()
        self.words = _ = Words(language)
        names = {
            "each": (_("of each number"), 6, 12),
            "wilds": (_("wilds"), 6, 12),
            "spicy": (_("spicy chips"), 6, 12),
            "draws": (_("chips drawn"), 5, 9),
        }
        style = {"description_width": "130px"}
        wide = {"width": "440px", "max_width": "100%"}
        self.knobs = {
            name: w.IntSlider(value, 1, most, description=label, style=style, layout=wide)
            for name, (label, value, most) in names.items()
        }
        self.said = w.HTML()
        self.children = [*self.knobs.values(), self.said]
        for knob in self.knobs.values():
            knob.observe(self._turned, "value")
        self._turned()

    def _turned(self, _change: object = None) -> None:
        copies, wilds, spicy, draws = (knob.value for knob in self.knobs.values())
        chance = counting.different([*[copies] * 7, wilds, spicy], draws)
        sentence = self.words(
            N_("All {n} are different in {percent} of 100 cases."),
            n=draws,
            percent=round(100 * float(chance)),
        )
        self.said.value = _bar(sentence, float(chance))

    def __repr__(self) -> str:
        knobs = ", ".join(f"{name} {knob.value}" for name, knob in self.knobs.items())
        return f"<Knobs: {knobs}>"


def _bar(sentence: str, chance: float) -> str:
    """A sentence, and its chance as a bar."""
    bar = f'<div style="background:{BLUE};height:22px;width:{chance:.1%}"></div>'
    frame = f"max-width:440px;border:1px solid {GREY}"
    text = escape(sentence)
    label = f'role="img" aria-label="{text}"'
    return f'<p style="font-size:18px">{text}</p><div {label} style="{frame}">{bar}</div>'
