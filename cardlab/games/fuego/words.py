"""What Fuego! says: its story, its refusals, its prompts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cardlab.engine.table.cards import Card
from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import C_, N_, P_, GameWords, Layout, Sentence, Text, Verb
from cardlab.games.fuego.cards import SIDES, SPARK, FuegoTable, FuegoView
from cardlab.games.fuego.specials import SEVEN, pile_of, plays, value

# Nouns that have another article in some language.
ARTICLES: Final = (C_("Burn", "the {card}"), C_("Burn", "a {card}"))

STORY: Final[Mapping[str, Text]] = {
    "deal": N_("Everybody has three cards face down, three face up on them, and three in hand."),
    "swap": N_("{by} put {card} face up and took {into}."),
    "swap you": N_("You put {card} face up and took {into}."),
    "starts": N_("{by} has the lowest number and begins."),
    "starts you": N_("You have the lowest number and begin."),
    "no number": N_("Nobody has a number card in hand: {by} begins."),
    "no number you": N_("Nobody has a number card in hand: you begin."),
    "face up": N_("{by} plays from the face-up cards."),
    "face up you": N_("You play from your face-up cards."),
    "play": N_("{by} played {cards}."),
    "play you": N_("You played {cards}."),
    "draw": N_("{by} drew {cards}."),
    "draw hidden": P_("{by} drew a card.", "{by} drew {n} cards."),
    "draw you": N_("You drew {cards}."),
    "pick up": P_(
        "{by} picked up the Play Pile of one card.", "{by} picked up the Play Pile of {n} cards."
    ),
    "pick up you": P_(
        "You picked up the Play Pile of one card.", "You picked up the Play Pile of {n} cards."
    ),
    "turn up": N_("{by} turned up {card}."),
    "turn up you": N_("You turned up {card}."),
    "reverse": P_("The direction of play turned.", "The direction of play turned {n} times."),
    "skip": P_("One player was skipped.", "{n} players were skipped."),
    "burn": P_(
        "{by} burnt the Play Pile of one card and has another turn.",
        "{by} burnt the Play Pile of {n} cards and has another turn.",
    ),
    "burn you": P_(
        "You burnt the Play Pile of one card and have another turn.",
        "You burnt the Play Pile of {n} cards and have another turn.",
    ),
    "shield": N_("{by} passed the burn on with {card}."),
    "shield you": N_("You passed the burn on with {card}."),
    "last": N_("{by} was the last to slap."),
    "last you": N_("You were the last to slap."),
    "pass on": N_("All hands were passed on: {word}."),
    "end": N_("{by} is out of cards and has won."),
    "end you": N_("You are out of cards and have won."),
    "end nobody": N_("The turn limit was reached: nobody has won."),
}

REFUSED: Final = {
    "not held": N_("You have too few of {card} among the cards you play from."),
    "no such move": N_("You play one card, or several of the same value."),
    "how many": N_("Several of the same value are written like {several}."),
    "fuego.swap": N_("Exchange a card of your hand for one of your face-up cards, or say ready."),
    "swapped enough": N_("You have exchanged three cards: say ready."),
    "fuego.first_play": N_("The first play is your lowest number, one or several of it."),
    "fuego.turn": N_("{card} is too low: {top} is on the pile."),
    "fuego.face_up": N_("You play from your hand, and face-up cards come after it."),
    "fuego.seven": N_("{card} is too high: on a 7 goes a 7 or lower, or a special card."),
    "fuego.pick_up": N_("You pick up the pile only when you can play no card."),
    "fuego.invisible": N_("An Invisible goes on a number card only."),
    "fuego.burn": N_("A Burn goes on a number card only."),
    "fuego.lead_blank": N_("{card} leads an empty pile only when you have nothing else."),
    "fuego.incendio": N_("Say which other card the Incendio stands for."),
    "fuego.one_off_plural": N_("{card} is played one at a time."),
    "fuego.burn_baby_burn": N_("Say left or right."),
    "fuego.backdraft": N_("Say left or right."),
    "fuego.reverse": N_("You play one card, or several of the same value."),
    "fuego.skip": N_("You play one card, or several of the same value."),
    "fuego.ya_burnt": N_("Slap!"),
    "fuego.face_down": N_("Turn up a face-down card, and play it if it fits."),
    "turned": N_("Play {turned}, which was turned up."),
    "fuego.incendio_shield": N_("Only an Incendio among your cards in play passes the burn on."),
    "fuego.four_any_time": N_("Out of turn you can only play a four of a kind, or wait."),
}


def refused(t: FuegoTable, move: Move, clause: str) -> Sentence:
    """Return why a move is forbidden, given the card on the pile."""
    held = [card for card in t.turned.cards or t.in_play(move.by) if card is move.card]
    is_low = value(t) is not None and not move.word and move.into is not move.card
    reason = _first_true(
        ("swapped enough", clause == "fuego.swap" and t.swaps == SPARK),
        ("turned", clause == "fuego.face_down" and t.turned.top),
        ("fuego.one_off_plural", clause in ("fuego.invisible", "fuego.burn") and move.count > 1),
        ("how many", move.verb == "play" and move.word not in ("", *SIDES)),
        (clause, clause != "fuego.turn"),
        ("no such move", move.verb != "play" or move.card is None),
        ("not held", len(held) < move.count),
        ("fuego.turn", is_low),
        ("no such move", True),
    )
    is_own = reason in ("not held", "fuego.one_off_plural")
    card = move.card if is_own else move.into or move.card
    fields = _fields(card=card, top=value(t), turned=t.turned.top)
    return Sentence(REFUSED[reason], {"several": {"b": "play 2x 6"}, **fields})


def _first_true(*cases: tuple[str, object]) -> str:
    """Return the name of the first case that is true."""
    return next(name for name, is_true in cases if is_true)


def _fields(**cards: Card | None) -> dict[str, Any]:
    """Return the fields of a sentence that names these cards."""
    return {name: {"card": card.text} for name, card in cards.items() if card is not None}


ALLOWED: Final = {
    "fuego.turn": N_("{card} fits {top}: it is as high or higher."),
    "on a special": N_("{card} fits: any number goes on {top}."),
    "no number": N_("{card} fits: there is no number that it has to match."),
    "fuego.seven": N_("{card} fits {top}: on a 7 goes a 7 or lower."),
    "fuego.invisible": N_("An Invisible fits: it goes on any number card."),
    "fuego.burn": N_("A Burn fits: it goes on any number card."),
    **dict.fromkeys(
        (
            "fuego.reverse",
            "fuego.skip",
            "fuego.burn_baby_burn",
            "fuego.ya_burnt",
            "fuego.backdraft",
        ),
        N_("{card} fits: it goes on any card."),
    ),
    "fuego.incendio": N_("An Incendio is played as another card that fits, here as {into}."),
    "fuego.lead_blank": N_("{card} leads the empty pile, since you have nothing else."),
    "fuego.four_any_time": N_("Four of a kind are played at any time, on any card."),
    "fuego.first_play": N_("The first play is your lowest number, one or several of it."),
    "fuego.incendio_shield": N_("Your Incendio passes the burn on."),
    "fuego.pick_up": N_("No card of yours fits: you pick up the pile."),
    "by choice": N_("House rule: you may pick up the pile, although a card fits."),
}


def allowed(t: FuegoTable, move: Move, clause: str) -> Sentence | None:
    """Return why a move is legal, given the card on the pile."""
    top, is_turn = value(t), clause == "fuego.turn"
    has_play = clause == "fuego.pick_up" and plays(t, move.by, t.in_play(move.by))
    reason = _first_true(
        ("no number", is_turn and top is None),
        ("on a special", is_turn and top and not top.rank),
        ("by choice", has_play),
        (clause, True),
    )
    if reason not in ALLOWED or (move.card is None and clause != "fuego.pick_up"):
        return None
    return Sentence(ALLOWED[reason], _fields(card=move.card, into=move.into, top=top))


PROMPTS: Final = {
    "fuego.swap": N_("Exchange cards with your Spark Pile, or say ready."),
    "fuego.first_play": N_("You begin with your lowest number, one or several of it."),
    "fuego.turn": N_("Play {rank} or higher, or a special card."),
    "seven": N_("Play a 7 or lower, or a special card."),
    "special": N_("Play any number, or a special card."),
    "stuck": N_("No card of yours fits: pick up the pile."),
    "fuego.face_down": N_("Turn up a face-down card."),
    "turned": N_("Play the card that was turned up."),
    "fuego.four_any_time": N_("Four of a kind? Play it now, or wait."),
    "fuego.incendio_shield": N_("You are burnt: pick up the pile, or play an Incendio."),
    "no shield": N_("You are burnt: pick up the pile."),
    "fuego.ya_burnt": N_("Slap!"),
}


def prompt(view: FuegoView) -> Sentence:
    """Return what the seat asked may do, in a line."""
    why, can_play = view.why, any(move.verb == "play" for move in view.legal)
    top = value(pile_of(view))
    rank = top.rank if top else 0
    reason = _first_true(
        ("turned", why == "fuego.face_down" and can_play),
        ("no shield", why == "fuego.incendio_shield" and not can_play),
        (why, why != "fuego.turn"),
        ("stuck", not can_play),
        ("special", not rank),
        ("seven", rank == SEVEN),
        (why, True),
    )
    return Sentence(PROMPTS[reason], {"rank": rank})


VERBS: Final = (
    Verb(
        "play",
        N_("Play {card}"),
        {
            "as": N_("Play {card} as {into}"),
            "word": N_("Play {card}: {word}"),
            "as word": N_("Play {card} as {into}: {word}"),
        },
        status=N_("played {card}"),
    ),
    Verb("take", N_("Pick up the pile"), key=C_("Fuego!", "P")),
    Verb("turn", N_("Turn up a card"), key=C_("Fuego!", "T"), pile="down"),
    Verb("swap", N_("Exchange {card} for {into}"), exchanged="up"),
    Verb("ready", N_("Ready"), key=C_("Fuego!", "R")),
    Verb("wait", N_("Wait"), key=C_("Fuego!", "W"), passive=True),
    Verb("suffer", N_("Pick up the pile"), key=C_("Fuego!", "P")),
    Verb("slap", N_("Slap!"), key=C_("Fuego!", "S")),
    Verb("pick up", status=N_("picked up the pile")),
    Verb("burn", status=N_("burnt the pile")),
    Verb("shield", status=N_("passed the burn on")),
)

WORDS: Final = GameWords(
    title=N_("Fuego!"),
    story=STORY,
    refused=refused,
    allowed=allowed,
    prompt=prompt,
    zones={
        "draw": N_("Draw Pile"),
        "play": N_("Play Pile"),
        "discard": N_("Discard Pile"),
        "turned up": N_("Turned up"),
        "up": N_("Face up"),
        "down": N_("Face down"),
    },
    verbs=VERBS,
    options={
        "deck": N_("How many cards there are of each kind"),
        "reverse_skip": N_("What may follow a Reverse or a Skip"),
        "reverse_skip=open": N_("anything but Burn and Invisible"),
        "reverse_skip=transparent": N_("what fits the card beneath"),
        "pick_up_by_choice": N_("You may pick up the pile by choice"),
        "four_out_of_turn": N_("Four of a kind may be played out of turn"),
        "slap": N_("Who is the last to slap"),
        "slap=chance": N_("is drawn by chance"),
        "slap=reaction": N_("is whoever reacts last"),
        "turn_cap": N_("Turns after which the game ends without a winner"),
    },
    kinds={
        "reverse": N_("Reverse"),
        "skip": N_("Skip"),
        "invisible": N_("Invisible"),
        "burn": N_("Burn"),
        "incendio": N_("Incendio"),
        "burn baby burn": N_("Burn Baby Burn"),
        "ya burnt": N_("Ya Burnt!"),
        "backdraft": N_("Backdraft"),
    },
    terms={"left": N_("left"), "right": N_("right")},
)

LAYOUT: Final = Layout(
    rows=(("draw", "play", "turned up", "discard"),),
    spread=("turned up",),
    tried_before=("up",),
)
