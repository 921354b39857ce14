"""Where the zones of Whist are drawn."""

from __future__ import annotations

from typing import Final

from cardlab.engine.text.words import Layout

LAYOUT: Final = Layout(rows=(("trick",),), spread=("trick",), notes={"trick": "trump"})
