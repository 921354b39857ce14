// Over the felt: how a game ended, a what-if that is open, and the game played through once more.

import { h } from "preact";
import { button, icon } from "../shell/view.js";

/** @import { OutcomeData, Replayed } from "../types.js" */
/** @import { Play } from "./page.js" */
/** @import { Shown } from "../shell/view.js" */

/** @typedef {(kind: string, index?: number) => void} Send */

const WISHED = 60; // ms after which the slider's place is sent, if it has come to rest

/** @param {{ play: Play, send: Send, clause: (id: string) => Shown }} handed */
export function Banner({ play: { art, scene, words }, send, clause }) {
  const { outcome, replay } = scene;
  const isWhatIf = scene.mode === "whatif";
  if (!outcome && !replay && !isWhatIf) return null;
  return h(
    "div",
    { class: `cl-banner${outcome ? " cl-over" : ""}` },
    h("span", {}, icon(outcome ? "crown" : replay ? "clock" : "branch")),
    h(
      "div",
      { class: "cl-banner-text" },
      outcome
        ? [
            h("b", { class: "cl-winner" }, art.line(outcome.title)),
            h("span", {}, art.line(outcome.text), " ", clause(outcome.clause)),
            outcome.lines.length ? h(Points, { lines: outcome.lines }) : null,
          ]
        : art.line(scene.banner),
    ),
    replay
      ? h(
          "label",
          { class: "cl-back-on" },
          words.look_back,
          h(Slider, { replay, label: words.replay, send }),
        )
      : null,
    // A what-if that is over goes back to the game.
    replay && outcome ? button("cl-btn cl-again", () => send("again"), words.again) : null,
    isWhatIf ? button("cl-btn cl-quiet", () => send("back"), words.back) : null,
  );
}

/** The points of each seat. @param {{ lines: OutcomeData["lines"] }} handed */
const Points = ({ lines }) =>
  h(
    "ol",
    { class: "cl-points" },
    lines.map(({ name, points, how, won }) =>
      h(
        "li",
        { class: won ? "cl-best" : "" },
        h("span", {}, name, " "),
        how ? h("small", {}, how, " ") : null,
        h("b", {}, points),
      ),
    ),
  );

/** @type {number | undefined} */ let wish = undefined;

/** @param {{ replay: Replayed, label: string, send: Send }} handed */
function Slider({ replay: { at, last }, label, send }) {
  const isHeld = document.activeElement?.matches(".cl-slider");
  return h("input", {
    type: "range",
    min: 0,
    step: 1,
    max: last,
    class: "cl-slider",
    "aria-label": label,
    "aria-valuetext": `${at} / ${last}`,
    value: isHeld ? undefined : at,
    // One wish at a time: while a scene is on its way the slider may move on.
    onInput: ({ currentTarget }) => {
      clearTimeout(wish);
      wish = window.setTimeout(() => send("replay", Number(currentTarget.value)), WISHED);
    },
  });
}
