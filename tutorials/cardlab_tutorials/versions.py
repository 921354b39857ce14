"""Whether a notebook fits the installed cardlab, and what has changed since it was written."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from typing import Final

import cardlab
from cardlab.engine.table.errors import BadOption
from cardlab.engine.text.words import N_, Sentence, Words

# What somebody with an older notebook must know, by the version that changed it.
HOURS: Final[dict[tuple[int, ...], str]] = {
    (0, 2): N_(
        "`hour.sliders()` was called `hour.knobs()`. `hour.check` takes what the cell above has "
        "thrown, after the answer."
    ),
}
LESSONS: Final[dict[tuple[int, ...], str]] = {
    (0, 2): N_("One cell, `lesson.page()`, now shows a whole lesson."),
}
_OLDER: Final = N_(
    "This notebook was made for cardlab {made_for}, and cardlab {installed} is installed. It still "
    "works. What has changed: {changes}"
)
_NEWER: Final = N_(
    "This notebook was made for cardlab {made_for}, and cardlab {installed} is installed. Install "
    "cardlab {made_for} or newer, or take the notebook that came with {installed}."
)


def check_version(
    made_for: str, changes: Mapping[tuple[int, ...], str], language: str = "en"
) -> bool:
    """Print what has changed for a notebook since its version; return whether it is older.

    Args:
        made_for: the version of cardlab that the notebook names.
        changes: ``HOURS`` or ``LESSONS``.
        language: the language of the notebook.

    Raises:
        BadOption: the notebook was made for a newer version, or for none.

    """
    made, installed = _numbers(made_for), _numbers(cardlab.__version__)
    fields = {"made_for": made_for, "installed": cardlab.__version__}
    if made > installed:
        raise BadOption(Sentence(_NEWER, fields))
    words = Words(language)
    told = [words(text) for since, text in changes.items() if made < since <= installed]
    if told:
        sys.stdout.write(words(_OLDER, **fields, changes=" ".join(told)) + "\n")
    return made < installed


def _numbers(version: str) -> tuple[int, ...]:
    """Return the first two numbers of a version, which say what it can do."""
    found = re.match(r"(\d+)\.(\d+)", str(version))
    if found is None:
        fields = {"version": f"{version!r:.80}"}
        raise BadOption(
            Sentence(N_("made_for can't be {version}: it is a version, like '0.2.0'."), fields)
        )
    return tuple(map(int, found.groups()))
