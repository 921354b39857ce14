"""Check the laws that every game must obey.

>>> from cardlab.testing import check_game
>>> report = check_game("nacho_pile", games=1)
>>> report.tried["pieces"] > 10
True

:func:`check_game` checks all of them. Each law is also a function that returns what is wrong: those
of :mod:`cardlab.testing.laws` take a match, those of :mod:`cardlab.testing.worlds` a match and a
seat, those of :mod:`cardlab.testing.wording` a game.
``cardlab_widgets.testing.check_faces`` checks how a game shows at the table and in the lobby.
"""

from cardlab.engine.match.game import Scenario
from cardlab.testing.check import check_game
from cardlab.testing.report import Fault, Report

__all__ = ["Fault", "Report", "Scenario", "check_game"]
