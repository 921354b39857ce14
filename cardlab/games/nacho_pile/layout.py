"""Where the table of Nacho Pile is drawn."""

from __future__ import annotations

from typing import Final

from cardlab.engine.text.words import Layout

LAYOUT: Final = Layout(rows=(("bag", "drawn"),), spread=("drawn",))
