"""Bots that tests send to other processes, which import this module: it imports little."""

from __future__ import annotations

import os

from cardlab import Dice
from cardlab.bots import Maker


@Maker
def by_chance(seed):
    dice = Dice(seed)

    def bot(seat):
        return seat.legal[dice.below(len(seat.legal))]

    return bot


def first(seat):
    return seat.legal[0]


def killer(seed):
    """Make a bot; the process that makes it for the deal 20 dies."""
    if seed // 64 == 20:
        os._exit(1)
    return first


def late(seed):
    def sleeps(seat):
        while True:
            pass

    return sleeps if seed // 64 == 3 else first


def wrong(seed):
    return (lambda seat: 1 // 0) if seed // 64 == 3 else first
