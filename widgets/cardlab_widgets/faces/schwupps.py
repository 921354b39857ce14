"""How Schwupps looks: its pieces, its table, and its tile in the lobby."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from cardlab.engine.knowledge.view import View
from cardlab.engine.table.cards import Card
from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import N_, Rich, Sentence, Text, Words
from cardlab.games.schwupps.rules import (
    AGGRAVATION,
    OWN_PILE,
    PLACES,
    ROWS,
    STEPS,
    SchwuppsView,
    ring,
)
from cardlab.games.schwupps.words import WORDS
from cardlab_widgets import wire
from cardlab_widgets.faces import Draw
from cardlab_widgets.faces.svg import DARK, back, name, numeral, paper, svg, use
from cardlab_widgets.faces.tiles import Piece, Place

FORM: Final = "lanes"
SYMBOLS: Final = Path(__file__).with_suffix(".svg").read_text(encoding="utf-8")
INKS: Final = {
    "s-purple": "--sf: #cc79a7; --si: #7a2a5b; --st: #fae8f2; --sb: #943c72; --sx: #fff;",
}
BY_SUIT: Final = N_("by colour")
STYLE: Final = {  # of the table: its felt, in light and in dark
    "": "--felt-hi: #34629c; --felt: #264b7c; --felt-lo: #1c3a62;",
    '[data-theme="dark"]': "--felt-hi: #24446e; --felt: #193252; --felt-lo: #11243d;",
}
EMBLEM: Final = svg(f'<g style="color:#3E74B5">{use("a-whoosh", 0, 20, 100)}</g>')
BACK: Final = svg(back("#3E74B5", "#DCE9F8", "a-whoosh"), "cl-back")

FOOT: Final = {
    "+1": N_("one above"),
    "+2": N_("two above"),
    "-1": N_("one below"),
    "-2": N_("two below"),
    "same number": N_("same number"),
    "same colour": N_("same colour"),
    "colour or number": N_("one of the two"),
}


def face(card: Card, _: Words) -> str:
    """Draw a number in full colour, an angry face, or a rule card that shows what fits."""
    if card.kind == "number":
        inks = "--sf:var(--sx);--si:var(--sx);--st:var(--sb)"
        sign = f'<g style="{inks}">{use(card.suit, 8, 45, 19)}</g>'
        disc = '<circle cx="56" cy="88" r="36" fill="#FFFDF8"/>'
        corner = numeral(card.rank, 7, 9, 30, "var(--sx)")
        body = corner + sign + disc + numeral(card.rank, 56, 66, 44, "var(--si)", 0.5)
        return svg(paper("var(--sb)", "#000", 0.25) + body, f"s-{card.suit}")
    if card.kind == "aggravation":
        sign = f'<g style="color:#fff">{use("a-whoosh", 7, 8, 28)}{use("a-grump", 20, 40, 62)}</g>'
        return svg(paper("#2B2F38", "#fff", 0.3) + sign + name(_("Aggravation"), "#fff"))
    line = (
        '<rect x="6" y="6" width="88" height="128" rx="6" fill="none" stroke="#1E2A3C" '
        'stroke-width="2" stroke-dasharray="1 6" stroke-linecap="round" opacity=".55"/>'
    )
    return svg(paper("#DDE7F3", DARK, 0.35) + line + _rule(card.kind) + _foot(_(FOOT[card.kind])))


def _foot(text: str) -> str:
    """The name of a rule, on two lines where one would reach the edge of the card."""
    first, _, rest = text.partition(" ")
    if len(text) < 10 or not rest:
        return name(text, DARK, 122)
    return name(first, DARK, 111) + name(rest, DARK, 125)


def small(card: Card, _: Words) -> str:
    """Draw the number with the suit below it, the angry face, or the sign of a rule."""
    if card.kind == "number":
        height = 82 if card.rank < 10 else 62
        number = numeral(card.rank, 50, 10, height, "var(--sx)", 0.5)
        inks = "--sf:var(--sx);--si:var(--sx);--st:var(--sb)"
        sign = f'<g style="{inks}">{use(card.suit, 32, 98, 36)}</g>'
        return svg(paper("var(--sb)", "#000", 0.25) + number + sign, f"s-{card.suit}")
    if card.kind == "aggravation":
        return svg(paper("#2B2F38", "#fff", 0.3) + use("a-grump", 12, 32, 76))
    if card.kind in STEPS:
        return svg(paper("#DDE7F3", DARK, 0.35) + numeral(card.kind, 50, 36, 66, DARK, 0.5))
    return svg(
        paper("#DDE7F3", DARK, 0.35) + f'<g transform="translate(0 8)">{_rule(card.kind)}</g>'
    )


def _rule(kind: str) -> str:
    """What fits: a step, the same number (#), the same colour (a drop), or either."""
    drop = '<g class="s-blue">{}</g>'
    if kind == "same number":
        return "".join(numeral(sign, x, 44, 36, DARK, 0.5) for sign, x in zip("#=#", (22, 50, 78)))  # noqa: B905
    if kind == "same colour":
        drops = drop.format(use("blue", 5, 42, 33) + use("blue", 62, 42, 33))
        return drops + numeral("=", 50, 46, 30, DARK, 0.5)
    if kind == "colour or number":
        slash = f'<path d="M62 34 40 92" stroke="{DARK}" stroke-width="4" stroke-linecap="round"/>'
        return drop.format(use("blue", 8, 34, 38)) + numeral("#", 76, 46, 38, DARK, 0.5) + slash
    return numeral(kind, 50, 36, 54, DARK, 0.5)


# --- The table ------------------------------------------------------------------------------------

# What a pile takes, by the kind of its rule: as a sentence, and without the verb for a phone.
FITS: Final[dict[str, tuple[Text, Text]]] = {
    "same colour": (N_("fits {suit}"), N_("{suit}")),
    "colour or number": (N_("fits {suit} or any {n}"), N_("{suit} or {n}")),
    "": (N_("fits any {n}"), N_("any {n}")),  # a number: that of the top, or a step from it
}
# A lever: its sign, what stands on it, and who takes how many cards then.
LEVERS: Final = {
    "schwupp": ("a-whoosh", N_("Schwupp"), N_("take {n}")),
    "aggravate": ("a-grump", N_("Aggravate"), N_("give {n}")),
}


def table(view: View, words: Words) -> wire.LanesTable:
    """Return the lanes, each with its levers and what its piles take, and the piles around them."""
    seen = cast(SchwuppsView, view)
    verbs = {move.verb for move in view.legal}
    return {
        "lanes": [_lane(seen, row, words) for row in ROWS],
        "next": _next(view, words),
        "used": _side(view, "schwupps discard", N_("discard"), N_("discard"), words),
        "common": _side(view, "common", N_("common pile"), N_("common"), words),
        "must": "schwupp" in verbs and not verbs & {"play", "aggravate", "end"},
    }


def seat(view: View, at: int, words: Words) -> wire.LanesSeat:
    """Return how many cards a player has still to lay: a number, and a part of those dealt."""
    left = cast(SchwuppsView, view).left[at]
    return {
        **_side(view, f"own {at}", N_("personal pile"), N_("mine"), words),
        "left": left,
        "part": min(100, round(100 * left / OWN_PILE[view.players])),
        "to_go": words(N_("cards")),
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
        "levers": [_lever(view, verb, row, words) for verb in verbs if view.seat is not None],
        "spots": [_spot(view, i, words) for i in ROWS[row]],
    }


def _lever(view: SchwuppsView, verb: str, row: str, words: Words) -> wire.Lever:
    move = Move(view.seat or 0, verb, word=row)
    sign, label, note = LEVERS[verb]
    wins = verb == "aggravate" and len(view.hand) == 1 and not view.zones[f"own {view.seat}"]
    # Of a card that wins nobody takes one; and there may be none (schwupps.common_out).
    taken = 0 if wins else min(1, len(view.zones["common"]))
    return {
        "choice": move.text,
        "say": WORDS.label(move, ()).text(words),
        "sign": sign,
        "label": words(label),
        "note": words(note, n=taken),
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
        "label": [words(N_("the next rule"))],
        "note": Sentence(N_("{n} under it"), of).rich(words),
        "short": words(N_("next rule")),
        "short_note": words(N_("{n} left")).format(n=n),
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


# --- The tile in the lobby ------------------------------------------------------------------------

LINE: Final = N_("Two rows of rules that move. Use up your personal pile and your hand first.")
TOPIC: Final = N_("counting on a ring")
BELT: Final = (
    '<svg viewBox="0 0 300 104" aria-hidden="true"><path d="M8 8H262l34 44-34 44H8z" '
    'fill="#ffffff1c" stroke="#ffffff4d" stroke-width="2" stroke-linejoin="round"/></svg>'
)


def picture(draw: Draw, _words: Words) -> list[Piece]:
    """Return a lane that runs to the right, with two rules and two numbers."""
    return [
        Piece(BELT, Place(0, 0, 316), Place(0, 0, 116)),
        Piece(draw("+2"), Place(-102, 0, 60), Place(-28, 0, 42)),
        Piece(draw("purple 5"), Place(-38, 0, 60), Place(18, 0, 42)),
        Piece(draw("colour or number"), Place(30, 0, 60)),
        Piece(draw("green 9"), Place(94, 0, 60)),
    ]
