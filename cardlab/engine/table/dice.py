"""The dice: the only source of randomness in a match."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, TypeVar

T = TypeVar("T")

MULTIPLIER: Final = 0xDA942042E4DD58B5
MASK: Final = (1 << 128) - 1


class Dice:
    """The only source of randomness in a match: a generator whose whole state is one integer.

    >>> dice = Dice(7)
    >>> [dice.below(6) for _ in range(5)]
    [0, 4, 2, 4, 5]

    A multiplicative congruential generator of 128 bits that returns its highest bits (L'Ecuyer,
    *Mathematics of Computation* 68, 1999; it passes BigCrush). Matches are copied at every turn,
    and the state of ``random.Random`` takes 2.5 kB: too much to copy so often.

    Args:
        seed: a whole number; the same seed gives the same throws.
        state: the state to start from, in place of a seed.

    """

    __slots__ = ("state",)

    def __init__(self, seed: int = 0, *, state: int | None = None) -> None:
        if state is not None:
            self.state = state
            return
        from hashlib import sha256  # loads OpenSSL: slow to import, and needed only for a seed

        self.state = int.from_bytes(sha256(str(seed).encode()).digest()[:16]) | 1

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1, each as likely (to one part in 2**32)."""
        state = self.state = self.state * MULTIPLIER & MASK
        return (state >> 96) * n >> 32

    def choice(self, choices: Sequence[T]) -> T:
        """Return one of the choices, each as likely."""
        state = self.state = self.state * MULTIPLIER & MASK  # as below()
        return choices[(state >> 96) * len(choices) >> 32]

    def best_of(self, choices: Sequence[T], worth: Sequence[float]) -> T:
        """Return the choice that is worth most; of those worth the same it is any.

        >>> Dice(1).best_of(["low", "high"], [1, 2])
        'high'
        """
        most, start = max(worth), self.state
        # Each choice has a throw of its own, but few are looked at.
        self.state = start * _power(len(worth)) & MASK
        if worth.count(most) == 1:
            return choices[worth.index(most)]
        best = [i for i, value in enumerate(worth) if value == most]
        thrown = [((start * _power(i + 1) & MASK) >> 96) * 1000 >> 32 for i in best]
        return choices[best[thrown.index(max(thrown))]]

    def shuffle(self, cards: list[Any]) -> None:
        """Put a list in an order in which each is as likely (Fisher and Yates)."""
        state, multiplier, mask = self.state, MULTIPLIER, MASK
        for last in range(len(cards) - 1, 0, -1):  # below(last + 1), without the call
            state = state * multiplier & mask
            i = (state >> 96) * (last + 1) >> 32
            card = cards[i]
            cards[i] = cards[last]
            cards[last] = card
        self.state = state

    def split(self) -> Dice:
        """Return other dice, whose numbers are independent of the next numbers of these."""
        return Dice(self.below(1 << 32) << 32 | self.below(1 << 32))

    def copy(self) -> Dice:
        """Return dice that will give the same numbers as these."""
        return Dice(state=self.state)


@lru_cache(1 << 10)
def _power(times: int) -> int:
    """Return what the state is multiplied by in so many steps."""
    return pow(MULTIPLIER, times, MASK + 1)
