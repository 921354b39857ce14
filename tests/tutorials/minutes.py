"""How long a lesson takes: reading, pressing, and watching.

The right answers are given as a learner gives them, and what is on the page is counted. For looking
at the table, for hints and wrong answers a share is added that was measured with readers. The
functions for those who write programs come on top.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from cardlab import bots
from cardlab.bots.playing import answer
from cardlab.engine.text.words import Words
from cardlab_tutorials.exercises.texts import Said, say
from cardlab_tutorials.guided.move_lines import TRIED, mover, parse_line
from cardlab_tutorials.guided.run import StepRun
from cardlab_tutorials.guided.steps import LessonFile, Step
from cardlab_widgets.table.presses import steps_of

WORDS_A_MINUTE: Final = 180  # read silently, of a text with pictures
A_PRESS: Final = 4.0  # seconds: to look at the table, think, and press
ON: Final = 1.0  # seconds: to press Next
A_DIGIT: Final = 1.0  # seconds: to type it
SHOWN: Final = 0.9  # seconds that a move of the script is shown (``step_table.SCRIPT_PACE``)
# Two readers gave a pupil of 13 years 1.9 to 2.1 times what is counted here, to look, try and err.
BY_THE_CLOCK: Final = 2.0
A_CHOICE: Final = 8.0  # seconds: to choose a move in a whole game
A_BOTS_MOVE: Final = 1.0  # seconds that it is shown (``step_table.GAME_PACE``)


def minutes(course: LessonFile, sitting: int, language: str) -> float:
    """Return how many minutes a sitting takes by the clock, with the page after it.

    Args:
        course: the lesson.
        sitting: the number of the sitting, from 1; the last one has the quiz.
        language: "en" or "es".

    """
    chosen = course.sittings[sitting - 1]
    steps, last = [*chosen.steps], [*chosen.can, *chosen.ahead]
    if sitting == len(course.sittings):
        steps, last = [*steps, *course.quiz], [*course.can, *course.card]
    counted = sum(minutes_of(course.game, step, language) for step in steps)
    return BY_THE_CLOCK * (counted + reading(last, language))


def minutes_of(game: str, step: Step, language: str) -> float:
    """Return how many minutes a step takes."""
    return reading(_texts(step), language) + _seconds(StepRun(game, step, language)) / 60


def reading(texts: Iterable[Said], language: str) -> float:
    """Return how many minutes it takes to read texts."""
    words = Words(language)
    return sum(len(say(text, words).split()) for text in texts) / WORDS_A_MINUTE


def _texts(step: Step) -> Iterator[Said]:
    """All texts of a step: its rule, its tasks, its options, and the answers to them."""
    yield from (step.title, step.told, step.later)
    for part in step.parts:
        yield from (part.told, part.task, part.praise)
        yield from (option.text for option in part.options)
        yield from (line.text for line in part.story)
        if part.right_option is not None:
            yield part.right_option.feedback


def _seconds(run: StepRun) -> float:
    """How long it takes to give the right answers, and to watch what comes of them."""
    seconds = ON
    while not run.done:
        part = run.now
        if part.kind == "moves":
            seconds += _of_moves(run)
        elif part.kind == "game":
            seconds += _of_a_game(run)
        elif part.kind == "number":
            seconds += A_PRESS + A_DIGIT * len(part.right[0])
        else:
            several = part.kind == "press" and len(part.right) > 1  # then "That is all" comes last
            seconds += A_PRESS * max(1, len(part.right)) + ON * several
        seconds += SHOWN * len(part.after)
        for _ in run.solve():
            pass
        if run.waits:
            seconds += ON
            run.go_on()
    return seconds


def _of_moves(run: StepRun) -> float:
    """The moves of the first right line: my own are pressed, the others are watched."""
    part, match, seconds = run.now, run.match.copy(), 0.0
    if not part.right:
        return 2 * A_PRESS * part.enough
    for move in parse_line(part.right[0], run.me):
        if mover(move) == run.me:
            pressed = steps_of(match, match.read(move.removesuffix(TRIED)), match.view(run.me))
            seconds += A_PRESS * max(1, len(pressed))
        else:
            seconds += SHOWN
        if not move.endswith(TRIED):
            match.apply(move)
            run._let_the_others_pass() if match.table.solo >= 0 else None
    return seconds


def _of_a_game(run: StepRun) -> float:
    """A whole game against its bots; from the learner's seat rules of thumb play it."""
    match, seconds = run.match.copy(), 0.0
    names = list(run.now.bots) or ["rule_of_thumb"] * (match.players - 1)
    names.insert(run.me, "rule_of_thumb")
    players = [bots.make(name, seed=seat) for seat, name in enumerate(names)]
    while match.ask is not None:
        seat = match.ask.seats[0]
        is_choice = len(match.legal(seat)) > 1
        seconds += (A_CHOICE if is_choice else ON) if seat == run.me else A_BOTS_MOVE
        match.apply(answer(match, seat, players[seat]))
    return seconds
