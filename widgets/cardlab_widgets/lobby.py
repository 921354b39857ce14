"""The lobby: choose a game, who sits where, the house rules, and play."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection
from typing import Any, Final
from urllib.parse import parse_qs

import ipywidgets as w  # type: ignore[import-untyped]

import cardlab
from cardlab.bots import strengths
from cardlab.engine.catalogue import find, list_games
from cardlab.engine.errors import CardlabError
from cardlab.engine.game import Game
from cardlab.engine.match import NAMES, Match
from cardlab.engine.rulebook import rulebook
from cardlab.engine.words import LANGUAGES, N_, P_, Words
from cardlab_widgets.card_table import CardTable
from cardlab_widgets.lobby_parts import (
    discard,
    fan,
    grid,
    head,
    notice,
    read_number,
    read_pace,
)
from cardlab_widgets.page import css
from cardlab_widgets.persistence import Kept, kept, opened
from cardlab_widgets.server_key import class_seed
from cardlab_widgets.terms import NOT_FAIR, Terms, is_fair
from cardlab_widgets.ui_texts import watch_texts
from cardlab_widgets.voila_query import Address, asked_for, is_served

LANGUAGE_NAMES: Final = {"en": "English", "es": "Español"}
# The first table goes with the page (js/early.js); Voila's template in notebooks/play shows it.
EARLY: Final = "application/vnd.cardlab.early+json"
PLAYERS: Final = P_("{n} player", "{n} players")
MINUTES: Final = P_("about {n} minute", "about {n} minutes")
SITTING: Final = {"person": N_("a person"), **strengths.LEVELS}


class Lobby(w.VBox):  # type: ignore[misc]
    """Choose a game and play it; made for the front page of a dashboard.

    A link such as ``?game=pepper&players=4&seed=7&lang=es`` opens just that table; ``&pace=0`` has
    bots move at once, and house rules go by their names: ``&must_play_if_able=True``.

    Args:
        game: the only game to be offered; by default all games are.
        language: "en" or "es".
        pace: how long a bot's move is shown, in ms.
        coach: the coach of the tables; by default what the environment variable
            ``CARDLAB_COACH`` names ("none" switches it off for a class), else "off".
        lessons: the games that have a guided lesson on the page ``learn.ipynb`` beside this one.
        fair: whether the tables are for a competition, see :class:`~cardlab_widgets.terms.Terms`;
            by default where the environment variable ``CARDLAB_FAIR`` is 1.

    """

    children: tuple[w.Widget, ...]

    def __init__(
        self,
        game: str | None = None,
        language: str = "en",
        pace: int = 600,
        coach: str | None = None,
        lessons: Collection[str] = (),
        fair: bool | None = None,
    ) -> None:
        super().__init__()
        self.pace = pace
        self.lessons = lessons
        self.coach = coach or os.environ.get("CARDLAB_COACH", "off")
        self.fair = is_fair() if fair is None else fair
        self.only = find(game).name if game else None
        self.chosen: dict[str, Any] = {
            "game": self.only or shortest(),
            "seed": "",
        }
        self.chosen["players"] = find(self.chosen["game"]).usual_players
        self.chosen |= {"seats": ["person", *["rule_of_thumb"] * 7], "rules": {}}
        self.table: CardTable | None = None
        self.words = Words(language)
        self.address = Address(words=watch_texts(self.words))
        self.address.observe(lambda change: self._follow(change["new"] or ""), "search")
        self._frame()
        self._form()

    def welcome(self) -> Lobby:
        """Open what the visitor's address asks for, and return the lobby.

        The last line of a dashboard calls it. Where Voila has started this kernel ahead, it waits
        for the visitor. Where Voila does not tell the address, the page does so later.
        """
        if (search := asked_for()) is not None:
            self.address.search = search
        return self

    def _frame(self) -> None:
        """What stays when the form is painted anew, so that the focus stays on what was pressed."""
        self.style_sheet = w.HTML(f"<style>{css('lobby')}</style>")
        options = [(LANGUAGE_NAMES[language], language) for language in LANGUAGES]
        self.languages = w.ToggleButtons(options=options, value=self.words.language)
        self.languages.observe(self._speak, "value")
        self.picture, self.head, self.aim = w.HTML(), w.HTML(), w.HTML()
        self.games = w.ToggleButtons(options=list_games(), value=self.chosen["game"])
        self.games.observe(self._choose_game, "value")
        self.games.add_class("cl-tiles")

    def _speak(self, change: Any) -> None:
        self.words = Words(change["new"])
        self.address.words = watch_texts(self.words)
        self._form()

    def __repr__(self) -> str:
        return "<Lobby>" if self.table is None else f"<Lobby: {self.table!r}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = {**super()._repr_mimebundle_(**kwargs), "text/plain": repr(self)}
        if is_served() and self.table is not None:
            bundle[EARLY] = self.table.early()
        return bundle

    # --- the form -----------------------------------------------------------------------------

    def _form(self, wrong: str = "") -> None:
        """Paint the form anew from what has been chosen so far, and say what went wrong."""
        _ = self.words
        game = find(self.chosen["game"])
        self.table = None
        self.said = w.HTML(notice(wrong))
        self.play = w.Button(description=_("Play"), tooltip=_("Play"))
        self.play.add_class("cl-go")
        self.play.on_click(lambda _button: self._try(self._new))
        self.remove_class("cl-playing")
        self.add_class("cl-lobby")
        self._put(
            self.style_sheet,
            self.languages,
            *self._games(game.name),
            w.HBox([*self._learn(game.name), self.play]),
            self.said,
            head(_("Who plays")),
            grid(self._seats(game)),
            head(_("House rules")),
            grid([*self._house_rules(game), self._seed()]),
            *self._continue(),
            self.address,
        )

    def _put(self, *shown: w.Widget) -> None:
        """Show these widgets, and discard those that were shown before and are no longer used."""
        before = set(self.children)
        self.children = shown
        stays = {self.style_sheet, self.languages, self.picture, self.head, self.aim, self.games}
        for widget in before - stays - set(shown):
            discard(widget)

    def _choice(self, label: str, options: list[tuple[str, Any]], value: Any, use: Any) -> w.VBox:
        """A labelled choice that calls ``use`` with the value chosen; nothing is painted anew."""
        box = w.Dropdown(options=options, value=value, description=label)
        box.observe(lambda change: use(change["new"]), "value")
        return w.VBox([box])

    def _games(self, chosen: str) -> list[w.Widget]:
        """The head of the form: a picture, the title, a tile for each game, and the game's aim."""
        _ = self.words
        book = rulebook(chosen, _.language)
        self.picture.value = fan(chosen)
        self.aim.value = f"<p>{book.aim}</p>"
        if self.only:
            self.aim.value += f"<p>{self._facts(chosen)}. {book.teaches}</p>"
            self.head.value = f"<h1>{book.title}</h1>"
            return [self.picture, self.head, self.aim]
        choose = _("Choose a game, and play.")
        self.head.value = f"<h1>cardlab</h1><p>{choose}</p>"
        self.games.unobserve(self._choose_game, "value")  # to name them chooses none
        self.games.options = [(self._tile(name), name) for name in list_games()]
        self.games.value = chosen
        self.games.observe(self._choose_game, "value")
        return [self.picture, self.head, self.games, self.aim]

    def _learn(self, game: str) -> list[w.Widget]:
        """A link to the guided lesson of a game, if it has one."""
        if game not in self.lessons:
            return []
        _ = self.words
        address = f"learn.ipynb?game={game}&amp;lang={_.language}"
        learn = _("Learn")
        return [w.HTML(f'<a class="cl-learn" href="{address}">{learn}</a>')]

    def _tile(self, game: str) -> str:
        """The text of a tile: the game's name, its players and minutes, and what it teaches."""
        book = rulebook(game, self.words.language)
        return f"{book.title}\n{self._facts(game)}\n{book.teaches}"

    def _facts(self, game: str) -> str:
        _ = self.words
        players, minutes = find(game).players, rulebook(game, _.language).minutes
        if len(players) == 1:
            many = _(PLAYERS, n=players[0])
        else:
            many = _("{least} to {most} players", least=players[0], most=players[-1])
        return f"{many}, {_(MINUTES, n=minutes)}" if minutes else many

    def _seats(self, game: Game[Any]) -> list[w.Widget]:
        _ = self.words
        many = self._choice(
            _("Players"),
            [(str(n), n) for n in game.players],
            self.chosen["players"],
            self._count,
        )
        sitting = [(_(label), who) for who, label in SITTING.items()]
        self.seats = [
            self._choice(NAMES[i], sitting, self.chosen["seats"][i], self._sit(i))
            for i in range(game.players[-1])
        ]
        self._count(self.chosen["players"])
        strengths_of_bots = w.HTML(f"<p>{self._strengths(game.name)}</p>")
        strengths_of_bots.add_class("cl-strengths")
        return [many, *self.seats, strengths_of_bots]

    def _strengths(self, game: str) -> str:
        """How strong the bots are in a game for two, as far as it is measured."""
        _ = self.words
        texts = {
            "rule_of_thumb": N_("Of 100 games for two a regular wins {n} against a beginner."),
            "monte_carlo": N_("An expert wins {n} of 100 against a regular."),
        }
        known = {bot: strengths.of(find(game), bot) for bot in texts}
        return " ".join(
            _(texts[bot], n=round(strength.share)) for bot, strength in known.items() if strength
        )

    def _count(self, players: int) -> None:
        self.chosen["players"] = players
        for i, seat in enumerate(self.seats):
            seat.layout.display = None if i < players else "none"

    def _sit(self, seat: int) -> Callable[[str], None]:
        def sit(who: str) -> None:
            self.chosen["seats"][seat] = who

        return sit

    def _house_rules(self, game: Game[Any]) -> list[w.Widget]:
        _ = self.words.of(game.words)
        choices: list[w.Widget] = []
        for option in game.options:
            if not isinstance(option.choices, tuple):
                continue
            values = [(self._value(game, option.name, value), value) for value in option.choices]
            now = self.chosen["rules"].get(option.name, option.default)
            label = _(game.words.option(option.name))
            choices.append(self._choice(label, values, now, self._rule(option.name)))
        return choices

    def _value(self, game: Game[Any], name: str, value: Any) -> str:
        _ = self.words.of(game.words)
        if isinstance(value, bool):
            return _("yes") if value else _("no")
        return _(game.words.option(name, value))

    def _rule(self, name: str) -> Callable[[Any], None]:
        def rule(value: Any) -> None:
            self.chosen["rules"][name] = value

        return rule

    def _seed(self) -> w.Widget:
        _ = self.words
        label = _("Seed: a number that deals the same cards again")
        box = w.Text(value=str(self.chosen["seed"]), placeholder=_("a new one"), description=label)
        box.observe(lambda change: self._choose("seed", change["new"].strip()), "value")
        return w.VBox([box])

    def _continue(self) -> list[w.Widget]:
        _ = self.words
        if self.fair:
            return [w.HTML(f"<p>{_(NOT_FAIR)}</p>")]
        box = w.Textarea(placeholder="cardlab:…", description=_("A shared game"), rows=3)
        go = w.Button(description=_("Continue"), tooltip=_("Continue"))
        go.on_click(lambda _button: self._try(lambda: opened(box.value)))
        return [head(_("Go on with a shared game")), box, go]

    def _choose(self, name: str, value: Any) -> None:
        self.chosen[name] = value
        if name == "game":
            self.chosen["rules"] = {}
            game, players = find(value), self.chosen["players"]
            self.chosen["players"] = players if players in game.players else game.usual_players

    def _choose_game(self, change: Any) -> None:
        self._choose("game", change["new"])
        self._form()

    # --- the table ----------------------------------------------------------------------------

    def _new(self) -> Kept:
        chosen, label = self.chosen, str(self.chosen["seed"])
        game, players, rules = chosen["game"], chosen["players"], chosen["rules"]
        seats = chosen["seats"][:players]
        seed = read_number(label) if label else None
        if isinstance(seed, str):
            raise CardlabError(self.words(N_("A seed is a whole number, like 7.")))
        is_secret = seed is not None and (is_served() or self.fair)
        if is_secret:  # other cards with other seats: else one could sit on all of them, and look
            seed = class_seed(game, players, seats, sorted(rules.items()), seed)
        match = cardlab.new_match(game, players, seed, **rules)
        if not is_secret:
            return Kept(match, seats, self.words.language, "")
        match.seed_is_chosen = False
        return Kept(match, seats, self.words.language, label)

    def _try(self, make: Callable[[], Kept]) -> None:
        """Open a table, or say why not."""
        try:
            self._open(make())
        except CardlabError as error:
            self.said.value = notice(str(error))

    def _open(self, kept: Kept) -> None:
        self.show_table(kept.match, kept.seats, kept.seed)

    def show_table(self, match: Match, seats: list[str] | None = None, seed: str = "") -> None:
        """Show a table for a match in place of the form.

        Args:
            match: the match to be played.
            seats: who sits on each seat, as in the form; by default as chosen there.
            seed: the number that the link of a class named.

        """
        _ = self.words
        seats = seats or self.chosen["seats"][: match.players]
        terms = Terms(self.fair, sealed=self.fair or is_served(), seed=seed)
        self.table = CardTable(
            match, seats, language=_.language, pace=self.pace, coach=self.coach, terms=terms
        )
        self.table.keep()
        back = w.Button(description=_("New table"), tooltip=_("New table"))
        back.add_class("cl-leave")
        back.on_click(lambda _button: self._form())
        self.remove_class("cl-lobby")
        title = w.HTML(f'<h1 class="cl-unseen">{_.of(match.words)(match.words.title)}</h1>')
        self._put(self.style_sheet, title, self.table, back, self.address)

    def _go_on(self, ticket: str) -> None:
        """Open a game that was played in another kernel, by its ticket."""
        game = kept(ticket)
        self.languages.value = game.language
        self._choose("game", game.match.game)
        self._open(game)

    def _follow(self, search: str) -> None:
        """Open the table that a link names."""
        query = {name: values[0] for name, values in parse_qs(search.lstrip("?")).items()}
        before = {**self.chosen, "rules": {**self.chosen["rules"]}}
        try:
            if query.get("lang") in LANGUAGES:
                self.languages.value = query["lang"]
            if "pace" in query:
                self.pace = read_pace(query["pace"])
            if "continue" in query:
                self._go_on(query["continue"])
            elif query.keys() & {"game", "players", "seed"}:
                game = find(query.get("game", self.chosen["game"]))
                self._choose("game", game.name)
                self.chosen["players"] = game.seated(
                    read_number(query.get("players", str(game.usual_players)))
                )
                self.chosen["seed"] = query.get("seed", "")
                rules = {option.name: option for option in game.options}
                for name in query.keys() & rules:
                    self.chosen["rules"][name] = rules[name].read(query[name])
                self._open(self._new())
        except CardlabError as error:
            self.chosen = before  # what was refused does not stay chosen
            self._form(str(error))


def shortest() -> str:
    """Return the name of the game that takes the fewest minutes: the lobby begins with it."""
    return min(list_games(), key=lambda name: rulebook(name).minutes)
