"""Games in which two players choose at once: the best mix of each, and its value.

>>> bluff = [[0, Fraction(5, 3)], [2, -1]]  # rows: honest, lie; columns: trust, doubt
>>> solve(bluff)
Solution(rows=(Fraction(9, 14), Fraction(5, 14)), columns=(Fraction(4, 7), Fraction(3, 7)), \
value=Fraction(5, 7))
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any, Final, NamedTuple

from cardlab.engine.table.errors import BadOption

Vector = tuple[Fraction, ...]
Matrix = tuple[Vector, ...]
_MOST: Final = 6  # rows and columns: the square parts are all tried


class Solution(NamedTuple):
    """How often each row and each column is best chosen, and the mean that the row player gets."""

    rows: Vector
    columns: Vector
    value: Fraction


def solve(matrix: Sequence[Sequence[Any]]) -> Solution:
    """Return the best mixes of a zero-sum game, exactly.

    ``matrix[i][j]`` is what the row player gets from the column player. By the minimax theorem
    there are mixes that neither player can improve. In some square part of the matrix they are the
    mixes that make the other player indifferent (Shapley and Snow, *Basic Solutions of Discrete
    Games*, 1950). So the function tries all parts, the smallest first, and checks each candidate
    against all rows and columns.

    Raises:
        BadOption: it is no matrix of numbers with 1 to 6 rows and columns.

    """
    pays = _read(matrix)
    rows, columns = range(len(pays)), range(len(pays[0]))
    for size in range(1, min(len(rows), len(columns)) + 1):
        for some_rows in combinations(rows, size):
            for some_columns in combinations(columns, size):
                solution = _indifferent(pays, some_rows, some_columns)
                if solution and _is_best(pays, solution):
                    return solution
    raise AssertionError("each matrix game has a solution")


def mean(matrix: Sequence[Sequence[Any]], rows: Sequence[Any], columns: Sequence[Any]) -> Fraction:
    """Return what the row player gets on average if both choose with these chances.

    >>> mean([[0, 6], [2, -1]], [0.5, 0.5], [1, 0])
    Fraction(1, 1)
    """
    pays = _read(matrix)
    p, q = ([Fraction(str(chance)) for chance in mix] for mix in (rows, columns))
    return sum((a * _dot(q, row) for a, row in zip(p, pays, strict=True)), Fraction(0))


def _read(matrix: Any) -> Matrix:
    try:
        pays = tuple(tuple(Fraction(str(pay)) for pay in row) for row in matrix)
    except (TypeError, ValueError):
        pays = ()
    if not 1 <= len(pays) <= _MOST or len({len(row) for row in pays}) > 1:
        pays = ()
    if not pays or not 1 <= len(pays[0]) <= _MOST:
        raise BadOption(
            f"A matrix is a list of equally long lists of numbers, at most {_MOST} by {_MOST}, "
            f"not {matrix!r:.80}."
        )
    return pays


def _is_best(pays: Matrix, solution: Solution) -> bool:
    """Return whether no player can better the mixes: what defines a solution."""
    if min(*solution.rows, *solution.columns) < 0:
        return False
    by_column = [_dot(solution.rows, column) for column in zip(*pays, strict=True)]
    by_row = [_dot(solution.columns, row) for row in pays]
    return min(by_column) >= solution.value >= max(by_row)


def _indifferent(pays: Matrix, rows: Sequence[int], columns: Sequence[int]) -> Solution | None:
    """Return the mixes of a square part that make the other player indifferent there, if any.

    They are the sums of the rows and of the columns of its cofactors, divided by the sum of all;
    the value is the determinant divided by this sum (Shapley and Snow).
    """
    part = [[pays[i][j] for j in columns] for i in rows]
    places = range(len(part))
    cofactors = [
        [(-1) ** (i + j) * _determinant(_minor(part, i, j)) for j in places] for i in places
    ]
    whole = sum(map(sum, cofactors), Fraction(0))
    if not whole:
        return None
    p = [sum(row) / whole for row in cofactors]
    q = [sum(column) / whole for column in zip(*cofactors, strict=True)]
    value = _determinant(part) / whole
    return Solution(_spread(p, rows, len(pays)), _spread(q, columns, len(pays[0])), value)


def _determinant(part: list[list[Fraction]]) -> Fraction:
    """Return the determinant, by cofactors of the first row."""
    if not part:
        return Fraction(1)
    terms = ((-1) ** j * pay * _determinant(_minor(part, 0, j)) for j, pay in enumerate(part[0]))
    return sum(terms, Fraction(0))


def _minor(part: list[list[Fraction]], i: int, j: int) -> list[list[Fraction]]:
    """Return the part without row i and column j."""
    return [[*row[:j], *row[j + 1 :]] for k, row in enumerate(part) if k != i]


def _spread(mix: Sequence[Fraction], chosen: Sequence[int], size: int) -> Vector:
    """Return the mix over all rows or columns, 0 for those that are not chosen."""
    by_number = dict(zip(chosen, mix, strict=True))
    return tuple(by_number.get(i, Fraction(0)) for i in range(size))


def _dot(a: Sequence[Fraction], b: Sequence[Fraction]) -> Fraction:
    return sum((x * y for x, y in zip(a, b, strict=True)), Fraction(0))
