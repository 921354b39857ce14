// A widget's model in a page without Jupyter: what anywidget gives a widget, and no more. The page
// without a server and the tables of several people bring it; the table itself knows no difference.

/** @import { Listener } from "../types.js" */

export class Model {
  /**
   * @param {number} number the widget's number
   * @param {Record<string, any>} state
   * @param {(message: any) => void} post sends a message to what runs the table
   */
  constructor(number, state, post) {
    this.number = number;
    this.state = state;
    this.post = post;
    /** @type {Map<string, Set<(value: any) => void>>} */ this.hearers = new Map();
  }

  /** @param {string} name */
  get(name) {
    return this.state[name];
  }

  /** A page changes nothing by itself: it sends messages. */
  set() {}

  save_changes() {}

  /** @param {string} what @param {(value: any) => void} hearer */
  on(what, hearer) {
    if (!this.hearers.has(what)) this.hearers.set(what, new Set());
    this.hearers.get(what)?.add(hearer);
  }

  /** @param {string} what @param {(value: any) => void} hearer */
  off(what, hearer) {
    this.hearers.get(what)?.delete(hearer);
  }

  /** @param {any} message */
  send(message) {
    this.post({ kind: "message", widget: this.number, what: message });
  }

  /** Python's state has changed. @param {Record<string, any>} state */
  take(state) {
    Object.assign(this.state, state);
    for (const name of Object.keys(state)) this.tell(`change:${name}`, state[name]);
  }

  /** @param {string} what @param {any} value */
  tell(what, value) {
    for (const hearer of [...(this.hearers.get(what) ?? [])]) hearer(value);
  }
}

/**
 * Listen to a model. The function that is returned ends it.
 * @param {{ on: (what: string, hear: Listener) => void, off: (what: string, hear: Listener) => void
 *   }} model
 * @param {Record<string, Listener>} hearers by what is heard
 */
export function listen(model, hearers) {
  for (const [what, hear] of Object.entries(hearers)) model.on(what, hear);
  return () => {
    for (const [what, hear] of Object.entries(hearers)) model.off(what, hear);
  };
}
