"""The errors of cardlab. Every message names the input, what is wrong, and what is possible."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol


class Sayable(Protocol):
    """What an error can say in every language: a sentence of ``cardlab.engine.text``."""

    def text(self, words: Any = None) -> str: ...


class CardlabError(ValueError):
    """The base class of all errors of cardlab. Its messages are in English.

    An error that a person at a prompt may cause has a sentence, to be read in any language.
    """

    def __init__(self, message: str | Sayable = "") -> None:
        self.sentence = None if isinstance(message, str) else message
        super().__init__(message if isinstance(message, str) else message.text())

    def in_words(self, words: Any) -> str:
        """Return what is wrong in the language of some words; in English without a sentence."""
        return self.sentence.text(words) if self.sentence else str(self)


class IllegalMove(CardlabError):
    """The rules forbid the move; nothing was changed.

    ``clause`` is the id in the rulebook, ``text`` the reason in a sentence.
    """

    def __init__(self, message: str, clause: str = "", text: str = "") -> None:
        super().__init__(message)
        self.clause = clause
        self.text = text

    def __reduce__(self) -> tuple[object, tuple[str, str, str]]:
        return (IllegalMove, (str(self), self.clause, self.text))


class BadMove(CardlabError):
    """The text describes no move."""


class BadCard(CardlabError):
    """The text describes no card."""


class BadGame(CardlabError):
    """A game lacks something that it has to declare, such as a sentence."""


class BadOption(CardlabError):
    """An unknown game, house rule, number of players, seat, seed or bot."""


class BadTable(CardlabError):
    """A table set by hand does not add up."""


class BadRecord(CardlabError):
    """A saved match is damaged, or of another version."""


class BotError(CardlabError):
    """A bot raised an error, or its answer is no legal move."""


class WorkerError(CardlabError):
    """A worker of a study was lost, perhaps because its process died."""


def or_list(choices: Iterable[object]) -> str:
    """Return the choices in words: ``'a', 'b' or 'c'``."""
    words = [repr(choice) for choice in choices]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def checked_fact(name: str, value: Any, choices: tuple[Any, ...] | range) -> Any:
    """Return a fact of a table set by hand, or raise :class:`BadTable` with what is possible.

    >>> checked_fact("on turn", 1, range(3))
    1
    """
    kinds = {type(choice) for choice in choices} if isinstance(choices, tuple) else {int}
    if type(value) in kinds and value in choices:
        return value
    if isinstance(choices, range) and len(choices) > 8:
        possible = f"a whole number from {choices[0]} to {choices[-1]}"
    else:
        possible = or_list(choices)
    raise BadTable(f"{name!r} can't be {value!r:.80}; it is {possible}.")


def is_unicode(text: str) -> bool:
    r"""Return whether a text can be written to a file or a page: it holds no half of a letter.

    >>> is_unicode("\ud800")
    False
    """
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def nearest(name: str, known: Iterable[str]) -> str:
    """Return which known name is nearest to a name, or which names there are, in words.

    >>> nearest("hnad 0", ["stock", "hand 0"])
    "did you mean 'hand 0'?"
    """
    from difflib import get_close_matches  # slow to import, and needed only for an error

    known = list(known)
    near = get_close_matches(name.casefold(), known, 1)
    return f"did you mean {near[0]!r}?" if near else f"choose {or_list(known)}"
