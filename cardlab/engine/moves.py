"""Moves: what somebody does, in words that read back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from cardlab.engine.cards import JOINING, Card, has_face, is_card
from cardlab.engine.errors import BadMove, is_unicode
from cardlab.engine.hidden import Immutable

MOST_SEATS: Final = 8

LONGEST: Final = 500  # letters of a move; the longest of our games has 100


class Move(Immutable):
    """Somebody does something; it prints as words and reads back from them.

    >>> Move.parse("0 swap red 7 for blue 9").into
    Card.parse('blue 9')
    >>> Move(1, "look", at=2)
    Move.parse('1 look at 2')
    >>> Move.parse("0 pass red 7, blue 9").cards
    (Card.parse('red 7'), Card.parse('blue 9'))

    The words, in order: the seat ``by``, the ``verb``, then as the verb wants it ``count`` (as
    ``2x``), the ``cards``, what they go ``into`` after the word that ``joins`` them, a ``word`` (a
    suit, a side) and the seat it is ``at``. ``card`` is the first of the cards, or None. After
    *as* follows what a card stands for, after *for* another piece that lies on the table.

    Moves with the same words are equal; several cards may be named in any order.
    """

    __slots__ = (
        *("at", "by", "card", "cards", "count", "into", "joins", "key", "text", "verb", "word"),
    )

    def __init__(  # noqa: PLR0913 - all by name but the first three
        self,
        by: int = 0,
        verb: str = "",
        card: Card | None = None,
        *,
        cards: Sequence[Card] = (),
        count: int = 1,
        into: Card | None = None,
        joins: str = "as",
        word: str = "",
        at: int | None = None,
    ) -> None:
        self.by: Final = by
        self.verb: Final = verb
        self.cards: Final = tuple(cards) if card is None else (card,)
        self.card: Final = self.cards[0] if self.cards else None
        self.count: Final = count
        self.into: Final = into
        self.joins: Final = joins
        self.word: Final = word
        self.at: Final = at
        self.text: Final = " ".join(_words(self, self.cards))
        self.key: Final = self.text if len(self.cards) < 2 else _in_one_order(self)

    def __repr__(self) -> str:
        return f"Move.parse({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and self.key == other.key)

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return (Move.parse, (self.text,))

    @staticmethod
    def parse(text: str) -> Move:
        """Return the move that prints as ``text``, or raise :class:`~cardlab.BadMove`."""
        text = str(text)
        if len(text) > LONGEST or not is_unicode(text):
            raise BadMove(f"{text!a:.80} is no move: it is too long, or holds half a letter.")
        return _parse(text.lower())


def _words(move: Move, cards: Iterable[Card]) -> Iterator[str]:
    yield str(move.by)
    yield move.verb
    if move.count > 1:
        yield f"{move.count}x"
    if move.cards:
        yield ", ".join(card.text for card in cards)
    if move.into is not None:
        yield f"{move.joins} {move.into.text}"
    if move.word:
        yield move.word
    if move.at is not None:
        yield f"at {move.at}"


def _in_one_order(move: Move) -> str:
    """Return the words of a move with its cards sorted, so that equal moves have equal keys."""
    return " ".join(_words(move, sorted(move.cards, key=str)))


@lru_cache(1 << 14)  # a match reads each move from its words, and most are read again and again
def _parse(text: str) -> Move:
    words = text.split()
    if len(words) < 2 or not _is_number(words[0]):
        raise _unreadable(text)
    by, verb, rest = int(words[0]), words[1], " ".join(words[2:])
    rest, at = _cut(rest, "at ")
    rest, joins, second = _joined(rest)
    into, word = _cards_and_word(second)
    if word and not into and joins == "as" and word.isalpha():  # a suit, which is named later
        second, word = "", f"as {word}"
    count, rest = _count(rest)
    cards, own_word = _cards_and_word(rest)
    if (at and not _is_number(at)) or (second and len(into) != 1) or not count:
        raise _unreadable(text)
    return Move(
        by,
        verb,
        cards=cards,
        count=count,
        into=into[0] if into else None,
        joins=joins,
        word=own_word or word,
        at=int(at) if at else None,
    )


def _unreadable(text: object) -> BadMove:
    return BadMove(
        f"{str(text)[:80]!r} is no move. A move is a seat, a verb and what the verb wants, "
        "like '0 play red 7', '0 draw' or '1 look at 2'."
    )


def _is_number(text: str) -> bool:
    """Return whether a text is a whole number short enough for a seat or a count."""
    return text.isdecimal() and len(text) < 10


def _cut(text: str, at: str) -> tuple[str, str]:
    """Return the text before and after a connecting word."""
    before, _, after = f" {text}".partition(f" {at}")
    return before.strip(), after.strip()


def _count(text: str) -> tuple[int, str]:
    first, _, rest = text.partition(" ")
    return (int(first[:-1]), rest) if _is_number(first[:-1]) and first[-1] == "x" else (1, text)


def _joined(text: str) -> tuple[str, str, str]:
    """Return the text before a joining word, that word, and the text after it."""
    words = text.split()
    i = next((i for i, word in enumerate(words) if word in JOINING), len(words))
    return " ".join(words[:i]), "".join(words[i : i + 1]) or "as", " ".join(words[i + 1 :])


def _cards_and_word(text: str) -> tuple[tuple[Card, ...], str]:
    """Split ``red 7, burn baby burn left`` into cards and a word; either may be missing."""
    *before, last = text.split(", ")
    last, word = _card_and_word(last)
    names = [*before, last] if last or before else []
    return (tuple(map(Card.parse, names)), word) if all(map(is_card, names)) else ((), text)


def _card_and_word(text: str) -> tuple[str, str]:
    """Split ``red 7 left`` into a card and a word; ask games that are loaded first."""
    before, _, last = text.rpartition(" ")
    for is_known in (has_face, is_card):
        if not text or is_known(text):
            return text, ""
        if is_known(before):
            return before, last
    return "", text
