"""Where the table of Sweet & Spicy is drawn."""

from __future__ import annotations

from typing import Final

from cardlab.engine.layout import Layout

LAYOUT: Final = Layout(rows=(("deck", "stack", "wilds", "trophies"),))
