"""What a visitor of the class server may not do, asked of a running server without a browser."""

from __future__ import annotations

import asyncio
import re
import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path

import psutil
import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPRequest

from tests.bench.hostile import Hostile, attack, odd_paths
from tests.bench.measure import Usage
from tests.bench.visitors import Visitor
from tests.browser.servers import eventually, free_port, running_kernels, voila


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    home = tmp_path_factory.mktemp("home")
    with voila(home, "--visitors=3", "--kernel-mb=1400") as server:
        assert eventually(server.kernels, server.waiting)
        yield server


def run(coroutine):
    """Run it in a thread of its own: in this one Playwright may have its loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


def fetched(address: str, **how):
    async def fetch():
        request = HTTPRequest(address, request_timeout=20, follow_redirects=False, **how)
        return await AsyncHTTPClient().fetch(request, raise_error=False)

    return run(fetch())


def test_another_host_is_refused(server):
    """A page of another site can have its own name lead to this machine."""
    address = f"{server.lobby}voila/render/lobby.ipynb"
    assert fetched(address, headers={"Host": "evil.example"}).code == 403
    assert fetched(f"{server.lobby}voila/static/voila.js").code == 200


def test_a_visitor_chooses_no_template(server):
    """A template that does not exist kept a kernel and a connection for ever."""
    visitor = Visitor(server.lobby, 1)

    async def visit() -> None:
        await visitor.open("lobby.ipynb?template=nope&theme=no")
        await visitor.leave()

    run(visit())


def test_a_visitor_who_means_harm_changes_nothing(server):
    visitor = Hostile(server.lobby, 1)

    async def talk():
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

    moves, before, widgets, faults = run(talk())
    assert moves == 4
    assert widgets <= before
    assert visitor.refused > 20
    assert visitor.faults + faults == {}


def test_a_kernel_may_take_so_much_memory_and_time(server):
    visitor = Visitor(server.lobby, 2)

    async def visit():
        await visitor.arrive()
        mine = [k for k in running_kernels(server) if visitor.kernel in " ".join(k.cmdline())]
        limits = Path(f"/proc/{mine[0].pid}/limits").read_text(encoding="utf-8")
        await visitor.leave()
        return {line[:26].strip(): line[26:].split()[0] for line in limits.splitlines()}

    limits = run(visit())
    assert limits["Max address space"] == "1400000000"
    assert limits["Max cpu time"] == "3600"


def test_what_nobody_takes_up_does_not_stay_in_the_servers_memory(server):
    """Of the four channels a kernel listens on two, and only one is a page's."""
    visitor = Visitor(server.lobby, 1)

    async def talk():
        await visitor.arrive()
        usage = Usage(server.pid)
        for n in range(60):
            channel = ("iopub", "stdin")[n % 2]
            await visitor.post("comm_msg", {"comm_id": "x" * 200_000, "data": {}}, channel)
        await visitor.move()
        more = usage.mb_more
        await visitor.leave()
        return more

    assert run(talk()) < 5


def test_a_large_body_is_refused_before_it_is_read(server):
    with socket.create_connection(("localhost", server.port), timeout=5) as raw:
        raw.sendall(
            b"POST /class/X HTTP/1.1\r\nHost: localhost\r\nContent-Length: 80000000\r\n\r\n"
        )
        assert raw.recv(99).startswith(b"HTTP/1.1 400")


def test_the_connections_of_a_neighbour_keep_nobody_out(tmp_path):
    """From another address of this machine: half-sent requests, and more seats than it may have."""
    how = ("--per-address=2", "--visitors=6", "--ip=127.0.0.1")
    with voila(tmp_path, *how) as server, ExitStack() as held:
        assert eventually(server.kernels, server.waiting)

        def connected():
            where = ("127.0.0.1", server.port)
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

        run(visit())
        assert not visitor.refused
        log = server.log.read_text("utf-8")
    assert "Traceback" not in log


def test_behind_a_proxy_cookies_and_addresses_are_those_of_https(tmp_path):
    how = ("--behind-proxy", "--token=word", "--per-address=1")
    with voila(tmp_path, *how) as server:
        assert "--token is weak" in server.log.read_text("utf-8")
        teacher = server.teacher
        proxy = {"X-Forwarded-For": "192.0.2.7", "X-Forwarded-Proto": "https"}
        for address in (teacher, f"{server.lobby}voila/render/lobby.ipynb?token=word"):
            cookies = fetched(address, headers=proxy).headers.get_list("Set-Cookie")
            assert cookies
            assert all("secure" in cookie.lower() for cookie in cookies)
        cookie = {"Cookie": fetched(teacher, headers=proxy).headers["Set-Cookie"].split(";")[0]}
        begin = {"method": "POST", "body": "", "headers": proxy | cookie}
        page = fetched(teacher.split("?")[0], **begin).headers["Location"]
        shown = fetched(server.lobby.rstrip("/") + page, headers=proxy | cookie).body
        assert re.search(rb"https://[\w.]+:%d/class/" % server.port, shown)
        seats = [
            fetched(f"{server.lobby}voila/render/lobby.ipynb?token=word",
                    headers={"X-Forwarded-For": f"1.2.3.4, {address}", "X-Real-Ip": str(n)}).code
            for n, address in enumerate(("192.0.2.8", "192.0.2.8", "192.0.2.9"))
        ]  # fmt: skip
        assert seats == [200, 503, 200]


@pytest.mark.night
def test_a_token_lets_in_and_its_cookie_does_so_after_a_restart(tmp_path):
    port, cookies = free_port(), ""
    for _ in range(2):
        with voila(tmp_path, "--token=word", port=port) as server:
            address = f"{server.lobby}voila/render/lobby.ipynb"
            assert fetched(address).code == 302  # to the page that asks for the token
            if not cookies:
                login = fetched(f"{address}?token=word")
                headers = login.headers.get_list("Set-Cookie")
                cookies = "; ".join(cookie.split(";")[0] for cookie in headers)
            assert fetched(address, headers={"Cookie": cookies}).code == 200
