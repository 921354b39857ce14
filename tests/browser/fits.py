"""Whether everything one needs for a move is in the window: prompt, hand, and what is pressed.

A game is played by rules of thumb. Each table at which seat 0 decides is shown in one page, and
cards are pressed there; :data:`FAULTS` measures.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import cardlab
from cardlab import Match
from cardlab.engine.text.words import Words
from cardlab_widgets import CardTable
from cardlab_widgets.table.scene import scene
from tests.browser.looks import asked, set_at

FAULTS: Final = (Path(__file__).parent / "fits.js").read_text(encoding="utf-8")
# The page as a dashboard shows it: nothing over the table. In JupyterLab beside an open file
# browser the cell's output is a box that scrolls.
STYLE: Final = "h1 { display: none } body { margin: 0 !important }"


class Size(NamedTuple):
    """A window, and the part of it in which JupyterLab shows a cell (width, height)."""

    width: int
    height: int
    cell: tuple[int, int] | None = None

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + (" lab" if self.cell else "")


SIZES: Final = (
    Size(1366, 650),
    Size(1280, 620),
    Size(1024, 600),
    Size(1366, 650, (940, 520)),
    Size(1024, 768),
    Size(768, 1024),
    Size(390, 664),
    Size(360, 560),
)
TIGHTEST: Final = (*SIZES[1:4], SIZES[-1])  # what fits these fits the others, but for a fault
# The fullest tables, beside those of a whole game.
FULLEST: Final[dict[str, dict[str, Any]]] = {
    "pepper": {"discard": "green 7", "hand 0": 15},
    "schwupps": {"hand 0": 15},
    "nacho_pile": {
        "plate 0": "1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, wild",
        "plate 1": "1, 1, 4, 4, 6, 5, 5, 7, wild, steal, score, return",
        "front 1": "2, 3, 3, 5, 6",
        "bag": "5, 2, 7, 1, 3, 4, 6, ...",
        "moves": "0 draw, 0 draw, 0 draw, 0 draw, 0 draw",
    },
    "fuego": {"hand 0": "1, 2, 3, 4, 4, 5, 6, 7, 8, 9, 10, skip, burn, skip, 2", "play": "1, 1"},
    "spicy": {"hand 0": 15, "stack": "lemon 1, pepper 2", "declared": "lemon 2", "owner": 1},
}


def matches(game: str, players: int, every: int = 1) -> Iterator[tuple[str, Match]]:
    """Each ``every``-th decision of seat 0 in a game, the one with most cards, and the fullest."""
    bot = cardlab.bots.make("rule_of_thumb", seed=1)
    match, mine = cardlab.new_match(game, players, seed=4), []
    while not match.over:
        if 0 in asked(match):
            mine.append(match.copy())
        match.apply(bot(cardlab.Seat(match, asked(match)[0])))
    most = max(mine, key=lambda one: len(one.view(0).hand))
    for decision in dict.fromkeys([*mine[::every], most, mine[-1]]):
        yield f"decision {mine.index(decision)}", decision
    if game not in FULLEST:
        return
    places = {f"hand {seat}": 3 for seat in range(1, players)} if "hand 0" in FULLEST[game] else {}
    yield "fullest", set_at(game, players, **{**places, **FULLEST[game]})


def scenes(table: CardTable, game: str, players: int, every: int = 1) -> list[tuple[str, Any]]:
    """The scenes of :func:`matches`, as the page of a table reads them."""
    own = {**table.scene, "mode": "play", "pace": 0}
    return [
        (moment, {**own, **scene(match, 0, Words("en")), "seq": 1000 + n})
        for n, (moment, match) in enumerate(matches(game, players, every))
    ]


def opened(show: Any, game: str, players: int, **context: Any) -> Any:
    """Open a page with a table of a game; its scenes are still to come."""
    table = CardTable(cardlab.new_match(game, players, seed=4), pace=0)
    table.on_leave(table.close, "All games")
    bridge = show(table, reduced_motion="reduce", **context)
    bridge.silent = True
    bridge.page.add_style_tag(content=STYLE)
    return bridge


def resize(page: Any, size: Size) -> None:
    """Give the window a size."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.evaluate(
        """(cell) => {
          const place = document.getElementById("place");
          place.className = cell ? "scrolls" : "";
          place.style = cell ? "overflow:auto;margin:90px 0 0 300px" : "";
          if (cell) [place.style.width, place.style.height] = cell.map((px) => `${px}px`);
        }""",
        size.cell,
    )


def outside(
    bridge: Any, game: str, players: int, every: int = 1, sizes: Sequence[Size] = SIZES
) -> dict[str, list[str]]:
    """Return by sizes one line for each scene in which something is outside, or covered."""
    shown, found = scenes(bridge.table, game, players, every), {}
    for size in sizes:
        resize(bridge.page, size)
        found[str(size)] = bridge.page.evaluate(FAULTS, shown)
    return {size: wrong for size, wrong in found.items() if wrong}
