"""The rules engine: tables, questions, moves, matches, views. It knows no game.

A game is a package of its own (see :mod:`cardlab.games`), found by
:mod:`cardlab.engine.match.catalogue`.
"""
