"""Serve the dashboards with Voila, and the class's page beside them: ``cardlab serve``.

:mod:`cardlab_widgets.serve` tells the options.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cardlab_tutorials.hours.collect import ADDRESS
from cardlab_widgets.serve import EVERYWHERE, Play
from cardlab_widgets.server_key import teacher_key


class ClassServer(Play):
    """The dashboards, and a page where the numbers of a class come together."""

    def tell_kernels(self) -> None:
        """Tell the kernels too where the class's page is."""
        super().tell_kernels()
        here = "127.0.0.1" if self.ip in EVERYWHERE else self.ip
        os.environ[ADDRESS] = f"http://{here}:{self.port}{self._root}/class"

    @property
    def _root(self) -> str:
        # Voila sets the first from the second, but only after the kernels were told.
        return str(self.server_url or self.base_url).rstrip("/")

    def init_handlers(self) -> list[Any]:
        """Add the class's page, and tell the teacher how to get in."""
        # Imported here, as the hours take a moment.
        from cardlab_tutorials.class_page.handlers import handlers
        from cardlab_tutorials.class_page.store import Classes

        key = teacher_key()
        sys.stdout.write(f"For a teacher: {self.display_address.rstrip('/')}/class/?key={key}\n")
        sys.stdout.flush()
        own = handlers(self._root, Classes(), key, Path(self.root_dir))
        gate, *others = super().init_handlers()  # the gate is for all requests
        return [gate, *own, *others]


def main(arguments: Sequence[str] | None = None) -> None:
    """Serve the dashboards with these options of Voila; by default those of the command line."""
    ClassServer.launch_instance(sys.argv[1:] if arguments is None else list(arguments))
