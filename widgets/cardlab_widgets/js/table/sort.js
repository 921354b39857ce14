// The order of my hand: as it was dealt, by suit or by number. Only the page knows of it.

import { h, hide, icon } from "../shell/dom.js";

/** @import { Page } from "./page.js" */
/** @import { Drawings, Held } from "../types.js" */

const ORDERS = /** @type {const} */ (["dealt", "suit", "number"]);
const KEY = "cardlab.sort";
const FROM = 5; // cards: fewer are seen at a glance

/** @typedef {typeof ORDERS[number]} Order */

/**
 * The hand in an order; like cards keep the order that they have.
 * @param {Held[]} hand
 * @param {Order} order
 * @param {Drawings} art
 */
export function sorted(hand, order, art) {
  if (order === "dealt") return hand;
  const suits = Object.keys(art.suits);
  const pack = Object.keys(art.pieces); // the order of numbers and of special cards
  const suit = (/** @type {Held} */ held) => suits.indexOf(art.pieces[held.card].suit);
  const number = (/** @type {Held} */ held) => {
    const rank = Number(held.card.match(/\d+/)?.[0] ?? NaN);
    return Number.isNaN(rank) ? 1000 + pack.indexOf(held.card) : rank;
  };
  const keys = order === "suit" ? [suit, number] : [number, suit];
  return hand.toSorted((a, b) => keys[0](a) - keys[0](b) || keys[1](a) - keys[1](b));
}

/** The button that changes the order. */
export class Sort {
  /** @param {Page} page @param {() => void} repaint */
  constructor(page, repaint) {
    this.page = page;
    this.repaint = repaint;
    /** @type {Order} */ this.order = remembered();
    this.label = h("span", {});
    this.node = h(
      "button",
      { type: "button", class: "cl-sort", onclick: () => this.change() },
      icon("list"),
      this.label,
    );
  }

  /** The orders that this game has: one without suits is sorted by number alone. */
  orders() {
    const { suits } = this.page.art.art;
    return ORDERS.filter((order) => order !== "suit" || Object.keys(suits).length > 1);
  }

  change() {
    const orders = this.orders();
    this.order = orders[(orders.indexOf(this.order) + 1) % orders.length];
    try {
      localStorage.setItem(KEY, this.order);
    } catch {
      // a page that may not keep anything sorts for now
    }
    this.repaint();
  }

  /** @param {Held[]} hand */
  paint(hand) {
    hide(this.node, hand.length < FROM);
    if (!this.orders().includes(this.order)) this.order = "number";
    const { words } = this.page;
    const label = `${words.sort}: ${words.orders[this.order]}`;
    if (this.label.textContent !== label) this.label.textContent = label;
    return sorted(hand, this.order, this.page.art.art);
  }
}

/** @returns {Order} */
function remembered() {
  try {
    const kept = /** @type {Order} */ (localStorage.getItem(KEY));
    return ORDERS.includes(kept) ? kept : "dealt";
  } catch {
    return "dealt";
  }
}
