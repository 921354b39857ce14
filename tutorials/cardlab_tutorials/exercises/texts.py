"""What an exercise says: texts by language, and sentences that the catalogue translates."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from cardlab.engine.text.words import Text, Words

ByLanguage = Mapping[str, str]
"""A text by language: ``{"en": "Your turn", "es": "Tu turno"}``; empty where there is none."""

Said = Text | ByLanguage
"""A sentence of the program, which the catalogue translates, or a text by language."""

_POINT: Final = re.compile(r"(?<=\d)\.(?=\d)")
_NUMBER: Final = re.compile(r"([+-]?\d+/\d+ = )?[+-]?[\d.]+( %)?$")  # also "5/7 = 0.714286"


def say(text: Said, words: Words, **fields: object) -> str:
    """Return a text in a language, with numbers as one writes them there.

    A text that lacks the language is said in English.

    >>> say({"en": "Your turn", "es": "Tu turno"}, Words("es"))
    'Tu turno'
    >>> say("The mean of the first trials, which ends at {mean}.", Words("es"), mean="0.25")
    'La media de los primeros ensayos, que acaba en 0,25.'
    """
    if isinstance(text, Mapping):
        form = text.get(words.language) or text.get("en", "")
    else:
        form = words.form(text, fields)
    written = {name: _written(value, words) for name, value in fields.items()}
    return form.format(**written) if fields else form


def count(n: int, words: Words) -> str:
    """Return a whole number as one writes it in a language.

    >>> count(100_000, Words("en")), count(100_000, Words("es"))
    ('100,000', '100\u202f000')
    """
    return f"{n:,}" if words.language == "en" else f"{n:,}".replace(",", "\u202f")


def decimal(text: str, words: Words) -> str:
    """Return a text with the decimal sign of a language in its numbers.

    >>> decimal("6.9 %", Words("es")), decimal("6.9 %", Words("en"))
    ('6,9 %', '6.9 %')
    """
    return text if words.language == "en" else _POINT.sub(",", text)


def _written(value: object, words: Words) -> object:
    """A field as a language has it: numbers are written out, and texts are said."""
    if isinstance(value, Mapping):
        return say(value, words)
    if isinstance(value, int):
        return count(value, words)
    return decimal(value, words) if isinstance(value, str) and _NUMBER.match(value) else value
