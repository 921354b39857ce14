"""Sending a number from an hour to the page of the class, where the class server has one."""

from __future__ import annotations

import json
import os
import secrets
from contextlib import suppress
from http.client import HTTPException
from typing import TYPE_CHECKING, Any, Final
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import ProxyHandler, Request, build_opener

from cardlab.engine.text.words import N_, Words
from cardlab_tutorials.exercises.verdicts import Verdict, right, unanswered, verdict, wrong
from cardlab_widgets.server.key import kernel_key

if TYPE_CHECKING:
    from cardlab_tutorials.hours.plan import Plan

ADDRESS: Final = "CARDLAB_CLASS"  # an environment variable: where the class server has its page
SENDER: Final = "X-Cardlab-Kernel"  # a header: the key of this server's kernels, and which one
SECONDS: Final = 10.0  # how long an answer is waited for: a server of thirty may be busy
_MOST: Final = 4000  # bytes of an answer that are read
_KERNEL: Final = secrets.token_hex(8)  # a second number of this kernel replaces the first
_NO_CODE: Final = N_("Type the class code from the board.")
_NO_SERVER: Final = N_("There is no class server here. Type the class's numbers into the list.")
_SENT: Final = N_("Sent to the class: {value}.")
_SILENT: Final = N_("The class server does not answer. Try again.")


def has_server() -> bool:
    """Return whether a class server has started this kernel, so that numbers can be sent."""
    return bool(os.environ.get(ADDRESS))


def send(plan: Plan, name: str, typed: Any, code: str, words: Words) -> Verdict:
    """Send a number to the page of the class; it never raises.

    Args:
        plan: the hour.
        name: "guess", or "share" for what came out of one's own trials.
        typed: the number as it was typed; it is read as a guess is.
        code: the code of the class.
        words: the language.

    Returns:
        What became of it: "right" if it was taken, "wrong" if it was not, and "open" if there is
        nothing to send, or nowhere to send it.

    """
    if not has_server():
        return verdict(unanswered(_NO_SERVER), words)
    if not str(typed).strip():
        return verdict(unanswered(), words)
    if not str(code).strip():
        return verdict(unanswered(_NO_CODE), words)
    value = plan.guess.read(typed)
    if value is None:
        return verdict(wrong("{why}", why=plan.guess.refusal(words)), words)
    message = {"hour": plan.name, "series": name, "said": str(typed).strip()}
    refusal = _refusal(str(code).strip(), message, words)
    if refusal is None:
        return verdict(right(_SENT, value=f"{value:g}"), words)
    return verdict(wrong("{why}", why=refusal), words)


def _refusal(code: str, message: dict[str, str], words: Words) -> str | None:
    """Post a message; None if it was taken, and otherwise why not."""
    address = f"{os.environ[ADDRESS]}/{quote(code, safe='')[:60]}"
    headers = {"Accept-Language": words.language}
    try:
        headers[SENDER] = f"{kernel_key()}:{_KERNEL}"
        request = Request(address, urlencode(message).encode(), headers)
        with build_opener(ProxyHandler({})).open(request, timeout=SECONDS):
            return None
    except HTTPError as error:
        with suppress(OSError, HTTPException, ValueError, LookupError, TypeError):
            return str(json.loads(error.read(_MOST))["text"]) or words(_SILENT)
    except (OSError, HTTPException, ValueError):
        pass
    return words(_SILENT)
