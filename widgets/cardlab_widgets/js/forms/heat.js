// A pile that rises until somebody burns it, and before each player cards in layers.

import { h } from "preact";
import { cards, classes, html, icon, keys, node, symbol } from "../shell/view.js";
import { isTask } from "../table/hand.js";
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
    const line = () => html`<i />`;
    const arrow = () => icon("chev");
    const choices = isTask(scene) ? null : this.choices();
    return html`<div class="cl-form cl-heat${choices ? " cl-choosing" : ""}">
      <div class=${turns === "-1" ? "cl-way cl-back" : "cl-way"} role="img"
        aria-label=${more.ways[turns]}
      >
        ${line()}${arrow()}${line()}${arrow()}${line()}${arrow()}${line()}
      </div>
      <div class="cl-rises">
        <div class="cl-row">${this.row(scene.rows.flat())}</div>
        ${this.temper()}
        ${choices}
      </div>
    </div>`;
  }

  /** @param {Pile} pile */
  pile(pile) {
    const { make, scene, words } = this.play;
    const { alike, gone, pile: main } = this.more;
    const { count, label, name } = pile;
    const rises = name === main;
    const whole = rises ? this.whole() : null;
    // In a step, how many alike lie on top is what one counts.
    const run = rises && !isTask(scene) ? alike : null;
    const behind = [run?.say, whole?.say].map((text) => (text ? `. ${text}` : "")).join("");
    // A press on the pile makes the one move that is left.
    const makes = whole && {
      looks: { "cl-may": true },
      more: { disabled: false, onClick: () => make(whole) },
    };
    return html`<div key=${name} class="cl-zone${rises ? " cl-main" : ""}" data-zone=${name}>
      ${this.pileButton(pile, { behind, ...makes })}
      <p class="cl-label">
        ${rises ? cards(words, count) : html`${label} <b>${count || (gone[name] ?? 0)}</b>`}
        ${run ? dots(run) : null}
      </p>
    </div>`;
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
    return html`<div class="cl-temper">
      <ol class="cl-cells" aria-hidden="true">
        ${cells.map(
          ({ colour, label, on }) =>
            html`<li class=${lit(on)} style=${{ "--heat": colour }}>${label}</li>`,
        )}
        <li class="${lit(special.on)} cl-special">${special.label}</li>
      </ol>
      <p class="cl-goes">
        <span>${this.play.art.line(goes)}</span>
        ${goes.length && taken ? " " : null}
        <span>${taken}</span>
      </p>
    </div>`;
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

  choices() {
    const moves = this.play.pick.buttons().filter((move) => this.isChoice(move));
    if (!moves.length) return null;
    const names = keys(moves.map((move) => move.say));
    const isDrawn = moves.some((move) => this.choice(move)?.face);
    return html`<div class=${isDrawn ? "cl-choices cl-faces" : "cl-choices"} role="group"
      aria-label=${this.play.words.moves}
    >
      ${moves.map((move, i) => this.choiceButton(move, names[i]))}
    </div>`;
  }

  /** @param {MoveData} move @param {Record<string, string>} names */
  choiceButton(move, names) {
    const { art, make } = this.play;
    const choice = this.choice(move);
    const { face, side, to } = choice ?? {};
    const looks = {
      "cl-btn": !face,
      "cl-as": Boolean(face),
      "cl-race": !choice,
      "cl-to-left": side === 1,
      "cl-to-right": side === -1,
    };
    const key = move.key ? html`<kbd aria-hidden="true">${move.key}</kbd>` : null;
    const arrow = side ? icon(side > 0 ? "left" : "right") : null;
    const below = to ? html`<small>${to}</small>` : null;
    // The sign of a special card alone does not say which one it is.
    const name = face && Number.isNaN(Number(face)) ? html`<small>${art.name(face)}</small>` : null;
    const inside = !choice
      ? html`${symbol(this.more.race ?? "")}<b>${art.line(move.label)}</b>${key}`
      : face
        ? [art.small(face), arrow, name]
        : html`${arrow}<span>${art.line(move.short)}</span>${below}`;
    return html`<button ...${names} type="button" class="cl-act ${classes(looks)}"
      aria-label=${to ? `${move.say}, ${to}` : move.say} aria-keyshortcuts=${move.key}
      onClick=${() => make(move)}
    >
      ${inside}
    </button>`;
  }

  // --- layers ----------------------------------------------------------------------------------

  /** @param {SeatData} seat */
  layBefore({ more, places }) {
    const layers = /** @type {LayersMore} */ (more);
    return html`<div class=${layers.spots ? "cl-places cl-stacks" : "cl-places"}>
      ${h(Stacks, { play: this.play, places, more: layers, isMine: false })}
    </div>`;
  }

  /** @param {Scene} scene */
  layMine(scene) {
    return ownLayers(scene)?.spots ? h(OwnLayers, { play: this.play }) : null;
  }

  /** @param {Scene} scene */
  aside(scene) {
    const mine = ownLayers(scene);
    return isTask(scene) ? this.choices() : mine && h(LayerSteps, { mine });
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
    const ash = node("div", { class: "cl-ash", "aria-hidden": "true" });
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
const dots = (run) => html`
  <span class="cl-dot">·</span>
  <span>${run.name}</span>
  <span class="cl-alike" role="img" aria-label=${run.say}>
    ${Array.from({ length: run.of }, (_, i) => html`<i class=${i < run.n ? "cl-on" : ""} />`)}
  </span>
`;
