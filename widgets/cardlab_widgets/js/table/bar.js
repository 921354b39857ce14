// Over the table: which game it is, whose turn, and what can be done beside moving.

import { renderIfChanged, h, hide, icon } from "../shell/dom.js";

/** @import { Page } from "./page.js" */
/** @import { Scene } from "../types.js" */

// Those that stand in the bar where there is room; the others are in the menu. What is in both
// ("share", "whatif") is shown in one of them, by the width.
const IN_BAR = /** @type {const} */ (["whatif", "undo", "share"]);
const IN_MENU = /** @type {const} */ (["whatif", "share", "save", "load"]);
const SIGNS = { whatif: "branch", undo: "undo", share: "share", save: "save", load: "up" };

export class Bar {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    const { words } = page;
    const emblem = h("span", { class: "cl-emblem", "aria-hidden": "true" });
    emblem.innerHTML = page.art.art.emblem;
    this.title = h("h2", {});
    this.meta = h("p", { class: "cl-meta" });
    this.pace = this.paces();
    this.inBar = IN_BAR.map((name) => this.tool(name));
    this.inMenu = IN_MENU.map((name) => this.tool(name));
    const pace = h("label", { class: "cl-pace" }, icon("clock"), words.pace, this.pace);
    this.menu = h("div", { class: "cl-menu", hidden: true }, ...this.inMenu, pace);
    this.more = h(
      "button",
      {
        type: "button",
        class: "cl-tool cl-more",
        "aria-expanded": "false",
        onclick: () => this.open(Boolean(this.menu.hidden)),
      },
      icon("dots"),
      h("span", {}, words.more),
    );
    this.more.setAttribute("aria-label", words.more);
    this.menu.addEventListener("click", (event) => {
      if (/** @type {Element} */ (event.target).closest("button")) this.open(false);
    });
    const tools = h(
      "div",
      { class: "cl-tools", role: "toolbar", "aria-label": words.tools },
      ...this.inBar,
      this.more,
      this.menu,
    );
    tools.addEventListener("keydown", (event) => this.escape(event));
    tools.addEventListener("focusout", (event) => this.leave(event));
    this.node = h("div", { class: "cl-bar" }, emblem, this.title, this.meta, tools);
  }

  /** @param {keyof typeof SIGNS} name */
  tool(name) {
    const label = name === "whatif" ? this.page.words.what_if : this.page.words[name];
    const inside = [icon(SIGNS[name]), h("span", {}, label)];
    const node = h("button", { type: "button", class: "cl-tool", "data-tool": name }, ...inside);
    node.setAttribute("aria-label", label); // its words are not shown on a phone
    node.addEventListener("click", () => this.use(name));
    return node;
  }

  /** How long each bot's move is shown; the visitor's own choice, of which Python need not know. */
  paces() {
    const { words } = this.page;
    const options = Object.entries(words.paces).map(([value, label]) =>
      h("option", { value, selected: value === "1" }, label),
    );
    return /** @type {HTMLSelectElement} */ (
      h("select", { "aria-label": words.pace, title: words.pace }, ...options)
    );
  }

  /** @param {keyof typeof SIGNS} name */
  use(name) {
    if (name === "load") return this.page.dialogs.load();
    if (name !== "whatif") return this.page.send(name);
    const decision = this.lastDecision();
    if (decision != null) this.page.send("whatif", decision);
  }

  /** My last decision that a what-if can go back to. */
  lastDecision() {
    const own = this.page.scene.story.findLast((line) => line.decision != null);
    return own?.decision ?? null;
  }

  /** @param {boolean} open */
  open(open) {
    hide(this.menu, !open);
    this.more.setAttribute("aria-expanded", String(open));
  }

  /** @param {KeyboardEvent} event */
  escape(event) {
    if (event.key !== "Escape" || this.menu.hidden) return;
    event.stopPropagation();
    this.open(false);
    this.more.focus();
  }

  /** @param {FocusEvent} event */
  leave(event) {
    const to = /** @type {Node | null} */ (event.relatedTarget);
    if (to && !(/** @type {Node} */ (event.currentTarget).contains(to))) this.open(false);
  }

  /** @param {Scene} scene */
  paint(scene) {
    this.title.textContent = scene.title;
    renderIfChanged(this.meta, scene.meta, () => scene.meta.map((fact) => h("span", {}, fact)));
    for (const node of [...this.inBar, ...this.inMenu]) {
      const name = /** @type {keyof typeof SIGNS} */ (node.dataset.tool);
      node.disabled = !scene.can[name] || (name === "whatif" && this.lastDecision() == null);
    }
  }
}
