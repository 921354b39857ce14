"""The scene: what one seat's page paints, as plain data.

It is made from the seat's view and story alone (:meth:`cardlab.Match.view`), and it knows no
game: a new game is painted without a line here.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from cardlab.engine.knowledge.view import View, ZoneView
from cardlab.engine.match.match import Match
from cardlab.engine.table.cards import Card
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import CardlabError
from cardlab.engine.table.events import POINTS, Event
from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import (
    N_,
    P_,
    WON,
    Rich,
    Sentence,
    Text,
    Words,
    fields_of_event,
    listed,
)
from cardlab_widgets.faces import more_of_seat, more_of_table, tally_of_seat
from cardlab_widgets.table.presses import PressTargets, steps_in
from cardlab_widgets.wire import (
    Held,
    Line,
    MoveData,
    Named,
    OutcomeData,
    Pile,
    PlaceData,
    Press,
    RefusalData,
    SeatData,
    SeatScene,
    Sheet,
)

PLAYERS: Final = P_("{n} player", "{n} players")
DECIDING: Final = N_("The others are deciding.")


def scene(
    match: Match,
    me: int | None,
    words: Words,
    seed: str = "",
    known: dict[Any, Line] | None = None,
) -> SeatScene:
    """Return what the page of seat ``me`` (None: of a spectator) paints, in a language.

    Args:
        match: the match.
        me: the seat.
        words: the language.
        seed: what the page says about the seed; the match's own is not for pages to see.
        known: lines of the story that were written before; the new ones are added.

    """
    words = words.of(match.words)
    view = match.view(me)
    hand = _hand_of(view, me)
    story = match.story(me) if me is not None else [event.masked(None) for event in match.story()]
    sheet = _sheet(match, story)
    return {
        "game": match.game,
        "title": words(match.words.title),
        "meta": _meta(match, view, words, seed),
        "turn": view.turn,
        "lang": words.language,
        "me": me,
        "seats": _seats(match, view, story, words, sheet),
        "rows": _rows(match, view, words),
        "hand_zone": None if hand is None else hand.name,
        "places": _places(match, view, me, words),
        "more": more_of_table(view, words),
        "mine": more_of_seat(view, me, words),
        "direction": view.direction * (1 if match.clockwise else -1),
        "prompt": _prompt(match, view, words),
        "hand": _hand(match, view, words) if me is not None else [],
        "moves": _moves(match, view, words),
        "story": _story(match, story, me, words, {} if known is None else known),
        "outcome": _outcome(match, view, words) if match.over else None,
        "sheet": sheet,
    }


def hush(shown: SeatScene, people: Container[int]) -> None:
    """Leave out of a scene what a person would say, who says it aloud.

    Args:
        shown: the scene.
        people: the seats of persons.

    """
    more = shown["more"] or {}
    if more.get("talk") and more["talk"]["seat"] in people:
        more["talk"] = None


def _texts(cards: Iterable[Card | None]) -> list[str | None]:
    """Pieces as the page reads them."""
    return [None if card is None else card.text for card in cards]


def _sheet(match: Match, story: list[Event]) -> Sheet | None:
    """The score sheet of a match of several games: the points of each seat, game by game."""
    scored = [event for event in story if event.verb == POINTS]
    if not scored:
        return None
    games = [scored[i : i + match.players] for i in range(0, len(scored), match.players)]
    points = {(n, event.by): event.n for n, game in enumerate(games) for event in game}
    rows = [[points.get((n, q), 0) for q in range(match.players)] for n in range(len(games))]
    return {
        "names": list(match.names),
        "rows": rows,
        "total": [sum(seat) for seat in zip(*rows, strict=True)],
    }


def _meta(match: Match, view: View, words: Words, seed: str) -> list[str]:
    _ = words
    facts = [words(PLAYERS, n=match.players), _("turn {n}", n=view.turn)]
    if seed:
        facts.append(_("seed {n}", n=seed))
    return facts


def _seats(
    match: Match, view: View, story: list[Event], words: Words, sheet: Sheet | None
) -> list[SeatData]:
    """The others, from left to right as they sit round the table."""
    players, me = match.players, view.seat
    first = 0 if me is None else me + 1
    others = [(first + i) % players for i in range(players - (me is not None))]
    return [
        _seat(match, view, seat, story, words, sheet)
        for seat in (others if match.clockwise else reversed(others))
    ]


def _seat(
    match: Match, view: View, seat: int, story: list[Event], words: Words, sheet: Sheet | None
) -> SeatData:
    hand = _hand_of(view, seat)
    # Where all choose at once (the table's direction is 0) nobody is next; who is asked is on turn.
    in_turn, over = view.direction != 0, match.over
    on_turn = view.on_turn == seat if in_turn else seat in view.asked
    # While all are asked in secret, the turn has not begun: whoever is on turn would be next.
    begun = match.ask is None or not match.ask.question.secret
    follows = in_turn and begun and (view.on_turn + view.direction) % match.players == seat
    chosen = not in_turn and _has_chosen(match, seat)
    name = match.names[seat]
    return {
        "seat": seat,
        "name": name,
        "initial": name[0].upper(),
        "zone": hand.name if hand is not None else f"seat {seat}",
        "count": len(hand) if hand is not None else None,
        "cards": _texts(() if hand is None else hand),
        "places": _places(match, view, seat, words),
        "more": more_of_seat(view, seat, words),
        "status": words(N_("has chosen"))
        if chosen
        else _status(match, seat, story, words)
        or (words(N_("next")) if follows and not over else ""),
        "turn": on_turn and not over,
        "next": follows and not over,
        "chosen": chosen,
        "points": None if sheet is None else sheet["total"][seat],
    }


def _has_chosen(match: Match, seat: int) -> bool:
    """Whether a seat has answered a secret question that all are asked, which tells nothing more.

    Where the table's direction is not 0, who is asked may be a secret itself.
    """
    ask = match.ask
    return ask is not None and ask.question.secret and match.table.chosen[seat] is not None


def _status(match: Match, seat: int, story: list[Event], words: Words) -> str:
    """What a seat did last, in a few words."""
    for event in reversed(story):
        status = match.words.verb(event.verb).status
        if event.by == seat and status:
            about = fields_of_event(event, match.names, match.deck)
            return Sentence(status, about).text(words)
    return ""


def _hand_of(view: View, seat: int | None) -> ZoneView | None:
    hands = (z for z in view.zones.values() if z.kind == "hand" and z.owner == seat)
    return None if seat is None else next(hands, None)


def _rows(match: Match, view: View, words: Words) -> list[list[Pile]]:
    """The piles in the middle, row by row; one that is spread out is left out while empty."""
    layout = match.definition.layout
    zones = [zone for zone in view.zones.values() if zone.owner is None]
    rows = layout.rows or (tuple(dict.fromkeys(zone.role for zone in zones)),)
    return [
        [
            _pile(match, zone, view, words)
            for role in row
            for zone in zones
            if zone.role == role and (len(zone) or role not in layout.spread)
        ]
        for row in rows
    ]


def _pile(match: Match, zone: ZoneView, view: View, words: Words) -> Pile:
    layout, role = match.definition.layout, zone.role
    cards = zone.cards if role in layout.spread else zone.cards[-3:]
    if zone.kind != "open" and role not in layout.spread:
        cards = cards[-1:]
    return {
        "name": zone.name,
        "label": words(match.words.zone(role)),
        "count": len(zone),
        "top": _texts(cards),
        "spread": role in layout.spread,
        "note": _note(match, role, view, words),
    }


def _note(match: Match, role: str, view: View, words: Words) -> Rich | None:
    """Return the note under a pile: a sentence, or a suit, card, number or word."""
    note = match.definition.layout.notes.get(role)
    if note is None:
        return None
    if not isinstance(note, str):
        return note(view).rich(words)
    fact: object = getattr(view, note)
    if fact in match.words.suits:
        return [{"suit": fact}]
    return [{"card": str(fact)}] if str(fact) in match.deck else [words.term(str(fact))]


def _places(match: Match, view: View, seat: int | None, words: Words) -> list[PlaceData]:
    """What lies before a seat beside its hand: each place with its pieces."""
    zones = [zone for zone in view.zones.values() if zone.owner == seat and zone.kind != "hand"]
    return [_place(match, view, zone, words) for zone in zones] if seat is not None else []


def _place(match: Match, view: View, zone: ZoneView, words: Words) -> PlaceData:
    """One of them, with why its cards can't be played where the game lets me try them."""
    place: PlaceData = {
        "zone": zone.name,
        "label": words(match.words.zone(zone.role)),
        "count": len(zone),
        "cards": _texts(zone),
    }
    if zone.role in match.definition.layout.tried_before and zone.owner == view.seat:
        used = {card for move in view.legal for card in move.cards} - {*view.hand}
        cards = [card for card in dict.fromkeys(zone.known) if view.legal and card not in used]
        # A like card of the hand may be legal: this one is tried together with it.
        whys = {
            card.text: _why_not(match, view, card, words, 1 + view.hand.count(card))
            for card in cards
        }
        place["no"] = {card: why for card, why in whys.items() if why is not None}
    return place


def _prompt(match: Match, view: View, words: Words) -> Rich:
    """Whose turn it is, and what may be done."""
    _ = words
    if match.over:
        return [_("The game is over.")]
    if view.legal:
        prompt = match.words.prompt(view).rich(words)
        is_secret = match.ask is not None and match.ask.question.secret
        return prompt if is_secret else [{"b": _("Your turn.")}, " ", *prompt]
    if not view.asked:
        return [_(DECIDING)]
    named = {"name": _named(match, view.asked[0])}
    return Sentence(N_("It is {name}'s turn."), named).rich(words)


def _named(match: Match, seat: int) -> Named:
    return {"seat": seat, "name": match.names[seat]}


def _hand(match: Match, view: View, words: Words) -> list[Held]:
    """My cards, each with why it can't be played where it can't."""
    asked, used = bool(view.legal), {card for move in view.legal for card in move.cards}
    spent = {match.words.verb(move.verb).spends for move in view.legal}
    return [
        {
            "card": card.text,
            "no": _why_not(match, view, card, words)
            if asked and card not in used and card.text not in spent
            else None,
        }
        for card in view.hand
    ]


def _why_not(
    match: Match, view: View, card: Card, words: Words, count: int = 1
) -> RefusalData | None:
    trial = match.read(f"{view.seat} {match.definition.layout.trial(match.words, card.text)}")
    no = match.why_not(replace(trial, count=count))
    return None if no is None else {"clause": no.clause, "text": no.rich(words)}


def _moves(match: Match, view: View, words: Words) -> list[MoveData]:
    """The moves offered."""
    places, keys = PressTargets(view), _keys(match, view.legal, words)
    moves = []
    for index, move in enumerate(view.legal):
        steps = steps_in(match, move, places)
        then = _then(match, move, view) if match.words.verb(move.verb).foreseen else None
        moves.append(move_data(match, move, index, steps, words, keys[index], then))
    return moves


def move_data(
    match: Match,
    move: Move,
    index: int,
    steps: list[Press],
    words: Words,
    key: str = "",
    then: list[str] | None = None,
) -> MoveData:
    """Return a move in words, on its button and read aloud, and what has to be pressed for it."""
    label = match.words.label(move, match.names)
    return {
        "index": index,
        "verb": move.verb,
        "label": label.rich(words),
        "say": label.text(words),
        "short": _short(move, words) or label.rich(words),
        "key": key,
        "then": then,
        "steps": steps,
        "any": len(move.cards),
    }


def _then(match: Match, move: Move, view: View) -> list[str]:
    """Return the cards of the hand that could be played after a move, to the seat's knowledge.

    The move is tried in an imagined match, which agrees with this one in all that the seat knows.
    So the scene reveals nothing hidden.
    """
    me, asked = view.me, view.why
    world = match.imagine(me, Dice(0))
    world.apply(move)
    while (legal := world.legal(me)) and world.view(me).why != asked:
        world.apply(legal[0])  # a choice that belongs to the move, as who takes a card
    fit = {move.card for move in world.legal(me)}
    return [card.text for card in dict.fromkeys(view.hand) if card in fit]


def _short(move: Move, words: Words) -> Rich:
    """What tells a move from others of the same card: how many, as what, where to."""
    if len(move.cards) > 1:
        return []
    parts: Rich = [f"{move.count} x "] if move.count > 1 else []
    shown = move.into or (move.card if parts else None)
    parts += [{"card": shown.text}] if shown is not None else []
    return [*parts, *([" "] * bool(parts)), words.term(move.word)] if move.word else parts


def _keys(match: Match, moves: Sequence[Move], words: Words) -> list[str]:
    """The key of each move: its verb's, the number of a seat, or a letter of a suit's name.

    No two have the same: in Spanish *amarillo* has the A, so *azul* has the Z. The key of a verb
    is that of the language: *robar* has the R.
    """
    keys: dict[str, None] = {}
    of_moves: list[str] = []
    for move in moves:
        verb = match.words.verb(move.verb)
        likely = list(words(verb.key))
        if move.word in match.words.suits and "{suit}" in str(verb.label):
            likely = list(words.suit(move.word).upper())
        elif move.at is not None and move.card is None:
            likely = [str(move.at)]
        of_moves.append(next((key for key in likely if key not in keys), ""))
        keys[of_moves[-1]] = None
    return of_moves


def _story(
    match: Match, story: list[Event], me: int | None, words: Words, known: dict[Any, Line]
) -> list[Line]:
    """The lines of the story; writing hundreds with each scene would take longer than all else."""
    movers: dict[int, int] = {}  # whose change comes first after each move: whoever made it
    for n, event in enumerate(story):
        if event.by is not None:
            movers.setdefault(event.decision, event.by)
        if (n, event, me) not in known:
            moved = event.decision >= 0 and movers.get(event.decision) == event.by
            known[n, event, me] = _line(match, event, n, me, moved, words)
    return [{**known[n, event, me]} for n, event in enumerate(story)]


def _line(match: Match, event: Event, n: int, me: int | None, moved: bool, words: Words) -> Line:
    return {
        "n": n,
        "icon": event.verb,
        "text": match.told(event, me).rich(words),
        "clause": event.clause,
        "decision": event.decision if moved else None,
        "by": event.by,
        "moved": moved,
    }


def _outcome(match: Match, view: View, words: Words) -> OutcomeData:
    """Who has won, why, and what the rulebook counts."""
    outcome, me = match.outcome, view.seat
    if outcome is None:
        raise CardlabError("The match is not over.")
    names: dict[str, Any] = {"n": len(outcome.winners)}
    msgid: Text = N_("Nobody has won.")
    if outcome.winners:
        names["names"] = listed([match.names[seat] for seat in outcome.winners], words)
        msgid = N_("You have won!") if outcome.winners == (me,) else WON
    title, last = Sentence(msgid, names), match.told(match.story()[-1], me)
    is_same = len(outcome.winners) > 1 or (
        title.text(Words()).rstrip("!.") == last.text(Words()).rstrip("!.")
    )
    return {
        "title": title.rich(words),
        "text": [] if is_same else last.rich(words),
        "clause": outcome.reason,
        "lines": [
            {
                "name": match.names[seat],
                "points": points,
                "how": tally_of_seat(view, seat, words),
                "won": seat in outcome.winners,
            }
            for seat, points in enumerate(outcome.scores)
        ],
    }
