// The coach: the chance of each move as a bar with its interval; after the game, where it went.

import { renderIfChanged, h } from "../shell/dom.js";

/** @import { Page } from "../table/page.js" */
/** @import { Advice, Level, Reviewed } from "../types.js" */

const LEVELS = /** @type {const} */ (["off", "hints", "full"]);
const SHOWN = 12; // moves; of a long list the best are shown
const FEWEST = 30; // worlds before which a hint is still being looked for

/**
 * Whether the coach has found anything yet.
 * @param {Advice | Record<string, never>} advice
 * @returns {advice is Advice}
 */
const hasOdds = (advice) => "moves" in advice;

export class Coach {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    const { words } = page;
    const options = LEVELS.map((value) => h("option", { value }, words.coach_levels[value]));
    const choose = () => this.choose();
    this.level = h("select", { "aria-label": words.coach, onchange: choose }, ...options);
    this.advice = h("p", { class: "cl-coach-said" });
    this.counted = h("p", { class: "cl-counted" });
    this.list = h("ol", { class: "cl-odds" });
    this.plot = h("div", { class: "cl-review" });
    this.pane = h(
      "div",
      {
        class: "cl-coach",
        role: "tabpanel",
        "aria-label": words.coach,
        tabindex: "0",
        hidden: true,
      },
      this.level,
      this.counted,
      this.advice,
      this.list,
      this.plot,
    );
    page.model.on("change:advice", () => this.paint());
  }

  choose() {
    this.page.send(
      "coach",
      LEVELS.findIndex((level) => level === this.level.value),
    );
  }

  paint() {
    const { art, model, scene, words } = this.page;
    if (!scene) return;
    const level = scene.coach;
    if (document.activeElement !== this.level) this.level.value = level;
    const advice = model.get("advice");
    const fresh = hasOdds(advice) && advice.seq === scene.seq && scene.moves.length > 0;
    const isClose = fresh && advice.close.length > 1;
    const shown = level === "full" ? SHOWN : isClose ? 0 : 1;
    const rows = fresh ? [...advice.moves].sort((a, b) => b[1] - a[1]).slice(0, shown) : [];
    const early = level === "hints" && isClose && advice.worlds < FEWEST;
    const thinks = level !== "off" && scene.moves.length > 0 && (!fresh || early);
    renderIfChanged(this.counted, scene.counted, () => art.line(scene.counted));
    const heads =
      scene.review && level !== "off"
        ? ""
        : thinks
          ? words.coach_thinks
          : level === "none"
            ? ""
            : isClose && level === "hints"
              ? words.coach_close
              : fresh && advice.exact && level === "full"
                ? words.coach_exact
                : words[`coach_${level}`];
    renderIfChanged(this.advice, heads, () => [heads]);
    renderIfChanged(this.list, [level, rows, scene.seq], () =>
      fresh ? rows.map((row, i) => this.row(row, advice, level, this.why(row[0], advice, !i))) : [],
    );
    renderIfChanged(this.plot, scene.review, () => this.review(scene.review));
  }

  /**
   * Why a move is good: by the rules of thumb, or beyond them if it is the best.
   * @param {number} index
   * @param {Advice} advice
   * @param {boolean} best
   */
  why(index, advice, best) {
    const beyond = best && !advice.close.includes(advice.thumb);
    const reason = index === advice.thumb ? advice.why : beyond ? this.page.words.coach_beyond : "";
    return reason ? h("p", { class: "cl-why" }, reason) : null;
  }

  /**
   * One move: its words, its bar, its number.
   * @param {Advice["moves"][number]} row
   * @param {Advice} advice
   * @param {Level} level
   * @param {HTMLElement | null} why
   */
  row([index, chance, low, high], advice, level, why) {
    const { art, scene, words } = this.page;
    const percent = (/** @type {number} */ part) => `${Math.round(100 * part)} %`;
    const thumb =
      index === advice.thumb
        ? h("span", { class: "cl-thumb", title: words.coach_thumb }, words.coach_thumb)
        : null;
    const label = h(
      "div",
      { class: "cl-odds-move" },
      ...art.line(scene.moves[index].label),
      " ",
      thumb,
    );
    if (level !== "full") return h("li", {}, label, why);
    const width = Math.max(1, Math.round(50 * (high - low)));
    const bar = h(
      "div",
      { class: "cl-bar-of", "aria-hidden": "true" },
      h("i", { style: `width:${100 * chance}%` }),
      h("u", { style: `left:${100 * low}%;width:${100 * (high - low)}%` }),
    );
    const sure = advice.exact ? "" : ` ± ${width}`;
    return h("li", {}, label, bar, h("small", {}, `${percent(chance)}${sure}`), why);
  }

  /** My chances over my decisions; a press goes back to one. @param {Reviewed[] | null} review */
  review(review) {
    const { words } = this.page;
    if (!review || review.length < 2) return [];
    const x = (/** @type {number} */ i) => 4 + (92 * i) / (review.length - 1);
    const y = (/** @type {number} */ part) => 56 - 52 * part;
    const path = review.map((move, i) => `${i ? "L" : "M"}${x(i)} ${y(move.made)}`).join("");
    const box = h("div", {
      class: "cl-plot",
      title: words.coach_back,
      onclick: (/** @type {MouseEvent} */ event) => this.back(box, event, review),
    });
    const mark = (/** @type {number} */ part) =>
      `<b style="top:${y(part) / 0.6}%">${100 * part} %</b>`;
    box.innerHTML =
      mark(1) +
      mark(0.5) +
      mark(0) +
      `<svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">` +
      `<path d="M4 ${y(0.5)}H96" class="cl-even"/><path d="${path}" class="cl-made"/></svg>`;
    const worst = [...review]
      .sort((a, b) => b.best - b.made - (a.best - a.made))
      .slice(0, 3)
      .filter((move) => move.best - move.made > 0.02);
    const go = (/** @type {Reviewed} */ move) =>
      h(
        "button",
        {
          type: "button",
          class: "cl-btn cl-quiet",
          onclick: () => this.page.send("replay", move.decision),
        },
        words.coach_lost
          .replace("{n}", String(Math.round(100 * (move.best - move.made))))
          .replace("{move}", String(move.decision + 1)),
      );
    const ends = h(
      "p",
      { class: "cl-ends", "aria-hidden": "true" },
      ...[review[0], review[review.length - 1]].map((move) =>
        h("span", {}, words.coach_move.replace("{n}", String(move.decision + 1))),
      ),
    );
    return [
      h("h4", {}, words.coach_review),
      box,
      ends,
      ...(worst.length ? worst.map(go) : [h("p", {}, words.coach_fine)]),
    ];
  }

  /**
   * Back to the moment at which somebody has pressed on the plot.
   * @param {HTMLElement} box
   * @param {MouseEvent} event
   * @param {Reviewed[]} review
   */
  back(box, event, review) {
    const frame = /** @type {Element} */ (box.lastElementChild).getBoundingClientRect();
    const along = ((event.clientX - frame.left) / frame.width - 0.04) / 0.92;
    const nearest = Math.round(Math.max(0, Math.min(1, along)) * (review.length - 1));
    this.page.send("replay", review[nearest].decision);
  }
}
