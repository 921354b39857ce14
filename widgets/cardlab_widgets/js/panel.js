// Beside the felt: the story, newest first, and the rulebook at the clause one asks for.

import { Coach } from "./coach.js";
import { fill, h, hide, icon, keep, part } from "./dom.js";

/** @import { Page } from "./page.js" */
/** @import { Line, Rule, Scene, Sheet } from "./types.js" */

const ICONS = {
  play: "cards",
  draw: "draw",
  look: "eye",
  swap: "branch",
  name: "talk",
  reverse: "undo",
  all: "people",
  shuffle: "down",
  pass: "right",
  end: "crown",
  deal: "cards",
  start: "cards",
  keep: "check",
  last: "check",
  refill: "draw",
  take: "draw",
  claim: "check",
  stop: "stop",
  bust: "cross",
  value: "key",
  steal: "right",
  score: "check",
  return: "undo",
  most: "plus",
  "most spicy": "plus",
  total: "list",
  share: "crown",
  points: "list",
  starts: "play",
  "turned up": "eye",
  "turn up": "eye",
  schwupp: "right",
  aggravate: "people",
  give: "right",
  "game over": "crown",
  begin: "play",
  "pick up": "up",
  skip: "right",
  burn: "cross",
  shield: "lock",
  "pass on": "people",
  challenge: "talk",
  announce: "talk",
  win: "up",
  trophy: "crown",
  wait: "clock",
  peek: "eye",
  blunder: "cross",
  fastest: "clock",
};

// Lines of the story at once: to paint hundreds with each table takes as long as the table.
const LINES = 30;

export class Panel {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    const { words } = page;
    this.story = h("ol", { class: "cl-lines", reversed: true });
    this.sheet = h("div", { class: "cl-sheet" });
    this.lines = LINES;
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
    this.storyPane = h(
      "div",
      { class: "cl-story", role: "tabpanel", "aria-label": words.story, tabindex: "0" },
      this.sheet,
      this.story,
      this.earlier,
    );
    this.storyPane.addEventListener("scroll", () => this.reach(), { passive: true });
    this.ruleList = h("div", { class: "cl-found" });
    this.search = h("input", {
      type: "search",
      placeholder: words.search,
      "aria-label": words.search,
      oninput: () => this.paintRules(),
    });
    this.rules = h(
      "div",
      { class: "cl-rules", role: "tabpanel", "aria-label": words.rules_tab, hidden: true },
      this.search,
      this.ruleList,
    );
    this.coach = new Coach(page);
    this.tabs = [
      this.tab("list", words.story),
      this.tab("book", words.rules_tab),
      this.tab("eye", words.coach),
    ];
    this.panes = [this.storyPane, this.rules, this.coach.pane]; // what each tab shows
    this.fold = h(
      "button",
      { type: "button", class: "cl-fold", "aria-expanded": "false", onclick: () => this.toggle() },
      icon("up"),
    );
    this.fold.setAttribute("aria-label", words.unfold);
    const bar = h(
      "div",
      { class: "cl-tabs" },
      h("div", { role: "tablist" }, ...this.tabs),
      this.fold,
    );
    this.node = h(
      "div",
      { class: "cl-panel", role: "group", "aria-label": `${words.story}, ${words.rules_tab}` },
      bar,
      this.storyPane,
      this.rules,
      this.coach.pane,
    );
    this.shown = -1;
    this.paintRules();
    this.open(0);
  }

  /** @param {string} name @param {string} label */
  tab(name, label) {
    const open = () => this.open(this.tabs.indexOf(button), true);
    /** @type {HTMLButtonElement} */
    const button = h(
      "button",
      { type: "button", role: "tab", onclick: open },
      icon(name),
      h("span", {}, label),
    );
    button.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      const shown = this.tabs.filter((tab) => !tab.hidden);
      const step = event.key === "ArrowLeft" ? -1 : 1;
      this.open(
        this.tabs.indexOf(shown[(shown.indexOf(button) + step + shown.length) % shown.length]),
        true,
      );
      this.tabs[this.shown].focus();
    });
    return button;
  }

  /** @param {number} n @param {boolean} [unfold] */
  open(n, unfold = false) {
    this.shown = n;
    this.tabs.forEach((tab, i) => {
      tab.setAttribute("aria-selected", String(i === n));
      tab.setAttribute("tabindex", i === n ? "0" : "-1");
      this.panes[i].hidden = i !== n;
    });
    if (unfold) this.toggle(true);
  }

  /** On a small screen the panel is folded to its last line. @param {boolean} [to] */
  toggle(to = !this.node.classList.contains("cl-unfolded")) {
    this.node.classList.toggle("cl-unfolded", to);
    this.fold.setAttribute("aria-expanded", String(to));
  }

  /** @param {Scene} scene */
  paint(scene) {
    const { art, words } = this.page;
    hide(this.tabs[2], scene.coach === "none");
    this.coach.paint();
    fill(this.sheet, scene.sheet, () => (scene.sheet ? [this.scores(scene.sheet)] : []));
    const length = scene.story.length;
    if (length <= LINES) this.lines = LINES;
    this.story.setAttribute("start", String(length)); // numbered from the last to the first
    hide(this.earlier, length <= this.lines);
    keep(
      this.story,
      scene.story.slice(-this.lines).reverse(),
      (line) => `${line.n}`,
      (line) =>
        h(
          "li",
          {},
          icon(ICONS[/** @type {keyof typeof ICONS} */ (line.icon)] ?? "dots"),
          h("div", {}),
        ),
      (node, line) => {
        const back = () =>
          scene.can.whatif && line.decision !== null ? this.whatIf(line, words.whatif) : "";
        const foot = () => h("p", { class: "cl-foot" }, this.page.clause(line.clause), back());
        fill(part(node, "div"), [line, scene.can.whatif], () => [
          h("p", {}, ...art.line(line.text)),
          foot(),
        ]);
      },
    );
  }

  /** More of the story has been asked for. */
  more() {
    const focused = document.activeElement === this.earlier;
    this.lines += LINES;
    this.paint(this.page.scene);
    if (focused && this.earlier.hidden) this.storyPane.focus({ preventScroll: true });
  }

  /** Who scrolls to its end asks for more. */
  reach() {
    const height = this.earlier.offsetHeight; // none where it is hidden, or the panel folded
    const below =
      this.storyPane.scrollHeight - this.storyPane.scrollTop - this.storyPane.clientHeight;
    if (height && below < height + 40) this.more();
  }

  /** The score sheet: a column a player, a row a game. @param {Sheet} sheet */
  scores(sheet) {
    const { words } = this.page;
    const row = (/** @type {"th" | "td"} */ kind, /** @type {(string | number)[]} */ cells) =>
      h(
        "tr",
        {},
        ...cells.map((cell, i) => h(i ? kind : "th", { scope: i ? null : "row" }, String(cell))),
      );
    return h(
      "table",
      {},
      h("caption", {}, words.sheet),
      h("thead", {}, row("th", ["", ...sheet.names])),
      h("tbody", {}, ...sheet.rows.map((points, n) => row("td", [n + 1, ...points]))),
      h("tfoot", {}, row("td", [words.total, ...sheet.total])),
    );
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

  paintRules() {
    const wanted = this.search.value.trim().toLowerCase();
    const fits = (/** @type {Rule} */ rule) =>
      `${rule.id} ${rule.title} ${rule.text}`.toLowerCase().includes(wanted);
    const matching = this.page.words.rules.filter(fits);
    keep(
      this.ruleList,
      matching,
      (rule) => rule.id,
      (rule) => this.rule(rule),
      () => {},
    );
    if (!matching.length)
      this.ruleList.replaceChildren(
        h("p", { class: "cl-none-found" }, this.page.words.nothing_found),
      );
  }

  /** @param {Rule} rule */
  rule(rule) {
    return h(
      "article",
      { "data-clause": rule.id, tabindex: "-1" },
      h("h4", {}, rule.title),
      h("p", {}, rule.text),
      h("code", {}, rule.id),
    );
  }

  /** Open the rulebook at a clause. @param {string} id */
  showClause(id) {
    this.search.value = "";
    this.paintRules();
    this.open(1, true);
    for (const node of this.ruleList.children)
      node.classList.toggle("cl-here", node.getAttribute("data-clause") === id);
    const there = /** @type {HTMLElement | null} */ (this.ruleList.querySelector(".cl-here"));
    there?.scrollIntoView({ block: "nearest" });
    there?.focus({ preventScroll: true });
  }
}
