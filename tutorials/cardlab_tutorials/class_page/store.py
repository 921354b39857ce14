"""The numbers that classes have sent: in memory, bounded, and without a word on who sent them."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from cardlab.engine.table.errors import CardlabError
from cardlab.engine.text.words import N_, Text, Words
from cardlab_tutorials.hours.catalogue import NAMES, plan

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that looks like another
LENGTH: Final = 6
CLASSES: Final = 40  # at once; the one that was used longest ago goes
NUMBERS: Final = 200  # of one kind in one hour of a class
AT_ONCE: Final = 60  # numbers that a class may send at once: all of it, twice
A_SECOND: Final = 10.0  # numbers that it may send in each second after that
SERIES: Final = ("guess", "share")
LONGEST: Final = 40  # letters of a number
_PAGE: Final = re.compile(r"[0-9a-f]{16}")
_UNKNOWN: Final = N_("No class has the code {code}. Look at the board once more.")
_FULL: Final = N_("This class has sent all the numbers that fit.")
_SOON: Final = N_("Too many numbers at once. Send it again in a moment.")
GARBLED: Final = N_("That was no message of this page.")
NO_NUMBER: Final = N_("A number from {low} to {high}, please.")


class Refused(CardlabError):
    """A message that was not taken, and why.

    Args:
        text: a sentence of the catalogue.
        status: the status of the answer to a browser.
        fields: the fields of the sentence.

    """

    def __init__(self, text: Text, status: int = 400, **fields: object) -> None:
        super().__init__(Words("en")(text, **fields))
        self.text = text
        self.status = status
        self.fields = fields

    def why(self, words: Words) -> str:
        """Return why, in a language."""
        return words(self.text, **self.fields)


@dataclass
class SchoolClass:
    """A class: the hour that it is in, and the numbers that it has sent.

    Attributes:
        code: by which pupils find it.
        hour: the name of the hour.
        used: when it was used last, in seconds of the store's clock.
        numbers: by the hour and the series, and there by the page that sent it.
        left: how many numbers it may send now.

    """

    code: str
    used: float
    hour: str = NAMES[0]
    numbers: dict[tuple[str, str], dict[str, float]] = field(default_factory=dict)
    left: float = AT_ONCE

    def series(self, name: str) -> list[float]:
        """Return the numbers of a series of the present hour, in the order in which they came."""
        return list(self.numbers.get((self.hour, name), {}).values())

    def clear(self) -> None:
        """Forget the numbers of the present hour."""
        for name in SERIES:
            self.numbers.pop((self.hour, name), None)


class Classes:
    """All classes of a server.

    Args:
        clock: returns seconds.

    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.classes: dict[str, SchoolClass] = {}

    def begin(self) -> SchoolClass:
        """Return a new class; if there are too many, the one that was used longest ago goes."""
        while len(self.classes) >= CLASSES:
            del self.classes[min(self.classes, key=lambda code: self.classes[code].used)]
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        self.classes[code] = SchoolClass(code, self.clock())
        return self.classes[code]

    def find(self, code: str) -> SchoolClass:
        """Return the class with a code; small letters and spaces are taken.

        Raises:
            Refused: there is none.

        """
        wanted = "".join(str(code)[: 4 * LENGTH].split()).upper()
        if wanted not in self.classes:
            raise Refused(_UNKNOWN, 404, code=wanted[: 2 * LENGTH])
        return self.classes[wanted]

    def take(self, code: str, message: Any) -> float:
        """Keep a number, and return it as it was read.

        Args:
            code: the class.
            message: what a page has sent: "hour" (one of the ten), "series" ("guess" or "share"),
                "said" (the number as it was typed), and "page" (sixteen hexadecimal digits).

        Raises:
            Refused: the class is unknown or full, the number is none, or they come too fast.

        """
        school_class = self.find(code)
        self._slow_down(school_class)
        if not isinstance(message, dict):
            raise Refused(GARBLED)
        hour, series, typed, page = (message.get(key) for key in ("hour", "series", "said", "page"))
        fits = hour in NAMES and series in SERIES and isinstance(typed, str)
        if not (fits and isinstance(page, str) and _PAGE.fullmatch(page)):
            raise Refused(GARBLED)
        guess = plan(str(hour)).guess
        value = guess.read(typed) if len(str(typed)) <= LONGEST else None
        if value is None:
            raise Refused(NO_NUMBER, low=f"{guess.low:g}", high=f"{guess.high:g}")
        kept = school_class.numbers.setdefault((str(hour), str(series)), {})
        if page not in kept and len(kept) >= NUMBERS:
            raise Refused(_FULL, 429)
        kept[page] = value
        return value

    def _slow_down(self, school_class: SchoolClass) -> None:
        """Refuse a class that sends faster than people type."""
        now = self.clock()
        school_class.left = min(AT_ONCE, school_class.left + (now - school_class.used) * A_SECOND)
        school_class.used = now
        if school_class.left < 1:
            raise Refused(_SOON, 429)
        school_class.left -= 1
