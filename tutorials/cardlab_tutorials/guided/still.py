"""A step as plain HTML, for where no script runs: before a notebook is trusted, and on the web.

JupyterLab takes style and drawings out of a notebook that it does not trust, so the table is told
in words: a row for each seat, each pile and one's own hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from cardlab.engine.words import Rich


def still(scene: Mapping[str, Any], art: Mapping[str, Any], words: Mapping[str, Any]) -> str:
    """Return the step of a scene in HTML without style or script.

    Args:
        scene: the scene of a step.
        art: the names of the pieces (:func:`cardlab_widgets.faces.art`).
        words: the words of the page (:func:`cardlab_widgets.ui_texts.ui_texts`).

    """
    step = scene["step"]
    if step["kind"] == "end":
        rules = "".join(f"<p>{escape(line)}</p>" for line in step["card"])
        return f"<h3>{escape(step['title'])}: {escape(words['lesson']['card'])}</h3>{rules}"
    told = "".join(f"<p>{_text(part, art)}</p>" for part in [step["later"]] if part)
    task = f"<p><b>{_text(step['wants'], art)}</b></p>"
    options = "".join(
        f"<li>{_text(option['label'], art)}{_pieces(option['pieces'], art)}</li>"
        for option in step["options"]
    )
    chosen = f"<ol type='A'>{options}</ol>" if options else ""
    rows = "".join(
        f"<tr><td>{name}</td><td>{what}</td></tr>" for name, what in _rows(scene, art, words)
    )
    table = f"<table>{rows}</table>" if step["table"] and rows else ""
    lines = "".join(
        f"<p>{_text(label, art)}</p>"
        for thing, label in zip(step["things"], step["labels"], strict=True)
        if thing.get("choice", "").startswith("line ")
    )
    return f"{told}{table}{task}{lines}{chosen}{_verdict(step, art, words)}"


def _verdict(step: Mapping[str, Any], art: Mapping[str, Any], words: Mapping[str, Any]) -> str:
    """What is told of a function; no other answer is given before the notebook runs."""
    verdict = step["verdict"]
    if step["kind"] != "code" or verdict is None:
        return ""
    call = f"<p><code>{escape(verdict['call'])}</code></p>" if verdict["call"] else ""
    head = escape(words["lesson"][verdict["state"]])
    return f"{call}<p>{head} {_text(verdict['text'], art)}</p>"


def _rows(
    scene: Mapping[str, Any], art: Mapping[str, Any], words: Mapping[str, Any]
) -> list[tuple[str, str]]:
    """What lies where: seats, piles, what lies before me, my hand."""
    rows = [(escape(seat["name"]), _seat(seat, art, words)) for seat in scene["seats"]]
    piles = [pile for row in scene["rows"] for pile in row]
    rows += [(escape(pile["label"]), _pile(pile, art)) for pile in piles]
    rows += [(escape(place["label"]), _cards(place["cards"], art)) for place in scene["places"]]
    hand = [held["card"] for held in scene["hand"]]
    return [*rows, (escape(words["hand"]), f"<b>{_cards(hand, art)}</b>")] if hand else rows


def _seat(seat: Mapping[str, Any], art: Mapping[str, Any], words: Mapping[str, Any]) -> str:
    count = seat["count"]
    many = "" if count is None else words["card" if count == 1 else "cards"].format(n=count)
    places = [
        f"{escape(p['label'])}: {_cards(p['cards'], art)}" for p in seat["places"] if p["count"]
    ]
    return " · ".join(text for text in [escape(many), *places] if text)


def _pile(pile: Mapping[str, Any], art: Mapping[str, Any]) -> str:
    shown = pile["top"] if pile["spread"] else pile["top"][-1:]
    known = [card for card in shown if card is not None]
    note = _text(pile["note"], art) if pile["note"] else ""
    return " · ".join(text for text in [_cards(known, art), note or str(pile["count"])] if text)


def _cards(cards: list[str | None], art: Mapping[str, Any]) -> str:
    """Pieces by their names; like ones once, with their number."""
    counts: dict[str | None, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    named = [(art["pieces"][card]["name"] if card else "?", n) for card, n in counts.items()]
    return escape(", ".join(f"{name} ({n})" if n > 1 else name for name, n in named))


def _pieces(pieces: list[str], art: Mapping[str, Any]) -> str:
    return f" ({_cards(list(pieces), art)})" if pieces else ""


def _text(rich: Rich, art: Mapping[str, Any]) -> str:
    parts = []
    for part in rich:
        if isinstance(part, str):
            parts.append(part)
        elif "card" in part:
            parts.append(art["pieces"][part["card"]]["name"])
        elif "suit" in part:
            parts.append(art["suits"][part["suit"]]["name"])
        else:
            parts.append(part.get("name") or part["b"])
    return escape("".join(parts))
