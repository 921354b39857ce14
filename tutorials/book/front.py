"""The front page's tiles, how strong the bots are, and lists of lessons and rulebooks."""

from __future__ import annotations

from html import escape

import cardlab
from cardlab.bots.rules_of_thumb import measured, playouts
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.rulebook import rulebook
from cardlab_widgets.faces.tiles import sprite_of, tile
from cardlab_widgets.lobby.texts import in_order
from cardlab_widgets.wire import Tile
from tutorials.book.addresses import play
from tutorials.book.markup import html, text
from tutorials.book.words import words


def games() -> list[str]:
    """Return the games, the quickest first."""
    return in_order(cardlab.list_games())


def tiles(docname: str, language: str) -> str:
    """Return a tile for each game: its picture, what it is about, and three ways into it."""
    pictures = {game: tile(game, language) for game in games()}
    sprite = sprite_of({game: data["picture"] for game, data in pictures.items()}, "")
    inside = "".join(_tile(game, data, docname, language) for game, data in pictures.items())
    return html(f'<div class="cl-lobby book-tiles">{sprite}<ul>{inside}</ul></div>')


def _tile(game: str, data: Tile, docname: str, language: str) -> str:
    says, title = words(language), rulebook(game, language).title
    up = "../" * docname.count("/")
    at_once = play(docname, language, game=game)
    ways = [
        (says["play"], at_once),
        (says["lesson"], f"{up}learn/{game}.html"),
        (says["rules"], f"{up}rules/{game}.html"),
    ]
    links = "".join(
        f'<a href="{escape(address)}" aria-label="{escape(f"{title}: {way}")}">{escape(way)}</a>'
        for way, address in ways
    )
    return (
        f'<li class="cl-tile" data-game="{game}">'
        f'<a class="cl-pic" href="{escape(at_once)}" aria-hidden="true" tabindex="-1">'
        f'<span class="cl-in">{data["picture"]}</span></a>'
        f"<h2>{escape(title)}</h2><p>{escape(data['line'])}</p>"
        f'<p class="book-ways">{links}</p></li>'
    )


def list_page(folder: str, language: str) -> str:
    """Return the page that lists the lessons ("learn") or the rulebooks ("rules")."""
    says = words(language)
    title, about = ("learn", "about_learn") if folder == "learn" else ("rulebooks", "about_rules")
    named = {game: rulebook(game, language) for game in games()}
    items = [f"- [{text(book.title)}]({game}.md): {text(book.aim)}" for game, book in named.items()]
    teacher = [f"{game}.teacher" for game in named] if folder == "learn" else []
    tree = "\n".join(["```{toctree}", ":hidden:", "", *named, *teacher, "```"])
    return "\n\n".join([f"# {says[title]}", says[about], "\n".join(items), tree]) + "\n"


def strengths() -> str:
    """Return a table of how often the bots win, each among bots of the next weaker kind."""
    rows = [
        "| game | bot | among | players | games | wins (95 %) | even share |",
        "|---|---|---|---|---|---|---|",
    ]
    for game in map(find, games()):
        for bot in measured(game):
            thinks = f", {playouts(game)} playouts" if bot.bot == "monte_carlo" else ""
            share = f"{bot.share:.1f} % ({bot.low:.1f} to {bot.high:.1f})"
            rows.append(
                f"| {game.name} | {bot.bot}{thinks} | {bot.among} | {bot.players} "
                f"| {bot.games:,} | {share} | {100 / bot.players:.0f} % |"
            )
    return "\n".join(rows)
