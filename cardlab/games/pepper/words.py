"""What Pepper Eights says: its story, its refusals, its prompts."""

from __future__ import annotations

from typing import Any, Final

from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import C_, N_, GameWords, Layout, Sentence, Verb
from cardlab.games.pepper.rules import PepperTable, PepperView, turn_moves

STORY: Final = {
    "deal": N_("Eight cards were dealt to everybody."),
    "start": N_("{card} was turned up to start the discard pile."),
    "play": N_("{by} played {card}."),
    "play you": N_("You played {card}."),
    "draw": N_("{by} drew {card}."),
    "draw hidden": N_("{by} drew a card."),
    "draw you": N_("You drew {card}."),
    "pass": N_("{by} passed: there was nothing to draw."),
    "pass you": N_("You passed: there was nothing to draw."),
    "name": N_("{by} named {suit}."),
    "name you": N_("You named {suit}."),
    "look": N_("{by} looked at the hand of {at}."),
    "look you": N_("You looked at the hand of {at}."),
    "look at you": N_("{by} looked at your hand."),
    "swap": N_("{by} gave {card} to {at} for {into}."),
    "swap hidden": N_("{by} swapped a card with {at}."),
    "swap you": N_("You gave {card} to {at} for {into}."),
    "swap at you": N_("{by} gave you {card} for your {into}."),
    "keep": N_("{by} swapped nothing."),
    "keep you": N_("You swapped nothing."),
    "reverse": N_("The direction of play changed."),
    "shuffle": N_("The discards under the top card became the new stock."),
    "last": N_("It was the last card, so nothing is named, swapped or drawn."),
    "end": N_("{by} is out of cards and has won."),
    "end you": N_("You are out of cards and have won."),
    "end nobody": N_("The turn limit was reached: nobody has won."),
}

REFUSED: Final = {
    "no such move": N_("On your turn you play a card or draw one."),
    "pepper.match": N_("{card} does not fit {top}: it is neither {suit} nor a {rank}."),
    "pepper.match on a pepper": N_("{card} does not fit {top}: it is not {suit}."),
    "pepper.eight_on_top": N_("{card} does not fit: on this eight only {suit} or an eight goes."),
    "pepper.pepper_match": N_("{card} can't be played: the suit in play is {suit}."),
    "pepper.draw": N_("House rule: who can play must play."),
    "drawn": N_("Your turn ended when you drew: play a card on your next turn."),
    "named later": N_("Play the eight alone: you name the suit next."),
    "which seat": N_("Say at whose hand you look, like {look}."),
    "both cards": N_("Say both cards, like {swap}."),
    "pepper.must_draw": N_("You can't pass while there is a card to draw."),
    "pepper.nothing_to_draw": N_("There is nothing to draw: you must play."),
    "nothing to draw, nothing to play": N_("There is nothing to draw, and no card fits: pass."),
    "pepper.eight": N_("You have played an eight: name red, yellow, green or blue."),
    "pepper.poblano look": N_("You have played a Poblano: choose an opponent to look at."),
    "pepper.poblano": N_("Swap a card of your hand for one of the hand you see, or keep yours."),
    "pepper.poblano compulsory": N_("House rule: swap a card of your hand for one you see."),
    "pepper.habanero": N_("You have played a Habanero: lead any card of your hand."),
}


def refused(t: PepperTable, move: Move, clause: str) -> Sentence:
    """Say why a move is forbidden, by the cards on the table."""
    reason = clause
    if clause == "pepper.draw" and move.by != t.seat:
        reason = "drawn"
    elif clause == "pepper.poblano":
        reason = _refused_by_poblano(t, move)
    elif clause == "pepper.turn":
        reason = "named later" if move.word.startswith("as ") else "no such move"
    elif clause == "pepper.match" and not t.top.rank:
        reason = "pepper.match on a pepper"
    elif (
        clause == "pepper.nothing_to_draw"
        and move.verb == "draw"
        and turn_moves(t, move.by) == [Move(move.by, "pass")]
    ):
        reason = "nothing to draw, nothing to play"
    examples = {"look": {"b": f"look at {t.next(move.by)}"}, "swap": {"b": "swap red 7 for blue 9"}}
    return Sentence(REFUSED[reason], _fields(t, move) | examples)


def _refused_by_poblano(t: PepperTable, move: Move) -> str:
    if t.looked_at < 0:
        return "which seat" if move.verb == "look" and move.at is None else "pepper.poblano look"
    if move.verb == "swap" and move.into is None:
        return "both cards"
    is_bound = t.options["poblano_swap"] == "compulsory"
    return "pepper.poblano compulsory" if is_bound else "pepper.poblano"


def _fields(t: PepperTable, move: Move) -> dict[str, Any]:
    """Return what a sentence may name: the card, the suit in play, the top card and its rank."""
    card = {"card": {"card": move.card.text}} if move.card is not None else {}
    return {"suit": {"suit": t.suit}, "top": {"card": t.top.text}, "rank": t.top.rank, **card}


ALLOWED: Final = {
    "pepper.match": N_("{card} fits {top}: it is {suit} too."),
    "same number": N_("{card} fits {top}: it has the same number."),
    "pepper.eight": N_("{card} fits: an eight goes on any card."),
    "pepper.eight_on_top": N_("{card} fits: the suit in play is {suit}."),
    "pepper.pepper_match": N_("{card} fits: a pepper goes on its own suit, and {suit} is in play."),
    "pepper.habanero": N_("After a Habanero you lead any card of your hand."),
    "pepper.draw": N_("You may draw, although a card of yours fits."),
    "pepper.must_draw": N_("No card of yours fits, so you draw."),
    "pepper.nothing_to_draw": N_("You pass: no card of yours fits, and there is nothing to draw."),
    "name": N_("You have played an eight: you name any of the four suits."),
}


def allowed(t: PepperTable, move: Move, clause: str) -> Sentence | None:
    """Say why a move is legal, by the cards on the table."""
    reason = "name" if move.verb == "name" else clause
    if clause == "pepper.match" and move.card and move.card.suit != t.suit:
        reason = "same number"
    return Sentence(ALLOWED[reason], _fields(t, move)) if reason in ALLOWED else None


PROMPTS: Final = {
    "pepper.turn": N_("Play {suit}, a {rank} or an eight."),
    "on an eight": N_("Play {suit} or an eight."),
    "no card fits": N_("No card of yours fits: draw one."),
    "nothing to do": N_("No card fits and there is nothing to draw: pass."),
    "pepper.eight": N_("Name the suit to be played next."),
    "pepper.poblano look": N_("Whose hand would you look at?"),
    "pepper.poblano": N_("Swap one of your cards for one of theirs, or keep yours."),
    "pepper.poblano compulsory": N_("Swap one of your cards for one of theirs."),
    "pepper.habanero": N_("Lead any card you like."),
}


def prompt(view: PepperView) -> Sentence:
    """Say what the seat asked may do, in a line."""
    reason, rank, verbs = view.why, view.top.rank, {move.verb for move in view.legal}
    if reason == "pepper.poblano" and "look" in verbs:
        reason = "pepper.poblano look"
    elif reason == "pepper.poblano" and "keep" not in verbs:
        reason = "pepper.poblano compulsory"
    elif reason == "pepper.turn" and "play" not in verbs:
        reason = "nothing to do" if "pass" in verbs else "no card fits"
    elif reason == "pepper.turn" and rank in (0, 8):
        reason = "on an eight"
    return Sentence(PROMPTS[reason], {"suit": {"suit": view.suit}, "rank": rank})


VERBS: Final = (
    Verb("play", N_("Play {card}"), status=N_("played {card}")),
    Verb("draw", N_("Draw"), key=C_("Pepper Eights", "D"), status=N_("drew a card"), pile="stock"),
    Verb("pass", N_("Pass"), key=C_("Pepper Eights", "P"), status=N_("passed")),
    Verb("name", N_("{suit}"), status=N_("named {suit}")),
    Verb("look", N_("Look at {at}"), status=N_("looked at a hand")),
    Verb("swap", N_("Swap {card} for {into}"), status=N_("swapped a card")),
    Verb("keep", N_("Keep my cards"), key=C_("Pepper Eights", "K"), status=N_("swapped nothing")),
)

WORDS: Final = GameWords(
    title=N_("Pepper Eights"),
    story=STORY,
    refused=refused,
    allowed=allowed,
    prompt=prompt,
    zones={"stock": N_("Stock"), "discard": N_("Suit in play")},
    verbs=VERBS,
    options={
        "poblano_swap": N_("Who plays a Poblano"),
        "poblano_swap=optional": N_("may swap a card"),
        "poblano_swap=compulsory": N_("must swap a card"),
        "starter_pepper_acts": N_("A pepper turned up at the start acts"),
        "must_play_if_able": N_("Who can play must play"),
        "turn_cap": N_("Turns after which the game ends without a winner"),
    },
    suits={"red": N_("red"), "yellow": N_("yellow"), "green": N_("green"), "blue": N_("blue")},
    kinds={"poblano": N_("Poblano"), "jalapeno": N_("Jalapeño"), "habanero": N_("Habanero")},
)

LAYOUT: Final = Layout(notes={"discard": "suit"})  # under the pile stands the suit in play
