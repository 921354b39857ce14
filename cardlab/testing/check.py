"""``check_game``: all laws over many games, as one report."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Any, Final

from cardlab import bots
from cardlab.bots.playing import answer
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.game import Counts, Game
from cardlab.engine.match.match import Match, new_match
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.match.seat import Bot, Seat
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadOption, CardlabError
from cardlab.engine.table.moves import Move
from cardlab.engine.table.table import conserved
from cardlab.studies.spread import with_bar
from cardlab.testing import laws, wording, worlds
from cardlab.testing.report import Report
from cardlab.testing.worlds import Watcher

LONGEST: Final = 20_000  # decisions after which a game is taken not to end
LONG: Final = 1_000  # decisions after which few of them are judged
SPARSE: Final = 50  # one in so many
FAULTS: Final = 20  # after so many a check stops
LOOKS: Final = 3  # close looks at one game
THOROUGH: Final = 50  # games are judged by all laws, and after them one in SELDOM
SELDOM: Final = 20
MANY: Final = 400  # turns after which the first games end
WORDS: Final = 40  # moves of the vocabulary that are tried at a close look
LOOKED_AT: Final = 6  # moves of a bot that are compared with those in a like world
LOW: Final = 8  # in one of so many games the turn cap is so low that some meet it
ENOUGH: Final = 20  # games; in fewer a clause may well not come up

Setting = tuple[int, dict[str, Any]]
"""The number of players, and the house rules that are not the default ones."""


def check_game(
    game: str | Game[Any],
    games: int = 50,
    seed: int = 1,
    *,
    process: bool = False,
    progress: bool = True,
) -> Report:
    """Try all laws on a game, and return what was tried and what is wrong.

    >>> from cardlab.testing import check_game
    >>> check_game("nacho_pile", games=1).faults
    []

    If ``report.faults`` is empty, the game keeps all laws; ``print(report)`` shows how often the
    check tried each of them. A fault names the game, the house rules, the seed and the move, and
    ``fault.match()`` plays that match again up to the fault. The games are played at random and by
    rules of thumb. Give a :class:`~cardlab.engine.match.game.Scenario` for each clause that 20
    games or more do not reach. All laws are tried on the first 50 games and on every 20th after
    them, the quick laws on every game. The check stops at a game that does not end in 20,000
    decisions.

    Args:
        game: the name of a game, or a :class:`~cardlab.engine.match.game.Game`.
        games: how many games to play; each number of players and each house rule comes in turn.
        seed: the seed of the first game.
        process: whether to play a match again in new processes, which takes some seconds.
        progress: whether to show a bar after 5 seconds, where tqdm is installed.

    """
    definition = find(game)
    check = _GameCheck(definition)
    check.judge_definition()
    if check.ends():
        check.run_scenarios()
    numbers = range(games)
    for number in with_bar(numbers, games, "game", delay=5) if progress else numbers:
        if len(check.report.faults) < FAULTS and not check.is_endless:
            check.play_game(number, seed + number)
    check.judge_what_was_said(games)
    if not check.is_endless:
        check.judge_bots(seed)
    if process and definition.package:
        check.judge("process", lambda: laws.other_processes(definition))
    return check.report


class _GameCheck:
    """A check of one game on its way."""

    def __init__(self, game: Game[Any]) -> None:
        self.of = game
        self.report = Report(game.name)
        self.settings = settings(game)
        self.offered: dict[str, Move] = {}  # moves that were legal somewhere: the vocabulary
        self.judged: set[tuple[Any, ...]] = set()  # kinds of events whose words were judged
        self.is_endless = False  # whether a game did not end
        self.is_thorough = True  # whether all laws are tried on the game that is played
        self.listed: dict[tuple[int, str], frozenset[Move]] = {}  # every move, by the setting

    def judge(
        self, law: str, find_wrong: Callable[[], Iterable[str] | None], match: Match | None = None
    ) -> bool:
        """Try a law, which finds a sentence, several, or None; return whether it held.

        What the law raises is a fault too.
        """
        try:
            found = find_wrong()
            wrong: list[str | None] = [found] if isinstance(found, str) else [*(found or ())]
        except Exception as error:
            wrong = [f"{type(error).__name__}: {error}"]
        for text in wrong or [None]:
            self.report.judge(law, text, match)
        return not wrong

    # --- the game as it is declared -----------------------------------------------------------

    def judge_definition(self) -> None:
        """Judge what needs no match: the rulebook, its texts, the house rules."""
        game = self.of
        self.judge("clauses", lambda: wording.of_unknown_kinds(game))
        for find_wrong in (wording.wrong_layout, wording.wrong_names, wording.wrong_fields):
            self.judge("words", partial(find_wrong, game))
        self.judge("settings", lambda: wrong_settings(game))

    def ends(self) -> bool:
        """Return whether random games end; many laws play one out, and so would never end."""
        for players in sorted({self.of.players[0], self.of.players[-1]}):
            match, dice = new_match(self.of, players, seed=1), Dice(1)
            with suppress(Exception):  # it is a fault of the games below
                while match.ask is not None and match.table.decision < LONGEST:
                    match.apply(dice.choice(match.legal()))
            if match.table.decision >= LONGEST:
                self.note_endless(match)
        return not self.is_endless

    def note_endless(self, match: Match) -> bool:
        """Note that a game does not end; return False, as a law that did not hold."""
        self.is_endless = True
        return self.report.judge("ends", f"it goes on after {LONGEST:,} decisions", match)

    def run_scenarios(self) -> None:
        """Run each scenario: it reaches its clause, and the laws hold where it ends."""
        for scenario in self.of.scenarios:
            try:
                start = laws.set_up(self.of, scenario)
                match, reached = laws.run_scenario(self.of, scenario)
            except Exception as error:
                fault = f"{scenario.clause}: {type(error).__name__}: {error}"
                self.report.judge("scenarios", fault)
                continue
            self.report.reached.update(reached)
            is_reached = scenario.clause in reached
            wrong = None if is_reached else f"{scenario.clause}: it reaches {sorted(reached)}"
            self.report.judge("scenarios", wrong, match)
            self.judge_words(match)
            for place in (start, match):
                if not place.over:
                    self.look_closely(place, Dice(scenario.seed))

    # --- games --------------------------------------------------------------------------------

    def play_game(self, number: int, seed: int) -> None:
        """Play one game by chance or by rules of thumb, and judge each decision."""
        dice = Dice(seed).split()  # not the dice that deal
        players, rules = self.setting(number, dice)
        match = new_match(self.of, players, seed, **rules)
        bot = bots.make(("random", "rule_of_thumb")[number % 2], seed=seed & 0xFFFF)
        self.is_thorough = number < THOROUGH or number % SELDOM == 0
        watches = self.is_thorough and number % 3 == 0
        watcher = Watcher(match, dice.below(players)) if watches else None
        try:
            self.make_moves(match, bot, dice, watcher)
        except Exception as error:
            self.report.judge("play", f"{type(error).__name__}: {error}", match)
            return
        self.report.count_game(match)
        self.report.reached.update(event.clause for event in match.story())
        self.judge_words(match)
        self.judge("asks", lambda: laws.asks(match), match)
        self.judge("turns", lambda: laws.goes_round(match), match)
        if self.is_thorough:
            self.judge("replay", lambda: laws.replays(match), match)
            self.judge("undo", lambda: laws.undoes(match, 5), match)

    def setting(self, number: int, dice: Dice) -> Setting:
        """Return each setting in turn, then any; every eighth game ends early by its turn cap."""
        if number < len(self.settings):
            players, rules = self.settings[number]
            rules = {**short(self.of, MANY), **rules}
        else:
            players = self.of.players[number % len(self.of.players)]
            rules = any_setting(self.of, players, dice)
        return players, {**rules, **(short(self.of, 3) if number % 8 == 7 else {})}

    def make_moves(self, match: Match, bot: Bot, dice: Dice, watcher: Watcher | None) -> None:
        """Make the moves of a game, until it is over or a law is broken."""
        report = self.report
        looks = 0
        average = report.moves // report.games if report.games else 60
        between = max(4, average // 2)  # moves from one close look to the next
        while match.ask is not None:
            report.reached[match.ask.why] += 1
            if match.table.decision == LONG:
                between *= SPARSE
            is_close = self.is_thorough and dice.below(between) == 0 and looks < LOOKS
            if not self.judge_decision(match, dice):
                return
            if is_close and not self.look_closely(match, dice):
                return
            looks += is_close
            move = answer(match, dice.choice(match.ask.seats), bot)
            if watcher is None:
                self.make_move(match, move, dice)
                continue
            watcher.make(move)
            if dice.below(between) == 0:
                for world in (match, match.imagine(watcher.seat, dice)):
                    self.judge("seen happen", partial(watcher.contradicts, world), match)

    def judge_decision(self, match: Match, dice: Dice) -> bool:
        """Judge what is cheap enough to be judged before each move, in a long game before some."""
        if match.table.decision >= LONGEST:
            return self.note_endless(match)
        if match.table.decision >= LONG and dice.below(SPARSE):
            return True
        if len(self.offered) < 2_000:
            self.offered |= {str(move): move for move in match.legal()}
        held = (
            self.report.judge("ends", None)
            and self.judge("pieces", lambda: conserved(match.table), match)
            and self.judge("asks", lambda: laws.asks(match), match)
        )
        if not held or not self.is_thorough:
            return held
        return self.judge_listed(match) and self.judge(
            "locals", lambda: laws.keeps_nothing(match), match
        )

    def judge_listed(self, match: Match) -> bool:
        """Judge whether what is offered is in the game's own list of moves, if it has one."""
        every_move, setting = self.of.every_move, (match.players, repr(match.options))
        if every_move is None:
            return True
        if setting not in self.listed:
            self.listed[setting] = frozenset(every_move(match.players, match.options))
        listed = self.listed[setting]
        return self.judge("every move", lambda: laws.offers_listed(match, listed), match)

    def make_move(self, match: Match, move: Move, dice: Dice) -> None:
        """Make a move; now and then compare what a seat knows before and after it."""
        often = SPARSE if match.table.decision >= LONG else 8
        if not self.is_thorough or dice.below(often):
            match.apply(move)
            return
        self.report.reached.update(laws.refusing_now(match))
        before, seat = match.copy(), dice.below(match.players)
        self.judge("knowledge", lambda: worlds.forgets(match, move, seat), before)

    def look_closely(self, match: Match, dice: Dice) -> bool:
        """Judge all other laws at one decision; return whether they hold."""
        seat, other = dice.below(match.players), dice.below(match.players)
        legal = match.legal()
        known = [*self.offered.values(), *laws.tried(match, self.offered.values())]
        words = [known[dice.below(len(known))] for _ in range(min(WORDS, len(known)))]
        tried = [*legal, *words, *laws.misspelt(match, legal[dice.below(len(legal))])]
        number = dice.below(1 << 20)
        checks: dict[str, Callable[[], str | None]] = {
            "copy": lambda: laws.copies(match),
            "undo": lambda: laws.undoes(match, 3),
            "replay": lambda: laws.replays(match),
            "text": lambda: laws.reads_back(match),
            "refusals": lambda: laws.refuses(match, tried),
            "set table": lambda: laws.sets_table(match),
            "words": lambda: wording.wrong_words(match, [], words),
            "twin worlds": lambda: worlds.twins(match, seat, dice, 4, words[:20]),
            "imagine": lambda: worlds.imagines(match, seat, number),
            "imagined play": lambda: worlds.lives_on(match, seat, dice),
            "twins of twins": lambda: worlds.twins(match.imagine(seat, dice), other, dice, 2),
        }
        held = [self.judge(law, check, match) for law, check in checks.items()]
        return all(held)

    def judge_words(self, match: Match) -> None:
        """Judge the sentences of events whose kind was not judged before."""
        new = []
        for event in match.story():
            who = (event.by is None, event.at is None, event.seen == -1)
            kind = (event.verb, event.clause, event.word, who, len(event.cards), event.n == 1)
            if kind not in self.judged:
                self.judged.add(kind)
                new.append(event)
        self.judge("words", lambda: wording.wrong_words(match, new, []), match)

    # --- after the games ----------------------------------------------------------------------

    def judge_what_was_said(self, games: int) -> None:
        """Judge whether each clause was cited, and whether each verb has its words."""
        unreached: Iterable[str] = () if games >= ENOUGH else rulebook(self.of).clauses
        reached, told = {*self.report.reached, *unreached}, {verb for verb, *_ in self.judged}
        self.judge("clauses", lambda: wording.badly_cited(self.of, reached))
        self.judge("words", lambda: wording.missing(self.of, told, self.offered.values()))

    def judge_bots(self, seed: int) -> None:
        """Let each level of bot play the game to its end, from what its seat may know."""
        for players in sorted({self.of.players[0], self.of.players[-1]}):
            for name in bots.names():
                match = new_match(self.of, players, seed, **short(self.of, 12))
                self.judge("bots", partial(wrong_bot, match, name), match)


def wrong_bot(match: Match, name: str) -> str | None:
    """Play a match with one bot; return where it answers differently in worlds that look alike."""
    settings = {"playouts": 6} if name == "monte_carlo" else {}
    dice = Dice(match.players)
    for number in range(LONGEST):
        if match.ask is None:
            return None
        seat = match.ask.seats[-1]
        alike = [match, match.imagine(seat, dice)] if number < LOOKED_AT else [match]
        here, *there = (
            bots.make(name, seed=number, **settings)(Seat(world, seat)) for world in alike
        )
        if there and str(here) != str(there[0]):
            return f"the bot {name} answers {here}, and {there[0]} in a world that looks the same"
        match.apply(here)
    return f"the bot {name} does not play to the end"


def wrong_settings(game: Game[Any]) -> list[str]:
    """Return the numbers of players and house rules that the game wrongly refuses or accepts."""
    wrong = []
    start = new_match(game, seed=1)  # with the usual number of players
    if start.players not in game.players:
        wrong.append(f"by default {start.players} play, and {game.players} can")
    odd: list[dict[str, Any]] = [
        {"players": game.players[0] - 1},
        {"players": game.players[-1] + 1},
    ]
    odd += [{"no_such_rule": True}, *({option.name: "nonsense"} for option in game.options)]
    for setting in odd:
        try:
            new_match(game, seed=1, **setting)
        except BadOption:
            continue
        except CardlabError as error:
            wrong.append(f"{setting}: {type(error).__name__} instead of BadOption")
        else:
            wrong.append(f"{setting} is accepted")
    return wrong


# In which ways a game is played


def settings(game: Game[Any]) -> list[Setting]:
    """Return every number of players with the default rules, and each house rule's other values.

    The other values of a house rule are tried with the fewest players and with some more.
    """
    wanted: list[Setting] = [(players, {}) for players in game.players]
    counts = sorted({game.players[0], game.players[len(game.players) // 3]})
    for option in game.options:
        if isinstance(option.choices, tuple):
            others = [choice for choice in option.choices if choice != option.default]
            wanted += [(n, {option.name: other}) for n in counts for other in others]
    return wanted


def short(game: Game[Any], turns: int) -> dict[str, Any]:
    """Return the house rule that ends a game after so many turns; {} if the game has none."""
    caps = [option.choices for option in game.options if option.name == "turn_cap"]
    cap = caps[0] if caps else None
    return {"turn_cap": max(min(turns, cap[-1]), cap[0])} if isinstance(cap, range) else {}


def any_setting(game: Game[Any], players: int, dice: Dice) -> dict[str, Any]:
    """Return random house rules; in some games a low turn cap, other numbers and decks."""
    rules: dict[str, Any] = {}
    for option in game.options:
        rarely = dice.below(LOW) == 0
        choices = option.choices
        if isinstance(choices, tuple):
            rules[option.name] = choices[dice.below(len(choices))]
        elif rarely and isinstance(choices, Counts):
            counts: Any = option.default
            rules[option.name] = [n + dice.below(3) for n in counts]
        elif rarely and isinstance(choices, range):
            most = 110 if option.name == "turn_cap" else players
            rules[option.name] = choices[dice.below(min(most, len(choices)))]
    return rules
