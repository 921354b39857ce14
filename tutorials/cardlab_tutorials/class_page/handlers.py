"""What the class server answers under ``/class``: to the teacher, and to those who have the code.

The teacher is whoever opens the address with the key that the server prints when it starts; a
cookie remembers it. A message from another site's page is refused: its Origin is another host.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Container
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from markupsafe import Markup, escape
from tornado.web import HTTPError

from cardlab.engine.text.words import N_, P_, Text, Words
from cardlab_tutorials.class_page.store import (
    LOCKED,
    LONGEST_NUMBER,
    MESSAGE,
    Classes,
    Refused,
    SchoolClass,
)
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.guided.classroom import class_report
from cardlab_tutorials.hours.catalogue import names, plan, title
from cardlab_tutorials.hours.charts import Upright
from cardlab_tutorials.hours.collect import SENDER, SILENT
from cardlab_tutorials.hours.plots import live_html
from cardlab_widgets.lobby.rounds import codes, results
from cardlab_widgets.server.bounds import network_of
from cardlab_widgets.server.codes import LENGTH
from cardlab_widgets.server.key import kernel_key
from cardlab_widgets.server.web import LONGEST, Site, WebPage, templates_of
from cardlab_widgets.table.terms import is_fair
from cardlab_widgets.together.pages import navigation

PUPIL: Final = "cardlab-pupil"  # a cookie: a random id, which tells the browsers of pupils apart
_TEMPLATES: Final = templates_of("cardlab_tutorials.class_page")
_GUESSES: Final = P_("{n} guess", "{n} guesses")
_SHARES: Final = P_("{n} result", "{n} results")
_TAKEN: Final = N_("Sent to the class: {value}.")
_NO_COOKIE: Final = N_(
    "This page needs a cookie to tell pupils apart. Allow cookies, and open the page again."
)


def handlers(
    root: str,
    classes: Classes,
    key: str,
    notebooks: Path,
    hosts: Container[str] | None = None,
) -> list[Any]:
    """Return the rules of the class's pages.

    Args:
        root: the path of the server.
        classes: where the numbers are kept.
        key: what makes a browser the teacher's.
        notebooks: the folder of the dashboards, where the hours may be.
        hosts: the names by which the server may be called; None for any.

    """
    path = f"{root.rstrip('/')}/class"
    how = {"site": SiteOfClasses(path, key, hosts, classes, notebooks)}
    return [
        (f"{path}/?", ClassFront, how),
        (f"{path}/competition", Competition, how),
        (f"{path}/progress", LessonProgress, how),
        (f"{path}/([^/]+)", ClassPupil, how),
        (f"{path}/([^/]+)/teacher", ClassTeacher, how),
    ]


@dataclass(frozen=True)
class SiteOfClasses(Site):
    """What all pages of classes are handed.

    Attributes:
        classes: where the numbers are kept.
        notebooks: the folder of the dashboards, where the hours may be.

    """

    classes: Classes
    notebooks: Path


class ClassPage(WebPage):
    """What the pages of classes share."""

    site: SiteOfClasses

    @cached_property
    def nonce(self) -> str:
        """What the script of this page must name to be run."""
        return secrets.token_urlsafe(12)

    def loads(self) -> str:
        """Return what a page may load: its own script, and what this server answers."""
        script = f"script-src 'nonce-{self.nonce}'; style-src 'unsafe-inline'; img-src data:"
        return f"{script}; connect-src 'self'"

    def show(
        self, template: str, heading: str = "cardlab", here: str | None = None, **fields: Any
    ) -> None:
        """Send a whole page.

        Args:
            template: the name of its file.
            heading: what the browser calls it.
            here: of a page for the teacher, what follows the path of the classes in its own.
            fields: what the template names.

        """
        links = teacher_pages(self.path.removesuffix("/class"))
        head = "" if here is None else navigation(self.words, links, f"{self.path}/{here}")
        known = {"_": self.words, "heading": heading, "head": head, "path": self.path}
        known |= {"nonce": self.nonce, "silent": SILENT, "locked": LOCKED}
        self.finish(_TEMPLATES.get_template(template).render(known | fields))

    def show_front(self, fault: str = "") -> None:
        """Ask for the code of a class; say what was wrong with the last one."""
        self.show("front.html", longest=2 * LENGTH, fault=fault)

    def class_of(self, code: str) -> SchoolClass:
        """Return the class with a code."""
        try:
            return self.site.classes.find(code)
        except Refused as refused:
            raise HTTPError(404) from refused

    def show_fault(self, heading: str) -> None:
        """Say what is wrong, and lead back."""
        self.show("error.html", heading)


class ClassFront(ClassPage):
    """Where a teacher makes a class, and a pupil types its code."""

    def get(self) -> None:
        """Make the bearer of the key the teacher; else show the page, or lead to the class."""
        if self.takes_key():
            return
        code = self.get_query_argument("code", "")
        if self.is_teacher:
            self.show("teacher_front.html", here="", codes=list(self.site.classes.classes))
        elif not code:
            self.show_front()
        else:
            try:
                self.redirect(self.link(self.site.classes.find(code).code))
            except Refused as refused:
                self.show_front(refused.in_words(self.words))

    def post(self) -> None:
        """Begin a class."""
        self.check_teacher()
        self.redirect(self.link(self.site.classes.begin().code, "teacher"), status=303)


class ClassTeacher(ClassPage):
    """The teacher's page of a class."""

    def get(self, code: str) -> None:
        """Show what has come in."""
        self.check_teacher()
        school_class, words = self.class_of(code), self.words
        address, hint = self.way_in()
        self.show(
            "teacher.html",
            school_class.code,
            here="",
            school=school_class,
            question=say(plan(school_class.hour).guess.question, words),
            address=f"{address}{self.path}/",
            hint=hint,
            hours=[(name, title(name, words.language)) for name in names()],
            pictures=pictures(school_class, words),
        )

    def post(self, code: str) -> None:
        """Go to another hour, forget the numbers of this one, or lock the class or open it."""
        self.check_teacher()
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

    def get(self) -> None:
        """Show them as they are now."""
        self.check_teacher()
        lobby = f"{self.path.removesuffix('/class')}/voila/render/lobby.ipynb"
        fair = is_fair()
        self.show(
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

    def get(self) -> None:
        """Ask for the lines."""
        self.post()

    def post(self) -> None:
        """Show what the lines say, and ask for others."""
        self.check_teacher()
        pasted = self.get_body_argument("lines", "")
        lines = [line for line in pasted.splitlines() if line.strip()]
        report = "\n".join(class_report(lines, self.words)) if lines else ""
        self.show("progress.html", here="progress", pasted=pasted, report=report)


class ClassPupil(ClassPage):
    """The page from which pupils send their numbers, and where hours send theirs."""

    def get(self, code: str) -> None:
        """Show the lines to type in."""
        try:
            school_class = self.site.classes.find(code)
        except Refused as refused:
            self.set_status(refused.status)
            self.show_front(refused.in_words(self.words))
            return
        if self.get_signed_cookie(PUPIL) is None:
            self.remember(PUPIL, secrets.token_hex(8), None)
        link = ""
        if (self.site.notebooks / "hours.ipynb").is_file():
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

    def post(self, code: str) -> None:
        """Take a number."""
        words = self.words
        try:
            message = {part: self.get_body_argument(part, "") for part in MESSAGE}
            value = self.site.classes.take(code, message, *self._sender())
        except Refused as refused:
            self.set_status(refused.status)
            self.finish({"text": refused.in_words(words)})
            return
        self.finish({"text": say(_TAKEN, words, value=f"{value:g}")})

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


def teacher_pages(root: str) -> list[tuple[Text, str]]:
    """Return the teacher's pages of the server at a path, each with its name and its own path."""
    pages: list[tuple[Text, str]] = [
        (N_("Hours"), f"{root}/class/"),
        (N_("Lessons"), f"{root}/class/progress"),
        (N_("Play together"), f"{root}/together/"),
    ]
    return [*pages, (N_("Competition"), f"{root}/class/competition")] if is_fair() else pages


def pictures(school_class: SchoolClass, words: Words) -> list[tuple[Markup, Markup]]:
    """Return what has come in the present hour, guesses and results: how many, and the histogram.

    The histogram is empty while there is nothing to draw.
    """
    guess = plan(school_class.hour).guess
    guesses, shares = school_class.series("guess"), school_class.series("share")
    mean = sum(shares) / len(shares) if shares else None
    near = guess.closer(shares) if shares else guess
    drawn = []
    for axis, numbers, counted, heading, label in (
        (guess, guesses, _GUESSES, N_("Guesses"), N_("result: {n}")),
        (near, shares, _SHARES, N_("Results"), N_("the class's mean: {n}")),
    ):
        n = len(numbers)
        count = escape(words(counted, n=n)).replace(str(n), Markup(f"<b>{n}</b>"), 1)
        figure = ""
        if numbers:
            line = None if mean is None else Upright(mean, label=words(label, n=f"{mean:.1f}"))
            figure = live_html(axis.chart(numbers, words, line, heading, N_("pupils")), words)
        drawn.append((count, Markup(figure)))
    return drawn
