"""What a visitor of the class server may not do, asked of a running server without a browser."""

from __future__ import annotations

import asyncio
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPRequest

from cardlab_widgets.door import Places, full_page, places_for
from tests.bench.hostile import Hostile, attack, odd_paths
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
    assert sorted(lines) == [
        f"Play at {server.lobby}   (Ctrl+C stops it)",
        "There is room for 3 visitors at once.",
    ]
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
    monkeypatch.setattr("cardlab_widgets.door.time.monotonic", lambda: clock[0])
    places = Places(kernels, 3)
    kernels._kernel_connections |= {"came": 1, "there": 1}
    for now in (0, 60, 100):
        clock[0] = now
        asyncio.run(places.sweep())
        kernels._kernel_connections["came"] = 0
    assert kernels.ids == ["came", "there"]  # who has gone is culled later, as Jupyter does it


def test_who_comes_counts_before_the_kernel_has_started():
    places = Places(Kernels("one"), 3)
    assert [places.enter() for _ in range(3)] == [True, True, False]


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
