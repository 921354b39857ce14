"""Why a move is forbidden or legal: the clause, and a sentence about the cards on the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from cardlab.engine.match.game import Game
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Ask
from cardlab.engine.table.table import Table
from cardlab.engine.text.words import N_, Rich, Sentence, Words

_OWN: Final = ("hand", "heap")


@dataclass(frozen=True, repr=False)
class Reason:
    """A clause by which a move is legal, and why, in a sentence.

    >>> import cardlab
    >>> places = {"discard": "green 7", "hand 0": "blue 4, red 7"}
    >>> m = cardlab.set_table("pepper", places, seed=1)
    >>> m.why("0 play red 7")
    Reason('pepper.match': 'red 7 fits green 7: it has the same number.')
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
    """A clause that forbids a move, and why, in a sentence.

    >>> import cardlab
    >>> places = {"discard": "green 7", "hand 0": "blue 4, red 7"}
    >>> m = cardlab.set_table("pepper", places, seed=1)
    >>> m.why_not("0 play blue 4")
    Refusal('pepper.match': 'blue 4 does not fit green 7: it is neither green nor a 7.')
    """


def reason(game: Game[Any, Any], table: Table, ask: Ask[Any], move: Move) -> Reason | None:
    """Return why a legal move may be made; None where the game says nothing of it."""
    clause = ask.question.allows(table, move)
    sentence = game.words.allowed(table, move, clause)
    return None if sentence is None else Reason(clause, replace(sentence, game=game.words))


def refusal(
    game: Game[Any, Any],
    table: Table,
    ask: Ask[Any] | None,
    move: Move,
    clause: str,
    names: tuple[str, ...],
) -> Refusal:
    """Return the sentence for a clause that forbids a move now."""
    if ask is None:
        return Refusal(clause, Sentence(N_("The game is over.")))
    if move.by not in ask.seats:
        return Refusal(clause, _unasked(game, table, ask, move, clause, names))
    takes = game.words.verb(move.verb).takes_from_hand
    sentence = (_lacking(game, table, move) if takes else None) or game.words.refused(
        table, move, clause
    )
    return Refusal(clause, replace(sentence, game=game.words))


def _unasked(
    game: Game[Any, Any],
    t: Table,
    ask: Ask[Any],
    move: Move,
    clause: str,
    names: tuple[str, ...],
) -> Sentence:
    """Return why a seat that is not asked can't move now."""
    if not 0 <= move.by < t.players:
        seats = {"by": move.by, "last": t.players - 1}
        return Sentence(N_("There is no seat {by}: the last is {last}."), seats)
    if game.refuses_unasked(t, move):  # the rules know better why this seat can't
        return replace(game.words.refused(t, move, clause), game=game.words)
    if ask.question.secret:  # who has chosen already is not told
        return Sentence(N_("You are not asked now."))
    asked = ask.seats[0]
    who = {"name": {"seat": asked, "name": names[asked]}}
    return Sentence(N_("It is not your turn but {name}'s."), who)


def _lacking(game: Game[Any, Any], t: Table, move: Move) -> Sentence | None:
    """Return why a card is refused: it is not in the hand, or there is no such card."""
    own = [zone for zone in t.all_zones() if zone.owner == move.by and zone.kind in _OWN]
    hand = [card for zone in own if zone.kind == "hand" for card in zone]
    if not hand:
        return None
    pack = list(dict.fromkeys(t.pack()))
    named = str(move.card or move.word)
    words = (move.word, move.word.rpartition(" ")[0])
    is_none = move.card is None and move.word and not any(text in game.deck for text in words)
    if is_none or (move.card is not None and move.card.base not in pack):
        examples = f"{pack[0]}, {pack[len(pack) // 2]}"
        fields: dict[str, Any] = {"this": {"b": named[:80]}, "some": examples}
        return Sentence(N_("There is no card {this}: cards are written like {some}."), fields)
    if move.card is None or any(move.card in zone.cards for zone in own):
        return None
    return Sentence(N_("{card} is not in your hand."), {"card": {"card": move.card.text}})
