// The zones in the middle of the table, row by row.

import { Form } from "./form.js";
import { cardButton, cards, classes, fill, h, keep, part } from "./dom.js";

/** @import { Page } from "./page.js" */
/** @import { Pile, Scene } from "./types.js" */

export class Piles extends Form {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    this.node = h("div", { class: "cl-form cl-piles" });
  }

  /** @param {Scene} scene */
  paint(scene) {
    keep(
      this.node,
      scene.rows,
      (_row, i) => `row ${i}`,
      () => h("div", { class: "cl-row" }),
      (node, row) => this.paintPiles(node, row),
    );
  }

  /** @param {HTMLElement} box @param {Pile[]} row */
  paintPiles(box, row) {
    const { art, words, pick } = this.page;
    keep(
      box,
      row,
      (pile) => pile.name,
      (pile) => this.makePile(pile),
      (node, pile) => {
        if (pile.spread) return this.paintSpread(node, pile);
        const may = pick.leads({ zone: pile.name });
        const button = part(node, "button");
        button.disabled = !may;
        button.className = classes({
          "cl-pile": true,
          "cl-may": pick.invites({ zone: pile.name }),
          "cl-thick": pile.count > 1,
          "cl-empty": !pile.top.length,
        });
        const top = pile.top.at(-1);
        const onTop = top ? `, ${words.on_top}: ${art.name(top)}` : "";
        const held = cards(words, pile.count) + onTop;
        button.setAttribute("aria-label", `${pile.label}: ${art.text(pile.note)} ${held}`);
        keep(
          button,
          pile.top,
          (card) => card ?? "back",
          (card) => art.face(card),
          () => {},
        );
        const count = pile.count === 1 && top ? null : String(pile.count);
        fill(part(node, ".cl-label"), [pile.label, pile.note, count], () =>
          this.caption(pile, count),
        );
      },
    );
  }

  /** What stands under a pile. @param {Pile} pile @param {string | null} count */
  caption(pile, count) {
    const counted = count ? [h("b", {}, count)] : [];
    return [pile.label, " ", ...(pile.note ? this.page.art.line(pile.note) : counted)];
  }

  /** A zone of which all pieces are shown. @param {HTMLElement} node @param {Pile} pile */
  paintSpread(node, pile) {
    const { art, pick } = this.page;
    node.className = "cl-zone cl-spread";
    const row = part(node, ".cl-heap");
    keep(
      row,
      pile.top,
      (card) => card ?? "back",
      (card) => cardButton(this.page, card, pile.name),
      (piece, card) => {
        const thing = { card, zone: pile.name };
        const open = pick.leads(thing) || pick.isPicked(thing);
        piece.className = classes({ "cl-card": true, "cl-may": open });
        piece.disabled = !open;
        piece.setAttribute("aria-label", art.name(card));
      },
    );
    fill(part(node, ".cl-label"), [pile.label, pile.count], () => [
      pile.label,
      " ",
      h("b", {}, String(pile.count)),
    ]);
  }

  /** @param {Pile} pile */
  makePile(pile) {
    if (pile.spread)
      return h(
        "div",
        { "data-zone": pile.name },
        h("div", { class: "cl-heap" }),
        h("p", { class: "cl-label" }),
      );
    const press = () => this.page.press({ zone: pile.name });
    return h(
      "div",
      { class: "cl-zone", "data-zone": pile.name },
      h("button", { type: "button", onclick: press }),
      h("p", { class: "cl-label" }),
    );
  }
}
