"""Rooms: a class or some friends, found by a code; bounded, and kept on the disk."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from dataclasses import asdict, replace
from typing import Final

from cardlab.engine.table.errors import CardlabError
from cardlab.engine.text.words import N_, Sentence, Words
from cardlab_widgets.server.codes import LENGTH, as_typed, new_code
from cardlab_widgets.server.key import class_seed
from cardlab_widgets.together import results
from cardlab_widgets.together.chairs import Chair, Clock, Data, Page, Pupil
from cardlab_widgets.together.files import RoomFiles, kept_codes
from cardlab_widgets.together.names import draw
from cardlab_widgets.together.table import SharedTable, TablePlan

ROOMS: Final = 40
TABLES: Final = 12
ALONE: Final = 500  # rooms in which one person plays with bots; a table takes up to 0.3 MB
PUPILS: Final = 120
WATCHING: Final = 10  # at one table, without a chair
DAY: Final = 24 * 60 * 60.0  # seconds for which a room that nobody uses stays
HOUR: Final = 60 * 60.0  # and one in which one person plays with bots
NO_ROOM: Final = N_("No room has the code {code}. Check the code.")
FULL: Final = N_("This room is full.")
MANY_ROOMS: Final = N_("There are too many rooms. A room that nobody uses closes after a day.")
MANY_TABLES_NOW: Final = N_("All tables are taken. Try again in a few minutes.")
MANY_TABLES: Final = N_("A room has 1 to {n} tables.")
PLAYING: Final = N_("Some tables have not finished.")
NO_ROUNDS: Final = N_("These tables were not set up for a tournament.")
NOT_YET: Final = N_("There is no table yet. Wait here: you get a chair as soon as there is one.")
NO_CHAIR: Final = N_("All chairs are taken. You can watch.")


class Room:
    """The tables and the pupils of a class, or of friends.

    Args:
        code: by which pupils find it.
        language: of the names that pupils get.
        clock: the time.

    Attributes:
        round: the number of the round of a tournament; 0 without one.
        played, records: how the matches of earlier rounds have ended, and their records.

    """

    def __init__(self, code: str, language: str, clock: Clock) -> None:
        self.code, self.language, self.clock = code, language, clock
        self.files = RoomFiles(code)
        self.tables: list[SharedTable] = []
        self.pupils: dict[str, Pupil] = {}
        self.used = time.time()
        self.round = 0
        self.played: list[results.Played] = []
        self.records: list[Data] = []

    @property
    def is_alone(self) -> bool:
        """Whether one person plays here with bots, and nobody else comes in."""
        return any(table.plan.is_alone for table in self.tables)

    @property
    def is_attended(self) -> bool:
        """Whether a page is open."""
        return any(pupil.pages for pupil in self.pupils.values())

    # --- pupils -------------------------------------------------------------------------------

    def enter(self, id: str, language: str) -> Pupil:
        """Return the pupil of a browser; one who is new gets a name.

        Raises:
            CardlabError: the room is full.

        """
        if id not in self.pupils:
            if len(self.pupils) >= (1 if self.is_alone else PUPILS):
                raise CardlabError(Sentence(FULL))
            taken = {pupil.name for pupil in self.pupils.values()}
            self.pupils[id] = Pupil(id, draw(taken, Words(self.language)))
            self.save()
        pupil = self.pupils[id]
        pupil.language = language
        return pupil

    def open(self, pupil: Pupil, page: Page, wish: int = 0) -> None:
        """Take in a page; a pupil without a chair gets one, or looks on, or waits.

        Args:
            pupil: whose page it is.
            page: the page.
            wish: the number of the table that the link names; 0 for none.

        """
        self.used = time.time()
        pupil.open(page)
        if self.table_of(pupil) is None:
            self._place(pupil, wish)
        table = self.table_of(pupil)
        if table:
            table.come(pupil)

    def _place(self, pupil: Pupil, wish: int = 0) -> None:
        """Find a pupil a chair, at a table that has not begun if there is one."""
        by_state = sorted(self.tables, key=lambda t: (t.number != wish, t.state != "open"))
        for table in by_state:
            if table.sit(pupil):
                if table.plan.is_alone:
                    table.start()
                return
        watched = min(self.tables, key=lambda table: len(table.watching), default=None)
        if watched and len(watched.watching) < WATCHING:
            watched.come(pupil)

    def close(self, pupil: Pupil, page: Page) -> None:
        """Note that a page is gone."""
        if page not in pupil.pages:
            return  # it gave way to another
        pupil.pages.remove(page)
        table = self.table_of(pupil)
        if table:
            table.go(pupil)

    def hear(self, pupil: Pupil, page: Page, message: Data) -> None:
        """Do what a page asks for."""
        self.used = time.time()
        table = self.table_of(pupil)
        if table:
            table.hear(pupil, page, message)
        elif message.get("kind") == "hello":
            page.post(self._hall(pupil))

    def table_of(self, pupil: Pupil) -> SharedTable | None:
        """Return the table where a pupil sits, or looks on."""
        for table in self.tables:
            if pupil.chair in table.chairs or pupil in table.watching:
                return table
        return None

    def _hall(self, pupil: Pupil) -> Data:
        words = Words(pupil.language)
        text = words(NO_CHAIR if self.tables else NOT_YET)
        return {"kind": "hall", "name": pupil.name, "text": text}

    def _place_all(self) -> None:
        """Give a chair to each pupil who has a page open and none, and show it."""
        for pupil in self.pupils.values():
            if pupil.pages and pupil.chair is None:
                self._place(pupil)
            self._welcome(pupil)

    def _welcome(self, pupil: Pupil) -> None:
        table = self.table_of(pupil)
        if table:
            table.welcome(pupil)
        else:
            for page in pupil.pages:
                page.post(self._hall(pupil))

    # --- what the teacher does ----------------------------------------------------------------

    def lay(
        self, plan: TablePlan, tables: int, *, same_deal: bool = False, rounds: bool = False
    ) -> None:
        """Lay tables in place of those that there are, and give the pupils chairs.

        Args:
            plan: what is played.
            tables: how many.
            same_deal: whether all tables get the same cards.
            rounds: whether it is the first round of a tournament; a table then plays one game.

        Raises:
            CardlabError: there can't be so many tables, or not such ones.

        """
        if not 1 <= tables <= TABLES:
            raise CardlabError(Sentence(MANY_TABLES, {"n": TABLES}))
        if same_deal:
            plan = replace(plan, seed=class_seed("together", secrets.randbits(62)))
        plan = replace(plan, rematch=not rounds)
        new = [self._table(number, plan) for number in range(1, tables + 1)]
        self._clear()
        self.tables, self.round = new, int(rounds)
        self.played, self.records = [], []
        self._place_all()
        self._save_all()

    def next_round(self) -> None:
        """Record the results of the round, and seat everybody by the Swiss system for the next one.

        All tables get the same cards, and as many chairs as before; bots take those that are left.

        Raises:
            CardlabError: there are no rounds, or a table at which somebody is has not ended.

        """
        if not self.round:
            raise CardlabError(Sentence(NO_ROUNDS))
        if any(table.state != "over" and table.is_attended() for table in self.tables):
            raise CardlabError(Sentence(PLAYING))
        self.played, self.records = self.ended()
        self.round += 1
        seed = class_seed("together", secrets.randbits(62))
        plan = replace(self.tables[0].plan, seed=seed)
        here = [pupil.id for pupil in self.pupils.values() if pupil.pages]
        seated = results.pair(here, self.played, plan.players)
        self._clear()
        self.tables = [self._table(number, plan) for number in range(1, len(seated) + 1)]
        for table, ids in zip(self.tables, seated, strict=True):
            for id in ids:
                table.sit(self.pupils[id])
        self._place_all()
        self._save_all()

    def ended(self) -> tuple[list[results.Played], list[Data]]:
        """Return how the matches that are over have ended, of all rounds, and their records."""
        played, records = list(self.played), list(self.records)
        for table in self.tables:
            if table.state != "over":
                continue
            which = {"round": self.round, "table": table.number}
            records.append({**which, "record": table.match.record()})
            for chair, place in zip(table.chairs, results.places(table.match), strict=True):
                played.append(
                    results.Played(
                        **which,
                        chair=chair.number,
                        pupil=chair.pupil.id if chair.pupil else "",
                        name=chair.name,
                        place=place,
                        points=len(table.chairs) - place,
                        presses=chair.presses,
                        by_bot=chair.by_bot,
                    )
                )
        return played, records

    def _table(self, number: int, plan: TablePlan) -> SharedTable:
        return SharedTable(number, plan, self.language, self.clock, self.save_table)

    def _clear(self) -> None:
        """Take the tables away; everybody waits in the hall."""
        for table in self.tables:
            table.close()
        for pupil in self.pupils.values():
            pupil.chair = None
            for page in pupil.pages:
                page.delta = None  # a scene of another table would be no news to it, but nonsense
        self.files.forget_tables()

    def start(self) -> None:
        """Begin at all tables."""
        for table in self.tables:
            table.start()

    def pause(self, is_paused: bool) -> None:
        """Stop all tables, or have them go on."""
        for table in self.tables:
            table.pause(is_paused)

    def free(self, number: int, seat: int) -> None:
        """Free a chair: its pupil is shown the hall, and may come in again by the link.

        Raises:
            CardlabError: there is no such chair.

        """
        chair = self._chair(number, seat)
        pupil, table = chair.pupil, self.tables[number - 1]
        if pupil is None:
            return
        table.free(chair)
        for page in pupil.pages:
            page.post({"kind": "gone"})
        pupil.pages = []
        del self.pupils[pupil.id]
        self.save()

    def _chair(self, number: int, seat: int) -> Chair:
        if 1 <= number <= len(self.tables):
            chairs = self.tables[number - 1].chairs
            if 0 <= seat < len(chairs):
                return chairs[seat]
        raise CardlabError(Sentence(N_("There is no such chair.")))

    def for_teacher(self) -> Data:
        """Return what the teacher's page shows: no card."""
        here = [pupil for pupil in self.pupils.values() if pupil.pages]
        return {
            "code": self.code,
            "pupils": len(here),
            "waiting": sum(pupil.chair is None for pupil in here),
            "round": self.round,
            "standings": [
                {"name": self.pupils[id].name, "points": points}
                for id, points in results.standings(self.ended()[0]).items()
                if id in self.pupils
            ],
            "tables": [table.for_teacher() for table in self.tables],
        }

    # --- kept over a restart ------------------------------------------------------------------

    def save(self) -> None:
        """Keep the room on the disk."""
        pupils = [[pupil.id, pupil.name, pupil.language] for pupil in self.pupils.values()]
        self.files.keep(
            {
                "language": self.language,
                "pupils": pupils,
                "round": self.round,
                "played": [asdict(played) for played in self.played],
                "records": self.records,
            }
        )

    def save_table(self, table: SharedTable) -> None:
        """Keep a table on the disk."""
        self.files.keep_table(table.number, table.kept())

    def _save_all(self) -> None:
        self.save()
        for table in self.tables:
            self.save_table(table)

    @classmethod
    def restored(cls, code: str, clock: Clock) -> Room:
        """Return a room as it was kept, with its tables.

        Raises:
            CardlabError, LookupError, OSError, TypeError, ValueError: a file is damaged.

        """
        kept, tables = RoomFiles(code).read()
        room = cls(code, kept["language"], clock)
        room.pupils = {id: Pupil(id, name, language) for id, name, language in kept["pupils"]}
        room.round = kept["round"]
        room.played = [results.Played(**played) for played in kept["played"]]
        room.records = kept["records"]
        room.tables = [
            SharedTable.restored(data, room.pupils, room.language, clock, room.save_table)
            for data in sorted(tables, key=lambda data: int(data["number"]))
        ]
        return room

    def forget(self) -> None:
        """Take the tables away, and delete the room's files."""
        self._clear()
        self.files.forget()


class Rooms:
    """All rooms of a server, by their codes.

    Args:
        clock: the time.

    """

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.rooms: dict[str, Room] = {}

    def begin(self, language: str) -> Room:
        """Return a new room.

        Raises:
            CardlabError: there are too many.

        """
        self._tidy()
        if len(self.shared()) >= ROOMS:
            raise CardlabError(Sentence(MANY_ROOMS))
        return self._new(language)

    def begin_alone(self, language: str, plan: TablePlan) -> Room:
        """Return a new room with a table at which one person plays with bots.

        Where there are too many, the one goes that nobody has used for longest.

        Args:
            language: of the bots' names.
            plan: what is played.

        Raises:
            CardlabError: there is no such table, or there are too many and somebody is at each.

        """
        self._tidy()
        alone = [room for room in self.rooms.values() if room.is_alone]
        if len(alone) >= ALONE:
            unused = [room for room in alone if not room.is_attended]
            if not unused:
                raise CardlabError(Sentence(MANY_TABLES_NOW))
            self._forget(min(unused, key=lambda room: room.used))
        room = self._new(language)
        try:
            room.lay(replace(plan, is_alone=True), 1)
        except CardlabError:
            self._forget(room)
            raise
        return room

    def shared(self) -> list[Room]:
        """Return the rooms of classes and friends."""
        return [room for room in self.rooms.values() if not room.is_alone]

    def _new(self, language: str) -> Room:
        code = new_code()
        self.rooms[code] = Room(code, language, self.clock)
        self.rooms[code].save()
        return self.rooms[code]

    def _tidy(self) -> None:
        """Close rooms that nobody has used for a long time."""
        for room in list(self.rooms.values()):
            longest = HOUR if room.is_alone else DAY
            if time.time() - room.used > longest and not room.is_attended:
                self._forget(room)

    def _forget(self, room: Room) -> None:
        room.forget()
        del self.rooms[room.code]

    def find(self, code: str) -> Room:
        """Return the room with a code; small letters and spaces are taken.

        Raises:
            CardlabError: there is none.

        """
        wanted = as_typed(code)
        if wanted not in self.rooms:
            raise CardlabError(Sentence(NO_ROOM, {"code": wanted[: 2 * LENGTH]}))
        return self.rooms[wanted]

    def load(self) -> None:
        """Take up the rooms that were kept in the last day; a damaged one is left out."""
        for code in kept_codes(DAY):
            with suppress(CardlabError, LookupError, OSError, TypeError, ValueError):
                self.rooms[code] = Room.restored(code, self.clock)
