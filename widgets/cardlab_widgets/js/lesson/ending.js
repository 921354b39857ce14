// The page after a sitting: what one can do now, and where to go on; on the last one the rule card.

import { renderIfChanged, h, hide, icon, small } from "../shell/dom.js";

/** @import { LessonPage } from "./lesson.js" */
/** @import { LessonStep } from "../types.js" */

/** Whether a page without a table is shown: after a sitting, or the last one.
 * @param {LessonStep} step */
export const isBreak = ({ kind }) => kind === "end" || kind === "between";

export class Ending {
  /** @param {LessonPage} page */
  constructor(page) {
    this.page = page;
    this.node = h("div", { class: "cl-l-end", hidden: true });
  }

  /** @param {LessonStep} step */
  paint(step) {
    hide(this.node, !isBreak(step));
    if (!isBreak(step)) return;
    renderIfChanged(this.node, step, () =>
      step.kind === "end" ? this.all(step) : [this.between(step)],
    );
  }

  /** What one can do after a sitting, what is still to come, and whether to go on now.
   * @param {LessonStep} step */
  between(step) {
    const { page } = this;
    const { texts } = page;
    const list = (/** @type {string[]} */ lines, /** @type {string} */ sign) =>
      h("ul", {}, ...lines.map((text) => h("li", {}, icon(sign), h("span", {}, text))));
    const onNow = texts.go_on_now.replace("{n}", String(step.minutes));
    const go = { type: "button", class: "cl-btn", onclick: () => page.send("next") };
    const lobby = { class: "cl-btn cl-quiet", href: `lobby.ipynb?lang=${page.scene.lang}` };
    const later = step.place === "page" ? h("a", lobby, texts.later) : "";
    return h(
      "div",
      { class: "cl-l-hero" },
      this.fan(),
      h("h2", { tabindex: "-1" }, `${texts.you_can}:`),
      list(step.can, "check"),
      h("h3", {}, texts.ahead),
      list(step.ahead, "right"),
      h("div", { class: "cl-l-row" }, h("button", go, onNow), later),
      h("p", { class: "cl-l-kept" }, step.kept),
    );
  }

  /** @param {LessonStep} step @returns {Node[]} */
  all(step) {
    const { texts } = this.page;
    const counted = texts.stars
      .replace("{n}", String(step.stars))
      .replace("{all}", String(step.all));
    const hero = h(
      "div",
      { class: "cl-l-hero" },
      this.fan(),
      h("h2", { tabindex: "-1" }, `${texts.you_can}:`),
      h("ul", {}, ...step.can.map((text) => h("li", {}, icon("check"), h("span", {}, text)))),
      h("p", {}, counted, ...this.quizzed(step)),
      this.ways(step),
    );
    const lines = step.card.map((text) => h("p", {}, text));
    const print = () => this.print(step);
    const copy = (/** @type {string} */ text) => () => this.copy(text);
    const card = h(
      "section",
      { class: "cl-l-card" },
      h("h3", {}, `${step.title}: ${texts.card}`),
      ...lines,
      h(
        "div",
        { class: "cl-l-row" },
        small("save", texts.print, print),
        small("share", texts.copy, copy(step.card.join("\n"))),
        small("share", texts.export, copy(step.line)),
      ),
    );
    return [hero, card];
  }

  /** How many questions were right at once; nothing where there was no quiz.
   * @param {LessonStep} step */
  quizzed({ quiz: [n, all] }) {
    if (!all) return [];
    const { quizzed } = this.page.texts;
    return [h("br", {}), quizzed.replace("{n}", String(n)).replace("{all}", String(all))];
  }

  /** Some cards of the game. */
  fan() {
    const { art } = this.page;
    const known = Object.keys(art.art.pieces);
    const five = [0, 0.3, 0.5, 0.7, 0.99].map((part) => known[Math.floor(part * known.length)]);
    return h("div", { class: "cl-l-fan", "aria-hidden": "true" }, ...five.map((c) => art.face(c)));
  }

  /** @param {LessonStep} step */
  ways(step) {
    const { page } = this;
    const { texts } = page;
    const weak = step.weak ?? [];
    const over = texts.over.replace("{n}", String(weak.length));
    const to = (/** @type {string} */ href, /** @type {string} */ text, lamp = "") =>
      h("a", { class: `cl-btn ${lamp}`, href }, text);
    const links = step.place === "page";
    return h(
      "div",
      { class: "cl-l-row" },
      links ? to(`${step.game}.ipynb`, texts.play) : "",
      weak.length
        ? h(
            "button",
            { type: "button", class: "cl-btn cl-quiet", onclick: () => page.send("go", weak[0]) },
            over,
          )
        : "",
      links && step.next ? to(`learn.ipynb?game=${step.next}`, texts.next_lesson, "cl-quiet") : "",
    );
  }

  /** Copy a text, and show it. @param {string} text */
  copy(text) {
    const { dialogs, texts } = this.page;
    const box = h("textarea", { readonly: true, rows: "6", "aria-label": texts.copy });
    box.value = text;
    void navigator.clipboard?.writeText(text).catch(() => {});
    dialogs.open(texts.copy, box);
    box.select();
  }

  /** Print the rule card alone. @param {LessonStep} step */
  print(step) {
    const frame = h("iframe", { class: "cl-unseen", title: this.page.texts.card });
    document.body.append(frame);
    const inside = frame.contentDocument;
    if (!inside) return;
    inside.title = step.title;
    inside.body.style.font = "14pt/1.5 system-ui, sans-serif";
    inside.body.append(h("h1", {}, step.title), ...step.card.map((text) => h("p", {}, text)));
    frame.contentWindow?.print();
    setTimeout(() => frame.remove(), 60_000);
  }
}
