"""cardlab_widgets: the card table for notebooks and dashboards."""

from cardlab_widgets.card_table import CardTable
from cardlab_widgets.lobby import Lobby

__all__ = ["CardTable", "Lobby"]
