// The felt: seats along the top, piles in the middle, my own place at the bottom.

import { h, render } from "preact";
import { FORMS } from "../forms/index.js";
import { Timer } from "../shell/timer.js";
import { button, classes, html, icon, keys } from "../shell/view.js";
import { Banner } from "./banner.js";
import { Buttons } from "./buttons.js";
import { Hand, keptOrder, Sorting } from "./hand.js";
import { Piles } from "./piles.js";
import { Seats } from "./seats.js";

/** @import { Form, Play, RefusalData, Rich, SeatData, Send, Shown } from "../types.js" */

/** How many tables there are: each has ids of its own in the page. */
let tables = 0;

const SAID_FOR = 8000; // ms; then a bubble lies no longer over the table

/**
 * What else the felt is handed by its page.
 * @typedef {object} Host
 * @property {Send} send
 * @property {(id: string) => Shown} clause draws a clause, to be opened
 * @property {(looks: Record<string, boolean>) => void} dress gives the page its classes
 * @property {() => { prompt?: Shown, isBare?: boolean }} changes what a lesson has otherwise: the
 *   prompt, and whether nothing of mine is shown
 */

export class Table {
  /** @param {Play} play @param {Host} host */
  constructor(play, host) {
    this.play = play;
    this.host = host;
    const { drawings } = play.art;
    /** @type {Form} */
    this.form = new (FORMS[drawings.form] ?? Piles)(play);
    /** By which the prompt names what has the focus. */ this.id = `cl-prompt-${(tables += 1)}`;
    /** How my hand lies. */ this.order = keptOrder(drawings);
    /** What is said for a while, with its sign. @type {[string, Shown] | null} */
    this.bubble = null;
    /** When to say it no longer. */ this.said = new Timer();
  }

  paint() {
    const { form, host, play } = this;
    const { scene, words } = play;
    const { places, rows } = scene;
    const { prompt, isBare = false } = host.changes();
    form.take(scene);
    const isCrowded = places.length > 0 || rows.length > 1;
    host.dress({ "cl-crowded": isCrowded, ...form.classes(scene) });
    const zone = scene.me == null ? null : play.pick.foreignZone(scene.hand_zone);
    const other = zone == null ? undefined : scene.seats.find((seat) => seat.zone === zone);
    const turns = scene.direction > 0 ? "cl-cw" : scene.direction < 0 ? "cl-ccw" : "cl-none";
    const way = { "cl-cw": words.to_left, "cl-ccw": words.to_right, "cl-none": "" }[turns];
    const middle = html`<div class="cl-ring ${turns}" role="img" aria-label=${way}
        aria-hidden=${!way} />${form.middle(scene)}`;
    const mine = form.layMine(scene);
    const hasNone = !scene.hand.length && places.length > 0;
    const ask = html`<div class="cl-ask" key="ask">
      ${this.ask(prompt)}
      ${h(Buttons, { play, form })}
      ${form.aside(scene)}
      ${scene.can.rest ? this.resting() : null}
      ${h(Sorting, {
        play,
        order: this.order,
        isHidden: isBare || form.hidesSorting(scene),
        sort: (order) => {
          this.order = order;
          play.repaint();
        },
      })}
    </div>`;
    // By keys, what ends a choice comes after what is chosen; for the eye it stays (lesson.css).
    const own = [scene.hand_zone, ...places.map((place) => place.zone)];
    const isLast = play.pick.endsChoice(own);
    render(
      html`
        ${h(Seats, { play, form })}
        ${this.saying()}
        <div class="cl-mid" tabIndex="-1">
          ${middle}${other ? this.openHand(other) : null}
        </div>
        ${h(Banner, { play, send: host.send, clause: host.clause })}
        <div class="cl-me">
          ${isLast ? null : ask}
          <div class="cl-mine" key="mine" hidden=${isBare || mine == null}>${mine}</div>
          ${h(Hand, { key: "hand", play, form, order: this.order, isHidden: isBare || hasNone })}
          ${isLast ? ask : null}
        </div>
        ${
          scene.mode === "covered"
            ? html`<div class="cl-cover" role="dialog" tabIndex="-1"
              aria-label=${play.art.text(scene.banner)}
            >
              <p>${play.art.line(scene.banner)}</p>
              ${button("cl-btn", () => host.send("uncover"), words.uncover)}
            </div>`
            : null
        }
      `,
      play.felt,
    );
  }

  /**
   * Name by the prompt the part that is read in its place, and no other.
   * @param {HTMLElement | null} part
   */
  name(part) {
    const { felt } = this.play;
    const by = "aria-labelledby";
    for (const old of [felt, ...felt.querySelectorAll(`[${by}="${this.id}"]`)]) {
      old.removeAttribute(by);
      if (!old.ariaLabel) old.removeAttribute("role"); // a group has a name
    }
    if (!part || !felt.contains(part) || part.matches(".cl-cover, .cl-prompt")) return;
    part.role ??= "group";
    part.setAttribute(by, this.id);
  }

  /** Where a game goes on by itself for a while, the button that lets it. */
  resting() {
    const { host, play } = this;
    const rest = () => host.send("rest");
    return html`<div class="cl-resting">${button("cl-btn cl-quiet", rest, play.words.rest)}</div>`;
  }

  /** The prompt. @param {Shown} task of a lesson */
  ask(task) {
    const { art, scene } = this.play;
    const isAsked = scene.moves.length > 0 && scene.mode !== "over";
    const lamp = isAsked ? html`<i class="cl-lamp" aria-hidden="true" />` : null;
    return html`<div class="cl-said">
      <p class="cl-prompt" role="heading" aria-level="3" id=${this.id} tabIndex="-1">
        ${task ?? [lamp, art.line(this.nextPrompt() ?? scene.prompt)]}
      </p>
    </div>`;
  }

  /** What is said for a while. */
  saying() {
    const [sign, text] = this.bubble ?? ["", null];
    const css = { "cl-advice": sign !== "cross" };
    return html`<div class="cl-bubble ${classes(css)}" role="alert" hidden=${!sign}>
      ${sign && html`${icon(sign)}<p>${text}</p>`}
    </div>`;
  }

  /**
   * What is asked once a card is picked and something other than a card has to follow.
   * @returns {Rich | null} null where the prompt of the scene still holds
   */
  nextPrompt() {
    const { pick, words } = this.play;
    const picked = pick.picked.find((step) => step.card);
    if (!picked?.card || pick.marking || this.form.asksItself) return null;
    const steps = pick.open().flatMap((move) => pick.next(move) ?? []);
    if (!steps.length || steps.some((step) => step.card)) return null;
    const next = words.and_then;
    const kinds = /** @type {const} */ (["zone", "seat", "suit"]);
    const kind = kinds.find((name) => steps.every((step) => step[name] !== undefined));
    return [{ card: picked.card }, ": ", next[kind ?? "choice"]];
  }

  /**
   * Another's hand that lies open to me, to choose from; it lies beside the piles.
   * @param {SeatData} seat
   */
  openHand({ name, cards, zone }) {
    const { art, pick, press } = this.play;
    const known = cards.filter((card) => card != null);
    const names = keys(known);
    return html`<div class="cl-open" role="group" aria-label=${name}>
      ${known.map((card, i) => {
        const thing = { card, zone };
        const may = pick.leads(thing);
        const sel = pick.isPicked(thing);
        const looks = { "cl-may": may, "cl-not": !may, "cl-sel": sel };
        return html`<button ...${names[i]} type="button"
          class="cl-card ${classes(looks)}" aria-label=${art.name(card)}
          aria-pressed=${pick.pressed(sel)} onClick=${() => press(thing)}
        >
          ${art.face(card)}
        </button>`;
      })}
    </div>`;
  }

  /**
   * Shake a card that can't be played, and say which clause forbids it.
   * @param {string} card
   * @param {string} zone
   * @param {RefusalData} no
   */
  refuse(card, zone, no) {
    const { art, felt } = this.play;
    const name = CSS.escape(`${card}#1`);
    const node = felt.querySelector(`[data-zone="${CSS.escape(zone)}"] [data-key="${name}"]`);
    node?.classList.add("cl-refused");
    this.tell([art.line(no.text), " ", this.host.clause(no.clause)], "cross");
  }

  /** Say something for a while. @param {Shown} text @param {string} [sign] */
  tell(text, sign = "bulb") {
    this.bubble = [sign, text];
    this.said.set(SAID_FOR, () => this.clearRefusal());
    this.paint();
  }

  /** Say no longer why a card can't be played. */
  clearRefusal() {
    this.said.stop();
    for (const node of this.play.felt.querySelectorAll(".cl-refused"))
      node.classList.remove("cl-refused");
    if (!this.bubble) return;
    this.bubble = null;
    this.paint();
  }
}
