// What lies before a seat: cards won, a wild by its back, and cups.

/** @import { Art } from "../shell/dom.js" */
/** @import { ClaimSeat } from "../types.js" */

import { renderIfChanged, h, hide, symbol } from "../shell/dom.js";

/**
 * Cups, of which those that are not there are grey.
 * @param {Element} box
 * @param {string} sign
 * @param {number} n
 * @param {number} all
 */
export function paintCups(box, sign, n, all) {
  renderIfChanged(box, [sign, n, all], () =>
    Array.from({ length: all }, (_, i) =>
      h(i < n ? "span" : "i", { class: i < n ? "cl-paper cl-cup" : "cl-cup0" }, symbol(sign)),
    ),
  );
}

/**
 * @param {Art} art
 * @param {HTMLElement} box
 * @param {ClaimSeat} more
 */
export function paintFoot(art, box, more) {
  if (!box.firstElementChild) box.append(...makeFoot());
  const [pile, star, shelf] = /** @type {HTMLElement[]} */ ([...box.children]);
  const { cups, wild } = more;
  paintWon(art, pile, more);
  hide(star, !wild);
  star.setAttribute("aria-label", wild);
  star.title = wild;
  if (wild) renderIfChanged(star, more.wild_card, () => [art.small(more.wild_card)]);
  shelf.dataset.zone = cups.zone;
  shelf.setAttribute("aria-label", cups.label);
  paintCups(shelf, cups.symbol, cups.n, cups.all);
}

/** @param {Art} art @param {HTMLElement} pile @param {ClaimSeat} more */
function paintWon(art, pile, { won }) {
  pile.dataset.zone = won.zone;
  pile.setAttribute("aria-label", won.text);
  const [heap, count, text] = pile.children;
  const n = Math.min(2, won.n);
  heap.classList.toggle("cl-none-won", n === 0);
  renderIfChanged(heap, n, () => Array.from({ length: n }, () => art.face(null)));
  renderIfChanged(count, won.n, () => [String(won.n)]);
  renderIfChanged(text, won.text, () => [won.text.replace(/^\d+\s*/, "")]);
}

function makeFoot() {
  const heap = h("span", { class: "cl-pilelet" });
  return [
    h("span", { class: "cl-won-pile", role: "img" }, heap, h("b"), h("small")),
    h("span", { class: "cl-wild", role: "img" }),
    h("span", { class: "cl-cups", role: "img" }),
  ];
}
