"""Serve the dashboards with Voila: the lobby is the front page, where one chooses a game.

``cardlab serve`` runs it, and ``make play``. It takes Voila's options, like
``cardlab serve --port=8000 --no-browser``, and for a class ``--Voila.ip=0.0.0.0``. Another folder
of notebooks may be named.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from tornado.web import RedirectHandler
from traitlets.config import Config
from voila.app import Voila

HERE: Final = Path(__file__).parent
EVERYWHERE: Final = ("", "0.0.0.0")  # to listen there is to be at localhost too

CONFIG: Final[dict[str, dict[str, Any]]] = {
    "VoilaConfiguration": {
        "template": "cardlab",
        # What the dashboards use, and not whatever else is installed beside it.
        "extension_allowlist": [
            "@jupyter-widgets/jupyterlab-manager",
            "@voila-dashboards/widgets-manager8",
            "anywidget",
        ],
        "preheat_kernel": True,  # the lobby is there in half the time
    },
    # Each waiting kernel takes 65 MB, so only the lobby has some; it is where links lead to
    # (?game=...&players=4), and a waiting kernel hears what its visitor asks for.
    "VoilaKernelManager": {
        "kernel_pools_config": {"lobby.ipynb": {"pool_size": 2}, "default": {"pool_size": 0}},
        # A moment later: where cores are few, a visitor's browser needs them first.
        "fill_delay": 1,
    },
    # A tab that is closed tells its kernel to stop, but Voila 0.5.13 refuses the message for want
    # of a cookie that it never set (voila issue 1458): each reload would leave a kernel behind.
    # binder/voila.py sets that cookie in a hook, which Voila does not allow beside waiting kernels,
    # hence no check here. What is left unguarded needs a kernel's id, which nobody can guess.
    "Voila": {"tornado_settings": {"disable_check_xsrf": True}, "log_level": "WARN"},
    # A tab that crashed, or a telephone asleep, says nothing: after a quarter of an hour without a
    # connection its kernel goes. Never while connected: somebody may be thinking.
    "MappingKernelManager": {
        "cull_interval": 60,
        "cull_idle_timeout": 900,
        "cull_connected": False,
    },
}


def dashboards() -> Path:
    """Return the folder of the dashboards: in the installed package, or in a checkout."""
    installed = HERE / "dashboards"
    return installed if installed.is_dir() else HERE.parent.parent / "notebooks" / "play"


class Play(Voila):  # type: ignore[misc] # Voila has no types
    """Voila over the dashboards, with the lobby in place of a list of files."""

    name = "voila"
    config_file_paths: list[str]
    port: int
    ip: str

    def initialize(self, argv: list[str] | None = None) -> None:
        """Take our settings, and then those of the command line."""
        self.root_dir = str(dashboards())
        self.config_file_paths = []  # what somebody configured for another Voila stays there
        self.update_config(Config(CONFIG))
        super().initialize(argv)

    def start(self) -> None:
        """Serve until somebody stops it."""
        # A waiting kernel is told the port before Voila has found out whether it is taken.
        self.port = next(filter(is_free, self.random_ports(self.port, 50)), self.port)
        if self.ip not in EVERYWHERE:
            os.environ["VOILA_APP_IP"] = self.ip  # where a waiting kernel hears of its visitor
        sys.stdout.write(f"Play at {self.display_address}   (Ctrl+C stops it)\n")
        sys.stdout.flush()
        super().start()

    @property
    def display_address(self) -> str:
        """Where to point a browser; without a token, as none is set."""
        return str(self._url("localhost" if self.ip in EVERYWHERE else self.ip))

    def init_handlers(self) -> list[Any]:
        """Lead from the address itself to the lobby."""
        front = {"url": "voila/render/lobby.ipynb", "permanent": False}
        lobby = (self.server_url, RedirectHandler, front)
        return [lobby, *super().init_handlers()]


def is_free(port: int) -> bool:
    """Whether nobody listens at this port."""
    with socket.socket() as knock:
        return knock.connect_ex(("localhost", port)) != 0


def main(arguments: Sequence[str] | None = None) -> None:
    """Serve the dashboards with these options of Voila; by default those of the command line."""
    Play.launch_instance(sys.argv[1:] if arguments is None else list(arguments))
