"""The long run in short, and that it stops at a fault."""

from __future__ import annotations

import pytest

import cardlab
from cardlab.engine.zone import Zone
from tests.conformance import fuzz


@pytest.mark.parametrize("game", cardlab.list_games())
def test_a_few_games_of_the_long_run(game, monkeypatch, capsys):
    monkeypatch.setattr(fuzz, "RARELY", 300)
    assert fuzz.main(["--games", "12", "--seed", "77", "--game", game]) == 0
    assert capsys.readouterr().out.startswith(f"{game}: 12 games, ")


@pytest.mark.parametrize("broken", ["a piece is lost", "an error is raised"])
def test_a_fault_is_told_with_its_seed_and_ends_the_run(broken, monkeypatch, capsys):
    add = Zone.add

    def faulty(zone, card, seen=0):
        if broken == "an error is raised" and zone.kind == "hand":
            raise RuntimeError("oh")
        if zone.kind == "open":  # a card that is drawn goes nowhere
            add(zone, card, seen)

    monkeypatch.setattr(Zone, "add", faulty)
    assert fuzz.main(["--games", "3", "--seed", "5", "--game", "pepper"]) == 1
    told = capsys.readouterr().out
    assert "FAULT pepper, " in told
    assert ("RuntimeError: oh" if broken == "an error is raised" else "missing") in told
    assert "seed 5:" in told
