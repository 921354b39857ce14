"""What a seat sees of a zone is the same, piece by piece and all at once."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import Dice
from cardlab.engine.table.zone import Zone


def wrong(game: str) -> list[str]:
    """Return the zones of random moments where the ways to ask do not agree."""
    match, dice, zones = cardlab.new_match(game, players=3, seed=4), Dice(4), []
    for _ in range(60):
        for zone in match.table.zones():
            for seat in (None, 0, 1, 2):
                seen = [zone.sees(seat, i) for i in range(len(zone))]
                known, hidden = zone.known_first(seat)
                if zone.seen_by(seat) != seen or (len(known), len(hidden)) != (
                    seen.count(True),
                    seen.count(False),
                ):
                    zones.append(zone.name)
        if match.over:
            break
        legal = match.legal()
        match.apply(legal[dice.below(len(legal))])
    return zones


@pytest.mark.parametrize("game", cardlab.list_games())
def test_a_seat_sees_a_zone_as_it_sees_its_pieces(game):
    assert wrong(game) == []


def test_a_zone_that_shows_too_much_is_seen(monkeypatch):
    monkeypatch.setattr(Zone, "seen_by", lambda zone, seat: [True] * len(zone))
    assert "stock" in wrong("pepper")
