"""PettingZoo's parallel environment: all agents act at each step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from cardlab.environments.encoding import Observation, SeveralAgents

Told = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


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
