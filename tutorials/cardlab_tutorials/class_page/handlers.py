"""What the class server answers under ``/class``: to the teacher, and to those who have the code.

The teacher is whoever opens the address with the key that the server prints when it starts; a
cookie remembers it. A message from another site's page is refused: its Origin is another host.
"""

from __future__ import annotations

import hmac
import json
import secrets
from collections.abc import Awaitable
from functools import cached_property
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.base.handlers import JupyterHandler
from tornado.httputil import HTTPServerRequest
from tornado.web import HTTPError

from cardlab.engine.text.words import LANGUAGES, N_, Words
from cardlab_tutorials.class_page import pages
from cardlab_tutorials.class_page.store import (
    GARBLED,
    LOCKED,
    LONGEST_NUMBER,
    Classes,
    Refused,
    SchoolClass,
)
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.guided.classroom import class_report
from cardlab_tutorials.hours.catalogue import names, plan, title
from cardlab_tutorials.hours.collect import SENDER
from cardlab_widgets.lobby.rounds import codes, results
from cardlab_widgets.server.bounds import (
    HERE_ONLY,
    TEACHER,
    first_language,
    is_foreign,
    network_of,
)
from cardlab_widgets.server.codes import LENGTH
from cardlab_widgets.server.key import kernel_key
from cardlab_widgets.table.terms import is_fair

DAYS: Final = 1.0  # for which a browser stays the teacher's
PUPIL: Final = "cardlab-pupil"  # a cookie: a random id, which tells the browsers of pupils apart
LONGEST: Final = 1000  # bytes of a message
_TAKEN: Final = N_("Sent to the class: {value}.")
_SILENT: Final = N_("The class server does not answer. Try once more.")
_NO_COOKIE: Final = N_(
    "This page tells pupils apart by a cookie. Let your browser keep it, and open the page again."
)


def handlers(root: str, classes: Classes, key: str, notebooks: Path) -> list[Any]:
    """Return the rules of the class's pages.

    Args:
        root: the path of the server.
        classes: where the numbers are kept.
        key: what makes a browser the teacher's.
        notebooks: the folder of the dashboards, where the hours may be.

    """
    path = f"{root.rstrip('/')}/class"
    settings = {"classes": classes, "key": key, "path": path, "notebooks": notebooks}
    return [
        (rf"{path}/?", ClassFront, settings),
        (rf"{path}/competition", Competition, settings),
        (rf"{path}/progress", LessonProgress, settings),
        (rf"{path}/([^/]+)", ClassPupil, settings),
        (rf"{path}/([^/]+)/teacher", ClassTeacher, settings),
        (rf"{path}/([^/]+)/pictures", Pictures, settings),
        (rf"{path}/([^/]+)/hour", Now, settings),
    ]


class ClassPage(JupyterHandler):
    """What all pages of a class share.

    Attributes:
        longest: how many bytes a message may have.

    """

    longest = LONGEST

    def initialize(self, classes: Classes, key: str, path: str, notebooks: Path) -> None:
        """Take what the rule hands over."""
        self.classes = classes
        self.key = key
        self.path = path
        self.notebooks = notebooks

    @cached_property
    def nonce(self) -> str:
        """What the script of this page must name to be run."""
        return secrets.token_urlsafe(12)

    def prepare(self) -> Awaitable[None] | None:  # type: ignore[override]
        """Refuse what comes by another name of this machine, or from another site's page."""
        if not self.check_host():
            raise HTTPError(403)
        if self.request.method == "POST" and is_foreign(self.request):
            raise HTTPError(403)
        if len(self.request.body) > self.longest:
            raise HTTPError(413)
        return None

    @property
    def words(self) -> Words:
        """The language of whoever asks."""
        browser = first_language(self.request.headers.get("Accept-Language", ""))
        return Words(self.asked_language() or browser)

    def asked_language(self) -> str:
        """Return the language that the address names; "" if it names none that we have."""
        asked = self.request.query_arguments.get("lang", [b""])[0].decode(errors="replace")
        return asked if asked in LANGUAGES else ""

    @property
    def content_security_policy(self) -> str:
        """What a page may load: its own script, and what this server answers."""
        script = f"script-src 'nonce-{self.nonce}'; style-src 'unsafe-inline'; img-src data:"
        here = "connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
        return f"default-src 'none'; {script}; {here}"

    def set_default_headers(self) -> None:
        """Keep what is shown out of caches, and the address of this page out of other sites."""
        self.set_header("Content-Security-Policy", self.content_security_policy)
        self.set_header("Cache-Control", "no-store")
        self.set_header("Referrer-Policy", "same-origin")
        self.set_header("X-Content-Type-Options", "nosniff")

    def remember(self, name: str, value: str, days: float | None, path: str = "") -> None:
        """Give the browser a signed cookie, for some days or until it is closed.

        Args:
            name: of the cookie.
            value: what it says.
            days: for how long; None until the browser is closed.
            path: below which it is sent; by default that of the classes.

        """
        is_https = self.request.protocol == "https"
        look: dict[str, Any] = {"secure": is_https, "httponly": True, "samesite": "Lax"}
        self.set_signed_cookie(name, value, days, path=path or self.path, **look)

    def show(self, template: str, heading: str = "cardlab", head: str = "", **fields: Any) -> None:
        """Send a whole page.

        Args:
            template: the name of its file.
            heading: what the browser calls it.
            head: what stands above it.
            fields: what the template names.

        """
        known = {"path": self.path, "nonce": self.nonce, "silent": _SILENT, "locked": LOCKED}
        known |= {"heading": heading, "head": head}
        self.finish(pages.page(template, self.words, **known, **fields))

    def show_teacher(self, template: str, heading: str, here: str = "", **fields: Any) -> None:
        """Send a whole page to the teacher, with the head that leads to the others.

        Args:
            template: the name of its file.
            heading: what the browser calls it.
            here: what follows the path of the classes in that of the page.
            fields: what the template names.

        """
        self.show(template, heading, pages.head(self.words, self.path, here), **fields)

    def show_front(self, fault: str = "") -> None:
        """Ask for the code of a class; say what was wrong with the last one."""
        self.show("front.html", longest=2 * LENGTH, fault=fault)

    @property
    def is_teacher(self) -> bool:
        """Whether this browser has had the key."""
        return self.get_signed_cookie(TEACHER, max_age_days=DAYS) == b"teacher"

    def class_of(self, code: str) -> SchoolClass:
        """Return a class, for its teacher only."""
        if not self.is_teacher:
            raise HTTPError(403)
        try:
            return self.classes.find(code)
        except Refused as refused:
            raise HTTPError(404) from refused

    def link(self, *parts: str) -> str:
        """Return a path below that of the classes, in the language that was asked for."""
        asked = self.asked_language()
        return "/".join((self.path, *parts)) + (f"?lang={asked}" if asked else "")

    def write_error(self, status_code: int, **_why: Any) -> None:
        """Say what is wrong in a few words, and lead back."""
        try:
            phrase = HTTPStatus(status_code).phrase
        except ValueError:
            phrase = ""
        self.show("error.html", phrase, status=status_code)


class ClassFront(ClassPage):
    """Where a teacher makes a class, and a pupil types its code."""

    @allow_unauthenticated
    def get(self) -> None:
        """Make the bearer of the key the teacher; else show the page, or lead to the class."""
        if key := self.get_query_argument("key", ""):
            if not hmac.compare_digest(key.encode(), self.key.encode()):
                raise HTTPError(403)
            self.remember(TEACHER, "teacher", DAYS, self.path.removesuffix("class"))
            self.redirect(self.link(""))
            return
        if self.is_teacher:
            self.show_teacher("teacher_front.html", "cardlab", codes=list(self.classes.classes))
            return
        fault = self._led()
        if fault is not None:
            self.show_front(fault)

    def _led(self) -> str | None:
        """Lead a pupil to the class with the code that was typed; or say what is wrong with it."""
        code = self.get_query_argument("code", "")
        if not code:
            return ""
        try:
            self.redirect(self.link(self.classes.find(code).code))
        except Refused as refused:
            return refused.why(self.words)
        return None

    @allow_unauthenticated
    def post(self) -> None:
        """Begin a class."""
        if not self.is_teacher:
            raise HTTPError(403)
        self.redirect(self.link(self.classes.begin().code, "teacher"), status=303)


class ClassTeacher(ClassPage):
    """The teacher's page of a class."""

    @allow_unauthenticated
    def get(self, code: str) -> None:
        """Show what has come in."""
        school_class, words = self.class_of(code), self.words
        address = f"{self.request.protocol}://{self.request.host}{self.path}/"
        self.show_teacher(
            "teacher.html",
            school_class.code,
            school=school_class,
            question=say(plan(school_class.hour).guess.question, words),
            address=address,
            is_local=(urlsplit(address).hostname or "") in HERE_ONLY,
            hours=[(name, title(name, words.language)) for name in names()],
            pictures=pages.pictures(school_class, words),
        )

    @allow_unauthenticated
    def post(self, code: str) -> None:
        """Go to another hour, forget the numbers of this one, or lock the class or open it."""
        school_class = self.class_of(code)
        hour = self.get_body_argument("hour", school_class.hour)
        if hour not in names():
            raise HTTPError(400)
        if self.get_body_argument("clear", "") == school_class.hour:
            school_class.clear()
        school_class.hour = hour
        if lock := self.get_body_argument("lock", ""):
            school_class.is_locked = lock == "yes"
        self.redirect(self.link(school_class.code, "teacher"), status=303)


class Competition(ClassPage):
    """The codes of a competition's pupils, and the results of its rounds, for the teacher."""

    @allow_unauthenticated
    def get(self) -> None:
        """Show them as they are now."""
        if not self.is_teacher:
            raise HTTPError(403)
        lobby = f"{self.path.removesuffix('/class')}/voila/render/lobby.ipynb"
        fair = is_fair()
        self.show_teacher(
            "competition.html",
            self.words(N_("Competition")),
            "competition",
            is_fair=fair,
            lobby=f"{self.request.protocol}://{self.request.host}{lobby}",
            rounds=list(results().items()) if fair else [],
            codes=codes() if fair else [],
        )


class LessonProgress(ClassPage):
    """How far a class has come in the lessons, by the lines that pupils give their teacher."""

    longest = 90_000

    @allow_unauthenticated
    def get(self) -> None:
        """Ask for the lines."""
        self._tell("")

    @allow_unauthenticated
    def post(self) -> None:
        """Tell what the lines say."""
        self._tell(self.get_body_argument("lines", ""))

    def _tell(self, pasted: str) -> None:
        if not self.is_teacher:
            raise HTTPError(403)
        lines = [line for line in pasted.splitlines() if line.strip()]
        report = "\n".join(class_report(lines, self.words)) if lines else ""
        self.show_teacher("progress.html", "cardlab", "progress", pasted=pasted, report=report)


class Pictures(ClassPage):
    """The pictures of a class as they are now, for the teacher's page."""

    @allow_unauthenticated
    def get(self, code: str) -> None:
        """Send them as a part of a page."""
        school_class, words = self.class_of(code), self.words
        drawn = pages.pictures(school_class, words)
        self.finish(pages.page("pictures.html", words, school=school_class, pictures=drawn))


class Now(ClassPage):
    """The hour that a class is in, and whether it is locked, for the pages of its pupils."""

    @allow_unauthenticated
    def get(self, code: str) -> None:
        """Send both."""
        try:
            school_class = self.classes.find(code)
        except Refused as refused:
            raise HTTPError(404) from refused
        self.finish({"hour": school_class.hour, "locked": school_class.is_locked})


class ClassPupil(ClassPage):
    """The page from which pupils send their numbers, and where hours send theirs."""

    @allow_unauthenticated
    def get(self, code: str) -> None:
        """Show the lines to type in."""
        try:
            school_class = self.classes.find(code)
        except Refused as refused:
            self.set_status(refused.status)
            self.show_front(refused.why(self.words))
            return
        if self.get_signed_cookie(PUPIL) is None:
            self.remember(PUPIL, secrets.token_hex(8), None)
        link = ""
        if (self.notebooks / "hours.ipynb").is_file():
            asked = f"hour={school_class.hour}&class={school_class.code}&lang={self.words.language}"
            link = f"{self.path.removesuffix('/class')}/voila/render/hours.ipynb?{asked}"
        words = self.words
        self.show(
            "pupil.html",
            school_class.code,
            school=school_class,
            title=title(school_class.hour, words.language),
            question=say(plan(school_class.hour).guess.question, words),
            longest=LONGEST_NUMBER,
            link=link,
        )

    @allow_unauthenticated
    def post(self, code: str) -> None:
        """Take a number."""
        words = self.words
        try:
            visitor, address = self._sender()
            value = self.classes.take(code, _read(self.request), visitor, address)
        except Refused as refused:
            self.set_status(refused.status)
            self.finish({"text": refused.why(words)})
            return
        self.finish({"text": words(_TAKEN, value=f"{value:g}")})

    def _sender(self) -> tuple[str, str]:
        """Who sends a number, and the address: a kernel of this server, or a pupil's browser.

        Raises:
            Refused: it is neither, as what has never opened the page.

        """
        key, _, kernel = self.request.headers.get(SENDER, "").partition(":")
        if hmac.compare_digest(key.encode(), kernel_key().encode()):
            return kernel[:LONGEST], "a kernel"
        cookie = self.get_signed_cookie(PUPIL)
        if cookie is None:
            raise Refused(_NO_COOKIE, 403)
        return cookie.decode(), network_of(str(self.request.remote_ip))


def _read(request: HTTPServerRequest) -> Any:
    """The message in a request, or None if it is no JSON.

    Raises:
        Refused: it is not called JSON, as where a form of another site sends it.

    """
    if request.headers.get("Content-Type", "") != "application/json":
        raise Refused(GARBLED, 415)
    try:
        return json.loads(request.body)
    except (ValueError, RecursionError):
        return None
