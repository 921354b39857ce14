"""A table of a room, in a notebook: ``CardTable(join="K7M2QX/3", at="http://192.168.1.5:8765")``.

The kernel holds the websocket and hands on what the page and the server say. The page can't connect
by itself: a browser sends no cookie of another site, a notebook behind https opens no plain
connection, and the server refuses pages that are not its own. So nothing has to be allowed there,
and the notebook can do what a pupil's page can, and no more.

A page in JupyterLab may run code. So the drawings and words are those of the package that is
installed here; what the server sends is shown as data.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import anywidget
import traitlets
from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest
from tornado.websocket import WebSocketClientConnection, WebSocketClosedError, websocket_connect

from cardlab.engine.match.catalogue import list_games
from cardlab.engine.table.errors import BadOption, CardlabError
from cardlab.engine.text.words import N_, Text, Words
from cardlab_widgets.page import css, esm
from cardlab_widgets.server.codes import as_typed
from cardlab_widgets.server.key import folder
from cardlab_widgets.server.web import LONGEST
from cardlab_widgets.table.persistence import write
from cardlab_widgets.together.chairs import Data
from cardlab_widgets.together.handlers import NO_COOKIE, NO_ROOM, PUPIL
from cardlab_widgets.together.pages import pupil_texts
from cardlab_widgets.together.showing import drawings_and_words

WAITS: Final = (0.2, 0.5, 1.0, 2.0, 4.0)  # seconds before another try
HANDED_ON: Final = ("table", "state", "news", "presence", "hall", "said", "elsewhere", "gone")
LAST: Final = ("elsewhere", "gone")  # after which nothing comes
BINDER: Final = N_(
    "On Binder everybody has a machine of their own that nobody else can reach. To play "
    "together, one of you runs `cardlab together` on a machine that all of you can reach, and "
    "the others give its address: at=..."
)
NO_ADDRESS: Final = N_(
    'Give the address of the room\'s server, as in at="http://192.168.1.5:8765". The person who '
    "opened the room can see it."
)
NO_SUCH_ROOM: Final = N_("That server has no room {code}, or it is full.")
NO_ANSWER: Final = N_("No server answers at {address}. Trying again.")
NO_GAME: Final = N_(
    "The cardlab of this notebook has no game {game}. Install the version that the server has."
)


class JoinedTable(anywidget.AnyWidget):
    """A chair at a table of a server of rooms.

    The kernel's own loop holds the connection: a cell that runs for long lets the table stand, and
    a bot plays after 20 seconds. The same notebook gets the same chair after a restart.

    Args:
        join: the code of the room, and perhaps the number of a table, as in "K7M2QX/3".
        at: the address of the server.
        language: "en" or "es".

    Raises:
        BadOption: the code or the address is none.
        CardlabError: there is no loop, as in a program without a notebook.

    """

    _esm = esm()
    _css = css("table", "room")
    room = traitlets.Dict().tag(sync=True)
    _staying: asyncio.Task[None] | None = None

    def __init__(self, join: str, at: str = "", language: str = "en") -> None:
        self.words = Words(language)
        self.code, self.wish = _read_join(join)
        self.address = _read_address(at, self.words)
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            raise CardlabError(
                "A table is joined in a notebook, whose kernel has a loop."
            ) from None
        data = {"code": self.code, "path": "", "alone": False, **pupil_texts(self.words)}
        super().__init__(room=data)
        self._socket: WebSocketClientConnection | None = None
        self._told: Data = {"kind": "hall", "name": "", "text": data["words"]["joining"]}
        self.on_msg(self._hear)
        self._staying = loop.create_task(self._stay())

    def __repr__(self) -> str:
        return f"<JoinedTable: {self.code} at {self.address}>"

    def close(self) -> None:
        """Leave the table: a bot plays on after a while."""
        if self._staying is not None:
            self._staying.cancel()
        super().close()

    # --- between page and server --------------------------------------------------------------

    def _hear(self, _widget: Any, message: Any, _buffers: Any) -> None:
        """Hand on what the page says, while there is a connection."""
        text = json.dumps(message, default=str)
        if not isinstance(message, dict) or len(text.encode()) > LONGEST:
            return
        if self._socket is not None:
            with suppress(WebSocketClosedError):  # it has just been cut: the page presses again
                self._socket.write_message(text)
        elif message.get("kind") == "hello":
            self.send(self._told)

    def _take(self, message: Data) -> bool:
        """Hand on what the server says; return whether more is to come."""
        kind = message.get("kind")
        if kind not in HANDED_ON:
            return True
        if kind == "table":
            game = message["state"]["scene"]["game"]
            if game not in list_games():
                return self._tell(NO_GAME, game=f"{game!r:.40}")
            message["state"] |= drawings_and_words(game, self.words)
        if kind in ("hall", *LAST):
            self._told = message
        self.send(message)
        return kind not in LAST

    def _tell(self, text: Text, **fields: object) -> bool:
        """Show a sentence in place of the table, after which nothing comes."""
        self._told = {"kind": "hall", "name": "", "text": self.words(text, **fields)}
        self.send(self._told)
        return False

    # --- the connection -----------------------------------------------------------------------

    async def _stay(self) -> None:
        """Keep the connection, and open it again whenever it is lost."""
        tries, is_on, has_been = 0, True, False
        while is_on:
            try:
                self._socket = await self._connect()
                tries, has_been = 0, True
                self.send({"kind": "open"})
                self._socket.write_message('{"kind": "hello"}')
                is_on = await self._listen(self._socket)
            except HTTPClientError as error:
                if error.code == 404:
                    is_on = self._tell(NO_SUCH_ROOM, code=self.code)
            except (OSError, WebSocketClosedError, ValueError, LookupError, TypeError):
                pass
            self._socket = None
            if is_on:
                if has_been:
                    self.send({"kind": "cut"})
                else:
                    self._tell(NO_ANSWER, address=self.address)
                await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)])
                tries += 1

    async def _listen(self, socket: WebSocketClientConnection) -> bool:
        """Hand on all that the server says; return whether another connection is to be opened."""
        while (text := await socket.read_message()) is not None:
            if not self._take(json.loads(text)):
                socket.close()
                return False
        if socket.close_code == NO_COOKIE:
            self._kept.unlink(missing_ok=True)
        if socket.close_code == NO_ROOM:
            return self._tell(NO_SUCH_ROOM, code=self.code)
        return True

    async def _connect(self) -> WebSocketClientConnection:
        """Open a connection with the cookie of this notebook."""
        where = urlsplit(self.address)
        sent = {
            "Cookie": f"{PUPIL}={await self._cookie()}",
            "Origin": f"{where.scheme}://{where.netloc}",
        }
        asked = f"lang={self.words.language}&table={self.wish}"
        address = f"{self.address}/{self.code}/ws?{asked}".replace("http", "ws", 1)
        return await websocket_connect(HTTPRequest(address, headers=sent, connect_timeout=10))

    @property
    def _kept(self) -> Path:
        """The file with the cookie: of this notebook, so that two of them are two pupils."""
        whose = f"{self.address} {self.code} {os.environ.get('JPY_SESSION_NAME', '')}"
        return folder() / f"joined-{sha256(whose.encode()).hexdigest()[:24]}.json"

    async def _cookie(self) -> str:
        """Return what the server knows this notebook by; it is asked for once."""
        with suppress(OSError, ValueError, LookupError, TypeError):
            return str(json.loads(self._kept.read_text(encoding="utf-8"))["cookie"])
        request = HTTPRequest(f"{self.address}/{self.code}", follow_redirects=False)
        answer = await AsyncHTTPClient().fetch(request)
        jar = SimpleCookie()
        for line in answer.headers.get_list("Set-Cookie"):
            jar.load(line)
        cookie = str(jar[PUPIL].coded_value)
        with suppress(OSError):
            write(self._kept, {"cookie": cookie})
        return cookie


def _read_join(join: str) -> tuple[str, str]:
    """The code of a room, and the number of a table or ""."""
    code, _, table = str(join).partition("/")
    if not as_typed(code).isalnum() or not (table.isdecimal() or not table) or len(table) > 2:
        raise BadOption(
            f"{join!r:.80} is no table of a room: it is a code and perhaps a number, as in "
            '"K7M2QX/3".'
        )
    return as_typed(code), table


def _read_address(at: str, words: Words, environment: Mapping[str, str] = os.environ) -> str:
    """The address of the pages of rooms of a server."""
    if not at:
        raise BadOption(words(BINDER if "BINDER_LAUNCH_HOST" in environment else NO_ADDRESS))
    where = urlsplit(at if "://" in at else f"http://{at}")
    if where.scheme not in ("http", "https") or not where.hostname:
        raise BadOption(
            f'{at!r:.80} is no address of a server: it is as "http://192.168.1.5:8765".'
        )
    path = where.path.rstrip("/").removesuffix("/together")
    return f"{where.scheme}://{where.netloc}{path}/together"
