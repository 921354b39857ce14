// What opens over a page, and closes again.

import { render } from "preact";
import { button, html, node } from "./view.js";

/** @import { Shown } from "../types.js" */

export class Dialog {
  /**
   * @param {string} css the classes of the button that closes it
   * @param {() => string} closes what stands on that button
   */
  constructor(css, closes) {
    this.css = css;
    this.closes = closes;
    this.node = node("dialog", {
      class: "cl-dialog",
      closedby: "any",
      "aria-labelledby": "cl-dialog-title",
    });
  }

  /** @param {string} title @param {...Shown} inside */
  open(title, ...inside) {
    const close = button(this.css, () => this.close(), this.closes());
    render(null, this.node); // what was typed the last time is gone
    render([html`<h3 id="cl-dialog-title">${title}</h3>`, ...inside, close], this.node);
    if (!this.node.open) this.node.showModal();
  }

  close() {
    this.node.close();
  }

  /** What can be typed in here, or read. */
  get box() {
    return /** @type {HTMLTextAreaElement} */ (this.node.querySelector("textarea"));
  }
}

/**
 * Text that can be sent: without half a letter. A longer text than Python reads is cut where Python
 * still says that it is too long; the server would cut the connection.
 * @param {string} text
 */
export function wellFormed(text) {
  return text
    .slice(0, 70_000)
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "");
}
