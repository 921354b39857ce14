"""The table: one widget that shows any game, and takes moves from a page."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar, Protocol

import anywidget
import traitlets

from cardlab.bots import Bot, runtime
from cardlab.engine.match.match import Match, new_match
from cardlab.engine.match.record import LONGEST, from_text, to_text
from cardlab.engine.table.errors import BadOption, CardlabError, or_list
from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import N_, Text
from cardlab.odds import chance_sentence
from cardlab_widgets.faces import art
from cardlab_widgets.page import css, esm, module
from cardlab_widgets.table.coach import Coach
from cardlab_widgets.table.persistence import ELSEWHERE, holds, keep, new_ticket, opened, sealed
from cardlab_widgets.table.session import Session
from cardlab_widgets.table.static_html import static_html
from cardlab_widgets.table.telling import StoryDelta
from cardlab_widgets.table.terms import Terms
from cardlab_widgets.ui_texts import ui_texts
from cardlab_widgets.wire import (
    LEVELS,
    UNREADABLE,
    Advice,
    Counts,
    Level,
    Message,
    News,
    SessionScene,
    TableScene,
    fits,
    length,
)

# What a page may say whatever it shows, and wherever its game continues.
ALWAYS = ("hello", "leave")
# Names a moment of a finished game, whatever is shown: a slider moves on before it is answered.
WHATEVER_IS_SHOWN = (*ALWAYS, "replay")
LONGEST_MESSAGE = 1_000  # characters of a message, but for one that loads a game
# Seconds before bots begin to think. The page shows their moves later anyway, and their thinking
# would delay a person's own move: it holds up the thread that sends it, and the browser's core.
HEAD_START = 0.03
UNKEPT = N_(
    "The server can't save this game at the moment. If you close the page now, you lose your "
    "last moves. The table tries again with your next move."
)


class TableGuide(Protocol):
    """Leads a table through something other than a free game, such as a step of a lesson.

    While the guide says that the table is free, the table works like any other. At other times the
    bots and the coach are off, and only the guide answers the page.
    """

    @property
    def is_free(self) -> bool:
        """Whether people play freely at the table now, with bots, undo and coach."""

    def guided(self, scene: TableScene, session: Session) -> Mapping[str, Any]:
        """Return the scene that the page shows in place of the session's."""

    def handlers(self) -> Mapping[str, Callable[[Message], None]]:
        """Return the functions that answer the page now, by kind of message.

        They take precedence over the table's own.
        """

    def came_to_rest(self, session: Session) -> None:
        """React when no bot has to move: a person decides, or the game is over."""


class CardTable(anywidget.AnyWidget):
    """A table for a match, in a notebook or a dashboard.

    >>> import cardlab
    >>> table = CardTable(cardlab.new_match("pepper", players=3, seed=7))
    >>> table
    <CardTable: pepper, 3 players, turn 1, asks seats [0]>

    The browser receives only what the seat that it shows may see.

    Args:
        match: the match.
        seats: who sits where: "me", "person", a bot, or the name of a bot. By default you sit on
            seat 0, and rule-of-thumb bots on the others.
        language: "en" or "es".
        pace: how long the table shows the move of a bot, in milliseconds.
        theme: "auto", "light" or "dark".
        bot_seconds: the time limit for a bot of yours, in seconds.
        coach: "off", "hints", "full", or "none" for a coach that nobody can switch on.
        terms: what a competition or a class forbids.
        join: a room of ``cardlab together``, and perhaps a table, like "K7M2QX/3". The call then
            returns a :class:`~cardlab_widgets.together.joined.JoinedTable` that sits at that table.
        at: the address of the server of that room, like "http://192.168.1.5:8765".

    Raises:
        BadOption: an argument is not possible.

    Note:
        A subclass that guides its table, as a lesson does, sets ``guide`` before it calls this
        constructor.

    """

    guide: TableGuide | None = None
    _esm = module()
    _css = css()
    scene = traitlets.Dict().tag(sync=True)
    art = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    theme = traitlets.Enum(["auto", "light", "dark"], "auto").tag(sync=True)
    ticket = traitlets.Unicode("").tag(sync=True)
    unkept = traitlets.Unicode("").tag(sync=True)
    advice = traitlets.Dict().tag(sync=True)
    way_back = traitlets.Unicode("").tag(sync=True)  # the name of the button that leaves the table

    def __new__(cls, *what: Any, join: str = "", at: str = "", **how: Any) -> Any:
        """Return a new table, or the table of a room that a notebook joins."""
        if not join:
            return super().__new__(cls, *what, **how)
        from cardlab_widgets.together.joined import JoinedTable  # it needs tornado

        return JoinedTable(join, at, *what, **how)

    def __init__(
        self,
        match: Match,
        seats: Sequence[str | Bot] | None = None,
        *,
        language: str = "en",
        pace: int = 600,
        theme: str = "auto",
        bot_seconds: float = 10,
        coach: str = "off",
        terms: Terms = Terms(),  # noqa: B008 - it can't be changed
    ) -> None:
        self.coach = Coach(self._advise)  # before all else: a table that is refused is closed too
        if not isinstance(match, Match):
            raise BadOption(f"A table shows a match, as new_match returns it, not {match!r:.80}.")
        level = next((level for level in LEVELS if level == coach), None)
        if level is None:
            raise BadOption(f"The coach can't be {coach!r}: it is {or_list(LEVELS)}.")
        self.level: Level = "none" if terms.fair else level
        self.session = Session(match, seats, language, bot_seconds, terms)
        self._telling = StoryDelta()
        self.pace = pace
        self._seq = 0
        self._ticket = self._holder = ""
        self._painted: SessionScene | None = None
        self._shown = 0  # scenes since the last press: a page shows them one after the other
        self._listeners: list[Callable[[Move], object]] = []
        self._leaves: Callable[[], None] | None = None
        super().__init__(
            art=art(match.game, language), words=ui_texts(match.game, language), theme=theme
        )
        self.on_msg(self._hear)
        self.play_on()

    # --- for notebooks ------------------------------------------------------------------------

    @classmethod
    def from_text(
        cls, text: str, seats: Sequence[str | Bot] | None = None, **how: Any
    ) -> CardTable:
        """Return a table with the match of a shared text, or of the text of a saved file."""
        return cls(from_text(text), seats, **how)

    @property
    def match(self) -> Match:
        """The match on the table (a what-if, while one is open)."""
        return self.session.live

    def keep(self, ticket: str = "", holder: str = "") -> None:
        """Save the game on disk from now on, so that another kernel can continue it.

        Args:
            ticket: the ticket under which the game is saved; by default a new one.
            holder: whose game it is, as :func:`~cardlab_widgets.table.persistence.take` said.

        """
        self._ticket = ticket or new_ticket()
        self._holder = holder or secrets.token_hex(8)
        self._keep()

    def _keep(self) -> None:
        """Save the game as it is now; if the disk refuses, tell the page and play on."""
        if not self._ticket:
            return
        try:
            is_here = keep(self._ticket, self._holder, *self._kept())
        except OSError:
            self.unkept = self.session.words(UNKEPT)
            return
        if not is_here:
            raise CardlabError(self.session.words(ELSEWHERE))
        self.ticket, self.unkept = self._ticket, ""

    def _check_here(self) -> None:
        """Raise CardlabError if another table has taken the game over."""
        if self._ticket and not holds(self._ticket, self._holder):
            raise CardlabError(self.session.words(ELSEWHERE))

    def _kept(self) -> tuple[Match, Sequence[Any], str, str]:
        """Return the parts of the game that are saved or sealed."""
        session = self.session
        return session.match, session.seats, session.words.language, session.terms.seed

    def close(self) -> None:
        """Close the widget, and stop its coach."""
        self.coach.stop()
        super().close()

    def on_move(self, listener: Callable[[Move], object]) -> None:
        """Call ``listener(move)`` after each move that a person makes at the table."""
        self._listeners.append(listener)

    def on_leave(self, leave: Callable[[], None], name: str) -> None:
        """Show a button with this name in the bar, and call ``leave()`` when it is pressed."""
        self._leaves, self.way_back = leave, name

    def reset(self, match: Match, seats: Sequence[str | Bot] | None = None) -> None:
        """Put another match of the same game on the table, with the same persons and bots."""
        if match.game != self.match.game:
            raise CardlabError(f"This is a table for {self.match.game}, not for {match.game}.")
        same = self.session.seats if match.players == self.match.players else None
        self.session.seat(match, seats if seats is not None else same)
        self.coach.review.clear()
        self.play_on()

    def __repr__(self) -> str:
        return f"<CardTable: {repr(self.match)[1:-1]}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Return the widget, and the table as plain HTML for where no JavaScript runs."""
        bundle = super()._repr_mimebundle_(**kwargs)
        plain = {"text/plain": repr(self), "text/html": self.saved()}
        if isinstance(bundle, tuple):
            return {**bundle[0], **plain}, bundle[1]
        return {**(bundle or {}), **plain}

    def saved(self) -> str:
        """Return the table as plain HTML, as a notebook saves it."""
        return static_html(self.scene, self.art, self.words)

    def early(self) -> dict[str, Any]:
        """Return the state from which a page paints the table before the widget runs."""
        keys = ("scene", "art", "words", "theme", "ticket", "unkept", "advice", "way_back")
        return {**self.get_state(keys), "module": esm(), "style": css()}

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> dict[str, Any]:
        """Return the state; a scene that has changed alone has only the new lines of the story."""
        state: dict[str, Any] = super().get_state(key, drop_defaults)
        if "scene" in state:
            tell = self._telling.new if key == "scene" else self._telling.whole
            state["scene"] = tell(state["scene"])
        return state

    # --- what is shown ------------------------------------------------------------------------

    @property
    def show_counts(self) -> Counts:
        """The counts of open cards that the table shows.

        "all"; "signs" leaves out the counts that a coach would give; "none" is for exercises in
        counting.
        """
        return "signs" if self.level == "none" else "all"

    @property
    def is_free(self) -> bool:
        """Whether no guide leads the table now."""
        return self.guide is None or self.guide.is_free

    def refresh(self) -> None:
        """Show the table as it is now."""
        if self.session.terms.fair:
            self._keep()  # or a second kernel could take back a move whose outcome was seen
            self._wait_for_race()
        self._seq += 1
        self._shown += 1
        session = self.session
        painted = session.scene()
        # A secret answer changes nothing on the page, or only who has chosen: nobody waits for it.
        is_quick = painted == self._painted or any(seat["chosen"] for seat in painted["seats"])
        pace = 0 if self.is_free and is_quick else self.pace
        self._painted = painted
        level = self.level if self.is_free else "none"
        scene: TableScene = {
            **painted,
            "seq": self._seq,
            "pace": pace,
            "coach": level,
            "show_counts": self.show_counts,
            "review": None,
            "counted": None,
        }
        if session.match.over and level in ("hints", "full"):
            scene["review"] = [self.coach.review[n] for n in sorted(self.coach.review)]
        asked = session.me if session.moves() and session.replayed is None else None
        if asked is not None and level == "full":
            view = session.live.view(asked)
            scene["counted"] = chance_sentence(session.live.definition, view, session.words)
        self.scene = {**scene} if self.guide is None else {**self.guide.guided(scene, session)}
        if asked is not None and level in ("hints", "full"):
            self.coach.think(session.live, asked, self._seq)
        else:
            self.coach.stop()

    def _wait_for_race(self) -> None:
        """Wait until the page has shown all earlier moves, so that it shows the race at once.

        A visitor may have set the pace to half: then each move takes twice as long.
        """
        if self.session.race_begins():
            runtime.pause(2 * self.pace * self._shown / 1000)
            self._shown = 0

    def _advise(self, advice: Advice) -> None:
        """Show the coach's advice if it is about this decision; runs in the coach's thread."""
        if advice["seq"] == self._seq:
            self.advice = {**advice, "why": self.session.words(advice["why"])}

    def play_on(self) -> None:
        """Show the table, and let the bots move, one scene a move, until a person decides."""
        self._shown = 0
        self.refresh()
        if self.is_free:
            self._let_bots_move()
        if self.guide is not None:
            self.guide.came_to_rest(self.session)

    def _let_bots_move(self) -> None:
        if self.pace:
            runtime.pause(HEAD_START)
        for wrong in self.session.bots_move():
            if wrong:
                self._say({"kind": "error", "text": wrong})
            self.refresh()
            if not self.is_free:  # the guide stops the game after this move
                return

    # --- what the page may say ----------------------------------------------------------------

    def set_state(self, sync_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Refuse state from a page, which must send messages instead."""
        self._refuse(N_("A page can't write the state of a table."))

    def _hear(self, _widget: Any, message: Any, _buffers: Any) -> None:
        """Check a message of the page, answer it at once, and do what it asks."""
        if wrong := self._wrong(message):
            self._refuse(wrong)
            return
        if message["kind"] != "move":  # the next scene acknowledges a move, and arrives sooner
            self._say({"kind": "ack", "seq": self._seq})
        try:
            if message["kind"] not in ALWAYS:
                self._check_here()
            self._handlers()[message["kind"]](message)
            self._keep()
        except CardlabError as error:
            self._say({"kind": "refused", "text": str(error)})
        except Exception as error:  # shown at the table, as nobody reads the log
            self._say({"kind": "error", "text": f"{type(error).__name__}: {error}"})

    def _say(self, news: News) -> None:
        self.send(news)

    def _refuse(self, why: Text) -> None:
        self._say({"kind": "refused", "text": self.session.words(why)})

    def _handlers(self) -> Mapping[str, Callable[[Message], None]]:
        """Return the functions that answer the page now, by kind of message."""
        kinds = self._KINDS if self.is_free else {"hello": self._KINDS["hello"]}
        own = {kind: partial(answer, self) for kind, answer in kinds.items()}
        return own if self.guide is None else {**own, **self.guide.handlers()}

    def _wrong(self, message: Any) -> Text:
        """Return why a message is refused, or "". Each check relies on those before it."""
        loads = isinstance(message, dict) and message.get("kind") == "load"
        if length(message) > LONGEST_MESSAGE + (LONGEST if loads else 0):
            return N_("The message is too long.")
        if not fits(message, Message) or ("text" in message) != loads:
            return UNREADABLE
        if message["kind"] not in self._handlers():
            return N_("The table does not know this kind of message.")
        if message["kind"] not in WHATEVER_IS_SHOWN and message["seq"] != self._seq:
            return N_("The table has moved on: look again.")
        return ""

    def _move(self, message: Message) -> None:
        if not 0 <= message["index"] < len(self.session.moves()):
            self._refuse(N_("That move is not offered."))
            return
        if self.session.branch is None:
            self.coach.note_move(len(self.session.match.moves), message["index"])
        move = self.session.move(message["index"])
        self.play_on()
        for listener in self._listeners:
            listener(move)

    def _undo(self, _message: Message) -> None:
        self.session.undo()
        self.refresh()
        if self.guide is not None:
            self.guide.came_to_rest(self.session)

    def _what_if(self, message: Message) -> None:
        self.session.what_if(message["index"])
        self.refresh()

    def _back(self, _message: Message) -> None:
        self.session.back()
        self.refresh()

    def _uncover(self, _message: Message) -> None:
        self.session.uncover()
        self.refresh()

    def _rest(self, _message: Message) -> None:
        self.session.rest()
        self.play_on()

    def _coach(self, message: Message) -> None:
        if self.level == "none" or not 0 <= message["index"] < len(LEVELS) - 1:
            self._refuse(N_("There is no coach at this table."))
            return
        self.level = LEVELS[1 + message["index"]]
        self.refresh()

    def _race(self, message: Message) -> None:
        self.session.react(message["index"], 2.0 * self.pace * self._shown)
        self.play_on()

    def _replay(self, message: Message) -> None:
        self.session.replay(message["index"])
        self.refresh()

    def _again(self, _message: Message) -> None:
        match = self.session.match
        if not match.over:
            raise CardlabError(self.session.words(N_("The game is not over yet.")))
        names = list(match.names)
        self.session.terms = replace(self.session.terms, seed="")
        if self.session.terms.fair and self.ticket:
            self.keep()  # under a new ticket, so that the finished game stays saved as it is
        self.reset(new_match(match.game, match.players, names=names, **match.options))

    def _save(self, _message: Message) -> None:
        match = self.session.match
        is_sealed = self._check_out("save")
        text = sealed(*self._kept()) if is_sealed else json.dumps(match.record())
        name = f"cardlab-{match.game}-{match.table.turns}.{'txt' if is_sealed else 'json'}"
        self._say({"kind": "file", "name": name, "text": text, "sealed": is_sealed})

    def _share(self, _message: Message) -> None:
        is_sealed = self._check_out("share")
        text = sealed(*self._kept()) if is_sealed else to_text(self.session.match)
        self._say({"kind": "copy", "text": text, "sealed": is_sealed})

    def _check_out(self, tool: str) -> bool:
        """Return whether to seal a game that leaves the table now.

        Raises:
            CardlabError: it may not leave now.

        """
        session = self.session
        session.terms.check(tool, session.match, session.words)
        return session.terms.seals(session.match)

    def load(self, text: str) -> None:
        """Put the game of a saved, sealed or shared text on the table, if the terms permit it."""
        session = self.session
        session.terms.check("load", session.match, session.words)
        kept = opened(text, session.terms.sealed, session.words)
        if kept.match.game == self.match.game:
            session.terms = replace(session.terms, seed=kept.seed)
        self.reset(kept.match, kept.seats or None)

    def _load(self, message: Message) -> None:
        self.load(message["text"])

    def _leave(self, _message: Message) -> None:
        if self._leaves is None:
            raise CardlabError(self.session.words(N_("This table can't be left.")))
        self._leaves()

    def _hello(self, _message: Message) -> None:
        """Send the whole scene again to a page that lost its connection or checks on the kernel."""
        self._telling = StoryDelta()
        self.send_state("scene")

    _KINDS: ClassVar[dict[str, Callable[[Any, Message], None]]] = {
        "move": _move,
        "undo": _undo,
        "whatif": _what_if,
        "back": _back,
        "uncover": _uncover,
        "coach": _coach,
        "race": _race,
        "rest": _rest,
        "replay": _replay,
        "again": _again,
        "save": _save,
        "share": _share,
        "load": _load,
        "hello": _hello,
        "leave": _leave,
    }
