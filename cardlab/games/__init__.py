"""The games, one package each; :func:`cardlab.list_games` finds them by looking into this folder.

A package of a game holds ``GAME`` in its ``__init__``, and beside it its parts: ``rules``,
``cards``, ``words``, ``bot``, ``odds`` and ``rulebook.toml``. Another distribution adds a game by
an entry point of the group ``cardlab.games``.
"""

from cardlab.lazy import modules_of

__getattr__ = modules_of(__name__)
