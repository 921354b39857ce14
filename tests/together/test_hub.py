"""As a service of JupyterHub, where the hub says who comes in; a stand-in takes its place here."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest
from tornado.httpclient import HTTPClientError
from tornado.web import RequestHandler

import cardlab
from cardlab_widgets.together import hub
from tests.together.serving import ask, connect, cookie_of

USERS = {
    "ana": {"name": "ana", "groups": []},
    "ines": {"name": "ines", "groups": ["cardlab-teachers"]},
    "admin": {"name": "admin", "admin": True},
}


class HubOAuthenticated:
    """Takes whom a header names for logged in."""

    @property
    def hub_auth(self):
        return self

    async def get_user(self, handler, *, sync):
        return USERS.get(handler.request.headers.get("User", ""))

    def check_hub_user(self, model):
        return model

    def get_login_url(self):
        return "/hub/login"


@pytest.fixture(autouse=True)
def stand_in(monkeypatch):
    auth = ModuleType("jupyterhub.services.auth")
    auth.HubOAuthenticated = HubOAuthenticated
    auth.HubOAuthCallbackHandler = RequestHandler
    for name in ("jupyterhub", "jupyterhub.services"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, auth.__name__, auth)


@pytest.mark.anyio
async def test_whoever_is_not_logged_in_is_led_to_the_hub_and_only_teachers_are_teachers(serve):
    served = serve(guarded=hub.guarded)

    async def code(path, user="", **how):
        return (await ask(path, headers={"User": user}, **how)).code

    pages = (f"{served.address}/together/", served.path, f"{served.path}/teacher")
    assert [await code(path) for path in pages] == [302, 302, 302]
    assert [await code(path, "ana") for path in pages] == [200, 200, 403]
    assert [await code(path, "ines") for path in pages] == [200, 200, 200]
    tables, pause = f"{served.path}/tables", {"method": "POST", "body": '{"do": "pause"}'}
    codes = [await code(tables, user, **pause) for user in ("", "ana", "ines", "admin")]
    assert codes == [403, 403, 200, 200]
    with pytest.raises(HTTPClientError, match="403"):
        await connect(served.path, "")
    page = await connect(served.path, await cookie_of(served.path, User="ana"), User="ana")
    page.say("hello")
    assert (await page.hear("table"))["presence"]["me"] == 0


def test_the_hub_says_where_its_service_lies(monkeypatch):
    with pytest.raises(cardlab.CardlabError, match="started by JupyterHub"):
        hub.place()
    monkeypatch.setenv("JUPYTERHUB_SERVICE_PREFIX", "/services/cardlab/")
    monkeypatch.setenv("JUPYTERHUB_SERVICE_URL", "http://127.0.0.1:9999/services/cardlab/")
    assert hub.place() == ("/services/cardlab", "127.0.0.1", 9999)
