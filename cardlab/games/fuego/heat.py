"""Fuego!, what goes on the Play Pile now: the questions of a table or a coach about a view."""

from __future__ import annotations

from cardlab.engine.table.cards import Card
from cardlab.engine.table.dice import Dice
from cardlab.games.fuego.cards import FACES, INCENDIO, NUMBERS, FuegoTable, FuegoView
from cardlab.games.fuego.specials import completes_four, forbids, plays_of_incendio, run, value


def pile_of(view: FuegoView) -> FuegoTable:
    """Return a table with the Play Pile as it lies, to ask the rules about it."""
    table = FuegoTable(view.players, Dice(0), dict(view.options))
    table.pile.cards += view.pile
    return table


def fits(t: FuegoTable, card: Card) -> bool:
    """Return whether one such card may be played on the pile (fuego.turn and its neighbours)."""
    if card is INCENDIO:
        return bool(plays_of_incendio(t, 0, value(t)))
    return forbids(t, card, 1, value(t)) is None or completes_four(t, card, 1)


def fitting(view: FuegoView) -> list[Card]:
    """Return the cards of the box that go on the Play Pile now, whoever holds them.

    The opener plays the lowest number: who is asked knows it, others know that it is a number.

    >>> import cardlab
    >>> places = {"hand 0": "2, 2, 6, 7", "hand 1": 3, "play": "5, 9"}
    >>> view = cardlab.set_table("fuego", places, players=2, seed=7).view(0)
    >>> [card.text for card in fitting(view) if card.rank]
    ['9', '10']
    """
    if view.opener >= 0:
        mine = [move.card for move in view.legal]
        return [card for card in NUMBERS if view.opener != view.seat or card in mine]
    table = pile_of(view)
    return [card for card in FACES if fits(table, card)]


def alike_on_top(view: FuegoView) -> int:
    """Return how many cards alike lie on top: with four of them the pile burns (fuego.four).

    0 on an empty pile, and under an Incendio, which does not count (fuego.incendio).
    """
    top = view.pile[-1] if view.pile else INCENDIO
    return 0 if top.base is INCENDIO else run(pile_of(view), top)


def picked_up(view: FuegoView) -> int:
    """Return how many cards come into a hand with the pile: an Incendio does not (fuego.incendio).

    The card that lies turned up, or that will be turned up, comes too (fuego.face_down).
    """
    pile = sum(card.base is not INCENDIO for card in view.pile)
    return pile + (view.why == "fuego.face_down")
