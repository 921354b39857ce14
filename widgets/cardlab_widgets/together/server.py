"""``cardlab together``: the tables of people alone, without dashboards and kernels.

It needs tornado and segno. With ``cardlab serve`` the same pages lie beside the dashboards.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from tornado.routing import Rule
from tornado.web import Application, ErrorHandler, RedirectHandler

from cardlab.engine.table.errors import CardlabError
from cardlab_widgets.server.bounds import EVERYWHERE, HERE_ONLY, Crowd, Gate, Seldom, Server
from cardlab_widgets.server.key import KEY, cookie_secret, teacher_key, weakness
from cardlab_widgets.server.options import PROXY, Options, read_address, read_port
from cardlab_widgets.together import hub
from cardlab_widgets.together.handlers import handlers
from cardlab_widgets.together.room import Rooms

# That one network address may hold open: a school has one for all its classes.
CONNECTIONS: Final = 600


class Loop:
    """The clock of asyncio's loop that runs now."""

    def time(self) -> float:
        """Return the loop's seconds."""
        return asyncio.get_running_loop().time()

    def call_later(self, delay: float, callback: object) -> asyncio.TimerHandle:
        """Call a function after so many seconds."""
        return asyncio.get_running_loop().call_later(delay, callback)  # type: ignore[arg-type]


def main(arguments: Sequence[str] | None = None) -> None:
    """Serve until somebody stops it.

    Raises:
        CardlabError: an option is wrong, or somebody else listens at the port.

    """
    parser = Options("cardlab together", description="Serve rooms in which people play each other.")
    add = parser.add_argument
    add(
        "--ip",
        default="127.0.0.1",
        type=read_address,
        help="the address to listen at; 0.0.0.0 for the whole network",
    )
    add("--port", default=8765, type=read_port, metavar="N", help="the port; by default 8765")
    add("--behind-proxy", action="store_true", help=PROXY)
    add("--hub", action="store_true", help="run as a service that JupyterHub has started")
    chosen = parser.parse_args(arguments)
    logging.basicConfig(level=logging.WARNING)
    logging.getLogger().handlers[0].addFilter(Seldom())
    for name in ("tornado.access", "tornado.general"):  # what somebody has asked in vain
        logging.getLogger(name).setLevel(logging.CRITICAL)
    with suppress(KeyboardInterrupt):
        if chosen.hub:
            root, ip, port = hub.place()
            asyncio.run(serve(ip, port, root, is_behind_proxy=True))
        else:
            asyncio.run(serve(chosen.ip, chosen.port, is_behind_proxy=chosen.behind_proxy))


async def serve(ip: str, port: int, root: str = "", *, is_behind_proxy: bool = False) -> None:
    """Serve the tables at an address, and tell the teacher how to get in.

    Args:
        ip: the address.
        port: the port.
        root: the path that JupyterHub gives its service; "" without a hub.
        is_behind_proxy: whether a proxy hands visitors on.

    Raises:
        CardlabError: somebody else listens there.

    """
    rooms = Rooms(Loop())
    rooms.load()
    is_local = ip in HERE_ONLY and not is_behind_proxy
    key = "" if root else teacher_key()  # a hub knows who is a teacher
    crowd, proxies = Crowd(CONNECTIONS), HERE_ONLY if is_behind_proxy else ()
    front = {"url": f"{root}/together/", "permanent": False}
    own: list[Any] = handlers(root, rooms, key, HERE_ONLY if is_local else None)
    rules: list[Any] = [
        Rule(Gate(crowd, proxies, ()), ErrorHandler),
        (f"{root}/", RedirectHandler, front),
        *(hub.guarded(root, own) if root else own),
    ]
    app = Application(rules, cookie_secret=cookie_secret(), compress_response=True)
    try:
        Server(app, crowd, proxies).listen(port, ip)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        raise CardlabError(
            f"Another program listens at port {port}: name one by --port."
        ) from error
    sys.stdout.write(weakness(KEY, os.environ.get(KEY)))
    sys.stdout.flush()
    if root:
        await asyncio.Event().wait()
    name = "localhost" if ip in (*EVERYWHERE, *HERE_ONLY) else ip
    sys.stdout.write(f"Play together at http://{name}:{port}/together/   (Ctrl+C stops it)\n")
    sys.stdout.write(f"For a teacher: http://{name}:{port}/together/?key={key}\n")
    sys.stdout.flush()
    await asyncio.Event().wait()
