"""The words of a lesson's page itself: buttons, heads of verdicts, labels."""

from __future__ import annotations

from typing import Final

from cardlab.engine.text.words import N_

LESSON: Final = {
    # Verdicts, hints and buttons
    "right": N_("Yes."),
    "told": N_("A new rule:"),
    "go_on": N_("Continue"),
    "wrong": N_("Not quite."),
    "refused": N_("That's not allowed."),
    "attempted": N_("That's not allowed."),  # as one was asked to find out
    "guessed": N_("Your guess:"),
    "guess_right": N_("Your guess was right. You said:"),
    "guess_wrong": N_("Your guess was wrong. You said:"),
    "did_it": N_("Done."),
    "skipped": N_("You have skipped the game."),
    "unwritten": N_("Not written yet."),
    "hint": N_("Hint {n}"),
    "solve": N_("Show me"),
    "skip": N_("Skip the game"),
    "again": N_("Again"),
    "next": N_("Next"),
    "previous": N_("Previous"),
    "finish": N_("To the end"),
    "all": N_("That is all"),
    "none_marked": N_("First press what you mean, then this."),
    "no_target": N_("That is not one of the answers."),
    "nth": N_("{n} in your order"),
    "number": N_("Your number"),
    "check": N_("Check"),
    "no_number": N_("Type a number first."),
    # How far one is, and the rulebook that grows
    "of": N_("{n} of {all}"),
    "step": N_("Step {n}: {title}"),
    "star": N_("done at once"),
    "tick": N_("done with help, or after a wrong answer"),
    "shown": N_("shown to you"),
    "open": N_("still open"),
    "path": N_("The steps of this lesson"),
    "rules": N_("Your rulebook"),
    "rule": N_("Rule: {title}"),
    "yours": N_("You know {n} of {all} rules."),
    "can": N_("Last learnt"),
    "learning": N_("You are learning"),
    "to_come": N_("Coming next"),
    # What one can do now
    "quiz": N_("The quiz"),
    "card": N_("the rule card"),
    "print": N_("Print"),
    "copy": N_("Copy"),
    "export": N_("A line for your teacher"),
    "export_how": N_("Copy this line and send it to your teacher: it says what you have done."),
    "you_can": N_("You can now"),
    "ahead": N_("Still to come"),
    "go_on_now": N_("Continue now, {n} min"),
    "later": N_("Later"),
    "play": N_("Play a whole game"),
    "next_lesson": N_("The next game"),
    "stars": N_("{n} of {all} steps at the first try."),
    "quizzed": N_("{n} of {all} questions of the quiz at the first try."),
}
