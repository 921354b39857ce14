"""Pupils, their pages, and the chairs at which they sit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol

from cardlab.engine.text.words import Words
from cardlab_widgets.table.telling import StoryDelta
from cardlab_widgets.wire import Line

Data = dict[str, Any]
PAGES: Final = 3  # of one pupil: a telephone, a computer and one more
GRACE: Final = 20.0  # seconds for which a chair waits for a pupil whose last page is gone
LATE: Final = 2  # turns in a row that may run out before a bot takes over
SILENCE: Final = 3.0  # seconds between two phrases of a chair

Presence = Literal["bot", "here", "lost", "away"]


class Timer(Protocol):
    """What was to be done later."""

    def cancel(self) -> None:
        """Forget it."""


class Clock(Protocol):
    """Time, and what is to be done later: asyncio's loop, or a test's own."""

    def time(self) -> float:
        """Return the seconds since some moment."""

    def call_later(self, delay: float, callback: Callable[[], None], /) -> Timer:
        """Call a function after so many seconds."""


@dataclass(eq=False)
class Page:
    """One connection of a pupil: a tab.

    Attributes:
        post: sends a message to it.
        delta: what it has been told of the story; None until it asks for the whole table.

    """

    post: Callable[[Data], None]
    delta: StoryDelta | None = None


@dataclass(eq=False)
class Pupil:
    """A browser that has opened the room, known by the random number in its cookie.

    Attributes:
        name: drawn from the list of names; nobody types one.
        language: that of its page.
        chair: where it sits; None while it has no chair.
        pages: its open pages; the oldest first.

    """

    id: str
    name: str
    language: str = "en"
    chair: Chair | None = None
    pages: list[Page] = field(default_factory=list)

    def open(self, page: Page) -> None:
        """Add a page; the oldest gives way if there are too many, and does not come back."""
        for old in self.pages[: max(0, len(self.pages) + 1 - PAGES)]:
            self.pages.remove(old)
            old.post({"kind": "elsewhere"})
        self.pages.append(page)


class Viewpoint:
    """Who looks at a table from one place in one language: a chair, or those who look on.

    Attributes:
        painted: the scene that its pages were sent last.
        seq: the number of the decision. It rises when the question, the moves that are offered here
            or the state of the table change, and not when something else is painted: so a press on
            its way stays good while others come, go and answer in secret.
        pressed: the ``seq`` of the last press that was taken.

    """

    def __init__(self, language: str) -> None:
        self.words = Words(language)
        self.seq = 0
        self.pressed = -1
        self.forget()

    def forget(self) -> None:
        """Forget what was painted, as where another match begins."""
        self.painted: Data | None = None
        self.decision: object = None
        self.lines: dict[Any, Line] = {}  # of the story, as written before


class Chair(Viewpoint):
    """A chair: who plays here, and what the pages of that pupil have received.

    Attributes:
        number: the seat of the match.
        bot: the name of the bot that plays while no pupil sits here.
        is_away: whether a bot plays although a pupil sits here.
        lost_since: when the pupil's last page went; None while there is one.
        late: how many turns in a row have run out.
        rests: whether all secret questions are let go until the next turn of one's own.
        presses, by_bot: how many moves the pupil has made in this match, and how many a bot.
        spoke: when a phrase was said last.

    """

    def __init__(self, number: int, bot: str, language: str) -> None:
        super().__init__(language)
        self.number = number
        self.bot = bot
        self.pupil: Pupil | None = None
        self.is_away = False
        self.lost_since: float | None = None
        self.late = self.presses = self.by_bot = 0
        self.rests = False
        self.spoke = float("-inf")

    @property
    def name(self) -> str:
        """The name of the player."""
        return self.pupil.name if self.pupil else self.bot

    @property
    def pages(self) -> list[Page]:
        """The pages that show this chair."""
        return self.pupil.pages if self.pupil else []

    @property
    def is_bots(self) -> bool:
        """Whether a bot plays here now."""
        return self.pupil is None or self.is_away

    @property
    def presence(self) -> Presence:
        """Who is here: a bot, the pupil, a pupil who is waited for, or a bot for one."""
        if self.pupil is None:
            return "bot"
        if self.is_away:
            return "away"
        return "here" if self.pages else "lost"

    def take(self, pupil: Pupil) -> None:
        """Give the chair to a pupil."""
        self.pupil, pupil.chair = pupil, self
        self.words = Words(pupil.language)
        self.forget()
        self.come_back()

    def come_back(self) -> None:
        """Note that the pupil is here and plays."""
        self.is_away, self.lost_since, self.late = False, None, 0
