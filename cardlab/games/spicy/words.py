"""Which of its sentences Sweet & Spicy says; they stand beside their clauses in rulebook.toml."""

from __future__ import annotations

from typing import Any, Final

from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import Layout, Sentence, Texts, fields_of_cards
from cardlab.games.spicy.rules import SpicyTable, SpicyView, challenges

TEXTS: Final = Texts(__name__)


def refused(t: SpicyTable, move: Move, clause: str) -> Sentence:
    """Return why a move is forbidden, given the declaration on the stack."""
    p, reason = move.by, _reason(t, clause)
    if clause == "spicy.play" and move.verb != "play":
        reason = "spicy.turn"
    elif clause == "spicy.challenge" and move in [*challenges(p), Move(p, "reveal")]:
        reason = "spicy.challenge own card" if p == t.owner else "spicy.challenge no card"
    return Sentence(TEXTS.refused[reason], _fields(t, move))


def _reason(t: SpicyTable, clause: str) -> str:
    is_after_ten = clause == "spicy.follow" and t.declared.endswith(" 10")
    return "spicy.follow after a ten" if is_after_ten else clause


def _fields(t: SpicyTable, move: Move) -> dict[str, Any]:
    """Return the fields of a sentence: what lies there, and what is said."""
    return {"declared": {"card": t.declared}, **fields_of_cards(said=move.into)}


def allowed(t: SpicyTable, move: Move, clause: str) -> Sentence | None:
    """Return why a move is legal, given the declaration on the stack; of a mistake nothing."""
    text = TEXTS.allowed.get(_reason(t, clause))
    return Sentence(text, _fields(t, move)) if text and move.verb != "wait" else None


def prompt(view: SpicyView) -> Sentence:
    """Return a line that says what the seat may do."""
    declared, reason = view.declared, view.why
    if reason == "spicy.turn" and declared:
        reason += " after a ten" if declared.rank == 10 else " follow"
    elif reason == "spicy.turn" and view.must_play == view.seat:
        reason += " must open next" if view.passes else " must open"
    elif reason == "spicy.turn":
        reason += " open"
    fields: dict[str, Any] = fields_of_cards(declared=declared)
    if 0 <= view.owner < len(view.names):
        fields["owner"] = {"seat": view.owner, "name": view.names[view.owner]}
    return Sentence(TEXTS.prompt[reason], fields)


WORDS: Final = TEXTS.words(refused=refused, allowed=allowed, prompt=prompt)

# --- Where the table is drawn ----------------------------------------------------------------

_STEP: Final = 5  # cards: so exactly one sees how deep the Game End card lies


def is_near_the_end(view: SpicyView) -> bool:
    """Return whether only a few cards lie above the Game End card (spicy.game_end_card)."""
    return view.until_end < _STEP


def until_the_end(view: SpicyView) -> Sentence:
    """Return about how many cards lie above the Game End card (spicy.game_end_card)."""
    if not view.until_end:
        return Sentence(TEXTS.note["spicy.game_end_card reached"])
    if is_near_the_end(view):
        return Sentence(TEXTS.note["spicy.game_end_card near"])
    about = _STEP * round(view.until_end / _STEP)
    return Sentence(TEXTS.note["spicy.game_end_card about"], {"n": about})


LAYOUT: Final = Layout(
    rows=(("deck", "stack", "wilds", "trophies"),), notes={"deck": until_the_end}
)
