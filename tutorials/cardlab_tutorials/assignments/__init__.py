"""The hours as assignments of nbgrader: sheets, and how they are marked.

- :mod:`~cardlab_tutorials.assignments.sheet`: an hour as a notebook for nbgrader, and a folder with
  all of them;
- :mod:`~cardlab_tutorials.assignments.marks`: what the tests of such a notebook call.

Writing needs no nbgrader. A teacher then runs its commands in the folder that was written:
``nbgrader generate_assignment``, ``autograde``, ``generate_feedback``.
"""

from cardlab_tutorials.assignments.marks import Mark, Marks

__all__ = ["Mark", "Marks"]
