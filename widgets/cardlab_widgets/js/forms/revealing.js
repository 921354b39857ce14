// A card that is turned up lies on its stack for a while; then both go to the winner.

/** @import { Page } from "../table/page.js" */
/** @import { RevealData, Scene } from "../types.js" */

import { renderIfChanged, h, hide, icon } from "../shell/dom.js";
import { prefersReducedMotion } from "../table/motion.js";

const SHOWN = 1500; // ms that a revealed card lies on its stack
const HELD = 2200; // ms until the next move of a bot is shown
const FLIGHT = { duration: 250, easing: "cubic-bezier(.2,.8,.2,1)" };

export class Revealing {
  /** @param {Page} page @param {HTMLElement} heap the stack */
  constructor(page, heap) {
    this.page = page;
    this.heap = heap;
    /** The reveal that was painted last; undefined before the first scene.
     * @type {string | undefined} */
    this.seen = undefined;
    /** Where the card is: still on its stack, or gone with it. @type {"" | "up" | "gone"} */
    this.stage = "";
    this.timer = 0;
    /** The card beside the place of the stack with which it went. */
    this.last = h("div", { class: "cl-last", hidden: true });
    this.verdict = h("p", { class: "cl-verdict", hidden: true });
  }

  /**
   * @param {Scene} scene
   * @param {RevealData | null} reveal
   * @param {boolean} saying whether I am about to open the next stack
   * @returns {number} how many ms the scene is shown at least
   */
  paint(scene, reveal, saying) {
    const key = reveal ? JSON.stringify(reveal) : "";
    const first = this.seen === undefined;
    const isNew = reveal != null && this.seen !== key;
    this.seen = key;
    if (!reveal || (saying && this.stage === "up")) this.settle(reveal ? "gone" : "");
    else if (isNew) {
      this.settle("up");
      if (!first && scene.mode !== "over")
        this.timer = window.setTimeout(() => this.leave(reveal), SHOWN);
    }
    hide(this.last, this.stage !== "gone" || saying);
    hide(this.verdict, this.stage === "" || saying);
    if (reveal) this.tell(reveal, key);
    return isNew && !first ? HELD : 0;
  }

  /** @param {RevealData} reveal @param {string} key */
  tell(reveal, key) {
    const { art } = this.page;
    const sign = reveal.right ? "check" : "cross";
    this.last.className = `cl-last ${rim(reveal)}`;
    renderIfChanged(this.last, key, () => [art.small(reveal.card), icon(sign)]);
    this.verdict.className = `cl-verdict ${reveal.right ? "cl-right" : "cl-wrong"}`;
    renderIfChanged(this.verdict, key, () => [icon(sign), reveal.verdict]);
  }

  /** @param {"" | "up" | "gone"} stage */
  settle(stage) {
    clearTimeout(this.timer);
    this.stage = stage;
  }

  /** The stack goes to who has won it. @param {RevealData} reveal */
  leave(reveal) {
    const { heap, page } = this;
    if (this.stage !== "up" || !heap.isConnected) return;
    const end = () => {
      if (this.stage !== "up") return;
      this.settle("gone");
      page.table.paint(page.scene);
      page.keys.updateTabStops();
    };
    const goal = page.table.node.querySelector(`[data-zone="${CSS.escape(reveal.zone)}"]`);
    if (prefersReducedMotion() || !goal) {
      end();
      return;
    }
    const [from, to] = [heap.getBoundingClientRect(), goal.getBoundingClientRect()];
    const dx = to.left + to.width / 2 - from.left - from.width / 2;
    const dy = to.top + to.height / 2 - from.top - from.height / 2;
    const away = { transform: `translate(${dx}px, ${dy}px) scale(.2)`, opacity: 0.6 };
    heap.animate([{ transform: "none", opacity: 1 }, away], FLIGHT).onfinish = end;
  }
}

/** The classes of a rim round what was doubted. @param {RevealData} reveal */
export const rim = (reveal) =>
  `cl-of-${reveal.plain ? reveal.trait || "all" : "all"} ${reveal.right ? "cl-right" : "cl-wrong"}`;
