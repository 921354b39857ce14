"""Which of its sentences Fuego! says; they stand beside their clauses in rulebook.toml."""

from __future__ import annotations

from typing import Final

from cardlab.engine.knowledge.view import table_of
from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import Layout, Sentence, Texts, fields_of_cards
from cardlab.games.fuego.rules import (
    BLANKS,
    INCENDIO,
    SEVEN,
    SIDES,
    SPARK,
    TEN,
    FuegoTable,
    FuegoView,
    plays,
    value,
)

TEXTS: Final = Texts(__name__)


def refused(t: FuegoTable, move: Move, clause: str) -> Sentence:
    """Return why a move is forbidden, given the card on the pile."""
    reason = _refused(t, move, clause)
    is_own = reason in ("fuego.turn not held", "fuego.one_off_plural")
    card = move.card if is_own else move.into or move.card
    fields = fields_of_cards(card=card, top=value(t), turned=t.turned.top)
    return Sentence(TEXTS.refused[reason], {"several": {"b": "play 2x 6"}, **fields})


def _refused(t: FuegoTable, move: Move, clause: str) -> str:  # noqa: PLR0911 - one for each case
    if clause == "fuego.swap" and t.swaps == SPARK:
        return "fuego.swap enough"
    if clause == "fuego.face_down" and t.turned.cards:
        return "fuego.face_down turned up"
    if clause in ("fuego.invisible", "fuego.burn") and move.count > 1:
        return "fuego.one_off_plural"
    if move.verb == "play" and move.word not in ("", *SIDES):
        return "fuego.turn how many"
    if clause != "fuego.turn":
        return clause
    if move.verb != "play" or move.card is None:
        return "fuego.turn no such move"
    if (t.turned.cards or t.in_play(move.by).cards).count(move.card) < move.count:
        return "fuego.turn not held"
    is_low = value(t) is not None and not move.word and move.into is not move.card
    return "fuego.turn" if is_low else "fuego.turn no such move"


def allowed(t: FuegoTable, move: Move, clause: str) -> Sentence | None:
    """Return why a move is legal, given the card on the pile."""
    top, reason = value(t), clause
    if clause == "fuego.turn" and top is None:
        reason = "fuego.turn no number"
    elif clause == "fuego.turn" and top and not top.rank:
        reason = "fuego.turn on a special"
    elif clause == "fuego.pick_up" and plays(t, move.by, t.in_play(move.by)):
        reason = "fuego.pick_up by choice"
    text = TEXTS.allowed.get(reason)
    if not text or (move.card is None and clause != "fuego.pick_up"):
        return None
    return Sentence(text, fields_of_cards(card=move.card, into=move.into, top=top))


def prompt(view: FuegoView) -> Sentence:
    """Return a line that says what the seat may do."""
    reason, playable = view.why, [move.card for move in view.legal if move.verb == "play"]
    can_play = bool(playable)
    top = value(table_of(view))
    rank = top.rank if top else 0
    if reason == "fuego.face_down" and can_play:
        reason += " turned up"
    elif reason == "fuego.incendio_shield" and not can_play:
        reason += " none"
    elif reason == "fuego.turn" and not can_play:
        reason += " stuck"
    elif reason == "fuego.turn" and top is None and {*playable} <= {*BLANKS}:
        reason += " blank"
    elif reason == "fuego.turn":
        reason += {0: " no number", SEVEN: " on a seven", TEN: " on a ten"}.get(rank, "")
        if top is not None and rank:
            on = " on an incendio" if top.base is INCENDIO else ""
            reason += " beneath" if view.pile[-1] is not top else on
    return Sentence(TEXTS.prompt[reason], {"rank": rank})


WORDS: Final = TEXTS.words(refused=refused, allowed=allowed, prompt=prompt)

LAYOUT: Final = Layout(
    rows=(("draw", "play", "turned up", "discard"),),
    spread=("turned up",),
    tried_before=("up",),
)
