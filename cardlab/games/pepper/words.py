"""Which of its sentences Pepper Eights says; they stand beside their clauses in rulebook.toml."""

from __future__ import annotations

from typing import Any, Final

from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import Layout, Sentence, Texts, fields_of_cards
from cardlab.games.pepper.rules import PepperTable, PepperView, turn_moves

TEXTS: Final = Texts(__name__)


def refused(t: PepperTable, move: Move, clause: str) -> Sentence:
    """Say why a move is forbidden, by the cards on the table."""
    reason = clause
    if clause == "pepper.draw" and move.by != t.seat:
        reason = "pepper.draw drawn"
    elif clause == "pepper.poblano":
        reason = _refused_by_poblano(t, move)
    elif clause == "pepper.turn" and move.word.startswith("as "):
        reason = "pepper.turn named later"
    elif clause == "pepper.match" and not t.top.rank:
        reason = "pepper.match on a pepper"
    elif (
        clause == "pepper.nothing_to_draw"
        and move.verb == "draw"
        and turn_moves(t, move.by) == [Move(move.by, "pass")]
    ):
        reason = "pepper.nothing_to_draw nothing to play"
    examples = {"look": {"b": f"look at {t.next(move.by)}"}, "swap": {"b": "swap red 7 for blue 9"}}
    return Sentence(TEXTS.refused[reason], _fields(t, move) | examples)


def _refused_by_poblano(t: PepperTable, move: Move) -> str:
    if t.looked_at < 0:
        is_unsaid = move.verb == "look" and move.at is None
        return "pepper.poblano which seat" if is_unsaid else "pepper.poblano look"
    if move.verb == "swap" and move.into is None:
        return "pepper.poblano both cards"
    is_bound = t.options["poblano_swap"] == "compulsory"
    return "pepper.poblano compulsory" if is_bound else "pepper.poblano"


def _fields(t: PepperTable, move: Move) -> dict[str, Any]:
    """Return the fields of a sentence: the card, the suit in play, the top card and its rank."""
    return {
        "suit": {"suit": t.suit},
        "rank": t.top.rank,
        **fields_of_cards(card=move.card, top=t.top),
    }


def allowed(t: PepperTable, move: Move, clause: str) -> Sentence | None:
    """Say why a move is legal, by the cards on the table."""
    reason = "pepper.eight name" if move.verb == "name" else clause
    if clause == "pepper.match" and move.card and move.card.suit != t.suit:
        reason = "pepper.match same number"
    text = TEXTS.allowed.get(reason)
    return Sentence(text, _fields(t, move)) if text else None


def prompt(view: PepperView) -> Sentence:
    """Return a line that says what the seat may do."""
    reason, rank, verbs = view.why, view.top.rank, {move.verb for move in view.legal}
    if reason == "pepper.poblano" and "look" in verbs:
        reason = "pepper.poblano look"
    elif reason == "pepper.poblano" and "keep" not in verbs:
        reason = "pepper.poblano compulsory"
    elif reason == "pepper.turn" and "play" not in verbs:
        reason = "pepper.turn nothing to do" if "pass" in verbs else "pepper.turn no card fits"
    elif reason == "pepper.turn" and rank in (0, 8):
        reason = "pepper.turn on an eight"
    return Sentence(TEXTS.prompt[reason], {"suit": {"suit": view.suit}, "rank": rank})


WORDS: Final = TEXTS.words(refused=refused, allowed=allowed, prompt=prompt)


def suit_in_play(view: PepperView) -> Sentence:
    """Return what stands under the pile: the suit in play; none before an eight has named it."""
    suit = {"b": "?"} if view.why == "pepper.eight" else {"suit": view.suit}
    return Sentence(TEXTS.note["pepper.eight"], {"suit": suit})


LAYOUT: Final = Layout(notes={"discard": suit_in_play})
