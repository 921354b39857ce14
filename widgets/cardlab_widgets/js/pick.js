// Choosing a move by pressing things, one step after the other. It knows no rules: a move is a list
// of steps (a card in a zone, a seat, a suit, a pile); each press leaves fewer of them.

/** @import { Move, Step } from "./types.js" */

import { same } from "./dom.js";

export class Picking {
  constructor() {
    /** @type {Move[]} */ this.moves = [];
    /** @type {Step[]} */ this.picked = [];
  }

  /** @param {Move[]} moves the moves offered now */
  offer(moves) {
    this.moves = moves;
    this.picked = [];
  }

  /** The moves that begin with what has been picked. */
  open() {
    return this.moves.filter((move) => this.picked.every((step, i) => same(step, move.steps[i])));
  }

  /** Whether pressing this thing leads on. @param {Step} thing */
  leads(thing) {
    const n = this.picked.length;
    return this.open().some((move) => move.steps[n] && same(move.steps[n], thing));
  }

  /** @param {Step} thing */
  isPicked(thing) {
    return this.picked.some((step) => same(step, thing));
  }

  /** The zone of somebody else in which a piece can be chosen. @param {string} mine */
  foreignZone(mine) {
    for (const move of this.moves) {
      for (const step of move.steps)
        if (step.card && step.zone && step.zone !== mine) return step.zone;
    }
    return null;
  }

  /**
   * Press a thing: the move to send, or null where more has to be picked.
   * @param {Step} thing
   */
  press(thing) {
    if (this.isPicked(thing)) {
      this.picked = this.picked.slice(
        0,
        this.picked.findIndex((step) => same(step, thing)),
      );
      return null;
    }
    if (!this.leads(thing) && this.picked.length) this.picked = [];
    if (!this.leads(thing)) return null;
    this.picked.push(thing);
    const done = this.open().filter((move) => move.steps.length === this.picked.length);
    return done.length === 1 && this.open().length === 1 ? done[0] : null;
  }

  /** A step back. */
  back() {
    return this.picked.pop() !== undefined;
  }

  /** The moves that are buttons: those without a card, and those of which only a choice is left. */
  buttons() {
    const n = this.picked.length;
    const bare = (/** @type {Step[]} */ steps) => steps.every((step) => !step.card);
    const open = n ? this.open() : [];
    return this.moves.filter(
      (move) => bare(move.steps) || (open.includes(move) && bare(move.steps.slice(n))),
    );
  }
}
