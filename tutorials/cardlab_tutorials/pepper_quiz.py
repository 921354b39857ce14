"""The quiz at the end of the lesson of Pepper Eights: each answer has its own feedback."""

from __future__ import annotations

from typing import Final

from cardlab.engine.words import N_
from cardlab_tutorials.checks import Step, choice


def question(
    n: int, clause: str, ask: str, right: int, answers: tuple[tuple[str, str], ...], hint: str
) -> Step:
    """Return a step with one question.

    Args:
        n: the number of the question.
        clause: the clause that it asks about.
        ask: the question.
        right: the index of the right answer.
        answers: the answers, each with its feedback.
        hint: a hint.

    """
    return Step(
        f"quiz{n}",
        (clause,),
        N_("Quiz"),
        ask,
        choice(right, [feedback for _, feedback in answers]),
        (hint,),
        answers[right][1],
        choices=tuple(answer for answer, _ in answers),
    )


QUIZ: Final = (
    question(
        1,
        "pepper.match",
        N_("On the red 4: which card fits?"),
        2,
        (
            (N_("green Habanero"), N_("It is neither red nor a 4; a pepper has no number.")),
            (N_("blue 5"), N_("Neither red nor a 4.")),
            (N_("yellow 4"), N_("The same number.")),
        ),
        N_("Red, or a 4, or an eight."),
    ),
    question(
        2,
        "pepper.draw",
        N_("You draw a card that fits. What now?"),
        1,
        (
            (N_("I may play it at once"), N_("It has to wait: drawing ends your turn.")),
            (N_("It is the next player's turn"), N_("Drawing ends your turn.")),
            (N_("I draw again"), N_("One card, and your turn is over.")),
        ),
        N_("A turn is one thing only."),
    ),
    question(
        3,
        "pepper.eight",
        N_("Which suits may you name after playing the blue 8?"),
        2,
        (
            (N_("Any but blue"), N_("Blue may be named too.")),
            (N_("Only blue"), N_("The eight's own suit is one of four that may be named.")),
            (N_("Any of the four"), N_("Its own suit too.")),
        ),
        N_("Is there a suit that is forbidden?"),
    ),
    question(
        4,
        "pepper.poblano",
        N_("Who knows which cards changed hands after a Poblano?"),
        0,
        (
            (N_("The two who swapped"), N_("The others only know that there was a swap.")),
            (N_("Everybody"), N_("The look and the swap are private.")),
            (N_("Only the one who played it"), N_("The other sees what is gone and what came.")),
        ),
        N_("Whose hands changed?"),
    ),
    question(
        5,
        "pepper.habanero",
        N_("After your Habanero, which card may you lead?"),
        1,
        (
            (N_("Only one of its suit"), N_("No suit is in play for your lead.")),
            (N_("Any card at all"), N_("An eight or a pepper too, and it does what it says.")),
            (N_("None, I draw"), N_("To lead is a duty.")),
        ),
        N_("You start anew."),
    ),
    question(
        6,
        "pepper.must_draw",
        N_("May you pass because you like none of your cards?"),
        1,
        (
            (N_("Yes"), N_("As long as there is a card to draw, you play or draw.")),
            (N_("No, I play or draw"), N_("Passing is only for when there is nothing to draw.")),
            (N_("Once a game"), N_("There is no such thing as a free pass.")),
        ),
        N_("What is left when you do not play?"),
    ),
    question(
        7,
        "pepper.last_card",
        N_("Your last card is a Poblano that fits. What happens?"),
        2,
        (
            (N_("I look and swap first"), N_("You have won before anything else happens.")),
            (N_("A pepper can't be the last"), N_("Any card may be the last.")),
            (N_("I have won at once"), N_("The last card does nothing more.")),
        ),
        N_("When is the game over?"),
    ),
    question(
        8,
        "pepper.jalapeno",
        N_("Two play, and you play a Jalapeño. Who is next?"),
        0,
        (
            (N_("The other one"), N_("With two players nothing else happens.")),
            (N_("I am"), N_("It turns the direction; it skips nobody.")),
            (N_("Nobody, the game ends"), N_("The game ends only when somebody is out of cards.")),
        ),
        N_("With two players both directions lead to the same seat."),
    ),
)
