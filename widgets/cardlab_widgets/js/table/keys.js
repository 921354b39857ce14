// The keys of the table: arrows walk from row to row, letters make the moves that show them.

/** @import { MoveData } from "../types.js" */

// Rows in which the arrows move: seats, piles, another's open hand, buttons, my own, my hand.
const ROWS = ["seats", "form", "open", "buttons", "resting", "sorting", "mine", "hand"];

const FEW = 3; // things in a row: nobody has to know that arrows lead from one to the others

/** Whether each thing of a row is a stop of the tab key. @param {HTMLElement[]} row */
const isShort = (row) => row.length <= FEW;

/** Whether something in a row may be done. @param {HTMLElement[]} row */
const isInviting = (row) => row.some((node) => node.matches(".cl-may, .cl-btn"));

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
   * @param {() => boolean} page.isTask whether a lesson asks something: then no tab stop shows which card fits
   */
  constructor(root, felt, page) {
    this.root = root;
    this.felt = felt;
    this.page = page;
    /** The row that had the focus last. @type {Element | null} */ this.row = null;
  }

  /** Note which row has the focus. @param {FocusEvent} event */
  note({ target }) {
    const row = ROWS.map((name) => `.cl-${name}`).join();
    this.row = /** @type {Element} */ (target).closest(row);
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

  /**
   * One stop of the tab key for each row: where it was, at the first card that may be played, or at
   * the button that the game asks for; and one at the button that ends an answer of several marks.
   */
  updateTabStops() {
    const isTask = this.page.isTask();
    for (const row of this.rows()) {
      const at =
        row.find((node) => node.matches("[data-roved]")) ??
        row.find((node) => !isTask && node.matches(".cl-may")) ??
        row.find((node) => !node.matches(".cl-outlined, [aria-disabled=true]")) ??
        row[0];
      const isMarks = row[0].matches(".cl-act[aria-pressed]");
      for (const node of row) {
        const stop = isShort(row) || node === at || (isMarks && !node.ariaPressed) ? 0 : -1;
        // Set again on what has the focus, it would have the page laid out once more.
        if (node.tabIndex !== stop) node.tabIndex = stop;
      }
    }
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const row = this.rows().find((stops) => stops.includes(focused()));
    if (!row) return;
    event.preventDefault();
    const at = row.indexOf(focused());
    const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: row.length - 1 };
    const to = steps[/** @type {keyof typeof steps} */ (event.key)];
    this.go(row, row[(to + row.length) % row.length]);
  }

  /** @param {KeyboardEvent} event */
  climb(event) {
    const rows = this.rows();
    const at = rows.findIndex((row) => row.includes(focused()));
    if (at < 0) return;
    event.preventDefault();
    const step = event.key === "ArrowUp" ? -1 : 1;
    const line = this.nextLine(rows[at], step);
    if (line) return this.go(rows[at], line);
    const row = rows[(at + step + rows.length) % rows.length];
    this.go(row, row.find((node) => node.tabIndex === 0) ?? row[0]);
  }

  /**
   * The next line of a story, whose lines stand one under the other; none at its ends.
   * @param {HTMLElement[]} row
   * @param {number} step
   */
  nextLine(row, step) {
    return row[0].closest(".cl-l-lines .cl-buttons") ? row[row.indexOf(focused()) + step] : null;
  }

  /** @param {HTMLElement[]} row @param {HTMLElement} node */
  go(row, node) {
    for (const item of row) {
      item.tabIndex = item === node || isShort(row) ? 0 : -1;
      item.toggleAttribute("data-roved", item === node);
    }
    node.focus();
  }

  /**
   * Whether the focus is on nothing that can be pressed: gone, disabled, or waiting.
   * @param {Element | null} node
   */
  isLost(node) {
    const { root } = this;
    return !node || !root.contains(node) || node === root || node.matches(":disabled");
  }

  /** The row that had the focus last, if something in it may still be done. */
  kept() {
    return this.rows().find((row) => this.row?.contains(row[0]) && isInviting(row));
  }

  /** When what had the focus is gone, give it to what may be done next, or else to the table. */
  focus() {
    const rows = this.rows();
    const row = this.kept() ?? rows.find(isInviting) ?? rows.at(-1);
    (row?.find((node) => node.tabIndex === 0) ?? row?.[0] ?? this.root).focus({
      preventScroll: true,
    });
  }
}
