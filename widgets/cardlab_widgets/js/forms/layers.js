// Cards in layers before each player: some lie face up on others that lie face down, and both are
// played after the hand. What is played from now lies where the hand was, and as large.

import {
  cards,
  classes,
  renderIfChanged,
  h,
  hide,
  icon,
  reconcile,
  findPart,
} from "../shell/dom.js";

/** @import { Page } from "../table/page.js" */
/** @import { LayersMore, PlaceData, Scene } from "../types.js" */

export class Layers {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    /** Which layer is in play. */
    this.steps = h("p", { class: "cl-layers-of" });
  }

  /** @param {HTMLElement} box @param {Scene} scene */
  paintMine(box, scene) {
    const mine = /** @type {LayersMore | null} */ (scene.mine);
    const { classList } = this.page.root;
    hide(box, !mine?.spots);
    classList.toggle("cl-no-layers", !mine?.spots);
    if (!mine) return;
    this.paintSteps(mine);
    const large = scene.places.filter((place) => place.zone === playedFrom(mine));
    classList.toggle("cl-laid-out", large.length > 0);
    classList.toggle("cl-last-layer", mine.layer === "lower");
    const below = scene.places.filter((place) => place.zone !== playedFrom(mine));
    classList.toggle("cl-nothing-below", !below.some((place) => place.count));
    reconcile(
      box,
      large.length ? ["small", "large"] : ["small"],
      (size) => size,
      (size) => (size === "small" ? makeSpark() : h("div", { class: "cl-laid" })),
      (node, size) =>
        size === "small" ? this.paintSpark(node, scene, mine) : this.paintLaid(node, large[0]),
    );
  }

  /** The layers that are not played from now, with when they open.
   * @param {HTMLElement} node @param {Scene} scene @param {LayersMore} mine */
  paintSpark(node, scene, mine) {
    renderIfChanged(node.children[0], [mine.opens, mine.locked], () => [
      ...(mine.locked ? [icon("lock")] : []),
      h("span", {}, mine.opens),
    ]);
    const rest = scene.places.filter((place) => place.zone !== playedFrom(mine));
    this.paintStacks(findPart(node, ".cl-stacks-box"), rest, mine, true);
  }

  /**
   * The layer in play, where the hand was and as large.
   * @param {HTMLElement} node
   * @param {PlaceData} place
   */
  paintLaid(node, place) {
    const { art, pick, words, scene } = this.page;
    node.setAttribute("data-zone", place.zone);
    node.setAttribute("role", "group");
    node.setAttribute("aria-label", place.label);
    const asked = scene.moves.length > 0;
    reconcile(
      node,
      place.cards,
      (card) => card ?? "back",
      // The handler is set below: a face-down card is pressed as its zone.
      (card) => h("button", { type: "button", class: "cl-card" }, art.face(card)),
      (button, card, i) => {
        const thing = card ? { card, zone: place.zone } : { zone: place.zone };
        const nth = place.cards.slice(0, i).filter((other) => other === card).length;
        const sel = pick.isPicked(thing, nth);
        const may = pick.leads(thing);
        const no = card ? place.no?.[card] : null;
        button.className = classes({
          "cl-card": true,
          "cl-may": sel || pick.invites(thing),
          "cl-not": asked && !sel && !may,
          "cl-sel": sel,
        });
        button.disabled = !may && !sel && !no;
        button.onclick = () => this.page.press(thing);
        const why = no ? `: ${art.text(no.text)}` : "";
        const state = `, ${may ? words.playable : words.not_playable}${why}`;
        const name = card ? art.name(card) : place.label;
        const isStep = scene.step !== undefined && scene.step.kind !== "game";
        button.setAttribute("aria-label", `${name}${isStep ? "" : state}`);
      },
    );
  }

  /** Which layer is in play, and how many cards each has. @param {LayersMore} mine */
  paintSteps(mine) {
    if (!this.steps.isConnected) this.page.table.buttons.after(this.steps);
    hide(this.steps, !mine.spots);
    const at = ["hand", "upper", "lower"].indexOf(mine.layer);
    renderIfChanged(this.steps, [mine.steps, at], () =>
      mine.steps.map(({ label, n }, i) =>
        h(
          "span",
          { class: i === at ? "cl-now" : "" },
          ...(i > at ? [icon("lock")] : []),
          `${label} ${n}`,
        ),
      ),
    );
  }

  /**
   * Stacks of two cards, one face up on one face down; a bare back where the upper one is gone.
   * @param {HTMLElement} box
   * @param {PlaceData[]} places
   * @param {LayersMore} more
   * @param {boolean} own
   */
  paintStacks(box, places, more, own) {
    const upper = places.find((place) => place.zone === more.upper);
    const lower = places.find((place) => place.zone === more.lower);
    const rows = more.spots ? [lower, upper].filter((place) => place !== undefined) : [];
    const [ups, downs] = [upper?.count ?? 0, lower?.count ?? 0];
    box.classList.toggle("cl-stacks", rows.length > 0);
    reconcile(
      box,
      rows,
      (place) => place.zone,
      (place) => h("div", { "data-zone": place.zone, role: "group" }),
      (node, place) => {
        const isUpper = place === upper;
        node.className = isUpper ? "cl-ups" : "cl-downs";
        node.setAttribute("aria-label", `${place.label}: ${cards(this.page.words, place.count)}`);
        if (isUpper) return this.paintUps(node, place, own);
        const spots = Math.max(more.spots, ups, downs);
        const kinds = Array.from({ length: spots }, (_, i) =>
          i < downs ? (i < ups ? "under" : "bare") : i < ups ? "none" : "gone",
        );
        return reconcile(
          node,
          kinds,
          (kind) => (kind === "under" || kind === "bare" ? "back" : kind),
          (kind) => this.makeSpot(kind),
          (spot, kind) => (spot.className = `cl-stack-at cl-${kind}`),
        );
      },
    );
  }

  /** @param {string} kind */
  makeSpot(kind) {
    const back = kind === "under" || kind === "bare" ? this.page.art.small(null) : null;
    return h("span", {}, back);
  }

  /** @param {HTMLElement} node @param {PlaceData} place @param {boolean} own */
  paintUps(node, place, own) {
    const { art, pick } = this.page;
    reconcile(
      node,
      place.cards,
      (card) => card ?? "back",
      (card) => this.makeUp(card, place.zone, own),
      (button, card, i) => {
        const thing = { card, zone: place.zone };
        const nth = place.cards.slice(0, i).filter((other) => other === card).length;
        const sel = pick.isPicked(thing, nth);
        const may = pick.leads(thing);
        const no = card ? place.no?.[card] : null;
        button.className = classes({
          "cl-piece": true,
          "cl-may": sel || pick.invites(thing),
          "cl-sel": sel,
        });
        button.disabled = !may && !sel && !no;
        const why = no ? `: ${art.text(no.text)}` : "";
        button.setAttribute("aria-label", `${place.label}: ${art.name(card)}${why}`);
      },
    );
  }

  /** @param {string | null} card @param {string} zone @param {boolean} own */
  makeUp(card, zone, own) {
    const { art } = this.page;
    const press = () => this.page.press({ card, zone });
    const faces = own ? [art.small(card), art.face(card)] : [art.small(card)];
    return h("button", { type: "button", class: "cl-piece", onclick: press }, ...faces);
  }
}

function makeSpark() {
  return h(
    "div",
    { class: "cl-spark" },
    h("p", { class: "cl-opens" }),
    h("div", { class: "cl-stacks-box" }),
  );
}

/** The zone of the layer in play; none while one plays from the hand. @param {LayersMore} mine */
const playedFrom = (mine) => (mine.layer === "hand" ? null : mine[mine.layer]);
