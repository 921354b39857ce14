// My hand, in the order that I like: as it was dealt, by suit or by number. Only the page knows of
// the order.

import { read, write } from "../shell/local_storage.js";
import { atLeast, button, classes, html, icon, keys } from "../shell/view.js";

/** @import { Drawings, Form, Held, Labels, Play, Scene } from "../types.js" */

const ORDERS = /** @type {const} */ (["dealt", "suit", "number"]);
const KEY = "cardlab.sort";
const FROM = 5; // cards: fewer are seen at a glance

// Cards in a row of my hand on a phone: each shows at least 44 px of itself.
const IN_A_ROW = 7;

/** @typedef {typeof ORDERS[number]} Order */

/**
 * The hand in an order; like cards keep the order that they have.
 * @param {Held[]} hand
 * @param {Order} order
 * @param {Drawings} drawings
 */
function sorted(hand, order, { suits, pieces }) {
  if (order === "dealt") return hand;
  const names = Object.keys(suits);
  const pack = Object.keys(pieces); // the order of numbers and of special cards
  const suit = (/** @type {Held} */ held) => names.indexOf(pieces[held.card].suit);
  const number = (/** @type {Held} */ held) => {
    const rank = Number(held.card.match(/\d+/)?.[0] ?? NaN);
    return Number.isNaN(rank) ? 1000 + pack.indexOf(held.card) : rank;
  };
  const by = order === "suit" ? [suit, number] : [number, suit];
  return hand.toSorted((a, b) => by[0](a) - by[0](b) || by[1](a) - by[1](b));
}

/** The orders that a game has: one without suits is sorted by number alone.
 * @param {Drawings} drawings */
const ordersOf = ({ suits }) =>
  ORDERS.filter((order) => order !== "suit" || Object.keys(suits).length > 1);

/** The order that this browser has kept. @param {Drawings} drawings @returns {Order} */
export function keptOrder(drawings) {
  const kept = read(KEY);
  if (!ORDERS.includes(kept)) return "dealt";
  return ordersOf(drawings).includes(kept) ? kept : "number";
}

/**
 * The button that changes the order.
 * @param {{ play: Play, order: Order, isHidden: boolean, sort: (order: Order) => void }} handed
 */
export function Sorting({ play: { art, scene, words }, order, isHidden, sort }) {
  const change = () => {
    const orders = ordersOf(art.drawings);
    const next = orders[(orders.indexOf(order) + 1) % orders.length];
    write(KEY, next);
    sort(next);
  };
  const label = `${words.sort}: ${words.orders[order]}`;
  return html`<div class="cl-sorting" hidden=${isHidden}>
    ${
      scene.hand.length < FROM
        ? null
        : button("cl-sort", change, icon("list"), html`<span>${label}</span>`)
    }
  </div>`;
}

/** @param {{ play: Play, form: Form, order: Order, isHidden: boolean }} handed */
export function Hand({ play, form, order, isHidden }) {
  const { art, words, pick, scene } = play;
  const zone = scene.hand_zone ?? "";
  const hand = sorted(scene.hand, order, art.drawings);
  const n = hand.length;
  const inRow = Math.ceil(n / Math.max(1, Math.ceil(n / IN_A_ROW)));
  const names = keys(hand.map(({ card }) => card));
  const asked = scene.moves.length > 0;
  // In a step of a lesson, which cards fit is the question; when it is done, none is played.
  const isStep = isTask(scene);
  return html`<div class="cl-hand ${classes(atLeast(n))}" role="group"
    aria-label=${words.hand} data-zone=${zone} hidden=${isHidden}
    style=${{ "--cl-columns": columns(inRow) }}
  >
    ${hand.map(({ card, no }, i) => {
      const nth = hand.slice(0, i).filter((other) => other.card === card).length;
      const thing = { card, zone, nth };
      const may = pick.leads(thing);
      const sel = pick.isPicked(thing);
      const begins = may || pick.begins(thing);
      const looks = {
        "cl-may": sel || pick.invites(thing),
        "cl-not": !may && !sel && asked,
        "cl-sel": sel,
        "cl-below": i >= inRow,
        "cl-then": form.fitsThen(card),
      };
      const turn = n > 1 ? (i / (n - 1) - 0.5) * Math.min(14, n * 1.6) : 0;
      const why = asked && !may && no ? `: ${art.text(no.text)}` : "";
      const state = `, ${begins ? words.playable : words.not_playable}${why}`;
      return html`<button ...${names[i]} type="button" class="cl-card ${classes(looks)}"
        style=${{
          "--cl-n": n,
          "--cl-r": turn.toFixed(2),
          "--cl-dy": (turn * turn * 0.28).toFixed(1),
        }}
        aria-label=${`${art.name(card)}${pick.marking || isStep ? "" : state}`}
        disabled=${isStep && !pick.isOpen && no?.tried === undefined}
        aria-disabled=${asked && !begins && !sel && !isStep}
        aria-pressed=${pick.pressed(sel)} onClick=${() => play.press(thing)}
      >
        ${art.face(card)}
      </button>`;
    })}
  </div>`;
}

/** Whether a scene is a task of a lesson, which the lesson tells. @param {Scene} scene */
export const isTask = ({ step }) => step !== undefined && step.kind !== "game";

/**
 * The columns of a row of cards that overlap where they must; the last is seen whole.
 * @param {number} n
 */
const columns = (n) =>
  `${n > 1 ? `repeat(${n - 1}, minmax(0, calc(var(--cw) + 4px)))` : ""} var(--cw)`;
