// Over the felt: how a game ended, a what-if that is open, and the game played through once more.

import { h } from "preact";
import { Timer } from "../shell/timer.js";
import { button, html, icon } from "../shell/view.js";

/** @import { FieldEvent, OutcomeData, Play, Replayed, Send, Shown } from "../types.js" */

const WISHED = 60; // ms after which the slider's place is sent, if it has come to rest

/** @param {{ play: Play, send: Send, clause: (id: string) => Shown }} handed */
export function Banner({ play: { art, scene, words }, send, clause }) {
  const { outcome, replay } = scene;
  const isWhatIf = scene.mode === "whatif";
  if (!outcome && !replay && !isWhatIf) return null;
  // A what-if that is over goes back to the game.
  const name = art.text(outcome?.title ?? scene.banner);
  const isShort = !outcome?.text.length;
  const sign = outcome ? clause(outcome.clause) : null;
  return html`<div class="cl-banner${outcome ? " cl-over" : ""}" role="group" aria-label=${name}>
    <span>${icon(outcome ? "crown" : replay ? "clock" : "branch")}</span>
    <div class="cl-banner-text">
      ${
        outcome
          ? html`
            <b class="cl-winner">${art.line(outcome.title)} ${isShort ? sign : null}</b>
            ${isShort ? null : html`<span>${art.line(outcome.text)} ${sign}</span>`}
            ${outcome.lines.length ? h(Points, { lines: outcome.lines }) : null}
          `
          : art.line(scene.banner)
      }
    </div>
    ${
      replay
        ? html`<label class="cl-back-on">
          ${words.look_back}${h(Slider, { replay, label: words.replay, send })}
        </label>`
        : null
    }
    ${replay && outcome ? button("cl-btn cl-again", () => send("again"), words.again) : null}
    ${isWhatIf ? button("cl-btn cl-quiet", () => send("back"), words.back) : null}
  </div>`;
}

/** The points of each seat. @param {{ lines: OutcomeData["lines"] }} handed */
const Points = ({ lines }) => html`<ol class="cl-points">
  ${lines.map(
    ({ name, points, how, won }) => html`<li class=${won ? "cl-best" : ""}>
      <span>${name} </span>${how ? html`<small>${how} </small>` : null}<b>${how ? "= " : ""}${points}</b>
    </li>`,
  )}
</ol>`;

const wish = new Timer();

/** @param {{ replay: Replayed, label: string, send: Send }} handed */
function Slider({ replay: { at, last }, label, send }) {
  const isHeld = document.activeElement?.matches(".cl-slider");
  // One wish at a time: while a scene is on its way the slider may move on.
  return html`<input type="range" min="0" step="1" max=${last} class="cl-slider"
    aria-label=${label} aria-valuetext="${at} / ${last}" value=${isHeld ? undefined : at}
    onInput=${(/** @type {FieldEvent} */ { currentTarget }) => {
      wish.set(WISHED, () => send("replay", Number(currentTarget.value)));
    }}
  />`;
}
