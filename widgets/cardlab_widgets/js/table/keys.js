// The keys of the table: arrows walk from row to row, letters make the moves that show them.

import { removeFocused } from "../shell/dom.js";

/** @import { Page } from "./page.js" */

export class Keys {
  /** @param {Page} page */
  constructor(page) {
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
    if (event.key === "Escape") return this.escape();
    if (["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return this.walk(event);
    if (event.key === "ArrowUp" || event.key === "ArrowDown") return this.climb(event);
    const move = this.page.scene.moves.find(
      (offered) => offered.key && offered.key.toLowerCase() === event.key.toLowerCase(),
    );
    if (move) {
      event.preventDefault();
      this.page.pressed = this.page.table.node.querySelector(
        `.cl-act[aria-keyshortcuts="${CSS.escape(move.key)}"]`,
      );
      this.page.make(move);
    }
  }

  /** One step of a move back. */
  escape() {
    this.page.table.clearRefusal();
    this.page.pick.back();
    this.page.table.paint(this.page.scene);
    this.updateTabStops();
  }

  /** Rows in which the arrows move: seats, piles, another's open hand, buttons, my hand. */
  rows() {
    const { seats, form, laidOpen, ownPlaces, buttons, resting, sorting, hand } = this.page.table;
    const inside = (/** @type {HTMLElement} */ box) =>
      /** @type {HTMLElement[]} */ ([
        ...box.querySelectorAll("button:not(:disabled):not([hidden])"),
      ]);
    return [seats, form.node, laidOpen, buttons, resting, sorting, ownPlaces, hand]
      .filter((box) => !box.hidden)
      .map(inside)
      .filter((row) => row.length);
  }

  /** One stop of the tab key for each row, where it was or at the first card that may be played. */
  updateTabStops() {
    removeFocused();
    for (const row of this.rows()) {
      const at =
        row.find((node) => node.tabIndex === 0 && node.classList.contains("cl-roved")) ??
        row.find((node) => node.classList.contains("cl-may")) ??
        row[0];
      for (const node of row) node.tabIndex = node === at ? 0 : -1;
    }
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const row = this.rows().find((stops) =>
      stops.includes(/** @type {HTMLElement} */ (document.activeElement)),
    );
    if (!row) return;
    event.preventDefault();
    const at = row.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: row.length - 1 };
    this.go(
      row,
      row[(steps[/** @type {keyof typeof steps} */ (event.key)] + row.length) % row.length],
    );
  }

  /** @param {KeyboardEvent} event */
  climb(event) {
    const rows = this.rows();
    const at = rows.findIndex((row) =>
      row.includes(/** @type {HTMLElement} */ (document.activeElement)),
    );
    if (at < 0) return;
    event.preventDefault();
    const step = event.key === "ArrowUp" ? -1 : 1;
    const line = this.nextLine(rows[at], step);
    if (line) {
      this.go(rows[at], line);
      return;
    }
    const row = rows[(at + step + rows.length) % rows.length];
    this.go(row, row.find((node) => node.tabIndex === 0) ?? row[0]);
  }

  /**
   * The next line of a story, whose lines stand one under the other; none at its ends.
   * @param {HTMLElement[]} row
   * @param {number} step
   */
  nextLine(row, step) {
    if (!row[0].closest(".cl-l-lines .cl-buttons")) return undefined;
    return row[row.indexOf(/** @type {HTMLElement} */ (document.activeElement)) + step];
  }

  /** @param {HTMLElement[]} row @param {HTMLElement} node */
  go(row, node) {
    for (const item of row) {
      item.tabIndex = item === node ? 0 : -1;
      item.classList.toggle("cl-roved", item === node);
    }
    node.focus();
  }

  /**
   * Whether the focus is on nothing that can be pressed: gone, disabled, or waiting.
   * @param {Element | null} node
   */
  isLost(node) {
    const { root } = this.page;
    return !node || !root.contains(node) || node === root || node.matches(":disabled");
  }

  /** When what had the focus is gone, give it to what may be done next, or else to the table. */
  focus() {
    const rows = this.rows();
    const row =
      rows.find((row) => row.some((node) => node.matches(".cl-may, .cl-btn"))) ?? rows.at(-1);
    (row?.find((node) => node.tabIndex === 0) ?? row?.[0] ?? this.page.root).focus({
      preventScroll: true,
    });
  }
}
