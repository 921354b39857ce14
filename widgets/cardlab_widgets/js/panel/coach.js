// The coach: the chance of each move as a bar with its interval; after the game, where it went.

import { h } from "preact";
import { button, fill, html, raw } from "../shell/view.js";

/** @import { Advice, Art, Labels, Reviewed, Scene, Send, State } from "../types.js" */
/** @import { Shared } from "./panel.js" */

const LEVELS = /** @type {const} */ (["off", "hints", "full"]);
const SHOWN = 12; // moves; of a long list the best are shown
const FEWEST = 30; // worlds before which a hint is still being looked for

/**
 * Whether the coach has found anything yet.
 * @param {Advice | Record<string, never>} advice
 * @returns {advice is Advice}
 */
const hasOdds = (advice) => "moves" in advice;

/** @param {Shared & { advice: State["advice"], isHidden: boolean, send: Send }} handed */
export function Coach({ art, words, scene, advice, isHidden, send }) {
  const level = scene.coach;
  const asked = scene.moves.length > 0;
  const fresh = hasOdds(advice) && advice.seq === scene.seq && asked ? advice : null;
  const isClose = fresh != null && fresh.close.length > 1;
  const shown = level === "full" ? SHOWN : isClose ? 0 : 1;
  const rows = fresh ? fresh.moves.toSorted((a, b) => b[1] - a[1]).slice(0, shown) : [];
  const isEarly = level === "hints" && isClose && fresh.worlds < FEWEST;
  const thinks = level !== "off" && asked && (!fresh || isEarly);
  const says = () => {
    if (scene.review && level !== "off") return "";
    if (thinks) return words.coach_thinks;
    if (level === "none") return "";
    if (isClose && level === "hints") return words.coach_close;
    return fresh?.exact && level === "full" ? words.coach_exact : words[`coach_${level}`];
  };
  return html`<div class="cl-coach" role="tabpanel" aria-label=${words.coach} tabIndex="0"
    hidden=${isHidden}
  >
    ${h(Level, { level, words, send })}
    <p class="cl-counted">${art.line(scene.counted)}</p>
    <p class="cl-coach-said">${says()}</p>
    <ol class="cl-odds">
      ${
        fresh &&
        rows.map((row, i) =>
          h(Move, { row, best: !i, advice: fresh, art, words, scene, key: row[0] }),
        )
      }
    </ol>
    <div class="cl-review">
      ${
        scene.review && scene.review.length > 1
          ? h(Review, { review: scene.review, words, send })
          : null
      }
    </div>
  </div>`;
}

/** How much the coach says. @param {{ level: Scene["coach"], words: Labels, send: Send }} handed */
function Level({ level, words, send }) {
  const choose = (/** @type {Event} */ { currentTarget }) => {
    const { selectedIndex } = /** @type {HTMLSelectElement} */ (currentTarget);
    send("coach", selectedIndex);
  };
  // While somebody chooses, what Python has not heard of yet stays.
  const isBusy = document.activeElement?.matches(".cl-coach select");
  return html`<select aria-label=${words.coach} onChange=${choose}
    value=${isBusy ? undefined : level}
  >
    ${LEVELS.map((value) => html`<option value=${value}>${words.coach_levels[value]}</option>`)}
  </select>`;
}

/**
 * One move: its words, its bar, its number, why it is good: by the rules of thumb, or beyond them
 * if it is the best.
 * @param {{ row: Advice["moves"][number], best: boolean, advice: Advice, art: Art, words: Labels,
 *   scene: Scene }} handed
 */
function Move({ row: [index, chance, low, high], best, advice, art, words, scene }) {
  const isThumb = index === advice.thumb;
  const isBeyond = best && !advice.close.includes(advice.thumb);
  const reason = isThumb ? advice.why : isBeyond ? words.coach_beyond : "";
  const thumb = html`<span class="cl-thumb" title=${words.coach_thumb}>${words.coach_thumb}</span>`;
  const label = html`<div class="cl-odds-move">
    ${art.line(scene.moves[index].label)} ${isThumb ? thumb : null}
  </div>`;
  const why = reason ? html`<p class="cl-why">${reason}</p>` : null;
  if (scene.coach !== "full") return html`<li>${label}${why}</li>`;
  const width = Math.max(1, Math.round(50 * (high - low)));
  const bar = html`<div class="cl-bar-of" aria-hidden="true">
    <i style="width:${100 * chance}%" />
    <u style="left:${100 * low}%;width:${100 * (high - low)}%" />
  </div>`;
  const sure = advice.exact ? "" : ` ± ${width}`;
  return html`<li>${label}${bar}<small>${Math.round(100 * chance)} %${sure}</small>${why}</li>`;
}

/**
 * My chances over my decisions; a press goes back to one.
 * @param {{ review: Reviewed[], words: Labels, send: Send }} handed
 */
function Review({ review, words, send }) {
  const x = (/** @type {number} */ i) => 4 + (92 * i) / (review.length - 1);
  const y = (/** @type {number} */ part) => 56 - 52 * part;
  const path = review.map((move, i) => `${i ? "L" : "M"}${x(i)} ${y(move.made)}`).join("");
  const mark = (/** @type {number} */ part) =>
    `<b style="top:${y(part) / 0.6}%">${100 * part} %</b>`;
  const drawing = `${mark(1)}${mark(0.5)}${mark(0)}
    <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
    <path d="M4 ${y(0.5)}H96" class="cl-even"/><path d="${path}" class="cl-made"/></svg>`;
  const back = (/** @type {MouseEvent} */ { currentTarget, clientX }) => {
    const svg = /** @type {Element} */ (currentTarget).querySelector("svg");
    const frame = /** @type {Element} */ (svg).getBoundingClientRect();
    const along = ((clientX - frame.left) / frame.width - 0.04) / 0.92;
    const nearest = Math.round(Math.max(0, Math.min(1, along)) * (review.length - 1));
    send("replay", review[nearest].decision);
  };
  const worst = review
    .toSorted((a, b) => b.best - b.made - (a.best - a.made))
    .slice(0, 3)
    .filter((move) => move.best - move.made > 0.02);
  const lost = (/** @type {Reviewed} */ move) =>
    fill(words.coach_lost, {
      n: Math.round(100 * (move.best - move.made)),
      move: move.decision + 1,
    });
  const ends = [review[0], review[review.length - 1]].map(
    (move) => html`<span>${fill(words.coach_move, { n: move.decision + 1 })}</span>`,
  );
  return html`
    <h4>${words.coach_review}</h4>
    <div class="cl-plot" title=${words.coach_back} onClick=${back} ...${raw(drawing)} />
    <p class="cl-ends" aria-hidden="true">${ends}</p>
    ${
      worst.length
        ? worst.map((move) =>
            button("cl-btn cl-quiet", () => send("replay", move.decision), lost(move)),
          )
        : html`<p>${words.coach_fine}</p>`
    }
  `;
}
