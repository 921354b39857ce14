"""The names of pupils: drawn from a list, so that nobody types one, and nothing is anybody's."""

from __future__ import annotations

from collections.abc import Collection
from random import SystemRandom
from typing import Final

from cardlab.engine.text.words import N_, Words

NAMES: Final = (
    *(N_("Acorn"), N_("Badger"), N_("Bamboo"), N_("Beaver"), N_("Bison"), N_("Camel")),
    *(N_("Cedar"), N_("Cherry"), N_("Clover"), N_("Condor"), N_("Coral"), N_("Crane")),
    *(N_("Dolphin"), N_("Dragonfly"), N_("Eagle"), N_("Falcon"), N_("Fern"), N_("Fig")),
    *(N_("Fox"), N_("Gecko"), N_("Ginger"), N_("Hazel"), N_("Hedgehog"), N_("Heron")),
    *(N_("Iguana"), N_("Ivy"), N_("Jaguar"), N_("Jasmine"), N_("Kiwi"), N_("Koala")),
    *(N_("Lemon"), N_("Lemur"), N_("Lynx"), N_("Mango"), N_("Maple"), N_("Marten")),
    *(N_("Mint"), N_("Moth"), N_("Nutmeg"), N_("Olive"), N_("Otter"), N_("Owl")),
    *(N_("Panda"), N_("Papaya"), N_("Pelican"), N_("Penguin"), N_("Puma"), N_("Quince")),
    *(N_("Raven"), N_("Robin"), N_("Sage"), N_("Salmon"), N_("Seal"), N_("Sparrow")),
    *(N_("Squirrel"), N_("Swan"), N_("Tapir"), N_("Thyme"), N_("Toucan"), N_("Zebra")),
)


def draw(taken: Collection[str], words: Words) -> str:
    """Return a name that nobody in the room has; with a number behind it once all are taken.

    >>> draw([name for name in NAMES if name != "Fox"], Words("en"))
    'Fox'
    >>> draw([*NAMES, *(f"{name} 2" for name in NAMES if name != "Owl")], Words("en"))
    'Owl 2'
    """
    n = 1
    while True:
        names = [words(name) + (f" {n}" if n > 1 else "") for name in NAMES]
        left = [name for name in names if name not in taken]
        if left:
            return SystemRandom().choice(left)
        n += 1
