// Beside the felt: the story, newest first, the rulebook at the clause one asks for, and the coach.

import { h, render } from "preact";
import { button, icon } from "../shell/view.js";
import { Coach } from "./coach.js";
import { Dock } from "./dock.js";
import { Rules } from "./rules.js";
import { LINES, Story } from "./story.js";

/** @import { Art } from "../shell/art.js" */
/** @import { Labels, Scene, State } from "../types.js" */
/** @import { Replay } from "../table/replay.js" */

/** @typedef {"story" | "rules" | "coach"} Tab */

/**
 * What the panel is handed.
 * @typedef {object} Handed
 * @property {Art} art
 * @property {Labels} words
 * @property {Replay} replay
 * @property {() => State["advice"]} advice what the coach has found
 * @property {(kind: string, index?: number) => void} send
 */

/** The tabs, each with its sign. */
const SIGNS = /** @type {const} */ ({ story: "list", rules: "book", coach: "eye" });

export class Panel {
  /** @param {HTMLElement} node @param {Handed} handed */
  constructor(node, handed) {
    this.node = node;
    this.handed = handed;
    /** The scene that is told; none before the first. @type {Scene | null} */ this.scene = null;
    /** @type {Tab} */ this.tab = "story";
    /** Whether it lies over the table as a sheet, where there is little room. */
    this.isUnfolded = false;
    /** What is looked for in the rulebook. */ this.search = "";
    /** The clause that was opened. */ this.here = "";
    /** How many lines of the story are shown. */ this.lines = LINES;
    const { words } = handed;
    node.setAttribute("role", "group");
    node.setAttribute("aria-label", `${words.story}, ${words.rules_tab}`);
    node.addEventListener("keydown", (event) => this.escape(event));
  }

  /** @param {Scene} scene */
  paint(scene) {
    this.scene = scene;
    if (scene.story.length <= LINES) this.lines = LINES;
    this.draw();
  }

  draw() {
    const { handed, scene, tab } = this;
    if (!scene) return;
    const { art, words, replay, send } = handed;
    this.node.classList.toggle("cl-unfolded", this.isUnfolded);
    const shared = { art, words, scene, replay };
    render(
      [
        h(Dock, { ...shared, isOpen: this.isUnfolded, unfold: () => this.unfold() }),
        this.tabs(scene),
        h(Story, {
          ...shared,
          lines: this.lines,
          isHidden: tab !== "story",
          isSheet: () => this.isSheet(),
          whatIf: (decision) => send("whatif", decision),
          openClause: (id) => this.openClause(id),
          more: () => this.more(),
        }),
        h(Rules, {
          words,
          search: this.search,
          here: this.here,
          isHidden: tab !== "rules",
          find: (text) => this.find(text),
        }),
        h(Coach, { ...shared, advice: handed.advice(), isHidden: tab !== "coach", send }),
      ],
      this.node,
    );
  }

  /** The tabs that this scene has. @param {Scene} scene */
  shownTabs(scene) {
    const all = /** @type {Tab[]} */ (Object.keys(SIGNS));
    return all.filter((tab) => tab !== "coach" || scene.coach !== "none");
  }

  /** @param {Scene} scene */
  tabs(scene) {
    const { words } = this.handed;
    const labels = { story: words.story, rules: words.rules_tab, coach: words.coach };
    const tab = (/** @type {Tab} */ name) =>
      h(
        "button",
        {
          type: "button",
          role: "tab",
          "aria-selected": name === this.tab,
          tabIndex: name === this.tab ? 0 : -1,
          onClick: () => this.open(name),
          onKeyDown: (event) => this.walk(event),
        },
        icon(SIGNS[name]),
        h("span", {}, labels[name]),
      );
    return h(
      "div",
      { class: "cl-tabs", ref: tighten },
      h("div", { role: "tablist" }, this.shownTabs(scene).map(tab)),
      h(
        "button",
        {
          type: "button",
          class: "cl-fold",
          "aria-label": words.close,
          onClick: () => this.shut(),
        },
        icon("down"),
      ),
    );
  }

  /** From tab to tab. @param {KeyboardEvent} event */
  walk({ key }) {
    if ((key !== "ArrowLeft" && key !== "ArrowRight") || !this.scene) return;
    const tabs = this.shownTabs(this.scene);
    const step = key === "ArrowLeft" ? -1 : 1;
    this.open(tabs[(tabs.indexOf(this.tab) + step + tabs.length) % tabs.length]);
    this.give('[role="tab"][aria-selected="true"]');
  }

  /** @param {Tab} tab */
  open(tab) {
    this.tab = tab;
    this.isUnfolded = true;
    this.draw();
  }

  /** Give the focus to a part of the panel. @param {string} selector */
  give(selector) {
    const part = /** @type {HTMLElement | null} */ (this.node.querySelector(selector));
    part?.focus({ preventScroll: true });
    return part;
  }

  unfold() {
    this.isUnfolded = true;
    this.draw();
    this.give(".cl-fold");
  }

  /** Close the sheet, and give the focus back to the line. */
  shut() {
    this.isUnfolded = false;
    this.draw();
    this.give(".cl-docked");
  }

  /** @param {KeyboardEvent} event */
  escape(event) {
    if (event.key !== "Escape" || !this.isUnfolded) return;
    event.stopPropagation();
    this.shut();
  }

  /** Whether the panel is open as a sheet. */
  isSheet() {
    const fold = /** @type {HTMLElement | null} */ (this.node.querySelector(".cl-fold"));
    return this.isUnfolded && fold?.offsetParent != null;
  }

  /** Earlier lines have been asked for. */
  more() {
    const hadFocus = document.activeElement?.matches(".cl-earlier");
    this.lines += LINES;
    this.draw();
    if (hadFocus) this.give(".cl-earlier") ?? this.give(".cl-story");
  }

  /** Look for something in the rulebook. @param {string} text */
  find(text) {
    this.search = text;
    this.draw();
  }

  /** Open the rulebook at a clause. @param {string} id */
  openClause(id) {
    this.search = "";
    this.here = id;
    this.open("rules");
    this.give(".cl-here")?.scrollIntoView({ block: "nearest" });
  }
}

/**
 * Have the tabs say by their signs alone what they are, where there is no room for their names.
 * @param {HTMLElement | null} bar
 */
function tighten(bar) {
  if (!bar) return;
  const list = /** @type {Element} */ (bar.firstElementChild);
  new ResizeObserver(() => {
    bar.classList.remove("cl-tight");
    bar.classList.toggle("cl-tight", list.scrollWidth > list.clientWidth);
  }).observe(bar);
}
