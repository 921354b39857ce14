"""A wire between a page and its server, which a test can cut and mend."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

from tests.browser.servers import free_port


class Wire:
    """Hands all connections on to a port of this machine, while it is whole.

    Args:
        to: the port of the server.

    """

    def __init__(self, to: int) -> None:
        self.to = to
        self.port = free_port()
        self.is_cut = False
        self.is_frozen = False  # nothing arrives, and nobody is told, as where a laptop was asleep
        self._ends: list[socket.socket] = []
        self._entry = socket.create_server(("localhost", self.port))
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Cut all connections, and refuse new ones."""
        self.is_cut = True
        self._close_ends()

    def freeze(self) -> None:
        """Let nothing through on any connection, open or new, without closing one."""
        self.is_frozen = True

    def mend(self) -> None:
        """Let new connections through; those that were open when it was frozen stay dead."""
        self.is_cut = False
        if self.is_frozen:
            self._ends = []
            self.is_frozen = False

    def close(self) -> None:
        self._entry.close()
        self._close_ends()

    def _close_ends(self) -> None:
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends = []

    def _accept(self) -> None:
        while True:
            try:
                here, _ = self._entry.accept()
            except OSError:
                return
            if self.is_cut:
                here.close()
                continue
            try:
                there = socket.create_connection(("localhost", self.to), 5)
            except OSError:
                here.close()
                continue
            there.settimeout(None)
            ends = [here, there]
            self._ends += ends
            for one, other in (ends, ends[::-1]):
                threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        was_frozen = False
        with suppress(OSError):
            while data := one.recv(65_536):
                was_frozen |= self.is_frozen
                if not was_frozen:
                    other.sendall(data)
        if not was_frozen:
            for end in (one, other):
                end.close()
