"""Guided lessons: each is a file of steps (``pepper.toml``), shown and judged one by one."""

from cardlab_tutorials.guided.learn_page import LearnPage
from cardlab_tutorials.guided.lesson import Lesson, lesson
from cardlab_tutorials.guided.reading import list_lessons

__all__ = ["LearnPage", "Lesson", "lesson", "list_lessons"]
