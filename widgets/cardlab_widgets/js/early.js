// A dashboard's page brings its first table along. It is painted at once, and handed over to
// Python's widget when that has come; what is pressed meanwhile waits for it.

/** What stands in for the widget's model until then. */
export class Early {
  /** @param {any} state the part of the widget's state that the table is painted from */
  constructor(state) {
    this.state = state;
    /** What was pressed last. @type {any} */ this.held = null;
    /** Who listens to what. @type {[string, () => void][]} */ this.listeners = [];
  }

  /** @param {string} name */
  get(name) {
    return this.state[name];
  }

  /** @param {string} what @param {() => void} listener */
  on(what, listener) {
    this.listeners.push([what, listener]);
  }

  /** @param {any} message */
  send(message) {
    this.held = message;
  }
}

/** The table that waits in the page for this widget, if it does. @param {any} model */
export function waiting(model) {
  const page = /** @type {any} */ (globalThis).cardlabEarly;
  if (!page || page.model.get("ticket") !== model.get("ticket")) return null;
  delete (/** @type {any} */ (globalThis).cardlabEarly);
  return page;
}

/** Bring the focus back whenever the page is moved, as Voila does, until the widget has come. @param {HTMLElement} root */
export function keepFocus(root) {
  /** @type {any} */ let focused = null;
  root.addEventListener("focusin", (event) => (focused = event.target));
  const watch = new MutationObserver(() => {
    if (document.activeElement === document.body && root.contains(focused)) focused.focus({ preventScroll: true });
  });
  watch.observe(document, { childList: true, subtree: true });
  return watch;
}
