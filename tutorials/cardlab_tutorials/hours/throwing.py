"""What the hours share where they throw: one trial as it is told, packs that are mixed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cardlab.engine.text.words import Text

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]
    Rng = np.random.Generator

YES, NO = "●", "○"  # a card that is asked for, and another one


@dataclass(frozen=True)
class Tried:
    """One trial: what came of it, or None where it does not count, and how it is told."""

    value: float | None
    text: Text
    fields: dict[str, object]


def mixed(rng: Rng, ones: int, zeros: int, n: int) -> Array:
    """Return so many packs of ones and zeros, each mixed on its own: (n, ones + zeros)."""
    import numpy as np

    pack = np.array([1] * ones + [0] * zeros, np.int8)
    return rng.permuted(np.tile(pack, (n, 1)), axis=1)


def told_hand(cards: Array, can: Text, can_not: Text) -> Tried:
    """Say whether one of the cards of a hand is asked for."""
    signs = " ".join(YES if card else NO for card in cards)
    return Tried(float(cards.any()), can if cards.any() else can_not, {"cards": signs})
