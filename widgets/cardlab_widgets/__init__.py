"""cardlab_widgets: the card table for notebooks and dashboards."""

from cardlab_widgets.lobby import Lobby
from cardlab_widgets.table import Table

__all__ = ["Lobby", "Table"]
