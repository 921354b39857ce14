"""A game's words looked through when they are loaded: nothing is missing when a story is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

from cardlab.engine.table.errors import BadGame
from cardlab.engine.table.table import Table
from cardlab.engine.text.words import STORY, GameWords, Plural, Text

_OF_EVENTS: Final = {"by", "at", "card", "cards", "into", "n", "suit", "word"}
_OF_MOVES: Final = {"at", "card", "cards", "into", "n", "suit", "word"}
_CALLS: Final = {"tell", "tell_move", "Move"}
_TELLING: Final = {"play", "draw"}  # methods of a table that tell the verb of their name


def check_words(words: GameWords, package: str, table: Table, options: Iterable[Any]) -> None:
    """Raise an error if a sentence of a game is missing, or names what it can't.

    Verbs are looked for in the sources of the game's package: ``t.tell(clause, "verb", ...)``,
    ``t.tell_move(allows, "verb", ...)``, ``t.play(allows, ...)``, ``t.draw(clause, ...)`` and
    ``Move(seat, "verb", ...)``. Zones and house rules are those of ``table`` and ``options``.

    Raises:
        BadGame: with all that is wrong.

    """
    wrong = [*missing(words, table, options, *verbs_of(package)), *_wrong_fields(words)]
    if wrong:
        raise BadGame(f"The words of {package} are incomplete: {'; '.join(wrong)}.")


def missing(
    words: GameWords,
    table: Table,
    options: Iterable[Any],
    events: Iterable[str],
    moves: Iterable[str],
) -> Iterator[str]:
    """Yield what has no sentence or label: verbs of events and of moves, zones, house rules."""
    keys = [f"{key} " for key in (*words.story, *STORY)]
    for verb in sorted(events):
        if not any(key.startswith(f"{verb} ") for key in keys):
            yield f"no sentence for the verb {verb!r} in story"
    for verb in sorted({*moves} - {verb.name for verb in words.verbs if verb.label}):
        yield f"no label for the verb {verb!r} in verbs"
    roles = {zone.role for zone in table.zones() if zone.kind != "hand"}
    for role in sorted(roles - words.zones.keys()):
        yield f"no label for the zone {role!r} in zones"
    for option in options:
        choices = option.choices if isinstance(option.choices, tuple) else ()
        values = [f"{option.name}={value}" for value in choices if not isinstance(value, bool)]
        for name in [option.name, *values]:
            if name not in words.options:
                yield f"no label for the house rule {name!r} in options"


def _wrong_fields(words: GameWords) -> Iterator[str]:
    labels = [text for verb in words.verbs for text in (verb.label, *verb.forms.values())]
    status = [verb.status for verb in words.verbs]
    known: tuple[tuple[Iterable[Text], set[str]], ...] = (
        (words.story.values(), _OF_EVENTS),
        (status, _OF_EVENTS),
        (labels, _OF_MOVES),
    )
    for texts, names in known:
        for text in texts:
            for name in sorted(fields_of(text) - names):
                yield f"{text!r} has the field {name!r}, and only {', '.join(sorted(names))} exist"


def fields_of(text: Text) -> set[str]:
    """Return the fields that a sentence names, those with an article without it.

    >>> sorted(fields_of("{by} gave {the_card} to {at}."))
    ['at', 'by', 'card']
    """
    from string import Formatter

    forms = (text.one, text.many) if isinstance(text, Plural) else (text,)
    names = {name for form in forms for _, name, _, _ in Formatter().parse(form) if name}
    return {name.removeprefix("the_").removeprefix("a_") for name in names}


@cache
def verbs_of(package: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return the verbs that the sources of a game tell, and those of its moves."""
    import ast  # slow to import, and not needed before a game is used

    verbs: dict[str, set[str]] = {name: set() for name in _CALLS}
    for source in _sources(package):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and len(node.args) > 1:
                call, verb = node.func, node.args[1]
                name = call.attr if isinstance(call, ast.Attribute) else getattr(call, "id", "")
                if name in _CALLS and isinstance(verb, ast.Constant):
                    verbs[name].add(str(verb.value))
                elif name in _TELLING and isinstance(call, ast.Attribute):
                    verbs["tell"].add(name)
    return frozenset(verbs["tell"] | verbs["tell_move"]), frozenset(verbs["Move"])


def _sources(package: str) -> Iterator[str]:
    """Yield the sources of a package's modules.

    There are none of a module that comes compiled, as in a browser.
    """
    from importlib import resources  # slow to import

    for module in resources.files(package).iterdir() if package else ():
        if module.name.endswith(".py"):
            yield module.read_text(encoding="utf-8")
