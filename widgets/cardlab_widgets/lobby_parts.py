"""What the lobby reads in a link."""

from __future__ import annotations

import re

from cardlab.engine.table.errors import CardlabError


def read_pace(text: str) -> int:
    """Return how long a bot's move is shown, in ms, as a link says it."""
    if not re.fullmatch(r"[0-9]{1,4}", text):
        raise CardlabError(f"The pace can't be {text!r:.80}: it is a number of ms, 0 to 9999.")
    return int(text)


def read_number(text: str) -> int | str:
    """Return the whole number that was typed, or the text itself if it is none."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,20}", text) else text
