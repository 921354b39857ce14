"""How the lesson of Pepper Eights judges functions that a learner has written."""

from __future__ import annotations

from collections.abc import Callable

import cardlab
from cardlab.engine.cards import Card
from cardlab.engine.words import N_
from cardlab.games.pepper.rules import DECK, ruling
from cardlab_tutorials.checks import RIGHT, WRONG, Result


def check_fits(fits: Callable[[str, str, str], object]) -> Result:
    """Compare the learner's function with the rules, on all cards; tell the first difference."""
    for top in DECK:
        for suit in ("red", "green") if top.rank == 8 else (top.suit,):
            for card in DECK:
                answer = bool(fits(card.text, top.text, suit))
                if card is not top and answer != ruling(card, suit, top.rank)[0]:
                    return Result(WRONG, _slip(card, top))
    return Result(RIGHT, N_("It agrees with the rulebook on all cards. That is the rule as code."))


def _slip(card: Card, top: Card) -> str:
    if card.rank == 8:
        return N_("Your function refuses an eight somewhere; an eight goes on any card.")
    if card.rank == 0:
        return N_("Your function is wrong about a pepper; a pepper needs the suit in play.")
    if top.rank == 8:
        return N_("Your function is wrong on an eight; only the suit in play counts there.")
    return N_("Your function is wrong about number cards; the same suit or the same number fits.")


def check_bot(bot: cardlab.bots.Bot) -> Result:
    """Let the learner's bot play a random one, at both seats of the same deals."""
    won = 0
    for seed in range(20):
        for seat in (0, 1):
            bots = [cardlab.bots.make("random", seed=seed)] * 2
            bots[seat] = bot
            match = cardlab.new_match("pepper", players=2, seed=seed)
            won += cardlab.play(match, bots).winners == (seat,)
    if won > 24:  # of 40; a bot as good as chance passes this in fewer than 6 of 100 tries
        return Result(
            RIGHT, N_("It won more than 24 of 40 games against a bot that plays anything.")
        )
    return Result(WRONG, N_("It won 24 of 40 games or fewer. Does it play whenever it can?"))
