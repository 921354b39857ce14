"""Law 6, second part: an imagined world contradicts nothing that the seat has seen happen.

This check does not use what the rules note (:meth:`Table.shows_none`). A watcher plays the same
moves in a match of its own, in which the rules note nothing. It follows each hidden hand as a seat
sees it: which cards the hand can't have held at an earlier decision, because the move then made
would have been illegal with one of them, or because the seat saw all of these cards elsewhere. It
notes that as a limit of the hand, which the zones carry on as cards come and go
(:mod:`cardlab.engine.table.limits`). So it notices a deduction that a rule forgets to note, and a
resampling that ignores one.

For any game::

    watcher = Watcher(match, seat)          # at the start of the match, or anywhere
    while not match.over:
        move = ...
        watcher.make(move)                  # instead of match.apply(move)
        assert watcher.contradicts(match.imagine(seat, dice)) is None

It can't check numbers of like cards ("no four of a kind"), nor who was asked, nor that two such
limits can be held at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from cardlab.engine.match.match import Match
from cardlab.engine.table.cards import Card
from cardlab.engine.table.limits import at_most_for
from cardlab.engine.table.moves import Move
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone
from cardlab.testing.laws import Wrong

Faces = frozenset[Card]


class Watcher:
    """A seat that watches a match, and judges the worlds imagined for it."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self._own = match.copy()
        self._own.table.keeps_limits = False
        for zone in self._own.table.all_zones():
            zone.limits = []

    def make(self, move: Move | str) -> None:
        """Make a move, and learn from it what this seat can."""
        move = self.match.read(move)
        t, ask = self._own.table, self._own.ask
        for hand in self._hidden_hands(t):
            self._note_none(t, hand, self._seen_elsewhere(t, hand))
            if hand.owner == move.by and ask is not None and not ask.question.secret:
                self._note_none(t, hand, excluded_by(t, hand, move, ask.question.moves))
        self.match.apply(move)
        self._own.apply(move)

    def contradicts(self, world: Match) -> Wrong:
        """Return what an imagined world contradicts, or None."""
        for hand in self._hidden_hands(world.table):
            for faces, most in self._own.table.zone(hand.name).limits:
                held = [str(card) for card in hand.cards if card in faces]
                if len(held) > most[self.seat]:
                    return (
                        f"{hand.name} can't be {hand!r}: of {', '.join(held)} it has "
                        f"{most[self.seat]} at most, which contradicts what was seen"
                    )
        return None

    def _hidden_hands(self, t: Table) -> list[Zone]:
        return [z for z in t.zones() if z.kind == "hand" and not z.is_held_by(self.seat)]

    def _note_none(self, t: Table, hand: Zone, faces: Faces) -> None:
        """Note that no card of a hand has one of these faces now."""
        if faces:
            hand.limits = at_most_for(hand.limits, self.seat, faces, 0, t.players)

    def _seen_elsewhere(self, t: Table, hand: Zone) -> Faces:
        """Return the faces whose cards the seat sees, all of them, in other zones."""
        left = Counter(t.pack())
        for zone in [z for z in t.zones() if z is not hand]:
            left.subtract(c.base for i, c in enumerate(zone.cards) if zone.sees(self.seat, i))
        return frozenset(card for card, n in left.items() if not n)


def excluded_by(
    t: Table, hand: Zone, move: Move, moves: Callable[[Any, int], Sequence[Move]]
) -> Faces:
    """Return the faces that would have made a move illegal, had the hand held one more of them.

    Both beside the cards that the move names alone, and beside the whole hand: so that it is this
    face which forbids the move, and not a card that is missing.
    """
    held, known = hand.cards, hand.known
    own = [move.card] * move.count if move.card is not None and move.card in held else []
    excluded = []
    hand.known = []
    for card in dict.fromkeys(t.pack()):
        for beside in (own, held):
            hand.cards = [*beside, card]
            if move in moves(t, move.by):
                break
        else:
            excluded.append(card)
    hand.cards, hand.known = held, known
    left = Counter(held)
    left.subtract(own)
    return frozenset(card for card in excluded if left[card] <= 0)
