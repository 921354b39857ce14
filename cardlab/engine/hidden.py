"""What an object holds and does not show, and objects that cannot be changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def hide(cls: type, slot: str) -> tuple[Callable[[Any], Any], Callable[[Any, Any], None]]:
    """Take a slot out of a class and return what reads it and what sets it.

    An object keeps its place for the slot, but no attribute leads there. So a bot that is handed
    the object cannot reach what is behind it by mistake. It is no protection against a program that
    wants to cheat: all code of one Python process can reach all objects of it.

    >>> class Envelope:
    ...     __slots__ = ("letter",)
    >>> read, write = hide(Envelope, "letter")
    >>> envelope = Envelope()
    >>> write(envelope, "dear Ana")
    >>> read(envelope), hasattr(envelope, "letter")
    ('dear Ana', False)
    """
    descriptor = cls.__dict__[slot]
    delattr(cls, slot)
    return descriptor.__get__, descriptor.__set__


class Immutable:
    """An object whose attributes are set once, when it is made."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> None:
        if hasattr(self, name):
            raise AttributeError(f"{type(self).__name__} can't be changed: its {name} is fixed.")
        object.__setattr__(self, name, value)

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} can't be changed: its {name} is fixed.")
