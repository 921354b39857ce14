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
  const { art, texts, step } = handed;
  const { code, hints } = step;
  const verdict = isRule(step) ? null : step.verdict;
  const state = verdict?.state;
  const isGuess = isAnswer(step);
  const look = isGuess && !step.guess_right ? "surprised" : (state ?? "help");
  const hint = (/** @type {LessonStep["hints"][0]} */ text, i = 0) => html`<p class="cl-l-hint">
    <b>${fill(texts.hint, { n: i + 1 })}:</b> ${art.line(text)}
  </p>`;
  const isHidden = isRule(step) || (!verdict && !hints.length && !code);
  return html`<div class="cl-l-verdict cl-l-${look}"
    role="status" aria-atomic="false" tabIndex="-1" hidden=${isHidden}
  >
    <span class="cl-l-mark">${icon(SIGNS[look])}</span>
    <div>
      ${verdict?.call ? html`<p><code>${verdict.call}</code></p>` : null}
      ${isGuess ? guessed(handed) : null}
      ${verdict ? sentence(handed, verdict) : null}
      ${hints.map(hint)}
      ${code ? html`<pre tabIndex="0"><code>${code}</code></pre>` : null}
    </div>
  </div>`;
}

/** A rule that a whole game tells when it is needed, before one goes on. @param {Judged} handed */
export function NewRule(handed) {
  const { step, texts, goOn } = handed;
  const rule = isRule(step) ? step.verdict : null;
  const shown = rule && [
    sentence(handed, rule),
    button("cl-btn cl-l-go-on", goOn, texts.go_on, icon("right")),
  ];
  return html`<div class="cl-l-verdict cl-l-new" role="status" aria-atomic="false" tabIndex="-1"
    hidden=${!rule}
  >
    <span class="cl-l-mark">${icon(SIGNS.told)}</span>
    <div>${shown}</div>
  </div>`;
}

/** Whether the verdict of a step answers a guess. @param {LessonStep} step */
function isAnswer({ guess_right, verdict }) {
  return verdict?.state === "right" && typeof guess_right === "boolean";
}

/** Whether a step tells a rule in a whole game. @param {LessonStep} step */
function isRule({ verdict }) {
  return verdict?.state === "told";
}

/** @param {Judged} handed @param {NonNullable<LessonStep["verdict"]>} verdict */
function sentence({ art, texts, step, sign }, { state, text, clause }) {
  const isEarned = state !== "right" || step.earned;
  const isGuess = state === "guessed";
  // of a whole game; or it has been said whether the guess was right
  const isText = (state === "told" && !clause) || isAnswer(step);
  const head = texts[isEarned ? state : "did_it"];
  return html`<p key=${JSON.stringify(text)}>
    ${isText ? null : html`<b>${head}</b> `}${isGuess ? [ended(art, step), " "] : null}
    ${clause && !isGuess ? glued(art.line(text), sign(clause)) : art.line(text)}
  </p>`;
}

/** The guess as a sentence. @param {Art} art @param {LessonStep} step */
function ended(art, { guess }) {
  const last = guess.at(-1);
  return [art.line(guess), typeof last === "string" && /[.!?]$/.test(last) ? null : "."];
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
