"""The query string in the address of a dashboard's page, as Voila or the page tells it."""

from __future__ import annotations

import json
import os
from typing import Any, Final

import anywidget
import traitlets

from cardlab.engine.text.words import N_, Words
from cardlab_widgets.page import module
from cardlab_widgets.ui_texts import watch_texts

LONGEST: Final = 10_000  # characters of an address's query


class Address(anywidget.AnyWidget):
    """The query string of the page's address, as a widget that is seen only if something is wrong.

    The page sends it where Voila has not told it to the kernel (:func:`asked_for`).
    """

    _esm = module("address")
    search = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    words = traitlets.Dict().tag(sync=True)

    @traitlets.default("words")
    def _words(self) -> dict[str, str]:
        return watch_texts(Words("en"))

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take the query string from a page, and refuse all other state."""
        search = sync_data.get("search") if set(sync_data) == {"search"} else None
        if isinstance(search, str) and len(search) <= LONGEST:
            super().set_state(sync_data)
        else:
            self.refuse(N_("A page can write its address, and nothing else."))

    def refuse(self, why: str) -> None:
        """Tell the page why nothing has been done."""
        self.send({"kind": "refused", "text": why})


def is_served() -> bool:
    """Return whether this kernel serves a page of Voila."""
    return "VOILA_PREHEAT" in os.environ


def asked_for() -> str | None:
    """Return the query string of the visitor's address; None where Voila does not tell it.

    A kernel that was started for its visitor has it in its environment. A kernel that was started
    ahead waits here until a visitor comes. From now on what the kernel may use is bounded.
    """
    if is_served():
        from cardlab_widgets.server.guard import guard_kernel  # brings IPython along

        guard_kernel()
    if os.environ.get("VOILA_PREHEAT") == "True":
        return _awaited()
    return os.environ.get("QUERY_STRING") if is_served() else None


def _awaited() -> str | None:
    """The same as ``voila.utils.get_query_string``, whose import takes 45 MB of memory."""
    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect

    host = os.environ.get("VOILA_APP_IP", "127.0.0.1")
    path = "{VOILA_APP_PORT}{VOILA_SERVER_URL}voila/query/{VOILA_KERNEL_ID}"
    try:
        address = f"ws://{host}:{path.format_map(os.environ)}"
        # A visitor may come after hours: no pings, which would end the connection before.
        with connect(address, proxy=None, ping_interval=None) as connection:
            answer: dict[str, Any] = json.loads(connection.recv())
        return str(answer["QUERY_STRING"])
    except (OSError, WebSocketException, LookupError, TypeError, ValueError):
        return None  # the page will say it
