"""What a visitor of the class server may not do, asked of a running server without a browser."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import shlex
import socket
import subprocess
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace

import psutil
import pytest
from jupyter_server.services.kernels.connection.base import (
    serialize_binary_message,
    serialize_msg_to_ws_v1,
)
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine
from tornado.websocket import websocket_connect

from cardlab_widgets.server.bounds import Crowd, Gate, Seldom, network_of
from cardlab_widgets.server.door import (
    CROWDED,
    FULL,
    V1,
    Capacity,
    channel_of,
    full_page,
    places_for,
)
from tests.bench.hostile import Hostile, attack, memory_mb, odd_paths
from tests.bench.visitors import Visitor
from tests.browser.servers import (
    ROOT,
    eventually,
    free_port,
    play_command,
    running,
    running_kernels,
    voila,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    home = tmp_path_factory.mktemp("home")
    with voila(home, "--Play.visitors=3", "--Play.kernel_mb=1400") as server:
        server_log[server.pid] = home / "server.log"
        assert eventually(server.kernels, server.waiting)
        yield server


server_log: dict[int, Path] = {}


def fetched(address: str, **how):
    async def fetch():
        request = HTTPRequest(address, request_timeout=20, follow_redirects=False, **how)
        return await AsyncHTTPClient().fetch(request, raise_error=False)

    return asyncio.run(fetch())


@pytest.mark.parametrize(
    "path",
    ["voila/templates/x", "logout", "voila/render/a%00b", "voila/files/%ff", "voila/tree",
     "voila/api/contents/", f"voila/render/{'x' * 3000}", "voila/files/..%2f..%2fserve.py"],
)  # fmt: skip
def test_an_odd_address_is_not_found(server, path):
    answer = fetched(server.lobby + path)
    assert answer.code in (302, 403, 404)
    assert len(answer.body) <= 600


def test_another_host_is_refused(server):
    """A page of another site can have its own name lead to this machine."""
    address = f"{server.lobby}voila/render/lobby.ipynb"
    assert fetched(address, headers={"Host": "evil.example"}).code == 403
    assert fetched(f"{server.lobby}voila/static/voila.js").code == 200


def test_a_visitor_chooses_no_template(server):
    """A template that does not exist kept a kernel and a connection for ever."""
    visitor = Visitor(server.lobby, 1)

    async def visit() -> None:
        answer = await AsyncHTTPClient().fetch(
            HTTPRequest(f"{server.lobby}voila/render/lobby.ipynb?template=nope&theme=no",
                        request_timeout=20)
        )  # fmt: skip
        assert b"jupyter-config-data" in answer.body
        kernel = answer.body.decode().split('"kernelId": "')[1].split('"')[0]
        visitor.kernel = kernel
        await visitor.leave()

    asyncio.run(visit())


def test_a_visitor_who_means_harm_changes_nothing(server):
    visitor = Hostile(server.lobby, 1)

    async def run():
        await visitor.arrive()
        moves = await attack(visitor, 400)
        before = len(visitor.models)
        state = {"_model_module": "@jupyter-widgets/controls", "_model_name": "HTMLModel"}
        state |= {"_model_module_version": "2.0.0", "_view_name": "HTMLView", "value": "x" * 9999}
        for n in range(5):
            content = {"comm_id": f"mine{n}", "target_name": "jupyter.widget"}
            content |= {"data": {"state": state}, "metadata": {"version": "2.1.0"}}
            await visitor.post("comm_open", content)
        visitor.models.clear()
        await visitor.reopen()
        await visitor.until(lambda: visitor.find("scene") is not None)
        widgets = len(visitor.models)
        faults = await odd_paths(server.lobby, 60)
        await visitor.leave()
        return moves, before, widgets, faults

    moves, before, widgets, faults = asyncio.run(run())
    assert moves == 4
    assert widgets <= before
    assert visitor.refused > 20
    assert visitor.faults + faults == {}


def test_what_tells_about_the_server_is_seen():
    visitor = Hostile("http://localhost/", 1)
    traceback = {"ename": "TraitError", "traceback": ["Traceback (most recent call last)"]}
    visitor.hear({"msg_type": "error", "content": traceback})
    message = {"comm_id": "a", "data": {"method": "custom", "content": {"kind": "refused"}}}
    message["data"]["content"]["text"] = "x" * 501
    visitor.hear({"msg_type": "comm_msg", "content": message})
    assert visitor.faults.total() == 3


def test_a_kernel_may_take_so_much_memory_and_time(server):
    visitor = Visitor(server.lobby, 2)

    async def visit():
        await visitor.arrive()
        mine = [k for k in running_kernels(server) if visitor.kernel in " ".join(k.cmdline())]
        limits = Path(f"/proc/{mine[0].pid}/limits").read_text(encoding="utf-8")
        await visitor.leave()
        return {line[:26].strip(): line[26:].split()[0] for line in limits.splitlines()}

    limits = asyncio.run(visit())
    assert limits["Max address space"] == "1400000000"
    assert limits["Max cpu time"] == "3600"


def test_no_more_are_let_in_than_fit(server):
    assert eventually(server.kernels, server.waiting)
    visitors = [Visitor(server.lobby, number) for number in range(5)]

    async def come():
        async def whole(visitor):
            await visitor.arrive()
            await asyncio.sleep(2)
            await visitor.leave()

        visits = [asyncio.ensure_future(whole(visitor)) for visitor in visitors]
        most = 0
        while not all(visit.done() for visit in visits):
            most = max(most, server.kernels())
            await asyncio.wait(visits, timeout=0.3)
        await asyncio.gather(*visits)
        return most

    most = asyncio.run(come())
    assert most <= 3 + server.waiting
    assert sum(visitor.refused > 0 for visitor in visitors) >= 2
    assert eventually(server.kernels, server.waiting)


def test_the_console_shows_an_address_and_nothing_more(server):
    console = server_log[server.pid].read_text(encoding="utf-8").splitlines()
    *lines, teacher = console
    weak, *lines = sorted(lines)
    assert lines == [
        f"Play at {server.lobby}   (Ctrl+C stops it)",
        "There is room for 3 visitors at once.",
    ]
    assert weak.startswith("CARDLAB_KEY is weak")  # that of the tests
    assert teacher.startswith(f"For a teacher: {server.lobby}class/?key=")


def test_the_console_of_make_start_shows_where_to_go(tmp_path):
    result = subprocess.run(
        ["make", "--no-print-directory", "-n", "start"], cwd=ROOT, capture_output=True, text=True,
        env={**os.environ, "MAKEFLAGS": ""}, check=True,
    )  # fmt: skip
    port = free_port()
    command = shlex.split(result.stdout.splitlines()[-1])[1:]
    command = [sys.executable, *command, "--no-browser", f"--port={port}"]
    with running(command, tmp_path, ROOT, f"http://localhost:{port}/api"):
        console = (tmp_path / "server.log").read_text(encoding="utf-8")
    assert f"http://localhost:{port}/lab/tree/notebooks/start.ipynb?token=" in console
    assert len(console.splitlines()) < 12
    assert "arning" not in console


def test_eight_bytes_stop_nobody(server):
    """Jupyter's server took them for 2**33 parts, and answered nobody any more."""
    visitor, other = Visitor(server.lobby, 1), Visitor(server.lobby, 2)

    async def run():
        await visitor.arrive()
        await other.arrive()
        newer = await websocket_connect(
            f"{server.lobby.replace('http', 'ws')}api/kernels/{other.kernel}/channels",
            subprotocols=[V1],
        )
        before = memory_mb(server.pid)
        await newer.write_message(bytes([0, 0, 0, 0, 2, 0, 0, 0]), binary=True)
        for first in (1, 2, 3):
            await other.socket.write_message(bytes([first, 0, 0, 0]), binary=True)
        await visitor.move()
        await other.move()
        await visitor.leave()
        await other.leave()
        return memory_mb(server.pid) - before

    assert asyncio.run(run()) < 20
    assert max(visitor.waits + other.waits) < 5


def test_what_nobody_takes_up_does_not_stay_in_the_servers_memory(server):
    """Of the four channels a kernel listens on two, and only one is a page's."""
    visitor = Visitor(server.lobby, 1)

    async def run():
        await visitor.arrive()
        before = memory_mb(server.pid)
        for n in range(60):
            channel = ("iopub", "stdin")[n % 2]
            await visitor.post("comm_msg", {"comm_id": "x" * 200_000, "data": {}}, channel)
        await visitor.move()
        more = memory_mb(server.pid) - before
        await visitor.leave()
        return more

    assert asyncio.run(run()) < 5


@pytest.mark.parametrize("path", ["", "../x", "./voila.js", "nope.js"])
def test_what_is_no_file_of_the_template_is_not_found(server, path):
    with socket.create_connection(("localhost", port_of(server))) as raw:
        where = f"/voila/templates/cardlab/static/{path}"
        raw.sendall(f"GET {where} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        assert raw.recv(99).startswith(b"HTTP/1.1 404")


def test_a_large_body_is_refused_before_it_is_read(server):
    with socket.create_connection(("localhost", port_of(server)), timeout=5) as raw:
        raw.sendall(
            b"POST /class/X HTTP/1.1\r\nHost: localhost\r\nContent-Length: 80000000\r\n\r\n"
        )
        assert raw.recv(99).startswith(b"HTTP/1.1 400")


def port_of(server):
    return int(server.lobby.rsplit(":")[-1].strip("/"))


def test_the_connections_of_a_neighbour_keep_nobody_out(tmp_path):
    """From another address of this machine: half-sent requests, and more seats than it may have."""
    how = ("--Play.per_address=2", "--Play.visitors=6", "--Voila.ip=127.0.0.1")
    with voila(tmp_path, *how) as server, ExitStack() as held:
        assert eventually(server.kernels, server.waiting)

        def connected():
            where = ("127.0.0.1", port_of(server))
            raw = held.enter_context(socket.create_connection(where, 9, ("127.0.0.2", 0)))
            raw.sendall(b"GET /voila/render/lobby.ipynb HTTP/1.1\r\nHost: localhost\r\n")
            return raw

        raws = [connected() for _ in range(3)]
        for raw in raws:
            raw.sendall(b"\r\n")
        answers = [raw.recv(30) for raw in raws]
        assert sorted(answer.split()[1] for answer in answers) == [b"200", b"200", b"503"]
        with suppress(OSError):  # the connection is refused
            for _ in range(1100):
                connected()
        assert psutil.Process(server.pid).num_fds() < 400
        visitor = Visitor(server.lobby, 1)

        async def visit():
            await visitor.arrive()
            await visitor.move()
            await visitor.leave()

        asyncio.run(visit())
        assert not visitor.refused
        log = (tmp_path / "server.log").read_text("utf-8")
    assert "Traceback" not in log


def test_behind_a_proxy_cookies_and_addresses_are_those_of_https(tmp_path):
    how = ("--Play.behind_proxy=True", "--token=word", "--Play.per_address=1")
    with voila(tmp_path, *how) as server:
        console = (tmp_path / "server.log").read_text("utf-8")
        assert "--token is weak" in console
        teacher = re.search(r"For a teacher: (\S+)", console)[1]
        proxy = {"X-Forwarded-For": "192.0.2.7", "X-Forwarded-Proto": "https"}
        for address in (teacher, f"{server.lobby}voila/render/lobby.ipynb?token=word"):
            cookies = fetched(address, headers=proxy).headers.get_list("Set-Cookie")
            assert cookies
            assert all("secure" in cookie.lower() for cookie in cookies)
        cookie = {"Cookie": fetched(teacher, headers=proxy).headers["Set-Cookie"].split(";")[0]}
        begin = {"method": "POST", "body": "", "headers": proxy | cookie}
        page = fetched(teacher.split("?")[0], **begin).headers["Location"]
        shown = fetched(server.lobby.rstrip("/") + page, headers=proxy | cookie).body
        assert f"https://localhost:{port_of(server)}/class/".encode() in shown
        seats = [
            fetched(f"{server.lobby}voila/render/lobby.ipynb?token=word",
                    headers={"X-Forwarded-For": f"1.2.3.4, {address}", "X-Real-Ip": str(n)}).code
            for n, address in enumerate(("192.0.2.8", "192.0.2.8", "192.0.2.9"))
        ]  # fmt: skip
        assert seats == [200, 503, 200]


@pytest.mark.night
def test_a_token_lets_in_and_its_cookie_does_so_after_a_restart(tmp_path):
    port, cookies = free_port(), ""
    lobby = f"http://localhost:{port}/"
    command = play_command("--no-browser", f"--port={port}", "--token=word")
    address = f"{lobby}voila/render/lobby.ipynb"
    for _ in range(2):
        with running(command, tmp_path, ROOT, f"{lobby}voila/static/voila.js"):
            assert fetched(address).code == 302  # to the page that asks for the token
            if not cookies:
                login = fetched(f"{address}?token=word")
                headers = login.headers.get_list("Set-Cookie")
                cookies = "; ".join(cookie.split(";")[0] for cookie in headers)
            assert fetched(address, headers={"Cookie": cookies}).code == 200


# The door alone


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


def test_who_comes_counts_before_the_kernel_has_started():
    places = Capacity(Kernels("one"), 3, 3)
    assert [places.enter("a") for _ in range(3)] == [None, None, FULL]


def test_an_address_takes_so_many_seats_and_no_more():
    kernels = Kernels()
    places = Capacity(kernels, 9, 2)
    for kernel in ("one", "two"):
        assert places.enter("a") is None
        kernels.ids.append(kernel)
        places.has_come("a", kernel)
    assert places.enter("a") == CROWDED
    assert places.enter("b") is None
    kernels.ids.remove("one")
    assert places.enter("a") is None
    assert places.enter("a") == CROWDED  # who is on the way counts


def test_an_ipv6_household_is_one_visitor():
    addresses = ("2001:db8::1:2:3:4", "2001:db8:0:0:9::1", "2001:db8:0:1::1")
    assert [network_of(address) for address in addresses] == [
        *("2001:db8::/64", "2001:db8::/64", "2001:db8:0:1::/64")
    ]


@pytest.mark.parametrize(
    ("headers", "seen"),
    [
        ({"X-Forwarded-For": "192.0.2.7"}, ("192.0.2.7", "http")),
        (
            {"X-Forwarded-For": "10.9.9.9, 192.0.2.7", "X-Real-Ip": "10.9.9.9"},
            ("192.0.2.7", "http"),
        ),
        ({"X-Forwarded-Proto": "https"}, ("127.0.0.1", "https")),
        ({"X-Forwarded-For": "<script>", "X-Forwarded-Proto": "gopher"}, ("127.0.0.1", "http")),
    ],
)
def test_what_a_trusted_proxy_adds_says_who_the_visitor_is(headers, seen):
    request = asked_of("127.0.0.1", headers)
    assert Gate(Crowd(9), ["127.0.0.1"], []).match(request) is None
    assert (request.remote_ip, request.protocol) == seen


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
    ("languages", "lang"),
    [("es-AR,es;q=0.9", "es"), ("de,en;q=0.5", "en"), ("", "en"), ("<", "en")],
)
def test_the_page_of_a_full_server_speaks_the_visitors_language(languages, lang):
    page = full_page(languages)
    assert f'<html lang="{lang}">' in page
    assert 'http-equiv="refresh"' in page


@pytest.mark.parametrize(("memory", "places"), [(100, 2), (4000, 42), (1e9, 200)])
def test_as_many_fit_as_there_is_memory_for(memory, places):
    assert places_for(memory) == places
