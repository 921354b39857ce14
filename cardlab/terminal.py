"""A match in a terminal: one person at the keyboard, bots on the other seats.

What is shown comes from the seat's view and story alone, and no game is named here: zones, moves
and sentences come from the game's own words. ``cardlab play pepper --me 0`` runs it.
"""

from __future__ import annotations

from cmd import Cmd
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from io import StringIO
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
from cardlab.engine.text.words import N_, WON, Sentence, Text, Words, listed

WIDTH: Final = 80  # columns; no line is longer
MOST: Final = 60  # moves that are listed; the others can be typed


class Terminal:
    """A match in which one person plays at the seat ``me``, and bots at the others.

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
        names, you = [*self.match.names], self.words(N_("you"))
        names[self.me] += f" ({you})"
        self._print(f"{self.words(self.match.words.title)}: {', '.join(names)}")
        self._help()
        while True:
            self._others_move()
            self._tell()
            if self.match.over:
                self._say_outcome()
                return
            self.show()
            if not self._person_moves():
                self._say(N_("The game stops here."))
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
            if line and self._do(line):
                return True

    def _do(self, line: str) -> bool:
        """Carry out a line; return whether it has changed the match."""
        if self._is(line, N_("undo")):
            return self._undo()
        if self._is(line, N_("hint")):
            self._hint()
        elif line.startswith("?"):
            self._explain(line[1:].strip())
        else:
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
            self._say(N_("Moves are numbered 1 to {n}."), n=len(legal))
            return None
        for move in legal:
            if line.casefold() == self._label(move).casefold():
                return move
        typed: Move | None = None
        with suppress(BadMove, BadCard):
            typed = self.match.read(self._with_seat(line))
        verbs = {verb.name for verb in self.match.words.verbs} | {each.verb for each in legal}
        if typed is None or typed.verb not in verbs:
            self._say(N_("{line} was not understood."), line=f"{line!r:.80}")
            self._help()
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
        self._say(N_("Type ? to read this clause."))
        return True

    def _explain(self, line: str) -> None:
        """Print the clause that forbids the move of a line, or that refused the last one."""
        if line:
            move = self._read(line)
            if move is None:
                return
            if not self._refuse(move):
                self._say(N_("That move is allowed."))
                return
        ask = self.match.ask
        clause = self.refused or (ask.why if ask else "")
        self.write(clause_text(self._book[clause], WIDTH))
        self._help()

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
            self._say(N_("There is nothing to undo yet."))
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
            legal = self.match.legal(self.me) if self.me in ask.seats else ()
            if ask.question.secret and len(legal) == 1:  # no choice: nothing is asked
                self.match.apply(legal[0])
                continue
            if legal and not (ask.question.race and others):
                return
            # Typing can't be timed, so the dice decide who is the quickest in a race.
            if legal and not Dice(len(self.match.moves)).below(len(others) + 1):
                return
            self.match.apply(self.bots[others[0]](Seat(self.match, others[0])))

    # --- what is printed ----------------------------------------------------------------------

    def _print(self, text: str) -> None:
        self.write(fill(text, WIDTH, subsequent_indent="    "))

    def _say(self, text: Text, **fields: object) -> None:
        self._print(self.words(text, **fields))

    def _help(self) -> None:
        commands = {name: self.words(name) for name in (N_("hint"), N_("undo"), N_("quit"))}
        text = N_("Type a number or a move. Also: ? (explain), {hint}, {undo}, {quit}.")
        self._say(text, **commands)

    def _tell(self) -> None:
        """Print what has happened since the last time, each event with its clause."""
        story = self.match.story(self.me)
        if self.printed < len(story):
            self.write("")
        for event in story[self.printed :]:
            self._print(f"{self.match.told(event, self.me).text(self.words)}  [{event.clause}]")
        self.printed = len(story)

    def show(self) -> None:
        """Print the table, what is asked, and the numbered moves."""
        view = self.match.view(self.me)
        self._show_table()
        self.write("")
        self._print(f"{self.match.words.prompt(view).text(self.words)}  [{view.why}]")
        labels = [f"{n:>3}  {self._label(move)}" for n, move in enumerate(view.legal[:MOST], 1)]
        columns = StringIO()
        Cmd(stdout=columns).columnize(labels, WIDTH)
        self.write(columns.getvalue().rstrip())
        if len(view.legal) > MOST:
            further = self.words(N_("More moves: {n}"), n=len(view.legal) - MOST)
            self.write(f"     {further}")

    def _show_table(self) -> None:
        """Print the middle of the table, the other seats in order of play, and my own place."""
        view = self.match.view(self.me)
        self.write("")
        for line in self._middle_lines(view):
            self._print(line)
        for seat in view.others:
            hands = [part for hand in view.zones.values() if hand.owner == seat
                     for part in self._hidden_hand(hand)]  # fmt: skip
            if parts := [*hands, *self._places(view, seat)]:
                self._print(f"{self.match.names[seat]}: {' · '.join(parts)}")
        for line in self._places(view, self.me):
            self._print(line)
        if any(zone.kind == "hand" for zone in view.zones.values()):
            held = sorted(view.hand, key=lambda card: card.order)
            self._print(f"{self.words(N_('Your hand'))}: {self._cards(held)}")

    def _middle_lines(self, view: View) -> Iterator[str]:
        """Return the zones in the middle, row by row."""
        zones = [zone for zone in view.zones.values() if zone.owner is None]
        roles = tuple(dict.fromkeys(zone.role for zone in zones))
        for row in self.match.definition.layout.rows or (roles,):
            shown = [self._zone_line(z, view) for role in row for z in zones if z.role == role]
            yield " · ".join(filter(None, shown))

    def _zone_line(self, zone: ZoneView, view: View) -> str:
        """Return a zone in the middle: all of its pieces, or their number and the one on top."""
        layout = self.match.definition.layout
        label = self.words(self.match.words.zone(zone.role))
        if zone.role in layout.spread:
            return f"{label}: {self._cards(zone.known)}" if zone.known else ""
        parts, note = [], layout.notes.get(zone.role)
        if note is not None:
            fact = getattr(view, note) if isinstance(note, str) else note(view).text(self.words)
            parts.append(self.words.term(str(fact)))
        size = f" ({len(zone)})" if len(zone) > 1 else ""
        parts.append(str(len(zone)) if zone.top is None else self.words.card(zone.top) + size)
        return f"{label}: {', '.join(parts)}"

    def _hidden_hand(self, zone: ZoneView) -> Iterator[str]:
        """Return the size of another's hand, and its cards that I know; nothing of other zones."""
        if zone.kind == "hand":
            yield str(len(zone))
            if zone.known:
                yield f"{self.words(N_('you know'))}: {self._cards(zone.known)}"

    def _places(self, view: View, seat: int) -> Iterator[str]:
        """Return what lies before a seat beside its hand."""
        for zone in view.zones.values():
            if zone.owner == seat and zone.kind != "hand" and len(zone):
                hidden, known = len(zone) - len(zone.known), self._cards(zone.known)
                more = f" (+{hidden})" if known and hidden else ""
                yield f"{self.words(self.match.words.zone(zone.role))}: {known or hidden}{more}"

    def _cards(self, cards: Sequence[Card]) -> str:
        return ", ".join(self.words.card(card) for card in cards)

    def _label(self, move: Move) -> str:
        return self.match.words.label(move, self.match.names).text(self.words)

    def _say_outcome(self) -> None:
        """Print who has won, the points if there are any, and the seed to play it once more."""
        outcome, names = self.match.outcome, self.match.names
        assert outcome is not None
        self.write("")
        if outcome.winners == (self.me,):
            self._say(N_("You have won!"))
        elif outcome.winners:
            winners = listed([names[seat] for seat in outcome.winners], self.words)
            self._say(WON, names=winners, n=len(outcome.winners))
        else:
            self._say(N_("Nobody has won."))
        if outcome.scores:
            pairs = zip(names, outcome.scores, strict=True)
            self._print(" · ".join(f"{name} {points}" for name, points in pairs))
            if self.match.definition.fewest_win:
                self._say(N_("The lowest score wins."))
        if self.match.seed is not None:
            self._say(N_("seed {n}"), n=self.match.seed)


def clause_text(clause: Clause, width: int) -> str:
    """Return a clause in lines: its title and id, then its paragraphs."""
    indented = (
        fill(text, width, initial_indent="  ", subsequent_indent="  ") for text in clause.paragraphs
    )
    return "\n".join([f"{clause.title}  [{clause.id}]", *indented])
