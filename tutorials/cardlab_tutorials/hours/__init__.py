"""Probability hours: a question about a game, a guess, many trials, a count, and exercises.

Every hour is a module with a ``PLAN`` and a function ``hour``. The form that they share:

- :mod:`~cardlab_tutorials.hours.hour`: the plan of an hour, and an
  :class:`~cardlab_tutorials.hours.hour.Hour`, which a notebook asks and which keeps the progress;
- :mod:`~cardlab_tutorials.hours.ask`: a question, and its widget;
- :mod:`~cardlab_tutorials.hours.checks` and :mod:`~cardlab_tutorials.hours.functions`: how trials,
  numbers, choices and functions are judged; their
  :mod:`~cardlab_tutorials.hours.verdicts`;
- :mod:`~cardlab_tutorials.hours.answers`: the spellings of a number that are read;
- :mod:`~cardlab_tutorials.hours.guesses`: the guesses of a class; and
  :mod:`~cardlab_tutorials.hours.collect` sends a number to the class's page;
- :mod:`~cardlab_tutorials.hours.catalogue`: the ten hours and their texts;
- :mod:`~cardlab_tutorials.hours.charts` and :mod:`~cardlab_tutorials.hours.plots`: drawings;
- :mod:`~cardlab_tutorials.hours.knobs`: sliders beside a curve.

To add an hour: write its module and its text ``tutorials/lessons/probability/NN_name.md``, and add
its name to ``catalogue.NAMES``. In
``tests/tutorials/hours.py`` add its name to ``NAMES``, and right trials to ``RIGHT_TRIALS``. Test
its numbers as ``tests/tutorials/test_hour_numbers.py`` does. Run the notebook with
``python -m tests.notebooks NN_name``, and write the teacher's page beside it. In a text each
question stands once, as ``hour.ask("id")``, or as a blank ``name = ...`` with
``hour.check("id", name)`` in the last line of its cell.
"""
