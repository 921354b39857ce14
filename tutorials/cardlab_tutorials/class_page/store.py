"""The numbers that classes have sent: in memory, bounded, and without a word on who sent them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from cardlab.engine.table.errors import CardlabError
from cardlab.engine.text.words import N_, Sentence, Text
from cardlab_tutorials.hours.catalogue import names, plan
from cardlab_tutorials.hours.guesses import NO_NUMBER
from cardlab_widgets.server.bounds import Allowances
from cardlab_widgets.server.codes import LENGTH, as_typed, new_code

CLASSES: Final = 40  # at once; the one that was used longest ago goes
NUMBERS: Final = 200  # of one kind in one hour of a class
AT_ONCE: Final = 10  # numbers that a visitor may send at once
A_SECOND: Final = 0.5  # numbers that a visitor may send in each second after that
NEW_AT_ONCE: Final = 40  # visitors of one address: a school has one for a whole class of 35
NEW_A_SECOND: Final = 1 / 15  # visitors that may come from it in each second after that
SERIES: Final = ("guess", "share")
MESSAGE: Final = ("hour", "series", "said")
LONGEST_NUMBER: Final = 40  # letters
_UNKNOWN: Final = N_("No class has the code {code}. Check the code on the board.")
_FULL: Final = N_("This class can't send any more numbers.")
_SOON: Final = N_("Too many numbers at once. Try again in a moment.")
_MANY: Final = N_("Too many new pupils have joined from your network. Try again in a minute.")
LOCKED: Final = N_("The class is locked: your teacher is not accepting numbers at the moment.")
GARBLED: Final = N_("This page can't send such a message.")


class Refused(CardlabError):
    """A message that was not taken; what is wrong is said in every language.

    Args:
        text: a sentence of the catalogue.
        status: the status of the answer to a browser.
        fields: the fields of the sentence.

    """

    def __init__(self, text: Text, status: int = 400, **fields: object) -> None:
        super().__init__(Sentence(text, fields))
        self.status = status


@dataclass
class SchoolClass:
    """A class: the hour that it is in, and the numbers that it has sent.

    Attributes:
        code: by which pupils find it.
        used: when it was used last, in seconds of the store's clock.
        hour: the name of the hour.
        is_locked: whether it takes no numbers at the moment.
        numbers: by the hour and the series, and there by the visitor who sent it.
        visitors: how many numbers each may send, who has sent one before.
        addresses: how many new visitors may come from each. What is kept is its hash, with a key
            that Python draws when the server starts: nobody can read the address from it.

    """

    code: str
    used: float
    hour: str = field(default_factory=lambda: names()[0])
    is_locked: bool = False
    numbers: dict[tuple[str, str], dict[str, float]] = field(default_factory=dict)
    visitors: Allowances = field(default_factory=lambda: Allowances(AT_ONCE, A_SECOND))
    addresses: Allowances = field(default_factory=lambda: Allowances(NEW_AT_ONCE, NEW_A_SECOND))

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
        code = new_code()
        self.classes[code] = SchoolClass(code, self.clock())
        return self.classes[code]

    def find(self, code: str) -> SchoolClass:
        """Return the class with a code; small letters and spaces are taken.

        Raises:
            Refused: there is none.

        """
        wanted = as_typed(code)
        if wanted not in self.classes:
            raise Refused(_UNKNOWN, 404, code=wanted[: 2 * LENGTH])
        return self.classes[wanted]

    def take(self, code: str, message: Mapping[str, str], visitor: str, address: str) -> float:
        """Keep a number, and return it as it was read.

        Args:
            code: the class.
            message: the parts that :data:`MESSAGE` names: "hour" (one of the ten), "series"
                ("guess" or "share"), and "said" (the number as it was typed).
            visitor: who sent it; a second number of a visitor replaces the first.
            address: where the visitor comes from.

        Raises:
            Refused: the class is unknown, locked or full, the number is none, or they come too
                fast.

        """
        school_class = self.find(code)
        if school_class.is_locked:
            raise Refused(LOCKED, 423)
        now = school_class.used = self.clock()
        visitors = school_class.visitors
        if visitor in visitors and not visitors.take(visitor, now):
            raise Refused(_SOON, 429)
        key, value = _read(message)
        kept = school_class.numbers.setdefault(key, {})
        if visitor not in kept and len(kept) >= NUMBERS:
            raise Refused(_FULL, 429)
        if visitor not in visitors:
            if not school_class.addresses.take(hash(address), now):
                raise Refused(_MANY, 429)
            visitors.take(visitor, now)
        kept[visitor] = value
        return value


def _read(message: Mapping[str, str]) -> tuple[tuple[str, str], float]:
    """The hour and the series of a message, and its number.

    Raises:
        Refused: it is no message of this page, or the number is none.

    """
    hour, series, typed = (message[part] for part in MESSAGE)
    if hour not in names() or series not in SERIES:
        raise Refused(GARBLED)
    guess = plan(hour).guess
    value = guess.read(typed) if len(typed) <= LONGEST_NUMBER else None
    if value is None:
        raise Refused(NO_NUMBER, low=f"{guess.low:g}", high=f"{guess.high:g}")
    return (hour, series), value
