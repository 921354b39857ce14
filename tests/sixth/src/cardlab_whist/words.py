"""What Whist says: its story, its refusals, its prompts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from cardlab import N_, P_, GameWords, Layout, Sentence, Text, Verb

if TYPE_CHECKING:
    from cardlab import Move
    from cardlab_whist.cards import WhistTable, WhistView

STORY: Final[Mapping[str, Text]] = {
    "deal": N_("Thirteen cards were dealt to each player."),
    "turn up": N_("The last card of {by} was turned up: {card}."),
    "turn up you": N_("Your last card was turned up: {card}."),
    "play": N_("{by} played {card}."),
    "play you": N_("You played {card}."),
    "take": N_("{by} won the trick with {card}."),
    "take you": N_("You won the trick with {card}."),
    "lead": N_("{by} leads to the next trick."),
    "lead you": N_("You lead to the next trick."),
    "total": P_("{by} has won {n} trick.", "{by} has won {n} tricks."),
    "total you": P_("You have won {n} trick.", "You have won {n} tricks."),
}

REFUSED: Final = {
    "whist.turn": N_("On your turn you play one card of your hand."),
    "whist.follow": N_("{led} was led, and you have that suit: follow it."),
}


def refused(t: WhistTable, move: Move, clause: str) -> Sentence:
    """Why a move is forbidden, with the suit that was led."""
    led = t.trick.cards[0].suit if t.trick.cards else ""
    fields: dict[str, Any] = {"led": {"suit": led}}
    return Sentence(REFUSED.get(clause, REFUSED["whist.turn"]), fields, WORDS)


def prompt(view: WhistView) -> Sentence:
    """What the seat asked may do, in a line."""
    trick = view.zone("trick").known
    if not trick:
        return Sentence(N_("Lead any card to the trick."), {}, WORDS)
    led = trick[0].suit
    has_it = any(card.suit == led for card in view.hand)
    text = N_("Follow suit: {led}.") if has_it else N_("You have none of {led}: play any card.")
    return Sentence(text, {"led": {"suit": led}}, WORDS)


WORDS: Final = GameWords(
    title=N_("Whist"),
    story=STORY,
    refused=refused,
    prompt=prompt,
    zones={"trick": N_("Trick"), "taken": N_("Tricks won")},
    verbs=(Verb("play", N_("Play {card}"), status=N_("played {card}")),),
    options={
        "trumps": N_("Trumps"),
        "trumps=turned_up": N_("the suit of the last card dealt"),
        "trumps=none": N_("there are none"),
    },
    suits={
        "clubs": N_("clubs"),
        "diamonds": N_("diamonds"),
        "hearts": N_("hearts"),
        "spades": N_("spades"),
    },
    kinds={"jack": N_("jack"), "queen": N_("queen"), "king": N_("king"), "ace": N_("ace")},
    card=N_("{kind} of {suit}"),
    name="whist",
    package="cardlab_whist",
)

LAYOUT: Final = Layout(rows=(("trick",),), spread=("trick",), notes={"trick": "trump"})
