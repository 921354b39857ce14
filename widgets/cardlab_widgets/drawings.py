"""The faces of each game's pieces, drawn by us: from a piece, and a language, to its SVG."""

from __future__ import annotations

from cardlab.cards import Card
from cardlab.words import N_, Words
from cardlab_widgets.strokes import back, name, numeral, paper, svg, use

DARK, LIGHT = "#1E2A3C", "#FFF6E6"

# --- Pepper Eights ---------------------------------------------------------------------------

PEPPERS = {"poblano": "a-swap", "jalapeno": "a-reverse", "habanero": "a-all"}


def pepper(card: Card, _: Words) -> str:
    """Number and suit at the corner, one large symbol low right; an eight shows all four suits."""
    css = f"s-{card.suit}"
    if card.kind in PEPPERS:
        sign = f'<g style="color:var(--si)">{use(PEPPERS[card.kind], 7, 9, 27)}</g>'
        body = sign + use(card.suit, 8, 43, 23) + use(card.kind, 29, 38, 64) + name(_.kind(card))
        return svg(paper() + body, css)
    corner = numeral(card.rank, 7, 9, 31) + use(card.suit, 7, 46, 23)
    if card.rank != 8:
        return svg(paper() + corner + use(card.suit, 30, 61, 61), css)
    places = {"red": (50, 51), "yellow": (71, 76), "green": (29, 76), "blue": (50, 101)}
    around = "".join(
        f'<g class="s-{suit}">{use(suit, x, y, 23 if suit != card.suit else 27)}</g>'
        for suit, (x, y) in places.items()
    )
    return svg(paper() + corner + around, css)


# --- Sweet & Spicy ---------------------------------------------------------------------------

SPICES = ("chili", "lemon", "pepper")


def spicy(card: Card, _: Words) -> str:
    """Number and spice; the half wilds show all of one and say what they lack."""
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


def _spices(places: list[tuple[float, float, float]]) -> str:
    return "".join(
        f'<g class="s-{spice}">{use(spice, x, y, size)}</g>'
        for spice, (x, y, size) in zip(SPICES, places, strict=True)
    )


def _any_spice(_: Words) -> str:
    row = _spices([(7, 8, 18), (26, 8, 18), (45, 8, 18)])
    large = _spices([(33, 34, 34), (14, 64, 34), (53, 64, 34)])
    foot = name(_("every spice"), "#3B3F4A", 118) + name(_("no number"), "#9E2F12", 131)
    return svg(paper("#FFFDF8", "#000", 0.2) + row + large + foot)


def _any_number(_: Words) -> str:
    digits = "".join(
        numeral(k, 20 + (k - 1) % 3 * 30 if k < 10 else 50, 36 + (k - 1) // 3 * 18, 14, DARK, 0.5)
        for k in range(1, 11)
    )
    corner = (
        numeral(1, 8, 9, 19, DARK) + numeral("-", 24, 9, 19, DARK) + numeral(10, 42, 9, 19, DARK)
    )
    foot = name(_("every number"), "#3B3F4A", 120) + name(_("no spice"), "#9E2F12", 132)
    return svg(paper("#FFFDF8", "#000", 0.2) + corner + digits + foot)


def _total_wild(_: Words) -> str:
    star = f'<g style="color:#FFD24A">{use("a-star", 22, 14, 56)}</g>'
    strip = f'<rect x="7" y="78" width="86" height="32" rx="8" fill="{LIGHT}"/>'
    three = _spices([(12, 82, 24), (38, 82, 24), (64, 82, 24)])
    return svg(paper("#5B2346", "#000", 0.25) + star + strip + three + name(_("Total Wild"), LIGHT))


def _trophy(_: Words) -> str:
    return svg(
        paper("#4A2A5E", "#000", 0.25) + use("trophy", 16, 26, 68) + name(_("Trophy"), LIGHT)
    )


def _game_end(_: Words) -> str:
    sign = f'<g style="color:#FFD24A">{use("i-stop", 22, 34, 56)}</g>'
    return svg(paper("#20242C", "#fff", 0.3) + sign + name(_("Game End"), LIGHT))


# --- Schwupps --------------------------------------------------------------------------------

FOOT = {
    "+1": N_("one above"),
    "+2": N_("two above"),
    "-1": N_("one below"),
    "-2": N_("two below"),
    "same number": N_("same number"),
    "same colour": N_("same colour"),
    "colour or number": N_("one of the two"),
}


def schwupps(card: Card, _: Words) -> str:
    """Numbers in full colour, the face of aggravation, and rule cards that show what fits."""
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
    foot = name(_(FOOT[card.kind]), DARK, 122)
    return svg(paper("#DDE7F3", DARK, 0.35) + line + _rule(card.kind) + foot)


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


# --- Fuego! ----------------------------------------------------------------------------------

SIGNS = {
    "reverse": "a-reverse",
    "skip": "a-skip",
    "invisible": "a-ghost",
    "burn": "a-burn",
    "incendio": "a-star",
    "burn baby burn": "a-lr",
    "ya burnt": "a-hand",
    "backdraft": "a-draft",
}


def fuego(card: Card, _: Words) -> str:
    """Flames that grow with the number, pale to dark; specials on dark ground."""
    shown = _fuego_number(card.rank) if card.rank else _fuego_special(card.kind, _.kind(card))
    if card.base is card:
        return svg(shown)
    star = f'<g style="color:#FFD9A0">{use("a-star", 66, 6, 26)}</g>'
    return svg(shown + '<circle cx="79" cy="19" r="16" fill="#3A1710"/>' + star)


def heat(rank: int) -> str:
    """Ten steps from bright to ember: the lightness falls evenly, so the order needs no hue."""
    bright, orange, ember = (252, 214, 120), (233, 110, 30), (150, 32, 12)
    along = (rank - 1) / 9 * 2
    first, last, part = (bright, orange, along) if along < 1 else (orange, ember, along - 1)
    mixed = [round(a + (b - a) * part) for a, b in zip(first, last, strict=True)]
    return "#" + "".join(f"{each:02X}" for each in mixed)


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
    inks = "color:#FFD9A0;--f1:#FF8A3D;--f2:#FFE9B8"
    return (
        paper("#3A1710", "#FFB36B", 0.55)
        + f'<g style="{inks}">{use(sign, 7, 9, 25)}{use(sign, 18, 42, 64)}</g>'
        + name(title, "#FFE9D2")
    )


# --- Nacho Pile ------------------------------------------------------------------------------


def nacho_pile(chip: Card, _: Words) -> str:
    """Tortilla chips with their number; wilds blue with a star, spicy ones red."""
    body = use("chip", 0, 0, 100, 92)
    star = f'<g style="color:#FFE08A">{use("a-star", 30, 32, 40)}</g>'
    if chip.base.kind == "wild":
        small = f'<g style="color:#FFE08A">{use("a-star", 42, 14, 16)}</g>'
        inside = small + numeral(chip.rank, 50, 36, 40, "#fff", 0.5) if chip.rank else star
        return svg(body + inside, "c-wild", 92)
    if chip.kind != "number":
        inks = "--sf:#fff;--si:#fff;--st:#C8421A"
        sign = f'<g style="{inks}">{use("chili", 32, 20, 36)}</g>'
        return svg(body + sign + name(_.kind(chip), "#fff", 76), "c-spicy", 92)
    return svg(body + numeral(chip.rank, 50, 34, 42, "#4A2A00", 0.5), "c-num", 92)


# --- Backs -----------------------------------------------------------------------------------

BACKS = {
    "pepper": svg(back("#2E8068", "#CFEBDF", "jalapeno"), "cl-back"),
    "spicy": svg(back("#8A3A66", "#F6D9E8", "chili"), "cl-back"),
    "schwupps": svg(back("#3E74B5", "#DCE9F8", "a-whoosh"), "cl-back"),
    "fuego": svg(back("#A63A1B", "#FFDCC2", "flame"), "cl-back"),
    "nacho_pile": svg(use("bag", 0, 0, 100, 92), "cl-back", 92),
}
