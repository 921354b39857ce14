"""The program behind the page without a server: it opens what is asked for, and hears the page.

Page and program send each other JSON texts. The page sends

- ``{"kind": "open", "number": 1, "search": "?game=pepper", "language": "en",
  "kept": {ticket: text}, "progress": text}``: shows the lobby, a table, or the lesson of
  ``?learn=pepper``; the page counts what it opens;
- ``{"kind": "message", "widget": 3, "what": ...}``: a message to a widget.

The program sends

- ``widget``, ``state`` and ``message``, each with the number of a ``widget`` and a ``what``;
- ``{"kind": "show", "open": 1, "widgets": [[3, "table"], ...], "title": ...}``: what is on the
  page now, if it has opened nothing since;
- ``{"kind": "keep", "ticket": ..., "text": ...}``: the game as the browser is to keep it;
- ``{"kind": "fault", "text": ...}``: what went wrong.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import parse_qs

from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.text.words import LANGUAGES
from cardlab_tutorials.exercises.progress import BadProgress
from cardlab_tutorials.guided.lesson import Lesson, sitting_of
from cardlab_tutorials.guided.reading import first_minutes, list_lessons
from cardlab_tutorials.site.early import LEARN
from cardlab_tutorials.site.stand_in import AnyWidget
from cardlab_widgets.lobby.base import LobbyBase
from cardlab_widgets.server.key import folder
from cardlab_widgets.table.card_table import CardTable

Message = dict[str, Any]


class BrowserLobby(LobbyBase):
    """The lobby of a page without a server."""

    learn = LEARN
    shows_form_first = False

    def __init__(self, host: Host, language: str) -> None:
        self.host = host
        super().__init__(language=language, coach="off", lessons=first_minutes(), fair=False)

    def put_table(self, title: str, table: CardTable) -> None:
        """Show a table in place of the form."""
        self.host.show(title, table, self.form)

    def put_form(self) -> None:
        """Show the form in place of the table."""
        if self.table is not None:
            self.table.close()
        self.host.show("", self.form)


class Host:
    """Opens lobby, tables and lessons for one page.

    >>> told = []
    >>> host = Host(told.append)
    >>> host.hear('{"kind": "nonsense"}')
    >>> json.loads(told[0])["text"]
    'The program knows no message of this kind.'

    Args:
        post: sends a JSON text to the page.

    """

    def __init__(self, post: Callable[[str], object]) -> None:
        self.post = post
        AnyWidget.post = post
        self.widgets: dict[int, Any] = {}
        self.lobby: BrowserLobby | None = None
        self.table: CardTable | None = None
        self._kept = ""
        self._open_number = 0

    def say(self, kind: str, **parts: Any) -> None:
        """Send a message to the page."""
        self.post(json.dumps({"kind": kind, **parts}))

    def hear(self, text: str) -> None:
        """Do what a message of the page asks for; say what goes wrong."""
        try:
            message = json.loads(text)
            if message["kind"] == "open":
                self._open(message)
            elif message["kind"] == "message":
                self._message(message)
            else:
                self.say("fault", text="The program knows no message of this kind.")
            self._keep()
        except Exception as error:  # the page is to say it: nobody sees a traceback there
            self.say("fault", text=str(error) or type(error).__name__)

    def show(self, title: str, *widgets: Any) -> None:
        """Put widgets on the page, in place of those that are there."""
        for number in self.widgets.keys() - {widget.number for widget in widgets}:
            del self.widgets[number]
        for widget in widgets:
            if widget.number not in self.widgets:
                self.widgets[widget.number] = widget
                widget.show()
        self.table = next((one for one in widgets if isinstance(one, CardTable)), None)
        modules = [
            [one.number, "table" if isinstance(one, CardTable) else "address"] for one in widgets
        ]
        self.say("show", open=self._open_number, title=title, widgets=modules)

    # --- what the page says -------------------------------------------------------------------

    def _open(self, message: Message) -> None:
        self._open_number = message["number"]
        language = message["language"] if message["language"] in LANGUAGES else LANGUAGES[0]
        if self.table is not None:
            self.table.close()
        asked = parse_qs(message["search"].lstrip("?"))
        lesson = asked.get("learn", [""])[-1]
        if lesson in list_lessons():
            self._open_lesson(lesson, language, message["progress"], sitting_of(asked))
            return
        for ticket, text in message["kept"].items():
            (folder() / f"{ticket}.json").write_text(text, encoding="utf-8")
        self.lobby = BrowserLobby(self, language)
        self.lobby.form.search = message["search"]
        if self.lobby.table is None:
            self.lobby.put_form()

    def _open_lesson(self, game: str, language: str, progress: str, sitting: int) -> None:
        lesson = Lesson(game, language, folder=None)
        if progress:
            with suppress(BadProgress):  # what was kept is damaged: the lesson begins anew
                lesson.restore(progress)
        self.show(rulebook(game, language).title, lesson.page(sitting).table)

    def _message(self, message: Message) -> None:
        widget = self.widgets.get(message["widget"])
        if widget is not None:  # else it was sent before the page had heard that it is gone
            widget.hear(message["what"])

    def _keep(self) -> None:
        """Have the browser keep the game as it now is."""
        ticket = self.table.ticket if self.table is not None else ""
        if not ticket:
            return
        text = (folder() / f"{ticket}.json").read_text(encoding="utf-8")
        if text != self._kept:
            self._kept = text
            self.say("keep", ticket=ticket, text=text)
