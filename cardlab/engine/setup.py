"""Tables set by hand: a match that starts in the middle, for lessons, tests and puzzles."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import signature
from typing import Any

from cardlab.engine.cards import Card, cards
from cardlab.engine.catalogue import find
from cardlab.engine.dice import Dice
from cardlab.engine.errors import BadTable, one_of
from cardlab.engine.match import Match, checked_names, checked_seed
from cardlab.engine.table import Table
from cardlab.engine.zone import Zone

_OWN = ("on turn", "direction")


def set_table(
    game: str,
    places: Mapping[str, Any],
    players: int | None = None,
    seed: int | None = None,
    names: tuple[str, ...] | list[str] | None = None,
    **house_rules: Any,
) -> Match:
    """A match that starts on a table set by hand.

    >>> m = set_table(
    ...     "pepper", {"hand 0": "red 7, blue 8", "hand 1": 3, "discard": "red 2"}, seed=1
    ... )
    >>> [move.text for move in m.legal()]
    ['0 play red 7', '0 play blue 8', '0 draw']

    ``places`` maps a zone to a list of cards in words, the last on top, or to a number: that many
    cards dealt by the seed. A hand that is not named is dealt as at the start of a game; what is
    not placed goes to the stock. Beside zones it may give facts of the game ("suit": "green"),
    "on turn": a seat, and "direction": 1 or -1.
    :class:`~cardlab.engine.errors.BadTable` says what does not add up.
    """
    rules = find(game)
    options = rules.house_rules(house_rules)
    seed = checked_seed(seed)
    table = rules.table(rules.seated(players, usual=2), Dice(seed), options)
    facts = list(signature(rules.set_up).parameters)[1:]
    _check_names(table, places, facts)
    _deal_out(table, places)
    rules.set_up(table, **{name: places[name] for name in facts if name in places})
    table.seat = _checked(places, "on turn", range(table.players), 0)
    table.direction = _checked(places, "direction", (1, -1), 1)
    table.turns = 1  # the opening is over
    table.story = []
    return Match(
        rules, table, names=checked_names(names, table.players), seed=seed, setting=dict(places)
    )


def _check_names(t: Table, places: Mapping[str, Any], facts: list[str]) -> None:
    if not isinstance(places, Mapping):
        raise BadTable(
            f"A table is set by a dict like {{'discard': 'green 7'}}, not {places!r:.80}."
        )
    known = [zone.name for zone in t.zones()] + facts + list(_OWN)
    for name in places:
        if name not in known:
            raise BadTable(f"The table has no {name!r}; it has {one_of(known)}.")


def _checked(places: Mapping[str, Any], name: str, choices: Any, default: int) -> int:
    value = places.get(name, default)
    if type(value) is not int or value not in choices:
        raise BadTable(f"{name!r} can't be {value!r}; it is {one_of(choices)}.")
    return value


def _deal_out(t: Table, places: Mapping[str, Any]) -> None:
    """First the cards that are named, then the numbers, then what is left to where it belongs."""
    left = list(t.pack())
    zones = {zone.name: zone for zone in t.zones()}
    dealt = {**t.dealt(), **{name: wanted for name, wanted in places.items() if name in zones}}
    for name, wanted in dealt.items():
        if not isinstance(wanted, int):
            _place(zones[name], wanted, left, t)
    t.dice.shuffle(left)
    backs = {name: back for back, name in t.rest.items()}
    for name, wanted in dealt.items():
        if isinstance(wanted, int):
            _deal(zones[name], wanted, left, t.back_in(name) or backs.get(name, ""))
    for card in left:
        zones[t.rest[card.back]].cards.insert(0, card)


def _place(zone: Zone, wanted: Any, left: list[Card], t: Table) -> None:
    if not isinstance(wanted, str):
        raise BadTable(f"{zone.name} can't be {wanted!r}: give a list in words, or a number.")
    for card in cards(wanted):
        if card.base not in left:
            n = list(t.pack()).count(card.base)
            why = f"the box has only {n}, and they are placed" if n else "it is not in the box"
            raise BadTable(f"{card} can't be in {zone.name}: {why}.")
        if t.back_in(zone.name) not in (None, card.back):
            raise BadTable(f"{card} can't be in {zone.name}: it has another back.")
        left.remove(card.base)
        zone.add(card)


def _deal(zone: Zone, wanted: int, left: list[Card], back: str) -> None:
    """So many of the cards with a back, as they lie shuffled."""
    stock = [i for i, card in enumerate(left) if card.back == back]
    if isinstance(wanted, bool) or not 0 <= wanted <= len(stock):
        raise BadTable(f"{zone.name} can't be dealt {wanted!r} cards: {len(stock)} are left.")
    for i in reversed(stock[len(stock) - wanted :]):
        zone.add(left.pop(i))
