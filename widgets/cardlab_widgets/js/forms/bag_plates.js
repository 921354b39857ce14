// What lies before the players at a table with a bag: in front of them, and on their plates.

import { h } from "preact";
import { atLeast, classes, html, keys } from "../shell/view.js";
import { heapsOf } from "../table/form.js";

/** @import { Art, BagCount, BagHeaps, BagSeat } from "../types.js" */
/** @import { Bag, Target } from "./bag.js" */

const TABS = 3; // others beyond which one chooses first whose pieces are shown

// --- the others --------------------------------------------------------------------------------

/** What lies in front of another, and on the plate. @param {{ form: Bag, more: BagSeat }} handed */
export function Rows({ form, more }) {
  return [more.front, more.plate].map((heaps) => {
    const { zone } = heaps;
    const isFront = heaps === more.front;
    const shown = heaps.heaps.map((heap) => h(Heap, { key: heap.card, form, zone, isFront, heap }));
    // What is pressed is read once: large, in the middle of the table; in a step it is drawn once.
    const isLarge = form.targets.some(({ place }) => place.zone === zone);
    return html`<div key=${zone} class=${isLarge ? "cl-bag-row cl-twice" : "cl-bag-row"}
      data-zone=${zone} aria-hidden=${isLarge}
    >
      <span>${heaps.label}</span>
      <div class="cl-bag-heaps ${classes(atLeast(heaps.heaps.length))}">
        ${shown.length ? shown : html`<span class="cl-bag-none">${more.words.none}</span>`}
      </div>
    </div>`;
  });
}

/**
 * Like pieces before another.
 * @param {{ form: Bag, zone: string, isFront: boolean, heap: BagHeaps["heaps"][number] }} handed
 */
function Heap({ form, zone, isFront, heap: { card, n, marked, wild } }) {
  const { art, pick, press } = form.play;
  const thing = { card, zone };
  const isMarked = form.isTold && marked;
  const looks = {
    "cl-hot": isFront && isMarked,
    "cl-lead": !isFront && isMarked,
    "cl-dim": !isFront && form.isTold && !marked && !wild,
    "cl-glow": pick.invites(thing),
  };
  return html`<span class="cl-bag-heap ${classes(looks)}" role="img" data-n=${n}
    data-chip="${zone} ${card}"
    aria-label=${`${n > 1 ? `${n} x ` : ""}${art.name(card)}`}
    onClick=${() => pick.leads(thing) && press(thing)}
  >
    ${art.small(card)}
  </span>`;
}

/** Points with their word, which is read aloud even where a seat has no room for it.
 * @param {{ more: BagSeat }} handed */
export const Points = ({ more: { points, words } }) => html`<p class="cl-bag-points">
  <b aria-hidden="true">${points}</b><small aria-hidden="true">${words.points}</small>
  <span class="cl-unseen">${points} ${words.points}</span>
</p>`;

/**
 * The pieces of others, large enough for a finger: one is to be pressed.
 * @param {object} handed
 * @param {Bag} handed.form
 * @param {Target[]} handed.targets
 * @param {string} handed.shown the zone that is shown where they are too many
 * @param {(zone: string) => void} handed.show
 */
export function Targets({ form, targets, shown, show }) {
  const isCrowded = form.play.scene.seats.length > TABS;
  const tab = (/** @type {Target} */ { seat, place: { zone }, label }) =>
    html`<button type="button" key=${zone} class="cl-bag-tab" aria-pressed=${zone === shown}
      aria-label=${label} onClick=${() => show(zone)}
    >
      ${seat.name}
    </button>`;
  const open = targets.filter(({ place }) => !isCrowded || place.zone === shown);
  const looked = { role: "group", "aria-label": form.more.words.choose };
  return html`<div class="cl-bag-targets" tabIndex="-1" ...${form.peeked == null ? {} : looked}>
    <div class="cl-bag-tabs" hidden=${!isCrowded}>${isCrowded ? targets.map(tab) : null}</div>
    <div class="cl-bag-rows">
      ${open.map(
        ({ place, label }) => html`<div key=${place.zone} class="cl-bag-target"
          data-zone=${place.zone}
        >
          <span aria-hidden="true">${label}</span>
          <div class="cl-heap">${form.pieces({ ...place, label }, heapsOf(place))}</div>
        </div>`,
      )}
    </div>
  </div>`;
}

// --- mine --------------------------------------------------------------------------------------

/** What lies in front of me. @param {{ form: Bag, mine: BagSeat }} handed */
export function OwnFront({ form, mine: { front } }) {
  const { words } = form.more;
  const sentence = front.heaps.length ? words.claimed : words.none;
  const place = { zone: front.zone, label: words.front, count: 0, cards: [] };
  const names = keys(front.heaps.map(({ card }) => card));
  return html`<div class="cl-bag-front" data-zone=${front.zone}>
    <p><b>${words.front}</b> <small><span class="cl-unseen">:</span> ${sentence}</small></p>
    <div class="cl-heap">
      ${front.heaps.map(({ card, n, marked }, i) =>
        form.piece(place, card, n, {
          ...names[i],
          "data-chip": `${front.zone} ${card}`,
          css: form.isTold && marked ? "cl-hot" : "",
        }),
      )}
    </div>
  </div>`;
}

/** My plate: each kind beside the strongest of the others.
 * @param {{ form: Bag, mine: BagSeat }} handed */
export function OwnPlate({ form, mine }) {
  const { words } = form.more;
  const { isTold } = form;
  const { zone } = mine.plate;
  const place = { zone, label: words.plate, count: 0, cards: [] };
  return html`
    <h3>${words.plate} <small><span class="cl-unseen">:</span> ${words.most}</small></h3>
    <ul class="cl-bag-columns" data-zone=${zone}>
      ${mine.columns.map(({ cards, ghost, leads, n, name, other }) => {
        const kinds = Object.keys(cards);
        const names = keys(kinds);
        const isSaid = kinds.length === 1 && form.play.art.name(kinds[0]) === name; // by its button
        return html`<li key=${ghost}
          class=${classes({ "cl-lead": isTold && leads, "cl-none": !n })}
        >
          <div class="cl-bag-pile">
            ${Object.entries(cards).map(([card, many], i) =>
              form.piece(place, card, many, { ...names[i], "data-chip": `${zone} ${card}` }),
            )}
          </div>
          <i class="cl-bag-ghost" aria-hidden="true">${form.play.art.small(ghost)}</i>
          <span class="cl-unseen" aria-hidden=${isSaid}>${name}:</span>
          <b aria-hidden=${isSaid}>${n || "–"}</b>
          <small>${isTold ? other : null}</small>
        </li>`;
      })}
    </ul>
    ${isTold ? h(Points, { more: mine }) : null}
  `;
}

// --- the end -----------------------------------------------------------------------------------

/**
 * What each plate scores at the end.
 * @param {{ art: Art, count: BagCount, words: Record<string, string> }} handed
 */
export function CountTable({ art, count, words }) {
  return html`<table>
    <caption class="cl-unseen">${words.count}</caption>
    <thead>
      <tr>
        <td />
        ${count.heads.map(
          ({ card, name }) => html`<th scope="col" aria-label=${name}>${art.small(card)}</th>`,
        )}
        <th scope="col">${words.total}</th>
      </tr>
    </thead>
    <tbody>
      ${count.rows.map(
        ({ name, won, cells, points }) => html`<tr class=${won ? "cl-won" : undefined}>
          <th scope="row">${name}</th>
          ${cells.map(
            ({ n, scores }, i) => html`<td class=${scores ? "cl-scores" : undefined}>
              ${n || null}${scores && count.heads[i].doubled ? "×2" : null}
              ${scores ? html`<span class="cl-unseen">, ${words.scores}</span>` : null}
            </td>`,
          )}
          <td class="cl-sum">${points}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}
