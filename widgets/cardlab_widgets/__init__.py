"""cardlab_widgets: the card table for notebooks and dashboards."""

from cardlab_widgets.table import Table

__all__ = ["Table"]
