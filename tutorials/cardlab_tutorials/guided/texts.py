"""The words of a lesson's page itself: buttons, heads of verdicts, labels."""

from __future__ import annotations

from cardlab.engine.text.words import Words


def lesson_texts(words: Words) -> dict[str, str]:
    """Return the words that the page of a lesson shows, in a language."""
    return {**_of_answers(words), **_of_the_path(words), **_of_the_last_page(words)}


def _of_answers(_: Words) -> dict[str, str]:
    """Verdicts, hints and buttons."""
    return {
        "right": _("Yes."),
        "told": _("A new rule:"),
        "go_on": _("Go on"),
        "wrong": _("Not quite."),
        "refused": _("The table refuses it."),
        "guessed": _("Your guess:"),
        "guess_right": _("Your guess was right:"),
        "guess_wrong": _("Your guess was not right:"),
        "did_it": _("Done."),
        "unwritten": _("Still to be written."),
        "hint": _("Hint {n}"),
        "solve": _("Show me"),
        "again": _("Once more"),
        "next": _("Next"),
        "finish": _("To the end"),
        "all": _("That is all"),
        "number": _("Your number"),
        "check": _("Check"),
    }


def _of_the_path(_: Words) -> dict[str, str]:
    """How far one is, and the rulebook that grows."""
    return {
        "of": _("{n} of {all}"),
        "step": _("Step {n}: {title}"),
        "star": _("done at once"),
        "tick": _("done with help"),
        "shown": _("shown to you"),
        "open": _("still open"),
        "path": _("The steps of this lesson"),
        "rules": _("Your rulebook"),
        "yours": _("{n} of {all} rules are yours."),
        "can": _("You can explain"),
        "learning": _("You are learning"),
        "to_come": _("To come"),
    }


def _of_the_last_page(_: Words) -> dict[str, str]:
    """What one can do now."""
    return {
        "card": _("The rule card"),
        "print": _("Print"),
        "copy": _("Copy"),
        "export": _("A line for your teacher"),
        "you_can": _("You can now"),
        "ahead": _("Still to come"),
        "go_on_now": _("Go on now, {n} min"),
        "later": _("Later"),
        "over": _("Go over {n} step"),
        "play": _("Play a whole game"),
        "next_lesson": _("The next game"),
        "stars": _("{n} of {all} steps at the first try."),
        "quizzed": _("{n} of {all} questions of the quiz at the first try."),
    }
