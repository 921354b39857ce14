// What the others did since my last move, seen again step by step. The page keeps the scenes that
// it was sent, and paints them once more: it asks Python for nothing, and announces nothing new.

import { Timer } from "../shell/timer.js";

/** @import { Scene } from "../types.js" */

const MOST = 80; // scenes that are kept
const FIRST = 300; // ms for which the table is shown as I left it
const EACH = 1300; // ms for which a step is shown, at normal pace

// What may be sent without an end of what can be seen again: it moves nothing.
const CALM = ["hello", "coach", "save", "share"];

export class Replay {
  /**
   * @param {object} page
   * @param {() => boolean} page.isBehind whether scenes wait to be shown
   * @param {() => void} page.begin makes room for the table
   * @param {(scene: Scene, told: Scene) => void} page.show paints a scene; what the second one
   *   tells has been said already
   */
  constructor(page) {
    this.page = page;
    /** The scenes since my last press. @type {Scene[]} */ this.scenes = [];
    /** The step that is shown; null where the table is as it is now. @type {number | null} */
    this.at = null;
    this.timer = new Timer();
  }

  /** A scene has come from Python. @param {Scene} scene */
  note(scene) {
    this.clear();
    if (this.scenes.at(-1)?.seq === scene.seq) this.scenes.pop(); // it came again
    this.scenes = [...this.scenes, scene].slice(-MOST);
  }

  /** Something is sent: what comes now is new. @param {string} kind */
  sent(kind) {
    this.clear();
    if (!CALM.includes(kind)) this.scenes = [];
  }

  /**
   * The scenes of the seat that is shown now, from my move on. On a device of several people those
   * of the others are never among them.
   * @returns {Scene[]}
   */
  steps() {
    const now = this.scenes.at(-1);
    if (!now || !["play", "whatif", "over"].includes(now.mode)) return [];
    const modes = [now.mode, now.mode === "over" ? "play" : now.mode];
    return this.scenes.filter((scene) => scene.me === now.me && modes.includes(scene.mode));
  }

  /** How many steps there are to be seen again. */
  get many() {
    return this.page.isBehind() ? 0 : Math.max(0, this.steps().length - 1);
  }

  /** See all steps again, one after the other. */
  start() {
    if (!this.many) return;
    this.page.begin();
    this.paint(0);
    this.later(FIRST);
  }

  /** @param {number} ms */
  later(ms) {
    this.timer.set(ms, () => {
      if (this.at == null) return;
      if (this.at >= this.many) return this.stop();
      this.paint(this.at + 1);
      this.later(EACH);
    });
  }

  /** Go a step on or back, and stay there. @param {number} by */
  step(by) {
    this.timer.stop();
    const to = (this.at ?? this.many) + by;
    if (to < 1 || to > this.many) return;
    this.paint(to);
  }

  /** The table as it is now. */
  stop() {
    const now = this.scenes.at(-1);
    if (this.at == null || !now) return;
    this.clear();
    this.page.show(now, now);
  }

  clear() {
    this.timer.stop();
    this.at = null;
  }

  /** Paint a step: as it was, but nothing can be pressed. @param {number} n */
  paint(n) {
    const steps = this.steps();
    const [scene, now, before] = [steps[n], steps[steps.length - 1], steps[Math.max(0, n - 1)]];
    this.at = n;
    const no = { undo: false, rest: false, whatif: false, save: false, share: false, load: false };
    const hand = scene.hand.map((held) => ({ ...held, no: null }));
    const still = { moves: [], race: null, banner: null, replay: null, outcome: null };
    this.page.show({ ...scene, ...still, can: no, hand, mode: "play", seq: now.seq }, before);
  }
}
