"""Codes that a teacher shows and pupils type: of a class, a room, a pupil in a competition."""

from __future__ import annotations

import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that looks like another
LENGTH: Final = 6  # of the code of a class or a room


def new_code() -> str:
    """Return a random code for a class or a room."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def as_typed(text: str) -> str:
    """Return a code as somebody has typed it, in capitals, without spaces and hyphens.

    >>> as_typed(" ab-c d2 ")
    'ABCD2'
    """
    return "".join(letter for letter in str(text)[:80].upper() if letter.isalnum())
