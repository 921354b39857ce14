"""The long run tells of a fault."""

from __future__ import annotations

import pytest

from cardlab.engine.table.zone import Zone
from tests.conformance import fuzz

pytestmark = pytest.mark.slow


def test_a_fault_is_told_with_its_seed_and_fails_the_run(monkeypatch, capsys):
    add = Zone.add

    def faulty(zone, card, seen=0):
        if zone.kind == "open":  # a card that is drawn goes nowhere
            add(zone, card, seen)

    monkeypatch.setattr(Zone, "add", faulty)
    assert fuzz.main(["--games", "2", "--seed", "5", "--game", "pepper"]) == 1
    printed = capsys.readouterr().out
    assert "FAULT " in printed
    assert "missing" in printed
    assert "seed 5, before move" in printed
