"""``cardlab serve``: which dashboards are served, with what settings."""

from __future__ import annotations

import socket

from cardlab_widgets.server import serve
from tests.test_house import ROOT


def test_a_checkout_serves_its_own_dashboards():
    assert serve.dashboards() == ROOT / "notebooks" / "play"
    assert (serve.dashboards() / "lobby.ipynb").is_file()


def test_an_installed_package_serves_those_it_holds(tmp_path, monkeypatch):
    (tmp_path / "dashboards").mkdir()
    monkeypatch.setattr(serve, "PACKAGE", tmp_path)
    assert serve.dashboards() == tmp_path / "dashboards"


def test_a_port_that_somebody_listens_at_is_not_free():
    with socket.create_server(("localhost", 0)) as taken:
        port = taken.getsockname()[1]
        assert not serve.is_free(port)
    assert serve.is_free(port)


def test_the_options_of_the_command_line_come_last(monkeypatch):
    heard = []
    monkeypatch.setattr(serve.Play, "launch_instance", heard.append)
    serve.main(["--port=8000"])
    assert heard == [["--port=8000"]]
    play = serve.Play()
    play.initialize(["--no-browser", "--Voila.ip=0.0.0.0"])
    assert play.ip == "0.0.0.0"
    assert play.display_address.startswith("http://localhost:")
    assert play.voila_configuration.template == "cardlab"
    assert play.root_dir == str(serve.dashboards())
