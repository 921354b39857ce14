"""The words of the page itself: tools, tabs, notices."""

from __future__ import annotations

from typing import Any, Final

from cardlab.engine.match.catalogue import find
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.text.words import P_, Words
from cardlab_widgets.wire import ClauseData

CARDS: Final = P_("{n} card", "{n} cards")


def ui_texts(game: str, language: str) -> dict[str, Any]:
    """Return all texts of the page itself, and the rulebook that it shows beside the table."""
    of = find(game)
    _ = Words(language, of.words)
    return {
        "undo": _("Undo"),
        "save": _("Save"),
        "load": _("Load"),
        "share": _("Share"),
        "tools": _("Tools"),
        "more": _("More"),
        "what_if": _("What if"),
        **_beside_the_felt(_),
        **_around_the_game(_),
        "sheet": _("Score sheet: the fewest win") if of.fewest_win else _("Score sheet"),
        **_on_the_felt(_),
        **_of_the_coach(_),
        "watch": watch_texts(_),
        "rules": clauses_of(game, language),
    }


def clauses_of(game: str, language: str) -> list[ClauseData]:
    """Return the clauses of a rulebook, as a page shows them."""
    return [
        {"id": clause.id, "title": clause.title, "text": " ".join(clause.paragraphs)}
        for clause in rulebook(game, language)
    ]


def _beside_the_felt(_: Words) -> dict[str, Any]:
    """The story and the rulebook."""
    return {
        "story": _("Story"),
        "rules_tab": _("Rules"),
        "search": _("Search the rules"),
        "nothing_found": _("No clause says that."),
        "unfold": _("Show the whole story"),
        "earlier": _("What happened before"),
        "you": _("You"),
        "round": _("Round {n}"),
        "since": _("Since your move"),
        "beginning": _("The beginning"),
        "the_end": _("The end"),
        "see_again": _("See again"),
        "step_of": _("{n} of {all}"),
        "step_back": _("A move back"),
        "step_on": _("A move on"),
        "step_end": _("Back to now"),
    }


def _around_the_game(_: Words) -> dict[str, Any]:
    """What can be done beside moving."""
    return {
        "whatif": _("What if? Play on from before this"),
        "back": _("Back to the game"),
        "again": _("Play again"),
        "look_back": _("Look back"),
        "replay": _("The game once more, move by move"),
        "rest": _("Let go until my turn"),
        "total": _("Total"),
        "then": _("then fits:"),
        "then_none": _("then nothing fits"),
        "pace": _("Pace"),
        "paces": {"2": _("slow"), "1": _("normal"), "0": _("at once")},
    }


def _of_the_coach(_: Words) -> dict[str, Any]:
    """What the coach says."""
    return {
        "coach": _("Coach"),
        "coach_levels": {"off": _("off"), "hints": _("hints only"), "full": _("full")},
        "coach_off": _("The coach is off. It can tell the chance of each of your moves."),
        "coach_hints": _("The best I have found:"),
        "coach_close": _("Too close to call: no move is surely better than all the others."),
        "coach_full": _("Your chance to win with each move, and how sure that is:"),
        "coach_exact": _(
            "Your exact chance to win with each move: all that can still happen was counted."
        ),
        "coach_thinks": _("Thinking…"),
        "coach_thumb": _("rule of thumb"),
        "coach_beyond": _("Played out, it does better than what the rules of thumb say."),
        "coach_review": _("Your chance to win, move by move"),
        "coach_back": _("Press to look at that moment"),
        "coach_move": _("Move {n}"),
        "coach_lost": _("Move {move}: {n} points given away"),
        "coach_fine": _("No move gave away more than 2 points."),
    }


def _on_the_felt(_: Words) -> dict[str, Any]:
    """What is said about seats, hands and piles."""
    return {
        "players": _("The other players"),
        "moves": _("Your moves"),
        "hand": _("Your hand"),
        "card": _.form(CARDS, {"n": 1}),
        "cards": _.form(CARDS, {"n": 2}),
        "on_top": _("on top"),
        "you_know": _("you know"),
        "playable": _("playable"),
        "not_playable": _("not playable"),
        "uncover": _("Show my cards"),
        "sort": _("Sorted"),
        "orders": {"dealt": _("as dealt"), "suit": _("by suit"), "number": _("by number")},
        "next": _("next"),
        "first": _("First press one of the lit cards, then this."),
        "and_then": {
            "zone": _("choose where to play it"),
            "seat": _("which player?"),
            "suit": _("which suit?"),
            "choice": _("choose how to play it"),
        },
        **_in_dialogs(_),
    }


def _in_dialogs(_: Words) -> dict[str, str]:
    """What is said where a game is shared, loaded, or lost with its kernel."""
    return {
        "close": _("Close"),
        "copy": _("Copy"),
        "share_hint": _(
            "This text is the whole game, hidden cards too. Whoever loads it plays on."
        ),
        "load_hint": _("Choose a saved game, or paste one that was shared."),
        "paste": _("A shared game"),
        "choose_file": _("A saved game"),
        "save_plain": _("What you have saved is the whole game, hidden cards too."),
        "save_sealed": _("This is the whole game. Only this server can read it and go on with it."),
    }


def watch_texts(_: Words) -> dict[str, str]:
    """Return what is said of the program behind a page: it is cut off, at an end, or busy."""
    return {
        "cut": _("The connection is cut. The game waits, and goes on by itself."),
        "gone": _("The program behind this page has ended. The page goes on by itself."),
        "went_on": _("The program behind this page had ended. Here the game goes on."),
        "restarted": _("The kernel has ended, and this table with it: run its cell again."),
        "dead": _("The kernel does not answer. It may be busy: then the table goes on by itself."),
        "slow": _("The server is slow. What you pressed is on its way."),
        "unheard": _("What you pressed last was not heard: press it again."),
        "go_on": _("Go on with the game so far"),
    }
