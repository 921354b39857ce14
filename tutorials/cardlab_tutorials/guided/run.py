"""A learner's way through one step: the table, what is offered, and the verdict.

Nothing here is drawn: :mod:`cardlab_tutorials.guided.step_table` shows it, and the tests play it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final

from cardlab.engine.match.match import Match, new_match
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.table.errors import BadOption, CardlabError
from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import N_, Sentence, Words
from cardlab_tutorials.exercises.exercise import Slip, Tally
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.exercises.verdicts import RIGHT, WRONG, Verdict
from cardlab_tutorials.guided.move_lines import TRIED, MoveLines, mover, parse_line
from cardlab_tutorials.guided.rule_functions import judge
from cardlab_tutorials.guided.steps import Step, StepPart
from cardlab_tutorials.guided.targets import targets
from cardlab_widgets.table.persistence import opened

# beside "right" and "wrong"
REFUSED, ATTEMPTED, GUESSED, TOLD, SKIPPED = "refused", "attempted", "guessed", "told", "skipped"

NOT_ASKED: Final = N_("The table allows it, but it is not what the task asks for.")
MISSING: Final = N_("Something is still missing.")
NEW_RULE: Final = N_("“{title}”. {rule}")
TRY_AGAIN: Final = N_("That is not it. Look at the table again.")
ANY_TIME: Final = N_("You can play it at any time: press Again.")


class StepRun:
    """One step as a learner goes through it, part by part.

    Args:
        game: the name of the lesson's game.
        step: the step.
        language: "en" or "es".

    Attributes:
        part: the number of the part that is open, from 0.
        match: the match on the table.
        played: the moves since the part began, those that were refused with ``!`` at their end.
        verdict: the verdict on the last answer; None before the first.
        marked: what is marked as an answer, in the order of the presses.
        crossed: what was marked wrongly since the part began.
        hints: how many hints of the part are shown.
        guess: the option that was guessed, from 0; None before.
        tally: how the learner has done at the step so far.
        frozen: whether the table takes nothing until "Once more" or "Go on".
        waits: whether the table shows the end of a part, or explains a rule in a whole game,
            until the learner goes on.
        failed: whether the table shows a case in which the learner's function is wrong.
        done: whether the last part is right.

    """

    def __init__(self, game: str, step: Step, language: str) -> None:
        self.game = game
        self.step = step
        self.words = Words(language)
        self.language = language
        self.tally = Tally()
        self.guess: int | None = None
        self.dealt = 0  # the part whose table it is
        self.heard: set[str] = set()  # the clauses that were told in a whole game
        self.me = 0
        first = next((part.setting for part in step.parts if part.setting is not None), None)
        self.match: Match = first.match(game, language) if first else new_match(game, seed=7)
        self.verdict: Verdict | None = None
        self._enter(0)

    # --- where the learner is -----------------------------------------------------------------

    @property
    def now(self) -> StepPart:
        """The part that is open, or the last one."""
        return self.step.parts[self.part]

    @property
    def seen_by(self) -> int | None:
        """The seat as whose the table is shown; None for the learner's own."""
        seat = self.now.seen_by
        return seat if self.done and seat in range(self.match.players) else None

    @property
    def mark(self) -> str:
        """How the step was done: "star", "tick" or "shown"; "" while it is not done."""
        return self.tally.mark if self.done else ""

    @property
    def is_skipped(self) -> bool:
        """Whether the learner has skipped the whole game."""
        return self.now.kind == "game" and self.done and self.tally.is_solved

    @property
    def is_told(self) -> bool:
        """Whether the learner may read the text that follows a guess."""
        guess = self.step.guess
        if guess is None or self.guess is None:
            return guess is None
        # A move that follows the guess puts it to the test: the table answers first.
        is_test = self.part == self.step.parts.index(guess) + 1 and self.now.kind == "moves"
        return not is_test or self.done or self.waits

    @property
    def is_guess_right(self) -> bool | None:
        """Whether the next part has proved the guess right; None but at the end of that part."""
        guess = self.step.guess
        if guess is None or self.guess is None or not (self.done or self.waits):
            return None
        is_proof = self.part == self.step.parts.index(guess) + 1
        return self.guess + 1 == guess.comes_true if is_proof else None

    def _enter(self, part: int) -> None:
        """Begin a part; without a table of its own it goes on with the one that is there."""
        self.part = part
        setting = self.now.setting
        if setting is not None:
            self.dealt = part
            self.match = setting.match(self.game, self.language)
            self.me = setting.me
        self._start = self.match.copy()
        self._move_lines = self._known_lines()
        self._reset()
        self.hints = 0
        self.done = self.now.kind == "look"

    def _reset(self) -> None:
        self.played: list[str] = []
        self.tried: set[int] = set()
        self.marked: list[str] = []
        self.crossed: list[str] = []
        self.frozen = self.failed = self.waits = False

    def _known_lines(self) -> MoveLines:
        """The lines of the part: the right ones first, then those of its slips."""
        lines = [*self.now.right, *(slip.on for slip in self._slips())]
        lines = lines if self.now.kind == "moves" else []
        return MoveLines([parse_line(line, self.me) for line in lines], self.me)

    def _slips(self) -> list[Slip[str]]:
        """The slips of the part that are a certain answer."""
        return [slip for slip in self.now.slips if slip.is_answer]

    # --- what is offered ----------------------------------------------------------------------

    def moves(self) -> list[Move]:
        """Return the moves that the learner may make now."""
        if self.now.kind not in ("moves", "game") or self.frozen or self.waits or self.done:
            return []
        if self._move_lines.ended(self.played) is not None:  # it is judged as soon as it was seen
            return []
        ask = self.match.ask
        if ask is None or self.me not in ask.seats:
            return []
        offer = self.now.offer
        return [move for move in self.match.legal(self.me) if not offer or move.verb in offer]

    def refused(self) -> dict[str, str]:
        """Return the moves that the table refuses now and the lesson has a sentence for."""
        if self.now.kind != "moves" or self.frozen or self.done:
            return {}
        refused: dict[str, str] = {}
        for slip in self._slips():
            *before, last = parse_line(slip.on, self.me)
            move = last.removesuffix(TRIED)
            if before == self.played and mover(move) == self.me and self.match.why_not(move):
                refused[move] = say(slip.text, self.words)
        for move in self._move_lines.onwards(self.played):
            if move.endswith(TRIED):
                refused.setdefault(move.removesuffix(TRIED), "")
        return refused

    def targets(self) -> list[str]:
        """Return what can be pressed as an answer now."""
        return [] if self.frozen or self.done else self.shown_targets()

    def shown_targets(self) -> list[str]:
        """Return what can be pressed as an answer, or could before it was right."""
        if self.now.kind not in ("press", "order") or self.seen_by is not None:
            return []
        return targets(self.match, self.me, self.now.among, len(self.story_lines()))

    def story_lines(self) -> list[Sentence | str]:
        """Return the lines of the story: those that the lesson tells, or what has happened."""
        written = [say(line.text, self.words) for line in self.now.story]
        happened = [self.match.told(event, self.me) for event in self.match.story(self.me)]
        return [*written] or [*happened]

    # --- what the learner does ----------------------------------------------------------------

    def move(self, move: Move | str) -> Iterator[None]:
        """Make a move, let the others answer, and judge; yield whenever the table has changed.

        Of a move that is not offered say why, and go on where the lesson asks for trying it.
        """
        text = self.match.read(move).text
        if text in [offered.text for offered in self.moves()]:
            yield from self._make(text)
            self._judge_moves()
        elif (refusal := self.match.why_not(text)) is None:
            self.verdict = Verdict(WRONG, self.words(NOT_ASKED), self._clause())
        else:
            own = self.refused().get(text, "")
            reason = own or refusal.sentence.text(self.words.of(self.match.words))
            is_asked = text + TRIED in self._move_lines.onwards(self.played)
            self.verdict = Verdict(ATTEMPTED if is_asked else REFUSED, reason, refusal.clause)
            if is_asked:
                yield from self._make(text + TRIED)
                self._judge_moves()

    def _make(self, move: str) -> Iterator[None]:
        """Make a move, and those that the script answers with; a hint was for this move."""
        self.hints = 0
        self.played.append(move)
        if not move.endswith(TRIED):
            self.match.apply(move)
            self.verdict = None
        yield
        while (answer := self._move_lines.scripted(self.played)) is not None:
            self.match.apply(answer)
            self.played.append(answer)
            yield
        if self.match.table.solo >= 0:
            self._let_the_others_pass()
            yield

    def _let_the_others_pass(self) -> None:
        """Where the learner plays alone, let the others pass on what they are asked in between."""
        while (ask := self.match.ask) is not None and self.me not in ask.seats:
            legal = self.match.legal(ask.seats[0])
            passive = (move for move in legal if self.match.words.verb(move.verb).passive)
            self.match.apply(next(passive, legal[0]))

    def _judge_moves(self) -> None:
        """Judge the moves made so far, if they are a line or lead to none."""
        part, ended = self.now, self._move_lines.ended(self.played)
        own = [move for move in self.played if mover(move) == self.me]
        if ended is not None and ended < len(part.right):
            self._right()
        elif ended is not None:
            self._slip(self._slips()[ended - len(part.right)].on)
        elif part.enough:
            if len(own) >= part.enough or self.match.over:
                self._right()
        elif not self._move_lines.onwards(self.played):
            self._slip("other", otherwise=NOT_ASKED)

    def toggle_mark(self, index: int) -> None:
        """Mark what is pressed, by its number among the targets, or take the mark back."""
        names = self.targets()
        if not 0 <= index < len(names):
            raise CardlabError(self.words(N_("That can't be pressed here.")))
        if names[index] in self.marked:
            self.marked.remove(names[index])
        else:
            self.marked.append(names[index])

    def press(self, pressed: Sequence[str]) -> None:
        """Judge the things pressed; in the order in which they were pressed, if that is asked.

        Of a wrong answer the right marks stay, and the wrong ones are crossed.
        """
        offered, right = self.targets(), self.now.right
        if not pressed or not {*pressed} <= {*offered}:
            raise BadOption(self.words(N_("That can't be pressed here.")))
        wrong = [name for name in pressed if name not in right]
        lacking = [name for name in right if name not in pressed]
        self.marked = []
        if self.now.kind == "order":
            self._judge(tuple(pressed) == right, ", ".join(pressed))
            return
        self.marked = [name for name in pressed if name in right]
        self.crossed += [name for name in wrong if name not in self.crossed]
        if wrong or not lacking:
            self._judge(not wrong, *wrong[:1])
        else:
            self._slip(f"without {lacking[0]}", "missing", otherwise=MISSING)

    def number(self, value: int) -> None:
        """Judge a number."""
        if self.now.kind != "number" or self.frozen or isinstance(value, bool):
            raise BadOption(self.words(N_("No number is asked for here.")))
        self._judge(str(value) in self.now.right, str(value))

    def _judge(self, is_right: bool, *slips: str) -> None:
        if is_right:
            self._right()
        else:
            self._slip(*slips, "other")

    def choose(self, option: int) -> None:
        """Judge an option, counted from 0, or keep it as a guess."""
        part = self.now
        if part.kind != "choose" or self.frozen or not 0 <= option < len(part.options):
            raise BadOption(self.words(N_("That can't be chosen here.")))
        feedback = say(part.options[option].feedback, self.words)
        if part.is_guess:
            self.guess = option
            self._right()
        elif str(option + 1) in part.right:
            self._right(feedback)
        else:
            self.tried.add(option)
            self._wrong(feedback or self.words(TRY_AGAIN), self._clause())

    def give(self, answer: str) -> None:
        """Give an answer as a lesson writes it: moves, what is pressed, a number, or an option.

        Raises:
            CardlabError: if it can't be given.

        """
        kind = self.now.kind
        if kind == "moves":
            for move in parse_line(answer, self.me):
                if mover(move) == self.me and not self.frozen:
                    for _ in self.move(move.removesuffix(TRIED)):
                        pass
        elif kind in ("press", "order"):
            left_out = answer.removeprefix("without ")
            all_but = [name for name in self.now.right if name != left_out]
            self.press(answer.split(", ") if left_out == answer else all_but)
        elif not answer.removeprefix("-").isdigit():
            raise BadOption("A whole number is wanted.")
        elif kind == "number":
            self.number(int(answer))
        else:
            self.choose(int(answer) - 1)

    @property
    def left(self) -> str:
        """Where the learner is in a step, and what it took, as a text; "" before and after it."""
        part, tally = self.part + self.waits, vars(self.tally).values()
        if self.done or not (part or any(tally)):
            return ""
        guess = -1 if self.guess is None else self.guess
        return " ".join(str(int(n)) for n in (part, guess, *tally))

    def resume(self, left: str) -> None:
        """Go on where the step was left; what comes before is as if it were right.

        Args:
            left: its whole game, sealed, or what :attr:`left` was then; of anything else the step
                begins anew.

        """
        with suppress(CardlabError, ValueError):  # of another server, or of an older lesson
            if left and self.now.kind == "game":
                self.match = opened(left, True, self.words).match
                while self.tells(self.match):  # what the game has told is not told again
                    self.go_on()
            elif left:
                part, guess, wrong, hints, is_solved = map(int, left.split())
                self.skip_to(min(part, len(self.step.parts) - 1), guess)
                self.tally = Tally(wrong, hints, bool(is_solved))

    def skip_to(self, part: int, guess: int = 0) -> None:
        """Solve the parts before one of them, with this option as the guess."""
        while self.part < part:
            if self.now.is_guess:
                self.choose(guess)
                continue
            for _ in self.solve():
                pass
            self.go_on()

    def over(self, match: Match) -> None:
        """Note that the whole game has been played to its end."""
        self.match = match
        self._right()

    def tells(self, match: Match) -> bool:
        """Tell the next rule that no step has told, once the game has used it or asks me about it.

        Args:
            match: the game as it is played; undo has a copy of it.

        Returns:
            whether there is one, so that the table waits.

        """
        if not self.waits and not match.over:
            used = [event.clause for event in match.story(self.me)]
            if match.ask is not None and self.me in match.ask.seats:
                used.append(match.ask.why)
            new = self.now.untold - self.heard
            clause = next((clause for clause in used if clause in new), "")
            if clause:
                self.heard.add(clause)
                rule = rulebook(self.game, self.language)[clause]
                text = self.words(NEW_RULE, title=rule.title, rule=rule.text)
                self.verdict = Verdict(TOLD, text, clause)
                self.waits = True
        return self.waits

    def go_on(self) -> None:
        """Begin the next part; in a whole game play on after the explanation of a rule."""
        if not self.waits:
            return
        self.waits, self.verdict = False, None
        if self.now.kind != "game":
            self._enter(self.part + 1)

    def write(self, function: object) -> None:
        """Judge a function that the learner has written; of a wrong one show a case that fails.

        A right one is judged anew when it is handed over again, as it may be another one now.
        """
        code = self.now.code
        if code is None:
            raise BadOption(self.words(N_("No function is asked for here.")))
        self.go_on()
        if self.done:
            self.again()
        self.verdict, failed = judge(function, code, self.step.clauses, self.game, self.language)
        self.failed = failed is not None
        self.tally.wrong += self.verdict.state == WRONG
        if failed is not None:
            self.match = failed
        elif self.verdict.state == RIGHT:
            self._right(self.verdict.text)

    # --- help ---------------------------------------------------------------------------------

    def hint(self) -> None:
        """Show the next hint of the part, in place of what was said of an answer."""
        if self.hints < len(self.now.hints) and not self.done and not self.waits:
            self.verdict = None
            self.hints += 1
            self.tally.hints += 1

    def again(self) -> None:
        """Set the table as it was when the part began."""
        self.match = self._start.copy()
        self.verdict = None
        self._reset()
        if self.done:
            self._enter(0)
            self.tally = Tally()
            self.guess = None

    def solve(self) -> Iterator[None]:
        """Play the solution of the part at the table; yield whenever the table has changed.

        A whole game has none: it is skipped.
        """
        if self.done or self.waits:
            return
        self.tally.is_solved = True
        if self.now.kind == "game":
            self.verdict = Verdict(SKIPPED, self.words(ANY_TIME), "")
            self.done = self.frozen = True
            return
        if self.played or self.frozen:
            self.match = self._start.copy()
            self._reset()
            yield
        if self.now.kind == "moves" and self.now.right:
            for move in parse_line(self.now.right[0], self.me):
                if mover(move) == self.me:
                    yield from self._make(move)
        chosen = self.now.right_option
        self._right(say(chosen.feedback, self.words) if chosen else "")

    # --- verdicts -----------------------------------------------------------------------------

    def _right(self, feedback: str = "") -> None:
        """Go on: to the next part, or to the end of the step."""
        part = self.now
        for move in part.after:
            self.match.apply(parse_line(move, self.me)[0])
        text = feedback or say(part.praise, self.words)
        state = GUESSED if part.is_guess else RIGHT
        self.failed = False
        self.crossed = []
        self.verdict = Verdict(state, text, self._clause())
        if part.is_guess and self.part + 1 < len(self.step.parts):
            self._enter(self.part + 1)  # there is nothing to be seen of it yet
            return
        self.done = self.part + 1 == len(self.step.parts)
        self.waits = not self.done
        self.frozen = True

    def _slip(self, *answers: str, otherwise: str = TRY_AGAIN) -> None:
        """Say what is wrong: what the slip of the first of these answers says that has one."""
        slips = {slip.on: slip for slip in reversed(self.now.slips)}
        slip = next((slips[answer] for answer in answers if answer in slips), None)
        text = say(slip.text, self.words) if slip else self.words(otherwise)
        self._wrong(text, (slip.clause if slip else "") or self._clause())

    def _wrong(self, text: str, clause: str) -> None:
        self.tally.wrong += 1
        self.hints = 0
        self.verdict = Verdict(WRONG, text, clause)
        self.frozen = self.now.kind == "moves"

    def _clause(self) -> str:
        return self.now.clause or next(iter(self.step.clauses), "")
