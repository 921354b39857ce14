// What an answer was: right or wrong and why, the guess that it answers, hints, a function.

import { button, fill, html, icon } from "../shell/view.js";

/** @import { Art, LessonStep, Shown } from "../types.js" */
/** @import { Handed } from "./step_view.js" */

const SIGNS = {
  right: "check",
  wrong: "cross",
  refused: "cross",
  attempted: "bulb",
  guessed: "bulb",
  skipped: "right",
  unwritten: "bulb",
  told: "book",
  surprised: "bulb",
  help: "bulb",
};

/** @typedef {Handed & { step: LessonStep }} Judged */

/** @param {Judged} handed */
export function Verdict(handed) {
  const { art, texts, step, goOn } = handed;
  const { code, hints, verdict } = step;
  const state = verdict?.state;
  const isGuess = state === "right" && typeof step.guess_right === "boolean";
  const look = isGuess && !step.guess_right ? "surprised" : (state ?? "help");
  const hint = (/** @type {LessonStep["hints"][0]} */ text, i = 0) => html`<p class="cl-l-hint">
    <b>${fill(texts.hint, { n: i + 1 })}:</b> ${art.line(text)}
  </p>`;
  return html`<div class="cl-l-verdict cl-l-${look === "told" ? "new" : look}"
    role="status" aria-atomic="false" tabIndex="-1" hidden=${!verdict && !hints.length && !code}
  >
    <span class="cl-l-mark">${icon(SIGNS[look])}</span>
    <div>
      ${verdict?.call ? html`<p><code>${verdict.call}</code></p>` : null}
      ${isGuess ? guessed(handed) : null}
      ${verdict ? sentence(handed, verdict) : null}
      ${state === "told" ? null : hints.map(hint)}
      ${state === "told" ? button("cl-btn cl-l-go-on", goOn, texts.go_on, icon("right")) : null}
      ${code ? html`<pre tabIndex="0"><code>${code}</code></pre>` : null}
    </div>
  </div>`;
}

/** @param {Judged} handed @param {NonNullable<LessonStep["verdict"]>} verdict */
function sentence({ art, texts, step, sign }, { state, text, clause }) {
  const isEarned = state !== "right" || step.earned;
  const isGuess = state === "guessed";
  // of a whole game; or it has been said whether the guess was right
  const isText = (state === "told" && !clause) || (state === "right" && step.guess_right === false);
  const head = texts[isEarned ? state : "did_it"];
  return html`<p key=${JSON.stringify(text)}>
    ${isText ? null : html`<b>${head}</b> `}${isGuess ? [ended(art, step), " "] : null}
    ${clause && !isGuess ? glued(art.line(text), sign(clause)) : art.line(text)}
  </p>`;
}

/** The guess as a sentence. @param {Art} art @param {LessonStep} step */
function ended(art, { guess }) {
  const last = guess.at(-1);
  return [art.line(guess), typeof last === "string" && /[.!?]$/.test(last) ? "" : "."];
}

/** Whether the guess has come true. @param {Judged} handed */
function guessed({ art, texts, step }) {
  const head = step.guess_right ? texts.guess_right : texts.guess_wrong;
  return html`<p class="cl-l-guess"><b>${head}</b> ${ended(art, step)}</p>`;
}

/**
 * A sentence with a sign after it, which does not stand alone in a line.
 * @param {Shown[]} parts
 * @param {Shown} sign
 */
function glued(parts, sign) {
  const last = parts.at(-1);
  if (typeof last !== "string" || !last)
    return [...parts.slice(0, -1), html`<span class="cl-l-glued">${last}${sign}</span>`];
  const at = last.trimEnd().lastIndexOf(" ") + 1;
  const word = html`<span class="cl-l-glued">${last.slice(at)}${sign}</span>`;
  return [...parts.slice(0, -1), last.slice(0, at), word];
}
