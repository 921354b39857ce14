// Over the felt: how a game ended, a what-if that is open, and the game played through once more.

import { h, hide, icon } from "../shell/dom.js";

/** @import { Page } from "./page.js" */
/** @import { OutcomeData, Scene } from "../types.js" */

export class Banner {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    const { words } = page;
    /** Sends the slider's place after a moment. @type {number | undefined} */ this.wish =
      undefined;
    const button = (/** @type {string} */ kind, /** @type {string} */ label, css = "cl-quiet") =>
      h(
        "button",
        { type: "button", class: `cl-btn ${css}`, onclick: () => page.send(kind) },
        label,
      );
    this.sign = h("span", {});
    this.text = h("div", { class: "cl-banner-text" });
    this.slider = h("input", {
      type: "range",
      min: "0",
      step: "1",
      class: "cl-slider",
      "aria-label": words.replay,
      oninput: () => this.slide(),
    });
    this.lookBack = h("label", { class: "cl-back-on" }, words.look_back, this.slider);
    this.again = button("again", words.again, "cl-again");
    this.back = button("back", words.back);
    this.node = h(
      "div",
      { class: "cl-banner", hidden: true },
      this.sign,
      this.text,
      this.lookBack,
      this.again,
      this.back,
    );
  }

  /** @param {Scene} scene */
  paint(scene) {
    const over = scene.outcome;
    const { replay } = scene;
    const replays = replay != null;
    hide(this.node, !(over || replays || scene.mode === "whatif"));
    hide(this.back, scene.mode !== "whatif");
    hide(this.lookBack, !replays);
    hide(this.again, !replays || !over); // a what-if that is over goes back to the game
    if (this.node.hidden) return;
    this.node.classList.toggle("cl-over", Boolean(over));
    this.sign.replaceChildren(icon(over ? "crown" : replays ? "clock" : "branch"));
    this.text.replaceChildren(...(over ? this.ended(over) : this.page.art.line(scene.banner)));
    if (!replay) return;
    this.slider.max = String(replay.last);
    if (document.activeElement !== this.slider) this.slider.value = String(replay.at);
    this.slider.setAttribute("aria-valuetext", `${replay.at} / ${replay.last}`);
  }

  /** Who has won, why, and the points of each seat. @param {OutcomeData} over */
  ended(over) {
    const { art } = this.page;
    const rows = over.lines.map(({ name, points, how, won }) =>
      h(
        "li",
        { class: won ? "cl-best" : "" },
        h("span", {}, name, " "),
        how ? h("small", {}, how, " ") : "",
        h("b", {}, String(points)),
      ),
    );
    return [
      h("b", { class: "cl-winner" }, ...art.line(over.title)),
      h("span", {}, ...art.line(over.text), " ", this.page.clause(over.clause)),
      rows.length ? h("ol", { class: "cl-points" }, ...rows) : "",
    ];
  }

  /** One wish at a time: while a scene is on its way the slider may move on. */
  slide() {
    clearTimeout(this.wish);
    this.wish = window.setTimeout(() => this.page.send("replay", Number(this.slider.value)), 60);
  }
}
