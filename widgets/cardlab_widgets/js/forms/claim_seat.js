// What lies before a seat: cards won, a wild by its back, and cups.

import { html, symbol } from "../shell/view.js";

/** @import { Art, ClaimSeat } from "../types.js" */

/**
 * Cups; those that are not there are grey.
 * @param {{ symbol: string, n: number, all: number }} cups
 */
export const drawCups = ({ symbol: sign, n, all }) =>
  Array.from({ length: all }, (_, i) =>
    i < n
      ? html`<span key=${i} class="cl-paper cl-cup">${symbol(sign)}</span>`
      : html`<i key="no ${i}" class="cl-cup0">${symbol(sign)}</i>`,
  );

/** @param {Art} art @param {ClaimSeat} seat */
export function drawFoot(art, { cups, wild, wild_card, won }) {
  const shown = Math.min(2, won.n);
  return html`
    <span role="img" class="cl-won-pile" data-zone=${won.zone} aria-label=${won.text}>
      <span class=${shown ? "cl-pilelet" : "cl-pilelet cl-none-won"}>
        ${art.faces(Array(shown).fill(null))}
      </span>
      <b>${won.n}</b>
      <small>${won.text.replace(/^\d+\s*/, "")}</small>
    </span>
    <span role="img" class="cl-wild" hidden=${!wild} title=${wild} aria-label=${wild}>
      ${wild ? art.small(wild_card) : null}
    </span>
    <span role="img" class="cl-cups" data-zone=${cups.zone} aria-label=${cups.label}>
      ${drawCups(cups)}
    </span>
  `;
}
