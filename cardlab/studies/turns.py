"""Play one turn many times, each time in another imagined world, and count what it brings.

>>> import cardlab
>>> from cardlab.games.nacho_pile.stopping import chips_won, stop_at
>>> match = cardlab.set_table("nacho_pile", {}, players=2, seed=5)
>>> sample = simulate_turns(match, stop_at(3), chips_won, turns=200, seed=1, progress=False)
>>> len(sample.values), 1.7 < sample.mean < 2.6
(200, True)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from cardlab.bots.estimate import mean_and_error
from cardlab.bots.playing import answer
from cardlab.engine.match.match import Match, checked_seed
from cardlab.engine.match.seat import Bot
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadOption
from cardlab.engine.table.events import Event
from cardlab.studies.results import needed
from cardlab.studies.spread import with_bar


class Sample(NamedTuple):
    """The results of many turns, in the order in which they were played."""

    values: tuple[float, ...]

    @property
    def mean(self) -> float:
        """The mean of the values."""
        return sum(self.values) / len(self.values)

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite for one value."""
        return mean_and_error(self.values)[1]

    def array(self) -> Any:
        """Return the values as a numpy array of the shape (turns,)."""
        return needed("numpy").array(self.values)


def play_turn(match: Match, bot: Bot) -> tuple[Event, ...]:
    """Play on until another turn begins or the match is over; return what happened, as events.

    The bot answers for all seats that are asked in this turn.

    >>> import cardlab
    >>> match = cardlab.new_match("pepper", players=2, seed=7)
    >>> [event.verb for event in play_turn(match, lambda seat: seat.legal[-1])]
    ['draw']
    >>> match.ask.seats
    [1]

    Raises:
        BadOption: the match is over.
        BotError: the bot raises, or answers with what is no legal move.

    """
    if match.over:
        raise BadOption("The match is over: there is no turn to play.")
    turn, begun = match.table.turns, len(match.story())
    while match.ask is not None and match.table.turns == turn:
        seat = match.ask.seats[0]
        match.apply(answer(match, seat, bot))
    return tuple(match.story()[begun:])


def simulate_turns(
    match: Match,
    bot: Bot,
    worth: Callable[[Sequence[Event]], float],
    turns: int = 1000,
    seed: int = 1,
    *,
    progress: bool = True,
) -> Sample:
    """Play the current turn of a match many times; return what each of them brought.

    Each turn is played in another imagined world, which agrees with all that the seat knows.

    Args:
        match: the match, at the turn; it is not changed.
        bot: the bot that plays the turn.
        worth: what a turn has brought, from its events, such as
            :func:`cardlab.games.nacho_pile.stopping.chips_won`.
        turns: how many turns to play.
        seed: the seed of the imagined worlds.
        progress: whether to show a bar, where tqdm is installed.

    """
    if type(turns) is not int or turns < 1:
        raise BadOption(f"The number of turns must be 1 or more, not {turns!r:.80}.")
    if match.ask is None:
        raise BadOption("The match is over: there is no turn to play.")
    dice, me = Dice(checked_seed(seed)), match.ask.seats[0]
    done = (worth(play_turn(match.imagine(me, dice), bot)) for _ in range(turns))
    return Sample(tuple(with_bar(done, turns, "turn") if progress else done))
