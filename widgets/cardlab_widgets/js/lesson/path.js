// How far a learner is: a mark for each step, in chapters, and the clauses that are known.

import { render } from "preact";
import { button, fill, html, icon, node } from "../shell/view.js";
import { readText, writeText } from "../shell/local_storage.js";
import { isBreak } from "./ending.js";
import { noteProgress } from "./progress.js";

/** @import { LessonPath, LessonStep } from "../types.js" */
/** @import { Handed } from "./step_view.js" */

/** Whether a step is shown by itself, without the lesson. @param {LessonStep | undefined} step */
export const isAlone = (step) => step?.alone === true;

export class Path {
  /** @param {Handed} handed */
  constructor(handed) {
    this.handed = handed;
    const { path, rules } = handed.texts;
    this.node = node("nav", { class: "cl-l-path", "aria-label": path });
    this.rules = node("div", { class: "cl-l-rules", role: "region", "aria-label": rules });
    /** @type {LessonPath | null} */ this.path = null;
    /** The step that it was drawn for. @type {string | undefined} */ this.drawn = undefined;
    /** Whether the page has asked for what the browser kept. */ this.restored = false;
  }

  /** @param {LessonPath} path */
  paint(path) {
    this.path = path;
    this.draw();
    if (this.handed.scene().step?.place !== "page") return;
    const kept = readText(path.key) ?? "";
    // The first step is not shown from its beginning to somebody who has done some of it.
    this.handed.root.classList.toggle("cl-l-restoring", Boolean(kept) && !path.kept);
    if (this.handed.isEarly()) return;
    if (path.kept) this.save(path);
    else if (kept) this.restore(kept);
  }

  /** @param {LessonPath} path */
  save(path) {
    writeText(path.key, path.kept);
    const { game, lang } = this.handed.scene();
    noteProgress(game, lang, path);
  }

  /** Send what was kept, once. @param {string} kept */
  restore(kept) {
    const { root } = this.handed;
    if (this.restored) return root.classList.remove("cl-l-restoring"); // it was of no use
    this.restored = true;
    setTimeout(() => root.classList.remove("cl-l-restoring"), 4000);
    this.handed.send("load", 0, { text: kept });
  }

  /** While moves are still to be seen, a mark would tell how they end: the last scene draws it. */
  draw() {
    const { path } = this;
    const { step } = this.handed.scene();
    const isDrawn = this.drawn === step?.id;
    if (!path || !step || (isDrawn && this.handed.isBehind())) return;
    this.drawn = step.id;
    const { texts } = this.handed;
    const ids = path.chapters.flatMap(({ steps }) => steps.map(({ id }) => id));
    const stop = ids.includes(step.id) ? step.id : ids[0]; // in the quiz and at the end
    this.node.hidden = isAlone(step);
    this.rules.hidden = isAlone(step) || step.kind === "game" || isBreak(step);
    render(
      html`
        <h1 class="cl-l-game">${path.title}</h1>
        <button type="button" class="cl-l-count" title=${texts.path} aria-haspopup="dialog"
          onClick=${() => this.handed.showSteps(path, step.id)}
        >
          ${fill(texts.of, { n: path.done, all: path.all })}
        </button>
        <ol class="cl-l-chapters">
          ${path.chapters.map(({ title, steps }) => {
            const here = steps.some(({ id }) => id === step.id);
            return html`<li class=${here ? "cl-l-here" : ""} style=${{ "--steps": steps.length }}>
              <span class="cl-l-chapter">${title}</span>
              <span class="cl-l-steps">
                ${steps.map((other) => this.mark(other, other.id === step.id, other.id === stop))}
              </span>
            </li>`;
          })}
        </ol>
      `,
      this.node,
    );
    render(this.list(path, step.clauses ?? []), this.rules); // the last page has none
  }

  /**
   * @param {LessonPath["chapters"][0]["steps"][0]} step
   * @param {boolean} now whether it is the step that is shown
   * @param {boolean} isStop whether the tab key stops at it
   */
  mark({ mark, n, title }, now, isStop) {
    const { send, texts } = this.handed;
    const state = texts[/** @type {"star" | "tick" | "shown" | "open"} */ (mark || "open")];
    const name = fill(texts.step, { n: n + 1, title });
    return html`<button type="button"
      class="cl-l-dot cl-l-is-${mark || "open"}${now ? " cl-l-now" : ""}"
      title="${name}: ${state}" aria-label="${name}: ${state}"
      aria-current=${now ? "step" : undefined} tabIndex=${isStop ? 0 : -1}
      onClick=${() => send("go", n)}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => this.walk(event, n)}
    >
      <i />
    </button>`;
  }

  /** Go to another mark by the arrows. @param {KeyboardEvent} event @param {number} n */
  walk(event, n) {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const marks = /** @type {NodeListOf<HTMLElement>} */ (this.node.querySelectorAll(".cl-l-dot"));
    marks[n + way]?.focus();
  }

  /**
   * The clauses: known, of this step, and to come.
   * @param {LessonPath} path
   * @param {string[]} now
   */
  list({ rules }, now) {
    const { openRule, texts } = this.handed;
    const known = rules.filter((rule) => rule.known && !now.includes(rule.id));
    const learning = rules.filter((rule) => now.includes(rule.id));
    const open = rules.filter((rule) => !rule.known && !now.includes(rule.id));
    const n = rules.filter((rule) => rule.known).length;
    const groups = /** @type {const} */ ([
      [texts.can, known.slice(-5), "known"],
      [texts.learning, learning, "learning"],
      [texts.to_come, open.slice(0, 6), "open"],
    ]);
    return html`
      <h3>${texts.rules}</h3>
      <p>${fill(texts.yours, { n, all: rules.length })}</p>
      ${groups
        .filter(([, rules]) => rules.length)
        .map(
          ([title, rules, css]) => html`
            <h4>${title}</h4>
            <ul>
              ${rules.map(
                (rule) => html`<li class="cl-l-rule cl-l-${css} ${rule.known ? "cl-l-known" : ""}">
                  <i>${rule.known ? icon("check") : null}</i>
                  ${button("", () => openRule(rule.id), rule.title)}
                </li>`,
              )}
            </ul>
          `,
        )}
    `;
  }
}
