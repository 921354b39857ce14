"""Tables set by hand: a match that starts in the middle, for lessons, tests and puzzles."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from cardlab.engine.match.catalogue import find
from cardlab.engine.match.game import Game, V_co
from cardlab.engine.match.match import Match, checked_names, checked_seed
from cardlab.engine.table.cards import Card, Deck
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import (
    BadCard,
    BadTable,
    CardlabError,
    checked_fact,
    nearest,
    or_list,
)
from cardlab.engine.table.seats import only
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone

_OWN: Final = ("on turn", "direction", "turn", "rest", "moves", "solo")
_OUT: Final = "out"
_DOTS: Final = ("...", "…")
_MORE: Final = re.compile(r"(\d{1,4}) more")


def set_table(
    game: str | Game[Any, V_co],
    places: Mapping[str, Any],
    players: int | None = None,
    seed: int | None = None,
    names: tuple[str, ...] | list[str] | None = None,
    **house_rules: Any,
) -> Match[V_co]:
    """Return a match that starts at any moment of a game, on a table set by hand.

    >>> m = set_table(
    ...     "pepper", {"hand 0": "red 7, blue 8", "discard": "red 2"}, players=2, seed=1
    ... )
    >>> [move.text for move in m.legal()]
    ['0 play red 7', '0 play blue 8', '0 draw']

    Args:
        game: the name of a game, or a :class:`~cardlab.Game`.
        places: what lies in each zone, and other facts (see below).
        players: the number of players, as for :func:`cardlab.new_match`.
        seed: decides what ``places`` leaves to chance.
        names: the names of the players, by seat.
        **house_rules: the house rules by name.

    Raises:
        BadTable: something in ``places`` does not add up.
        BadOption: another argument is not possible.

    ``places`` maps the name of a zone to:

    - pieces, as a text (``"red 7, blue 8"``) or a list (``["red 7", "blue 8"]``), the last on top;
    - a number of pieces, dealt from the seed;
    - both: ``"11 more, blue 3"`` is a blue 3 on eleven others, and ``"..., blue 3"`` on as many
      others as lie there at the start of a game. With the dots at the end, ``["red 7", "blue 3",
      "..."]``, the pieces come next, in this order.

    A hand that you don't name is dealt as at the start of a game. All other pieces go to the stock,
    the bag or the deck, beneath the pieces that you name there; ``"rest": "plate 1"`` sends them
    elsewhere. The zone ``"out"`` contains the pieces that are out of the game.

    Other facts are: ``"on turn"``, a seat; ``"direction"``, 1 or -1; ``"turn"``, the number of the
    turn (0: before the first); ``"solo": True``, if the seat on turn keeps the turn until the game
    ends; ``"seen hand 1": [0]``, the seats that have seen the pieces of a zone; facts of the game,
    such as ``"suit": "green"``; and ``"moves"``, a list of moves made before the match starts,
    which nobody can undo.

    """
    rules: Game[Any, V_co] = find(game)
    options = rules.house_rules(house_rules)
    drawn = checked_seed(seed)
    seated = rules.seated(rules.usual_players if players is None else players)
    table = rules.table(seated, Dice(drawn), options)
    settings = _set_up(rules, table, places)
    moves = _read_moves(settings.get("moves", []))
    table.decision -= len(moves)  # they are no decisions of this match
    match = Match(
        rules, table, names=checked_names(names, table.players), seed=drawn, setting=settings
    )
    match.seed_is_chosen = seed is not None
    try:
        match.replay_prefix(moves)
    except CardlabError as error:
        raise BadTable(f"'moves' can't be made. {error}") from error
    return match


def _set_up(rules: Game[Any, Any], table: Table, places: Any) -> dict[str, Any]:
    """Put everything in its place; return the settings as JSON-able data."""
    from inspect import signature  # slow to import, and needed only here

    facts = list(signature(rules.set_up).parameters)[1:]
    settings = _read_names(table, places, facts)
    _Dealing(table, settings, rules.deck).deal()
    table.seat = checked_fact("on turn", settings.get("on turn", 0), range(table.players))
    table.direction = checked_fact("direction", settings.get("direction", 1), (1, -1))
    solo = checked_fact("solo", settings.get("solo", False), (False, True))
    table.solo = table.seat if solo else -1
    last = table.options.get("turn_cap", 1_000_000)
    table.turns = checked_fact("turn", settings.get("turn", 1), range(last + 1))
    rules.set_up(table, **{name: settings[name] for name in facts if name in settings})
    _show(table, settings)
    table.story = []
    return settings


# --- The names -------------------------------------------------------------------------------


def _read_names(t: Table, places: Any, facts: list[str]) -> dict[str, Any]:
    """Return the settings under the names that the table uses, as JSON-able data."""
    if not isinstance(places, Mapping):
        raise BadTable(
            f"A table is set by a dict like {{'discard': 'green 7'}}, not {places!r:.80}."
        )
    zones = [*(zone.name for zone in t.zones()), _OUT]
    known = [*zones, *facts, *_OWN, *(f"seen {name}" for name in zones)]
    spelt = {_plain(name): name for name in known}
    settings: dict[str, Any] = {}
    for name, wanted in places.items():
        known_name = spelt.get(_plain(name))
        if known_name is None:
            raise BadTable(_unknown(name, t, [*zones, *facts, *_OWN]))
        if known_name in settings:
            raise BadTable(f"{known_name!r} is named twice.")
        settings[known_name] = _as_data(wanted)
    return settings


def _plain(name: Any) -> str:
    """Return a name without differences that mean nothing: ``On_turn`` is ``on turn``."""
    return " ".join(str(name).replace("_", " ").split()).casefold()


def _as_data(wanted: Any) -> Any:
    if isinstance(wanted, list | tuple):
        return [_as_data(part) for part in wanted]
    return str(wanted) if isinstance(wanted, Card) else wanted


def _unknown(name: Any, t: Table, known: list[str]) -> str:
    """Return a sentence that there is no such name, with the nearest name."""
    message = f"The table has no {name!r:.80}"
    kind, _, seat = _plain(name).rpartition(" ")
    if seat.isdecimal() and f"{kind} 0" in known:
        return f"{message}: with {t.players} players the last seat is {t.players - 1}."
    near = nearest(_plain(name), known)
    if near.startswith("did"):
        return f"{message}. {near.capitalize()}"
    examples = [text for text in known if not text[-1].isdecimal() or text.endswith(" 0")]
    return f"{message}; it has {or_list(examples)}."


# --- The pieces ------------------------------------------------------------------------------


class _Wanted(NamedTuple):
    """The pieces wanted in a zone: some in the order of the zone, and others beneath them."""

    named: list[Card]
    more: int | None  # how many others; None: all that are left, or as many as at the start
    is_exact: bool = False  # whether the number of pieces was given
    comes_next: bool = False  # whether the named come next in the order in which they are listed


class _Dealing:
    """All pieces of a game on their way to the zones of a table that is set by hand."""

    def __init__(self, t: Table, settings: Mapping[str, Any], deck: Deck) -> None:
        self.t, self.settings, self.deck = t, settings, deck
        self.zones = {zone.name: zone for zone in (*t.zones(), Zone(_OUT, "heap"))}
        self.usual = {name: self._read(name, wanted) for name, wanted in t.dealt().items()}
        named = [name for name in settings if name in self.zones]
        self.said = {name: self._read(name, settings[name]) for name in named}
        self.wanted = {**self.usual, **self.said}
        self.left = list(t.pack())

    def deal(self) -> None:
        """Deal the named pieces first, then the numbers of pieces, then put the rest in place."""
        for name in sorted(self.wanted, key=lambda name: name not in self.said):
            self._place(name)
        more = {name: self._more(name) for name in self.wanted}
        self.t.dice.shuffle(self.left)
        for name, number in more.items():
            if number is not None:
                self._deal(name, number)
        self._put_the_rest()
        out = self.zones[_OUT]
        self.t.removed = [out] if out.cards else []

    def _more(self, name: str) -> int | None:
        """Return how many pieces a zone gets beside those named; None: all that are left."""
        wanted, usual = self.wanted[name], self.usual.get(name)
        if wanted.more is not None or name in self.t.default_zones.values():
            return wanted.more
        if usual is None or usual.more is None:
            raise BadTable(f"{name}: say how many others there are, like '3 more'.")
        return max(0, usual.more + len(usual.named) - len(wanted.named))

    def _read(self, name: str, wanted: Any) -> _Wanted:
        """Read what is wanted in a zone: a number, or cards with "..." or "3 more" at one end."""
        if isinstance(wanted, int) and not isinstance(wanted, bool):
            return _Wanted([], wanted, is_exact=True)
        parts = wanted.split(",") if isinstance(wanted, str) else wanted
        if not isinstance(parts, list) or not all(isinstance(part, str) for part in parts):
            raise BadTable(
                f"{name} can't be {wanted!r:.80}: give pieces in words like 'red 7, blue 8' "
                "(as one text or as a list), or a number."
            )
        parts = [part.strip() for part in parts if part.strip()]
        fillers = [i for i, part in enumerate(parts) if part in _DOTS or _MORE.fullmatch(part)]
        if not fillers:
            return _Wanted([self._card(name, part) for part in parts], 0)
        if len(fillers) > 1 or fillers[0] not in (0, len(parts) - 1):
            raise BadTable(f"{name}: '...' or '3 more' stands once, first or last in the list.")
        number = _MORE.fullmatch(parts.pop(fillers[0]))
        is_last = fillers[0] == len(parts) > 0
        comes_next = is_last and self.zones[name].kind in ("pile", "bag", "open")
        named = [self._card(name, part) for part in parts]
        more = int(number[1]) if number else None
        return _Wanted(named[::-1] if comes_next else named, more, more is not None, comes_next)

    def _card(self, name: str, text: str) -> Card:
        """Return the card of a text, or raise an error that says what is wrong with the text."""
        card = self.deck.find(text)
        if card is not None:
            return card
        words = text.replace(";", " ").split()
        parts = _cut(words, self.deck)
        if len(parts) > 1:
            raise BadCard(
                f"{name}: {text!r:.80} is no card: put commas between: {', '.join(parts)}."
            )
        raise BadCard(f"{name}: there is no card {text!r:.80}. {self.deck.examples()}")

    def _place(self, name: str) -> None:
        """Put the named pieces of a zone there."""
        zone, wanted, t = self.zones[name], self.wanted[name], self.t
        for card in wanted.named:
            if card.base not in self.left:
                if (
                    name not in self.said
                ):  # a hand dealt as usual goes without what others were given
                    continue
                n = list(t.pack()).count(card.base)
                placed = "the only one lies elsewhere" if n == 1 else f"all {n} lie elsewhere"
                why = placed if n else "it is not in the box"
                raise BadTable(f"{card} can't be in {name}: {why}.")
            if name != _OUT and t.back_of(name) not in (None, card.back):
                raise BadTable(f"{card} can't be in {name}: it has another back.")
            self.left.remove(card.base)
            zone.add(card.base if name == _OUT else card)
        if wanted.comes_next and zone.kind == "bag":
            zone.next_pieces = wanted.named[::-1]

    def _deal(self, name: str, number: int) -> None:
        """Deal so many of the cards that may lie in a zone, as they lie shuffled."""
        stock = [i for i, card in enumerate(self.left) if self.t.is_dealt_to(name, card)]
        if not 0 <= number <= len(stock):
            raise BadTable(f"{name} can't be dealt {number} cards: {len(stock)} are left.")
        dealt = [self.left.pop(i) for i in reversed(stock[len(stock) - number :])]
        self.zones[name].cards[:0] = dealt

    def _put_the_rest(self) -> None:
        """Put the cards left into the zone named "rest", else where cards of their back belong."""
        t, rest = self.t, self.settings.get("rest")
        if rest is not None and (not isinstance(rest, str) or rest not in self.zones):
            raise BadTable(f"'rest' can't be {rest!r:.80}: {nearest(str(rest), self.zones)}.")
        full = [name for name, wanted in self.said.items() if wanted.is_exact]
        if rest in full:
            raise BadTable(f"'rest' can't be {rest!r}: it was said how many pieces lie there.")
        kind = "" if rest in (None, _OUT) else t.back_of(str(rest)) or ""
        for card in self.left:  # a game that deals all has no stock
            usual = t.default_zones.get(card.back) if t.default_zones else _OUT
            if usual is None:  # the game itself puts it where it belongs
                continue
            where = t.spill_zones.get(card.back, _OUT) if usual in full else usual
            self.zones[rest if rest and card.back == kind else where].cards.insert(0, card)


def _cut(words: list[str], deck: Deck) -> list[str]:
    """Words as cards, one after the other, or none where they are none."""
    for end in range(1, len(words) + 1):
        if deck.find(" ".join(words[:end])):
            rest = _cut(words[end:], deck)
            if rest or end == len(words):
                return [" ".join(words[:end]), *rest]
    return []


# --- What is known, and what was done before ---------------------------------------------------


def _show(t: Table, settings: Mapping[str, Any]) -> None:
    """Note who has seen the pieces of a zone ("seen hand 1": [0])."""
    for zone in t.zones():
        seats = settings.get(f"seen {zone.name}", [])
        for seat in seats if isinstance(seats, list) else [seats]:
            zone.reveal(only(checked_fact(f"seen {zone.name}", seat, range(t.players))))


def _read_moves(moves: Any) -> list[str]:
    """Return the texts of the moves made before the match starts."""
    texts = moves.split(";") if isinstance(moves, str) else moves
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadTable(f"'moves' can't be {moves!r:.80}: it is a list of moves, like ['0 draw'].")
    return [text for text in texts if text.strip()]
