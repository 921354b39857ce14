"""The door of the class server: who is let in, what a message may claim, what the log repeats."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace

import pytest
from jupyter_server.services.kernels.connection.base import (
    serialize_binary_message,
    serialize_msg_to_ws_v1,
)
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine
from tornado.testing import bind_unused_port
from tornado.web import Application

from cardlab_widgets.server.bounds import Crowd, Gate, Seldom, Server, network_of
from cardlab_widgets.server.door import Capacity, channel_of, places_for


class Kernels:
    """A manager of kernels of which each has its pages counted."""

    def __init__(self, *ids: str) -> None:
        self.ids, self._pools = list(ids), {}
        self._kernel_connections = dict.fromkeys(ids, 0)

    def list_kernel_ids(self):
        return self.ids

    async def shutdown_kernel(self, kernel):
        self.ids.remove(kernel)


def test_a_kernel_to_which_no_page_connects_goes(monkeypatch):
    kernels, clock = Kernels("never", "came", "there"), [0.0]
    monkeypatch.setattr("cardlab_widgets.server.door.time.monotonic", lambda: clock[0])
    places = Capacity(kernels, 3, 3)
    kernels._kernel_connections |= {"came": 1, "there": 1}
    for now in (0, 60, 100):
        clock[0] = now
        asyncio.run(places.sweep())
        kernels._kernel_connections["came"] = 0
    assert kernels.ids == ["came", "there"]  # who has gone is culled later, as Jupyter does it


def test_an_ipv6_household_is_one_visitor():
    addresses = ("2001:db8::1:2:3:4", "2001:db8:0:0:9::1", "2001:db8:0:1::1")
    assert [network_of(address) for address in addresses] == [
        *("2001:db8::/64", "2001:db8::/64", "2001:db8:0:1::/64")
    ]


def test_what_a_visitor_says_of_himself_is_not_believed():
    headers = {"X-Forwarded-For": "127.0.0.1", "X-Forwarded-Proto": "https"}
    request = asked_of("192.0.2.7", headers)
    assert Gate(Crowd(9), [], []).match(request) is None
    assert Gate(Crowd(9), ["127.0.0.1"], []).match(request) is None
    assert (request.remote_ip, request.protocol) == ("192.0.2.7", "http")


def asked_of(address, headers):
    """A request as Tornado has read it."""
    context = SimpleNamespace(remote_ip=address, protocol="http")
    connection = SimpleNamespace(context=context, stream=Stream())
    line, headers = RequestStartLine("GET", "/", "HTTP/1.1"), HTTPHeaders(headers | {"Host": "a"})
    return HTTPServerRequest(start_line=line, headers=headers, connection=connection)


class Stream:
    """An open connection."""

    def closed(self):
        return False


def test_where_kernels_hear_of_their_visitors_nobody_else_listens():
    gate = Gate(Crowd(9), [], ["127.0.0.1"])
    for address, is_refused in (("127.0.0.1", False), ("192.0.2.7", True)):
        request = asked_of(address, {})
        request.path = "/voila/query/1-2-3-4-5"
        assert bool(gate.match(request)) is is_refused


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nHo",
        b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx",
        b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n",
    ],
)
def test_a_connection_on_which_no_whole_request_comes_is_closed(monkeypatch, sent):
    monkeypatch.setattr("cardlab_widgets.server.bounds.PATIENCE", 0.1)

    async def wait() -> bytes:
        sock, port = bind_unused_port()
        server = Server(Application(), Crowd(9), ())
        server.add_socket(sock)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        answer = await asyncio.wait_for(reader.read(), 20)
        writer.close()
        server.stop()
        return answer

    assert asyncio.run(wait()) == b""


NEWER = serialize_msg_to_ws_v1([b"{}"] * 4, "shell")  # as a page packs them
OLDER = serialize_binary_message({"channel": "shell", "buffers": [b"one", b"two"]})


def test_a_binary_message_is_read_if_its_parts_are_where_it_says():
    assert channel_of(NEWER, is_v1=True) == "shell"
    assert channel_of(OLDER, is_v1=False) == "shell"


@pytest.mark.parametrize(
    ("message", "is_v1"),
    [
        (bytes([0, 0, 0, 0, 2, 0, 0, 0]), True),  # it claims 2**33 parts
        (bytes([4, 0, 0, 0]), False),  # 2**26
        (bytes([255] * 4), False),
        ((50_000).to_bytes(4, "big") + bytes(200_000), False),  # they fit, but nobody has so many
        (NEWER[:-1], True),
        (OLDER[:9], False),
        (NEWER[:8] + NEWER[16:24] + NEWER[8:16] + NEWER[24:], True),  # not in order
        (b"", True),
    ],
)
def test_a_binary_message_that_claims_what_it_has_not_is_dropped(message, is_v1):
    assert channel_of(message, is_v1) is None


def test_a_line_of_the_log_comes_once_a_minute():
    def line(place, text, now):
        record = logging.LogRecord("x", logging.ERROR, "file.py", place, text, (), None)
        record.created = now
        return record

    seldom = Seldom()
    told = [seldom.filter(line(*what)) for what in ((1, "a", 0), (1, "b", 59), (2, "a", 59))]
    assert told == [True, False, True]
    again = line(1, "x" * 100_000, 61)
    assert seldom.filter(again)
    assert len(again.getMessage()) <= 1000


@pytest.mark.parametrize(
    ("memory", "cores", "places"),
    [(100, 8, 2), (4000, 8, 42), (1e9, 64, 200), (1e9, 2, 40), (4000, 0.5, 10)],
)
def test_as_many_fit_as_there_is_memory_and_processor_for(memory, cores, places):
    assert places_for(memory, cores) == places
