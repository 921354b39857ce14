"""Records: a match as data, to be saved, shared and restored."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Mapping
from typing import Any

from cardlab.engine.match.match import FORMAT, Match, new_match
from cardlab.engine.match.setup import set_table
from cardlab.engine.table.errors import BadRecord, CardlabError
from cardlab.version import __version__


def replay(record: Mapping[str, Any], moves: int | None = None) -> Match:
    """Return the match of a record.

    >>> import cardlab
    >>> m = cardlab.new_match("pepper", seed=7)
    >>> m.apply("draw")
    >>> cardlab.replay(m.record()).view(0) == m.view(0)
    True

    Args:
        record: what :meth:`cardlab.Match.record` has returned.
        moves: how many moves to make; by default all.

    Raises:
        BadRecord: the record is damaged. The error says what is wrong with it.

    """
    _check(record)
    seated = {key: record[key] for key in ("game", "players", "seed", "names")}
    try:
        if record.get("setting") is None:
            match = new_match(**seated, **record["options"])
        else:
            match = set_table(places=record["setting"], **seated, **record["options"])
    except (ValueError, TypeError, RecursionError) as error:  # the last: lists in lists in lists
        raise BadRecord(f"The record can't be set up: {str(error)[:300]}") from error
    match.seed_is_chosen = False  # the record does not say who chose it
    for number, text in enumerate(record["moves"][:moves]):
        try:
            match.apply(text)
        except CardlabError as error:
            why = str(error)[:400]
            raise BadRecord(f"Move {number} of the record can't be made. {why}") from error
    return match


_SHAPE: dict[str, type | tuple[type, ...]] = {
    "format": int,
    "game": str,
    "players": int,
    "names": list,
    "seed": int,
    "options": dict,
    "moves": list,
}
_FIELDS = f"{', '.join(_SHAPE)}, and may have 'setting' and 'cardlab'"


def _check(record: Any) -> None:
    if not isinstance(record, dict):
        raise BadRecord(f"A record is a dict as match.record() gives it; this is {record!a:.80}.")
    if not record.keys() & _SHAPE.keys():
        raise BadRecord(f"This is not a record of a match: {record!a:.80}; a record has {_FIELDS}.")
    for key, kind in _SHAPE.items():
        if key not in record:
            raise BadRecord(f"The record has no {key!r}; a record has {_FIELDS}.")
        if not isinstance(record[key], kind) or isinstance(record[key], bool):
            raise BadRecord(f"The record's {key!r} can't be {record[key]!a:.80}.")
    own = {"places", *_SHAPE} & set(record["options"])
    if own or not all(isinstance(name, str) for name in record["options"]):
        raise BadRecord(f"The record's 'options' can't be {record['options']!a:.80}.")
    if record["format"] != FORMAT:
        version = str(record.get("cardlab", "?")).encode("ascii", "replace").decode()
        raise BadRecord(
            f"The record was saved by cardlab {version[:20]} in format "
            f"{record['format']!r:.20}; this is cardlab {__version__}, which reads format {FORMAT}."
        )


# --- a game as text, to be pasted elsewhere --------------------------------------------------

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

    Raises :class:`~cardlab.engine.table.errors.BadRecord` if the text is none, or is damaged.
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
