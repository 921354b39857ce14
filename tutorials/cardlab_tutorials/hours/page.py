"""The hours as pages without code, for Voila: ``?hour=03&lang=es``, or a list of all ten."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

import anywidget
import ipywidgets as w  # type: ignore[import-untyped]
import mistune
import traitlets

from cardlab.engine.match.catalogue import list_games
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.table.errors import BadOption
from cardlab.engine.text.words import LANGUAGES, N_, Text, Words
from cardlab_tutorials.asked_page import QueryPage
from cardlab_tutorials.exercises.inputs import button, row, text_line
from cardlab_tutorials.exercises.progress import BadProgress
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.exercises.verdicts import panel, sheet
from cardlab_tutorials.hours import catalogue
from cardlab_tutorials.hours.catalogue import Cell
from cardlab_tutorials.hours.collect import has_server, send
from cardlab_tutorials.hours.plan import Plan
from cardlab_tutorials.hours.running import Hour
from cardlab_tutorials.hours.tries import Tries
from cardlab_widgets.lobby.shelf import ShelfTile, shelf
from cardlab_widgets.lobby.texts import LANGUAGE_NAMES, in_order

_TITLE: Final = N_("Probability hours")
_ABOUT: Final = N_(
    "Each is a question about a game: a guess, many trials, the exact chance, exercises. An hour "
    "takes 45 to 60 minutes."
)
LONGEST_KEPT: Final = 2_000  # characters of what a browser has kept
_SHOWN: Final = re.compile(
    r'^(?:\w+ = )?hour\.(table|guess|ask|tries|slide|sliders|reactions)\((?:"(\w+)"|\w*)\)$',
    re.MULTILINE,
)
_HEADING: Final = re.compile(r"^(#{1,2} .*)$", re.MULTILINE)


# --- What is on a page ---------------------------------------------------------------------------


def page_parts(name: str, language: str = "en") -> list[list[Cell]]:
    """Return the parts of an hour's page: no code, and no text that only leads to code.

    The first cell of a part is its heading. Those after it are texts, or what an hour shows, such
    as "table" or "sliders"; "ask" has the id of a question, "exact" how the exact value is counted.

    >>> [cell.kind for cell in page_parts("one_more_chip")[2]]
    ['markdown', 'markdown', 'table', 'markdown', 'guess']
    """
    pieces = [
        Cell(cell.kind, piece.strip(), cell.marks)
        for cell in catalogue.cells(catalogue.text(name, language, "page"))
        for piece in (_HEADING.split(cell.source) if cell.kind == "markdown" else [cell.source])
        if piece.strip()
    ]
    parts: list[list[Cell]] = []
    for cell, then in zip(pieces, [*pieces[1:], None], strict=True):
        if cell.kind == "code":
            parts[-1].extend(Cell(kind, id) for kind, id in _SHOWN.findall(cell.source))
        elif _HEADING.match(cell.source):
            parts.append([cell])
        elif cell.marks.get("part") == "exact":
            parts[-1].append(cell._replace(kind="exact"))
        elif not (then and _is_code(then)):
            parts[-1].append(cell)
    return [part for part in parts if part[1:]]


def _is_code(cell: Cell) -> bool:
    """Whether a cell is one that a reader has to read or to write."""
    is_shown = "hour.progress()" in cell.source or _SHOWN.search(cell.source)
    return cell.kind == "code" and not is_shown


# --- Pages ----------------------------------------------------------------------------------------


class HoursPage(QueryPage):
    """The hour that the page's address asks for, or a list of all hours."""

    key = "hour"
    unknown = N_("There is no hour '{name}'. Choose one of these.")

    def __init__(self, name: str | None = None, language: str = "en") -> None:
        self.code = ""  # of a class
        super().__init__(name, language)
        self.add_class("hour-page")

    def read(self, asked: dict[str, list[str]]) -> None:
        """Take over the code of a class."""
        self.code = asked.get("class", [""])[-1]

    def named(self, text: str) -> str | None:
        """Return the hour that is asked for, or None if there is none."""
        try:
            return catalogue.named(text)
        except BadOption:
            return None

    def opened(self, name: str) -> w.Widget:
        """Return the page of an hour."""
        return HourPage(name, self.language, self.code)

    def listed(self) -> w.Widget:
        """Return a tile for each hour, with its question."""
        _ = Words(self.language)
        tiles = [_tile(name, self.code, _) for name in catalogue.names()]
        addresses = {language: _address("", language, self.code) for language in LANGUAGES}
        return w.HTML(shelf(_(_TITLE), _(_ABOUT), tiles, addresses, _, self.notice))


def _tile(name: str, code: str, _: Words) -> ShelfTile:
    """An hour among all; one about all games has the picture of the first."""
    plan = catalogue.plan(name)
    game = rulebook(plan.game, _.language).title if plan.game else _("all games")
    title = f"{plan.number}. {catalogue.title(name, _.language)}"
    about = f"{game}: {say(plan.about, _)}"
    address = _address(name, _.language, code)
    picture = plan.game or in_order(list_games())[0]
    return ShelfTile(picture, title, say(plan.asks, _), about, address, _("Begin"))


def _address(name: str, language: str, code: str) -> str:
    """The address of an hour, or of the list of all."""
    asked = {"hour": catalogue.number(name)} if name else {}
    asked |= {"lang": language} | ({"class": code} if code else {})
    return f"?{urlencode(asked)}"


def _links(name: str, _: Words, code: str) -> str:
    """Where to go from an hour: the next hour, all hours, the same in the other language."""
    here, names = _.language, catalogue.names()
    links = [(_address(following, here, code), _("The next hour"), here)
             for following in names[names.index(name) + 1 :][:1]]  # fmt: skip
    links.append((_address("", here, code), _("All hours"), here))
    links += [(_address(name, other, code), label, other) for other, label in LANGUAGE_NAMES.items()
              if other != here]  # fmt: skip
    links.append((f"lobby.ipynb?lang={here}", _("To the games"), here))
    shown = "".join(f'<a href="{escape(address)}" lang="{lang}">{escape(label)}</a>'
                    for address, label, lang in links)  # fmt: skip
    return f'<p class="hour-links">{shown}</p>'


class StoredAnswers(anywidget.AnyWidget):
    """What the visitor's browser keeps of an hour: ``kept`` is written, ``restored`` was read."""

    _esm = Path(__file__).parent / "kept.js"
    hour = traitlets.Unicode("").tag(sync=True)
    kept = traitlets.Unicode("").tag(sync=True)
    restored = traitlets.Unicode("").tag(sync=True)


class HourPage(w.VBox):  # type: ignore[misc]
    """One hour without code: its text, its table, its questions; one section after the other.

    Args:
        name: the hour's module.
        language: "en" or "es".
        code: the code of a class, whose page collects the guesses.

    """

    def __init__(self, name: str, language: str = "en", code: str = "") -> None:
        super().__init__()
        self.name, self.code = name, code
        self.plan, self.words = catalogue.plan(name), Words(language)
        self.parts = page_parts(name, language)
        self.hour = Hour(without_code(self.plan, self.parts), language)
        self.tries = Tries(self.hour)
        self.shown = 0
        self.sections = w.VBox()
        self.next = button(self.words(N_("Continue")), self.go_on)
        self.next.button_style = "primary"
        self.next.add_class("hour-next")
        self.kept = StoredAnswers(hour=name)
        self.kept.observe(lambda change: self._restore(change["new"]), "restored")
        self.line = self.hour.progress()
        self.hour.record.on_change.append(self._keep)
        self.children = [self.sections, self.next, self.line, self.kept]
        self.go_on()

    # --- Section by section ---------------------------------------------------------------

    def go_on(self) -> None:
        """Show the next section; with the last one, where to go."""
        while self.shown < len(self.parts):
            part = self.parts[self.shown]
            self.shown += 1
            if self.shown == len(self.parts):
                self.children = [self.sections, self.line, w.HTML(self._ending()), self.kept]
            self.sections.children = [*self.sections.children, *self._part(part)]
            if self.shown > 1:  # the title and the first section come together
                break
        self._keep()

    def _part(self, part: list[Cell]) -> list[w.Widget]:
        head, *items = part
        style = sheet() if self.shown == 1 else ""
        heading = w.HTML(style + _markdown()(head.source).strip())
        return [heading, *(self._item(item) for item in items)]

    def _item(self, item: Cell) -> w.Widget:
        show: dict[str, Callable[[], w.Widget]] = {
            "markdown": lambda: w.HTML(prose(item.source)),
            "table": self.hour.table,
            "guess": self._guess,
            "ask": lambda: self.hour.ask(item.source),
            "slide": self.hour.slide,
            "sliders": self.hour.sliders,
            "reactions": self.hour.reactions,
            "tries": self._try,
            "exact": lambda: self.tries.exact(prose(item.source)),
        }
        return show[item.kind]()

    def _guess(self) -> w.Widget:
        box = self.hour.guess()
        if not has_server():
            return box

        def last() -> float | None:
            return box.guesses[-1] if box.guesses else None

        return w.VBox([box, self._send_line("guess", N_("Send my last guess"), last)])

    def _send_line(self, name: str, label: Text, number: Callable[[], float | None]) -> w.VBox:
        """A line for the code of the class, and a button that sends a guess or a share."""
        status = w.HTML()

        def send_number() -> None:
            sent = send(self.plan, name, number(), code.value, self.words)
            status.value = panel(sent.state, sent.text)

        code = text_line(self.words(N_("Class code")), send_number, value=self.code)
        press = button(self.words(label), send_number)
        box = w.VBox([w.HTML(sheet()), row(code, press), status])
        box.add_class("hour-ask")
        return box

    def _try(self) -> w.Widget:
        if not (has_server() and self.plan.page.is_guessed):
            return self.tries
        line = self._send_line("share", N_("Send my result"), self.tries.result)
        return w.VBox([self.tries, line])

    def _ending(self) -> str:
        notebook = f"notebooks/{catalogue.notebook(self.name, self.words.language)}"
        text = N_("The hour with its code, and with the exercises in Python: {notebook}")
        sentence = escape(self.words(text, notebook=notebook))
        links = _links(self.name, self.words, self.code)
        return f'<p class="hour-notebook">{sentence}</p>{links}'

    # --- What the browser keeps -----------------------------------------------------------

    def _keep(self) -> None:
        self.kept.kept = json.dumps({"shown": self.shown, **self.hour.record.data()})

    def _restore(self, text: str) -> None:
        """Go on where the visitor's browser says that they were; nonsense is passed over."""
        try:
            kept = json.loads(text[:LONGEST_KEPT])
            shown = min(int(kept["shown"]), len(self.parts))
            while self.shown < shown:
                self.go_on()
            self.hour.record.take(kept)  # last: its line says that all is there again
        except (ValueError, KeyError, TypeError, OverflowError, RecursionError, BadProgress):
            return

    def __repr__(self) -> str:
        return f"<HourPage: {self.name}, {self.hour.line()}>"


def without_code(plan: Plan, parts: Iterable[list[Cell]]) -> Plan:
    """Return the plan with the questions that a page asks, and with hints that say no code."""
    asked = {item.source for part in parts for item in part if item.kind == "ask"}
    kept = [
        replace(question, hints=[hint for hint in question.hints if not hint.is_code])
        for question in plan.questions
        if question.id in asked
    ]
    return replace(plan, questions=kept)


@cache
def _markdown() -> Callable[[str], Any]:
    return mistune.create_markdown(plugins=["table"])


def prose(text: str) -> str:
    r"""Return a text in Markdown as HTML.

    >>> prose("**Two** *chips*")
    '<div class="hour-prose"><p><strong>Two</strong> <em>chips</em></p>\n</div>'
    """
    return f'<div class="hour-prose">{_markdown()(text)}</div>'
