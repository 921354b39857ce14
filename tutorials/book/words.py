"""The words of the book's own, from ``words.toml``."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent


@cache
def words(language: str) -> dict[str, str]:
    """Return what the pages say in a language, by name."""
    data: dict[str, dict[str, str]] = tomllib.loads((HERE / "words.toml").read_text("utf-8"))
    return data[language]
