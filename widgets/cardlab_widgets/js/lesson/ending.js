// The page after a sitting: what one can do now, and where to go on; on the last one the rule card.

import { h, render } from "preact";
import { button, fill, html, icon, node } from "../shell/view.js";

/** @import { Art, LessonStep } from "../types.js" */
/** @import { Handed } from "./step_view.js" */

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
  button(`cl-l-small ${css}`.trim(), press, icon(sign), html`<span>${label}</span>`);

/** @typedef {Handed & { step: LessonStep, lang: string }} Ended */

/** @param {Ended} handed */
export function Ending(handed) {
  const isEnd = handed.step.kind === "end";
  return html`<div class="cl-l-end">
    ${isEnd ? [h(Finished, handed), h(RuleCard, handed)] : h(Between, handed)}
  </div>`;
}

/** Lines, each with a sign. @param {{ lines: string[], sign: string }} handed */
const Lines = ({ lines, sign }) =>
  html`<ul>${lines.map((text) => html`<li>${icon(sign)}<span>${text}</span></li>`)}</ul>`;

/** @param {string} href @param {string} text @param {string} [css] more classes */
const link = (href, text, css = "") => html`<a class="cl-btn ${css}" href=${href}>${text}</a>`;

/** What one can do after a sitting, what is still to come, and whether to go on now.
 * @param {Ended} handed */
function Between({ art, lang, send, step, texts }) {
  const onNow = fill(texts.go_on_now, { n: step.minutes });
  return html`<div class="cl-l-hero">
    ${h(Fan, { art })}
    <div class="cl-l-both">
      <section>
        <h2 tabIndex="-1">${texts.you_can}:</h2>
        ${h(Lines, { lines: step.can, sign: "check" })}
      </section>
      <section>
        <h2>${texts.ahead}</h2>
        ${h(Lines, { lines: step.ahead, sign: "right" })}
      </section>
    </div>
    <div class="cl-l-row">
      ${button("cl-btn", () => send("next"), onNow)}
      ${step.place === "page" ? link(`lobby.ipynb?lang=${lang}`, texts.later, "cl-quiet") : null}
    </div>
    <p class="cl-l-kept">${step.kept}</p>
  </div>`;
}

/** What one can do after the lesson, and where to go. @param {Ended} handed */
function Finished({ art, lang, send, step, texts }) {
  const { quiz, stars, all, over } = step;
  const links = step.place === "page";
  return html`<div class="cl-l-hero">
    ${h(Fan, { art })}
    <h2 tabIndex="-1">${texts.you_can}:</h2>
    ${h(Lines, { lines: step.can, sign: "check" })}
    <p>
      ${fill(texts.stars, { n: stars, all })}
      ${quiz[1] ? html`<br />${fill(texts.quizzed, { n: quiz[0], all: quiz[1] })}` : null}
    </p>
    <div class="cl-l-row">
      ${links ? link(`${step.game}.ipynb?lang=${lang}`, texts.play) : null}
      ${over ? button("cl-btn cl-quiet", () => send("review"), over) : null}
      ${
        links && step.next
          ? link(`learn.ipynb?game=${step.next}&lang=${lang}`, texts.next_lesson, "cl-quiet")
          : null
      }
    </div>
  </div>`;
}

/** Some cards of the game. @param {{ art: Art }} handed */
function Fan({ art }) {
  const known = Object.keys(art.drawings.pieces);
  const five = [0, 0.3, 0.5, 0.7, 0.99].map((part) => known[Math.floor(part * known.length)]);
  return html`<div class="cl-l-fan" aria-hidden="true">${five.map((card) => art.face(card))}</div>`;
}

/** @param {Ended} handed */
function RuleCard({ showText, step, texts }) {
  return html`<section class="cl-l-card">
    <h3>${step.title}: ${texts.card}</h3>
    ${step.card.map((text) => html`<p>${text}</p>`)}
    <div class="cl-l-row">
      ${small("save", texts.print, () => print(step, texts.card))}
      ${small("share", texts.copy, () => showText(texts.copy, step.card.join("\n")))}
      ${small("share", texts.export, () => showText(texts.export_how, step.line))}
    </div>
  </section>`;
}

/** Print the rule card alone. @param {LessonStep} step @param {string} title */
function print(step, title) {
  const frame = node("iframe", { class: "cl-unseen", title });
  document.body.append(frame);
  const inside = frame.contentDocument;
  if (!inside) return;
  inside.title = step.title;
  inside.body.style.font = "14pt/1.5 system-ui, sans-serif";
  render(html`<h1>${step.title}</h1>${step.card.map((text) => html`<p>${text}</p>`)}`, inside.body);
  frame.contentWindow?.print();
  setTimeout(() => frame.remove(), 60_000);
}
