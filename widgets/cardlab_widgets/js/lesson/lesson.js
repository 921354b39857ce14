// A step of a lesson: its rule, its table, the answer, the verdict, the hints, and Next.

import { Early } from "../shell/placeholder.js";
import { button, dress, fill, html } from "../shell/view.js";
import { Page } from "../table/page.js";
import { isBreak } from "./ending.js";
import { Marks, Trying } from "./marks.js";
import { isOfLines, isOpen, readingOf, StepView } from "./step_view.js";

/** @import { LessonPath, LessonWords, Model, MoveData, Press, Rich, Scene } from "../types.js" */

export class LessonPage extends Page {
  /** @param {Model} model @param {HTMLElement} el */
  constructor(model, el) {
    super(model, el);
    this.root.classList.add("cl-lesson");
    /** The step and part whose task was said last. @type {string | undefined} */ this.told = "";
    const { art, felt, fit, frame, root, texts } = this;
    /** What is drawn round the table. */
    this.view = new StepView({
      ...{ art, felt, fit, frame, root, texts },
      asked: this.table.id,
      scene: () => this.scene,
      marks: () => this.marks,
      isEarly: () => this.model instanceof Early,
      isBehind: () => this.queue.length > 0,
      send: (kind, index, more) => this.send(kind, index, more),
      goOn: () => this.send("next"),
      keepFocus: () => {
        this.keepFocus();
        this.isRead = false; // no scene comes that would say it too
      },
      dress: (looks) => dress(root, looks),
      sign: (...ids) => this.clause(...ids),
      openRule: (id) => this.openRules([id]),
      tell: (text) => this.table.tell(text),
      showText: (title, text) => this.dialogs.showText(title, text),
      showSteps: (path, id) => this.showSteps(path, id),
    });
  }

  start() {
    // Its line is there when the size is found.
    this.view.path.path = this.model.get("path") ?? null;
    super.start();
    this.paintPath(this.model.get("path"));
    if (this.scene.step?.place === "notebook") this.comeIntoSight();
    return this;
  }

  /**
   * Scroll a notebook to the step when it is first shown. JupyterLab goes to the cell below once it
   * has run this one: the step comes back until the learner does something, at most for a second.
   */
  comeIntoSight() {
    const ended = new AbortController();
    const end = () => ended.abort();
    const come = () => {
      this.fit.look(); // a pane scrolls, and bounds the step, once all of the notebook is there
      if (!ended.signal.aborted) this.root.scrollIntoView({ block: "start" });
    };
    for (const ms of [0, 300, 1000]) setTimeout(come, ms);
    for (const name of ["wheel", "pointerdown", "keydown"])
      document.addEventListener(name, end, { signal: ended.signal, capture: true });
    setTimeout(end, 1100);
  }

  /** @returns {LessonWords} */
  get texts() {
    return /** @type {LessonWords} */ (this.words.lesson);
  }

  /** The marks of an answer; null where moves are made. */
  get marks() {
    return this.pick instanceof Marks ? this.pick : null;
  }

  /** @param {Scene} scene */
  picking(scene) {
    const { step } = scene;
    const text = (/** @type {Rich} */ rich) => this.art.text(rich);
    if (!step || step.kind === "game") return super.picking(scene);
    if (step.targets?.length > 0) return new Marks(step, this.texts.all, text);
    const trying = new Trying(scene.moves);
    if (this.sent === "hint") trying.picked = this.pick.picked; // a hint may be about it
    return trying;
  }

  /** In a step each press is the learner's own. */
  only() {
    return this.scene.step?.kind === "game" ? super.only() : null;
  }

  /** @param {Scene} scene */
  paint(scene) {
    super.paint(scene);
    const { path, reading } = this.view;
    this.view.paint(scene);
    this.paintTitle();
    // Another step or part is seen from its top, and no sheet lies over it.
    if (!reading || !this.view.isNew) return;
    this.panel.set({ isUnfolded: false });
    path.node.scrollIntoView({ block: "nearest" });
  }

  /** Say what happened; of another step or part the task in its place. @param {Scene} scene */
  say(scene) {
    const { step } = scene;
    const reading = step && readingOf(step);
    const isNew = this.told !== reading;
    const isFirst = this.told === ""; // a page that has just come is read from its top
    this.told = reading;
    if (!step || (step.kind === "game" && !step.waits)) {
      if (isNew) {
        this.lastTold = null; // of a game that goes on only the last line is news
        this.live.textContent = ""; // what was said is of the step before
      }
      super.say(scene);
      return;
    }
    const fresh = scene.story.filter((line) => line.n > (this.lastTold ?? -1));
    this.lastTold = scene.story.at(-1)?.n ?? -1;
    const task = !isFirst && this.isUnread() ? [step.wants ?? []] : [];
    const lines = isNew ? task : fresh.map((line) => line.text);
    // Where a step is begun again, what was said has not happened; after a verdict nothing is chosen.
    const saysChoice = this.live.textContent === this.choiceSaid;
    const isPast = this.sent === "anew" || (this.view.isSaid && saysChoice);
    if (isNew || lines.length || isPast)
      this.live.textContent = this.counted(lines.map((line) => this.art.text(line))).join(" ");
  }

  /** The task stands in the place of the prompt; a game asks by itself. */
  changes() {
    const { step } = this.scene;
    if (!step) return {};
    const isBare = isOfLines(step);
    if (step.kind === "game" || isBreak(step)) return { isBare };
    const prompt = html`
      <i class="cl-lamp" aria-hidden="true" />
      <b>${this.art.line(step.wants)}</b>
      ${step.about ? html`<span class="cl-unseen"> ${step.about}</span>` : null}
    `;
    return { prompt, isBare };
  }

  /** How high the step is, in px. */
  height() {
    return this.view.height;
  }

  /**
   * The view does it, once it has painted what lies round the table; after a press that only
   * chooses a piece, it makes room for what comes with it.
   * @param {Scene | null} old
   */
  fitted(old) {
    if (!old) super.fitted(old);
    if (old !== this.scene) return;
    this.view.tighten();
    this.view.find(".cl-choices")?.scrollIntoView({ block: "nearest" });
  }

  /**
   * Give the focus to what is to be read of another step, part or rule. When what had the focus is
   * gone, give it to what comes next, to what was said, or to the task: not to what makes a move.
   */
  keepFocus() {
    const { felt, view } = this;
    const isLost = this.isLost();
    const told = view.find(".cl-l-go-on");
    // What one was asked to try, and is refused, is said while one goes on at the table.
    const goesOn = this.scene.step?.verdict?.state === "attempted";
    const said = view.isSaid && !goesOn ? view.verdictNode : null;
    // Next of a step that was done before is not what comes next: it would leave the new answer.
    const isAnswered = !this.scene.step || !isOpen(this.scene.step);
    const next = isAnswered && view.next?.checkVisibility() ? view.next : null;
    let to = isLost ? (told ?? next ?? said ?? this.question) : null;
    if (told && felt.contains(document.activeElement)) to = told;
    if (view.isNew) to = view.toRead() ?? this.question;
    const status = view.verdictNode;
    if (status) status.ariaLive = to === status ? "off" : "polite"; // what has the focus is read anyway
    if (to) this.giveFocus(to);
    // The title is read with the task; what a game asks is read when one has gone on.
    if (told || (to && to === view.title)) this.isRead = true;
  }

  /** While the others answer, the task is not read once more: it is done, or waits for them. */
  get question() {
    const { hand, step } = this.scene;
    const canPress = this.pick.isOpen || hand.some(({ no }) => no?.tried !== undefined);
    const isAsked = step?.kind !== "moves" || !isOpen(step) || step.frozen || canPress;
    return isAsked ? super.question : this.root;
  }

  /** @param {LessonPath | undefined} path */
  paintPath(path) {
    if (!path) return;
    this.view.path.paint(path);
    this.paintTitle();
  }

  /** The title of a page: the step, and the game. */
  paintTitle() {
    const { step } = this.scene;
    const path = this.model.get("path");
    if (step?.place !== "page" || !path || !document.body.dataset.voila) return;
    document.title = [step.title, path.title].filter(Boolean).join(" - ");
  }

  /** A quiet sign for clauses, which opens them. @param {...string} ids */
  clause(...ids) {
    const titles = this.rules(ids).map(({ title }) => title);
    const name = fill(this.texts.rule, { title: titles.join(", ") });
    return html`<button type="button" class="cl-l-sign" title=${name} aria-label=${name}
      onClick=${() => this.openRules(ids)}
    >
      §
    </button>`;
  }

  /** The clauses of the rulebook that have these ids. @param {string[]} ids */
  rules(ids) {
    return this.words.rules.filter((rule) => ids.includes(rule.id));
  }

  /** Open clauses over the page. @param {string[]} ids */
  openRules(ids) {
    const rules = this.rules(ids);
    if (rules.length === 1) this.dialogs.open(rules[0].title, html`<p>${rules[0].text}</p>`);
    else
      this.dialogs.open(
        this.texts.rules,
        rules.map(({ title, text }) => html`<h4>${title}</h4><p>${text}</p>`),
      );
  }

  /**
   * List the steps over the page, to open one: the marks of forty are too narrow for a finger.
   * @param {LessonPath} path
   * @param {string} now the id of the step that is shown
   */
  showSteps(path, now) {
    const { texts } = this;
    const nameOf = (/** @type {string} */ mark) =>
      texts[/** @type {"star" | "tick" | "shown" | "open"} */ (mark || "open")];
    const go = (/** @type {number} */ n) => {
      this.dialogs.dialog.close();
      this.send("go", n);
    };
    this.dialogs.open(
      texts.path,
      html`<div class="cl-l-list">
        ${path.chapters.map(
          ({ title, steps }) => html`
            <h4>${title}</h4>
            ${steps.map(
              ({ id, mark, n, title }) => html`<button type="button"
                aria-current=${id === now ? "step" : undefined} onClick=${() => go(n)}
              >
                <i class="cl-l-is-${mark || "open"}" /> ${n + 1}. ${title}
                <span class="cl-unseen">: ${nameOf(mark)}</span>
              </button>`,
            )}
          `,
        )}
        <h4>${texts.quiz}</h4>
        ${button("", () => go(path.all + 1), texts.quiz)}
        ${
          path.done === path.all
            ? button("", () => go(path.all), `${path.title}: ${texts.card}`)
            : null
        }
      </div>`,
    );
  }

  // --- what a learner does ---------------------------------------------------------------------

  /** @param {Press} thing */
  press(thing) {
    if (this.marks) {
      this.mark(this.marks.index(thing));
      return;
    }
    const held = this.scene.hand.find((shown) => shown.card === thing.card);
    const tried = held?.no?.tried;
    if (tried === undefined || thing.zone !== this.scene.hand_zone) super.press(thing);
    else this.send("move", tried); // the lesson says why not
  }

  /** @param {MoveData} move */
  make(move) {
    const { marks } = this;
    if (!marks) super.make(move);
    else if (move.index >= 0) this.mark(move.index);
    else if (marks.marked.length) this.send("answer");
    else this.table.tell(this.texts.none_marked);
  }

  /** Mark a thing; an answer that is whole is sent at once. @param {number} index */
  mark(index) {
    const { marks } = this;
    if (!marks || marks.isFixed) return;
    if (index < 0 || marks.step.crossed.includes(index)) {
      this.table.tell(this.texts.no_target);
      return;
    }
    marks.toggle(index);
    this.send("mark", index);
    if (marks.isWhole()) {
      this.send("answer");
      return;
    }
    this.repaint();
    this.view.paint(this.scene);
  }
}
