"""Random trials that several hours share: the report of one trial, and shuffled packs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from cardlab_tutorials.exercises.trials import Array, Rng

__all__ = ["NO", "YES", "Array", "Rng", "Tried", "mixed", "told_hand"]

YES, NO = "●", "○"  # a card that is asked for, and another one


@dataclass(frozen=True)
class Tried:
    """One trial.

    Attributes:
        value: what came of it, or None where it does not count.
        text: the name of the sentence that tells it, under ``[trial]`` in the hour's file.
        fields: what the sentence mentions; one that names another text there stands for that text.

    """

    value: float | None
    text: str
    fields: Mapping[str, object] = field(default_factory=dict)


def mixed(rng: Rng, ones: int, zeros: int, n: int) -> Array:
    """Return so many packs of ones and zeros, each mixed on its own: (n, ones + zeros)."""
    pack = np.array([1] * ones + [0] * zeros, np.int8)
    return rng.permuted(np.tile(pack, (n, 1)), axis=1)


def told_hand(cards: Array) -> Tried:
    """Return a hand as a trial: "can" or "can_not", by whether one of its cards is asked for."""
    signs = " ".join(YES if card else NO for card in cards)
    return Tried(float(cards.any()), "can" if cards.any() else "can_not", {"cards": signs})
