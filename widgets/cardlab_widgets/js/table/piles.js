// The zones in the middle of the table, row by row.

import { atLeast, classes, html, keys } from "../shell/view.js";
import { Form } from "./form.js";

/** @import { Pile, Scene, Shown } from "../types.js" */
/** @import { Attributes } from "./form.js" */

export class Piles extends Form {
  /** @param {Scene} scene @returns {Shown} */
  middle({ rows }) {
    return html`<div class="cl-form cl-piles ${classes(atLeast(rows.length))}">
      ${rows.map((row) => html`<div class="cl-row">${this.row(row)}</div>`)}
    </div>`;
  }

  /** @param {Pile[]} piles */
  row(piles) {
    return piles.map((pile) => (pile.spread ? this.spread(pile) : this.pile(pile)));
  }

  /**
   * A zone that shows its top.
   * @param {Pile} pile
   * @param {string} [css] more classes
   * @param {Attributes} [more] attributes of its button
   */
  pile(pile, css = "", more = {}) {
    const note = this.play.art.text(pile.note);
    const before = note && `${note}, `;
    return html`<div key=${pile.name} class="cl-zone ${css}" data-zone=${pile.name}>
      ${this.pileButton(pile, { before, more })}
      ${this.caption(pile)}
    </div>`;
  }

  /** What stands under a pile. @param {Pile} pile @returns {Shown} */
  caption({ count, label, note, spread, top }) {
    const isPlain = !spread && count === 1 && top.length > 0 && top.at(-1) != null;
    const counted = isPlain ? null : html`<b>${count}</b>`;
    const { art } = this.play;
    // A sentence has lines of its own; a fact stands behind the name, in place of the number.
    const isSentence = note && (note.length > 1 || typeof note[0] === "string");
    const fact = note && !isSentence && html`<span class="cl-fact">${art.line(note)}</span>`;
    return html`<p class="cl-label">${label} ${fact || counted}</p>
      ${isSentence && html`<p class="cl-note" title=${art.text(note)}>${art.line(note)}</p>`}`;
  }

  /** A zone that shows all its pieces. @param {Pile} pile */
  spread(pile) {
    const { art, pick, press } = this.play;
    const zone = pile.name;
    const isOne = pick.leads({ zone }); // any of its cards stands for the zone
    const names = keys(pile.top.map((card) => card ?? "back"));
    return html`<div key=${zone} class="cl-zone cl-spread" data-zone=${zone}>
      <div class="cl-heap">
        ${pile.top.map((card, i) => {
          const thing = { card, zone };
          const open = isOne || pick.leads(thing) || pick.isPicked(thing);
          return html`<button ...${names[i]} type="button"
            class="cl-card ${classes({ "cl-may": open })}" disabled=${!open}
            aria-label=${art.name(card)} onClick=${() => press(isOne ? { zone } : thing)}
          >
            ${art.face(card)}
          </button>`;
        })}
      </div>
      ${this.caption(pile)}
    </div>`;
  }
}
