"""The presses that make a move: on pieces, seats, piles, suits, or a button."""

from __future__ import annotations

from cardlab.engine.knowledge.view import View, ZoneView
from cardlab.engine.match.match import Match
from cardlab.engine.table.cards import Card
from cardlab.engine.table.moves import Move
from cardlab_widgets.wire import Press


class PressTargets:
    """Finds where a person can press the pieces that a seat knows; built once for all moves."""

    def __init__(self, view: View) -> None:
        self.me = view.seat
        self.zones = list(view.zones.values())
        self.others = [seat for seat in range(view.players) if seat != self.me]
        self._with: dict[Card, list[ZoneView]] = {}
        self._worn: dict[tuple[str, Card], Card] = {}  # by its zone and the face that it stands for
        for zone in self.zones:
            for card in dict.fromkeys(zone.known):
                self._with.setdefault(card, []).append(zone)
                if card.base is not card:
                    self._worn[zone.name, card.shown] = card
                    self._with.setdefault(card.shown, []).append(zone)

    def of(self, card: Card, owner: int | None, role: str | None = None) -> str | None:
        """Return the zone where somebody has a card that can be pressed, the hand first, or None.

        Cards in the middle of the table count only in a zone whose role the verb names. The role ""
        matches no zone.
        """
        zones = [zone for zone in self._with.get(card, ()) if role in (None, zone.role)]
        owned = [zone for zone in zones if zone.owner == owner]
        owned = owned or [zone for zone in zones if zone.owner is None and role is not None]
        hands = [zone for zone in owned if zone.kind == "hand"]
        return (hands or owned)[0].name if owned and role != "" else None

    def piece(self, card: Card, zone: str) -> Card:
        """Return the piece to press for a card in a zone; a wild may stand for the card."""
        lies_there = any(card in z.known for z in self.zones if z.name == zone)
        return card if lies_there else self._worn.get((zone, card), card)

    def of_pile(self, role: str) -> list[Press]:
        """Return the press on a pile: my own if I have one, or that in the middle."""
        piles = [zone for zone in self.zones if zone.role == role]
        mine = [zone for zone in piles if zone.owner == self.me]
        return [Press(zone=zone.name) for zone in mine or piles][:1]

    def of_exchanged(self, move: Move, role: str | None) -> str | None:
        """Return the zone of the piece that a move takes in exchange, or None.

        A role names my own zone; without a role another seat has the piece. A piece after "as" is
        only a name, and lies nowhere.
        """
        if move.joins != "for" or move.into is None:
            return None
        if role is not None:
            return self.of(move.into, self.me, role)
        zones = (self.of(move.into, seat) for seat in [*self.others, self.me])
        return next(filter(None, zones), None)


def steps_of(match: Match, move: Move, view: View) -> list[Press]:
    """Return the presses that make a move, in the form of a scene's moves.

    Args:
        match: the match.
        move: the move; it need not be legal.
        view: the view of the seat that makes it.

    """
    return steps_in(match, move, PressTargets(view))


def steps_in(match: Match, move: Move, places: PressTargets) -> list[Press]:
    steps: list[Press] = []
    whose = move.at if move.at is not None and len(move.cards) == 1 else places.me
    verb = match.words.verb(move.verb)
    spent = places.of(match.deck.card(verb.spends), places.me) if verb.spends else None
    if spent:
        steps.append({"card": verb.spends, "zone": spent})
    for card in move.cards * move.count:
        zone = places.of(card, whose, verb.piece)
        pressed = places.piece(card, zone).text if zone else ""
        steps.append({"card": pressed, "zone": zone} if zone else {"choice": move.text})
    if move.into is not None:
        zone = places.of_exchanged(move, verb.exchanged)
        steps.append({"card": move.into.text, "zone": zone} if zone else {"choice": move.text})
    if move.at is not None and not any("card" in step for step in steps):
        steps.append({"seat": move.at})
    if move.word:
        steps.append(_step_of_word(match, move, places))
    elif verb.pile:
        steps += places.of_pile(verb.pile)
    if len(move.cards) > 1:
        steps.append({"choice": move.text})
    return steps


def _step_of_word(match: Match, move: Move, places: PressTargets) -> Press:
    """Return the press for a word: on a pile, a suit, or a button."""
    zone = next((zone.name for zone in places.zones if zone.word == move.word), None)
    if zone is not None:
        return {"zone": zone}
    is_suit = move.word in match.words.suits and not move.card
    return {"suit": move.word} if is_suit else {"choice": move.text}
