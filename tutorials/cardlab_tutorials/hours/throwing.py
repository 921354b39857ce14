"""Random trials that several hours share: shuffled packs, and how the page describes one trial."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from cardlab_tutorials.exercises.trials import Array, Rng

__all__ = ["NO", "YES", "Array", "Rng", "Told", "mixed", "told_hand"]

YES, NO = "●", "○"  # a card that is asked for, and another one


Told = tuple[str, Mapping[str, object]]
"""The name of the sentence under ``[trial]`` that tells a trial, and what the sentence mentions.

A field that names another text there stands for that text.
"""


def mixed(rng: Rng, ones: int, zeros: int, n: int) -> Array:
    """Return so many packs of ones and zeros, each mixed on its own: (n, ones + zeros)."""
    pack = np.array([1] * ones + [0] * zeros, np.int8)
    return rng.permuted(np.tile(pack, (n, 1)), axis=1)


def told_hand(can: float, cards: Array) -> Told:
    """Return how the page describes a hand: ``cards`` says of each card whether it is asked for."""
    signs = " ".join(YES if card else NO for card in cards)
    return "can" if can else "can_not", {"cards": signs}
