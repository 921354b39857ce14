"""Gymnasium's environment: one agent learns, bots play the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from cardlab.bots import AnyBot, seated
from cardlab.bots.playing import answer
from cardlab.engine.match.game import Game
from cardlab.engine.table.errors import BadOption
from cardlab.environments.encoding import (
    METADATA,
    EncodedMatch,
    EnvironmentWords,
    OnIllegal,
    checked_mode,
)
from cardlab.environments.observations import Array

TRIES: Final = 100  # deals, until there is one in which the agent is asked


class SingleAgentEnv(EnvironmentWords, gymnasium.Env[Array, np.int64]):
    """One seat of a game, against bots; made by ``gymnasium.make("cardlab/Pepper-v0")``.

    An observation is the array of :func:`cardlab.env`; the mask is what :meth:`action_masks`
    returns, and ``info["action_mask"]``. The reward comes at the end: 1 for a sole win,
    -1 / (players - 1) if another has won. An action that the mask forbids loses the match at once,
    and ``info["illegal"]`` says why it is forbidden.

    Args:
        game: the name of a game, or a :class:`~cardlab.engine.match.game.Game`.
        players: how many play; by default two, or the fewest that the game allows.
        opponents: the bot of the other seats, by name ("random", "rule_of_thumb", "monte_carlo")
            as a function or as a maker; or a list of them, for the seats after the agent's.
        seat: the agent's seat; by default it is drawn for each match.
        render_mode: "ansi", "html" or "human".
        on_illegal: "lose", "raise" an error, or make "any" legal move instead.
        **house_rules: the house rules by their names.

    Raises:
        BadOption: an argument has an impossible value.

    """

    metadata = METADATA

    def __init__(
        self,
        game: str | Game[Any, Any],
        players: int | None = None,
        opponents: AnyBot | Sequence[AnyBot] = "rule_of_thumb",
        seat: int | None = None,
        *,
        render_mode: str | None = None,
        on_illegal: OnIllegal = "lose",
        **house_rules: Any,
    ) -> None:
        self.playing = EncodedMatch(game, players or _fewest(game), None, on_illegal, house_rules)
        self._seat: Final = self._checked_seat(seat)
        self._opponents: Final = _checked(opponents, self.playing.players - 1)
        self.seat = seat or 0  # the agent's, in this match
        self.render_mode = checked_mode(render_mode)
        self.observation_space: gymnasium.Space[Array] = self.playing.box
        self.action_space = self.playing.action_space()

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Begin a match, and play it until the agent is asked.

        Args:
            seed: deals the match as :func:`cardlab.new_match` does, and seeds the bots.
            options: ``{"places": ...}`` starts it on a table set by hand, see
                :func:`cardlab.set_table`; ``{"seat": 1}`` seats the agent.

        """
        super().reset(seed=seed)
        options = options or {}
        for _ in range(TRIES):
            drawn = int(self.np_random.integers(1 << 32)), int(self.np_random.integers(1 << 32))
            self._begin(drawn[0] if seed is None else seed, drawn[1], options)
            if self.playing.asked:
                return self._told()
            seed = None  # the bots have ended the match before the agent was asked
        raise BadOption(f"The agent is never asked: {TRIES} matches have ended before.")

    def _begin(self, seed: int, bots_seed: int, options: Mapping[str, Any]) -> None:
        """Begin a match, seat the agent, and play until it is asked."""
        playing, given = self.playing, self._checked_seat(options.get("seat", self._seat))
        playing.start(seed, options)
        self.seat = bots_seed % playing.players if given is None else given
        self._bots = [seated(bot, bots_seed + n) for n, bot in enumerate(self._opponents)]
        self._play_others()

    def _checked_seat(self, seat: Any) -> int | None:
        if seat is not None and seat not in range(self.playing.players):
            last = self.playing.players - 1
            raise BadOption(f"There is no seat {seat!r:.80}; the seats are 0 to {last}.")
        return None if seat is None else int(seat)

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Make the agent's move, and play until it is asked again."""
        playing, illegal = self.playing, {}
        move = playing.chosen(self.seat, action)
        if move is not None:
            playing.make(move)
            self._play_others()
        else:
            illegal["illegal"] = self._why_not(action)
        observation, info = self._told()
        is_over = not playing.asked
        reward = playing.rewards()[self.seat] if is_over else 0.0
        return observation, reward, is_over, False, {**info, **illegal}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return for each action whether the agent may take it now."""
        return self.playing.mask(self.seat).astype(bool)

    def _seat_of(self, agent: str | None) -> int:  # noqa: ARG002 - there is one
        return self.seat

    def _play_others(self) -> None:
        """Let the bots move until the agent is asked, or the match is over."""
        playing = self.playing
        while (asked := playing.asked) and self.seat not in asked:
            after = (asked[0] - self.seat - 1) % playing.players
            playing.make(answer(playing.match, asked[0], self._bots[after]))
        self._show()

    def _told(self) -> tuple[Array, dict[str, Any]]:
        told = self.playing.observe(self.seat)
        return told["observation"], {"action_mask": told["action_mask"]}

    def _why_not(self, action: Any) -> str:
        """Return the sentence that says why a move is forbidden."""
        try:
            refusal = self.playing.match.why_not(self.playing.actions.move(action, self.seat))
        except BadOption as error:
            return str(error)
        return refusal.text if refusal else ""


def _fewest(game: str | Game[Any, Any]) -> int:
    from cardlab.engine.match.catalogue import find

    return min(find(game).players, key=lambda n: abs(n - 2))


def _checked(opponents: AnyBot | Sequence[AnyBot], others: int) -> list[AnyBot]:
    """Return a bot for each other seat."""
    is_one = isinstance(opponents, str) or callable(opponents)
    each: Any = [opponents] * others if is_one else opponents
    if not isinstance(each, Sequence) or len(each) != others:
        raise BadOption(f"{opponents!r:.80} can't be the opponents: give one, or {others}.")
    for bot in each:
        seated(bot, 0)
    return [*each]
