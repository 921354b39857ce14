// Small helpers: making nodes, and sentences in parts.

/** @import { Page } from "../table/page.js" */
/** @import { Drawings, Labels, Part, Rich } from "../types.js" */

/**
 * Make a node.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, any>} [with_] attributes; "on…" are listeners
 * @param {...(Node | string | null)} inside
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, with_ = {}, ...inside) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(with_)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value != null) node.setAttribute(name, value);
  }
  for (const child of inside) if (child != null) node.append(child);
  return node;
}

/**
 * A name without what would be HTML, as a notebook may show a scene of somebody else's server.
 * @param {string} name
 */
export const plain = (name) => name.replace(/[<>&"']/g, "");

/** An interface icon. @param {string} name */
export function icon(name) {
  const box = h("span", { class: "cl-ic", "aria-hidden": "true" });
  box.innerHTML = `<svg viewBox="0 0 24 24"><use href="#cl-i-${plain(name)}"/></svg>`;
  return box;
}

/** @param {string} name @param {string} css */
export function symbol(name, css = "") {
  const box = h("span", { class: `cl-sy ${css}`, "aria-hidden": "true" });
  box.innerHTML = `<svg viewBox="0 0 100 100"><use href="#cl-${plain(name)}"/></svg>`;
  return box;
}

/**
 * A quiet button with a sign.
 * @param {string} sign
 * @param {string} label
 * @param {() => void} onclick
 */
export function small(sign, label, onclick) {
  const inside = [icon(sign), h("span", {}, label)];
  return h("button", { type: "button", class: "cl-l-small", onclick }, ...inside);
}

/** Whether two pieces of data are the same. @param {unknown} a @param {unknown} b */
export const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** What each node was filled with. @type {WeakMap<Element, string>} */
const filled = new WeakMap();

/**
 * Put something inside a node, unless it holds it already: what is not touched is not laid out
 * anew. `data` is what the node shows.
 * @param {Element} node
 * @param {unknown} data
 * @param {() => (Node | string)[]} make
 */
export function renderIfChanged(node, data, make) {
  const now = JSON.stringify(data);
  if (filled.get(node) === now) return;
  filled.set(node, now);
  node.replaceChildren(...make());
}

/**
 * Hide a node or show it, if it is not so already.
 * @param {HTMLElement} node
 * @param {boolean} hidden
 */
export function hide(node, hidden) {
  if (node.hidden !== hidden) node.hidden = hidden;
}

/** The names of those classes that are true. @param {Record<string, boolean>} wanted */
export function classes(wanted) {
  return Object.keys(wanted)
    .filter((name) => wanted[name])
    .join(" ");
}

/**
 * A part of a node that is always there.
 * @template {string} Name
 * @param {Element} node
 * @param {Name} selector
 * @returns {Name extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Name] : HTMLElement}
 */
export function findPart(node, selector) {
  const element = node.querySelector(selector);
  if (!element) throw new Error(`no ${selector} in ${node.className}`);
  return /** @type {any} */ (element);
}

/**
 * How many cards, in words.
 * @param {Labels} words
 * @param {number} n
 */
export const cards = (words, n) => (n === 1 ? words.card : words.cards).replace("{n}", String(n));

/**
 * A piece that can be pressed.
 * @param {Page} page
 * @param {string | null} card
 * @param {string} zone
 */
export function cardButton(page, card, zone) {
  const press = () => page.press({ card, zone });
  return h("button", { type: "button", class: "cl-card", onclick: press }, page.art.face(card));
}

/**
 * A small piece that can be pressed.
 * @param {Page} page
 * @param {string | null} card
 * @param {string} zone
 */
export function smallButton(page, card, zone) {
  const press = () => page.press({ card, zone });
  return h("button", { type: "button", class: "cl-piece", onclick: press }, page.art.small(card));
}

/** The drawings and names of a game. */
export class Art {
  /** @param {Drawings} art the `art` trait */
  constructor(art) {
    this.art = art;
    this.symbols = new Set(art.sprite.match(/(?<=id="cl-)[\w-]+/g));
  }

  /** The symbol of a suit, if the game has one of its name. @param {string} suit */
  suit(suit) {
    return this.symbols.has(suit) ? symbol(suit) : null;
  }

  /** A card's drawing, or its back. @param {string | null} card */
  face(card) {
    const box = h("span", { class: "cl-paper" });
    box.innerHTML = this.art.faces[card ?? "back"] ?? this.art.faces.back;
    return box;
  }

  /** A card's drawing for less than 48 px: a large sign and no name. @param {string | null} card */
  small(card) {
    const small = this.art.small[card ?? "back"];
    if (!small) return this.face(card);
    const box = h("span", { class: "cl-paper" });
    box.innerHTML = small;
    return box;
  }

  /** @param {string | null} card */
  name(card) {
    return card ? this.art.pieces[card].name : "";
  }

  /** A piece in a line of text: its symbol and its name. @param {Part} part */
  chip(part) {
    if (typeof part === "string") return document.createTextNode(part);
    if (part.b) return h("b", {}, part.b);
    if (part.name) return h("b", { class: "cl-name" }, part.name);
    if (part.suit) {
      const suit = this.art.suits[part.suit];
      return h("span", { class: `cl-chip ${suit.css}` }, this.suit(part.suit), suit.name);
    }
    const piece = this.art.pieces[part.card ?? ""];
    return h("span", { class: `cl-chip ${piece.css}` }, this.suit(piece.suit), piece.name);
  }

  /**
   * A sentence in parts; a full stop after a piece does not begin a line.
   * @param {Rich | null} rich
   */
  line(rich) {
    const parts = rich ?? [];
    return parts.map((part, i) => {
      if (typeof part === "string")
        return this.chip(isPiece(parts[i - 1]) ? part.slice(stop(part).length) : part);
      const behind = isPiece(part) && stop(parts[i + 1]);
      return behind ? h("span", { class: "cl-whole" }, this.chip(part), behind) : this.chip(part);
    });
  }

  /** The same as plain text. @param {Rich | null} rich */
  text(rich) {
    return (rich ?? [])
      .map((part) =>
        typeof part === "string"
          ? part
          : part.b ||
            part.name ||
            (part.suit && this.art.suits[part.suit].name) ||
            this.name(part.card ?? null),
      )
      .join("");
  }
}

/** @param {Part | undefined} part */
const isPiece = (part) => typeof part === "object" && !part.b && !part.name;

/** The punctuation that a text begins with. @param {Part | undefined} part */
const stop = (part) => (typeof part === "string" ? (part.match(/^[.,:;!?)]+/)?.[0] ?? "") : "");

/** Nodes that have the focus and are to go. @type {Element[]} */
const going = [];

/** Take out what had the focus: the page is laid out at once for it, so it goes last, and once. */
export function removeFocused() {
  for (const node of going.splice(0)) node.remove();
}

/**
 * Make the children of a node those of a list, keeping the nodes of keys that stay, so that the
 * focus stays and cards can travel. What had the focus goes with the next `removeFocused`.
 * @template Item
 * @template {Element} Made
 * @param {Element} parent
 * @param {readonly Item[]} items
 * @param {(item: Item, i: number) => string} key
 * @param {(item: Item) => Made} make
 * @param {(node: Made, item: Item, i: number) => void} paint
 */
export function reconcile(parent, items, key, make, paint) {
  const old = new Map([...parent.children].map((node) => [node.getAttribute("data-key"), node]));
  const seen = new Map();
  items.forEach((item, i) => {
    const base = key(item, i);
    const n = (seen.get(base) ?? 0) + 1;
    seen.set(base, n);
    const name = `${base}#${n}`;
    let node = /** @type {Made | undefined} */ (old.get(name));
    if (!node) {
      node = make(item);
      node.setAttribute("data-key", name);
    }
    old.delete(name);
    paint(node, item, i);
    if (parent.children[i] !== node) parent.insertBefore(node, parent.children[i] ?? null);
  });
  for (const node of old.values()) {
    if (node.contains(document.activeElement)) going.push(node);
    else node.remove();
  }
}

// Counts from which a row of seats, cards or buttons is laid out in another way.
const COUNTS = [2, 3, 4, 5, 8];

/**
 * Tell the style how many things lie in a box. With `:has(> :nth-child(4))` a browser looks at the
 * style of the whole table again whenever anything is added anywhere.
 * @param {Element} box
 * @param {number} n
 */
export function atLeast(box, n) {
  for (const count of COUNTS) box.classList.toggle(`cl-from-${count}`, n >= count);
}
