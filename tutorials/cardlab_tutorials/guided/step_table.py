"""A step of a lesson on a page: its rule, its table, the answer, the verdict and the hints.

It is a :class:`~cardlab_widgets.card_table.CardTable` of which each scene has one part more,
``step`` (see ``Step`` in ``widgets/cardlab_widgets/js/types.d.ts``). The whole game at the end of a
lesson is a table like any other, with its bots, undo and coach.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Final

import traitlets

from cardlab.engine.match.match import new_match
from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import N_
from cardlab_tutorials.guided.progress import BadProgress
from cardlab_tutorials.guided.rich import PieceMarkup
from cardlab_tutorials.guided.run import StepRun
from cardlab_tutorials.guided.step_data import step_data
from cardlab_tutorials.guided.still import still
from cardlab_tutorials.guided.study import Study
from cardlab_tutorials.guided.texts import lesson_texts
from cardlab_tutorials.guided.walk import StepSequence
from cardlab_widgets.card_table import CardTable
from cardlab_widgets.page import css
from cardlab_widgets.presses import steps_of

Message = dict[str, Any]
TRIED_FROM: Final = 1_000  # the index of the first move that is shown and refused
SCRIPT_PACE: Final = 900  # ms that each move of the script is shown
OWN_PACE: Final = 250  # ms that the learner's own move is shown before the verdict
GAME_PACE: Final = 1_000  # ms that a bot's move is shown in the whole game


class StepTable(CardTable):
    """One step after the other on one page.

    Args:
        lesson: the lesson, which keeps the progress.
        walk: the steps, in order.
        place: "notebook", where the rule stands in the cell above, or "page".
        styled: whether it brings its style sheet. Each time a sheet comes, all of the page is
            styled anew: of the tables of a notebook the first brings it, and another one only to
            a page that asks for it.

    """

    _css: str = css("table", "lesson")
    path = traitlets.Dict().tag(sync=True)

    def __init__(
        self, lesson: Study, walk: StepSequence, place: str = "notebook", *, styled: bool = True
    ) -> None:
        if not styled:
            self._css = ""
        self.lesson = lesson
        self.walk = walk
        self.place = place
        self.marked: list[int] = []
        self._refusable: list[str] = []
        self._offered: list[str] = []
        match = walk.run.match if walk.run else new_match(lesson.game, seed=7)
        self.chips = PieceMarkup(lesson.game, lesson.language)
        super().__init__(match, self._seats(), language=lesson.language, pace=OWN_PACE)
        self.words = {**self.words, "lesson": lesson_texts(lesson.words)}
        self.path = lesson.path()

    # --- what is on the table -----------------------------------------------------------------

    @property
    def run(self) -> StepRun | None:
        """The step that is open; None at the end."""
        return self.walk.run

    @property
    def is_game(self) -> bool:
        """Whether a whole game is played now, with bots."""
        return self.run is not None and self.run.now.kind == "game"

    @property
    def aids(self) -> str:
        """Nothing before a step is done: what a table tells by itself may be what is asked.

        Nor before the step from which on it is taught.
        """
        run, first = self.run, self.lesson.course.aids_from
        if run is None or self.is_game:
            return "all"
        ids = list(self.lesson.steps)
        is_early = first and run.step.id in ids and ids.index(run.step.id) < ids.index(first)
        return "none" if is_early or not run.done else "all"

    def _seats(self) -> list[str] | None:
        run = self.run
        if run is None:
            return None
        others = run.now.bots or ("random",) * (run.match.players - 1)
        seats = list(others)
        seats.insert(run.me, "me")
        return seats

    def _set(self) -> None:
        """Put the match of the open part on the table, where it is another one."""
        run = self.run
        if run is not None and self.session.match is not run.match and not self._plays_on():
            self.session.seat(run.match, self._seats())
        self.marked = []

    def _plays_on(self) -> bool:
        """Whether the whole game goes on: undo and what-if have copies of its match."""
        run = self.run
        return self.is_game and run is not None and self.session.match.seed == run.match.seed

    def _run(self) -> None:
        """Show the table; only in the whole game do bots move by themselves."""
        run = self.run
        if run is None or run.done or not self.is_game:
            self._show()
            return
        self.pace = GAME_PACE
        if self._is_held():
            self._show()
        else:
            super()._run()
        self._end_of_game()

    def _is_held(self) -> bool:
        """Whether the whole game waits, as a rule has been used that is told now."""
        return self.is_game and self.run is not None and self.run.tells(self.session.match)

    def _end_of_game(self) -> None:
        run = self.run
        if run is not None and self.session.match.over and not run.done and not run.waits:
            self.lesson.note_game(run.step.id, [move.text for move in self.session.match.moves])
            run.match = self.session.match
            run.over()
            self._note()
            self._show()

    def _show(self) -> None:
        if self.is_game:
            with self.hold_sync():
                super()._show()
                self.scene = {**self.scene, "step": self._step(), "meta": []}
                if self.run is not None and self.run.waits:
                    self.scene = {**self.scene, "moves": []}
            return
        self._seq += 1
        more = {"seq": self._seq, "pace": self.pace, "coach": "none", "review": None}
        more["aids"] = self.aids
        self.scene = {**self._bare(self._seen()), **more, "counted": None, "meta": []}

    def _seen(self) -> dict[str, Any]:
        """Return the scene of the learner's seat, or of the seat as whose the part shows it."""
        seat = self.run.seen_by if self.run is not None else None
        if seat is None:
            return self.session.scene()
        mine, self.session.me = self.session.me, seat
        try:
            return {**self.session.scene(), "moves": []}
        finally:
            self.session.me = mine

    def refresh(self) -> None:
        """Show the table anew, as the progress has changed."""
        self._show()

    def _bare(self, scene: dict[str, Any]) -> dict[str, Any]:
        """Return a scene that holds what the step is about, and no more."""
        run = self.run
        offered = {move.text for move in run.moves()} if run else set()
        legal = [move.text for move in self.session.moves()]
        # What would fit after a move is not shown: to see it ahead is what a step asks for.
        shown = [{**move, "then": None} for move in scene["moves"]]
        moves = [move for move in shown if legal[move["index"]] in offered]
        hand = [{**held, "no": held["no"] if offered else None} for held in scene["hand"]]
        if run is not None:
            self._add_refused(run, moves, hand)
        self._offered = legal
        task = run.now.task.get(self.lesson.language, "") if run else ""
        can = dict.fromkeys(scene["can"], False)
        own = {"prompt": [{"b": task}] if task else [], "step": self._step()}
        return {**scene, "moves": moves, "hand": hand, "can": can, **self._quiet(scene), **own}

    def _quiet(self, scene: dict[str, Any]) -> dict[str, Any]:
        """What the table of a step does not show: how a game ended, and what is asked."""
        seats = scene["seats"]
        if self.run is not None and any(name.startswith("seat ") for name in self.run.things()):
            # Whose turn it is, or will be, is what is asked.
            seats = [{**seat, "turn": False, "next": False, "status": ""} for seat in seats]
        none = dict.fromkeys(("outcome", "banner", "replay", "race", "sheet"))
        return {"seats": seats, "mode": "play", **none}

    def _add_refused(self, run: StepRun, moves: list[Any], hand: list[Any]) -> None:
        """Let those moves be tried too that the table refuses and the lesson speaks of."""
        self._refusable = list(run.refused())
        used = {card.text for move in run.moves() for card in move.cards}
        for n, text in enumerate(self._refusable):
            move = run.match.read(text)
            no = run.match.why_not(move)
            if no is None:
                continue
            own = run.refused()[text]
            why = self.chips.rich(own) if own else no.rich(self.session.words)
            pressed = steps_of(run.match, move, run.match.view(run.me))
            is_one_card = [list(step) for step in pressed] == [["card", "zone"]]
            if is_one_card and pressed[0]["card"] not in used:
                no_data = {"clause": no.clause, "text": why, "tried": TRIED_FROM + n}
                for held in hand:
                    if held["card"] == pressed[0]["card"]:
                        held["no"] = no_data
            else:  # of a card that may be played in another way it is a choice
                pressed += [{"choice": text}] if is_one_card else []
                moves.append(self._refused_move(run, move, TRIED_FROM + n, pressed))

    def _refused_move(
        self, run: StepRun, move: Move, index: int, pressed: list[dict[str, Any]]
    ) -> dict[str, Any]:
        """A move that is offered and will be refused, as the page shows it."""
        words = self.session.words
        label = run.match.words.label(move, run.match.names)
        shown = {"label": label.rich(words), "say": label.text(words), "short": label.rich(words)}
        if move.into is not None and not move.word:
            shown["short"] = [{"card": move.into.text}]  # among the choices of its card
        rest = {"key": "", "then": None, "steps": pressed, "any": len(move.cards)}
        return {"index": index, "verb": move.verb, **shown, **rest}

    def _step(self) -> dict[str, Any]:
        return step_data(self.lesson, self.walk, self.place, self.marked, self.chips)

    def early(self) -> dict[str, Any]:
        """Return the part of the state that a page needs to paint the step before the widget."""
        return {**super().early(), "path": self.path, "style": css("table", "lesson")}

    # --- what the learner does ----------------------------------------------------------------

    def _play(self, changes: Iterator[None]) -> None:
        """Show each change of a move and of the answers to it, and then the verdict."""
        self.pace = OWN_PACE
        for _ in changes:
            if self.run is not None and self.session.match is not self.run.match:
                self._set()
            self._show()
            self.pace = SCRIPT_PACE
        self._settle()

    def _settle(self) -> None:
        """Show what has come of an answer, and keep it."""
        self._note()
        self._set()
        self.pace = OWN_PACE
        self._run()

    def _note(self) -> None:
        run = self.run
        if run is not None and run.mark and run.now.kind != "look":
            self.lesson.note(run.step.id, run.mark, run.wrong)

    def _move(self, message: Message) -> None:
        run, index = self.run, message["index"]
        if run is None or (self.is_game and not run.waits):
            super()._move(message)
        elif 0 <= index - TRIED_FROM < len(self._refusable):
            self._play(run.attempt(self._refusable[index - TRIED_FROM]))
        elif 0 <= index < len(self._offered):
            self._play(run.move(self._offered[index]))
        else:
            self._refuse(N_("That move is not offered."))

    def _mark(self, message: Message) -> None:
        """Mark a thing that is pressed, or take the mark back."""
        index = message["index"]
        if self.run is None or not 0 <= index < len(self.run.things()):
            self._refuse(N_("That can't be pressed here."))
        elif index in self.marked:
            self.marked.remove(index)
        else:
            self.marked.append(index)

    def _answer(self, _message: Message) -> None:
        if self.run is not None:
            names = self.run.things()
            marked = [names[index] for index in self.marked]
            part = self.run.now
            self.run.press(marked)
            stay = part.kind == "press" and self.run.now is part and not self.run.done
            right = [index for index in self.marked if names[index] in part.right]
            self._settle()
            if stay:
                self.marked = right
                self._show()

    def _number(self, message: Message) -> None:
        if self.run is not None:
            self.run.number(message["index"])
            self._settle()

    def _choose(self, message: Message) -> None:
        if self.run is not None:
            self.run.choose(message["index"])
            self._settle()

    def check(self, function: object) -> None:
        """Judge a function that the learner has written."""
        if self.run is not None:
            self.run.write(function)
            self._settle()

    def _hint(self, _message: Message) -> None:
        if self.run is not None:
            self.run.hint()
            self._show()

    def _once_more(self, _message: Message) -> None:
        if self.run is not None:
            self.run.again()
            self._settle()

    def _solve(self, _message: Message) -> None:
        if self.run is not None:
            self._play(self.run.solve())

    def _next(self, _message: Message) -> None:
        run, number = self.run, self.walk.sitting
        if run is not None and run.waits:
            run.go_on()
        elif run is None and 0 < number < len(self.lesson.course.sittings):
            self.walk = self.lesson.sitting(number + 1)
        else:
            self.walk.go_on()
        self._settle()

    def _go(self, message: Message) -> None:
        """Open a step by its number in the lesson."""
        steps = list(self.lesson.steps)
        if self.place == "page" and 0 <= message["index"] < len(steps):
            step = steps[message["index"]]
            self.walk = self.lesson.sitting(self.lesson.course.sitting_of(step), step)
            self._settle()

    def _style(self, _message: Message) -> None:
        """Bring the style sheet to a page that has none, as where each cell is its own page."""
        self._css = css("table", "lesson")

    def _load(self, message: Message) -> None:
        """Take over the progress that the visitor's browser has kept."""
        if self.is_game and not message["text"].startswith("{"):
            super()._load(message)
            return
        try:
            self.lesson.restore(message["text"])
        except BadProgress as error:
            self._refuse(str(error))
            return
        if self.place == "page" and self.walk.at == 0:
            self.walk = self.lesson.open_sitting()
        self._settle()

    def _hear(self, widget: Any, message: Any, buffers: Any) -> None:
        """Take messages of a table only where a whole game is played."""
        kind = message.get("kind") if isinstance(message, dict) else None
        if kind in _OF_TABLES and not self.is_game:
            self._refuse(N_("The table knows no such kind of message."))
            return
        super()._hear(widget, message, buffers)

    _KINDS: ClassVar[dict[str, Callable[[Any, Message], None]]] = {
        **CardTable._KINDS,
        "move": _move,
        "load": _load,
        "mark": _mark,
        "answer": _answer,
        "number": _number,
        "choose": _choose,
        "hint": _hint,
        "anew": _once_more,
        "solve": _solve,
        "next": _next,
        "go": _go,
        "style": _style,
    }

    # --- without a script ---------------------------------------------------------------------

    def __repr__(self) -> str:
        run = self.run
        return f"<{run.step.id}: {run.step.title.get('en', '')}>" if run else "<the last page>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Return the widget, and the step as plain HTML for where no JavaScript runs."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, *rest = bundle if isinstance(bundle, tuple) else (bundle,)
        data = {**data, "text/html": still(self.scene, self.art, self.words)}
        return (data, *rest) if rest else data


_OF_TABLES: Final = frozenset(CardTable._KINDS) - {"move", "load", "hello"}
