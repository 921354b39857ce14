"""Take the pictures of ``README.md`` and ``notebooks/start.ipynb``.

They show the tables and the tiles of the lobby as they are today. When these change, run
``python -m tests.browser.pictures``.
"""

from __future__ import annotations

from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image
from playwright.sync_api import Page

import cardlab
from cardlab_widgets import CardTable, Lobby
from tests.browser.bridge import Bridge, Pages
from tests.browser.chromium import chromium
from tests.browser.lobby_page import LobbyPage
from tests.browser.looks import match_at, pick
from tests.browser.seen import part
from tutorials.build.run import NOTEBOOKS

FOLDER: Final = NOTEBOOKS / "images"
LARGEST: Final = 150_000  # bytes of a picture
COLOURS: Final = 128  # of a picture, which makes it a quarter as large
# A tile of the lobby without its text: 480 by 220 px, whichever tile it is.
TILE: Final = """.cl-lobby .cl-tiles, .cl-lobby .cl-tile { display: block !important; border: 0; }
.cl-lobby .cl-tile .cl-pic { width: 480px; height: 220px !important; min-height: 0 !important;
  border-radius: 18px; --pics: 1.33 !important; }
.cl-lobby .cl-tile.cl-first .cl-pic { --pics: 1.02 !important; } /* whose pieces are larger */"""


class Moment(NamedTuple):
    """A moment of a game that a picture shows; the moments are those of ``looks.py``."""

    game: str
    players: int
    moment: str
    dark: bool = False


TABLES: Final = {
    "table": Moment("pepper", 4, "my turn"),
    "schwupps": Moment("schwupps", 3, "my turn"),
    "nacho_pile": Moment("nacho_pile", 3, "at risk"),
    "fuego": Moment("fuego", 3, "my turn"),
    "spicy": Moment("spicy", 3, "saying", dark=True),
}


def table(pages: Pages, wanted: Moment) -> bytes:
    """Return a picture of a table at a moment, as a PNG."""
    match = match_at(wanted.game, wanted.players, wanted.moment)
    bridge = Bridge(pages, CardTable(match.copy(), pace=0), dark=wanted.dark)
    try:
        if wanted.moment == "saying":
            pick(bridge.page)
        bridge.page.wait_for_timeout(500)  # the motion
        return part(bridge.page, "table").screenshot()
    finally:
        bridge.close()


def tile(page: Page, game: str) -> bytes:
    """Return the picture on a game's tile, as a PNG."""
    return page.locator(f'.cl-tile[data-game="{game}"] .cl-pic').screenshot(omit_background=True)


def save(name: str, png: bytes) -> None:
    """Write a picture with fewer colours.

    Raises:
        ValueError: if it is larger than a notebook should hold.

    """
    target, whole = BytesIO(), Image.open(BytesIO(png))
    few = whole.convert("RGBA").quantize(COLOURS, Image.Quantize.FASTOCTREE, kmeans=4)
    if whole.convert("RGBA").getchannel("A").getextrema() == (255, 255):
        few = whole.convert("RGB").quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=4)
    few.save(target, "PNG", optimize=True)
    if target.tell() > LARGEST:
        raise ValueError(f"{name}.png has {target.tell()} bytes, and may have {LARGEST}")
    (FOLDER / f"{name}.png").write_bytes(target.getvalue())


def main() -> None:
    """Take all pictures."""
    with chromium() as browser:
        pages = Pages(browser)
        for name, wanted in TABLES.items():
            save(name, table(pages, wanted))
        lobby = LobbyPage(pages, Lobby(lessons=cardlab.list_games(), language="en"))
        lobby.page.add_style_tag(content=TILE)
        lobby.page.evaluate("document.body.style.background = 'transparent'")
        for game in cardlab.list_games():
            save(f"{game}-tile", tile(lobby.page, game))
        lobby.close()


if __name__ == "__main__":
    main()
