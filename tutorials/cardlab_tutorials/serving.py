"""Serve the dashboards with Voila, the class's page and rooms beside them: ``cardlab serve``.

:mod:`cardlab_widgets.server.serve` tells the options.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tornado.ioloop import IOLoop

from cardlab_tutorials.hours.collect import ADDRESS
from cardlab_widgets.lobby.base import TOGETHER
from cardlab_widgets.server.bounds import EVERYWHERE, HERE_ONLY
from cardlab_widgets.server.key import teacher_key
from cardlab_widgets.server.serve import Play, voila_options


class ClassServer(Play):
    """The dashboards, and a page where the numbers of a class come together."""

    def tell_kernels(self) -> None:
        """Tell the kernels too where the class's page is."""
        super().tell_kernels()
        here = "127.0.0.1" if self.ip in EVERYWHERE else self.ip
        os.environ[ADDRESS] = f"http://{here}:{self.port}{self._root}/class"
        os.environ[TOGETHER] = f"{self._root}/together/"

    @property
    def _root(self) -> str:
        # Voila sets the first from the second, but only after the kernels were told.
        return str(self.server_url or self.base_url).rstrip("/")

    def init_handlers(self) -> list[Any]:
        """Add the class's page and the rooms, and tell the teacher how to get in."""
        # Imported here, as the hours take a moment.
        from cardlab_tutorials.class_page.handlers import handlers, teacher_pages
        from cardlab_tutorials.class_page.store import Classes
        from cardlab_widgets.together.handlers import handlers as rules_of_rooms
        from cardlab_widgets.together.room import Rooms
        from cardlab_widgets.together.server import Loop

        key = teacher_key()
        sys.stdout.write(f"For a teacher: {self.display_address.rstrip('/')}/class/?key={key}\n")
        sys.stdout.flush()
        hosts = HERE_ONLY if self.ip in HERE_ONLY and not self.behind_proxy else None
        own: list[Any] = handlers(self._root, Classes(), key, Path(self.root_dir), hosts)
        rooms = Rooms(Loop())
        IOLoop.current().add_callback(rooms.load)  # their clock is that of the loop, once it runs
        own += rules_of_rooms(self._root, rooms, key, hosts, teacher_pages(self._root))
        gate, *others = super().init_handlers()  # the gate is for all requests
        return [gate, *own, *others]


def main(arguments: Sequence[str] | None = None) -> None:
    """Serve the dashboards with these options; by default those of the command line."""
    ClassServer.launch_instance(voila_options(sys.argv[1:] if arguments is None else arguments))
