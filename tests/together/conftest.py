"""Rooms are kept in a folder of the test; tests may be coroutines."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from tests.together.serving import Served


@pytest.fixture(autouse=True)
def kept(monkeypatch, tmp_path):
    """The folder in which the rooms of a test are kept."""
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("CARDLAB_KEY", "tests")
    return tmp_path / "cardlab"


@pytest.fixture(scope="session")
def anyio_backend():
    return "asyncio"


@pytest.fixture
async def serve(kept) -> AsyncIterator[Callable[..., Served]]:
    """Opens servers, which are closed after the test."""
    opened: list[Served] = []

    def begin(**how: Any) -> Served:
        opened.append(Served(**how))
        return opened[-1]

    yield begin
    for server in opened:
        await server.close()


@pytest.fixture
async def served(serve: Callable[..., Served]) -> Served:
    """A server with a room."""
    return serve()
