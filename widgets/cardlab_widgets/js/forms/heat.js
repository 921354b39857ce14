// A pile that rises until somebody burns it, and before each player cards in layers.

import { Piles } from "../table/piles.js";
import {
  cards,
  classes,
  renderIfChanged,
  h,
  hide,
  icon,
  reconcile,
  findPart,
  symbol,
} from "../shell/dom.js";
import { prefersReducedMotion } from "../table/motion.js";
import { REFUSED_FROM } from "../table/pick.js";
import { Layers } from "./layers.js";

/** @import { Page } from "../table/page.js" */
/** @import { ChoiceData, HeatMore, LayersMore, MoveData } from "../types.js" */
/** @import { Pile, Scene, SeatData } from "../types.js" */

const EASE = { duration: 250, easing: "cubic-bezier(.2,.8,.2,1)" };

export class Heat extends Piles {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    const arrow = () => icon("chev");
    const line = () => h("i");
    this.way = h(
      "div",
      { class: "cl-way", role: "img" },
      ...[line(), arrow(), line(), arrow(), line(), arrow(), line()],
    );
    this.piles = h("div", { class: "cl-row" });
    this.cells = h("ol", { class: "cl-cells", "aria-hidden": "true" });
    this.goes = h("p", { class: "cl-goes" });
    this.temper = h("div", { class: "cl-temper" }, this.cells, this.goes);
    this.choices = h("div", { class: "cl-choices", role: "group", hidden: true });
    this.layers = new Layers(page);
    const middle = h("div", { class: "cl-rises" }, this.piles, this.temper, this.choices);
    this.node = h("div", { class: "cl-form cl-heat" }, this.way, middle);
    /** How many cards lay on the piles. @type {Map<string, number>} */ this.were = new Map();
  }

  /** @param {Scene} scene */
  more(scene) {
    return /** @type {HeatMore} */ (scene.more);
  }

  /** @param {Scene} scene */
  paint(scene) {
    const { classList } = this.page.root;
    classList.add("cl-form-heat");
    for (const n of [2, 3, 4, 5, 7]) classList.toggle(`cl-from-${n}`, scene.seats.length >= n);
    const more = this.more(scene);
    classList.toggle("cl-no-sparks", !scene.seats.some((seat) => seat.more?.spots));
    this.burn(scene, more.pile);
    const { way } = this;
    const turns = scene.direction < 0 ? "-1" : "1";
    way.className = classes({ "cl-way": true, "cl-back": turns === "-1" });
    way.setAttribute("aria-label", more.ways[turns]);
    reconcile(
      this.piles,
      scene.rows.flat(),
      (pile) => pile.name,
      (pile) => this.makePile(pile),
      (node, pile) =>
        pile.spread ? this.paintSpread(node, pile) : this.paintRising(node, pile, more),
    );
    this.paintCells(more);
    this.paintChoices(more);
  }

  /** @param {HTMLElement} node @param {Pile} pile @param {HeatMore} more */
  paintRising(node, pile, more) {
    const { art, words, pick } = this.page;
    const rises = pile.name === more.pile;
    node.classList.toggle("cl-main", rises);
    const whole = rises ? this.whole() : null;
    const button = findPart(node, "button");
    const may = pick.leads({ zone: pile.name });
    button.disabled = !may && !whole;
    button.className = classes({
      "cl-pile": true,
      "cl-may": pick.invites({ zone: pile.name }) || Boolean(whole),
      "cl-thick": pile.count > 1,
      "cl-empty": !pile.top.length,
    });
    button.onclick = () => (whole ? this.page.make(whole) : this.page.press({ zone: pile.name }));
    const top = pile.top.at(-1);
    const onTop = top ? `, ${words.on_top}: ${art.name(top)}` : "";
    const alike = rises && more.alike ? `. ${more.alike.say}` : "";
    button.setAttribute(
      "aria-label",
      whole ? whole.say : `${pile.label}: ${cards(words, pile.count)}${onTop}${alike}`,
    );
    const face = (/** @type {string | null} */ card) => art.face(card);
    reconcile(
      button,
      pile.top,
      (card) => card ?? "back",
      face,
      () => {},
    );
    const count = rises
      ? cards(words, pile.count)
      : String(pile.count || (more.gone[pile.name] ?? 0));
    const { alike: run } = more;
    renderIfChanged(findPart(node, ".cl-label"), [pile.label, count, rises && run], () =>
      rises ? [count, ...(run ? dots(run) : [])] : [pile.label, h("b", {}, count)],
    );
  }

  /** @param {Pile} pile */
  makePile(pile) {
    const node = super.makePile(pile);
    if (!pile.spread) findPart(node, "button").replaceWith(h("button", { type: "button" }));
    return node;
  }

  /** The one move of a card just turned up, or the one picked whole of several that begin so. */
  whole() {
    const { pick, scene } = this.page;
    const turned = scene.rows.flat().find((pile) => pile.name === this.more(scene).turned);
    const taken = pick.marking ? [] : scene.moves.filter((move) => move.index < REFUSED_FROM);
    if (turned?.count && taken.length === 1) return taken[0];
    const done = pick.buttons().filter((move) => move.steps.length === pick.picked.length);
    return pick.picked.length && done.length === 1 ? done[0] : null;
  }

  /** What goes on the pile now. @param {HeatMore} more */
  paintCells(more) {
    const { art } = this.page;
    hide(this.temper, !more.goes.length && !more.taken);
    renderIfChanged(this.cells, [more.cells, more.special], () => [
      ...more.cells.map((cell) => {
        const node = h("li", { class: cell.on ? "cl-lit" : "" }, cell.label);
        node.style.setProperty("--heat", cell.colour);
        return node;
      }),
      h("li", { class: more.special.on ? "cl-lit cl-special" : "cl-special" }, more.special.label),
    ]);
    renderIfChanged(this.goes, [more.goes, more.taken], () => [
      h("span", {}, ...art.line(more.goes)),
      more.goes.length && more.taken ? " " : "",
      h("span", {}, more.taken),
    ]);
  }

  // --- choices, in the place of the heat ---------------------------------------------------------

  /** @param {MoveData} move @returns {ChoiceData | undefined} */
  choice(move) {
    return this.more(this.page.scene).choices[move.steps.at(-1)?.choice ?? ""];
  }

  /** Where a move shows its button: in the middle, or on the face-down card itself.
   * @param {MoveData} move */
  owns(move) {
    const { scene } = this.page;
    const mine = /** @type {LayersMore | null} */ (scene.mine);
    const onIt = move.steps.length === 1 && move.steps[0].zone;
    return this.isRace(move) || Boolean(this.choice(move)) || Boolean(onIt && onIt === mine?.lower);
  }

  /** @param {MoveData} move */
  isRace(move) {
    return Boolean(this.more(this.page.scene).race && move.verb);
  }

  /** @param {HeatMore} more */
  paintChoices(more) {
    const shown = this.page.pick.buttons().filter((move) => this.isRace(move) || this.choice(move));
    const faces = shown.filter((move) => this.choice(move)?.face).length;
    hide(this.choices, !shown.length);
    this.node.classList.toggle("cl-choosing", shown.length > 0);
    this.choices.className = classes({ "cl-choices": true, "cl-faces": faces > 0 });
    this.choices.setAttribute("aria-label", this.page.words.moves);
    reconcile(
      this.choices,
      shown,
      (move) => move.say,
      () => this.page.table.button(),
      (node, move) => this.paintChoice(node, move, more),
    );
  }

  /** @param {HTMLElement} node @param {MoveData} move @param {HeatMore} more */
  paintChoice(node, move, more) {
    const { art } = this.page;
    const choice = this.choice(move);
    node.className = classes({
      "cl-act": true,
      "cl-btn": !choice?.face,
      "cl-as": Boolean(choice?.face),
      "cl-race": !choice,
      "cl-to-left": choice?.side === 1,
      "cl-to-right": choice?.side === -1,
    });
    node.onclick = () => this.page.make(move);
    node.setAttribute("aria-label", choice?.to ? `${move.say}, ${choice.to}` : move.say);
    node.setAttribute("aria-keyshortcuts", move.key);
    renderIfChanged(node, [choice ?? null, move.key, move.short], () => {
      const key = move.key ? [h("kbd", { "aria-hidden": "true" }, move.key)] : [];
      if (!choice) return [symbol(more.race ?? ""), h("b", {}, ...art.line(move.label)), ...key];
      const to = choice.to ? [h("small", {}, choice.to)] : [];
      const side = choice.side ? [icon(choice.side > 0 ? "left" : "right")] : [];
      if (choice.face) return [art.small(choice.face), ...side];
      return [...side, h("span", {}, ...art.line(move.short)), ...to];
    });
  }

  /** @param {HTMLElement} box @param {SeatData} seat */
  paintBefore(box, seat) {
    this.layers.paintStacks(box, seat.places, /** @type {LayersMore} */ (seat.more), false);
  }

  /** @param {HTMLElement} box @param {Scene} scene */
  paintMine(box, scene) {
    this.layers.paintMine(box, scene);
  }

  // --- burning -----------------------------------------------------------------------------------

  /**
   * A pile that went to the pile of what is gone darkens and shrinks on its way.
   * @param {Scene} scene
   * @param {string} name
   */
  burn(scene, name) {
    const now = new Map(scene.rows.flat().map((pile) => [pile.name, pile.count]));
    const { were } = this;
    this.were = now;
    const lost = (were.get(name) ?? 0) - (now.get(name) ?? 0);
    const to = [...now].find(([zone, n]) => zone !== name && n - (were.get(zone) ?? n) >= lost);
    if (lost < 2 || now.get(name) || !to || prefersReducedMotion()) return;
    const from = this.node.querySelector(`[data-zone="${name}"] > button`);
    const end = this.node.querySelector(`[data-zone="${to[0]}"] > button`);
    if (!from || !end) return;
    const [start, stop] = [from.getBoundingClientRect(), end.getBoundingClientRect()];
    const ash = h("div", { class: "cl-ash", "aria-hidden": "true" });
    for (const paper of from.querySelectorAll(".cl-paper")) ash.append(paper.cloneNode(true));
    findPart(this.node, ".cl-main").append(ash);
    const moved = `${stop.left - start.left}px ${stop.top - start.top}px`;
    const small = String(stop.width / start.width);
    const steps = [
      { translate: "0 0", scale: "1", filter: "brightness(1)" },
      { translate: "0 0", scale: "1", filter: "brightness(.5)", offset: 0.3 },
      { translate: moved, scale: small, filter: "brightness(.15)" },
    ];
    ash.animate(steps, EASE).onfinish = () => ash.remove();
  }
}

/** How many alike lie on top. @param {NonNullable<HeatMore["alike"]>} run @returns {Node[]} */
function dots(run) {
  const shown = Array.from({ length: run.of }, (_, i) =>
    h("i", { class: i < run.n ? "cl-on" : "" }),
  );
  return [
    h("span", { class: "cl-dot" }, "·"),
    h("span", {}, run.name),
    h("span", { class: "cl-alike", role: "img", "aria-label": run.say }, ...shown),
  ];
}
