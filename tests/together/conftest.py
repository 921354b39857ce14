"""Rooms are kept in a folder of the test."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def kept(monkeypatch, tmp_path):
    """The folder in which the rooms of a test are kept."""
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("CARDLAB_KEY", "tests")
    return tmp_path / "cardlab"
