// A dashboard's page brings its first table along. It is painted at once, and handed over to
// Python's widget when that has come; what is pressed meanwhile waits for it.

/** @import { EarlyState, Listener, Message, Model, State } from "../types.js" */
/** @import { Page } from "../table/page.js" */

/** What stands in for the widget's model until then. */
export class Early {
  /** @param {EarlyState} state the part of the widget's state that the table is painted from */
  constructor(state) {
    this.state = state;
    /** What was pressed last. @type {Message | null} */ this.held = null;
    /** Who listens to what. @type {[string, Listener][]} */ this.listeners = [];
  }

  /**
   * @template {keyof State} Name
   * @param {Name} name
   */
  get(name) {
    return this.state[name];
  }

  /** @param {string} what @param {Listener} listener */
  on(what, listener) {
    this.listeners.push([what, listener]);
  }

  /** It has no listeners to take away: those it has go to the widget. */
  off() {}

  /** @param {Message} message */
  send(message) {
    this.held = message;
  }
}

/** The module comes twice, with the page and with the widget: both find the early table here. */
export const shared = /** @type {{ cardlabEarly?: Page }} */ (globalThis);

/** The table that waits in the page for this widget, if it does. @param {Model} model */
export function waiting(model) {
  const page = shared.cardlabEarly;
  if (!page || page.model.get("ticket") !== model.get("ticket")) return null;
  delete shared.cardlabEarly;
  return page;
}

/**
 * Bring the focus back whenever the page is moved, as Voila does, until the widget has come.
 * @param {HTMLElement} root
 */
export function keepFocus(root) {
  /** @type {HTMLElement | null} */ let focused = null;
  root.addEventListener(
    "focusin",
    (event) => (focused = /** @type {HTMLElement} */ (event.target)),
  );
  const watch = new MutationObserver(() => {
    if (document.activeElement === document.body && focused && root.contains(focused))
      focused.focus({ preventScroll: true });
  });
  watch.observe(document, { childList: true, subtree: true });
  return watch;
}
