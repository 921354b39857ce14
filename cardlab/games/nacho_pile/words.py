"""What Nacho Pile says: its story, its refusals, its prompts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from cardlab.engine.text.words import C_, N_, P_, GameWords, Layout, Sentence, Text, Verb

if TYPE_CHECKING:
    from cardlab.engine.table.moves import Move
    from cardlab.games.nacho_pile.cards import NachoTable, NachoView

STORY: Final[Mapping[str, Text]] = {
    "claim": N_("{by} claimed {cards}."),
    "claim you": N_("You claimed {cards}."),
    "draw": N_("{by} drew {a_card}."),
    "draw you": N_("You drew {a_card}."),
    "value": N_("{by} made the wild {a_card}."),
    "value you": N_("You made the wild {a_card}."),
    "bust": N_("{by} busted with {a_card}: all chips drawn go back into the bag."),
    "bust you": N_("You busted with {a_card}: all chips drawn go back into the bag."),
    "stop": N_("{by} stopped with {cards}."),
    "stop you": N_("You stopped with {cards}."),
    "take": N_("{by} took {cards} from before {at}."),
    "take you": N_("You took {cards} from before {at}."),
    "take at you": N_("{by} took {cards} from before you."),
    "act": N_("{the_card} acts."),
    "nothing": N_("There was nothing for {the_card} to move."),
    "steal": N_("{by} stole {a_card} from the plate of {at}."),
    "steal you": N_("You stole {a_card} from the plate of {at}."),
    "steal at you": N_("{by} stole {a_card} from your plate."),
    "score": N_("{by} moved {cards} to the plate at once."),
    "score you": N_("You moved {cards} to your plate at once."),
    "return": N_("{by} put {a_card} from the plate of {at} back into the bag."),
    "return you": N_("You put {a_card} from the plate of {at} back into the bag."),
    "return at you": N_("{by} put {a_card} from your plate back into the bag."),
    "last": N_("One chip is left in the bag, and it is {a_card}: the game ends."),
    "double": N_("All chips of the type of {card} score double."),
    "cap": N_("The turn limit was reached: chips in front go onto the plates, which are counted."),
    "onto plate": N_("{by} put {cards} onto the plate."),
    "onto plate you": N_("You put {cards} onto your plate."),
    "most": P_(
        "{by} has most chips of {card} and scores {n} point.",
        "{by} has most chips of {card} and scores {n} points.",
    ),
    "most you": P_(
        "You have most chips of {card} and score {n} point.",
        "You have most chips of {card} and score {n} points.",
    ),
    "most spicy": P_(
        "{by} has most spicy chips and scores {n} point.",
        "{by} has most spicy chips and scores {n} points.",
    ),
    "most spicy you": P_(
        "You have most spicy chips and score {n} point.",
        "You have most spicy chips and score {n} points.",
    ),
    "end": N_("{by} has most points and has won."),
    "end you": N_("You have most points and have won."),
}

REFUSED: Final = {
    "no such move": N_("On your turn you draw a chip, or stop."),
    "nacho.draw": N_("You draw at least one chip before you stop."),
    "nacho.wild": N_("Give the wild a value from 1 to 7 that you have not drawn this turn."),
    "nacho.wild any": N_("Give the wild a value from 1 to 7."),
    "nacho.no_target": N_(
        "It must move a chip where there is one: choose the player and the chip."
    ),
    "nacho.no_target score": N_("It must move chips where there are some: choose the value."),
    "nacho.steal": N_("Steal a chip that lies on another player's plate."),
    "nacho.score": N_("Choose a value that you have drawn this turn."),
    "nacho.return": N_("Choose a chip that lies on another player's plate."),
    "nacho.assign": N_("Give the wild on your plate a value from 1 to 7."),
    "nacho.last_chip": N_("Name the type that the wild doubles: 1 to 7, or spicy."),
}


def refused(t: NachoTable, move: Move, clause: str) -> Sentence:
    """Say why a move is forbidden."""
    reason = clause
    if clause == "nacho.draw" and move.text != f"{move.by} stop":
        reason = "no such move"
    elif clause == "nacho.wild" and t.options["wild_values"] == "any":
        reason = "nacho.wild any"
    elif clause == "nacho.no_target" and any(chip.kind == "score" for chip in t.drawn):
        reason = "nacho.no_target score"
    return Sentence(REFUSED[reason])


ALLOWED: Final = {
    "nacho.draw": N_("You may draw one more chip, as often as you like."),
    "first": N_("You draw at least one chip."),
    "nacho.stop": N_("You have drawn a chip, so you may stop."),
    "nacho.wild": N_("The wild may be {card}: you have not drawn it this turn."),
    "nacho.steal": N_("{card} lies on the plate of another player, so you may steal it."),
    "nacho.score": N_("You have drawn {card} this turn, so you may score it."),
    "nacho.return": N_("{card} lies on the plate of another player, so you may return it."),
    "nacho.assign": N_("At the end a wild on your plate gets any value from 1 to 7."),
}


def allowed(t: NachoTable, move: Move, clause: str) -> Sentence | None:
    """Say why a move is legal."""
    reason = "first" if clause == "nacho.draw" and not t.pulled else clause
    if reason not in ALLOWED or (clause == "nacho.wild" and t.options["wild_values"] == "any"):
        return None
    return Sentence(ALLOWED[reason], {"card": {"card": move.card.text}} if move.card else {})


PROMPTS: Final = {
    "nacho.draw": N_("Draw one more chip, or stop."),
    "first": N_("Draw a chip."),
    "nacho.wild": N_("Which number shall the wild be?"),
    "nacho.steal": N_("Steal a chip from somebody's plate."),
    "nacho.score": N_("Which chip goes to your plate at once?"),
    "nacho.return": N_("Put a chip from somebody's plate back into the bag."),
    "nacho.assign": N_("Which number shall the wild on your plate be?"),
    "nacho.last_chip": N_("A wild is left in the bag: which type shall score double?"),
}


def prompt(view: NachoView) -> Sentence:
    """Say what the seat asked may do, in a line."""
    is_first = view.why == "nacho.draw" and not view.pulled
    return Sentence(PROMPTS["first" if is_first else view.why])


VERBS: Final = (
    Verb(
        "draw",
        C_("Nacho Pile", "Draw"),
        key=C_("Nacho Pile", "D"),
        status=N_("drew {a_card}"),
        pile="bag",
    ),
    Verb("stop", N_("Stop"), key=C_("Nacho Pile", "S"), status=N_("stopped")),
    Verb("value", N_("{card}"), status=N_("made a wild {a_card}"), piece=""),
    Verb("score", N_("Score {card}"), status=N_("scored {cards}"), piece="drawn"),
    Verb("steal", N_("Steal {card} from {at}"), status=N_("stole {a_card}"), piece="plate"),
    Verb("return", N_("Return {card} of {at}"), status=N_("returned {a_card}"), piece="plate"),
    Verb("name", N_("{card}{word}"), piece=""),
    Verb("bust", status=N_("busted")),
)

WORDS: Final = GameWords(
    title=N_("Nacho Pile"),
    story=STORY,
    refused=refused,
    allowed=allowed,
    prompt=prompt,
    zones={
        "bag": N_("Bag"),
        "drawn": N_("Drawn this turn"),
        "front": N_("In front"),
        "plate": N_("Plate"),
    },
    verbs=VERBS,
    options={
        "last_wild": N_("A wild left in the bag"),
        "last_wild=none": N_("doubles nothing"),
        "last_wild=ender_names": N_("doubles what the one who ended the game names"),
        "spicy_acts": N_("A spicy chip acts"),
        "spicy_acts=drawn": N_("when it is drawn"),
        "spicy_acts=stop": N_("when you stop"),
        "wild_values": N_("A wild may become"),
        "wild_values=unseen": N_("a number not drawn this turn"),
        "wild_values=any": N_("any number"),
        "turn_cap": N_("Turns after which the plates are counted"),
    },
    kinds={"wild": N_("wild"), "steal": N_("Steal"), "score": N_("Score"), "return": N_("Return")},
    terms={"spicy": N_("spicy")},
)

LAYOUT: Final = Layout(rows=(("bag", "drawn"),), spread=("drawn",))
