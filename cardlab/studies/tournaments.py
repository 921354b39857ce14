"""A tournament of bots: every pairing and every seat, the same deals for all, ratings with errors.

>>> def first(seat):
...     return seat.legal[0]
>>> bots = {"thumb": "rule_of_thumb", "first": first}
>>> board = tournament("pepper", bots, deals=10, seed=1, progress=False)
>>> [row["bot"] for row in board.rows()]
['thumb', 'first']
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import combinations, permutations
from math import log10
from statistics import stdev
from typing import Any, NamedTuple

from cardlab.bots import AnyBot, Maker, named, seated
from cardlab.bots.apart import checked_source
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.game import Game
from cardlab.engine.match.match import checked_seed
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadOption
from cardlab.odds.luck import at_least_wins, best_of
from cardlab.studies.results import PrintedTable
from cardlab.studies.simulation import Series, check_seconds
from cardlab.studies.spread import Executor

_RESAMPLES = 200
_MANY = 3  # bots, from which a warning is due


class Pairing(NamedTuple):
    """One game: the bots by seat, the deal, the winners, and the fault that lost it, if any."""

    bots: tuple[str, ...]
    deal: int
    winners: tuple[str, ...]
    fault: str = ""


@dataclass(frozen=True, repr=False)
class Standings(PrintedTable):
    """The leaderboard of a tournament. In a notebook it shows as a table."""

    game: str
    bots: tuple[str, ...]
    log: tuple[Pairing, ...]

    @property
    def faults(self) -> list[str]:
        """A sentence for each game that a bot lost by a fault."""
        return [result.fault for result in self.log if result.fault]

    def rows(self) -> list[dict[str, Any]]:
        """Return a row for each bot, the best first: rating, error, games, share of wins, faults.

        Ratings use Elo's scale: a bot with 400 points more is ten times as likely to win. Their
        mean is 1500. The error is a standard error, from a bootstrap over the deals; with a single
        deal it is None.
        """
        ratings, errors = rated(self.bots, self.log), self._errors()
        rows = []
        for bot in self.bots:
            played = [result for result in self.log if bot in result.bots]
            won = sum((bot in result.winners) / max(1, len(result.winners)) for result in played)
            row = {"bot": bot, "rating": ratings[bot], "error": errors[bot], "games": len(played)}
            faults = sum(bool(result.fault) and bot not in result.winners for result in played)
            rows.append({**row, "share": won / len(played), "faults": faults})
        return sorted(rows, key=lambda row: -row["rating"])

    def pairs(self) -> list[dict[str, Any]]:
        """Return a row for each two bots that met, the one that is ahead first.

        Each row has the names (``bot``, ``other``), the number of ``games``, and how many each won
        alone (``wins``, ``losses``). The games of a deal are not independent, so the rows compare
        deals: on how many one bot was ``ahead``, ``behind`` and ``level``. ``tail`` is the chance
        that two equal bots would be this far apart or farther, in this direction: a sign test over
        the deals that are not level. ``corrected`` is the tail times the number of tails (two for
        each pair), at most 1, because somebody who compares many pairs will find one that chance
        has set apart (Bonferroni's correction).
        """
        rows = [self._pair(a, b) for a, b in combinations(self.bots, 2)]
        rows = [row for row in rows if row["games"]]
        for row in rows:
            row["corrected"] = min(1.0, 2 * len(rows) * row["tail"])
        return sorted(rows, key=lambda row: row["tail"])

    def _pair(self, a: str, b: str) -> dict[str, Any]:
        met = [game for game in self.log if a in game.bots and b in game.bots]
        scores, by_deal = [_ahead(game, a, b) for game in met], Counter[int]()
        for game, score in zip(met, scores, strict=True):
            by_deal[game.deal] += score
        if by_deal.total() < 0:
            return self._pair(b, a)
        ahead = sum(score > 0 for score in by_deal.values())
        behind = sum(score < 0 for score in by_deal.values())
        row: dict[str, Any] = {"bot": a, "other": b, "games": len(met)}
        row |= {"wins": scores.count(1), "losses": scores.count(-1)}
        row |= {"ahead": ahead, "behind": behind, "level": len(by_deal) - ahead - behind}
        return {**row, "tail": float(at_least_wins(ahead + behind, ahead))}

    @property
    def warning(self) -> str:
        """A sentence that warns of chance if many bots are compared; "" for two.

        The best of many equal bots looks good by luck alone.
        """
        if len(self.bots) < _MANY:
            return ""
        pairs = len(self.pairs())
        return (
            f"{len(self.bots)} bots are compared in {pairs} pairs. If all were equal, one or more "
            f"pairs would have a tail below 5 % in {float(best_of(0.1, pairs)):.0%} of such "
            "tournaments, were the pairs independent. Call a bot better where its corrected tail "
            "is below 5 %, or let the best play again on new deals."
        )

    def _errors(self) -> dict[str, float | None]:
        """Return how much the ratings vary if other deals are drawn; None if there is one deal."""
        deals = sorted({result.deal for result in self.log})
        if len(deals) < 2:
            return dict.fromkeys(self.bots)
        of_deal = {deal: [result for result in self.log if result.deal == deal] for deal in deals}
        dice = Dice(len(self.log))
        drawn: dict[str, list[float]] = {bot: [] for bot in self.bots}
        for _ in range(_RESAMPLES):
            sample = [result for _ in deals for result in of_deal[deals[dice.below(len(deals))]]]
            for bot, rating in rated(self.bots, sample).items():
                drawn[bot].append(rating)
        return {bot: stdev(values) for bot, values in drawn.items()}

    def _notes(self) -> str:
        return self.warning

    def _repr_html_(self) -> str:
        faults = "".join(f"<li>{escape(fault)}</li>" for fault in self.faults[:20])
        return super()._repr_html_() + (f"<ul>{faults}</ul>" if faults else "")

    def _cells(self) -> list[list[str]]:
        wide = max(3, *map(len, self.bots))
        head = ["place", f"{'bot':{wide}}", "rating", "error", "games", "share won", "faults"]
        return [head] + [
            [
                *(f"{place:5}", f"{row['bot']:{wide}}", f"{row['rating']:6.0f}"),
                "    -" if row["error"] is None else f"{row['error']:5.0f}",
                *(f"{row['games']:5}", f"{row['share']:9.1%}"),
                f"{row['faults']:6}",
            ]
            for place, row in enumerate(self.rows(), 1)
        ]


def tournament(  # noqa: PLR0913 - what users choose, by name
    game: str | Game[Any],
    bots: Sequence[AnyBot] | Mapping[str, AnyBot],
    deals: int = 20,
    seed: int | None = 1,
    players: int | None = None,
    seconds: float | None = 5,
    processes: bool = False,
    *,
    progress: bool = True,
    workers: int | None = None,
    executor: Executor | None = None,
    **house_rules: Any,
) -> Standings:
    """Rate bots: each group of them plays each deal in every seating.

    A bot loses a game if it raises an error, ends the program, returns no legal move, or takes too
    long. ``Standings.faults`` says so, and the tournament goes on.

    Args:
        game: the name of a game, or a :class:`~cardlab.Game`.
        bots: a dict of bots with their names, or a list, as for :func:`cardlab.simulate`.
        deals: the number of deals.
        seed: the seed of the first deal; None draws one. If bots might cheat, use None: from a seed
            that a bot can guess, it can compute the deals.
        players: how many bots sit at a table; by default the smallest number that the game allows.
        seconds: the time limit for one move; None for no limit. With a limit, games are played in a
            thread, so that cardlab can give up a bot that never returns.
        processes: whether to run each bot in a process of its own, which contains only what its
            seat may know (:mod:`cardlab.bots.apart`). A bot is then a text, ``"file.py:bot"`` or
            ``"package.module:bot"``. It can't call ``imagine``, and a maker receives a random seed.
        progress: whether to show a progress bar, if tqdm is installed.
        workers: as for :func:`cardlab.simulate`.
        executor: as for :func:`cardlab.simulate`.
        **house_rules: the house rules by name.

    Raises:
        BadOption: an argument is not possible.

    Note:
        Without ``processes`` a bot can reach the hidden cards, which are in the same process, and
        can remember the cards of a deal that it has played from another seat.

    """
    known = named(bots)
    players = find(game).players[0] if players is None else players
    _check(known, deals, players)
    check_seconds(seconds)
    if processes:
        if not find(game).package:
            raise BadOption(
                f"The game {find(game).name} can't be played in processes: they find a game only "
                "in a package, not in a notebook or a script."
            )
        known = {name: checked_source(name, bot) for name, bot in known.items()}
    else:
        for bot in known.values():
            if not isinstance(bot, Maker):
                seated(bot, 0)  # or an error
    of, names, first = find(game), tuple(known), checked_seed(seed)
    orders = [*permutations(range(len(known)), players)]
    series = Series(of, tuple(known.values()), orders, first, seconds, house_rules, names)
    done = series.play_all(deals, executor, workers, progress=progress)
    log = []
    for number, (result, fault) in enumerate(done):
        at = series.names_at(number)
        winners = tuple(at[seat] for seat in result.winners)
        log.append(Pairing(at, series.deal(number), winners, fault))
    return Standings(of.name, names, tuple(log))


def _check(bots: dict[str, Any], deals: Any, players: Any) -> None:
    if len(bots) < 2:
        raise BadOption("A tournament needs at least two bots: {'mine': bot, 'other': 'random'}.")
    if type(deals) is not int or deals < 1:
        raise BadOption(f"The number of deals must be 1 or more, not {deals!r:.80}.")
    if type(players) is not int or not 2 <= players <= len(bots):
        possible = "2" if len(bots) == 2 else f"2 to {len(bots)}"
        raise BadOption(
            f"The players of a game can't be {players!r:.80}: of {len(bots)} bots {possible} can "
            "sit down at a time."
        )


def rated(bots: tuple[str, ...], log: Sequence[Pairing]) -> dict[str, float]:
    """Return ratings by the Bradley-Terry model, on Elo's scale with 1500 as the mean.

    Found by Hunter's MM algorithm (*Annals of Statistics* 32, 2004). Each two that met count as
    having drawn once more, so that who has won all is not rated without end.
    """
    score, met = _met(bots, log)
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(60):
        new = {
            a: score[a] / sum(n / (strength[a] + strength[b]) for b, n in met[a].items())
            for a in bots
        }
        whole = sum(new.values())
        strength = {bot: value * len(bots) / whole for bot, value in new.items()}
    logs = {bot: 400 * log10(value) for bot, value in strength.items()}
    mean = sum(logs.values()) / len(logs)
    return {bot: 1500 + value - mean for bot, value in logs.items()}


def _met(
    bots: tuple[str, ...], log: Sequence[Pairing]
) -> tuple[dict[str, float], dict[str, dict[str, float]]]:
    """Return each bot's score against the others, and how often each two met."""
    score = {bot: 0.5 * (len(bots) - 1) for bot in bots}
    met = {a: dict.fromkeys((b for b in bots if b != a), 1.0) for a in bots}
    for result in log:
        for a, b in permutations(result.bots, 2):
            met[a][b] += 1
            score[a] += (1 + _ahead(result, a, b)) / 2
    return score, met


def _ahead(result: Pairing, a: str, b: str) -> int:
    """Return 1 if a bot won a game and another did not, -1 the other way round, else 0."""
    return (a in result.winners) - (b in result.winners)
