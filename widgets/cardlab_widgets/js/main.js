// The card table of any game: it paints the scene that Python sends and sends back what is chosen.

import { Banner } from "./banner.js";
import { Art, h, icon, sweep } from "./dom.js";
import { Dialogs } from "./dialogs.js";
import { Early, keepFocus, waiting } from "./early.js";
import { Felt } from "./felt.js";
import { Motion } from "./motion.js";
import { Panel } from "./panel.js";
import { Picking } from "./pick.js";

const ANSWER_WITHIN = 3000; // ms; a kernel that does not answer is said to be gone
const LIFT_AFTER = 60; // ms; on loopback the table itself has come by then
const COME_WITHIN = 20_000; // ms; as long as its widget may take to come to a table that is painted early

class Page {
  /** @param {any} model @param {HTMLElement} el */
  constructor(model, el) {
    this.model = model;
    this.words = model.get("words");
    this.art = new Art(model.get("art"));
    this.pick = new Picking();
    /** @type {any} */ this.scene = null;
    /** @type {any[]} */ this.queue = [];
    /** The last event that was said. @type {number | null} */ this.told = null;
    /** The button pressed last. @type {Element | null} */ this.pressed = null;
    /** Keeps the focus until the widget has come. @type {MutationObserver | null} */ this.keeper = null;
    this.build(el);
    this.theme();
    this.show(model.get("scene"));
  }

  /** @param {HTMLElement} el */
  build(el) {
    const { words } = this;
    this.title = h("h2", {});
    this.meta = h("p", { class: "cl-meta" });
    this.tools = {
      undo: this.tool("undo", words.undo, () => this.send("undo")),
      save: this.tool("save", words.save, () => this.send("save")),
      load: this.tool("up", words.load, () => this.dialogs.load()),
      share: this.tool("share", words.share, () => this.send("share")),
    };
    this.pace = this.paces();
    this.banner = new Banner(this);
    this.live = h("p", { class: "cl-live", "aria-live": "polite", "aria-atomic": "true" });
    this.felt = new Felt(this);
    this.panel = new Panel(this);
    this.dialogs = new Dialogs(this);
    this.motion = new Motion(this.felt.node);
    const bar = h("div", { class: "cl-bar" }, this.title, this.meta, h("div", { class: "cl-tools", role: "toolbar", "aria-label": words.tools }, ...Object.values(this.tools), h("label", { class: "cl-pace" }, icon("clock"), this.pace)));
    const sprite = h("div", { hidden: true });
    sprite.innerHTML = this.art.art.sprite;
    this.root = h("section", { class: "cl", tabindex: "-1" }, sprite, bar, this.dialogs.node, this.banner.node,
      h("div", { class: "cl-frame" }, this.felt.node, this.panel.node), this.live);
    this.root.addEventListener("keydown", (event) => this.key(/** @type {KeyboardEvent} */ (event)));
    this.root.addEventListener("pointerdown", () => this.hurry(), true);
    this.root.addEventListener("click", (event) => (this.pressed = /** @type {Element} */ (event.target).closest("button")), true);
    el.append(this.root);
  }

  /** @param {string} name @param {string} label @param {() => void} onclick */
  tool(name, label, onclick) {
    return h("button", { type: "button", class: "cl-tool", onclick, "aria-label": label }, icon(name), h("span", {}, label));
  }

  /** How long each bot's move is shown; the visitor's own choice, of which Python need not know. */
  paces() {
    const { words } = this;
    const options = Object.entries(words.paces).map(([value, label]) => h("option", { value, selected: value === "1" }, label));
    return /** @type {HTMLSelectElement} */ (h("select", { "aria-label": words.pace, title: words.pace }, ...options));
  }

  theme() {
    const wanted = this.model.get("theme");
    const lab = document.body.dataset.jpThemeLight;
    const asked = document.body.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
    const dark = lab ? lab === "false" : asked === "dark";
    this.root.dataset.theme = wanted === "auto" ? (dark ? "dark" : "light") : wanted;
  }

  // --- scenes ---------------------------------------------------------------------------------

  /** A scene has come: paint it now, or after those that wait. @param {any} scene */
  come(scene) {
    this.answered();
    this.queue.push(scene);
    if (!this.pacing) this.next();
  }

  next() {
    clearTimeout(this.pacing);
    this.pacing = 0;
    const scene = this.queue.shift();
    if (!scene) return;
    this.show(scene);
    const pace = scene.pace * Number(this.pace.value);
    if (pace > 0) this.pacing = window.setTimeout(() => this.next(), pace);
    else this.next();
  }

  /** Do not keep somebody waiting who has pressed something. */
  hurry() {
    clearTimeout(this.pacing);
    this.pacing = 0;
    if (!this.queue.length) return;
    this.queue = this.queue.slice(-1);
    this.next();
  }

  /** @param {any} scene */
  show(scene) {
    if (!scene || !scene.game) return;
    const old = this.scene;
    const focused = this.root.contains(document.activeElement);
    this.motion.before();
    this.drop();
    this.scene = scene;
    this.pick.offer(scene.moves);
    this.felt.calm();
    this.root.dataset.game = scene.game;
    this.root.dataset.seq = scene.seq;
    this.root.setAttribute("aria-label", scene.title);
    this.title.textContent = scene.title;
    this.meta.textContent = scene.meta;
    this.paintTools(scene);
    this.felt.paint(scene);
    this.rove();
    if (focused && this.isLost(document.activeElement)) this.focus();
    this.motion.after(old, scene); // last, as what comes after a motion has begun is laid out once more
    this.race(scene);
    if (old) this.soon(() => this.tell(scene));
    else this.tell(scene);
  }

  /** The story, once the table is painted: it must not wait for it. @param {any} scene */
  tell(scene) {
    this.motion.start();
    if (scene !== this.scene) return; // a newer one has come meanwhile, and tells what this one would
    this.panel.paint(scene);
    this.say(scene);
  }

  /** Do something after the next frame; a page that is not seen has none. @param {() => void} what */
  soon(what) {
    if (document.hidden) what();
    else requestAnimationFrame(() => setTimeout(what));
  }

  /** @param {any} scene */
  paintTools(scene) {
    for (const [name, button] of Object.entries(this.tools)) {
      /** @type {HTMLButtonElement} */ (button).disabled = name in scene.can && !scene.can[name];
    }
    this.banner.paint(scene);
  }

  /** Say each event once, and then what I am asked. @param {any} scene */
  say(scene) {
    const first = this.told === null;
    const fresh = scene.story.filter((/** @type {any} */ line) => line.n > (this.told ?? -1));
    this.told = scene.story.length ? scene.story.at(-1).n : -1;
    const events = (first ? fresh.slice(-1) : fresh).map((/** @type {any} */ line) => this.art.text(line.text));
    const end = scene.outcome ? [this.art.text(scene.outcome.title)] : [];
    this.live.textContent = [...events, ...end, this.art.text(scene.prompt)].join(" ");
  }

  // --- what a person does ----------------------------------------------------------------------

  /** @param {any} thing */
  press(thing) {
    this.felt.calm();
    const held = thing.card && this.scene.hand.find((/** @type {any} */ each) => each.card === thing.card);
    if (held?.no && !this.pick.leads(thing) && thing.zone === `hand ${this.scene.me}`) return this.felt.refuse(held);
    const move = this.pick.press(thing);
    if (move) return this.make(move);
    this.felt.paint(this.scene);
    return this.rove();
  }

  /** Lift what was pressed, if the answer takes longer than the eye would notice. */
  lift() {
    clearTimeout(this.lifting);
    this.lifting = window.setTimeout(() => this.pressed?.classList.add("cl-sent"), LIFT_AFTER);
  }

  /** Let it lie again. */
  drop() {
    clearTimeout(this.lifting);
    this.pressed?.classList.remove("cl-sent");
  }

  /** Make a move; in a race it counts how long it took. @param {any} move */
  make(move) {
    this.lift();
    if (this.scene.race === null) return this.send("move", move.index);
    clearTimeout(this.late);
    return this.send("race", Math.round(performance.now() - this.since));
  }

  /** In a race whoever does not press in time is last. @param {any} scene */
  race(scene) {
    clearTimeout(this.late);
    if (scene.race === null) return;
    this.since = performance.now();
    this.late = window.setTimeout(() => this.send("race", scene.race + 1), scene.race + 1);
  }

  /** @param {string} kind @param {number} [index] @param {any} [more] */
  send(kind, index = 0, more = {}) {
    this.dialogs.hush();
    this.model.send({ kind, index, seq: this.scene.seq, ...more });
    if (!(this.model instanceof Early)) this.wait(ANSWER_WITHIN);
  }

  /** Say that Python does not answer, unless it does. @param {number} ms */
  wait(ms) {
    clearTimeout(this.waiting);
    this.waiting = window.setTimeout(() => this.dialogs.dead(), ms);
  }

  /** Python's widget has come for a table that was painted before it. @param {any} model @param {HTMLElement} el */
  connect(model, el) {
    const { held, listeners } = this.model;
    for (const [what, listener] of listeners) model.on(what, listener);
    this.model = model;
    this.answered();
    this.root.removeAttribute("aria-busy");
    this.move(el);
    const scene = model.get("scene");
    if (scene.seq !== this.scene.seq) return this.come(scene);
    if (!held) return;
    model.send(held);
    this.wait(ANSWER_WITHIN);
  }

  /** Move to the widget's own place, once it is in the page; the focus comes along. @param {HTMLElement} el */
  move(el) {
    if (!el.isConnected) return void setTimeout(() => this.move(el), 10);
    this.keeper?.disconnect();
    const focused = /** @type {HTMLElement} */ (document.activeElement);
    const left = this.root.parentElement;
    el.append(this.root);
    left?.remove();
    if (this.root.contains(focused)) focused.focus({ preventScroll: true });
  }

  /** Python is there. */
  answered() {
    clearTimeout(this.waiting);
    this.dialogs.alive();
  }

  /** A word from Python. @param {any} message */
  hear(message) {
    this.answered();
    if (message.kind !== "ack") this.drop();
    if (message.kind === "refused") this.dialogs.say(message.text);
    else if (message.kind === "error") this.dialogs.say(message.text, true);
    else if (message.kind === "file") this.dialogs.file(message.name, message.text);
    else if (message.kind === "copy") this.dialogs.share(message.text);
  }

  /** A clause, to be opened in the rulebook. @param {string} id */
  clause(id) {
    return h("button", { type: "button", class: "cl-clause", onclick: () => this.panel.showClause(id) }, id);
  }

  // --- keys ------------------------------------------------------------------------------------

  /** The keys are the table's: a notebook must not take them for its own. @param {KeyboardEvent} event */
  key(event) {
    event.stopPropagation();
    const typing = /** @type {HTMLElement} */ (event.target).matches("input, textarea, select");
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    this.hurry();
    if (event.key === "Escape") return this.escape();
    if (["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return this.walk(event);
    if (event.key === "ArrowUp" || event.key === "ArrowDown") return this.climb(event);
    const move = this.scene.moves.find((/** @type {any} */ each) => each.key && each.key.toLowerCase() === event.key.toLowerCase());
    if (move) {
      event.preventDefault();
      this.pressed = this.felt.buttons.querySelector(`[aria-keyshortcuts="${CSS.escape(move.key)}"]`);
      this.make(move);
    }
  }

  escape() {
    this.felt.calm();
    this.pick.back();
    this.felt.paint(this.scene);
    this.rove();
  }

  /** Rows in which the arrows move: seats, piles, another's open hand, buttons, my hand. */
  rows() {
    const { seats, piles, laidOpen, mine, buttons, resting, hand } = this.felt;
    const inside = (/** @type {HTMLElement} */ box) => /** @type {HTMLElement[]} */ ([...box.querySelectorAll("button:not(:disabled)")]);
    return [seats, piles, laidOpen, buttons, resting, mine, hand].filter((box) => !box.hidden).map(inside).filter((row) => row.length);
  }

  /** One stop of the tab key for each row, where it was or at the first card that may be played. */
  rove() {
    sweep();
    for (const row of this.rows()) {
      const at = row.find((node) => node.tabIndex === 0 && node.classList.contains("cl-roved")) ?? row.find((node) => node.classList.contains("cl-may")) ?? row[0];
      for (const node of row) node.tabIndex = node === at ? 0 : -1;
    }
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const row = this.rows().find((each) => each.includes(/** @type {HTMLElement} */ (document.activeElement)));
    if (!row) return;
    event.preventDefault();
    const at = row.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: row.length - 1 };
    this.go(row, row[(steps[/** @type {keyof steps} */ (event.key)] + row.length) % row.length]);
  }

  /** @param {KeyboardEvent} event */
  climb(event) {
    const rows = this.rows();
    const at = rows.findIndex((row) => row.includes(/** @type {HTMLElement} */ (document.activeElement)));
    if (at < 0) return;
    event.preventDefault();
    const row = rows[(at + (event.key === "ArrowUp" ? -1 : 1) + rows.length) % rows.length];
    this.go(row, row.find((node) => node.tabIndex === 0) ?? row[0]);
  }

  /** @param {HTMLElement[]} row @param {HTMLElement} node */
  go(row, node) {
    for (const each of row) {
      each.tabIndex = each === node ? 0 : -1;
      each.classList.toggle("cl-roved", each === node);
    }
    node.focus();
  }

  /** Whether the focus is on nothing that can be pressed: gone, disabled, or waiting. @param {any} node */
  isLost(node) {
    return !this.root.contains(node) || node === this.root || node.disabled;
  }

  /** Where the focus goes when what had it is gone: to what may be done next, or the table waits. */
  focus() {
    const rows = this.rows();
    const row = rows.find((each) => each.some((node) => node.matches(".cl-may, .cl-btn"))) ?? rows.at(-1);
    (row?.find((node) => node.tabIndex === 0) ?? row?.[0] ?? this.root).focus({ preventScroll: true });
  }

  stop() {
    clearTimeout(this.lifting);
    clearTimeout(this.pacing);
    clearTimeout(this.waiting);
    clearTimeout(this.late);
  }
}

/** Paint a table whose widget is still to come. @param {any} state @param {HTMLElement} el */
function early(state, el) {
  const style = h("style", {});
  style.textContent = state.style;
  el.append(style, h("h1", { class: "cl-unseen" }, state.scene.title));
  const page = new Page(new Early(state), el);
  page.root.setAttribute("aria-busy", "true");
  page.wait(COME_WITHIN);
  page.keeper = keepFocus(page.root);
  /** @type {any} */ (globalThis).cardlabEarly = page;
}

/** anywidget calls this for each place a table is shown in. @param {any} context */
function render({ model, el }) {
  const page = waiting(model) ?? new Page(model, el);
  if (page.model !== model) page.connect(model, el);
  const come = () => page.come(model.get("scene"));
  const theme = () => page.theme();
  const hear = (/** @type {any} */ message) => page.hear(message);
  const watch = new MutationObserver(theme);
  model.on("change:scene", come);
  model.on("change:theme", theme);
  model.on("msg:custom", hear);
  watch.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light", "data-theme"] });
  return () => {
    page.stop();
    watch.disconnect();
    model.off("change:scene", come);
    model.off("change:theme", theme);
    model.off("msg:custom", hear);
  };
}

export default { render, early };
