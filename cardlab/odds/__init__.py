"""The odds at the table: exact chances by counting, and estimates by playing out.

What can be counted of one game is in its package (``cardlab.games.<game>.odds``), what all of them
rest on in :mod:`cardlab.counting`; :mod:`cardlab.odds.estimate` plays out.
"""
