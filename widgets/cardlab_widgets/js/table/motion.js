// Cards travel from where they were to where they are. What travelled is read off two scenes: which
// zones have fewer pieces and which have more; no game has code for it.

/** @import { Form, Scene } from "../types.js" */

const EASE = { duration: 220, easing: "cubic-bezier(.2,.8,.2,1)" };

const LAST = ".cl-paper:last-of-type";
const CARDS = ".cl-hand > .cl-card";

export const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How many pieces each zone of a scene has. @param {Scene} scene */
function counts(scene) {
  const sizes = new Map([[scene.hand_zone ?? "", scene.hand.length]]);
  for (const seat of scene.seats) sizes.set(seat.zone, seat.count ?? 0);
  for (const pile of scene.rows.flat()) sizes.set(pile.name, pile.count);
  for (const place of [scene, ...scene.seats].flatMap((owner) => owner.places))
    sizes.set(place.zone, place.count);
  return sizes;
}

export class Motion {
  /** @param {HTMLElement} felt @param {Form} form */
  constructor(felt, form) {
    this.felt = felt;
    this.form = form;
    /**
     * Pieces that stand where they were, and from where each of them will move.
     * @type {[HTMLElement, Keyframe[]][]}
     */
    this.standing = [];
    /** Where the cards of my hand were. @type {Map<Element, DOMRect>} */ this.places = new Map();
    /**
     * Who moves, from where, to where, and how far it rises first.
     * @type {[HTMLElement, DOMRect, DOMRect, number][]}
     */
    this.trips = [];
  }

  /** @param {string} name */
  zone(name) {
    return this.felt.querySelector(`[data-zone="${CSS.escape(name)}"]`);
  }

  /** The places of the cards of my hand before a repaint. */
  before() {
    this.start();
    this.places = new Map();
    if (prefersReducedMotion()) return;
    this.form.before();
    for (const node of this.felt.querySelectorAll(CARDS))
      this.places.set(node, node.getBoundingClientRect());
  }

  /** @param {Scene | null} old @param {Scene} scene */
  after(old, scene) {
    if (prefersReducedMotion() || !old || old.me !== scene.me) return;
    this.trips = [];
    const own = this.form.trips(old, scene);
    if (own) {
      for (const [node, from, rise] of own) this.travel(node, from, rise);
      for (const trip of this.trips) this.stand(...trip);
      return;
    }
    const [was, is] = [counts(old), counts(scene)];
    const fewer = [...was.keys()].filter((name) => (is.get(name) ?? 0) < (was.get(name) ?? 0));
    const more = [...is.keys()].filter((name) => (is.get(name) ?? 0) > (was.get(name) ?? 0));
    const hand = scene.hand_zone;
    for (const node of this.felt.querySelectorAll(CARDS)) {
      const place =
        this.places.get(node) ?? (fewer[0] && fewer[0] !== hand ? this.rect(fewer[0]) : null);
      if (place) this.travel(node, place);
    }
    const known = this.form.slides(old, scene);
    for (const { to, from } of known) this.arrive(to, from, scene);
    const told = known.map(({ to }) => to);
    const comes = (/** @type {string} */ zone) =>
      zone !== hand && !told.includes(zone) && !this.form.awaits(zone);
    for (const name of more.filter(comes))
      this.arrive(
        name,
        fewer.find((zone) => zone !== name),
        scene,
      );
    // All are measured first: each would have the page laid out anew.
    for (const trip of this.trips) this.stand(...trip);
  }

  /**
   * A piece arrives at a pile or at a seat.
   * @param {string} name
   * @param {string | undefined} from
   * @param {Scene} scene
   */
  arrive(name, from, scene) {
    const place = from && (this.played(from, scene) ?? this.rect(from));
    const to = this.zone(name)?.querySelector(LAST);
    if (place && to) this.travel(to, place);
  }

  /** Where the card that left my hand was. @param {string} from @param {Scene} scene */
  played(from, scene) {
    if (from !== scene.hand_zone) return null;
    const gone = [...this.places.keys()].find((node) => !node.isConnected);
    return gone ? this.places.get(gone) : null;
  }

  /** @param {string} name */
  rect(name) {
    const node = this.zone(name);
    return (node?.querySelector(LAST) ?? node)?.getBoundingClientRect();
  }

  /** @param {Element} node @param {DOMRect} from @param {number} [rise] */
  travel(node, from, rise = 0) {
    this.trips.push([/** @type {HTMLElement} */ (node), from, node.getBoundingClientRect(), rise]);
  }

  /**
   * It stands where it was, until `start`.
   * @param {HTMLElement} node
   * @param {DOMRect} from
   * @param {DOMRect} to
   * @param {number} rise
   */
  stand(node, from, to, rise) {
    const [dx, dy] = [from.left - to.left, from.top - to.top];
    if (!to.width || (Math.abs(dx) < 1 && Math.abs(dy) < 1)) return;
    const was = {
      translate: `${dx}px ${dy}px`,
      scale: String(Math.max(0.3, Math.min(2, from.width / to.width))),
    };
    Object.assign(node.style, was);
    const high = { ...was, translate: `${dx}px ${dy - rise}px`, offset: 0.3 };
    const frames = [was, ...(rise ? [high] : []), { translate: "0 0", scale: "1" }];
    this.standing.push([node, frames]);
  }

  /** Let them move, in the frame after: to start a dozen motions takes as long as all else. */
  start() {
    for (const [node, frames] of this.standing.splice(0)) {
      Object.assign(node.style, { translate: "", scale: "" });
      node.animate(frames, EASE);
    }
  }
}
