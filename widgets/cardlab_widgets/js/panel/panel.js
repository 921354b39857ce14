// Beside the felt: the story, newest first, and the rulebook at the clause one asks for.

import { Coach } from "./coach.js";
import { Dock } from "./dock.js";
import { renderIfChanged, h, hide, icon, reconcile } from "../shell/dom.js";
import { Story } from "./story.js";

/** @import { Page } from "../table/page.js" */
/** @import { ClauseData, Scene, Sheet } from "../types.js" */

export class Panel {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    const { words } = page;
    this.story = new Story(page);
    this.sheet = h("div", { class: "cl-sheet" });
    this.story.pane.prepend(this.sheet);
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
    this.panes = [this.story.pane, this.rules, this.coach.pane]; // what each tab shows
    this.fold = h(
      "button",
      { type: "button", class: "cl-fold", "aria-label": words.close, onclick: () => this.shut() },
      icon("down"),
    );
    this.dock = new Dock(page);
    const list = h("div", { role: "tablist" }, ...this.tabs);
    const bar = h("div", { class: "cl-tabs" }, list, this.fold);
    new ResizeObserver(() => {
      bar.classList.remove("cl-tight");
      bar.classList.toggle("cl-tight", list.scrollWidth > list.clientWidth);
    }).observe(bar);
    this.node = h(
      "div",
      { class: "cl-panel", role: "group", "aria-label": `${words.story}, ${words.rules_tab}` },
      this.dock.node,
      bar,
      this.story.pane,
      this.rules,
      this.coach.pane,
    );
    this.node.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.node.classList.contains("cl-unfolded")) return;
      event.stopPropagation();
      this.shut();
    });
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

  /** Where there is little room the panel is one line, and opens as a sheet. @param {boolean} to */
  toggle(to) {
    this.node.classList.toggle("cl-unfolded", to);
    this.dock.open.setAttribute("aria-expanded", String(to));
  }

  /** Whether the panel is open as a sheet. */
  isSheet() {
    return this.node.classList.contains("cl-unfolded") && this.fold.offsetParent != null;
  }

  /** Close the sheet, and give the focus back to the line. */
  shut() {
    this.toggle(false);
    this.dock.open.focus({ preventScroll: true });
  }

  /** @param {Scene} scene */
  paint(scene) {
    hide(this.tabs[2], scene.coach === "none");
    this.coach.paint();
    renderIfChanged(this.sheet, scene.sheet, () => (scene.sheet ? [this.scores(scene.sheet)] : []));
    this.story.paint(scene);
    this.dock.paint(scene);
  }

  /** A quiet sign for a clause: its title comes on hover, focus or a press. @param {string} id */
  clause(id) {
    const title = this.page.words.rules.find((rule) => rule.id === id)?.title ?? "";
    const node = h(
      "button",
      { type: "button", class: "cl-sec", "aria-label": `${title} (${id})` },
      "§",
      h("span", { class: "cl-tip", "aria-hidden": "true" }, title, h("code", {}, id)),
    );
    const isShown = () => node.classList.contains("cl-show");
    /** How it is pressed; a mouse or the focus has shown the title before. */ let by = "";
    const touched = () => (isShown() ? this.showClause(id) : show(true));
    const show = (/** @type {boolean} */ to) => {
      for (const other of this.node.querySelectorAll(".cl-sec.cl-show"))
        other.classList.remove("cl-show");
      node.classList.toggle("cl-show", to);
    };
    node.addEventListener("pointerdown", (event) => (by = event.pointerType));
    node.addEventListener("blur", () => show(false));
    node.addEventListener("touched", touched);
    node.addEventListener("click", (event) => {
      if (by === "mouse" || event.detail === 0) this.showClause(id);
      else touched();
    });
    return node;
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

  paintRules() {
    const wanted = this.search.value.trim().toLowerCase();
    const fits = (/** @type {ClauseData} */ rule) =>
      `${rule.id} ${rule.title} ${rule.text}`.toLowerCase().includes(wanted);
    const matching = this.page.words.rules.filter(fits);
    reconcile(
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

  /** @param {ClauseData} rule */
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
