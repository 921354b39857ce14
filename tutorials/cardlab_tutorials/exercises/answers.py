"""Numbers as people write them: 2/7, 0.286, 28.6 %, "6 of 21", "one in five"."""

from __future__ import annotations

import ast
import operator
import re
import unicodedata
from collections.abc import Callable
from fractions import Fraction
from typing import Any, Final, NamedTuple

_PERCENT: Final = re.compile(r"\s*(%|percent|per cent|por ciento)$")
_OF: Final = re.compile(r"^(-?\d+)\s*(?:of|in|out of|de cada|de|:)\s*(\d+)$")
_PLAIN: Final = re.compile(r"^-?(?=\.?\d)(\d*)(?:\.(\d*))?$")
_MIXED: Final = re.compile(r"^(\d+)\s+(\d+\s*/\s*\d+)$")
_THOUSANDS: Final = re.compile(r"^\d{1,3}(?:[.,\s]\d{3})+$")
_ONE_IN: Final = re.compile(r"^(?:1|one|uno|una)\s*(?:in|of|out of|/|:|de cada|de|en)\s*(\d.*)$")
# Digits, signs, brackets, and 1.2e-05 of a calculator; no 0x10 and 1_0, which only Python reads.
_SUM: Final = re.compile(r"(?:[\d.\s()*/+-]|(?<=[\d.])e[+-]?\d\d?(?!\d))+")
_WORDS: Final = {
    word: str(n)
    for words in (
        "zero one two three four five six seven eight nine ten eleven twelve",
        "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce",
    )
    for n, word in enumerate(words.split())
} | {"un": "1", "una": "1", "half": "1/2"}
_WITH_UNIT: Final = re.compile(r"^(-?\d[\d.,/ ]*?)\s+[^\W\d_]+\.?$")
_LONGEST: Final = 200  # characters of an answer that are read
_LARGEST: Final = 10**100  # no answer is as large, and a float could not hold much more
_OPERATORS: Final[dict[type, Callable[[Fraction, Fraction], Fraction]]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
}


class Number(NamedTuple):
    """A number as it was given.

    Attributes:
        value: the number itself.
        unit: what one more in its last digit is worth; 0 for a fraction, which is exact.
        digits: how many significant digits were given; 99 for a fraction.

    """

    value: Fraction
    unit: Fraction
    digits: int

    def is_near(self, truth: Fraction) -> bool:
        """Return whether the number is ``truth``, rounded or cut off after its last digit."""
        over = abs(self.value) - abs(truth)
        is_rounded, is_cut = abs(over) * 2 <= self.unit, 0 <= -over < self.unit
        is_same = abs(over) * 10**9 <= max(Fraction(1), abs(truth))
        return self.value * truth >= 0 and (is_rounded or is_cut or is_same)


def is_unwritten(answer: Any) -> bool:
    """Return whether nothing was written: ``...``, None or an empty text."""
    return answer is None or answer is ... or (isinstance(answer, str) and not answer.strip())


def tidied(answer: Any) -> str:
    """Return an answer as text: small letters, plain signs, numbers in figures.

    >>> tidied("\u22121"), tidied("2 ⅕"), tidied("One in five")
    ('-1', '2 1/5', '1 in 5')
    """
    text = re.sub(r"(?<=\d)(?=[¼-¾⅐-⅞])", " ", str(answer)[:_LONGEST].strip().lower())
    text = unicodedata.normalize("NFKC", text).replace("\u2044", "/").replace("\u2212", "-")
    return re.sub(r"[a-z]+", lambda word: _WORDS.get(word[0], word[0]), text)


def without_unit(answer: Any) -> str:
    """Return an answer without the unit behind its number, and "59 of 100" as 59.

    >>> without_unit("65 wins"), without_unit("59 of 100"), without_unit("44/5")
    ('65', '59', '44/5')
    """
    text = tidied(answer)
    if (of := _OF.match(text)) and int(of[1]) < int(of[2]):
        return of[1]
    matched = _WITH_UNIT.match(text)
    return matched[1] if matched else text


def without_separators(answer: Any) -> str:
    """Return a whole number without its separators of thousands, or "" if it has none.

    >>> without_separators("3,026"), without_separators("3 026"), without_separators("3.02")
    ('3026', '3026', '')
    """
    text = str(answer)[:_LONGEST].strip()
    return re.sub(r"\D", "", text) if _THOUSANDS.match(text) else ""


def one_in(answer: Any) -> Any:
    """Return n of an answer "1 in n", "1/n" or "1 of n"; any other answer as it is.

    >>> one_in("1 in 3,026"), one_in("1/20"), one_in("3026")
    ('3,026', '20', '3026')
    """
    matched = _ONE_IN.match(tidied(answer))
    return matched[1] if matched else answer


def read_number(answer: Any) -> Number | None:
    """Return the number that somebody gave, or None if it is none.

    >>> [float(read_number(text).value) for text in ("2/8", "1 of 4", "25 %", "0,25", "1 - 3/4")]
    [0.25, 0.25, 0.25, 0.25, 0.25]
    >>> read_number("14 2/3").value
    Fraction(44, 3)
    >>> read_number("often")
    """
    text = tidied(answer).replace(",", ".")
    bare = _PERCENT.sub("", text)
    hundred = 100 if bare != text else 1
    if plain := _PLAIN.match(bare):
        part = plain[2] or ""
        digits = len((plain[1] + part).lstrip("0"))
        return Number(Fraction(bare) / hundred, Fraction(1, 10 ** len(part)) / hundred, digits)
    bare = _MIXED.sub(r"\1 + \2", _OF.sub(r"\1/\2", bare))
    if not _SUM.fullmatch(bare):
        return None
    try:
        value = _worked_out(ast.parse(bare, mode="eval").body)
    except (SyntaxError, ValueError, ZeroDivisionError, RecursionError, MemoryError):
        return None
    if abs(value) > _LARGEST:
        return None
    return Number(value / hundred, _unit_of(bare) / hundred, 99)


def read_chance(answer: Any) -> Number | None:
    """Return the chance that somebody gave, or None if it is none.

    A number from 1 to 100 without a percent sign is read as percent.

    >>> float(read_chance("28.6").value), float(read_chance(0.286).value), read_chance(300)
    (0.286, 0.286, None)
    """
    number = read_number(answer)
    if number and 1 < number.value <= 100 and not _PERCENT.search(str(answer).strip().lower()):
        number = Number(number.value / 100, number.unit / 100, number.digits)
    return number if number and 0 <= number.value <= 1 else None


def _unit_of(text: str) -> Fraction:
    """28 of 100 is a decimal written in another way; any other fraction is exact."""
    below = re.fullmatch(r"\d\d+\s*/\s*(100+)", text)
    return Fraction(1, int(below[1])) if below else Fraction(0)


def _worked_out(node: ast.expr) -> Fraction:
    """The value of a sum, a product or a quotient of numbers; anything else is a ValueError."""
    if isinstance(node, ast.Constant) and type(node.value) in (int, float):
        return Fraction(str(node.value))
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return -_worked_out(node.operand)
    if isinstance(node, ast.BinOp):
        left, right = _worked_out(node.left), _worked_out(node.right)
        if type(node.op) in _OPERATORS:
            return _OPERATORS[type(node.op)](left, right)
        small = left.numerator.bit_length() + left.denominator.bit_length() < 100
        if isinstance(node.op, ast.Pow) and small and right in range(-60, 61):
            return Fraction(left ** int(right))
    raise ValueError("This is no sum of numbers.")
