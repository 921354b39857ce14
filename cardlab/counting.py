"""Exact chances that all games share: drawing without replacement, waiting, learning, reacting.

Chances and means are fractions. :mod:`cardlab.dealing` has those of the hidden pieces of a view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import wraps
from math import comb
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from cardlab.engine.knowledge.view import View
from cardlab.engine.match.match import Match
from cardlab.engine.match.seat import Seat
from cardlab.engine.table.cards import Card
from cardlab.engine.table.errors import BadOption
from cardlab.engine.text.words import N_, Words

T = TypeVar("T")
P = ParamSpec("P")
V = TypeVar("V", bound=View)


def from_view(
    count: Callable[Concatenate[V, P], T],
) -> Callable[Concatenate[V | Seat[V] | Match[V], P], T]:
    """Let a function that counts from a view also take a seat or a match.

    Of a match it uses the view of the seat that is asked first.
    """

    @wraps(count)
    def counted(view: Any, *args: P.args, **others: P.kwargs) -> T:
        if isinstance(view, Match):
            view = view.view(view.ask.seats[0] if view.ask else 0)
        elif isinstance(view, Seat):
            view = view.view
        if isinstance(view, View):
            seen: Any = view
            return count(seen, *args, **others)
        raise BadOption(f"Give a view, like match.view(0), or a match; not {view!r:.80}.")

    return counted  # type: ignore[return-value]  # its first argument is called view


class Unseen(NamedTuple):
    """The pieces that a seat has not seen, and how many lie in each place it can't look into."""

    cards: Counter[Card]
    places: dict[str, int]

    @property
    def total(self) -> int:
        """How many pieces the seat has not seen."""
        return self.cards.total()

    def share(self, wanted: Iterable[Card]) -> Fraction:
        """Return the chance that a piece in an unknown place is one of these faces.

        It ignores the limits that public moves set; :func:`cardlab.dealing.top_is` uses them.
        """
        return Fraction(sum(self.cards[card] for card in set(wanted)), self.total)


@from_view
def unseen(view: View, back: str | None = None) -> Unseen:
    """Return the pieces that a seat has not seen, of one back or of all.

    >>> import cardlab
    >>> view = cardlab.new_match("pepper", players=2, seed=7).view(0)
    >>> unseen(view).total, unseen(view).places
    (43, {'stock': 35, 'hand 1': 8})
    """
    places = {name: zone.cards.count(None) for name, zone in view.zones.items()}
    left = Counter({card: n for card, n in view.unseen.items() if back in (None, card.back)})
    return Unseen(left, {name: n for name, n in places.items() if n})


def hypergeometric(population: int, hits: int, draws: int, wanted: int) -> Fraction:
    """Return the chance of exactly so many hits among cards drawn without putting any back.

    >>> hypergeometric(population=52, hits=13, draws=5, wanted=2)
    Fraction(9139, 33320)

    Of the C(N, n) hands, C(K, k) C(N - K, n - k) have k of the K hits (Feller, *An Introduction to
    Probability Theory*, vol. I, II.6).
    """
    if not (0 <= hits <= population and 0 <= draws <= population):
        raise BadOption(f"{population} cards can't have {hits} hits and {draws} draws.")
    if wanted < 0 or wanted > draws:
        return Fraction(0)
    ways = comb(hits, wanted) * comb(population - hits, draws - wanted)
    return Fraction(ways, comb(population, draws))


def at_least(population: int, hits: int, draws: int, wanted: int = 1) -> Fraction:
    """Return the chance of so many hits or more."""
    most = min(hits, draws)
    chances = (hypergeometric(population, hits, draws, k) for k in range(max(wanted, 0), most + 1))
    return sum(chances, Fraction(0))


def first_hit(population: int, hits: int, draw: int) -> Fraction:
    """Return the chance that the first hit comes at exactly this draw, counted from 1.

    All draws before it miss, and it hits: the negative hypergeometric distribution (Johnson, Kemp &
    Kotz, *Univariate Discrete Distributions*, 6.2.2).
    """
    if not 1 <= draw <= population:
        raise BadOption(f"The draw is 1 to {population}, not {draw}.")
    if hits == 0:
        return Fraction(0)
    none = hypergeometric(population, hits, draw - 1, 0)
    return none * Fraction(hits, population - draw + 1)


def expected_wait(population: int, hits: int, which: int = 1) -> Fraction:
    """Return how many draws it takes on average to get the first hit, including that draw.

    >>> expected_wait(43, 4), expected_wait(43, 4, which=4)
    (Fraction(44, 5), Fraction(176, 5))

    The hits cut the misses into hits + 1 runs, each as long on average, so that (N - K) / (K + 1)
    misses come before each hit: (N + 1) / (K + 1) draws for each.

    Args:
        population: how many cards there are.
        hits: how many of them are hits.
        which: which hit is waited for; 1 is the first.

    """
    if not 1 <= hits <= population:
        raise BadOption(f"There are 1 to {population} hits to wait for, not {hits}.")
    if not 1 <= which <= hits:
        raise BadOption(f"The number of the hit is 1 to {hits}, not {which}.")
    return which * Fraction(population + 1, hits + 1)


def first_to_hit(population: int, hits: int, players: int = 2) -> list[Fraction]:
    """Return the chance of each player to draw the first hit, if they draw in turn.

    >>> first_to_hit(52, 4)[0]
    Fraction(433, 833)

    The player who draws first has the draws 1, 1 + players, 1 + 2 players and so on.
    """
    if players < 1:
        raise BadOption(f"There is 1 player or more, not {players}.")
    chances = [Fraction(0)] * players
    for draw in range(1, population + 1):
        chances[(draw - 1) % players] += first_hit(population, hits, draw)
    return chances


def bayes(prior: Fraction, if_true: Fraction, if_false: Fraction) -> Fraction:
    """Return the chance of something after a sign, from the chances of the sign in either case.

    >>> bayes(Fraction(1, 2), Fraction(9, 10), Fraction(3, 10))
    Fraction(3, 4)
    """
    seen = prior * if_true + (1 - prior) * if_false
    if not seen:
        raise BadOption("The sign has the chance 0 in both cases, and yet it was seen.")
    return Fraction(prior * if_true) / seen


def last_of(time: Fraction, others: int) -> Fraction:
    """Return the chance to react last, with a time uniform from 0 to ``time``, at most 1.

    >>> last_of(Fraction(1, 2), others=3)
    Fraction(1, 32)

    The times of the others are uniform from 0 to 1. All of them must be below ``time``, the chance
    is ``time ** others``; then all are alike, and each is last with the chance 1 / (others + 1).
    """
    if not 0 < time <= 1 or others < 0:
        raise BadOption(f"A time is above 0 and at most 1, others 0 or more; not {time}, {others}.")
    return Fraction(time) ** others / (others + 1)


def kth_smallest(k: int, n: int) -> Fraction:
    """Return the mean of the k-th smallest of n uniform reaction times: k / (n + 1).

    The n times cut the unit into n + 1 pieces of equal average length (David & Nagaraja, *Order
    Statistics*, 2.1).
    """
    if not 1 <= k <= n:
        raise BadOption(f"The number of the time is 1 to {n}, not {k}.")
    return Fraction(k, n + 1)


def different(counts: Iterable[int], draws: int) -> Fraction:
    """Return the chance that cards drawn without putting back are all of different types.

    >>> different([6] * 9, 2)
    Fraction(48, 53)

    The birthday problem without putting back: the ways to take one piece each of ``draws`` types
    (an elementary symmetric polynomial of the counts) of all ways to take so many (Feller, vol. I,
    II.3).
    """
    counts = list(counts)
    if not 0 <= draws <= sum(counts):
        raise BadOption(f"{draws} can't be drawn of {sum(counts)} pieces.")
    ways = [1, *[0] * draws]
    for n in counts:
        for k in range(draws, 0, -1):
            ways[k] += n * ways[k - 1]
    return Fraction(ways[draws], comb(sum(counts), draws))


def chance_text(words: Words, chance: Fraction, cards: int = 0) -> str:
    """Return a chance in words, like "2 in 7", or in percent for large numbers, 0 and 1.

    With ``cards``, it is told of so many where it can be: a player can count those.

    >>> chance_text(Words("en"), Fraction(1, 3)), chance_text(Words("en"), Fraction(1, 3), cards=45)
    ('1 in 3', '15 in 45')
    """
    if 1 < chance.denominator <= 60:
        times = chance * cards
        n, of = (chance.numerator, chance.denominator) if times % 1 or not times else (times, cards)
        return words(N_("{n} in {all}"), n=n, all=of)
    return f"{100 * float(chance):.3g} %"
