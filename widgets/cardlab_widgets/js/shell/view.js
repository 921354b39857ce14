// What all parts of the page are made of. A part is a function that returns what it shows (`html`),
// or a class that keeps a state and draws it into a node of its own (`render`).

import htm from "htm";
import { Component, h } from "preact";

/** @import { Labels } from "../types.js" */

/**
 * What a node holds: nodes, texts, or nothing.
 * @typedef {import("preact").ComponentChildren} Shown
 */

/** Make what is shown from a template of HTML. */
export const html = htm.bind(h);

/**
 * A name without what would be HTML, as a notebook may show a scene of somebody else's server.
 * @param {string} name
 */
export const plain = (name) => name.replace(/[<>&"']/g, "");

/** What a node holds, as HTML that Python or this page has written. @param {string} html */
export const raw = (html) => ({ dangerouslySetInnerHTML: { __html: html } });

/**
 * Make a node that stays: a part draws into it.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} [attributes]
 */
export function node(tag, attributes = {}) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** Make a box that stays. @param {string} css its classes */
export const box = (css) => node("div", { class: css });

/** An interface icon. @param {string} name */
export function icon(name) {
  const drawing = raw(`<svg viewBox="0 0 24 24"><use href="#cl-i-${plain(name)}"/></svg>`);
  return html`<span class="cl-ic" aria-hidden="true" ...${drawing} />`;
}

/** A drawing of a game. @param {string} name @param {string} css */
export function symbol(name, css = "") {
  const drawing = raw(`<svg viewBox="0 0 100 100"><use href="#cl-${plain(name)}"/></svg>`);
  return html`<span class="cl-sy ${css}" aria-hidden="true" ...${drawing} />`;
}

/**
 * A button; `css` are its classes.
 * @param {string} css
 * @param {() => void} onClick
 * @param {...Shown} inside
 */
export const button = (css, onClick, ...inside) =>
  html`<button type="button" class=${css} onClick=${onClick}>${inside}</button>`;

/**
 * A button that is a sign alone: its label is read, and shown on hover.
 * @param {string} css
 * @param {string} sign
 * @param {string} label
 * @param {() => void} onClick
 * @param {boolean} [disabled]
 */
export function signButton(css, sign, label, onClick, disabled = false) {
  return html`<button type="button" class=${css} title=${label} aria-label=${label}
    onClick=${onClick} disabled=${disabled}
  >
    ${icon(sign)}
  </button>`;
}

/** The names of those classes that are true. @param {Record<string, boolean>} wanted */
export function classes(wanted) {
  return Object.keys(wanted)
    .filter((name) => wanted[name])
    .join(" ");
}

/** Give a node its classes of now. @param {Element} node @param {Record<string, boolean>} looks */
export function dress(node, looks) {
  for (const [name, has] of Object.entries(looks)) node.classList.toggle(name, has);
}

// Counts from which a row of seats, cards or buttons is laid out in another way.
const COUNTS = [2, 3, 4, 5, 8];

/**
 * Tell the style how many things lie in a box. With `:has(> :nth-child(4))` a browser looks at the
 * style of the whole table again whenever anything is added anywhere.
 * @param {number} n
 */
export const atLeast = (n) =>
  Object.fromEntries(COUNTS.map((count) => [`cl-from-${count}`, n >= count]));

/**
 * By which the nodes of a list are known, so that one that stays keeps the focus and can travel:
 * its name, and how many of that name come before it.
 * @param {string[]} names
 */
export function keys(names) {
  /** @type {Map<string, number>} */ const seen = new Map();
  return names.map((name) => {
    const n = (seen.get(name) ?? 0) + 1;
    seen.set(name, n);
    const key = `${name}#${n}`;
    return { key, "data-key": key };
  });
}

/**
 * Put values into a text like "{n} of {all}"; a name that has no value stays.
 * @param {string} text
 * @param {Record<string, string | number>} values
 */
export const fill = (text, values) =>
  text.replace(/\{(\w+)\}/g, (part, name) => String(values[name] ?? part));

/** How many cards, in words. @param {Labels} words @param {number} n */
export const cards = (words, n) => fill(n === 1 ? words.card : words.cards, { n });

/**
 * Make a part that is drawn anew only when something else is handed to it. Each scene brings its
 * data anew, so data is compared by what is in it; functions have to stay the same.
 * @template {object} Handed
 * @param {(handed: Handed) => Shown} draw
 */
export const memo = (draw) =>
  /** @extends {Component<Handed>} */
  class extends Component {
    /** @param {Handed} next */
    shouldComponentUpdate(next) {
      for (const name in next) {
        const [a, b] = [this.props[name], next[name]];
        const isData = typeof b === "object";
        if (a !== b && !(isData && JSON.stringify(a) === JSON.stringify(b))) return true;
      }
      return false;
    }

    /** @param {Handed} handed */
    render(handed) {
      return draw(handed);
    }
  };
