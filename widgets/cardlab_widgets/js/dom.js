// Small helpers: making nodes, and sentences in parts.

/** @typedef {string | {card?: string, suit?: string, seat?: number, name?: string, b?: string}} Part */

/**
 * Make a node.
 * @param {string} tag @param {Record<string, any>} [with_] attributes; "on…" are listeners
 * @param {...(Node | string | null)} inside
 */
export function h(tag, with_ = {}, ...inside) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(with_)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value != null) node.setAttribute(name, value);
  }
  node.append(...inside.filter((each) => each != null));
  return node;
}

/** An interface icon. @param {string} name */
export function icon(name) {
  const box = h("span", { class: "cl-ic", "aria-hidden": "true" });
  box.innerHTML = `<svg viewBox="0 0 24 24"><use href="#cl-i-${name}"/></svg>`;
  return box;
}

/** @param {string} name @param {string} css */
export function symbol(name, css = "") {
  const box = h("span", { class: `cl-sy ${css}`, "aria-hidden": "true" });
  box.innerHTML = `<svg viewBox="0 0 100 100"><use href="#cl-${name}"/></svg>`;
  return box;
}

/** Whether two pieces of data are the same. @param {any} a @param {any} b */
export const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Put something inside a node, unless it holds it already: what is not touched is not laid out anew.
 * @param {any} node @param {any} said what it shows, as data @param {() => (Node | string)[]} make
 */
export function fill(node, said, make) {
  const now = JSON.stringify(said);
  if (node.said === now) return;
  node.said = now;
  node.replaceChildren(...make());
}

/** Hide a node or show it, if it is not so already. @param {HTMLElement} node @param {boolean} hidden */
export function hide(node, hidden) {
  if (node.hidden !== hidden) node.hidden = hidden;
}

/** The drawings and names of a game. */
export class Art {
  /** @param {any} art the `art` trait */
  constructor(art) {
    this.art = art;
  }

  /** A card's drawing, or its back. @param {string | null} card */
  face(card) {
    const box = h("span", { class: "cl-paper" });
    box.innerHTML = this.art.faces[card ?? "back"] ?? this.art.faces.back;
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
      return h("span", { class: `cl-chip ${suit.css}` }, symbol(part.suit), suit.name);
    }
    const piece = this.art.pieces[part.card ?? ""];
    const drawn = piece.suit ? symbol(piece.suit) : null;
    return h("span", { class: `cl-chip ${piece.css}` }, drawn, piece.name);
  }

  /** A sentence in parts; the stop behind a piece does not begin a line. @param {Part[] | null} rich */
  line(rich) {
    const parts = rich ?? [];
    return parts.map((part, i) => {
      if (typeof part === "string") return this.chip(isPiece(parts[i - 1]) ? part.slice(stop(part).length) : part);
      const behind = isPiece(part) && stop(parts[i + 1]);
      return behind ? h("span", { class: "cl-whole" }, this.chip(part), behind) : this.chip(part);
    });
  }

  /** The same as plain text. @param {Part[] | null} rich */
  text(rich) {
    return (rich ?? [])
      .map((part) =>
        typeof part === "string"
          ? part
          : part.b || part.name || (part.suit && this.art.suits[part.suit].name) || this.name(part.card ?? null),
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
export function sweep() {
  for (const node of going.splice(0)) node.remove();
}

/**
 * Make the children of a node those of a list, keeping the nodes of keys that stay, so that the
 * focus stays and cards can travel. What had the focus goes with the next `sweep`.
 * @param {HTMLElement} parent @param {any[]} items @param {(item: any, i: number) => string} key
 * @param {(item: any) => HTMLElement} make @param {(node: any, item: any, i: number) => void} paint
 */
export function keep(parent, items, key, make, paint) {
  const old = new Map([...parent.children].map((node) => [node.getAttribute("data-key"), node]));
  const seen = new Map();
  items.forEach((item, i) => {
    const base = key(item, i);
    const n = (seen.get(base) ?? 0) + 1;
    seen.set(base, n);
    const name = `${base}#${n}`;
    let node = /** @type {HTMLElement | undefined} */ (old.get(name));
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
