"""A match with actions and observations in place of moves and views; all environments hold one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from html import escape
from typing import Any, Final, Literal, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cardlab.engine.knowledge.view import Source, source_of
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.game import Game
from cardlab.engine.match.match import Match, checked_seed, new_match
from cardlab.engine.match.seat import Bot, Seat
from cardlab.engine.match.setup import set_table
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadGame, BadOption, CardlabError, IllegalMove, or_list
from cardlab.engine.table.moves import Move, moved_to
from cardlab.engine.text.words import Words
from cardlab.environments.every_move import every_move
from cardlab.environments.observations import Array, ObservationLayout
from cardlab.terminal import Terminal

NOT_ASKED: Final = 0
"""The only action of an agent that is not asked."""
RENDER_MODES: Final = ["human", "ansi", "html"]
METADATA: Final[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 4}
OnIllegal = Literal["raise", "lose", "any"]
ON_ILLEGAL: Final = ("raise", "lose", "any")
Observation = dict[str, NDArray[Any]]
_Action = int | np.integer[Any]


class ActionTable:
    """The moves of a game by number: 0 is "not asked", the others are every move there may be.

    They are counted from the seat that acts: "at 1" is the next seat.

    Args:
        game: the game.
        players: how many play.
        options: the values of all house rules.

    """

    def __init__(self, game: Game[Any, Any], players: int, options: Mapping[str, Any]) -> None:
        self._name: Final = game.name
        self._players: Final = players
        self._moves: Final = every_move(game, players, options)
        # By seat, by the text of the move, which reads back; made when the seat first acts.
        self._numbers: Final[dict[int, dict[str, int]]] = {}

    def __deepcopy__(self, _memo: object) -> ActionTable:
        return self

    def __len__(self) -> int:
        return len(self._moves) + 1

    def _numbers_of(self, seat: int) -> dict[str, int]:
        if seat not in self._numbers:
            moves = [moved_to(move, seat, self._players) for move in self._moves]
            self._numbers[seat] = {move.text: number for number, move in enumerate(moves, 1)}
        return self._numbers[seat]

    def number(self, move: Move) -> int:
        """Return the action of a move.

        Raises:
            BadOption: the game can never offer it.

        """
        number = self._numbers_of(move.by).get(move.text)
        if number is None:
            raise BadOption(f"{move.text!r:.80} is no move that {self._name} may ever offer.")
        return number

    def move(self, number: _Action, seat: int) -> Move:
        """Return the move of an action.

        Raises:
            BadOption: it is none.

        """
        if not 1 <= number < len(self):
            raise BadOption(f"{number!r:.80} is no move: the actions 1 to {len(self) - 1} are.")
        return moved_to(self._moves[number - 1], seat, self._players)

    def offered(self, source: Source, seat: int) -> dict[int, Move]:
        """Return the moves that a seat may make now, by their actions."""
        numbers = self._numbers_of(seat)
        try:
            return {numbers[move.text]: move for move in source.legal_of(seat)}
        except KeyError as error:
            raise BadGame(
                f"{self._name} offers {error.args[0]!s:.80}, which no list of its moves has: "
                "every_move(players, options) in its module rules must return it."
            ) from None


@lru_cache(64)
def _parts(
    game: Game[Any, Any], players: int, options: tuple[tuple[str, Any], ...]
) -> tuple[ActionTable, ObservationLayout]:
    """Return the actions and the layout of a game, which all its environments share."""
    rules = {name: [*value] if isinstance(value, tuple) else value for name, value in options}
    return ActionTable(game, players, rules), ObservationLayout(game, players, rules)


class EncodedMatch:
    """A match as an environment holds it.

    Args:
        game: the name of a game, or a Game.
        players: how many play.
        seed: deals the first match.
        on_illegal: what an action does that the mask forbids.
        house_rules: those that are not the default ones.

    """

    def __init__(
        self,
        game: str | Game[Any, Any],
        players: int | None,
        seed: int | None,
        on_illegal: OnIllegal,
        house_rules: Mapping[str, Any],
    ) -> None:
        if on_illegal not in ON_ILLEGAL:
            raise BadOption(f"on_illegal is {or_list(ON_ILLEGAL)}, not {on_illegal!r:.80}.")
        self.game: Final[Game[Any, Any]] = find(game)
        self.players: Final = self.game.seated(
            self.game.usual_players if players is None else players
        )
        self.agents: Final = [f"player_{seat}" for seat in range(self.players)]
        self.house_rules: Final = dict(house_rules)
        options = self.game.house_rules(house_rules)
        frozen = tuple((k, tuple(v) if isinstance(v, list) else v) for k, v in options.items())
        self.actions, self.layout = _parts(self.game, self.players, frozen)
        self.on_illegal: Final = on_illegal
        self.next_seed: int | None = checked_seed(seed)
        self._dice = Dice(self.next_seed)
        self._match: Match | None = None
        self.loser = -1  # who made an illegal move, and has lost by it
        self._offered: dict[int, dict[int, Move]] = {}  # by seat, at this decision

    # --- a match ----------------------------------------------------------------------------------

    def start(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a match: dealt from a seed, or on a table set by hand (``options["places"]``)."""
        if seed is not None:
            self.next_seed, self._dice = checked_seed(seed), Dice(seed)
        if self.next_seed is None:
            self.next_seed = self._dice.below(1 << 32)
        self._dice = self._dice.split()  # whoever knows the seed of a match knows no later one
        places = (options or {}).get("places")
        if places is None:
            self._match = new_match(self.game, self.players, self.next_seed, **self.house_rules)
        else:
            about = self.game, places, self.players, self.next_seed
            self._match = set_table(*about, **self.house_rules)
        self.next_seed, self.loser = None, -1
        self._offered = {}

    @property
    def match(self) -> Match:
        """The match that is played.

        Raises:
            CardlabError: none has begun.

        """
        if self._match is None:
            raise CardlabError("There is no match yet: call reset() first.")
        return self._match

    @property
    def asked(self) -> list[int]:
        """The seats that are asked, in the order in which they are to answer; [] at the end."""
        ask = self.match.run.ask
        return [] if ask is None or self.loser >= 0 else ask.seats

    def offered(self, seat: int) -> dict[int, Move]:
        """Return the moves that a seat may make now, by their actions."""
        if seat not in self._offered:
            self._offered[seat] = self.actions.offered(self.match.run, seat)
        return self._offered[seat]

    def chosen(self, seat: int, action: Any) -> Move | None:
        """Return the move of an action; None if the seat has lost by it.

        Raises:
            IllegalMove: the move is not legal now.
            BadOption: the action is no move.

        """
        offered = self.offered(seat)
        move = offered.get(int(action))
        if move is not None:
            return move
        if self.on_illegal == "any":
            return self._dice.choice([*offered.values()])
        if self.on_illegal == "lose":
            self.loser = seat
            return None
        move = self.actions.move(action, seat)
        self.match.apply(move)  # it says which clause forbids it
        raise IllegalMove(f"{move.text:.80} is not offered now.")

    def make(self, move: Move) -> None:
        """Make a move that is offered."""
        self.match.run.enter(move)
        self._offered = {}

    # --- what an agent sees --------------------------------------------------------------------

    def observe(self, seat: int) -> Observation:
        """Return what a seat sees, and which actions it has."""
        mask = self.mask(seat)
        return {"observation": self.layout.observe(self.match.run, seat), "action_mask": mask}

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 for each action that a seat has now; a seat that is not asked has only 0."""
        return self._mask(self.offered(seat))

    def _mask(self, offered: Mapping[int, Move]) -> NDArray[np.int8]:
        mask = bytearray(len(self.actions))
        for action in offered or (NOT_ASKED,):
            mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def bot(self, choose: Callable[[Array, NDArray[np.int8]], Any]) -> Bot:
        """Return the bot that :func:`cardlab.environments.bot` describes."""

        def learner(seat: Seat[Any]) -> Move:
            if (seat.game, seat.players) != (self.game.name, self.players):
                raise BadOption(
                    f"This bot has learned {self.game.name} for {self.players} players; "
                    f"this is {seat.game} for {seat.players}."
                )
            source, me = source_of(seat.view), seat.number
            offered = self.actions.offered(source, me)
            action = int(choose(self.layout.observe(source, me), self._mask(offered)))
            return offered.get(action) or self.actions.move(action, me)

        return learner

    def rewards(self) -> list[float]:
        """Return what each seat wins in the end; the sum is 0.

        A sole winner has 1, each other of n players -1 / (n - 1). Winners who tie share what would
        be one's: of n players k win n / k shares less 1, in units of n - 1. If nobody wins, all
        have 0. An agent that has lost by an illegal move has -1, and the others 0.
        """
        n, outcome = self.players, self.match.outcome
        if self.loser >= 0:
            return [-1.0 if seat == self.loser else 0.0 for seat in range(n)]
        if outcome is None or not outcome.winners:
            return [0.0] * n
        share = n / len(outcome.winners)
        shares = [share if seat in outcome.winners else 0.0 for seat in range(n)]
        return [(share - 1) / max(n - 1, 1) for share in shares]

    # --- spaces -----------------------------------------------------------------------------------

    @cached_property
    def box(self) -> spaces.Space[Array]:
        """The space of the observations."""
        low, high = self.layout.bounds
        box: Any = spaces.Box(low, high, dtype=np.float32)  # it says no type of its own
        return cast("spaces.Space[Array]", box)

    def action_space(self) -> Any:
        """Return a new space of the actions; each agent has one of its own, which has a seed."""
        return spaces.Discrete(len(self.actions))

    def observation_space(self) -> Any:
        """Return a new space for the observations of an agent."""
        mask = spaces.Box(0, 1, (len(self.actions),), np.int8)
        return spaces.Dict({"observation": self.box, "action_mask": mask})


class EnvironmentWords:
    """What all environments offer a person: their actions and observations in words."""

    playing: EncodedMatch
    render_mode: str | None

    @property
    def layout(self) -> ObservationLayout:
        """The fields of an observation."""
        return self.playing.layout

    def describe(self, observation: Any) -> list[str]:
        """Return an observation in words, a line for each field that has something to say."""
        return self.playing.layout.describe(observation)

    def move(self, action: _Action, agent: str | None = None) -> Move:
        """Return the move of an action.

        Args:
            action: its number.
            agent: whose it is; by default of who is asked (against bots always of the learner).

        Raises:
            BadOption: the action is no move.

        """
        return self.playing.actions.move(action, self._seat_of(agent))

    def words(self, action: _Action, agent: str | None = None) -> str:
        """Return an action in words, as :meth:`move`; "not asked" for 0."""
        return "not asked" if action == NOT_ASKED else self.move(action, agent).text

    def action(self, text: str, agent: str | None = None) -> int:
        """Return the action of a move in words, which need not name the seat.

        Raises:
            BadOption: the game can never offer it.
            BadMove: it is no move at all.

        """
        if text == "not asked":
            return NOT_ASKED
        return self.playing.actions.number(self.playing.match.read(text, self._seat_of(agent)))

    def render(self) -> Any:
        """Return the table as a seat sees it, as text or as HTML, or print it.

        It is the seat of who is asked, against bots always that of the learner.
        """
        if self.render_mode is None:
            return None
        lines: list[str] = []
        Terminal(self.playing.match, self._seat_of(None), (), Words(), write=lines.append).show()
        text = "\n".join(lines).strip()
        if self.render_mode == "human":
            print(text, end="\n\n")  # noqa: T201 - it is asked to
            return None
        return (
            f'<pre class="cardlab-table">{escape(text)}</pre>'
            if self.render_mode == "html"
            else text
        )

    def close(self) -> None:
        """Do nothing: there is no window and no process."""

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _seat_of(self, agent: str | None) -> int:
        """Return the seat of an agent; by default of who is asked first, at the end 0."""
        if agent is None:
            return (self.playing.asked or [0])[0]
        return self.playing.agents.index(agent)


def checked_mode(mode: str | None) -> str | None:
    """Return a render mode; raise BadOption if there is no such mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"render_mode is {or_list(RENDER_MODES)}, not {mode!r:.80}.")
    return mode
