"""A step as plain data for its page (``LessonStep`` in ``types.d.ts``), and as plain HTML."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from itertools import takewhile
from typing import Any

from cardlab.engine.match.catalogue import find
from cardlab.engine.match.game import Game
from cardlab.engine.text.words import N_, Rich, Words
from cardlab_tutorials.exercises.texts import say
from cardlab_tutorials.guided.run import StepRun
from cardlab_tutorials.guided.steps import StepPart
from cardlab_tutorials.guided.study import StepSequence, Study
from cardlab_tutorials.guided.targets import highlight, is_owned, label, target_step
from cardlab_widgets.faces import art
from cardlab_widgets.table.card_table import CardTable
from cardlab_widgets.table.static_html import named, plain, static_html

Data = dict[str, Any]
SEEN_BY = N_("The table as {name} sees it")
ABOUT = N_("This is about: {things}.")
QUESTION = N_("Question {n} of {all}")
QUESTION_AGAIN = N_("Question {n} again")
QUIZ = N_("{n} questions on what you have learnt. A question that you miss comes back at the end.")
CROSSED = N_("Each ✕ marks a wrong answer.")
REFUSAL = "nine of ten " * 9  # as long as what the table says of a move that it refuses
# In a notebook that is opened again the widget is gone, and JupyterLab says so in its place.
HIDE_WHAT_IS_GONE = (
    "<style>.jp-OutputArea-child:has(.cl-l-still)"
    "~.jp-OutputArea-child:not(:has(.cl)){display:none}</style>"
)
KEPT = {
    "page": N_("This browser saves your progress."),
    "notebook": N_("A file beside this notebook saves your progress."),
}


def step_data(lesson: Study, sequence: StepSequence) -> Data:
    """Return what the page shows round the table of the step that is open.

    Args:
        lesson: the lesson.
        sequence: the steps of the page, with one of them open; after them comes the last page.

    """
    run = sequence.run
    place = "page" if lesson.progress.path is None else "notebook"  # who keeps the progress
    is_followed = 0 < sequence.sitting < len(lesson.course.sittings)
    if run is None and is_followed:
        kept = lesson.words(KEPT[place])
        return {"kind": "between", "place": place, "kept": kept, **lesson.between(sequence.sitting)}
    if run is None:
        return {"kind": "end", "place": place, **lesson.ending()}
    step, words = run.step, run.words
    later = say(step.later, words) if run.is_told else ""
    return {
        "kind": run.now.kind,
        "place": place,
        "id": step.id,
        **_heading(lesson, sequence, run),
        "later": drawn(later, run),
        "clauses": _clauses(run, is_asked=step in lesson.course.quiz),
        "n": sequence.at + 1,
        "part": run.part,
        "dealt": run.dealt,
        "all": len(sequence.steps),
        "alone": not sequence.sitting and len(sequence.steps) == 1,
        "known": step.id in lesson.steps and step.id in lesson.progress.marks,
        "before": list(lesson.steps).index(step.id) - 1 if step.id in lesson.steps else -1,
        "last": sequence.at + 1 >= len(sequence.steps) and not is_followed,
        "wants": _wants(run),
        **_shown(run),
        **_targets(run),
        **_options(run),
        "longest": _longest(run),
        **_judged(run),
    }


def _clauses(run: StepRun, *, is_asked: bool) -> list[str]:
    """The clauses of the step; those of a guess, a trial or a quiz come after it."""
    is_hidden = (run.now.enough or run.now.is_guess or is_asked) and not run.done
    return [] if is_hidden else list(run.step.clauses)


def _longest(run: StepRun) -> list[str]:
    """The longest texts that may come: while the part is open, at its end, and the later rule.

    It is "" where none can come.
    """
    part, words = run.now, run.words
    if part.kind == "game" or run.done or run.waits:
        return ["", "", ""]
    refused = [REFUSAL, *run.refused().values()]
    going = max(refused if part.kind == "moves" else _answers(part, words), key=len, default="")
    if going and part.kind == "press":
        going += words(CROSSED)
    # The table keeps its size in the parts that go on with it.
    follow = takewhile(lambda other: other.setting is None, run.step.parts[run.part + 1 :])
    parts = [part, *follow]
    ends = [say(of.praise, words) for of in parts]
    last = max([*ends, *(text for of in parts for text in _answers(of, words))], key=len)
    return [going, last, "" if run.is_told else say(run.step.later, words)]


def _answers(part: StepPart, words: Words) -> list[str]:
    """What may be said of an answer that is no move."""
    texts = [slip.text for slip in part.slips] + [option.feedback for option in part.options]
    return [say(text, words) for text in texts]


def _heading(lesson: Study, sequence: StepSequence, run: StepRun) -> Data:
    """The title and the rule; over a question of the quiz its number, and what the quiz is."""
    title, told = say(run.step.title, run.words), say(run.now.told or run.step.told, run.words)
    quiz = lesson.course.quiz
    if run.step in quiz:
        n, is_repeat = quiz.index(run.step) + 1, sequence.is_repeat
        heading = QUESTION_AGAIN if is_repeat else QUESTION
        title = title or run.words(heading, n=n, all=len(quiz))
        is_first = n == 1 and not is_repeat
        told = told or (run.words(QUIZ, n=len(quiz)) if is_first else "")
    return {"title": title, "told": drawn(told, run)}


def _wants(run: StepRun) -> Rich:
    """What is asked; or, where the table is another seat's, whose it is."""
    if run.seen_by is None:
        return drawn(say(run.now.task, run.words), run)
    return [run.words(SEEN_BY, name=run.match.names[run.seen_by])]


def _shown(run: StepRun) -> Data:
    """Whether a table is shown, a function that is right, and what the step is about."""
    part, words = run.now, run.words.of(run.match.words)
    about = () if run.done or run.waits else part.spot
    spots = [highlight(name, run.match, run.me, words) for name in about]
    # By ear "Plate" would not say whose.
    said = (
        spot["name"] for id, spot in zip(about, spots, strict=True) if not is_owned(id, run.match)
    )
    names = ", ".join(dict.fromkeys(said))
    return {
        "table": run.failed if part.code else part.show_table,
        "code": part.code.solved() if part.code and run.tally.is_solved else "",
        "spots": spots,
        "about": run.words(ABOUT, things=names) if names else "",
    }


def _targets(run: StepRun) -> Data:
    """What can be pressed as an answer; once it is right, that stays marked."""
    names, right = run.shown_targets(), run.now.right
    marked = right if run.done or run.waits else run.marked
    targets = [target_step(name, run.match, run.me) for name in names]
    lines = _story_buttons(run)
    labels = [
        lines.get(name) or label(name, run.match) if "choice" in thing else []
        for name, thing in zip(names, targets, strict=True)
    ]
    ordered = run.now.kind == "order"
    return {
        "targets": targets,
        "marked": [names.index(name) for name in marked if name in names],
        "crossed": [names.index(name) for name in run.crossed if name in names],
        "labels": labels,
        "many": ordered or len(right) > 1,
        "ordered": ordered,
        "enough": len(right) if ordered else 0,
    }


def _story_buttons(run: StepRun) -> dict[str, Rich]:
    """The lines of the story, with their numbers, where they can be pressed."""
    words = run.words.of(run.match.words)
    return {
        f"line {n}": [f"{n}. ", *(drawn(line, run) if isinstance(line, str) else line.rich(words))]
        for n, line in enumerate(run.story_lines(), 1)
        if "story" in run.now.among
    }


def _options(run: StepRun) -> Data:
    """What can be chosen, and what was guessed."""
    is_judged = run.done or run.waits
    options = [
        {
            "label": drawn(say(option.text, run.words), run),
            "pieces": list(option.pieces),
            "tried": n in run.tried,
            "right": is_judged and str(n + 1) in run.now.right,
        }
        for n, option in enumerate(run.now.options)
    ]
    guess = run.step.guess
    guessed = guess.options[run.guess].text if guess and run.guess is not None else ""
    return {
        "options": options,
        "guessing": run.now.is_guess,
        "guess": drawn(say(guessed, run.words), run) if guessed else [],
        "guess_right": run.is_guess_right,
    }


def _judged(run: StepRun) -> Data:
    """The verdict, and the hints that are shown."""
    verdict, hints = run.verdict, run.now.hints
    is_earned = not (run.tally.is_solved or run.now.kind == "game" or run.is_guess_right is False)
    text = drawn(verdict.text, run) if verdict else []
    is_open = not run.done and not run.waits
    if run.crossed:
        text = [*text, " ", run.words(CROSSED)]
    return {
        "verdict": verdict and {**vars(verdict), "text": text},
        "earned": is_earned,
        "hints": [drawn(say(hint, run.words), run) for hint in hints[: run.hints] if is_open],
        "left": len(hints) - run.hints,
        "frozen": run.frozen,
        "waits": run.waits,
        "done": run.done,
        "mark": run.mark,
    }


# --- Pieces named in a text --------------------------------------------------------------------


def drawn(text: str, run: StepRun) -> Rich:
    """Return a text in parts: strings, and ``{"card": ...}`` for each piece named, as in "7 rojo".

    A name of one word, such as "5" or "Skip", is left as it is: most numbers are no cards. So is
    one without a suit, such as "Burn Baby Burn", except in quotation marks. These are left out: the
    drawing is a frame already.
    """
    cards, pattern = _names(find(run.game), run.language)
    rich: Rich = []
    end = 0
    for found in pattern.finditer(text):
        rich += [part for part in [text[end : found.start()]] if part]
        rich.append({"card": cards[(found[1] or found[2]).casefold()]})
        end = found.end()
    return rich + [part for part in [text[end:]] if part]


@cache
def _names(game: Game[Any], language: str) -> tuple[dict[str, str], re.Pattern[str]]:
    """The cards of a game by their names, and what finds these in a text."""
    pieces = art(game.name, language)["pieces"]
    names = {piece["name"].casefold(): card for card, piece in pieces.items()}
    cards = {name: card for name, card in names.items() if " " in name}
    suited = [name for name, card in cards.items() if pieces[card]["suit"]]
    quoted = rf"[\"«]({_any_of(cards)})[\"»]"
    return cards, re.compile(rf"{quoted}|\b({_any_of(suited)})\b", re.IGNORECASE)


def _any_of(names: Iterable[str]) -> str:
    """Return a pattern that finds the longest of several names; without names it finds nothing."""
    return "|".join(map(re.escape, sorted(names, key=len, reverse=True))) or "(?!)"


# --- Plain HTML --------------------------------------------------------------------------------


def step_html(table: CardTable) -> str:
    """Return the step of a table in plain HTML, for where no script runs: in a saved notebook."""
    scene, art, words = table.scene, table.art, table.words
    step = scene["step"]
    if step["kind"] in ("between", "end"):
        label, texts = ("card", step["card"]) if "card" in step else ("you_can", step["can"])
        listed = "".join(f"<p>{escape(text)}</p>" for text in texts)
        return f"<h3>{escape(step['title'])}: {escape(words['lesson'][label])}</h3>{listed}"
    rule = f"<h3>{escape(step['title'])}</h3><p>{plain(step['told'], art)}</p>"
    later = f"<p>{plain(step['later'], art)}</p>" if step["later"] else ""
    task = f"<p><b>{plain(step['wants'], art)}</b></p>"
    options = "".join(
        f"<li>{plain(option['label'], art)}{_pieces(option['pieces'], art)}</li>"
        for option in step["options"]
    )
    chosen = f"<ol type='A'>{options}</ol>" if options else ""
    felt = {**scene, "moves": [], "prompt": [], "story": []}  # what fits may be what is asked
    picture = static_html(felt, art, words) if step["table"] else ""
    lines = "".join(
        f"<p>{plain(label, art)}</p>"
        for thing, label in zip(step["targets"], step["labels"], strict=True)
        if thing.get("choice", "").startswith("line ")
    )
    answer = f"{task}{lines}{chosen}{_verdict(step, art, words)}"
    return f'<div class="cl-l-still">{HIDE_WHAT_IS_GONE}{rule}{later}{picture}{answer}</div>'


def _verdict(step: Data, art: Data, words: Data) -> str:
    """The verdict on a function; before the notebook runs there is no other."""
    verdict = step["verdict"]
    if step["kind"] != "code" or verdict is None:
        return ""
    call = f"<p><code>{escape(verdict['call'])}</code></p>" if verdict["call"] else ""
    head = escape(words["lesson"][verdict["state"]])
    return f"{call}<p>{head} {plain(verdict['text'], art)}</p>"


def _pieces(pieces: list[str], art: Data) -> str:
    return f" ({named(pieces, art)})" if pieces else ""
