// A card that is turned up lies on its stack for a while; then both go to the winner.

import { html, icon } from "../shell/view.js";
import { Timer } from "../shell/timer.js";
import { prefersReducedMotion } from "../table/motion.js";

/** @import { Play, RevealData, Scene } from "../types.js" */

const SHOWN = 1500; // ms that a revealed card lies on its stack
const HELD = 2200; // ms until the next move of a bot is shown
const FLIGHT = { duration: 250, easing: "cubic-bezier(.2,.8,.2,1)" };

export class Revealing {
  /** @param {Play} play */
  constructor(play) {
    this.play = play;
    /** The reveal that was painted last; undefined before the first scene.
     * @type {string | undefined} */
    this.seen = undefined;
    /** Where the card is: still on its stack, or gone with it. @type {"" | "up" | "gone"} */
    this.stage = "";
    this.timer = new Timer();
  }

  /**
   * @param {Scene} scene
   * @param {RevealData | null} reveal
   * @param {boolean} saying whether I am about to open the next stack
   * @returns {number} how many ms the scene is shown at least
   */
  take(scene, reveal, saying) {
    const key = reveal ? JSON.stringify(reveal) : "";
    const first = this.seen === undefined;
    const isNew = reveal != null && this.seen !== key;
    this.seen = key;
    if (!reveal || (saying && this.stage === "up")) this.settle(reveal ? "gone" : "");
    else if (isNew) {
      this.settle("up");
      if (!first && scene.mode !== "over") this.timer.set(SHOWN, () => this.leave(reveal));
    }
    return isNew && !first ? HELD : 0;
  }

  /** The card beside the place of its stack, which is gone. @param {RevealData | null} reveal */
  last(reveal) {
    if (!reveal || this.stage !== "gone") return null;
    return html`<div class="cl-last ${rim(reveal)}">
      ${this.play.art.small(reveal.card)}${sign(reveal)}
    </div>`;
  }

  /** @param {RevealData | null} reveal */
  verdict(reveal) {
    if (!reveal || this.stage === "") return null;
    // Where nothing was named, the challenge was wrong, whatever the card is.
    const isRight = reveal.right && reveal.trait !== "";
    const css = `cl-verdict ${isRight ? "cl-right" : "cl-wrong"}`;
    return html`<p class=${css}>${icon(isRight ? "check" : "cross")}${reveal.verdict}</p>`;
  }

  /** @param {"" | "up" | "gone"} stage */
  settle(stage) {
    this.timer.stop();
    this.stage = stage;
  }

  /** The stack goes to who has won it. @param {RevealData} reveal */
  leave(reveal) {
    const { felt, repaint } = this.play;
    const heap = felt.querySelector(".cl-ghosts");
    if (this.stage !== "up" || !heap?.isConnected) return;
    const end = () => {
      if (this.stage !== "up") return;
      this.settle("gone");
      repaint();
    };
    const goal = felt.querySelector(`[data-zone="${CSS.escape(reveal.zone)}"]`);
    if (prefersReducedMotion() || !goal) return end();
    const [from, to] = [heap.getBoundingClientRect(), goal.getBoundingClientRect()];
    const dx = to.left + to.width / 2 - from.left - from.width / 2;
    const dy = to.top + to.height / 2 - from.top - from.height / 2;
    const away = { transform: `translate(${dx}px, ${dy}px) scale(.2)`, opacity: 0.6 };
    heap.animate([{ transform: "none", opacity: 1 }, away], FLIGHT).onfinish = end;
  }
}

/** A tick or a cross; none where the challenge named no trait. @param {RevealData} reveal */
export const sign = ({ right, trait }) => (trait ? icon(right ? "check" : "cross") : null);

/** The classes of a rim round what was doubted. @param {RevealData} reveal */
export const rim = ({ plain, right, trait }) =>
  trait ? `cl-of-${plain ? trait : "all"} ${right ? "cl-right" : "cl-wrong"}` : "cl-unnamed";
