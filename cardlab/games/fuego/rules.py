"""Fuego!: get rid of your cards before you are burnt.

Read it beside its rulebook (``python -m cardlab rules fuego``): the functions stand in the order of
the clauses, and each names the clauses it carries out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, ClassVar, Final

from cardlab.engine.knowledge.view import View, fact, table_of
from cardlab.engine.match.game import Scenario
from cardlab.engine.table.cards import Card, Deck, kinds
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadTable, checked_fact
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Question, Rule, Turns, everyone, race
from cardlab.engine.table.seats import EVERYBODY, only
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone

# --- Components and setup --------------------------------------------------------------------

DECK: Final = Deck("fuego", __name__)  # fuego.deck: four of each, two of each one-off
NUMBERS: Final = tuple(DECK.face(rank=rank, count=4) for rank in range(1, 11))
REVERSE, SKIP, INVISIBLE, BURN = (
    DECK.face(kind=kind, count=4) for kind in ("reverse", "skip", "invisible", "burn")
)
INCENDIO, BURN_BABY_BURN, YA_BURNT, BACKDRAFT = (
    DECK.face(kind=kind, count=2)
    for kind in ("incendio", "burn baby burn", "ya burnt", "backdraft")
)
FACES: Final = tuple(DECK)
COUNTS: Final = [*DECK.counts.values()]
AS_ANOTHER: Final = {card: DECK.wild_as(INCENDIO, card) for card in FACES if card is not INCENDIO}
SIDES: Final = {"left": 1, "right": -1}  # seats are numbered clockwise
SPARK: Final = 3  # fuego.spark_pile: three face down, three face up, three in hand
NO_NUMBER: Final = 11  # of a hand without a number: higher than any
FOUR: Final = 4
SEVEN: Final = 7
TEN: Final = 10  # the highest
CLAUSES: Final = {
    card: f"fuego.{card.kind.replace(' ', '_')}" for card in AS_ANOTHER if not card.rank
}
BLANKS: Final = (INVISIBLE, BURN)  # played on a number only; or on nothing (fuego.lead_blank)
# Those that are played one at a time, and the clause that says so.
SINGLE: Final = {card: CLAUSES[card] for card in BLANKS} | dict.fromkeys(
    (INCENDIO, BURN_BABY_BURN, YA_BURNT), "fuego.one_off_plural"
)
SIDES_OF: Final = {
    card: tuple(SIDES) if card in (BURN_BABY_BURN, BACKDRAFT) else ("",) for card in FACES
}
LOOKED_THROUGH: Final = {
    "open": ("invisible",),
    "transparent": ("invisible", "reverse", "skip"),
}  # fuego.reverse, by house rule


class FuegoTable(Table):
    """Draw, Play and Discard Pile, a hand and a Spark Pile in two layers each (fuego.piles).

    ``opener`` must open with the lowest number (-1 once it is done), ``swaps`` are those made so
    far by the player who arranges the Spark Pile; ``turned`` holds a face-down card turned up.
    """

    __slots__ = (
        "copies", "discards", "downs", "hands", "opener", "pile", "stock", "swaps", "turned", "ups",
    )  # fmt: skip
    facts = ("opener", "swaps")
    fact_kinds: ClassVar = {"opener": "seat"}
    default_zones: ClassVar = {"": "draw"}
    spill_zones: ClassVar = {"": "discard"}

    def __init__(self, players: int, dice: Dice, options: dict[str, Any]) -> None:
        super().__init__(players, dice, options)
        self.stock = Zone("draw", "pile")
        self.pile = Zone("play", "open")
        self.discards = Zone("discard", "open")
        self.turned = Zone("turned up", "open")
        self.hands = [Zone(f"hand {seat}", "hand", seat) for seat in range(players)]
        self.ups = [Zone(f"up {seat}", "heap", seat) for seat in range(players)]
        self.downs = [Zone(f"down {seat}", "pile", seat) for seat in range(players)]
        self.opener = -1
        self.swaps = 0
        decks = 1 if players < 5 else 2  # fuego.decks
        self.copies = {c: n * decks for c, n in zip(FACES, options["deck"], strict=True)}

    def zones(self) -> list[Zone]:
        piles = [self.stock, self.pile, self.discards, self.turned]
        return [*piles, *self.hands, *self.ups, *self.downs]

    def pack(self) -> Sequence[Card]:
        return [card for card, n in self.copies.items() for _ in range(n)]

    def dealt(self) -> dict[str, int | str]:
        return {zone.name: SPARK for zone in [*self.hands, *self.ups, *self.downs]}

    def is_possible(self) -> bool:
        """Return whether the opener holds the lowest number, as all know (fuego.first_player)."""
        return self.opener < 0 or self.opener == first_player(self)

    def in_play(self, p: int) -> Zone:
        """The cards a player plays from: the hand, then face up, then face down (fuego.face_up)."""
        hand = self.hands[p]
        return hand if hand.cards else self.ups[p] if self.ups[p].cards else self.downs[p]


class FuegoView(View):
    """The table as a seat sees it."""

    opener: int  # the seat that must open with the lowest number, -1 once that is done
    swaps: int  # those made so far by the player who arranges the Spark Pile

    @fact
    def pile(self, t: FuegoTable) -> tuple[Card, ...]:
        """The Play Pile, from the bottom to the top."""
        return tuple(t.pile.cards)

    @fact
    def in_play(self, t: FuegoTable) -> tuple[str, ...]:
        """The name of the zone that each seat plays from (fuego.face_up)."""
        return tuple(t.in_play(p).name for p in range(t.players))


def deal(t: FuegoTable) -> None:
    """Deal three cards face down, three face up, three in hand (fuego.spark_pile)."""
    stock = t.stock.cards
    stock += t.pack()
    t.dice.shuffle(stock)
    for zone in [*t.downs, *t.ups, *t.hands]:
        zone.cards += stock[-SPARK:]
        del stock[-SPARK:]
    t.tell("fuego.spark_pile", "deal")


def set_up(t: FuegoTable, opener: int = -1, swaps: int = 0) -> None:
    """Check a table set by hand: while there is a Draw Pile all hold three; nobody has won."""
    t.opener = checked_fact("opener", opener, range(-1, t.players))
    t.swaps = checked_fact("swaps", swaps, range(SPARK + 1))
    check_moment(t)
    for zone in [t.stock, t.discards, t.turned, *t.hands, *t.ups, *t.downs]:
        if any(card.base is not card for card in zone):
            raise BadTable(f"{zone.name}: an Incendio is another card on the Play Pile only.")
    if INCENDIO in t.pile.cards:
        raise BadTable("play: an Incendio lies there as another card; write 'incendio=6'.")
    for p in range(t.players):
        if not t.in_play(p).cards and not (t.turned.cards and p == t.seat):
            raise BadTable(f"hand {p}, up {p} and down {p} are empty: that player would have won.")
        if len(t.hands[p]) < SPARK and t.stock.cards:
            raise BadTable(f"hand {p} holds fewer than three cards while there is a Draw Pile.")


def check_moment(t: FuegoTable) -> None:
    """Check that facts of the exchange and of the first play are given at their time only."""
    if t.turns == 0 and (t.opener != -1 or t.pile.cards):
        raise BadTable("Before the first turn nobody has begun, and the Play Pile is empty.")
    if t.turns > 0 and t.swaps:
        raise BadTable("'swaps' counts exchanges before the first turn: say 'turn': 0 as well.")
    if t.opener not in (-1, t.seat) or (t.opener != -1 and t.pile.cards):
        raise BadTable(f"'opener' can't be {t.opener}: it is the seat on turn, on an empty pile.")
    if t.opener != -1 and lowest_number(t.hands[t.opener]) == NO_NUMBER:
        raise BadTable(f"'opener' can't be {t.opener}: hand {t.opener} has no number card.")
    if t.turned.cards and (len(t.turned) > 1 or t.in_play(t.seat) is not t.downs[t.seat]):
        raise BadTable("turned up: one card, of a player who plays from the face-down cards.")


def opening(t: FuegoTable) -> Rule:
    """Each may exchange cards, from the dealer's left (fuego.swap); then who starts is known.

    Everybody sees both cards, as face-up cards are public.
    """
    for p in range(t.seat, t.players):
        t.seat = p
        while (move := (yield SWAPPING.to[p])).card and move.into:
            t.tell("fuego.swap", "swap", p, (move.card, move.into))
            t.exchange(t.hands[p], move.card, t.ups[p], move.into, seen=EVERYBODY)
            t.swaps += 1
        t.swaps = 0
    t.seat = first_player(t)
    if lowest_number(t.hands[t.seat]) < NO_NUMBER:  # else nobody has a number in hand
        t.opener = t.seat
    t.tell("fuego.first_player", "starts" if t.opener >= 0 else "no number", t.seat)


def swap_moves(t: FuegoTable, p: int) -> list[Move]:
    """Swap any hand card for any own face-up card, three times at most; or ready (fuego.swap)."""
    moves = [Move(p, "ready")]
    if t.swaps < SPARK:
        ups = dict.fromkeys(t.ups[p].cards)
        for card in dict.fromkeys(t.hands[p].cards):
            moves += [Move(p, "swap", card, into=up, joins="for") for up in ups if up is not card]
    return moves


def first_player(t: FuegoTable) -> int:
    """Return who holds the lowest number, first from the dealer's left (fuego.first_player)."""
    return min(range(t.players), key=lambda seat: lowest_number(t.hands[seat]))


def lowest_number(hand: Zone) -> int:
    """Return the lowest number of a hand; NO_NUMBER if it has none."""
    return min((card.rank for card in hand if card.rank), default=NO_NUMBER)


# --- Your turn -------------------------------------------------------------------------------


def play(t: FuegoTable, turns: Turns) -> Rule:
    """Clockwise, until one has no card left (fuego.win); nobody wins at the cap."""
    if t.turns == 0:
        yield from opening(t)
    for p in turns:
        yield from turn_up(t, p) if t.in_play(p) is t.downs[p] else turn(t, p)
    t.end("fuego.turn_cap", ())


def opening_moves(t: FuegoTable, p: int) -> list[Move]:
    """The lowest number, one or several of it (fuego.first_play)."""
    hand = t.hands[p]
    card = NUMBERS[lowest_number(hand) - 1]
    return [Move(p, "play", card, count=n + 1) for n in range(hand.cards.count(card))]


def turn(t: FuegoTable, p: int) -> Rule:
    """Play one card, or several of the same value; who can't picks up the pile (fuego.turn)."""
    move = yield (OPENING if t.opener == p else TURN).to[p]
    if move.card is None:
        if not t.options["pick_up_by_choice"]:
            show_nothing_fits(t, p)
        pick_up(t, p, "fuego.pick_up")
        t.seat = t.next(p)
        return
    if t.opener == p:  # it is the lowest, and first from the dealer's left (fuego.first_player)
        for q, hand in enumerate(t.hands):
            t.shows_none(hand, NUMBERS[: move.card.rank - (q >= p)])
    t.opener = -1
    if is_led_blank(t, move):
        show_nothing_fits(t, p)
    yield from carry_out(t, move)


def show_nothing_fits(t: FuegoTable, p: int) -> None:
    """Note that who picks up the pile, or leads blank, could play nothing else, nor a four."""
    for n in range(1, FOUR + 1):
        t.shows_none(t.in_play(p), (card for card in t.copies if fits(t, card, n)), alike=n)


def turn_moves(t: FuegoTable, p: int) -> list[Move]:
    """All that can be played; else the pile is picked up, never by choice (fuego.pick_up).

    Of face-down cards only the one turned up can be played (fuego.face_down).
    """
    if t.turned.cards:
        return plays(t, p, t.turned)
    moves = plays(t, p, t.in_play(p).cards)
    by_choice = t.options["pick_up_by_choice"] and t.pile.cards
    return [*moves, Move(p, "take")] if by_choice or not moves else moves


def pick_up(t: FuegoTable, p: int, why: str) -> None:
    """The Play Pile goes to the hand, for all to see; an Incendio to the discards."""
    t.tell(why, "pick up" if t.pile.cards else "pick up nothing", p, tuple(t.pile.cards))
    for card in t.pile.cards:
        if card.base is INCENDIO:
            t.discards.add(INCENDIO)
        else:
            t.hands[p].add(card, EVERYBODY)
    t.pile.cards.clear()


def refuses_turn(t: FuegoTable, move: Move) -> str | None:
    """Return the clause that forbids a move of a turn, or None."""
    p, card, into, turned = move.by, move.card, move.into, t.turned.cards
    if move in turn_moves(t, p):
        return None
    if move == Move(p, "take") and not turned:
        return "fuego.pick_up"
    held = [own for own in turned or t.in_play(p) if own is card]
    if move.verb != "play" or card is None or len(held) < move.count:
        if turned:
            return "fuego.face_down"
        return "fuego.face_up" if card in t.ups[p].cards else "fuego.turn"
    if card is INCENDIO and (into not in AS_ANOTHER or move.count > 1):
        return SINGLE[card] if move.count > 1 else "fuego.incendio"
    shown = into or card
    return forbids(t, shown, move.count, value(t)) or CLAUSES.get(shown, "fuego.turn")


def carry_out(t: FuegoTable, move: Move) -> Rule:
    """Carry out a play and its effect; then see who has won, or has a four of a kind."""
    p = move.by
    card = lay(t, move)
    t.seat = t.next(p)
    if card.base is card and run(t, card) >= FOUR:
        burn(t, p, "fuego.four")
    elif not card.rank:  # a number does nothing
        yield from effect(t, move)
    after_play(t, p)
    yield from ask_for_fours(t, p)


def lay(t: FuegoTable, move: Move) -> Card:
    """Put cards onto the Play Pile, an Incendio as the card it stands for; return the top face."""
    card = move.card
    assert card is not None
    zone = t.turned if t.turned.cards else t.in_play(move.by)
    if zone is t.ups[move.by]:
        t.tell("fuego.face_up", "face up", move.by)
    shown = card if move.into is None else AS_ANOTHER[move.into]
    if t.story is not None:
        t.tell(allows_turn(t, move), "play", move.by, (shown,) * move.count, word=move.word)
    for _ in range(move.count):
        zone.take(card)
        t.pile.cards.append(shown)
    return shown


def allows_turn(t: FuegoTable, move: Move) -> str:
    """Return the clause by which a legal move of a turn is made."""
    card, top = move.card, value(t)
    if card is None:
        return "fuego.pick_up"
    if move.into is not None:
        return "fuego.incendio"
    if completes_four(t, card, move.count) and forbids(t, card, move.count, top):
        return "fuego.four_any_time"
    if card.rank:
        return "fuego.seven" if top is not None and top.rank == SEVEN else "fuego.turn"
    return "fuego.lead_blank" if is_led_blank(t, move) else CLAUSES[card]


def is_led_blank(t: FuegoTable, move: Move) -> bool:
    """Return whether a play leads blank: an Invisible or a Burn, on nothing (fuego.lead_blank)."""
    card = move.card
    return card in BLANKS and value(t) is None and not completes_four(t, card, move.count)


def after_play(t: FuegoTable, p: int) -> None:
    """End the game if a player has no cards: the mover first, then in direction (fuego.win).

    Until the Draw Pile is gone everybody else holds at least three (fuego.refill).
    """
    order = [p, *t.others(p)]
    for q in order:
        if not t.hands[q].cards and not t.in_play(q).cards:
            t.end("fuego.win", (q,))
    for q in order if t.stock.cards else ():
        drawn: list[Card] = []
        while t.stock.cards and len(t.hands[q].cards) < SPARK:
            drawn.append(t.stock.deal(t.hands[q]))
        if drawn:
            t.tell("fuego.refill", "draw", q, tuple(drawn), seen=only(q))
        if drawn and not t.stock.cards:
            t.tell("fuego.refill", "gone")


def turn_up(t: FuegoTable, p: int) -> Rule:
    """One card unseen; one that does not fit goes to the hand with the pile (fuego.face_down)."""
    if not t.turned.cards:
        yield TURNING_UP.to[p]
        t.tell("fuego.face_down", "turn up", p, (t.downs[p].deal(t.turned),))
    if plays(t, p, t.turned):
        yield from carry_out(t, (yield TURNED_UP.to[p]))
    else:
        t.turned.deal(t.hands[p], EVERYBODY)
        pick_up(t, p, "fuego.face_down")
        t.seat = t.next(p)


def turn_up_moves(t: FuegoTable, p: int) -> list[Move]:
    """Turn up one card at a time (fuego.face_down)."""
    return [Move(p, "turn")]


# --- What may be played ----------------------------------------------------------------------


def plays(t: FuegoTable, p: int, cards: Iterable[Card]) -> list[Move]:
    """Return what can be played of some cards, one or several of a value (fuego.turn)."""
    counts, top = kinds(cards), value(t)
    last, lacking = to_complete(t)
    moves: list[Move] = []
    for card, n in counts.items():
        if card is INCENDIO:  # as any other card, under that card's own rules (fuego.incendio)
            for other in AS_ANOTHER:
                if forbids(t, other, 1, top) is None:
                    moves += ways_to_play(p, card, 1, True, FOUR, other)
        else:
            is_free = forbids(t, card, 1, top) is None
            moves += ways_to_play(p, card, n, is_free, lacking if card is last else FOUR)
    if moves or top is not None:
        return moves
    return [Move(p, "play", card) for card in counts]  # fuego.lead_blank: BLANKS alone are left


@cache
def ways_to_play(
    p: int, card: Card, n: int, is_free: bool, lacking: int, into: Card | None = None
) -> list[Move]:
    """Return the plays of a card that a player holds n times, to each side.

    Any number of it if it fits, but some cards one at a time; and at any time so many that four of
    a kind lie there, or four (fuego.four_any_time).
    """
    most = 0 if not is_free else 1 if card in SINGLE else n
    return [
        Move(p, "play", card, count=count, into=into, word=side)
        for count in range(1, n + 1)
        if count <= most or count in (lacking, FOUR)
        for side in SIDES_OF[into or card]
    ]


def fits(t: FuegoTable, card: Card, count: int = 1) -> bool:
    """Return whether so many of a card can be played; an Incendio always can, as another card."""
    if card is INCENDIO or forbids(t, card, count, value(t)) is None:
        return True
    return completes_four(t, card, count)


def value(t: FuegoTable) -> Card | None:
    """Return the card to match or beat: not an Invisible, but the one under it (fuego.invisible).

    It is None on an empty pile, or on one that was led blank (fuego.lead_blank).
    """
    through = LOOKED_THROUGH[t.options["reverse_skip"]]
    for card in reversed(t.pile.cards):
        if card.kind not in through:
            return card
    return None


def forbids(t: FuegoTable, card: Card, count: int, top: Card | None) -> str | None:
    """Return the clause that forbids to play so many of a card on this value, or None.

    A number is the same as the top or higher (fuego.turn); on a 7 it is a 7 or lower (fuego.seven).
    """
    if count > 1 and card in SINGLE:
        return SINGLE[card]
    if card.rank:
        if top is not None and top.rank == SEVEN:
            return None if card.rank <= SEVEN else "fuego.seven"
        return None if top is None or card.rank >= top.rank else "fuego.turn"
    return forbids_blank(t, card, top) if card in BLANKS else None


def forbids_blank(t: FuegoTable, card: Card, top: Card | None) -> str | None:
    """Only on a number (fuego.invisible, fuego.burn); Burn not on an Incendio played as one."""
    if top is None:
        return "fuego.lead_blank"
    last = t.pile.cards[-1]
    under = top if t.options["reverse_skip"] == "transparent" else last
    is_number = under.rank and not (card is BURN and under.base is INCENDIO)
    return None if is_number and last.kind != "invisible" else CLAUSES[card]


def run(t: FuegoTable, card: Card) -> int:
    """Return how many of a card lie on top; no Incendio counts (fuego.incendio, fuego.four)."""
    lying = 0
    for laid in reversed(t.pile.cards):
        if laid is not card:
            break
        lying += 1
    return lying


def to_complete(t: FuegoTable) -> tuple[Card, int]:
    """Return the card on top, and how many more of it make a four of a kind (fuego.four).

    0 where none do: on an empty pile, and on an Incendio, which does not count (fuego.incendio).
    """
    last = t.pile.cards[-1] if t.pile.cards else INCENDIO
    return (INCENDIO, 0) if last.base is INCENDIO else (last, FOUR - run(t, last))


def completes_four(t: FuegoTable, card: Card, count: int) -> bool:
    """Four on top, or four of one's own: at any time, on anything (fuego.four_any_time)."""
    return count == FOUR or (run(t, card) + count == FOUR and card is not INCENDIO)


# --- What special cards do -------------------------------------------------------------------


def effect(t: FuegoTable, move: Move) -> Rule:
    """Do what the special cards just played do; led blank they do nothing."""
    p, card = move.by, move.into or move.card
    if card is SKIP:
        skip(t, p, move.count)
    elif card is REVERSE:
        reverse(t, p, move.count)
    elif card is BURN:
        burn_or_discard(t, p)
    elif card is BURN_BABY_BURN:
        yield from burn_baby_burn(t, p, move.word)
    elif card is YA_BURNT:
        yield from ya_burnt(t, p)
    elif card is BACKDRAFT:
        backdraft(t, p, move)


def reverse(t: FuegoTable, p: int, times: int) -> None:
    """The direction turns, as often as there are cards (fuego.reverse)."""
    if times % 2:
        t.direction = -t.direction
    t.tell("fuego.reverse", "reverse", p, n=times)
    t.seat = t.next(p)


def skip(t: FuegoTable, p: int, times: int) -> None:
    """So many players are skipped (fuego.skip)."""
    t.seat = t.next(p, 1 + times)
    t.tell("fuego.skip", "skip", t.next(p), n=times)


def burn_or_discard(t: FuegoTable, p: int) -> None:
    """The pile burns, and another turn (fuego.burn); led blank it is only discarded."""
    played = t.pile.cards.pop()
    if value(t) is None:
        t.discards.add(played.base)
    else:
        t.pile.cards.append(played)
        burn(t, p, "fuego.burn")


def burn(t: FuegoTable, p: int, why: str) -> None:
    """Remove the whole Play Pile from the game; the player who burnt it has another turn."""
    t.tell(why, "burn", p, tuple(t.pile.cards))
    t.discards.cards += [card.base for card in t.pile]
    t.pile.cards.clear()
    t.seat = p


def discard(t: FuegoTable, cards: int = 1) -> None:
    """A card that is used once goes to the discards."""
    for _ in range(cards):
        t.discards.cards.append(t.pile.cards.pop().base)


def burn_baby_burn(t: FuegoTable, p: int, side: str) -> Rule:
    """The neighbour picks up the pile and loses the turn (fuego.burn_baby_burn)."""
    discard(t)
    t.direction = SIDES[side]
    q = t.next(p)
    while (yield SHIELDING.to[q]).verb == "play":
        t.tell("fuego.incendio_shield", "shield", q, (INCENDIO,))
        t.in_play(q).move(INCENDIO, t.discards)
        q = t.next(q)
    pick_up(t, q, "fuego.burn_baby_burn")
    t.seat = t.next(q)


def shield_moves(t: FuegoTable, p: int) -> list[Move]:
    """Play an Incendio, not one that lies face down, or be burnt (fuego.incendio_shield)."""
    zone = t.in_play(p)
    can_shield = zone is not t.downs[p] and INCENDIO in zone.cards
    suffer = Move(p, "suffer")
    return [Move(p, "play", INCENDIO), suffer] if can_shield else [suffer]


def ya_burnt(t: FuegoTable, p: int) -> Rule:
    """All others slap; the last to slap picks up the pile (fuego.ya_burnt)."""
    discard(t)
    others = t.others(p)
    if t.options["slap"] == "chance":
        q = t.dice.choice(others)
    else:
        t.dice.shuffle(others)
        yield from race(t, SLAPPING, others)
        q = t.waiting.pop()
    t.tell("fuego.ya_burnt", "last", q)
    pick_up(t, q, "fuego.ya_burnt")
    t.seat = t.next(q)


def slap_moves(t: FuegoTable, p: int) -> list[Move]:
    """Slap, before the others do (fuego.ya_burnt)."""
    return [Move(p, "slap")]


def backdraft(t: FuegoTable, p: int, move: Move) -> None:
    """All hands are passed on, once for each card; that direction stays (fuego.backdraft)."""
    discard(t, move.count)
    t.direction = SIDES[move.word]
    for _ in range(move.count):
        hands = [hand.copy() for hand in t.hands]
        for q, hand in enumerate(hands):
            t.hands[t.next(q)].take_over(hand, only(q))
    t.tell("fuego.backdraft", "pass on", p, word=move.word, n=move.count)
    for q, hand in enumerate(t.hands):
        if hand.cards:
            t.tell("fuego.backdraft", "get", q, tuple(hand.cards), seen=only(q))
    t.seat = t.next(p)


# --- Four of a kind --------------------------------------------------------------------------


def ask_for_fours(t: FuegoTable, p: int) -> Rule:
    """After each play all who could are asked for a four of a kind (fuego.four_any_time)."""
    while t.options["four_out_of_turn"]:
        asked = who_has_four if t.is_playout else could_have_four  # nobody watches a playout
        seats = asked(t, [p, *t.others(p)])
        if not seats:
            return
        yield from everyone(t, FOURS, seats)
        move = fastest(t)
        if move is None:
            return
        p = move.by
        lay(t, move)
        burn(t, p, "fuego.after_four")
        after_play(t, p)


def fastest(t: FuegoTable) -> Move | None:
    """Return one of the fours that players want to play, by chance (fuego.four_any_time)."""
    wanted = [move for move in t.chosen if move and move.card]
    return t.dice.choice(wanted) if wanted else None


def could_have_four(t: FuegoTable, seats: list[int]) -> list[int]:
    """Return the seats that could have a four of a kind, as far as everybody can see.

    To ask only those who have one would tell what is hidden. Face-up cards are seen by all. A hand
    completes the four on top only if so many of that card are still unseen.
    """
    last, lacking = to_complete(t)
    seen = sum([zone.cards.count(last) for zone in [t.pile, t.discards, *t.ups]])
    needed = lacking if 0 < lacking <= t.copies[last] - seen else FOUR
    hands = t.hands
    return [
        q
        for q in seats
        if (len(hands[q].cards) >= needed if hands[q].cards else who_has_four(t, [q]))
    ]


def who_has_four(t: FuegoTable, seats: list[int]) -> list[int]:
    """Return those of the seats that can play a four of a kind."""
    last, lacking = to_complete(t)
    having: list[int] = []
    for q in seats:
        cards = t.hands[q].cards or t.ups[q].cards
        if 0 < lacking <= cards.count(last) or (len(cards) >= FOUR and own_fours(cards)):
            having.append(q)
    return having


def own_fours(cards: list[Card]) -> list[Card]:
    """Return the cards of which there are four; Incendios are no four of a kind."""
    return [card for card, n in kinds(cards).items() if n >= FOUR and card is not INCENDIO]


def four_moves(t: FuegoTable, p: int) -> list[Move]:
    """Complete the four on top, or play four of one's own; or wait (fuego.four_any_time).

    Cards are played from the hand, or else from those face up.
    """
    cards, (last, lacking) = t.hands[p].cards or t.ups[p].cards, to_complete(t)
    moves = [Move(p, "play", card, count=FOUR) for card in own_fours(cards)]
    if 0 < lacking <= cards.count(last):
        moves.append(Move(p, "play", last, count=lacking))
    return [*moves, Move(p, "wait")]


# --- The questions ---------------------------------------------------------------------------

SWAPPING: Final = Question("fuego.swap", swap_moves)
OPENING: Final = Question("fuego.first_play", opening_moves)
TURN: Final = Question("fuego.turn", turn_moves, refuses_turn, allows=allows_turn)
TURNING_UP: Final = Question("fuego.face_down", turn_up_moves)
TURNED_UP: Final = Question("fuego.face_down", turn_moves, refuses_turn, allows=allows_turn)
SHIELDING: Final = Question("fuego.incendio_shield", shield_moves)
SLAPPING: Final = Question("fuego.ya_burnt", slap_moves, race=True)
FOURS: Final = Question("fuego.four_any_time", four_moves, secret=True, quick=True)

# --- The pile, as a view shows it ------------------------------------------------------------


def fitting(view: FuegoView) -> list[Card]:
    """Return the cards of the box that go on the Play Pile now, whoever holds them.

    The opener plays the lowest number: who is asked knows it, others know that it is a number.

    >>> import cardlab
    >>> places = {"hand 0": "2, 2, 6, 7", "hand 1": 3, "play": "5, 9"}
    >>> view = cardlab.set_table("fuego", places, players=2, seed=7).view(0)
    >>> [card.text for card in fitting(view) if card.rank]
    ['9', '10']
    """
    if view.opener >= 0:
        mine = [move.card for move in view.legal]
        return [card for card in NUMBERS if view.opener != view.seat or card in mine]
    return [card for card in FACES if fits(table_of(view), card)]


def alike_on_top(view: FuegoView) -> int:
    """Return how many cards alike lie on top: with four of them the pile burns (fuego.four).

    0 on an empty pile, and under an Incendio, which does not count (fuego.incendio).
    """
    top = view.pile[-1] if view.pile else INCENDIO
    return 0 if top.base is INCENDIO else run(table_of(view), top)


def picked_up(view: FuegoView) -> int:
    """Return how many cards come into a hand with the pile: an Incendio does not (fuego.incendio).

    The card that lies turned up, or that will be turned up, comes too (fuego.face_down).
    """
    pile = sum(card.base is not INCENDIO for card in view.pile)
    return pile + (view.why == "fuego.face_down")


# --- Every move, for programs that learn ---------------------------------------------------------


def every_move(players: int, options: Mapping[str, Any]) -> list[Move]:
    """List every move that seat 0 may ever be offered."""
    copies = FuegoTable(players, Dice(0), dict(options)).copies
    plays = [
        Move(0, "play", card, count=count, word=side)
        for card, n in copies.items()
        for count in range(1, n + 1)
        for side in dict.fromkeys(["", *SIDES_OF[card]])  # a four out of turn names no side
    ]
    as_others = [
        Move(0, "play", INCENDIO, into=other, word=side)
        for other in AS_ANOTHER
        for side in SIDES_OF[other]
    ]
    swaps = [
        Move(0, "swap", card, into=up, joins="for")
        for card, up in product(copies, repeat=2)
        if up is not card
    ]
    verbs = ("take", "turn", "wait", "slap", "suffer", "ready")
    return [*plays, *as_others, *[Move(0, verb) for verb in verbs], *swaps]


# --- How rare clauses are reached ------------------------------------------------------------

SCENARIOS: Final = (
    # Two cards that may only be played one at a time.
    Scenario(
        "fuego.one_off_plural",
        3,
        ("not 0 play 2x ya burnt",),
        {"play": "4", "hand 0": "ya burnt, ya burnt, 3", "up 0": "1"},
    ),
)
