"""Cards and decks: one object per face, made and read by the deck of its game.

Two red sevens are the same face, so they are the same object: a zone of the table is a list that
may hold a face several times. The zone (:class:`cardlab.engine.table.zone.Zone`) records which of
two equal cards a seat has seen.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final
from weakref import WeakValueDictionary

from cardlab.engine.table.errors import BadCard, nearest


class Immutable:
    """An object whose attributes are set once, when it is made."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> None:
        if hasattr(self, name):
            raise AttributeError(f"{type(self).__name__} can't be changed: its {name} is fixed.")
        object.__setattr__(self, name, value)

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} can't be changed: its {name} is fixed.")


@dataclass(slots=True, eq=False, repr=False)
class Card(Immutable):
    """One face of a deck: a suit, a rank, or a kind of its own.

    >>> from cardlab.games.pepper import GAME
    >>> seven = GAME.deck.card("red 7")
    >>> seven, seven.suit, seven.rank, seven.kind, seven.deck
    (<red 7>, 'red', 7, 'number', <Deck pepper: 52 faces>)

    ``rank`` is 0 for a card without a number, ``suit`` is "" for a card without a suit. ``back`` is
    what its back shows: the card itself where it has a back of its own. ``order`` is its place in
    its deck. A wild that was given a value is a face of its own (:meth:`Deck.wild_as`): ``base`` is
    the wild as it lies in the box, ``shown`` the card that it stands for. For every other card both
    are the card itself.

    Cards are made by their deck (:meth:`Deck.face`).
    """

    deck: Deck
    text: str
    suit: str
    rank: int
    kind: str
    back: str
    order: int
    base: Card = field(default=None)  # type: ignore[assignment]  # the card itself
    shown: Card = field(default=None)  # type: ignore[assignment]  # the card itself

    def __post_init__(self) -> None:
        object.__setattr__(self, "base", self.base or self)
        object.__setattr__(self, "shown", self.shown or self)

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, tuple[Deck, str]]:
        # One object per face, also after pickling.
        return (Deck.card, (self.deck, self.text))

    def __deepcopy__(self, _memo: object) -> Card:
        return self


JOINING: Final = ("as", "for")  # the words of a move after which another card follows


class Deck:
    """The faces of one game: their order, how many of each are in the box, and how they are read.

    >>> deck = Deck("snap")
    >>> sevens = [deck.face(suit, 7, count=2) for suit in ("red", "blue")]
    >>> deck.card(" Red 7"), list(deck), deck.box.count(sevens[0]), "red 8" in deck
    (<red 7>, [<red 7>, <blue 7>], 2, False)
    >>> wild = deck.face(kind="wild")
    >>> deck.wild_as(wild, sevens[1]), deck.card("wild=blue 7").base is wild, len(deck)
    (<wild=blue 7>, True, 3)

    Hands are sorted, and imagined worlds dealt, in the order in which the faces were made. Two
    decks may have faces of the same text.

    Args:
        name: the name of its game.
        module: the module that holds the deck under the name ``DECK`` (``Deck("snap", __name__)``).
            A game in a package needs it: a worker process then imports the deck. A deck of a
            notebook has no module, and is sent to workers with all its faces.

    """

    def __init__(self, name: str, module: str = "", *, key: str = "") -> None:
        self.name: Final = name
        self.module: Final = module
        self._key: Final = key or os.urandom(8).hex()
        self.all_faces: Final[dict[str, Card]] = {}  # by their texts, with those of wilds
        self.counts: Final[dict[Card, int]] = {}
        _sent[self._key] = self

    def __repr__(self) -> str:
        return f"<Deck {self.name}: {len(self)} faces>"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        if self.module:
            return (_of_module, (self.module,))
        faces = [
            (card.base.text, card.shown.text)
            if card.base is not card
            else (card.suit, card.rank, card.kind, card.back, card.text, self.counts[card])
            for card in self.all_faces.values()
        ]
        return (_received, (self.name, self._key, faces))

    def __deepcopy__(self, _memo: object) -> Deck:
        return self

    def __len__(self) -> int:
        return len(self.counts)

    def __iter__(self) -> Iterator[Card]:
        return iter(self.counts)

    def __contains__(self, card: object) -> bool:
        """Return whether the deck has this card, or a card of this text; wilds with a value too."""
        if isinstance(card, Card):
            return card.deck is self
        return isinstance(card, str) and self.find(card) is not None

    @property
    def box(self) -> tuple[Card, ...]:
        """All cards of the box, face by face."""
        return tuple([card for card, n in self.counts.items() for _ in range(n)])

    # --- making faces ---------------------------------------------------------------------------

    def face(
        self,
        suit: str = "",
        rank: int = 0,
        kind: str = "number",
        back: str = "",
        *,
        text: str = "",
        count: int = 1,
    ) -> Card:
        """Make a face of the deck.

        >>> Deck("rummy").face("spades", 12, "queen", text="queen of spades")
        <queen of spades>

        Args:
            suit: its suit, "" where it has none.
            rank: its number, 0 where it has none.
            kind: "number", or the name of a kind of its own.
            back: what its back shows.
            text: how it is written, by default its suit and its number or kind.
            count: how many of it are in the box.

        Raises:
            BadCard: no move could be read in which the card is written so, or there is one already.

        """
        text = text or f"{suit} {rank if kind == 'number' else kind}".strip()
        if "," in text or {*JOINING, "at"} & set(text.split()) or text != _plain(text):
            raise BadCard(
                f"A card can't be written {text!r:.80}: small letters, no comma, and none of the "
                f"words {', '.join(JOINING)} and at, which have a meaning in a move."
            )
        if text in self.all_faces:
            raise BadCard(
                f"The deck {self.name} has a face {text!r:.80} already: count= says how many."
            )
        order = len(self.all_faces)
        card = self.all_faces[text] = Card(self, text, suit, rank, kind, back, order)
        self.counts[card] = count
        return card

    def wild_as(self, wild: Card, shown: Card) -> Card:
        """Return the face of a wild that stands for another card: ``wild=3``; the same piece."""
        text = f"{wild.text}={shown.text}"
        if text not in self.all_faces:
            about = shown.suit, shown.rank, shown.kind, wild.back, len(self.all_faces)
            self.all_faces[text] = Card(self, text, *about, wild.base, shown)
        return self.all_faces[text]

    # --- reading --------------------------------------------------------------------------------

    def find(self, text: str) -> Card | None:
        """Return the face of a text, or None."""
        return self.all_faces.get(text) or self.all_faces.get(_plain(text))

    def card(self, text: str) -> Card:
        """Return the face of a text; :class:`~cardlab.BadCard` names what is possible.

        >>> from cardlab.games.pepper import GAME
        >>> GAME.deck.card("red 11")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        cardlab.engine.table.errors.BadCard: pepper has no card 'red 11': did you mean 'red 1'? ...
        """
        card = self.find(text)
        if card is None:
            near = nearest(_plain(text), [card.text for card in self] or ["none"])
            meant = f": {near} " if near.startswith("did") else ". "
            raise BadCard(f"{self.name} has no card {text!r:.80}{meant}{self.examples()}")
        return card

    def examples(self) -> str:
        """Return how cards are written, in a sentence."""
        faces = [card.text for card in self]
        some = dict.fromkeys([faces[0], faces[len(faces) // 2], faces[-1]]) if faces else ["red 7"]
        return f"Cards are written like {', '.join(some)}."

    def cards(self, texts: str | Iterable[str]) -> list[Card]:
        """Return the cards of a list in words, or of several texts.

        >>> from cardlab.games.pepper import GAME
        >>> GAME.deck.cards("red 7, blue habanero")
        [<red 7>, <blue habanero>]
        """
        parts = texts.split(",") if isinstance(texts, str) else texts
        return [self.card(part) for part in parts if part.strip()]


_sent: Final[WeakValueDictionary[str, Deck]] = WeakValueDictionary()  # so that none is made twice


def _of_module(module: str) -> Any:
    """Return the deck of a module."""
    return import_module(module).DECK


def _received(name: str, key: str, faces: list[tuple[Any, ...]]) -> Deck:
    """Return the deck that was pickled: the one of this process, or one made from its faces."""
    if key in _sent:
        return _sent[key]
    deck = Deck(name, key=key)
    for about in faces:
        if len(about) == 2:
            deck.wild_as(*map(deck.card, about))
        else:
            *face, text, count = about
            deck.face(*face, text=text, count=count)
    return deck


def _plain(text: str) -> str:
    """Return a text as faces are written: lower case, without accents and extra spaces."""
    words = " ".join(str(text).split()).lower().replace("ñ", "n")
    return words.replace("color", "colour").replace("colouru", "colour")


def kinds(cards: Iterable[Card]) -> dict[Card, int]:
    """Return how many there are of each card, in the order in which they come first."""
    counts: dict[Card, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return counts
