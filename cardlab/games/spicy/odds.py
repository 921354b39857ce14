"""Sweet & Spicy: how likely a declaration is to be true, learning from the cards one sees."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final, NamedTuple

from cardlab.counting import at_least, chance_text, from_view, unseen
from cardlab.engine.table.cards import Card
from cardlab.engine.table.errors import BadOption
from cardlab.engine.text.words import Sentence, Words
from cardlab.games.spicy.bot import doubt
from cardlab.games.spicy.rules import SPICY, TOTAL_WILD, SpicyView, is_right
from cardlab.games.spicy.words import TEXTS

BLIND: Final = Fraction(
    3, 100
)  # of a player who plays any card: 3 of the 100 cards are the declared one


class Declaration(NamedTuple):
    """The chance that a declaration is right in its number, in its spice, and in both."""

    number: Fraction
    spice: Fraction
    both: Fraction


@from_view
def declaration(view: SpicyView, honesty: Fraction = Fraction(1, 2)) -> Declaration:
    """Return how likely the last declaration is right, from all the cards that the seat has seen.

    With two of the three chili 7s in my own hand, a chili 7 is true in about one case of four:

    >>> import cardlab
    >>> hand = "chili 7, chili 7, chili 2, chili 9, lemon 4, pepper 10"
    >>> match = cardlab.set_table(
    ...     "spicy", {"hand 0": hand, "hand 1": 5, "stack": 3, "declared": "chili 7", "owner": 1},
    ...     players=2, seed=1, total_wild=False,
    ... )
    >>> declaration(match.view(0))
    Declaration(number=Fraction(65, 188), spice=Fraction(187, 376), both=Fraction(97, 376))

    To doubt the number wins where it is not right: 1 - 65/188 = 123/188. For how it is found see
    :func:`top_chances`.

    Args:
        view: what a seat sees.
        honesty: the chance, before I look at any card, that the declaration is true.

    Raises:
        BadOption: nothing is declared now, or ``honesty`` is no chance.

    """
    declared, chances = view.declared, top_chances(view, honesty)
    assert declared is not None

    def right(*traits: str) -> Fraction:
        def is_true(card: Card) -> bool:  # a Total Wild is always right (spicy.wild_right)
            return card is TOTAL_WILD or all(is_right(card, declared, trait) for trait in traits)

        return sum((chance for card, chance in chances.items() if is_true(card)), Fraction(0))

    return Declaration(right("number"), right("spice"), right("number", "spice"))


@from_view
def top_chances(view: SpicyView, honesty: Fraction = Fraction(1, 2)) -> dict[Card, Fraction]:
    """Return for each face the chance that the top card of the stack has it, by Bayes.

    Before I look, the declaration is true with the chance ``honesty``; else the card is any of the
    other 97 cards. I see 3 - u of the 3 copies of the declared card, and 100 - U of all 100 cards.
    The likelihood of seeing just these is in proportion to u / 3 if the declaration is true, and to
    v / n for another face with n copies, v of them unseen. So the declared card has the weight
    ``honesty * u / 3``, and each unseen card of another face (1 - honesty) / 97. With ``honesty``
    1/2, u = 1 and U = 94 the declaration is true with the chance (1/6) / (1/6 + 93/194) = 97/376.

    All cards that I see count alike, wherever they lie, as if chance had shown them. It does not
    use the limits that public moves set, nor that a liar chooses. With the honesty :data:`BLIND`
    all unseen cards are equally likely, as in an imagined world.
    """
    declared, top = view.declared, view.zone("stack").top
    if declared is None:
        raise BadOption("Nothing is declared now: the stack is empty.")
    if not 0 <= honesty <= 1:
        raise BadOption(f"The honesty is a chance, 0 to 1, not {honesty!r:.80}.")
    if top is not None:
        return {top: Fraction(1)}
    left = unseen(view, declared.back).cards
    alike = SPICY.count(declared)
    true = Fraction(honesty) / alike
    other = (1 - Fraction(honesty)) / (len(SPICY) - alike)
    weights = {card: n * (true if card is declared else other) for card, n in left.items()}
    whole = sum(weights.values(), Fraction(0))
    if not whole:
        raise BadOption("With this honesty the card could only be one that is seen.")
    return {card: weight / whole for card, weight in weights.items()}


@from_view
def held_one(view: SpicyView, cards: Iterable[Card | str] | None = None) -> Fraction:
    """Return the chance that the player of the top card held one of some cards when playing it.

    Counted before that choice: the hand and the top card are so many cards of all that I have not
    seen, each as likely. So it tells how often the player *could* tell the truth. It does not use
    the limits that public moves set.

    >>> import cardlab
    >>> hand = "chili 7, chili 7, chili 2, chili 9, lemon 4, pepper 10"
    >>> match = cardlab.set_table(
    ...     "spicy", {"hand 0": hand, "hand 1": 5, "stack": 3, "declared": "chili 7", "owner": 1},
    ...     players=2, seed=1, total_wild=False,
    ... )
    >>> true = ["chili 7", "chili 8", "chili 9", "chili 10"]
    >>> round(float(held_one(match.view(0))), 3), round(float(held_one(match.view(0), true)), 3)
    (0.064, 0.463)

    Args:
        view: what a seat sees.
        cards: the cards, or their texts; by default the one that was declared.

    """
    declared = view.declared
    if declared is None:
        raise BadOption("Nothing is declared now: the stack is empty.")
    given = [declared] if cards is None else cards
    wanted = {card if isinstance(card, Card) else view.deck.card(card) for card in given}
    left, hand = unseen(view, declared.back), view.zone(f"hand {view.owner}")
    top = view.zone("stack").top
    if wanted & {*hand.known, top}:
        return Fraction(1)
    hidden = hand.hidden[declared.back] + (top is None)
    return at_least(left.total, sum(left.cards[card] for card in wanted), hidden)


def _declared(view: SpicyView, words: Words) -> Sentence:
    said, held = view.claim
    chances = declaration(view, 1 - Fraction(doubt(said.rank, held)))
    fields = {
        "number": chance_text(words, chances.number),
        "spice": chance_text(words, chances.spice),
    }
    return Sentence(TEXTS.chance[view.why], fields)


SENTENCES: Final = {"spicy.challenge": _declared}
