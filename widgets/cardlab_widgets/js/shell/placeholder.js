// A dashboard's page brings its first table along. It is painted at once, and handed over to
// Python's widget when that has come; what is pressed meanwhile waits for it.

/** @import { EarlyState, Message, Model, Page, State } from "../types.js" */

/** What stands in for the widget's model until then. */
export class Early {
  /** @param {EarlyState} state the part of the widget's state that the table is painted from */
  constructor(state) {
    this.state = state;
    /** What was pressed last. @type {Message | null} */ this.held = null;
  }

  /**
   * @template {keyof State} Name
   * @param {Name} name
   */
  get(name) {
    return this.state[name];
  }

  /** Nothing changes before the widget comes, so nobody listens. */
  on() {}

  off() {}

  /** @param {Message} message */
  send(message) {
    this.held = message;
  }
}

/**
 * What the modules of a page share: the early table, as the module comes twice, with the page and
 * with the widget; and what was sent last, if it opens a table or leaves it.
 */
export const shared = /** @type {{ cardlabEarly?: Page, cardlabSent?: string }} */ (globalThis);

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

/**
 * Move a page that was painted early to the place of its widget, once that is in the document; the
 * focus comes along.
 * @param {{ root: HTMLElement, keeper: MutationObserver | null }} page
 * @param {HTMLElement} el
 */
export function moveTo(page, el) {
  const { keeper, root } = page;
  if (!el.isConnected) return void setTimeout(() => moveTo(page, el), 10);
  keeper?.disconnect();
  const focused = /** @type {HTMLElement} */ (document.activeElement);
  const before = root.parentElement;
  el.append(root);
  before?.remove();
  if (root.contains(focused)) focused.focus({ preventScroll: true });
}
