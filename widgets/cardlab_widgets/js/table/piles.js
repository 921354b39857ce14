// The zones in the middle of the table, row by row.

import { h } from "preact";
import { atLeast, classes, keys } from "../shell/view.js";
import { Form } from "./form.js";

/** @import { Pile, Scene } from "../types.js" */
/** @import { Shown } from "../shell/view.js" */

export class Piles extends Form {
  /** @param {Scene} _scene @returns {Record<string, boolean>} */
  classes(_scene) {
    return { "cl-form-piles": true };
  }

  /** @param {Scene} scene @returns {Shown} */
  middle({ rows }) {
    return h(
      "div",
      { class: classes({ "cl-form": true, "cl-piles": true, ...atLeast(rows.length) }) },
      rows.map((row) => h("div", { class: "cl-row" }, this.row(row))),
    );
  }

  /** @param {Pile[]} piles */
  row(piles) {
    return piles.map((pile) => (pile.spread ? this.spread(pile) : this.pile(pile)));
  }

  /** A zone of which the top is shown. @param {Pile} pile */
  pile(pile) {
    const { art, pick, press } = this.play;
    const thing = { zone: pile.name };
    return h(
      "div",
      { key: pile.name, class: "cl-zone", "data-zone": pile.name },
      h(
        "button",
        {
          type: "button",
          class: classes(this.pileLooks(pile)),
          disabled: !pick.leads(thing),
          "aria-label": `${pile.label}: ${art.text(pile.note)} ${this.pileInWords(pile)}`,
          onClick: () => press(thing),
        },
        art.faces(pile.top),
      ),
      h("p", { class: "cl-label" }, this.caption(pile)),
    );
  }

  /** What stands under a pile. @param {Pile} pile @returns {Shown} */
  caption({ count, label, note, spread, top }) {
    const isPlain = !spread && count === 1 && top.length > 0 && top.at(-1) != null;
    const counted = isPlain ? null : h("b", {}, count);
    if (!note) return [label, " ", counted];
    const line = this.play.art.line(note);
    // A sentence has a line of its own; a fact stands behind the name.
    return note.length > 1 || typeof note[0] === "string"
      ? [label, " ", counted, h("span", { class: "cl-note" }, line)]
      : [label, " ", line];
  }

  /** A zone of which all pieces are shown. @param {Pile} pile */
  spread(pile) {
    const { art, pick, press } = this.play;
    const zone = pile.name;
    const isOne = pick.leads({ zone }); // any of its cards stands for the zone
    const names = keys(pile.top.map((card) => card ?? "back"));
    return h(
      "div",
      { key: zone, class: "cl-zone cl-spread", "data-zone": zone },
      h(
        "div",
        { class: "cl-heap" },
        pile.top.map((card, i) => {
          const thing = { card, zone };
          const open = isOne || pick.leads(thing) || pick.isPicked(thing);
          return h(
            "button",
            {
              ...names[i],
              type: "button",
              class: classes({ "cl-card": true, "cl-may": open }),
              disabled: !open,
              "aria-label": art.name(card),
              onClick: () => press(isOne ? { zone } : thing),
            },
            art.face(card),
          );
        }),
      ),
      h("p", { class: "cl-label" }, this.caption(pile)),
    );
  }
}
