"""A match as data: saved, shared, and made again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardlab.engine.errors import BadRecord, CardlabError
from cardlab.engine.match import FORMAT, Match, new_match
from cardlab.engine.setup import set_table
from cardlab.version import __version__


def replay(record: Mapping[str, Any], moves: int | None = None) -> Match:
    """Return the match of a record, or as it was after its first ``moves`` moves.

    >>> import cardlab
    >>> m = cardlab.new_match("pepper", seed=7)
    >>> m.apply("draw")
    >>> cardlab.replay(m.record()).view(0) == m.view(0)
    True

    :class:`~cardlab.engine.errors.BadRecord` says what is wrong with a damaged record, and where.
    """
    _check(record)
    seated = {key: record[key] for key in ("game", "players", "seed", "names")}
    try:
        if record.get("setting") is None:
            match = new_match(**seated, **record["options"])
        else:
            match = set_table(places=record["setting"], **seated, **record["options"])
    except (ValueError, TypeError) as error:
        raise BadRecord(f"The record can't be set up: {str(error)[:300]}") from error
    match.seed_is_chosen = False  # the record does not say who chose it
    for number, text in enumerate(record["moves"][:moves]):
        try:
            match.apply(text)
        except CardlabError as error:
            why = str(error)[:400]
            raise BadRecord(f"Move {number} of the record can't be made. {why}") from error
    return match


DEEPEST = 20  # lists and dicts in each other; a record needs five

_SHAPE: dict[str, type | tuple[type, ...]] = {
    "format": int,
    "game": str,
    "players": int,
    "names": list,
    "seed": int,
    "options": dict,
    "moves": list,
}


def _check(record: Any) -> None:
    if not isinstance(record, dict):
        raise BadRecord(f"A record is a dict as match.record() gives it; this is {record!a:.80}.")
    _check_depth(record)
    for key, kind in _SHAPE.items():
        if key not in record:
            raise BadRecord(f"The record has no {key!r}; a record has {', '.join(_SHAPE)}.")
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


def _check_depth(record: dict[Any, Any]) -> None:
    """Refuse what is nested deeper than any record: at some depth Python itself would give up."""
    level: list[tuple[Any, Any]] = list(record.items())
    for _ in range(DEEPEST):
        level = [(key, part) for key, whole in level for part in _parts(whole)]
        if not level:
            return
    raise BadRecord(
        f"The record's {level[0][0]!a:.80} is nested more than {DEEPEST} deep; in a record as "
        "match.record() gives it nothing is."
    )


def _parts(whole: Any) -> list[Any]:
    if isinstance(whole, dict):
        return list(whole.values())
    return whole if isinstance(whole, list) else []
