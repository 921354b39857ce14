"""Sweet & Spicy, and classic Spicy: say what you played; it may be a lie.

Read it beside its rulebook (``python -m cardlab rules spicy``): the functions stand in the order of
the clauses, and each names the clauses it carries out. Cards and table are in ``cards.py``.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from typing import Any, Final

from cardlab.engine.table.cards import Card
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Ask, Question, Rule, Turns, everyone
from cardlab.engine.table.seats import EVERYBODY, only
from cardlab.games.spicy.cards import (
    ANSWERS,
    CHALLENGES,
    DECLARABLE,
    DECLARED,
    FEW,
    GAME_END,
    PASS,
    PEEK,
    PEEK_WON,
    REVEAL,
    TAKE_WILD,
    TOTAL_WILD,
    WITHOUT,
    SpicyTable,
    declaring,
)

# --- A turn ----------------------------------------------------------------------------------


def play(t: SpicyTable, turns: Turns) -> Rule:
    """Clockwise, until a challenge makes its loser begin anew; to the end by trophies or cards."""
    for p in turns:
        yield from turn(t, p)


def turn(t: SpicyTable, p: int) -> Rule:
    """Whoever would challenge does so first (spicy.challenge); then play one card or pass."""
    if t.open_to_challenge and not t.let_go:
        challenge = yield from ask_for_challenges(t)
        if challenge is not None:
            return (yield from resolve(t, challenge))
        t.let_go = True
    while carry_out(t, (yield TURN.to[p])) == "peek":
        pass
    t.let_go = False
    if not t.hands[p].cards:
        yield from last_card(t, p)
    return None


def turn_moves(t: SpicyTable, p: int) -> list[Move]:
    """Play one card with a declaration, or pass (spicy.turn); who lost a challenge must play."""
    moves: list[Move] = []
    for card in dict.fromkeys(t.hands[p].cards):
        moves += ways(p, card, t.declared)
    if t.must_play != p:
        moves.append(PASS[p])
    return moves + mistakes(t, p) if t.options["etiquette"] else moves


def declarations(t: SpicyTable) -> list[Card]:
    """Return what may be declared now: to open (spicy.open), or to follow (spicy.follow)."""
    return FOLLOWS[t.declared]


def mistakes(t: SpicyTable, p: int) -> list[Move]:
    """House rule: what a player may do wrong, and then pay for."""
    hand = dict.fromkeys(t.hands[p].cards)
    valid = declarations(t)
    invalid = [declared for declared in DECLARABLE if declared not in valid]
    wrong = [declaring(p, card, declared) for card in hand for declared in invalid]
    if len(t.hands[p]) == 1:
        wrong += [declaring(p, card, declared, "silently") for card in hand for declared in valid]
    return wrong + peeks(t, p)


def peeks(t: SpicyTable, p: int) -> list[Move]:
    """House rule: face-down cards that a player may look at, and then pay (spicy.no_peek)."""
    top, last = t.stack, len(t.stack) - 1
    moves = [PEEK[p]] if top.cards and not top.sees(p, last) else []
    is_known = all(t.won[p].seen_by(p))
    return moves if is_known else [*moves, PEEK_WON[p]]


def refuses_turn(t: SpicyTable, move: Move) -> str | None:
    """Return the clause that forbids a move of a turn, or None."""
    p, card = move.by, move.card
    if move in turn_moves(t, p):
        return None
    if move in CHALLENGES[p]:
        return refuses_challenge(t)
    if move in (PASS[p], PEEK[p], PEEK_WON[p]):
        return "spicy.no_peek" if move.verb == "peek" else refuses_pass(t)
    if card is None or card not in t.hands[p].cards or move.into not in DECLARABLE:
        return "spicy.play" if move.verb == "play" else "spicy.turn"
    if move.into in declarations(t):
        return "spicy.announce"
    return "spicy.follow" if t.stack.cards else "spicy.open"


def allows_turn(t: SpicyTable, move: Move) -> str:
    """Return the clause by which a legal move of a turn is made; a mistake is told by its own."""
    if move.verb != "play":
        return "spicy.pass" if move.verb == "pass" else "spicy.no_peek"
    if move.into not in declarations(t):
        return "spicy.invalid"
    return "spicy.announce" if move.word else clause_of_play(t, move)


def clause_of_play(t: SpicyTable, move: Move) -> str:
    """Return the clause by which a card is played: onto an empty stack, or to follow."""
    if move.card is TOTAL_WILD:
        return "spicy.wild_right"
    return "spicy.follow" if t.stack.cards else "spicy.open"


def refuses_pass(t: SpicyTable) -> str:
    """Who lost a challenge opens; after a mistake of that player the next one does."""
    return "spicy.invalid" if t.passes else "spicy.pass"


def refuses_challenge(t: SpicyTable) -> str:
    """Return the clause by which the top card can't be challenged now."""
    if t.stack.cards and t.stack.cards[-1] is TOTAL_WILD:
        return "spicy.wild_right"
    return "spicy.trophy" if t.stack.cards and not t.open_to_challenge else "spicy.challenge"


def carry_out(t: SpicyTable, move: Move) -> str:
    """Carry out a move of a turn; return its verb."""
    p = move.by
    if move.verb == "peek":
        peek(t, move)
        return "peek"
    had_to_open = t.must_play == p
    t.must_play = -1
    t.seat = t.next(p)
    if move.verb == "pass":
        pass_turn(t, p, "spicy.pass")
    elif move.into not in declarations(t):
        blunder(t, move, "spicy.invalid")
        t.must_play = t.seat if had_to_open else -1  # the duty to open goes on (spicy.invalid)
    elif move.word:
        blunder(t, move, "spicy.announce")
    else:
        put_down(t, move)
    return move.verb


def put_down(t: SpicyTable, move: Move) -> None:
    """Play one card face down, with a declaration that may be a lie (spicy.play)."""
    p, card, declared = move.by, move.card, move.into
    assert card is not None
    assert declared is not None
    is_wild = card is TOTAL_WILD  # its own back shows what it is
    seen = EVERYBODY if is_wild else only(p)
    t.tell_move(clause_of_play, "play", move, (card,), seen, declared.text)
    t.hands[p].take(card, seen)
    t.stack.add(card, only(p))
    t.declare(p, declared)
    t.open_to_challenge = not is_wild
    if not t.hands[p].cards:
        t.tell("spicy.announce", "announce", p)


def blunder(t: SpicyTable, move: Move, why: str) -> None:
    """A wrong spice, a number too low, a last card not announced: take it back, and pass."""
    assert move.into is not None
    t.tell(why, "forget" if move.word else "blunder", move.by, word=move.into.text)
    pass_turn(t, move.by, why)


def pass_turn(t: SpicyTable, p: int, why: str) -> None:
    """Say pass and draw one card (spicy.pass)."""
    t.tell(why, "pass", p)
    t.passes += 1
    draw(t, p, 1, why)


def peek(t: SpicyTable, move: Move) -> None:
    """Who looks at a face-down card, or at cards already won, draws one (spicy.no_peek)."""
    p = move.by
    if move == PEEK_WON[p]:
        t.tell("spicy.no_peek", "peek won", p, tuple(t.won[p]), seen=only(p))
        t.won[p].reveal(only(p))
    else:
        t.tell("spicy.no_peek", "peek", p, (t.stack.cards[-1],), seen=only(p))
        t.stack.show_top(only(p))
    draw(t, p, 1, "spicy.no_peek")


def draw(t: SpicyTable, p: int, cards: int, why: str) -> None:
    """Cards from the draw deck; the Game End card on top stops all (spicy.end_card)."""
    for _ in range(cards):
        t.draw(why, p, t.deck, t.hands[p])
        if t.deck.cards[-1] is GAME_END:
            end_by_score(t, "spicy.end_card")


# --- Challenges ------------------------------------------------------------------------------


def ask_for_challenges(t: SpicyTable) -> Generator[Ask[Any], Move, Move | None]:
    """Everybody but the owner of the top card decides (spicy.challenge); who challenges it."""
    yield from everyone(t, WINDOW, t.others(t.owner), aside=peek_first)
    return fastest_paw(t)


def peek_first(t: SpicyTable, move: Move) -> bool:
    """To peek is no answer: whoever has peeked still has to decide (spicy.no_peek)."""
    if move.verb != "peek":
        return False
    peek(t, move)
    return True


def window_moves(t: SpicyTable, p: int) -> list[Move]:
    """Name exactly one, number or spice, or let it go (spicy.challenge)."""
    moves = ANSWERS[p]
    return [*moves, REVEAL[p], *peeks(t, p)] if t.options["etiquette"] else moves


def refuses_window(t: SpicyTable, move: Move) -> str | None:
    """To reveal without naming is a mistake (spicy.unnamed); all else is no challenge."""
    if move in window_moves(t, move.by):
        return None
    if move.verb == "peek":
        return "spicy.no_peek"
    return "spicy.unnamed" if move == REVEAL[move.by] else "spicy.challenge"


def refuses_unasked(t: SpicyTable, move: Move) -> str | None:
    """Nobody challenges the own card (spicy.challenge: any other player)."""
    challenges = move in CHALLENGES[move.by] or move == REVEAL[move.by]
    return "spicy.challenge" if challenges and move.by == t.owner else None


def fastest_paw(t: SpicyTable) -> Move | None:
    """Return the challenge that counts, by chance or in order (spicy.who_challenges)."""
    answers = t.chosen
    wanted = [move for q in t.others(t.owner) if (move := answers[q]) and move.verb != "wait"]
    if len(wanted) < 2:
        return wanted[0] if wanted else None
    clockwise = t.options["challenge_priority"] == "clockwise"
    move = wanted[0 if clockwise else t.dice.below(len(wanted))]
    t.tell("spicy.who_challenges", "fastest", move.by)
    return move


def resolve(t: SpicyTable, challenge: Move) -> Rule:
    """The top card is turned up, and only the challenged trait counts (spicy.resolve)."""
    challenger, owner = challenge.by, t.owner
    t.tell(clause_of(t, challenge), challenge.verb, challenger, word=challenge.word, at=owner)
    right = turn_up(t, challenge)
    winner, loser = (owner, challenger) if right else (challenger, owner)
    t.reveal(challenge, winner)
    is_trophy = right and not t.hands[owner].cards
    take_stack(t, winner)
    if is_trophy:
        trophy(t, winner)
    yield from loser_draws(t, loser)
    if is_trophy:
        draw(t, winner, HAND_AGAIN, "spicy.trophy_redraw")
    t.seat = t.must_play = loser


def turn_up(t: SpicyTable, challenge: Move) -> bool:
    """Show the top card to all; return whether the challenged trait is right (spicy.resolve)."""
    card = t.stack.cards[-1]
    t.tell("spicy.resolve", "turn up", t.owner, (card,), word=t.declared)
    t.stack.show_top(EVERYBODY)
    return challenge.verb == "reveal" or is_right(card, DECLARED[t.declared], challenge.word)


def clause_of(t: SpicyTable, challenge: Move) -> str:
    """Also after a pass the player of the top card answers for it (spicy.challenge_after_pass)."""
    if challenge.verb == "reveal":
        return "spicy.unnamed"
    return "spicy.challenge_after_pass" if t.passes else "spicy.challenge"


def is_right(card: Card, declared: Card, trait: str) -> bool:
    """A half wild is right for one trait and always wrong for the other (spicy.half_wild)."""
    if trait == "number":
        return card.kind == "any number" or card.rank == declared.rank
    return card.kind == "any spice" or card.suit == declared.suit


def take_stack(t: SpicyTable, winner: int) -> None:
    """The winner takes the whole stack face down, without looking (spicy.winner_takes)."""
    t.tell("spicy.winner_takes", "win", winner, n=len(t.stack.cards))
    t.stack.pour(t.won[winner])
    t.declared, t.owner, t.open_to_challenge, t.passes, t.trail = "", -1, False, 0, []


def loser_draws(t: SpicyTable, loser: int) -> Rule:
    """Two cards, and perhaps a Total Wild as a third (spicy.loser_draws, spicy.wild_one)."""
    draw(t, loser, 2, "spicy.loser_draws")
    if t.wilds.cards and TOTAL_WILD not in t.hands[loser].cards:
        move = yield TAKING.to[loser]
        if move == TAKE_WILD[loser]:
            t.tell("spicy.wild_one", "take wild", loser, (TOTAL_WILD,))
            t.wilds.take(TOTAL_WILD)
            t.hands[loser].add(TOTAL_WILD)


def wild_moves(t: SpicyTable, p: int) -> list[Move]:
    """Add a Total Wild, or not (spicy.loser_draws)."""
    return [TAKE_WILD[p], WITHOUT[p]]


# --- Trophies --------------------------------------------------------------------------------


def last_card(t: SpicyTable, p: int) -> Rule:
    """All decide before the next card is played (spicy.trophy_wait); unchallenged: a trophy."""
    if not t.open_to_challenge:
        t.tell("spicy.wild_last", "no trophy", p)
        return draw(t, p, HAND_AGAIN, "spicy.wild_last")
    t.tell("spicy.trophy_wait", "wait", p)
    challenge = yield from ask_for_challenges(t)
    if challenge is not None:
        return (yield from resolve(t, challenge))
    t.open_to_challenge = False
    trophy(t, p)
    return draw(t, p, HAND_AGAIN, "spicy.trophy_redraw")


def trophy(t: SpicyTable, p: int) -> None:
    """A second one wins outright (spicy.end_two), the third of all ends it (spicy.end_all)."""
    t.tell("spicy.trophy", "trophy", p)
    t.shelves[p].add(t.trophies.draw())
    if len(t.shelves[p]) == 2:
        t.end("spicy.end_two", (p,), tuple(score(t, q) for q in range(t.players)))
    if not t.trophies.cards:
        end_by_score(t, "spicy.end_all")


# --- The end ---------------------------------------------------------------------------------


def end_by_score(t: SpicyTable, why: str) -> None:
    """Most points wins, and all who tie for them (spicy.score)."""
    scores = tuple(score(t, q) for q in range(t.players))
    t.tell("spicy.score", "count")
    t.end(why, tuple(q for q in range(t.players) if scores[q] == max(scores)), scores)


def score(t: SpicyTable, q: int) -> int:
    """Trophies 10, Total Wilds won 5, cards won 1; less what is still in hand (spicy.score)."""
    return 10 * len(t.shelves[q]) + worth(t.won[q].cards) - worth(t.hands[q].cards)


def worth(cards: list[Card]) -> int:
    """One point a spicy card, five a Total Wild (spicy.score)."""
    return sum(5 if card is TOTAL_WILD else 1 for card in cards)


# --- What may be declared, the questions, and what the game is -------------------------------

HAND_AGAIN: Final = 5
# After each declaration, and on an empty stack (""): what may be declared next.
FOLLOWS: Final = {
    declared.text: [
        card
        for card in DECLARABLE
        if card.suit == declared.suit
        and (card.rank > declared.rank or (declared.rank == 10 and card.rank in FEW))
    ]
    for declared in DECLARABLE
} | {"": [card for card in DECLARABLE if card.rank in FEW]}


@cache
def ways(p: int, card: Card, declared: str) -> list[Move]:
    """Return the ways to play a card after a declaration: with each that may follow."""
    return [declaring(p, card, follows) for follows in FOLLOWS[declared]]


TURN: Final = Question("spicy.turn", turn_moves, refuses_turn, allows=allows_turn)
WINDOW: Final = Question(
    "spicy.challenge", window_moves, refuses_window, secret=True, allows=clause_of
)
TAKING: Final = Question("spicy.loser_draws", wild_moves)
