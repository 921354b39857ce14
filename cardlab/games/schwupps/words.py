"""What Schwupps says: its story, its refusals, its prompts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import C_, N_, P_, GameWords, Layout, Sentence, Text, Verb
from cardlab.games.schwupps.cards import PLACES, ROWS, STEPS, SchwuppsTable, SchwuppsView
from cardlab.games.schwupps.rules import ring

# Nouns that have another article in some language.
ARTICLES: Final = (C_("aggravation card", "the {card}"), C_("aggravation card", "a {card}"))

STORY: Final[Mapping[str, Text]] = {
    "deal": P_(
        "Everybody has a personal pile of one card and draws it.",
        "Everybody has a personal pile of {n} cards and draws four of them.",
    ),
    "play": N_("{by} played {card}: {word}."),
    "play you": N_("You played {card}: {word}."),
    "aggravate": N_("{by} played an aggravation card and schwupps: {word}."),
    "aggravate you": N_("You played an aggravation card and schwupp: {word}."),
    "aggravate last": N_("{by} played an aggravation card as the last card."),
    "aggravate last you": N_("You played an aggravation card as your last card."),
    "schwupp": N_("{by} schwupps freely: {word}."),
    "schwupp you": N_("You schwupp freely: {word}."),
    "move on": N_("{card} came into the {word}, and {into} moved to its second place."),
    "not yet": P_(
        "{by} has no card in hand, but one in the personal pile: that is no win yet.",
        "{by} has no card in hand, but {n} in the personal pile: that is no win yet.",
    ),
    "not yet you": P_(
        "You have no card in hand, but one in your personal pile: that is no win yet.",
        "You have no card in hand, but {n} in your personal pile: that is no win yet.",
    ),
    "turned up": N_("{card} was turned up on the Schwupps pile."),
    "shuffle rules": N_("The Schwupps discard became the new Schwupps pile."),
    "give": N_("{by} gave {at} {card} from the common pile."),
    "give hidden": N_("{by} gave {at} a card from the common pile."),
    "give hidden you": N_("You gave {at} a card from the common pile."),
    "give at you": N_("{by} gave you {card} from the common pile."),
    "take": N_("{by} took {card} from the common pile."),
    "take hidden": N_("{by} took a card from the common pile."),
    "take you": N_("You took {card} from the common pile."),
    "nothing": N_("There is no common pile: nobody takes a card."),
    "shuffle": N_("The number cards under the tops became the new common pile."),
    "refill": N_("{by} ended the turn and drew {cards}."),
    "refill hidden": P_(
        "{by} ended the turn and drew a card.", "{by} ended the turn and drew {n} cards."
    ),
    "refill you": N_("You ended the turn and drew {cards}."),
    "stop": N_("{by} ended the turn and drew nothing."),
    "stop you": N_("You ended the turn and drew nothing."),
    "game over": N_("{by} has won this game."),
    "game over you": N_("You have won this game."),
    "game over nobody": N_("The turn limit was reached: nobody has won this game."),
    "begin": N_("Game {n} begins, and {by} is first."),
    "begin you": N_("Game {n} begins, and you are first."),
    "total": P_("{by} has {n} point in all.", "{by} has {n} points in all."),
    "total you": P_("You have {n} point in all.", "You have {n} points in all."),
    "end nobody": N_("The turn limit was reached: nobody has won."),
}

REFUSED: Final = {
    "not held": N_("{card} is not in your hand."),
    "no such move": N_("You play a card, schwupp a row, or end your turn."),
    "only once": N_("You have schwupped freely this turn: it goes only once a turn."),
    "which place": N_("Say on which pile: {places}."),
    "which row": N_("Say which row: {rows}."),
    "no aggravation": N_("You have no aggravation card."),
    "schwupps.must_act": N_("You can't pass: play a card or schwupp a row first."),
    "schwupps.step": N_("{card} does not fit {top}: {rule} asks for {wanted}."),
    "schwupps.wrap": N_("{card} does not fit {top}: on the ring of ten {rule} asks for {wanted}."),
    "schwupps.same_number": N_("{card} does not fit {top}: it has to be {wanted}."),
    "schwupps.same_colour": N_("{card} does not fit {top}: it has to be {suit}."),
    "schwupps.colour_or_number": N_(
        "{card} does not fit {top}: it is neither {suit} nor {wanted}."
    ),
    "schwupps.aggravate": N_("Choose another player, who takes a card."),
}


def refused(t: SchwuppsTable, move: Move, clause: str) -> Sentence:
    """Say why a move is forbidden, by the pile and the card beside it."""
    fields = {"places": ", ".join(PLACES), "rows": ", ".join(ROWS), **_fields(t, move)}
    return Sentence(REFUSED[_no_move(t, move) if clause == "schwupps.turn" else clause], fields)


def _no_move(t: SchwuppsTable, move: Move) -> str:
    """Return why a move is none that could be made in a turn."""
    if move.verb == "play" and move.card and move.card not in t.hands[move.by].cards:
        return "not held"
    if move.verb == "play" and move.card and move.card.suit:
        return "which place"
    if move.verb not in ("aggravate", "schwupp"):
        return "no such move"
    if move.word not in ROWS:
        return "which row"
    if move.verb == "aggravate":
        return "no aggravation"
    return "only once" if t.schwupped else "no such move"


def _fields(t: SchwuppsTable, move: Move) -> dict[str, Any]:
    """Return what a sentence may name: the card, the pile where it is laid, and what fits there."""
    if move.card is None:
        return {}
    card = {"card": {"card": move.card.text}}
    if move.word not in PLACES:
        return card
    i = PLACES.index(move.word)
    rule, top = t.places[i].cards[0], t.piles[i].cards[-1]
    return card | {
        "rule": {"card": rule.text},
        "top": {"card": top.text},
        "suit": {"suit": top.suit},
        "wanted": ring(top.rank, STEPS.get(rule.kind, 0)),
    }


ALLOWED: Final = {
    "schwupps.step": N_("{card} fits {top}: {rule} asks for {wanted}."),
    "schwupps.wrap": N_("{card} fits {top}: on the ring of ten {rule} asks for {wanted}."),
    "schwupps.same_number": N_("{card} fits {top}: it has the same number."),
    "schwupps.same_colour": N_("{card} fits {top}: it is {suit} too."),
    "schwupps.schwupp_price": N_("You may schwupp a row once a turn, and then take a card."),
    "schwupps.must_act": N_("No card of yours fits: you schwupp a row, and then take a card."),
    "schwupps.aggravate": N_("Your aggravation card moves a row, and another player takes a card."),
    "schwupps.end_turn": N_("You have done something this turn, so you may end it."),
}


def allowed(t: SchwuppsTable, move: Move, clause: str) -> Sentence | None:
    """Say why a move is legal, by the pile and the card beside it."""
    if move.verb == "give":
        return None
    fields, reason = _fields(t, move), clause
    if move.card and clause == "schwupps.colour_or_number":
        same_number = move.card.rank == fields["wanted"]
        reason = "schwupps.same_number" if same_number else "schwupps.same_colour"
    return Sentence(ALLOWED[reason], fields)


PROMPTS: Final = {
    "first": N_("Play a card, or schwupp a row."),
    "stuck": N_("No card of yours fits: schwupp a row."),
    "no number": N_("No number of yours fits: schwupp a row, or aggravate first."),
    "more": N_("Go on, or end your turn."),
    "schwupps.aggravate": N_("Who takes a card from the common pile?"),
}


def prompt(view: SchwuppsView) -> Sentence:
    """Say what the seat asked may do, in a line."""
    if view.why == "schwupps.aggravate":
        return Sentence(PROMPTS[view.why])
    verbs = {move.verb for move in view.legal}
    keys = {"end": "more", "play": "first", "aggravate": "no number", "schwupp": "stuck"}
    return Sentence(PROMPTS[next(key for verb, key in keys.items() if verb in verbs)])


VERBS: Final = (
    Verb("play", N_("Play {card}: {word}"), status=N_("played {card}")),
    Verb(
        "aggravate",
        N_("Aggravate: {word}"),
        status=N_("aggravated"),
        foreseen=True,
        spends="aggravation",
    ),
    Verb("schwupp", N_("Schwupp: {word}"), status=N_("schwupped"), foreseen=True),
    Verb("give", N_("Give it to {at}")),
    Verb("end", N_("End my turn"), key=C_("Schwupps", "E")),
    Verb("refill", status=N_("ended the turn")),
    Verb("stop", status=N_("ended the turn")),
)

WORDS: Final = GameWords(
    title=N_("Schwupps"),
    story=STORY,
    refused=refused,
    allowed=allowed,
    prompt=prompt,
    zones={
        "schwupps pile": N_("Schwupps pile"),
        "next": N_("Next rule"),
        **dict.fromkeys(("top-first", "bottom-first"), N_("first place")),
        **dict.fromkeys(("top-second", "bottom-second"), N_("second place")),
        **dict.fromkeys([f"{place} pile" for place in PLACES], N_("its pile")),
        "schwupps discard": N_("Schwupps discard"),
        "common": N_("Common pile"),
        "box": N_("Out of the game"),
        "own": N_("Personal pile"),
    },
    verbs=VERBS,
    options={
        "tournament": N_("A tournament: as many games as players"),
        "rule_cards": N_("How many Schwupps cards there are of each kind"),
        "turn_cap": N_("Turns after which the game ends without a winner"),
    },
    suits={
        "red": N_("red"),
        "yellow": N_("yellow"),
        "green": N_("green"),
        "blue": N_("blue"),
        "purple": N_("purple"),
    },
    kinds={
        "aggravation": N_("aggravation card"),
        "+1": N_("+1"),
        "+2": N_("+2"),
        "-1": N_("-1"),
        "-2": N_("-2"),
        "same number": N_("same number"),
        "same colour": N_("same colour"),
        "colour or number": N_("same colour or number"),
    },
    terms={
        "top": N_("top row"),
        "bottom": N_("bottom row"),
        "top-first": N_("top row, first place"),
        "top-second": N_("top row, second place"),
        "bottom-first": N_("bottom row, first place"),
        "bottom-second": N_("bottom row, second place"),
    },
)

LAYOUT: Final = Layout(
    rows=(
        ("schwupps pile", "next", "top-first", "top-first pile", "top-second", "top-second pile"),
        (
            *("schwupps discard", "common"),
            *("bottom-first", "bottom-first pile", "bottom-second", "bottom-second pile"),
        ),
    ),
    tried="play {card} top-first",
)
