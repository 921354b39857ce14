"""Ways in: cookie, Origin, Host, key, size and number of messages."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time

import pytest

from cardlab_widgets.server.bounds import HERE_ONLY
from cardlab_widgets.together.handlers import NO_ROOM, TRY_LATER, WRONG
from cardlab_widgets.together.pages import qr
from tests.browser.servers import free_port
from tests.together.serving import Served


def run(coroutine) -> None:
    asyncio.run(asyncio.wait_for(coroutine, 60))


def test_a_pupil_opens_the_link_plays_and_comes_back_to_the_same_hand():
    async def play():
        served = Served()
        cookie = await served.cookie()
        page = await served.connect(cookie)
        page.say("hello")
        told = await page.hear("table")
        assert told["presence"]["me"] == 0
        assert [chair["is"] for chair in told["presence"]["chairs"]] == ["here", "bot", "bot"]
        page.say("start")
        await page.until(lambda scene: scene["moves"])
        hand = page.scene["hand"]
        page.socket.close()
        again = await served.connect(cookie)
        again.say("hello")
        await again.hear("table")
        assert again.scene["hand"] == hand
        again.say("move", index=0, seq=again.scene["seq"])
        await again.until(lambda scene: scene["hand"] != hand)

    run(play())


@pytest.mark.parametrize("cookie", ["", "cardlab-together=forged", 'cardlab-together="2|1:0|"'])
def test_without_its_cookie_a_page_gets_no_chair(cookie):
    async def come():
        served = Served()
        page = await served.connect(cookie)
        assert await page.next() is None
        assert page.socket.close_code == 4401
        assert not served.room.pupils

    run(come())


@pytest.mark.parametrize(
    "headers", [{"Origin": "http://evil.example"}, {"Origin": "null"}, {"Host": "evil.example"}]
)
def test_a_page_of_another_site_is_refused(headers):
    async def come():
        served = Served()
        cookie = await served.cookie()
        with pytest.raises(Exception, match="403"):
            await served.connect(cookie, **headers)
        teacher = await served.teacher()
        body = json.dumps({"do": "pause"})
        sent = {"Cookie": teacher, "Origin": served.address, **headers}
        answer = await served.ask(f"{served.path}/tables", method="POST", body=body, headers=sent)
        assert answer.code == 403

    run(come())


def test_a_websocket_that_names_no_page_is_refused():
    async def come():
        served = Served()
        with pytest.raises(Exception, match="403"):
            await served.connect(await served.cookie(), Origin="")

    run(come())


def test_only_who_has_had_the_key_is_the_teacher():
    async def come():
        served = Served()
        wrong = await served.ask(f"{served.address}/together/?key=guess")
        assert (wrong.code, "Set-Cookie" in wrong.headers) == (403, False)
        pupil = await served.cookie()
        forged = "cardlab-teacher=dGVhY2hlcg=="
        for path in ("teacher", "tables", "results.csv", "results.json"):
            for cookie in ("", pupil, forged):
                answer = await served.ask(f"{served.path}/{path}", headers={"Cookie": cookie})
                assert answer.code == 403
            teacher = await served.teacher()
            answer = await served.ask(f"{served.path}/{path}", headers={"Cookie": teacher})
            assert answer.code == 200

    run(come())


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"{}",
        b'{"do": "fly"}',
        b'{"do": "lay"}',
        b'{"do": "free", "table": "x"}',
        b"[" * 900,
    ],
)
def test_a_teachers_message_that_is_none_changes_nothing(body):
    async def come():
        served = Served()
        tables = list(served.room.tables)
        sent = {"Cookie": await served.teacher()}
        answer = await served.ask(f"{served.path}/tables", method="POST", body=body, headers=sent)
        assert answer.code == 400
        assert served.room.tables == tables

    run(come())


def test_what_cannot_be_done_is_said():
    async def come():
        served = Served()
        sent = {"Cookie": await served.teacher()}
        lay = {"do": "lay", "game": "pepper", "tables": 1, "turn": 0, "same": 0, "rounds": 0}
        for asked in (
            {**lay, "players": 99},
            {**lay, "players": 3, "tables": 99},
            {**lay, "players": 3, "game": "chess"},
            {"do": "next round"},
            {"do": "free", "table": 7, "chair": 0},
        ):
            answer = await served.ask(
                f"{served.path}/tables", method="POST", body=json.dumps(asked), headers=sent
            )
            assert answer.code == 409
            assert json.loads(answer.body)["text"]

    run(come())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("table=pepper+3&bots=random", 303),
        ("table=pepper+99&bots=random", 409),
        ("table=chess+2&bots=random", 409),
        ("table=pepper+x&bots=random", 400),
        ("table=pepper+3&bots=monte_carlo", 400),
        ("", 400),
    ],
)
def test_anybody_opens_a_table_with_bots_which_no_room_of_the_teacher_shows(body, code):
    async def come():
        served = Served()
        begun = await served.ask(f"{served.address}/together/alone", method="POST", body=body)
        assert begun.code == code
        if code == 303:
            path = begun.headers["Location"].split("?")[0]
            page = await served.ask(served.address + path)
            cookie = page.headers["Set-Cookie"].split(";")[0]
            table = await served.connect(cookie, room=path)
            table.say("hello")
            assert (await table.hear("table"))["presence"]["state"] == "playing"
        sent = {"Cookie": await served.teacher()}
        front = await served.ask(f"{served.address}/together/", headers=sent)
        assert front.body.decode().count("/teacher") == 1

    run(come())


def test_the_language_stays_on_the_way_into_a_room():
    async def come():
        served = Served()
        front = f"{served.address}/together/?lang=es"
        led = await served.ask(f"{front}&code={served.room.code}")
        page = await served.ask(served.address + led.headers["Location"])
        assert 'lang="es"' in page.body.decode()
        sent = {"Cookie": await served.teacher()}
        made = await served.ask(front, method="POST", body="", headers=sent)
        assert served.rooms.find(made.headers["Location"].split("/")[2]).language == "es"
        teacher = await served.ask(served.address + made.headers["Location"], headers=sent)
        assert 'lang="es"' in teacher.body.decode()

    run(come())


@pytest.mark.parametrize("way", ["page", "front", "websocket"])
def test_wrong_codes_are_bounded_and_whoever_is_in_a_room_stays_in(way):
    async def guess(served, n, cookie):
        if way == "websocket":
            page = await served.connect(cookie, room=f"/together/WRONG{n}")
            assert await page.next() is None
            return page.socket.close_code
        path = f"WRONG{n}" if way == "page" else f"?code=WRONG{n}"
        return (await served.ask(f"{served.address}/together/{path}")).code

    async def come():
        served = Served()
        page, cookie, newcomer = await served.page(), await served.cookie(), await served.cookie()
        inside = await served.connect(cookie)
        codes = [await guess(served, n, cookie) for n in range(WRONG + 3)]
        no_room = {"page": 404, "front": 200, "websocket": NO_ROOM}[way]
        too_many = TRY_LATER if way == "websocket" else 429
        assert codes == [no_room] * WRONG + [too_many] * 3
        assert (await served.ask(served.path)).code == 429  # a right guess is not told either
        refused = await served.connect(newcomer)
        assert (await refused.next(), refused.socket.close_code) == (None, TRY_LATER)
        inside.socket.close()
        again = await served.connect(cookie)
        for connection in (page, again):
            connection.say("hello")
            await connection.hear("table")
        sent = {"Cookie": await served.teacher()}
        assert (await served.ask(f"{served.path}/tables", headers=sent)).code == 200

    run(come())


@pytest.mark.parametrize(
    ("hosts", "network", "shown"),
    [
        (None, "192.168.1.5", "192.168.1.5"),
        (None, "", "127.0.0.1"),  # this machine is in no network
        (HERE_ONLY, "192.168.1.5", "127.0.0.1"),  # and the server lets nobody else in
    ],
)
def test_the_teachers_page_shows_an_address_that_others_reach(monkeypatch, hosts, network, shown):
    monkeypatch.setattr("cardlab_widgets.server.web.own_address", lambda: network)

    async def come():
        served = Served(hosts=hosts)
        sent = {"Cookie": await served.teacher()}
        page = (await served.ask(f"{served.path}/teacher", headers=sent)).body.decode()
        there = served.address.replace("127.0.0.1", shown)
        assert f"{there}/together" in page
        assert str(qr(f"{there}/together/{served.room.code}")) in page

    run(come())


def test_a_long_message_closes_the_connection_and_a_flood_is_dropped():
    async def come():
        served = Served()
        flood, neighbour = await served.page(), await served.page()
        flood.say("start")
        await neighbour.hear("presence")
        for n in range(5000):
            flood.say("move", index=n, seq=0)
        began = time.monotonic()
        neighbour.say("hello")
        await neighbour.hear("table")
        assert time.monotonic() - began < 5
        answers = 0
        while True:
            try:
                message = await asyncio.wait_for(flood.socket.read_message(), 1)
            except TimeoutError:
                break
            answers += '"news"' in message
        assert answers <= 60
        flood.socket.write_message("x" * 10_000)
        while await flood.next() is not None:
            pass
        assert flood.socket.close_code == 1009

    run(come())


@pytest.mark.parametrize("text", ["", "null", "7", "[]", '"x"', "{", "[" * 990, '{"kind": {}}'])
def test_what_is_no_message_is_harmless(text):
    async def come():
        served = Served()
        page = await served.page()
        page.socket.write_message(text)
        page.say("hello")
        assert await page.hear("table")

    run(come())


def test_no_address_leads_out_of_the_files():
    async def come():
        served = Served()
        for name in ("table.js", "table.css", "together.js", "together.css"):
            answer = await served.ask(f"{served.address}/together/files/{name}")
            assert answer.code == 200
        for name in ("..", "server.py", "%2e%2e%2fserver_key.py"):
            answer = await served.ask(f"{served.address}/together/files/{name}")
            assert answer.code == 404

    run(come())


def test_the_server_needs_no_voila_no_jupyter_and_no_widgets():
    unwanted = ("voila", "jupyter_server", "jupyter_core", "ipykernel", "IPython", "anywidget",
                "ipywidgets", "numpy", "traitlets")  # fmt: skip
    program = (
        f"import sys; sys.modules.update(dict.fromkeys({unwanted!r})); "
        "from cardlab_widgets.together.server import main; main(['--help'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert (done.returncode, "--port" in done.stdout) == (0, True), done.stderr


def test_a_weak_key_is_named_where_the_server_starts(monkeypatch):
    monkeypatch.setenv("CARDLAB_KEY", "sunflower")
    command = [sys.executable, "-m", "cardlab", "together", f"--port={free_port()}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        told = [server.stdout.readline() for _ in range(3)]
        server.kill()
    assert "CARDLAB_KEY is weak" in told[0]
    assert "sunflower" not in "".join(told)
