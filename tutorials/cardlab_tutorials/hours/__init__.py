"""Probability hours: a question about a game, a guess, many trials, a count, and exercises.

Each hour is a folder, from which the notebook, the page without code, the nbgrader assignment and
the page of the book are made. tutorials/README.md shows how to add one.

- :mod:`~cardlab_tutorials.hours.catalogue`: the hours and their texts;
- :mod:`~cardlab_tutorials.hours.running`: an :class:`~cardlab_tutorials.hours.running.Hour`, which
  a notebook uses and which keeps the progress;
- :mod:`~cardlab_tutorials.hours.page`: the page without code;
- :mod:`~cardlab_tutorials.hours.guesses`: the guesses of a class; and
  :mod:`~cardlab_tutorials.hours.collect` sends a number to the class's page;
- :mod:`~cardlab_tutorials.hours.charts`, :mod:`~cardlab_tutorials.hours.plots`: drawings.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import cardlab

if TYPE_CHECKING:
    from cardlab_tutorials.hours.running import Hour


def hour(name: str, language: str = "en", made_for: str = cardlab.__version__) -> Hour:
    """Return an hour, as its notebook uses it.

    >>> hour("one_more_chip").check("one", "5/7")
    Not quite. That is the chance that she does not bust. The question is the bust.

    Args:
        name: the hour's folder.
        language: "en" or "es".
        made_for: the version of cardlab that the notebook was written for.

    Raises:
        BadOption: there is no such hour.

    """
    from cardlab_tutorials.hours.catalogue import plan
    from cardlab_tutorials.hours.running import Hour

    return Hour(plan(name), language, made_for)


def __getattr__(name: str) -> ModuleType:
    """Import an hour's module, with the function ``hour`` that notebooks of 0.1 call there."""
    if not (Path(__file__).parent / name / "hour.toml").is_file():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = import_module(f"{__name__}.{name}")
    vars(module)["hour"] = partial(hour, name)
    return module
