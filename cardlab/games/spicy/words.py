"""What Sweet & Spicy says: its story, its refusals, its prompts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import C_, N_, P_, GameWords, Layout, Sentence, Text, Verb
from cardlab.games.spicy.cards import SpicyTable, SpicyView
from cardlab.games.spicy.rules import challenges

# A card's name, and nouns that have another article in some language.
CARD: Final = C_("Sweet & Spicy", "{suit} {kind}")
ARTICLES: Final = (C_("Game End card", "the {card}"), C_("Game End card", "a {card}"))

STORY: Final[Mapping[str, Text]] = {
    "deal": P_("Everybody has {n} spicy card in hand.", "Everybody has {n} spicy cards in hand."),
    "play": N_("{by} played {card} and said: {word}."),
    "play hidden": N_("{by} played a card face down and said: {word}."),
    "play you": N_("You played {card} and said: {word}."),
    "announce": N_("{by} said that it is the last card."),
    "announce you": N_("You said that it is your last card."),
    "blunder": N_("{by} said {word}, which is a mistake, and takes the card back."),
    "blunder you": N_("You said {word}, which is a mistake, and take the card back."),
    "forget": N_("{by} did not say that it was the last card, and takes it back."),
    "forget you": N_("You did not say that it was your last card, and take it back."),
    "pass": N_("{by} passed."),
    "pass you": N_("You passed."),
    "draw": N_("{by} drew {card}."),
    "draw hidden": N_("{by} drew a card."),
    "draw you": N_("You drew {card}."),
    "peek": N_("{by} looked at {card}."),
    "peek hidden": N_("{by} looked at a face-down card."),
    "peek you": N_("You looked at {card}."),
    "peek won": N_("{by} looked at cards already won: {cards}."),
    "peek won hidden": N_("{by} looked at cards already won."),
    "peek won you": N_("You looked at cards already won: {cards}."),
    "challenge": N_("{by} challenges {at}: wrong {word}!"),
    "challenge you": N_("You challenge {at}: wrong {word}!"),
    "challenge at you": N_("{by} challenges you: wrong {word}!"),
    "fastest": N_("Several want to challenge; {by} is first."),
    "fastest you": N_("Several want to challenge; you are first."),
    "reveal": N_("{by} turned up the card of {at} and named nothing."),
    "reveal you": N_("You turned up the card of {at} and named nothing."),
    "turn up": N_("{by} said {word}, and it is {card}."),
    "turn up you": N_("You said {word}, and it is {card}."),
    "win": P_("{by} takes the stack of one card.", "{by} takes the stack of {n} cards."),
    "win you": P_("You take the stack of one card.", "You take the stack of {n} cards."),
    "take wild": N_("{by} took a Total Wild as well."),
    "take wild you": N_("You took a Total Wild as well."),
    "no trophy": N_("{by} played a Total Wild as the last card: no trophy, five new cards."),
    "no trophy you": N_("You played a Total Wild as your last card: no trophy, five new cards."),
    "wait": N_("All decide whether to challenge the last card of {by}."),
    "wait you": N_("All decide whether to challenge your last card."),
    "trophy": N_("{by} wins a trophy."),
    "trophy you": N_("You win a trophy."),
    "count": N_("The game is over, and all count what they have won."),
}

REFUSED: Final = {
    "spicy.turn": N_("On your turn you play one card, or pass."),
    "spicy.play": N_("You play a card of your hand and say a number and a spice."),
    "spicy.pass": N_("Who lost a challenge must play a card, and can't pass."),
    "spicy.invalid": N_("After an invalid opening the next player must open, and can't pass."),
    "spicy.open": N_("A new stack is opened with a 1, 2 or 3, not with {said}."),
    "spicy.follow": N_("On {declared} you say a higher number of the same spice, not {said}."),
    "after a ten": N_("On {declared} you say 1, 2 or 3 of the same spice, not {said}."),
    "spicy.no_peek": N_("Face-down cards are not looked at."),
    "spicy.announce": N_("A last card has to be announced."),
    "spicy.challenge": N_("Challenge the number or the spice, or let it go."),
    "own card": N_("You can't challenge your own card."),
    "nothing to challenge": N_("There is no card to challenge now."),
    "spicy.wild_right": N_("A Total Wild is always right: it can't be challenged."),
    "spicy.trophy": N_("This last card was let through: it can't be challenged any more."),
    "spicy.unnamed": N_("Say what is wrong, the number or the spice."),
    "spicy.loser_draws": N_("Take a Total Wild as well, or go without."),
}


def refused(t: SpicyTable, move: Move, clause: str) -> Sentence:
    """Return why a move is forbidden, given the declaration on the stack."""
    p, reason = move.by, _reason(t, clause)
    if clause == "spicy.play" and move.verb != "play":
        reason = "spicy.turn"
    elif clause == "spicy.challenge" and move in [*challenges(p), Move(p, "reveal")]:
        reason = "own card" if p == t.owner else "nothing to challenge"
    return Sentence(REFUSED[reason], _fields(t, move))


def _reason(t: SpicyTable, clause: str) -> str:
    is_after_ten = clause == "spicy.follow" and t.declared.endswith(" 10")
    return "after a ten" if is_after_ten else clause


def _fields(t: SpicyTable, move: Move) -> dict[str, Any]:
    """Return the fields of a sentence: what lies there, and what is said."""
    said = {"said": {"card": move.into.text}} if move.into is not None else {}
    return {"declared": {"card": t.declared}, **said}


ALLOWED: Final = {
    "spicy.open": N_("{said} opens a stack: it is a 1, 2 or 3."),
    "spicy.follow": N_("{said} may follow {declared}: the same spice, and a higher number."),
    "after a ten": N_(
        "{said} may follow {declared}: after a 10 comes 1, 2 or 3 of the same spice."
    ),
    "spicy.wild_right": N_("{said} may be said now, and a Total Wild is always right."),
    "spicy.pass": N_("You may pass instead of playing, and draw a card."),
    "spicy.challenge": N_("The last card can be challenged until the next one is played."),
    "spicy.challenge_after_pass": N_("After a pass the last card can still be challenged."),
}


def allowed(t: SpicyTable, move: Move, clause: str) -> Sentence | None:
    """Return why a move is legal, given the declaration on the stack; of a mistake nothing."""
    reason = _reason(t, clause)
    if reason not in ALLOWED or move.verb == "wait":
        return None
    return Sentence(ALLOWED[reason], _fields(t, move))


PROMPTS: Final = {
    "open": N_("Open a stack: play a card and say 1, 2 or 3 of a spice, or pass."),
    "must open": N_("You lost: open a new stack with 1, 2 or 3 of a spice."),
    "must open next": N_("Open a stack with 1, 2 or 3 of a spice: you can't pass."),
    "follow": N_("Play a card and say more than {declared}, or pass."),
    "after a ten": N_("Play a card and say 1, 2 or 3 of the spice of {declared}, or pass."),
    "spicy.challenge": N_("{owner} said {declared}. Challenge it?"),
    "spicy.loser_draws": N_("Take a Total Wild as a third card?"),
}


def prompt(view: SpicyView) -> Sentence:
    """Return what the seat asked may do, in a line."""
    declared, reason = view.declared, view.why
    if reason == "spicy.turn" and declared:
        reason = "after a ten" if declared.rank == 10 else "follow"
    elif reason == "spicy.turn":
        must = "must open next" if view.passes else "must open"
        reason = must if view.must_play == view.seat else "open"
    fields: dict[str, Any] = {"declared": {"card": declared.text}} if declared else {}
    if 0 <= view.owner < len(view.names):
        fields["owner"] = {"seat": view.owner, "name": view.names[view.owner]}
    return Sentence(PROMPTS[reason], fields)


VERBS: Final = (
    Verb(
        "play",
        N_("Play {card}"),
        {
            "as": N_("Play {card} as {into}"),
            "as word": N_("Play {card} as {into}, without a word"),
        },
        status=N_("said {word}"),
    ),
    Verb("pass", N_("Pass"), key=C_("Sweet & Spicy", "P"), status=N_("passed")),
    Verb("peek", N_("Look at the top card"), {"word": N_("Look at the cards I have won")}),
    Verb("wait", N_("Let it go"), key=C_("Sweet & Spicy", "W"), passive=True),
    Verb("reveal", N_("Turn it up")),
    Verb(
        "challenge",
        N_("Wrong {word}!"),
        {"number": N_("Wrong number!"), "spice": N_("Wrong spice!")},
        status=N_("challenged"),
    ),
    Verb("take", N_("Take {card}"), key=C_("Sweet & Spicy", "T"), piece=""),
    Verb("without", N_("Go without"), key=C_("Sweet & Spicy", "W")),
    Verb("win", status=N_("took the stack")),
    Verb("trophy", status=N_("won a trophy")),
)

WORDS: Final = GameWords(
    title=N_("Sweet & Spicy"),
    story=STORY,
    refused=refused,
    allowed=allowed,
    prompt=prompt,
    zones={
        "deck": N_("Draw deck"),
        "stack": N_("Stack"),
        "wilds": N_("Total Wilds"),
        "trophies": N_("Trophies"),
        "won": N_("Won"),
    },
    verbs=VERBS,
    options={
        "total_wild": N_("With Total Wilds (without: classic Spicy)"),
        "challenge_priority": N_("Of several who challenge"),
        "challenge_priority=fastest": N_("the fastest counts (chance decides)"),
        "challenge_priority=clockwise": N_("the first clockwise counts"),
        "etiquette": N_("Mistakes can be made, and cost something"),
        "game_end_under": N_("Cards above the Game End card (0: by the number of players)"),
        "first_seat": N_("The seat of the youngest, who begins"),
    },
    suits={"chili": N_("chili"), "lemon": N_("lemon"), "pepper": N_("pepper")},
    kinds={
        "any spice": C_("Sweet & Spicy", "any spice"),
        "any number": C_("Sweet & Spicy", "any number"),
        "total wild": N_("Total Wild"),
        "trophy": N_("trophy"),
        "game end": N_("Game End card"),
    },
    terms={
        "number": C_("Sweet & Spicy", "number"),
        "spice": C_("Sweet & Spicy", "spice"),
        "silently": N_("without a word"),
    },
)

# --- Where the table is drawn ----------------------------------------------------------------

_STEP: Final = 5  # cards: so exactly one sees how deep the Game End card lies


def is_near_the_end(view: SpicyView) -> bool:
    """Return whether only a few cards lie above the Game End card (spicy.game_end_card)."""
    return view.until_end < _STEP


def until_the_end(view: SpicyView) -> Sentence:
    """Return about how many cards lie above the Game End card (spicy.game_end_card)."""
    if is_near_the_end(view):
        return Sentence(N_("the end is near"))
    about = _STEP * round(view.until_end / _STEP)
    return Sentence(N_("about {n} to the end"), {"n": about})


LAYOUT: Final = Layout(
    rows=(("deck", "stack", "wilds", "trophies"),), notes={"deck": until_the_end}
)
