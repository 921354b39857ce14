"""The class's page: what is kept, what is refused, who sees what."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from contextlib import suppress
from functools import partial
from html import escape
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlencode

import pytest
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application

from cardlab import Words
from cardlab_tutorials.class_page.handlers import handlers
from cardlab_tutorials.class_page.store import (
    AT_ONCE,
    LOCKED,
    NEW_AT_ONCE,
    NUMBERS,
    Classes,
    Refused,
)
from cardlab_tutorials.exercises.progress import Progress
from cardlab_tutorials.hours import catalogue, collect
from cardlab_tutorials.hours.collect import send
from cardlab_widgets import Lobby
from cardlab_widgets.lobby.rounds import codes
from cardlab_widgets.server.bounds import HERE_ONLY

EN = Words("en")
HOUR = "one_more_chip"


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def classes():
    """Classes whose clock stands still unless a test moves it."""
    return Classes(Clock())


@pytest.fixture
def server(classes):
    """The class's pages on a port, answered by a thread."""
    sock, port = bind_unused_port()
    rules = handlers("/", classes, "key", Path("nowhere"), HERE_ONLY)
    loop, ready = asyncio.new_event_loop(), threading.Event()

    async def listen():
        HTTPServer(Application(rules, cookie_secret="secret")).add_socket(sock)
        ready.set()

    def answer():
        asyncio.set_event_loop(loop)
        loop.create_task(listen())
        loop.run_forever()

    thread = threading.Thread(target=answer, daemon=True)
    thread.start()
    assert ready.wait(10)
    yield port
    loop.call_soon_threadsafe(loop.stop)
    thread.join(10)


@pytest.fixture
def cookie(server):
    status, _, headers = ask(server, "GET", "/class/?key=key")
    assert (status, headers["Location"]) == (302, "/class/")
    assert "HttpOnly" in headers["Set-Cookie"]
    assert "SameSite=Lax" in headers["Set-Cookie"]
    return headers["Set-Cookie"].split(";")[0]


def ask(port, method, path, body=None, **headers):
    """The status, the body and the headers of an answer."""
    connection = HTTPConnection("localhost", port, timeout=10)
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, body, sent)
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, text, dict(answer.getheaders())


def pupil(port, code):
    """The cookie of somebody new who has opened the page of a class."""
    _, _, headers = ask(port, "GET", f"/class/{code}")
    return headers["Set-Cookie"].split(";")[0]


def post(port, code, what, **headers):
    """Send a number, by default as somebody new."""
    body = urlencode(what) if isinstance(what, dict) else what
    sent = {"Content_Type": "application/x-www-form-urlencoded", **headers}
    if "Cookie" not in sent:
        sent["Cookie"] = pupil(port, code)
    status, text, _ = ask(port, "POST", f"/class/{code}", body, **sent)
    return status, json.loads(text)["text"] if text.startswith("{") else text


def form(port, path, cookie="", **fields):
    """Send a form: the status and the body of the answer."""
    headers = {"Content_Type": "application/x-www-form-urlencoded", "Cookie": cookie}
    return ask(port, "POST", path, urlencode(fields), **headers)[:2]


def message(typed="30", **other):
    return {"hour": HOUR, "series": "guess", "said": typed, **other}


def take(classes, code, typed="30", visitor=0, address="10.0.0.7", **other):
    return classes.take(code, message(typed, **other), f"visitor {visitor}", address)


# The store


def test_a_second_number_of_a_visitor_replaces_the_first(classes):
    school_class = classes.begin()
    school_class.hour = HOUR
    assert take(classes, school_class.code, "30 %", 1) == 30
    spaced = f" {school_class.code.lower()[:3]} {school_class.code[3:]} "
    assert take(classes, spaced, "1/4", 2) == 25
    take(classes, school_class.code, "6 of 20", 2, series="share")
    take(classes, school_class.code, "40", 1)
    assert school_class.series("guess") == [40, 25]
    assert school_class.series("share") == [30]


def test_what_is_kept_tells_nothing_about_who_sent_it(classes):
    school_class = classes.begin()
    take(classes, school_class.code, name="Ana Torres")
    kept = f"{school_class!r} {vars(school_class.visitors)} {vars(school_class.addresses)}"
    assert "visitor 0" in kept
    assert "Ana" not in kept
    assert "10.0" not in kept


def test_the_numbers_are_bounded(classes):
    school_class = classes.begin()
    school_class.hour = HOUR
    for n in range(NUMBERS):
        classes.clock.now += 20
        take(classes, school_class.code, "30", n)
    with pytest.raises(Refused, match="any more numbers"):
        take(classes, school_class.code, visitor=NUMBERS)
    take(classes, school_class.code, "50", 0)  # one of them may still change its mind
    assert school_class.series("guess") == [50] + [30] * (NUMBERS - 1)


def test_who_sends_without_end_is_slowed_down_and_the_others_are_not(classes):
    code = classes.begin().code
    take(classes, code, visitor="ben")
    for typed in ["99"] + ["often"] * (AT_ONCE - 1):  # what is refused counts too
        with suppress(Refused):
            take(classes, code, typed, "loop")
    with pytest.raises(Refused, match="Too many numbers at once") as refused:
        take(classes, code, "99", "loop")
    assert refused.value.status == 429
    assert take(classes, code, "40", "ben") == 40
    classes.clock.now += 60
    assert take(classes, code, "60", "loop") == 60


def test_who_comes_again_and_again_as_somebody_new_is_slowed_down(classes):
    school_class = classes.begin()
    school_class.hour = HOUR
    for n in range(NEW_AT_ONCE):
        take(classes, school_class.code, "99", n, address="loop")
    with pytest.raises(Refused, match="Too many new pupils") as refused:
        take(classes, school_class.code, "99", "one more", address="loop")
    assert refused.value.status == 429
    assert take(classes, school_class.code, "98", 0, address="loop") == 98  # who has come stays
    assert take(classes, school_class.code, "40", "ana", address="another") == 40
    assert len(school_class.series("guess")) == NEW_AT_ONCE + 1
    classes.clock.now += 60
    assert take(classes, school_class.code, "50", "ben", address="loop") == 50


# The teacher


def test_a_teacher_begins_a_class_and_pupils_send(server, classes, cookie):
    status, _, headers = ask(server, "POST", "/class/", "", Cookie=cookie)
    code = headers["Location"].split("/")[2]
    assert (status, list(classes.classes)) == (303, [code])
    path = f"/class/{code}"
    form(server, f"{path}/teacher", cookie, hour=HOUR)
    assert f'data-hour="{HOUR}"' in ask(server, "GET", path)[1]
    assert "does she bust" in ask(server, "GET", path)[1]
    assert post(server, code, message()) == (200, "Sent to the class: 30.")
    spanish = Words("es")("Sent to the class: {value}.", value="30")
    assert post(server, code, message(), Accept_Language="es")[1] == spanish
    page = ask(server, "GET", f"{path}/teacher", Cookie=cookie)[1]
    assert f'<span class="code">{code}</span>' in page
    pictures = ask(server, "GET", f"{path}/teacher?lang=es", Cookie=cookie)[1]
    assert Words("es")("The numbers") in pictures
    form(server, f"{path}/teacher", cookie, clear=HOUR)
    assert classes.find(code).series("guess") == []


def test_a_class_that_is_locked_takes_no_number_until_the_teacher_opens_it(server, classes, cookie):
    code = classes.begin().code
    path, ben = f"/class/{code}/teacher", pupil(server, code)
    assert post(server, code, message(), Cookie=ben)[0] == 200
    assert form(server, path, lock="yes")[0] == 403
    assert form(server, path, cookie, lock="yes")[0] == 303
    is_locked = f'id="locked" role="status">{escape(EN(LOCKED))}'
    assert is_locked in ask(server, "GET", f"/class/{code}")[1]
    for who in ({"Cookie": ben}, {}):
        assert post(server, code, message("99"), **who)[0] == 423
    assert form(server, path, cookie, lock="no")[0] == 303
    assert post(server, code, message("40"), Cookie=ben)[0] == 200
    assert list(classes.find(code).numbers[HOUR, "guess"].values()) == [40]


def test_only_the_teacher_sees_what_came_in(server, classes):
    code = classes.begin().code
    own = [f"/class/{code}/teacher", "/class/progress"]
    for cookie in ("", "cardlab-teacher=teacher", "cardlab-teacher=2|1:0|10:1|x"):
        for path in (*own, "/class/competition"):
            status, text, _ = ask(server, "GET", path, Cookie=cookie)
            assert (status, "<svg" in text) == (403, False), path
        for path in (*own, "/class/"):
            assert form(server, path, cookie)[0] == 403, path
    assert ask(server, "GET", "/class/?key=other")[0] == 403
    assert list(classes.classes) == [code]
    assert code not in ask(server, "GET", "/class/")[1]


def test_the_teachers_pages_lead_to_each_other_and_pupils_see_no_such_head(server, classes, cookie):
    code = classes.begin().code
    links = ['href="/class/"', 'href="/class/progress"', 'href="/together/"']
    for path in ("/class/", f"/class/{code}/teacher", "/class/progress"):
        page = ask(server, "GET", path, Cookie=cookie)[1]
        assert all(link in page for link in links)
        assert page.count('aria-current="page"') == 1
    for path in ("/class/", f"/class/{code}"):
        assert links[1] not in ask(server, "GET", path)[1]


def test_the_progress_of_a_class_is_told_from_its_lines(server, cookie):
    progress = Progress("pepper", ["turn"], None)
    progress.add("turn", "star", 2)
    lines = f"{progress.line('<b>Ana')}\nnonsense\n"
    status, page = form(server, "/class/progress", cookie, lines=lines)
    assert (status, "&lt;b&gt;Ana" in page, "Not read: 1" in page) == (200, True, True)
    assert "1 a la primera" in form(server, "/class/progress?lang=es", cookie, lines=lines)[1]
    assert form(server, "/class/progress", cookie, lines="x" * 95_000)[0] == 413


def test_the_teacher_sees_the_codes_and_the_results_of_a_competition(
    server, cookie, monkeypatch, tmp_path
):
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("CARDLAB_FAIR", "1")
    lobby = Lobby()
    lobby.form.search = f"?game=pepper&players=3&seed=4&code={codes()[8]}&pace=0"
    assert 'href="/class/competition"' in ask(server, "GET", "/class/", Cookie=cookie)[1]
    page = ask(server, "GET", "/class/competition", Cookie=cookie)[1]
    assert "Round 4: Pepper Eights, 3 players" in page
    assert "<td>9</td><td>is playing</td>" in page
    assert page.count("<code>") == len(codes())


# Pupils


def test_a_browser_has_one_number_whatever_it_calls_itself(server, classes):
    school_class = classes.begin()
    school_class.hour = HOUR
    ben, loop = pupil(server, school_class.code), pupil(server, school_class.code)
    for n in range(AT_ONCE):
        sent = post(server, school_class.code, message("99", page=f"{n:016x}"), Cookie=loop)
        assert sent[0] == 200
    assert post(server, school_class.code, message("98"), Cookie=loop)[0] == 429
    assert post(server, school_class.code, message("40"), Cookie=ben)[0] == 200
    assert school_class.series("guess") == [99, 40]


@pytest.mark.parametrize("forged", ["", "cardlab-pupil=x", "cardlab-pupil=2|1:0|10:1|x"])
def test_who_has_no_cookie_of_the_page_is_told_so(server, classes, forged):
    school_class = classes.begin()
    for kernel in ({}, {"X_Cardlab_Kernel": ":0123456789abcdef"}):  # which has not the key
        status, text = post(server, school_class.code, message(), Cookie=forged, **kernel)
        assert (status, "cookie" in text or bool(kernel)) == (403, True)
    assert school_class.numbers == {}


def test_another_sites_page_can_send_nothing(server, classes, cookie):
    code = classes.begin().code
    evil = "http://evil.example"
    assert post(server, code, message(), Origin=evil)[0] == 403
    assert post(server, code, message(), Origin=f"http://localhost:{server}")[0] == 200
    assert ask(server, "POST", "/class/", "", Cookie=cookie, Origin=evil)[0] == 403
    assert post(server, code, message(), Content_Type="text/plain")[0] == 400
    assert ask(server, "GET", "/class/", Host="evil.example")[0] == 403
    assert len(classes.classes) == 1


@pytest.mark.parametrize(
    "body",
    [
        "", "{", b"\xff\xfe", "hour=%ff", "said=30", {},
        message("often"), message("101"), message("-1"), message("9" * 41), message("nan"),
        message("9**9**9"), message(hour="chess"), message(series="name"), message(series=""),
        message("1_0"), message("0x10"), message("1e-999"), message("2**-60"),
        message("99**60*99**60*99**60*99**60"),
    ],
    ids=lambda body: str(body)[:70],
)  # fmt: skip
def test_what_is_no_number_of_this_page_is_refused_with_a_sentence(server, classes, body):
    code = classes.begin().code
    status, text = post(server, code, body)
    assert (status, bool(text), "Traceback" in text) == (400, True, False)
    assert post(server, code, "x" * 1001)[0] == 413
    assert classes.find(code).numbers == {}


@pytest.mark.parametrize(
    "path",
    ["/class/NOSUCH", "/class/%3Cscript%3E", "/class/NOSUCH/teacher",
     "/class/%ff?lang=%ff", "/class/?code=%3Cb%3E&lang=%00", "/class/?code=" + "A" * 5000],
)  # fmt: skip
def test_hostile_addresses_get_a_plain_page(server, path):
    status, text, _ = ask(server, "GET", path)
    assert status in (200, 400, 403, 404)
    assert not any(odd in text for odd in ("<script>", "<b>", "Traceback"))


def test_a_page_runs_its_own_script_only(server, classes):
    _, text, headers = ask(server, "GET", f"/class/{classes.begin().code}")
    nonce = re.search(r'<script nonce="([^"]+)">', text)[1]
    assert f"'nonce-{nonce}'" in headers["Content-Security-Policy"]
    assert headers["Cache-Control"] == "no-store"
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "").split("<script")[0]


# From an hour


@pytest.fixture
def sent(server, monkeypatch):
    monkeypatch.setenv(collect.ADDRESS, f"http://localhost:{server}/class")
    return partial(send, catalogue.plan(HOUR))


def test_an_hour_sends_its_number_or_says_why_it_can_not(sent, classes):
    code = classes.begin().code
    assert repr(sent("guess", 30, f" {code.lower()}", EN)) == "Yes. Sent to the class: 30."
    for words in (EN, Words("es")):
        assert "NOSUCH" in sent("guess", 30, "nosuch", words).text
    assert "from 0 to 100" in sent("guess", 130, code, EN).text
    assert sent("guess", None, code, EN).state == "open"
    assert sent("guess", 30, "  ", EN).text.startswith("Type the class code")
    assert "No class has" in sent("guess", 30, "../teacher", EN).text
