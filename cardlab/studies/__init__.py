"""Studies: many matches between bots, counted with their errors."""

from cardlab.lazy import modules_of

__getattr__ = modules_of(__name__)
