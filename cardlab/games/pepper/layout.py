"""Where the table of Pepper Eights is drawn: under the discard pile stands the suit in play."""

from __future__ import annotations

from typing import Final

from cardlab.engine.text.words import Layout

LAYOUT: Final = Layout(notes={"discard": "suit"})
