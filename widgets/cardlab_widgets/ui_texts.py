"""The words of the page itself: tools, tabs, notices. The page fills in what is in braces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cardlab.engine.match.catalogue import find
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.text.words import N_, P_, Words
from cardlab_widgets.faces import faces_of
from cardlab_widgets.wire import ClauseData

CARDS: Final = P_("{n} card", "{n} cards")
CHOICES: Final = P_("{n} choice", "{n} choices")
TABLE: Final = {
    "undo": N_("Undo"),
    "taken_back": N_("The move is taken back."),
    "save": N_("Save"),
    "load": N_("Load"),
    "share": N_("Share"),
    "tools": N_("Tools"),
    "more": N_("More"),
    "what_if": N_("What if"),
    # The story and the rulebook.
    "story": N_("Story"),
    "rules_tab": N_("Rules"),
    "rule": N_("Rule: {title}"),
    "search": N_("Search the rules"),
    "nothing_found": N_("No clause contains that."),
    "unfold": N_("Show the whole story"),
    "earlier": N_("What happened before"),
    "you": N_("You"),
    "round": N_("Round {n}"),
    "since": N_("Since your move"),
    "beginning": N_("The beginning"),
    "the_end": N_("The end"),
    "see_again": N_("See again"),
    "step_of": N_("{n} of {all}"),
    "step_back": N_("One move back"),
    "step_on": N_("One move on"),
    "step_end": N_("Back to now"),
    # What can be done beside moving.
    "whatif": N_("What if? Play on from before this move"),
    "back": N_("Back to the game"),
    "again": N_("Play again"),
    "look_back": N_("Look back"),
    "replay": N_("The game again, move by move"),
    "rest": N_("Do nothing until my turn"),
    "total": N_("Total"),
    "then": N_("then fits:"),
    "then_none": N_("then nothing fits"),
    "pace": N_("Pace"),
    "paces": {"2": N_("slow"), "1": N_("normal"), "0": N_("at once")},
    # What is said about seats, hands and piles.
    "players": N_("The other players, clockwise from your left"),
    "moves": N_("Your moves"),
    "hand": N_("Your hand"),
    "on_top": N_("on top"),
    "you_know": N_("known to hold"),
    "playable": N_("can be chosen"),
    "not_playable": N_("cannot be chosen"),
    "uncover": N_("Show my cards"),
    "sort": N_("Sorted"),
    "next": N_("next"),
    "to_left": N_("Play goes to the left."),
    "to_right": N_("Play goes to the right."),
    "times": N_("{n} times."),
    "first": N_("First press one of your own cards, then this."),
    "and_then": {
        "zone": N_("choose where to play it"),
        "seat": N_("which player?"),
        "suit": N_("which suit?"),
        "choice": N_("choose how to play it"),
    },
    # Where a game is shared, loaded, or lost with its kernel.
    "close": N_("Close"),
    "copy": N_("Copy"),
    "share_hint": N_(
        "This text contains the whole game, including hidden cards. Anybody can "
        "load it and play on."
    ),
    "load_hint": N_("Choose a saved game, or paste one that was shared."),
    "paste": N_("A shared game"),
    "choose_file": N_("A saved game"),
    "save_plain": N_("The saved file contains the whole game, including hidden cards."),
    "save_sealed": N_("This is the whole game. Only this server can read it and continue it."),
    # What the coach says.
    "coach": N_("Coach"),
    "coach_levels": {"off": N_("off"), "hints": N_("hints only"), "full": N_("full")},
    "coach_off": N_("The coach is off. It can tell the chance of each of your moves."),
    "coach_hints": N_("The best I have found:"),
    "coach_close": N_("Too close to call: no move is clearly the best."),
    "coach_full": N_("Your chance to win with each move (± is the margin of error):"),
    "coach_exact": N_(
        "Your exact chance to win with each move, counted over all that can still happen."
    ),
    "coach_thinks": N_("Thinking…"),
    "coach_thumb": N_("rule of thumb"),
    "coach_beyond": N_("In simulated games it wins more often than the rule of thumb."),
    "coach_review": N_("Your chance to win, move by move"),
    "coach_back": N_("Press to look at that moment"),
    "coach_move": N_("Move {n}"),
    "coach_lost": N_("Move {move}: your chance fell by {n} points"),
    "coach_fine": N_("No move cost you more than 2 points of your chance."),
}
# How a hand is sorted; the faces of a game say how by suit.
ORDERS: Final = {"dealt": N_("as dealt"), "number": N_("by number")}
# Of the program behind a page: it is cut off, at an end, or busy.
WATCH: Final = {
    "cut": N_("The connection is lost. The game waits, and continues by itself."),
    "gone": N_("The program behind this page has stopped. The page continues by itself."),
    "went_on": N_("The program behind this page had stopped. Your game continues here."),
    "restarted": N_(
        "The kernel has stopped, and this table with it. Click the cell above it and press "
        "Shift+Enter to continue."
    ),
    "dead": N_("The kernel does not answer. If it is busy, the table continues by itself."),
    "slow": N_("The server is slow. What you pressed is on its way."),
    "unheard": N_("Your last press was lost. Press again."),
    "go_on": N_("Continue this game"),
}


def ui_texts(game: str, language: str) -> dict[str, Any]:
    """Return all texts of the page itself, and the rulebook that it shows beside the table."""
    of = find(game)
    words = Words(language, of.words)
    sheet = N_("Score sheet: the lowest score wins") if of.fewest_win else N_("Score sheet")
    orders = {**ORDERS, "suit": faces_of(game).BY_SUIT}
    return {
        **in_words({**TABLE, "orders": orders}, words),
        "card": words.form(CARDS, {"n": 1}),
        "cards": words.form(CARDS, {"n": 2}),
        "choice": words.form(CHOICES, {"n": 1}),
        "choices": words.form(CHOICES, {"n": 2}),
        "sheet": words(sheet),
        "watch": watch_texts(words),
        "rules": clauses_of(game, language),
    }


def watch_texts(words: Words) -> dict[str, Any]:
    """Return what is said of the program behind a page, in a language."""
    return in_words(WATCH, words)


def in_words(texts: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """Return texts in a language; a group of them is a mapping too."""
    return {
        name: in_words(text, words) if isinstance(text, Mapping) else words(text)
        for name, text in texts.items()
    }


def clauses_of(game: str, language: str) -> list[ClauseData]:
    """Return the clauses of a rulebook, as a page shows them."""
    return [
        {"id": clause.id, "title": clause.title, "text": " ".join(clause.paragraphs)}
        for clause in rulebook(game, language)
    ]
