"""The type parameters of games, matches and seats: their table and their view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlab.engine.table import Table
from cardlab.engine.view import View

if TYPE_CHECKING:
    # For type checkers only: it lets `Match` alone mean `Match[View]`. Python has it from 3.13 on.
    from typing_extensions import TypeVar

    T = TypeVar("T", bound=Table)
    V = TypeVar("V", bound=View, default=View)
    V_co = TypeVar("V_co", bound=View, default=View, covariant=True)
else:
    from typing import TypeVar

    T, V, V_co = TypeVar("T"), TypeVar("V"), TypeVar("V_co", covariant=True)
