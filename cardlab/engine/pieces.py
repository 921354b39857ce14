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
    "purple": N_("purple"),
    "chili": N_("chili"),
    "lemon": N_("lemon"),
    "pepper": N_("pepper"),
}

KINDS: Final[Mapping[str, str]] = {
    # Pepper Eights
    "poblano": N_("Poblano"),
    "jalapeno": N_("Jalapeño"),
    "habanero": N_("Habanero"),
    # Schwupps
    "aggravation": N_("aggravation card"),
    "+1": N_("+1"),
    "+2": N_("+2"),
    "-1": N_("-1"),
    "-2": N_("-2"),
    "same number": N_("same number"),
    "same colour": N_("same colour"),
    "colour or number": N_("same colour or number"),
    # Nacho Pile
    "wild": N_("wild"),
    "steal": N_("Steal"),
    "score": N_("Score"),
    "return": N_("Return"),
    # Fuego!
    "reverse": N_("Reverse"),
    "skip": N_("Skip"),
    "invisible": N_("Invisible"),
    "burn": N_("Burn"),
    "incendio": N_("Incendio"),
    "burn baby burn": N_("Burn Baby Burn"),
    "ya burnt": N_("Ya Burnt!"),
    "backdraft": N_("Backdraft"),
    # Sweet & Spicy
    "any spice": N_("any spice"),
    "any number": N_("any number"),
    "total wild": N_("Total Wild"),
    "trophy": N_("trophy"),
    "game end": N_("Game End card"),
}

TERMS: Final[Mapping[str, str]] = {
    **SUITS,
    "left": N_("left"),
    "right": N_("right"),
    "top": N_("top row"),
    "bottom": N_("bottom row"),
    "top-first": N_("top row, first place"),
    "top-second": N_("top row, second place"),
    "bottom-first": N_("bottom row, first place"),
    "bottom-second": N_("bottom row, second place"),
    "number": N_("number"),
    "spice": N_("spice"),
    "spicy": N_("spicy"),
}
