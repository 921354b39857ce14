"""A server of rooms on a port, and pages that connect to it."""

from __future__ import annotations

import asyncio
import json

from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.testing import bind_unused_port
from tornado.web import Application
from tornado.websocket import websocket_connect

from cardlab_widgets.server.bounds import HERE_ONLY, Crowd, Server
from cardlab_widgets.together.handlers import handlers
from cardlab_widgets.together.room import Rooms
from cardlab_widgets.together.server import Loop
from cardlab_widgets.together.table import TablePlan

KEY = "the teacher's key"


class Served:
    """Rooms on a port; one room, with tables for three."""

    def __init__(
        self,
        tables: int = 1,
        game: str = "pepper",
        hosts=HERE_ONLY,
        guarded=lambda _root, rules: rules,
    ) -> None:
        self.rooms = Rooms(Loop())
        self.room = self.rooms.begin("en")
        self.room.lay(TablePlan(game, 3, pace=0.05), tables)
        rules = guarded("", handlers("", self.rooms, KEY, hosts))
        app = Application(rules, cookie_secret="secret")
        sock, port = bind_unused_port()
        self.server = Server(app, Crowd(1000), ())
        self.server.add_socket(sock)
        self.address = f"http://127.0.0.1:{port}"
        self.path = f"{self.address}/together/{self.room.code}"

    async def ask(self, address: str, **how):
        """The answer to a request; refusals are answers too, and nothing is followed."""
        request = HTTPRequest(address, follow_redirects=False, **how)
        return await AsyncHTTPClient().fetch(request, raise_error=False)

    async def cookie(self, **headers) -> str:
        answer = await self.ask(self.path, headers=headers)
        return answer.headers["Set-Cookie"].split(";")[0]

    async def teacher(self) -> str:
        answer = await self.ask(f"{self.address}/together/?key={KEY.replace(' ', '%20')}")
        return answer.headers["Set-Cookie"].split(";")[0]

    async def connect(self, cookie: str, *, room: str = "", **headers) -> Connection:
        sent = {"Cookie": cookie, "Origin": self.address, **headers}
        sent = {name: value for name, value in sent.items() if value}
        path = self.address + room if room else self.path
        request = HTTPRequest(f"{path}/ws".replace("http", "ws"), headers=sent)
        return Connection(await websocket_connect(request))

    async def page(self) -> Connection:
        """A new pupil, whose page has its table."""
        connection = await self.connect(await self.cookie())
        connection.say("hello")
        await connection.hear("table")
        return connection


class Connection:
    """A page's websocket."""

    def __init__(self, socket) -> None:
        self.socket = socket
        self.scene: dict = {}

    def say(self, kind, **more) -> None:
        self.socket.write_message(json.dumps({"kind": kind, **more}))

    async def next(self) -> dict | None:
        """The next message; None when the connection is closed."""
        text = await asyncio.wait_for(self.socket.read_message(), 10)
        message = None if text is None else json.loads(text)
        if message and message["kind"] in ("table", "state"):
            self.scene = (message.get("state") or message.get("what"))["scene"]
        return message

    async def hear(self, kind: str) -> dict:
        """The next message of a kind."""
        while (message := await self.next()) is not None:
            if message["kind"] == kind:
                return message
        raise AssertionError(f"closed before {kind}: {self.socket.close_code}")

    async def until(self, is_so) -> None:
        """Read until the scene is as wanted."""
        while not is_so(self.scene):
            assert await self.next() is not None
