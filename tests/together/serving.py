"""A server of rooms on a port, and those who come to one: pages and teachers."""

from __future__ import annotations

import asyncio
import json
from urllib.parse import urlsplit

from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.testing import bind_unused_port
from tornado.web import Application
from tornado.websocket import websocket_connect

from cardlab_widgets.server.bounds import HERE_ONLY, Crowd, Server
from cardlab_widgets.together.handlers import handlers
from cardlab_widgets.together.room import Rooms
from cardlab_widgets.together.server import Loop
from cardlab_widgets.together.table import TablePlan

KEY = "the_teachers_key"


async def ask(address: str, **how):
    """The answer to a request; refusals are answers too, and nothing is followed."""
    request = HTTPRequest(address, follow_redirects=False, **how)
    return await AsyncHTTPClient().fetch(request, raise_error=False)


async def cookie_of(address: str, **headers) -> str:
    """The cookie that somebody new gets there."""
    return (await ask(address, headers=headers)).headers["Set-Cookie"].split(";")[0]


async def connect(room: str, cookie: str, **headers) -> Connection:
    """The connection of a page of a room."""
    origin = "{0.scheme}://{0.netloc}".format(urlsplit(room))
    sent = {"Cookie": cookie, "Origin": origin, **headers}
    sent = {name: value for name, value in sent.items() if value}
    address = f"{room}/ws".replace("http", "ws", 1)
    return Connection(await websocket_connect(HTTPRequest(address, headers=sent)))


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
            scene = (message.get("state") or message.get("what"))["scene"]
            if message["kind"] == "state":  # which has the new lines of the story
                told = scene["story"]
                scene["story"] = [*self.scene["story"][: told["from"]], *told["lines"]]
            self.scene = scene
        return message

    async def hear(self, kind: str) -> dict:
        """The next message of a kind."""
        while (message := await self.next()) is not None:
            if message["kind"] == kind:
                return message
        raise AssertionError(f"closed before {kind}: {self.socket.close_code}")

    async def close(self) -> None:
        """Close it, and wait until it is closed."""
        self.socket.close()
        while await self.next() is not None:
            pass

    async def until(self, is_so) -> None:
        """Read until the scene is as wanted."""
        while not is_so(self.scene):
            assert await self.next() is not None


class Teacher:
    """Who has come by the link with the key, as the console shows it."""

    def __init__(self, address: str, cookie: str) -> None:
        self.address = address
        self.headers = {
            "Cookie": cookie,
            "Origin": "{0.scheme}://{0.netloc}".format(urlsplit(address)),
        }

    @classmethod
    async def come(cls, link: str) -> Teacher:
        return cls(link.split("?", maxsplit=1)[0], await cookie_of(link))

    async def begin(self) -> str:
        """The address of a new room."""
        made = await ask(self.address, method="POST", body="", headers=self.headers)
        return self.headers["Origin"] + made.headers["Location"].removesuffix("/teacher")

    async def do(self, room: str, body: str | bytes = "", **asked):
        """The answer to what is asked of a room's tables, like ``do="start"``."""
        sent = body or json.dumps(asked)
        return await ask(f"{room}/tables", method="POST", body=sent, headers=self.headers)

    async def lay(self, room: str, game: str, players: int, tables: int):
        how = {"game": game, "players": players, "tables": tables}
        return await self.do(room, do="lay", turn=0, same=False, rounds=False, **how)


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

    async def teacher(self) -> Teacher:
        return await Teacher.come(f"{self.address}/together/?key={KEY}")

    async def page(self) -> Connection:
        """A new pupil, whose page has its table."""
        connection = await connect(self.path, await cookie_of(self.path))
        connection.say("hello")
        await connection.hear("table")
        return connection

    async def close(self) -> None:
        """Close the server, its connections, and those of the clients of this test."""
        self.server.stop()
        await self.server.close_all_connections()
        AsyncHTTPClient().close()
