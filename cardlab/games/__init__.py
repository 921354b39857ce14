"""The games: one package for each, which :func:`cardlab.list_games` finds in this folder.

The package of a game defines ``GAME`` in its ``__init__``. Its other parts are ``rules``,
``cards``, ``words``, ``bot``, ``odds`` and ``rulebook.toml``. Another distribution adds a game with
an entry point of the group ``cardlab.games``.
"""

from cardlab.lazy import modules_of

__getattr__ = modules_of(__name__)
