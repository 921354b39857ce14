// What is drawn round the table of a step: the path, the rule, answers, verdict, hints and Next.

import { h, render } from "preact";
import { box, button, fill, html, icon } from "../shell/view.js";
import { prefersReducedMotion } from "../table/motion.js";
import { Ending, isBreak, small } from "./ending.js";
import { isAlone, Path } from "./path.js";
import { NewRule, Verdict } from "./verdict.js";

/** @import { Art, Fit, LessonPath, LessonStep, LessonWords, Marks, Press } from "../types.js" */
/** @import { Scene, Send, Shown } from "../types.js" */
/** @import { Judged } from "./verdict.js" */

/**
 * What the view of a step is handed.
 * @typedef {object} Handed
 * @property {Art} art
 * @property {LessonWords} texts
 * @property {HTMLElement} root the page
 * @property {HTMLElement} frame the table, and its panel
 * @property {HTMLElement} felt
 * @property {string} asked the id of the task, which stands on it
 * @property {Fit} fit
 * @property {() => Scene} scene
 * @property {() => Marks | null} marks what is marked as an answer
 * @property {() => boolean} isEarly whether Python's widget is still to come
 * @property {() => boolean} isBehind whether scenes wait for those before to have been seen
 * @property {Send} send
 * @property {() => void} goOn
 * @property {() => void} keepFocus gives the focus on when what had it is gone
 * @property {(looks: Record<string, boolean>) => void} dress gives the page its classes
 * @property {(...ids: string[]) => Shown} sign draws a sign for clauses, which opens them
 * @property {(id: string) => void} openRule
 * @property {(text: string) => void} tell says something for a while
 * @property {(title: string, text: string) => void} showText shows a text to be copied
 * @property {(path: LessonPath, id: string) => void} showSteps lists the steps, to open one
 */

/** What lies under a step, and over a verdict, in px. */
const EDGE = 6;
const GAP = 8;

/** What is left free when the size is found, for what grows on the table, in px. */
const SPARE = 24;

/** Where the buttons under every step end, if the window is so high, in px. */
const FOOT_END = 780;

/** What keeps its height while a part is answered: the whole step, so that the buttons under it stay
 * where they are, and each part of the table; the buttons go, but their room stays if it can. */
const HELD =
  ".cl-l-main, .cl-me, .cl-seats, .cl-mid, .cl-lane, .cl-ask, .cl-said, .cl-mine, .cl-hand, .cl-bag-left";

/** What keeps in a whole game the greatest height that it had. */
const GROWING =
  ".cl-frame, .cl-felt, .cl-seats, .cl-ask, .cl-hand, .cl-mine, .cl-bag-left, .cl-bag-tray, .cl-bag-low";

/** What still keeps it where not all of them have room: the hand stays, and what lies over it moves. */
const LOW = ".cl-frame, .cl-felt, .cl-hand, .cl-mine";

/** What may grow by the room that is left: the middle, and of the game without one the seats. */
const LOOSE = ".cl:not(.cl-form-bag) .cl-mid, .cl-form-bag .cl-seats";

/** How many views there are: each has an id of its own in the page. */
let views = 0;

/** What tells one thing to read from another. @param {LessonStep} step */
export const readingOf = (step) =>
  isBreak(step) ? step.kind : `${step.n} ${step.id} ${step.part}`;

/** Whether the lines of a story are marked. @param {LessonStep} step */
export const isOfLines = ({ targets }) =>
  targets?.some((thing) => thing.choice?.startsWith("line ")) ?? false;

/** Whether what is answered with stays under the table, as a guess does not.
 * @param {LessonStep} step */
const isList = ({ guessing, kind }) => kind === "number" || (kind === "choose" && !guessing);

/** Whether an answer is asked for. @param {LessonStep} step */
export const isOpen = ({ done, waits }) => !done && !waits;

export class StepView {
  /** @param {Handed} handed */
  constructor(handed) {
    this.handed = handed;
    this.path = new Path(handed);
    /** What is to be read: the step and its part. */ this.reading = "";
    /** Whether it was not shown before. */ this.isNew = false;
    /** Whether it is another part with the rule that was read before. */ this.isPart = false;
    /** The rule. */ this.told = "";
    /** The verdict that is shown, and how many hints. */ this.verdict = "";
    this.hints = 0;
    /** Whether one of them is new. */ this.isSaid = false;
    /** The step that is shown. */ this.step = "";
    /** The table that its size was found for. */ this.dealt = "";
    /** Whether it is another one. */ this.isDealt = false;
    /** The whole game whose text was read. */ this.begun = "";
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
    const isNew = this.reading !== readingOf(step);
    this.isNew = isNew;
    const dealt = isBreak(step) ? step.kind : `${step.n} ${step.id} ${step.dealt} ${isList(step)}`;
    this.isDealt = this.dealt !== dealt;
    this.dealt = dealt;
    this.dress(step, scene);
    this.path.draw();
    this.reading = readingOf(step);
    const told = JSON.stringify(step.told);
    if (isNew) this.isPart = this.step === step.id && this.told === told;
    this.step = step.id;
    this.told = told;
    if (isBreak(step)) {
      render(null, this.over);
      render(h(Ending, { ...this.handed, lang: scene.lang, step }), this.under);
      return;
    }
    const judged = this.introduced(step, scene);
    const verdict = JSON.stringify(step.verdict);
    const isJudged = step.verdict != null && verdict !== this.verdict;
    this.isSaid = !isNew && (isJudged || step.hints.length > this.hints);
    this.verdict = verdict;
    this.hints = step.hints.length;
    render(this.task(step), this.over);
    const [toCome, last] = this.toCome(step);
    // A whole game stands still: what is said of it has its place among the buttons.
    const isGame = step.kind === "game";
    const shown = html`<div class="cl-l-room" key="verdict">
      ${h(isGame ? NewRule : Verdict, judged)}${toCome}
    </div>`;
    const under = [this.later(step), this.answer(step), shown, this.foot(judged), last];
    render(under, this.under);
    if (isNew) this.emptyNumber();
    this.paintSpots(step);
    this.paintMarks(step);
    const { dress, fit } = this.handed;
    dress({ "cl-l-tight": false });
    if (isGame && this.height > fit.room) fit.hold(LOW);
    if (isNew) fit.release(".cl-l-main");
    if (this.isDealt) fit.begin();
    else if (isNew || (isGame && !step.done)) fit.paint(); // an answer changes no size
    if (isGame) fit.loosen(".cl-felt", FOOT_END - this.bottom); // for what comes while one plays
    // After a guess the room is for the buttons that come.
    if (!isGame && this.isDealt && !step.guessing) fit.loosen(LOOSE);
    this.tighten();
    fit.hold(isGame ? GROWING : HELD);
    if (this.isSaid && (!isGame || step.done || step.waits)) this.comeInSight();
  }

  /**
   * Keep the foot in the window: a verdict takes the room of the buttons that are gone, and buttons
   * that have come take the room of the verdict to come. Where that is not enough, the middle gives
   * of the room that it has beyond its need. Then the foot ends where it ends under every step.
   */
  tighten() {
    const { dress, fit } = this.handed;
    const excess = () => this.bottom - fit.room;
    dress({ "cl-l-tight": false });
    if (excess() > 0) fit.release(".cl-l-main");
    if (excess() > 0) fit.reduce(".cl-me, .cl-hand", excess());
    if (excess() > 0) dress({ "cl-l-tight": true });
    if (excess() > 0) fit.reduce(LOOSE, excess());
    if (excess() > 0) fit.reduce(".cl-said", excess()); // a shorter task, where another had two lines
    if (this.handed.scene().step?.kind !== "game") this.placeFoot();
  }

  /** Let the foot end where it ends under every step. */
  placeFoot() {
    const main = this.find(".cl-l-main");
    const { bottom } = this;
    const end = Math.min(this.handed.fit.room, FOOT_END);
    if (main && bottom < end) main.style.minHeight = `${main.offsetHeight + end - bottom}px`;
  }

  /**
   * The text of a whole game stands over its table until it is read, as a new rule does: while one
   * plays it would take the room of the table.
   * @param {LessonStep} step
   * @param {Scene} scene
   * @returns {Handed & { step: LessonStep }}
   */
  introduced(step, scene) {
    const { handed } = this;
    const isRead = this.begun === step.id || scene.can.undo || step.verdict; // or begun
    if (step.kind !== "game" || isRead || !step.told.length) return { ...handed, step };
    const goOn = () => {
      this.begun = step.id;
      this.paint(handed.scene());
      handed.keepFocus();
    };
    /** @type {LessonStep["verdict"]} */
    const verdict = {
      state: "told",
      text: [...step.told, " ", ...step.wants],
      clause: "",
      call: "",
    };
    return { ...handed, goOn, step: { ...step, verdict } };
  }

  /** Scroll what is said of an answer, and the buttons under it, into the window. */
  comeInSight() {
    const behavior = prefersReducedMotion() ? "auto" : "smooth";
    this.find(".cl-l-foot")?.scrollIntoView({ block: "nearest", behavior });
  }

  /** @param {string} selector @returns {HTMLElement | null} */
  find(selector) {
    return this.handed.root.querySelector(selector);
  }

  /**
   * Return what is read first: the heading and rule of a step, or the text over the table of a whole
   * game; null for a later part under the same rule, of which the task is read.
   */
  toRead() {
    if (this.isPart) return null;
    return this.find(".cl-l-verdict:has(.cl-l-go-on)") ?? this.title ?? this.find(".cl-l-end h2");
  }

  /** The heading of a step, which is read with its rule and its task. */
  get title() {
    return this.find(".cl-l-title");
  }

  /** What is said of an answer, or a rule that a whole game tells; null when nothing is. */
  get verdictNode() {
    return this.find(".cl-l-verdict:not([hidden], .cl-l-to-come)");
  }

  get next() {
    return /** @type {HTMLButtonElement | null} */ (this.find(".cl-l-next"));
  }

  /**
   * The height of a step in px; of a new one with room for its last verdict, which takes the place
   * of the buttons under the hand, of what was guessed from, or of the number's field.
   */
  get height() {
    const { fit, root, scene } = this.handed;
    const { step } = scene();
    const foot = this.find(".cl-l-foot");
    if (!foot) return root.offsetHeight;
    const high = (/** @type {string} */ css) => (this.find(css)?.offsetHeight || -GAP) + GAP;
    const low = (/** @type {string} */ css) => this.find(css)?.getBoundingClientRect().bottom ?? 0;
    // Cards that are marked stay where they are.
    const buttons = ".cl-l-step:not(.cl-form-bag) .cl-buttons:not(:has(> .cl-piece-btn))";
    const freed = Math.max(0, Math.min(high(buttons), low(buttons) - low(".cl-hand")));
    const said = high(".cl-l-room"); // another verdict takes its place
    const answer = high(".cl-l-guessing .cl-l-answer, [data-kind='number'] .cl-l-answer");
    const last = high(".cl-l-to-come-last") - Math.max(freed, answer);
    const toCome = fit.isNew || this.isNew ? Math.max(0, last - said) : 0;
    const spare = fit.isNew && step?.kind !== "game" ? SPARE : 0;
    return this.bottom + toCome + spare;
  }

  /** Where the buttons under a step end, in px from its top, also if they stick to the window's. */
  get bottom() {
    const { bottom = 0 } = this.find(".cl-l-main")?.getBoundingClientRect() ?? {};
    return bottom - this.handed.root.getBoundingClientRect().top + EDGE;
  }

  /**
   * The longest verdict that may come while a part is open, whose room is kept, and the last one,
   * which is measured: both are not seen.
   * @param {LessonStep} step
   */
  toCome({ guess, guessing, longest: [open, last, later] }) {
    const { art, texts } = this.handed;
    const said = (
      /** @type {string} */ css,
      /** @type {string} */ text,
      /** @type {Shown} */ more,
    ) =>
      html`<div class="cl-l-verdict cl-l-to-come ${css}" hidden=${!text}>
        <span class="cl-l-mark" />
        <div><p><b>${texts.refused}</b> ${text}<i class="cl-l-sign">§</i></p>${more}</div>
      </div>`;
    const guessed = html`<p>${texts.guess_wrong} ${art.line(guess)}</p>`;
    const more = [
      guess.length || guessing ? guessed : null,
      later ? html`<p class="cl-l-told">${later}</p>` : null,
    ];
    return [said("", open, null), said("cl-l-to-come-last", last, more)];
  }

  /**
   * The classes of the page that say what is going on, and what the table of a part has to hold.
   * @param {LessonStep} step
   * @param {Scene} scene
   */
  dress(step, { hand, places, story }) {
    const { root, dress } = this.handed;
    root.dataset.kind = step.kind;
    const isGame = step.kind === "game";
    dress({
      "cl-l-lines": isOfLines(step),
      "cl-l-alone": isAlone(step),
      "cl-l-step": !isGame && !isBreak(step),
      "cl-l-no-table": step.table === false,
      "cl-l-playing": isGame && story.length > 0,
      "cl-marking": step.targets?.length > 0,
      "cl-l-several": step.many && !step.ordered,
      "cl-l-guessing": step.guessing && !step.done,
      "cl-l-frozen": step.frozen || step.done,
    });
    if (!this.isDealt) return;
    dress({
      "cl-l-asks": isOfLines(step) || isList(step),
      "cl-l-owns": places.length > 0 && hand.length > 0,
    });
  }

  /** The rule; the sign of its clauses stands beside the title. @param {LessonStep} step */
  task(step) {
    const { art, asked, sign } = this.handed;
    const { clauses, title, wants } = step;
    // In a game the table itself says what is asked.
    const told = step.kind === "game" ? [...step.told, " ", ...wants] : step.told;
    return html`
      <div class="cl-l-head">
        <h2 class="cl-l-title" tabIndex="-1" aria-describedby="${this.id} ${asked}">${title}</h2>
        ${clauses.length ? sign(...clauses) : null}
      </div>
      <p class="cl-l-told" id=${this.id} hidden=${!told.length}>${art.line(told)}</p>
    `;
  }

  /** The text that follows a guess, under the table, so that the table does not move.
   * @param {LessonStep} step */
  later({ later }) {
    const text = later.length ? html`<mark>${this.handed.art.line(later)}</mark>` : null;
    return html`<p class="cl-l-told cl-l-later" aria-live="polite" hidden=${!text}>${text}</p>`;
  }

  /** Number the targets that are pressed in order, and cross those that were wrong; their names,
   * which are read aloud, say so too.
   * @param {LessonStep} step */
  paintMarks(step) {
    const { art, felt, marks, texts } = this.handed;
    const { crossed, labels, ordered, targets } = step;
    const marked = marks()?.marked ?? step.marked;
    const wrong = crossed.filter((index) => !marked.includes(index));
    const signs = new Map(wrong.map((index) => [index, "✕"]));
    if (ordered) marked.forEach((index, i) => signs.set(index, String(i + 1)));
    const say = (/** @type {Element} */ node, /** @type {(name: string) => string} */ change) => {
      const heard = node.querySelector("button") ?? node;
      heard.ariaLabel = change(heard.ariaLabel ?? "");
    };
    const wordOf = (/** @type {string} */ sign) =>
      `, ${sign === "✕" ? texts.no_target : fill(texts.nth, { n: sign })}`;
    for (const old of felt.querySelectorAll("[data-nth]")) {
      const word = wordOf(old.getAttribute("data-nth") ?? "");
      old.removeAttribute("data-nth");
      say(old, (name) => (name.endsWith(word) ? name.slice(0, -word.length) : name));
    }
    for (const [index, sign] of signs) {
      const label = CSS.escape(art.text(labels[index]));
      const place = targets[index].choice
        ? `.cl-buttons > [data-key="${label}#1"]`
        : placeOf(targets[index]);
      const found = felt.querySelector(place);
      if (!found) continue;
      found.setAttribute("data-nth", sign);
      say(found, (name) => name + wordOf(sign));
    }
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
    const { art, send, texts } = this.handed;
    const option = (/** @type {LessonStep["options"][0]} */ of, i = 0) => {
      const { label, pieces, right, tried } = of;
      const sign = tried ? icon("cross") : right ? icon("check") : String.fromCharCode(65 + i);
      return html`<button type="button" key=${`${this.reading} ${i}`}
        class="cl-l-option${tried ? " cl-l-tried" : right ? " cl-l-found" : ""}"
        disabled=${!isOpen(step)} aria-disabled=${tried || undefined}
        aria-label=${label.length ? undefined : pieces.map((card) => art.name(card)).join(", ")}
        onClick=${() => tried || send("choose", i)}
      >
        <b class="cl-l-letter" aria-hidden="true">${sign}</b>
        <span class="cl-l-pieces">${art.faces(pieces)}</span>
        <span>${art.line(label)}</span>
        <span class="cl-unseen"> ${tried ? texts.wrong : right ? texts.right : null}</span>
      </button>`;
    };
    const inside = step.kind === "number" ? this.keypad() : step.options.map(option);
    return html`<div class="cl-l-answer" hidden=${!this.asks(step)}>${inside}</div>`;
  }

  keypad() {
    const { send, tell, texts } = this.handed;
    const go = () => {
      const box = /** @type {HTMLInputElement} */ (this.find(".cl-l-number"));
      const typed = box.value.trim().replace("−", "-");
      if (/^-?\d+$/.test(typed)) send("number", Number(typed));
      else tell(texts.no_number);
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

  /** @param {Judged} judged */
  foot(judged) {
    const { goOn, send, texts } = this.handed;
    const { step } = judged;
    const isTelling = judged.goOn !== goOn; // a game is introduced: no hint yet
    const { before, done, frozen, hints, kind, known, last, left, waits } = step;
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
                left > 0 && !isTelling ? small("bulb", hint, () => send("hint")) : null,
                kind === "game"
                  ? small("right", texts.skip, () => send("solve"))
                  : small("eye", texts.solve, () => send("solve")),
              ]
            : null
        }
      </div>
      ${kind === "game" ? h(Verdict, judged) : null}
      ${
        hasAgain
          ? small("undo", texts.again, () => send("anew"), frozen && open ? "cl-l-call" : "")
          : null
      }
      ${
        before >= 0 && !isAlone(step)
          ? small("left", texts.previous, () => send("go", before), "cl-l-previous")
          : null
      }
      <button type="button" class="cl-btn cl-l-next${open ? " cl-quiet" : ""}" disabled=${open && !known}
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
