"""Why a move is forbidden: the clause, and a sentence about the cards on the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from cardlab.engine.moves import Move
from cardlab.engine.questions import Ask
from cardlab.engine.table import Table
from cardlab.engine.words import N_, GameWords, Rich, Sentence, Words


@dataclass(frozen=True)
class Refusal:
    """A clause that forbids a move, and why, in a sentence.

    >>> import cardlab
    >>> m = cardlab.set_table("pepper", {"discard": "green 7", "hand 0": "blue 4, red 7"}, seed=1)
    >>> m.why_not("0 play blue 4")
    Refusal('pepper.match': 'blue 4 does not fit green 7: it is neither green nor a 7.')
    """

    clause: str
    sentence: Sentence

    @property
    def text(self) -> str:
        """The reason in English; ``sentence.text(Words("es"))`` says it in Spanish."""
        return self.sentence.text()

    def rich(self, words: Words) -> Rich:
        """The reason in parts, so that cards can be drawn."""
        return self.sentence.rich(words)

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}: {self.text!r})"


def refusal(
    table: Table,
    ask: Ask[Any] | None,
    move: Move,
    clause: str,
    words: GameWords,
    names: tuple[str, ...],
) -> Refusal:
    """Return the sentence for a clause that forbids a move now."""
    if ask is None:
        return Refusal(clause, Sentence(N_("The game is over.")))
    if move.by in ask.seats:
        return Refusal(clause, replace(words.refused(table, move, clause), game=words))
    if not 0 <= move.by < table.players:
        seats = {"by": move.by, "last": table.players - 1}
        return Refusal(clause, Sentence(N_("There is no seat {by}: the last is {last}."), seats))
    if ask.question.secret:  # who has chosen already is not told
        return Refusal(clause, Sentence(N_("You are not asked now.")))
    asked = ask.seats[0]
    who = {"name": {"seat": asked, "name": names[asked]}}
    return Refusal(clause, Sentence(N_("It is not your turn but {name}'s."), who))
