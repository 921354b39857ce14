"""PettingZoo's AEC environment: agents act one by one, as they are asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv

from cardlab.environments.encoding import Observation, SeveralAgents


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
