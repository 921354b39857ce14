"""Values: small objects that are described by their annotated attributes."""

from __future__ import annotations

from typing import Any, ClassVar, Self, dataclass_transform

from cardlab.engine.hidden import Immutable


@dataclass_transform(frozen_default=True)
class Value(Immutable):
    """An object that is described by its annotated attributes and is never changed.

    It is what a frozen dataclass is, and type checkers read it as one. ``dataclasses`` takes a
    third of the time of ``import cardlab``: it loads ``inspect`` and compiles code for each class.

    A default is shared by all objects, so that a mapping may be one: nobody changes it.

    >>> class Point(Value):
    ...     x: int
    ...     y: int = 0
    >>> Point(1), Point(1, y=2).changed(x=3), Point(1) == Point(1, 0)
    (Point(x=1, y=0), Point(x=3, y=2), True)
    """

    _names: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        cls._names = (*cls._names, *vars(cls).get("__annotations__", ()))

    def __init__(self, *args: Any, **named: Any) -> None:
        names, kind = self._names, type(self)
        given = dict(zip(names, args, strict=False))
        twice = given.keys() & named.keys()
        unknown = named.keys() - set(names)
        values = {name: getattr(kind, name) for name in names if hasattr(kind, name)}
        values |= given
        values |= named
        if len(args) > len(names) or twice or unknown or len(values) < len(names):
            raise TypeError(
                f"{kind.__name__} takes {', '.join(names)}; given were {len(args)} values without "
                f"a name, and {', '.join(named) or 'none with a name'}."
            )
        self.__dict__.update(values)

    def changed(self, **named: Any) -> Self:
        """Return a copy with some attributes changed."""
        return type(self)(**{name: getattr(self, name) for name in self._names} | named)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def __repr__(self) -> str:
        named = zip(self._names, self._values(), strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in named)})"

    def _values(self) -> tuple[Any, ...]:
        return tuple([self.__dict__[name] for name in self._names])
