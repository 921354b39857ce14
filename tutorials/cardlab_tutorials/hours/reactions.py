"""Reaction times: a button that measures them, and their numbers to be taken along."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import anywidget
import ipywidgets as w  # type: ignore[import-untyped]
import traitlets

from cardlab.engine.text.words import N_, P_, Words
from cardlab_tutorials.exercises.inputs import SavedWidget
from cardlab_tutorials.exercises.verdicts import sheet

SLOWEST: Final = 5_000  # ms; who takes longer was not at the button
QUICKEST: Final = 100
MOST: Final = 1_000  # times that are kept


class SlapButton(anywidget.AnyWidget):
    """A button to be pressed as soon as it changes; ``ms`` are the times of all presses."""

    _esm = Path(__file__).parent / "reactions.js"
    ms = traitlets.List(traitlets.Int()).tag(sync=True)
    words = traitlets.Dict().tag(sync=True)


class Reactions(SavedWidget, w.VBox):  # type: ignore[misc]
    """Measures reaction times, and lists them in seconds, to be copied.

    Args:
        words: the language.

    """

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        texts = {
            "start": words(N_("Start, and press again when the colour changes")),
            "wait": words(N_("Wait for the colour…")),
            "now": words(N_("Now!")),
            "again": words(N_("Again")),
            "early": words(N_("Too early: that does not count.")),
            "took": words(N_("{ms} thousandths of a second"), ms="{ms}"),
        }
        self.button = SlapButton(words=texts)
        self.button.observe(lambda _change: self._show(), "ms")
        self.status = w.HTML()
        label = words(N_("Times in seconds"))
        self.listed = w.Textarea(description=label, rows=2, disabled=False)
        self.listed.style.description_width = "initial"
        self.listed.layout.width = "100%"
        self.add_class("hour-ask")
        self.children = [w.HTML(sheet()), self.button, self.status, self.listed]
        self._show()

    @property
    def times(self) -> list[float]:
        """The times in seconds, without those that nobody can have taken.

        >>> slaps = Reactions(Words("en"))
        >>> slaps.button.ms = [312, 20, 280]
        >>> slaps.times
        [0.312, 0.28]
        """
        return [ms / 1000 for ms in self.button.ms[:MOST] if QUICKEST <= ms <= SLOWEST]

    def _show(self) -> None:
        times = self.times
        if times:
            text = P_("{n} time, from {low} to {high} seconds.", "{n} times, from {low} to {high} "
                      "seconds.")  # fmt: skip
            low, high = f"{min(times):.3f}", f"{max(times):.3f}"
            sentence = self.words(text, n=len(times), low=low, high=high)
        else:
            sentence = self.words(N_("No time yet."))
        self.status.value = f'<p class="hour-say">{sentence}</p>'
        self.listed.value = ", ".join(f"{time:.3f}" for time in times)

    def __repr__(self) -> str:
        return f"<Reactions: {len(self.times)}>"

    def saved(self) -> str:
        """Return what the button says first."""
        return f"<p>{self.button.words['start']}</p>"
