"""Schwupps: rules that move. Four piles, and beside each a card that says what fits.

Read it beside its rulebook (``python -m cardlab rules schwupps``): the functions stand in the order
of the clauses, and each names the clauses it carries out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final, NamedTuple

from cardlab.engine.knowledge.view import View, fact
from cardlab.engine.table.cards import Card, Deck
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadTable, checked_fact
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Question, Rule, Turns
from cardlab.engine.table.seats import only
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone

# --- Components and setup --------------------------------------------------------------------

COLOURS: Final = ("red", "yellow", "green", "blue", "purple")
DECK: Final = Deck("schwupps", __name__)
NUMBERS: Final = tuple(
    DECK.face(colour, rank, count=2) for colour in COLOURS for rank in range(1, 11)
)
AGGRAVATION: Final = DECK.face(kind="aggravation", count=14)
STEPS: Final = {"+1": 1, "+2": 2, "-1": -1, "-2": -2}
RULES: Final = (*STEPS, "same number", "same colour", "colour or number")
COUNTS: Final = [4, 4, 4, 4, 4, 5, 5]  # schwupps.rule_cards: how many of each
RULE_CARDS: Final = tuple(
    DECK.face(kind=rule, back="schwupps", count=n) for rule, n in zip(RULES, COUNTS, strict=True)
)
OWN_PILE: Final = {2: 25, 3: 20, 4: 15, 5: 12}  # schwupps.deal: the cards of a personal pile
HAND: Final = 4
PLACES: Final = ("top-first", "top-second", "bottom-first", "bottom-second")
ROWS: Final = {"top": (0, 1), "bottom": (2, 3)}


class SchwuppsTable(Table):
    """Four Schwupps cards in two rows, a number pile beside each (schwupps.table).

    ``next_rule`` is the top of the Schwupps pile, turned up. ``acted`` tells whether there was an
    action in this turn, ``schwupped`` whether its one free schwupp is used; ``points`` and
    ``games`` are those of a tournament.
    """

    __slots__ = (
        "acted", "box", "common", "games", "hands", "next_rule", "own_piles", "piles", "places",
        "points", "rule_discard", "rule_pile", "schwupped",
    )  # fmt: skip
    facts = ("acted", "schwupped", "points", "games")
    default_zones: ClassVar = {"": "common", "schwupps": "schwupps pile"}
    spill_zones: ClassVar = {"": "box", "schwupps": "schwupps discard"}

    def __init__(self, players: int, dice: Dice, options: dict[str, Any]) -> None:
        super().__init__(players, dice, options)
        self.points = [0] * players
        self.games = 0
        self.rule_pile = Zone("schwupps pile", "pile")
        self.next_rule = Zone("next", "open")
        self.places = [Zone(place, "open") for place in PLACES]
        self.rule_discard = Zone("schwupps discard", "open")
        self.piles = [Zone(f"{place} pile", "open", word=place) for place in PLACES]
        self.common = Zone("common", "pile")
        self.box = Zone("box", "heap")
        self.hands = [Zone(f"hand {seat}", "hand", seat) for seat in range(players)]
        self.own_piles = [Zone(f"own {seat}", "pile", seat) for seat in range(players)]
        self.acted = self.schwupped = False

    def clear(self) -> None:
        """Empty the table for the next game of a tournament."""
        for zone in self.zones():
            zone.empty()
        self.acted = self.schwupped = False

    def rule_zones(self) -> list[Zone]:
        """Return the zones of Schwupps cards."""
        return [self.rule_pile, self.next_rule, *self.places, self.rule_discard]

    def zones(self) -> list[Zone]:
        others = [*self.piles, self.common, self.box, *self.hands, *self.own_piles]
        return [*self.rule_zones(), *others]

    def pack(self) -> Sequence[Card]:
        counts = zip(RULE_CARDS, self.options["rule_cards"], strict=True)
        return [*NUMBERS * 2, *[AGGRAVATION] * 14, *(card for card, n in counts for _ in range(n))]

    def back_of(self, zone: str) -> str:
        return "schwupps" if zone in [place.name for place in self.rule_zones()] else ""

    def is_dealt_to(self, zone: str, card: Card) -> bool:
        is_pile = zone in [pile.name for pile in self.piles]
        return super().is_dealt_to(zone, card) and (card in NUMBERS or not is_pile)

    def dealt(self) -> dict[str, int | str]:
        own = OWN_PILE[self.players] - HAND
        hands: dict[str, int | str] = {zone.name: HAND for zone in self.hands}
        return hands | {zone.name: own for zone in self.own_piles}


class SchwuppsView(View):
    """The table as a seat sees it."""

    acted: bool  # whether there was an action in this turn
    schwupped: bool  # whether the free schwupp of this turn is used
    points: tuple[int, ...]  # of each player, in a tournament
    games: int  # how many games of a tournament are over

    @fact
    def rows(self, t: SchwuppsTable) -> list[tuple[Card, Card]]:
        """For each place its Schwupps card, and the top of the pile beside it."""
        rows = zip(t.places, t.piles, strict=True)
        return [(place.cards[0], pile.cards[-1]) for place, pile in rows]

    @fact
    def coming(self, t: SchwuppsTable) -> Card:
        """The Schwupps card that comes into a row next."""
        return t.next_rule.cards[0]

    @fact
    def left(self, t: SchwuppsTable) -> tuple[int, ...]:
        """Return how many cards each player still has, in the hand and in the own pile."""
        both = zip(t.hands, t.own_piles, strict=True)
        return tuple(len(hand) + len(own) for hand, own in both)


def deal(t: SchwuppsTable) -> None:
    """Deal the starters, a personal pile and a hand each, and lay out the rows (schwupps.table)."""
    t.rule_pile.cards += [card for card in t.pack() if card.back]
    t.dice.shuffle(t.rule_pile.cards)
    numbers = [*NUMBERS * 2]
    t.dice.shuffle(numbers)
    for pile in t.piles:
        pile.cards.append(numbers.pop())  # schwupps.starters
    t.common.cards += [*numbers, *[AGGRAVATION] * 14]
    t.dice.shuffle(t.common.cards)
    for seat, own in enumerate(t.own_piles):
        own.cards += [t.common.cards.pop() for _ in range(OWN_PILE[t.players])]  # schwupps.deal
        t.hands[seat].cards += [own.cards.pop() for _ in range(HAND)]  # schwupps.hand
    lay_out(t)
    t.tell("schwupps.deal", "deal", n=OWN_PILE[t.players])


def lay_out(t: SchwuppsTable) -> None:
    """Fill the empty places of the two rows from the Schwupps pile (schwupps.table)."""
    for place in [*t.places, t.next_rule]:
        if not place.cards:
            place.cards.append(t.rule_pile.draw())


def set_up(
    t: SchwuppsTable, points: Any = None, games: int = 0, schwupped: bool = False, acted: Any = None
) -> None:
    """Check a table set by hand: a card at each place, a number on each pile, nobody has won."""
    t.schwupped = checked_fact("schwupped", schwupped, (False, True))
    t.acted = checked_fact("acted", t.schwupped if acted is None else acted, (False, True))
    if t.schwupped and not t.acted:
        raise BadTable("'acted' can't be False: a schwupp is an action.")
    missing = sum(not place.cards for place in [*t.places, t.next_rule])
    if len(t.rule_pile) < missing:
        raise BadTable(f"The Schwupps pile has too few cards for {missing} empty places.")
    lay_out(t)
    for place in [*t.places, t.next_rule]:
        if len(place) > 1 or place.cards[0] not in RULE_CARDS:
            raise BadTable(f"{place.name} holds one Schwupps card, not {place}.")
    start_piles(t)
    if any(has_won(t, seat) for seat in range(t.players)):
        raise BadTable("A player without a card in hand and own pile would have won already.")
    set_tournament(t, [0] * t.players if points is None else points, games)
    refill_common(t)


def start_piles(t: SchwuppsTable) -> None:
    """Start each number pile that is not named with a number card (schwupps.starters)."""
    for pile in t.piles:
        numbers = [card for card in t.common if card in NUMBERS]
        if not pile.cards and not numbers:
            raise BadTable(f"{pile.name}: the common pile has no number card left to start it.")
        if not pile.cards:
            t.common.cards.remove(numbers[-1])
            pile.cards.append(numbers[-1])
        if any(card not in NUMBERS for card in pile):
            raise BadTable(f"{pile.name} holds number cards only, not {pile}.")


def set_tournament(t: SchwuppsTable, points: Any, games: Any) -> None:
    """Set the games of a tournament that are over, and the points so far."""
    t.games = checked_fact("games", games, range(t.players))
    are_numbers = isinstance(points, list) and all(type(n) is int for n in points)
    if not are_numbers or len(points) != t.players:
        raise BadTable(
            f"points can't be {points!r:.80}: it is a list of {t.players} whole numbers."
        )
    t.points = list(points)


# --- A turn ----------------------------------------------------------------------------------


def play(t: SchwuppsTable, turns: Turns) -> Rule:
    """Take turns to the left until somebody has won, or until the cap; then end the game."""
    while True:
        for p in turns:
            yield from turn(t, p)
            if has_won(t, p):
                break
            t.seat = t.next(p)
        end_game(t)


def turn(t: SchwuppsTable, p: int) -> Rule:
    """Act at least once, and as often as you like, in any order (schwupps.turn)."""
    while not has_won(t, p):
        move = yield TURN.to[p]
        t.acted = True
        if move.verb == "play":
            lay(t, p, move)
        elif move.verb == "aggravate":
            yield from aggravate(t, p, move.word)
        elif move.verb == "schwupp":
            schwupp_freely(t, p, move.word)
        else:
            return end_turn(t, p)


class Actions(NamedTuple):
    """All that a seat can do on its turn."""

    play: list[Mapping[Card, Move]]  # for each place
    aggravate: list[Move]
    schwupp: list[Move]
    end: Move


@cache
def actions_of(p: int) -> Actions:
    """Return all that a seat can do on its turn; cached, because every turn lists them."""
    return Actions(
        [{card: Move(p, "play", card, word=place) for card in NUMBERS} for place in PLACES],
        [Move(p, "aggravate", word=row) for row in ROWS],
        [Move(p, "schwupp", word=row) for row in ROWS],
        Move(p, "end"),
    )


def turn_moves(t: SchwuppsTable, p: int) -> list[Move]:
    """Play what fits, or schwupp: who can play no card must, who can may (schwupps.must_act).

    After one action you may end your turn, also with cards that fit (schwupps.end_turn).
    """
    plays, aggravate, schwupp, end = actions_of(p)
    cards = dict.fromkeys(t.hands[p].cards)
    moves: list[Move] = []
    for place, pile, play in zip(t.places, t.piles, plays, strict=True):
        fits = FITS[place.cards[0]][pile.cards[-1]]
        for card in cards:
            if card in fits:
                moves.append(play[card])
    if AGGRAVATION in cards:
        moves += aggravate
    if not t.schwupped:
        moves += schwupp
    if t.acted:
        moves.append(end)
    return moves


def refuses_turn(t: SchwuppsTable, move: Move) -> str | None:
    """Return the clause that forbids an action, or the end of the turn; None if it is allowed."""
    p, card = move.by, move.card
    if move in turn_moves(t, p):
        return None
    if move == Move(p, "end"):
        return "schwupps.must_act"
    for place, pile, play in zip(t.places, t.piles, actions_of(p).play, strict=True):
        if card in t.hands[p].cards and move == play.get(card):
            return ruling(place.cards[0], pile.cards[-1], card)[1]
    return "schwupps.turn"


def allows_turn(t: SchwuppsTable, move: Move) -> str:
    """Return the clause by which a legal action is done."""
    if move.card is not None:
        i = PLACES.index(move.word)
        return FITS[t.places[i].cards[0]][t.piles[i].cards[-1]][move.card]
    if move.verb == "schwupp":
        must = {other.verb for other in turn_moves(t, move.by)} == {"schwupp"}
        return "schwupps.must_act" if must else "schwupps.schwupp_price"
    return "schwupps.aggravate" if move.verb == "aggravate" else "schwupps.end_turn"


def end_turn(t: SchwuppsTable, p: int) -> None:
    """Draw from the personal pile up to four in hand, or what it has (schwupps.end_turn)."""
    hand, own = t.hands[p], t.own_piles[p]
    drawn = [own.deal(hand) for _ in range(min(HAND - len(hand), len(own)))]
    t.tell("schwupps.end_turn", "refill" if drawn else "stop", p, tuple(drawn), seen=only(p))
    t.acted = t.schwupped = False


# --- What fits -------------------------------------------------------------------------------


def ring(top: int, step: int) -> int:
    """Return the number a step from the top: 1 follows on 10, 10 on 1 (schwupps.wrap)."""
    return (top - 1 + step) % 10 + 1


def ruling(rule: Card, top: Card, card: Card) -> tuple[bool, str]:
    """Return whether a card fits a pile under the card beside it, and the clause that says so."""
    if rule.kind in STEPS:
        step = STEPS[rule.kind]
        wraps = not 1 <= top.rank + step <= 10
        return card.rank == ring(top.rank, step), "schwupps.wrap" if wraps else "schwupps.step"
    same_number, same_colour = card.rank == top.rank, card.suit == top.suit
    if rule.kind == "same number":
        return same_number, "schwupps.same_number"
    if rule.kind == "same colour":
        return same_colour, "schwupps.same_colour"
    return same_number or same_colour, "schwupps.colour_or_number"


# For each Schwupps card and each top of a pile: the cards that fit, with the clause that says so.
FITS: Final = {
    rule: {
        top: {c: clause for c in NUMBERS for fits, clause in [ruling(rule, top, c)] if fits}
        for top in NUMBERS
    }
    for rule in RULE_CARDS
}


def lay(t: SchwuppsTable, p: int, move: Move) -> None:
    """Lay a number card on one of the four piles."""
    t.play(allows_turn, move, t.hands[p], t.piles[PLACES.index(move.word)])
    tell_empty_hand(t, p)
    refill_common(t)


def tell_empty_hand(t: SchwuppsTable, p: int) -> None:
    """Tell that an empty hand is no win while there is a personal pile (schwupps.goal)."""
    if not t.hands[p].cards and t.own_piles[p].cards:
        t.tell("schwupps.goal", "not yet", p, n=len(t.own_piles[p]))


# --- Schwupping ------------------------------------------------------------------------------


def aggravate(t: SchwuppsTable, p: int, row: str) -> Rule:
    """Put the card into the box; schwupp; then give somebody a card (schwupps.aggravate)."""
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
    """Choose another player (schwupps.aggravate)."""
    return [Move(p, "give", at=q) for q in t.others(p)]


def schwupp(t: SchwuppsTable, row: str) -> None:
    """Move all cards of a row on by one place, but no number piles (schwupps.schwupp)."""
    first, second = [t.places[i].cards for i in ROWS[row]]
    t.rule_discard.cards.append(second.pop())
    second.append(first.pop())
    first.append(t.next_rule.cards.pop())
    moved = (first[0], second[0], t.rule_discard.cards[-1])
    t.tell("schwupps.schwupp", "move on", None, moved, word=row)
    if not t.rule_pile.cards:  # schwupps.pile_out
        t.rule_discard.pour(t.rule_pile)
        t.dice.shuffle(t.rule_pile.cards)
        t.tell("schwupps.pile_out", "shuffle rules")
    t.next_rule.cards.append(t.rule_pile.draw())
    t.tell("schwupps.schwupp", "turned up", None, tuple(t.next_rule.cards))


def schwupp_freely(t: SchwuppsTable, p: int, row: str) -> None:
    """Schwupp once a turn without an aggravation card; take a card (schwupps.schwupp_price)."""
    t.schwupped = True
    t.tell("schwupps.schwupp", "schwupp", p, word=row)
    schwupp(t, row)
    take_common(t, p, "schwupps.schwupp_price", by=p)


def take_common(t: SchwuppsTable, q: int, why: str, by: int) -> None:
    """Move the top of the common pile into a player's hand, if there is one."""
    if not t.common.cards:
        return t.tell("schwupps.common_out", "nothing", q)
    card = t.common.deal(t.hands[q])
    if by == q:
        t.tell(why, "take", q, (card,), seen=only(q))
    else:
        t.tell(why, "give", by, (card,), seen=only(q), at=q)
    return refill_common(t)


def refill_common(t: SchwuppsTable) -> None:
    """Shuffle the number cards under the tops: a new common pile, at once (schwupps.common_out)."""
    under = [] if t.common.cards else [card for pile in t.piles for card in pile.cards[:-1]]
    if under:
        for pile in t.piles:
            del pile.cards[:-1]
        t.dice.shuffle(under)
        t.common.cards += under
        t.shows_all(t.common)
        t.tell("schwupps.common_out", "shuffle")


# --- The end ---------------------------------------------------------------------------------


def has_won(t: SchwuppsTable, p: int) -> bool:
    """Return whether a player has no card left, in hand and personal pile (schwupps.goal)."""
    return not t.hands[p].cards and not t.own_piles[p].cards


def end_game(t: SchwuppsTable) -> None:
    """End a game: somebody has won, or there were too many turns (schwupps.turn_cap)."""
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
    """Take a point for each card left in hand and personal pile, give the winner five."""
    for q in range(t.players):
        points = 5 if has_won(t, q) else -len(t.hands[q]) - len(t.own_piles[q])
        t.points[q] += points
        t.tell("schwupps.score", "points", q, n=points)


# --- The questions ---------------------------------------------------------------------------

TURN: Final = Question("schwupps.turn", turn_moves, refuses_turn, allows=allows_turn)
GIVING: Final = Question("schwupps.aggravate", give_moves)

# --- Every move, for programs that learn ---------------------------------------------------------


def every_move(players: int, options: Mapping[str, Any]) -> list[Move]:
    """List every move that seat 0 may ever be offered."""
    plays, aggravate, schwupp, end = actions_of(0)
    gives = [Move(0, "give", at=q) for q in range(1, players)]
    return [*(move for play in plays for move in play.values()), *aggravate, *schwupp, end, *gives]
