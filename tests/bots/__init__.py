"""Bots: that they play by the rules, see no more than their seat, and how strong they are."""
