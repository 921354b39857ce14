// Over the felt: how a game ended, a what-if that is open, and the game played through once more.

import { h, hide, icon } from "./dom.js";

/** @import { Page } from "./page.js" */
/** @import { Outcome, Scene } from "./types.js" */

export class Banner {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    const { words } = page;
    /** Sends the slider's place after a moment. @type {number | undefined} */ this.wish =
      undefined;
    const button = (/** @type {string} */ kind, /** @type {string} */ label) =>
      h(
        "button",
        { type: "button", class: "cl-btn cl-quiet", onclick: () => page.send(kind) },
        label,
      );
    this.sign = h("span", {});
    this.text = h("p", {});
    this.slider = h("input", {
      type: "range",
      min: "0",
      step: "1",
      class: "cl-slider",
      "aria-label": words.replay,
      oninput: () => this.slide(),
    });
    this.again = button("again", words.again);
    this.back = button("back", words.back);
    this.node = h(
      "div",
      { class: "cl-banner", hidden: true },
      this.sign,
      this.text,
      this.slider,
      this.again,
      this.back,
    );
  }

  /** @param {Scene} scene */
  paint(scene) {
    const over = scene.outcome;
    const { replay } = scene;
    const replays = replay !== null;
    hide(this.node, !(over || replays || scene.mode === "whatif"));
    hide(this.back, scene.mode !== "whatif");
    for (const node of [this.again, this.slider]) hide(node, !replays);
    if (this.node.hidden) return;
    this.sign.replaceChildren(icon(over ? "crown" : replays ? "clock" : "branch"));
    this.text.replaceChildren(...(over ? this.ended(over) : this.page.art.line(scene.banner)));
    if (!replay) return;
    this.slider.max = String(replay.last);
    if (document.activeElement !== this.slider) this.slider.value = String(replay.at);
    this.slider.setAttribute("aria-valuetext", `${replay.at} / ${replay.last}`);
  }

  /** Who has won, why, and the points. @param {Outcome} over */
  ended(over) {
    const { art } = this.page;
    const points = over.lines.map(([name, n]) => `${name} ${n}`).join(" · ");
    const counted = points ? h("span", { class: "cl-points" }, points, " ") : "";
    return [
      h("b", {}, ...art.line(over.title)),
      " ",
      ...art.line(over.text),
      " ",
      counted,
      this.page.clause(over.clause),
    ];
  }

  /** One wish at a time: while a scene is on its way the slider may move on. */
  slide() {
    clearTimeout(this.wish);
    this.wish = window.setTimeout(() => this.page.send("replay", Number(this.slider.value)), 60);
  }
}
