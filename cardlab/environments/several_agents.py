"""PettingZoo's environments: agents act one by one as they are asked, or all at each step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from cardlab.engine.match.game import Game
from cardlab.environments.encoding import (
    METADATA,
    EncodedMatch,
    EnvironmentWords,
    Observation,
    OnIllegal,
    checked_mode,
)

Told = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class SeveralAgents(EnvironmentWords):
    """What both environments of PettingZoo have: the match, its agents and their spaces."""

    def __init__(
        self,
        game: str | Game[Any, Any],
        players: int | None = None,
        seed: int | None = None,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        on_illegal: OnIllegal = "raise",
        **house_rules: Any,
    ) -> None:
        self.playing = EncodedMatch(game, players, seed, on_illegal, house_rules)
        self.metadata = {**METADATA, "name": f"cardlab_{self.playing.game.name}_v0"}
        self.render_mode = checked_mode(render_mode)
        self.max_cycles = max_cycles
        self.possible_agents = self.playing.agents
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: self.playing.action_space() for agent in self.possible_agents
        }
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: self.playing.observation_space() for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def __str__(self) -> str:
        return str(self.metadata["name"])


class CardAECEnv(SeveralAgents, AECEnv[str, Observation, int]):
    """A game in which ``agent_selection`` is who is asked; made by :func:`cardlab.env`.

    Where several are asked at once, in secret or in a race, they answer in the order of the
    question, which all may know; an answer is seen by nobody until all have answered. An
    observation is a dict: ``observation``, an array of float32, and ``action_mask``, 1 for each
    action that the agent has now. :mod:`cardlab.environments.observations` tells the fields of the
    array. Rewards come at the end, and their sum is 0: 1 for a sole winner, -1 / (players - 1) for
    each other.

    >>> import cardlab
    >>> env = cardlab.env("pepper", players=2, seed=7)
    >>> env.reset()
    >>> env.describe(env.observe("player_1"))[:3]
    ['asked: seat 1', 'clause: pepper.turn', 'on turn: seat 1']
    """

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a match.

        Args:
            seed: deals it as :func:`cardlab.new_match` does; by default it follows from the seeds
                before.
            options: ``{"places": ...}`` starts it on a table set by hand, see
                :func:`cardlab.set_table`.

        """
        self.playing.start(seed, options)
        self.moves = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.playing.asked[0]]
        self._show()

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and which actions it has."""
        return self.playing.observe(self._seat_of(agent))

    def step(self, action: int | None) -> None:
        """Make the move of the agent that is asked.

        Args:
            action: the number of its move; None once the match is over.

        Raises:
            IllegalMove: the mask forbids it, and ``on_illegal`` is "raise"; nothing is changed.

        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]  # it wants None
            return
        playing = self.playing
        move = playing.chosen(self._seat_of(agent), action)
        if move is not None:
            playing.make(move)
        self._cumulative_rewards[agent] = 0.0
        self.moves += 1
        asked = playing.asked
        if asked:
            self.agent_selection = self.possible_agents[asked[0]]
            if self.max_cycles and self.moves >= self.max_cycles * playing.players:
                self.truncations = dict.fromkeys(self.agents, True)
                self.agent_selection = self.agents[0]
        else:
            self.rewards = dict(zip(self.agents, playing.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        self._show()


class CardParallelEnv(SeveralAgents, ParallelEnv[str, Observation, int]):
    """A game in which all agents act at each step; made by :func:`cardlab.parallel_env`.

    A step is one question. Who is asked answers it; who is not asked has only action 0. Of a
    question that is over with the first answer, or with the last but one, the later answers are
    dropped, in the order of the question. Observations and rewards are those of
    :func:`cardlab.env`.
    """

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a match, as :meth:`CardAECEnv.reset` does; return what each agent sees."""
        self.playing.start(seed, options)
        self.steps = 0
        self.agents = self.possible_agents[:]
        self._show()
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> Told:
        """Make the moves of all who are asked.

        Args:
            actions: the action of each agent; of one that is not asked nothing is read.

        Raises:
            IllegalMove: the mask forbids one, and ``on_illegal`` is "raise"; nothing is changed.

        """
        playing, agents = self.playing, self.agents
        moves = {
            seat: playing.chosen(seat, actions[self.possible_agents[seat]])
            for seat in playing.asked[:]
        }
        self._make(moves)
        self.steps += 1
        is_over = not playing.asked
        is_cut = not is_over and bool(self.max_cycles) and self.steps >= (self.max_cycles or 0)
        rewards = playing.rewards() if is_over else [0.0] * playing.players
        told = (
            self._observed(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            {agent: dict[str, Any]() for agent in agents},
        )
        if is_over or is_cut:
            self.agents = []
        self._show()
        return told

    def _make(self, moves: Mapping[int, Any]) -> None:
        """Make the moves of a question, as long as it is still asked."""
        run = self.playing.match.run
        ask = run.ask
        for seat, move in moves.items():
            is_asked = run.ask is ask and ask is not None and seat in ask.seats
            if move is not None and is_asked and move in run.legal_of(seat):
                self.playing.make(move)

    def _observed(self) -> dict[str, Observation]:
        return {
            agent: self.playing.observe(seat) for seat, agent in enumerate(self.possible_agents)
        }
