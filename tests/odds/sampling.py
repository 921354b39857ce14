"""Samples beside exact numbers: the band in which a sample must lie, and how far slips lie away."""

from __future__ import annotations

from math import sqrt

import numpy as np

BAND = 4.5  # standard errors


def near(sample, truth):
    """Assert that the mean of a sample lies in its band about the truth; return its error."""
    sample = np.asarray(sample, float)
    error = sample.std() / sqrt(len(sample))
    assert abs(sample.mean() - float(truth)) < BAND * error + 1e-12, (sample.mean(), float(truth))
    return error


def errors_away(wrong, truth, error):
    """How many standard errors a wrong answer lies from the truth."""
    return abs(float(wrong) - float(truth)) / error


def shuffled(rng, pack, n):
    """n packs as rows, each shuffled on its own."""
    return rng.permuted(np.tile(np.asarray(pack, np.int8), (n, 1)), axis=1)
