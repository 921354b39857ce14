"""The table as plain HTML: drawn where its style is kept, in words where style is taken out."""

from __future__ import annotations

import pytest
from bs4 import BeautifulSoup

from cardlab import list_games, new_match
from cardlab_widgets import CardTable
from cardlab_widgets.table.static_html import static_html


def untrusted(html: str) -> str:
    """What a reader sees of HTML in a notebook that JupyterLab does not trust."""
    page = BeautifulSoup(html, "html.parser")
    for node in page.select("style, [hidden]"):
        node.decompose()
    return page.get_text(" ")


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", list_games())
def test_without_its_style_the_table_is_told_in_words(game, language):
    table = CardTable(new_match(game, seed=7), language=language)
    text = untrusted(static_html(table.scene, table.art, table.words))
    for held in table.scene["hand"]:
        assert table.art["pieces"][held["card"]]["name"] in text
    for seat in table.scene["seats"]:
        assert seat["name"] in text
    for pile in (pile for row in table.scene["rows"] for pile in row):
        assert pile["label"] in text
