"""How Sweet & Spicy looks: its pieces, its table, and its tile in the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from cardlab.engine.knowledge.view import ZoneView
from cardlab.engine.table.cards import Card
from cardlab.engine.text.words import N_, P_, Rich, Sentence, Text, Words
from cardlab.games.spicy.rules import DECLARABLE, FOLLOWS, TOTAL_WILD, SpicyView, is_right
from cardlab.games.spicy.words import is_near_the_end
from cardlab_widgets import wire
from cardlab_widgets.faces import Draw
from cardlab_widgets.faces.spicy_talk import line
from cardlab_widgets.faces.svg import DARK, LIGHT, back, name, numeral, paper, svg, use
from cardlab_widgets.faces.tiles import Piece, Place

FORM: Final = "claim"
SYMBOLS: Final = Path(__file__).with_suffix(".svg").read_text(encoding="utf-8")
INKS: Final = {
    "s-chili": "--sf: #d55e00; --si: #9c3800; --st: #ffeee0;",
    "s-lemon": "--sf: #f2c230; --si: #6b4e00; --st: #fff7d6;",
    "s-pepper": "--sf: #5b6372; --si: #2b313b; --st: #e9ecf1;",
}
BY_SUIT: Final = N_("by spice")
STYLE: Final = {  # of the table: its felt, in light and in dark
    "": "--felt-hi: #74365c; --felt: #5b2748; --felt-lo: #481d39;",
    '[data-theme="dark"]': "--felt-hi: #4e2440; --felt: #3b1930; --felt-lo: #2c1124;",
}
EMBLEM: Final = svg(use("chili", 0, 20, 100), "s-chili")
BACK: Final = svg(back("#8A3A66", "#F6D9E8", "chili"), "cl-back")

SPICES: Final = ("chili", "lemon", "pepper")


def face(card: Card, _: Words) -> str:
    """Draw number and spice; an any spice or any number card says what it lacks."""
    if card.kind == "number":
        corner = numeral(card.rank, 7, 9, 30) + use(card.suit, 6, 45, 23)
        return svg(paper() + corner + use(card.suit, 26, 58, 68), f"s-{card.suit}")
    return {
        "any spice": _any_spice,
        "any number": _any_number,
        "total wild": _total_wild,
        "trophy": _trophy,
        "game end": _game_end,
    }[card.kind](_)


def small(card: Card, _: Words) -> str:
    """Draw a piece for less than 48 px: one large sign, and the spice below a number."""
    if card.kind == "number":
        high = 62 if card.rank == 10 else 82
        sign = numeral(card.rank, 50, 8, high, anchor=0.5) + use(card.suit, 31, 96, 38)
        return svg(paper() + sign, f"s-{card.suit}")
    white = paper("#FFFDF8", "#000", 0.2)
    return {
        "any spice": svg(white + _spices(_LARGE_SPICES)),
        "any number": svg(white + numeral("1-10", 50, 50, 38, DARK, 0.5)),
        "total wild": svg(paper("#5B2346", "#000", 0.25) + _golden("a-star")),
        "trophy": svg(paper("#4A2A5E", "#000", 0.25) + use("trophy", 12, 32, 76)),
        "game end": svg(paper("#20242C", "#fff", 0.3) + _golden("i-stop")),
    }[card.kind]


def _golden(sign: str) -> str:
    return f'<g style="color:#FFD24A">{use(sign, 12, 32, 76)}</g>'


_LARGE_SPICES: Final = [(27.0, 10.0, 46.0), (4.0, 78.0, 46.0), (50.0, 78.0, 46.0)]


def _spices(places: list[tuple[float, float, float]]) -> str:
    return "".join(
        f'<g class="s-{spice}">{use(spice, x, y, size)}</g>'
        for spice, (x, y, size) in zip(SPICES, places, strict=True)
    )


def _any_spice(_: Words) -> str:
    row = _spices([(7, 8, 18), (26, 8, 18), (45, 8, 18)])
    large = _spices([(33, 34, 34), (14, 64, 34), (53, 64, 34)])
    foot = _foot(_("every spice"), _("no number"))
    return svg(paper("#FFFDF8", "#000", 0.2) + row + large + foot)


def _foot(right: str, wrong: str) -> str:
    """Draw in what a half wild is right, and below it in what it is wrong."""
    first = name(right, "#3B3F4A", 119, is_one_line=True)
    return first + name(wrong, "#9E2F12", 132, is_one_line=True)


def _any_number(_: Words) -> str:
    digits = "".join(
        numeral(k, 20 + (k - 1) % 3 * 30 if k < 10 else 50, 36 + (k - 1) // 3 * 18, 14, DARK, 0.5)
        for k in range(1, 11)
    )
    corner = (
        numeral(1, 8, 9, 19, DARK) + numeral("-", 24, 9, 19, DARK) + numeral(10, 42, 9, 19, DARK)
    )
    foot = _foot(_("every number"), _("no spice"))
    return svg(paper("#FFFDF8", "#000", 0.2) + corner + digits + foot)


def _total_wild(_: Words) -> str:
    star = f'<g style="color:#FFD24A">{use("a-star", 22, 14, 56)}</g>'
    strip = f'<rect x="7" y="78" width="86" height="32" rx="8" fill="{LIGHT}"/>'
    three = _spices([(12, 82, 24), (38, 82, 24), (64, 82, 24)])
    title = name(_("Total Wild"), LIGHT, is_one_line=True)
    return svg(paper("#5B2346", "#000", 0.25) + star + strip + three + title)


def _trophy(_: Words) -> str:
    return svg(
        paper("#4A2A5E", "#000", 0.25) + use("trophy", 16, 26, 68) + name(_("Trophy"), LIGHT)
    )


def _game_end(_: Words) -> str:
    sign = f'<g style="color:#FFD24A">{use("i-stop", 22, 34, 56)}</g>'
    return svg(paper("#20242C", "#fff", 0.3) + sign + name(_("Game End"), LIGHT))


# --- The table ------------------------------------------------------------------------------------

ENOUGH: Final = 2  # trophies that win at once (spicy.end_two)
QUIET: Final = ("pass", "wait", "without", "peek", "reveal")  # moves that are only outlined
TRAITS: Final[dict[str, wire.Trait]] = {
    "number": "number",
    "spice": "suit",
    "": "",
}  # the part of a face

SAYS: Final = N_("{name} says {card}")
YOU_SAY: Final = N_("You say {card}")
SAY: Final = N_("Say {card}")
NO_NUMBER: Final = N_("it is not {number}")
NO_SPICE: Final = N_("it is not {suit}")
AGAIN: Final = N_("press once more")
TRAIL: Final = N_("Said on this stack")
ON_STACK: Final = P_("One card on the stack.", "{n} cards on the stack.")
OWN: Final = N_("You played {card}.")
WINS: Final = P_("If you are right, you win the card.", "If you are right, you win {n} cards.")
COSTS: Final = P_(
    "If not, {owner} wins it and you draw 2.", "If not, {owner} wins them and you draw 2."
)
COSTS_THE_GAME: Final = N_("If not, {owner} wins the game.")
COSTS_THE_LAST: Final = P_(
    "If not, {owner} wins it, and the game ends.", "If not, {owner} wins them, and the game ends."
)
FOR_A_TROPHY: Final = N_("If nobody challenges {owner}'s last card, it wins a trophy.")
FOR_THE_GAME: Final = N_("If nobody challenges {owner}'s last card, it wins the game.")
FOR_THE_LAST: Final = N_(
    "If nobody challenges {owner}'s last card, it wins a trophy and ends the game."
)
WILD: Final = N_("Nobody can challenge a Total Wild.")
LET_THROUGH: Final = N_("Nobody challenged this last card: now it is safe.")

TRUTHS: Final = {  # of what I could say of a card of mine
    "t": N_("You would tell the truth."),
    "n": N_("A bluff: the number would be wrong."),
    "s": N_("A bluff: the spice would be wrong."),
    "b": N_("A bluff: number and spice would be wrong."),
    "w": N_("Nobody can challenge a Total Wild."),
}

DOUBTED: Final = {  # what a challenger said
    "number": N_("{name}: wrong number!"),
    "spice": N_("{name}: wrong spice!"),
    "": N_("{name} turned it up and named nothing."),
    "you": N_("You turned it up and named nothing."),
}
VERDICTS: Final = {
    ("number", True): N_("The number is right."),
    ("number", False): N_("The number is wrong."),
    ("spice", True): N_("The spice is right."),
    ("spice", False): N_("The spice is wrong."),
    ("", True): N_("Nothing was named: that loses."),
}
COUNTS: Final = N_("You wanted to challenge too, but {name}'s challenge counts.")
IT_IS: Final = N_("{owner} said {declared}, and it is {card}.")
IT_IS_YOURS: Final = N_("You said {declared}, and it is {card}.")
TAKES: Final = P_("{name} takes the card.", "{name} takes {n} cards.")
YOU_TAKE: Final = P_("You take the card.", "You take {n} cards.")

LEFT: Final = P_("one trophy left", "{n} trophies left")
TWO_WIN: Final = N_("a second trophy wins")
CUPS: Final = N_("{n} of {all} trophies")
WON: Final = P_("{n} won", "{n} won")
HOLDS_WILD: Final = N_("holds a Total Wild")
TALLY: Final = N_("trophies +{cups}, won cards +{won}, hand -{held}")
WITH_WILDS: Final = P_("{points} (Total Wild: {share})", "{points} ({n} Total Wilds: {share})")


def table(view: SpicyView, words: Words) -> wire.ClaimTable:
    """Return what the form of the table shows beside zones and moves."""
    return {
        "stack": "stack",
        "backs": _backs(view),
        "shelf": ["deck", "wilds"] if view.options["total_wild"] else ["deck"],
        "near": is_near_the_end(view),
        "prize": _prize(view, words),
        "claim": _claim(view, words),
        "talk": _talk(view, words),
        "doubts": _doubts(view, words),
        "again": words(AGAIN),
        "quiet": [i for i, move in enumerate(view.legal) if move.verb in QUIET],
        "stake": _stake(view, words),
        "trail": _trail(view, words),
        "trail_label": words(TRAIL),
        "says": _says(view),
        "say": words(SAY),
        "truths": {code: words(text) for code, text in TRUTHS.items()},
        "reveal": _reveal(view, words),
    }


def _prize(view: SpicyView, words: Words) -> wire.Prize:
    """The trophies in the middle."""
    left = len(view.zone("trophies"))
    has_one = any(view.zone(f"trophies {seat}") for seat in range(view.players))
    wins = [words(TWO_WIN)] if left and has_one else []
    return {
        "zone": "trophies",
        "symbol": "trophy",
        "left": left,
        "all": 3,
        "text": [words(LEFT, n=left), *wins],
        "label": words(CUPS, n=left, all=3),
    }


def seat(view: SpicyView, seat: int, words: Words) -> wire.ClaimSeat:
    """Return what lies before a seat: won cards, trophies, and whether a Total Wild is held."""
    won, cups = len(view.zone(f"won {seat}")), len(view.zone(f"trophies {seat}"))
    hand = view.zone(f"hand {seat}")
    data: wire.ClaimSeat = {
        "won": {"zone": f"won {seat}", "n": won, "text": words(WON, n=won)},
        "cups": {
            "zone": f"trophies {seat}",
            "symbol": "trophy",
            "n": cups,
            "all": ENOUGH,
            "label": words(CUPS, n=cups, all=ENOUGH),
        },
        "wild": words(HOLDS_WILD) if TOTAL_WILD in hand and seat != view.seat else "",
        "wild_card": TOTAL_WILD.text,
    }
    return data if seat != view.seat else {**data, "truth": _truth(view)}


def tally(view: SpicyView, seat: int, words: Words) -> str:
    """Return what a seat's points are made of (spicy.score); a Total Wild shows by its back."""
    cups = 10 * len(view.zone(f"trophies {seat}"))
    won, held = (_worth(view.zone(f"{role} {seat}"), words) for role in ("won", "hand"))
    return words(TALLY, cups=cups, won=won, held=held)


def _worth(zone: ZoneView, words: Words) -> str:
    """Return the points of cards (spicy.score), and how many of them Total Wilds make."""
    wilds = sum(card is TOTAL_WILD for card in zone)
    points = len(zone) + 4 * wilds
    return words(WITH_WILDS, n=wilds, points=points, share=5 * wilds) if wilds else str(points)


def _named(view: SpicyView, seat: int, words: Words) -> wire.Named:
    """A player by name; I am "You"."""
    return {"seat": seat, "name": words(N_("You")) if seat == view.seat else view.names[seat]}


def _rich(view: SpicyView, text: Text, words: Words, seat: int = -1, **fields: Any) -> Rich:
    """A sentence in parts; ``seat`` is the player that it names."""
    if seat >= 0:
        fields["name"] = fields["owner"] = _named(view, seat, words)
    return Sentence(text, fields).rich(words)


# --- What is claimed ------------------------------------------------------------------------------


def _backs(view: SpicyView) -> list[str]:
    """The Total Wilds of the stack, whose backs show what they are; "" for each other card."""
    return [card.text if card is TOTAL_WILD else "" for card in view.zone("stack").cards]


def _claim(view: SpicyView, words: Words) -> wire.Claim | None:
    """The last declaration on the stack."""
    declared, owner = view.declared, view.owner
    if declared is None:
        return None
    says = YOU_SAY if owner == view.seat else SAYS
    card = {"card": declared.text}
    return {
        "seat": owner,
        "card": declared.text,
        "text": _rich(view, says, words, owner, card=card),
        "sure": view.zone("stack").top is TOTAL_WILD,
    }


def _talk(view: SpicyView, words: Words) -> wire.Talk | None:
    """What the player says to it; I say nothing by myself."""
    spoken = line(view)
    if not spoken or view.owner == view.seat:
        return None
    return {"seat": view.owner, "text": words(spoken)}


def _trail(view: SpicyView, words: Words) -> list[wire.Claimed]:
    """All that was declared on this stack, the first one first."""
    return [{**_named(view, seat, words), "card": card} for seat, card in view.trail]


# --- What a challenge would win and cost ----------------------------------------------------------


def _doubts(view: SpicyView, words: Words) -> list[wire.Doubt]:
    """The challenges offered, each with the part of the face that it doubts."""
    declared = view.declared
    if declared is None:
        return []
    why = {
        "number": words(NO_NUMBER, number=declared.rank),
        "spice": words(NO_SPICE, suit=words.suit(declared.suit)),
    }
    return [
        {"index": i, "trait": TRAITS[move.word], "why": why[move.word]}
        for i, move in enumerate(view.legal)
        if move.verb == "challenge"
    ]


def _stake(view: SpicyView, words: Words) -> list[Rich]:
    """What is at stake, in words."""
    stack = view.zone("stack")
    if view.declared is None:
        return []
    if any(move.verb == "challenge" for move in view.legal):
        wins = _rich(view, WINS, words, n=len(stack))
        costs, last = _lost_challenge(view)
        return [
            wins,
            _rich(view, costs, words, view.owner, n=len(stack)),
            *([_rich(view, last, words, view.owner)] if last else []),
        ]
    lines = [_rich(view, ON_STACK, words, n=len(stack))]
    if stack.top is TOTAL_WILD:
        lines.append(_rich(view, WILD, words))
    elif not view.open_to_challenge:
        lines.append(_rich(view, LET_THROUGH, words))
    elif view.owner == view.seat and stack.top is not None:
        lines.append(_rich(view, OWN, words, card={"card": stack.top.text}))
    return lines


def _lost_challenge(view: SpicyView) -> tuple[Text, Text | None]:
    """What a lost challenge costs, and what an unchallenged last card wins.

    Both bring a last card a trophy (spicy.trophy), and perhaps the end, at which nobody draws: its
    player's second trophy wins (spicy.end_two), the last of all ends the game (spicy.end_all).
    """
    if view.hand_sizes[view.owner]:
        return COSTS, None
    if len(view.zone(f"trophies {view.owner}")) == ENOUGH - 1:
        return COSTS_THE_GAME, FOR_THE_GAME
    if len(view.zone("trophies")) == 1:
        return COSTS_THE_LAST, FOR_THE_LAST
    return COSTS, FOR_A_TROPHY


# --- What I could say -----------------------------------------------------------------------------


def _fitting(view: SpicyView) -> Sequence[Card]:
    """What may be declared now by the rules."""
    return FOLLOWS[view.declared.text if view.declared else ""]


def _sayable(view: SpicyView) -> Sequence[Card]:
    """What I could declare now, mistakes too where a house rule allows them.

    It is nothing where I play no card.
    """
    if not any(move.verb == "play" for move in view.legal):
        return ()
    return DECLARABLE if view.options["etiquette"] else _fitting(view)


def _says(view: SpicyView) -> list[wire.Saying]:
    return [
        {
            "card": card.text,
            "fits": card in _fitting(view),
        }
        for card in _sayable(view)
    ]


def _truth(view: SpicyView) -> dict[str, str]:
    """For each card of mine, how true it would be to say each of what may be said: a code each."""
    says = _sayable(view)
    return {
        card.text: "".join(_code(card, declared) for declared in says)
        for card in dict.fromkeys(view.hand)
        if says
    }


def _code(card: Card, declared: Card) -> str:
    """A key of :data:`TRUTHS`."""
    if card is TOTAL_WILD:
        return "w"
    number, spice = (is_right(card, declared, trait) for trait in ("number", "spice"))
    return ("t" if number else "n") if spice else ("s" if number else "b")


# --- What was revealed ----------------------------------------------------------------------------


def _reveal(view: SpicyView, words: Words) -> wire.RevealData | None:
    """The last challenge, until a new stack is opened."""
    reveal = view.reveal
    if reveal is None:
        return None
    right = reveal.winner == reveal.owner
    cards = {"declared": {"card": reveal.declared}, "card": {"card": reveal.card}}
    is_mine, is_won_by_me = reveal.owner == view.seat, reveal.winner == view.seat
    it_is = IT_IS_YOURS if is_mine else IT_IS
    takes = YOU_TAKE if is_won_by_me else TAKES
    is_mistake_of_mine = not reveal.trait and reveal.challenger == view.seat
    doubt = DOUBTED["you" if is_mistake_of_mine else reveal.trait]
    is_slower = view.seat in reveal.slower
    counts = [_rich(view, COUNTS, words, reveal.challenger)] if is_slower else []
    return {
        "card": reveal.card,
        "declared": reveal.declared,
        "challenger": reveal.challenger,
        "owner": reveal.owner,
        "winner": reveal.winner,
        "cards": reveal.cards,
        "trait": TRAITS[reveal.trait],
        "right": right,
        "plain": view.deck.card(reveal.card).kind == "number",
        "zone": f"won {reveal.winner}",
        "doubt": _rich(view, doubt, words, reveal.challenger),
        "verdict": words(VERDICTS[reveal.trait, right]),
        "lines": [
            *counts,
            _rich(view, it_is, words, reveal.owner, **cards),
            _rich(view, takes, words, reveal.winner, n=reveal.cards),
        ],
    }


# --- The tile in the lobby ------------------------------------------------------------------------

LINE: Final = N_("Play a card face down and name it. Is it true?")
TOPIC: Final = N_("Bayes' rule")


def picture(draw: Draw, words: Words) -> list[Piece]:
    """Return a stack of backs, on it the card that somebody claims to have played."""
    claim = escape(words(N_("Chili 9!")))
    return [
        Piece(draw("back"), Place(-86, 14, 84, -8), Place(-12, 22, 60, -8)),
        Piece(draw("back"), Place(-78, 11, 84, -2)),
        Piece(draw("chili 9"), Place(-62, 12, 84, 6), Place(-2, 18, 60, 5), "ghost"),
        Piece(draw("trophy"), Place(98, 14, 70, 7)),
        Piece(claim, Place(26, -38, 0), Place(0, -42, 0), "say"),
    ]
