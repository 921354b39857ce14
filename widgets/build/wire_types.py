"""The types of what crosses the wire, for the page: ``js/wire.d.ts``, made from ``wire.py``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    Never,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from cardlab.engine.match.catalogue import list_games
from cardlab.engine.text.words import Words
from cardlab_widgets import wire
from cardlab_widgets.lobby.texts import lobby_texts
from cardlab_widgets.ui_texts import ui_texts, watch_texts
from widgets.build.tools import SOURCES, STYLE, run

WIRE = SOURCES / "wire.d.ts"
HEAD = (
    "// Written by `make bundle` from cardlab_widgets/wire.py, which says what each part means.",
    "// Do not edit it here.",
)
PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Never: "never",
    Any: "any",
}
GENERIC: dict[Any, Callable[..., str]] = {
    Union: lambda *parts: " | ".join(parts),
    UnionType: lambda *parts: " | ".join(parts),
    list: lambda part: f"{part}[]" if part.isidentifier() else f"({part})[]",
    tuple: lambda *parts: f"[{', '.join(parts)}]",
    dict: lambda *parts: f"Record<{', '.join(parts)}>",
    NotRequired: lambda part: part,
}


def write_wire_types(path: Path = WIRE) -> None:
    """Write the types of the page, in the style of the other sources."""
    path.write_text("\n".join([*HEAD, *_lines()]), encoding="utf-8", newline="\n")
    run("prettier", "--write", *STYLE, path)


def _lines() -> Iterator[str]:
    """The module: a type for each one of ``wire.py``, and the keys of the words of each page."""
    named = {value: name for name, value in vars(wire).items() if _is_alias(value)}
    annotated = {name for value, name in named.items() if get_origin(value) is Annotated}
    taken = sorted(annotated - _texts().keys())
    yield f'import type {{ {", ".join(taken)} }} from "./types.js";\n'
    for name, value in vars(wire).items():
        if is_typeddict(value):
            yield from _interface(value, named)
        elif _is_alias(value) and name not in annotated:
            yield f"export type {name} = {_written(value, {})};\n"
    for name, texts in _texts().items():
        keys = " | ".join(f'"{key}"' for key, text in texts.items() if isinstance(text, str))
        yield f"export type {name} = Record<{keys}, string>;\n"


def _texts() -> dict[str, dict[str, Any]]:
    """Return the texts that a page receives, by the names of their types."""
    words = Words("en")
    return {
        "TableWords": ui_texts(list_games()[0], "en"),
        "WatchWords": watch_texts(words),
        "LobbyWords": lobby_texts(words, None, {}, {}, fair=False)["words"],
    }


def _is_alias(value: Any) -> bool:
    """Return whether a name of the module is an alias of a composed type."""
    return get_origin(value) in (Annotated, Literal, Union, UnionType)


def _interface(shape: Any, named: dict[Any, str]) -> Iterator[str]:
    if shape.__doc__ and shape.__doc__ != dict.__doc__:
        yield f"/** {' '.join(shape.__doc__.split())} */"
    yield f"export interface {shape.__name__} {{"
    for name, kind in get_type_hints(shape, include_extras=True).items():
        may_lack = get_origin(kind) is NotRequired or not shape.__total__
        yield f"  {name}{'?' * may_lack}: {_written(kind, named)};"
    yield "}\n"


def _written(kind: Any, named: dict[Any, str]) -> str:
    """A type of Python as TypeScript writes it."""
    if kind in named or is_typeddict(kind):
        return named.get(kind) or str(kind.__name__)
    if kind in PLAIN:
        return PLAIN[kind]
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(f'"{part}"' for part in parts)
    if origin not in GENERIC:
        raise TypeError(f"{kind!r:.80} has no type in TypeScript yet: see `GENERIC`.")
    return GENERIC[origin](*(_written(part, named) for part in parts))
