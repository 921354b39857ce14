"""A clock turned by hand, and pupils at tables, without a network."""

from __future__ import annotations

import heapq
import json
from itertools import count

from cardlab_widgets.together.chairs import Page
from cardlab_widgets.together.room import Room
from cardlab_widgets.together.table import TablePlan


class Hand:
    """A clock that stands still until it is turned."""

    def __init__(self) -> None:
        self.now = 1000.0
        self._later: list = []
        self._number = count()

    def time(self) -> float:
        return self.now

    def call_later(self, delay, callback):
        entry = [self.now + delay, next(self._number), callback]
        heapq.heappush(self._later, entry)
        return Cancel(entry)

    def turn(self, seconds: float) -> None:
        """Let so many seconds pass, and what is due in them happen."""
        until = self.now + seconds
        while self._later and self._later[0][0] <= until:
            at, _, callback = heapq.heappop(self._later)
            self.now = max(self.now, at)
            if callback:
                callback()
        self.now = until


class Cancel:
    def __init__(self, entry) -> None:
        self.entry = entry

    def cancel(self) -> None:
        self.entry[2] = None


class Tab:
    """A page of a pupil: what it was told and when, and what it says."""

    def __init__(self, room: Room, id: str, *, wish: int = 0, language: str = "en") -> None:
        self.room, self.clock = room, room.clock
        self.log: list[tuple[float, str]] = []
        self.pupil = room.enter(id, language)
        self.page = Page(self._take)
        self.scene: dict = {}
        self.presence: dict = {}
        self.time_left: dict | None = None
        room.open(self.pupil, self.page, wish)
        self.say("hello")

    def _take(self, message) -> None:
        text = json.dumps(message)
        self.log.append((round(self.clock.now, 6), text))
        message = json.loads(text)
        self.time_left = message.get("clock") if "clock" in message else self.time_left
        if message["kind"] == "table":
            self.scene, self.presence = message["state"]["scene"], message["presence"]
        elif message["kind"] == "presence":
            self.presence = message["what"]
        elif message["kind"] == "state":
            scene = message["what"]["scene"]
            told = scene["story"]
            scene["story"] = self.scene["story"][: told["from"]] + told["lines"]
            self.scene = scene

    def say(self, kind, **more) -> None:
        self.room.hear(self.pupil, self.page, {"kind": kind, **more})

    def press(self, index=0, seq=None, kind="") -> None:
        """Press a move, or the button of a race, of the scene that is shown."""
        kind = kind or ("race" if self.scene["race"] else "move")
        self.say(kind, index=index, seq=self.scene["seq"] if seq is None else seq)

    def close(self) -> None:
        self.room.close(self.pupil, self.page)

    def kinds(self) -> list[str]:
        return [json.loads(text)["kind"] for _, text in self.log]

    def refusals(self) -> list[str]:
        told = [json.loads(text) for _, text in self.log]
        return [m["what"]["text"] for m in told if m["kind"] == "news"]

    @property
    def chair(self):
        return self.pupil.chair

    @property
    def hand(self) -> list[str]:
        return [held["card"] for held in self.scene["hand"]]


def room(people=2, players=3, game="pepper", tables=1, *, start=True, **plan) -> tuple:
    """A room with its clock, and the pages of some pupils."""
    clock = Hand()
    made = Room("ABCDEF", "en", clock)
    made.lay(TablePlan(game, players, **{"seed": 1, **plan}), tables)  # the same deals each time
    tabs = [Tab(made, f"pupil {n}") for n in range(people)]
    if start:
        made.start()
    return clock, made, tabs


def press_all(tabs) -> None:
    """Let each pupil who is asked press the first move."""
    for tab in tabs:
        if tab.scene["moves"]:
            tab.press()


def play_on(made: Room, tabs, tables=None) -> None:
    """Let pupils press until the games at their tables are over."""
    for _ in range(3000):
        if all(table.state == "over" for table in tables or made.tables):
            return
        press_all(tabs)
        made.clock.turn(0.5)
    raise AssertionError("a game does not end")
