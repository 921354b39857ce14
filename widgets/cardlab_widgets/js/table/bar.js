// Over the table: which game it is, whose turn, and what can be done beside moving.

import { h, render } from "preact";
import { box, html, icon } from "../shell/view.js";

/** @import { Art } from "../shell/art.js" */
/** @import { Labels, Scene } from "../types.js" */

// Those that stand in the bar where there is room; the others are in the menu. What is in both
// ("share", "whatif") is shown in one of them, by the width.
const IN_BAR = /** @type {const} */ (["whatif", "undo", "share"]);
const IN_MENU = /** @type {const} */ (["whatif", "share", "save", "load"]);
const SIGNS = { whatif: "branch", undo: "undo", share: "share", save: "save", load: "up" };

/** @typedef {keyof typeof SIGNS} Tool */

/** My last decision that a what-if can go back to. @param {Scene} scene */
export const lastDecision = (scene) =>
  scene.story.findLast((line) => line.decision != null)?.decision ?? null;

export class Bar {
  /** @param {{ art: Art, words: Labels, use: (tool: Tool) => void }} handed */
  constructor(handed) {
    this.handed = handed;
    this.node = box("cl-bar");
    /** @type {Scene | null} */ this.scene = null;
    /** Whether the menu is open. */ this.isOpen = false;
    /** For how long each bot's move is shown; Python need not know of it. */ this.pace = 1;
  }

  /** @param {Scene} scene */
  paint(scene) {
    this.scene = scene;
    const { art } = this.handed;
    const emblem = html(art.drawings.emblem);
    render(
      [
        h("span", { class: "cl-emblem", "aria-hidden": "true", ...emblem }),
        h("h2", {}, scene.title),
        h(
          "p",
          { class: "cl-meta" },
          scene.meta.map((fact) => h("span", {}, fact)),
        ),
        this.tools(scene),
      ],
      this.node,
    );
  }

  /** @param {Scene} scene */
  tools(scene) {
    const { words } = this.handed;
    const more = {
      class: "cl-tool cl-more",
      "aria-expanded": this.isOpen,
      "aria-label": words.more,
      onClick: () => this.open(!this.isOpen),
    };
    return h(
      "div",
      {
        class: "cl-tools",
        role: "toolbar",
        "aria-label": words.tools,
        onKeyDown: (event) => this.escape(event),
        onFocusOut: (event) => this.leave(event),
      },
      IN_BAR.map((name) => this.tool(name, scene)),
      h("button", { type: "button", ...more }, icon("dots"), h("span", {}, words.more)),
      h(
        "div",
        { class: "cl-menu", hidden: !this.isOpen },
        IN_MENU.map((name) => this.tool(name, scene)),
        h("label", { class: "cl-pace" }, icon("clock"), words.pace, this.paces()),
      ),
    );
  }

  /** @param {Tool} name @param {Scene} scene */
  tool(name, scene) {
    const { use, words } = this.handed;
    const label = name === "whatif" ? words.what_if : words[name];
    const attributes = {
      class: "cl-tool",
      "data-tool": name,
      "aria-label": label, // its words are not shown on a phone
      disabled: !scene.can[name] || (name === "whatif" && lastDecision(scene) == null),
      onClick: () => {
        this.open(false);
        use(name);
      },
    };
    return h("button", { type: "button", ...attributes }, icon(SIGNS[name]), h("span", {}, label));
  }

  paces() {
    const { words } = this.handed;
    const choose = (/** @type {Event} */ { currentTarget }) =>
      (this.pace = Number(/** @type {HTMLSelectElement} */ (currentTarget).value));
    return h(
      "select",
      { "aria-label": words.pace, title: words.pace, value: this.pace, onChange: choose },
      Object.entries(words.paces).map(([value, label]) => h("option", { value }, label)),
    );
  }

  /** @param {boolean} isOpen */
  open(isOpen) {
    if (isOpen === this.isOpen || !this.scene) return;
    this.isOpen = isOpen;
    this.paint(this.scene);
  }

  /** @param {KeyboardEvent} event */
  escape(event) {
    if (event.key !== "Escape" || !this.isOpen) return;
    event.stopPropagation();
    this.open(false);
    /** @type {HTMLElement} */ (this.node.querySelector(".cl-more")).focus();
  }

  /** @param {FocusEvent} event */
  leave({ currentTarget, relatedTarget }) {
    const tools = /** @type {Node} */ (currentTarget);
    if (relatedTarget && !tools.contains(/** @type {Node} */ (relatedTarget))) this.open(false);
  }
}
