"""Which of its sentences Schwupps says; they stand beside their clauses in rulebook.toml."""

from __future__ import annotations

from typing import Any, Final

from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import Layout, Sentence, Texts, fields_of_cards
from cardlab.games.schwupps.rules import (
    PLACES,
    ROWS,
    STEPS,
    SchwuppsTable,
    SchwuppsView,
    ring,
    ruling,
)

TEXTS: Final = Texts(__name__)


def refused(t: SchwuppsTable, move: Move, clause: str) -> Sentence:
    """Say why a move is forbidden, by the pile and the card beside it."""
    fields = {"places": ", ".join(PLACES), "rows": ", ".join(ROWS), **_fields(t, move)}
    reason = _no_move(t, move) if clause == "schwupps.turn" else clause
    return Sentence(TEXTS.refused[reason], fields)


def _no_move(t: SchwuppsTable, move: Move) -> str:
    """Return why a move is none that could be made in a turn."""
    if move.verb == "play" and move.card and move.card not in t.hands[move.by].cards:
        return "schwupps.turn not held"
    if move.verb == "play" and move.card and move.card.suit:
        piles = zip(t.places, t.piles, strict=True)
        fits = [ruling(rule.cards[0], pile.cards[-1], move.card)[0] for rule, pile in piles]
        return "schwupps.turn which place" if any(fits) else "schwupps.turn fits nowhere"
    if move.verb not in ("aggravate", "schwupp"):
        return "schwupps.turn"
    if move.word not in ROWS:
        return "schwupps.turn which row"
    if move.verb == "aggravate":
        return "schwupps.turn no aggravation"
    return "schwupps.turn only once" if t.schwupped else "schwupps.turn"


def _fields(t: SchwuppsTable, move: Move) -> dict[str, Any]:
    """Return the fields of a sentence: the card, the pile where it is laid, and what fits there."""
    if move.card is None or move.word not in PLACES:
        return fields_of_cards(card=move.card)
    i = PLACES.index(move.word)
    rule, top = t.places[i].cards[0], t.piles[i].cards[-1]
    return {
        "suit": {"suit": top.suit},
        "wanted": ring(top.rank, STEPS.get(rule.kind, 0)),
        **fields_of_cards(card=move.card, rule=rule, top=top),
    }


def allowed(t: SchwuppsTable, move: Move, clause: str) -> Sentence | None:
    """Say why a move is legal, by the pile and the card beside it."""
    if move.verb == "give":
        return None
    fields, reason = _fields(t, move), clause
    if move.card and clause == "schwupps.colour_or_number":
        same_number = move.card.rank == fields["wanted"]
        reason = "schwupps.same_number" if same_number else "schwupps.same_colour"
    return Sentence(TEXTS.allowed[reason], fields)


def prompt(view: SchwuppsView) -> Sentence:
    """Return a line that says what the seat may do."""
    verbs = {move.verb for move in view.legal}
    tried = ("end", "play", "aggravate", "schwupp")
    case = next((f" {verb}" for verb in tried if verb in verbs), "")
    if case == " aggravate" and view.left[view.me] == 1:
        case += " last"
    if verbs == {"end"}:
        case += " only"
    return Sentence(TEXTS.prompt[view.why + case])


WORDS: Final = TEXTS.words(refused=refused, allowed=allowed, prompt=prompt)

LAYOUT: Final = Layout(
    rows=(
        ("schwupps pile", "next", "top-first", "top-first pile", "top-second", "top-second pile"),
        (
            *("schwupps discard", "common"),
            *("bottom-first", "bottom-first pile", "bottom-second", "bottom-second pile"),
        ),
    ),
)
