"""The version of cardlab, and how it is installed."""

from typing import Final

__version__ = "0.2.0"
SOURCE: Final = "git+https://github.com/cardlab/cardlab"  # until a package index has it


def install_line(extra: str) -> str:
    """Return the command that installs cardlab with an extra.

    >>> install_line("learn")
    'pip install "cardlab[learn] @ git+https://github.com/cardlab/cardlab"'
    """
    return f'pip install "cardlab[{extra}] @ {SOURCE}"'
