// What is drawn round the table of a step: the path, the rule, answers, verdict, hints and Next.

import { h, render } from "preact";
import { box, button, fill, html, icon } from "../shell/view.js";
import { Ending, isBreak, small } from "./ending.js";
import { isAlone, Path } from "./path.js";
import { Verdict } from "./verdict.js";

/** @import { Art, Fit, LessonStep, LessonWords, Marks, Press, Scene, Send } from "../types.js" */
/** @import { Shown } from "../types.js" */

/**
 * What the view of a step is handed.
 * @typedef {object} Handed
 * @property {Art} art
 * @property {LessonWords} texts
 * @property {HTMLElement} root the page
 * @property {HTMLElement} frame the table, and its panel
 * @property {HTMLElement} felt
 * @property {Fit} fit
 * @property {() => Scene} scene
 * @property {() => Marks | null} marks what is marked as an answer
 * @property {() => boolean} isEarly whether Python's widget is still to come
 * @property {Send} send
 * @property {() => void} goOn
 * @property {(looks: Record<string, boolean>) => void} dress gives the page its classes
 * @property {(id: string) => Shown} sign draws a clause, which it opens
 * @property {(id: string) => void} openRule
 * @property {(title: string, text: string) => void} showText shows a text to be copied
 */

/** The height of a verdict of two lines, and what lies under a step; in px. */
const VERDICT = 66;
const EDGE = 6;

/** How many views there are: each has an id of its own in the page. */
let views = 0;

/** What tells one thing to read from another. @param {LessonStep} step */
export const readingOf = (step) =>
  JSON.stringify([isBreak(step) ? step.kind : step.id, step.wants]);

/** Whether the lines of a story are marked. @param {LessonStep} step */
export const isOfLines = ({ targets }) =>
  targets?.some((thing) => thing.choice?.startsWith("line ")) ?? false;

/** Whether an answer is asked for. @param {LessonStep} step */
const isOpen = ({ done, waits }) => !done && !waits;

export class StepView {
  /** @param {Handed} handed */
  constructor(handed) {
    this.handed = handed;
    this.path = new Path(handed);
    /** What is to be read: the step and its part. */ this.reading = "";
    /** Whether it is another part of the step that was read before. */ this.isPart = false;
    /** The step that is shown. */ this.step = "";
    /** Whether a whole game has begun: its text was read then. */ this.isPlaying = false;
    this.id = `cl-told-${(views += 1)}`;
    /** What stands over the table, and under it. */
    this.over = box("cl-l-around");
    this.under = box("cl-l-around");
    const { frame } = handed;
    const columns = box("cl-l-columns");
    const main = box("cl-l-main");
    frame.before(this.path.node, columns);
    columns.append(main, this.path.rules);
    main.append(this.over, frame, this.under);
  }

  /** @param {Scene} scene */
  paint(scene) {
    const { step } = scene;
    if (!step) return;
    this.dress(step, scene);
    this.path.draw();
    const isNew = this.reading !== readingOf(step);
    const { isPlaying } = this;
    this.reading = readingOf(step);
    this.isPlaying = step.kind === "game" && scene.story.length > 0;
    if (isNew) this.isPart = this.step === step.id;
    this.step = step.id;
    if (isBreak(step)) {
      render(null, this.over);
      render(h(Ending, { ...this.handed, lang: scene.lang, step }), this.under);
      return;
    }
    render(this.task(step), this.over);
    const verdict = h(Verdict, { ...this.handed, step });
    render([this.answer(step), verdict, this.foot(step)], this.under);
    if (isNew) this.emptyNumber();
    this.keepInSight(step.verdict?.state === "told");
    this.paintSpots(step);
    this.paintOrder(step);
    if (isNew || isPlaying !== this.isPlaying) this.handed.fit.begin();
    else this.handed.fit.paint();
  }

  /** @param {string} selector @returns {HTMLElement | null} */
  find(selector) {
    return this.handed.root.querySelector(selector);
  }

  /** What is to be read first: of a step its heading and rule, of a later part its task. */
  toRead() {
    return this.find(this.isPart ? ".cl-prompt" : ".cl-l-title, .cl-l-end h2");
  }

  get next() {
    return /** @type {HTMLButtonElement | null} */ (this.find(".cl-l-next"));
  }

  /** The height of a step in px, with room for the verdict that is still to come. */
  get height() {
    const { root, scene } = this.handed;
    const foot = this.find(".cl-l-foot");
    if (!foot) return root.offsetHeight;
    const isJudged = scene().step?.kind !== "game";
    const isToCome = isJudged && this.find(".cl-l-verdict")?.hidden;
    const { bottom } = foot.getBoundingClientRect();
    return bottom - root.getBoundingClientRect().top + EDGE + (isToCome ? VERDICT : 0);
  }

  /**
   * The classes of the page that say what is going on, and what the table has to hold.
   * @param {LessonStep} step
   * @param {Scene} scene
   */
  dress(step, { hand, places, story }) {
    const { root, dress } = this.handed;
    root.dataset.kind = step.kind;
    const isGame = step.kind === "game";
    const ofLines = isOfLines(step);
    dress({
      "cl-l-lines": ofLines,
      "cl-l-alone": isAlone(step),
      "cl-l-step": !isGame && !isBreak(step),
      "cl-l-asks": ofLines || this.asks(step),
      "cl-l-owns": places.length > 0 && hand.length > 0,
      "cl-l-no-table": step.table === false,
      "cl-l-playing": isGame && story.length > 0,
      "cl-marking": step.targets?.length > 0,
      "cl-l-several": step.many && !step.ordered,
      "cl-l-guessing": step.guessing && !step.done,
      "cl-l-frozen": step.frozen || step.done,
    });
  }

  /** The rule. @param {LessonStep} step */
  task(step) {
    const { art, sign } = this.handed;
    const { clauses, later, title, wants } = step;
    // In a game the table itself says what is asked.
    const told = step.kind === "game" ? [...step.told, " ", ...wants] : step.told;
    const signs = clauses.map((id) => sign(id));
    const afterGuess = later.length ? html`<mark>${glued(art.line(later), signs)}</mark>` : null;
    return html`
      <h2 class="cl-l-title" tabIndex="-1" aria-describedby=${this.id}>${title}</h2>
      <p class="cl-l-told" hidden=${!told.length && !later.length}>
        <span id=${this.id}>
          ${later.length ? [art.line(told), " "] : glued(art.line(told), signs)}
        </span>
        <span aria-live="polite">${afterGuess}</span>
      </p>
    `;
  }

  /** Number the targets that are pressed in order. @param {LessonStep} step */
  paintOrder(step) {
    const { art, felt, marks } = this.handed;
    for (const old of felt.querySelectorAll("[data-nth]")) old.removeAttribute("data-nth");
    if (!step.ordered) return;
    const marked = marks()?.marked ?? step.marked;
    marked.forEach((index, i) => {
      const thing = step.targets[index];
      const button = `.cl-buttons > [data-key="${CSS.escape(art.text(step.labels[index]))}#1"]`;
      const found = felt.querySelector(thing.choice ? button : placeOf(thing));
      found?.setAttribute("data-nth", String(i + 1));
    });
  }

  /** Mark on the table what the step is about. @param {LessonStep} step */
  paintSpots(step) {
    const { felt } = this.handed;
    const spotted = step.spots.map(({ zone, seat }) =>
      felt.querySelector(seat ? `.cl-seats > [data-key="${seat}"]` : placeOf({ zone })),
    );
    for (const old of felt.querySelectorAll("[data-spot]"))
      if (!spotted.includes(old)) old.removeAttribute("data-spot");
    for (const found of spotted) found?.setAttribute("data-spot", "");
  }

  /** Whether there is something to choose from, or a number to type; what was right stays there.
   * @param {LessonStep} step */
  asks(step) {
    const { kind, options } = step;
    return isOpen(step)
      ? kind === "number" || kind === "choose"
      : kind === "choose" && options.some(({ right }) => right);
  }

  /** @param {LessonStep} step */
  answer(step) {
    const { art, send } = this.handed;
    const option = (/** @type {LessonStep["options"][0]} */ of, i = 0) => {
      const { label, pieces, right, tried } = of;
      const sign = tried ? icon("cross") : right ? icon("check") : String.fromCharCode(65 + i);
      return html`<button type="button"
        class="cl-l-option${tried ? " cl-l-tried" : right ? " cl-l-found" : ""}"
        disabled=${tried || !isOpen(step)}
        aria-label=${label.length ? undefined : pieces.map((card) => art.name(card)).join(", ")}
        onClick=${() => send("choose", i)}
      >
        <b class="cl-l-letter" aria-hidden="true">${sign}</b>
        <span class="cl-l-pieces">${art.faces(pieces)}</span>
        <span>${art.line(label)}</span>
      </button>`;
    };
    const inside = step.kind === "number" ? this.keypad() : step.options.map(option);
    return html`<div class="cl-l-answer" role="group" aria-label=${art.text(step.wants)}
      hidden=${!this.asks(step)}
    >
      ${inside}
    </div>`;
  }

  keypad() {
    const { send, texts } = this.handed;
    const go = () => {
      const box = /** @type {HTMLInputElement} */ (this.find(".cl-l-number"));
      const value = parseInt(box.value, 10);
      if (!Number.isFinite(value)) return;
      send("number", value);
      box.select(); // another number is typed over one that is wrong
    };
    const number = html`<input type="text" inputMode="numeric" maxLength="4" class="cl-l-number"
      aria-label=${texts.number}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => {
        if (event.key === "Enter" && !event.shiftKey && !event.ctrlKey) go();
      }}
    />`;
    return html`
      <label class="cl-l-label">${texts.number} ${number}</label>
      ${button("cl-btn", go, texts.check)}
    `;
  }

  /** Empty the field, as another number is asked for. */
  emptyNumber() {
    const field = /** @type {HTMLInputElement | null} */ (this.find(".cl-l-number"));
    if (field) field.value = "";
  }

  /**
   * Lay a rule that comes up in a whole game over the rule of the step, where it covers no card.
   * JupyterLab and Voila cut off what an output lets stick there, but for a popover.
   * @param {boolean} isTold
   */
  keepInSight(isTold) {
    const verdict = /** @type {HTMLElement} */ (this.find(".cl-l-verdict"));
    if (isTold && !verdict.popover) {
      const top = Math.max(8, this.path.node.getBoundingClientRect().bottom);
      verdict.style.setProperty("--l-top", `${top}px`);
      verdict.popover = "manual";
      verdict.showPopover();
    } else if (!isTold) verdict.popover = null;
  }

  /** @param {LessonStep} step */
  foot(step) {
    const { goOn, send, texts } = this.handed;
    const { done, frozen, hints, kind, last, left, waits } = step;
    const open = isOpen(step);
    const isGuess = kind === "choose" && step.guessing;
    const hint = fill(texts.hint, { n: hints.length + 1 });
    // The cell of a function is run again.
    const hasAgain = kind !== "code" && kind !== "look" && (done || frozen);
    const hasNext = (waits || !isAlone(step)) && !(waits && kind === "game");
    return html`<div class="cl-l-foot">
      <div class="cl-l-hints">
        ${
          open && !isGuess
            ? [
                left > 0 ? small("bulb", hint, () => send("hint")) : null,
                small("eye", texts.solve, () => send("solve")),
              ]
            : null
        }
      </div>
      ${
        hasAgain
          ? small("undo", texts.again, () => send("anew"), frozen && open ? "cl-l-call" : "")
          : null
      }
      <button type="button" class="cl-btn cl-l-next${open ? " cl-quiet" : ""}" disabled=${open}
        hidden=${!hasNext} onClick=${goOn}
      >
        <span>${waits ? texts.go_on : last ? texts.finish : texts.next}</span>${icon("right")}
      </button>
    </div>`;
  }
}

/**
 * Where a thing is drawn that can be pressed as an answer.
 * @param {Press} thing
 */
function placeOf({ seat, card, zone }) {
  if (seat !== undefined) return `.cl-seats > [data-key="seat ${seat}#1"]`;
  if (card) return `[data-zone="${CSS.escape(zone ?? "")}"] [data-key="${CSS.escape(card)}#1"]`;
  return `[data-zone="${CSS.escape(zone ?? "")}"]`;
}

/**
 * A sentence with signs after it; no sign stands alone in a line.
 * @param {Shown[]} parts
 * @param {Shown[]} signs
 */
function glued(parts, signs) {
  const last = parts.at(-1);
  if (typeof last !== "string" || !last || !signs.length) return [...parts, ...signs];
  const at = last.trimEnd().lastIndexOf(" ") + 1;
  const word = html`<span class="cl-l-glued">${last.slice(at)}${signs}</span>`;
  return [...parts.slice(0, -1), last.slice(0, at), word];
}
