"""What the pages of the server share that need no kernel: those of rooms, and those of classes."""

from __future__ import annotations

import hmac
from collections.abc import Container
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from tornado.httputil import HTTPServerRequest
from tornado.web import HTTPError, RequestHandler

from cardlab.engine.text.words import LANGUAGES, N_, Text, Words
from cardlab_widgets.server.bounds import HERE_ONLY, first_language, is_foreign, own_address

TEACHER: Final = "cardlab-teacher"  # the cookie of whoever has had the teacher's key
DAYS: Final = 1.0  # for which a browser stays the teacher's
LONGEST: Final = 1000  # bytes of a message
_HERE: Final = N_(
    "Only this machine reaches that address. To let others in, start the server with --ip=0.0.0.0, "
    "in the network of the others."
)
_IN_NETWORK: Final = N_("All who are in the same network as this machine reach it there.")


def templates_of(package: str) -> Environment:
    """Return the templates that lie in the folder ``templates`` of a package."""
    return Environment(
        loader=PackageLoader(package), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )


def is_misnamed(request: HTTPServerRequest, hosts: Container[str] | None) -> bool:
    """Return whether a request addresses this server by a foreign name.

    So the page of another site cannot have its own name lead here (DNS rebinding).
    """
    name = request.host_name.strip("[]").lower()
    return hosts is not None and name not in hosts


@dataclass(frozen=True)
class Site:
    """What all pages of one kind are handed.

    Attributes:
        path: below which they lie, such as "/together".
        key: what makes a browser the teacher's.
        hosts: the names by which the server may be called; None for any.

    """

    path: str
    key: str
    hosts: Container[str] | None


class WebPage(RequestHandler):
    """A page: who may see it, in which language, and what the browser keeps of it.

    Attributes:
        longest: how many bytes a message may have.

    """

    longest = LONGEST

    def initialize(self, site: Site) -> None:
        """Take what the rule hands over."""
        self.site, self.path = site, site.path

    def prepare(self) -> None:
        """Refuse what comes by another name of this machine, or from another site's page."""
        if is_misnamed(self.request, self.site.hosts):
            raise HTTPError(403)
        if self.request.method == "POST" and is_foreign(self.request):
            raise HTTPError(403)
        if len(self.request.body) > self.longest:
            raise HTTPError(413)

    def check_xsrf_cookie(self) -> None:
        """Do nothing: ``prepare`` has looked at the Origin."""

    def loads(self) -> str:
        """Return what the page may load beside this server's answers, as in a policy."""
        raise NotImplementedError

    def set_default_headers(self) -> None:
        """Keep what is shown out of caches, and the address of this page out of other sites."""
        own = "form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
        self.set_header("Content-Security-Policy", f"default-src 'none'; {self.loads()}; {own}")
        self.set_header("Cache-Control", "no-store")
        self.set_header("Referrer-Policy", "same-origin")
        self.set_header("X-Content-Type-Options", "nosniff")

    @property
    def asked_language(self) -> str:
        """The language that the address names; "" if it names none that we have."""
        asked = self.request.query_arguments.get("lang", [b""])[0].decode(errors="replace")
        return asked if asked in LANGUAGES else ""

    def link(self, *parts: str) -> str:
        """Return a path below that of these pages, in the language that was asked for."""
        asked = self.asked_language
        return "/".join((self.path, *parts)) + (f"?lang={asked}" if asked else "")

    @property
    def words(self) -> Words:
        """The language of the request."""
        browser = first_language(self.request.headers.get("Accept-Language", ""))
        return Words(self.asked_language or browser)

    def way_in(self) -> tuple[str, Text]:
        """Return the address of this server for others, and what they have to know of it.

        Others can do nothing with "localhost", under which a teacher may have opened this page.
        """
        name = self.request.host_name
        if name.strip("[]") not in HERE_ONLY:
            return f"{self.request.protocol}://{self.request.host}", ""
        number = "" if self.site.hosts else own_address()
        host = self.request.host.replace(name, number or name, 1)
        return f"{self.request.protocol}://{host}", _IN_NETWORK if number else _HERE

    def remember(self, name: str, value: str, days: float | None, path: str = "") -> None:
        """Give the browser a signed cookie.

        Args:
            name: of the cookie.
            value: what it says.
            days: for how long; None until the browser is closed.
            path: below which it is sent; by default that of these pages.

        """
        is_https = self.request.protocol == "https"
        look: dict[str, Any] = {"secure": is_https, "httponly": True, "samesite": "Lax"}
        self.set_signed_cookie(name, value, days, path=path or self.path, **look)

    @property
    def is_teacher(self) -> bool:
        """Whether this browser has had the key."""
        return self.get_signed_cookie(TEACHER, max_age_days=DAYS) == b"teacher"

    def check_teacher(self) -> None:
        """Refuse everybody but the teacher."""
        if not self.is_teacher:
            raise HTTPError(403)

    def takes_key(self) -> bool:
        """Return whether the address names the teacher's key.

        Then make the browser the teacher's, on all pages of the server, and lead it to an address
        without the key.
        """
        key = self.get_query_argument("key", "")
        if not key:
            return False
        if not hmac.compare_digest(key.encode(), self.site.key.encode()):
            raise HTTPError(403)
        self.remember(TEACHER, "teacher", DAYS, f"{self.path.rpartition('/')[0]}/")
        self.redirect(self.link(""))
        return True

    def write_error(self, status_code: int, **_why: Any) -> None:
        """Say what is wrong in a few words."""
        known = {status.value: status.phrase for status in HTTPStatus}
        self.show_fault(f"{status_code}: {known.get(status_code, '')}")

    def show_fault(self, heading: str) -> None:
        """Send a page that says what is wrong, and leads back."""
        raise NotImplementedError
