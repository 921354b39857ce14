"""``python -m tests.odds.sampled [100000]``: exact chances beside those of imagined worlds.

Each line is a chance by counting, the same by sampling, and how many standard errors lie between.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import cardlab
from cardlab import Dice, Match
from cardlab.games.fuego import odds as fuego_odds
from cardlab.games.fuego.specials import fits, run
from cardlab.games.nacho_pile import odds as nacho_pile_odds
from cardlab.games.nacho_pile.cards import VALUES, WILD, type_of
from cardlab.games.pepper import odds as pepper_odds
from cardlab.games.pepper.rules import ruling
from cardlab.games.schwupps import odds as schwupps_odds
from cardlab.games.schwupps.rules import FITS
from cardlab.games.spicy import odds as spicy_odds
from cardlab.games.spicy.cards import DECLARED
from cardlab.games.spicy.rules import is_right

Case = tuple[str, Match, int, Callable[[dict[str, Any]], Fraction], Callable[[Match], bool]]


def later(game: str, seed: int, moves: int, players: int = 3) -> Match:
    """A match after some moves of chance, or over."""
    match, dice = cardlab.new_match(game, players, seed=seed), Dice(seed)
    while len(match.moves) < moves and not match.over:
        legal = match.legal()
        match.apply(legal[dice.below(len(legal))])
    return match


def cases() -> list[Case]:
    """A chance of each game: its name, a match, the seat, by counting, and in one world."""
    pepper, schwupps = later("pepper", 3, 30), later("schwupps", 2, 6)
    bag, spicy, burnt = later("nacho_pile", 6, 33), declared(), later("fuego", 4, 12)
    return [
        ("pepper: the next card fits", pepper, 0, pepper_odds.draw_fits, next_fits),
        ("pepper: seat 1 can play", pepper, 0, lambda v: pepper_odds.can_play(v, 1), one_can_play),
        ("nacho: the next chip busts", bag, 0, nacho_pile_odds.bust_chance, next_busts),
        ("nacho: three chips all differ", bag, 0, three_chips, three_differ),
        ("schwupps: the next card fits", schwupps, 0, first_place, common_fits),
        ("spicy: the number is right", spicy, 1, number, said_right),
        ("spicy: the spice is right", spicy, 1, spice, said_right_spice),
        ("fuego: a face-down card fits", burnt, 0, lambda v: fuego_odds.down_fits(v, 1), down_fits),
        ("fuego: the rest of four", pairs(), 0, fuego_odds.rest_of_four, somebody_has_the_rest),
    ]


def next_fits(world: Match) -> bool:
    t: Any = world.table
    return ruling(t.stock.cards[-1], t.suit, t.top.rank)[0]


def one_can_play(world: Match) -> bool:
    t: Any = world.table
    return any(ruling(card, t.suit, t.top.rank)[0] for card in t.hands[1].cards)


def next_busts(world: Match) -> bool:
    t: Any = world.table
    chip = t.bag.cards[-1]
    return set(VALUES) <= set(t.pulled) if chip is WILD else type_of(chip) in t.pulled


def three_chips(view: dict[str, Any]) -> Fraction:
    return nacho_pile_odds.all_different(view, 3)


def three_differ(world: Match) -> bool:
    t: Any = world.table
    return len({type_of(chip) for chip in t.bag.cards[-3:]}) == 3


def first_place(view: dict[str, Any]) -> Fraction:
    return schwupps_odds.common_fits(view, "top-first")


def common_fits(world: Match) -> bool:
    t: Any = world.table
    return t.common.cards[-1] in FITS[t.places[0].cards[0]][t.piles[0].cards[-1]]


def declared() -> Match:
    """Seat 0 has opened the stack."""
    match = cardlab.new_match("spicy", 3, seed=5)
    match.apply(next(move for move in match.legal(0) if move.into and move.into.rank == 3))
    return match


def number(view: dict[str, Any]) -> Fraction:
    return spicy_odds.declaration(view, spicy_odds.BLIND).number


def said_right(world: Match) -> bool:
    t: Any = world.table
    return is_right(t.stack.cards[-1], DECLARED[t.declared], "number")


def spice(view: dict[str, Any]) -> Fraction:
    return spicy_odds.declaration(view, spicy_odds.BLIND).spice


def said_right_spice(world: Match) -> bool:
    t: Any = world.table
    return is_right(t.stack.cards[-1], DECLARED[t.declared], "spice")


def down_fits(world: Match) -> bool:
    t: Any = world.table
    return fits(t, t.downs[1].cards[0])


def pairs() -> Match:
    """Two 5s on the pile, and three players with large hands."""
    hands = {"hand 0": "7, 2, 2", "hand 1": 9, "hand 2": 10}
    ups = {f"up {seat}": f"1, {seat + 2}, 8" for seat in range(3)}
    return cardlab.set_table("fuego", {"play": "4, 5, 5", **hands, **ups}, players=3, seed=3)


def somebody_has_the_rest(world: Match) -> bool:
    t: Any = world.table
    top = t.pile.cards[-1]
    return any(hand.cards.count(top) >= 4 - run(t, top) for hand in t.hands[1:])


def distance(case: Case, samples: int) -> tuple[Fraction, float, float]:
    """The exact chance, the share of the worlds, and the standard errors between them."""
    _, match, seat, counted, is_so = case
    chance = counted(match.view(seat))
    dice = Dice(samples)
    share = sum(is_so(match.imagine(seat, dice)) for _ in range(samples)) / samples
    error = (float(chance * (1 - chance)) / samples) ** 0.5
    return chance, share, abs(share - float(chance)) / error if error else 0.0


if __name__ == "__main__":
    many = int(sys.argv[1]) if sys.argv[1:] else 100_000
    for case in cases():
        chance, share, errors = distance(case, many)
        print(f"  {case[0]:30} {float(chance):.5f} = {chance!s:15} {share:.5f}  {errors:4.1f}")
