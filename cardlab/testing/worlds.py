"""What a seat may know, as checks: laws 5 (nothing hidden reaches it) and 6 (nothing is forgotten).

*Twin worlds* differ only in what is hidden from a seat. Everything that reaches the seat must be
equal in both: its view, the story, the moves offered, refusals, errors and reprs.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from cardlab.engine.knowledge.view import View, ZoneView
from cardlab.engine.match.match import Match
from cardlab.engine.match.run import Resampled
from cardlab.engine.match.seat import Seat
from cardlab.engine.table.cards import Card
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import CardlabError, IllegalMove
from cardlab.engine.table.events import Event
from cardlab.engine.table.limits import limited
from cardlab.engine.table.moves import Move
from cardlab.engine.table.table import Table, conserved
from cardlab.engine.table.zone import Zone
from cardlab.testing.laws import Wrong, compare, different, everything


def told_to(match: Match, seat: int, vocabulary: Iterable[Move] = ()) -> dict[str, Any]:
    """Return everything that reaches a seat, in whatever way."""
    handed, story, ask = Seat(match, seat), match.story(seat), match.ask
    verbs = sorted({verb.name for verb in match.words.verbs})
    tried = [f"{seat} {word}" for word in ("nonsense", *verbs)]
    tried += [move.text for move in vocabulary if move.by == seat]
    # In a secret choice a seat knows only whether it is asked itself.
    asked = ask and [ask.why, seat in ask.seats if ask.question.secret else list(ask.seats)]
    return {
        "view": seen_in(match.view(seat)),
        "legal": [str(move) for move in match.legal(seat)],
        "story": [(event.seen, event.as_dict()) for event in story],
        "told": [match.told(event, seat).text() for event in story[-40:]],
        "asked": asked,
        "handed": [repr(handed), seen_in(handed.view), [str(m) for m in handed.legal], handed.why],
        "attributes": _attributes(handed),
        "refused": [repr(match.why_not(text)) for text in tried],
        "errors": [_error_of(match, text) for text in tried[:6]],
        "repr": [repr(match), repr(match.outcome)],
    }


def seen_in(view: View) -> dict[str, Any]:
    """Return everything that a view shows: its JSON, its attributes, and those of its zones."""
    zones = {f"zone {name}": _attributes(zone) for name, zone in view.zones.items()}
    return {"as_dict": view.as_dict(), **zones, **_attributes(view)}


def _attributes(thing: View | ZoneView | Seat) -> dict[str, str]:
    """Return the public attributes as texts; a method is only named."""
    shown = {}
    for name in dir(thing):
        if not name.startswith("_"):
            try:
                value = getattr(thing, name)
            except (CardlabError, LookupError) as error:  # nothing lies there now
                shown[name] = repr(error)
            else:
                shown[name] = name if callable(value) else repr(value)
    return shown


def _error_of(match: Match, text: str) -> str:
    """Return the message of the error for an illegal move; a legal move is not made."""
    if match.why_not(text) is None:
        return ""
    try:
        match.apply(text)
    except IllegalMove as error:
        return f"{error} {error.clause} {error.text}"
    return "made"


# Law 5: a seat sees nothing of what is hidden from it


def twins(
    match: Match, seat: int, dice: Dice, steps: int = 6, vocabulary: Iterable[Move] = ()
) -> Wrong:
    """Check that a seat receives the same from worlds that differ only in what it cannot know.

    It makes the same moves in both. It imagines the other world again after a move that rightly
    shows the seat something, that uses the dice (which may show a piece and hide it again), or that
    is legal in one world only.
    """
    moves = list(vocabulary)
    match, twin = match.copy(), match.imagine(seat, dice)
    after = ""
    for _ in range(steps):
        if wrong := leak(match, twin, seat, moves):
            return after + wrong
        if match.over:
            return None
        legal, legal_in_twin = match.legal(), {move.text for move in twin.legal()}
        both = [move for move in legal if move.text in legal_in_twin]
        move = dice.choice(both or legal)
        is_apart = not both or learns(match, move, seat)
        dice_before, after = match.table.dice.state, f"after {move}: "
        match.apply(move)
        if not is_apart:
            twin.apply(move)
        # Where all have chosen in secret in one world only, the other begins anew.
        is_ahead = bool(match.table.waiting) != bool(twin.table.waiting)
        if is_apart or is_ahead or match.table.dice.state != dice_before:
            twin = match.imagine(seat, dice)
    wrong = leak(match, twin, seat, moves)
    return after + wrong if wrong else None


def leak(match: Match, twin: Match, seat: int, vocabulary: Iterable[Move] = ()) -> Wrong:
    """Return what differs between two worlds for a seat that should not see a difference."""
    facts, twin_facts = told_to(match, seat, vocabulary), told_to(twin, seat, vocabulary)
    wrong = [name for name in facts if facts[name] != twin_facts[name]]
    return f"seat {seat} is told of what it can't know: {', '.join(wrong)}" if wrong else None


def learns(match: Match, move: Move, seat: int) -> bool:
    """Return whether a move shows the seat a card it did not see, so that worlds may differ.

    Only its view counts: what the story, an error or a question alone tells may still be a leak.
    The cards that the move names are the same in both worlds.
    """
    after = match.copy()
    before, events_before = seen_by(after, seat), len(after.story(seat))
    after.apply(move)
    if _is_disclosed(match, after.story(seat)[events_before:]):
        return True
    named, now = {str(move.card), str(move.into)}, seen_by(after, seat)
    if move.by == seat and sum(now.values(), Counter()) - sum(before.values(), Counter()):
        return True  # drawn, and perhaps of the same face as what was played
    return any(set(cards - before[name]) - named for name, cards in now.items())


def _is_disclosed(match: Match, events: Iterable[Event]) -> bool:
    return any(event.clause in match.definition.discloses for event in events)


def seen_by(match: Match, seat: int) -> dict[str, Counter[str]]:
    """Return what a seat's view shows of each zone."""
    zones = match.view(seat).zones
    return {name: Counter(map(str, zone.known)) for name, zone in zones.items()}


# Law 6: what was rightly seen is kept; imagine is a function of that and of the dice alone


def forgets(match: Match, move: Move, seat: int) -> Wrong:
    """Make a move; check that the seat's knowledge of hands changes only as its own story tells.

    A known card may be forgotten if it, or a card the seat did not see, left the hand; a card may
    become known if the seat saw it come, or looked at it.
    """
    before, events_before = seen_by(match, seat), len(match.story(seat))
    match.apply(move)
    after, events = seen_by(match, seat), match.story(seat)[events_before:]
    if _is_disclosed(match, events):
        return None  # a new game of a tournament; all hands go round
    for zone in match.table.zones():
        if zone.kind != "hand":
            continue
        moved = [e for e in events if zone.owner in (e.by, e.at)]
        seen = Counter(str(card.base) for e in moved for card in e.cards if card)
        gone = before[zone.name] - after[zone.name] - seen
        if gone and not any(None in e.cards and e.verb != "draw" for e in moved):
            return f"seat {seat} forgot {', '.join(gone)} in {zone.name} by {move}"
        new = after[zone.name] - before[zone.name] - seen
        if new and not any((e.by, e.at) == (seat, zone.owner) for e in moved):
            return f"seat {seat} knows {', '.join(new)} in {zone.name} by {move}, untold"
    return None


def imagines(match: Match, seat: int, seed: int) -> Wrong:
    """Check that an imagined world is complete, looks the same to the seat, and leaks nothing."""
    world = match.imagine(seat, Dice(seed))
    if wrong := conserved(world.table):
        return f"imagine: {wrong}"
    if world.view(seat) != match.view(seat) or world.story(seat) != match.story(seat):
        return "the seat sees another world than its own"
    facts = everything(world)
    if wrong := compare(facts, everything(world.copy())):
        return f"a copy of an imagined match {wrong}"
    wrong = compare(facts, everything(_imagined_anew(match, seat, Dice(seed))))
    return f"imagine depends on what is hidden: {wrong}" if wrong else None


def _imagined_anew(match: Match, seat: int, dice: Dice) -> Match:
    """Imagine a world after moving the pieces that the seat cannot know to other places."""
    twin = match.copy()
    places: dict[str, list[tuple[Zone, int]]] = {}
    for zone in twin.table.zones():
        for i, card in enumerate(zone.cards):
            if not zone.sees(seat, i):
                places.setdefault(card.back, []).append((zone, i))
    for hidden in places.values():
        cards = [zone.cards[i] for zone, i in hidden]
        for (zone, i), card in zip(hidden, [*cards[1:], cards[0]], strict=True):
            zone.cards[i] = card
    twin.run.enter(Resampled(seat, dice.split().state))  # as Match.imagine does with a copy
    return twin


def lives_on(match: Match, seat: int, dice: Dice, steps: int = 20) -> Wrong:
    """Check that an imagined match can be played, and taken back only as far as it was played."""
    world = match.imagine(seat, dice)
    start, played = world.copy(), 0
    while played < steps and not world.over:
        legal = world.legal()
        world.apply(legal[dice.below(len(legal))])
        played += 1
        if wrong := conserved(world.table):
            return f"in an imagined match: {wrong}"
    if wrong := different(world, world.copy()):
        return f"a copy of an imagined match {wrong}"
    for _ in range(played):
        world.undo()
    if wrong := different(world, start):
        return f"an imagined match, played and taken back, {wrong}"
    ways_back = (
        world.record,
        world.undo,
        partial(world.before, 0),
        partial(getattr, world, "moves"),
    )
    for go_back in ways_back:
        with contextlib.suppress(CardlabError):
            go_back()
            return f"an imagined match gives away the real one by {go_back}"
    has_source = world.seed is not None or world.setting is not None
    return "an imagined match gives away its seed or setting" if has_source else None


class Watcher:
    """A seat that watches a match, and judges whether imagined worlds contradict what it saw.

    This check does not use what the rules note (:meth:`Table.shows_none`). A watcher plays the same
    moves in a match of its own, in which the rules note nothing. It follows each hidden hand as a
    seat sees it: which cards the hand can't have held at an earlier decision, because the move then
    made would have been illegal with one of them, or because the seat saw all of these cards
    elsewhere. It notes that as a limit of the hand, which the zones carry on as cards come and go
    (:mod:`cardlab.engine.table.limits`). So it notices a deduction that a rule forgets to note, and
    a resampling that ignores one.

    For any game::

        watcher = Watcher(match, seat)          # at the start of the match, or anywhere
        while not match.over:
            move = ...
            watcher.make(move)                  # instead of match.apply(move)
            assert watcher.contradicts(match.imagine(seat, dice)) is None

    It can't check numbers of like cards ("no four of a kind"), nor who was asked, nor that two such
    limits can be held at once.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self._own = match.copy()
        self._own.table.notes_limits = False
        for zone in self._own.table.all_zones():
            zone.limits = []

    def make(self, move: Move | str) -> None:
        """Make a move, and learn from it what this seat can."""
        move = self.match.read(move)
        t, ask = self._own.table, self._own.ask
        for hand in self._hidden_hands(t):
            self._note_none(t, hand, self._seen_elsewhere(t, hand))
            if hand.owner == move.by and ask is not None and not ask.question.secret:
                self._note_none(t, hand, _excluded_by(t, hand, move, ask.question.moves))
        self.match.apply(move)
        self._own.apply(move)

    def contradicts(self, world: Match) -> Wrong:
        """Return what an imagined world contradicts, or None."""
        for hand in self._hidden_hands(world.table):
            for faces, most in self._own.table.zone(hand.name).limits:
                held = [str(card) for card in hand.cards if card in faces]
                if len(held) > most[self.seat]:
                    return (
                        f"{hand.name} can't be {hand!r}: of {', '.join(held)} it has "
                        f"{most[self.seat]} at most, which contradicts what was seen"
                    )
        return None

    def _hidden_hands(self, t: Table) -> list[Zone]:
        return [z for z in t.zones() if z.kind == "hand" and not z.is_held_by(self.seat)]

    def _note_none(self, t: Table, hand: Zone, faces: frozenset[Card]) -> None:
        """Note that no card of a hand has one of these faces now."""
        if faces:
            hand.limits = limited(hand.limits, faces, 0, t.players, self.seat)

    def _seen_elsewhere(self, t: Table, hand: Zone) -> frozenset[Card]:
        """Return the faces whose cards the seat sees, all of them, in other zones."""
        left = Counter(t.pack())
        for zone in [z for z in t.zones() if z is not hand]:
            left.subtract(c.base for i, c in enumerate(zone.cards) if zone.sees(self.seat, i))
        return frozenset(card for card, n in left.items() if not n)


def _excluded_by(
    t: Table, hand: Zone, move: Move, moves: Callable[[Any, int], Sequence[Move]]
) -> frozenset[Card]:
    """Return the faces that would have made a move illegal, had the hand held one more of them.

    Both beside the cards that the move names alone, and beside the whole hand: so that it is this
    face which forbids the move, and not a card that is missing.
    """
    held, known = hand.cards, hand.known
    own = [move.card] * move.count if move.card is not None and move.card in held else []
    excluded = []
    hand.known = []
    for card in dict.fromkeys(t.pack()):
        for beside in (own, held):
            hand.cards = [*beside, card]
            if move in moves(t, move.by):
                break
        else:
            excluded.append(card)
    hand.cards, hand.known = held, known
    left = Counter(held)
    left.subtract(own)
    return frozenset(card for card in excluded if left[card] <= 0)
