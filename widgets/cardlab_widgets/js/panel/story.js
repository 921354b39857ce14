// The story: what happened, newest first, the lines of one round together under a heading.

import { renderIfChanged, h, hide, icon, reconcile } from "../shell/dom.js";

/** @import { Page } from "../table/page.js" */
/** @import { Line, Scene } from "../types.js" */

// Lines of the story at once: to paint hundreds with each table takes as long as the table.
const LINES = 30;
const END = -1; // the round of the line that tells how a game has ended

/**
 * A line as it is shown: in which round, and whether its player's sign stands before it.
 * @typedef {{ line: Line, round: number, sign: boolean, head: string, mine: boolean }} Told
 */

export class Story {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    const { words } = page;
    this.lines = LINES;
    this.list = h("ol", { class: "cl-lines", reversed: true });
    this.head = h("h3", {});
    this.see = h(
      "button",
      { type: "button", class: "cl-see", onclick: () => page.again.start() },
      icon("undo"),
      h("span", {}, words.see_again),
    );
    this.steps = stepper(page);
    this.top = h("div", { class: "cl-story-top" }, this.head, this.see, this.steps.node);
    this.earlier = h(
      "button",
      {
        type: "button",
        class: "cl-btn cl-quiet cl-earlier",
        hidden: true,
        onclick: () => this.more(),
      },
      words.earlier,
    );
    this.pane = h(
      "div",
      { class: "cl-story", role: "tabpanel", "aria-label": words.story, tabindex: "0" },
      this.top,
      this.list,
      this.earlier,
    );
    this.pane.addEventListener("scroll", () => this.reach(), { passive: true });
  }

  /** @param {Scene} scene */
  paint(scene) {
    const length = scene.story.length;
    if (length <= LINES) this.lines = LINES;
    const told = this.told(scene);
    this.list.setAttribute("start", String(length)); // numbered from the last to the first
    hide(this.earlier, length <= this.lines);
    renderIfChanged(this.head, told.at(-1)?.head, () => [told.at(-1)?.head ?? ""]);
    this.paintAgain();
    reconcile(
      this.list,
      told.slice(-this.lines).reverse(),
      ({ line }) => `${line.n}`,
      () => h("li", { onclick: (/** @type {Event} */ event) => this.pressed(event) }),
      (node, item, i) => this.line(node, item, i, scene),
    );
  }

  /** In the sheet the whole line opens its clause. @param {Event} event */
  pressed(event) {
    const line = /** @type {HTMLElement} */ (event.currentTarget);
    const onButton = /** @type {Element} */ (event.target).closest("button");
    if (onButton || !this.page.panel.isSheet()) return;
    const sign = /** @type {HTMLElement | null} */ (line.querySelector(".cl-sec"));
    sign?.dispatchEvent(new CustomEvent("touched"));
  }

  /** What can be seen again, or the step that is shown. */
  paintAgain() {
    const { again } = this.page;
    hide(this.head, again.at != null || !this.page.scene.story.length);
    hide(this.see, again.at != null || !again.many);
    this.steps.paint();
  }

  /** @param {HTMLElement} node @param {Told} item @param {number} i @param {Scene} scene */
  line(node, item, i, scene) {
    const { line, mine, sign } = item;
    const { art, words } = this.page;
    const isLast = i > 0 && item.head !== ""; // the newest heading stands above the list
    const what = scene.can.whatif && line.decision != null;
    const css = [
      mine ? "cl-mine-line" : "",
      sign ? "" : "cl-cont",
      line.by == null ? "cl-nobody" : "",
    ];
    node.className = [i ? "" : "cl-newest", ...css].filter(Boolean).join(" ");
    renderIfChanged(node, [line, sign, isLast && item.head, what], () => [
      ...(isLast ? [h("h3", {}, item.head)] : []),
      this.sign(item),
      h("p", {}, ...art.line(line.text)),
      h(
        "span",
        { class: "cl-acts" },
        what ? this.whatIf(line, words.whatif) : "",
        this.page.panel.clause(line.clause),
      ),
    ]);
  }

  /** The sign of the player who did it. @param {Told} item */
  sign({ line, mine }) {
    const { scene, words } = this.page;
    const other = scene.seats.find((seat) => seat.seat === line.by);
    const letter = mine ? words.you[0] : (other?.initial ?? "");
    return h("i", { class: "cl-av", "aria-hidden": "true" }, letter);
  }

  /**
   * The lines with their rounds: one goes from my move to my next one; where all choose at once,
   * from my choice to my next.
   * @param {Scene} scene
   * @returns {Told[]}
   */
  told(scene) {
    const me = scene.me ?? 0;
    const first = scene.story.find((line) => line.by === me)?.icon;
    let round = 0;
    /** Who did something last. @type {number | null} */ let actor = null;
    const told = scene.story.map((line, n) => {
      const isEnd = scene.outcome != null && n === scene.story.length - 1;
      const begins = scene.direction === 0 ? line.icon === first : actor !== me;
      if (line.by === me && begins && !isEnd) round += 1;
      if (line.by != null) actor = line.by;
      const mine = line.by != null && line.by === scene.me;
      return { line, round: isEnd ? END : round, sign: false, head: "", mine };
    });
    told.forEach((item, n) => {
      if (told[n + 1]?.round !== item.round) item.head = this.heading(item, n === told.length - 1);
    });
    return withSigns(told);
  }

  /** @param {Told} item @param {boolean} isNow */
  heading({ round, mine }, isNow) {
    const { words } = this.page;
    if (round === END) return words.the_end;
    if (!round) return words.beginning;
    if (isNow && !this.page.scene.outcome && !mine) return words.since;
    return words.round.replace("{n}", String(round));
  }

  /** @param {Line} line @param {string} label */
  whatIf(line, label) {
    const go = () => this.page.send("whatif", line.decision ?? 0);
    return h(
      "button",
      { type: "button", class: "cl-whatif", title: label, "aria-label": label, onclick: go },
      icon("branch"),
    );
  }

  /** More of the story has been asked for. */
  more() {
    const focused = document.activeElement === this.earlier;
    this.lines += LINES;
    this.paint(this.page.scene);
    if (focused && this.earlier.hidden) this.pane.focus({ preventScroll: true });
  }

  /** Who scrolls to its end asks for more. */
  reach() {
    const height = this.earlier.offsetHeight; // none where it is hidden, or the panel folded
    const below = this.pane.scrollHeight - this.pane.scrollTop - this.pane.clientHeight;
    if (height && below < height + 40) this.more();
  }
}

/**
 * The newest line of a player's turn has the sign, as it is read first.
 * @param {Told[]} told
 */
function withSigns(told) {
  told.forEach((item, n) => {
    const after = told[n + 1];
    item.sign =
      item.line.by != null && (after?.line.by !== item.line.by || after.round !== item.round);
  });
  return told;
}

/**
 * A step back, a step on, and the end of seeing it again.
 * @param {Page} page
 */
export function stepper(page) {
  const { words } = page;
  const button = (
    /** @type {string} */ sign,
    /** @type {string} */ label,
    /** @type {() => void} */ onclick,
  ) =>
    h(
      "button",
      { type: "button", class: "cl-step", title: label, "aria-label": label, onclick },
      icon(sign),
    );
  const count = h("span", { class: "cl-step-of" });
  const back = button("left", words.step_back, () => page.again.step(-1));
  const on = button("right", words.step_on, () => page.again.step(1));
  const stop = button("cross", words.step_end, () => page.again.stop());
  const node = h(
    "div",
    { class: "cl-steps", role: "group", "aria-label": words.see_again, hidden: true },
    back,
    count,
    on,
    stop,
  );
  const paint = () => {
    const { at, many } = page.again;
    hide(node, at == null);
    if (at == null) return;
    const text = words.step_of.replace("{n}", String(at)).replace("{all}", String(many));
    count.textContent = text;
    back.disabled = at <= 1;
    on.disabled = at >= many;
  };
  return { node, paint };
}
