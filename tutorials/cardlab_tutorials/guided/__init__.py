"""Guided lessons: each is a file of steps (``pepper.toml``), shown and judged one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardlab_tutorials.guided.lesson import Lesson, lesson
from cardlab_tutorials.guided.reading import first_minutes, list_lessons

if TYPE_CHECKING:
    from cardlab_tutorials.guided.learn_page import LearnPage

__all__ = ["LearnPage", "Lesson", "first_minutes", "lesson", "list_lessons"]


def __getattr__(name: str) -> Any:
    """Import the page for Voila when it is used: a lesson alone needs no ipywidgets."""
    if name != "LearnPage":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from cardlab_tutorials.guided.learn_page import LearnPage

    return LearnPage
