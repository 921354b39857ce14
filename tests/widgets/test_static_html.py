"""The table as plain HTML: drawn where its style is kept, in words where style is taken out."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from cardlab import list_games, new_match
from cardlab_widgets import CardTable
from cardlab_widgets.table.static_html import static_html


class Untrusted(HTMLParser):
    """Reads HTML as JupyterLab shows it in a notebook that it does not trust."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.hidden: list[str] = []  # the open elements from the outermost that is not shown
        self.texts: list[str] = []
        self.feed(html)

    @property
    def text(self) -> str:
        """What a reader sees."""
        return " ".join(self.texts)

    def handle_starttag(self, tag, attrs):
        if self.hidden or tag == "style" or "hidden" in dict(attrs):
            self.hidden.append(tag)

    def handle_endtag(self, tag):
        if self.hidden:
            assert self.hidden.pop() == tag

    def handle_data(self, data):
        if not self.hidden:
            self.texts.append(data)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", list_games())
def test_without_its_style_the_table_is_told_in_words(game, language):
    table = CardTable(new_match(game, seed=7), language=language)
    text = Untrusted(static_html(table.scene, table.art, table.words)).text
    for held in table.scene["hand"]:
        assert table.art["pieces"][held["card"]]["name"] in text
    for seat in table.scene["seats"]:
        assert seat["name"] in text
    for pile in (pile for row in table.scene["rows"] for pile in row):
        assert pile["label"] in text
