"""How Nacho Pile looks: its pieces, its table, and its tile in the lobby."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

from cardlab.counting import unseen
from cardlab.engine.table.cards import Card
from cardlab.engine.text.words import N_, P_, Words
from cardlab.games.nacho_pile.rules import (
    FACES_OF,
    SPICY,
    VALUED,
    VALUES,
    WILD,
    NachoView,
    is_same,
    majorities,
    points,
    type_of,
)
from cardlab_widgets import wire
from cardlab_widgets.faces import Draw
from cardlab_widgets.faces.svg import numeral, svg, use
from cardlab_widgets.faces.tiles import Piece, Place

SYMBOLS: Final = Path(__file__).with_suffix(".svg").read_text(encoding="utf-8")
INKS: Final = {
    "c-num": "--sf: #f0b93a; --si: #7a4a0c; --st: #ffe3a1;",
    "c-wild": "--sf: #3c4fa3; --si: #151f52; --st: #95a6f2;",
    "c-spicy": "--sf: #c8421a; --si: #631a05; --st: #ffa57e;",
}
STYLE: Final = {  # of the table: its felt, in light and in dark
    "": "--felt-hi: #1e6a77; --felt: #15515c; --felt-lo: #0e3f48;",
    '[data-theme="dark"]': "--felt-hi: #154a53; --felt: #0e373f; --felt-lo: #0a292f;",
    " .cl-thick::before": "display: none;",
    " .cl-pile": "aspect-ratio: 100 / 92;",
    " .cl-face": "box-shadow: none !important; border-radius: 0;",
    " .cl-may .cl-face": "filter: drop-shadow(0 0 3px var(--lamp))"
    " drop-shadow(0 0 2px var(--lamp));",
}
EMBLEM: Final = svg(use("chip", 0, 0, 100, 92), "c-num", 92)
BACK: Final = svg(use("bag", 0, 0, 100, 92), "cl-back", 92)
WORN: Final = VALUED
FORM: Final = "bag"

# What a spicy chip does, as a sign: it takes, it moves onto the plate, it puts back.
SIGNS: Final = {"steal": "i-left", "score": "i-down", "return": "i-undo"}


def face(chip: Card, words: Words) -> str:
    """Draw a tortilla chip with its number; a wild is blue with a star, a spicy one red."""
    body = use("chip", 0, 0, 100, 92)
    star = f'<g style="color:#FFE08A">{use("a-star", 30, 32, 40)}</g>'
    if chip.base.kind == "wild":
        above = f'<g style="color:#FFE08A">{use("a-star", 42, 14, 16)}</g>'
        inside = above + numeral(chip.rank, 50, 36, 40, "#fff", 0.5) if chip.rank else star
        return svg(body + inside, "c-wild", 92)
    if chip.kind != "number":
        return small(chip, words)  # no chip is large enough for a name: it is the label
    return svg(body + numeral(chip.rank, 50, 34, 42, "#4A2A00", 0.5), "c-num", 92)


def small(chip: Card, _: Words) -> str:
    """Draw a chip with one large sign; a spicy one has a pod and the sign of what it does."""
    body = use("chip", 0, 0, 100, 92)
    star = f'<g style="color:#FFE08A">{use("a-star", 26, 27, 48)}</g>'
    if chip.base.kind == "wild":
        above = f'<g style="color:#FFE08A">{use("a-star", 41, 8, 18)}</g>'
        inside = above + numeral(chip.rank, 50, 31, 50, "#fff", 0.5) if chip.rank else star
        return svg(body + inside, "c-wild", 92)
    if chip.kind != "number":
        inks = "--sf:#fff;--si:#fff;--st:#C8421A;color:#fff"
        pod, sign = use("chili", 34, 14, 32), use(SIGNS[chip.kind], 30, 45, 40)
        return svg(f'{body}<g style="{inks}">{pod}{sign}</g>', "c-spicy", 92)
    return svg(body + numeral(chip.rank, 50, 28, 52, "#4A2A00", 0.5), "c-num", 92)


# --- The table ------------------------------------------------------------------------------------

# All of it lies open to everybody (nacho.places). How much of it a table tells is for its page to
# say: ``show_counts`` in a scene.

NO_VALUE: Final = 0  # the type of a wild without a value
KINDS: Final = (*VALUES, NO_VALUE, SPICY)
RING: Final = {NO_VALUE: "a-star", SPICY: "chili"}  # the symbols of the kinds without a number
# The verbs of the story that tell how a turn went, and those with which one ends.
TOLD: Final[wire.BagVerbs] = {
    "draws": "draw",
    "values": "value",
    "moves": "score",
    "lost": "bust",
    "ends": ["stop", "take", "bust", "claim", "last", "cap"],
}
AFTER_THE_LAST_DRAW: Final = ("nacho.assign", "nacho.last_chip")  # what is asked then
POINTS_NOW: Final = P_("point now", "points now")  # the number stands before it
KEEP_AND_TAKE: Final = P_("keep {n} chip, take {more}", "keep {n} chips, take {more}")
KEEP: Final = P_("keep {n} chip, take none", "keep {n} chips, take none")
AT_RISK: Final = P_("{n} chip at risk", "{n} chips at risk")
# How many chips of the bag bust the player on turn; their number stands before it.
BUST_YOU: Final = P_("of {bag} would bust you", "of {bag} would bust you")
BUST_NAME: Final = P_("of {bag} would bust {name}", "of {bag} would bust {name}")


def table(view: NachoView, words: Words) -> wire.BagTable:
    """Return what is left in the bag, what would bust, and what each chip drawn would bring."""
    left = Counter(type_of(chip) for chip in unseen(view).cards.elements())
    is_over = view.outcome is not None or view.why in AFTER_THE_LAST_DRAW
    busting = [] if is_over else [kind for kind in KINDS if is_same(view, FACES_OF[kind][0])]
    many = sum(left[kind] for kind in busting)
    risk = [] if is_over else _risk(view, many, left.total(), words)
    return {
        "bag": "bag",
        "tray": "drawn",
        "ring": [_part_of_ring(kind, left[kind], kind in busting) for kind in KINDS],
        "risk": risk,
        "says": words(N_("In the bag: {kinds}."), kinds=_kinds_left(left, words)),
        "heading": _heading(view, words),
        "drawn": [_drawn(view, chip, words) for chip in view.drawn],
        "acts": _acts(view, [kind for kind in busting if left[kind]], words),
        "choices": {"verbs": ["value", "name"], "faces": _worn(view), "notes": _notes(view)},
        "told": TOLD,
        "kinds": {chip.text: type_of(chip) for chip in _all_faces()},
        "count": _count(view, words) if view.outcome else None,
        "words": _labels(words) | ({"claimed": ""} if is_over else {}),
    }


def _part_of_ring(kind: int, n: int, busts: bool) -> wire.RingPart:
    """A type of chip in the bag: its sign or symbol, how many are left, whether one more busts."""
    symbol = RING.get(kind, "")
    return {"sign": "" if symbol else str(kind), "symbol": symbol, "n": n, "busts": busts}


def _labels(words: Words) -> dict[str, str]:
    return {
        "more": words(N_("one more?")),
        "back": words(N_("back")),
        "again": words(N_("again!")),
        "bust": words(N_("Bust!")),
        "none": words(N_("none")),
        "plate": words(N_("Your plate")),
        "most": words(N_("most of a type scores")),
        "front": words(N_("In front of you")),
        "claimed": words(N_("goes onto your plate when your turn begins")),
        "choose": words(N_("Press a chip")),
        "count": words(N_("What the plates score")),
        "scores": words(N_("scores")),
        "total": words(N_("points")),
    }


def _all_faces() -> list[Card]:
    return [*(chip for kind in KINDS for chip in FACES_OF[kind]), *VALUED]


def _kind_in_words(kind: int, words: Words) -> str:
    """A type of chip in words: "5", "wild", "spicy"."""
    if kind == SPICY:
        return words.term("spicy")
    return words.kind(WILD) if kind == NO_VALUE else str(kind)


def _risk(view: NachoView, n: int, bag: int, words: Words) -> list[str]:
    """How many chips of the bag would bust the player on turn: the number, and the words after."""
    text = BUST_YOU if view.on_turn == view.seat else BUST_NAME
    return [str(n), words(text, n=n, bag=bag, name=view.names[view.on_turn])]


def _kinds_left(left: Counter[int], words: Words) -> str:
    kinds = [f"{left[kind]} x {_kind_in_words(kind, words)}" for kind in KINDS if left[kind]]
    return ", ".join(kinds)


def _heading(view: NachoView, words: Words) -> str:
    n = len(view.drawn)
    return words(AT_RISK, n=n) if n else words(view_label("drawn"))


def view_label(role: str) -> str:
    """Return what the zones of a role are called, not yet in any language."""
    return {"drawn": N_("Drawn this turn"), "front": N_("In front"), "plate": N_("Plate")}[role]


def _whose(view: NachoView, seats: Collection[int], words: Words) -> str:
    """Before whom the chips lie that a stop would bring."""
    names = ", ".join(view.names[q] for q in seats if q != view.seat)
    parts = [words(N_("from {names}"), names=names)] if names else []
    return ", ".join([words(N_("from you"))] * (view.seat in seats) + parts)


def _drawn(view: NachoView, chip: Card, words: Words) -> wire.DrawnPiece:
    """A chip of this turn: its name if it is spicy, and what it would bring at a stop."""
    brings = view.brings(type_of(chip)) if chip is not WILD else {}
    n = sum(brings.values())
    name = words.card(chip) if type_of(chip) == SPICY else ""
    return {
        "card": chip.text,
        "name": name,
        "n": f"+{n}" if n else "",
        "from": _whose(view, brings, words) if n else "" if name else words(N_("takes none")),
    }


def _acts(view: NachoView, busting: Sequence[int], words: Words) -> list[wire.BagAct]:
    """The two buttons: what would bust, and what a stop would keep and take."""
    drawn = [chip for chip in view.drawn if chip is not WILD]
    taken = sum(n for chip in drawn for n in view.brings(type_of(chip)).values())
    stops = words(KEEP_AND_TAKE if taken else KEEP, n=len(drawn), more=taken)
    if not view.pulled:
        stops = words(N_("first draw a chip"))
    return [
        {"verb": "draw", "note": _busts(busting, words)},
        {"verb": "stop", "note": stops},
    ]


def _busts(busting: Sequence[int], words: Words) -> str:
    """What busts, in words: "bust with 2, 5 or spicy"."""
    names = [_kind_in_words(kind, words) for kind in sorted(busting)]
    if not names:
        return words(N_("nothing busts yet"))
    if len(names) == 1:
        return words(N_("bust with {kind}"), kind=names[0])
    return words(N_("bust with {kinds} or {kind}"), kinds=", ".join(names[:-1]), kind=names[-1])


def _worn(view: NachoView) -> dict[str, str]:
    """The face of each value that a wild may get; of a type that is only named, its own."""
    if view.why == "nacho.last_chip":
        return {str(value): FACES_OF[value][0].text for value in VALUES}
    return {str(value): VALUED[value - 1].text for value in VALUES}


def _notes(view: NachoView) -> dict[str, str]:
    """What a stop would bring for each value of a wild; my plate shows what counts at the end."""
    if view.why != "nacho.wild":
        return {}
    return {str(value): f"+{sum(view.brings(value).values())}" for value in VALUES}


# --- What lies before a seat ----------------------------------------------------------------------


def seat(view: NachoView, q: int, words: Words) -> wire.BagSeat:
    """Return what lies in front of a player and on the plate, and the points if it ended now."""
    leads = {kind for kind, p, _ in majorities(view.plates) if p == q}
    taken = {type_of(chip) for chip in view.drawn if chip is not WILD and q != view.on_turn}
    scored = points(view.plates, view.doubled)[q]
    return {
        "front": _heaps(f"front {q}", view.fronts[q], taken, words),
        "plate": _heaps(f"plate {q}", view.plates[q], leads, words),
        "points": scored,
        "words": {"points": words(POINTS_NOW, n=scored), "none": words(N_("none"))},
        "columns": [_column(view, q, kind, kind in leads, words) for kind in KINDS]
        if q == view.seat
        else [],
    }


def _heaps(zone: str, chips: Sequence[Card], marked: set[int], words: Words) -> wire.BagHeaps:
    """Like chips in one heap, in the order of their types; those of some types are marked."""
    heaps = sorted(Counter(chips).items(), key=lambda heap: _place(heap[0]))
    return {
        "zone": zone,
        "label": words(view_label(zone.split(maxsplit=1)[0])),
        "heaps": [
            {"card": chip.text, "n": n, "marked": type_of(chip) in marked, "wild": chip is WILD}
            for chip, n in heaps
        ],
    }


def _place(chip: Card) -> tuple[int, bool, str]:
    return KINDS.index(type_of(chip)), chip.base is not chip, chip.text


def _column(view: NachoView, q: int, kind: int, leads: bool, words: Words) -> wire.BagColumn:
    """One kind of chip on my plate, beside the strongest of the others."""
    mine = [chip.text for chip in view.plates[q] if type_of(chip) == kind]
    return {
        "cards": dict(sorted(Counter(mine).items())),
        "ghost": FACES_OF[kind][0].text,
        "name": _kind_in_words(kind, words),
        "n": len(mine),
        "leads": leads,
        "other": _strongest(view, q, kind, len(mine), words),
    }


def _strongest(view: NachoView, q: int, kind: int, n: int, words: Words) -> str:
    """Who of the others has most of a kind, and how many."""
    if kind == NO_VALUE:
        return words(N_("at the end")) if n else ""
    theirs = {p: sum(type_of(chip) == kind for chip in view.plates[p]) for p in range(view.players)}
    del theirs[q]
    most = max(theirs, key=lambda p: theirs[p])
    if not theirs[most]:
        return words(N_("only you")) if n else ""
    name = view.names[most]
    return f"{name if len(name) < 7 else name[:1] + '.'} {theirs[most]}"


# --- The end --------------------------------------------------------------------------------------


def _count(view: NachoView, words: Words) -> wire.BagCount:
    """What each plate scores, kind by kind: the table of the end, the winners first."""
    kinds = [*VALUES, SPICY]
    scored = {(kind, q) for kind, q, _ in majorities(view.plates, view.doubled)}
    total = points(view.plates, view.doubled)
    order = sorted(range(view.players), key=lambda q: -total[q])
    held = [Counter(map(type_of, plate)) for plate in view.plates]
    return {
        "heads": [
            {
                "card": FACES_OF[kind][0].text,
                "name": _kind_in_words(kind, words),
                "doubled": kind == view.doubled,
            }
            for kind in kinds
        ],
        "rows": [
            {
                "name": words(N_("You")) if q == view.seat else view.names[q],
                "won": total[q] == max(total),
                "cells": [{"n": held[q][kind], "scores": (kind, q) in scored} for kind in kinds],
                "points": total[q],
            }
            for q in order
        ],
    }


# --- The tile in the lobby ------------------------------------------------------------------------

LINE: Final = N_("One more chip? Two alike, and you lose them all.")
TOPIC: Final = N_("when to stop")


def picture(draw: Draw, _words: Words) -> list[Piece]:
    """Return the bag, and chips with two alike among them."""
    return [
        Piece(draw("back"), Place(-78, 2, 112), Place(-16, -12, 66)),
        Piece(draw("5"), Place(12, 32, 58, -8), Place(32, -16, 44, 8)),
        Piece(draw("5"), Place(122, 34, 58, 14)),
        Piece(draw("2"), Place(38, -14, 58, 4)),
        Piece(draw("wild"), Place(92, -10, 58, -6), Place(36, 28, 44, 6)),
        Piece(draw("7"), Place(66, 36, 58, 6), Place(-2, 32, 44, -6)),
    ]
