"""cardlab_widgets: the card table for notebooks and dashboards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardlab_widgets.card_table import CardTable

if TYPE_CHECKING:
    from cardlab_widgets.lobby import Lobby

__all__ = ["CardTable", "Lobby"]


def __getattr__(name: str) -> Any:
    """Import the lobby when it is used: a table alone needs no ipywidgets."""
    if name != "Lobby":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from cardlab_widgets.lobby import Lobby

    return Lobby
