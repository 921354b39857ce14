"""What bounds the visitors of a server: who sends how much, how often, from where, by which name.

It needs tornado alone. The class server (:mod:`cardlab_widgets.server.door`) and the server of
tables (:mod:`cardlab_widgets.together`) share it.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Container
from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final
from urllib.parse import unquote, urlsplit
from weakref import WeakKeyDictionary

from tornado.httpserver import HTTPServer
from tornado.httputil import HTTPServerRequest
from tornado.iostream import IOStream
from tornado.routing import Matcher

from cardlab.engine.text.words import LANGUAGES

LONGEST_PATH: Final = 500  # letters of an address without its query
PATIENCE: Final = 20.0  # seconds for a request to come whole, and for a connection without one
LONGEST_BODY: Final = 100_000  # bytes of a request's body; a page sends less than 1,000
READ_AHEAD: Final = 1_000_000  # bytes of a connection that may wait in memory to be handled
UNREAD: Final = 4_000_000  # bytes that may wait for a page that does not read them
LONGEST_LINE: Final = 1000  # characters that a message of the log may have
HERE_ONLY: Final = ("localhost", "127.0.0.1", "::1")
EVERYWHERE: Final = ("", "0.0.0.0", "::")  # to listen there is to be at localhost too
REMEMBERED: Final = 400  # of those whose messages are counted; who was idle longest is forgotten


class Server(HTTPServer):
    """The HTTP server, which bounds what a visitor may send, leave unread, and hold open."""

    def __init__(self, application: Any, crowd: Crowd, proxies: Container[str]) -> None:
        pass  # Tornado calls `initialize` with the same arguments

    def initialize(  # type: ignore[override]
        self, application: Any, crowd: Crowd, proxies: Container[str]
    ) -> None:
        """Take the application, who holds what open, and whose requests are those of others."""
        self.crowd = crowd
        self.proxies = proxies
        super().initialize(
            application,
            idle_connection_timeout=PATIENCE,
            body_timeout=PATIENCE,
            max_body_size=LONGEST_BODY,
            max_buffer_size=READ_AHEAD,
        )

    def handle_stream(self, stream: IOStream, address: tuple[Any, ...]) -> None:
        """Begin to read from a connection, unless its address holds too many."""
        stream.max_write_buffer_size = UNREAD
        if address[0] in self.proxies or self.crowd.has_room(stream, network_of(address[0])):
            super().handle_stream(stream, address)
        else:
            stream.close()


class Crowd:
    """The open connections, by those who hold them.

    Args:
        most: how many connections one may hold open.

    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._whose: WeakKeyDictionary[IOStream, str] = WeakKeyDictionary()

    def has_room(self, stream: IOStream, whose: str) -> bool:
        """Count a connection as one of somebody's; return whether there may be so many."""
        self._whose[stream] = whose
        same = [held for held, other in self._whose.items() if other == whose]
        return sum(not held.closed() for held in same) <= self.most


def network_of(address: str) -> str:
    """Return what counts as one visitor: an IPv4 address, or the IPv6 network of a household.

    >>> network_of("192.0.2.7"), network_of("2001:db8::1:2:3:4"), network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return str(ip)
    return str(ip.ipv4_mapped or ip_network((int(ip), 64), strict=False))


def own_address() -> str:
    """Return the address of this machine in its network; "" if it is in none.

    The system is asked which of its addresses it would send from; nothing is sent.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # nobody's: it is kept for documentation
        return str(probe.getsockname()[0])
    return ""


class Gate(Matcher):
    """Matches the requests that no page of ours sends; what it returns says how they are refused.

    It also takes from a proxy's request who the visitor is.

    Args:
        crowd: who holds what open.
        proxies: the addresses whose requests are those of others.
        own: the addresses of this machine, from which its kernels come.

    """

    def __init__(self, crowd: Crowd, proxies: Container[str], own: Container[str]) -> None:
        self.crowd = crowd
        self.proxies = proxies
        self.own = own

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        """Return the status of the refusal, and None where the request is let through."""
        status = 0
        if request.remote_ip in self.proxies:
            take_forwarded(request)
            stream = request.connection.stream  # type: ignore[union-attr]
            if not self.crowd.has_room(stream, network_of(str(request.remote_ip))):
                status = 429
        is_kernels = "/voila/query/" in request.path  # where kernels hear of their visitors
        if not is_readable(request.path) or (is_kernels and request.remote_ip not in self.own):
            status = 404
        return {"target_kwargs": {"status_code": status}} if status else None


def take_forwarded(request: HTTPServerRequest) -> None:
    """Take the visitor's address and protocol from what the proxy says.

    It adds the address that it sees to those that the visitor may have made up: the last counts.
    Tornado's own ``xheaders`` would believe ``X-Real-Ip`` too, which some proxies pass on.
    """
    address = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
    with suppress(ValueError):
        request.remote_ip = str(ip_address(address))
    protocol = request.headers.get("X-Forwarded-Proto", "").rpartition(",")[2].strip()
    if protocol in ("http", "https"):
        request.protocol = protocol


def is_readable(path: str) -> bool:
    """Return whether an address is text that a file name can have."""
    try:
        text = unquote(path or "", errors="strict")
    except UnicodeDecodeError:
        return False
    return "\0" not in text and len(text) <= LONGEST_PATH


def is_foreign(request: HTTPServerRequest) -> bool:
    """Return whether a message comes from a page of another host; a kernel names no page."""
    origin = request.headers.get("Origin")
    try:
        return origin is not None and urlsplit(origin).netloc.lower() != request.host.lower()
    except ValueError:
        return True


class Allowances:
    """How often each of many may do something: so often at once, and so often a second after that.

    Args:
        most: how often at once.
        a_second: how often in each second after that.

    """

    def __init__(self, most: float, a_second: float) -> None:
        self.most = most
        self.a_second = a_second
        # By who it is: how often still, and when that was; who was idle longest stands first.
        self._left: dict[str | int, tuple[float, float]] = {}

    def __contains__(self, who: str | int) -> bool:
        return who in self._left

    def __len__(self) -> int:
        return len(self._left)

    def has_left(self, who: str | int, now: float) -> bool:
        """Return whether somebody may do it now."""
        return self._left_of(who, now) >= 1

    def _left_of(self, who: str | int, now: float) -> float:
        left, since = self._left.get(who, (self.most, now))
        return min(self.most, left + (now - since) * self.a_second)

    def take(self, who: str | int, now: float) -> bool:
        """Return whether somebody may do it now; if so, it counts as done."""
        left = self._left_of(who, now)
        self._left.pop(who, None)
        may = left >= 1
        self._left[who] = (left - may, now)
        if len(self._left) > REMEMBERED:
            del self._left[next(iter(self._left))]
        return may


class Seldom(logging.Filter):
    """Lets one line of a kind through in a minute, and cuts it: visitors must not fill the disk.

    Lines of one kind come from one place of the program, about one kind of exception.
    """

    def __init__(self, seconds: float = 60.0) -> None:
        super().__init__()
        self.seconds = seconds
        self._told: dict[tuple[object, ...], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether the line is let through."""
        kind = (record.pathname, record.lineno, record.exc_info and record.exc_info[0])
        if record.created - self._told.get(kind, -self.seconds) < self.seconds:
            return False
        self._told[kind] = record.created
        record.msg, record.args = record.getMessage()[:LONGEST_LINE], ()
        return True


def first_language(languages: str) -> str:
    """Return the first language that we have of those that a browser asks for.

    >>> first_language("fr-CH, es;q=0.9, en;q=0.8"), first_language("")
    ('es', 'en')
    """
    asked = [part.strip()[:2].lower() for part in languages.split(",")]
    return next((code for code in asked if code in LANGUAGES), LANGUAGES[0])
