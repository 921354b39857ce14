"""Cards and chips: one object per face, words in and words out.

Two red sevens are the same face, so they are the same object: a zone of the table is a list that
may hold a face several times. Which of two like cards somebody has seen is a matter of the zone
(:class:`cardlab.engine.zone.Zone`), not of the face.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from cardlab.engine.errors import BadCard
from cardlab.engine.hidden import Immutable


class Card(Immutable):
    """One face of a deck: a suit, a rank, or a kind of its own.

    >>> seven = Card.parse("red 7")
    >>> seven.suit, seven.rank, seven.kind
    ('red', 7, 'number')
    >>> seven is Card.parse(str(seven))
    True

    ``rank`` is 0 for a card without a number, ``suit`` is "" for a card without a suit. ``back`` is
    what its back shows: the card itself where it has a back of its own. ``order`` sorts faces as
    their decks list them. ``base`` is the face in the box; another one is worn on the table only,
    as by a wild that was given a value. Faces are made once, by the games' decks (:func:`face`,
    :func:`worn`); parsing finds them and never makes one.
    """

    __slots__ = ("back", "base", "kind", "order", "rank", "suit", "text")

    def __init__(
        self,
        suit: str = "",
        rank: int = 0,
        kind: str = "number",
        back: str = "",
        text: str = "",
        order: int = 0,
        base: Card | None = None,
    ) -> None:
        self.suit: Final = suit
        self.rank: Final = rank
        self.kind: Final = kind
        self.back: Final = back
        self.text: Final = text
        self.order: Final = order
        self.base: Final = base or self

    def __repr__(self) -> str:
        return f"Card.parse({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, tuple[str]]:
        # One object per face, also after pickling and deep copies.
        return (_parse, (self.text,))

    @staticmethod
    def parse(text: str) -> Card:
        """Return the face that prints as ``text``; :class:`BadCard` names what is possible."""
        return _parse(text)


_FACES: Final[dict[str, Card]] = {}
makers: Final[list[Callable[[], object]]] = []
"""Functions that make further faces known, each called once: the catalogue loads all games so."""
JOINING: Final = ("as", "for")  # the words of a move after which another card follows


def face(
    suit: str = "", rank: int = 0, kind: str = "number", back: str = "", *, text: str = ""
) -> Card:
    """Return the face, made now if no deck has it yet; for the decks of cardlab's own games.

    Other games take :func:`cardlab.face`, which lets these come first.

    >>> face("spades", 12, "queen", text="queen of spades").text
    'queen of spades'

    Args:
        suit: its suit, "" where it has none.
        rank: its number, 0 where it has none.
        kind: "number", or the name of a kind of its own.
        back: what its back shows.
        text: how it is written, by default its suit and its number or kind.

    Raises:
        BadCard: no move could be read in which the card is written so.

    """
    text = text or f"{suit} {rank if kind == 'number' else kind}".strip()
    if "," in text or {*JOINING, "at"} & set(text.split()) or text != _read(text):
        raise BadCard(
            f"A card can't be written {text!r:.80}: small letters, no comma, and none of the words "
            f"{', '.join(JOINING)} and at, which have a meaning in a move."
        )
    if text not in _FACES:
        _FACES[text] = Card(suit, rank, kind, back, text, len(_FACES))
    return _FACES[text]


def worn(card: Card, shown: Card) -> Card:
    """Return the face of a wild that stands for another card: ``wild=3``; the same piece."""
    text = f"{card.text}={shown.text}"
    if text not in _FACES:
        _FACES[text] = Card(
            shown.suit, shown.rank, shown.kind, card.back, text, len(_FACES), card.base
        )
    return _FACES[text]


def is_card(text: str) -> bool:
    """Return whether some deck has a face of this text."""
    return _find(text) is not None


def has_face(text: str) -> bool:
    """Return whether a game that is loaded has a face of this text; it loads no other game."""
    return _read(text) in _FACES


def _read(text: str) -> str:
    """Return a text as faces are written: lower case, without accents and extra spaces."""
    words = " ".join(str(text).split()).lower().replace("ñ", "n")
    return words.replace("color", "colour").replace("colouru", "colour")


def _find(text: str) -> Card | None:
    """Return the face of this text; where there is none yet, all games make their faces."""
    text = _read(text)
    while text not in _FACES and makers:
        makers.pop()()
    return _FACES.get(text)


def _parse(text: str) -> Card:
    card = _find(text)
    if card is None:
        texts = list(_FACES)
        examples = ", ".join(texts[i * len(texts) // 4] for i in range(1, 4))
        raise BadCard(f"No game has a card {text!r:.80}. Cards are written like {examples}.")
    return card


def kinds(cards: Iterable[Card]) -> dict[Card, int]:
    """Return how many there are of each card, in the order in which they come first."""
    counts: dict[Card, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return counts


def cards(text: str) -> list[Card]:
    """Return the cards of a list in words.

    >>> cards("red 7, blue habanero")
    [Card.parse('red 7'), Card.parse('blue habanero')]
    """
    return [_parse(part) for part in text.split(",") if part.strip()]
