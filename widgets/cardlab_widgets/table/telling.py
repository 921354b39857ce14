"""Sending the story to a page: the whole story once, then only its new lines."""

from __future__ import annotations

from typing import Any

Lines = list[dict[str, Any]]


class StoryDelta:
    """Remembers which lines of the story the page has, and sends each line once.

    >>> telling = StoryDelta()
    >>> telling.whole({"story": [{"n": 0}]})
    {'story': [{'n': 0}]}
    >>> telling.new({"story": [{"n": 0}, {"n": 1}]})
    {'story': {'from': 1, 'lines': [{'n': 1}]}}
    """

    def __init__(self) -> None:
        self._told: Lines = []

    def whole(self, scene: dict[str, Any]) -> dict[str, Any]:
        """Return the scene with its whole story, for a page that has just opened."""
        self._told = scene.get("story", [])
        return scene

    def new(self, scene: dict[str, Any]) -> dict[str, Any]:
        """Return the scene with the lines that the page does not have, and where they begin."""
        story: Lines = scene.get("story", [])
        pairs = zip(self._told, story, strict=False)
        same = next((n for n, (old, now) in enumerate(pairs) if old != now), None)
        first = min(len(self._told), len(story)) if same is None else same
        self._told = story
        return {**scene, "story": {"from": first, "lines": story[first:]}}
