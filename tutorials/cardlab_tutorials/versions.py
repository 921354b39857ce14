"""Whether a notebook fits the cardlab that is installed."""

from __future__ import annotations

import cardlab
from cardlab.engine.table.errors import CardlabError


def check_version(made_for: str) -> None:
    """Raise a CardlabError unless a version agrees with ours in its first two numbers."""
    if made_for.split(".")[:2] != cardlab.__version__.split(".")[:2]:
        raise CardlabError(
            f"This notebook was made for cardlab {made_for}, and cardlab {cardlab.__version__} is "
            "installed. Take the notebook that came with it, or install the version it names."
        )
