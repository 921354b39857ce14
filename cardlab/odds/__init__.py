"""The odds at the table: exact chances by counting (``exact``), and estimates by playing out."""

from cardlab.odds.estimate import Chance, Estimate, estimate

__all__ = ["Chance", "Estimate", "estimate"]
