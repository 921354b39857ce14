"""The lesson of Pepper Eights: each check untried, with typical slips, and right."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import CardlabError, Words
from cardlab_tutorials import pepper
from cardlab_tutorials.checks import NOT_TRIED, RIGHT, WRONG
from cardlab_tutorials.lesson import Lesson
from cardlab_tutorials.progress import Progress
from cardlab_tutorials.source import rule_source

STEPS = {step.id: step for step in pepper.STEPS}


@pytest.fixture
def lesson(tmp_path):
    return pepper.lesson(folder=tmp_path)


def fits(card, top, suit):
    """What a learner might write."""
    own, _, rest = card.partition(" ")
    number = rest.isdecimal() and top.split()[1] != "8" and rest == top.split()[1]
    return rest == "8" or own == suit or number


def bot(seat):
    return next((move for move in seat.legal if move.verb == "play"), seat.legal[0])


RIGHT_ANSWERS = {
    "deck": "13",
    "fits": [0, 2, 4],
    "on_eight": [1, 3],
    "pepper": 1,
    "jalapeno": 0,
    "stock": "11",
    "code": fits,
    "bot": bot,
    **{f"quiz{n}": right for n, right in enumerate([2, 1, 2, 0, 1, 1, 2, 0], 1)},
}


def finish(match):
    """Play a table task's whole game, all seats by rules of thumb."""
    cardlab.play(match, cardlab.bots.make("rule_of_thumb", seed=1))
    return match


def done(step):
    """The right answer to a step: at its table, or as it stands above."""
    if step.table is None:
        return RIGHT_ANSWERS[step.id]
    match = step.table()
    if not step.moves:
        return finish(match)
    for move in step.moves:
        match.apply(f"0 {move}")
    return match


@pytest.mark.parametrize("id", STEPS)
def test_not_tried_is_not_wrong(lesson, id):
    lesson.show(id)
    assert lesson.judge(id).state == NOT_TRIED
    assert lesson.check(id) == "Not tried yet."
    assert lesson.progress.done == set()


@pytest.mark.parametrize("id", STEPS)
def test_the_right_answer_passes_and_is_kept(lesson, tmp_path, id):
    result = lesson.judge(id, done(STEPS[id]))
    assert result.state == RIGHT
    assert result.text
    assert pepper.lesson(folder=tmp_path).progress.done == {id}


def played(id, *moves):
    match = STEPS[id].table()
    for move in moves:
        match.apply(f"0 {move}")
    return match


SLIPS = [
    ("deck", "10", "each suit has peppers too"),
    ("deck", "12", "three peppers in each suit"),
    ("deck", "52", "the whole deck"),
    ("deck", "a dozen", "Count the number cards"),
    ("turn", played("turn", "play green 2"), "by its suit"),
    ("turn", played("turn", "draw"), "you were to play"),
    ("fits", [0, 1, 2, 4], "red 6 has neither"),
    ("fits", [3], "A pepper has no number"),
    ("fits", [0, 2], "Some are missing"),
    ("draw", played("draw", "play yellow 9"), "Playing is allowed"),
    ("eight", played("eight", "play red 8", "name red"), "you hold no red"),
    ("eight", played("eight", "play red 8", "name green"), "only one green"),
    ("eight", played("eight", "draw"), "Play the red 8 first"),
    ("on_eight", [0, 1], "green was named"),
    ("on_eight", [2], "not green"),
    ("on_eight", [4], "the suit in play"),
    ("on_eight", [1], "Some are missing"),
    ("pepper", 0, "do not match by kind"),
    ("pepper", 2, "it has none"),
    ("jalapeno", 2, "without the Jalapeño"),
    ("habanero", played("habanero", "draw"), "not won this game"),
    ("poblano", played("poblano", "play green poblano", "look at 2"), "with Ben"),
    ("poblano", played("poblano", "play green poblano", "look at 1", "keep"), "here swap"),
    ("stock", "12", "top card stays"),
    ("stock", "0", "become the new stock"),
    ("last", played("last", "draw"), "not won this game"),
    ("code", "fits", "Hand the function itself"),
    ("code", lambda *said: fits(*said) and not said[0].endswith(" 8"), "eight goes on any card"),
    ("code", lambda card, top, suit: fits(card, top, suit) or "pobl" in card, "about a pepper"),
    ("code", lambda card, top, suit: card.split()[0] == suit or card[-1] == "8", "number cards"),
    ("code", lambda card: True, "TypeError"),
    ("code", lambda card, top, suit: 1 / 0, "ZeroDivisionError"),
    ("bot", lambda seat: seat.legal[-1], "24 of 40 games or fewer"),
    ("bot", lambda seat: None, "no move of its seat"),
    ("game", played("game", "draw"), "not over"),
]


@pytest.mark.parametrize(("id", "answer", "says"), SLIPS, ids=[f"{s[0]}-{s[2]}" for s in SLIPS])
def test_a_typical_slip_has_its_own_feedback(lesson, id, answer, says):
    result = lesson.judge(id, answer)
    assert result.state == WRONG
    assert says in result.text


@pytest.mark.parametrize("id", STEPS)
def test_every_choice_has_its_own_feedback(lesson, id):
    step = STEPS[id]
    if step.choices and not step.many:
        said = [lesson.judge(id, n).text for n in range(len(step.choices))]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("id", STEPS)
def test_hints_come_in_steps_and_the_last_stays(lesson, id):
    hints = STEPS[id].hints
    assert [lesson.hint(id) for _ in range(len(hints) + 1)] == [*hints, hints[-1]]
    assert lesson.solution(id)


# The rulebook is taught or listed, whole


def left_out(lesson: Lesson) -> set[str]:
    """The clauses that the lesson neither teaches nor lists."""
    return set(cardlab.rulebook(lesson.game).clauses) - lesson.taught - set(lesson.reference)


def test_every_clause_is_taught_or_listed(lesson):
    assert left_out(lesson) == set()
    assert lesson.taught | set(lesson.reference) <= set(cardlab.rulebook("pepper").clauses)


def test_a_clause_left_out_is_seen(tmp_path):
    few = [step for step in pepper.STEPS if "pepper.poblano" not in step.clauses]
    assert left_out(Lesson("pepper", few, pepper.REFERENCE, folder=tmp_path)) == {"pepper.poblano"}


# What is around the steps


def test_another_version_is_refused_in_words(tmp_path):
    with pytest.raises(CardlabError, match=r"made for cardlab 9\.1\.0, and cardlab .* installed"):
        pepper.lesson(made_for="9.1.0", folder=tmp_path)


def test_an_unknown_step_and_language_are_refused(lesson, tmp_path):
    with pytest.raises(CardlabError, match="There is no step 'x'; there is deck"):
        lesson.show("x")
    with pytest.raises(CardlabError, match="no language 'fr'"):
        pepper.lesson(language="fr", folder=tmp_path)


@pytest.mark.parametrize("text", ["", "[]", '{"done": 3}', '{"done": [1, "deck"]}', "\x00"])
def test_a_damaged_progress_file_does_no_harm(tmp_path, text):
    (tmp_path / "progress-pepper.json").write_text(text)
    assert Progress("pepper", tmp_path).done <= {"deck"}


def test_a_folder_that_keeps_nothing_does_no_harm(tmp_path):
    progress = Progress("pepper", tmp_path / "nowhere")
    progress.add("deck")
    assert progress.done == {"deck"}
    progress.forget()
    assert progress.done == set()


def test_the_line_counts_the_steps(lesson):
    assert lesson.line() == f"0 of {len(STEPS)} steps done"
    lesson.check("deck", "13")
    assert lesson.line() == f"1 of {len(STEPS)} steps done"


def test_all_is_said_in_spanish(tmp_path):
    spanish = pepper.lesson("es", folder=tmp_path)
    same = {"Ana", "Ben", "Cleo", "Ana.", "Jalapeño", "Habanero", "Poblano"}
    for step in pepper.STEPS:
        words = (step.title, step.task, *step.hints, *step.choices)
        for text in words:
            if text not in same and any(c.isalpha() for c in text):
                assert Words("es")(text) != text, text
    assert spanish.check("deck") == "Aún no has respondido."


@pytest.mark.parametrize("clause", cardlab.rulebook("pepper").clauses)
def test_the_code_of_a_rule_is_shown(clause):
    source = rule_source(clause)
    assert source == "" or clause in source


def test_the_code_that_is_shown_is_what_runs():
    assert "def ruling(" in rule_source("pepper.match")
    with pytest.raises(CardlabError, match="There is no clause"):
        rule_source("pepper.nonsense")
