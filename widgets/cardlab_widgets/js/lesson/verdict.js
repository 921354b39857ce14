// What an answer was: right or wrong and why, the guess that it answers, hints, a function.

import { button, fill, html, icon } from "../shell/view.js";

/** @import { Art, LessonStep } from "../types.js" */
/** @import { Handed } from "./step_view.js" */

const SIGNS = {
  right: "check",
  wrong: "cross",
  refused: "cross",
  guessed: "bulb",
  unwritten: "bulb",
  told: "book",
};

/** @typedef {Handed & { step: LessonStep }} Judged */

/** @param {Judged} handed */
export function Verdict(handed) {
  const { art, texts, step, goOn } = handed;
  const { code, hints, verdict } = step;
  const state = verdict?.state;
  const hint = (/** @type {LessonStep["hints"][0]} */ text, i = 0) => html`<p class="cl-l-hint">
    <b>${fill(texts.hint, { n: i + 1 })}</b> ${art.line(text)}
  </p>`;
  return html`<div class="cl-l-verdict cl-l-${state === "told" ? "new" : (state ?? "help")}"
    role="status" hidden=${!verdict && !hints.length && !code}
  >
    <span class="cl-l-mark">${icon(state ? SIGNS[state] : "bulb")}</span>
    <div>
      ${verdict?.call ? html`<p><code>${verdict.call}</code></p>` : null}
      ${verdict ? sentence(handed, verdict) : null}
      ${step.done && state === "right" && step.guess.length ? guessed(handed) : null}
      ${hints.map(hint)}
      ${state === "told" ? button("cl-btn cl-l-go-on", goOn, texts.go_on, icon("right")) : null}
      ${code ? html`<pre tabIndex="0"><code>${code}</code></pre>` : null}
    </div>
  </div>`;
}

/** @param {Judged} handed @param {NonNullable<LessonStep["verdict"]>} verdict */
function sentence({ art, texts, step, sign }, { state, text, clause }) {
  const isEarned = state !== "right" || step.earned;
  const isGuess = state === "guessed";
  return html`<p>
    <b>${texts[isEarned ? state : "did_it"]}</b> ${isGuess ? [ended(art, step), " "] : null}
    ${art.line(text)}
    ${clause && !isGuess ? sign(clause) : null}
  </p>`;
}

/** The guess as a sentence. @param {Art} art @param {LessonStep} step */
function ended(art, { guess }) {
  const last = guess.at(-1);
  return [art.line(guess), typeof last === "string" && /[.!?]$/.test(last) ? "" : "."];
}

/** Whether the guess has come true. @param {Judged} handed */
function guessed({ art, texts, step }) {
  const isSurprised = step.guess_right === false;
  return html`<p class="cl-l-guess cl-l-guess-${isSurprised ? "wrong" : "right"}">
    ${isSurprised ? texts.guess_wrong : texts.guess_right} ${ended(art, step)}
  </p>`;
}
