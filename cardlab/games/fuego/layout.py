"""Where the table of Fuego! is drawn."""

from __future__ import annotations

from typing import Final

from cardlab.engine.text.words import Layout

LAYOUT: Final = Layout(
    rows=(("draw", "play", "turned up", "discard"),),
    spread=("turned up",),
    tried_before=("up",),
)
