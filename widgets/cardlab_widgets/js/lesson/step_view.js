// What is drawn round the table of a step: the path, the rule, answers, verdict, hints and Next.

import { renderIfChanged, h, hide, icon, findPart, small } from "../shell/dom.js";
import { Ending, isBreak } from "./ending.js";
import { isAlone, Path } from "./path.js";

/** @import { LessonPage } from "./lesson.js" */
/** @import { LessonStep, Scene, Press } from "../types.js" */

const SIGNS = {
  right: "check",
  wrong: "cross",
  refused: "cross",
  guessed: "bulb",
  unwritten: "bulb",
  told: "book",
};

/** The height of a verdict of two lines, and what lies under a step; in px. */
const VERDICT = 66;
const EDGE = 6;

/** How many views there are: each has an id of its own in the page. */
let views = 0;

/** What tells one thing to read from another. @param {LessonStep} step */
export const readingOf = (step) =>
  JSON.stringify([isBreak(step) ? step.kind : step.id, step.wants]);

export class StepView {
  /** @param {LessonPage} page */
  constructor(page) {
    this.page = page;
    const { texts } = page;
    this.path = new Path(page);
    /** What is to be read: the step and its part. */ this.reading = "";
    /** Whether it is another part of the step that was read before. */ this.isPart = false;
    /** The step that is shown. */ this.step = "";
    this.told = h("span", { id: `cl-told-${(views += 1)}` });
    /** What is told after a guess. */ this.later = h("span", { "aria-live": "polite" });
    this.rule = h("p", { class: "cl-l-told" }, this.told, this.later);
    const read = { tabindex: "-1", "aria-describedby": this.told.id };
    this.heading = h("h2", { class: "cl-l-title", ...read });
    page.table.prompt.tabIndex = -1;
    this.answer = h("div", { class: "cl-l-answer", role: "group", hidden: true });
    /** The number that is asked for. */ this.asked = "";
    this.verdict = h("div", { class: "cl-l-verdict", role: "status", hidden: true });
    this.hints = h("div", { class: "cl-l-hints" });
    this.again = small("undo", texts.again, () => page.send("anew"));
    this.next = h(
      "button",
      { type: "button", class: "cl-btn cl-l-next", onclick: () => page.goOn() },
      h("span", {}),
      icon("right"),
    );
    this.foot = h("div", { class: "cl-l-foot" }, this.hints, this.again, this.next);
    this.ending = new Ending(page);
    const frame = /** @type {HTMLElement} */ (page.table.node.parentElement);
    const main = h("div", { class: "cl-l-main" });
    frame.before(this.path.node, h("div", { class: "cl-l-columns" }, main, this.path.rules));
    const { heading, rule, answer, verdict, foot, ending } = this;
    main.append(heading, rule, frame, answer, verdict, foot, ending.node);
  }

  /** @param {Scene} scene */
  paint(scene) {
    const { step } = scene;
    if (!step) return;
    this.dress(step, scene);
    this.ending.paint(step);
    this.path.at(step);
    const over = isBreak(step);
    const fitted = this.reading;
    this.reading = readingOf(step);
    if (fitted !== this.reading) this.isPart = this.step === step.id;
    this.step = step.id;
    for (const node of [this.heading, this.rule, this.answer, this.verdict, this.foot])
      hide(node, over);
    if (over) return;
    this.paintTask(step);
    this.paintAnswer(step);
    this.paintVerdict(step);
    this.paintFoot(step);
    if (fitted === this.reading) this.page.fit.paint();
    else this.page.fit.begin();
  }

  /** What is to be read first: of a step its heading and rule, of a later part its task. */
  toRead() {
    if (!this.ending.node.hidden) return findPart(this.ending.node, "h2");
    return this.isPart ? this.page.table.prompt : this.heading;
  }

  /** The height of a step in px, with room for the verdict that is still to come. */
  get height() {
    const { foot, page, verdict } = this;
    if (foot.hidden) return page.root.offsetHeight;
    const isJudged = page.scene.step?.kind !== "game";
    const top = page.root.getBoundingClientRect().top;
    const more = EDGE + (verdict.hidden && isJudged ? VERDICT : 0);
    return foot.getBoundingClientRect().bottom - top + more;
  }

  /**
   * The classes of the page that say what is going on, and what the table has to hold.
   * @param {LessonStep} step
   * @param {Scene} scene
   */
  dress(step, scene) {
    const { classList, dataset } = this.page.root;
    dataset.kind = step.kind;
    const ofLines = step.targets?.some((thing) => thing.choice?.startsWith("line ")) ?? false;
    const over = isBreak(step);
    const isOpen = !step.done && !step.waits;
    const asks = ofLines || (isOpen && (step.kind === "number" || step.kind === "choose"));
    classList.toggle("cl-l-lines", ofLines);
    const { hand, ownPlaces, sorting } = this.page.table;
    sorting.hidden = ofLines;
    if (ofLines) hand.hidden = ownPlaces.hidden = true; // each painting of the felt shows them
    classList.toggle("cl-l-alone", isAlone(step));
    classList.toggle("cl-l-step", step.kind !== "game" && !over);
    classList.toggle("cl-l-asks", asks);
    classList.toggle("cl-l-owns", scene.places.length > 0 && scene.hand.length > 0);
    classList.toggle("cl-l-no-table", step.table === false);
    classList.toggle("cl-l-playing", step.kind === "game" && scene.story.length > 0);
    classList.toggle("cl-marking", step.targets?.length > 0);
    classList.toggle("cl-l-several", step.many && !step.ordered);
    classList.toggle("cl-l-guessing", step.guessing && !step.done);
    classList.toggle("cl-l-frozen", Boolean(step.frozen || step.done));
  }

  /** The rule, and the task on the table. @param {LessonStep} step */
  paintTask(step) {
    const { art, table } = this.page;
    const isGame = step.kind === "game";
    const told = isGame ? [...step.told, " ", ...step.wants] : step.told;
    const { later } = step;
    hide(this.rule, !told.length && !later.length);
    renderIfChanged(this.heading, step.title, () => [step.title]);
    const signs = () => step.clauses.map((id) => this.page.sign(id));
    renderIfChanged(this.told, [told, later, step.clauses], () =>
      later.length ? [...art.line(told), " "] : glued(art.line(told), signs()),
    );
    renderIfChanged(this.later, [later, step.clauses], () =>
      later.length ? [h("mark", {}, ...glued(art.line(later), signs()))] : [],
    );
    if (!isGame)
      // there the table itself says what is asked
      table.prompt.replaceChildren(
        h("i", { class: "cl-lamp", "aria-hidden": "true" }),
        h("b", {}, ...art.line(step.wants)),
        step.about ? h("span", { class: "cl-unseen" }, ` ${step.about}`) : "",
      );
    this.paintSpots(step);
    this.paintOrder(step);
  }

  /** Number the targets that are pressed in order. @param {LessonStep} step */
  paintOrder(step) {
    const { node } = this.page.table;
    for (const old of node.querySelectorAll("[data-nth]")) old.removeAttribute("data-nth");
    if (!step.ordered) return;
    const marked = this.page.marks?.marked ?? step.marked;
    marked.forEach((index, i) => {
      const found = node.querySelector(placeOf(step.targets[index]));
      found?.setAttribute("data-nth", String(i + 1));
    });
  }

  /** Mark on the table what the step is about. @param {LessonStep} step */
  paintSpots(step) {
    const { node } = this.page.table;
    const spotted = step.spots.map(({ zone, seat }) =>
      node.querySelector(seat ? `.cl-seats > [data-key="${seat}"]` : placeOf({ zone })),
    );
    // An attribute stays where the felt writes the classes of a node anew.
    for (const old of node.querySelectorAll("[data-spot]"))
      if (!spotted.includes(old)) old.removeAttribute("data-spot");
    for (const found of spotted) found?.setAttribute("data-spot", "");
  }

  /** Options to choose from, or a number to type. @param {LessonStep} step */
  paintAnswer(step) {
    const { options } = step;
    const isOpen = !step.done && !step.waits;
    const asks = isOpen && (step.kind === "number" || step.kind === "choose");
    hide(this.answer, !asks);
    if (!asks) return;
    if (step.kind === "number") {
      renderIfChanged(this.answer, ["number", step.id], () => this.keypad());
      this.empty(step);
    } else
      renderIfChanged(this.answer, [step.id, options], () =>
        options.map((option, i) => {
          const sign = h("b", { class: "cl-l-letter", "aria-hidden": "true" });
          if (option.tried) sign.append(icon("cross"));
          else sign.append(String.fromCharCode(65 + i));
          const pieces = option.pieces.map((card) => this.page.art.face(card));
          const named = option.pieces.map((card) => this.page.art.name(card)).join(", ");
          return h(
            "button",
            {
              type: "button",
              class: `cl-l-option${option.tried ? " cl-l-tried" : ""}`,
              disabled: option.tried,
              "aria-label": option.label.length ? null : named,
              onclick: () => this.page.send("choose", i),
            },
            sign,
            h("span", { class: "cl-l-pieces" }, ...pieces),
            h("span", {}, ...this.page.art.line(option.label)),
          );
        }),
      );
  }

  /** Empty the field when another number is asked for. @param {LessonStep} step */
  empty(step) {
    const now = JSON.stringify([step.id, step.wants]);
    if (this.asked === now) return;
    this.asked = now;
    findPart(this.answer, "input").value = "";
  }

  /** @returns {Node[]} */
  keypad() {
    const { texts } = this.page;
    const box = h("input", {
      type: "text",
      inputmode: "numeric",
      maxlength: "4",
      class: "cl-l-number",
      "aria-label": texts.number,
    });
    const send = () => {
      const value = parseInt(box.value, 10);
      if (!Number.isFinite(value)) return;
      this.page.send("number", value);
      box.select(); // another number is typed over one that is wrong
    };
    box.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && !event.shiftKey && !event.ctrlKey) send();
    });
    const check = h("button", { type: "button", class: "cl-btn", onclick: send }, texts.check);
    return [h("label", { class: "cl-l-label" }, texts.number, " ", box), check];
  }

  /** @param {LessonStep} step */
  paintVerdict(step) {
    const { art, texts } = this.page;
    const { verdict, hints } = step;
    hide(this.verdict, !verdict && !hints.length && !step.code);
    const state = verdict ? verdict.state : "help";
    this.verdict.className = `cl-l-verdict cl-l-${state === "told" ? "new" : state}`;
    this.keepInSight(state === "told");
    renderIfChanged(
      this.verdict,
      [verdict, hints, step.guess, step.guess_right, step.earned, step.code, step.done],
      () => {
        const lines = [];
        if (verdict?.call) lines.push(h("p", {}, h("code", {}, verdict.call)));
        if (verdict) {
          const isSurprised = step.guess_right === false;
          const isEarned = verdict.state !== "right" || step.earned;
          const head = texts[isEarned ? verdict.state : "did_it"];
          const last = step.guess.at(-1);
          const stop = typeof last === "string" && last.endsWith(".") ? " " : ". ";
          const guess = verdict.state === "guessed" ? [...art.line(step.guess), stop] : [];
          lines.push(
            h(
              "p",
              {},
              h("b", {}, head),
              " ",
              ...guess,
              ...art.line(verdict.text),
              ...(verdict.clause && verdict.state !== "guessed"
                ? [this.page.sign(verdict.clause)]
                : []),
            ),
          );
          if (step.done && verdict.state === "right" && step.guess.length)
            lines.push(
              h(
                "p",
                { class: `cl-l-guess cl-l-guess-${isSurprised ? "wrong" : "right"}` },
                isSurprised ? texts.guess_wrong : texts.guess_right,
                " ",
                ...art.line(step.guess),
              ),
            );
        }
        hints.forEach((hint, i) =>
          lines.push(
            h(
              "p",
              { class: "cl-l-hint" },
              h("b", {}, texts.hint.replace("{n}", String(i + 1))),
              " ",
              ...art.line(hint),
            ),
          ),
        );
        if (verdict?.state === "told") lines.push(this.goesOn());
        if (step.code) lines.push(h("pre", { tabindex: "0" }, h("code", {}, step.code)));
        const sign = verdict ? SIGNS[verdict.state] : "bulb";
        return [h("span", { class: "cl-l-mark" }, icon(sign)), h("div", {}, ...lines)];
      },
    );
  }

  /**
   * Lay the rule that is told in a whole game over the page, at the lower edge of the window.
   * JupyterLab and Voila cut off what an output lets stick there, but for a popover.
   * @param {boolean} isTold
   */
  keepInSight(isTold) {
    const { verdict } = this;
    if (isTold && !verdict.popover) {
      verdict.popover = "manual";
      verdict.showPopover();
    } else if (!isTold) verdict.popover = null;
  }

  /** What ends a rule that is told in a whole game. */
  goesOn() {
    const { page } = this;
    const go = { type: "button", class: "cl-btn cl-l-go-on", onclick: () => page.goOn() };
    return h("button", go, page.texts.go_on, icon("right"));
  }

  /** @param {LessonStep} step */
  paintFoot(step) {
    const { texts } = this.page;
    const n = step.hints.length;
    const guess = step.kind === "choose" && step.guessing;
    const { done, waits } = step;
    const isOpen = !done && !waits;
    renderIfChanged(this.hints, [n, step.left, isOpen, guess], () => {
      if (!isOpen || guess) return [];
      const hint = texts.hint.replace("{n}", String(n + 1));
      const more = step.left > 0 ? [small("bulb", hint, () => this.page.send("hint"))] : [];
      return [...more, small("eye", texts.solve, () => this.page.send("solve"))];
    });
    const isCode = step.kind === "code"; // its cell is run again
    hide(this.again, isCode || step.kind === "look" || (!done && !step.frozen));
    this.again.classList.toggle("cl-l-call", step.frozen && isOpen);
    const onwards = step.last ? texts.finish : texts.next;
    const leads = waits ? texts.go_on : onwards;
    renderIfChanged(this.next.children[0], leads, () => [leads]);
    this.next.disabled = isOpen;
    this.next.classList.toggle("cl-quiet", isOpen);
    hide(this.next, (isAlone(step) && !waits) || (waits && step.kind === "game"));
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
 * The nodes of a sentence with signs after it; no sign stands alone in a line.
 * @param {(Node | string)[]} nodes
 * @param {Node[]} signs
 */
function glued(nodes, signs) {
  const last = nodes.at(-1);
  const text =
    typeof last === "string" ? last : last?.nodeType === Node.TEXT_NODE ? last.textContent : "";
  const at = (text ?? "").trimEnd().lastIndexOf(" ") + 1;
  if (!text || !signs.length) return [...nodes, ...signs];
  const word = h("span", { class: "cl-l-glued" }, text.slice(at), ...signs);
  return [...nodes.slice(0, -1), text.slice(0, at), word];
}
