"""The exact value of a position by enumeration: all that is hidden is dealt out, and played.

The second way to the values of :mod:`tests.odds.positions`. It takes no chance from the package:
only tables set by hand, legal moves, and who has won.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import comb, prod

from cardlab import Dice, Match, Move
from cardlab.games.schwupps.cards import RULE_CARDS
from cardlab.games.spicy.cards import DECK, SPICY
from tests.odds.positions import Position

World = tuple[Fraction, Match]
WAYS = ("first", "last", "chance")  # how the others move where they cannot go out at once
RULES = [card.text for card in RULE_CARDS]  # they have another back than the cards of Schwupps
RULE_ZONES = ("schwupps pile",)
NO_CARDS = ["game end", "trophy", "total wild"]  # nor are these dealt
DEEPEST = 12  # decisions of seat 0 after which a position counts as one that goes on


class StrategyMattersError(AssertionError):
    """The value depends on how somebody plays: there is no exact one."""


def value(game: str, position: Position, line: str, ways: tuple[str, ...] = WAYS) -> Fraction:
    """Return how often seat 0 wins after a move, or after a line of its moves ("0 ...; 0 ...").

    It is done again with other seeds, which deal what is not enumerated: that must not matter.

    Raises:
        StrategyMattersError: it depends on how the others play, or on more than what is enumerated.

    """
    values = set()
    for seed, way in enumerate(ways):
        others = Others(way)
        values.add(_value(game, position, line, others, seed))
        if seed and not others.had_a_choice:
            break
    if len(values) > 1:
        raise StrategyMattersError(f"{position.name}, {line}: {values}")
    return values.pop()


def _value(game: str, position: Position, line: str, others: Others, seed: int) -> Fraction:
    worlds = [*deals(game, position, seed)]
    for _, match in worlds:
        for move in line.split("; "):
            match.apply(move)
    return chance(worlds, others, 0) / sum(weight for weight, _ in worlds)


def deals(game: str, position: Position, seed: int) -> Iterator[World]:
    """Deal out what is unknown in all ways, each with its weight."""
    pool = unseen(position.match(game))
    for ways, known in fillings([*position.unknown.items()], pool):
        is_declared = game == "spicy" and "stack" in known
        weight = as_declared(position, known["stack"], pool) if is_declared else Fraction(ways)
        yield weight, position.match(game, seed, **known)


def unseen(match: Match) -> Counter[str]:
    """Count the cards that seat 0 does not see, by their texts."""
    view = match.view(0).as_dict()
    pack = Counter(card.text for card in match.table.pack())
    for zone in view["zones"]:
        pack -= Counter(match.deck.card(text).base.text for text in zone["cards"] if text)
    return pack - Counter(dict.fromkeys(NO_CARDS, 100))


def fillings(zones: list[tuple[str, str]], pool: Counter[str]) -> Iterator[tuple[int, dict]]:
    """Fill the places of zones with cards of a pool; in hands their order does not matter."""
    if not zones:
        yield 1, {}
        return
    (name, places), *others = zones
    size = places.count("{}")
    some = hands if name.startswith(("hand", "won")) else orders
    alike = Counter(
        {card: n for card, n in pool.items() if (card in RULES) == (name in RULE_ZONES)}
    )
    for ways, cards in some(alike, size):
        for more, known in fillings(others, pool - Counter(cards)):
            yield ways * more, {name: places.format(*cards), **known}


def hands(pool: Counter[str], size: int) -> Iterator[tuple[int, list[str]]]:
    """Return all hands of a size without order, and in how many ways each is dealt."""

    def some(faces: list[str], left: int) -> Iterator[list[str]]:
        if not left:
            yield []
        elif faces:
            for n in range(min(left, pool[faces[0]]) + 1):
                for rest in some(faces[1:], left - n):
                    yield [faces[0]] * n + rest

    for hand in some(sorted(pool), size):
        yield prod(comb(pool[face], n) for face, n in Counter(hand).items()), hand


def orders(pool: Counter[str], size: int) -> Iterator[tuple[int, list[str]]]:
    """Return all orders of so many cards, and in how many ways each is dealt."""
    if not size:
        yield 1, []
        return
    for face in sorted(pool):
        for ways, rest in orders(pool - Counter([face]), size - 1):
            yield pool[face] * ways, [face, *rest]


def as_declared(position: Position, stack: str, pool: Counter[str]) -> Fraction:
    """Return the weight of a card that was declared, where players tell the truth if they can.

    A player of h cards can, as far as others know before they look, with the chance that one of h
    would do: 3 (11 - r) of the 100 cards are as high as a declared r and of its spice. A last card
    is at best as often true as not. The true card is one of three, of which u are not seen; each
    of the other 97 is as likely as any.
    """
    card, declared = stack.rsplit(", ", 1)[-1], str(position.places["declared"])
    held = position.places["hand 1"] + 1
    lies = (1 - Fraction(3 * (11 - DECK.card(declared).rank), 100)) ** held
    lies = max(lies, Fraction(1, 2)) if held == 1 else lies
    if card == declared:
        return (1 - lies) * Fraction(pool[card], 3)
    return lies * Fraction(pool[card], len(SPICY) - 3)


def chance(worlds: list[World], others: Others, depth: int) -> Fraction:
    """Return the weight of the worlds that seat 0 wins, if it moves as well as it can."""
    if depth > DEEPEST:
        raise StrategyMattersError("it goes on and on")
    won, groups = Fraction(0), {}
    for weight, match in worlds:
        while not match.over and match.ask.seats[0] != 0:
            match.apply(others.move(match))
        if match.over:
            won += weight / len(match.outcome.winners) if 0 in match.outcome.winners else 0
        else:
            groups.setdefault(what_i_see(match), []).append((weight, match))
    return won + sum(best(group, others, depth) for group in groups.values())


def best(group: list[World], others: Others, depth: int) -> Fraction:
    """Return the weight that the best move of seat 0 wins, of worlds that look the same to it."""
    moves = group[0][1].legal(0)
    values = []
    for move in moves:
        after = [(weight, match.copy()) for weight, match in group]
        for _, match in after:
            match.apply(move)
        values.append(chance(after, others, depth + 1))
        if values[-1] == sum(weight for weight, _ in group):
            break
    return max(values)


def what_i_see(match: Match) -> str:
    """Return all that seat 0 sees and is asked, as a text."""
    view = match.view(0).as_dict()
    return json.dumps([view, [move.text for move in match.legal(0)]], sort_keys=True)


class Others:
    """How the others move: who can go out at once does so; else in one of three ways."""

    def __init__(self, way: str) -> None:
        self.way = way
        self.had_a_choice = False

    def move(self, match: Match) -> Move:
        """Return the move of the seat that is asked."""
        seat = match.ask.seats[0]
        moves = match.legal(seat)
        if len(moves) == 1:
            return moves[0]
        for move in moves:
            world = match.copy()
            world.apply(move)
            if world.over and world.outcome.winners == (seat,):
                return move
        self.had_a_choice = True
        if self.way == "chance":
            return moves[Dice(match.table.decision).below(len(moves))]
        return moves[0 if self.way == "first" else -1]
