"""A step as plain HTML, for where no script runs: in a saved notebook, and on the web."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from cardlab_widgets.table.static_html import named, plain, static_html

# In a notebook that is opened again the widget is gone, and JupyterLab says so in its place.
HIDE_WHAT_IS_GONE = (
    "<style>.jp-OutputArea-child:has(.cl-l-still)"
    "~.jp-OutputArea-child:not(:has(.cl)){display:none}</style>"
)


def static_step_html(
    scene: Mapping[str, Any], art: Mapping[str, Any], words: Mapping[str, Any]
) -> str:
    """Return the step of a scene in HTML without a script.

    Args:
        scene: the scene of a step.
        art: the drawings and the names of the pieces (:func:`cardlab_widgets.faces.art`).
        words: the words of the page (:func:`cardlab_widgets.ui_texts.ui_texts`).

    """
    step = scene["step"]
    if step["kind"] == "end":
        rules = "".join(f"<p>{escape(line)}</p>" for line in step["card"])
        return f"<h3>{escape(step['title'])}: {escape(words['lesson']['card'])}</h3>{rules}"
    rule = f"<h3>{escape(step['title'])}</h3><p>{plain(step['told'], art)}</p>"
    later = "".join(f"<p>{plain(part, art)}</p>" for part in [step["later"]] if part)
    task = f"<p><b>{plain(step['wants'], art)}</b></p>"
    options = "".join(
        f"<li>{plain(option['label'], art)}{_pieces(option['pieces'], art)}</li>"
        for option in step["options"]
    )
    chosen = f"<ol type='A'>{options}</ol>" if options else ""
    felt = {**scene, "moves": [], "prompt": [], "story": []}  # what fits may be what is asked
    table = static_html(felt, art, words) if step["table"] else ""
    lines = "".join(
        f"<p>{plain(label, art)}</p>"
        for thing, label in zip(step["targets"], step["labels"], strict=True)
        if thing.get("choice", "").startswith("line ")
    )
    answer = f"{task}{lines}{chosen}{_verdict(step, art, words)}"
    return f'<div class="cl-l-still">{HIDE_WHAT_IS_GONE}{rule}{later}{table}{answer}</div>'


def _verdict(step: Mapping[str, Any], art: Mapping[str, Any], words: Mapping[str, Any]) -> str:
    """The verdict on a function; before the notebook runs there is no other."""
    verdict = step["verdict"]
    if step["kind"] != "code" or verdict is None:
        return ""
    call = f"<p><code>{escape(verdict['call'])}</code></p>" if verdict["call"] else ""
    head = escape(words["lesson"][verdict["state"]])
    return f"{call}<p>{head} {plain(verdict['text'], art)}</p>"


def _pieces(pieces: list[str], art: Mapping[str, Any]) -> str:
    return f" ({named(pieces, art)})" if pieces else ""
