// How the pieces of a table are laid out, apart from hands: in the middle, and before each player.

/** @import { Page } from "./page.js" */
/** @import { MoveData, PlaceData, Rich, Scene, SeatData } from "../types.js" */

import { cards, classes, renderIfChanged, h, reconcile, smallButton } from "../shell/dom.js";

/**
 * The layout that suits any game. A form of its own (in `forms/`) extends it for a kind of table.
 * @abstract
 */
export class Form {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    /** What stands in the middle. @type {HTMLElement} */
    this.node = h("div", {});
  }

  /** Whether the form itself shows what has to follow a picked card. */
  asksItself = false;

  /** How many ms the scene painted last is shown at least, before the next of a bot. */
  hold = 0;

  /** Paint the middle. @param {Scene} _scene */
  paint(_scene) {}

  /** Whether the form itself shows the button of a move. @param {MoveData} _move */
  owns(_move) {
    return false;
  }

  /** Before a scene is painted: note where pieces lie. */
  before() {}

  /**
   * The pieces that have moved, from where, and how far they rise first (px); null where the form
   * leaves it to `Motion`.
   * @param {Scene} _old
   * @param {Scene} _scene
   * @returns {[Element, DOMRect, number][] | null}
   */
  trips(_old, _scene) {
    return null;
  }

  /**
   * Whether a move is made as soon as no other begins with what was pressed.
   * @param {MoveData} _move
   */
  isPlain(_move) {
    return false;
  }

  /**
   * The zones whose top has come from another zone though their sizes do not tell it.
   * @param {Scene} _old
   * @param {Scene} _scene
   * @returns {{ to: string, from: string }[]}
   */
  slides(_old, _scene) {
    return [];
  }

  /** What stands on a button, where the form says it in its own way.
   * @param {MoveData} _move @returns {Rich | null} */
  label(_move) {
    return null;
  }

  /** Whether a move's button is only outlined: the game asks for another one.
   * @param {MoveData} _move */
  isQuiet(_move) {
    return false;
  }

  /** Whether pieces come to a zone later than the scene tells. @param {string} _zone */
  awaits(_zone) {
    return false;
  }

  /**
   * What lies before another player, inside the player's box.
   * @param {HTMLElement} box
   * @param {SeatData} seat
   */
  paintBefore(box, seat) {
    this.paintPlaces(box, seat.places);
  }

  /** What lies before me. @param {HTMLElement} box @param {Scene} scene */
  paintMine(box, scene) {
    this.paintPlaces(box, scene.places);
  }

  /**
   * What lies before a seat: like pieces in one heap, with their number.
   * @param {Element} box
   * @param {PlaceData[]} places
   */
  paintPlaces(box, places) {
    reconcile(
      box,
      places,
      (place) => place.zone,
      () => makePlace(),
      (node, place) => this.paintPlace(node, place),
    );
  }

  /** @param {HTMLElement} node @param {PlaceData} place */
  paintPlace(node, place) {
    node.setAttribute("data-zone", place.zone);
    const [label, row] = node.children;
    renderIfChanged(label, [place.label, place.count], () => [
      place.label,
      " ",
      h("b", {}, String(place.count)),
    ]);
    const heaps = heapsOf(place);
    const isPressed = place.cards.some((card) => this.page.pick.leads({ card, zone: place.zone }));
    const { places, seats } = this.page.scene;
    const whose = places.includes(place) ? "mine" : seats.length < MANY ? "other" : "many";
    const lie = heaps.length <= SIDE_BY_SIDE[whose] || isPressed || place.no;
    /** @type {[string | null, number][]} */
    const one = [[heaps.at(-1)?.[0] ?? null, place.count]];
    reconcile(
      row,
      lie ? heaps : one,
      ([card]) => card ?? "back",
      ([card]) => smallButton(this.page, card, place.zone),
      (piece, [card, n]) => this.paintPiece(piece, place, card, n),
    );
  }

  /**
   * @param {HTMLButtonElement} piece
   * @param {PlaceData} place
   * @param {string | null} card
   * @param {number} n how many like pieces lie there
   */
  paintPiece(piece, place, card, n) {
    const { art, pick, words } = this.page;
    const thing = { card, zone: place.zone };
    const may = pick.leads(thing);
    const sel = pick.isPicked(thing);
    piece.className = classes({ "cl-piece": true, "cl-may": may || sel, "cl-sel": sel });
    piece.disabled = !may && !sel;
    piece.dataset.n = n > 1 ? String(n) : "";
    const name = card ? art.name(card) : cards(words, n);
    const times = card && n > 1 ? ` (${n})` : "";
    piece.setAttribute("aria-label", `${place.label}: ${name}${times}`);
  }
}

// Pieces of a place that lie side by side, before me, before another, and before one of many; more
// lie on one heap, the last on top.
const SIDE_BY_SIDE = { mine: 8, other: 5, many: 1 };
const MANY = 5;

/**
 * Like pieces of a place with their number.
 * @param {PlaceData} place
 * @returns {[string | null, number][]}
 */
export function heapsOf(place) {
  /** @type {Map<string | null, number>} */ const heaps = new Map();
  for (const card of place.cards) heaps.set(card, (heaps.get(card) ?? 0) + 1);
  return [...heaps];
}

function makePlace() {
  return h(
    "div",
    { class: "cl-place" },
    h("span", { class: "cl-place-name" }),
    h("div", { class: "cl-heap" }),
  );
}
