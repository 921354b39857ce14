// The drawings and names of a game, and sentences in which its pieces are drawn.

import { h } from "preact";
import { html, symbol } from "./view.js";

/** @import { Drawings, Part, Rich } from "../types.js" */
/** @import { Shown } from "./view.js" */

export class Art {
  /** @param {Drawings} drawings the `art` trait */
  constructor(drawings) {
    this.drawings = drawings;
    this.symbols = new Set(drawings.sprite.match(/(?<=id="cl-)[\w-]+/g));
  }

  /** The symbol of a suit, if the game has one of its name. @param {string} suit */
  suit(suit) {
    return this.symbols.has(suit) ? symbol(suit) : null;
  }

  /**
   * A card's drawing, or its back.
   * @param {string | null} card
   * @param {Record<string, unknown>} [more] attributes
   */
  face(card, more) {
    const { faces } = this.drawings;
    return h("span", { class: "cl-paper", ...html(faces[card ?? "back"] ?? faces.back), ...more });
  }

  /** A card's drawing for less than 48 px: a large sign and no name. @param {string | null} card */
  small(card) {
    const small = this.drawings.small[card ?? "back"];
    return small ? h("span", { class: "cl-paper", ...html(small) }) : this.face(card);
  }

  /** @param {string | null} card */
  name(card) {
    return card ? this.drawings.pieces[card].name : "";
  }

  /** A piece in a line of text: its symbol and its name. @param {Part} part */
  chip(part) {
    if (typeof part === "string") return part;
    if (part.b) return h("b", {}, part.b);
    if (part.name) return h("b", { class: "cl-name" }, part.name);
    if (part.suit) {
      const suit = this.drawings.suits[part.suit];
      return h("span", { class: `cl-chip ${suit.css}` }, this.suit(part.suit), suit.name);
    }
    const piece = this.drawings.pieces[part.card ?? ""];
    return h("span", { class: `cl-chip ${piece.css}` }, this.suit(piece.suit), piece.name);
  }

  /**
   * A sentence in parts; a full stop after a piece does not begin a line.
   * @param {Rich | null | undefined} rich
   * @returns {Shown[]}
   */
  line(rich) {
    const parts = rich ?? [];
    return parts.map((part, i) => {
      if (typeof part === "string")
        return isPiece(parts[i - 1]) ? part.slice(stop(part).length) : part;
      const behind = isPiece(part) && stop(parts[i + 1]);
      return behind ? h("span", { class: "cl-whole" }, this.chip(part), behind) : this.chip(part);
    });
  }

  /** The same as plain text. @param {Rich | null | undefined} rich */
  text(rich) {
    return (rich ?? [])
      .map((part) =>
        typeof part === "string"
          ? part
          : part.b ||
            part.name ||
            (part.suit && this.drawings.suits[part.suit].name) ||
            this.name(part.card ?? null),
      )
      .join("");
  }
}

/** @param {Part | undefined} part */
const isPiece = (part) => typeof part === "object" && !part.b && !part.name;

/** The punctuation that a text begins with. @param {Part | undefined} part */
const stop = (part) => (typeof part === "string" ? (part.match(/^[.,:;!?)]+/)?.[0] ?? "") : "");
