"""Why a move is forbidden or legal: the clause, and a sentence about the cards on the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from cardlab.engine.match.run import Run
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Ask
from cardlab.engine.text.words import N_, Rich, Sentence, Words

_OWN: Final = ("hand", "heap")


@dataclass(frozen=True, repr=False)
class Reason:
    """The clause that allows a move, and a sentence that says why.

    >>> import cardlab
    >>> places = {"discard": "green 7", "hand 0": "blue 4, red 7"}
    >>> m = cardlab.set_table("pepper", places, seed=1)
    >>> m.why("0 play red 7")
    Reason('pepper.match': 'red 7 fits on green 7: it has the same number.')
    """

    clause: str
    sentence: Sentence

    @property
    def text(self) -> str:
        """The reason in English; ``sentence.text(Words("es"))`` says it in Spanish."""
        return self.sentence.text()

    def rich(self, words: Words) -> Rich:
        """Return the reason in parts, so that cards can be drawn."""
        return self.sentence.rich(words)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.clause!r}: {self.text!r})"


class Refusal(Reason):
    """The clause that forbids a move, and a sentence that says why.

    >>> import cardlab
    >>> places = {"discard": "green 7", "hand 0": "blue 4, red 7"}
    >>> m = cardlab.set_table("pepper", places, seed=1)
    >>> m.why_not("0 play blue 4")
    Refusal('pepper.match': 'blue 4 does not fit on green 7: it is neither green nor a 7.')
    """


def reason(run: Run, move: Move) -> Reason | None:
    """Return why a move is legal now; None if it is not, or if the game says nothing of it."""
    if run.ask is None or _forbids(run, move) is not None:
        return None
    clause, words = run.ask.question.allows(run.table, move), run.game.words
    sentence = words.allowed(run.table, move, clause)
    return None if sentence is None else Reason(clause, replace(sentence, game=words))


def refusal(run: Run, move: Move) -> Refusal | None:
    """Return why a move is forbidden now; None if it is legal."""
    ask, words = run.ask, run.game.words
    if ask is not None and move.by not in ask.seats:
        run.story()  # what happened last may say why it is too late
    clause = _forbids(run, move)
    if clause is None:
        return None
    if ask is None:
        sentence = Sentence(N_("The game is over."))
    elif move.by not in ask.seats:
        sentence = _unasked(run, ask, move, clause)
    else:
        missing = _lacking(run, move) if words.verb(move.verb).takes_from_hand else None
        sentence = missing or words.refused(run.table, move, clause)
    return Refusal(clause, replace(sentence, game=words))


def _forbids(run: Run, move: Move) -> str | None:
    """Return the clause that forbids a move, or None; a move with a word too many is forbidden."""
    ask, t = run.ask, run.table
    if ask is None:
        return t.outcome.reason if t.outcome else ""
    question = ask.question
    if move.by not in ask.seats:
        is_seat = 0 <= move.by < t.players
        return (run.game.refuses_unasked(t, move) if is_seat else None) or question.why
    clause = question.refuses(t, move)
    if clause is None and move not in question.moves(t, move.by):
        return question.why
    return clause


def _unasked(run: Run, ask: Ask[Any], move: Move, clause: str) -> Sentence:
    """Return why a seat that is not asked can't move now."""
    t, asked = run.table, ask.seats[0]
    if not 0 <= move.by < t.players:
        seats = {"by": move.by, "last": t.players - 1}
        return Sentence(N_("There is no seat {by}: the last seat is {last}."), seats)
    if run.game.refuses_unasked(t, move):  # the rules know better why this seat can't
        return run.game.words.refused(t, move, clause)
    if ask.question.secret:  # don't reveal who has chosen already
        return Sentence(N_("You have no decision to make now."))
    who = {"name": {"seat": asked, "name": run.names[asked]}}
    return Sentence(N_("It is {name}'s turn, not yours."), who)


def _lacking(run: Run, move: Move) -> Sentence | None:
    """Return why a card is refused: it is not in the hand, or there is no such card."""
    t = run.table
    own = [zone for zone in t.all_zones() if zone.owner == move.by and zone.kind in _OWN]
    hand = [card for zone in own if zone.kind == "hand" for card in zone]
    if not hand:
        return None
    pack = list(dict.fromkeys(t.pack()))
    named = str(move.card or move.word)
    words = (move.word, move.word.rpartition(" ")[0])
    is_none = move.card is None and move.word and not any(text in run.deck for text in words)
    if is_none or (move.card is not None and move.card.base not in pack):
        examples = f"{pack[0]}, {pack[len(pack) // 2]}"
        fields: dict[str, Any] = {"this": {"b": named[:80]}, "some": examples}
        return Sentence(N_("There is no card {this}: cards are written like {some}."), fields)
    if move.card is None or any(move.card in zone.cards for zone in own):
        return None
    return Sentence(N_("{card} is not in your hand."), {"card": {"card": move.card.text}})
