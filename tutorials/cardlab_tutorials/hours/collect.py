"""Sending a number from an hour to the page of the class, where the class server has one."""

from __future__ import annotations

import json
import os
import secrets
from contextlib import suppress
from http.client import HTTPException
from typing import TYPE_CHECKING, Final
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import ProxyHandler, Request, build_opener

from cardlab.engine.text.words import N_, Words
from cardlab_tutorials.exercises.verdicts import (
    RIGHT,
    WRONG,
    Result,
    Verdict,
    unanswered,
    verdict,
    wrong,
)
from cardlab_widgets.server.key import kernel_key

if TYPE_CHECKING:
    from cardlab_tutorials.hours.plan import Plan

ADDRESS: Final = "CARDLAB_CLASS"  # an environment variable: where the class server has its page
SENDER: Final = "X-Cardlab-Kernel"  # a header: the key of this server's kernels, and which one
SECONDS: Final = 10.0  # how long an answer is waited for: a server of thirty may be busy
_MOST: Final = 4000  # bytes of an answer that are read
_KERNEL: Final = secrets.token_hex(8)  # a second number of this kernel replaces the first
_NO_NUMBER: Final = N_("There is no number to send yet.")
_NO_CODE: Final = N_("Type the class code from the board.")
_NO_SERVER: Final = N_("There is no class server here. Type the class's numbers into the list.")
SILENT: Final = N_("The class server does not answer. Try again.")


def has_server() -> bool:
    """Return whether a class server has started this kernel, so that numbers can be sent."""
    return bool(os.environ.get(ADDRESS))


def send(plan: Plan, name: str, number: float | None, code: str, words: Words) -> Verdict:
    """Send a number to the page of the class; it never raises.

    Args:
        plan: the hour.
        name: "guess", or "share" for what came out of one's own trials.
        number: the number, which the server reads as a guess; None where there is none yet.
        code: the code of the class.
        words: the language.

    Returns:
        What became of it: "right" if it was taken, "wrong" if it was not, and "open" if there is
        nothing to send, or nowhere to send it.

    """
    if not has_server():
        return verdict(unanswered(_NO_SERVER), words)
    if number is None:
        return verdict(unanswered(_NO_NUMBER), words)
    if not str(code).strip():
        return verdict(unanswered(_NO_CODE), words)
    message = {"hour": plan.name, "series": name, "said": plan.guess.written(number)}
    return verdict(_answer(str(code).strip(), message, words), words)


def _answer(code: str, message: dict[str, str], words: Words) -> Result:
    """Post a message, and return what the server says to it."""
    address = f"{os.environ[ADDRESS]}/{quote(code, safe='')[:60]}"
    headers = {"Accept-Language": words.language}
    with suppress(OSError, HTTPException, ValueError, LookupError, TypeError):
        headers[SENDER] = f"{kernel_key()}:{_KERNEL}"
        request = Request(address, urlencode(message).encode(), headers)
        try:
            state, answer = RIGHT, build_opener(ProxyHandler({})).open(request, timeout=SECONDS)
        except HTTPError as refusal:
            state, answer = WRONG, refusal
        with answer:
            said = str(json.loads(answer.read(_MOST))["text"])
        return Result(state, (("{said}", {"said": said or words(SILENT)}),))
    return wrong(SILENT)
