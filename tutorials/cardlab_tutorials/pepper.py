"""The guided lesson of Pepper Eights: what each step asks, and how it judges."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import cardlab
from cardlab.engine.match import Match
from cardlab.engine.words import N_
from cardlab_tutorials.checks import (
    RIGHT,
    WRONG,
    Result,
    Step,
    at_the_table,
    cards,
    choice,
    function,
    number,
)
from cardlab_tutorials.lesson import Lesson
from cardlab_tutorials.pepper_code import check_bot, check_fits
from cardlab_tutorials.pepper_quiz import QUIZ

REFERENCE: Final = (
    "pepper.players",
    "pepper.starter",
    "pepper.first_player",
    "pepper.turn_cap",
)


def table(players: int = 2, **places: Any) -> Callable[[], Match]:
    """Return a function that sets a table mid-game.

    Args:
        players: how many play; the learner is at seat 0.
        places: what lies where, as in :func:`cardlab.set_table`; ``hand_0`` is "hand 0" there.

    """
    named = {name.replace("_", " "): value for name, value in places.items()}
    return lambda: cardlab.set_table("pepper", named, players=players, seed=7)


def moves_of_learner(match: Match) -> list[str]:
    """Return the learner's moves as text, without the seat."""
    return [str(move)[2:] for move in match.moves if move.by == 0]


def did(right: dict[str, str], slips: dict[str, str], otherwise: str) -> Any:
    """Return a judge of the learner's first moves.

    Args:
        right: what to say of each right series of moves, written with commas.
        slips: what to say of each typical wrong one.
        otherwise: what to say of any other.

    """

    def judge(match: Match) -> Result:
        moves = moves_of_learner(match)
        for so_far in (", ".join(moves[:n]) for n in range(1, len(moves) + 1)):
            if so_far in right:
                return Result(RIGHT, right[so_far])
            if so_far in slips:
                return Result(WRONG, slips[so_far])
        return Result(WRONG, otherwise)

    return at_the_table(judge)


def has_won(match: Match) -> Result:
    """Judge whether the learner has won."""
    if match.outcome and match.outcome.winners == (0,):
        return Result(RIGHT, N_("You are out of cards, and the game ended at that moment."))
    return Result(WRONG, N_("You have not won this game. Press Start again and look once more."))


def played_a_game(match: Match) -> Result:
    """Judge whether a whole game has been played, whoever won."""
    if not match.over:
        return Result(WRONG, N_("The game is not over: play on until somebody is out of cards."))
    if match.outcome and match.outcome.winners == (0,):
        return Result(RIGHT, N_("And you have won it."))
    return Result(RIGHT, N_("You have played it to its end. Start again for a return game."))


STEPS: Final = (
    Step(
        "deck",
        ("pepper.deck", "pepper.deal"),
        N_("The cards"),
        N_("How many cards are in each suit, number cards and peppers together?"),
        number(
            13,
            N_("Ten number cards and three peppers: 13 in each of the four suits, 52 in all."),
            {
                10: N_("Those are the number cards; each suit has peppers too."),
                12: N_(
                    "There are three peppers in each suit, one of each kind, beside ten numbers."
                ),
                52: N_("That is the whole deck; divide it among the four suits."),
            },
            N_("Count the number cards of one suit, 1 to 10, and add its peppers."),
        ),
        (
            N_("A suit has the numbers 1 to 10."),
            N_("And one Poblano, one Jalapeño, one Habanero."),
        ),
        N_("10 + 3 = 13."),
        typed=True,
    ),
    Step(
        "turn",
        ("pepper.turn", "pepper.match"),
        N_("A card that fits"),
        N_("Play a card that has the number of the top card, and not its suit."),
        did(
            {"play red 7": N_("Red 7 on green 7: the same number.")},
            {
                "play green 2": N_("It fits, but by its suit. Look for the same number."),
                "draw": N_("You may always draw, but here you were to play a card."),
            },
            N_("Only a 7 has the number of the top card."),
        ),
        (N_("The top card is the green 7."), N_("You hold another 7.")),
        N_("Play the red 7."),
        table(discard="green 7", hand_0="red 7, green 2, blue 4, yellow 1", hand_1=5),
        moves=("play red 7",),
    ),
    Step(
        "fits",
        ("pepper.match",),
        N_("All the cards that fit"),
        N_("On top lies the blue 5. Choose every card that may be played."),
        cards(
            (0, 2, 4),
            N_("The same suit, the same number, or an eight."),
            {
                1: N_("The red 6 has neither the suit nor the number of the blue 5."),
                3: N_("A pepper has no number, and this one is yellow: it needs blue in play."),
            },
            N_("Some are missing: go through suit, number, and the eights."),
        ),
        (N_("Is it blue, or is it a 5?"), N_("One kind of card goes on anything.")),
        N_("Blue 1, green 5 and red 8."),
        choices=(N_("blue 1"), N_("red 6"), N_("green 5"), N_("yellow Poblano"), N_("red 8")),
        many=True,
    ),
    Step(
        "draw",
        ("pepper.draw", "pepper.must_draw"),
        N_("Draw instead"),
        N_("Two of your cards fit. Draw all the same, and see whose turn it is then."),
        did(
            {"draw": N_("The card you drew waits for your next turn, even if it fits.")},
            {},
            N_("Playing is allowed; but here press Draw, or the stock."),
        ),
        (N_("You are never bound to play while there is a card to draw."), N_("Press Draw.")),
        N_("Press Draw, or the key D."),
        table(discard="yellow 3", hand_0="yellow 9, red 3, blue 10", hand_1=4),
        moves=("draw",),
    ),
    Step(
        "eight",
        ("pepper.eight",),
        N_("An eight changes the suit"),
        N_("Play your eight, and name the suit that you hold most of."),
        did(
            {"play red 8, name blue": N_("Blue is in play now, and you hold three blue cards.")},
            {
                "play red 8, name red": N_(
                    "You may name the eight's own suit, but you hold no red."
                ),
                "play red 8, name green": N_("You may, but you hold only one green card."),
                "play red 8, name yellow": N_("You may, but you hold no yellow card."),
            },
            N_("Play the red 8 first: an eight goes on any card."),
        ),
        (N_("Count your blue cards."), N_("Play the red 8, then press blue.")),
        N_("Play the red 8 and name blue."),
        table(discard="yellow 4", hand_0="red 8, blue 1, blue 6, blue 9, green 2", hand_1=5),
        moves=("play red 8", "name blue"),
    ),
    Step(
        "on_eight",
        ("pepper.eight_on_top",),
        N_("On an eight"),
        N_("A red 8 lies on top, and green was named. Choose every card that may be played."),
        cards(
            (1, 3),
            N_("The named suit, or another eight. The red of the eight itself does not count."),
            {
                0: N_("The eight is red, but green was named, and only that counts."),
                2: N_("Its number says nothing on an eight, and it is not green."),
                4: N_("A pepper needs the suit in play, which is green."),
            },
            N_("Some are missing: the named suit, and one more kind of card."),
        ),
        (N_("Which suit is in play?"), N_("An eight goes on an eight, too.")),
        N_("Green 3 and blue 8."),
        choices=(N_("red 2"), N_("green 3"), N_("yellow 9"), N_("blue 8"), N_("red Jalapeño")),
        many=True,
    ),
    Step(
        "pepper",
        ("pepper.pepper_match",),
        N_("When a pepper fits"),
        N_("A blue Poblano lies on top. May you play a red Poblano?"),
        choice(
            1,
            (
                N_("Peppers do not match by kind. Think of the suit."),
                N_("A pepper needs the suit in play, here blue; its kind does not help."),
                N_("A pepper is never bound to a number: it has none. Think of the suit."),
            ),
        ),
        (N_("What does a pepper have in common with a number card: its suit or its kind?"),),
        N_("No: blue is in play, and the card is red."),
        choices=(N_("Yes, both are Poblanos"), N_("No, it is not blue"), N_("Only after a 7")),
    ),
    Step(
        "jalapeno",
        ("pepper.jalapeno",),
        N_("Jalapeño"),
        N_("Ana, Ben and Cleo play in this order, and Ben plays a Jalapeño. Who is next?"),
        choice(
            0,
            (
                N_("The direction turns, so after Ben comes Ana."),
                N_("It does not let Ben play again: that is another pepper."),
                N_("Cleo would be next without the Jalapeño."),
            ),
        ),
        (N_("Play went Ana, Ben, Cleo. Now it goes backwards."),),
        N_("Ana."),
        choices=("Ana", "Ben", "Cleo"),
    ),
    Step(
        "habanero",
        ("pepper.habanero", "pepper.goal"),
        N_("Habanero"),
        N_("You hold two cards. Win this game in one turn."),
        at_the_table(has_won),
        (
            N_("After a Habanero all others draw, and you lead any card."),
            N_("Play the Habanero, then the blue 4."),
        ),
        N_("Play the green Habanero; everybody else draws; lead the blue 4 and win."),
        table(3, discard="green 7", hand_0="green habanero, blue 4", hand_1=3, hand_2=2),
        moves=("play green habanero", "play blue 4"),
    ),
    Step(
        "poblano",
        ("pepper.poblano",),
        N_("Poblano"),
        N_("Play the Poblano, look at Ben's hand, and take his eight for your yellow 1."),
        did(
            {
                "play green poblano, look at 1, swap yellow 1 for blue 8": N_(
                    "Only you and Ben know which cards changed hands."
                )
            },
            {
                "play green poblano, look at 1, keep": N_(
                    "You may keep your cards, but here swap."
                ),
                "play green poblano, look at 2": N_("You looked at Cleo; the eight is with Ben."),
            },
            N_("Play the green Poblano, choose Ben, then your yellow 1, then his blue 8."),
        ),
        (
            N_("First press the Poblano, then Ben's seat."),
            N_("His cards lie open: press your yellow 1, then his blue 8."),
        ),
        N_("Poblano, Ben, yellow 1, blue 8."),
        table(
            3,
            discard="green 7",
            hand_0="green poblano, yellow 1, blue 2",
            hand_1="blue 8, red 5, red 6",
            hand_2=3,
        ),
        moves=("play green poblano", "look at 1", "swap yellow 1 for blue 8"),
    ),
    Step(
        "stock",
        ("pepper.reshuffle", "pepper.nothing_to_draw"),
        N_("When the stock is empty"),
        N_(
            "The last card of the stock is drawn, and 12 cards lie on the discard pile. How many "
            "cards does the new stock have?"
        ),
        number(
            11,
            N_("All but the top card, which stays and is to be matched."),
            {
                12: N_("The top card stays where it is."),
                0: N_("The discards are shuffled and become the new stock."),
                13: N_("The card that was drawn is in a hand."),
            },
            N_("Which of the 12 stays on the pile?"),
        ),
        (N_("One card is never shuffled in."),),
        N_("12 - 1 = 11."),
        typed=True,
    ),
    Step(
        "last",
        ("pepper.last_card", "pepper.goal"),
        N_("The last card"),
        N_("You hold one card. Win."),
        at_the_table(has_won),
        (N_("An eight goes on any card, also as your last."),),
        N_("Play the yellow 8: you have won, and nothing is named."),
        table(discard="green 7", hand_0="yellow 8", hand_1=2),
        moves=("play yellow 8",),
    ),
    Step(
        "code",
        ("pepper.match", "pepper.eight", "pepper.eight_on_top", "pepper.pepper_match"),
        N_("The rule as code"),
        N_(
            "Write fits(card, top, suit): whether a card may be played on the top card with a suit "
            "in play. Cards are words like 'red 7' or 'blue poblano'."
        ),
        function(
            check_fits,
            N_("Hand the function itself to check: lesson.check('code', fits)."),
            N_("Your function stopped with an error:"),
        ),
        (
            N_("card.split() gives the suit and the rest."),
            N_("First the eights, then the suit, then the number, which no pepper has."),
        ),
        N_(
            "True if the rest is '8', or the suit is the suit in play, or the rest is a number, "
            "equal to that of the top card, and the top card is no eight."
        ),
        code=True,
    ),
    Step(
        "bot",
        ("pepper.turn",),
        N_("A bot of your own"),
        N_(
            "Write a bot that beats one that plays anything: a function from a seat to one of "
            "seat.legal."
        ),
        function(
            check_bot,
            N_("Hand the function itself to check: lesson.check('bot', bot)."),
            N_("Your bot stopped with an error:"),
        ),
        (
            N_("A move that plays a card has move.verb == 'play'."),
            N_("Play the first card that may be played; draw only if there is none."),
        ),
        N_(
            "def bot(seat): return next((m for m in seat.legal if m.verb == 'play'), seat.legal[0])"
        ),
        code=True,
    ),
    Step(
        "game",
        ("pepper.turn",),
        N_("A whole game"),
        N_("Play against two bots that know the rules of thumb."),
        at_the_table(played_a_game),
        (N_("Keep an eight for when nothing else fits."), N_("Watch who has few cards.")),
        N_("There is no one way: play until somebody is out of cards."),
        lambda: cardlab.new_match("pepper", players=3, seed=11),
        ("person", "rule_of_thumb", "rule_of_thumb"),
    ),
    *QUIZ,
)


def lesson(
    language: str = "en", made_for: str = cardlab.__version__, folder: Path | str = "."
) -> Lesson:
    """Return the guided lesson of Pepper Eights.

    >>> pepper = lesson()
    >>> pepper.check("deck")
    'Not tried yet.'
    >>> pepper.check("deck", "10")
    'Not quite. Those are the number cards; each suit has peppers too.'
    """
    return Lesson("pepper", STEPS, REFERENCE, language, made_for, folder)
