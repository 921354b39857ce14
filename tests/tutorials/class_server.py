"""The class's pages on a port, and what a browser or a program asks of them."""

from __future__ import annotations

import asyncio
import json
import threading
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application

from cardlab_tutorials.class_page.handlers import handlers
from cardlab_widgets.server.bounds import HERE_ONLY


@contextmanager
def served(classes, root="/"):
    """The class's pages on a port, answered by a thread."""
    sock, port = bind_unused_port()
    rules = handlers(root, classes, "key", Path("nowhere"), HERE_ONLY)
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
    try:
        yield port
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)


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
    body = what if isinstance(what, str | bytes) else json.dumps(what)
    sent = {"Content_Type": "application/json", **headers}
    if "Cookie" not in sent:
        sent["Cookie"] = pupil(port, code)
    status, text, _ = ask(port, "POST", f"/class/{code}", body, **sent)
    return status, json.loads(text)["text"] if text.startswith("{") else text
