"""Hour 8, How often to lie: one packet of Sweet & Spicy; a game in which two choose at once."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

import cardlab
from cardlab.engine.match.match import Match
from cardlab.engine.text.words import N_, P_, Text, Words
from cardlab.odds.matrix_games import Solution, mean, solve
from cardlab_tutorials.hours.charts import (
    BLUE,
    GREEN,
    ORANGE,
    Axis,
    Chart,
    Curve,
    Here,
    Level,
    Upright,
)
from cardlab_tutorials.hours.sliders import Drawn, Slider
from cardlab_tutorials.hours.throwing import Tried

if TYPE_CHECKING:
    from cardlab_tutorials.hours.throwing import Array, Rng


STACK: Final = 4  # cards on the stack before Ana plays
TRUE: Final = Fraction(1, 3)  # how often Ana's card is what she would say

_PLACES: Final = {
    "hand 0": "lemon 8, lemon 1",
    "hand 1": "pepper 1, pepper 2",
    "stack": "chili 1, chili 2, chili 3, chili 6",
    "declared": "chili 6",
    "owner": 1,
    "deck": "game end, lemon 3",
    "won 0": 31,
    "won 1": 60,
}


def position(seed: int = 1, card: str = "lemon 8") -> Match[Any]:
    """Return the end of a game: Ana may pass, or say "chili 7" of a card; then Ben may doubt it.

    Ben wins this game in any case: what Ana does decides only by how much.

    >>> position().ask.why
    'spicy.challenge'

    Args:
        seed: the seed of the match.
        card: Ana's card, "chili 7" for a true one.

    """
    places = {**_PLACES, "hand 0": f"{card}, lemon 1"}
    return cardlab.set_table("spicy", places, players=2, seed=seed, total_wild=False)


def points(card: str, *moves: str) -> int:
    """Return what Ana gains over Ben, who begins 29 points ahead, if these moves end the game.

    >>> points("lemon 8", "0 pass")
    -1
    >>> points("chili 7", "0 play chili 7 as chili 7", "1 wait", "1 pass")
    2
    """
    match = position(card=card)
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


LIE: Final = best().rows[1]
WORTH: Final = best().value

# --- Trials ---------------------------------------------------------------------------------------


_TOLD: Final[dict[tuple[bool, bool], Text]] = {  # by whether Ana says it, and Ben doubts
    (False, False): N_("A false card, she passes: {points} point."),
    (False, True): N_("A false card, she passes: {points} point."),
    (True, False): N_("{card}, she says it, Ben trusts: {points} points."),
    (True, True): N_("{card}, she says it, Ben doubts: {points} points."),
}


def throw_rounds(rng: Rng, n: int) -> tuple[Array, ...]:
    """Play so many rounds: is the card true, does Ana lie with a false one, does Ben doubt."""
    return rng.random(n) < float(TRUE), rng.random(n) < 2 / 5, rng.random(n) < 1 / 5


def told(rng: Rng, _: Words) -> Tried:
    """Play one round, and tell what Ana gets."""
    is_true, lie, doubt = (bool(part[0]) for part in throw_rounds(rng, 1))
    says = is_true or lie
    points = -1 if not says else 2 if not doubt else 7 if is_true else -5
    card = _("A true card") if is_true else _("A false card")
    return Tried(points, _TOLD[says, doubt], {"card": card, "points": f"{points:+d}"})


# --- The slide and the sliders --------------------------------------------------------------------


def lines(stack: int) -> tuple[list[float], list[float], list[float]]:
    """Return shares of lies from 0 to 1, and what Ana gets if Ben trusts, and if he doubts."""
    x = [k / 20 for k in range(21)]
    matrix = [[float(pay) for pay in row] for row in pays(stack)]
    trusting = [(1 - lie) * matrix[0][0] + lie * matrix[1][0] for lie in x]
    doubting = [(1 - lie) * matrix[0][1] + lie * matrix[1][1] for lie in x]
    return x, trusting, doubting


def slide(_: Words) -> Chart:
    """Draw what Ana gets over how often she lies, for a Ben who trusts and one who doubts."""
    x, trusting, doubting = lines(STACK)
    return Chart(
        _("One share of lies pays the same, whatever Ben does"),
        _("A line that rises, for a trusting Ben, and one that falls, for a doubting one."),
        Axis(_("share of false cards with which Ana lies"), 0, 1.02, percent=True),
        Axis(_("points a round"), -1.2, 2.2),
        (
            Level(0, ""),
            Curve(x, trusting, GREEN, _("Ben trusts")),
            Curve(x, doubting, ORANGE, _("Ben doubts")),
            Here(float(LIE), float(WORTH), _("here")),
        ),
    )


SLIDERS: Final = {
    "stack": Slider(N_("cards on the stack"), 1, 12, 2),
    "lie": Slider(N_("lies, of 100 false cards"), 0, 100, 60),
}


def _sentence(stack: int, lies: int, worst: float, _: Words) -> str:
    """Say what the sliders show."""
    return _(
        P_(
            "Stack of {stack}: with {n} lie of 100 false cards Ana gets {worst} at worst.",
            "Stack of {stack}: with {n} lies of 100 false cards Ana gets {worst} at worst.",
        ),
        stack=stack,
        n=lies,
        worst=f"{worst:.2f}",
    )


def draw(values: Mapping[str, int], _: Words) -> Drawn:
    """Draw the two lines for a stack, and what Ana gets at worst."""
    stack, lie = values["stack"], values["lie"] / 100
    x, trusting, doubting = lines(stack)
    worst = float(at_worst(Fraction(values["lie"], 100), stack))
    sentence = _sentence(stack, values["lie"], worst, _)
    low, high = min(doubting), max(doubting[0], 2)
    chart = Chart(
        "",
        sentence,
        Axis(_("share of false cards with which Ana lies"), 0, 1.02, percent=True),
        Axis(_("points a round"), low - 0.4, high + 0.4),
        (
            Level(0, ""),
            Curve(x, trusting, GREEN, _("Ben trusts")),
            Curve(x, doubting, ORANGE, _("Ben doubts")),
            Upright(lie, "", BLUE),
            Here(lie, worst, _("you are here")),
        ),
    )
    return chart, sentence
