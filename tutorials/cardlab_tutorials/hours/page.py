"""The hours as pages without code, for Voila: ``?hour=03&lang=es``, or a list of all ten."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs

import anywidget
import ipywidgets as w  # type: ignore[import-untyped]
import mistune
import traitlets

from cardlab.engine.rulebook import rulebook
from cardlab.engine.words import LANGUAGES, N_, Words
from cardlab_tutorials.hours.checks import Choice, Trials, Value
from cardlab_tutorials.hours.guesses import GuessBox
from cardlab_tutorials.hours.hour import Hour, Plan
from cardlab_tutorials.hours.page_parts import Item, Part, own_words, page_parts
from cardlab_tutorials.hours.texts import list_hours
from cardlab_tutorials.hours.trials import TRIALS
from cardlab_tutorials.hours.tries import Exact, Tries
from cardlab_tutorials.hours.verdicts import sheet
from cardlab_widgets.ui_texts import watch_texts
from cardlab_widgets.voila_query import Address, asked_for

LONGEST: Final = 500  # characters of an address's query
LONGEST_KEPT: Final = 2_000  # characters of what a browser has kept
_LANGUAGES: Final = {"en": "English", "es": "Español"}


class HoursPage(w.VBox):  # type: ignore[misc]
    """The hour that the page's address asks for, or a list of all hours.

    Args:
        number: the hour to show, "01" to "10"; by default what the address asks for.
        language: "en" or "es"; by default what the address asks for.

    """

    def __init__(self, number: str | None = None, language: str = "en") -> None:
        super().__init__()
        self.language = language
        self.page: HourPage | None = None
        self.address = Address()
        self.address.observe(lambda change: self._follow(change["new"] or ""), "search")
        self.add_class("hour-page")
        if number is not None:
            self._open(number)
        elif (search := asked_for()) is not None:
            self.address.search = search
        else:
            self._list()

    def _follow(self, search: str) -> None:
        """Show what a query such as ``?hour=03&lang=es`` asks for."""
        asked = parse_qs(search[:LONGEST].removeprefix("?"))
        language = asked.get("lang", [self.language])[-1]
        self.language = language if language in LANGUAGES else "en"
        self.address.words = watch_texts(Words(self.language))
        number = asked.get("hour", [""])[-1].zfill(2)
        if number in list_hours():
            self._open(number)
        else:
            self._list()

    def _open(self, number: str) -> None:
        self.page = HourPage(number, self.language)
        self.children = (self.page, self.address)

    def _list(self) -> None:
        """Show a link to each hour, with its question."""
        _ = Words(self.language)
        rows = "".join(_row(number, name, _) for number, name in list_hours().items())
        title, about = _(N_("Probability hours")), _(N_("Each is a question about a game: a guess, "
            "many trials, the exact chance, exercises. An hour takes 45 to 60 minutes."))  # fmt: skip
        told = f"{sheet()}<h1>{escape(title)}</h1><p>{escape(about)}</p><ol>{rows}</ol>"
        self.children = (w.HTML(told + _links("", self.language)), self.address)

    def __repr__(self) -> str:
        return "<HoursPage>" if self.page is None else f"<HoursPage: {self.page!r}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        return {**super()._repr_mimebundle_(**kwargs), "text/plain": repr(self)}


def _row(number: str, name: str, _: Words) -> str:
    """An hour in the list of all."""
    own = own_words()[name]
    title = page_parts(number, _.language)[0].title
    game = rulebook(own["game"], _.language).title if "game" in own else _(N_("all games"))
    return (
        f'<li><a href="?hour={number}&amp;lang={_.language}">{escape(title)}</a> '
        f"{escape(own['question'][_.language])}"
        f'<br><span class="hour-about">{escape(game)}: {escape(own["about"][_.language])}</span></li>'
    )


def _links(number: str, language: str) -> str:
    """Where to go from here: the next hour, all hours, the same in the other language."""
    _ = Words(language)
    here = f"hour={number}&amp;" if number else ""
    links = []
    if number:
        following = f"{int(number) + 1:02}"
        if following in list_hours():
            links.append((f"?hour={following}&amp;lang={language}", _(N_("The next hour")), ""))
        links.append((f"?lang={language}", _(N_("All hours")), ""))
    links += [(f"?{here}lang={other}", name, other) for other, name in _LANGUAGES.items()
              if other != language]  # fmt: skip
    links.append((f"lobby.ipynb?lang={language}", _(N_("To the games")), ""))
    told = "".join(
        f'<a href="{address}"{f" lang={lang}" if lang else ""}>{escape(name)}</a>'
        for address, name, lang in links
    )
    return f'<p class="hour-links">{told}</p>'


class Kept(anywidget.AnyWidget):
    """What the visitor's browser keeps of an hour: ``kept`` is written, ``restored`` was read."""

    _esm = Path(__file__).parent / "kept.js"
    hour = traitlets.Unicode("").tag(sync=True)
    kept = traitlets.Unicode("").tag(sync=True)
    restored = traitlets.Unicode("").tag(sync=True)


class HourPage(w.VBox):  # type: ignore[misc]
    """One hour without code: its text, its table, its questions; one section after the other.

    Args:
        number: "01" to "10".
        language: "en" or "es".

    """

    def __init__(self, number: str, language: str = "en") -> None:
        super().__init__()
        self.number, self.name = number, list_hours()[number]
        plan: Plan = import_module(f"cardlab_tutorials.hours.{self.name}").PLAN
        self.hour = Hour(without_code(plan), language)
        self.plan, self.words = plan, Words(language)
        self.parts = page_parts(number, language)
        self.guesses: GuessBox | None = None
        self.tries: Tries | None = None
        self.shown = 0
        self.sections = w.VBox()
        go_on = self.words(N_("Go on"))
        self.next = w.Button(description=go_on, tooltip=go_on, button_style="primary")
        self.next.add_class("hour-next")
        self.next.on_click(lambda _button: self.go_on())
        self.kept = Kept(hour=number)
        self.kept.observe(lambda change: self._restore(change["new"]), "restored")
        self.line = self.hour.progress()
        self.hour.on_done.append(self._keep)
        self.children = [self.sections, self.next, self.line, self.kept]
        self.go_on()

    # --- Section by section ---------------------------------------------------------------

    def go_on(self) -> None:
        """Show the next section; after the last one, where to go."""
        while self.shown < len(self.parts):
            part = self.parts[self.shown]
            self.shown += 1
            self.sections.children = [*self.sections.children, *self._section(part)]
            if self.shown > 1:  # the title and the first section come together
                break
        if self.shown == len(self.parts):
            ending = w.HTML(self._ending())
            self.children = [self.sections, self.line, ending, self.kept]
        self._keep()

    def _section(self, part: Part) -> list[w.Widget]:
        level = 1 if self.shown == 1 else 2
        style = sheet() if self.shown == 1 else ""
        head = w.HTML(f"{style}<h{level}>{inline(part.title)}</h{level}>")
        return [head, *(self._item(item) for item in part.items)]

    def _item(self, item: Item) -> w.Widget:
        show: dict[str, Callable[[], w.Widget]] = {
            "text": lambda: w.HTML(prose(item.text)),
            "table": self.hour.table,
            "guess": self._guess,
            "ask": lambda: self.hour.ask(item.text),
            "slide": self.hour.slide,
            "knobs": self.hour.knobs,
            "reactions": self.hour.reactions,
            "tries": self._tries,
            "exact": lambda: Exact(self._tries(), prose(item.text)),
        }
        return show[item.kind]()

    def _guess(self) -> GuessBox:
        self.guesses = self.hour.guess()
        return self.guesses

    def _tries(self) -> Tries:
        if self.tries is None:
            trial = TRIALS[self.name]
            check = next(q.check for q in self.plan.questions if q.id == trial.question)
            assert isinstance(check, Trials)  # noqa: S101
            box = self.guesses
            guesses = (lambda: box.guesses) if box else list
            self.tries = Tries(trial, check, self.plan.guess, guesses, self.words)
        return self.tries

    def _ending(self) -> str:
        notebook = f"notebooks/probability/{self.number}_{self.name}"
        notebook += ".ipynb" if self.words.language == "en" else f".{self.words.language}.ipynb"
        text = N_("The hour with its code, and the exercises that need some: {notebook}")
        said = escape(self.words(text, notebook=notebook))
        return f"<p>{said}</p>{_links(self.number, self.words.language)}"

    # --- What the browser keeps -----------------------------------------------------------

    def _keep(self) -> None:
        self.kept.kept = json.dumps({"shown": self.shown, "done": sorted(self.hour.done)})

    def _restore(self, text: str) -> None:
        """Go on where the visitor's browser says that they were; nonsense is passed over."""
        try:
            kept = json.loads(text[:LONGEST_KEPT])
            shown, done = int(kept["shown"]), set(map(str, kept["done"]))
        except (ValueError, KeyError, TypeError):
            return
        while self.shown < min(shown, len(self.parts)):
            self.go_on()
        self.hour.count_as_done(done & set(self.hour.questions))

    def __repr__(self) -> str:
        return f"<HourPage: {self.number}, {self.hour.line()}>"


def without_code(plan: Plan) -> Plan:
    """Return the plan with those questions only that are answered in words or numbers."""
    kept = [each for each in plan.questions if isinstance(each.check, Value | Choice)]
    return replace(plan, questions=kept)


@cache
def _markdown() -> Callable[[str], Any]:
    return mistune.create_markdown(plugins=["table"])


def prose(text: str) -> str:
    """Return a text in Markdown as HTML.

    >>> prose("**Two** *chips*")
    '<div class="hour-prose"><p><strong>Two</strong> <em>chips</em></p>\\n</div>'
    """
    return f'<div class="hour-prose">{_markdown()(text)}</div>'


def inline(title: str) -> str:
    """Return a title in Markdown as HTML, without the element of a paragraph."""
    told: Iterable[str] = str(_markdown()(title)).strip()
    return str(told).removeprefix("<p>").removesuffix("</p>")
