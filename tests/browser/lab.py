"""A guided notebook in JupyterLab, and somebody who does its steps.

The lesson runs in Jupyter's kernel. What a page sends there is handed to the same lesson in this
process too, so that the learner knows the right answers.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from cardlab_tutorials.guided.step_table import StepTable
from tests.browser.learner import STOPS, Learner

SCRIPT = (Path(__file__).parent / "lab.js").read_text(encoding="utf-8").replace("@STOPS@", STOPS)
KEYS = 200  # presses that lead to anything on a step from what had the focus before


class LabPage:
    """A notebook that is open in JupyterLab; ``sent`` counts what its widgets have sent."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard = 0
        self.past: set[str] = set()  # the widgets of the steps that are done
        page.add_init_script(SCRIPT)

    def ask(self, name: str, *arguments: Any) -> Any:
        """Ask a question of ``lab.js``."""
        return self.page.evaluate(f"(all) => lab.{name}(...all)", list(arguments))


class CellBridge:
    """The cell of a step, and the table that stands for it in this process."""

    timeout = 60_000  # ms; what comes next may first be made by the kernel

    def __init__(self, lab: LabPage, source: str, steps: StepTable) -> None:
        self.lab = lab
        self.page = lab.page
        self.source = source
        self.table = steps.table
        self.mine: set[str] = set()  # the widget of this cell, once it has sent something
        self.table.send = lambda *_message, **_buffers: None

    def ask(self, name: str, *arguments: Any) -> Any:
        """Ask a question about this cell."""
        return self.lab.ask(name, self.source, *arguments)

    def come(self) -> None:
        """Bring the step into sight."""
        wrong = self.ask("come", self.timeout)
        assert not wrong, wrong

    def leave(self) -> None:
        """Hear nothing more of this cell; another one comes."""
        self.lab.past |= self.mine

    def settle(self) -> None:
        """Hand on what the page has sent, and wait until it shows what came of it."""
        while True:
            wanted = str(self.table.scene["seq"])
            done, seq, sent = self.ask("heard", wanted, self.lab.heard, self.timeout)
            for widget, message in sent:
                self.lab.heard += 1
                if widget not in self.lab.past:  # else a step that is done sends late
                    self.mine.add(widget)
                    self.table._hear(self.table, message, [])
            if not sent:
                assert done, f"the page shows {seq}, not {wanted}"
                return

    def is_as_it_was(self) -> bool:
        """Whether the page shows what it showed, and has sent nothing more."""
        wanted = str(self.table.scene["seq"])
        _, seq, sent = self.ask("heard", wanted, self.lab.heard, self.timeout)
        return bool(seq == wanted and not sent)


class LabLearner(Learner):
    """Somebody who does one step after the other of a notebook."""

    bridge: CellBridge
    highest = 0.0  # px, of all that was looked at so far

    def press(self, selector: str) -> None:
        """Press what a selector finds in the cell, and wait for what comes of it."""
        if self.by_keys:
            self._walk(selector)
            self.page.keyboard.press("Enter")
        else:
            at = self.bridge.ask("place", selector, self.bridge.timeout)
            assert not isinstance(at, str), at
            self.page.mouse.click(*at)
        self.bridge.settle()

    def _walk(self, selector: str) -> None:
        """Go to a node by keys, from wherever the focus is."""
        last = ""
        for _ in range(KEYS):
            answer = self.bridge.ask("key", selector, self.bridge.timeout)
            assert answer is not None, f"{selector} is not shown"
            key, times = answer
            if not key:
                return
            for _ in range(times if key == last or not last else 1):  # else it was one too many
                self.page.keyboard.press(key)
            last = key
        raise AssertionError(f"no key leads to {selector}")

    def _type(self, number: str) -> None:
        self.press(".cl-l-number")
        self.page.keyboard.type(number)
        self.page.keyboard.press("Enter")
        self.bridge.settle()

    def do(self, limit: float) -> list[str]:
        """Give all right answers of a cell; return what is higher than so many px."""
        faults: list[str] = []
        while self.steps.run is not None:
            while not self.run.done:
                faults += self._look(limit)
                self.answer()
            faults += self._look(limit)
            if len(self.steps.sequence.steps) < 2:
                break
            self.go_on()
        return faults

    def _look(self, limit: float) -> list[str]:
        """What does not fit into the window."""
        if self.run.now.kind == "game":
            return []
        height = self.bridge.ask("height")
        self.highest = max(self.highest, height)
        return [f"{self.run.step.id}: {height:.0f} px"] if height > limit else []
