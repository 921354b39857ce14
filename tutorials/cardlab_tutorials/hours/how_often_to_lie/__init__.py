"""Hour 8, How often to lie: one packet of Sweet & Spicy; a game in which two choose at once."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

import cardlab
from cardlab.odds.matrix_games import Solution, mean, solve
from cardlab_tutorials.exercises.trials import Array, Rng, Told
from cardlab_tutorials.hours import catalogue
from cardlab_tutorials.hours.charts import (
    BLUE,
    GREEN,
    ORANGE,
    Axis,
    Chart,
    Curve,
    Here,
    Layer,
    Level,
    Upright,
)

STACK: Final = 4  # cards on the stack before Ana plays
TRUE: Final = Fraction(1, 3)  # how often Ana's card is what she would say


def points(card: str, *moves: str) -> int:
    """Return what Ana gains over Ben, who begins 29 points ahead, if these moves end the game.

    Ben wins this game in any case: what Ana does decides only by how much.

    >>> points("lemon 8", "0 pass")
    -1
    >>> points("chili 7", "0 play chili 7 as chili 7", "1 wait", "1 pass")
    2
    """
    match = catalogue.plan("how_often_to_lie").position(1, **{"hand 0": f"{card}, lemon 1"})
    for move in ("0 wait", *moves):
        match.apply(move)
    if match.outcome is None or not match.outcome.scores:
        raise cardlab.BadOption("These moves do not end the game.")
    mine, theirs = match.outcome.scores[:2]
    return mine - theirs + 29


def pays(stack: int = STACK) -> list[list[Fraction]]:
    """Return what Ana gets on average: rows honest and always lie, columns trust and doubt.

    >>> [[str(pay) for pay in row] for row in pays()]
    [['0', '5/3'], ['2', '-1']]
    """
    doubted_true, doubted_lie, trusted, passed = stack + 3, -(stack + 1), 2, -1
    false = 1 - TRUE
    return [
        [TRUE * trusted + false * passed, TRUE * doubted_true + false * passed],
        [Fraction(trusted), TRUE * doubted_true + false * doubted_lie],
    ]


def best(stack: int = STACK) -> Solution:
    """Return how often Ana should lie and Ben should doubt, and what that is worth to her."""
    return solve(pays(stack))


def at_worst(lie: Fraction, stack: int = STACK) -> Fraction:
    """Return what Ana gets at worst if she lies with this share of her false cards."""
    mix = [1 - lie, lie]
    return min(mean(pays(stack), mix, ben) for ben in ([1, 0], [0, 1]))


def throw_rounds(rng: Rng, n: int) -> tuple[Array, ...]:
    """Play so many rounds: is the card true, does Ana lie with a false one, does Ben doubt."""
    return rng.random(n) < float(TRUE), rng.random(n) < 2 / 5, rng.random(n) < 1 / 5


def told(points: float, is_true: bool, lie: bool, doubt: bool) -> Told:
    """Tell what Ana gets in one round."""
    says = is_true or lie
    text = "passes" if not says else "doubts" if doubt else "trusts"
    return text, {"card": "true" if is_true else "false", "points": f"{points:+g}"}


def lines(stack: int) -> tuple[list[Layer], float, float]:
    """Return what Ana gets over her share of lies if Ben trusts and if he doubts, low and high."""
    x = [k / 20 for k in range(21)]
    honest, always = ([float(pay) for pay in row] for row in pays(stack))
    layers = [
        Level(0),
        Curve(x, [(1 - k) * honest[0] + k * always[0] for k in x], colour=GREEN, name="trusts"),
        Curve(x, [(1 - k) * honest[1] + k * always[1] for k in x], colour=ORANGE, name="doubts"),
    ]
    return layers, min(honest[1], always[1]), max(honest[1], 2)


def slide() -> Chart:
    """Draw what Ana gets over how often she lies, for a Ben who trusts and one who doubts."""
    both, _low, _high = lines(STACK)
    crossing = Here(float(best().rows[1]), float(best().value), label="crossing")
    return Chart(Axis(0, 1.02, percent=True), Axis(-1.2, 2.2), [*both, crossing])


def draw(stack: int, lie: int) -> Chart:
    """Draw the two lines for a stack, and what Ana gets at worst."""
    worst = float(at_worst(Fraction(lie, 100), stack))
    both, low, high = lines(stack)
    marks = [Upright(lie / 100, colour=BLUE), Here(lie / 100, worst)]
    fields = {"n": lie, "stack": stack, "worst": f"{worst:.2f}"}
    x, y = Axis(0, 1.02, percent=True), Axis(low - 0.4, high + 0.4)
    return Chart(x, y, [*both, *marks], fields=fields)
