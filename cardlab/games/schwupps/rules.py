"""Schwupps: rules that move. Four piles, and beside each a card that says what fits.

Read it beside its rulebook (``python -m cardlab rules schwupps``): the functions stand in the order
of the clauses, and each names the clauses it carries out. Cards and table are in
``cards.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cardlab.engine.table.cards import Card
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Question, Rule, Turns
from cardlab.engine.table.seats import MOST_SEATS, only
from cardlab.games.schwupps.cards import (
    AGGRAVATION,
    HAND,
    NUMBERS,
    PLACES,
    ROWS,
    RULE_CARDS,
    SchwuppsTable,
    deal,
    has_won,
    refill_common,
)

# --- A turn ----------------------------------------------------------------------------------


def play(t: SchwuppsTable, turns: Turns) -> Rule:
    """Turns to the left until somebody has won, or until the cap; then the next game, if any."""
    while True:
        for p in turns:
            yield from turn(t, p)
            if has_won(t, p):
                break
            t.seat = t.next(p)
        end_game(t)


def turn(t: SchwuppsTable, p: int) -> Rule:
    """At least one action, as many as you like, in any order (schwupps.turn)."""
    while not has_won(t, p):
        move = yield (MORE if t.acted else FIRST).to[p]
        t.acted = True
        if move.verb == "play":
            lay(t, p, move)
        elif move.verb == "aggravate":
            yield from aggravate(t, p, move.word)
        elif move.verb == "schwupp":
            schwupp_freely(t, p, move.word)
        else:
            return end_turn(t, p)


def first_moves(t: SchwuppsTable, p: int) -> list[Move]:
    """No passing: who can play no card must schwupp, who can may (schwupps.must_act)."""
    cards = dict.fromkeys(t.hands[p].cards)
    moves: list[Move] = []
    for i, plays in enumerate(PLAYS[p]):
        fits = fitting(t, i)
        for card in cards:
            if card in fits:
                moves.append(plays[card])
    if AGGRAVATION in cards:
        moves += AGGRAVATE[p]
    if not t.schwupped:
        moves += SCHWUPP[p]
    return moves


def more_moves(t: SchwuppsTable, p: int) -> list[Move]:
    """After one action you may stop, also with cards that fit (schwupps.end_turn)."""
    return [*first_moves(t, p), END[p]]


def refuses_first(t: SchwuppsTable, move: Move) -> str | None:
    """Return the clause that forbids an action, or None."""
    p, card = move.by, move.card
    if move in first_moves(t, p):
        return None
    if move == END[p]:
        return "schwupps.must_act"
    for i, place in enumerate(PLACES):
        if move.word == place and card in t.hands[p].cards and move == PLAYS[p][i].get(card):
            return ruling(t.places[i].cards[0], t.piles[i].cards[-1], card)[1]
    return "schwupps.turn"


def refuses_more(t: SchwuppsTable, move: Move) -> str | None:
    """Return the clause that forbids a further action; the turn may be ended too."""
    return None if move == END[move.by] else refuses_first(t, move)


def allows(t: SchwuppsTable, move: Move) -> str:
    """Return the clause by which a legal action is done."""
    if move.card is not None:
        i = PLACES.index(move.word)
        return FITS[t.places[i].cards[0]][t.piles[i].cards[-1]][move.card]
    if move.verb == "schwupp":
        must = not t.acted and all(other.verb == "schwupp" for other in first_moves(t, move.by))
        return "schwupps.must_act" if must else "schwupps.schwupp_price"
    return "schwupps.aggravate" if move.verb == "aggravate" else "schwupps.end_turn"


def end_turn(t: SchwuppsTable, p: int) -> None:
    """Draw from the personal pile up to four in hand, or what it has (schwupps.end_turn)."""
    hand, own = t.hands[p], t.own_piles[p]
    drawn = [own.draw() for _ in range(min(HAND - len(hand), len(own)))]
    for card in drawn:
        hand.add(card)
    t.tell("schwupps.end_turn", "refill" if drawn else "stop", p, tuple(drawn), seen=only(p))
    t.acted = t.schwupped = False


# --- What fits -------------------------------------------------------------------------------


def ring(top: int, step: int) -> int:
    """Past 10 it starts over at 1, below 1 at 10 (schwupps.wrap)."""
    return (top - 1 + step) % 10 + 1


def ruling(rule: Card, top: Card, card: Card) -> tuple[bool, str]:
    """Whether a card fits a pile under the Schwupps card beside it, and the clause that says so."""
    if rule.kind in STEPS:
        step = STEPS[rule.kind]
        wraps = not 1 <= top.rank + step <= 10
        wanted = ring(top.rank, step)
        return card.rank == wanted, "schwupps.wrap" if wraps else "schwupps.step"
    same_number, same_colour = card.rank == top.rank, card.suit == top.suit
    if rule.kind == "same number":
        return same_number, "schwupps.same_number"
    if rule.kind == "same colour":
        return same_colour, "schwupps.same_colour"
    return same_number or same_colour, "schwupps.colour_or_number"


def fitting(t: SchwuppsTable, i: int) -> Mapping[Card, str]:
    """Return the cards that fit the pile at place ``i`` now, each with its clause."""
    rule, top = t.places[i].cards[0], t.piles[i].cards[-1]
    return FITS[rule][top]


def lay(t: SchwuppsTable, p: int, move: Move) -> None:
    """Lay a number card on one of the four piles."""
    assert move.card is not None
    i = PLACES.index(move.word)
    t.tell_move(allows, "play", move, (move.card,))
    t.hands[p].move(move.card, t.piles[i])
    tell_empty_hand(t, p)
    if not t.common.cards:
        refill_common(t)


def tell_empty_hand(t: SchwuppsTable, p: int) -> None:
    """An empty hand alone is no win: there is a personal pile to draw from (schwupps.goal)."""
    if not t.hands[p].cards and t.own_piles[p].cards:
        t.tell("schwupps.goal", "not yet", p, n=len(t.own_piles[p]))


# --- Schwupping ------------------------------------------------------------------------------


def aggravate(t: SchwuppsTable, p: int, row: str) -> Rule:
    """Back to the box; schwupp; then somebody takes a card (schwupps.aggravate)."""
    t.hands[p].take(AGGRAVATION)
    t.box.cards.append(AGGRAVATION)
    if has_won(t, p):  # it is not carried out
        return t.tell("schwupps.goal", "aggravate last", p, (AGGRAVATION,))
    t.tell("schwupps.aggravate", "aggravate", p, (AGGRAVATION,), word=row)
    tell_empty_hand(t, p)
    schwupp(t, row)
    move = yield GIVING.to[p]
    assert move.at is not None
    take_common(t, move.at, "schwupps.aggravate", by=p)
    return None


def give_moves(t: SchwuppsTable, p: int) -> list[Move]:
    """The player of your choice, another one (schwupps.aggravate)."""
    return [GIVE[p][q] for q in t.others(p)]


def schwupp(t: SchwuppsTable, row: str) -> None:
    """All cards of a row move on by one place; the number piles do not (schwupps.schwupp)."""
    first, second = ROWS[row]
    t.rule_discard.cards.append(t.places[second].cards.pop())
    t.places[second].cards.append(t.places[first].cards.pop())
    t.places[first].cards.append(t.next_rule.cards.pop())
    moved = (t.places[first].cards[0], t.places[second].cards[0], t.rule_discard.cards[-1])
    t.tell("schwupps.schwupp", "move on", None, moved, word=row)
    if not t.rule_pile.cards:  # schwupps.pile_out
        t.rule_discard.pour(t.rule_pile)
        t.dice.shuffle(t.rule_pile.cards)
        t.tell("schwupps.pile_out", "shuffle rules")
    t.next_rule.cards.append(t.rule_pile.draw())
    t.tell("schwupps.schwupp", "turned up", None, tuple(t.next_rule.cards))


def schwupp_freely(t: SchwuppsTable, p: int, row: str) -> None:
    """Once a turn without an aggravation card, and then a card to take (schwupps.schwupp_price)."""
    t.schwupped = True
    t.tell("schwupps.schwupp", "schwupp", p, word=row)
    schwupp(t, row)
    take_common(t, p, "schwupps.schwupp_price", by=p)


def take_common(t: SchwuppsTable, q: int, why: str, by: int) -> None:
    """A player takes the top of the common pile into the hand, if there is one."""
    if not t.common.cards:
        return t.tell("schwupps.common_out", "nothing", q)
    card = t.common.draw()
    t.hands[q].add(card)
    if by == q:
        t.tell(why, "take", q, (card,), seen=only(q))
    else:
        t.tell(why, "give", by, (card,), seen=only(q), at=q)
    if not t.common.cards:
        refill_common(t)
    return None


# --- The end ---------------------------------------------------------------------------------


def end_game(t: SchwuppsTable) -> None:
    """A game is over: somebody has won, or there were too many turns (schwupps.turn_cap)."""
    winners = tuple(q for q in range(t.players) if has_won(t, q))
    reason = "schwupps.goal" if winners else "schwupps.turn_cap"
    if not t.options["tournament"]:
        t.end(reason, winners)
    t.tell(reason, "game over", winners[0] if winners else None)
    score(t)
    t.games += 1
    if t.games == t.players:  # schwupps.tournament: as many games as players
        best = tuple(q for q in range(t.players) if t.points[q] == max(t.points))
        t.end("schwupps.tournament", best, tuple(t.points))
    t.clear()
    deal(t)
    t.seat = t.games  # the start passes to the left
    t.turns = 1
    t.tell("schwupps.tournament", "begin", t.seat, n=t.games + 1)


def score(t: SchwuppsTable) -> None:
    """Minus one for each card left in hand and personal pile, five to the winner."""
    for q in range(t.players):
        points = 5 if has_won(t, q) else -len(t.hands[q]) - len(t.own_piles[q])
        t.points[q] += points
        t.tell("schwupps.score", "points", q, n=points)


# --- The moves, and the questions that ask for them ------------------------------------------

_SEATS: Final = range(MOST_SEATS)
STEPS: Final = {"+1": 1, "+2": 2, "-1": -1, "-2": -2}
PLAYS: Final = [
    [{card: Move(p, "play", card, word=place) for card in NUMBERS} for place in PLACES]
    for p in _SEATS
]
# For each Schwupps card and each top of a pile: the cards that fit, with the clause that says so.
FITS: Final = {
    rule: {
        top: {c: clause for c in NUMBERS for fits, clause in [ruling(rule, top, c)] if fits}
        for top in NUMBERS
    }
    for rule in RULE_CARDS
}


def _of_rows(verb: str) -> Callable[[int], list[Move]]:
    return lambda p: [Move(p, verb, word=row) for row in ROWS]


AGGRAVATE: Final = [_of_rows("aggravate")(p) for p in _SEATS]
SCHWUPP: Final = [_of_rows("schwupp")(p) for p in _SEATS]
GIVE: Final = [[Move(p, "give", at=q) for q in _SEATS] for p in _SEATS]
END: Final = [Move(p, "end") for p in _SEATS]

FIRST: Final = Question("schwupps.turn", first_moves, refuses_first, allows=allows)
MORE: Final = Question("schwupps.turn", more_moves, refuses_more, allows=allows)
GIVING: Final = Question("schwupps.aggravate", give_moves)
