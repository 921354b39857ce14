"""The rounds of a competition: each pupil has a code, and a code has one game a round.

A link such as ``?game=pepper&players=3&seed=1`` names a round. Codes, deals and tickets follow from
the server's key, so that nothing is stored but the games: to open a round with a code again is to
go on with its game, whatever has become of page, kernel or server. Each code has a deal of its own:
a neighbour's screen and a friend who has finished tell nothing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final, NamedTuple

from cardlab.engine.match.catalogue import find
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.table.errors import CardlabError
from cardlab.engine.text.words import N_, P_, Words
from cardlab_widgets.server.codes import LETTERS, as_typed
from cardlab_widgets.server.key import class_seed, folder
from cardlab_widgets.table.persistence import ROUND

LENGTH: Final = 8
CODES: Final = 100
NO_CODE: Final = N_("This is a round of a competition. Type your code to start or to continue.")
BAD_CODE: Final = N_("Nobody has the code {code}. Check your code.")
PLAYERS: Final = P_("{n} player", "{n} players")


class Round(NamedTuple):
    """A round: the game, how many play, the house rules that are not as printed, the number."""

    game: str
    players: int
    rules: tuple[tuple[str, Any], ...]
    number: int

    @classmethod
    def of(cls, game: str, players: int, rules: Mapping[str, Any], number: int) -> Round:
        """Return the round with these house rules, named or not."""
        printed = find(game).house_rules({})
        own = {name: value for name, value in rules.items() if value != printed[name]}
        return cls(game, players, tuple(sorted(own.items())), number)

    def deal(self, pupil: int) -> int:
        """Return the seed of a pupil's game."""
        return class_seed("round", pupil, *self)

    def ticket(self, pupil: int) -> str:
        """Return the ticket of a pupil's game."""
        return f"{ROUND}{pupil:03}-{class_seed('ticket', pupil, *self):016x}"

    def title(self, words: Words) -> str:
        """Return the round in words."""
        title = rulebook(self.game, words.language).title
        rules = [f"{name}={value}" for name, value in self.rules]  # as in the link
        facts = [title, words(PLAYERS, n=self.players), *rules]
        number = words(N_("Round {n}"), n=self.number)
        return f"{number}: {', '.join(facts)}"


def codes() -> list[str]:
    """Return the codes of this server's pupils; the first is that of pupil 1."""
    return [_code(pupil) for pupil in range(1, CODES + 1)]


def _code(pupil: int) -> str:
    number, code = class_seed("code", pupil), ""
    for _ in range(LENGTH):
        number, letter = divmod(number, len(LETTERS))
        code += LETTERS[letter]
    return code


def pupil_of(code: str, words: Words) -> int:
    """Return the number of the pupil with a code; small letters, spaces and hyphens are taken.

    Raises:
        CardlabError: there is no code, or nobody has it.

    """
    typed = as_typed(code)
    if not typed:
        raise CardlabError(words(NO_CODE))
    if typed not in codes():
        raise CardlabError(words(BAD_CODE, code=typed[: 2 * LENGTH]))
    return codes().index(typed) + 1


def results() -> dict[Round, dict[int, dict[str, Any] | None]]:
    """Return how the games of all rounds ended, by the numbers of the pupils.

    A game that goes on is None, another one its outcome ("winners", "scores", "reason").
    """
    rounds: dict[Round, dict[int, dict[str, Any] | None]] = {}
    for path in folder().glob(f"{ROUND}*.json"):
        with suppress(OSError, ValueError, KeyError, TypeError):  # being written, or damaged
            data = json.loads(path.read_text(encoding="utf-8"))
            record, pupil = data["record"], int(path.name[len(ROUND) :][:3])
            which = Round.of(
                record["game"], record["players"], record["options"], int(data["seed"])
            )
            rounds.setdefault(which, {})[pupil] = data["ended"]
    return dict(sorted(rounds.items(), key=lambda entry: str(entry[0])))
