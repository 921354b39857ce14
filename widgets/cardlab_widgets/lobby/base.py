"""The lobby without its widget: what is chosen, what a page may ask, and the table that follows."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any, Final
from urllib.parse import parse_qs

import cardlab
from cardlab.engine.match.catalogue import find, list_games
from cardlab.engine.match.game import Game
from cardlab.engine.table.errors import BadOption, CardlabError, or_list
from cardlab.engine.table.seats import MOST_SEATS
from cardlab.engine.text.words import LANGUAGES, N_, Words
from cardlab_widgets.lobby.form import Form
from cardlab_widgets.lobby.rounds import Round, pupil_of
from cardlab_widgets.lobby.texts import (
    LEARN,
    SITTING,
    in_order,
    lobby_texts,
    offered,
    rules_of,
)
from cardlab_widgets.server.key import class_seed
from cardlab_widgets.server.query import is_served
from cardlab_widgets.table.card_table import CardTable
from cardlab_widgets.table.persistence import ROUND, SavedGame, is_kept, opened, take
from cardlab_widgets.table.terms import NOT_FAIR, Terms, is_fair
from cardlab_widgets.ui_texts import watch_texts
from cardlab_widgets.wire import LobbyMessage, LobbyShown, PlayGame

TOGETHER: Final = "CARDLAB_TOGETHER"  # an environment variable: where several play at one table


class LobbyBase:
    """What is chosen in a lobby, and the table that is open.

    A lobby on a page adds how the form and the table are shown (:meth:`put_table` and
    :meth:`put_form`). See :class:`cardlab_widgets.lobby.lobby.Lobby` for the arguments.

    Attributes:
        learn: the address of a lesson; the name of its game follows.
        shows_form_first: whether the form is shown before the address is known.

    """

    learn: str = LEARN
    shows_form_first: bool = True

    def __init__(
        self,
        game: str | None = None,
        language: str = "en",
        pace: int = 600,
        coach: str | None = None,
        lessons: Collection[str] = (),
        fair: bool | None = None,
        links: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__()  # of the widget that a lobby in a notebook is
        self.pace = pace
        self.lessons = lessons if isinstance(lessons, Mapping) else dict.fromkeys(lessons, 0)
        self.links = dict(links or {})
        if together := os.environ.get(TOGETHER):
            self.links[N_("Play together")] = together
        self.coach = coach or os.environ.get("CARDLAB_COACH", "off")
        self.fair = is_fair() if fair is None else fair
        self.only = find(game).name if game else None
        self.chosen = _first_choices(self.only)
        self.code = ""  # of the pupil, in a competition
        self.table: CardTable | None = None
        self.words = Words(language)
        self.form = Form(self._shown(), self.words, self._hear)
        self.form.words = watch_texts(self.words)
        self.form.observe(lambda change: self._follow(change["new"] or ""), "search")
        if self.shows_form_first:
            self.put_form()

    def put_table(self, title: str, table: CardTable) -> None:
        """Show a table in place of the form.

        Args:
            title: the name of its game.
            table: the table.

        """
        raise NotImplementedError

    def put_form(self) -> None:
        """Show the form in place of the table."""
        raise NotImplementedError

    @property
    def said(self) -> str:
        """What went wrong last, in a sentence; "" if nothing did."""
        return str(self.form.said)

    def __repr__(self) -> str:
        return "<Lobby>" if self.table is None else f"<Lobby: {self.table!r}>"

    # --- what is chosen -----------------------------------------------------------------------

    def choose(self, game: str) -> None:
        """Choose a game with its printed rules; keep the number of players if it can be."""
        rules = find(game)
        players = self.chosen["players"]
        fits = players if players in rules.players else rules.usual_players
        self.chosen |= {"game": rules.name, "players": fits, "rules": {}}

    def speak(self, language: str) -> None:
        """Show the lobby in another language."""
        words = Words(language)
        if language == self.words.language:
            return
        self.words = self.form.refuses = words
        with self.form.hold_sync():
            self.form.words = watch_texts(self.words)
            self.form.said = ""
            self.form.shown = {**self._shown()}

    def _shown(self) -> LobbyShown:
        return lobby_texts(self.words, self.only, self.lessons, self.links, self.fair, self.learn)

    # --- what the page may say ----------------------------------------------------------------

    def _hear(self, message: LobbyMessage) -> None:
        """Do what a message asks, or say why not; then nothing is changed."""
        if message["kind"] == "language":
            self.speak(message["language"])
        elif message["kind"] == "rules":
            self.form.tell(rules_of(message["game"], self.words))
        elif message["kind"] == "go on":
            self._try(partial(self._go_on, message["ticket"]))
        elif message["kind"] == "code":
            self._follow(self.form.search or "", code=message["code"])
        elif message["kind"] == "open":
            self._try(partial(self._open_shared, message["text"]))
        else:
            self._try(partial(self._play_as, message))

    def _try(self, do: Callable[[], None]) -> None:
        """Open a table, or say why not; what was refused does not stay chosen."""
        before = {**self.chosen, "rules": {**self.chosen["rules"]}}
        self.form.said = ""
        try:
            do()
        except CardlabError as error:
            self.chosen = before
            self.form.refuse(str(error))

    def _play_as(self, message: PlayGame) -> None:
        """Open the table that a page asks for."""
        game = find(message["game"])
        seats = message["seats"]
        self.choose(game.name)
        self.chosen["players"] = players = game.seated(message["players"])
        if len(seats) != players or not set(seats) <= SITTING.keys():
            raise BadOption(
                f"The seats can't be {seats!r:.80}: they are {players}, each {or_list(SITTING)}."
            )
        self.chosen["seats"] = [*seats, *self.chosen["seats"][players:]]
        self.chosen["seed"] = message["seed"].strip()
        self.chosen["rules"] = _house_rules(game, message["rules"])
        self._open(self._new())

    def _open_shared(self, text: str) -> None:
        if self.fair:
            raise CardlabError(self.words(NOT_FAIR))
        self._open(opened(text, is_served(), self.words))

    # --- the table ----------------------------------------------------------------------------

    def play(self) -> None:
        """Open a table with what has been chosen, or say why not (:attr:`said`)."""
        self._try(lambda: self._open(self._new()))

    def leave(self) -> None:
        """Close the table, and show the form again."""
        self.put_form()
        self.table = None
        self.form.playing = self.form.wants_code = False

    def _new(self) -> SavedGame:
        chosen, label = self.chosen, str(self.chosen["seed"])
        game, players, rules = chosen["game"], chosen["players"], chosen["rules"]
        seats = chosen["seats"][:players]
        seed = read_number(label) if label else None
        if isinstance(seed, str):
            raise CardlabError(self.words(N_("A seed is a whole number, like 7.")))
        if seed is not None and self.fair:
            return self._of_round(Round.of(game, players, rules, seed))
        is_secret = seed is not None and is_served()
        if is_secret:  # other cards with other seats: else one could sit on all of them, and look
            seed = class_seed(game, players, seats, sorted(rules.items()), seed)
        match = cardlab.new_match(game, players, seed, **rules)
        if not is_secret:
            return SavedGame(match, seats, self.words.language, "")
        match.seed_is_chosen = False
        return SavedGame(match, seats, self.words.language, label)

    def _of_round(self, asked: Round) -> SavedGame:
        """The one game that a pupil's code has in a round: it goes on, or begins now."""
        pupil = pupil_of(self.code, self.words)
        ticket = asked.ticket(pupil)
        if is_kept(ticket):
            return take(ticket)
        match = cardlab.new_match(asked.game, asked.players, asked.deal(pupil), **dict(asked.rules))
        match.seed_is_chosen = False
        seats = _first_choices(None)["seats"][: asked.players]
        return SavedGame(match, seats, self.words.language, str(asked.number), ticket)

    def _open(self, game: SavedGame) -> None:
        """Show a table for a game in place of the form; by default it is seated as chosen there."""
        match, _ = game.match, self.words
        seats = game.seats or self.chosen["seats"][: match.players]
        fair = self.fair or game.ticket.startswith(ROUND)  # on a server that is no longer fair, too
        terms = Terms(fair, sealed=fair or is_served(), seed=game.seed)
        table = CardTable(
            match, seats, language=_.language, pace=self.pace, coach=self.coach, terms=terms
        )
        table.keep(game.ticket, game.holder)
        table.on_leave(self.leave, self.form.shown["words"]["new" if self.only else "leave"])
        self.table = table
        self.form.playing = True
        self.put_table(_.of(match.words)(match.words.title), table)

    def _go_on(self, ticket: str) -> None:
        """Open a game that was played in another kernel, by its ticket."""
        game = take(ticket)
        self.speak(game.language)
        self.choose(game.match.game)
        self._open(game)

    def _follow(self, search: str, **typed: str) -> None:
        """Open the table that a link names, with what was typed in place of its own."""
        query = {name: values[0] for name, values in parse_qs(search.lstrip("?")).items()}
        self._try(lambda: self._ask({**query, **typed}))

    def _ask(self, query: dict[str, str]) -> None:
        """Do what the parts of an address ask for."""
        if query.get("lang") in LANGUAGES:
            self.speak(query["lang"])
        if "pace" in query:
            self.pace = read_pace(query["pace"])
        if "continue" in query:
            self._go_on(query["continue"])
        elif query.keys() & {"game", "players", "seed"}:
            game = find(query.get("game", self.chosen["game"]))
            self.choose(game.name)
            self.chosen["players"] = game.seated(
                read_number(query.get("players", str(game.usual_players)))
            )
            self.chosen["seed"] = query.get("seed", "")
            self.code = query.get("code", "")
            self.form.wants_code = self.fair and "seed" in query
            rules = {option.name: option for option in game.options}
            for name in query.keys() & rules:
                self.chosen["rules"][name] = rules[name].read(query[name])
            if self.code or not self.form.wants_code:
                self._open(self._new())


def _first_choices(only: str | None) -> dict[str, Any]:
    """What a form shows before anything is chosen: the only game, or the first of all."""
    first = only or in_order(list_games())[0]
    return {
        "game": first,
        "players": find(first).usual_players,
        "seats": ["person", *["rule_of_thumb"] * (MOST_SEATS - 1)],
        "rules": {},
        "seed": "",
    }


def _house_rules(game: Game[Any], chosen: Mapping[str, int]) -> dict[str, Any]:
    """The house rules that a page has chosen, by the numbers of their values."""
    rules = {option.name: option.choices for option in offered(game)}
    values = {}
    for name, n in chosen.items():
        choices = rules.get(name, ())
        if not isinstance(choices, tuple) or not 0 <= n < len(choices):
            raise BadOption(f"The house rule {name!r:.80} has no choice {n!r:.20} in the lobby.")
        values[name] = choices[n]
    return values


def read_pace(text: str) -> int:
    """Return how long a bot's move is shown, in ms, as a link says it."""
    if not re.fullmatch(r"[0-9]{1,4}", text):
        raise CardlabError(f"The pace can't be {text!r:.80}: it is a number of ms, 0 to 9999.")
    return int(text)


def read_number(text: str) -> int | str:
    """Return the whole number that was typed, or the text itself if it is none."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,20}", text) else text
