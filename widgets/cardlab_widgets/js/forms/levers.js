// The levers at the head of the lanes, and what a lane would be like once its lever is pressed.

import { classes, h, findPart, symbol } from "../shell/dom.js";

/** @import { Page } from "../table/page.js" */
/** @import { Lever, MoveData, Pile } from "../types.js" */

export class Levers {
  /**
   * @param {Page} page
   * @param {{ piles: Map<string, Pile>, next: string }} form the piles in the middle by their
   *   zones, and the zone of the rule that comes in next
   */
  constructor(page, form) {
    this.page = page;
    this.form = form;
  }

  /** @param {Lever} lever */
  make(lever) {
    return h(
      "button",
      { type: "button", class: "cl-lever" },
      symbol(lever.sign),
      h("b", {}, lever.label),
      h("small", {}, lever.note),
    );
  }

  /**
   * @param {HTMLButtonElement} node
   * @param {Lever} lever
   * @param {MoveData | null} move
   * @param {boolean} waits whether nothing is asked of me now
   * @param {boolean} must whether nothing but a lever is left to me
   */
  paint(node, lever, move, waits, must) {
    const { art, pick, words } = this.page;
    node.disabled = !move;
    const chosen = move != null && pick.picked.length > 0 && pick.open().includes(move);
    const asks = move != null && (chosen || (must && lever.free));
    node.className = classes({
      "cl-lever": true,
      "cl-act": move != null,
      "cl-waits": waits || !move,
      "cl-must": asks,
      "cl-may": asks,
    });
    const then = move?.then?.map((card) => art.name(card)).join(", ");
    const after = then ? `, ${words.then} ${then}` : then === "" ? `, ${words.then_none}` : "";
    node.setAttribute("aria-label", `${lever.say}${after}`);
    if (move?.key) node.setAttribute("aria-keyshortcuts", move.key);
    else node.removeAttribute("aria-keyshortcuts");
    node.onclick = () => move && this.page.make(move);
    const show = () => move && this.preview(node, move);
    const end = () => this.hidePreview(/** @type {HTMLElement} */ (node.closest(".cl-lane")));
    node.onpointerenter = node.onpointerdown = show;
    // The page moves the focus here by itself too: who uses no keys would take it for the table.
    node.onfocus = () => node.matches(":focus-visible") && show();
    node.onpointerleave = node.onblur = end;
  }

  /**
   * Show a lane as it would be once it has moved, and which of my cards would fit then.
   * @param {HTMLElement} lever
   * @param {MoveData} move
   */
  preview(lever, move) {
    const lane = /** @type {HTMLElement} */ (lever.closest(".cl-lane"));
    const { art, table } = this.page;
    const { next } = this.form;
    this.hidePreview(lane);
    const rules = /** @type {HTMLElement[]} */ ([...lane.querySelectorAll(".cl-rule")]);
    const come = [next, ...rules.map((rule) => rule.dataset.zone ?? "")];
    rules.forEach((rule, i) => {
      const card = this.form.piles.get(come[i])?.top.at(-1);
      if (card) rule.append(h("div", { class: "cl-lane-ghost" }, art.face(card)));
    });
    lane.classList.add("cl-shows");
    for (const card of table.hand.children) {
      const name = card.getAttribute("data-key")?.replace(/#\d+$/, "") ?? "";
      card.classList.toggle("cl-then", move.then?.includes(name) ?? false);
    }
  }

  /** @param {HTMLElement | null} lane */
  hidePreview(lane) {
    if (!lane?.classList.contains("cl-shows")) return;
    lane.classList.remove("cl-shows");
    for (const ghost of lane.querySelectorAll(".cl-lane-ghost")) ghost.remove();
    for (const card of this.page.table?.hand.querySelectorAll(".cl-then") ?? [])
      card.classList.remove("cl-then");
  }
}
