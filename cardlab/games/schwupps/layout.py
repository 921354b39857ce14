"""Where the table of Schwupps is drawn: the pile of each place beside its rule card."""

from __future__ import annotations

from typing import Final

from cardlab.engine.text.words import Layout

ROWS: Final = (
    (
        "schwupps pile",
        "next",
        "top-first",
        "top-first pile",
        "top-second",
        "top-second pile",
    ),
    (
        "schwupps discard",
        "common",
        "bottom-first",
        "bottom-first pile",
        "bottom-second",
        "bottom-second pile",
    ),
)
LAYOUT: Final = Layout(rows=ROWS, tried="play {card} top-first")
