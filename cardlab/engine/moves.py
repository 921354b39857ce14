"""Moves: what somebody does, in words that read back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from cardlab.engine.cards import Card, is_card
from cardlab.engine.errors import BadMove

MOST_SEATS: Final = 8


class Move:
    """Somebody does something; it prints as words and reads back from them.

    >>> Move.parse("0 swap red 7 for blue 9").into
    Card.parse('blue 9')
    >>> Move(1, "look", at=2)
    Move.parse('1 look at 2')

    The words, in order: the seat ``by``, the ``verb``, then as the verb wants it ``count`` (as
    ``2x``), the ``card``, what it goes ``into`` (after *as* or *for*), a ``word`` (a suit, a side)
    and the seat it is ``at``. Moves with the same words are equal.
    """

    __slots__ = ("at", "by", "card", "count", "into", "text", "verb", "word")

    def __init__(
        self,
        by: int = 0,
        verb: str = "",
        card: Card | None = None,
        *,
        count: int = 1,
        into: Card | None = None,
        word: str = "",
        at: int | None = None,
    ) -> None:
        self.by: Final = by
        self.verb: Final = verb
        self.card: Final = card
        self.count: Final = count
        self.into: Final = into
        self.word: Final = word
        self.at: Final = at
        self.text: Final = " ".join(_words(self))

    def __repr__(self) -> str:
        return f"Move.parse({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (Move.parse, (self.text,))

    @staticmethod
    def parse(text: str) -> Move:
        """Return the move that prints as ``text``, or raise :class:`~cardlab.BadMove`."""
        return _parse(str(text).lower())


def _words(made: Move) -> Iterator[str]:
    yield str(made.by)
    yield made.verb
    if made.count > 1:
        yield f"{made.count}x"
    if made.card is not None:
        yield made.card.text
    if made.into is not None:
        yield f"{'for' if made.verb == 'swap' else 'as'} {made.into.text}"
    if made.word:
        yield made.word
    if made.at is not None:
        yield f"at {made.at}"


@lru_cache(1 << 14)  # a match reads each move from its words, and most are said again and again
def _parse(text: str) -> Move:
    words = text.split()
    if len(words) < 2 or not _is_number(words[0]):
        raise _unreadable(text)
    by, verb, rest = int(words[0]), words[1], " ".join(words[2:])
    rest, at = _cut(rest, "at ")
    rest, second = _cut(rest, "for " if verb == "swap" else "as ")
    into, word = _card_and_word(second)
    if word and not into and verb != "swap" and word.isalpha():  # a suit, which is named later
        second, word = "", f"as {word}"
    count, rest = _count(rest)
    card, own_word = _card_and_word(rest)
    if (at and not _is_number(at)) or (second and not into) or not count:
        raise _unreadable(text)
    return Move(
        by,
        verb,
        Card.parse(card) if card else None,
        count=count,
        into=Card.parse(into) if into else None,
        word=own_word or word,
        at=int(at) if at else None,
    )


def _unreadable(text: object) -> BadMove:
    return BadMove(
        f"{str(text)[:80]!r} is no move. A move is a seat, a verb and what the verb wants, "
        "like '0 play red 7', '0 draw' or '1 look at 2'."
    )


def _is_number(text: str) -> bool:
    """Whether it is a number that a seat or a count may be: Python reads no endless ones."""
    return text.isdecimal() and len(text) < 10


def _cut(text: str, at: str) -> tuple[str, str]:
    """The text before and after a connecting word."""
    before, _, after = f" {text}".partition(f" {at}")
    return before.strip(), after.strip()


def _count(text: str) -> tuple[int, str]:
    first, _, rest = text.partition(" ")
    return (int(first[:-1]), rest) if _is_number(first[:-1]) and first[-1] == "x" else (1, text)


def _card_and_word(text: str) -> tuple[str, str]:
    """Split ``burn baby burn left`` into a card and a word; either may be missing."""
    if not text or is_card(text):
        return text, ""
    before, _, last = text.rpartition(" ")
    return (before, last) if is_card(before) else ("", text)


class Pairs(Sequence[Move]):
    """The move of each of ``mine`` with each of ``theirs``, in that order, and after them the rest.

    Two hands can be swapped in hundreds of ways, of which whoever moves looks at few: each move is
    looked up in ``moves[mine][theirs]`` when somebody asks for it.
    """

    __slots__ = ("mine", "moves", "rest", "theirs")

    def __init__(
        self,
        moves: Mapping[Card, Mapping[Card, Move]],
        mine: Sequence[Card],
        theirs: Sequence[Card],
        rest: Sequence[Move] = (),
    ) -> None:
        self.moves: Final = moves
        self.mine: Final = mine
        self.theirs: Final = theirs
        self.rest: Final = rest

    def __len__(self) -> int:
        return len(self.mine) * len(self.theirs) + len(self.rest)

    def __iter__(self) -> Iterator[Move]:
        for card in self.mine:
            with_it = self.moves[card]
            yield from [with_it[other] for other in self.theirs]
        yield from self.rest

    def __getitem__(self, i: Any) -> Any:
        if isinstance(i, slice):
            return list(self)[i]
        i = range(len(self))[i]  # from behind too; IndexError where there is none
        pairs = len(self.mine) * len(self.theirs)
        if i >= pairs:
            return self.rest[i - pairs]
        which, other = divmod(i, len(self.theirs))
        return self.moves[self.mine[which]][self.theirs[other]]
