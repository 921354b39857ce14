// The panel where there is little room: one line with the newest event, which opens as a sheet.

import { renderIfChanged, h, hide, icon } from "../shell/dom.js";
import { stepper } from "./story.js";

/** @import { Page } from "../table/page.js" */
/** @import { Scene } from "../types.js" */

export class Dock {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    const { words } = page;
    this.sign = h("i", { class: "cl-av", "aria-hidden": "true" });
    this.text = h("p", {});
    this.open = h(
      "button",
      {
        type: "button",
        class: "cl-docked",
        "aria-expanded": "false",
        onclick: () => this.unfold(),
      },
      this.sign,
      this.text,
      icon("up"),
    );
    const again = { type: "button", class: "cl-step", title: words.see_again };
    this.see = h(
      "button",
      { ...again, "aria-label": words.see_again, onclick: () => page.again.start() },
      icon("undo"),
    );
    this.steps = stepper(page);
    this.node = h("div", { class: "cl-dock" }, this.open, this.see, this.steps.node);
  }

  unfold() {
    const { panel } = this.page;
    panel.toggle(true);
    panel.fold.focus({ preventScroll: true });
  }

  /** @param {Scene} scene */
  paint(scene) {
    const { art, words, again } = this.page;
    const line = scene.story.at(-1);
    const other = scene.seats.find((seat) => seat.seat === line?.by);
    const mine = line?.by != null && line?.by === scene.me;
    this.sign.textContent = mine ? words.you[0] : (other?.initial ?? "");
    this.sign.classList.toggle("cl-mine-sign", mine);
    hide(this.sign, !this.sign.textContent);
    renderIfChanged(this.text, line?.text, () => art.line(line?.text ?? null));
    const told = line ? `: ${art.text(line.text)}` : "";
    this.open.setAttribute("aria-label", `${words.unfold}${told}`);
    hide(this.see, again.at != null || !again.many);
    this.steps.paint();
  }
}
