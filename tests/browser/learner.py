"""Somebody who does a lesson on its page: by the mouse, or by keys alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ElementHandle, Locator

from cardlab_tutorials.guided.move_lines import TRIED, mover, parse_line
from cardlab_tutorials.guided.run import StepRun
from cardlab_tutorials.guided.step_table import TRIED_FROM, StepTable
from cardlab_widgets.table.card_table import CardTable
from tests.browser.bridge import Bridge
from tests.browser.seen import PARTS, hand, part, walk_to

# What stands on the buttons in sight that a press in their middle does not reach; in a low window
# some lie under the foot and the verdict, which stick to its end.
COVERED = """(nodes, foot) => nodes.filter((node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return node.checkVisibility() && hit && !node.contains(hit)
    && !hit.closest(`dialog, [role=dialog], [role=status], ${foot}`);
}).map((node) => node.innerText)"""


class Learner:
    """Gives the right answer to each part of a step, by what the page lets one press.

    Args:
        bridge: the page.
        by_keys: whether to use the keyboard alone.

    """

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

    # --- what the page has --------------------------------------------------------------------

    def button(self, *words: str) -> Locator:
        """The button that the page calls by one of its words."""
        texts = [re.escape(self.table.words["lesson"][word]) for word in words]
        name = "|".join(texts).replace(re.escape("{n}"), r"\d+")
        return self.page.get_by_role("button", name=re.compile(f"^({name})$"), disabled=False)

    @property
    def next(self) -> Locator:
        """What leads on, once a part is done."""
        return self.button("next", "go_on", "finish")

    @property
    def number(self) -> Locator:
        """The field for a number."""
        return self.page.get_by_role("textbox", name=self.table.words["lesson"]["number"])

    @property
    def buttons(self) -> Locator:
        """The moves, lines or players that are buttons under the prompt."""
        return part(self.page, "buttons").locator("button")

    @property
    def options(self) -> Locator:
        """The answers to choose from."""
        return part(self.page, "answer").get_by_role("button")

    def open_step(self, n: int) -> None:
        """Open a step from the list of all steps: its mark is too narrow for a finger."""
        path = self.table.path
        count = self.table.words["lesson"]["of"].format(n=path["done"], all=path["all"])
        self.press(self.page.get_by_role("button", name=count, exact=True))
        steps = self.page.get_by_role("dialog").get_by_role("button")
        self.press(steps.filter(has_text=re.compile(rf"^\s*{n + 1}\. ")))

    @property
    def verdict(self) -> Locator:
        """What is said of an answer."""
        return self.page.get_by_role("status")

    # --- pressing -----------------------------------------------------------------------------

    def press(self, what: Locator) -> None:
        """Press the first of what is found, and wait until the page has come to rest."""
        node = what.first.element_handle(timeout=5000)
        node.wait_for_element_state("visible", timeout=5000)
        if self.by_keys:
            walk_to(self.page, node)
            self.page.keyboard.press("Enter")
        else:
            self._click(node)
        self.bridge.settle()
        covered = self.buttons.evaluate_all(COVERED, PARTS["foot"])
        assert not covered, f"covered: {covered}"

    def _click(self, node: ElementHandle) -> None:
        """Click where a card is in sight though the next one, or the row below, lies over it."""
        box = node.bounding_box()
        assert box is not None
        node.click(force=True, position={"x": box["width"] / 4, "y": box["height"] / 4})

    def press_step(self, step: dict[str, Any], say: str) -> None:
        """Press a thing as the page knows it: a card, a seat, a pile, or a button."""
        felt = part(self.page, "felt")
        if "card" in step:
            card = f'button[data-key^="{step["card"]}#"]:not({PARTS["picked"]})'
            # Another's hand that lies open is drawn in the middle of the table.
            place = f'[data-zone="{step["zone"]}"] {card}, {PARTS["open hand"]} {card}'
            self.press(felt.locator(place))
        elif "zone" in step:
            self.press(felt.locator(f'[data-zone="{step["zone"]}"] > button'))
        elif "seat" in step:
            self.press(felt.locator(f'[data-key="seat {step["seat"]}#1"] > button'))
        else:
            self.press_button(say)

    def press_button(self, say: str) -> None:
        """Press a button of the table by what it says, or choose what a button will say."""
        self.press(
            part(self.page, "felt").locator(
                f'button[data-key="{say}#1"]:not([aria-pressed=true], [data-chip])'
            )
        )

    # --- answering ----------------------------------------------------------------------------

    def answer(self, look: Callable[[], object] = lambda: None) -> None:
        """Give the right answer to the open part; look at its verdict before one goes on."""
        part = self.run.now
        if part.kind == "moves":
            self._make_moves()
        elif part.kind in ("press", "order"):
            self._mark(part.right)
        elif part.kind == "number":
            self._type(part.right[0])
        elif part.kind == "choose":
            option = int(part.right[0]) if part.right else 1
            self.press(self.options.nth(option - 1))
        else:
            self.press(self.button("skip" if part.kind == "game" else "solve"))
        if self.run.waits:
            look()
            self.go_on()

    def _type(self, number: str) -> None:
        """Type a number into the field for it."""
        self.number.fill(number)
        self.number.press("Enter")
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
        self.press(hand(self.page).locator(f'[data-key^="{card}#"]'))

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
            self.press(self.buttons.last)

    def _press_thing(self, thing: dict[str, Any], things: list[dict[str, Any]]) -> None:
        """Press a thing, or its button, of which there is one for each that is drawn nowhere."""
        if "choice" in thing:
            at = [other for other in things if "choice" in other].index(thing)
            self.press(self.buttons.nth(at))
        else:
            self.press_step(thing, "")

    def go_on(self) -> None:
        """Press Next."""
        self.press(self.next)
