"""The pages of rooms as a service of JupyterHub, for every user who is logged in there.

The hub starts it and says in environment variables where it lies; ``jupyterhub`` is installed where
it runs. Pupils are called by names of the list here too: the hub's names are shown to nobody.
"""

from __future__ import annotations

import os
from typing import Any, Final
from urllib.parse import urlsplit

from tornado.web import HTTPError, RequestHandler
from tornado.websocket import WebSocketHandler

from cardlab.engine.table.errors import CardlabError

TEACHERS: Final = "cardlab-teachers"  # a group of the hub; its administrators are teachers too
Rules = list[tuple[str, type[RequestHandler], dict[str, Any]]]


def place() -> tuple[str, str, int]:
    """Return where the hub wants the service: the path, the address and the port.

    Raises:
        CardlabError: no hub has started this program.

    """
    path = os.environ.get("JUPYTERHUB_SERVICE_PREFIX", "")
    url = urlsplit(os.environ.get("JUPYTERHUB_SERVICE_URL", ""))
    if not path or not url.hostname or not url.port:
        raise CardlabError(
            "With --hub, cardlab together is started by JupyterHub: as a service with a url, as in "
            "'http://127.0.0.1:9999'."
        )
    return path.rstrip("/"), url.hostname, url.port


def guarded(root: str, rules: Rules) -> Rules:
    """Return rules that let in those only who are logged in at the hub.

    Args:
        root: the path of the service.
        rules: those of the pages.

    """
    from jupyterhub.services.auth import HubOAuthCallbackHandler

    callback: Rules = [(f"{root}/oauth_callback", HubOAuthCallbackHandler, {})]
    return [*callback, *((path, _guarded(kind), how) for path, kind, how in rules)]


def _guarded(kind: type[RequestHandler]) -> type[RequestHandler]:
    from jupyterhub.services.auth import HubOAuthenticated

    class Guarded(HubOAuthenticated, kind):  # type: ignore[misc,valid-type]
        """A page for those who are logged in at the hub."""

        async def prepare(self) -> None:
            """Ask the hub who it is; it is asked once in five minutes. Lead others to its login."""
            super().prepare()
            model = await self.hub_auth.get_user(self, sync=False)
            self.hub_user = self.check_hub_user(model) if model else None
            if self.hub_user:
                return
            if issubclass(kind, WebSocketHandler) or self.request.method != "GET":
                raise HTTPError(403)
            self.redirect(self.get_login_url())

        def check_xsrf_cookie(self) -> None:
            """Do nothing: the Origin was looked at."""

        @property
        def is_teacher(self) -> bool:
            """Whether the hub says so."""
            user = self.hub_user or {}
            return bool(user.get("admin")) or TEACHERS in user.get("groups", ())

    return Guarded
