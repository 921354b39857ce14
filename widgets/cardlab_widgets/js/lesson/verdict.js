// What an answer was: right or wrong and why, the guess that it answers, hints, a function.

import { h } from "preact";
import { icon } from "../shell/view.js";

/** @import { Art } from "../shell/art.js" */
/** @import { LessonStep, LessonWords } from "../types.js" */
/** @import { Shown } from "../shell/view.js" */

const SIGNS = {
  right: "check",
  wrong: "cross",
  refused: "cross",
  guessed: "bulb",
  unwritten: "bulb",
  told: "book",
};

/**
 * @param {object} handed
 * @param {Art} handed.art
 * @param {LessonWords} handed.texts
 * @param {LessonStep} handed.step
 * @param {(id: string) => Shown} handed.sign draws a clause, which it opens
 * @param {() => void} handed.goOn
 */
export function Verdict({ art, texts, step, sign, goOn }) {
  const { code, hints, verdict } = step;
  const state = verdict?.state;
  const hint = (/** @type {LessonStep["hints"][0]} */ text, i = 0) =>
    h(
      "p",
      { class: "cl-l-hint" },
      h("b", {}, texts.hint.replace("{n}", String(i + 1))),
      " ",
      art.line(text),
    );
  const go = { class: "cl-btn cl-l-go-on", onClick: goOn };
  return h(
    "div",
    {
      class: `cl-l-verdict cl-l-${state === "told" ? "new" : (state ?? "help")}`,
      role: "status",
      hidden: !verdict && !hints.length && !code,
    },
    h("span", { class: "cl-l-mark" }, icon(state ? SIGNS[state] : "bulb")),
    h(
      "div",
      {},
      verdict?.call ? h("p", {}, h("code", {}, verdict.call)) : null,
      verdict ? sentence({ art, texts, step, sign }, verdict) : null,
      step.done && state === "right" && step.guess.length ? guessed({ art, texts, step }) : null,
      hints.map(hint),
      state === "told" ? h("button", { type: "button", ...go }, texts.go_on, icon("right")) : null,
      code ? h("pre", { tabIndex: 0 }, h("code", {}, code)) : null,
    ),
  );
}

/**
 * @param {{ art: Art, texts: LessonWords, step: LessonStep, sign: (id: string) => Shown }} handed
 * @param {NonNullable<LessonStep["verdict"]>} verdict
 */
function sentence({ art, texts, step, sign }, { state, text, clause }) {
  const isEarned = state !== "right" || step.earned;
  const last = step.guess.at(-1);
  const stop = typeof last === "string" && last.endsWith(".") ? " " : ". ";
  const isGuess = state === "guessed";
  return h(
    "p",
    {},
    h("b", {}, texts[isEarned ? state : "did_it"]),
    " ",
    isGuess ? [art.line(step.guess), stop] : null,
    art.line(text),
    clause && !isGuess ? sign(clause) : null,
  );
}

/**
 * Whether the guess has come true.
 * @param {{ art: Art, texts: LessonWords, step: LessonStep }} handed
 */
function guessed({ art, texts, step }) {
  const isSurprised = step.guess_right === false;
  return h(
    "p",
    { class: `cl-l-guess cl-l-guess-${isSurprised ? "wrong" : "right"}` },
    isSurprised ? texts.guess_wrong : texts.guess_right,
    " ",
    art.line(step.guess),
  );
}
