"""Serve the dashboards with Voila: the lobby is the front page, where one chooses a game.

``cardlab serve`` runs it, and ``make play``. Its options are its own (:func:`voila_options`); what
has a dot in its name, like ``--VoilaConfiguration.theme=dark``, goes to Voila as it is.
"""

from __future__ import annotations

import argparse
import logging
import os
import re
import socket
import sys
import tempfile
import warnings
from collections.abc import Sequence
from contextlib import suppress
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from jupyter_server import DEFAULT_STATIC_FILES_PATH
from tornado.ioloop import PeriodicCallback
from tornado.routing import Rule
from tornado.web import ErrorHandler, RedirectHandler, RequestHandler
from traitlets import Bool, Int
from traitlets.config import Config
from voila.app import Voila
from voila.static_file_handler import TemplateStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from cardlab_widgets.server.bounds import EVERYWHERE, HERE_ONLY, Crowd, Gate, Seldom, Server
from cardlab_widgets.server.door import (
    CONNECTIONS,
    PAGES,
    Capacity,
    Channels,
    DashboardHandler,
    TemplateFiles,
    cores,
    free_memory_mb,
    places_for,
)
from cardlab_widgets.server.guard import MEMORY, TIME
from cardlab_widgets.server.key import KEY, cookie_secret, weakness
from cardlab_widgets.server.options import (
    PROXY,
    Options,
    read_address,
    read_count,
    read_folder,
    read_port,
)

PACKAGE: Final = Path(__file__).parent.parent
# There is nobody to log out, and the lobby shows what there is in place of a list of files.
UNUSED: Final = ("/logout", "/voila/tree", "/voila/api/contents")
SHORT: Final = 24  # letters of a folder whose sockets have names that are short enough
MANY_FILES: Final = 8192
TRIM_THRESHOLD, MMAP_THRESHOLD = -1, -3  # the numbers of two settings in glibc's malloc.h
FREED_AT: Final = 64 * 1024  # bytes: so much unused memory goes back to the system
LONGEST_MESSAGE: Final = 250_000  # bytes of a page's message; a game has 70,000 letters at most
# Lines of the log about what a visitor did, or what is as it should be.
QUIET: Final = (
    *("is not trusted", "died, removing from map", "restart failed", "non-local 'Host'"),
    *("ping timeout", "No such channel", "Replacing stale connection"),
    *("wrote error", "No session ID", "Unrecognized message", "Received message of type"),
)

# The pages by the addresses that one types or writes on a board.
ADDRESSES: Final = {
    "/?": "lobby.ipynb",
    "/learn/?": "learn.ipynb",
    "/learn/([a-z0-9_]+)/?": "learn.ipynb?game={}",
    "/hours/?": "hours.ipynb",
    "/hours/([a-z0-9_]+)/?": "hours.ipynb?hour={}",
    "/play/([a-z0-9_]+)/?": "lobby.ipynb?game={}",
    "/([a-z0-9_]+[.]ipynb)": "{}",
}
VARIABLES: Final = """environment variables:
  CARDLAB_KEY=TEXT      the secret that decides deals, codes and the teacher's key; by default a
                        random one, which this machine keeps
  CARDLAB_FAIR=1        a competition: no coach, no undo, no loading, one deal for each code
  CARDLAB_COACH=NAME    the coach of each table: off (the default), hints, full, or none; nobody can
                        switch on the coach "none"

addresses:
  /                     the lobby
  /play/GAME            a table of this game
  /learn /hours         the lessons, and the probability hours
  /learn/GAME           the lesson of a game
  /hours/NAME           an hour, by the name of its notebook without the number: /hours/will_it_fit
  /together/ /class/    rooms for several people, and the teacher's page
"""

CONFIG: Final[dict[str, dict[str, Any]]] = {
    "VoilaConfiguration": {
        "template": "cardlab",
        "allow_template_override": "NO",  # ?template=nope would start a page that never ends
        "allow_theme_override": "NO",  # our page reads ?theme= itself
        # What the dashboards use, and not whatever else is installed beside it.
        "extension_allowlist": [
            "@jupyter-widgets/jupyterlab-manager",
            "@voila-dashboards/widgets-manager8",
            "anywidget",
        ],
        "preheat_kernel": True,  # the lobby is there in half the time
    },
    # Each waiting kernel takes 65 MB, so only the lobby, the lessons and the hours have some. They
    # are where links lead to (?game=...&players=4), and a waiting kernel hears what its visitor
    # asks for.
    "VoilaKernelManager": {
        "kernel_pools_config": {
            "lobby.ipynb": {"pool_size": 2},
            "learn.ipynb": {"pool_size": 1},
            "hours.ipynb": {"pool_size": 1},
            "default": {"pool_size": 0},
        },
        # A moment later: where cores are few, a visitor's browser needs them first.
        "fill_delay": 1,
    },
    # A tab that is closed tells its kernel to stop, but Voila 0.5.13 refuses the message for want
    # of a cookie that it never set (voila issue 1458): each reload would leave a kernel behind.
    # binder/voila.py sets that cookie in a hook, which Voila does not allow beside waiting kernels,
    # hence no check here. What is left unguarded needs a kernel's id, which nobody can guess.
    "Voila": {"tornado_settings": {"disable_check_xsrf": True}, "log_level": "WARN"},
    # A tab that crashed, or a telephone asleep, says nothing: after five minutes without a
    # connection its kernel goes. The game is kept, and its page goes on with it in another kernel.
    # Never while connected: somebody may be thinking.
    "MappingKernelManager": {
        "cull_interval": 30,
        "cull_idle_timeout": 300,
        "cull_connected": False,
    },
    # A kernel that has ended is missed within a second. It is not started again, as it would be
    # empty: its page finds out and goes on with the game in another one.
    "KernelRestarter": {"time_to_dead": 1.0, "restart_limit": 0},
}


def dashboards() -> Path:
    """Return the folder of the dashboards: in the installed package, or in a checkout."""
    installed = PACKAGE / "dashboards"
    return installed if installed.is_dir() else PACKAGE.parent.parent / "notebooks" / "play"


class Play(Voila):  # type: ignore[misc] # Voila has no types
    """Voila over the dashboards, with the lobby in place of a list of files."""

    name = "voila"
    config_file_paths: list[str]
    port: int
    ip: str

    visitors = Int(0, help="How many visitors are let in; 0: as many as fit").tag(config=True)
    per_address = Int(40, help="How many visitors may come from one network address").tag(
        config=True
    )
    behind_proxy = Bool(
        False,
        help="Whether a proxy of this machine hands visitors on, and says who they are in "
        "X-Forwarded-For and X-Forwarded-Proto",
    ).tag(config=True)
    kernel_mb = Int(1500, help="The memory of a visitor's kernel, in MB of address space").tag(
        config=True
    )
    kernel_seconds = Int(3600, help="The processor time of a visitor's kernel, in seconds").tag(
        config=True
    )

    def initialize(self, argv: list[str] | None = None) -> None:
        """Take our settings, and then those of the command line."""
        self.root_dir = str(dashboards())
        self.config_file_paths = []  # what somebody configured for another Voila stays there
        self.update_config(Config(CONFIG))
        # Sockets in a folder of this user alone, or encrypted: others cannot reach the kernels.
        has_room = sys.platform == "linux" and len(tempfile.gettempdir()) < SHORT
        kernels = {"transport": "ipc"} if has_room else {"transport_encryption": "auto"}
        self.update_config(Config({"KernelManager": kernels}))
        super().initialize(argv)
        self.cookie_secret = cookie_secret()

    def tell_kernels(self) -> None:
        """Put the settings of all kernels into the environment; waiting kernels start next."""
        if self.ip not in EVERYWHERE:
            os.environ["VOILA_APP_IP"] = self.ip  # where a waiting kernel hears of its visitor
        os.environ |= {MEMORY: str(self.kernel_mb), TIME: str(self.kernel_seconds)}

    def start(self) -> None:
        """Serve until somebody stops it."""
        # A waiting kernel receives the port before Voila has found out whether it is taken.
        self.port = next(filter(is_free, self.random_ports(self.port, 50)), self.port)
        self.tell_kernels()
        self.log.addFilter(_is_news)
        # asyncio and others have no handler of their own: their lines go to the last resort.
        for handler in (*self.log.handlers, logging.lastResort):
            handler.addFilter(Seldom())
        allow_many_files()
        return_memory()
        warnings.filterwarnings("ignore", module="jupyter_client")  # a page has sent no proper JSON
        for name in ("tornado.access", "tornado.general"):  # what somebody has asked in vain
            logging.getLogger(name).setLevel(logging.CRITICAL)
        sys.stdout.write(f"Play at {self.display_address}   (Ctrl+C stops it)\n")
        sys.stdout.write(f"There is room for {self.most} visitors at once.\n")
        sys.stdout.write(weakness(KEY, os.environ.get(KEY)) + weakness("--token", self.token))
        sys.stdout.flush()
        super().start()

    @cached_property
    def most(self) -> int:
        """How many visitors are let in."""
        return self.visitors or places_for(free_memory_mb(), cores())

    def listen(self) -> None:
        """Listen, with bounds on what a visitor may send and hold open."""
        self.app.listen = Server(self.app, self.crowd, self.proxies).listen
        super().listen()

    @property
    def display_address(self) -> str:
        """Where to point a browser; without a token, as none is set."""
        return str(self._url("localhost" if self.ip in EVERYWHERE else self.ip))

    def init_settings(self) -> dict[str, Any]:
        """Bound what comes from outside, and count who is let in."""
        settings: dict[str, Any] = super().init_settings()
        self.places = Capacity(self.kernel_manager, self.most, self.per_address)
        self.crowd = Crowd(CONNECTIONS * self.per_address)
        self.proxies = HERE_ONLY if self.behind_proxy else ()
        self.sweeping = PeriodicCallback(self.places.sweep, 10_000)
        return settings | {
            "cardlab_places": self.places,
            "cardlab_pages": Crowd(PAGES),
            "websocket_max_message_size": LONGEST_MESSAGE,
            "static_path": DEFAULT_STATIC_FILES_PATH,  # for Jupyter's own page for a 404
            # Another site's page must not reach a server that is for this machine alone.
            "allow_remote_access": self.behind_proxy or self.ip not in HERE_ONLY,
        }

    def init_handlers(self) -> list[Any]:
        """Lead from short addresses to their pages, and let in as many as there is room for."""
        self.sweeping.start()
        own = {
            TornadoVoilaHandler: DashboardHandler,
            TemplateStaticFileHandler: TemplateFiles,
            VoilaKernelWebsocketHandler: Channels,
        }
        handlers = [
            (path, own.get(handler, handler), *how)
            for path, handler, *how in super().init_handlers()
            if not any(part in path for part in UNUSED)
        ]
        gate = Rule(Gate(self.crowd, self.proxies, (*HERE_ONLY, self.ip)), ErrorHandler)
        return [gate, *short_addresses(self.server_url.rstrip("/")), *handlers]


def short_addresses(root: str) -> list[tuple[str, type[RequestHandler], dict[str, Any]]]:
    """Return rules that lead from short addresses to their pages; what follows a "?" is kept."""
    return [
        (root + path, RedirectHandler, {"url": f"{root}/voila/render/{to}", "permanent": False})
        for path, to in ADDRESSES.items()
    ]


def _is_news(record: logging.LogRecord) -> bool:
    """Whether a line of the log tells a person something to act on."""
    text = record.getMessage()
    return bool(text.strip()) and not any(part in text for part in QUIET)


def allow_many_files() -> None:
    """Allow this process as many open files as a class needs: a visitor takes about 15."""
    with suppress(ImportError):  # Windows has no such limit
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MANY_FILES if hard == resource.RLIM_INFINITY else min(MANY_FILES, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def return_memory() -> None:
    """Have the C library return unused memory to the system: by default it keeps tens of MB."""
    if sys.platform == "linux":
        import ctypes

        with suppress(AttributeError):  # musl has no such settings
            for setting in (TRIM_THRESHOLD, MMAP_THRESHOLD):
                ctypes.CDLL(None).mallopt(setting, FREED_AT)


def is_free(port: int) -> bool:
    """Return whether no program listens at this port."""
    with socket.socket() as knock:
        return knock.connect_ex(("localhost", port)) != 0


def voila_options(arguments: Sequence[str]) -> list[str]:
    """Return the options of Voila that do what a command line of ``cardlab serve`` asks for.

    >>> voila_options(["--port", "8000", "--visitors=30", "--behind-proxy"])
    ['--Voila.port=8000', '--Play.behind_proxy=True', '--Play.visitors=30']

    Raises:
        BadOption: there is no such option, or its value can't be.

    """
    parser = _parser()
    chosen, others = parser.parse_known_args(arguments)
    for other in others:
        if not re.match(r"--[A-Z]\w*\.\w+=", other):
            named = [option for action in parser._actions for option in action.option_strings]
            near = get_close_matches(other.split("=")[0], named, 1)
            meant = f"; the nearest is {near[0]}" if near else ""
            parser.error(f"there is no option {other!r:.80}{meant}")
    own = vars(chosen)
    place = [own.pop("folder")] if chosen.folder else []
    flags = ["--no-browser"] if own.pop("no_browser") else []
    named = [f"--{name}={value}" for name, value in own.items() if value not in (None, False)]
    return [*place, *flags, *named, *others]


def _parser() -> Options:
    parser = Options(
        "cardlab serve",
        description="Serve tables, lessons and hours as web pages.",
        epilog=VARIABLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("folder", nargs="?", type=read_folder, help="serve the notebooks of another folder")
    add(
        "--ip",
        dest="Voila.ip",
        metavar="IP",
        type=read_address,
        help="the address to listen at; 0.0.0.0 for the whole network",
    )
    add("--port", dest="Voila.port", metavar="N", type=read_port, help="the port; by default 8866")
    add("--no-browser", action="store_true", help="do not open a browser")
    add("--token", dest="token", metavar="WORDS", help="admit only visitors who open /?token=WORDS")
    add(
        "--base-url",
        dest="Voila.base_url",
        metavar="PATH",
        help="the path of the lobby; by default /",
    )
    add("--behind-proxy", dest="Play.behind_proxy", action="store_true", help=PROXY)
    for name, default, says in (
        ("visitors", "as many as cores and memory allow", "the number of visitors at once"),
        ("per-address", 40, "the number of visitors from one network address"),
        ("kernel-mb", 1500, "the memory of a visitor's kernel, in MB of address space"),
        ("kernel-seconds", 3600, "the processor time of a visitor's kernel, in seconds"),
    ):
        dest = f"Play.{name.replace('-', '_')}"
        many = f"{says}; by default {default}"
        add(f"--{name}", dest=dest, metavar="N", type=read_count, help=many)
    add("--debug", dest="Voila.log_level", action="store_const", const=10, help="log everything")
    return parser


def main(arguments: Sequence[str] | None = None) -> None:
    """Serve the dashboards with these options; by default those of the command line."""
    Play.launch_instance(voila_options(sys.argv[1:] if arguments is None else arguments))
