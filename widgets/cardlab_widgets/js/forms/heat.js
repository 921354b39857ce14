// A pile that rises until somebody burns it, and before each player cards in layers.

import { h } from "preact";
import { box, cards, classes, icon, keys, symbol } from "../shell/view.js";
import { prefersReducedMotion } from "../table/motion.js";
import { REFUSED_FROM } from "../table/pick.js";
import { Piles } from "../table/piles.js";
import { LayerSteps, layerClasses, OwnLayers, ownLayers, Stacks } from "./layers.js";

/** @import { HeatMore, LayersMore, MoveData, Pile, Scene, SeatData } from "../types.js" */

const EASE = { duration: 250, easing: "cubic-bezier(.2,.8,.2,1)" };

export class Heat extends Piles {
  /** How many cards lay on the piles. @type {Map<string, number>} */ were = new Map();

  get more() {
    return /** @type {HeatMore} */ (this.play.scene.more);
  }

  /** @param {Scene} scene */
  take(scene) {
    this.burn(scene, this.more.pile);
  }

  /** @param {Scene} scene */
  classes(scene) {
    const counts = [2, 3, 4, 5, 7].map((n) => [`cl-from-${n}`, scene.seats.length >= n]);
    return {
      "cl-form-heat": true,
      "cl-no-sparks": !scene.seats.some((seat) => seat.more?.spots),
      ...Object.fromEntries(counts),
      ...layerClasses(scene),
    };
  }

  /** @param {Scene} scene */
  middle(scene) {
    const { more } = this;
    const turns = scene.direction < 0 ? "-1" : "1";
    const line = () => h("i", {});
    const arrow = () => icon("chev");
    const choices = this.play.pick.buttons().filter((move) => this.isChoice(move));
    return h(
      "div",
      { class: `cl-form cl-heat${choices.length ? " cl-choosing" : ""}` },
      h(
        "div",
        {
          class: turns === "-1" ? "cl-way cl-back" : "cl-way",
          role: "img",
          "aria-label": more.ways[turns],
        },
        [line(), arrow(), line(), arrow(), line(), arrow(), line()],
      ),
      h(
        "div",
        { class: "cl-rises" },
        h("div", { class: "cl-row" }, this.row(scene.rows.flat())),
        this.temper(),
        choices.length ? this.choices(choices) : null,
      ),
    );
  }

  /** @param {Pile} pile */
  pile(pile) {
    const { art, words, pick, make, press } = this.play;
    const { alike, gone, pile: main } = this.more;
    const rises = pile.name === main;
    const whole = rises ? this.whole() : null;
    const thing = { zone: pile.name };
    const looks = this.pileLooks(pile);
    const run = rises && alike ? `. ${alike.say}` : "";
    return h(
      "div",
      { key: pile.name, class: `cl-zone${rises ? " cl-main" : ""}`, "data-zone": pile.name },
      h(
        "button",
        {
          type: "button",
          class: classes({ ...looks, "cl-may": looks["cl-may"] || whole != null }),
          disabled: !pick.leads(thing) && !whole,
          "aria-label": whole ? whole.say : `${pile.label}: ${this.pileInWords(pile)}${run}`,
          onClick: () => (whole ? make(whole) : press(thing)),
        },
        art.faces(pile.top),
      ),
      h(
        "p",
        { class: "cl-label" },
        rises
          ? [cards(words, pile.count), alike && dots(alike)]
          : [pile.label, h("b", {}, pile.count || (gone[pile.name] ?? 0))],
      ),
    );
  }

  /** The one move of a card just turned up, or the one picked whole of several that begin so. */
  whole() {
    const { pick, scene } = this.play;
    const turned = scene.rows.flat().find((pile) => pile.name === this.more.turned);
    const taken = pick.marking ? [] : scene.moves.filter((move) => move.index < REFUSED_FROM);
    if (turned?.count && taken.length === 1) return taken[0];
    const done = pick.buttons().filter((move) => move.steps.length === pick.picked.length);
    return pick.picked.length && done.length === 1 ? done[0] : null;
  }

  /** What goes on the pile now. */
  temper() {
    const { cells, goes, special, taken } = this.more;
    if (!goes.length && !taken) return null;
    const lit = (/** @type {boolean} */ on) => (on ? "cl-lit" : "");
    return h(
      "div",
      { class: "cl-temper" },
      h(
        "ol",
        { class: "cl-cells", "aria-hidden": "true" },
        cells.map(({ colour, label, on }) =>
          h("li", { class: lit(on), style: { "--heat": colour } }, label),
        ),
        h("li", { class: `${lit(special.on)} cl-special` }, special.label),
      ),
      h(
        "p",
        { class: "cl-goes" },
        h("span", {}, this.play.art.line(goes)),
        goes.length && taken ? " " : null,
        h("span", {}, taken),
      ),
    );
  }

  // --- choices, in the place of the heat ---------------------------------------------------------

  /** @param {MoveData} move */
  choice(move) {
    return this.more.choices[move.steps.at(-1)?.choice ?? ""];
  }

  /** @param {MoveData} move */
  isChoice(move) {
    return Boolean((this.more.race && move.verb) || this.choice(move));
  }

  /** Where a move shows its button: in the middle, or on the face-down card itself.
   * @param {MoveData} move */
  owns(move) {
    const onIt = move.steps.length === 1 && move.steps[0].zone;
    return this.isChoice(move) || Boolean(onIt && onIt === ownLayers(this.play.scene)?.lower);
  }

  /** @param {MoveData[]} moves */
  choices(moves) {
    const names = keys(moves.map((move) => move.say));
    const isDrawn = moves.some((move) => this.choice(move)?.face);
    return h(
      "div",
      {
        class: isDrawn ? "cl-choices cl-faces" : "cl-choices",
        role: "group",
        "aria-label": this.play.words.moves,
      },
      moves.map((move, i) => this.choiceButton(move, names[i])),
    );
  }

  /** @param {MoveData} move @param {Record<string, string>} names */
  choiceButton(move, names) {
    const { art, make } = this.play;
    const choice = this.choice(move);
    const { face, side, to } = choice ?? {};
    const looks = {
      "cl-act": true,
      "cl-btn": !face,
      "cl-as": Boolean(face),
      "cl-race": !choice,
      "cl-to-left": side === 1,
      "cl-to-right": side === -1,
    };
    const key = move.key ? h("kbd", { "aria-hidden": "true" }, move.key) : null;
    const arrow = side ? icon(side > 0 ? "left" : "right") : null;
    const below = to ? h("small", {}, to) : null;
    const inside = !choice
      ? [symbol(this.more.race ?? ""), h("b", {}, art.line(move.label)), key]
      : face
        ? [art.small(face), arrow]
        : [arrow, h("span", {}, art.line(move.short)), below];
    return h(
      "button",
      {
        ...names,
        type: "button",
        class: classes(looks),
        "aria-label": to ? `${move.say}, ${to}` : move.say,
        "aria-keyshortcuts": move.key,
        onClick: () => make(move),
      },
      inside,
    );
  }

  // --- layers ----------------------------------------------------------------------------------

  /** @param {SeatData} seat */
  layBefore({ more, places }) {
    const layers = /** @type {LayersMore} */ (more);
    return h(
      "div",
      { class: layers.spots ? "cl-places cl-stacks" : "cl-places" },
      h(Stacks, { play: this.play, places, more: layers, isMine: false }),
    );
  }

  /** @param {Scene} scene */
  layMine(scene) {
    return ownLayers(scene)?.spots ? h(OwnLayers, { play: this.play }) : null;
  }

  /** @param {Scene} scene */
  aside(scene) {
    const mine = ownLayers(scene);
    return mine && h(LayerSteps, { mine });
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
    const { felt } = this.play;
    const from = felt.querySelector(`.cl-heat [data-zone="${name}"] > button`);
    const end = felt.querySelector(`.cl-heat [data-zone="${to[0]}"] > button`);
    if (!from || !end) return;
    const [start, stop] = [from.getBoundingClientRect(), end.getBoundingClientRect()];
    const ash = box("cl-ash");
    ash.setAttribute("aria-hidden", "true");
    for (const paper of from.querySelectorAll(".cl-paper")) ash.append(paper.cloneNode(true));
    from.parentElement?.append(ash);
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

/** How many alike lie on top. @param {NonNullable<HeatMore["alike"]>} run */
const dots = (run) => [
  h("span", { class: "cl-dot" }, "·"),
  h("span", {}, run.name),
  h(
    "span",
    { class: "cl-alike", role: "img", "aria-label": run.say },
    Array.from({ length: run.of }, (_, i) => h("i", { class: i < run.n ? "cl-on" : "" })),
  ),
];
