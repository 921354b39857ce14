"""Exercises, as lessons, hours, assignments and pages use them.

- :mod:`~cardlab_tutorials.exercises.exercise`: what is asked;
- :mod:`~cardlab_tutorials.exercises.checks`, :mod:`~cardlab_tutorials.exercises.trials` and
  :mod:`~cardlab_tutorials.exercises.functions`: how numbers and choices, trials, and functions are
  judged; :mod:`~cardlab_tutorials.exercises.verdicts`: what is said then;
- :mod:`~cardlab_tutorials.exercises.answers`: the spellings of a number that are read;
- :mod:`~cardlab_tutorials.exercises.reading`: texts and dataclasses from TOML;
- :mod:`~cardlab_tutorials.exercises.texts`: texts in several languages.
"""
