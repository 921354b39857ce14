// What lies before a seat: cards won, a wild by its back, and cups.

import { h } from "preact";
import { symbol } from "../shell/view.js";

/** @import { Art } from "../shell/art.js" */
/** @import { ClaimSeat } from "../types.js" */

/**
 * Cups, of which those that are not there are grey.
 * @param {{ symbol: string, n: number, all: number }} cups
 */
export const drawCups = ({ symbol: sign, n, all }) =>
  Array.from({ length: all }, (_, i) =>
    i < n
      ? h("span", { key: i, class: "cl-paper cl-cup" }, symbol(sign))
      : h("i", { key: `no ${i}`, class: "cl-cup0" }, symbol(sign)),
  );

/** @param {Art} art @param {ClaimSeat} seat */
export function drawFoot(art, { cups, wild, wild_card, won }) {
  const shown = Math.min(2, won.n);
  const pile = { class: "cl-won-pile", "data-zone": won.zone, "aria-label": won.text };
  const star = { class: "cl-wild", hidden: !wild, title: wild, "aria-label": wild };
  const shelf = { class: "cl-cups", "data-zone": cups.zone, "aria-label": cups.label };
  return [
    h(
      "span",
      { role: "img", ...pile },
      h(
        "span",
        { class: shown ? "cl-pilelet" : "cl-pilelet cl-none-won" },
        art.faces(Array(shown).fill(null)),
      ),
      h("b", {}, won.n),
      h("small", {}, won.text.replace(/^\d+\s*/, "")),
    ),
    h("span", { role: "img", ...star }, wild ? art.small(wild_card) : null),
    h("span", { role: "img", ...shelf }, drawCups(cups)),
  ];
}
