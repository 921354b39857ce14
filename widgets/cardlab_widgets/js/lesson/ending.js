// The page after a sitting: what one can do now, and where to go on; on the last one the rule card.

import { h, render } from "preact";
import { button, icon } from "../shell/view.js";

/** @import { Art } from "../shell/art.js" */
/** @import { LessonStep, LessonWords } from "../types.js" */

/** Whether a page without a table is shown: after a sitting, or the last one.
 * @param {LessonStep} step */
export const isBreak = ({ kind }) => kind === "end" || kind === "between";

/**
 * A quiet button with a sign.
 * @param {string} sign
 * @param {string} label
 * @param {() => void} press
 * @param {string} [css] more classes
 */
export const small = (sign, label, press, css = "") =>
  button(`cl-l-small ${css}`.trim(), press, icon(sign), h("span", {}, label));

/**
 * @typedef {object} Handed
 * @property {Art} art
 * @property {LessonWords} texts
 * @property {LessonStep} step
 * @property {string} lang
 * @property {(kind: string, index?: number) => void} send
 * @property {(title: string, text: string) => void} showText shows a text to be copied
 */

/** @param {Handed} handed */
export function Ending({ step, ...handed }) {
  return h(
    "div",
    { class: "cl-l-end" },
    step.kind === "end"
      ? [h(Finished, { step, ...handed }), h(RuleCard, { step, ...handed })]
      : h(Between, { step, ...handed }),
  );
}

/** Lines, each with a sign. @param {{ lines: string[], sign: string }} handed */
const Lines = ({ lines, sign }) =>
  h(
    "ul",
    {},
    lines.map((text) => h("li", {}, icon(sign), h("span", {}, text))),
  );

/** What one can do after a sitting, what is still to come, and whether to go on now.
 * @param {Handed} handed */
function Between({ art, lang, send, step, texts }) {
  const onNow = texts.go_on_now.replace("{n}", String(step.minutes));
  const lobby = { class: "cl-btn cl-quiet", href: `lobby.ipynb?lang=${lang}` };
  return h(
    "div",
    { class: "cl-l-hero" },
    h(Fan, { art }),
    h("h2", { tabIndex: -1 }, `${texts.you_can}:`),
    h(Lines, { lines: step.can, sign: "check" }),
    h("h3", {}, texts.ahead),
    h(Lines, { lines: step.ahead, sign: "right" }),
    h(
      "div",
      { class: "cl-l-row" },
      button("cl-btn", () => send("next"), onNow),
      step.place === "page" ? h("a", lobby, texts.later) : null,
    ),
    h("p", { class: "cl-l-kept" }, step.kept),
  );
}

/** What one can do after the lesson, and where to go. @param {Handed} handed */
function Finished({ art, lang, send, step, texts }) {
  const { quiz, stars, all, weak = [] } = step;
  const count = (/** @type {string} */ text, /** @type {number} */ n, /** @type {number} */ of) =>
    text.replace("{n}", String(n)).replace("{all}", String(of));
  const links = step.place === "page";
  const to = (/** @type {string} */ href, /** @type {string} */ text, lamp = "") =>
    h("a", { class: `cl-btn ${lamp}`, href }, text);
  const over = texts.over.replace("{n}", String(weak.length));
  return h(
    "div",
    { class: "cl-l-hero" },
    h(Fan, { art }),
    h("h2", { tabIndex: -1 }, `${texts.you_can}:`),
    h(Lines, { lines: step.can, sign: "check" }),
    h(
      "p",
      {},
      count(texts.stars, stars, all),
      quiz[1] ? [h("br", {}), count(texts.quizzed, ...quiz)] : null,
    ),
    h(
      "div",
      { class: "cl-l-row" },
      links ? to(`${step.game}.ipynb?lang=${lang}`, texts.play) : null,
      weak.length ? button("cl-btn cl-quiet", () => send("go", weak[0]), over) : null,
      links && step.next
        ? to(`learn.ipynb?game=${step.next}&lang=${lang}`, texts.next_lesson, "cl-quiet")
        : null,
    ),
  );
}

/** Some cards of the game. @param {{ art: Art }} handed */
function Fan({ art }) {
  const known = Object.keys(art.drawings.pieces);
  const five = [0, 0.3, 0.5, 0.7, 0.99].map((part) => known[Math.floor(part * known.length)]);
  return h(
    "div",
    { class: "cl-l-fan", "aria-hidden": "true" },
    five.map((card) => art.face(card)),
  );
}

/** @param {Handed} handed */
function RuleCard({ showText, step, texts }) {
  const copy = (/** @type {string} */ text) => () => showText(texts.copy, text);
  return h(
    "section",
    { class: "cl-l-card" },
    h("h3", {}, `${step.title}: ${texts.card}`),
    step.card.map((text) => h("p", {}, text)),
    h(
      "div",
      { class: "cl-l-row" },
      small("save", texts.print, () => print(step, texts.card)),
      small("share", texts.copy, copy(step.card.join("\n"))),
      small("share", texts.export, copy(step.line)),
    ),
  );
}

/** Print the rule card alone. @param {LessonStep} step @param {string} title */
function print(step, title) {
  const frame = document.createElement("iframe");
  frame.className = "cl-unseen";
  frame.title = title;
  document.body.append(frame);
  const inside = frame.contentDocument;
  if (!inside) return;
  inside.title = step.title;
  inside.body.style.font = "14pt/1.5 system-ui, sans-serif";
  render([h("h1", {}, step.title), step.card.map((text) => h("p", {}, text))], inside.body);
  frame.contentWindow?.print();
  setTimeout(() => frame.remove(), 60_000);
}
