// The keys of the table: the tab key stops at each thing, as everywhere, arrows also walk from row to
// row, and letters make the moves that show them.

/** @import { MoveData } from "../types.js" */

// Rows in which the arrows move: seats, piles, another's open hand, buttons, my own, my hand.
const ROWS = ["seats", "form", "open", "buttons", "resting", "sorting", "mine", "hand"];

/** What has the focus. */
const focused = () => /** @type {HTMLElement} */ (document.activeElement);

export class Keys {
  /**
   * @param {HTMLElement} root the page
   * @param {HTMLElement} felt
   * @param {object} page
   * @param {() => void} page.showLatest
   * @param {() => MoveData[]} page.moves those that are offered
   * @param {(move: MoveData, button: Element | null) => void} page.make
   * @param {() => void} page.back takes back a step of a move
   */
  constructor(root, felt, page) {
    this.root = root;
    this.felt = felt;
    this.page = page;
  }

  /**
   * The keys are the table's: a notebook must not take them for its own.
   * @param {KeyboardEvent} event
   */
  press(event) {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const chord = ctrlKey || metaKey || altKey;
    const typing = /** @type {HTMLElement} */ (event.target).matches("input, textarea, select");
    // These run a cell of the notebook, or save it: they press nothing here.
    if (key === "Enter" && (shiftKey || chord)) return;
    if (chord && (!typing || key === "s")) return;
    event.stopPropagation();
    if (typing) return;
    this.page.showLatest();
    if (key === "Escape") return this.page.back();
    if (["ArrowLeft", "ArrowRight", "Home", "End"].includes(key)) return this.walk(event);
    if (key === "ArrowUp" || key === "ArrowDown") return this.climb(event);
    const isPressed = (/** @type {MoveData} */ move) =>
      move.key !== "" && move.key.toLowerCase() === key.toLowerCase();
    const move = this.page.moves().find(isPressed);
    if (!move) return;
    event.preventDefault();
    const shortcut = CSS.escape(move.key);
    this.page.make(move, this.felt.querySelector(`.cl-act[aria-keyshortcuts="${shortcut}"]`));
  }

  rows() {
    return ROWS.map((name) => this.felt.querySelector(`.cl-${name}:not([hidden])`))
      .map((row) => [...(row?.querySelectorAll("button:not(:disabled):not([hidden])") ?? [])])
      .filter((row) => row.length)
      .map((row) => /** @type {HTMLElement[]} */ (row));
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const row = this.rows().find((stops) => stops.includes(focused()));
    if (!row) return event.key.startsWith("Arrow") ? this.climb(event) : undefined;
    event.preventDefault();
    const at = row.indexOf(focused());
    const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: row.length - 1 };
    const to = steps[/** @type {keyof typeof steps} */ (event.key)];
    row[(to + row.length) % row.length].focus();
  }

  /** @param {KeyboardEvent} event */
  climb(event) {
    const rows = this.rows();
    const at = rows.findIndex((row) => row.includes(focused()));
    const step = ["ArrowUp", "ArrowLeft"].includes(event.key) ? -1 : 1;
    const to = at < 0 ? this.beside(rows.flat(), step) : this.across(rows, at, step);
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  /**
   * Where an arrow leads from one row to another: to what is chosen there, or to its first thing.
   * @param {HTMLElement[][]} rows
   * @param {number} at
   * @param {number} step
   */
  across(rows, at, step) {
    const row = rows[(at + step + rows.length) % rows.length];
    const line = this.nextLine(rows[at], step);
    return line ?? row.find((node) => node.ariaPressed === "true") ?? row[0];
  }

  /**
   * What comes before or after what is read on the felt, which is in no row.
   * @param {HTMLElement[]} stops
   * @param {number} step
   */
  beside(stops, step) {
    const at = focused();
    if (!this.felt.contains(at)) return undefined;
    const isAfter = (/** @type {HTMLElement} */ stop) =>
      Boolean(at.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
    return step > 0 ? stops.find(isAfter) : stops.findLast((stop) => !isAfter(stop));
  }

  /**
   * The next line of a story, whose lines stand one under the other; none at its ends.
   * @param {HTMLElement[]} row
   * @param {number} step
   */
  nextLine(row, step) {
    return row[0].closest(".cl-l-lines .cl-buttons") ? row[row.indexOf(focused()) + step] : null;
  }

  /**
   * Whether the focus is on nothing that can be pressed: gone, disabled, or waiting.
   * @param {Element | null} node
   */
  isLost(node) {
    const { felt, root } = this;
    return (
      !node || !root.contains(node) || node === root || node === felt || node.matches(":disabled")
    );
  }
}
