"""A game as text, to be pasted elsewhere."""

from __future__ import annotations

import base64
import json
import zlib

from cardlab.engine.errors import BadRecord
from cardlab.engine.match import Match
from cardlab.engine.record import replay

MARK = "cardlab:"
LONGEST = 64_000  # characters of a text that is loaded
_LONGEST_RECORD = 2_000_000  # and of what is packed in it


def to_text(match: Match) -> str:
    """Return the match as one line of text; it holds the whole game, hidden cards too.

    >>> import cardlab
    >>> match = cardlab.new_match("pepper", seed=7)
    >>> from_text(to_text(match)).view(0) == match.view(0)
    True
    """
    data = json.dumps(match.record(), separators=(",", ":")).encode()
    packed = zlib.compress(zlib.crc32(data).to_bytes(4, "big") + data, 9)
    return MARK + base64.urlsafe_b64encode(packed).decode()


def from_text(text: str) -> Match:
    """Return the match of a shared text or a saved file.

    Raises :class:`~cardlab.engine.errors.BadRecord` if the text is none, or is damaged.
    """
    text = text.strip()
    if len(text) > LONGEST and text.startswith(MARK):
        raise BadRecord(f"The text is too long: {len(text)} characters; {LONGEST} are read.")
    data = _unpacked(text) if text.startswith(MARK) else text
    try:
        record = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise BadRecord(
            f"{text[:40]!r} is no game of cardlab: a shared game begins with {MARK!r}, "
            "a saved one is a JSON file."
        ) from error
    return replay(record)


def _unpacked(text: str) -> bytes:
    try:
        packed = base64.b64decode("".join(text[len(MARK) :].split()), altchars=b"-_", validate=True)
        data = zlib.decompressobj().decompress(packed, _LONGEST_RECORD)
    except (ValueError, zlib.error) as error:
        raise BadRecord("The shared game is damaged: copy the whole text.") from error
    if zlib.crc32(data[4:]).to_bytes(4, "big") != data[:4]:
        raise BadRecord("The shared game is damaged: its check sum is wrong. Copy the whole text.")
    return data[4:]
