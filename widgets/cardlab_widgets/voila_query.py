"""Who has come to a dashboard: what stands in the address of its page, as Voila tells it."""

from __future__ import annotations

import json
import os
from typing import Any

import anywidget
import traitlets
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


class Address(anywidget.AnyWidget):
    """What stands behind the question mark in the address of the page; it draws nothing.

    Where nobody has told the kernel (:func:`asked_for`), the page says it.
    """

    _esm = """export default { render({model}) {
        if (model.get("search") === null) {
            model.set("search", location.search); model.save_changes();
        } } }"""
    search = traitlets.Unicode(None, allow_none=True).tag(sync=True)


def is_served() -> bool:
    """Whether this kernel serves a page of Voila's."""
    return "VOILA_PREHEAT" in os.environ


def asked_for() -> str | None:
    """What stands behind the question mark in the visitor's address; None where nobody says so.

    A kernel that was started for its visitor has it in its environment. One that was started ahead
    waits here until somebody comes.
    """
    if os.environ.get("VOILA_PREHEAT") == "True":
        return _awaited()
    return os.environ.get("QUERY_STRING") if is_served() else None


def _awaited() -> str | None:
    """What ``voila.utils.get_query_string`` returns, without the 45 MB that it takes to import."""
    host = os.environ.get("VOILA_APP_IP", "127.0.0.1")
    path = "{VOILA_APP_PORT}{VOILA_SERVER_URL}voila/query/{VOILA_KERNEL_ID}"
    try:
        address = f"ws://{host}:{path.format_map(os.environ)}"
        # Somebody may come after hours: no sign of life is asked for meanwhile.
        with connect(address, proxy=None, ping_interval=None) as line:
            said: dict[str, Any] = json.loads(line.recv())
        return str(said["QUERY_STRING"])
    except (OSError, WebSocketException, LookupError, TypeError, ValueError):
        return None  # the page will say it
