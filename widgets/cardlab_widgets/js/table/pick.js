// Choosing a move by pressing things, one step after the other. It knows no rules: a move is a list
// of steps (a card in a zone, a seat, a suit, a pile); each press leaves fewer of them.

/** @import { MoveData, Press } from "../types.js" */
/** @typedef {Press & { nth?: number }} Pressed which of several like things; a step means any */

// In a lesson, the index of the first move that can be tried and will be refused.
export const REFUSED_FROM = 1000;

const PARTS = /** @type {const} */ (["card", "zone", "seat", "suit", "choice"]);

/** Whether two presses are of one thing. @param {Press} a @param {Press} b */
export const isSame = (a, b) => PARTS.every((part) => a[part] === b[part]);

/** Whether a card is pressed for a move. @param {MoveData} move */
export const hasCard = (move) => move.steps.some((step) => step.card);

export class Picking {
  /** @param {MoveData[]} moves the moves offered now */
  constructor(moves) {
    this.moves = moves;
    /** @type {Pressed[]} */ this.picked = [];
    /** Whether things are marked as an answer (`Marks`), and no move is made. */
    this.marking = false;
  }

  /**
   * Whether one of the buttons ends a choice among what lies in these zones: it comes after them.
   * @param {(string | null)[]} _zones
   */
  endsChoice(_zones) {
    return false;
  }

  /** Whether anything can be picked. */
  get isOpen() {
    return this.moves.length > 0;
  }

  /** The moves that begin with what has been picked. */
  open() {
    return this.moves.filter((move) => this.next(move) != null);
  }

  /**
   * The steps of a move that are not picked yet; null if it does not begin with what is picked.
   * The first `any` steps may be picked in any order.
   * @param {MoveData} move
   */
  left(move) {
    if (!this.picked.length) return move.steps;
    const left = [...move.steps];
    let free = move.any;
    for (const step of this.picked) {
      const i = left.slice(0, Math.max(free, 1)).findIndex((other) => isSame(other, step));
      if (i < 0) return null;
      left.splice(i, 1);
      free -= 1;
    }
    return left;
  }

  /** The steps that may come next; null as above. @param {MoveData} move */
  next(move) {
    return this.left(move)?.slice(0, Math.max(move.any - this.picked.length, 1)) ?? null;
  }

  /** Whether pressing this thing leads on. @param {Press} thing */
  leads(thing) {
    return this.moves.some((move) => this.next(move)?.some((step) => isSame(step, thing)));
  }

  /**
   * Whether a thing is shown as one that may be pressed: it leads to a move that will be taken.
   * @param {Press} thing
   */
  invites(thing) {
    const taken = this.moves.filter((move) => move.index < REFUSED_FROM);
    return taken.some((move) => this.next(move)?.some((step) => isSame(step, thing)));
  }

  /** Whether a thing is among those that are asked for. @param {Press} thing */
  asks(thing) {
    return this.leads(thing);
  }

  /** Whether a thing belongs to a move, and no move begins with it. @param {Press} thing */
  comesLater(thing) {
    if (this.leads(thing) || this.isPicked(thing) || this.begins(thing)) return false;
    const taken = this.moves.filter((move) => move.index < REFUSED_FROM);
    return taken.some((move) => move.steps.some((step) => isSame(step, thing)));
  }

  /** Whether a move begins with a thing: pressed, it takes the place of what is picked.
   * @param {Press} thing */
  begins(thing) {
    return this.moves.some((move) =>
      move.steps.slice(0, Math.max(move.any, 1)).some((step) => isSame(step, thing)),
    );
  }

  /** Whether a thing is picked; without its number, whether one like it is. @param {Pressed} thing */
  isPicked(thing) {
    return this.at(thing) >= 0;
  }

  /** Where a thing stands among those that are picked, or -1. @param {Pressed} thing */
  at(thing) {
    const isIt = (/** @type {Pressed} */ { nth }) => (thing.nth ?? nth) === nth;
    return this.picked.findIndex((step) => isSame(step, thing) && isIt(step));
  }

  /**
   * What `aria-pressed` says of a thing. Most are no switches: one press of a card plays it.
   * @param {boolean} isPicked
   */
  pressed(isPicked) {
    return isPicked || (this.marking ? false : undefined);
  }

  /**
   * The buttons that come with the card that brings the most of them: their room is kept, so that
   * the hand stays where it is when a card is pressed.
   * @param {(moves: MoveData[]) => MoveData[]} shown those that are drawn as buttons
   */
  toCome(shown) {
    if (this.marking) return [];
    const firsts = this.moves.flatMap(({ any, steps }) => steps.slice(0, Math.max(any, 1)));
    /** @type {MoveData[]} */ let most = [];
    for (const thing of new Map(firsts.map((step) => [JSON.stringify(step), step])).values()) {
      const trial = new Picking(this.moves);
      if (!thing.card || trial.press(thing)) continue;
      const come = shown(trial.buttons().filter(hasCard));
      if (come.length > most.length) most = come;
    }
    return most;
  }

  /** The zone of somebody else in which a piece can be chosen. @param {string | null} own */
  foreignZone(own) {
    const steps = this.moves.flatMap((move) => move.steps);
    return steps.find(({ card, zone }) => card && zone && zone !== own)?.zone ?? null;
  }

  /**
   * Press a thing: the move to send, or null where more has to be picked. A picked card is put back;
   * a piece that stands for several like ones is picked once more, while that leads on.
   * @param {Pressed} thing
   */
  press(thing) {
    if (this.isPicked(thing) && (thing.nth !== undefined || !this.leads(thing))) {
      this.takeBack(thing);
      return null;
    }
    if (!this.leads(thing) && this.picked.length) this.picked = [];
    if (!this.leads(thing)) return null;
    this.picked.push(thing);
    const open = this.open();
    const done = open.filter((move) => move.steps.length === this.picked.length);
    return done.length === 1 && open.length === 1 ? done[0] : null;
  }

  /** Take back a step, and those after it that rest on it. @param {Pressed} thing */
  takeBack(thing) {
    const i = this.at(thing);
    const free = this.open().some((move) => move.any >= this.picked.length);
    this.picked.splice(i, free ? 1 : this.picked.length);
  }

  /** A step back. */
  back() {
    this.picked.pop();
  }

  /**
   * The moves that are buttons: those without a card, and those that need only a choice, or
   * more of what is picked.
   */
  buttons() {
    const bare = (/** @type {Press[] | null} */ steps) =>
      steps?.every((step) => !step.card || this.isPicked(step)) ?? false;
    return this.moves.filter(
      (move) =>
        move.steps.every((step) => !step.card) || (this.picked.length > 0 && bare(this.left(move))),
    );
  }
}
