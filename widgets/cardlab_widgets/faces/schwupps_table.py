"""What the table of Schwupps shows beyond zones and moves: two lanes, and how far all are."""

from __future__ import annotations

from typing import Final, cast

from cardlab.engine.knowledge.view import View
from cardlab.engine.table.cards import Card
from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import N_, Rich, Sentence, Text, Words
from cardlab.games.schwupps.cards import AGGRAVATION, OWN_PILE, PLACES, ROWS, STEPS, SchwuppsView
from cardlab.games.schwupps.rules import ring
from cardlab.games.schwupps.words import WORDS
from cardlab_widgets import wire

# What a pile takes, by the kind of its rule: as a sentence, and without the verb for a phone.
FITS: Final[dict[str, tuple[Text, Text]]] = {
    "same colour": (N_("fits {suit}"), N_("{suit}")),
    "colour or number": (N_("fits {suit} or any {n}"), N_("{suit} or {n}")),
    "": (N_("fits any {n}"), N_("any {n}")),  # a number: that of the top, or a step from it
}
# A lever: its sign, what stands on it, and who takes a card then.
LEVERS: Final = {
    "schwupp": ("a-whoosh", N_("Schwupp"), N_("take 1")),
    "aggravate": ("a-grump", N_("Aggravate"), N_("give 1")),
}


def table(view: View, words: Words) -> wire.LanesTable:
    """Return the lanes, each with its levers and what its piles take, and the piles around them."""
    seen = cast(SchwuppsView, view)
    verbs = {move.verb for move in view.legal}
    return {
        "lanes": [_lane(seen, row, words) for row in ROWS],
        "next": _next(view, words),
        "used": _side(view, "schwupps discard", N_("used rules"), N_("used"), words),
        "common": _side(view, "common", N_("common pile"), N_("common"), words),
        "must": "schwupp" in verbs and not verbs & {"play", "end"},
    }


def seat(view: View, at: int, words: Words) -> wire.LanesSeat:
    """Return how many cards a player has still to lay: a number, and a part of those dealt."""
    left = cast(SchwuppsView, view).left[at]
    return {
        **_side(view, f"own {at}", N_("my pile"), N_("mine"), words),
        "left": left,
        "part": min(100, round(100 * left / OWN_PILE[view.players])),
        "to_go": words(N_("to go")),
        "gets": words(N_("takes 1")),
    }


def fits(rule: Card, top: Card, words: Words) -> tuple[Rich, Rich]:
    """Return what a pile takes under its rule, in words: as a sentence, and in short."""
    sentence, short = FITS.get(rule.kind, FITS[""])
    fields = {"suit": {"suit": top.suit}, "n": ring(top.rank, STEPS.get(rule.kind, 0))}
    return Sentence(sentence, fields).rich(words), Sentence(short, fields).rich(words)


def _lane(view: SchwuppsView, row: str, words: Words) -> wire.Lane:
    holds = view.seat is not None and AGGRAVATION in view.hand
    verbs = ["schwupp", *(["aggravate"] if holds else [])]
    return {
        "name": row,
        "label": words.term(row),
        "levers": [_lever(view.seat, verb, row, words) for verb in verbs if view.seat is not None],
        "spots": [_spot(view, i, words) for i in ROWS[row]],
    }


def _lever(me: int | None, verb: str, row: str, words: Words) -> wire.Lever:
    move = Move(me or 0, verb, word=row)
    sign, label, note = LEVERS[verb]
    return {
        "choice": move.text,
        "say": WORDS.label(move, ()).text(words),
        "sign": sign,
        "label": words(label),
        "note": words(note),
        "free": verb == "schwupp",
    }


def _spot(view: SchwuppsView, i: int, words: Words) -> wire.Spot:
    sentence, short = fits(*view.rows[i], words)
    return {"rule": PLACES[i], "pile": f"{PLACES[i]} pile", "fits": sentence, "short": short}


def _next(view: View, words: Words) -> wire.Side:
    n = len(view.zones["schwupps pile"])
    of = {"n": {"b": str(n)}}
    return {
        "zone": "next",
        "stock": "schwupps pile",
        "label": [words(N_("comes in next"))],
        "note": Sentence(N_("{n} in the pile"), of).rich(words),
        "short": words(N_("next")),
        "short_note": words(N_("of {n}")).format(n=n),
    }


def _side(view: View, zone: str, label: Text, short: Text, words: Words) -> wire.Side:
    n = str(len(view.zones[zone]))
    return {
        "zone": zone,
        "label": [words(label)],
        "note": [{"b": n}],
        "short": words(short),
        "short_note": n,
    }
