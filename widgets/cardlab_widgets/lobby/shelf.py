"""A page of tiles that lead to other pages, drawn as in the lobby: plain HTML, for Voila."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from cardlab.engine.text.words import N_, Words
from cardlab_widgets.faces.tiles import sprite_of, tile
from cardlab_widgets.lobby.texts import LANGUAGE_NAMES, in_language
from cardlab_widgets.page import css

GAMES: Final = N_("All games")
# The page has the theme's colours from Jupyter, not from a script as the lobby has them.
COLOURS: Final = """<style>.cl-shelf {
  --text: var(--jp-ui-font-color1, #171c21); --muted: var(--jp-ui-font-color2, #55606b);
  --line: var(--jp-border-color2, #d5dae0); --panel2: var(--jp-layout-color2, #f1f4f7);
  --link: var(--jp-content-link-color, #0b5cad); color-scheme: inherit;
  --bad: var(--text); --bad-bg: var(--panel2);
}</style>"""


@dataclass(frozen=True)
class ShelfTile:
    """A tile: the game whose picture it shows, its texts, where it leads, and what that says."""

    game: str
    title: str
    line: str
    more: str
    address: str
    button: str


def shelf(
    title: str,
    about: str,
    tiles: Sequence[ShelfTile],
    addresses: dict[str, str],
    words: Words,
    notice: str = "",
) -> str:
    """Return the page.

    Args:
        title: its heading.
        about: a sentence below it, or "".
        tiles: the tiles, in order.
        addresses: where the page is in each language.
        words: the language of the page.
        notice: why the page is shown in place of what was asked for, or "".

    """
    pictures = {game: tile(game, words.language)["picture"] for game in {t.game for t in tiles}}
    links = [
        f'<a class="cl-link" lang="{language}" href="{escape(address)}">'
        f"{escape(LANGUAGE_NAMES[language])}</a>"
        for language, address in addresses.items()
        if language != words.language
    ]
    games = escape(in_language("lobby.ipynb", words))
    head = (
        '<header class="cl-top"><span class="cl-mark">cardlab</span>'
        f'<a class="cl-link" href="{games}">{escape(words(GAMES))}</a>{"".join(links)}</header>'
    )
    said = f'<div class="cl-said" role="alert">{escape(notice)}</div>' if notice else ""
    inside = "".join(_tile(one, pictures[one.game]) for one in tiles)
    return (
        f"<style>{css('lobby')}</style>{COLOURS}"
        f'<div class="cl-lobby cl-shelf" lang="{words.language}">{sprite_of(pictures, "")}{head}'
        f'{said}<h1 class="cl-heading">{escape(title)}</h1><p class="cl-about">{escape(about)}</p>'
        f'<ul class="cl-tiles">{inside}</ul></div>'
    )


def _tile(shown: ShelfTile, picture: str) -> str:
    to, label = escape(shown.address), escape(f"{shown.button}: {shown.title}")
    return (
        f'<li class="cl-tile" data-game="{shown.game}">'
        f'<a class="cl-pic" href="{to}" aria-hidden="true" tabindex="-1">'
        f'<span class="cl-in">{picture}</span></a><div class="cl-body">'
        f'<h2>{escape(shown.title)}</h2><p class="cl-aim">{escape(shown.line)}</p>'
        f'<p class="cl-more">{escape(shown.more)}</p>'
        f'<a class="cl-btn cl-felt-of" href="{to}" aria-label="{label}">{escape(shown.button)}</a>'
        "</div></li>"
    )
