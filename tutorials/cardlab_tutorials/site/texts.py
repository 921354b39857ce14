"""The words of the page itself: while Python comes, and about what the browser keeps."""

from __future__ import annotations

from cardlab.engine.text.words import Words


def page_texts(language: str) -> dict[str, str]:
    """Return the words of the page in a language."""
    _ = Words(language)
    return {
        "loading": _("Python is loading. What you press now is done as soon as it is there."),
        "broken": _("Python can't start in this browser: {text}"),
        "fault": _("Something went wrong: {text}"),
        "games": _("All games"),
        "book": _("The book"),
        "kept": _("What this browser keeps"),
        "kept_says": _(
            "Your progress in the lessons and the game that you left are kept in this browser and "
            "nowhere else. This text is all of it. Copy it to take it along to another browser, "
            "and paste it there."
        ),
        "kept_hands": _("It holds all cards of the game that you left, those of the others too."),
        "copy": _("Copy"),
        "take": _("Take over this text"),
        "clear": _("Delete all of it"),
        "sure": _("Press again to delete your progress and your game."),
        "damaged": _("This text was not copied from here: nothing has been changed."),
        "close": _("Close"),
    }
