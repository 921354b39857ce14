// A bag from which pieces are drawn at a risk: one more, or stop?

import { h } from "preact";
import { atLeast, classes, html, keys } from "../shell/view.js";
import { moveButton } from "../table/buttons.js";
import { Form } from "../table/form.js";
import { CountTable, OwnFront, OwnPlate, Points, Rows, Targets } from "./bag_plates.js";
import { Ring } from "./bag_ring.js";
import { lostIn, Tray } from "./bag_tray.js";

/** @import { BagSeat, BagTable, Dress, MoveData, PlaceData, Scene, SeatData } from "../types.js" */
/** @import { Lost } from "./bag_tray.js" */

const RISE = 24; // px that a piece rises from the bag
const FEW = 4; // others beyond which their plates are small
const MANY = 5; // pieces beyond which a narrow table has no room for names

/**
 * Another player's place: one of its pieces is to be pressed, or it is looked at.
 * @typedef {{ seat: SeatData, place: PlaceData, label: string }} Target
 */

export class Bag extends Form {
  /** Where each piece lay before. @type {Map<string, DOMRect>} */ lay = new Map();
  /** What lay in the tray before something was lost. @type {string[]} */ held = [];
  /** What was lost with the last move. @type {Lost | null} */ lost = null;
  /** Whether it was lost just now. */ isNew = false;
  /** Whether a scene has been painted before. */ isPainted = false;
  /** The zone whose pieces are shown, where they are too many for one look. */ shown = "";
  /** The seat whose plate is looked at. @type {number | null} */ peeked = null;
  /** What of others can be pressed, or is looked at. @type {Target[]} */ targets = [];

  get more() {
    return /** @type {BagTable} */ (this.play.scene.more);
  }

  /** Whether the table says what pieces count. */
  get isTold() {
    return this.play.scene.show_counts !== "none";
  }

  /** @param {Scene} scene */
  take(scene) {
    const lost = lostIn(scene, this.more);
    // A step of a lesson begins with some that no line of the story tells.
    if (lost && this.held.length >= lost.cards.length) {
      const last = lost.cards.at(-1);
      const worn = `=${lost.value}`; // of a wild that has busted by its number
      const held = this.held.map((card) => (card in this.more.kinds ? card : card + worn));
      lost.cards = last ? [...this.held, last] : held;
    }
    if (!lost) this.held = this.more.drawn.map(({ card }) => card);
    this.isNew = lost?.line.n !== this.lost?.line.n;
    this.lost = lost;
    const { pick } = this.play;
    const rowsOf = (/** @type {(place: PlaceData, seat: SeatData) => boolean} */ wanted) =>
      scene.seats.flatMap((seat) =>
        seat.places
          .filter((place) => wanted(place, seat))
          .map((place) => ({ seat, place, label: `${seat.name}, ${place.label.toLowerCase()}` })),
      );
    const asked = rowsOf(({ cards, zone }) => cards.some((card) => pick.asks({ card, zone })));
    // An answer is seen where it was pressed; what was taken then lies elsewhere.
    const isSeen = asked.some(({ place: { cards, zone } }) =>
      cards.some((card) => pick.leads({ card, zone }) || pick.isPicked({ card, zone })),
    );
    const offered = isSeen ? asked : [];
    if (offered.length) this.peeked = null;
    this.targets = offered.length ? offered : rowsOf((_place, seat) => seat.seat === this.peeked);
    if (!this.targets.some(({ place }) => place.zone === this.shown))
      this.shown = this.targets[0]?.place.zone ?? "";
  }

  /** @param {Scene} scene */
  classes({ seats }) {
    return {
      "cl-form-bag": true,
      "cl-bag-many": seats.length > FEW,
      "cl-bag-over": this.isCounted,
      "cl-bag-bust": this.lost != null,
      "cl-bag-full": this.more.drawn.length > MANY,
      "cl-bag-choosing": this.targets.length > 0,
    };
  }

  /** Whether the game is over, and counted. */
  get isCounted() {
    return Boolean(this.more.count) && this.isTold;
  }

  /** @param {Scene} scene */
  middle(scene) {
    const { more, play, targets } = this;
    const acts = this.acts();
    const choices = this.choices();
    const isMine = acts || choices || scene.moves.length > 0;
    // The types that I may name at the end lie where the drawn pieces lay.
    const goesOn = more.risk.length > 0; // at the end, while wilds get numbers, nobody draws
    const hasTray = this.lost || more.drawn.length > 0 || (goesOn && !choices);
    // At the end of a game I choose while the last chips still lie in front of me.
    const hasFront = scene.mine && (!isMine || this.own(scene).front.heaps.length > 0);
    const show = (/** @type {string} */ zone) => {
      this.shown = zone;
      play.repaint();
    };
    const { isPainted } = this;
    this.isPainted = true;
    return html`<div class="cl-form cl-bag">
      ${h(Ring, { play, more })}
      ${targets.length ? h(Targets, { form: this, targets, shown: this.shown, show }) : null}
      ${hasTray ? h(Tray, { play, more, lost: this.lost, isPainted }) : null}
      <div class="cl-bag-low" tabIndex="-1">
        ${acts}
        ${choices}
        ${hasFront ? h(OwnFront, { form: this, mine: this.own(scene) }) : null}
      </div>
      ${
        this.isCounted && more.count
          ? html`<div class="cl-bag-count">
            ${h(CountTable, { art: play.art, count: more.count, words: more.words })}
          </div>`
          : null
      }
    </div>`;
  }

  /** @param {Scene} scene */
  own(scene) {
    return /** @type {BagSeat} */ (scene.mine);
  }

  /** @param {MoveData} move */
  owns(move) {
    const { acts, choices } = this.more;
    return [...acts.map(({ verb }) => verb), ...choices.verbs].includes(move.verb);
  }

  /** The two large buttons. */
  acts() {
    const { pick } = this.play;
    const offered = pick.buttons();
    const acts = this.more.acts.map((act) => ({
      act,
      move: offered.find((move) => move.verb === act.verb),
    }));
    if (!acts.some(({ move }) => move)) return null;
    const names = keys(acts.map(({ act, move }) => move?.say ?? `no ${act.verb}`));
    return html`<div class="cl-bag-duel">
      ${acts.map(({ act, move }, i) => {
        const note = this.isTold ? act.note : "";
        if (!move) return html`<p ...${names[i]} class="cl-bag-not"><small>${note}</small></p>`;
        return this.noted(move, note, names[i]);
      })}
    </div>`;
  }

  /** The values to choose from. */
  choices() {
    const { verbs, faces, notes } = this.more.choices;
    const { pick } = this.play;
    const offered = pick.buttons().filter((move) => verbs.includes(move.verb));
    if (!offered.length) return null;
    const names = keys(offered.map((move) => move.say));
    return html`<div class="cl-bag-choices ${classes(atLeast(offered.length))}">
      ${offered.map((move, i) => {
        const value = move.steps.at(-1)?.choice?.split(" ").at(-1) ?? "";
        const note = this.isTold ? (notes[value] ?? "") : "";
        return this.noted({ ...move, face: faces[value] }, note, names[i]);
      })}
    </div>`;
  }

  /**
   * A button with something said below.
   * @param {MoveData} move
   * @param {string} note
   * @param {Dress} dress
   */
  noted(move, note, dress) {
    const say = note ? `${move.say}: ${note}` : undefined;
    const below = html`<small class="cl-bag-note">${note}</small>`;
    return moveButton(this.play, move, { ...dress, say }, below);
  }

  /** @param {SeatData} seat */
  layBefore(seat) {
    const { isTold, play } = this;
    const more = /** @type {BagSeat} */ (seat.more);
    const isOpen = this.peeked === seat.seat;
    // Where seats are too small for plates, a press on one opens its plate.
    const peek = () => {
      this.peeked = isOpen ? null : seat.seat;
      play.repaint();
    };
    return html`
      <div class="cl-places">${h(Rows, { form: this, more })}</div>
      ${isTold ? h(Points, { more }) : null}
      ${
        play.scene.seats.length > FEW
          ? html`<button type="button" class="cl-bag-peek"
            aria-label="${seat.name}: ${seat.places.at(-1)?.label}" aria-expanded=${isOpen}
            onClick=${peek}
          />`
          : null
      }
    `;
  }

  /** @param {Scene} scene */
  layMine(scene) {
    return scene.mine ? h(OwnPlate, { form: this, mine: this.own(scene) }) : null;
  }

  // --- motion ----------------------------------------------------------------------------------

  before() {
    this.lay = new Map();
    for (const node of this.play.felt.querySelectorAll("[data-chip]")) {
      const box = node.getBoundingClientRect();
      if (box.width) this.lay.set(/** @type {HTMLElement} */ (node).dataset.chip ?? "", box);
    }
  }

  /**
   * @param {Scene} old
   * @param {Scene} scene
   * @returns {[Element, DOMRect, number][]}
   */
  trips(old, scene) {
    const { felt } = this.play;
    const gone = changes(old, scene).flatMap(([place, n]) => Array(Math.max(0, -n)).fill(place));
    const button = /** @type {Element} */ (felt.querySelector(".cl-bag-btn"));
    const bag = button.getBoundingClientRect();
    /** @type {[Element, DOMRect, number][]} */ const trips = [];
    if (this.lost && this.isNew) {
      const twin = felt.querySelector(".cl-bag-chips > :last-child [data-chip]");
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
    const exact = this.lay.get(`${zone} ${base}`);
    const near = [...this.lay].find(([place]) => place.startsWith(`${zone} ${base}=`));
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
