// The zones in the middle of the table, row by row.

import { Form } from "./form.js";
import { atLeast, cards, classes, renderIfChanged, h, reconcile, findPart } from "../shell/dom.js";

/** @import { Page } from "./page.js" */
/** @import { Pile, Scene } from "../types.js" */

export class Piles extends Form {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    this.node = h("div", { class: "cl-form cl-piles" });
  }

  /** @param {Scene} scene */
  paint(scene) {
    this.page.root.classList.add("cl-form-piles");
    atLeast(this.node, scene.rows.length);
    reconcile(
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
    reconcile(
      box,
      row,
      (pile) => pile.name,
      (pile) => this.makePile(pile),
      (node, pile) => {
        if (pile.spread) return this.paintSpread(node, pile);
        const may = pick.leads({ zone: pile.name });
        const button = findPart(node, "button");
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
        reconcile(
          button,
          pile.top,
          (card) => card ?? "back",
          (card) => art.face(card),
          () => {},
        );
        const count = pile.count === 1 && top ? null : String(pile.count);
        renderIfChanged(findPart(node, ".cl-label"), [pile.label, pile.note, count], () =>
          this.caption(pile, count),
        );
      },
    );
  }

  /** What stands under a pile. @param {Pile} pile @param {string | null} count */
  caption(pile, count) {
    const counted = count ? [h("b", {}, count)] : [];
    if (!pile.note) return [pile.label, " ", ...counted];
    const note = this.page.art.line(pile.note);
    // A sentence has a line of its own; a fact stands behind the name.
    return pile.note.length > 1 || typeof pile.note[0] === "string"
      ? [pile.label, " ", ...counted, h("span", { class: "cl-note" }, ...note)]
      : [pile.label, " ", ...note];
  }

  /** A zone of which all pieces are shown. @param {HTMLElement} node @param {Pile} pile */
  paintSpread(node, pile) {
    const { art, pick } = this.page;
    node.className = "cl-zone cl-spread";
    const row = findPart(node, ".cl-heap");
    const asOne = pick.leads({ zone: pile.name }); // any of its cards stands for the zone
    reconcile(
      row,
      pile.top,
      (card) => card ?? "back",
      (card) => this.makePiece(card, pile.name),
      (piece, card) => {
        const thing = { card, zone: pile.name };
        const open = asOne || pick.leads(thing) || pick.isPicked(thing);
        piece.className = classes({ "cl-card": true, "cl-may": open });
        piece.disabled = !open;
        piece.setAttribute("aria-label", art.name(card));
      },
    );
    renderIfChanged(findPart(node, ".cl-label"), [pile.label, pile.count, pile.note], () =>
      this.caption(pile, String(pile.count)),
    );
  }

  /** A card of a zone that is spread out. @param {string | null} card @param {string} zone */
  makePiece(card, zone) {
    const { art, pick } = this.page;
    const press = () => this.page.press(pick.leads({ zone }) ? { zone } : { card, zone });
    return h("button", { type: "button", class: "cl-card", onclick: press }, art.face(card));
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
