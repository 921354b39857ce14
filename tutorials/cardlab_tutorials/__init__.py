"""cardlab_tutorials: what the lessons ask, and how they judge an answer."""

from cardlab_tutorials.checks import Result, Step
from cardlab_tutorials.lesson import Lesson

__all__ = ["Lesson", "Result", "Step"]
