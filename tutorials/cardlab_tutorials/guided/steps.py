"""What a guided lesson consists of: chapters of steps, and each step of one or more parts.

A lesson is written as data (see :mod:`cardlab_tutorials.guided.reading`); nothing here runs it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from cardlab.engine.match.match import Match, new_match
from cardlab.engine.match.setup import set_table
from cardlab.engine.text.words import N_, Words
from cardlab_tutorials.exercises.exercise import AnswerOption, Slip
from cardlab_tutorials.exercises.reading import FilePlace
from cardlab_tutorials.exercises.texts import ByLanguage

NAMES: Final = ("Ben", "Cleo", "Dan", "Eva", "Finn", "Gael", "Hana")

KINDS: Final = {
    "moves": "moves made at the table; the others answer as the lines say",
    "press": "pieces or places pressed, all of `right` and no other",
    "order": "pieces or places pressed in the order of `right`",
    "number": "a number",
    "choose": "one of several options; without `right` it is a guess and is not judged",
    "game": "a whole game against bots",
    "look": "a table to look at; nothing is asked",
    "code": "a function that the learner writes in a cell",
}


@dataclass(frozen=True)
class StoryLine:
    """A line of a story that only the lesson tells: a move, and the sentence for it."""

    move: str
    text: ByLanguage


@dataclass(frozen=True)
class Setting:
    """How the table of a part is set.

    Attributes:
        table: where the cards are, as in :func:`cardlab.set_table`; None for a new game.
        players: how many play.
        seed: the seed of what is not placed.
        me: the seat of the learner.
        names: the names of the seats other than the learner's, in the order of the seats.
        rules: the house rules.
        before: moves made before the learner sees the table.

    """

    table: Mapping[str, Any] | None = None
    players: int = 2
    seed: int = 7
    me: int = 0
    names: tuple[str, ...] = NAMES
    rules: Mapping[str, Any] = field(default_factory=dict)
    before: tuple[str, ...] = ()

    def match(self, game: str, language: str) -> Match:
        """Return the match on the table, with the learner's seat called "You"."""
        names = list(self.names[: self.players - 1])
        names.insert(self.me, Words(language)(N_("You")))
        how: dict[str, Any] = {"players": self.players, "seed": self.seed, "names": names}
        if self.table is None:
            match = new_match(game, **how, **self.rules)
        else:
            match = set_table(game, self.table, **how, **self.rules)
        for move in self.before:
            match.apply(move)
        return match


@dataclass(frozen=True)
class Code:
    """A small function that a learner writes, and what the engine is asked in each position.

    Attributes:
        function: how it is called, as in ``"fits(card, top, suit)"``.
        begin: lines of the function that are there from the beginning.
        solution: the lines of a function that is right.
        move: the move of the learner's seat that is looked at, as in ``"play {card}"``.
        each: what replaces the names in braces: "hand" (each card of the learner's), or texts
            with commas between them.
        when: the verbs; one of them has to be legal where the move is looked at.
        given: what the function is handed, in the order of its parameters: "top of ZONE" (a text),
            "fact NAME" (what a view says), "event VERB" (the card of what the move causes), or a
            text with names in braces.
        event: what the move may cause. The function says whether it does; without it, whether the
            move is legal.
        tables: tables that are tried before those of random games.
        rules: the house rules of the random games.
        without: a text; a case that the function would be handed it in is left out.

    """

    function: str
    solution: str
    move: str
    given: tuple[str, ...]
    when: tuple[str, ...]
    each: Mapping[str, Any] = field(default_factory=dict)
    begin: str = ""
    event: str = ""
    tables: tuple[Mapping[str, Any], ...] = ()
    rules: Mapping[str, Any] = field(default_factory=dict)
    without: str = ""

    @property
    def name(self) -> str:
        """The name of the function."""
        return self.function.partition("(")[0]

    def solved(self) -> str:
        """Return the function as it is right."""
        return "\n    ".join([f"def {self.function}:", *self.solution.strip("\n").splitlines()])


@dataclass(frozen=True)
class StepPart:
    """One thing to do: a table, a task, and how the answer is judged.

    Attributes:
        kind: one of :data:`KINDS`.
        task: what to do, in one sentence.
        setting: the table; None goes on with the table of the part before.
        right: the right answers. For "moves": lines of moves; any one of them is enough. For
            "press" and "order": the things to press. For "number": the numbers that are right. For
            "choose": the number of the right option, from 1; nothing for a guess.
        comes_true: for a guess, the number of the option that the next part proves right.
        praise: the words after a right answer.
        slips: typical wrong answers; "missing" is any answer in which something is missing,
            "other" for any other wrong answer.
        hints: the hints, one after the other; the last step of the ladder, "Show me", is added.
        told: the words above this part, where they are not those of the step.
        among: what may be pressed: "hand", "others", "seats", "suits", "zones", "zone NAME",
            "cards of NAME", "tray 1, 2, 3", "story" (its lines: "line 1" and so on); the hand, if
            nothing is named.
        story: the lines of a story that somebody only tells; one of them may be a move that the
            table would refuse. Without them "story" is what has happened at the table.
        options: what can be chosen.
        offer: the verbs of the moves that are offered; all, if there are none.
        enough: how many moves of any kind are enough, where no line is asked for.
        after: moves of a script that follow once the answer is right.
        bots: who plays a whole game against the learner.
        show_table: whether the table is shown at all.
        spot: what the part is about, which is marked until it is done: "hand", "seat 1",
            "zone discard".
        seen_by: the seat as whose the table is shown once the part is right; -1 for the learner's.
        code: of "code": the function.
        untold: of "game": the clauses that no step before it tells. The table tells each when it
            first happens. The reader finds them out; a file does not name them.
        clause: the clause that a verdict of this part names, where it is not the first of its step.
        place: where it is in its file.

    """

    kind: str
    task: ByLanguage
    setting: Setting | None = None
    right: tuple[str, ...] = ()
    comes_true: int = 0
    praise: ByLanguage = field(default_factory=dict)
    slips: tuple[Slip[str], ...] = ()
    hints: tuple[ByLanguage, ...] = ()
    told: ByLanguage = field(default_factory=dict)
    among: tuple[str, ...] = ("hand",)
    options: tuple[AnswerOption, ...] = ()
    offer: tuple[str, ...] = ()
    enough: int = 0
    after: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    show_table: bool = True
    story: tuple[StoryLine, ...] = ()
    spot: tuple[str, ...] = ()
    seen_by: int = -1
    code: Code | None = None
    untold: frozenset[str] = frozenset()
    clause: str = ""
    place: FilePlace = field(default=FilePlace("a part"), compare=False)

    @property
    def is_guess(self) -> bool:
        """Whether it is a guess, which is never judged."""
        return self.kind == "choose" and not self.right

    @property
    def right_option(self) -> AnswerOption | None:
        """The option that is right; None for a guess, and where none is chosen."""
        is_choice = self.kind == "choose" and self.right
        return self.options[int(self.right[0]) - 1] if is_choice else None


@dataclass(frozen=True)
class Step:
    """One step of a lesson: a rule in two sentences, and its use.

    Attributes:
        id: its name, as in ``lesson.step("turn")``.
        clauses: the clauses of the rulebook that it tells.
        parts: what there is to do.
        title: its title; a question of the quiz has none.
        told: the rule.
        later: what the page adds once the learner has made the guess of the first part.
        moment: what its rule explains in the game of the sitting before, by the verb of the event
            ("swap") or by its verb and its clause ("play habanero"). What happened by a clause that
            this step is the first to tell is one without being named.

    """

    id: str
    clauses: tuple[str, ...]
    parts: tuple[StepPart, ...]
    title: ByLanguage = field(default_factory=dict)
    told: ByLanguage = field(default_factory=dict)
    later: ByLanguage = field(default_factory=dict)
    moment: tuple[str, ...] = ()

    @property
    def game(self) -> StepPart | None:
        """The whole game that is played in it; None in most steps."""
        return next((part for part in self.parts if part.kind == "game"), None)

    @property
    def guess(self) -> StepPart | None:
        """The guess that it begins with; None in most steps."""
        return next((part for part in self.parts if part.is_guess), None)

    @property
    def asks_for_seats(self) -> bool:
        """Whether people at the table are pressed as an answer."""
        return any(name.startswith("seat ") for part in self.parts for name in part.right)


@dataclass(frozen=True)
class Chapter:
    """Some steps under one heading."""

    title: ByLanguage
    steps: tuple[Step, ...] = field(metadata={"entry": "step"})


@dataclass(frozen=True)
class Sitting:
    """What of a lesson is done in one go.

    Attributes:
        begins: the id of its first step; not needed for the first sitting.
        minutes: how long it takes by the clock; 0 where the file does not say.
        can: what the page after it says that the learner can do now.
        ahead: what that page says of the next sitting.
        chapters: its chapters, which the reader finds by ``begins``.
        place: where it is in its file.

    """

    begins: str = ""
    minutes: int = 0
    can: tuple[ByLanguage, ...] = ()
    ahead: tuple[ByLanguage, ...] = ()
    chapters: tuple[Chapter, ...] = ()
    place: FilePlace = field(default=FilePlace("a sitting"), compare=False)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Its steps in order."""
        return tuple(step for chapter in self.chapters for step in chapter.steps)


@dataclass(frozen=True)
class LessonFile:
    """A whole lesson as it is written.

    Attributes:
        game: the name of its game.
        title: its title.
        aim: what the learner can do after it.
        chapters: its steps.
        sittings: the chapters in one sitting or in several.
        quiz: the questions at its end; each is a step with one part.
        can: what the last page says that the learner can do now.
        card: the rule card, line by line.
        next: the name of the next game to learn.
        code: the steps behind its end for those who write programs; none of them has to be done.

    """

    game: str
    title: ByLanguage
    aim: ByLanguage
    chapters: tuple[Chapter, ...] = field(metadata={"entry": "chapter"})
    sittings: tuple[Sitting, ...] = field(default=(Sitting(),), metadata={"entry": "sitting"})
    quiz: tuple[Step, ...] = ()
    can: tuple[ByLanguage, ...] = ()
    card: tuple[ByLanguage, ...] = ()
    next: str = ""
    code: tuple[Step, ...] = ()

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps in order, without the quiz."""
        return tuple(step for chapter in self.chapters for step in chapter.steps)

    def sitting_of(self, step: str) -> int:
        """Return the number of the sitting that a step belongs to, from 1; the quiz ends the last.

        >>> from cardlab_tutorials.guided.reading import course
        >>> course("pepper").sitting_of("turn")
        1
        """
        all_of = [[step.id for step in sitting.steps] for sitting in self.sittings]
        return next((n for n, ids in enumerate(all_of, 1) if step in ids), len(all_of))
