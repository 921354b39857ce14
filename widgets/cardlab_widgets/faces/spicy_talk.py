"""What players who are bots say when they declare something.

Words give nothing away: they follow from what everybody at the table knows, never from a hand or
from what a card is. :class:`Known` is all that they may depend on, so that every seat, and a
spectator, hears the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from cardlab.engine.table.cards import Card
from cardlab.engine.text.words import N_
from cardlab.games.spicy.rules import TOTAL_WILD, SpicyView


class Known(NamedTuple):
    """What everybody knows of the last declaration."""

    seat: int
    declared: Card
    before: Card | None  # what was declared before it on this stack
    left: int  # how many cards its player still holds
    is_wild: bool  # whether it is a Total Wild, as its own back shows
    cards: int  # on the stack


LINES: Final[Mapping[str, tuple[str, ...]]] = {
    "wild": (N_("Nobody can doubt that."), N_("This one is always right.")),
    "last": (N_("That was my last card!"), N_("My hand is empty!")),
    "one left": (N_("Only one card left."), N_("One more after this.")),
    "open": (N_("I begin with a small one."), N_("Here we go."), N_("A new stack!")),
    "ten": (N_("Nobody goes higher."), N_("That is the top!")),
    "again": (N_("From the bottom again."), N_("And up once more.")),
    "next": (N_("Just one more."), N_("Step by step."), N_("Slowly, slowly.")),
    "jump": (N_("I'm in a hurry!"), N_("A big step."), N_("Why wait?")),
    "usual": (N_("Believe me."), N_("Who doubts it?"), N_("No secret."), N_("As I said.")),
}
_JUMP: Final = 4  # numbers at once


def known(view: SpicyView) -> Known | None:
    """Return what everybody knows of the last declaration; None where there is none."""
    if not view.trail:
        return None
    seat, declared = view.trail[-1]
    before = view.deck.card(view.trail[-2][1]) if len(view.trail) > 1 else None
    is_wild = view.zone("stack").top is TOTAL_WILD
    left, cards = view.hand_sizes[seat], len(view.zone("stack"))
    return Known(seat, view.deck.card(declared), before, left, is_wild, cards)


def occasion(about: Known) -> str:
    """Return what is remarkable about a declaration: a key of :data:`LINES`."""
    step = about.declared.rank - about.before.rank if about.before else 0
    occasions = {
        "wild": about.is_wild,
        "last": about.left == 0,
        "one left": about.left == 1,
        "ten": about.declared.rank == 10,
        "open": about.cards == 1,
        "again": step < 0,
        "next": step == 1,
        "jump": step >= _JUMP,
    }
    return next((name for name, is_so in occasions.items() if is_so), "usual")


def line(view: SpicyView) -> str:
    """Return what the player of the last declaration says, in English; "" where there is none.

    >>> import cardlab
    >>> places = {"stack": "chili 1, chili 2", "declared": "chili 10", "owner": 1}
    >>> line(cardlab.set_table("spicy", places, players=3, seed=1).view(0))
    'That is the top!'
    """
    about = known(view)
    if about is None:
        return ""
    lines = LINES[occasion(about)]
    return lines[(3 * about.seat + about.declared.rank + about.cards) % len(lines)]
