"""Guided lessons: each is a file of steps (``pepper.toml``), shown and judged one by one."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from cardlab_tutorials.guided.lesson import Lesson, lesson
from cardlab_tutorials.guided.reading import first_minutes, list_lessons

if TYPE_CHECKING:
    from cardlab_tutorials.guided.learn_page import LearnPage
    from cardlab_tutorials.guided.preview import LessonPreview

__all__ = ["LearnPage", "Lesson", "LessonPreview", "first_minutes", "lesson", "list_lessons"]

_OF_WIDGETS = {"LearnPage": "learn_page", "LessonPreview": "preview"}


def __getattr__(name: str) -> Any:
    """Import what ipywidgets draw when it is used: a lesson alone needs none."""
    if name not in _OF_WIDGETS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_OF_WIDGETS[name]}"), name)
