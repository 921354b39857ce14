"""The sixth game is not installed here; its tests install it. Here it is known by its name."""

from __future__ import annotations

import pytest

from cardlab.engine.match import catalogue
from tests.environments.games import WHIST


@pytest.fixture(autouse=True)
def whist(monkeypatch: pytest.MonkeyPatch, no_game_stays: None) -> None:
    """Have the sixth game found."""
    monkeypatch.setitem(catalogue._SESSION, WHIST.name, WHIST)
