// Lanes on which rules move from place to place. Beside each rule lies the pile that it rules over,
// and at the head of each lane are the levers that move it.

import { Form } from "../table/form.js";
import { cards, classes, renderIfChanged, h, hide, reconcile, findPart } from "../shell/dom.js";
import { REFUSED_FROM } from "../table/pick.js";
import { Levers } from "./levers.js";

/** @import { Page } from "../table/page.js" */
/** @import { Lane, LanesSeat, LanesTable, MoveData, Pile, Scene, SeatData } from "../types.js" */
/** @import { Side, Spot } from "../types.js" */

const NARROW = 900; // px: below it the piles around the lanes are one strip
/** @type {KeyframeAnimationOptions} */
const TURN = { duration: 160, delay: 220, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" };

export class Lanes extends Form {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    this.rows = h("div", { class: "cl-lane-rows" });
    this.strip = h("div", { class: "cl-lane-strip" });
    this.feed = h("div", { class: "cl-lane-end" });
    this.drain = h("div", { class: "cl-lane-end" });
    const fork = (/** @type {string} */ side) =>
      h("i", { class: `cl-lane-fork ${side}`, "aria-hidden": "true" });
    this.node = h(
      "div",
      { class: "cl-form cl-lanes" },
      this.strip,
      this.feed,
      fork("cl-in"),
      this.rows,
      fork("cl-off"),
      this.drain,
    );
    /** Whether it is as narrow as a phone; null: not known yet. @type {boolean | null} */
    this.slim = null;
    /** The piles in the middle, by their zones. @type {Map<string, Pile>} */
    this.piles = new Map();
    /** The zone of the rule that comes in next. */ this.next = "";
    this.levers = new Levers(page, this);
    /** The moves whose buttons are levers, by what is chosen. @type {Set<string>} */
    this.choices = new Set();
  }

  /** Learn how wide the table is, now and whenever that changes. */
  measure() {
    if (this.slim != null) return;
    const { root } = this.page;
    root.classList.add("cl-has-lanes");
    this.slim = (root.clientWidth || innerWidth) <= NARROW;
    new ResizeObserver(([entry]) => {
      const slim = entry.contentRect.width <= NARROW;
      if (slim === this.slim || !entry.contentRect.width) return;
      this.slim = slim;
      this.page.table.paint(this.page.scene);
    }).observe(root);
  }

  /** @param {Scene} scene */
  paint(scene) {
    this.measure();
    const more = table(scene);
    this.page.root.classList.toggle("cl-one-move", scene.moves.length === 1);
    this.next = more.next.zone;
    this.piles = new Map(scene.rows.flat().map((pile) => [pile.name, pile]));
    this.choices = new Set(more.lanes.flatMap((lane) => lane.levers.map((it) => it.choice)));
    reconcile(
      this.rows,
      more.lanes,
      (lane) => lane.name,
      (lane) => this.makeLane(lane),
      (node, lane) => this.paintLane(node, lane, scene),
    );
    const wide = !this.slim;
    const mine = scene.mine ? [own(scene)] : [];
    this.paintSides(this.strip, wide ? [] : [more.next, more.used, more.common, ...mine], scene);
    this.paintSides(this.feed, wide ? [more.next] : [], scene);
    // Who only looks on has no place of their own, beside which the common pile could lie.
    this.paintSides(
      this.drain,
      wide ? [more.used, ...(scene.mine ? [] : [more.common])] : [],
      scene,
    );
  }

  // --- a lane ---------------------------------------------------------------------------------

  /** @param {Lane} lane */
  makeLane(lane) {
    const spot = () =>
      h(
        "div",
        { class: "cl-spot" },
        h("div", { class: "cl-rule" }, this.makeCard()),
        h("div", { class: "cl-zone" }, this.makeCard()),
        h("p", { class: "cl-fits", "aria-hidden": "true" }, h("span", {}), h("span", {})),
      );
    return h(
      "section",
      { class: "cl-lane", "aria-label": lane.label },
      h("div", { class: "cl-levers" }),
      h("div", { class: "cl-spots" }, ...lane.spots.map(spot)),
    );
  }

  makeCard() {
    const button = h("button", { type: "button" });
    button.addEventListener("click", () => {
      const zone = button.parentElement?.getAttribute("data-zone");
      if (zone) this.page.press({ zone });
    });
    return button;
  }

  /** @param {HTMLElement} node @param {Lane} lane @param {Scene} scene */
  paintLane(node, lane, scene) {
    this.levers.hidePreview(node);
    const moves = this.page.pick.marking ? [] : scene.moves;
    const waits = !scene.moves.length;
    const levers = findPart(node, ".cl-levers");
    hide(levers, !lane.levers.length);
    reconcile(
      levers,
      lane.levers,
      (lever) => lever.say,
      (lever) => this.levers.make(lever),
      (button, lever) => {
        const move = moves.find((offered) => offered.steps.at(-1)?.choice === lever.choice);
        this.levers.paint(button, lever, move ?? null, waits, table(scene).must);
      },
    );
    const spots = /** @type {HTMLElement[]} */ ([...findPart(node, ".cl-spots").children]);
    // In a lesson it is the learner who tells.
    const tells = !scene.step || scene.step.kind === "game";
    spots.forEach((spot, i) => this.paintSpot(spot, lane.spots[i], tells));
  }

  /**
   * @param {HTMLElement} node
   * @param {Spot} spot
   * @param {boolean} tells whether what fits is told
   */
  paintSpot(node, spot, tells) {
    const [rule, pile] = /** @type {HTMLElement[]} */ ([...node.children]);
    const [long, short] = findPart(node, ".cl-fits").children;
    this.paintCards(rule, spot.rule, "");
    this.paintCards(pile, spot.pile, tells ? this.page.art.text(spot.fits) : "");
    hide(findPart(node, ".cl-fits"), !tells);
    renderIfChanged(long, spot.fits, () => this.page.art.line(spot.fits));
    renderIfChanged(short, spot.short, () => this.page.art.line(spot.short));
    node.classList.toggle("cl-lit", this.page.pick.invites({ zone: spot.pile }));
  }

  /**
   * The cards of a zone in the middle, as one button.
   * @param {HTMLElement} node
   * @param {string} zone
   * @param {string} note what is told of it, in words
   */
  paintCards(node, zone, note) {
    const pile = this.piles.get(zone);
    if (!pile) return;
    if (node.dataset.zone !== zone) node.dataset.zone = zone;
    this.paintPile(findPart(node, "button"), pile, note, (card) => this.page.art.face(card));
  }

  /**
   * @param {HTMLButtonElement} button
   * @param {Pile} pile
   * @param {string} note
   * @param {(card: string | null) => HTMLElement} draw
   */
  paintPile(button, pile, note, draw) {
    const { art, pick, words } = this.page;
    const thing = { zone: pile.name };
    const later = pick.comesLater?.(thing) ?? false;
    button.disabled = !pick.leads(thing) && !later;
    if (later) button.setAttribute("aria-disabled", "true");
    else button.removeAttribute("aria-disabled");
    button.className = classes({
      "cl-pile": true,
      "cl-may": pick.invites(thing),
      "cl-sel": pick.isPicked(thing),
      "cl-thick": pile.count > 1,
      "cl-empty": !pile.top.length,
    });
    const top = pile.top.at(-1);
    const onTop = top ? `, ${words.on_top}: ${art.name(top)}` : "";
    const told = note ? `, ${note}` : "";
    button.setAttribute("aria-label", `${pile.label}: ${cards(words, pile.count)}${onTop}${told}`);
    reconcile(
      button,
      pile.top,
      (card) => card ?? "back",
      (card) => draw(card),
      () => {},
    );
  }

  // --- the piles around the lanes -------------------------------------------------------------

  /** @param {HTMLElement} box @param {Side[]} sides @param {Scene} scene */
  paintSides(box, sides, scene) {
    reconcile(
      box,
      sides,
      (side) => side.zone,
      (side) => this.makeSide(side),
      (node, side) => this.paintSide(node, side, scene),
    );
  }

  /** @param {Side} side */
  makeSide(side) {
    const { art } = this.page;
    const card = h("div", { "data-zone": side.zone }, this.makeCard());
    const stock = side.stock
      ? [h("div", { class: "cl-stock", "data-zone": side.stock }, art.small(null))]
      : [];
    return h(
      "div",
      { class: "cl-side" },
      h("div", { class: "cl-side-pile" }, ...stock, card),
      h("p", { class: "cl-label" }),
      isSeat(side) ? this.makeToGo(side) : null,
    );
  }

  /** @param {HTMLElement} node @param {Side} side @param {Scene} scene */
  paintSide(node, side, scene) {
    const { art } = this.page;
    const { slim } = this;
    const pile = this.piles.get(side.zone) ?? ownPile(scene, side.zone);
    if (!pile) return;
    node.classList.toggle("cl-large", Boolean(slim && side.stock));
    const stock = node.querySelector(".cl-stock");
    if (side.stock) stock?.toggleAttribute("hidden", !this.piles.get(side.stock)?.count);
    const last = slim ? { ...pile, top: pile.top.slice(-1) } : pile;
    const draw = (/** @type {string | null} */ card) => (slim ? art.small(card) : art.face(card));
    const told = isSeat(side) ? `${side.to_go} ${side.left}` : "";
    this.paintPile(findPart(node, "button"), last, told, draw);
    if (isSeat(side)) this.paintToGo(findPart(node, ".cl-togo"), side);
    const text = slim
      ? [side.short, " ", { b: side.short_note }]
      : [...side.label, " ", ...side.note];
    renderIfChanged(findPart(node, ".cl-label"), text, () =>
      slim
        ? [side.short, h("b", {}, side.short_note)]
        : [...art.line(side.label), " ", h("span", {}, ...art.line(side.note))],
    );
  }

  // --- before a player ------------------------------------------------------------------------

  /** @param {HTMLElement} box @param {SeatData} seat */
  paintBefore(box, seat) {
    const more = /** @type {LanesSeat} */ (seat.more);
    const { pick } = this.page;
    const gets = pick.invites({ seat: seat.seat }) && !pick.marking;
    reconcile(
      box,
      [more],
      () => "to go",
      () => {
        const node = this.makeToGo(more);
        findPart(node, "b").setAttribute("data-zone", more.zone);
        return node;
      },
      (node) => {
        this.paintToGo(node, more);
        hide(findPart(node, ".cl-gets"), !gets);
      },
    );
  }

  /** @param {HTMLElement} node @param {LanesSeat} more */
  paintToGo(node, more) {
    const share = String(more.part);
    if (node.style.getPropertyValue("--cl-part") !== share)
      node.style.setProperty("--cl-part", share);
    renderIfChanged(findPart(node, "b"), more.left, () => [String(more.left)]);
  }

  /** @param {LanesSeat} more */
  makeToGo(more) {
    return h(
      "div",
      { class: "cl-togo" },
      h("i", { "aria-hidden": "true" }),
      h("p", {}, h("span", {}, more.to_go), " ", h("b", {})),
      h("span", { class: "cl-gets cl-out", hidden: true }, more.gets),
    );
  }

  /** @param {HTMLElement} box @param {Scene} scene */
  paintMine(box, scene) {
    const wide = !this.slim && scene.mine;
    this.paintSides(box, wide ? [own(scene), table(scene).common] : [], scene);
    hide(box, !wide);
  }

  // --- pressing, and what moves -----------------------------------------------------------------

  /** @param {MoveData} move */
  owns(move) {
    const { pick, scene } = this.page;
    if (pick.marking) return false;
    const last = move.steps.at(-1);
    const at = move.steps.length === 1 ? last?.seat : undefined;
    // The piles are pressed, except where a lesson offers what will be refused.
    if (this.isPlain(move) && move.index < REFUSED_FROM) return true;
    const sits = at !== undefined && scene.seats.some((other) => other.seat === at);
    return sits || (last?.choice !== undefined && this.choices.has(last.choice));
  }

  /** A card that fits one pile only is played by one press. @param {MoveData} move */
  isPlain(move) {
    return move.steps.length === 2 && move.steps[1].zone !== undefined;
  }

  /**
   * When a lane has moved: for each of its rules where it comes from.
   * @param {Scene} old
   * @param {Scene} scene
   */
  slides(old, scene) {
    const { next, used, lanes } = table(scene);
    if (count(old, next.stock) === count(scene, next.stock)) return [];
    for (const lane of lanes) {
      const way = [next.zone, ...lane.spots.map((spot) => spot.rule), used.zone];
      const moved = way.slice(1).every((zone, i) => top(scene, zone) === top(old, way[i]));
      if (!moved) continue;
      this.turn(next.zone);
      return way.slice(1).map((to, i) => ({ to, from: way[i] }));
    }
    return [];
  }

  /** The next rule is turned up, after the others have moved. @param {string} zone */
  turn(zone) {
    const paper = this.page.root.querySelector(`[data-zone="${CSS.escape(zone)}"] .cl-paper`);
    paper?.animate([{ transform: "scaleX(0)" }, { transform: "none" }], TURN);
  }
}

/** @param {Scene} scene */
const table = (scene) => /** @type {LanesTable} */ (scene.more);

/** Whether a pile is that of a seat. @param {Side} side @returns {side is LanesSeat} */
const isSeat = (side) => "left" in side;

/** My own pile. @param {Scene} scene */
const own = (scene) => /** @type {LanesSeat} */ (scene.mine);

/**
 * What lies before me, drawn like a pile in the middle.
 * @param {Scene} scene
 * @param {string} zone
 */
function ownPile(scene, zone) {
  const place = scene.places.find((other) => other.zone === zone);
  if (!place) return null;
  const { label, count } = place;
  return { name: zone, label, count, top: count ? [null] : [], spread: false, note: null };
}

/** @param {Scene} scene @param {string | undefined} zone */
const find = (scene, zone) => scene.rows.flat().find((pile) => pile.name === zone);

/** @param {Scene} scene @param {string | undefined} zone */
const count = (scene, zone) => find(scene, zone)?.count ?? 0;

/** @param {Scene} scene @param {string} zone */
const top = (scene, zone) => find(scene, zone)?.top.at(-1);
