"""Why a move is forbidden: the clause, and a sentence about the cards on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cardlab.cards import is_card
from cardlab.words import N_, Rich, Sentence, Words

if TYPE_CHECKING:
    from cardlab.match import Match
    from cardlab.moves import Ask, Move


@dataclass(frozen=True)
class Refusal:
    """A clause that forbids a move, and why, in a sentence.

    >>> import cardlab
    >>> places = {"discard": "green 7", "hand 0": "blue 4, red 7"}
    >>> m = cardlab.set_table("pepper", places, seed=1)
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


def refusal(match: Match, made: Move, clause: str) -> Refusal:
    """The sentence for a clause that forbids a move now."""
    ask = match.ask
    if ask is None:
        return Refusal(clause, Sentence(N_("The game is over.")))
    if made.by not in ask.seats:
        return Refusal(clause, _unasked(match, ask, made, clause))
    return Refusal(clause, _lacking(match, made) or match.words.refused(match.table, made, clause))


def _unasked(match: Match, ask: Ask, made: Move, clause: str) -> Sentence:
    """Why a seat that is not asked can't do anything now."""
    if not 0 <= made.by < match.players:
        seats = {"by": made.by, "last": match.players - 1}
        return Sentence(N_("There is no seat {by}: the last is {last}."), seats)
    if match.refuses_unasked(made):  # the rules know better why this seat can't
        return match.words.refused(match.table, made, clause)
    if ask.question.secret:  # who has chosen already is not told
        return Sentence(N_("You are not asked now."))
    asked = ask.seats[0]
    who = {"name": {"seat": asked, "name": match.names[asked]}}
    return Sentence(N_("It is not your turn but {name}'s."), who)


def _lacking(match: Match, made: Move) -> Sentence | None:
    """A card that one does not have, or a word in place of a card that is none."""
    t = match.table
    own = [zone for zone in t.all_zones() if zone.owner == made.by and zone.kind in _OWN]
    hand = [card for zone in own if zone.kind == "hand" for card in zone]
    if made.verb not in ("play", "swap") or not hand:
        return None
    if made.card is None and made.word and not is_card(made.word.rpartition(" ")[0]):
        pack = list(dict.fromkeys(card.text for card in t.pack()))
        some: dict[str, Any] = {
            "this": {"b": made.word[:80]},
            "some": ", ".join([pack[0], pack[len(pack) // 2]]),
        }
        return Sentence(N_("There is no card {this}: cards are written like {some}."), some)
    if made.card is None or any(made.card in zone.cards for zone in own):
        return None
    return Sentence(N_("{card} is not in your hand."), {"card": {"card": made.card.text}})


_OWN = ("hand", "heap")
