"""A server that is killed in the midst of ten games loses nothing that any page was told."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from contextlib import suppress

import pytest
from tornado.websocket import WebSocketClosedError

from tests.browser.servers import Server, together
from tests.together.serving import Connection, Teacher, connect, cookie_of

TABLES, CHAIRS = 10, 3
dice = random.Random(5)


class Pupil:
    """A browser: its cookie, and what its page was told."""

    def __init__(self, cookie: str) -> None:
        self.cookie = cookie
        self.page: Connection | None = None

    @property
    def story(self) -> list[dict]:
        return self.page.scene["story"]

    async def come(self, room: str) -> None:
        self.page = await connect(room, self.cookie)
        self.page.say("hello")
        await self.page.hear("table")

    async def play(self) -> None:
        """Press whatever is offered, until the connection ends."""
        while (message := await self.page.next()) is not None:
            if message["kind"] in ("table", "state") and self.page.scene["moves"]:
                index = dice.randrange(len(self.page.scene["moves"]))
                with suppress(WebSocketClosedError):  # killed just now
                    self.page.say("move", index=index, seq=self.page.scene["seq"])


async def play_until_killed(server: Server) -> tuple[str, list[Pupil]]:
    """Ten games in a room, at each of which three pupils play until the server is killed."""
    teacher = await Teacher.come(server.teacher)
    room = await teacher.begin()
    await teacher.lay(room, "pepper", CHAIRS, TABLES)
    pupils = [Pupil(await cookie_of(room)) for _ in range(TABLES * CHAIRS)]
    for pupil in pupils:
        await pupil.come(room)
    await teacher.do(room, do="start")
    playing = [asyncio.create_task(pupil.play()) for pupil in pupils]
    for pupil in pupils:  # the first moves were offered before anybody listened
        pupil.page.say("hello")
    while min(len(pupil.story) for pupil in pupils) < 6:
        await asyncio.sleep(0.05)
    os.kill(server.pid, signal.SIGKILL)
    await asyncio.gather(*playing)
    return room, pupils


async def goes_on(room: str, pupils: list[Pupil]) -> None:
    """Each pupil is at the same chair of the same game, which goes on from what it was told."""
    for pupil in pupils:
        before, me = pupil.story, pupil.page.scene["me"]
        names = [seat["name"] for seat in pupil.page.scene["seats"]]
        await pupil.come(room)
        assert pupil.page.scene["me"] == me
        assert [seat["name"] for seat in pupil.page.scene["seats"]] == names
        assert pupil.story[: len(before)] == before
    lengths = [len(pupil.story) for pupil in pupils]
    playing = [asyncio.create_task(pupil.play()) for pupil in pupils]
    for pupil in pupils:
        pupil.page.say("hello")
    while any(len(p.story) <= n for p, n in zip(pupils, lengths, strict=True)):
        await asyncio.sleep(0.05)
    while not all(task.done() for task in playing):  # wait_for may lose a cancellation
        for task in playing:
            task.cancel()
        await asyncio.sleep(0.05)
    await asyncio.gather(*playing, return_exceptions=True)
    for pupil in pupils:
        await pupil.page.close()


@pytest.mark.slow
def test_ten_games_go_on_after_the_server_was_killed(tmp_path):
    with together(tmp_path) as server:
        room, pupils = asyncio.run(play_until_killed(server))
    with together(tmp_path, port=server.port):
        asyncio.run(asyncio.wait_for(goes_on(room, pupils), 60))
