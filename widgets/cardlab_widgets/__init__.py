"""cardlab_widgets: the card table for notebooks and dashboards."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cardlab_widgets.lobby.lobby import Lobby
    from cardlab_widgets.table.card_table import CardTable

__all__ = ["CardTable", "Lobby"]
_MODULES = {"CardTable": "table.card_table", "Lobby": "lobby.lobby"}


def __getattr__(name: str) -> Any:
    """Import a widget when it is used: a table alone needs no ipywidgets, a server no widget."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
