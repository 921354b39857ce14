"""The names of suits and of cards without a number, for the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


def N_(msgid: str) -> str:  # noqa: N802 - see cardlab.words
    return msgid


SUITS: Final[Mapping[str, str]] = {
    "red": N_("red"),
    "yellow": N_("yellow"),
    "green": N_("green"),
    "blue": N_("blue"),
}

KINDS: Final[Mapping[str, str]] = {
    "poblano": N_("Poblano"),
    "jalapeno": N_("Jalapeño"),
    "habanero": N_("Habanero"),
}
