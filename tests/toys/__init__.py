"""Toys: games of a page each, for what the five games do not have.

``two`` is for two players only and has no words at all; in ``passing`` three cards are passed on
as one move; in ``rows`` up to ten choose at once, for points over several deals. None of them has a
package.
"""

from __future__ import annotations

from typing import Any


def book(title: str, **clauses: str) -> dict[str, Any]:
    """Return a rulebook of one section, in English: ``book("Two", turn="You play a card.")``."""
    game = title.lower()
    return {
        "title": {"en": title},
        "aim": {"en": f"Win a game of {title}."},
        "teaches": {"en": "How little a game needs."},
        "minutes": 1,
        "section": [
            {
                "title": {"en": "The rules"},
                "clause": [
                    {
                        "id": f"{game}.{name}",
                        "kind": "play",
                        "title": {"en": name.capitalize()},
                        "text": {"en": text},
                    }
                    for name, text in clauses.items()
                ],
            }
        ],
    }
