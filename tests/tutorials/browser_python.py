"""A Python without Jupyter, as in a browser: it is told what the page says, and prints the answers.

It is run as a program of its own, as it puts a stand-in in the place of anywidget. Each line of its
input is a message of the page; the line that follows in its output is a list of what it answers.
"""

from __future__ import annotations

import json
import sys

from cardlab_tutorials.site.pyodide import UNUSED

# What no page without a server has.
JUPYTER = ("ipywidgets", "IPython", "comm", "websockets", "jupyter_core", "ipykernel")
MISSING = (*JUPYTER, "numpy", *UNUSED)


def main() -> None:
    """Answer messages; here and not at the top, as pytest imports each module for its doctests."""
    for name in MISSING:
        sys.modules[name] = None  # type: ignore[assignment]
    from cardlab_tutorials.site import stand_in

    stand_in.install()
    from cardlab.bots import runtime
    from cardlab_tutorials.site.host import Host

    runtime.IN_BROWSER = True  # type: ignore[misc]
    messages: list[str] = []
    host = Host(messages.append)
    for line in sys.stdin:
        host.hear(line)
        print(json.dumps([json.loads(text) for text in messages]), flush=True)
        messages.clear()


if __name__ == "__main__":
    main()
