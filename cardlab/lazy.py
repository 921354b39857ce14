"""Modules of a package that are imported when they are first named."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType


def modules_of(package: str) -> Callable[[str], ModuleType]:
    """Return the ``__getattr__`` of a package that imports its modules when they are first named.

    So ``help(cardlab.games.pepper.bot.rule_of_thumb)`` needs no import but that of cardlab.
    """

    def imported(name: str) -> ModuleType:
        from importlib import import_module
        from importlib.util import find_spec

        if name.startswith("_") or find_spec(f"{package}.{name}") is None:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return import_module(f"{package}.{name}")

    return imported
