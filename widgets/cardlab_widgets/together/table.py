"""One table of people: the match, its chairs, and what each chair's pages receive.

It knows no network, and no clock but the one that it is handed. All that it does happens in one
thread, in the order in which it is called.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Literal

from cardlab import bots
from cardlab.bots.playing import answer
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.match import NAMES, Match, new_match
from cardlab.engine.match.record import replay
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadOption
from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import N_, Text
from cardlab_widgets.table.race import FAIR, believed, times_of_bots
from cardlab_widgets.table.telling import StoryDelta
from cardlab_widgets.together.chairs import (
    GRACE,
    LATE,
    SILENCE,
    Chair,
    Clock,
    Data,
    Page,
    Pupil,
    Timer,
    Viewpoint,
)
from cardlab_widgets.together.showing import PHRASES, painted, state_of
from cardlab_widgets.together.windows import THINKING, WARNED, Window, finish, open_for

State = Literal["open", "playing", "paused", "over", "closed"]
AGAIN: Final = 20.0  # seconds after which a new game begins without those who have not said so
AFTER_RESTART: Final = 1000  # decisions that a restart skips: no press from before it is taken
SOON: Final = 0.005  # seconds by which a timer may be early
MOVED_ON: Final = N_("The table has moved on: look again.")
NOT_OFFERED: Final = N_("That move is not offered.")
NOT_PLAYING: Final = N_("The table is not playing now.")
UNKNOWN: Final = N_("The table does not know this kind of message.")


@dataclass(frozen=True)
class TablePlan:
    """What is played at a table.

    Attributes:
        game: its name.
        players: how many chairs there are.
        rules: the house rules that are not as printed.
        seed: of the first deal; None for a new one.
        turn_seconds: how long a turn may take; None for as long as one likes.
        thinking: how many seconds persons have for a secret question.
        pace: for how many seconds a bot's move is looked at.
        rematch: whether another game may be played when one is over.
        bots: the level of the bots.
        is_alone: whether one person plays here with bots, and nobody else comes in.

    """

    game: str
    players: int
    rules: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None
    turn_seconds: float | None = None
    thinking: float = THINKING
    pace: float = 0.6
    rematch: bool = True
    bots: str = "rule_of_thumb"
    is_alone: bool = False


class SharedTable:
    """A match at which several people sit.

    A table is "open" while chairs are taken, then "playing", perhaps "paused", then "over".

    Args:
        number: of the table in its room.
        plan: what is played.
        language: of the names, and of what those are shown who look on.
        clock: the time.
        save: is called with the table after each change, before its pages hear of it.

    Raises:
        BadOption: there is no such game, number of players or house rule.

    """

    def __init__(
        self,
        number: int,
        plan: TablePlan,
        language: str,
        clock: Clock,
        save: Callable[[SharedTable], None] = lambda _table: None,
    ) -> None:
        self.number, self.plan, self.language = number, plan, language
        self.clock, self._save = clock, save
        self.state: State = "open"
        self.deals = 0
        many = find(plan.game).seated(plan.players)
        self.chairs = [Chair(n, NAMES[n], language) for n in range(many)]
        self.watchers = Viewpoint(language)
        self.watching: list[Pupil] = []
        self._timer: Timer | None = None
        self._told: Data | None = None  # of who is here
        self._deal()

    # --- the match ----------------------------------------------------------------------------

    def _deal(self) -> None:
        plan = self.plan
        seed = plan.seed if self.deals == 0 else None
        names = [chair.name for chair in self.chairs]
        self._begin(new_match(plan.game, plan.players, seed, names, **plan.rules))
        for chair in self.chairs:
            chair.presses = chair.by_bot = 0

    def _begin(self, match: Match) -> None:
        self.match = match
        self.chance = secrets.randbits(62)  # of the bots: it has nothing to do with the deal
        self.bots = [bots.make(self.plan.bots, seed=self.chance + n) for n in range(match.players)]
        self._window = Window((self.deals, match.asked), self.clock.time())
        self._again: set[Chair] = set()  # who wants another game
        for viewpoint in (*self.chairs, self.watchers):
            viewpoint.forget()

    def start(self) -> None:
        """Deal the cards to those who sit here now; the first one plays."""
        if self.state != "open":
            return
        self._deal()
        self.deals += 1
        self.state = "playing"
        self._changed()

    def play_again(self, deal: int) -> None:
        """Deal again once the game of this number is over; the first chair moves on by one."""
        if self.state != "over" or deal != self.deals:
            return
        self.chairs = [*self.chairs[1:], self.chairs[0]]
        for number, chair in enumerate(self.chairs):
            chair.number = number
        self.state = "open"
        self.start()

    def pause(self, is_paused: bool) -> None:
        """Stop the clocks and take no presses, or go on."""
        if self.state in ("playing", "paused"):
            self.state = "paused" if is_paused else "playing"
            self._window.since = self.clock.time()
            self._changed()

    def close(self) -> None:
        """Stop the table for good."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self.state, self.watching = None, "closed", []
        self._save = lambda _table: None
        for chair in self.chairs:
            chair.pupil = None

    # --- who sits here ------------------------------------------------------------------------

    def free_chairs(self) -> list[Chair]:
        """Return the chairs at which no pupil sits."""
        return [chair for chair in self.chairs if chair.pupil is None]

    def sit(self, pupil: Pupil) -> bool:
        """Give a pupil a chair, at which a bot makes room; return whether there was one."""
        free = self.free_chairs()
        if not free:
            return False
        free[0].take(pupil)
        self._rename()
        self._changed()
        return True

    def free(self, chair: Chair) -> None:
        """Take the chair from its pupil: a bot plays on."""
        if chair.pupil:
            chair.pupil.chair = None
        chair.pupil, chair.is_away = None, False
        self._rename()
        self._changed()

    def _rename(self) -> None:
        """Have the match call the players by the names of those who sit here now."""
        names = [chair.name for chair in self.chairs]
        self.match = replay({**self.match.record(), "names": names})
        for viewpoint in (*self.chairs, self.watchers):
            viewpoint.lines = {}

    def leave(self, chair: Chair) -> None:
        """Let a bot play on; the chair stays the pupil's, who may come back."""
        chair.is_away = True
        self._changed()

    def come_back(self, chair: Chair) -> None:
        """Let the pupil play on."""
        chair.come_back()
        self._changed(chair)

    def come(self, pupil: Pupil) -> None:
        """Note that a pupil has opened a page."""
        if pupil.chair:
            if not self.is_attended(but=pupil):
                self._window.since = self.clock.time()  # the table has held still
            pupil.chair.come_back()
        elif pupil not in self.watching:
            self.watching.append(pupil)
        self._changed(pupil.chair)

    def go(self, pupil: Pupil) -> None:
        """Note that a pupil has closed a page."""
        chair = pupil.chair
        if pupil.pages:
            return
        if chair is None:
            self.watching.remove(pupil)
            self._tell_presence()
            return
        self._lose(chair)
        self._changed()

    def _lose(self, chair: Chair) -> None:
        chair.lost_since = self.clock.time()
        self.clock.call_later(GRACE, lambda: self._give_up(chair))

    def _give_up(self, chair: Chair) -> None:
        since = chair.lost_since
        if since is not None and self.clock.time() - since >= GRACE - SOON:
            chair.is_away = True
            self._changed()

    def is_attended(self, but: Pupil | None = None) -> bool:
        """Whether a seated pupil has a page open; if not, the table waits."""
        return any(chair.pages and chair.pupil is not but for chair in self.chairs)

    # --- what a page says ---------------------------------------------------------------------

    def hear(self, pupil: Pupil, page: Page, message: Data) -> None:
        """Do what a page asks for, or say why not; nothing is done before all checks."""
        chair, kind = pupil.chair, message.get("kind")
        if kind == "hello":
            page.post(self._whole(pupil, page))
        elif chair is None or not isinstance(kind, str) or kind not in _KINDS:
            self._refuse(chair or self.watchers, page, UNKNOWN)
        else:
            _KINDS[kind](self, chair, page, message)

    def _refuse(self, viewpoint: Viewpoint, page: Page, why: Text) -> None:
        page.post({"kind": "news", "what": {"kind": "refused", "text": viewpoint.words(why)}})

    def _press(self, chair: Chair, page: Page, message: Data) -> None:
        wrong = self._wrong(chair, message)
        if wrong:
            self._refuse(chair, page, wrong)
            return
        chair.pressed = message["seq"]
        chair.presses += 1
        chair.come_back()
        if self._is_race():
            elapsed = 1000 * (self.clock.time() - self._window.since)
            self._window.times[chair.number] = believed(message["index"], elapsed, FAIR)
        else:
            self._enter(chair, self._offered(chair)[message["index"]])
        self._changed(chair)

    def _wrong(self, chair: Chair, message: Data) -> Text | None:
        """Why a press is refused; a check relies on all those before it."""
        index, offered = message.get("index"), self._offered(chair)
        if self.state != "playing":
            return NOT_PLAYING
        if type(message.get("seq")) is not int or message["seq"] != chair.seq:
            return MOVED_ON
        if not offered or type(index) is not int or index < 0:
            return NOT_OFFERED
        return None if self._is_race() or index < len(offered) else NOT_OFFERED

    def _rest(self, chair: Chair, page: Page, message: Data) -> None:
        if message.get("seq") != chair.seq or not self._can_rest(chair):
            self._refuse(chair, page, MOVED_ON)
            return
        chair.rests, chair.pressed = True, chair.seq
        self._changed(chair)

    def _wants_more(self, chair: Chair, _page: Page, _message: Data) -> None:
        if self.state != "over" or not self.plan.rematch:
            return
        if not self._again:
            deal = self.deals
            self.clock.call_later(AGAIN, lambda: self.play_again(deal))
        self._again.add(chair)
        here = [other for other in self.chairs if other.presence == "here"]
        if self._again.issuperset(here):
            self.play_again(self.deals)
        else:
            self._tell_presence()

    def _say(self, chair: Chair, _page: Page, message: Data) -> None:
        index, now = message.get("index"), self.clock.time()
        is_phrase = type(index) is int and 0 <= index < len(PHRASES)
        if is_phrase and now - chair.spoke >= SILENCE:
            chair.spoke = now
            self._tell({"kind": "said", "by": chair.number, "index": index})

    # --- the course of things -----------------------------------------------------------------

    def _is_race(self) -> bool:
        ask = self.match.ask
        return bool(ask and ask.question.race)

    def _passive(self, seat: int) -> Move | None:
        """The move with which a seat lets go what is asked in secret; None if there is none."""
        ask = self.match.ask
        if ask is None or not ask.question.secret or seat not in ask.seats:
            return None
        legal = self.match.legal(seat)
        passive = (move for move in legal if self.match.words.verb(move.verb).passive)
        return next(passive, None)

    def _offered(self, chair: Chair) -> list[Move]:
        """The moves that a chair may press now."""
        ask = self.match.ask
        if self.state != "playing" or ask is None or chair.number not in ask.seats:
            return []
        if self._window.has_heard(chair):
            return []
        legal = self.match.legal(chair.number)
        has_no_choice = ask.question.quick and len(legal) == 1
        return [] if has_no_choice or self._lets_go(chair) else legal

    def _lets_go(self, chair: Chair) -> bool:
        """Whether a chair has promised to let go all that is asked in secret."""
        return chair.rests and self._passive(chair.number) is not None

    def _can_rest(self, chair: Chair) -> bool:
        ask = self.match.ask
        is_window = bool(ask and ask.question.secret and not ask.question.quick)
        return is_window and bool(self._offered(chair)) and self._passive(chair.number) is not None

    def _enter(self, chair: Chair, move: Move) -> None:
        """Make a move; the last answer to a secret question waits until the window closes."""
        ask = self.match.ask
        is_last = bool(ask and ask.question.secret and len(ask.seats) == 1)
        if is_last and self._window_left(is_awaited=False) > 0 and self._answers(move):
            self._window.held = chair, move
        else:
            self.match.apply(move)

    def _answers(self, move: Move) -> bool:
        """Whether a move answers the question; a look at a card, say, does not."""
        trial = self.match.copy()
        trial.apply(move)
        return trial.over or trial.asked != self.match.asked

    def _window_left(self, *, is_awaited: bool) -> float:
        """Seconds until the present secret question or race closes."""
        ask = self.match.ask
        assert ask is not None
        plan = self.plan
        seconds = open_for(
            ask.question, is_awaited=is_awaited, pace=plan.pace, thinking=plan.thinking
        )
        return self._window.since + seconds - self.clock.time()

    def _awaited(self) -> list[Chair]:
        """The chairs whose persons are asked and have not pressed."""
        ask = self.match.ask
        asked = [self.chairs[seat] for seat in ask.seats] if ask else []
        return [
            chair
            for chair in asked
            if not (chair.is_bots or self._window.has_heard(chair) or self._lets_go(chair))
        ]

    def _changed(self, first: Chair | None = None) -> None:
        """Note a new question, keep the table, tell all pages, and set the timer.

        Args:
            first: the chair that gets its scene before the others, as it has pressed; a scene
                takes 2 to 3 ms.

        """
        number = self.deals, self.match.asked
        if number != self._window.number:
            self._window = Window(number, self.clock.time())
            self._end_rest()
        if self.match.over and self.state == "playing":
            self.state = "over"
        self._save(self)
        for chair in sorted(self.chairs, key=lambda chair: chair is not first):
            self._show(chair, chair.pages)
        self._show(self.watchers, [page for pupil in self.watching for page in pupil.pages])
        self._tell_presence()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        wait = self._until_next()
        if wait is not None:
            self._timer = self.clock.call_later(max(0.0, wait), self._tick)

    def _end_rest(self) -> None:
        """Ask those again who have let things go until their turn, if it is their turn."""
        ask = self.match.ask
        if ask and not ask.question.secret and not ask.question.race:
            for seat in ask.seats:
                self.chairs[seat].rests = False

    def _until_next(self) -> float | None:
        """Seconds until the table itself does something; None while it waits for a person."""
        ask = self.match.ask
        if self.state != "playing" or ask is None or not self.is_attended():
            return None
        if self.plan.is_alone and ask.question.secret:
            # There is nobody to whom the time could tell anything, and no bot thinks for long.
            is_choosing = any(self._offered(chair) for chair in self._awaited())
            return None if is_choosing else 0.0
        if ask.question.secret or ask.question.race:
            return self._window_left(is_awaited=bool(self._awaited()))
        is_bots = any(self.chairs[seat].is_bots for seat in ask.seats)
        seconds = self.plan.pace if is_bots else self.plan.turn_seconds
        return None if seconds is None else self._window.since + seconds - self.clock.time()

    def _tick(self) -> None:
        """Do what is due: close a window, or move for a bot or for a person who took too long."""
        self._timer = None
        ask, wait = self.match.ask, self._until_next()
        if ask is not None and wait is not None and wait <= SOON:
            if self._window.held is not None:
                self.match.apply(self._window.held[1])
            elif ask.question.race:
                self._decide_race(ask.seats)
            elif ask.question.secret:
                for seat in list(ask.seats):
                    self._move_for(self.chairs[seat])
            else:
                asked = [self.chairs[seat] for seat in ask.seats]
                self._move_for(next((chair for chair in asked if chair.is_bots), asked[0]))
        self._changed()

    def _decide_race(self, asked: Iterable[int]) -> None:
        """Enter the presses of a race in the order of their times, until it is decided."""
        seats = list(asked)
        pressed = self._window.times
        idle = [seat for seat in seats if self.chairs[seat].is_bots and seat not in pressed]
        times = {**times_of_bots(self.match, idle, self.chance), **pressed}
        number = self.match.asked
        for seat in finish(seats, times, Dice(self.chance ^ number)):
            if not self.match.over and self.match.asked == number:
                self.match.apply(self.match.legal(seat)[0])

    def _move_for(self, chair: Chair) -> None:
        """Move for a bot; or for a person who is late or has no choice."""
        passive = None if chair.is_bots else self._passive(chair.number)
        if passive is not None:
            self.match.apply(passive)
            return
        if not chair.is_bots and not self._is_secret():
            chair.late += 1
            chair.is_away = chair.late >= LATE
        chair.by_bot += 1
        self.match.apply(answer(self.match, chair.number, self.bots[chair.number]))

    def _is_secret(self) -> bool:
        ask = self.match.ask
        return bool(ask and ask.question.secret)

    # --- what is shown ------------------------------------------------------------------------

    def _show(self, viewpoint: Viewpoint, pages: list[Page]) -> None:
        """Tell pages the scene if it has changed for them, and nothing if it has not.

        A scene that is equal to the last would tell that somebody has answered in secret.
        """
        if not pages:
            viewpoint.painted = None
            return
        painted = self._paint(viewpoint)
        if painted == viewpoint.painted:
            return
        self._note_decision(viewpoint)
        viewpoint.painted = painted
        told = {"kind": "state", "clock": self._clock_of(viewpoint)}
        for page in pages:
            if page.delta is not None:
                page.post({**told, "what": {"scene": page.delta.new(self._scene(viewpoint))}})

    def _note_decision(self, viewpoint: Viewpoint) -> None:
        offered = self._offered(viewpoint) if isinstance(viewpoint, Chair) else []
        decision = (self._window.number, [move.text for move in offered], self.state)
        if decision != viewpoint.decision:
            viewpoint.decision = decision
            viewpoint.seq += 1

    def _paint(self, viewpoint: Viewpoint) -> Data:
        """The scene of a viewpoint, but for the number of its decision."""
        chair = viewpoint if isinstance(viewpoint, Chair) else None
        return painted(
            self.match,
            chair.number if chair else None,
            viewpoint,
            people=[other.number for other in self.chairs if other.pupil],
            offered=self._offered(chair) if chair else [],
            can_rest=bool(chair and self._can_rest(chair)),
        )

    def _scene(self, viewpoint: Viewpoint) -> Data:
        more = {"seq": viewpoint.seq, "pressed": viewpoint.pressed}
        return {**(viewpoint.painted or {}), **more, "pace": round(500 * self.plan.pace)}

    def _clock_of(self, viewpoint: Viewpoint) -> Data | None:
        """How long the table waits for a person: the seconds left, and when the page warns.

        None if nobody waits, or if the time is too short for a warning.
        """
        ask, plan = self.match.ask, self.plan
        if ask is None or not isinstance(viewpoint, Chair) or viewpoint.is_bots:
            return None
        question = ask.question
        seconds = plan.thinking if question.secret else plan.turn_seconds
        if seconds is None or question.quick or question.race or plan.is_alone:
            return None
        if not self._offered(viewpoint):
            return None
        left = self._window.since + seconds - self.clock.time()
        return {"left": round(left, 1), "warn": round(seconds * WARNED, 1)}

    def welcome(self, pupil: Pupil) -> None:
        """Show the whole table on all pages of a pupil who has just got another place."""
        for page in pupil.pages:
            page.post(self._whole(pupil, page))

    def _whole(self, pupil: Pupil, page: Page) -> Data:
        """All that a page needs: when it has come, and after a cut."""
        viewpoint: Viewpoint = pupil.chair or self.watchers
        if viewpoint.painted is None:
            viewpoint.painted = self._paint(viewpoint)
            self._note_decision(viewpoint)
        page.delta = StoryDelta()
        shown = page.delta.whole(self._scene(viewpoint))
        here = {chair.number: chair.presence for chair in self.chairs}
        state = state_of(self.plan.game, viewpoint.words, shown, here)
        told = {"presence": self.presence(pupil), "clock": self._clock_of(viewpoint)}
        return {"kind": "table", "state": state, **told}

    def presence(self, pupil: Pupil | None = None) -> Data:
        """Return who is here; it is no part of a scene, as it would spoil presses on their way.

        Args:
            pupil: who reads it; None for the teacher.

        """
        return {
            "table": self.number,
            "state": self.state,
            "watching": len(self.watching),
            "again": len(self._again) if self.plan.rematch else None,
            "me": pupil.chair.number if pupil and pupil.chair else None,
            "chairs": [{"name": chair.name, "is": chair.presence} for chair in self.chairs],
        }

    def _tell_presence(self) -> None:
        """Tell all pages who is here, if that is new to them."""
        now = self.presence()
        if now == self._told:
            return
        self._told = now
        for pupil, page in self._told_pages():
            page.post({"kind": "presence", "what": self.presence(pupil)})

    def _tell(self, message: Data) -> None:
        for _, page in self._told_pages():
            page.post(message)

    def _told_pages(self) -> list[tuple[Pupil, Page]]:
        """The pages that have been shown this table."""
        pages = [(pupil, page) for pupil in self._everybody() for page in pupil.pages]
        return [(pupil, page) for pupil, page in pages if page.delta is not None]

    def _everybody(self) -> list[Pupil]:
        return [*(chair.pupil for chair in self.chairs if chair.pupil), *self.watching]

    def for_teacher(self) -> Data:
        """Return a line of the teacher's page: no card, and in a secret question nobody's name."""
        ask, outcome = self.match.ask, self.match.outcome
        is_told = self.state == "playing" and self.is_attended() and not self._is_secret()
        asked = list(ask.seats) if ask and is_told else []
        return {
            **self.presence(),
            "game": self.plan.game,
            "turn": self.match.table.turns,
            "asked": asked,
            "waits": round(self.clock.time() - self._window.since) if asked else 0,
            "won": [self.chairs[seat].name for seat in outcome.winners] if outcome else [],
        }

    # --- kept over a restart ------------------------------------------------------------------

    def kept(self) -> Data:
        """Return the table as JSON-able data; it holds all hidden cards."""
        chairs = [
            {
                "pupil": chair.pupil.id if chair.pupil else "",
                "bot": chair.bot,
                "seq": chair.seq,
                # What was pressed and is not in the record is asked for again.
                "pressed": -1 if self._window.has_heard(chair) else chair.pressed,
                "presses": chair.presses,
                "by_bot": chair.by_bot,
            }
            for chair in self.chairs
        ]
        return {
            "number": self.number,
            "plan": asdict(self.plan),
            "state": self.state,
            "deals": self.deals,
            "record": self.match.record(),
            "chairs": chairs,
        }

    @classmethod
    def restored(
        cls,
        kept: Data,
        pupils: dict[str, Pupil],
        language: str,
        clock: Clock,
        save: Callable[[SharedTable], None] = lambda _table: None,
    ) -> SharedTable:
        """Return a table as it was kept; its pupils are waited for.

        Raises:
            CardlabError, LookupError, TypeError, ValueError: what was kept is damaged.

        """
        table = cls(kept["number"], TablePlan(**kept["plan"]), language, clock, save)
        if len(kept["chairs"]) != len(table.chairs) or kept["state"] not in _STATES:
            raise BadOption("The table that was kept is damaged.")
        for chair, known in zip(table.chairs, kept["chairs"], strict=True):
            chair.bot = known["bot"]
            if known["pupil"] in pupils:
                chair.take(pupils[known["pupil"]])
            chair.seq, chair.pressed = known["seq"] + AFTER_RESTART, known["pressed"]
            chair.presses, chair.by_bot = known["presses"], known["by_bot"]
        table.state, table.deals = kept["state"], kept["deals"]
        table._begin(replay(kept["record"]))
        for chair in table.chairs:
            if chair.pupil:
                table._lose(chair)
        return table


_STATES: Final = ("open", "playing", "paused", "over")
_KINDS: Final[dict[str, Callable[[SharedTable, Chair, Page, Data], None]]] = {
    "move": SharedTable._press,
    "race": SharedTable._press,
    "rest": SharedTable._rest,
    "leave": lambda table, chair, _page, _message: table.leave(chair),
    "back": lambda table, chair, _page, _message: table.come_back(chair),
    "start": lambda table, _chair, _page, _message: table.start(),
    "again": SharedTable._wants_more,
    "say": SharedTable._say,
}
