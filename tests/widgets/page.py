"""The page of a table, without a browser: what it says, and what it is answered."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import cardlab
from cardlab_widgets import CardTable


class Page:
    """A table's page; ``heard`` is all that the last message was answered."""

    def __init__(self, table: CardTable) -> None:
        self.table = table
        self.heard: list[dict[str, Any]] = []
        table.send = lambda content, buffers=None: self.heard.append(content)

    def hear(self, message: object) -> list[dict[str, Any]]:
        """Say a message, of whatever shape; return the answers but "heard"."""
        self.heard.clear()
        self.table._hear(self.table, message, [])
        return [answer for answer in self.heard if answer["kind"] != "ack"]

    def say(self, kind: str, index: int = 0, **more: Any) -> list[dict[str, Any]]:
        """Say a message as the page does, about what it shows."""
        return self.hear({"kind": kind, "index": index, "seq": self.scene["seq"], **more})

    @property
    def scene(self) -> dict[str, Any]:
        return self.table.scene

    @property
    def match(self) -> cardlab.Match:
        return self.table.match

    def play_on(self, presses: int = 2000, choose: Any = lambda moves: len(moves) - 1) -> None:
        """Press until the game is over, of the moves the last, or the one that is chosen."""
        for _ in range(presses):
            if self.match.over:
                return
            self.say("move", choose(self.scene["moves"]))


def page(game: str = "pepper", players: int = 3, seed: int = 7, **how: Any) -> Page:
    """The page of a table with a new match."""
    return Page(CardTable(cardlab.new_match(game, players, seed), pace=0, **how))


def until(is_so: Callable[[], object], seconds: float = 20) -> None:
    """Wait for the coach's thread."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "the coach says nothing"
        time.sleep(0.02)
