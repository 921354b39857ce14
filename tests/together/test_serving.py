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
from tests.together.serving import ask, connect, cookie_of

pytestmark = pytest.mark.anyio


async def test_a_pupil_opens_the_link_plays_and_comes_back_to_the_same_hand(served):
    cookie = await cookie_of(served.path)
    page = await connect(served.path, cookie)
    page.say("hello")
    told = await page.hear("table")
    assert told["presence"]["me"] == 0
    assert [chair["is"] for chair in told["presence"]["chairs"]] == ["here", "bot", "bot"]
    page.say("start")
    await page.until(lambda scene: scene["moves"])
    hand = page.scene["hand"]
    page.socket.close()
    again = await connect(served.path, cookie)
    again.say("hello")
    await again.hear("table")
    assert again.scene["hand"] == hand
    again.say("move", index=0, seq=again.scene["seq"])
    await again.until(lambda scene: scene["hand"] != hand)


@pytest.mark.parametrize("cookie", ["", "cardlab-together=forged", 'cardlab-together="2|1:0|"'])
async def test_without_its_cookie_a_page_gets_no_chair(served, cookie):
    page = await connect(served.path, cookie)
    assert await page.next() is None
    assert page.socket.close_code == 4401
    assert not served.room.pupils


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Host": "evil.example"},
    ],
)
async def test_a_page_of_another_site_or_of_none_is_refused(served, headers):
    cookie = await cookie_of(served.path)
    with pytest.raises(Exception, match="403"):
        await connect(served.path, cookie, **headers)
    teacher = await served.teacher()
    teacher.headers |= headers
    assert (await teacher.do(served.path, do="pause")).code == 403


async def test_only_who_has_had_the_key_is_the_teacher(served):
    wrong = await ask(f"{served.address}/together/?key=guess")
    assert (wrong.code, "Set-Cookie" in wrong.headers) == (403, False)
    pupil, teacher = await cookie_of(served.path), (await served.teacher()).headers["Cookie"]
    codes = {"": 403, pupil: 403, "cardlab-teacher=dGVhY2hlcg==": 403, teacher: 200}
    for path in ("teacher", "tables", "results.csv", "results.json"):
        for cookie, code in codes.items():
            answer = await ask(f"{served.path}/{path}", headers={"Cookie": cookie})
            assert answer.code == code


NO_MESSAGES = (
    *(b"[]", b"{}", b'{"do": "fly"}', b'{"do": "lay"}', b"[" * 900),
    b'{"do": "free", "table": "x"}',
)
LAY = {"do": "lay", "game": "pepper", "tables": 1, "turn": 0, "same": 0, "rounds": 0}
IMPOSSIBLE = (
    {**LAY, "players": 99},
    {**LAY, "players": 3, "tables": 99},
    {**LAY, "players": 3, "game": "chess"},
    {"do": "next round"},
    {"do": "free", "table": 7, "chair": 0},
)


async def test_what_a_teacher_can_not_do_is_said_and_changes_nothing(served):
    teacher, tables = await served.teacher(), list(served.room.tables)
    for body in NO_MESSAGES:
        assert (await teacher.do(served.path, body)).code == 400
    for asked in IMPOSSIBLE:
        answer = await teacher.do(served.path, **asked)
        assert answer.code == 409
        assert json.loads(answer.body)["text"]
    assert served.room.tables == tables


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
async def test_anybody_opens_a_table_with_bots_which_no_room_of_the_teacher_shows(
    served, body, code
):
    begun = await ask(f"{served.address}/together/alone", method="POST", body=body)
    assert begun.code == code
    if code == 303:
        path = served.address + begun.headers["Location"].split("?")[0]
        table = await connect(path, await cookie_of(path))
        table.say("hello")
        assert (await table.hear("table"))["presence"]["state"] == "playing"
    teacher = await served.teacher()
    front = await ask(teacher.address, headers=teacher.headers)
    assert front.body.decode().count("/teacher") == 1


async def test_the_language_stays_on_the_way_into_a_room(served):
    front = f"{served.address}/together/?lang=es"
    led = await ask(f"{front}&code={served.room.code}")
    page = await ask(served.address + led.headers["Location"])
    assert 'lang="es"' in page.body.decode()
    sent = (await served.teacher()).headers
    made = await ask(front, method="POST", body="", headers=sent)
    assert served.rooms.find(made.headers["Location"].split("/")[2]).language == "es"
    page = await ask(served.address + made.headers["Location"], headers=sent)
    assert 'lang="es"' in page.body.decode()


async def guess(served, way, n, cookie):
    """What comes of a wrong code, on one of the ways in."""
    if way == "websocket":
        page = await connect(f"{served.address}/together/WRONG{n}", cookie)
        assert await page.next() is None
        return page.socket.close_code
    path = f"WRONG{n}" if way == "page" else f"?code=WRONG{n}"
    return (await ask(f"{served.address}/together/{path}")).code


@pytest.mark.parametrize(
    ("way", "no_room", "too_many"),
    [("page", 404, 429), ("front", 200, 429), ("websocket", NO_ROOM, TRY_LATER)],
)
async def test_wrong_codes_are_bounded_and_whoever_is_in_a_room_stays_in(
    served, way, no_room, too_many
):
    page, cookie, newcomer = (
        await served.page(), await cookie_of(served.path), await cookie_of(served.path),
    )  # fmt: skip
    inside = await connect(served.path, cookie)
    codes = [await guess(served, way, n, cookie) for n in range(WRONG + 3)]
    assert codes == [no_room] * WRONG + [too_many] * 3
    assert (await ask(served.path)).code == 429  # a right guess is not told either
    refused = await connect(served.path, newcomer)
    assert (await refused.next(), refused.socket.close_code) == (None, TRY_LATER)
    inside.socket.close()
    again = await connect(served.path, cookie)
    for connection in (page, again):
        connection.say("hello")
        await connection.hear("table")
        await connection.close()
    sent = (await served.teacher()).headers
    assert (await ask(f"{served.path}/tables", headers=sent)).code == 200


@pytest.mark.parametrize(
    ("hosts", "network", "shown"),
    [
        (None, "192.168.1.5", "192.168.1.5"),
        (None, "", "127.0.0.1"),  # this machine is in no network
        (HERE_ONLY, "192.168.1.5", "127.0.0.1"),  # and the server lets nobody else in
    ],
)
async def test_the_teachers_page_shows_an_address_that_others_reach(
    monkeypatch, serve, hosts, network, shown
):
    monkeypatch.setattr("cardlab_widgets.server.web.own_address", lambda: network)
    served = serve(hosts=hosts)
    teacher = await served.teacher()
    page = (await ask(f"{served.path}/teacher", headers=teacher.headers)).body.decode()
    there = served.address.replace("127.0.0.1", shown)
    assert f"{there}/together" in page
    assert str(qr(f"{there}/together/{served.room.code}")) in page


async def test_a_long_message_closes_the_connection_and_a_flood_is_dropped(served):
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


async def test_what_is_no_message_is_harmless(served):
    page = await served.page()
    for text in ("", "null", "7", "[]", '"x"', "{", "[" * 990, '{"kind": {}}'):
        page.socket.write_message(text)
        page.say("hello")
        assert await page.hear("table")


async def test_no_address_leads_out_of_the_files(served):
    found = ("table.js", "table.css", "together.js", "together.css")
    codes = dict.fromkeys(found, 200) | dict.fromkeys(("..", "server.py", "%2e%2e%2fkey.py"), 404)
    for name, code in codes.items():
        assert (await ask(f"{served.address}/together/files/{name}")).code == code


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
