"""Guided lessons: each is a file of steps (``pepper.toml``), shown and judged one by one."""

from cardlab_tutorials.guided.lesson import Lesson, lesson

__all__ = ["Lesson", "lesson"]
