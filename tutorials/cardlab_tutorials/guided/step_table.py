"""A step of a lesson on a page: its rule, its table, the answer, the verdict and the hints.

A :class:`StepTable` leads a table (:class:`~cardlab_widgets.table.card_table.TableGuide`): each
scene has one part more, ``step`` (``LessonStep`` in ``types.d.ts``). In the whole game at the end
of a lesson the table is free, with its bots, undo and coach.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import traitlets

from cardlab.engine.match.match import Match, new_match
from cardlab.engine.table.errors import CardlabError
from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import N_, Words
from cardlab_tutorials.guided.piece_markup import PieceMarkup
from cardlab_tutorials.guided.run import StepRun
from cardlab_tutorials.guided.static_step import static_step_html
from cardlab_tutorials.guided.step_data import step_data
from cardlab_tutorials.guided.step_sequence import StepSequence
from cardlab_tutorials.guided.study import Study
from cardlab_tutorials.guided.texts import lesson_texts
from cardlab_widgets.page import css
from cardlab_widgets.table.card_table import CardTable
from cardlab_widgets.table.presses import steps_of
from cardlab_widgets.table.session import Session
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
        self.words = {**self.words, "lesson": lesson_texts(lesson.words)}


class StepTable:
    """One step after the other at one table.

    Args:
        lesson: the lesson, which keeps the progress.
        sequence: the steps, in order.

    Attributes:
        table: the widget.
        marked: the numbers of the targets that are marked as an answer.

    """

    def __init__(self, lesson: Study, sequence: StepSequence) -> None:
        self.lesson = lesson
        self.sequence = sequence
        self.marked: list[int] = []
        self._refusable: list[str] = []
        self._offered: list[str] = []
        self.markup = PieceMarkup(lesson.game, lesson.language)
        match = sequence.run.match if sequence.run else new_match(lesson.game, seed=7)
        self.table = LessonTable(self, match)
        self.show_progress()
        lesson.on_progress.append(self.show_progress)

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
        """Whether a whole game is played now; it waits while a rule is explained."""
        return self.run is not None and self.is_game and not self.run.waits

    @property
    def show_counts(self) -> Counts:
        """Nothing before a step is done: what a table tells by itself may be what is asked.

        Nor before the step from which on it is taught.
        """
        run, first = self.run, self.lesson.course.counts_from
        if run is None or self.is_game:
            return "all"
        ids = list(self.lesson.steps)
        is_early = first and run.step.id in ids and ids.index(run.step.id) < ids.index(first)
        return "none" if is_early or not run.done else "all"

    @property
    def pace(self) -> int:
        """How long a move is shown, in ms."""
        return GAME_PACE if self.is_game else OWN_PACE

    def seats(self) -> list[str] | None:
        """Return who sits where; None at the end."""
        run = self.run
        if run is None:
            return None
        others = run.now.bots or ("random",) * (run.match.players - 1)
        seats = list(others)
        seats.insert(run.me, "me")
        return seats

    def _set(self) -> None:
        """Put the match of the open part on the table, where it is another one."""
        run, session = self.run, self.table.session
        if run is not None and session.match is not run.match and not self._plays_on():
            session.seat(run.match, self.seats())
        self.marked = []

    def _plays_on(self) -> bool:
        """Whether the whole game goes on: undo and what-if have copies of its match."""
        run = self.run
        return self.is_game and run is not None and self.table.match.seed == run.match.seed

    def came_to_rest(self, session: Session) -> None:
        """Note that the whole game is over, where it is."""
        run = self.run
        if run is not None and self.is_free and session.match.over and not run.done:
            self.lesson.note_game(run.step.id, [move.text for move in session.match.moves])
            run.match = session.match
            run.over()
            self._note()
            self.table.refresh()

    def guided(self, scene: TableScene, session: Session) -> Data:
        """Return the scene of the step: of the whole game all, else what the step is about."""
        if self.run is not None and self.is_game:
            is_told = not self.run.done and self.run.tells(session.live)
            moves = [] if is_told else scene["moves"]
            return {**scene, "moves": moves, "step": self._step(), "meta": []}
        bare = self._bare({**scene, **self._seen(session)}, session)
        return {**bare, "show_counts": self.show_counts, "meta": []}

    def _seen(self, session: Session) -> Data:
        """Return what the seat sees as whose the part shows the table, if it is another one's."""
        seat = self.run.seen_by if self.run is not None else None
        if seat is None:
            return {}
        mine, session.me = session.me, seat
        try:
            return {**session.scene(), "moves": []}
        finally:
            session.me = mine

    def show_progress(self) -> None:
        """Show how far the learner has come; the last page tells it too."""
        self.table.path = self.lesson.path()
        if self.run is None:
            self.table.refresh()

    def _bare(self, scene: Data, session: Session) -> Data:
        """Return a scene that holds what the step is about, and no more."""
        run = self.run
        offered = {move.text for move in run.moves()} if run else set()
        legal = [move.text for move in session.moves()]
        # What would fit after a move is not shown: to see it ahead is what a step asks for.
        shown = [{**move, "then": None} for move in scene["moves"]]
        moves = [move for move in shown if legal[move["index"]] in offered]
        hand = [{**held, "no": held["no"] if offered else None} for held in scene["hand"]]
        if run is not None:
            self._add_refused(run, moves, hand, session.words)
        self._offered = legal
        task = run.now.task.get(self.lesson.language, "") if run else ""
        can = dict.fromkeys(scene["can"], False)
        own = {"prompt": [{"b": task}] if task else [], "step": self._step()}
        return {**scene, "moves": moves, "hand": hand, "can": can, **self._quiet(scene), **own}

    def _quiet(self, scene: Data) -> Data:
        """What the table of a step does not show: how a game ended, and what is asked."""
        # "Next" in a sentence is whose turn it is; the mark at a seat says who plays after that.
        seats = [
            {**seat, "next": False, "status": "" if seat["next"] else seat["status"]}
            for seat in scene["seats"]
        ]
        if self.run is not None and self.run.step.asks_for_seats and not self.run.done:
            # Whose turn it is, or will be, is what is asked.
            seats = [{**seat, "turn": False, "status": ""} for seat in seats]
        none = dict.fromkeys(("outcome", "banner", "replay", "race", "sheet"))
        return {"seats": seats, "mode": "play", **none}

    def _add_refused(self, run: StepRun, moves: list[Any], hand: list[Any], words: Words) -> None:
        """Let those moves be tried too that the table refuses and the lesson speaks of."""
        own_words = run.refused()
        self._refusable = list(dict.fromkeys([*own_words, *self._misplaced(run)]))
        used = {card.text for move in run.moves() for card in move.cards}
        for n, text in enumerate(self._refusable):
            move = run.match.read(text)
            no = run.match.why_not(move)
            if no is None:
                continue
            own = own_words.get(text, "")
            why = self.markup.rich(own) if own else no.rich(words)
            pressed = steps_of(run.match, move, run.match.view(run.me))
            is_one_card = [list(step) for step in pressed] == [["card", "zone"]]
            if is_one_card and pressed[0]["card"] not in used:
                no_data = {"clause": no.clause, "text": why, "tried": TRIED_FROM + n}
                for held in hand:
                    if held["card"] == pressed[0]["card"]:
                        held["no"] = no_data
            else:  # of a card that may be played in another way it is a choice
                pressed += [{"choice": text}] if is_one_card else []
                moves.append(_refused_move(run, move, TRIED_FROM + n, pressed, words))

    def _misplaced(self, run: StepRun) -> Iterator[str]:
        """Yield the moves that put a card of the hand on each place that cards may go to.

        So each card can be tried on each place, and the table does not tell the right one.
        """
        view = run.match.view(run.me)
        offered = run.moves() if run.now.kind == "moves" else []
        placed = [move for move in offered if _is_placed(steps_of(run.match, move, view))]
        for move in dict.fromkeys(Move(move.by, move.verb, word=move.word) for move in placed):
            for card in view.hand:
                tried = Move(move.by, move.verb, card, word=move.word)
                if _is_placed(steps_of(run.match, tried, view)):
                    yield tried.text

    def _step(self) -> Data:
        return step_data(self.lesson, self.sequence, self.marked, self.markup)

    def early(self) -> Data:
        """Return the part of the state that a page needs to paint the step before the widget."""
        return {**self.table.early(), "path": self.table.path, "style": self.table._css}

    # --- what the learner does ----------------------------------------------------------------

    def handlers(self) -> Mapping[str, Callable[[Message], None]]:
        """Return what answers the page now, by the kind of message."""
        answers: dict[str, Callable[[Message], None]] = {
            "load": self._load,
            "mark": lambda message: self._mark(message["index"]),
            "answer": lambda _message: self._answer(),
            "number": lambda message: self._judged(StepRun.number, message["index"]),
            "choose": lambda message: self._judged(StepRun.choose, message["index"]),
            "hint": lambda _message: self._hint(),
            "anew": lambda _message: self._judged(StepRun.again),
            "solve": lambda _message: self.solve(),
            "next": lambda _message: self._go_on(),
            "go": lambda message: self._go(message["index"]),
        }
        return answers if self.is_free else {**answers, "move": self._move}

    def _play(self, changes: Iterator[None]) -> None:
        """Show each change of a move and of the answers to it, and then the verdict."""
        self.table.pace = OWN_PACE
        for _ in changes:
            if self.run is not None and self.table.session.match is not self.run.match:
                self._set()
            self.table.refresh()
            self.table.pace = SCRIPT_PACE
        self.show()

    def show(self) -> None:
        """Show what has come of an answer, and keep it."""
        self._note()
        self._set()
        self.table.pace = self.pace
        self.table.play_on()

    def _judged(self, judge: Callable[..., None], *answer: Any) -> None:
        """Hand an answer to the step that is open, and show what has come of it."""
        if self.run is not None:
            judge(self.run, *answer)
            self.show()

    def _note(self) -> None:
        run = self.run
        if run is not None and run.mark and run.now.kind != "look":
            self.lesson.note(run.step.id, run.mark, run.tally.wrong)

    def _move(self, message: Message) -> None:
        run, index = self.run, message["index"]
        if run is not None and 0 <= index - TRIED_FROM < len(self._refusable):
            self._play(run.attempt(self._refusable[index - TRIED_FROM]))
        elif run is not None and 0 <= index < len(self._offered):
            self._play(run.move(self._offered[index]))
        else:
            raise CardlabError(self.lesson.words(N_("That move is not offered.")))

    def _mark(self, index: int) -> None:
        """Mark a target that is pressed, or take the mark back."""
        if self.run is None or not 0 <= index < len(self.run.targets()):
            raise CardlabError(self.lesson.words(N_("That can't be pressed here.")))
        if index in self.marked:
            self.marked.remove(index)
        else:
            self.marked.append(index)

    def _answer(self) -> None:
        if self.run is not None:
            names = self.run.targets()
            marked = [names[index] for index in self.marked]
            part = self.run.now
            self.run.press(marked)
            stay = part.kind == "press" and self.run.now is part and not self.run.done
            right = [index for index in self.marked if names[index] in part.right]
            self.show()
            if stay:
                self.marked = right
                self.table.refresh()

    def check(self, function: object) -> None:
        """Judge a function that the learner has written."""
        self._judged(StepRun.write, function)

    def _hint(self) -> None:
        if self.run is not None:
            self.run.hint()
            self.table.refresh()

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
        """Open a step by its number in the lesson."""
        steps = list(self.lesson.steps)
        if self.sequence.sitting and 0 <= number < len(steps):
            sitting = self.lesson.course.sitting_of(steps[number])
            self.sequence = self.lesson.sitting(sitting, steps[number])
            self.show()

    def _load(self, message: Message) -> None:
        """Take over the progress that the visitor's browser has kept, or a saved game."""
        if self.is_free and not message["text"].startswith("{"):
            self.table.load(message["text"])
            return
        self.lesson.restore(message["text"])
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
        picture = {"text/plain": repr(self), "text/html": self.still()}
        for shown in (picture, {WIDGET: data[WIDGET]}):
            display(shown, raw=True)  # type: ignore[no-untyped-call]

    def still(self) -> str:
        """Return the step as plain HTML, for where no script runs."""
        return static_step_html(self.table.scene, self.table.art, self.table.words)


def _is_placed(pressed: list[Press]) -> bool:
    """Whether a card is pressed, and then the place that it goes to."""
    return [list(step) for step in pressed] == [["card", "zone"], ["zone"]]


def _refused_move(run: StepRun, move: Move, index: int, pressed: list[Press], words: Words) -> Data:
    """A move that is offered and will be refused, as the page shows it."""
    label = run.match.words.label(move, run.match.names)
    shown = {"label": label.rich(words), "say": label.text(words), "short": label.rich(words)}
    if move.into is not None and not move.word:
        shown["short"] = [{"card": move.into.text}]  # among the choices of its card
    rest = {"key": "", "then": None, "steps": pressed, "any": len(move.cards)}
    return {"index": index, "verb": move.verb, **shown, **rest}
