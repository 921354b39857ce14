// A step of a lesson: its rule, its table, the answer, the verdict, the hints, and Next.

import { h } from "../shell/dom.js";
import { Marks } from "./marks.js";
import { Page } from "../table/page.js";
import { Picking } from "../table/pick.js";
import { StepView } from "./step_view.js";

/** @import { LessonPath, LessonStep, LessonWords, Model } from "../types.js" */
/** @import { MoveData, Rich, Scene, Press } from "../types.js" */

export class LessonPage extends Page {
  /** @param {Model} model @param {HTMLElement} el */
  constructor(model, el) {
    super(model, el);
    this.root.classList.add("cl-lesson");
    /** What is drawn round the table. */ this.view = new StepView(this);
    this.view.paint(this.scene);
    this.paintPath(model.get("path"));
  }

  /** @returns {LessonWords} */
  get texts() {
    return /** @type {LessonWords} */ (this.words.lesson);
  }

  /** The marks of an answer; null where moves are made. @returns {Marks | null} */
  get marks() {
    return this.pick.marking ? /** @type {Marks} */ (/** @type {unknown} */ (this.pick)) : null;
  }

  /** @param {Scene} scene */
  show(scene) {
    const { step } = scene;
    const marks = step && step.targets?.length > 0 && !step.done;
    const text = (/** @type {Rich} */ rich) => this.art.text(rich);
    this.pick = marks ? /** @type {any} */ (new Marks(step, this.texts.all, text)) : new Picking();
    const focused = this.root.contains(document.activeElement);
    super.show(scene);
    if (!this.view) return; // the first scene is shown before the view is there
    this.view.paint(scene);
    if (focused) this.keepFocus();
  }

  /** How high the step is, in px. @param {boolean} isWhole */
  height(isWhole) {
    return this.view ? this.view.height : super.height(isWhole);
  }

  /** The view does it, once it has painted what lies round the table. @param {Scene | null} old */
  fitted(old) {
    if (!this.view) super.fitted(old);
  }

  /** Give the focus to what comes next, when the field or the option that had it is gone. */
  keepFocus() {
    const at = document.activeElement;
    const { next } = this.view;
    if (!this.keys.isLost(at) && at?.checkVisibility()) return;
    if (next.disabled || next.hidden) this.keys.focus();
    else next.focus({ preventScroll: true });
  }

  /** @param {LessonPath | undefined} path */
  paintPath(path) {
    if (path) this.view.path.paint(path);
  }

  /** A clause in a sentence of the table. @param {string} id */
  clause(id) {
    return this.sign(id);
  }

  /** A quiet sign for a clause, which opens it. @param {string} id */
  sign(id) {
    const rule = this.words.rules.find((known) => known.id === id);
    const name = rule ? `${rule.title} (${id})` : id;
    const open = () => this.openRule(id);
    const labels = { title: name, "aria-label": name };
    return h("button", { type: "button", class: "cl-l-sign", ...labels, onclick: open }, "§");
  }

  /** Open a clause over the page. @param {string} id */
  openRule(id) {
    const rule = this.words.rules.find((known) => known.id === id);
    if (rule) this.dialogs.open(rule.title, h("p", {}, rule.text), h("p", {}, h("code", {}, id)));
  }

  // --- what a learner does ---------------------------------------------------------------------

  /** @param {Press} thing */
  press(thing) {
    if (this.marks) {
      this.mark(this.marks.index(thing));
      return;
    }
    const held = this.scene.hand.find((shown) => shown.card === thing.card);
    super.press(thing);
    const tried = held?.no?.tried;
    if (tried !== undefined && thing.zone === this.scene.hand_zone) this.send("move", tried);
  }

  /** @param {MoveData} move */
  make(move) {
    const { marks } = this;
    if (!marks) super.make(move);
    else if (move.index >= 0) this.mark(move.index);
    else if (marks.marked.length) this.send("answer");
  }

  /** Mark a thing; an answer that is whole is sent at once. @param {number} index */
  mark(index) {
    const { marks } = this;
    if (!marks || index < 0) return;
    marks.toggle(index);
    this.send("mark", index);
    if (marks.isWhole()) {
      this.send("answer");
      return;
    }
    this.table.paint(this.scene);
    this.view.paint(this.scene);
    this.keys.updateTabStops();
  }

  /** The next step: of this page, or in a notebook the one below. */
  goOn() {
    const step = /** @type {LessonStep} */ (this.scene.step);
    if (step.place === "page" || step.all > 1 || step.waits) {
      this.send("next");
      return;
    }
    if (this.leadOn()) return;
    // JupyterLab has taken out the cell below, as it is not in sight.
    const notebook = this.root.closest(".jp-WindowedPanel-outer");
    notebook?.scrollBy({ top: this.root.offsetHeight });
    this.leadOnSoon(10);
  }

  /** Lead on as soon as the step below is there. @param {number} tries what is left of them */
  leadOnSoon(tries) {
    const again = () => this.leadOn() || tries === 0 || this.leadOnSoon(tries - 1);
    setTimeout(again, 300);
  }

  /** Bring the step below into sight and give it the focus; whether it is there. */
  leadOn() {
    const all = [...document.querySelectorAll(".cl-lesson")];
    const below = /** @type {HTMLElement | undefined} */ (all[all.indexOf(this.root) + 1]);
    below?.scrollIntoView({ block: "center", behavior: "smooth" });
    if (below) holdFocus(below);
    return Boolean(below);
  }
}

/**
 * Give a step the focus, and again when JupyterLab takes it for a cell, up to a second later.
 * A learner who presses anything goes where they like.
 * @param {HTMLElement} step
 */
function holdFocus(step) {
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => ended.abort();
  const focus = () => step.focus({ preventScroll: true });
  /** @param {FocusEvent} event */
  const takeBack = ({ target }) => {
    if (/** @type {Element} */ (target).matches(".jp-Cell")) focus();
  };
  focus();
  document.addEventListener("focusin", takeBack, { signal });
  document.addEventListener("pointerdown", end, { signal, capture: true });
  document.addEventListener("keydown", end, { signal, capture: true });
  setTimeout(end, 1500);
}
