"""The games as environments of PettingZoo and Gymnasium, for programs that learn.

They need the extra ``learn``. They tell an agent only what its seat may know. They contain no
rules, so every installed game has its environments.

>>> import cardlab
>>> env = cardlab.env("pepper", players=2, seed=7)
>>> env.reset()
>>> env.agent_selection, env.action_space("player_0"), env.words(env.action("draw"))
('player_0', Discrete(2713), '0 draw')

For Gymnasium import this module, and each game has a name there; or name both at once::

    gymnasium.make("cardlab.environments:cardlab/Pepper-v0", opponents="rule_of_thumb")
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from cardlab.engine.match.catalogue import list_games
from cardlab.engine.match.game import Game
from cardlab.engine.match.seat import Bot
from cardlab.engine.table.errors import BadOption
from cardlab.engine.text.words import N_, Sentence
from cardlab.version import install_line

if TYPE_CHECKING:
    from cardlab.environments.several_agents import CardAECEnv, CardParallelEnv

__all__ = ["bot", "env", "parallel_env"]


def env(
    game: str | Game[Any, Any], players: int | None = None, seed: int | None = None, **settings: Any
) -> CardAECEnv:
    """Return a game as PettingZoo's AEC environment, with agents that act one by one.

    >>> import cardlab
    >>> env = cardlab.env("spicy", players=3, render_mode="ansi", etiquette=True)
    >>> env.possible_agents
    ['player_0', 'player_1', 'player_2']

    Args:
        game: the name of a game, or a :class:`~cardlab.engine.match.game.Game`.
        players: how many play; by default three, or the number nearest to it that the game allows.
        seed: decides the first match, as in :func:`cardlab.new_match`, and all later ones.
        **settings: ``render_mode`` ("ansi", "html" or "human"), ``max_cycles`` (after so many
            moves for each agent the match is cut off), ``on_illegal`` (what an action that the
            mask forbids does: "raise" an error, "lose" the match, or make "any" legal move
            instead), and the house rules by their names.

    Raises:
        BadOption: an argument has an impossible value, or the extra ``learn`` is not installed.

    """
    _need("pettingzoo")
    from cardlab.environments.several_agents import CardAECEnv

    return CardAECEnv(game, players, seed, **settings)


def parallel_env(
    game: str | Game[Any, Any], players: int | None = None, seed: int | None = None, **settings: Any
) -> CardParallelEnv:
    """Return a game as PettingZoo's parallel environment, in which all agents act at each step.

    An agent that is not asked has one action only, 0. All that are asked a secret question answer
    it in one step. The arguments are those of :func:`env`; ``max_cycles`` counts steps.

    >>> import cardlab
    >>> env = cardlab.parallel_env("pepper", players=2, seed=7)
    >>> observations, infos = env.reset()
    >>> [int(observations[agent]["action_mask"][0]) for agent in env.agents]
    [0, 1]
    """
    _need("pettingzoo")
    from cardlab.environments.several_agents import CardParallelEnv

    return CardParallelEnv(game, players, seed, **settings)


def bot(environment: Any, choose: Callable[[Any, Any], Any]) -> Bot:
    """Return a bot that chooses with what a program has learned in an environment.

    It sits at a table, in a tournament and in :func:`cardlab.simulate` as any other.

    >>> import cardlab, cardlab.environments
    >>> env = cardlab.env("pepper", players=2)
    >>> first = cardlab.environments.bot(env, lambda observation, mask: mask.argmax())
    >>> cardlab.play(cardlab.new_match("pepper", players=2, seed=3), first).reason
    'pepper.goal'

    Args:
        environment: an environment of the game, for as many players, by the same house rules.
        choose: returns an action for an observation (the array) and an action mask.

    """
    made: Bot = environment.unwrapped.playing.bot(choose)
    return made


def _need(package: str) -> None:
    if find_spec(package) is None:
        says = N_("Environments need the package {package}: {install}")
        fields = {"package": package, "install": install_line("learn")}
        raise BadOption(Sentence(says, fields))


def _register() -> None:
    """Give each game that is installed its name in Gymnasium, ``cardlab/NachoPile-v0``."""
    import gymnasium

    for name in list_games():
        title = name.title().replace("_", "")
        entry_point = "cardlab.environments.single_agent:SingleAgentEnv"
        gymnasium.register(f"cardlab/{title}-v0", entry_point, kwargs={"game": name})


if find_spec("gymnasium") is not None:
    _register()
