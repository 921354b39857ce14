// What lies before the players at a table with a bag: in front of them, and on their plates.

import {
  atLeast,
  classes,
  renderIfChanged,
  h,
  hide,
  reconcile,
  findPart,
  smallButton,
} from "../shell/dom.js";

import { heapsOf } from "../table/form.js";

/** @import { Form } from "../table/form.js" */
/** @import { BagCount, BagHeaps, BagSeat, BagTable } from "../types.js" */
/** @import { PlaceData, Scene, SeatData } from "../types.js" */

const FEW = 4; // others beyond which their plates are small
const TABS = 3; // others beyond which one chooses first whose pieces are shown

export class Plates {
  /** @param {Form} form */
  constructor(form) {
    this.form = form;
    this.page = form.page;
    this.front = h("div", { class: "cl-bag-front" });
    this.targets = h("div", { class: "cl-bag-targets", role: "group", hidden: true });
    this.targets.append(h("div", { class: "cl-bag-tabs" }), h("div", { class: "cl-bag-rows" }));
    /** The zone whose pieces are shown, where they are too many for one look. */
    this.shown = "";
    /** The seat whose plate is looked at. @type {number | null} */ this.peeked = null;
  }

  // --- the others ------------------------------------------------------------------------------

  /** @param {HTMLElement} box @param {SeatData} seat */
  paintBefore(box, seat) {
    const more = /** @type {BagSeat} */ (seat.more);
    const { show_counts } = this.page.scene;
    reconcile(
      box,
      [more.front, more.plate],
      (heaps) => heaps.zone,
      () => h("div", { class: "cl-bag-row" }, h("span", {}), h("div", { class: "cl-bag-heaps" })),
      (node, heaps) => {
        node.setAttribute("data-zone", heaps.zone);
        renderIfChanged(node.children[0], heaps.label, () => [heaps.label]);
        this.paintHeaps(node.children[1], heaps, more, heaps === more.front);
      },
    );
    this.paintPoints(box, more, show_counts !== "none");
    if (this.page.scene.seats.length > FEW) this.paintPeek(box, seat);
  }

  /**
   * Where seats are too small for plates, a press on one opens its plate.
   * @param {HTMLElement} box
   * @param {SeatData} seat
   */
  paintPeek(box, seat) {
    const head = /** @type {HTMLElement} */ (box.parentElement);
    let node = /** @type {HTMLElement | null} */ (head.querySelector(":scope > .cl-bag-peek"));
    node ??= head.appendChild(h("button", { type: "button", class: "cl-bag-peek" }));
    const isOpen = this.peeked === seat.seat;
    node.onclick = () => {
      this.peeked = isOpen ? null : seat.seat;
      this.page.table.paint(this.page.scene);
      this.page.keys.updateTabStops();
    };
    node.setAttribute("aria-label", `${seat.name}: ${seat.places.at(-1)?.label}`);
    node.setAttribute("aria-expanded", String(isOpen));
  }

  /** @param {HTMLElement} box @param {BagSeat} more @param {boolean} told */
  paintPoints(box, more, told) {
    const head = /** @type {HTMLElement} */ (box.parentElement);
    let node = /** @type {HTMLElement | null} */ (head.querySelector(":scope > .cl-bag-points"));
    node ??= head.appendChild(h("p", { class: "cl-bag-points" }));
    hide(node, !told);
    renderIfChanged(node, [more.points, more.words], () => [
      h("b", {}, String(more.points)),
      h("small", {}, more.words.points),
    ]);
  }

  /**
   * @param {Element} box
   * @param {BagHeaps} heaps
   * @param {BagSeat} more
   * @param {boolean} isFront
   */
  paintHeaps(box, heaps, more, isFront) {
    const { art, pick, scene } = this.page;
    const told = scene.show_counts !== "none";
    const none = { card: "", n: 0, marked: false, wild: false };
    atLeast(box, heaps.heaps.length);
    reconcile(
      box,
      heaps.heaps.length ? heaps.heaps : [none],
      (heap) => heap.card,
      (heap) => this.makeHeap(heap.card, heaps.zone, more),
      (node, heap) => {
        if (!heap.card) return;
        const mark = told && heap.marked;
        node.className = classes({
          "cl-bag-heap": true,
          "cl-hot": isFront && mark,
          "cl-lead": !isFront && mark,
          "cl-dim": !isFront && told && !heap.marked && !heap.wild,
          "cl-glow": pick.invites({ card: heap.card, zone: heaps.zone }),
        });
        if (node.dataset.n !== String(heap.n)) node.dataset.n = String(heap.n);
        node.setAttribute(
          "aria-label",
          `${heap.n > 1 ? `${heap.n} x ` : ""}${art.name(heap.card)}`,
        );
      },
    );
  }

  /** @param {string} card @param {string} zone @param {BagSeat} more */
  makeHeap(card, zone, more) {
    if (!card) return h("span", { class: "cl-bag-none" }, more.words.none);
    const press = () => this.page.pick.leads({ card, zone }) && this.page.press({ card, zone });
    const face = this.page.art.small(card);
    const node = h("span", { class: "cl-bag-heap", role: "img", onclick: press }, face);
    node.setAttribute("data-chip", `${zone} ${card}`);
    return node;
  }

  // --- pieces of others that can be pressed ----------------------------------------------------

  /**
   * The pieces of others of which one is to be pressed, large enough for a finger.
   * @param {Scene} scene
   * @param {BagTable} more
   */
  paintTargets(scene, more) {
    const { pick } = this.page;
    const rowsOf = (/** @type {(place: PlaceData, seat: SeatData) => boolean} */ wanted) =>
      scene.seats.flatMap((seat) =>
        seat.places
          .filter((place) => wanted(place, seat))
          .map((place) => ({ seat, place, label: `${seat.name}: ${place.label}` })),
      );
    const offered = rowsOf(({ cards, zone }) => cards.some((card) => pick.leads({ card, zone })));
    if (offered.length) this.peeked = null;
    const open = offered.length ? offered : rowsOf((_place, seat) => seat.seat === this.peeked);
    hide(this.targets, !open.length);
    this.page.root.classList.toggle("cl-bag-choosing", open.length > 0);
    const crowded = scene.seats.length > TABS;
    if (!open.some(({ place }) => place.zone === this.shown))
      this.shown = open[0]?.place.zone ?? "";
    const [tabs, rows] = /** @type {HTMLElement[]} */ ([...this.targets.children]);
    this.targets.setAttribute("aria-label", more.words.choose);
    hide(tabs, !crowded);
    reconcile(
      tabs,
      crowded ? open : [],
      ({ place }) => place.zone,
      ({ seat }) => h("button", { type: "button", class: "cl-bag-tab" }, seat.name),
      (node, { place, label }) => {
        node.setAttribute("aria-pressed", String(place.zone === this.shown));
        node.setAttribute("aria-label", label);
        node.onclick = () => {
          this.shown = place.zone;
          this.page.table.paint(this.page.scene);
          this.page.keys.updateTabStops();
        };
      },
    );
    reconcile(
      rows,
      open.filter(({ place }) => !crowded || place.zone === this.shown),
      ({ place }) => place.zone,
      () => h("div", { class: "cl-bag-target" }, h("span", {}), h("div", { class: "cl-heap" })),
      (node, { place, label }) => {
        node.setAttribute("data-zone", place.zone);
        renderIfChanged(node.children[0], label, () => [label]);
        this.paintPieces(node.children[1], { ...place, label });
      },
    );
  }

  /** @param {Element} box @param {PlaceData} place */
  paintPieces(box, place) {
    reconcile(
      box,
      heapsOf(place),
      ([card]) => card ?? "back",
      ([card]) => smallButton(this.page, card, place.zone),
      (node, [card, n]) => this.form.paintPiece(node, place, card, n),
    );
  }

  // --- mine ------------------------------------------------------------------------------------

  /**
   * What lies in front of me.
   * @param {Scene} scene
   * @param {BagTable} more
   * @param {boolean} shown
   */
  paintFront(scene, more, shown) {
    const mine = /** @type {BagSeat | null} */ (scene.mine);
    hide(this.front, !mine || !shown);
    if (!mine) return;
    const { front } = mine;
    const told = scene.show_counts !== "none";
    this.front.setAttribute("data-zone", front.zone);
    renderIfChanged(this.front, "front", () => [h("p", {}), h("div", { class: "cl-heap" })]);
    const [line, heap] = this.front.children;
    const sentence = front.heaps.length ? more.words.claimed : more.words.none;
    renderIfChanged(line, sentence, () => [
      h("b", {}, more.words.front),
      " ",
      h("small", {}, sentence),
    ]);
    reconcile(
      heap,
      front.heaps,
      ({ card }) => card,
      ({ card }) => this.makeMine(card, front.zone),
      (node, { card, n, marked }) => {
        const label = more.words.front;
        this.form.paintPiece(node, { zone: front.zone, label, count: n, cards: [] }, card, n);
        node.classList.toggle("cl-hot", told && marked);
      },
    );
  }

  /** @param {string} card @param {string} zone */
  makeMine(card, zone) {
    const node = smallButton(this.page, card, zone);
    node.setAttribute("data-chip", `${zone} ${card}`);
    return node;
  }

  /**
   * My plate: each kind beside the strongest of the others.
   * @param {HTMLElement} box
   * @param {BagSeat} mine
   * @param {BagTable} more
   */
  paintMine(box, mine, more) {
    const told = this.page.scene.show_counts !== "none";
    renderIfChanged(box, "plate", () => [
      h("h3", {}, more.words.plate, h("small", {}, more.words.most)),
      h("ul", { class: "cl-bag-columns" }),
      h("p", { class: "cl-bag-points" }),
    ]);
    const list = findPart(box, ".cl-bag-columns");
    list.setAttribute("data-zone", mine.plate.zone);
    reconcile(
      list,
      mine.columns,
      (column) => column.ghost,
      (column) => this.makeColumn(column),
      (node, column) => {
        node.className = classes({ "cl-lead": told && column.leads, "cl-none": !column.n });
        reconcile(
          node.children[0],
          column.cards,
          (card) => card,
          (card) => this.makeMine(card, mine.plate.zone),
          (piece, card) => {
            const place = { zone: mine.plate.zone, label: more.words.plate, count: 0, cards: [] };
            this.form.paintPiece(piece, place, card, column.n);
          },
        );
        renderIfChanged(node.children[2], column.n, () => [column.n ? String(column.n) : "–"]);
        const other = told ? column.other : "";
        renderIfChanged(node.children[3], other, () => [other]);
      },
    );
    const points = findPart(box, ".cl-bag-points");
    hide(points, !told);
    renderIfChanged(points, [mine.points, more.words.points], () => [
      h("b", {}, String(mine.points)),
      h("small", {}, more.words.points),
    ]);
  }

  /** @param {BagSeat["columns"][0]} column */
  makeColumn(column) {
    const ghost = h("i", { class: "cl-bag-ghost", "aria-hidden": "true" });
    ghost.append(this.page.art.small(column.ghost));
    return h("li", {}, h("div", { class: "cl-bag-pile" }), ghost, h("b", {}), h("small", {}));
  }
}

/**
 * What each plate scores at the end.
 * @param {Form} form
 * @param {BagCount} count
 * @param {Record<string, string>} words
 */
export function countTable(form, count, words) {
  const { art } = form.page;
  const cell = (/** @type {BagCount["rows"][0]["cells"][0]} */ { n, scores }) =>
    h("td", { class: scores ? "cl-scores" : null }, n ? String(n) : "");
  const head = (/** @type {BagCount["heads"][0]} */ { card, name, doubled }) => {
    const twice = doubled ? h("em", {}, "×2") : null;
    return h("th", { scope: "col", "aria-label": name }, art.small(card), twice);
  };
  const row = (/** @type {BagCount["rows"][0]} */ { name, won, cells, points }) =>
    h(
      "tr",
      { class: won ? "cl-won" : null },
      h("th", { scope: "row" }, name),
      ...cells.map(cell),
      h("td", { class: "cl-sum" }, String(points)),
    );
  const heads = [h("td", {}), ...count.heads.map(head), h("th", { scope: "col" }, words.total)];
  return h(
    "table",
    {},
    h("caption", { class: "cl-unseen" }, words.count),
    h("thead", {}, h("tr", {}, ...heads)),
    h("tbody", {}, ...count.rows.map(row)),
  );
}
