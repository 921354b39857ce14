"""All hours, for tests that hold of each."""

from __future__ import annotations

import numpy as np

from cardlab_tutorials.exercises.trials import Trials
from cardlab_tutorials.hours import catalogue

NAMES = catalogue.names()
PLANS = {name: catalogue.plan(name) for name in NAMES}
QUESTIONS = {
    f"{name}-{question.id}": question for name, plan in PLANS.items() for question in plan.questions
}
TRIALS = {key: question for key, question in QUESTIONS.items() if isinstance(question, Trials)}


def mixed(pack, n, rng):
    """n packs, each mixed on its own."""
    return rng.permuted(np.tile(np.array(pack, np.int8), (n, 1)), axis=1)


def truth(key):
    """The right answer to a question: a number, or the mean of all trials."""
    return QUESTIONS[key].truth
