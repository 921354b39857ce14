// How the pieces of a table are laid out, apart from hands: in the middle, and before each player.

import { cards, classes, html, keys } from "../shell/view.js";

/** @import { Dress, MoveData, Pile, PlaceData, Play, Scene, SeatData, Shown } from "../types.js" */

/** @typedef {Record<string, unknown>} Attributes */

/**
 * The layout that suits any game. A form of its own (in `forms/`) extends it for a kind of table.
 * @abstract
 */
export class Form {
  /** @param {Play} play what is drawn, and what a person does */
  constructor(play) {
    this.play = play;
  }

  /** Whether the form itself shows what has to follow a picked card. */
  asksItself = false;

  /** How many ms the scene painted last is shown at least, before the next of a bot. */
  hold = 0;

  /**
   * A scene is about to be painted, for the first time or again: note what it needs.
   * @param {Scene} _scene
   */
  take(_scene) {}

  /**
   * The classes of the page that the form's style hangs on; by default those by which seats, and
   * what lies before them, become smaller in a low window.
   * @param {Scene} _scene
   * @returns {Record<string, boolean>}
   */
  classes(_scene) {
    return { "cl-form-piles": true };
  }

  /** What stands in the middle. @param {Scene} _scene @returns {Shown} */
  middle(_scene) {
    return null;
  }

  /** What another player's label says besides name, cards and state. @param {SeatData} _seat */
  inLabel(_seat) {
    return "";
  }

  /** What lies before another player, under the player's name. @param {SeatData} seat
   * @returns {Shown} */
  layBefore(seat) {
    return html`<div class="cl-places">${this.places(seat.places)}</div>`;
  }

  /** What lies before me; null where nothing does. @param {Scene} scene @returns {Shown} */
  layMine(scene) {
    return scene.places.length ? this.places(scene.places) : null;
  }

  /** What stands behind the buttons. @param {Scene} _scene @returns {Shown} */
  aside(_scene) {
    return null;
  }

  /** Whether my hand is not sorted now. @param {Scene} _scene */
  hidesSorting(_scene) {
    return false;
  }

  /** Whether a card of my hand would fit after the move that is looked at. @param {string} _card */
  fitsThen(_card) {
    return false;
  }

  /**
   * Where the focus goes once a card is picked by a key; null where it stays on the card.
   * @returns {HTMLElement | null}
   */
  following() {
    return null;
  }

  /** Whether the form itself shows the button of a move. @param {MoveData} _move */
  owns(_move) {
    return false;
  }

  /** Those of the moves that come with a card that are buttons under it. @param {MoveData[]} moves */
  asButtons(moves) {
    return moves.filter((move) => !this.owns(move));
  }

  /** How a button is shown, where not as usual. @param {MoveData} _move @returns {Dress} */
  dress(_move) {
    return {};
  }

  /**
   * Whether a move is made as soon as no other begins with what was pressed.
   * @param {MoveData} _move
   */
  isPlain(_move) {
    return false;
  }

  // --- what moves -------------------------------------------------------------------------------

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
   * The zones whose top has come from another zone though their sizes do not tell it.
   * @param {Scene} _old
   * @param {Scene} _scene
   * @returns {{ to: string, from: string }[]}
   */
  slides(_old, _scene) {
    return [];
  }

  /** Whether pieces come to a zone later than the scene tells. @param {string} _zone */
  awaits(_zone) {
    return false;
  }

  // --- pieces -----------------------------------------------------------------------------------

  /**
   * The button of a pile in the middle.
   * @param {Pile} pile
   * @param {object} [how]
   * @param {string} [how.before] what is read before the number of its cards
   * @param {string} [how.behind] what is read after it
   * @param {Record<string, boolean>} [how.looks] more classes
   * @param {Shown} [how.inside] what is drawn, where not its cards
   * @param {Attributes} [how.more] attributes that are not as usual
   */
  pileButton({ count, label, name, top }, { before = "", behind = "", looks, inside, more } = {}) {
    const { art, pick, press, words } = this.play;
    const thing = { zone: name };
    const last = top.at(-1);
    const on = last ? `, ${words.on_top}: ${art.name(last)}` : "";
    const usual = {
      "cl-may": pick.invites(thing),
      "cl-thick": count > 1,
      "cl-empty": !top.length,
    };
    return html`<button type="button" class="cl-pile ${classes({ ...usual, ...looks })}"
      disabled=${!pick.leads(thing)} onClick=${() => press(thing)}
      aria-label="${label}: ${before}${cards(words, count)}${on}${behind}" ...${more}
    >
      ${inside ?? art.faces(top)}
    </button>`;
  }

  /** What lies before a seat: like pieces in one heap, with their number.
   * @param {PlaceData[]} places */
  places(places) {
    return places.map(
      (place) => html`<div key=${place.zone} class="cl-place"
        data-zone=${place.zone}
      >
        <span class="cl-place-name">${place.label} <b>${place.count}</b></span>
        <div class="cl-heap">${this.heaps(place)}</div>
      </div>`,
    );
  }

  /** @param {PlaceData} place */
  heaps(place) {
    const { pick, scene } = this.play;
    const heaps = heapsOf(place);
    const isPressed = place.cards.some((card) => pick.leads({ card, zone: place.zone }));
    const isMine = scene.places.includes(place);
    const whose = isMine ? "mine" : scene.seats.length < MANY ? "other" : "many";
    const lie = heaps.length <= SIDE_BY_SIDE[whose] || isPressed || place.no;
    return lie
      ? this.pieces(place, heaps)
      : this.pieces(place, [[heaps.at(-1)?.[0] ?? null, place.count]]);
  }

  /**
   * @param {PlaceData} place
   * @param {[string | null, number][]} heaps the pieces, and how many like ones lie there
   */
  pieces(place, heaps) {
    const names = keys(heaps.map(([card]) => card ?? "back"));
    return heaps.map(([card, n], i) => this.piece(place, card, n, names[i]));
  }

  /**
   * A piece that can be pressed.
   * @param {PlaceData} place
   * @param {string | null} card
   * @param {number} n how many like pieces lie there
   * @param {Attributes & { css?: string }} [more] attributes, and more classes
   */
  piece(place, card, n, { css = "", ...more } = {}) {
    const { art, pick, press, words } = this.play;
    const thing = { card, zone: place.zone };
    const may = pick.leads(thing);
    const sel = pick.isPicked(thing);
    const name = card ? art.name(card) : cards(words, n);
    const times = card && n > 1 ? ` (${n})` : "";
    return html`<button type="button"
      class="cl-piece ${css} ${classes({ "cl-may": may || sel, "cl-sel": sel })}"
      disabled=${!may && !sel} aria-pressed=${pick.pressed(sel)} data-n=${n > 1 ? n : ""}
      aria-label="${place.label}: ${name}${times}" onClick=${() => press(thing)} ...${more}
    >
      ${art.small(card)}
    </button>`;
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
