"""What a kernel that serves a visitor may use, and what its page may have it do."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from typing import Final

from comm import get_comm_manager
from IPython.core.getipython import get_ipython

MEMORY: Final = "CARDLAB_KERNEL_MB"  # an environment variable: megabytes of address space
TIME: Final = "CARDLAB_KERNEL_SECONDS"  # and one of seconds of processor time, in all its life


def guard_kernel() -> None:
    """Bound the memory and the time of this kernel, and take away what no page of ours needs.

    A page may not create widgets: each would take memory that nothing gives back. The kernel drops
    messages that no widget can read, because the error would name files of the server.
    """
    shell = get_ipython()
    if shell is None:
        return  # it is no kernel
    with suppress(ImportError):  # Windows has no such limits
        import resource

        for kind, name in ((resource.RLIMIT_AS, MEMORY), (resource.RLIMIT_CPU, TIME)):
            if limit := int(os.environ.get(name, "0")):
                scale = 1_000_000 if name == MEMORY else 1
                resource.setrlimit(kind, (limit * scale, limit * scale))
    targets = get_comm_manager().targets
    for target in set(targets) - {"jupyter.widget.control"}:
        del targets[target]
    for name in ("Comm", "ipywidgets", "traitlets", "IPKernelApp", "ipykernel.comm"):
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    shell._showtraceback = _say_nothing  # type: ignore[method-assign, assignment]


def _say_nothing(*_what: object) -> None:
    """Show no traceback: its reader would be the one who has sent what caused it."""
