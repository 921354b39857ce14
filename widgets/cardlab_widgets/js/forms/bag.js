// A bag from which pieces are drawn at a risk: one more, or stop?

import { atLeast, classes, renderIfChanged, h, hide, reconcile } from "../shell/dom.js";
import { Form } from "../table/form.js";
import { countTable, Plates } from "./bag_plates.js";
import { Ring } from "./bag_ring.js";
import { Tray } from "./bag_tray.js";

/** @import { Page } from "../table/page.js" */
/** @import { BagSeat, BagTable, MoveData, Scene, SeatData } from "../types.js" */

const RISE = 24; // px that a piece rises from the bag

export class Bag extends Form {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    this.ring = new Ring(page);
    this.tray = new Tray(page);
    this.plates = new Plates(this);
    this.duel = h("div", { class: "cl-bag-duel", role: "group" });
    this.choices = h("div", { class: "cl-bag-choices", role: "group" });
    this.low = h("div", { class: "cl-bag-low" }, this.duel, this.choices, this.plates.front);
    this.count = h("div", { class: "cl-bag-count", hidden: true });
    const { ring, tray, plates, low, count } = this;
    this.node = h(
      "div",
      { class: "cl-form cl-bag" },
      ring.node,
      plates.targets,
      tray.node,
      low,
      count,
    );
    /** Where each piece lay before. @type {Map<string, DOMRect>} */ this.places = new Map();
  }

  /** @returns {BagTable} */
  get more() {
    return /** @type {BagTable} */ (this.page.scene.more);
  }

  /** @param {Scene} scene */
  paint(scene) {
    const { more } = this;
    const { root, words } = this.page;
    root.classList.add("cl-form-bag");
    root.classList.toggle("cl-bag-many", scene.seats.length > 4);
    const ends = Boolean(more.count) && scene.show_counts !== "none";
    root.classList.toggle("cl-bag-over", ends);
    this.ring.paint(scene, more);
    this.tray.paint(scene, more);
    root.classList.toggle("cl-bag-bust", this.tray.lost != null);
    this.plates.paintTargets(scene, more);
    for (const box of [this.duel, this.choices]) box.setAttribute("aria-label", words.moves);
    const duels = this.paintDuel(scene, more);
    const chooses = this.paintChoices(scene, more);
    this.plates.paintFront(scene, more, !duels && !chooses && !scene.moves.length);
    hide(this.count, !ends);
    if (more.count && ends)
      renderIfChanged(this.count, more.count, () => [
        countTable(this, /** @type {any} */ (more.count), more.words),
      ]);
  }

  /** @param {MoveData} move */
  owns(move) {
    const verbs = [...this.more.acts.map((act) => act.verb), ...this.more.choices.verbs];
    return verbs.includes(move.verb);
  }

  /** The two large buttons. @param {Scene} scene @param {BagTable} more */
  paintDuel(scene, more) {
    const offered = this.page.pick.buttons();
    const acts = more.acts.map((act) => ({
      act,
      move: offered.find((move) => move.verb === act.verb),
    }));
    const shown = acts.some(({ move }) => move);
    hide(this.duel, !shown);
    // What is hidden holds no button, or the keys would lead there.
    reconcile(
      this.duel,
      shown ? acts : [],
      ({ act, move }) => move?.say ?? `no ${act.verb}`,
      ({ move }) => (move ? this.page.table.button() : h("p", { class: "cl-bag-not" })),
      (node, { act, move }) => {
        const note = scene.show_counts === "none" ? "" : act.note;
        if (!move) return renderIfChanged(node, note, () => [h("small", {}, note)]);
        this.paintNoted(node, move, note);
        node.classList.toggle("cl-bag-risky", act.risk);
      },
    );
    return shown;
  }

  /** The values to choose from. @param {Scene} scene @param {BagTable} more */
  paintChoices(scene, more) {
    const { verbs, faces, notes } = more.choices;
    const offered = this.page.pick.buttons().filter((move) => verbs.includes(move.verb));
    hide(this.choices, !offered.length);
    atLeast(this.choices, offered.length);
    reconcile(
      this.choices,
      offered,
      (move) => move.say,
      () => this.page.table.button(),
      (node, move) => {
        const value = move.steps.at(-1)?.choice?.split(" ").at(-1) ?? "";
        const note = scene.show_counts === "none" ? "" : (notes[value] ?? "");
        this.paintNoted(node, { ...move, face: faces[value] }, note);
      },
    );
    return offered.length > 0;
  }

  /**
   * A button with something said below.
   * @param {HTMLElement} node
   * @param {MoveData} move
   * @param {string} note
   */
  paintNoted(node, move, note) {
    this.page.table.paintButton(node, move);
    const small = node.querySelector(".cl-bag-note") ?? h("small", { class: "cl-bag-note" });
    if (!small.parentElement) node.append(small);
    renderIfChanged(small, note, () => [note]);
    if (note) node.setAttribute("aria-label", `${move.say}: ${note}`);
  }

  /** @param {HTMLElement} box @param {SeatData} seat */
  paintBefore(box, seat) {
    this.plates.paintBefore(box, seat);
  }

  /** @param {HTMLElement} box @param {Scene} scene */
  paintMine(box, scene) {
    if (scene.mine) this.plates.paintMine(box, /** @type {BagSeat} */ (scene.mine), this.more);
  }

  // --- motion ----------------------------------------------------------------------------------

  before() {
    this.places = new Map();
    for (const node of this.page.table.node.querySelectorAll("[data-chip]")) {
      const box = node.getBoundingClientRect();
      if (box.width) this.places.set(/** @type {HTMLElement} */ (node).dataset.chip ?? "", box);
    }
  }

  /**
   * @param {Scene} old
   * @param {Scene} scene
   * @returns {[Element, DOMRect, number][]}
   */
  trips(old, scene) {
    const felt = this.page.table.node;
    const gone = changes(old, scene).flatMap(([place, n]) => Array(Math.max(0, -n)).fill(place));
    const bag = this.ring.button.getBoundingClientRect();
    /** @type {[Element, DOMRect, number][]} */ const trips = [];
    if (this.tray.lost && this.tray.isNew) {
      const twin = this.tray.list.lastElementChild?.querySelector("[data-chip]");
      if (twin) trips.push([twin, bag, RISE]);
    }
    for (const [place, n] of changes(old, scene)) {
      const [zone, base] = place;
      const node =
        n > 0 &&
        [...felt.querySelectorAll("[data-chip]")].findLast((each) => isIt(each, zone, base));
      if (!node) continue;
      const from = gone.find((other) => other[1] === base && other[0] !== zone);
      const box = from ? this.was(from[0], base) : bag;
      if (box) trips.push([node, box, from ? 0 : RISE]);
    }
    return trips;
  }

  /** Where a piece of a zone lay before. @param {string} zone @param {string} base */
  was(zone, base) {
    const exact = this.places.get(`${zone} ${base}`);
    const near = [...this.places].find(([place]) => place.startsWith(`${zone} ${base}=`));
    return exact ?? near?.[1] ?? null;
  }
}

/** @param {Element} node @param {string} zone @param {string} base */
function isIt(node, zone, base) {
  const place = /** @type {HTMLElement} */ (node).dataset.chip ?? "";
  return place === `${zone} ${base}` || place.startsWith(`${zone} ${base}=`);
}

/**
 * How many more pieces of a kind a zone has in the second scene: by zone and piece.
 * @param {Scene} old
 * @param {Scene} scene
 */
function changes(old, scene) {
  /** @type {Map<string, [string[], number]>} */ const counted = new Map();
  const count = (/** @type {Scene} */ of, /** @type {number} */ sign) => {
    const places = [of, ...of.seats].flatMap((owner) => owner.places);
    const piles = of.rows.flat().map((pile) => ({ zone: pile.name, cards: pile.top }));
    for (const { zone, cards } of [...places, ...piles]) {
      for (const card of cards) {
        if (card == null) continue;
        const base = card.split("=")[0]; // a wild may lose its value on its way
        const [place, n] = counted.get(`${zone} ${base}`) ?? [[zone, base], 0];
        counted.set(`${zone} ${base}`, [place, n + sign]);
      }
    }
  };
  count(old, -1);
  count(scene, 1);
  return [...counted.values()].filter(([, n]) => n);
}
