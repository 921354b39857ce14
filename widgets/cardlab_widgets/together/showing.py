"""What a page at a table of people is shown: the scene of its chair, and what goes with it.

Everything that a page receives of a match is made here, from the view of one chair.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from cardlab.engine.match.match import Match
from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import N_, Text, Words
from cardlab_widgets.faces import art
from cardlab_widgets.table.scene import DECIDING, hush, scene
from cardlab_widgets.together.chairs import Data, Presence, Viewpoint
from cardlab_widgets.together.windows import RACE
from cardlab_widgets.ui_texts import in_words, ui_texts

CUT: Final = N_("The connection is lost. This page keeps trying, and your chair stays yours.")
PHRASES: Final = (
    N_("Well played!"),
    N_("Your turn!"),
    N_("Oh no!"),
    N_("One moment, please."),
    N_("Good luck!"),
    N_("That was close!"),
    N_("Thank you!"),
    N_("Another game?"),
)
_PRESENCE: Final[dict[str, Text]] = {
    "bot": N_("bot"),
    "lost": N_("offline"),
    "away": N_("away"),
}


def painted(
    match: Match,
    me: int | None,
    viewpoint: Viewpoint,
    people: Collection[int],
    offered: Sequence[Move],
    *,
    can_rest: bool,
) -> Data:
    """Return the scene of a match from a viewpoint, but for the number of its decision.

    Args:
        match: the match.
        me: the seat; None for those who look on.
        viewpoint: the language, and the story as written before.
        people: the seats of persons.
        offered: the moves that can be pressed now. Whoever is asked and is offered nothing, as in a
            window for which there is no choice, sees the table as one who is not asked.
        can_rest: whether one may let go all that is asked until one's next turn.

    """
    shown = scene(match, me, viewpoint.words, known=viewpoint.lines)
    for line in shown["story"]:
        line["decision"] = None  # there is no what-if among people
    hush(shown, people)
    if shown["moves"] and not offered:
        for held in shown["hand"]:
            held["no"] = None
        shown |= {"moves": [], "prompt": [viewpoint.words(DECIDING)]}
    is_race = bool(match.ask and match.ask.question.race)
    can = dict.fromkeys(("undo", "load", "whatif", "save", "share"), False)
    return {
        **shown,
        "mode": "over" if match.over else "play",
        "banner": None,
        "replay": None,
        "race": round(1000 * RACE) if offered and is_race else None,
        "can": {**can, "rest": can_rest},
        "coach": "none",
        "review": None,
        "counted": None,
        "show_counts": "signs",
    }


def state_of(game: str, words: Words, shown: Data, presence: dict[int, Presence]) -> Data:
    """Return the whole state of a page's table.

    Args:
        game: what is played.
        words: the language.
        shown: the scene.
        presence: who is here, by seat.

    """
    nothing: Data = {"theme": "auto", "ticket": "", "unkept": "", "advice": {}}
    return {"scene": shown, **drawings_and_words(game, words), **nothing, "presence": presence}


def drawings_and_words(game: str, words: Words) -> Data:
    """Return what a page needs of a game beside the scene, in a language."""
    said: dict[str, Any] = ui_texts(game, words.language)
    said["watch"] |= {"cut": words(CUT)}
    said["presence"] = presence_texts(words)
    return {"art": art(game, words.language), "words": said}


def presence_texts(words: Words) -> dict[str, str]:
    """Return the texts about absent players, in a language."""
    return in_words(_PRESENCE, words)
