"""Which of its sentences Nacho Pile says; they stand beside their clauses in rulebook.toml."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardlab.engine.text.words import Layout, Sentence, Texts, fields_of_cards

if TYPE_CHECKING:
    from cardlab.engine.table.moves import Move
    from cardlab.games.nacho_pile.rules import NachoTable, NachoView

TEXTS: Final = Texts(__name__)


def refused(t: NachoTable, move: Move, clause: str) -> Sentence:
    """Say why a move is forbidden."""
    reason = clause
    if clause == "nacho.draw" and move.text != f"{move.by} stop":
        reason = "nacho.draw no such move"
    elif clause == "nacho.wild" and t.options["wild_values"] == "any":
        reason = "nacho.wild any"
    elif clause == "nacho.no_target" and any(chip.kind == "score" for chip in t.drawn):
        reason = "nacho.no_target score"
    return Sentence(TEXTS.refused[reason])


def allowed(t: NachoTable, move: Move, clause: str) -> Sentence | None:
    """Say why a move is legal."""
    reason = "nacho.draw first" if clause == "nacho.draw" and not t.pulled else clause
    text = TEXTS.allowed.get(reason)
    if not text or (clause == "nacho.wild" and t.options["wild_values"] == "any"):
        return None
    return Sentence(text, fields_of_cards(card=move.card))


def prompt(view: NachoView) -> Sentence:
    """Return a line that says what the seat may do."""
    if view.why == "nacho.assign" and view.doubled in range(1, 8):  # a number, and not spicy
        number = {"card": {"card": str(view.doubled)}}
        return Sentence(TEXTS.prompt["nacho.assign double"], number)
    is_first = view.why == "nacho.draw" and not view.pulled
    return Sentence(TEXTS.prompt["nacho.draw first" if is_first else view.why])


WORDS: Final = TEXTS.words(refused=refused, allowed=allowed, prompt=prompt)

LAYOUT: Final = Layout(rows=(("bag", "drawn"),), spread=("drawn",))
