// Beside the felt: the story, newest first, the rulebook at the clause one asks for, and the coach.

import { h, render } from "preact";
import { button, html, icon, node } from "../shell/view.js";
import { Coach } from "./coach.js";
import { Dock } from "./dock.js";
import { Rules } from "./rules.js";
import { LINES, Story } from "./story.js";

/** @import { Art, Labels, Replay, Scene, Send, State } from "../types.js" */

/** @typedef {"story" | "rules" | "coach"} Tab */

/**
 * What the panel is handed.
 * @typedef {object} Handed
 * @property {Art} art
 * @property {Labels} words
 * @property {Replay} replay
 * @property {() => State["advice"]} advice what the coach has found
 * @property {Send} send
 */

/**
 * What each part of the panel is handed.
 * @typedef {{ art: Art, words: Labels, scene: Scene, replay: Replay }} Shared
 */

/** The tabs, each with its sign. */
const SIGNS = /** @type {const} */ ({ story: "list", rules: "book", coach: "eye" });

export class Panel {
  /** @param {Handed} handed */
  constructor(handed) {
    this.node = node("div", { class: "cl-panel", role: "group" });
    this.node.addEventListener("keydown", (event) => this.escape(event));
    this.handed = handed;
    /** What a press does in its parts. */
    this.does = {
      isSheet: () => this.isSheet(),
      whatIf: (/** @type {number} */ decision) => handed.send("whatif", decision),
      openClause: (/** @type {string} */ id) => this.openClause(id),
      more: () => this.more(),
      find: (/** @type {string} */ search) => this.set({ search }),
    };
    /** The scene whose story it shows; none before the first. @type {Scene | null} */ this.scene =
      null;
    this.state = {
      /** @type {Tab} */ tab: "story",
      isUnfolded: false, // lies over the table as a sheet, where there is little room
      search: "", // what is looked for in the rulebook
      here: "", // the clause that was opened
      lines: LINES, // how many lines of the story are shown
    };
  }

  /** @param {Scene} scene */
  paint(scene) {
    this.scene = scene;
    if (scene.story.length <= LINES) this.state.lines = LINES;
    this.draw();
  }

  /** Show something else. @param {Partial<Panel["state"]>} changes */
  set(changes) {
    Object.assign(this.state, changes);
    this.draw();
  }

  draw() {
    const { handed, scene } = this;
    const { here, isUnfolded, lines, search, tab } = this.state;
    if (!scene) return;
    const { art, words, replay, send } = handed;
    this.node.classList.toggle("cl-unfolded", isUnfolded);
    const { labels } = this;
    this.node.ariaLabel = this.shownTabs(scene)
      .map((name) => labels[name])
      .join(", ");
    const shared = { art, words, scene, replay };
    render(
      [
        h(Dock, {
          ...shared,
          isOpen: isUnfolded,
          unfold: () => this.unfold(),
          openCoach: () => this.openCoach(),
        }),
        this.tabs(scene),
        h(Story, { ...shared, does: this.does, lines, isHidden: tab !== "story" }),
        h(Rules, { ...{ words, search, here }, isHidden: tab !== "rules", find: this.does.find }),
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

  /** What the tabs are called. */
  get labels() {
    const { words } = this.handed;
    return { story: words.story, rules: words.rules_tab, coach: words.coach };
  }

  /** @param {Scene} scene */
  tabs(scene) {
    const { labels } = this;
    const { words } = this.handed;
    const open = this.state.tab;
    const tab = (/** @type {Tab} */ name) => html`<button type="button" role="tab"
      aria-selected=${name === open} tabIndex=${name === open ? 0 : -1}
      onClick=${() => this.open(name)}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => this.walk(event)}
    >
      ${icon(SIGNS[name])}<span>${labels[name]}</span>
    </button>`;
    const shown = this.shownTabs(scene);
    return html`<div class="cl-tabs" key=${shown.length} ref=${tighten}>
      <div role="tablist">${shown.map(tab)}</div>
      <button type="button" class="cl-fold" aria-label=${words.close}
        onClick=${() => this.shut()}
      >
        ${icon("down")}
      </button>
    </div>`;
  }

  /** From tab to tab. @param {KeyboardEvent} event */
  walk({ key }) {
    if ((key !== "ArrowLeft" && key !== "ArrowRight") || !this.scene) return;
    const tabs = this.shownTabs(this.scene);
    const step = key === "ArrowLeft" ? -1 : 1;
    this.open(tabs[(tabs.indexOf(this.state.tab) + step + tabs.length) % tabs.length]);
    this.give('[role="tab"][aria-selected="true"]');
  }

  /** @param {Tab} tab */
  open(tab) {
    this.set({ tab, isUnfolded: true });
  }

  /** Give the focus to a part of the panel. @param {string} selector */
  give(selector) {
    const part = /** @type {HTMLElement | null} */ (this.node.querySelector(selector));
    part?.focus({ preventScroll: true });
    return part;
  }

  unfold() {
    this.set({ isUnfolded: true, tab: "story" });
    this.give(".cl-fold");
  }

  openCoach() {
    this.open("coach");
    this.give('[role="tab"][aria-selected="true"]');
    this.node.scrollIntoView({ block: "nearest" });
  }

  /** Close the sheet, and give the focus back to the line. */
  shut() {
    this.set({ isUnfolded: false });
    this.give(".cl-docked");
  }

  /** @param {KeyboardEvent} event */
  escape(event) {
    if (event.key !== "Escape" || !this.state.isUnfolded) return;
    event.stopPropagation();
    this.shut();
  }

  /** Whether the panel is open as a sheet. */
  isSheet() {
    const fold = /** @type {HTMLElement | null} */ (this.node.querySelector(".cl-fold"));
    return this.state.isUnfolded && fold?.offsetParent != null;
  }

  /** Earlier lines have been asked for. */
  more() {
    const hadFocus = document.activeElement?.matches(".cl-earlier");
    this.set({ lines: this.state.lines + LINES });
    if (hadFocus) this.give(".cl-earlier") ?? this.give(".cl-story");
  }

  /** Open the rulebook at a clause. @param {string} id */
  openClause(id) {
    this.set({ search: "", here: id, tab: "rules", isUnfolded: true });
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
