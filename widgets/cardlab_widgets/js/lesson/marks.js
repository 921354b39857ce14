// Marking things as an answer: cards, seats, piles and buttons are pressed, and no move is made.

import { isSame, Picking } from "../table/pick.js";

/** @import { LessonStep, MoveData, Press, Rich } from "../types.js" */

/** What a move has, and an answer has not. */
const BARE = { verb: "", key: "", then: null, any: 0 };

export class Marks extends Picking {
  /**
   * @param {LessonStep} step
   * @param {string} all what stands on the button that ends a choice
   * @param {(rich: Rich) => string} text reads a label aloud
   */
  constructor(step, all, text) {
    super([]);
    this.step = step;
    this.all = all;
    this.text = text;
    /** The numbers of the targets that are marked, in the order of the presses. */
    this.marked = [...step.marked];
    this.marking = true;
    /** Whether it is answered: what was right stays marked, and nothing is pressed. */
    this.isFixed = step.done || step.waits;
  }

  get isOpen() {
    return !this.isFixed;
  }

  /** The number of a thing that can be marked, or -1. @param {Press} thing */
  index(thing) {
    return this.step.targets.findIndex((other) => isSame(other, thing));
  }

  /** @param {Press} thing */
  leads(thing) {
    return !this.isFixed && this.index(thing) >= 0;
  }

  /** @param {Press} thing */
  invites(thing) {
    return this.leads(thing);
  }

  /** What was asked for stays where it is marked when it is answered. @param {Press} thing */
  asks(thing) {
    return this.index(thing) >= 0;
  }

  /** @param {Press} thing */
  isPicked(thing) {
    return this.marked.includes(this.index(thing));
  }

  back() {
    this.marked.pop();
  }

  /** Mark a thing, or take the mark back; a single answer needs no more. @param {number} index */
  toggle(index) {
    const at = this.marked.indexOf(index);
    if (at >= 0) this.marked.splice(at, 1);
    else this.marked.push(index);
  }

  /** Whether the answer is whole without a further press. */
  isWhole() {
    const { many, ordered, enough } = this.step;
    return ordered ? this.marked.length === enough : !many;
  }

  /**
   * The things that are drawn as buttons, and the button that ends a choice of several.
   * @returns {MoveData[]}
   */
  buttons() {
    const shown = this.step.targets
      .map((thing, i) => ({ thing, i, label: this.step.labels[i] }))
      .filter(({ thing }) => thing.choice);
    const things = shown.map(({ thing, i, label }) => ({
      ...BARE,
      index: i,
      label,
      short: label,
      say: this.text(label),
      face: thing.choice?.startsWith("tray ") ? thing.choice.slice(5) : undefined,
      marked: this.marked.includes(i),
      steps: [thing],
    }));
    return this.isFixed ? things : [...things, ...this.whole()];
  }

  /** Whether several are chosen, and a button ends that. */
  get isChoice() {
    return this.step.many && !this.step.ordered;
  }

  /** @param {(string | null)[]} zones */
  endsChoice(zones) {
    return this.isChoice && this.step.targets.some(({ zone }) => zones.includes(zone ?? ""));
  }

  /** The button that ends a choice of several, whose room stays. @returns {MoveData[]} */
  whole() {
    const [label, say] = [[this.all], this.all];
    return this.isChoice ? [{ ...BARE, index: -1, label, short: label, say, steps: [] }] : [];
  }

  /** @param {(moves: MoveData[]) => MoveData[]} shown */
  toCome(shown) {
    return shown(this.isFixed ? this.whole() : []);
  }
}

/** Trying moves in a step: what would be refused is pressed, and looks, like what fits. */
export class Trying extends Picking {
  /** @param {Press} thing */
  invites(thing) {
    return this.leads(thing);
  }

  /** Of a card alone: what else comes later would be given away. @param {Press} thing */
  comesLater(thing) {
    return thing.card !== undefined && super.comesLater(thing);
  }
}
