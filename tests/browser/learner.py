"""Somebody who does a lesson on its page: by the mouse, or by keys alone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import ElementHandle

from cardlab_tutorials.guided.move_lines import TRIED, mover, parse_line
from cardlab_tutorials.guided.run import StepRun
from cardlab_tutorials.guided.step_table import TRIED_FROM, StepTable
from cardlab_widgets.table.card_table import CardTable
from tests.browser.bridge import Bridge

STOPS = ".cl-seats, .cl-form, .cl-open, .cl-mine, .cl-buttons, .cl-hand"


class Learner:
    """Gives the right answer to each part of a step, by what the page lets one press.

    Args:
        bridge: the page.
        by_keys: whether to use the keyboard alone.

    """

    timeout = 5000  # ms in which what is pressed next must be there

    def __init__(self, bridge: Bridge, by_keys: bool = False) -> None:
        self.bridge = bridge
        self.page = bridge.page
        self.by_keys = by_keys

    @property
    def table(self) -> CardTable:
        return self.bridge.table

    @property
    def steps(self) -> StepTable:
        steps = self.table.guide
        assert isinstance(steps, StepTable)
        return steps

    @property
    def run(self) -> StepRun:
        run = self.steps.run
        assert run is not None
        return run

    # --- pressing -----------------------------------------------------------------------------

    def press(self, selector: str) -> None:
        """Press what a selector finds, and wait until the page has come to rest."""
        node = self.page.wait_for_selector(selector, timeout=self.timeout)
        assert node is not None
        if self.by_keys:
            self._walk_to(node)
            self.page.keyboard.press("Enter")
        else:
            self._click(node)
        self.bridge.settle()

    def _click(self, node: ElementHandle) -> None:
        """Click where a card is in sight though the next one, or the row below, lies over it."""
        box = node.bounding_box()
        assert box is not None
        node.click(force=True, position={"x": box["width"] / 4, "y": box["height"] / 4})

    def _walk_to(self, node: ElementHandle) -> None:
        """Go to a node by Tab, and inside the table by the arrows."""
        same = "node => document.activeElement === node"
        in_row = f"node => document.activeElement.closest({STOPS!r}) === node.closest({STOPS!r})"
        is_stop = f"node => Boolean(node.closest({STOPS!r}))"
        for _ in range(150):
            if self.page.evaluate(same, node):
                return
            here = node.evaluate(is_stop) and self.page.evaluate(in_row, node)
            self.page.keyboard.press("ArrowRight" if here else "Tab")
        raise AssertionError(f"no key leads to {node.evaluate('node => node.outerHTML')[:200]}")

    def press_step(self, step: dict[str, Any], say: str) -> None:
        """Press a thing as the page knows it: a card, a seat, a pile, or a button."""
        if "card" in step:
            card = f'button[data-key^="{step["card"]}#"]:not(.cl-sel)'
            # Another's hand that lies open is drawn in the middle of the table.
            self.press(f'.cl-felt [data-zone="{step["zone"]}"] {card}, .cl-open {card}')
        elif "zone" in step:
            self.press(f'.cl-felt [data-zone="{step["zone"]}"] > button')
        elif "seat" in step:
            self.press(f'.cl-seats [data-key="seat {step["seat"]}#1"] > button')
        else:
            self.press_button(say)

    def press_button(self, say: str) -> None:
        """Press a button of the table by what it says, or choose what a button will say."""
        chosen = f'.cl-option[data-key="{say}#1"]:not([aria-pressed="true"])'
        self.press(f'.cl-felt .cl-act[data-key="{say}#1"], .cl-felt {chosen}')

    # --- answering ----------------------------------------------------------------------------

    def answer(self) -> None:
        """Give the right answer to the part that is open."""
        part = self.run.now
        if part.kind == "moves":
            self._make_moves()
        elif part.kind in ("press", "order"):
            self._mark(part.right)
        elif part.kind == "number":
            self._type(part.right[0])
        elif part.kind == "choose":
            option = int(part.right[0]) if part.right else 1
            self.press(f".cl-l-option:nth-child({option})")
        else:
            self.press(".cl-l-hints button:last-child")
        if self.run.waits:
            self.go_on()

    def _type(self, number: str) -> None:
        """Type a number into the field for it."""
        self.page.fill(".cl-l-number", number)
        self.page.locator(".cl-l-number").press("Enter")
        self.bridge.settle()

    def _make_moves(self) -> None:
        run, part = self.run, self.run.part
        if not run.now.right:
            while self.run.part == part and not run.done and run.verdict is None:
                self._make(self.table.scene["moves"][0])
            return
        for move in parse_line(run.now.right[0], run.me):
            if mover(move) == run.me:
                self._make_named(move)

    def _make_named(self, move: str) -> None:
        """Make a move of a line, or try one that the table refuses."""
        run, scene = self.run, self.table.scene
        text = move.removesuffix(TRIED)
        if not move.endswith(TRIED):
            offered = [offer.text for offer in self.table.session.moves()]
            self._make(next(m for m in scene["moves"] if m["index"] == offered.index(text)))
            return
        index = TRIED_FROM + list(run.refused()).index(text)
        shown = next((m for m in scene["moves"] if m["index"] == index), None)
        if shown is not None:
            self.press_button(shown["say"])
            return
        no = {h["card"]: h["no"] for h in scene["hand"] if h["no"]}
        card = next(card for card, why in no.items() if why.get("tried") == index)
        self.press(f'.cl-hand button[data-key^="{card}#"]')

    def _make(self, move: dict[str, Any]) -> None:
        before = self.table.scene["seq"]
        for step in move["steps"] or [{"choice": ""}]:
            if self.table.scene["seq"] == before:
                self.press_step(step, move["say"])
        if self.table.scene["seq"] == before:  # one of two alike: a button says how many
            self.press_button(move["say"])

    def _mark(self, right: tuple[str, ...]) -> None:
        step = self.table.scene["step"]
        names = self.run.targets()
        marked = [names[index] for index in step["marked"]]
        for name in right:
            thing = step["targets"][names.index(name)]
            if name not in marked:
                self._press_thing(thing, step["targets"])
        if step["many"] and not step["ordered"]:
            self.press(".cl-buttons button:last-child")

    def _press_thing(self, thing: dict[str, Any], things: list[dict[str, Any]]) -> None:
        """Press a thing, or its button, of which there is one for each that is drawn nowhere."""
        if "choice" in thing:
            at = [other for other in things if "choice" in other].index(thing)
            self.press(f".cl-buttons button:nth-child({at + 1})")
        else:
            self.press_step(thing, "")

    def go_on(self) -> None:
        """Press Next."""
        self.press(".cl-l-next:not(:disabled)")
