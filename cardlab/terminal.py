"""A match in a terminal: one person at the keyboard, bots on the other seats.

What is shown comes from the seat's view and story alone, and no game is named here: zones, moves
and sentences come from the game's own words. ``cardlab play pepper --me 0`` runs it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from textwrap import fill
from typing import Final

from cardlab.bots.rules_of_thumb import reason, rule_of_thumb_move
from cardlab.engine.knowledge.view import View, ZoneView
from cardlab.engine.match.match import Match
from cardlab.engine.match.rulebook import Clause, rulebook
from cardlab.engine.match.seat import Bot, Seat
from cardlab.engine.table.cards import Card
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadCard, BadMove, BadOption
from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import N_, WON, Sentence, Words

WIDTH: Final = 80  # columns; no line is longer
MOST: Final = 60  # moves that are listed; the others can be typed


class Terminal:
    """One person plays at ``me``; ``bots`` holds a bot for each other seat.

    ``read(prompt)`` returns a line and raises EOFError at the end of input, as :func:`input` does;
    ``write(text)`` prints a line.
    """

    def __init__(
        self,
        match: Match,
        me: int,
        bots: Sequence[Bot],
        words: Words,
        *,
        read: Callable[[str], str] | None = None,
        write: Callable[[str], object] = print,
    ) -> None:
        if not 0 <= me < match.players:
            says = N_("There is no seat {seat}: the seats are 0 to {last}.")
            raise BadOption(Sentence(says, {"seat": me, "last": match.players - 1}))
        self.match = match
        self.me = me
        self.bots = bots
        self.words = words.of(match.words)
        self.read = read or input  # looked up now: a notebook's kernel has another one
        self.write = write
        self.printed = 0  # events of the story that have been printed
        self.refused = ""  # the clause that the last refused move broke
        self._book = rulebook(match.game, words.language)

    def play(self) -> None:
        """Play until the game is over, the person quits, or the input ends."""
        self.write(self._title())
        self.write(self._help())
        while True:
            self._others_move()
            self._tell()
            if self.match.over:
                self._say_outcome()
                return
            self._show()
            if not self._person_moves():
                self.write(self.words(N_("The game stops here.")))
                return

    # --- what the person types ----------------------------------------------------------------

    def _person_moves(self) -> bool:
        """Read lines until one of them has changed the match; return False if the person leaves."""
        while True:
            try:
                line = self.read("> ").strip()
            except EOFError:
                self.write("")
                return False
            if self._is(line, N_("quit")):
                return False
            if self._do(line):
                return True

    def _do(self, line: str) -> bool:
        """Do what a line says; return whether that has changed the match."""
        if self._is(line, N_("undo")):
            return self._undo()
        if self._is(line, N_("hint")):
            self._hint()
        elif line.startswith("?"):
            self._explain(line[1:].strip())
        elif line:
            return self._make(line)
        return False

    def _is(self, line: str, command: str) -> bool:
        """Return whether a line is this command, in English or in the language of the match."""
        return line.casefold() in (command, self.words(command).casefold())

    def _make(self, line: str) -> bool:
        """Make the move of a number or a text; if refused, print the reason and return False."""
        move = self._read(line)
        if move is None or self._refuse(move):
            return False
        self.match.apply(move)
        self.refused = ""
        return True

    def _read(self, line: str) -> Move | None:
        """Return the move that a line names: by its number, label or text, or by its card alone."""
        legal = self.match.legal(self.me)
        if line.isdecimal():
            if line in map(str, range(1, len(legal) + 1)):
                return legal[int(line) - 1]
            self._print(self.words(N_("Moves have the numbers 1 to {n}."), n=len(legal)))
            return None
        for move in legal:
            if line.casefold() == self._label(move).casefold():
                return move
        typed: Move | None = None
        with suppress(BadMove, BadCard):
            typed = self.match.read(self._with_seat(line))
        verbs = {verb.name for verb in self.match.words.verbs} | {each.verb for each in legal}
        if typed is None or typed.verb not in verbs:
            self._print(self.words(N_("{line} was not understood."), line=f"{line!r:.80}"))
            self.write(self._help())
            return None
        return typed

    def _with_seat(self, line: str) -> str:
        """Return the text of a move, with the seat or the verb that a person has left out."""
        hand = self.match.view(self.me).hand
        names = {self.words.card(card).casefold(): card.text for card in hand}
        card = names.get(line.casefold(), line)
        if card in self.match.deck:
            line = self.match.definition.layout.trial(self.match.words, card)
        return line if line.startswith(f"{self.me} ") else f"{self.me} {line}"

    def _refuse(self, move: Move) -> bool:
        """Print why the match forbids a move; return whether it does."""
        no = self.match.why_not(move)
        if no is None:
            return False
        self.refused = no.clause
        self._print(f"{no.sentence.text(self.words)}  [{no.clause}]")
        self._print(self.words(N_("Type ? to read this clause.")))
        return True

    def _explain(self, line: str) -> None:
        """Print the clause that forbids the move of a line, or that refused the last one."""
        if line:
            move = self._read(line)
            if move is None:
                return
            if not self._refuse(move):
                self._print(self.words(N_("That move is allowed.")))
                return
        ask = self.match.ask
        clause = self.refused or (ask.why if ask else "")
        for text in clause_lines(self._book[clause], WIDTH):
            self.write(text)
        self.write(self._help())

    def _hint(self) -> None:
        """Print the move of the rules of thumb, and the rule."""
        seat = Seat(self.match, self.me)
        move = rule_of_thumb_move(seat, Dice(len(self.match.moves)))
        number = self.match.legal(self.me).index(move) + 1
        self._print(f"{number}  {self._label(move)}: {self.words(reason(seat, move))}")

    def _undo(self) -> bool:
        """Go back to the person's last decision; return False if there is none."""
        own_moves = [n for n, move in enumerate(self.match.moves) if move.by == self.me]
        if not own_moves:
            self._print(self.words(N_("There is nothing to undo yet.")))
            return False
        self.match = self.match.before(own_moves[-1])
        self.printed = len(self.match.story(self.me))
        self.refused = ""
        return True

    # --- the other seats ----------------------------------------------------------------------

    def _others_move(self) -> None:
        """Let the bots move until the person has something to decide."""
        while (ask := self.match.ask) is not None:
            others = [seat for seat in ask.seats if seat != self.me]
            if self.me in ask.seats:
                legal = self.match.legal(self.me)
                if ask.question.secret and len(legal) == 1:  # no choice: nothing is asked
                    self.match.apply(legal[0])
                    continue
                if not (ask.question.race and others and self._is_slower(len(others))):
                    return
            seat = others[0]
            self.match.apply(self.bots[seat](Seat(self.match, seat)))

    def _is_slower(self, others: int) -> bool:
        """Return whether a bot is quicker in a race: typing can't be timed, so the dice decide."""
        return Dice(len(self.match.moves)).below(others + 1) > 0

    # --- what is printed ----------------------------------------------------------------------

    def _print(self, text: str) -> None:
        self.write(fill(text, WIDTH, subsequent_indent="    "))

    def _title(self) -> str:
        you = self.words(N_("you"))
        names = list(self.match.names)
        names[self.me] += f" ({you})"
        return fill(f"{self.words(self.match.words.title)}: {', '.join(names)}", WIDTH)

    def _help(self) -> str:
        commands = {name: self.words(name) for name in (N_("hint"), N_("undo"), N_("quit"))}
        text = N_("Type a number or a move. Also: ? (explain), {hint}, {undo}, {quit}.")
        return fill(self.words(text).format(**commands), WIDTH)

    def _tell(self) -> None:
        """Print what has happened since the last time, each event with its clause."""
        story = self.match.story(self.me)
        if self.printed < len(story):
            self.write("")
        for event in story[self.printed :]:
            self._print(f"{self.match.told(event, self.me).text(self.words)}  [{event.clause}]")
        self.printed = len(story)

    def _show(self) -> None:
        """Print the table, what is asked, and the numbered moves."""
        self._show_table()
        view = self.match.view(self.me)
        ask = self.match.words.prompt(view).text(self.words)
        self.write("")
        self._print(f"{ask}  [{view.why}]")
        for line in self._moves():
            self.write(line)

    def _show_table(self) -> None:
        """Print the table as the seat sees it."""
        view = self.match.view(self.me)
        self.write("")
        for line in [*self._middle(view), *self._seats(view), *self._mine(view)]:
            self._print(line)

    def _moves(self) -> list[str]:
        """Return the numbered moves in columns."""
        legal = self.match.legal(self.me)
        labels = [f"{n:>3}  {self._label(move)}" for n, move in enumerate(legal[:MOST], 1)]
        lines = columns(labels, WIDTH)
        if len(legal) > MOST:
            lines.append("     " + self.words(N_("Further moves: {n}"), n=len(legal) - MOST))
        return lines

    def _middle(self, view: View) -> Iterator[str]:
        """Return the zones in the middle, row by row."""
        zones = [zone for zone in view.zones.values() if zone.owner is None]
        roles = tuple(dict.fromkeys(zone.role for zone in zones))
        for row in self.match.definition.layout.rows or (roles,):
            shown = [self._zone(z, view) for role in row for z in zones if z.role == role]
            yield " · ".join(filter(None, shown))

    def _zone(self, zone: ZoneView, view: View) -> str:
        """Return a zone in the middle: all of its pieces, or their number and the one on top."""
        layout = self.match.definition.layout
        label = self.words(self.match.words.zone(zone.role))
        if zone.role in layout.spread:
            return f"{label}: {self._cards(zone.known)}" if zone.known else ""
        note = layout.notes.get(zone.role)
        parts = []
        if note is not None:
            fact = getattr(view, note) if isinstance(note, str) else note(view).text(self.words)
            parts.append(self.words.term(str(fact)))
        if zone.top is not None:
            number = f" ({len(zone)})" if len(zone) > 1 else ""
            parts.append(self.words.card(zone.top) + number)
        else:
            parts.append(str(len(zone)))
        return f"{label}: {', '.join(parts)}"

    def _seats(self, view: View) -> Iterator[str]:
        """Return the others in order of play: their number of cards, and what lies before them."""
        for n in range(1, self.match.players):
            seat = (self.me + n) % self.match.players
            hand = self._hand(view, seat)
            parts = [] if hand is None else [str(len(hand))]
            if hand is not None and hand.known:
                you_know = self.words(N_("you know"))
                parts.append(f"{you_know}: {self._cards(hand.known)}")
            parts += self._places(view, seat)
            if parts:
                yield f"{self.match.names[seat]}: {' · '.join(parts)}"

    def _mine(self, view: View) -> Iterator[str]:
        """Return my hand, and what lies before me."""
        yield from self._places(view, self.me)
        hand = self._hand(view, self.me)
        if hand is not None:
            held = sorted(hand.known, key=lambda card: card.order)
            yield self.words(N_("Your hand")) + f": {self._cards(held)}"

    def _hand(self, view: View, seat: int) -> ZoneView | None:
        zones = (z for z in view.zones.values() if z.kind == "hand" and z.owner == seat)
        return next(zones, None)

    def _places(self, view: View, seat: int) -> list[str]:
        """Return what lies before a seat beside its hand."""
        places = (z for z in view.zones.values() if z.owner == seat and z.kind != "hand")
        return [self._place(zone) for zone in places if len(zone)]

    def _place(self, zone: ZoneView) -> str:
        label = self.words(self.match.words.zone(zone.role))
        hidden = len(zone) - len(zone.known)
        known = self._cards(zone.known)
        return f"{label}: {known or hidden}" + (f" (+{hidden})" if known and hidden else "")

    def _cards(self, cards: Sequence[Card]) -> str:
        return ", ".join(self.words.card(card) for card in cards)

    def _label(self, move: Move) -> str:
        return self.match.words.label(move, self.match.names).text(self.words)

    def _say_outcome(self) -> None:
        """Print who has won, the points if there are any, and the seed to play it once more."""
        outcome = self.match.outcome
        if outcome is None:
            return
        names = self.match.names
        self.write("")
        if not outcome.winners:
            self._print(self.words(N_("Nobody has won.")))
        elif outcome.winners == (self.me,):
            self._print(self.words(N_("You have won!")))
        else:
            winners = ", ".join(names[seat] for seat in outcome.winners)
            self._print(self.words(WON, names=winners, n=len(outcome.winners)))
        if outcome.scores:
            pairs = zip(names, outcome.scores, strict=True)
            self._print(" · ".join(f"{name} {points}" for name, points in pairs))
            if self.match.definition.fewest_win:
                self._print(self.words(N_("The fewest points win.")))
        if self.match.seed is not None:
            self._print(self.words(N_("seed {n}"), n=self.match.seed))


def columns(items: Sequence[str], width: int) -> list[str]:
    """Return lines that list the items downwards in as many columns as the width has room for.

    >>> columns(["1 red", "2 blue", "3 green"], 16)
    ['1 red   3 green', '2 blue']
    """
    wide = max(map(len, items), default=0) + 1
    across = max(1, (width + 1) // wide)
    down = -(-len(items) // across)
    rows = [items[n::down] for n in range(down)]
    return ["".join(f"{item:<{wide}}" for item in row).rstrip() for row in rows]


def clause_lines(clause: Clause, width: int) -> Iterator[str]:
    """Yield a clause in lines: its title and id, then its paragraphs."""
    yield f"{clause.title}  [{clause.id}]"
    for text in clause.paragraphs:
        yield fill(text, width, initial_indent="  ", subsequent_indent="  ")
