"""The scene: what one seat's page paints, as plain data.

It is made from the seat's view and story alone (:meth:`cardlab.match.Match.view`), and it knows no
game: a new game is painted without a line here.
"""

from __future__ import annotations

from typing import Any

from cardlab.errors import CardlabError
from cardlab.match import Match
from cardlab.moves import Move
from cardlab.story import Event
from cardlab.words import N_, GameWords, Rich, Sentence, Words

Data = dict[str, Any]


def scene(match: Match, me: int | None, words: Words) -> Data:
    """What the page of seat ``me`` (None: of a spectator) paints, in a language."""
    view = match.view(me)
    story = match.story(me) if me is not None else [_public(event) for event in match.story()]
    return {
        "game": match.game,
        "title": words(match.words.title),
        "meta": _meta(match, view, words),
        "lang": words.language,
        "me": me,
        "seats": _seats(match, view, story, words),
        "piles": [_pile(zone, view, match.words, words) for zone in _piles(view)],
        "direction": view["direction"] * (1 if match.clockwise else -1),
        "prompt": _prompt(match, view, words),
        "hand": _hand(match, view, words) if me is not None else [],
        "moves": _moves(match, view, words),
        "story": [_line(match, event, i, me, words) for i, event in enumerate(story)],
        "outcome": _outcome(match, me, words) if match.over else None,
    }


def _public(event: Event) -> Event:
    """An event as somebody saw it who sits nowhere."""
    return event.masked(None)


def _meta(match: Match, view: Data, words: Words) -> str:
    _ = words
    said = [_("{n} players", n=match.players), _("turn {n}", n=view["turn"])]
    if match.seed is not None:
        said.append(_("seed {n}", n=match.seed))
    return " · ".join(said)


def _seats(match: Match, view: Data, story: list[Event], words: Words) -> list[Data]:
    """The others, as they sit round the table: the next one to the side that play goes to."""
    players, me = match.players, view["seat"]
    first = 0 if me is None else me + 1
    others = [(first + i) % players for i in range(players - (me is not None))]
    return [
        _seat(match, view, seat, story, words)
        for seat in (others if match.clockwise else reversed(others))
    ]


def _seat(match: Match, view: Data, seat: int, story: list[Event], words: Words) -> Data:
    hand = next(z for z in view["zones"] if z["owner"] == seat and z["kind"] == "hand")
    on_turn, over = view["on_turn"] == seat, match.over
    follows = (view["on_turn"] + view["direction"]) % match.players == seat
    name = match.names[seat]
    return {
        "seat": seat,
        "name": name,
        "initial": name[0].upper(),
        "zone": hand["name"],
        "count": len(hand["cards"]),
        "cards": hand["cards"],
        "status": _status(match.words, seat, story, words)
        or (words("plays next") if follows and not over else ""),
        "turn": on_turn and not over,
        "next": follows and not over,
    }


def _status(said: GameWords, seat: int, story: list[Event], words: Words) -> str:
    """What a seat did last, in a few words."""
    for event in reversed(story):
        if event.by == seat and event.verb in said.status:
            card = event.cards[0] if event.cards else None
            fields = {"card": {"card": card.text} if card else "", "suit": {"suit": event.word}}
            return Sentence(said.status[event.verb], fields).text(words)
    return ""


def _piles(view: Data) -> list[Data]:
    return [zone for zone in view["zones"] if zone["owner"] is None]


def _pile(zone: Data, view: Data, said: GameWords, words: Words) -> Data:
    fact = said.notes.get(zone["name"])
    return {
        "name": zone["name"],
        "label": words(said.zones[zone["name"]]),
        "count": len(zone["cards"]),
        "top": zone["cards"][-3:] if zone["kind"] == "open" else zone["cards"][-1:],
        "note": [{"suit": view["facts"][fact]}] if fact else None,
    }


def _prompt(match: Match, view: Data, words: Words) -> Rich:
    """Whose turn it is, and what may be done."""
    _ = words
    if match.over:
        return [_("The game is over.")]
    if view["moves"]:
        return [{"b": _("Your turn.")}, " ", *match.words.prompt(view).rich(words)]
    if not view["ask"]["seats"]:
        return [_("The others are deciding.")]
    asked = view["ask"]["seats"][0]
    return Sentence(N_("{name} is on turn."), {"name": _named(match, asked)}).rich(words)


def _named(match: Match, seat: int) -> Data:
    return {"seat": seat, "name": match.names[seat]}


def _hand(match: Match, view: Data, words: Words) -> list[Data]:
    """My cards, each with why it can't be played where it can't."""
    me = view["seat"]
    cards = next(z for z in view["zones"] if z["owner"] == me and z["kind"] == "hand")["cards"]
    used = {Move.parse(text).card for text in view["moves"]}
    names = {card.text for card in used if card is not None}
    asked = bool(view["moves"])
    return [
        {
            "card": card,
            "no": _why_not(match, me, card, words) if asked and card not in names else None,
        }
        for card in cards
    ]


def _why_not(match: Match, me: int, card: str, words: Words) -> Data | None:
    no = match.why_not(Move.parse(f"{me} play {card}"))
    return None if no is None else {"clause": no.clause, "text": no.rich(words)}


def _moves(match: Match, view: Data, words: Words) -> list[Data]:
    """The moves offered, each with its words, its key and what has to be pressed for it."""
    moves = [Move.parse(text) for text in view["moves"]]
    keys = _keys(moves, match.words, words)
    return [
        {
            "index": i,
            "verb": move.verb,
            **_said(move, match, words),
            "key": keys[i],
            "steps": _steps(move, view, match.words),
        }
        for i, move in enumerate(moves)
    ]


def _said(move: Move, match: Match, words: Words) -> Data:
    """A move in words: on its button, and read aloud."""
    fields: Data = {"suit": {"suit": move.word}, "word": move.word}
    if move.card is not None:
        fields["card"] = {"card": move.card.text}
    if move.into is not None:
        fields["into"] = {"card": move.into.text}
    if move.at is not None:
        fields["at"] = _named(match, move.at)
    label = Sentence(match.words.verbs[move.verb], fields)
    return {"label": label.rich(words), "say": label.text(words)}


def _keys(moves: list[Move], said: GameWords, words: Words) -> list[str]:
    """The key of each move: its verb's, the number of a seat, or a letter of a suit's name.

    No two have the same: in Spanish *amarillo* has the A, so *azul* has the Z.
    """
    keys: list[str] = []
    for move in moves:
        likely = list(said.keys.get(move.verb, ""))
        if move.word and "suit" in said.verbs[move.verb]:
            likely = list(words.suit(move.word).upper())
        elif move.at is not None and move.card is None:
            likely = [str(move.at)]
        keys.append(next((key for key in likely if key not in keys), ""))
    return keys


def _steps(move: Move, view: Data, said: GameWords) -> list[Data]:
    """What has to be pressed, one after the other, to make a move."""
    steps: list[Data] = []
    if move.card is not None:
        steps.append({"card": move.card.text, "zone": f"hand {view['seat']}"})
    if move.into is not None:
        steps += [
            {"card": move.into.text, "zone": zone["name"]}
            for zone in view["zones"]
            if zone["owner"] not in (None, view["seat"]) and move.into.text in zone["cards"]
        ][:1]
    if move.at is not None:
        steps.append({"seat": move.at})
    elif move.word:
        steps.append({"suit": move.word})
    elif move.verb in said.places:
        steps.append({"zone": said.places[move.verb]})
    return steps


def _line(match: Match, event: Event, n: int, me: int | None, words: Words) -> Data:
    return {
        "n": n,
        "icon": event.verb,
        "text": match.told(event, me).rich(words),
        "clause": event.clause,
        "decision": event.decision if event.by is not None and event.decision >= 0 else None,
        "by": event.by,
    }


def _outcome(match: Match, me: int | None, words: Words) -> Data:
    """Who has won, why, and what the rulebook counts."""
    outcome = match.outcome
    if outcome is None:
        raise CardlabError("The match is not over.")
    names: dict[str, Any] = {"names": ", ".join(match.names[seat] for seat in outcome.winners)}
    msgid = N_("Nobody has won.")
    if outcome.winners:
        msgid = N_("You have won!") if outcome.winners == (me,) else N_("{names} won.")
    told = match.told(match.story()[-1], me)
    return {
        "title": Sentence(msgid, names).rich(words),
        "text": told.rich(words),
        "clause": outcome.reason,
        "lines": [[match.names[seat], score] for seat, score in enumerate(outcome.scores)],
    }
