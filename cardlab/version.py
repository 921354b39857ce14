"""The version of cardlab."""

__version__ = "0.1.0"
