"""How Fuego! looks: its pieces, its table, and its tile in the lobby."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cardlab.engine.knowledge.view import table_of
from cardlab.engine.table.cards import Card
from cardlab.engine.text.words import N_, P_, Rich, Sentence, Text, Words
from cardlab.games.fuego.rules import (
    AS_ANOTHER,
    BACKDRAFT,
    BLANKS,
    BURN,
    BURN_BABY_BURN,
    FACES,
    FOUR,
    NUMBERS,
    SIDES,
    SPARK,
    FuegoView,
    alike_on_top,
    fitting,
    picked_up,
)
from cardlab_widgets import wire
from cardlab_widgets.faces import Draw
from cardlab_widgets.faces.svg import back, name, numeral, paper, svg, use
from cardlab_widgets.faces.tiles import Piece, Place

SPECIAL: Final = "color:#FFD9A0;--f1:#FF8A3D;--f2:#FFE9B8"  # the inks of a special's symbol
SYMBOLS: Final = Path(__file__).with_suffix(".svg").read_text(encoding="utf-8")
STYLE: Final = {  # of the table: its felt, in light and in dark
    "": "--felt-hi: #6a4038; --felt: #4c2b26; --felt-lo: #3a1f1b;",
    '[data-theme="dark"]': "--felt-hi: #472a24; --felt: #331c18; --felt-lo: #241310;",
}
EMBLEM: Final = svg(f'<g style="--f1:#D9541A;--f2:#FFDC96">{use("flame", 0, 20, 100)}</g>')
BACK: Final = svg(back("#A63A1B", "#FFDCC2", "flame"), "cl-back")
SMALL_BACK: Final = svg(
    paper("#FFFDF8", "#000", 0.22)
    + '<rect x="6" y="6" width="88" height="128" rx="5.5" fill="#A63A1B"/>'
    + f'<g style="--f1:#FFDCC2;--f2:#A63A1B">{use("flame", 26, 46, 48)}</g>',
    "cl-back",
)
WORN: Final = list(AS_ANOTHER.values())

FORM: Final = "heat"

SIGNS: Final = {
    "reverse": "a-reverse",
    "skip": "a-skip",
    "invisible": "a-ghost",
    "burn": "a-burn",
    "incendio": "a-star",
    "burn baby burn": "a-lr",
    "ya burnt": "a-hand",
    "backdraft": "a-draft",
}


def face(card: Card, _: Words) -> str:
    """Draw a flame that grows and darkens with the number, or a special on dark ground."""
    shown = _fuego_number(card.rank) if card.rank else _fuego_special(card.kind, _.kind(card))
    if card.base is card:
        return svg(shown)
    star = f'<g style="color:#FFD9A0">{use("a-star", 66, 6, 26)}</g>'
    return svg(shown + '<circle cx="79" cy="19" r="16" fill="#3A1710"/>' + star)


def small(card: Card, _: Words) -> str:
    """Draw a large number over a flood that rises with it, or a special's symbol."""
    if not card.rank:
        sign = use(SIGNS[card.kind], 12, 32, 76)
        return svg(paper("#3A1710", "#FFB36B", 0.9) + f'<g style="{SPECIAL}">{sign}</g>')
    flood = (
        f'<path d="M.75 {140 - card.rank * 5.2:.0f}H99.25V130a9 9 0 0 1-9 9.25H9.75a9 9 0 0 1-9'
        f'-9.25z" fill="{heat(card.rank)}" opacity=".55"/>'
    )
    top, high = (38, 62) if card.rank > 9 else (26, 82)
    shown = numeral(card.rank, 50, top, high, "#4A1508", anchor=0.5)
    return svg(paper("#FFF7EA", "#000", 0.25) + flood + shown)


def heat(rank: int) -> str:
    """Return the colour of a number from 1, bright, to 10, dark, as "#RRGGBB".

    The lightness falls evenly, so that the order can be seen without seeing the hue.
    """
    bright, orange, ember = (252, 214, 120), (233, 110, 30), (150, 32, 12)
    along = (rank - 1) / 9 * 2
    first, last, part = (bright, orange, along) if along < 1 else (orange, ember, along - 1)
    mixed = [round(a + (b - a) * part) for a, b in zip(first, last, strict=True)]
    return "#" + "".join(f"{channel:02X}" for channel in mixed)


def _fuego_number(rank: int) -> str:
    size, colour, low = 34 + rank * 3.4, heat(rank), 134 - rank * 5.2
    crest = f"M.75 {low:.0f}Q30 {low - 10:.0f} 50 {low:.0f}T99.25 {low - 2:.0f}"
    wave = (
        f'<path d="{crest}V130a9 9 0 0 1-9 9.25H9.75a9 9 0 0 1-9-9.25z" fill="{colour}" '
        'opacity=".3"/>'
    )
    flame = use("flame", round(57 - size / 2, 1), round(92 - size / 2, 1), round(size, 1))
    ground = paper("#FFF7EA", "#000", 0.22) + wave + numeral(rank, 7, 9, 34, "#4A1508")
    return ground + f'<g style="--f1:{colour};--f2:#FFE9B8">{flame}</g>'


def _fuego_special(kind: str, title: str) -> str:
    sign = SIGNS[kind]
    return (
        paper("#3A1710", "#FFB36B", 0.55)
        + f'<g style="{SPECIAL}">{use(sign, 7, 9, 25)}{use(sign, 18, 42, 64)}</g>'
        + name(title, "#FFE9D2")
    )


# --- The table ------------------------------------------------------------------------------------

NAMES: Final = (
    *(N_("ones"), N_("twos"), N_("threes"), N_("fours"), N_("fives")),
    *(N_("sixes"), N_("sevens"), N_("eights"), N_("nines"), N_("tens")),
)
# What goes besides numbers, by the specials that do not.
GOES: Final[dict[frozenset[Card], Text]] = {
    frozenset(): N_("{numbers}, or a special."),
    frozenset({BURN}): N_("{numbers}, or a special except Burn."),
}
TAKEN: Final[dict[str, Text]] = {
    "fuego.incendio_shield": P_(
        "An Incendio passes the attack on. Else one card is picked up.",
        "An Incendio passes the attack on. Else {n} cards are picked up.",
    ),
    "fuego.ya_burnt": P_(
        "The last to slap picks up one card.", "The last to slap picks up {n} cards."
    ),
    "fuego.face_down": P_(
        "If it does not fit, one card is picked up.",
        "If it does not fit, it is picked up with the pile: {n} cards.",
    ),
    "mine": P_("Nothing fits? You pick up one card.", "Nothing fits? You pick up {n} cards."),
    "": P_(
        "Nothing fits? Then one card is picked up.", "Nothing fits? Then {n} cards are picked up."
    ),
}
ARRANGING: Final = N_("Face-up cards may be exchanged now. The lowest number in hand begins.")


def table(view: FuegoView, words: Words) -> wire.HeatMore:
    """Return what the heat shows: what goes on the pile now, and what it costs if nothing does."""
    lit = _lit(view)
    return {
        "pile": "play",
        "turned": "turned up",
        "cells": [
            {"label": str(card.rank), "colour": heat(card.rank), "on": card in lit}
            for card in NUMBERS
        ],
        "special": {"label": words(N_("special")), "on": any(not card.rank for card in lit)},
        "goes": _goes(view, lit, words),
        "taken": _taken(view, words),
        "alike": _alike(view, words),
        "ways": {
            "1": words(N_("Play goes clockwise.")),
            "-1": words(N_("Play goes counter-clockwise.")),
        },
        "gone": {"draw": words(N_("gone"))},
        "race": SIGNS["ya burnt"] if view.why == "fuego.ya_burnt" else None,
        "choices": _choices(view, words),
    }


def _lit(view: FuegoView) -> list[Card]:
    """The cards that go on the pile now; none while nobody plays on it."""
    idle = ("", "fuego.swap", "fuego.incendio_shield", "fuego.ya_burnt")
    return [] if view.why in idle else fitting(view)


def _goes(view: FuegoView, lit: list[Card], words: Words) -> Rich:
    """What goes on the pile now, in words."""
    if view.outcome or not view.why:
        return []
    if view.why == "fuego.swap":
        return [words(ARRANGING)]
    if view.opener >= 0:
        if view.opener != view.seat:
            return [words(N_("The lowest number begins."))]
        first = N_("{numbers}: the lowest number begins.")
        return Sentence(first, {"numbers": _run(lit, words)}).rich(words)
    leads_blank = view.legal and all(move.card in BLANKS for move in view.legal)
    if not lit or leads_blank:  # the prompt says what is played then (fuego.lead_blank)
        return []
    without = frozenset(card for card in FACES if not card.rank and card not in lit)
    goes = GOES.get(without, N_("{numbers}, or a special except Burn and Invisible."))
    return Sentence(goes, {"numbers": _run(lit, words)}).rich(words)


def _taken(view: FuegoView, words: Words) -> str:
    """How many cards a pick-up is; "" while nobody may have to pick up."""
    plays = view.why not in ("", "fuego.swap") and view.opener < 0
    if not plays or not (view.pile or view.why == "fuego.ya_burnt"):
        return ""
    mine = "mine" if view.seat == view.on_turn and view.why == "fuego.turn" else ""
    return words(TAKEN.get(view.why, TAKEN[mine]), n=picked_up(view))


def _run(lit: list[Card], words: Words) -> dict[str, str]:
    """The numbers that go, in words: they follow each other."""
    ranks = [card.rank for card in lit if card.rank]
    low, high, last = ranks[0], ranks[-1], len(NUMBERS)
    if (low, high) == (1, last):
        return {"b": words(N_("Any number"))}
    if low == high:
        return {"b": str(low)}
    text = N_("{n} or higher") if high == last else N_("{n} or lower")
    return {"b": words(text, n=low if high == last else high)}


def _alike(view: FuegoView, words: Words) -> wire.Alike | None:
    """How many alike lie on top of the pile, from two on; four burn it, if the deck has four."""
    n = alike_on_top(view)
    if n < 2:
        return None
    top = view.pile[-1]
    if table_of(view).copies[top] < FOUR:
        return None
    kind = words(NAMES[top.rank - 1]) if top.rank else words.card(top)
    name = words(N_("{kind} on top"), kind=kind)
    say = N_("{n} of the four alike that burn the pile")
    return {"n": n, "of": FOUR, "name": name, "say": words(say, n=n)}


def _choices(view: FuegoView, words: Words) -> dict[str, wire.ChoiceData]:
    """By the text of a move: as which card it is played, and to which side."""
    return {
        move.text: {
            "face": move.into.text if move.into else None,
            "side": SIDES.get(move.word, 0),
            "to": _to(view, move.into or move.card, SIDES.get(move.word, 0), words),
        }
        for move in view.legal
        if move.verb == "play" and (move.word or move.into)
    }


def _to(view: FuegoView, card: Card | None, side: int, words: Words) -> str:
    """Whom a card hits that is played to a side, or towards whom the hands go."""
    if not side:
        return ""
    name = view.names[(view.me + side) % view.players]
    text = {BURN_BABY_BURN: N_("attacks {name}"), BACKDRAFT: N_("your hand goes to {name}")}
    return words(text[card], name=name) if card in text else name


def seat(view: FuegoView, seat: int, words: Words) -> wire.LayersMore:
    """Return the layers before a seat: face up on face down, and from which it plays now."""
    upper, lower = f"up {seat}", f"down {seat}"
    names = ["hand", upper, lower]
    playing = view.in_play[seat].replace(f"hand {seat}", "hand")
    layers = [*(view.zone(zone) for zone in (f"hand {seat}", upper, lower))]
    labels = (words(N_("hand")), words(N_("face up")), words(N_("face down")))
    sparks = any(zone.role in ("up", "down") and len(zone) for zone in view.zones.values())
    return {
        "upper": upper,
        "lower": lower,
        "spots": SPARK if sparks else 0,
        "layer": ("hand", "upper", "lower")[names.index(playing)],
        "opens": _opens(view, seat, playing, words),
        "locked": view.why != "fuego.swap",
        "steps": [
            {"label": label, "n": len(zone)} for label, zone in zip(labels, layers, strict=True)
        ],
    }


def _opens(view: FuegoView, seat: int, playing: str, words: Words) -> str:
    """When the layers open that do not lie open yet."""
    if view.why == "fuego.swap":
        return words(N_("to exchange with your hand"))
    if playing == f"up {seat}":
        return words(N_("in play when no face-up card is left"))
    stock = len(view.zone("draw"))
    empty = (
        N_("in play when hand and Draw Pile are empty")
        if stock
        else N_("in play when your hand is empty")
    )
    return words(empty)


# --- The tile in the lobby ------------------------------------------------------------------------

LINE: Final = N_("As high or higher, or you pick up the whole pile.")
TOPIC: Final = N_("waiting times")


def picture(draw: Draw, _words: Words) -> list[Piece]:
    """Return cards that rise in heat, and two specials."""
    return [
        Piece(draw("3"), Place(-112, 10, 78, -12), Place(-28, 6, 58, -12)),
        Piece(draw("6"), Place(-58, 2, 78, -5)),
        Piece(draw("9"), Place(-2, -2, 78, 1), Place(0, 0, 58, -1)),
        Piece(draw("burn"), Place(56, 2, 78, 7), Place(29, 8, 58, 12)),
        Piece(draw("backdraft"), Place(110, 12, 78, 13)),
    ]
