"""The report of a check: how often each law was tried, and each fault with its match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cardlab.engine.match.match import Match
from cardlab.engine.match.record import replay
from cardlab.engine.table.errors import CardlabError


@dataclass(frozen=True)
class Fault:
    """A law that does not hold, and the match in which it was seen.

    ``record`` is the match as data, up to the decision; :meth:`match` makes it again. A fault of
    the game as a whole has none.
    """

    law: str
    text: str
    game: str
    where: str = ""
    record: Mapping[str, Any] | None = None

    def match(self) -> Match:
        """Return the match as it was when the law was broken."""
        if self.record is None:
            raise CardlabError(f"{self} belongs to no single match.")
        return replay(self.record)

    def __str__(self) -> str:
        return f"{self.law}: {self.text} ({', '.join(filter(None, (self.game, self.where)))})"


@dataclass
class Report:
    """What :func:`cardlab.testing.check_game` has tried, and what is wrong.

    ``tried`` counts how often each law was tried, ``reached`` how often the story, a question or a
    refusal cited each clause; ``reasons`` counts the clauses by which games ended.
    """

    game: str
    games: int = 0
    moves: int = 0
    longest: int = 0
    tried: Counter[str] = field(default_factory=Counter)
    reached: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    faults: list[Fault] = field(default_factory=list)

    def judge(self, law: str, wrong: str | None, match: Match | None = None) -> bool:
        """Note that a law was tried, and the fault if there is one; return whether it held."""
        self.tried[law] += 1
        if wrong is not None:
            self.faults.append(self._fault(law, wrong, match))
        return wrong is None

    def _fault(self, law: str, wrong: str, match: Match | None) -> Fault:
        if match is None:
            return Fault(law, wrong, self.game)
        try:
            record = match.record()
        except CardlabError:
            return Fault(law, wrong, self.game)
        default = {option.name: option.default for option in match.definition.options}
        changed = {name: value for name, value in match.options.items() if value != default[name]}
        if law == "play":  # the last move raised, and would do so again
            record["moves"] = record["moves"][:-1]
        parts = [f"{match.players} players", f"{changed}" if changed else ""]
        parts += [f"seed {match.seed}", f"before move {len(record['moves'])}"]
        return Fault(law, wrong, self.game, ", ".join(filter(None, parts)), record)

    def count_game(self, match: Match) -> None:
        """Count a game that has been played."""
        moves = len(match.moves)
        self.games += 1
        self.moves += moves
        self.longest = max(self.longest, moves)
        self.played[f"{match.players} players"] += 1
        if match.outcome is not None:
            self.reasons[match.outcome.reason] += 1

    def __str__(self) -> str:
        width = max(map(len, self.tried), default=0)
        lines = [f"{self.game}: {f'{len(self.faults)} faults' if self.faults else 'no fault'}"]
        lines += [f"  {law:{width}} tried {n:,} times" for law, n in self.tried.items()]
        if self.games:
            rarest = _counts(dict(self.reached.most_common()[-3:]))
            lines += [
                f"  {self.games:,} games, {self.moves:,} moves, the longest {self.longest:,}",
                f"  played by {_counts(self.played)}",
                f"  ended by {_counts(self.reasons)}",
                f"  clauses reached: {len(self.reached)}; rarest {rarest}",
            ]
        return "\n".join([*lines, *(f"FAULT {fault}" for fault in self.faults)])


def _counts(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {n:,}" for name, n in sorted(counts.items())) or "nothing"
