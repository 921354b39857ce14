// What lies before the players at a table with a bag: in front of them, and on their plates.

import { h } from "preact";
import { atLeast, classes, keys } from "../shell/view.js";
import { heapsOf } from "../table/form.js";

/** @import { Art } from "../shell/art.js" */
/** @import { BagCount, BagHeaps, BagSeat } from "../types.js" */
/** @import { Bag, Target } from "./bag.js" */

const TABS = 3; // others beyond which one chooses first whose pieces are shown

// --- the others --------------------------------------------------------------------------------

/** What lies in front of another, and on the plate. @param {{ form: Bag, more: BagSeat }} handed */
export function Rows({ form, more }) {
  return [more.front, more.plate].map((heaps) => {
    const shown = heaps.heaps.map(({ card, n, marked, wild }) =>
      h(Heap, {
        key: card,
        form,
        zone: heaps.zone,
        card,
        n,
        isFront: heaps === more.front,
        marked,
        wild,
      }),
    );
    return h(
      "div",
      { key: heaps.zone, class: "cl-bag-row", "data-zone": heaps.zone },
      h("span", {}, heaps.label),
      h(
        "div",
        { class: classes({ "cl-bag-heaps": true, ...atLeast(heaps.heaps.length) }) },
        shown.length ? shown : h("span", { class: "cl-bag-none" }, more.words.none),
      ),
    );
  });
}

/**
 * Like pieces before another.
 * @param {{ form: Bag, zone: string, isFront: boolean } & BagHeaps["heaps"][number]} handed
 */
function Heap({ form, zone, isFront, card, n, marked, wild }) {
  const { art, pick, press } = form.play;
  const thing = { card, zone };
  const isMarked = form.isTold && marked;
  const looks = {
    "cl-bag-heap": true,
    "cl-hot": isFront && isMarked,
    "cl-lead": !isFront && isMarked,
    "cl-dim": !isFront && form.isTold && !marked && !wild,
    "cl-glow": pick.invites(thing),
  };
  return h(
    "span",
    {
      class: classes(looks),
      role: "img",
      "data-n": n,
      "data-chip": `${zone} ${card}`,
      "aria-label": `${n > 1 ? `${n} x ` : ""}${art.name(card)}`,
      onClick: () => pick.leads(thing) && press(thing),
    },
    art.small(card),
  );
}

/** @param {{ more: BagSeat }} handed */
export const Points = ({ more: { points, words } }) =>
  h("p", { class: "cl-bag-points" }, h("b", {}, points), h("small", {}, words.points));

/**
 * The pieces of others of which one is to be pressed, large enough for a finger.
 * @param {object} handed
 * @param {Bag} handed.form
 * @param {Target[]} handed.targets
 * @param {string} handed.shown the zone that is shown where they are too many
 * @param {(zone: string) => void} handed.show
 */
export function Targets({ form, targets, shown, show }) {
  const isCrowded = form.play.scene.seats.length > TABS;
  const tab = (/** @type {Target} */ { seat, place: { zone }, label }) =>
    h(
      "button",
      {
        key: zone,
        type: "button",
        class: "cl-bag-tab",
        "aria-pressed": zone === shown,
        "aria-label": label,
        onClick: () => show(zone),
      },
      seat.name,
    );
  const open = targets.filter(({ place }) => !isCrowded || place.zone === shown);
  return h(
    "div",
    { class: "cl-bag-targets", role: "group", "aria-label": form.more.words.choose },
    h("div", { class: "cl-bag-tabs", hidden: !isCrowded }, isCrowded ? targets.map(tab) : null),
    h(
      "div",
      { class: "cl-bag-rows" },
      open.map(({ place, label }) =>
        h(
          "div",
          { key: place.zone, class: "cl-bag-target", "data-zone": place.zone },
          h("span", {}, label),
          h("div", { class: "cl-heap" }, form.pieces({ ...place, label }, heapsOf(place))),
        ),
      ),
    ),
  );
}

// --- mine --------------------------------------------------------------------------------------

/** What lies in front of me. @param {{ form: Bag, mine: BagSeat }} handed */
export function OwnFront({ form, mine: { front } }) {
  const { words } = form.more;
  const sentence = front.heaps.length ? words.claimed : words.none;
  const place = { zone: front.zone, label: words.front, count: 0, cards: [] };
  const names = keys(front.heaps.map(({ card }) => card));
  return h(
    "div",
    { class: "cl-bag-front", "data-zone": front.zone },
    h("p", {}, h("b", {}, words.front), " ", h("small", {}, sentence)),
    h(
      "div",
      { class: "cl-heap" },
      front.heaps.map(({ card, n, marked }, i) =>
        form.piece(place, card, n, {
          ...names[i],
          "data-chip": `${front.zone} ${card}`,
          css: form.isTold && marked ? "cl-hot" : "",
        }),
      ),
    ),
  );
}

/** My plate: each kind beside the strongest of the others.
 * @param {{ form: Bag, mine: BagSeat }} handed */
export function OwnPlate({ form, mine }) {
  const { words } = form.more;
  const { isTold } = form;
  const { zone } = mine.plate;
  const place = { zone, label: words.plate, count: 0, cards: [] };
  return [
    h("h3", {}, words.plate, h("small", {}, words.most)),
    h(
      "ul",
      { class: "cl-bag-columns", "data-zone": zone },
      mine.columns.map(({ cards, ghost, leads, n, other }) => {
        const names = keys(cards);
        return h(
          "li",
          { key: ghost, class: classes({ "cl-lead": isTold && leads, "cl-none": !n }) },
          h(
            "div",
            { class: "cl-bag-pile" },
            cards.map((card, i) =>
              form.piece(place, card, n, { ...names[i], "data-chip": `${zone} ${card}` }),
            ),
          ),
          h("i", { class: "cl-bag-ghost", "aria-hidden": "true" }, form.play.art.small(ghost)),
          h("b", {}, n || "–"),
          h("small", {}, isTold ? other : null),
        );
      }),
    ),
    isTold ? h(Points, { more: { ...mine, words } }) : null,
  ];
}

// --- the end -----------------------------------------------------------------------------------

/**
 * What each plate scores at the end.
 * @param {{ art: Art, count: BagCount, words: Record<string, string> }} handed
 */
export function CountTable({ art, count, words }) {
  return h(
    "table",
    {},
    h("caption", { class: "cl-unseen" }, words.count),
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        h("td", {}),
        count.heads.map(({ card, name, doubled }) =>
          h(
            "th",
            { scope: "col", "aria-label": name },
            art.small(card),
            doubled ? h("em", {}, "×2") : null,
          ),
        ),
        h("th", { scope: "col" }, words.total),
      ),
    ),
    h(
      "tbody",
      {},
      count.rows.map(({ name, won, cells, points }) =>
        h(
          "tr",
          { class: won ? "cl-won" : undefined },
          h("th", { scope: "row" }, name),
          cells.map(({ n, scores }) =>
            h("td", { class: scores ? "cl-scores" : undefined }, n || null),
          ),
          h("td", { class: "cl-sum" }, points),
        ),
      ),
    ),
  );
}
