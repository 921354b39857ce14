"""What a server answers under ``/together``: pages without a kernel, and one websocket a page.

A browser is known by a signed cookie with a random number, and its room knows which chair is its
own. So a page that is loaded anew sits where it sat, and no address gives a chair away.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from functools import cache
from http import HTTPStatus
from typing import Final

from tornado.ioloop import PeriodicCallback
from tornado.iostream import StreamBufferFullError
from tornado.web import HTTPError, RequestHandler
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from cardlab.engine.table.errors import CardlabError
from cardlab.engine.text.words import LANGUAGES, N_, Text
from cardlab_widgets.page import css, esm
from cardlab_widgets.server.bounds import Allowances, is_foreign, network_of
from cardlab_widgets.server.web import DAYS, LONGEST, Site, WebPage, is_misnamed
from cardlab_widgets.together import pages, results
from cardlab_widgets.together.chairs import Data, Page, Pupil
from cardlab_widgets.together.room import Room, Rooms
from cardlab_widgets.together.table import TablePlan

PUPIL: Final = "cardlab-together"  # a cookie: a random number, which tells browsers apart
AT_ONCE, A_SECOND = 20, 5.0  # messages of one page
WRONG, WRONG_A_SECOND = 30, 0.5  # wrong codes from one network address: a school has one for all
NEW, NEW_A_SECOND = 100, 1.0  # tables with bots from one address
BEAT: Final = 4000  # ms between two signs of life
PING: Final = 5.0  # seconds
NO_COOKIE, NO_ROOM, TRY_LATER = 4401, 4404, 1013  # why a connection is closed
TOO_MANY: Final = N_("Too many tries have come from your network. Try again in a minute.")
FILES: Final[dict[str, tuple[str, Callable[[], str]]]] = {
    "table.js": ("text/javascript", lambda: esm("table")),
    "together.js": ("text/javascript", lambda: esm("together")),
    "table.css": ("text/css", lambda: css("table", "room")),
    "lobby.css": ("text/css", lambda: css("lobby")),
    "together.css": ("text/css", pages.style),
}


@dataclass(frozen=True)
class SiteOfRooms(Site):
    """What all handlers of rooms are handed.

    Attributes:
        rooms: the rooms of the server.
        wrong: how many wrong codes may come from each address.
        new: how many tables with bots may be asked for from each address.
        links: the teacher's other pages on this server, by their names.

    """

    rooms: Rooms
    wrong: Allowances
    new: Allowances
    links: Sequence[tuple[Text, str]]

    def room(self, code: str, handler: RequestHandler) -> Room:
        """Return the room with a code that somebody has sent; a wrong code is counted.

        After too many, no code is looked up for that address until some time has passed; but
        whoever is in a room comes back to it.

        Args:
            code: the code.
            handler: which answers the request.

        Raises:
            CardlabError: there is none.
            HTTPError: too many wrong codes have come from this address.

        """
        address, now = _address_of(handler), _now()
        may_guess = self.wrong.has_left(address, now)
        try:
            room = self.rooms.find(code)
            if may_guess or pupil_of(handler) in room.pupils:
                return room
        except CardlabError:
            if may_guess:
                self.wrong.take(address, now)
                raise
        raise HTTPError(429)


def pupil_of(handler: RequestHandler) -> str:
    """Return the number in a browser's cookie; "" if it has none that we have signed."""
    return (handler.get_signed_cookie(PUPIL, max_age_days=DAYS) or b"").decode()


def _address_of(handler: RequestHandler) -> str:
    return network_of(str(handler.request.remote_ip))


def _now() -> float:
    return asyncio.get_running_loop().time()


def handlers(
    root: str,
    rooms: Rooms,
    key: str,
    hosts: Container[str] | None = None,
    links: Sequence[tuple[Text, str]] = (),
) -> list[tuple[str, type[RequestHandler], dict[str, SiteOfRooms]]]:
    """Return the rules of the pages and of their websocket.

    Args:
        root: the path of the server.
        rooms: its rooms.
        key: what makes a browser the teacher's.
        hosts: the names by which the server may be called; None for any.
        links: the teacher's other pages on this server, by their names.

    """
    path = f"{root.rstrip('/')}/together"
    wrong, new = Allowances(WRONG, WRONG_A_SECOND), Allowances(NEW, NEW_A_SECOND)
    how = {"site": SiteOfRooms(path, key, hosts, rooms, wrong, new, links)}
    return [
        (rf"{path}/?", Front, how),
        (rf"{path}/alone", Alone, how),
        (rf"{path}/files/([\w.]+)", File, how),
        (rf"{path}/([^/]+)", Show, how),
        (rf"{path}/([^/]+)/ws", Channel, how),
        (rf"{path}/([^/]+)/teacher", Teacher, how),
        (rf"{path}/([^/]+)/tables", Tables, how),
        (rf"{path}/([^/]+)/results\.(csv|json)", ResultsPage, how),
    ]


class Base(WebPage):
    """What the pages of rooms share."""

    site: SiteOfRooms

    def loads(self) -> str:
        """Return what a page may load."""
        host = self.request.host if re.fullmatch(r"[\w.:\[\]-]+", self.request.host) else ""
        # An older Safari does not count a websocket as 'self'.
        sockets = f"ws://{host} wss://{host}" if host else ""
        return (
            "script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
            f"connect-src 'self' {sockets}"
        )

    def room_of_teacher(self, code: str) -> Room:
        """Return a room, for the teacher only."""
        self.check_teacher()
        try:
            return self.site.rooms.find(code)
        except CardlabError as error:
            raise HTTPError(404) from error

    def write_error(self, status_code: int, **why: object) -> None:
        """Show an error page; a visitor who has to wait can continue from it."""
        if status_code == HTTPStatus.TOO_MANY_REQUESTS:
            self.show_front(self.words(TOO_MANY))
        else:
            super().write_error(status_code, **why)

    def show_front(self, fault: str = "") -> None:
        """Send the first page.

        Args:
            fault: what was wrong with what was asked for.

        """
        codes = [room.code for room in self.site.rooms.shared()] if self.is_teacher else None
        self.finish(pages.front(self.words, self.path, self.site.links, codes, fault))

    def show_fault(self, heading: str) -> None:
        """Say what is wrong, and lead back."""
        self.finish(pages.page("fault.html", heading, self.words, self.path))


class File(Base):
    """The scripts and style sheets of the pages."""

    def get(self, name: str) -> None:
        """Send one; a browser asks each time whether it has changed."""
        if name not in FILES:
            raise HTTPError(404)
        kind, text = FILES[name]
        self.set_header("Content-Type", f"{kind}; charset=utf-8")
        self.set_header("Cache-Control", "no-cache")
        self.finish(_bytes(text))


@cache
def _bytes(text: Callable[[], str]) -> bytes:
    return text().encode()


class Front(Base):
    """Where one types the code of a room or begins a table with bots; a teacher opens rooms."""

    def get(self) -> None:
        """Make the bearer of the key the teacher; else show the page, or lead to the room."""
        if self.takes_key():
            return
        code, fault = self.get_query_argument("code", ""), ""
        if code:
            try:
                self.redirect(self.link(self.site.room(code, self).code))
            except CardlabError as error:
                fault = error.in_words(self.words)
            else:
                return
        self.show_front(fault)

    def post(self) -> None:
        """Begin a room."""
        self.check_teacher()
        try:
            room = self.site.rooms.begin(self.words.language)
        except CardlabError as error:
            self.show_front(error.in_words(self.words))
            return
        self.redirect(self.link(room.code, "teacher"), status=303)


class Alone(Base):
    """Opens a table for one person with bots, which needs no kernel."""

    def post(self) -> None:
        """Open it, and lead there."""
        if not self.site.new.take(_address_of(self), _now()):
            raise HTTPError(429)
        game, _, players = self.get_body_argument("table", "").partition(" ")
        bots = self.get_body_argument("bots", "")
        if not players.isdecimal() or len(players) > 2 or bots not in pages.BOTS:
            raise HTTPError(400)
        try:
            plan = TablePlan(game, int(players), bots=bots)
            room = self.site.rooms.begin_alone(self.words.language, plan)
        except CardlabError as error:
            self.set_status(409)
            self.show_front(error.in_words(self.words))
            return
        self.redirect(self.link(room.code), status=303)


class Show(Base):
    """The page of a pupil, the same for all: the websocket says who sits where."""

    def get(self, code: str) -> None:
        """Send it, and give the browser its number."""
        try:
            room = self.site.room(code, self)
        except CardlabError as error:
            self.set_status(404)
            self.show_front(error.in_words(self.words))
            return
        if not pupil_of(self):
            self.remember(PUPIL, secrets.token_urlsafe(16), DAYS)
        self.finish(pages.pupil(room.code, self.words, self.path, is_alone=room.is_alone))


class Teacher(Base):
    """The teacher's page of a room; it may be on a projector, and holds no card."""

    def get(self, code: str) -> None:
        """Show it."""
        room = self.room_of_teacher(code)
        address, hint = self.way_in()
        link = f"{address}{self.path}/{room.code}"
        self.finish(pages.teacher(room, link, hint, self.words, self.path, self.site.links))


class Tables(Base):
    """All tables at a glance, and what the teacher does to them."""

    def get(self, code: str) -> None:
        """Send the state of all tables."""
        self.finish(self.room_of_teacher(code).for_teacher())

    def post(self, code: str) -> None:
        """Do what the teacher asks for; say why not if it can't be done."""
        room = self.room_of_teacher(code)
        try:
            asked = json.loads(self.request.body)
            _DO[asked["do"]](room, asked)
        except CardlabError as error:
            self.set_status(409)
            self.finish({"text": error.in_words(self.words)})
            return
        except (ValueError, LookupError, TypeError, RecursionError) as error:
            raise HTTPError(400) from error
        self.finish(room.for_teacher())


def _lay(room: Room, asked: Data) -> None:
    seconds = int(asked["turn"])
    plan = TablePlan(
        game=str(asked["game"]),
        players=int(asked["players"]),
        turn_seconds=min(300, max(10, seconds)) if seconds else None,
    )
    room.lay(
        plan, int(asked["tables"]), same_deal=bool(asked["same"]), rounds=bool(asked["rounds"])
    )


_DO: Final[dict[str, Callable[[Room, Data], None]]] = {
    "lay": _lay,
    "start": lambda room, _asked: room.start(),
    "pause": lambda room, _asked: room.pause(is_paused=True),
    "go on": lambda room, _asked: room.pause(is_paused=False),
    "free": lambda room, asked: room.free(int(asked["table"]), int(asked["chair"])),
    "next round": lambda room, _asked: room.next_round(),
}


class ResultsPage(Base):
    """The results of a tournament as a table, or the records of its matches."""

    def get(self, code: str, kind: str) -> None:
        """Send a file."""
        room = self.room_of_teacher(code)
        played, records = room.ended()
        self.set_header("Content-Disposition", f"attachment; filename=cardlab-{room.code}.{kind}")
        if kind == "csv":
            self.set_header("Content-Type", "text/csv; charset=utf-8")
            self.finish("\ufeff" + results.as_csv(played, self.words))  # for spreadsheets
        else:
            self.set_header("Content-Type", "application/json; charset=utf-8")
            self.finish(json.dumps(records))


class Channel(WebSocketHandler):
    """One page's connection to its room."""

    def initialize(self, site: SiteOfRooms) -> None:
        """Take what the rule hands over."""
        self.site = site
        self.at: tuple[Room, Pupil, Page] | None = None
        self.allowance = Allowances(AT_ONCE, A_SECOND)
        self.sent_at = 0.0  # when the page was sent something last
        self.beat = PeriodicCallback(self.give_sign, BEAT)

    def prepare(self) -> None:
        """Refuse what comes by another name of this machine, or from no page of ours."""
        is_of_a_page = "Origin" in self.request.headers and not is_foreign(self.request)
        if is_misnamed(self.request, self.site.hosts) or not is_of_a_page:
            raise HTTPError(403)

    def check_origin(self, origin: str) -> bool:  # noqa: ARG002 - it is read from the request
        """Do nothing: ``prepare`` has looked at the Origin; Tornado asks only if there is one."""
        return True

    # They are the handler's own: the server's settings hold for the kernels' connections too.
    @property
    def ping_interval(self) -> float | None:
        """Seconds between two pings; a page that does not answer is gone."""
        return PING

    @property
    def ping_timeout(self) -> float | None:
        """Seconds within which a page answers."""
        return PING

    @property
    def max_message_size(self) -> int:
        """Bytes of a message."""
        return LONGEST

    def get_compression_options(self) -> None:
        """Compress nothing: it would take 300 kB a connection."""

    def open(self, code: str) -> None:
        """Show the page its table."""
        self.set_nodelay(True)
        id = pupil_of(self)
        if not id:
            self.close(NO_COOKIE)
            return
        asked = self.get_query_argument("lang", "")
        wish = self.get_query_argument("table", "")
        page = Page(self.post)
        try:
            room = self.site.room(code, self)
            pupil = room.enter(id, asked if asked in LANGUAGES else LANGUAGES[0])
        except CardlabError:
            self.close(NO_ROOM)
            return
        except HTTPError:
            self.close(TRY_LATER)
            return
        self.at = room, pupil, page
        self.beat.start()  # a browser cannot see pings: it takes silence for a dead line
        room.open(pupil, page, int(wish) if wish.isdecimal() and len(wish) < 3 else 0)

    def give_sign(self) -> None:
        """Send a sign of life, unless the page has just been sent something."""
        if _now() - self.sent_at > BEAT / 2000:
            self.post({"kind": "beat"})

    def post(self, message: Data) -> None:
        """Send a message; a page that does not read what it is sent is cut off."""
        self.sent_at = _now()
        try:
            sent = asyncio.ensure_future(self.write_message(json.dumps(message)))
        except WebSocketClosedError:
            return
        except StreamBufferFullError:
            self.close()
            return
        sent.add_done_callback(lambda done: done.cancelled() or done.exception())  # it is gone

    def on_message(self, message: str | bytes) -> None:
        """Hand a message on; what is over the allowance is dropped without an answer."""
        if not self.at or not self.allowance.take("", _now()):
            return
        try:
            data = json.loads(message)
        except (ValueError, RecursionError):
            return
        room, pupil, page = self.at
        if isinstance(data, dict):
            room.hear(pupil, page, data)

    def on_close(self) -> None:
        """Note that the page is gone."""
        self.beat.stop()
        if self.at:
            room, pupil, page = self.at
            room.close(pupil, page)
