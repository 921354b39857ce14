"""``cardlab serve``: which dashboards are served, with what settings."""

from __future__ import annotations

import asyncio
import socket

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application

from cardlab.__main__ import main
from cardlab_widgets.server import serve


def test_an_installed_package_serves_those_it_holds(tmp_path, monkeypatch):
    (tmp_path / "dashboards").mkdir()
    monkeypatch.setattr(serve, "PACKAGE", tmp_path)
    assert serve.dashboards() == tmp_path / "dashboards"


def test_a_port_that_somebody_listens_at_is_not_free():
    with socket.create_server(("localhost", 0)) as taken:
        port = taken.getsockname()[1]
        assert not serve.is_free(port)
    assert serve.is_free(port)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("serve --port=abc", "a port is a number from 1 to 65535, not 'abc'"),
        ("serve --port=70000", "not '70000'"),
        ("serve --ip=999.1.1.1", "no address '999.1.1.1'"),
        ("serve --prot=8000", "There is no option '--prot=8000'; the nearest is --port"),
        ("serve --visitors=none", "not 'none'"),
        ("serve --token", "expected one argument"),
        ("serve no-such-folder", "there is no folder 'no-such-folder'"),
        ("together --port=70000", "not '70000'"),
        ("together --ip=999.1.1.1", "no address '999.1.1.1'"),
        ("together --prot=8000", "--prot=8000"),
    ],
)
def test_an_odd_option_is_told_in_a_sentence(command, said, capsys):
    assert main(command.split()) == 2
    assert said in capsys.readouterr().err


def test_help_lists_the_options_and_the_variables(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--help"])
    assert ended.value.code == 0
    shown = capsys.readouterr().out
    wanted = ("--port", "--visitors", "CARDLAB_KEY", "CARDLAB_FAIR", "CARDLAB_COACH", "/play/GAME")
    assert [name for name in wanted if name not in shown] == []


@pytest.mark.parametrize(
    ("address", "page"),
    [
        ("/", "lobby.ipynb"),
        ("/play/fuego?players=4&lang=es", "lobby.ipynb?game=fuego&players=4&lang=es"),
        ("/learn?lang=es", "learn.ipynb?lang=es"),
        ("/learn/pepper", "learn.ipynb?game=pepper"),
        ("/hours/", "hours.ipynb"),
        ("/hours.ipynb?hour=03", "hours.ipynb?hour=03"),
        ("/hours/is_it_true?class=ABCDEF", "hours.ipynb?hour=is_it_true&class=ABCDEF"),
    ],
)
def test_an_address_for_a_board_leads_to_its_page(address, page):
    async def led() -> str:
        sock, port = bind_unused_port()
        server = HTTPServer(Application(serve.short_addresses("/cards")))
        server.add_socket(sock)
        request = HTTPRequest(f"http://127.0.0.1:{port}/cards{address}", follow_redirects=False)
        answer = await AsyncHTTPClient().fetch(request, raise_error=False)
        return answer.headers["Location"]

    assert asyncio.run(led()) == f"/cards/voila/render/{page}"
