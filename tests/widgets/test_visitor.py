"""What a dashboard's kernel hears of its visitor, and the table that goes with the page."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.sync.server import serve

from cardlab_widgets import Lobby
from cardlab_widgets.lobby.lobby import EARLY
from cardlab_widgets.server.query import asked_for


@contextmanager
def voila(say: str, monkeypatch) -> Iterator[list[str]]:
    """A server that tells a waiting kernel about its visitor; the paths it was asked for."""
    paths: list[str] = []

    def tell(line) -> None:
        paths.append(line.request.path)
        line.send(say)

    with serve(tell, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        for name, value in {
            "VOILA_PREHEAT": "True",
            "VOILA_APP_PORT": str(server.socket.getsockname()[1]),
            "VOILA_SERVER_URL": "/user/visitor/",
            "VOILA_KERNEL_ID": "abc",
        }.items():
            monkeypatch.setenv(name, value)
        yield paths
        server.shutdown()


def test_a_kernel_started_for_its_visitor_opens_what_the_link_names(monkeypatch):
    monkeypatch.setenv("VOILA_PREHEAT", "False")
    monkeypatch.setenv("QUERY_STRING", "game=nacho_pile&players=4&seed=7")
    table = Lobby().welcome().table
    assert (table.match.game, table.match.players) == ("nacho_pile", 4)
    assert table.scene["meta"][-1] == "seed 7"


def test_a_kernel_that_waits_hears_who_comes(monkeypatch):
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")  # must not come between
    environment = json.dumps({"QUERY_STRING": "game=pepper&seed=7", "SERVER_PORT": "80"})
    with voila(environment, monkeypatch) as paths:
        assert Lobby().welcome().table.scene["meta"][-1] == "seed 7"
    assert paths == ["/user/visitor/voila/query/abc"]


@pytest.mark.parametrize("nonsense", ["", "no JSON", "[]", "{}"])
def test_where_voila_says_nonsense_the_page_is_asked(monkeypatch, nonsense):
    with voila(nonsense, monkeypatch):
        assert asked_for() is None


def test_where_voila_does_not_answer_the_page_is_asked(monkeypatch):
    with voila("{}", monkeypatch):
        pass  # it is gone, and its port is nobody's
    lobby = Lobby().welcome()
    assert lobby.form.search is None
    lobby.form.search = "?game=pepper&seed=7"  # as the page says it
    assert lobby.table.scene["meta"][-1] == "seed 7"


def test_the_page_brings_the_first_table_along_and_nothing_the_widget_does_not_have(monkeypatch):
    monkeypatch.setenv("VOILA_PREHEAT", "False")
    monkeypatch.setenv("QUERY_STRING", "game=spicy&seed=7")
    lobby = Lobby().welcome()
    early = lobby._repr_mimebundle_()[EARLY]
    assert early.pop("module") == lobby.table._esm
    assert early.pop("style") == lobby.table._css
    state = lobby.table.get_state()
    assert early == {name: state[name] for name in early}
    assert early["scene"]["hand"]
