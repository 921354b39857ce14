// How far a learner is: a mark for each step, in chapters, and the clauses that are known.

import { renderIfChanged, h, hide, icon } from "../shell/dom.js";
import { Early } from "../shell/placeholder.js";
import { isBreak } from "./ending.js";
import { noteProgress } from "./progress.js";

/** @import { LessonPage } from "./lesson.js" */
/** @import { LessonPath, LessonStep } from "../types.js" */

/** Whether a step is shown by itself, without the lesson. @param {LessonStep | undefined} step */
export const isAlone = (step) => step?.all === 1;

export class Path {
  /** @param {LessonPage} page */
  constructor(page) {
    this.page = page;
    this.chapters = h("ol", { class: "cl-l-chapters" });
    this.title = h("h1", { class: "cl-l-game" });
    this.count = h("span", { class: "cl-l-count" });
    const label = page.texts.path;
    this.node = h(
      "nav",
      { class: "cl-l-path", "aria-label": label },
      this.title,
      this.count,
      this.chapters,
    );
    this.rules = h("div", {
      class: "cl-l-rules",
      role: "region",
      "aria-label": page.texts.rules,
    });
    /** @type {LessonPath | null} */ this.path = null;
    /** Whether the page has asked for what the browser kept. */ this.restored = false;
    /** The step shown. */ this.now = "";
    /** The clauses of the step shown. @type {string[]} */ this.clauses = [];
  }

  /** @param {LessonPath} path */
  paint(path) {
    this.path = path;
    this.draw();
    const step = this.page.scene.step;
    if (step?.place !== "page" || this.page.model instanceof Early) return;
    const kept = this.kept();
    if (path.done > 0 || !kept) this.save(path);
    else this.restore(kept);
  }

  /** What the browser has kept of this lesson. @returns {string} */
  kept() {
    try {
      return localStorage.getItem(this.path?.key ?? "") ?? "";
    } catch {
      return ""; // a browser that keeps nothing
    }
  }

  /** @param {LessonPath} path */
  save(path) {
    try {
      if (path.done > 0) localStorage.setItem(path.key, path.kept);
    } catch {
      // a browser that keeps nothing
    }
    const { game, lang } = this.page.scene;
    if (path.done > 0) noteProgress(game, lang, path);
  }

  /** Send what was kept, once. @param {string} kept */
  restore(kept) {
    if (this.restored) return;
    this.restored = true;
    this.page.send("load", 0, { text: kept });
  }

  /** @param {LessonStep} step */
  at(step) {
    this.now = step.id;
    this.clauses = step.clauses ?? []; // the last page has none
    this.draw();
  }

  draw() {
    const { path, page, now, clauses } = this;
    if (!path) return;
    const { texts } = page;
    const step = page.scene.step;
    const counts = texts.of.replace("{n}", String(path.done)).replace("{all}", String(path.all));
    hide(this.node, isAlone(step));
    renderIfChanged(this.title, [path.title], () => [path.title]);
    renderIfChanged(this.count, [counts], () => [counts]);
    renderIfChanged(this.chapters, [path.chapters, now], () =>
      path.chapters.map((chapter) => {
        const here = chapter.steps.some((other) => other.id === now);
        return h(
          "li",
          { class: here ? "cl-l-here" : "", style: `--steps: ${chapter.steps.length}` },
          h("span", { class: "cl-l-chapter" }, chapter.title),
          h("span", { class: "cl-l-steps" }, ...chapter.steps.map((other) => this.mark(other))),
        );
      }),
    );
    hide(this.rules, !step || isAlone(step) || step.kind === "game" || isBreak(step));
    renderIfChanged(this.rules, [path.rules, clauses], () => this.list(path));
  }

  /** @param {{ id: string, n: number, title: string, mark: string }} step */
  mark(step) {
    const { texts } = this.page;
    const state = texts[/** @type {"star" | "tick" | "shown" | "open"} */ (step.mark || "open")];
    const title = texts.step.replace("{n}", String(step.n + 1)).replace("{title}", step.title);
    const now = step.id === this.now;
    return h(
      "button",
      {
        type: "button",
        class: `cl-l-dot cl-l-is-${step.mark || "open"}${now ? " cl-l-now" : ""}`,
        title: `${title}: ${state}`,
        "aria-label": `${title}: ${state}`,
        "aria-current": now ? "step" : null,
        tabindex: now ? "0" : "-1",
        onclick: () => this.page.send("go", step.n),
      },
      h("i", {}),
    );
  }

  /** The clauses: known, of this step, and to come. @param {LessonPath} path */
  list(path) {
    const { texts } = this.page;
    const known = path.rules.filter((rule) => rule.known && !this.clauses.includes(rule.id));
    const learning = path.rules.filter((rule) => this.clauses.includes(rule.id));
    const open = path.rules.filter((rule) => !rule.known && !this.clauses.includes(rule.id));
    const all = String(path.rules.length);
    const n = String(path.rules.filter((rule) => rule.known).length);
    /** @type {Node[]} */
    const nodes = [
      h("h3", {}, texts.rules),
      h("p", {}, texts.yours.replace("{n}", n).replace("{all}", all)),
    ];
    const groups = /** @type {const} */ ([
      [texts.can, known.slice(-5), "known"],
      [texts.learning, learning, "learning"],
      [texts.to_come, open.slice(0, 6), "open"],
    ]);
    for (const [title, rules, css] of groups) {
      if (!rules.length) continue;
      const items = rules.map((rule) =>
        h(
          "li",
          { class: `cl-l-rule cl-l-${css}${rule.known ? " cl-l-known" : ""}` },
          h("i", {}, rule.known ? icon("check") : ""),
          h("button", { type: "button", onclick: () => this.page.openRule(rule.id) }, rule.title),
        ),
      );
      nodes.push(h("h4", {}, title), h("ul", {}, ...items));
    }
    return nodes;
  }
}
