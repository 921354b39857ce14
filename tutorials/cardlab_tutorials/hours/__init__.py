"""Probability hours: a question about a game, a guess, many trials, a count, and exercises.

Every hour is a module of its own with a function ``hour``. The form that they share:

- :mod:`~cardlab_tutorials.hours.hour`: an :class:`~cardlab_tutorials.hours.hour.Hour`, which a
  notebook asks and which keeps the progress;
- :mod:`~cardlab_tutorials.hours.checks`: how trials, numbers, choices and functions are judged;
- :mod:`~cardlab_tutorials.hours.answers`: the spellings of a number that are read;
- :mod:`~cardlab_tutorials.hours.guesses`: the guesses of a class;
- :mod:`~cardlab_tutorials.hours.charts` and :mod:`~cardlab_tutorials.hours.plots`: drawings;
- :mod:`~cardlab_tutorials.hours.knobs`: sliders beside a curve.
"""
