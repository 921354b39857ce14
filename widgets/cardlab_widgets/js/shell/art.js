// The drawings and names of a game, and sentences in which its pieces are drawn.

import { html, keys, raw, symbol } from "./view.js";

/** @import { Drawings, Part, Rich, Shown } from "../types.js" */

/** @typedef {Record<string, unknown>} Attributes */

// On a card of another that I know.
const EYE =
  '<span class="cl-eye"><span class="cl-ic" aria-hidden="true">' +
  '<svg viewBox="0 0 24 24"><use href="#cl-i-eye"/></svg></span></span>';

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

  /** @param {string | null} card */
  drawing(card) {
    const { faces } = this.drawings;
    return faces[card ?? "back"] ?? faces.back;
  }

  /** For less than 48 px: a large sign and no name. @param {string | null} card */
  smallDrawing(card) {
    return this.drawings.small[card ?? "back"] || this.drawing(card);
  }

  /** A card's drawing, or its back. @param {string | null} card @param {Attributes} [more] */
  face(card, more) {
    return this.paper(card, this.drawing(card), more);
  }

  /** @param {string | null} card @param {Attributes} [more] */
  small(card, more) {
    return this.paper(card, this.smallDrawing(card), more);
  }

  /**
   * A drawing on paper. Its name comes on hover: not every one has room for it.
   * @param {string | null} card
   * @param {string} drawing
   * @param {Attributes} [more]
   */
  paper(card, drawing, more) {
    return html`<span class="cl-paper" title=${card ? this.drawings.pieces[card]?.name : undefined} ...${raw(drawing)}
      ...${more}
    />`;
  }

  /** Cards on each other, the last on top. @param {(string | null)[]} cards */
  faces(cards) {
    const names = keys(cards.map((card) => card ?? "back"));
    return cards.map((card, i) => this.face(card, names[i]));
  }

  /**
   * A card of another's hand: its back, or itself if I know it.
   * @param {string | null} card
   * @param {Attributes} more
   */
  ofOther(card, more) {
    const css = `cl-paper cl-mini${card ? " cl-known" : ""}`;
    const drawing = this.smallDrawing(card) + (card ? EYE : "");
    return this.paper(card, drawing, { class: css, ...more });
  }

  /** @param {string | null} card */
  name(card) {
    return card ? this.drawings.pieces[card].name : "";
  }

  /** A piece in a line of text: its symbol and its name. @param {Part} part */
  chip(part) {
    if (typeof part === "string") return part;
    if (part.b) return html`<b>${part.b}</b>`;
    if (part.name) return html`<b class="cl-name">${part.name}</b>`;
    if (part.suit) {
      const suit = this.drawings.suits[part.suit];
      return html`<span class="cl-chip ${suit.css}">${this.suit(part.suit)}${suit.name}</span>`;
    }
    const piece = this.drawings.pieces[part.card ?? ""];
    return html`<span class="cl-chip ${piece.css}">${this.suit(piece.suit)}${piece.name}</span>`;
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
      return behind
        ? html`<span class="cl-whole">${this.chip(part)}${behind}</span>`
        : this.chip(part);
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
