"""Which of its sentences Whist says; they stand beside their clauses in rulebook.toml."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardlab import Layout, Sentence, Texts

if TYPE_CHECKING:
    from cardlab import Move
    from cardlab_whist.cards import WhistTable, WhistView

TEXTS: Final = Texts(__name__)


def refused(t: WhistTable, move: Move, clause: str) -> Sentence:
    """Why a move is forbidden, with the suit that was led."""
    del move
    led = t.trick.cards[0].suit if t.trick.cards else ""
    return Sentence(TEXTS.refused.get(clause, TEXTS.refused["whist.turn"]), _led(led))


def _led(suit: str) -> dict[str, Any]:
    return {"led": {"suit": suit}}


def prompt(view: WhistView) -> Sentence:
    """What the seat asked may do, in a line."""
    trick = view.zone("trick").known
    if not trick:
        return Sentence(TEXTS.prompt["whist.lead"])
    led = trick[0].suit
    has_it = any(card.suit == led for card in view.hand)
    return Sentence(TEXTS.prompt["whist.follow" if has_it else "whist.void"], _led(led))


WORDS: Final = TEXTS.words(refused=refused, prompt=prompt)

LAYOUT: Final = Layout(rows=(("trick",),), spread=("trick",), notes={"trick": "trump"})
