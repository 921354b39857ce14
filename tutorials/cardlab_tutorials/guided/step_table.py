"""A step of a lesson on a page: its rule, its table, the answer, the verdict and the hints.

A :class:`StepTable` leads a table (:class:`~cardlab_widgets.table.card_table.TableGuide`): each
scene has one part more, ``step`` (``LessonStep`` in ``types.d.ts``). In the whole game at the end
of a lesson the table is free, with its bots, undo and coach.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any, Final

import traitlets

from cardlab.engine.match.match import Match, new_match
from cardlab.engine.table.errors import CardlabError
from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import N_, Words
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.guided.lesson_texts import LESSON
from cardlab_tutorials.guided.run import StepRun
from cardlab_tutorials.guided.step_data import drawn, step_data, step_html
from cardlab_tutorials.guided.study import StepSequence, Study
from cardlab_widgets.page import css
from cardlab_widgets.table.card_table import CardTable
from cardlab_widgets.table.persistence import sealed
from cardlab_widgets.table.presses import steps_of
from cardlab_widgets.table.scene import move_data
from cardlab_widgets.table.session import Session
from cardlab_widgets.ui_texts import in_words
from cardlab_widgets.wire import Counts, Message, Press, TableScene

Data = dict[str, Any]
TRIED_FROM: Final = 1_000  # the index of the first move that is shown and refused
SCRIPT_PACE: Final = 900  # ms that each move of the script is shown
WIDGET: Final = "application/vnd.jupyter.widget-view+json"
OWN_PACE: Final = 250  # ms that the learner's own move is shown before the verdict
GAME_PACE: Final = 1_000  # ms that a bot's move is shown in the whole game


class LessonTable(CardTable):
    """The table of a step, with the way through the lesson beside it: ``path``."""

    path = traitlets.Dict().tag(sync=True)

    _css = css("table", "lesson")

    def __init__(self, guide: StepTable, match: Match) -> None:
        self.guide = guide
        lesson = guide.lesson
        super().__init__(match, guide.seats(), language=lesson.language, pace=guide.pace)
        self.words = {**self.words, "lesson": in_words(LESSON, lesson.words)}

    def early(self) -> Data:
        """Return the state from which a page paints the step before the widget runs."""
        return {**super().early(), "path": self.path, "style": self._css}


class StepTable:
    """One step after the other at one table.

    Args:
        lesson: the lesson, which keeps the progress.
        sequence: the steps, in order.

    Attributes:
        table: the widget.

    """

    def __init__(self, lesson: Study, sequence: StepSequence) -> None:
        self.lesson = lesson
        self.sequence = sequence
        self._hinted = 0  # how many moves a whole game had when its hint was asked for
        self._pressable: dict[int, str] = {}  # moves that are offered or may be tried, by index
        self._on_table = sequence.run.now if sequence.run else None  # the part whose match it is
        match = sequence.run.match if sequence.run else new_match(lesson.game, seed=7)
        self.table = LessonTable(self, match)
        self.show_progress()
        lesson.progress.on_change.append(self.show_progress)

    # --- what is on the table -----------------------------------------------------------------

    @property
    def run(self) -> StepRun | None:
        """The step that is open; None at the end."""
        return self.sequence.run

    @property
    def is_game(self) -> bool:
        """Whether the step that is open is a whole game, with bots."""
        return self.run is not None and self.run.now.kind == "game"

    @property
    def is_free(self) -> bool:
        """Whether a whole game is played now: it is not skipped, and no rule is explained."""
        run = self.run
        return run is not None and self.is_game and not (run.waits or run.is_skipped)

    @property
    def show_counts(self) -> Counts:
        """What the table counts for the learner: nothing in a step, which may ask for it."""
        return "all" if self.run is None or self.is_game else "none"

    @property
    def pace(self) -> int:
        """How long a move is shown, in ms."""
        return GAME_PACE if self.is_game else OWN_PACE

    def seats(self) -> list[str] | None:
        """Return who sits where; None at the end."""
        run = self.run
        if run is None:
            return None
        seats = list(run.now.bots) or ["random"] * (run.match.players - 1)
        seats.insert(run.me, "me")
        return seats

    def _set(self) -> None:
        """Put the match of the open part on the table, where it is another one."""
        run, session = self.run, self.table.session
        if run is None:
            return
        # A whole game goes on where undo or what-if has made a copy of its match.
        goes_on = self.is_game and self._on_table is run.now
        self._on_table = run.now
        if session.match is not run.match and not goes_on:
            session.seat(run.match, self.seats())

    def came_to_rest(self, session: Session) -> None:
        """Keep the whole game, as the page may be closed; note that it is over, where it is."""
        run = self.run
        match, progress = session.match, self.lesson.progress
        if run is None or not self.is_game or run.is_skipped or run.done:
            return
        if match.over:
            progress.keep_unfinished(run.step.id, "")
            progress.add_game(run.step.id, [move.text for move in match.moves])
            run.over(match)
            self._note()
            self.table.refresh()
        else:
            kept = sealed(match, session.seats, "") if match.moves else ""  # undo led to the start
            progress.keep_unfinished(run.step.id, kept)

    def guided(self, scene: TableScene, session: Session) -> Data:
        """Return the scene of the step: of the whole game all, else what the step is about."""
        run = self.run
        shown: Data = {**scene}
        if run is not None and self.is_game:
            if len(session.match.moves) != self._hinted:
                run.hints = 0  # they were for the move that is made now
            waits = not run.done and run.tells(session.live)
            if waits or run.is_skipped:
                shown |= {"moves": [], "can": dict.fromkeys(scene["can"], False)}
            if run.is_skipped:
                shown["prompt"] = [run.words(N_("You have skipped the game."))]
        else:
            if run is not None and run.seen_by is not None:  # the table as another seat sees it
                mine, session.me = session.me, run.seen_by
                shown |= {**session.scene(), "moves": []}
                session.me = mine
            shown = self._bare(shown, session)
        step = step_data(self.lesson, self.sequence)
        return {**shown, "step": step, "show_counts": self.show_counts, "meta": []}

    def show_progress(self) -> None:
        """Show how far the learner has come; the last page tells it too."""
        self.table.path = self.lesson.path()
        if self.run is None:
            self.table.refresh()

    def _bare(self, scene: Data, session: Session) -> Data:
        """Return a scene that holds what the step is about, and no more.

        How a game ended, and what is asked of whom, is no part of it. What would fit after a move
        is not shown: to see it ahead is what a step asks for.
        """
        run = self.run
        offered = {move.text for move in run.moves()} if run else set()
        texts = {index: move.text for index, move in enumerate(session.moves())}
        self._pressable = {index: text for index, text in texts.items() if text in offered}
        moves = [
            {**move, "then": None} for move in scene["moves"] if move["index"] in self._pressable
        ]
        hand = [{**held, "no": held["no"] if offered else None} for held in scene["hand"]]
        places = scene["places"]
        if not offered:  # nothing is tried, and why a card does not fit may be what is asked
            places = [{**place, "no": {}} for place in places]
        if run is not None:
            verbs = list(dict.fromkeys(move["verb"] for move in moves))
            shown = len(moves)
            self._add_refused(run, moves, hand, session.words)
            # What is refused stands where it would stand if it were offered.
            mixed = {move["verb"] for move in moves[shown:]} & {*verbs}
            moves.sort(key=lambda move: _order(move, verbs, mixed))
        task = say(run.now.task, run.words) if run else ""
        none = dict.fromkeys(("outcome", "banner", "replay", "race", "sheet"))
        return {
            **scene,
            **none,
            "moves": moves,
            "hand": hand,
            "places": places,
            "can": dict.fromkeys(scene["can"], False),
            "seats": self._seats(scene["seats"]),
            "mode": "play",
            "prompt": [{"b": task}] if task else [],
        }

    def _seats(self, seats: list[Data]) -> list[Data]:
        """Return the seats without what the step asks for."""
        # "Next" in a sentence is whose turn it is; the mark at a seat says who plays after that.
        following = self.lesson.words(N_("next"))
        shown = [
            {**seat, "next": False, "status": "" if seat["status"] == following else seat["status"]}
            for seat in seats
        ]
        run = self.run
        if run is not None and run.step.asks_for_seats and not (run.done or run.waits):
            # Whose turn it is, or will be, is what is asked.
            return [{**seat, "turn": False, "status": ""} for seat in shown]
        if run is not None and run.seen_by is not None:  # a status of mine does not say "you"
            return [{**seat, "status": ""} for seat in shown]
        return shown

    def _add_refused(self, run: StepRun, moves: list[Any], hand: list[Any], words: Words) -> None:
        """Let those moves be tried too that the table refuses and the lesson speaks of."""
        own_words = run.refused()
        tried = dict.fromkeys([*own_words, *self._misplaced(run)])
        refused = dict(enumerate(tried, TRIED_FROM))
        self._pressable |= refused
        used = {card.text for move in run.moves() for card in move.cards}
        for index, text in refused.items():
            move = run.match.read(text)
            no = run.match.why_not(move)
            if no is None:
                continue
            own = own_words.get(text, "")
            pressed = steps_of(run.match, move, run.match.view(run.me))
            is_one_card = [list(step) for step in pressed] == [["card", "zone"]]
            if is_one_card and pressed[0]["card"] not in used:
                why = drawn(own, run) if own else no.rich(words)
                no_data = {"clause": no.clause, "text": why, "tried": index}
                for held in hand:
                    if held["card"] == pressed[0]["card"]:
                        held["no"] = no_data
            else:  # of a card that may be played in another way it is a choice
                pressed += [{"choice": text}] if is_one_card else []
                moves.append(move_data(run.match, move, index, pressed, words))
        if run.moves():
            self._answer_the_rest(run, moves, hand, TRIED_FROM + len(refused))

    def _answer_the_rest(self, run: StepRun, moves: list[Any], hand: list[Any], first: int) -> None:
        """Let every other card of the hand be tried too, so that no press is left unanswered."""
        pressed = {step.get("card") for move in moves for step in move["steps"]}
        trial = run.match.definition.layout.trial
        legal = {card.text: move.text for move in run.match.legal(run.me) for card in move.cards}
        for index, held in enumerate(hand, first):
            if (card := held["card"]) not in pressed and "tried" not in (held["no"] or {}):
                tried = legal.get(card, f"{run.me} {trial(run.match.words, card)}")
                self._pressable[index] = tried
                held["no"] = {"clause": "", "text": [], **(held["no"] or {}), "tried": index}

    def _misplaced(self, run: StepRun) -> Iterator[str]:
        """Yield the moves that put a card of the hand on each place that cards may go to.

        So each card can be tried on each place, and the table does not tell the right one.
        """
        view = run.match.view(run.me)
        offered = run.moves() if run.now.kind == "moves" else []
        verbs = {move.verb for move in offered if _is_placed(steps_of(run.match, move, view))}
        for verb, zone, card in product(sorted(verbs), run.match.table.zones(), view.hand):
            tried = Move(run.me, verb, card, word=zone.word)
            if _is_placed(steps_of(run.match, tried, view)):
                yield tried.text

    # --- what the learner does ----------------------------------------------------------------

    def handlers(self) -> Mapping[str, Callable[[Message], None]]:
        """Return what answers the page now, by the kind of message."""
        run = self.run
        answers: dict[str, Callable[[Message], None]] = {
            "load": lambda message: self._load(message["text"]),
            "next": lambda _message: self._go_on(),
            "go": lambda message: self._go(message["index"]),
            "review": lambda _message: self._review(),
        }
        if run is None:
            return answers
        answers |= {
            "mark": lambda message: run.toggle_mark(message["index"]),
            "answer": lambda _message: self._show_after(run.press, run.marked),
            "number": lambda message: self._show_after(run.number, message["index"]),
            "choose": lambda message: self._show_after(run.choose, message["index"]),
            "hint": lambda _message: self._hint(run),
            "anew": lambda _message: self._again(run),
            "solve": lambda _message: self.solve(),
        }
        if not self.is_free:
            answers["move"] = lambda message: self._move(run, message["index"])
        return answers

    def show(self) -> None:
        """Show what has come of an answer, and keep it."""
        self._note()
        self._set()
        self.table.pace = self.pace
        self.table.play_on()

    def _show_after(self, answer: Callable[..., None], *what: Any) -> None:
        answer(*what)
        self.show()

    def _play(self, changes: Iterator[None]) -> None:
        """Show each change of a move and of the answers to it, and then the verdict."""
        self.table.pace = OWN_PACE
        for _ in changes:
            self._set()
            self.table.refresh()
            self.table.pace = SCRIPT_PACE
        self.show()

    def _note(self) -> None:
        run = self.run
        if run is not None and run.mark and run.now.kind != "look":
            self.lesson.progress.add(run.step.id, run.mark, run.tally.wrong)
        if run is not None and not self.is_game:
            self.lesson.progress.keep_unfinished(run.step.id, run.left)

    def _move(self, run: StepRun, index: int) -> None:
        if index not in self._pressable:
            raise CardlabError(self.lesson.words(N_("That move is not offered.")))
        self._play(run.move(self._pressable[index]))

    def _hint(self, run: StepRun) -> None:
        run.hint()
        self._hinted = len(self.table.session.match.moves)
        self.table.refresh()

    def _again(self, run: StepRun) -> None:
        run.again()
        self.lesson.progress.keep_unfinished(run.step.id, "")
        self.table.session.seat(run.match, self.seats())  # a game that was played begins anew
        self.show()

    def check(self, function: object) -> None:
        """Judge a function that the learner has written."""
        if self.run is not None:
            self._show_after(self.run.write, function)

    def solve(self) -> None:
        """Show the learner what is right in the part that is open."""
        if self.run is not None:
            self._play(self.run.solve())

    def _go_on(self) -> None:
        """Begin the next part, the next step or the next sitting."""
        run, sitting = self.run, self.sequence.sitting
        if run is not None and run.waits:
            run.go_on()
        elif run is None and 0 < sitting < len(self.lesson.course.sittings):
            self.sequence = self.lesson.sitting(sitting + 1)
        else:
            self.sequence.go_on()
        self.show()

    def _go(self, number: int) -> None:
        """Open a step by its number; behind them the last page, once all are done, or the quiz."""
        steps, course = list(self.lesson.steps), self.lesson.course
        is_quiz = number == len(steps) + 1
        if is_quiz or (number == len(steps) and {*steps} <= self.lesson.progress.marks.keys()):
            self.sequence = self.lesson.sitting(len(course.sittings))
            self.sequence.go_to(len(self.sequence.steps) - len(course.quiz) * is_quiz)
            self.show()
        if self.sequence.sitting and 0 <= number < len(steps):
            self.sequence = self.lesson.sitting_at(steps[number])
            self.show()

    def _review(self) -> None:
        """Open the steps whose solution was shown, one after the other, and then the end again."""
        self.sequence = self.lesson.review()
        self.show()

    def _load(self, text: str) -> None:
        """Take over the progress that the visitor's browser has kept, or a saved game."""
        if self.is_free and not text.startswith("{"):
            self.table.load(text)
            return
        self.lesson.restore(text)
        if self.sequence.at == 0:
            self.sequence = self.lesson.open_sitting()
        self.show()

    # --- without a script ---------------------------------------------------------------------

    def __repr__(self) -> str:
        run = self.run
        return f"<{run.step.id}: {run.step.title.get('en', '')}>" if run else "<the last page>"

    def _ipython_display_(self) -> None:
        """Show the widget, and a picture of the step for where it is gone.

        They are two outputs, as JupyterLab shows an error in place of a widget without a kernel.
        """
        from IPython.display import display  # the website's Python has none

        bundle = self.table._repr_mimebundle_()
        data, *_ = bundle if isinstance(bundle, tuple) else (bundle,)
        picture = {"text/plain": repr(self), "text/html": self.saved()}
        for shown in (picture, {WIDGET: data[WIDGET]}):
            display(shown, raw=True)  # type: ignore[no-untyped-call]

    def saved(self) -> str:
        """Return the step as plain HTML, for where no script runs."""
        return step_html(self.table)


def _order(move: Data, verbs: list[str], mixed: set[str]) -> tuple[int, str]:
    """Where a move stands among the buttons: by its verb; by its name where some are refused."""
    verb = move["verb"]
    return verbs.index(verb) if verb in verbs else len(verbs), move["say"] if verb in mixed else ""


def _is_placed(pressed: list[Press]) -> bool:
    """Whether a card is pressed, and then the place that it goes to."""
    return [list(step) for step in pressed] == [["card", "zone"], ["zone"]]
