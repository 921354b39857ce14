"""Studies: many matches between bots, and what they show, with the statistical error."""

from cardlab.lazy import modules_of

__getattr__ = modules_of(__name__)
