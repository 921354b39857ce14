"""Moves: what somebody does, in words that read back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import KW_ONLY, dataclass, field, replace
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final, final

from cardlab.engine.table.cards import JOINING, Card, Deck, Immutable
from cardlab.engine.table.errors import BadMove, is_unicode

LONGEST: Final = 500  # letters of a move; the longest of our games has 100
_ORDER: Final = attrgetter("order")
_SEAT: Final = (int, type(None))


@lru_cache(1 << 14)
def _interned(*about: Any, **more: Any) -> Move:
    """Return a move, the same object for the same parts: rules list the same moves all the time."""
    move: Move = type.__call__(Move, *about, **more)
    return move


class _Interned(type):
    """The class of :class:`Move`: a call of it looks for the move that was made before."""

    # A static method, since Python takes half as long again to pass the class on.
    __call__ = staticmethod(_interned)


@final
@dataclass(slots=True, eq=False, repr=False)
class Move(Immutable, metaclass=_Interned):
    """What one seat does; it prints as words, and :meth:`Match.read` reads such words.

    >>> from cardlab.games.pepper import GAME
    >>> read_move("0 swap red 7 for blue 9", GAME.deck).into
    <blue 9>
    >>> Move(1, "look", at=2)
    <1 look at 2>

    The words come in this order: the seat ``by`` and the ``verb``; then whatever the verb needs of
    ``count`` (written ``2x``), ``cards``, ``joins`` (the word "as" or "for") with ``into``,
    ``word`` (a suit or a side), and the seat ``at``. After *as* stands what the card counts as,
    after *for* the piece on the table that it is exchanged for. ``card`` is the first of the cards,
    or None.

    Two moves are equal if they have the same words and the same cards. ``cards`` is a tuple, in the
    order of the deck.

    Raises:
        BadMove: a part is of the wrong type, or the cards are of several decks.

    """

    by: int = 0
    verb: str = ""
    card: Card | None = None
    _: KW_ONLY
    cards: tuple[Card, ...] = ()
    count: int = 1
    into: Card | None = None
    joins: str = "as"
    word: str = ""
    at: int | None = None
    deck: Deck | None = field(init=False)
    text: str = field(init=False)

    def __post_init__(self) -> None:
        cards = self.cards if self.card is None else (self.card,)
        numbers = type(self.by) is type(self.count) is int and type(self.at) in _SEAT
        if not (numbers and type(self.verb) is type(self.joins) is type(self.word) is str):
            raise BadMove("A move has numbers as its seats and its count, and a text as each word.")
        cards = tuple(sorted(cards, key=_ORDER)) if len(cards) > 1 else cards
        object.__setattr__(self, "cards", cards)
        object.__setattr__(self, "card", cards[0] if cards else None)
        self.deck = _deck_of(cards if self.into is None else (*cards, self.into))
        self.text = " ".join(_words(self))

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        if self is other or not isinstance(other, Move):
            return self is other
        same = self.text == other.text and self.cards == other.cards
        return same and self.into is other.into

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        about = self.count, self.into, self.joins, self.word, self.at
        return (_received, (self.by, self.verb, self.cards, *about))


def _received(by: Any, verb: Any, cards: Any, *about: Any) -> Move:
    """Return the move that was pickled."""
    count, into, joins, word, at = about
    return Move(by, verb, cards=cards, count=count, into=into, joins=joins, word=word, at=at)


def _deck_of(cards: tuple[Card, ...]) -> Deck | None:
    """Return the deck of the cards that a move names, None where it names none."""
    deck = None
    for card in cards:
        if type(card) is not Card or card.deck is not (deck or card.deck):
            raise BadMove(f"A move has cards of one deck; {cards!r:.80} are something else.")
        deck = card.deck
    return deck


def _words(move: Move) -> Iterator[str]:
    yield str(move.by)
    yield move.verb
    if move.count > 1:
        yield f"{move.count}x"
    if move.cards:
        yield ", ".join(card.text for card in move.cards)
    if move.into is not None:
        yield f"{move.joins} {move.into.text}"
    if move.word:
        yield move.word
    if move.at is not None:
        yield f"at {move.at}"


def moved_to(move: Move, seat: int, players: int) -> Move:
    """Return the same move of another seat; seats are counted from the one that moves.

    >>> moved_to(Move(0, "look", at=1), 2, players=3)
    <2 look at 0>
    """
    if move.by == seat:
        return move
    at = None if move.at is None else (move.at - move.by + seat) % players
    return replace(move, by=seat, card=None, at=at)  # its cards are in move.cards


def read_move(text: str, deck: Deck) -> Move:
    """Return the move that prints as ``text`` in a game with this deck.

    Raises:
        BadMove: it is none.

    """
    text = str(text)
    if len(text) > LONGEST or not is_unicode(text):
        raise BadMove(f"{text!a:.80} is no move: it is too long, or holds half a letter.")
    return _read(text.lower(), deck)


@lru_cache(1 << 14)  # records and bots that answer in words: most are read again and again
def _read(text: str, deck: Deck) -> Move:
    words = text.split()
    if len(words) < 2 or not _is_number(words[0]):
        raise _unreadable(text)
    by, verb, rest = int(words[0]), words[1], " ".join(words[2:])
    rest, at = _cut(rest, "at ")
    rest, joins, second = _joined(rest)
    into, word = _cards_and_word(second, deck)
    if word and not into and joins == "as" and word.isalpha():  # a suit, which is named later
        second, word = "", f"as {word}"
    count, rest = _count(rest)
    cards, own_word = _cards_and_word(rest, deck)
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


def _cards_and_word(text: str, deck: Deck) -> tuple[tuple[Card, ...], str]:
    """Split ``red 7, burn baby burn left`` into cards and a word; either may be missing."""
    *before, last = text.split(", ")
    last, word = _card_and_word(last, deck)
    names = [*before, last] if last or before else []
    cards = [card for name in names if (card := deck.find(name)) is not None]
    return (tuple(cards), word) if len(cards) == len(names) else ((), text)


def _card_and_word(text: str, deck: Deck) -> tuple[str, str]:
    """Split ``red 7 left`` into a card and a word."""
    before, _, last = text.rpartition(" ")
    if not text or deck.find(text):
        return text, ""
    return (before, last) if deck.find(before) else ("", text)
