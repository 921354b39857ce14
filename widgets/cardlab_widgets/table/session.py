"""A session at a table: who sits where, whose hand is visible, undo, and what-if.

It knows no page: :class:`cardlab_widgets.table.card_table.CardTable` shows it.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import Any

from cardlab import bots
from cardlab.bots import Bot, runtime
from cardlab.bots.playing import answer
from cardlab.bots.rules_of_thumb import playouts
from cardlab.engine.match.match import Match
from cardlab.engine.table.errors import BadOption, BotError, CardlabError
from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import N_, Rich, Sentence, Words
from cardlab_widgets.server.key import class_seed
from cardlab_widgets.table.race import FAIR, LEAST, ON_THE_WAY, believed, reactions
from cardlab_widgets.table.scene import DECIDING, hush, scene
from cardlab_widgets.table.terms import Terms
from cardlab_widgets.wire import Line, Mode, Replayed, SessionScene, Tools

PERSON = ("me", "person")


class Session:
    """One match at one device: the people and bots on its seats, and the seat on display.

    If several people play, all hands are covered between their turns: ``me`` is then None until
    the person whose decision it is uncovers the hand.

    Args:
        match: the match to be played.
        seats: for each seat "me", "person", a bot or the name of one.
        language: "en" or "es".
        bot_seconds: how many seconds a bot that somebody has written may think about a move.
        terms: what the page may show, and what people may do.

    """

    def __init__(
        self,
        match: Match,
        seats: Sequence[str | Bot] | None = None,
        language: str = "en",
        bot_seconds: float = 10,
        terms: Terms = Terms(),  # noqa: B008 - it can't be changed
    ) -> None:
        self.terms = terms
        self.words = Words(language, match.words)
        self.bot_seconds = bot_seconds
        self.seat(match, seats)

    def seat(self, match: Match, seats: Sequence[str | Bot] | None = None) -> None:
        """Start a match; by default a person sits at seat 0, and rules of thumb play the others."""
        sitting = (
            list(seats) if seats is not None else ["me", *["rule_of_thumb"] * (match.players - 1)]
        )
        if len(sitting) != match.players:
            raise BadOption(
                f"You gave {len(sitting)} seats for {match.players} players: give one for each."
            )
        self.match = match
        self.branch: Match | None = None
        self.seats = sitting
        self.chance = chance_of_bots(match, self.terms)
        self.bots = [_bot(who, match, i, self.chance) for i, who in enumerate(sitting)]
        self.people = [i for i, bot in enumerate(self.bots) if bot is None]
        self.me: int | None = self.people[0] if len(self.people) == 1 else None
        self.forced: set[int] = set()
        self.rests = False
        self._lines: dict[Any, Line] = {}  # the lines of the story that scenes have shown
        self.replayed: int | None = None
        self.raced: tuple[int, float] = (-1, 0.0)  # the decision of the last race, and its start
        self._cover()

    @property
    def live(self) -> Match:
        """The match in play: the what-if if one is open."""
        return self.branch or self.match

    @property
    def asked(self) -> int | None:
        """The person who decides now; None if it is nobody's decision or a bot's."""
        ask = self.live.ask
        people = [seat for seat in ask.seats if seat in self.people] if ask else []
        return next((seat for seat in people if not self._has_no_choice(seat)), None)

    def _has_no_choice(self, seat: int) -> bool:
        """Return whether a seat has only one answer to a secret question; the table gives it."""
        ask = self.live.ask
        if ask is None or not ask.question.secret:
            return False
        legal = self.live.legal(seat)
        return len(legal) == 1 or (self.rests and any(self._is_passive(move) for move in legal))

    def _is_passive(self, move: Move) -> bool:
        """Return whether a move is a pass, by which the seat does nothing."""
        return self.live.words.verb(move.verb).passive

    @property
    def is_covered(self) -> bool:
        """Whether the hand is covered until the next person takes the device."""
        return len(self.people) > 1 and self.asked is not None and self.me is None

    def _cover(self) -> None:
        if len(self.people) > 1 and self.asked is not None and self.asked != self.me:
            self.me = None

    # --- what a person does -------------------------------------------------------------------

    def uncover(self) -> None:
        """Show the hand of the person who decides now and has taken the device."""
        if not self.is_covered:
            raise CardlabError(self.words(N_("No hand is covered.")))
        self.me = self.asked

    def moves(self) -> list[Move]:
        """Return the moves that the page offers, in the order of their indices."""
        me = self.me
        ask = self.live.ask
        return self.live.legal(me) if me is not None and ask and me in ask.seats else []

    def move(self, index: int) -> Move:
        """Make one of the moves that the page offers."""
        move = self.moves()[index]
        self.live.apply(move)
        self._cover()
        return move

    def bots_move(self) -> Iterator[str]:
        """Let bots move until a person decides; after each move yield its error, or ""."""
        while self.live.ask and self.asked is None:
            wrong = self._bot_moves(self.live.ask.seats[0])
            self._cover()  # before the page shows it: the next person may decide now
            yield wrong
        self.rests = False  # it is a person's turn, or over

    @property
    def can_rest(self) -> bool:
        """Whether a person may pass on all secret questions until their next turn."""
        ask = self.live.ask
        return bool(ask and ask.question.secret and any(map(self._is_passive, self.moves())))

    def rest(self) -> None:
        """Pass now, and on each secret question until the person's next turn."""
        if not self.can_rest:
            raise CardlabError(self.words(N_("You can't pass now.")))
        self.move(next(i for i, move in enumerate(self.moves()) if self._is_passive(move)))
        self.rests = True

    def react(self, ms: int, shown_after: float = 0) -> None:
        """Take a person's press in a race, after the moves of quicker bots.

        Args:
            ms: the time from when the page showed the race to the press, in milliseconds.
            shown_after: how long the page may have shown earlier moves first, in milliseconds.

        """
        times = reactions(self.live, self.people, self.chance)
        if not times or self.asked is None:
            raise CardlabError(self.words(N_("There is no race now.")))
        move = self.live.legal(self.asked)[0]
        elapsed = 1000 * (monotonic() - self.raced[1])
        if self.terms.fair and elapsed < LEAST:
            raise CardlabError(self.words(N_("Too soon: press once you have seen the card.")))
        ms = believed(ms, elapsed, FAIR if self.terms.fair else ON_THE_WAY + shown_after)
        for seat, time in times.items():
            if time <= ms:
                self._bot_moves(seat)
        ask = self.live.ask
        if ask and ask.question.race and move.by in ask.seats:
            self.live.apply(move)

    def replay(self, decision: int) -> None:
        """Show a finished game as it was before a decision; the last number shows its end."""
        last = len(self.match.moves)
        if not self.match.over or not 0 <= decision <= last:
            raise CardlabError(self.words(N_("You can only look through a finished game.")))
        self.replayed = None if decision == last else decision

    def _bot_moves(self, seat: int) -> str:
        """Make a bot's move; return its error, or "".

        The rules of thumb replace a bot that fails for the rest of the game.
        """
        wrong = ""
        if seat in self.people:
            self.forced.add(len(self.live.moves))
            legal = self.live.legal(seat)
            self.live.apply(next(filter(self._is_passive, legal), legal[0]))
            return wrong
        try:
            seconds = None if isinstance(self.seats[seat], str) else self.bot_seconds
            move = answer(self.live, seat, self.bots[seat] or bots.make("random"), seconds)
        except BotError as error:
            then = self.words(N_("The rules of thumb now play in its place."))
            wrong = f"{error} {then}"
            self.bots[seat] = bots.make("rule_of_thumb", seed=seat)
            move = answer(self.live, seat, self.bots[seat] or bots.make("random"))
        self.live.apply(move)
        return wrong

    def last_decision(self) -> int | None:
        """Return the number of the last decision of a person, which undo takes back, or None."""
        moves = self.live.moves
        decisions = (i for i in reversed(range(len(moves))) if moves[i].by in self.people)
        return next((i for i in decisions if i not in self.forced), None)

    def undo(self) -> None:
        """Take back the last decision of a person."""
        self.terms.check("undo", self.match, self.words)
        decision = self.last_decision()
        if decision is None:
            raise CardlabError(self.words(N_("There is nothing to undo yet.")))
        self._go(self.live.before(decision))

    def what_if(self, decision: int) -> None:
        """Open a what-if from before an earlier decision; the game itself waits."""
        self.terms.check("whatif", self.match, self.words)
        moves = self.live.moves
        is_own = 0 <= decision < len(moves) and moves[decision].by in self.people
        if not is_own or decision in self.forced:
            raise CardlabError(self.words(N_("That was not your decision.")))
        if self.branch is None:
            self.branch = self.match.before(decision)
        self._go(self.live.before(decision))

    def back(self) -> None:
        """Leave the what-if."""
        if self.branch is None:
            raise CardlabError(self.words(N_("You are in the game itself.")))
        self.branch = None
        self._cover()

    def _go(self, match: Match) -> None:
        self.replayed = None
        self.forced = {decision for decision in self.forced if decision < len(match.moves)}
        if self.branch is not None:
            self.branch = match
        else:
            self.match = match
        self._cover()

    # --- what is shown ------------------------------------------------------------------------

    def scene(self) -> SessionScene:
        """Return the scene that the page paints now."""
        replayed = self.replayed
        live = self.live if replayed is None else self.match.before(replayed)
        seed = self.terms.seed_shown(self.match)
        shown = scene(live, self.me, self.words, seed, self._lines)
        for line in shown["story"]:
            if line["by"] not in self.people or line["decision"] in self.forced:
                line["decision"] = None
        hush(shown, self.people)
        if replayed is None and self.me is not None and self._has_no_choice(self.me):
            shown["moves"], shown["prompt"] = [], [self.words(DECIDING)]
        if self.terms.fair:
            shown["meta"].append(self.words(N_("competition: no undo")))
        if replayed is not None:
            shown |= {"moves": [], "prompt": self._banner() or []}
        return {
            **shown,
            "mode": self._mode(),
            "banner": self._banner(),
            "replay": self._replay(),
            "race": self._race() if replayed is None else None,
            "can": self._can(),
        }

    def _can(self) -> Tools:
        can, is_open = self.terms.can(self.match), not self.is_covered
        return {
            "undo": can["undo"] and is_open and self.last_decision() is not None,
            "rest": self.can_rest,
            "whatif": can["whatif"] and is_open,
            "save": can["save"] and is_open,
            "share": can["share"] and is_open,
            "load": can["load"],
        }

    def _race(self) -> int | None:
        """Return how many ms a person has in a race until all bots have reacted, or None."""
        if self.race_begins():
            self.raced = (self.live.table.decision, monotonic())
        times = reactions(self.live, self.people, self.chance)
        return max(times.values(), default=None)

    def race_begins(self) -> bool:
        """Return whether a race is on that the page has not shown yet."""
        is_new = self.raced[0] != self.live.table.decision
        return is_new and bool(reactions(self.live, self.people, self.chance))

    def _mode(self) -> Mode:
        if self.is_covered:
            return "covered"
        if self.replayed is not None:
            return "replay"
        return "over" if self.live.over else "whatif" if self.branch is not None else "play"

    def _replay(self) -> Replayed | None:
        """Return which decision of a finished game the page shows, and the last number."""
        if not self.match.over or self.branch is not None:
            return None
        last = len(self.match.moves)
        return {"at": last if self.replayed is None else self.replayed, "last": last}

    def _banner(self) -> Rich | None:
        asked = self.asked
        if self.is_covered and asked is not None:
            name = {"name": {"seat": asked, "name": self.live.names[asked]}}
            sentence = Sentence(N_("{name} is next. Pass the device on without looking."), name)
            return sentence.rich(self.words)
        if self.replayed is not None:
            at = {"n": self.replayed, "all": len(self.match.moves)}
            return Sentence(N_("Move {n} of {all}"), at).rich(self.words)
        if self.branch is not None:
            return [
                self.words(
                    N_("What if? Here you try something out. The real game waits unchanged.")
                )
            ]
        return None


def chance_of_bots(match: Match, terms: Terms) -> int:
    """Return the seed of the bots' own dice.

    If somebody chose the seed of the match, the bots' seed follows from it, and the whole game can
    be repeated. If not, it is independent of the deal, so that no bot's answer gives away hidden
    cards. In a class it is the same for everybody.
    """
    if match.seed_is_chosen:
        return match.seed or 0
    return class_seed("bots", terms.seed) if terms.seed else secrets.randbits(63)


def _bot(who: str | Bot, match: Match, seat: int, chance: int) -> Bot | None:
    """Return the bot of a seat; None for a person."""
    if isinstance(who, str):
        seed = (chance * 10 + seat) % 2**63
        return None if who in PERSON else bots.make(who, seed=seed, **_thinks(who, match))
    if callable(who):
        return who
    raise BadOption(f"Seat {seat} can't be {who!r:.80}: it is 'me', 'person', a bot or its name.")


def _thinks(who: str, match: Match) -> dict[str, Any]:
    """Return the limits of an expert's thinking: playouts and, in a browser, seconds."""
    if who != "monte_carlo":
        return {}
    return {"playouts": playouts(match.definition), "seconds": runtime.bot_seconds()}
