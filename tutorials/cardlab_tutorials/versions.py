"""Whether a notebook fits the installed cardlab."""

from __future__ import annotations

import re
from typing import Final

import cardlab
from cardlab.engine.table.errors import BadOption
from cardlab.engine.text.words import N_, Sentence

_NEWER: Final = N_(
    "This notebook was made for cardlab {made_for}, and cardlab {installed} is installed. Install "
    "cardlab {made_for} or newer, or take the notebook that came with {installed}."
)


def check_version(made_for: str) -> None:
    """Refuse a notebook that was made for a newer cardlab than this one.

    Args:
        made_for: the version of cardlab that the notebook names.

    Raises:
        BadOption: the notebook was made for a newer version, or for none.

    """
    if _numbers(made_for) > _numbers(cardlab.__version__):
        fields = {"made_for": made_for, "installed": cardlab.__version__}
        raise BadOption(Sentence(_NEWER, fields))


def _numbers(version: str) -> tuple[int, ...]:
    """Return the first two numbers of a version, which say what it can do."""
    found = re.match(r"(\d+)\.(\d+)", str(version))
    if found is None:
        fields = {"version": f"{version!r:.80}"}
        raise BadOption(
            Sentence(N_("made_for can't be {version}: it is a version, like '0.2.0'."), fields)
        )
    return tuple(map(int, found.groups()))
