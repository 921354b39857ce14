"""Whether a notebook fits the installed cardlab."""

from __future__ import annotations

from typing import Final

import cardlab
from cardlab.engine.table.errors import BadOption
from cardlab.engine.text.words import N_, Sentence

_NEWER: Final = N_(
    "This notebook was made for cardlab {made_for}, and cardlab {installed} is installed. Install "
    "cardlab {made_for} or newer, or take the notebook that came with {installed}."
)
_NO_VERSION: Final = N_("made_for can't be {version}: it is a version, like '0.2.0'.")


def check_version(made_for: str) -> None:
    """Refuse a notebook that was made for a newer cardlab than this one.

    Args:
        made_for: the version of cardlab that the notebook names.

    Raises:
        BadOption: the notebook was made for a newer version, or for none.

    """
    try:
        made, installed = (
            [int(number) for number in version.split(".")[:2]]  # which say what it can do
            for version in (made_for, cardlab.__version__)
        )
    except ValueError:
        raise BadOption(Sentence(_NO_VERSION, {"version": f"{made_for!r:.80}"})) from None
    if made > installed:
        fields = {"made_for": made_for, "installed": cardlab.__version__}
        raise BadOption(Sentence(_NEWER, fields))
