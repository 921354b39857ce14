"""A step as plain HTML, for where no script runs: before a notebook is trusted, and on the web.

The table is told in words, as JupyterLab takes style and drawings out of a notebook that it does
not trust.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from cardlab_widgets.table.static_html import named, plain, table_in_words


def static_step_html(
    scene: Mapping[str, Any], art: Mapping[str, Any], words: Mapping[str, Any]
) -> str:
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
    later = "".join(f"<p>{plain(part, art)}</p>" for part in [step["later"]] if part)
    task = f"<p><b>{plain(step['wants'], art)}</b></p>"
    options = "".join(
        f"<li>{plain(option['label'], art)}{_pieces(option['pieces'], art)}</li>"
        for option in step["options"]
    )
    chosen = f"<ol type='A'>{options}</ol>" if options else ""
    table = table_in_words(scene, art, words) if step["table"] else ""
    lines = "".join(
        f"<p>{plain(label, art)}</p>"
        for thing, label in zip(step["targets"], step["labels"], strict=True)
        if thing.get("choice", "").startswith("line ")
    )
    return f"{later}{table}{task}{lines}{chosen}{_verdict(step, art, words)}"


def _verdict(step: Mapping[str, Any], art: Mapping[str, Any], words: Mapping[str, Any]) -> str:
    """What is told of a function; no other answer is given before the notebook runs."""
    verdict = step["verdict"]
    if step["kind"] != "code" or verdict is None:
        return ""
    call = f"<p><code>{escape(verdict['call'])}</code></p>" if verdict["call"] else ""
    head = escape(words["lesson"][verdict["state"]])
    return f"{call}<p>{head} {plain(verdict['text'], art)}</p>"


def _pieces(pieces: list[str], art: Mapping[str, Any]) -> str:
    return f" ({named(pieces, art)})" if pieces else ""
