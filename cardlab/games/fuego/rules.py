"""Fuego!: get rid of your cards before you are burnt.

Read it beside its rulebook (``python -m cardlab rules fuego``): the functions stand in the order of
the clauses, and each names the clauses it carries out. The cards and the table are in
``cards.py``; what fits on what, and what special cards do, in ``specials.py``.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any, Final

from cardlab.engine.match.game import Scenario
from cardlab.engine.table.cards import Card, kinds
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadTable, checked_fact
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Question, Rule, Turns, concerned, everyone
from cardlab.engine.table.seats import EVERYBODY, only
from cardlab.games.fuego.cards import (
    AS_ANOTHER,
    INCENDIO,
    NO_NUMBER,
    NUMBERS,
    SPARK,
    FuegoTable,
    first_player,
    lowest_number,
)
from cardlab.games.fuego.specials import (
    BLANKS,
    CLAUSES,
    FOUR,
    SEVEN,
    SIDES_OF,
    SINGLE,
    burn,
    completes_four,
    effect,
    fits,
    forbids,
    pick_up,
    plays,
    run,
    to_complete,
    value,
)

# --- Setup -----------------------------------------------------------------------------------


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
    """Who picks up the pile, or leads blank, held nothing else to play, nor four of a kind."""
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
    """Put cards onto the Play Pile, an Incendio as what it stands for; return the face on top."""
    card = move.card
    assert card is not None
    zone = t.turned if t.turned.cards else t.in_play(move.by)
    if zone is t.ups[move.by]:
        t.tell("fuego.face_up", "face up", move.by)
    shown = card if move.into is None else AS_ANOTHER[move.into]
    t.tell_move(allows_turn, "play", move, (shown,) * move.count)
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
    """Who is out of cards has won, the mover first, then in direction (fuego.win).

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


# --- Four of a kind --------------------------------------------------------------------------


def ask_for_fours(t: FuegoTable, p: int) -> Rule:
    """After each play all who could are asked for a four of a kind (fuego.four_any_time)."""
    while t.options["four_out_of_turn"]:
        seats = concerned(t, [p, *t.others(p)], could_have_four, who_has_four)
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
FOURS: Final = Question("fuego.four_any_time", four_moves, secret=True, quick=True)

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
