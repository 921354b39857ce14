"""A verdict on an answer: in words, in a colour and in a shape, for light and dark pages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from cardlab.engine.text.words import N_, Words
from cardlab_tutorials.exercises.texts import Said, say

OPEN, WRONG, RIGHT = "open", "wrong", "right"
_HEADS: Final = {OPEN: "", WRONG: N_("Not quite."), RIGHT: N_("Yes.")}
_TO_WRITE: Final = N_("Not written yet.")
_SHAPES: Final = {OPEN: "…", WRONG: "✕", RIGHT: "✓"}
# Ink, ground and badge; in the element too, as a notebook that is not trusted keeps no sheet.
_INKS: Final = {
    OPEN: ("#33414f", "#eef2f6", "#55606b"),
    WRONG: ("#5c4300", "#fff6da", "#a86500"),
    RIGHT: ("#0b5734", "#e3f5ea", "#0b6b3f"),
}


@dataclass(frozen=True)
class Result:
    """How an answer was judged: "open" (nothing was given yet), "wrong" or "right", and why.

    ``sentences`` are pairs of a sentence and its fields.
    """

    state: str
    sentences: tuple[tuple[Said, Mapping[str, object]], ...] = ()

    def and_then(self, text: Said, **fields: object) -> Result:
        """Return the same result with one more sentence."""
        return Result(self.state, (*self.sentences, (text, fields)))


def right(text: Said, **fields: object) -> Result:
    """Return the result of a right answer."""
    return Result(RIGHT, ((text, fields),))


def wrong(text: Said, **fields: object) -> Result:
    """Return the result of a wrong answer."""
    return Result(WRONG, ((text, fields),))


def unanswered(text: Said = _TO_WRITE, **fields: object) -> Result:
    """Return the result where there is nothing to judge yet."""
    return Result(OPEN, ((text, fields),))


@dataclass(frozen=True)
class Verdict:
    """A result in words, which a notebook shows as a panel.

    Attributes:
        state: "open", "wrong" or "right"; of a step also "refused", "attempted" (refused, as the
            task wants to show), "guessed" or "unwritten"; "told" of a rule that the table explains
            in a whole game, when it is used.
        text: a sentence or more.
        clause: the clause that rules it, in a lesson.
        call: the call of a function that failed, as Python writes it.

    """

    state: str
    text: str
    clause: str = ""
    call: str = ""

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        return sheet() + panel(self.state, self.text)


def verdict(result: Result, words: Words) -> Verdict:
    """Return a result in a language."""
    sentences = [say(text, words, **fields) for text, fields in result.sentences]
    head = [words(_HEADS[result.state])] if _HEADS[result.state] else []
    return Verdict(result.state, " ".join([*head, *sentences]))


def panel(state: str, text: str) -> str:
    """Return the HTML of a verdict: tick, cross or dots in a badge, and the words."""
    ink, ground, badge = _INKS[state]
    look = f"display:flex;gap:12px;align-items:flex-start;color:{ink};background:{ground}"
    round_badge = (
        f"flex:none;width:26px;height:26px;line-height:26px;border-radius:50%;text-align:center;"
        f"font-weight:700;color:#fff;background:{badge}"
    )
    lines = "<br>".join(escape(text).splitlines())
    return (
        f'<div class="hour-verdict hour-{state}" role="status" '
        f'style="{look};padding:10px 14px;border-radius:10px;margin:4px 0">'
        f'<span aria-hidden="true" style="{round_badge}">{_SHAPES[state]}</span>'
        f'<span class="hour-said">{lines}</span></div>'
    )


@cache
def sheet() -> str:
    """Return the style sheet of the hours, as an element."""
    css = (Path(__file__).parent / "exercises.css").read_text(encoding="utf-8")
    return f"<style>{css}</style>"
