"""Lines of moves as a lesson writes them: ``"play red 7; 1 play red 3"``.

A move without a number in front is the learner's; one with ``!`` at its end is tried and refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

TRIED = "!"


def parse_line(line: str, me: int) -> tuple[str, ...]:
    """Return the moves of a line, each as the engine writes it.

    >>> parse_line("play red 7; draw!; 1 play red 3", me=0)
    ('0 play red 7', '0 draw!', '1 play red 3')
    """
    return tuple(_parse_move(token.strip(), me) for token in line.split(";") if token.strip())


def _parse_move(token: str, me: int) -> str:
    tried = TRIED * token.endswith(TRIED)
    move = token.removesuffix(TRIED).strip()
    if not move.split(maxsplit=1)[0].isdigit():
        move = f"{me} {move}"
    return " ".join(move.lower().split()) + tried


def mover(move: str) -> int:
    """Return the seat that makes a move."""
    return int(move.split(maxsplit=1)[0])


@dataclass(frozen=True)
class MoveLines:
    """All lines that a part of a lesson knows, and what follows on the moves made so far.

    Attributes:
        lines: the lines, those that are right first.
        me: the seat of the learner.

    """

    lines: Sequence[tuple[str, ...]]
    me: int

    def ended(self, moves: Sequence[str]) -> int | None:
        """Return the number of the line that has been played to its end, or None."""
        played = tuple(moves)
        return self.lines.index(played) if played in self.lines else None

    def onwards(self, moves: Sequence[str]) -> list[str]:
        """Return the moves that come next in the lines that begin so, without doubles."""
        n, played = len(moves), tuple(moves)
        return list(dict.fromkeys(line[n] for line in self.lines if line[:n] == played != line))

    def scripted(self, moves: Sequence[str]) -> str | None:
        """Return the move that another seat makes next by the script, or None."""
        return next((move for move in self.onwards(moves) if mover(move) != self.me), None)
