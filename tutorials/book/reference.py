"""The reference: which public name stands on which page; their docstrings do the telling."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from importlib import import_module
from pkgutil import resolve_name
from typing import Final, NamedTuple


class Topic(NamedTuple):
    """A page of the reference: its title, what it is about, and its names."""

    title: str
    about: str
    names: tuple[str, ...]
    modules: tuple[str, ...] = ()


def _public(*names: str) -> tuple[str, ...]:
    return tuple(f"cardlab:{name}" for name in names)


TOPICS: Final = {
    "matches": Topic(
        "Matches",
        "A match is a game that goes on: what may be done now, what was done, what a seat knows.",
        (
            *_public("list_games", "new_match", "set_table", "Match", "Move", "Card", "Deck"),
            *_public("Ask", "Event", "Outcome", "Dice", "View", "replay"),
        ),
    ),
    "rulebooks": Topic(
        "Rulebooks and refusals",
        "The clauses as data, and why a move is refused.",
        _public("rulebook", "Rulebook", "Clause", "Refusal", "Reason"),
    ),
    "bots": Topic(
        "Bots",
        "A bot is a function that is handed a seat and answers with a move.",
        (
            *_public("Bot", "Seat", "play", "playout"),
            *(f"cardlab.bots:{name}" for name in ("make", "names", "Maker")),
        ),
    ),
    "studies": Topic(
        "Many games",
        "Thousands of matches, counted with their errors, on one processor or on many.",
        _public("simulate", "Results", "tournament", "Standings"),
    ),
    "environments": Topic(
        "Environments",
        "The games for programs that learn: PettingZoo and Gymnasium, by the extra ``learn``.",
        (
            *_public("env", "parallel_env"),
            "cardlab.environments:bot",
            "cardlab.environments.aec:CardAECEnv",
            "cardlab.environments.parallel:CardParallelEnv",
            "cardlab.environments.single_agent:SingleAgentEnv",
            "cardlab.environments.encoding:EnvironmentWords",
        ),
        ("cardlab.environments.observations",),
    ),
    "odds": Topic(
        "Odds",
        "Chances by counting, and estimates by playing out.",
        (),
        (
            *("cardlab.counting", "cardlab.dealing", "cardlab.odds.estimate"),
            *("cardlab.odds.luck", "cardlab.odds.matrix_games"),
        ),
    ),
    "games": Topic(
        "A game of your own",
        "What a game consists of: its table, its questions, its words.",
        (
            *_public("Game", "Option", "Table", "Zone", "Question", "everyone", "race"),
            *_public("Texts", "GameWords", "Verb", "Layout", "Sentence"),
            *_public("Translated", "N_", "P_", "Words"),
            *(f"cardlab.engine.table.questions:{name}" for name in ("Rule", "Turns")),
            "cardlab.engine.text.words:Text",
        ),
    ),
    "testing": Topic(
        "The laws of a game",
        "What every game must hold, tried on random games.",
        (
            *(f"cardlab.testing:{name}" for name in ("check_game", "Report", "Fault")),
            *_public("Scenario"),
            "cardlab_widgets.testing:check_faces",
        ),
    ),
    "widgets": Topic(
        "The table and the lessons",
        "What a notebook shows.",
        (
            *("cardlab_widgets:CardTable", "cardlab_widgets:Lobby"),
            *("cardlab_tutorials.guided:lesson", "cardlab_tutorials.guided.lesson:Lesson"),
        ),
    ),
    "errors": Topic(
        "Errors",
        "All of them are a CardlabError; each says what was wrong and what is possible.",
        _public(
            *("CardlabError", "BadCard", "BadGame", "BadMove", "BadOption", "BadRecord"),
            *("BadTable", "BotError", "IllegalMove", "WorkerError"),
        ),
    ),
}
ELSEWHERE: Final = {"__version__", "bots", "odds", "Rule", "Text", "Turns"}
"""Public names of cardlab that are no object with a docstring: a number, two packages, and types,
whose docstrings stand in the modules that make them."""


def reference_pages() -> Iterator[tuple[str, str]]:
    """Yield the pages of the reference: the name of each, and its text in reStructuredText."""
    yield "index", _index()
    for name, topic in TOPICS.items():
        parts = [_title(topic.title), topic.about]
        parts += [_directive(name) for name in topic.names]
        parts += [_of_module(module) for module in topic.modules]
        yield name, "\n\n".join(parts) + "\n"


def _title(words: str) -> str:
    return f"{words}\n{'=' * len(words)}"


def _index() -> str:
    rows = "\n".join(f"   {name}" for name in TOPICS)
    names = "\n".join(
        f"* :doc:`{topic.title} <{name}>`: {topic.about}" for name, topic in TOPICS.items()
    )
    about = (
        "The names that notebooks and programs build on, told by their docstrings. All that "
        "stands at ``cardlab`` itself needs Python and nothing else."
    )
    return f"{_title('Reference')}\n\n{about}\n\n{names}\n\n.. toctree::\n   :hidden:\n\n{rows}\n"


def _directive(name: str) -> str:
    """The directive of autodoc for a public name."""
    value = resolve_name(name)
    path = name.replace(":", ".")
    if inspect.isclass(value):
        kind = "autoexception" if issubclass(value, BaseException) else "autoclass"
        return f".. {kind}:: {path}\n   :members:"
    kind = "autofunction" if inspect.isroutine(value) else "autodata"
    return f".. {kind}:: {path}"


def _of_module(name: str) -> str:
    title = f"``{name}``"
    first = (import_module(name).__doc__ or "").strip().partition("\n")[0]
    assert first, f"{name} has no docstring"
    return f"{title}\n{'-' * len(title)}\n\n.. automodule:: {name}\n   :members:"
