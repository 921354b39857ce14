// Written by `make bundle` from the modules in ../js. Do not edit it here.

// shell/dom.js
function h(tag, with_ = {}, ...inside) {
  const node = document.createElement(tag);
  for (const [name2, value] of Object.entries(with_)) {
    if (name2.startsWith("on")) node.addEventListener(name2.slice(2), value);
    else if (value === true) node.setAttribute(name2, "");
    else if (value !== false && value != null) node.setAttribute(name2, value);
  }
  for (const child of inside) if (child != null) node.append(child);
  return node;
}
var plain = (name2) => name2.replace(/[<>&"']/g, "");
function icon(name2) {
  const box = h("span", { class: "cl-ic", "aria-hidden": "true" });
  box.innerHTML = `<svg viewBox="0 0 24 24"><use href="#cl-i-${plain(name2)}"/></svg>`;
  return box;
}
function symbol(name2, css = "") {
  const box = h("span", { class: `cl-sy ${css}`, "aria-hidden": "true" });
  box.innerHTML = `<svg viewBox="0 0 100 100"><use href="#cl-${plain(name2)}"/></svg>`;
  return box;
}
function small(sign, label, onclick) {
  const inside = [icon(sign), h("span", {}, label)];
  return h("button", { type: "button", class: "cl-l-small", onclick }, ...inside);
}
var same = (a2, b) => JSON.stringify(a2) === JSON.stringify(b);
var filled = /* @__PURE__ */ new WeakMap();
function renderIfChanged(node, data, make) {
  const now = JSON.stringify(data);
  if (filled.get(node) === now) return;
  filled.set(node, now);
  node.replaceChildren(...make());
}
function hide(node, hidden) {
  if (node.hidden !== hidden) node.hidden = hidden;
}
function classes(wanted) {
  return Object.keys(wanted).filter((name2) => wanted[name2]).join(" ");
}
function findPart(node, selector) {
  const element = node.querySelector(selector);
  if (!element) throw new Error(`no ${selector} in ${node.className}`);
  return (
    /** @type {any} */
    element
  );
}
var cards = (words, n2) => (n2 === 1 ? words.card : words.cards).replace("{n}", String(n2));
function cardButton(page, card, zone) {
  const press = () => page.press({ card, zone });
  return h("button", { type: "button", class: "cl-card", onclick: press }, page.art.face(card));
}
function smallButton(page, card, zone) {
  const press = () => page.press({ card, zone });
  return h("button", { type: "button", class: "cl-piece", onclick: press }, page.art.small(card));
}
var Art = class {
  /** @param {Drawings} art the `art` trait */
  constructor(art) {
    this.art = art;
    this.symbols = new Set(art.sprite.match(/(?<=id="cl-)[\w-]+/g));
  }
  /** The symbol of a suit, if the game has one of its name. @param {string} suit */
  suit(suit) {
    return this.symbols.has(suit) ? symbol(suit) : null;
  }
  /** A card's drawing, or its back. @param {string | null} card */
  face(card) {
    const box = h("span", { class: "cl-paper" });
    box.innerHTML = this.art.faces[card ?? "back"] ?? this.art.faces.back;
    return box;
  }
  /** A card's drawing for less than 48 px: a large sign and no name. @param {string | null} card */
  small(card) {
    const small2 = this.art.small[card ?? "back"];
    if (!small2) return this.face(card);
    const box = h("span", { class: "cl-paper" });
    box.innerHTML = small2;
    return box;
  }
  /** @param {string | null} card */
  name(card) {
    return card ? this.art.pieces[card].name : "";
  }
  /** A piece in a line of text: its symbol and its name. @param {Part} part */
  chip(part) {
    if (typeof part === "string") return document.createTextNode(part);
    if (part.b) return h("b", {}, part.b);
    if (part.name) return h("b", { class: "cl-name" }, part.name);
    if (part.suit) {
      const suit = this.art.suits[part.suit];
      return h("span", { class: `cl-chip ${suit.css}` }, this.suit(part.suit), suit.name);
    }
    const piece = this.art.pieces[part.card ?? ""];
    return h("span", { class: `cl-chip ${piece.css}` }, this.suit(piece.suit), piece.name);
  }
  /**
   * A sentence in parts; a full stop after a piece does not begin a line.
   * @param {Rich | null} rich
   */
  line(rich) {
    const parts = rich ?? [];
    return parts.map((part, i2) => {
      if (typeof part === "string")
        return this.chip(isPiece(parts[i2 - 1]) ? part.slice(stop(part).length) : part);
      const behind = isPiece(part) && stop(parts[i2 + 1]);
      return behind ? h("span", { class: "cl-whole" }, this.chip(part), behind) : this.chip(part);
    });
  }
  /** The same as plain text. @param {Rich | null} rich */
  text(rich) {
    return (rich ?? []).map(
      (part) => typeof part === "string" ? part : part.b || part.name || part.suit && this.art.suits[part.suit].name || this.name(part.card ?? null)
    ).join("");
  }
};
var isPiece = (part) => typeof part === "object" && !part.b && !part.name;
var stop = (part) => typeof part === "string" ? part.match(/^[.,:;!?)]+/)?.[0] ?? "" : "";
var going = [];
function removeFocused() {
  for (const node of going.splice(0)) node.remove();
}
function reconcile(parent, items, key, make, paint) {
  const old = new Map([...parent.children].map((node) => [node.getAttribute("data-key"), node]));
  const seen = /* @__PURE__ */ new Map();
  items.forEach((item, i2) => {
    const base = key(item, i2);
    const n2 = (seen.get(base) ?? 0) + 1;
    seen.set(base, n2);
    const name2 = `${base}#${n2}`;
    let node = (
      /** @type {Made | undefined} */
      old.get(name2)
    );
    if (!node) {
      node = make(item);
      node.setAttribute("data-key", name2);
    }
    old.delete(name2);
    paint(node, item, i2);
    if (parent.children[i2] !== node) parent.insertBefore(node, parent.children[i2] ?? null);
  });
  for (const node of old.values()) {
    if (node.contains(document.activeElement)) going.push(node);
    else node.remove();
  }
}
var COUNTS = [2, 3, 4, 5, 8];
function atLeast(box, n2) {
  for (const count2 of COUNTS) box.classList.toggle(`cl-from-${count2}`, n2 >= count2);
}

// shell/placeholder.js
var Early = class {
  /** @param {EarlyState} state the part of the widget's state that the table is painted from */
  constructor(state) {
    this.state = state;
    this.held = null;
    this.listeners = [];
  }
  /**
   * @template {keyof State} Name
   * @param {Name} name
   */
  get(name2) {
    return this.state[name2];
  }
  /** @param {string} what @param {Listener} listener */
  on(what, listener) {
    this.listeners.push([what, listener]);
  }
  /** It has no listeners to take away: those it has go to the widget. */
  off() {
  }
  /** @param {Message} message */
  send(message) {
    this.held = message;
  }
};
var shared = (
  /** @type {{ cardlabEarly?: Page }} */
  globalThis
);
function waiting(model) {
  const page = shared.cardlabEarly;
  if (!page || page.model.get("ticket") !== model.get("ticket")) return null;
  delete shared.cardlabEarly;
  return page;
}
function keepFocus(root) {
  let focused = null;
  root.addEventListener(
    "focusin",
    (event) => focused = /** @type {HTMLElement} */
    event.target
  );
  const watch = new MutationObserver(() => {
    if (document.activeElement === document.body && focused && root.contains(focused))
      focused.focus({ preventScroll: true });
  });
  watch.observe(document, { childList: true, subtree: true });
  return watch;
}

// lesson/marks.js
var Marks = class {
  /**
   * @param {LessonStep} step
   * @param {string} all what stands on the button that ends a choice
   * @param {(rich: Rich) => string} text reads a label aloud
   */
  constructor(step, all, text) {
    this.step = step;
    this.all = all;
    this.text = text;
    this.marked = [...step.marked];
    this.marking = true;
    this.picked = [];
  }
  offer() {
  }
  /** The number of a thing that can be marked, or -1. @param {Press} thing */
  index(thing) {
    return this.step.targets.findIndex((other) => same(other, thing));
  }
  /** @param {Press} thing */
  leads(thing) {
    return this.index(thing) >= 0;
  }
  /** @param {Press} thing */
  invites(thing) {
    return this.leads(thing);
  }
  begins() {
    return false;
  }
  comesLater() {
    return false;
  }
  /** @param {Press} thing */
  isPicked(thing) {
    return this.marked.includes(this.index(thing));
  }
  foreignZone() {
    return null;
  }
  /** @returns {MoveData | null} */
  press() {
    return null;
  }
  back() {
    return this.marked.pop() !== void 0;
  }
  /** Mark a thing, or take the mark back; a single answer needs no more. @param {number} index */
  toggle(index) {
    const at = this.marked.indexOf(index);
    if (at >= 0) this.marked.splice(at, 1);
    else this.marked.push(index);
  }
  /** Whether the answer is whole without a further press. */
  isWhole() {
    const { many, ordered, enough } = this.step;
    return ordered ? this.marked.length === enough : !many;
  }
  /**
   * The things that are drawn as buttons, and the button that ends a choice of several.
   * @returns {MoveData[]}
   */
  buttons() {
    const shown = this.step.targets.map((thing, i2) => ({ thing, i: i2, label: this.step.labels[i2] })).filter(({ thing }) => thing.choice);
    const bare = { verb: "", key: "", then: null, any: 0 };
    const things = shown.map(({ thing, i: i2, label }) => ({
      ...bare,
      index: i2,
      label,
      short: label,
      say: this.text(label),
      face: thing.choice?.startsWith("tray ") ? thing.choice.slice(5) : void 0,
      marked: this.marked.includes(i2),
      steps: [thing]
    }));
    if (!this.step.many || this.step.ordered) return things;
    const all = { ...bare, index: -1, label: [this.all], short: [this.all], say: this.all };
    return [...things, { ...all, steps: [] }];
  }
};

// table/banner.js
var Banner = class {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    const { words } = page;
    this.wish = void 0;
    const button2 = (kind, label, css = "cl-quiet") => h(
      "button",
      { type: "button", class: `cl-btn ${css}`, onclick: () => page.send(kind) },
      label
    );
    this.sign = h("span", {});
    this.text = h("div", { class: "cl-banner-text" });
    this.slider = h("input", {
      type: "range",
      min: "0",
      step: "1",
      class: "cl-slider",
      "aria-label": words.replay,
      oninput: () => this.slide()
    });
    this.lookBack = h("label", { class: "cl-back-on" }, words.look_back, this.slider);
    this.again = button2("again", words.again, "cl-again");
    this.back = button2("back", words.back);
    this.node = h(
      "div",
      { class: "cl-banner", hidden: true },
      this.sign,
      this.text,
      this.lookBack,
      this.again,
      this.back
    );
  }
  /** @param {Scene} scene */
  paint(scene) {
    const over = scene.outcome;
    const { replay } = scene;
    const replays = replay != null;
    hide(this.node, !(over || replays || scene.mode === "whatif"));
    hide(this.back, scene.mode !== "whatif");
    hide(this.lookBack, !replays);
    hide(this.again, !replays || !over);
    if (this.node.hidden) return;
    this.node.classList.toggle("cl-over", Boolean(over));
    this.sign.replaceChildren(icon(over ? "crown" : replays ? "clock" : "branch"));
    this.text.replaceChildren(...over ? this.ended(over) : this.page.art.line(scene.banner));
    if (!replay) return;
    this.slider.max = String(replay.last);
    if (document.activeElement !== this.slider) this.slider.value = String(replay.at);
    this.slider.setAttribute("aria-valuetext", `${replay.at} / ${replay.last}`);
  }
  /** Who has won, why, and the points of each seat. @param {OutcomeData} over */
  ended(over) {
    const { art } = this.page;
    const rows = over.lines.map(
      ({ name: name2, points, how, won }) => h(
        "li",
        { class: won ? "cl-best" : "" },
        h("span", {}, name2, " "),
        how ? h("small", {}, how, " ") : "",
        h("b", {}, String(points))
      )
    );
    return [
      h("b", { class: "cl-winner" }, ...art.line(over.title)),
      h("span", {}, ...art.line(over.text), " ", this.page.clause(over.clause)),
      rows.length ? h("ol", { class: "cl-points" }, ...rows) : ""
    ];
  }
  /** One wish at a time: while a scene is on its way the slider may move on. */
  slide() {
    clearTimeout(this.wish);
    this.wish = window.setTimeout(() => this.page.send("replay", Number(this.slider.value)), 60);
  }
};

// table/bar.js
var IN_BAR = (
  /** @type {const} */
  ["whatif", "undo", "share"]
);
var IN_MENU = (
  /** @type {const} */
  ["whatif", "share", "save", "load"]
);
var SIGNS = { whatif: "branch", undo: "undo", share: "share", save: "save", load: "up" };
var Bar = class {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    const { words } = page;
    const emblem = h("span", { class: "cl-emblem", "aria-hidden": "true" });
    emblem.innerHTML = page.art.art.emblem;
    this.title = h("h2", {});
    this.meta = h("p", { class: "cl-meta" });
    this.pace = this.paces();
    this.inBar = IN_BAR.map((name2) => this.tool(name2));
    this.inMenu = IN_MENU.map((name2) => this.tool(name2));
    const pace = h("label", { class: "cl-pace" }, icon("clock"), words.pace, this.pace);
    this.menu = h("div", { class: "cl-menu", hidden: true }, ...this.inMenu, pace);
    this.more = h(
      "button",
      {
        type: "button",
        class: "cl-tool cl-more",
        "aria-expanded": "false",
        onclick: () => this.open(Boolean(this.menu.hidden))
      },
      icon("dots"),
      h("span", {}, words.more)
    );
    this.more.setAttribute("aria-label", words.more);
    this.menu.addEventListener("click", (event) => {
      if (
        /** @type {Element} */
        event.target.closest("button")
      ) this.open(false);
    });
    const tools = h(
      "div",
      { class: "cl-tools", role: "toolbar", "aria-label": words.tools },
      ...this.inBar,
      this.more,
      this.menu
    );
    tools.addEventListener("keydown", (event) => this.escape(event));
    tools.addEventListener("focusout", (event) => this.leave(event));
    this.node = h("div", { class: "cl-bar" }, emblem, this.title, this.meta, tools);
  }
  /** @param {keyof typeof SIGNS} name */
  tool(name2) {
    const label = name2 === "whatif" ? this.page.words.what_if : this.page.words[name2];
    const inside = [icon(SIGNS[name2]), h("span", {}, label)];
    const node = h("button", { type: "button", class: "cl-tool", "data-tool": name2 }, ...inside);
    node.setAttribute("aria-label", label);
    node.addEventListener("click", () => this.use(name2));
    return node;
  }
  /** How long each bot's move is shown; the visitor's own choice, of which Python need not know. */
  paces() {
    const { words } = this.page;
    const options = Object.entries(words.paces).map(
      ([value, label]) => h("option", { value, selected: value === "1" }, label)
    );
    return (
      /** @type {HTMLSelectElement} */
      h("select", { "aria-label": words.pace, title: words.pace }, ...options)
    );
  }
  /** @param {keyof typeof SIGNS} name */
  use(name2) {
    if (name2 === "load") return this.page.dialogs.load();
    if (name2 !== "whatif") return this.page.send(name2);
    const decision = this.lastDecision();
    if (decision != null) this.page.send("whatif", decision);
  }
  /** My last decision that a what-if can go back to. */
  lastDecision() {
    const own2 = this.page.scene.story.findLast((line) => line.decision != null);
    return own2?.decision ?? null;
  }
  /** @param {boolean} open */
  open(open) {
    hide(this.menu, !open);
    this.more.setAttribute("aria-expanded", String(open));
  }
  /** @param {KeyboardEvent} event */
  escape(event) {
    if (event.key !== "Escape" || this.menu.hidden) return;
    event.stopPropagation();
    this.open(false);
    this.more.focus();
  }
  /** @param {FocusEvent} event */
  leave(event) {
    const to = (
      /** @type {Node | null} */
      event.relatedTarget
    );
    if (to && !/** @type {Node} */
    event.currentTarget.contains(to)) this.open(false);
  }
  /** @param {Scene} scene */
  paint(scene) {
    this.title.textContent = scene.title;
    renderIfChanged(this.meta, scene.meta, () => scene.meta.map((fact) => h("span", {}, fact)));
    for (const node of [...this.inBar, ...this.inMenu]) {
      const name2 = (
        /** @type {keyof typeof SIGNS} */
        node.dataset.tool
      );
      node.disabled = !scene.can[name2] || name2 === "whatif" && this.lastDecision() == null;
    }
  }
};

// table/replay.js
var MOST = 80;
var FIRST = 300;
var EACH = 1300;
var CALM = ["hello", "coach", "save", "share"];
var Replay = class {
  /**
   * @param {object} page
   * @param {() => boolean} page.isBehind whether scenes wait to be shown
   * @param {() => void} page.begin makes room for the table
   * @param {(scene: Scene, told: Scene) => void} page.show paints a scene; what the second one
   *   tells has been said already
   */
  constructor(page) {
    this.page = page;
    this.scenes = [];
    this.at = null;
    this.timer = void 0;
  }
  /** A scene has come from Python. @param {Scene} scene */
  note(scene) {
    this.clear();
    if (this.scenes.at(-1)?.seq === scene.seq) this.scenes.pop();
    this.scenes = [...this.scenes, scene].slice(-MOST);
  }
  /** Something is sent: what comes now is new. @param {string} kind */
  sent(kind) {
    this.clear();
    if (!CALM.includes(kind)) this.scenes = [];
  }
  /**
   * The scenes of the seat that is shown now, from my move on. On a device of several people those
   * of the others are never among them.
   * @returns {Scene[]}
   */
  steps() {
    const now = this.scenes.at(-1);
    if (!now || !["play", "whatif", "over"].includes(now.mode)) return [];
    const modes = [now.mode, now.mode === "over" ? "play" : now.mode];
    return this.scenes.filter((scene) => scene.me === now.me && modes.includes(scene.mode));
  }
  /** How many steps there are to be seen again. */
  get many() {
    return this.page.isBehind() ? 0 : Math.max(0, this.steps().length - 1);
  }
  /** See all steps again, one after the other. */
  start() {
    if (!this.many) return;
    this.page.begin();
    this.paint(0);
    this.later(FIRST);
  }
  /** @param {number} ms */
  later(ms) {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (this.at == null) return;
      if (this.at >= this.many) return this.stop();
      this.paint(this.at + 1);
      this.later(EACH);
    }, ms);
  }
  /** Go a step on or back, and stay there. @param {number} by */
  step(by2) {
    clearTimeout(this.timer);
    const to = (this.at ?? this.many) + by2;
    if (to < 1 || to > this.many) return;
    this.paint(to);
  }
  /** The table as it is now. */
  stop() {
    const now = this.scenes.at(-1);
    if (this.at == null || !now) return;
    this.clear();
    this.page.show(now, now);
  }
  clear() {
    clearTimeout(this.timer);
    this.at = null;
  }
  /** Paint a step: as it was, but nothing can be pressed. @param {number} n */
  paint(n2) {
    const steps = this.steps();
    const [scene, now, before] = [steps[n2], steps[steps.length - 1], steps[Math.max(0, n2 - 1)]];
    this.at = n2;
    const no = { undo: false, rest: false, whatif: false, save: false, share: false, load: false };
    const hand = scene.hand.map((held) => ({ ...held, no: null }));
    const still = { moves: [], race: null, banner: null, replay: null, outcome: null };
    this.page.show({ ...scene, ...still, can: no, hand, mode: "play", seq: now.seq }, before);
  }
};

// ../../node_modules/preact/dist/preact.mjs
var n;
var t;
var r;
var u;
var i;
var f;
var o;
var e;
var l;
var c;
var a;
var s;
var h2 = /* @__PURE__ */ Symbol.for("pv");
var p = {};
var y = [];
var v = /^m(i|n|o|s|text|space)$/;
var w = Array.isArray;
var d = y.slice;
var _ = Object.assign;
function g(n2) {
  n2 && n2.parentNode && n2.remove();
}
function k(n2, t2, r2) {
  var u2, i2, f2, o2 = {}, e2 = arguments.length;
  for (f2 in t2) "key" == f2 ? u2 = t2[f2] : "ref" == f2 && "function" != typeof n2 ? i2 = t2[f2] : o2[f2] = t2[f2];
  return e2 > 2 && (o2.children = e2 > 3 ? d.call(arguments, 2) : r2), m(n2, o2, u2, i2, null);
}
function m(r2, u2, i2, f2, o2) {
  var e2 = { type: r2, props: u2, key: i2, ref: f2, __k: null, __: null, __b: 0, __e: null, __c: null, constructor: h2, __v: o2 || ++t, __i: -1, __u: 0 };
  return !o2 && n.vnode && n.vnode(e2), e2;
}
function $(n2) {
  return n2.children;
}
function x(n2, t2) {
  this.props = n2, this.context = t2, this.__g = 0;
}
function S(n2, t2) {
  if (null == t2) return n2.__ && S(n2.__, n2.__i + 1);
  for (var r2; t2 < n2.__k.length; t2++) if ((r2 = n2.__k[t2]) && r2.__e) return r2.__e;
  return "function" != typeof n2.type || n2.props.__P ? null : S(n2);
}
function C(t2) {
  var r2, u2 = t2.__v, i2 = u2.__e, f2 = [], o2 = [], e2 = t2.__P;
  e2 && ((r2 = _({ constructor: h2 }, u2)).__v = u2.__v + 1, n.vnode && n.vnode(r2), z(e2, r2, u2, t2.__n, e2.namespaceURI, 32 & u2.__u ? [i2] : null, f2, i2 || S(u2), 32 & u2.__u, o2), r2.__v = u2.__v, r2.__.__k[r2.__i] = r2, E(f2, r2, o2), u2.__ = u2.__e = null, r2.__e != i2 && j(r2));
}
function j(n2) {
  if ((n2 = n2.__) && n2.__c && !n2.props.__P) return n2.__e = null, n2.__k.some(function(t2) {
    return t2 && (n2.__e = t2.__e);
  }), j(n2);
}
function L(t2) {
  (8 & t2.__g || (t2.__g |= 8, u.push(t2), f++)) && i == n.debounceRendering || ((i = n.debounceRendering) || queueMicrotask)(H);
}
function H() {
  try {
    for (var n2, t2 = 1; u.length; ) u.length > t2 && u.sort(o), n2 = u.shift(), t2 = u.length, 8 & n2.__g && C(n2);
  } finally {
    (f = u.length) && (i || queueMicrotask)(H);
  }
}
function I(n2, t2, r2, u2, i2, f2, o2, e2, l2, c2, a2) {
  var s2, h3, v2, w2, d2, _2, g2 = u2.__k || y, k2 = t2.length;
  for (l2 = q(r2, t2, g2, l2, k2), s2 = 0; s2 < k2; s2++) null != (v2 = r2.__k[s2]) && (h3 = ~v2.__i && g2[v2.__i] || p, v2.__i = s2, _2 = z(n2, v2, h3, i2, f2, o2, e2, l2, c2, a2), w2 = v2.__e, (h3.ref != v2.ref || 8 & h3.__u) && (h3.ref && G(h3.ref, null, v2, h3), v2.ref && a2.push(v2.ref, v2.__c || w2, v2)), d2 = d2 || w2, 4 & v2.__u ? (l2 = A(v2, l2, n2, !h3.__v), h3.__e && (h3.__e = null)) : "function" == typeof v2.type && void 0 !== _2 ? l2 = _2 : w2 && (l2 = w2.nextSibling), v2.__u &= -21);
  return r2.__e = d2, l2;
}
function q(n2, t2, r2, u2, i2) {
  var f2, o2, e2, l2, c2, a2, s2, p2, y2, v2 = r2.length, d2 = v2, _2 = 0, g2 = 0, k2 = n2.__k = Array(i2);
  for (f2 = 0; f2 < i2; f2++) null != (o2 = t2[f2]) && "boolean" != typeof o2 && "function" != typeof o2 ? ("object" != typeof o2 || o2.constructor === String ? o2 = k2[f2] = m(null, o2) : w(o2) ? o2 = k2[f2] = m($, { children: o2 }) : o2.constructor === h2 && o2.__b ? o2 = k2[f2] = m(o2.type, o2.props, o2.key, o2.ref, o2.__v) : k2[f2] = o2, l2 = f2 + _2, o2.__ = n2, o2.__b = n2.__b + 1, e2 = null, ~(c2 = o2.__i = P(o2, r2, l2, d2)) && (d2--, (e2 = r2[c2]) && (e2.__u |= 2)), e2 && e2.__v ? (o2.__u |= 16, c2 == l2 - 1 ? _2-- : c2 == l2 + 1 ? _2++ : c2 != l2 && (c2 > l2 ? _2-- : _2++, g2 = 1)) : (~c2 || (i2 > v2 ? _2-- : i2 < v2 && _2++), "function" != typeof o2.type && (o2.__u |= 4))) : k2[f2] = null;
  if (g2) {
    for (a2 = [], s2 = [], f2 = 0; f2 < i2; f2++) if ((o2 = k2[f2]) && 16 & o2.__u) {
      for (_2 = 0, p2 = a2.length; _2 < p2; ) a2[y2 = _2 + p2 >> 1] < o2.__i ? _2 = y2 + 1 : p2 = y2;
      a2[_2] = o2.__i, s2[f2] = _2 + 1;
    }
    for (_2 = a2.length; f2--; ) s2[f2] && (s2[f2] == _2 ? _2-- : k2[f2].__u |= 4);
  }
  if (d2) for (f2 = 0; f2 < v2; f2++) !(e2 = r2[f2]) || 2 & e2.__u || (e2.__e == u2 && (u2 = S(e2)), J(e2, e2));
  return u2;
}
function A(n2, t2, r2, u2) {
  var i2, f2, o2, e2;
  if ("function" == typeof n2.type) {
    if (n2.props.__P) return t2;
    if (i2 = n2.__k) for (f2 = 0; f2 < i2.length; f2++) i2[f2] && (i2[f2].__ = n2, t2 = A(i2[f2], t2, r2, false));
    return t2;
  }
  for (t2 && !t2.parentNode && (t2 = S(n2)) && !t2.parentNode && (t2 = null), o2 = n2.__e, e2 = t2; e2 && 8 == e2.nodeType; ) e2 = e2.nextSibling;
  for (o2 != e2 && (!u2 && r2.moveBefore && o2.parentNode ? r2.moveBefore(o2, t2) : r2.insertBefore(o2, t2 || null)), t2 = o2; (t2 = t2 && t2.nextSibling) && 8 == t2.nodeType && !t2.data.startsWith("$s"); ) ;
  return t2;
}
function P(n2, t2, r2, u2) {
  var i2, f2 = n2.key, o2 = n2.type, e2 = t2[r2], l2 = e2 && !(2 & e2.__u);
  if (null === e2 && null == f2 || l2 && f2 == e2.key && o2 == e2.type) return r2;
  if (u2 > (l2 ? 1 : 0)) {
    for (i2 = r2 - 1; i2 >= 0; i2--) if ((e2 = t2[i2]) && !(2 & e2.__u) && f2 == e2.key && o2 == e2.type) return i2;
    for (i2 = r2 + 1; i2 < t2.length; i2++) if ((e2 = t2[i2]) && !(2 & e2.__u) && f2 == e2.key && o2 == e2.type) return i2;
  }
  return -1;
}
function T(n2, t2, r2) {
  null == r2 && (r2 = ""), "-" == t2[0] ? n2.setProperty(t2, r2) : n2[t2] = r2;
}
function N(n2, t2, r2, u2, i2) {
  var f2, o2;
  if ("style" == t2) if ("string" == typeof r2) n2.style.cssText = r2;
  else {
    if ("string" == typeof u2 && (n2.style.cssText = u2 = ""), u2) for (t2 in u2) r2 && t2 in r2 || T(n2.style, t2);
    if (r2) for (t2 in r2) u2 && r2[t2] == u2[t2] || T(n2.style, t2, r2[t2]);
  }
  else if ("o" == t2[0] && "n" == t2[1]) "function" != typeof r2 && (r2 = null), "function" != typeof u2 && (u2 = null), (n2.__e || (n2.__e = {}))[t2] = r2, r2 && u2 || (o2 = a[t2] || (a[t2] = V(t2)), (n2.__a || (n2.__a = {}))[t2] = c, f2 = t2 != (t2 = t2.replace(l, "$1")), (t2 = t2.slice(2))[0] < "a" && (t2 = t2.toLowerCase()), r2 ? n2.addEventListener(t2, o2, f2) : n2.removeEventListener(t2, o2, f2));
  else {
    if ("http://www.w3.org/2000/svg" == i2) t2 = t2.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
    else if ("width" != t2 && "height" != t2 && "href" != t2 && "list" != t2 && "form" != t2 && "tabIndex" != t2 && "download" != t2 && "rowSpan" != t2 && "colSpan" != t2 && "role" != t2 && "popover" != t2 && t2 in n2) try {
      return void (n2[t2] = null == r2 ? "" : r2);
    } catch (n3) {
    }
    if ("function" == typeof r2) return;
    null == r2 || false === r2 && "-" != t2[4] ? n2.removeAttribute(t2) : n2.setAttribute(t2, "popover" == t2 && 1 == r2 ? "" : r2);
  }
}
function V(t2) {
  return function(r2) {
    var u2 = this.__e;
    if (u2) {
      if (u2 = u2[t2], null == r2[e]) r2[e] = c++;
      else if (r2[e] < this.__a[t2]) return;
      return u2(n.event ? n.event(r2) : r2);
    }
  };
}
function z(t2, r2, u2, i2, f2, o2, e2, l2, c2, a2) {
  var s2, p2, v2, d2, k2, b, m2, M, C2, j2, L2, H2, q2, A2, O, P2, T2, N2, V2 = r2.type;
  if (r2.constructor !== h2) return null;
  128 & u2.__u && (c2 = 32 & u2.__u, s2 = u2.__c.__z) && (r2.__u |= c2, p2 = o2 = [], 8 == s2.nodeType ? l2 = B(s2, o2) : o2.push(s2), l2 = o2[0] || l2), (s2 = n.__b) && s2(r2);
  n: if ("function" == typeof V2) {
    v2 = e2.length;
    try {
      if (M = r2.props, C2 = (s2 = V2.prototype) && s2.render, j2 = (s2 = V2.contextType) && i2[s2.__c], L2 = s2 ? j2 ? j2.props.value : s2.__ : i2, (d2 = u2.__c) ? (r2.__c = d2, 2 & d2.__g && (d2.__g |= 1)) : (C2 ? r2.__c = d2 = new V2(M, L2) : (r2.__c = d2 = new x(M, L2), d2.constructor = V2, d2.render = K), j2 && j2.sub(d2), d2.state || (d2.state = {}), d2.__n = i2, d2.__g |= 8, d2.__h = [], d2.__k = []), C2 && (d2.__s || (d2.__s = d2.state), V2.getDerivedStateFromProps && (d2.__s == d2.state && (d2.__s = _({}, d2.__s)), _(d2.__s, V2.getDerivedStateFromProps(M, d2.__s)))), k2 = d2.props, b = d2.state, d2.__v = r2, u2.__c) {
        if (M !== k2 && C2 && !V2.getDerivedStateFromProps && d2.componentWillReceiveProps && d2.componentWillReceiveProps(M, L2), r2.__v == u2.__v && !(8 & d2.__g) || !(4 & d2.__g) && d2.shouldComponentUpdate && false === d2.shouldComponentUpdate(M, d2.__s, L2)) {
          r2.__v != u2.__v && (d2.props = M, d2.state = d2.__s, d2.__g &= -9), r2.__e = u2.__e, r2.__k = u2.__k, r2.__k.some(function(n2) {
            n2 && (n2.__ = r2);
          }), y.push.apply(d2.__h, d2.__k), d2.__k = [], d2.__h.length && e2.push(d2), l2 = S(u2);
          break n;
        }
        d2.componentWillUpdate && d2.componentWillUpdate(M, d2.__s, L2), C2 && d2.componentDidUpdate && d2.__h.push(function() {
          d2.componentDidUpdate(k2, b, m2);
        });
      } else C2 && !V2.getDerivedStateFromProps && d2.componentWillMount && d2.componentWillMount(), C2 && d2.componentDidMount && d2.__h.push(d2.componentDidMount);
      d2.context = L2, d2.props = M, d2.__P = t2, d2.__g &= -5, H2 = n.__r, q2 = C2 ? 25 : 0;
      do {
        d2.__g &= -9, H2 && H2(r2), s2 = d2.render(d2.props, d2.state = d2.__s, d2.context);
      } while (8 & d2.__g && ++q2 < 25);
      C2 && (y.push.apply(d2.__h, d2.__k), d2.__k = []), d2.state = d2.__s, d2.getChildContext && (i2 = _({}, i2, d2.getChildContext())), C2 && u2.__c && d2.getSnapshotBeforeUpdate && (m2 = d2.getSnapshotBeforeUpdate(k2, b)), A2 = s2 && s2.type === $ && null == s2.key ? s2.props.children : s2, M.__P && (s2 = l2, f2 = (t2 = M.__P).namespaceURI, c2 = o2 = null, u2.props && u2.props.__P != t2 && (u2.__k.some(function(n2) {
        n2 && J(n2, n2);
      }), u2.__k = null), l2 = u2.__k ? S(u2, 0) : null), l2 = I(t2, w(A2) ? A2 : [A2], r2, u2, i2, f2, o2, e2, l2, c2, a2), M.__P && (r2.__e = null, l2 = s2), r2.__u &= -161, p2 && p2.some(g), d2.__h.length && e2.push(d2), 1 & d2.__g && (d2.__g &= -4);
    } catch (t3) {
      if (e2.length = v2, r2.__v = null, c2 || o2) if (t3 && t3.then) {
        if (r2.__u |= 128 | c2, o2) {
          for (~(T2 = o2.indexOf(l2 || void 0)) || (T2 = o2.length); (N2 = o2[T2 - 1]) && 8 == N2.nodeType; ) T2--;
          for (; T2 < o2.length; T2++) if (N2 = o2[T2]) if (o2[T2] = null, O) {
            if (N2 == P2) break;
          } else {
            if (8 != N2.nodeType) break;
            N2.data.startsWith("$s") && (P2 = B(O = N2));
          }
        }
        if (!O) {
          for (; l2 && 8 == l2.nodeType && l2.nextSibling; ) l2 = l2.nextSibling;
          O = l2;
        }
        (s2 = B(O = r2.__c.__z || (r2.__c.__z = O))) ? (r2.__e = O, l2 = s2) : r2.__e = l2, l2 = l2 && l2.nextSibling;
      } else o2 && o2.some(g);
      else r2.__e = u2.__e;
      r2.__k || (r2.__k = u2.__k || []), t3 && t3.then || D(r2), n.__e(t3, r2, u2);
    }
  } else l2 = r2.__e = F(u2.__e, r2, u2, i2, f2, o2, e2, c2, a2, t2);
  return (s2 = n.diffed) && s2(r2), l2;
}
function B(n2, t2) {
  if (n2 && 8 == n2.nodeType && n2.data.startsWith("$s")) for (var r2 = 1; n2 = n2.nextSibling; ) {
    if (8 == n2.nodeType) {
      if (n2.data.startsWith("$s")) r2++;
      else if (n2.data.startsWith("/$s") && !--r2) return n2;
    }
    t2 && t2.push(n2);
  }
}
function D(n2) {
  n2 && (n2.__c && (n2.__c.__g |= 4), n2.__k && n2.__k.some(D));
}
function E(t2, r2, u2) {
  for (var i2 = 0; i2 < u2.length; ) G(u2[i2++], u2[i2++], u2[i2++]);
  n.__c && n.__c(r2, t2), t2.some(function(r3) {
    try {
      t2 = r3.__h, r3.__h = [], t2.some(function(n2) {
        n2.call(r3);
      });
    } catch (t3) {
      n.__e(t3, r3.__v);
    }
  });
}
function F(t2, r2, u2, i2, f2, o2, e2, l2, c2, a2) {
  var s2, h3, y2, _2, k2, b, m2, M, $2 = u2.props || p, x2 = r2.props, C2 = r2.type;
  if ("svg" == C2 ? f2 = "http://www.w3.org/2000/svg" : "math" == C2 ? f2 = "http://www.w3.org/1998/Math/MathML" : f2 || (f2 = "http://www.w3.org/1999/xhtml"), o2) {
    for (s2 = 0; s2 < o2.length; s2++) if ((k2 = o2[s2]) && (C2 ? k2.localName == C2 : 3 == k2.nodeType)) {
      t2 = k2, o2[s2] = null;
      break;
    }
  }
  if (!t2) {
    if (M = a2.ownerDocument || document, !C2) return M.createTextNode(x2);
    t2 = M.createElementNS(f2, C2, x2.is ? x2 : a2), l2 && (n.__m && n.__m(r2, o2), l2 = false), o2 = null;
  }
  if (C2) {
    if (a2 = "template" == C2 && t2.content || t2, o2 = "textarea" == C2 && null != x2.defaultValue ? null : o2 && d.call(a2.childNodes), !l2 && o2) for ($2 = {}, s2 = 0; s2 < t2.attributes.length; s2++) $2[(k2 = t2.attributes[s2]).name] = k2.value;
    for (s2 in $2) k2 = $2[s2], "dangerouslySetInnerHTML" == s2 ? y2 = k2 : "children" == s2 || s2 in x2 || "value" == s2 && "defaultValue" in x2 || "checked" == s2 && "defaultChecked" in x2 || N(t2, s2, null, k2, f2);
    for (s2 in x2) k2 = x2[s2], "children" == s2 ? _2 = k2 : "dangerouslySetInnerHTML" == s2 ? h3 = k2 : "value" == s2 ? b = k2 : "checked" == s2 ? m2 = k2 : l2 && "function" != typeof k2 || $2[s2] === k2 || N(t2, s2, k2, $2[s2], f2);
    h3 ? (l2 || y2 && (h3.__html == y2.__html || h3.__html == t2.innerHTML) || (t2.innerHTML = h3.__html), r2.__k = []) : (y2 && (t2.textContent = ""), ("foreignObject" == C2 || "http://www.w3.org/1998/Math/MathML" == f2 && v.test(C2)) && (f2 = "http://www.w3.org/1999/xhtml"), I(a2, w(_2) ? _2 : [_2], r2, u2, i2, f2, o2, e2, o2 ? o2[0] : u2.__k && S(u2, 0), l2, c2), o2 && o2.some(g)), l2 && "textarea" != C2 || (s2 = "value", "progress" == C2 && null == b ? t2.removeAttribute(s2) : null == b || b === t2[s2] && ("progress" != C2 || b) || N(t2, s2, b, $2[s2], f2), s2 = "checked", null != m2 && m2 != t2[s2] && N(t2, s2, m2, $2[s2], f2));
  } else $2 === x2 || l2 && t2.data == x2 || (t2.data = x2);
  return t2;
}
function G(t2, r2, u2, i2) {
  try {
    "function" == typeof t2 ? r2 ? r2.__x = t2(r2) || 1 : i2 && (i2 = i2.__c || i2.__e) && (r2 = i2.__x) && (i2.__x = null, "function" == typeof r2 ? r2() : t2(null)) : t2.current = r2;
  } catch (t3) {
    n.__e(t3, u2);
  }
}
function J(t2, r2, u2) {
  var i2, f2, o2, e2;
  if (n.unmount && n.unmount(t2), !(i2 = t2.ref) || i2.current && i2.current != t2.__e || G(i2, null, r2, t2), i2 = t2.__c) {
    if (i2.componentWillUnmount) try {
      i2.componentWillUnmount();
    } catch (t3) {
      n.__e(t3, r2);
    }
    i2.__P = i2.__n = null;
  }
  if (i2 = t2.__k) for (e2 = 0; e2 < i2.length; e2++) i2[e2] && J(i2[e2], r2, "function" != typeof t2.type || u2 && !t2.props.__P);
  !u2 && (i2 = t2.__c) && (i2 = i2.__z) && (f2 = B(i2, o2 = [])) && (i2 == t2.__e && o2.some(g), g(f2), g(i2)), u2 || g(t2.__e), t2.__e = t2.__c = t2.__ = null;
}
function K(n2, t2, r2) {
  return this.constructor(n2, r2);
}
function Q(t2, r2) {
  var u2, i2, f2, o2;
  n.__ && n.__(t2, r2), 9 == r2.nodeType && (r2 = r2.documentElement), i2 = (u2 = t2 && 32 & t2.__u) ? null : r2.__k, r2.__k = m($, { children: [t2] }), f2 = [], o2 = [], z(r2, r2.__k, i2 || p, p, r2.namespaceURI, i2 ? null : r2.firstChild ? d.call(r2.childNodes) : null, f2, i2 ? i2.__e : r2.firstChild, u2, o2), E(f2, r2.__k, o2), r2.__k.props.children = null;
}
n = { __e: function(n2, t2, r2, u2) {
  for (var i2, o2, e2; t2 = t2.__; ) if ((i2 = t2.__c) && !(1 & i2.__g)) {
    i2.__g |= 4;
    try {
      if ((e2 = (o2 = i2.constructor) && o2.getDerivedStateFromError) && i2.setState(o2.getDerivedStateFromError(n2)), i2.componentDidCatch && (i2.componentDidCatch(n2, u2 || {}), e2 = 1), e2 && 8 & i2.__g) return void (i2.__g |= 2);
    } catch (t3) {
      n2 = t3;
    }
  }
  throw f = 0, n2;
} }, t = 0, r = function(n2) {
  return null != n2 && n2.constructor === h2;
}, x.prototype.setState = function(n2, t2) {
  var r2 = this.__s;
  r2 && r2 != this.state || (r2 = this.__s = _({}, this.state)), "function" == typeof n2 && (n2 = n2(_({}, r2), this.props)), n2 && (_(r2, n2), this.__v && (t2 && this.__k.push(t2), L(this)));
}, x.prototype.forceUpdate = function(n2) {
  this.__v && (this.__g |= 4, n2 && this.__h.push(n2), L(this));
}, x.prototype.render = $, u = [], f = 0, o = function(n2, t2) {
  return n2.__v.__b - t2.__v.__b;
}, e = /* @__PURE__ */ Symbol(), l = /(PointerCapture)$|Capture$/i, c = 0, a = {}, s = 0;

// shell/view.js
var plain2 = (name2) => name2.replace(/[<>&"']/g, "");
var html = (html2) => ({ dangerouslySetInnerHTML: { __html: html2 } });
function icon2(name2) {
  const drawing = html(`<svg viewBox="0 0 24 24"><use href="#cl-i-${plain2(name2)}"/></svg>`);
  return k("span", { class: "cl-ic", "aria-hidden": "true", ...drawing });
}
function symbol2(name2, css = "") {
  const drawing = html(`<svg viewBox="0 0 100 100"><use href="#cl-${plain2(name2)}"/></svg>`);
  return k("span", { class: `cl-sy ${css}`, "aria-hidden": "true", ...drawing });
}
var button = (css, onClick, ...inside) => k("button", { type: "button", class: css, onClick }, ...inside);
var signButton = (css, sign, label, onClick, disabled = false) => k(
  "button",
  { type: "button", class: css, title: label, "aria-label": label, onClick, disabled },
  icon2(sign)
);
function keys(names) {
  const seen = /* @__PURE__ */ new Map();
  return names.map((name2) => {
    const n2 = (seen.get(name2) ?? 0) + 1;
    seen.set(name2, n2);
    const key = `${name2}#${n2}`;
    return { key, "data-key": key };
  });
}

// shell/art.js
var Art2 = class {
  /** @param {Drawings} drawings the `art` trait */
  constructor(drawings) {
    this.drawings = drawings;
    this.symbols = new Set(drawings.sprite.match(/(?<=id="cl-)[\w-]+/g));
  }
  /** The symbol of a suit, if the game has one of its name. @param {string} suit */
  suit(suit) {
    return this.symbols.has(suit) ? symbol2(suit) : null;
  }
  /**
   * A card's drawing, or its back.
   * @param {string | null} card
   * @param {Record<string, unknown>} [more] attributes
   */
  face(card, more) {
    const { faces } = this.drawings;
    return k("span", { class: "cl-paper", ...html(faces[card ?? "back"] ?? faces.back), ...more });
  }
  /** A card's drawing for less than 48 px: a large sign and no name. @param {string | null} card */
  small(card) {
    const small2 = this.drawings.small[card ?? "back"];
    return small2 ? k("span", { class: "cl-paper", ...html(small2) }) : this.face(card);
  }
  /** @param {string | null} card */
  name(card) {
    return card ? this.drawings.pieces[card].name : "";
  }
  /** A piece in a line of text: its symbol and its name. @param {Part} part */
  chip(part) {
    if (typeof part === "string") return part;
    if (part.b) return k("b", {}, part.b);
    if (part.name) return k("b", { class: "cl-name" }, part.name);
    if (part.suit) {
      const suit = this.drawings.suits[part.suit];
      return k("span", { class: `cl-chip ${suit.css}` }, this.suit(part.suit), suit.name);
    }
    const piece = this.drawings.pieces[part.card ?? ""];
    return k("span", { class: `cl-chip ${piece.css}` }, this.suit(piece.suit), piece.name);
  }
  /**
   * A sentence in parts; a full stop after a piece does not begin a line.
   * @param {Rich | null | undefined} rich
   * @returns {Shown[]}
   */
  line(rich) {
    const parts = rich ?? [];
    return parts.map((part, i2) => {
      if (typeof part === "string")
        return isPiece2(parts[i2 - 1]) ? part.slice(stop2(part).length) : part;
      const behind = isPiece2(part) && stop2(parts[i2 + 1]);
      return behind ? k("span", { class: "cl-whole" }, this.chip(part), behind) : this.chip(part);
    });
  }
  /** The same as plain text. @param {Rich | null | undefined} rich */
  text(rich) {
    return (rich ?? []).map(
      (part) => typeof part === "string" ? part : part.b || part.name || part.suit && this.drawings.suits[part.suit].name || this.name(part.card ?? null)
    ).join("");
  }
};
var isPiece2 = (part) => typeof part === "object" && !part.b && !part.name;
var stop2 = (part) => typeof part === "string" ? part.match(/^[.,:;!?)]+/)?.[0] ?? "" : "";

// shell/dialogs.js
var Dialogs = class {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.notice = h("div", { class: "cl-notice", role: "alert", hidden: true });
    this.lasting = h("div", { class: "cl-notice cl-bad cl-lasting", role: "alert", hidden: true });
    this.dialog = h("dialog", { class: "cl-dialog" });
    this.node = h("div", {}, this.lasting, this.notice, this.dialog);
  }
  /** @param {string} text @param {boolean} [bad] */
  say(text, bad = false) {
    const close = () => this.notice.hidden = true;
    const shut = h(
      "button",
      { type: "button", class: "cl-tool", "aria-label": this.page.words.close, onclick: close },
      icon("cross")
    );
    this.notice.className = `cl-notice${bad ? " cl-bad" : ""}`;
    this.notice.replaceChildren(h("p", {}, text), shut);
    this.notice.hidden = false;
  }
  /**
   * Say what lasts until it is over; "" takes it away, but not that the game can't be kept.
   * @param {string} text
   * @param {string} [href] where the game goes on
   */
  last(text, href = "") {
    text ||= this.page.model.get("unkept");
    if (text !== this.lasting.textContent) {
      const go = { class: "cl-btn cl-quiet", href };
      const link = href ? h("a", go, this.page.words.watch.go_on) : "";
      this.lasting.replaceChildren(text ? h("p", {}, text) : "", link);
    }
    this.lasting.hidden = !text;
  }
  hideNotice() {
    this.notice.hidden = true;
  }
  /** @param {string} title @param {...(Node | string)} inside */
  open(title, ...inside) {
    const dialog = this.dialog;
    const close = h(
      "button",
      { type: "button", class: "cl-btn cl-quiet", onclick: () => dialog.close() },
      this.page.words.close
    );
    dialog.replaceChildren(h("h3", { id: "cl-dialog-title" }, title), ...inside, close);
    dialog.setAttribute("aria-labelledby", "cl-dialog-title");
    if (!dialog.open) dialog.showModal();
  }
  /** @param {string} text @param {boolean} [isSealed] */
  share(text, isSealed = false) {
    const { words } = this.page;
    const box = h("textarea", { readonly: true, rows: "5", "aria-label": words.share });
    box.value = text;
    const copy = () => {
      box.select();
      navigator.clipboard?.writeText(text).catch(() => document.execCommand("copy"));
    };
    this.open(
      words.share,
      h("p", {}, isSealed ? words.save_sealed : words.share_hint),
      box,
      h("button", { type: "button", class: "cl-btn", onclick: copy }, words.copy)
    );
    box.select();
  }
  load() {
    const { words } = this.page;
    const box = h("textarea", { rows: "5", "aria-label": words.paste });
    const file = h("input", {
      type: "file",
      accept: ".json,.txt",
      "aria-label": words.choose_file
    });
    file.addEventListener("change", async () => {
      const chosen = file.files?.[0];
      if (chosen) box.value = await chosen.text();
    });
    const go = () => {
      this.page.send("load", 0, { text: wellFormed(box.value) });
      this.dialog.close();
    };
    this.open(
      words.load,
      h("p", {}, words.load_hint),
      file,
      box,
      h("button", { type: "button", class: "cl-btn", onclick: go }, words.load)
    );
  }
  /** @param {string} name @param {string} text @param {boolean} isSealed */
  file(name2, text, isSealed) {
    const { words } = this.page;
    const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    h("a", { href: url, download: name2 }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1e3);
    this.say(isSealed ? words.save_sealed : words.save_plain);
  }
};
function wellFormed(text) {
  return text.slice(0, 7e4).replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "");
}

// table/sort.js
var ORDERS = (
  /** @type {const} */
  ["dealt", "suit", "number"]
);
var KEY = "cardlab.sort";
var FROM = 5;
function sorted(hand, order, art) {
  if (order === "dealt") return hand;
  const suits = Object.keys(art.suits);
  const pack = Object.keys(art.pieces);
  const suit = (held) => suits.indexOf(art.pieces[held.card].suit);
  const number = (held) => {
    const rank = Number(held.card.match(/\d+/)?.[0] ?? NaN);
    return Number.isNaN(rank) ? 1e3 + pack.indexOf(held.card) : rank;
  };
  const keys2 = order === "suit" ? [suit, number] : [number, suit];
  return hand.toSorted((a2, b) => keys2[0](a2) - keys2[0](b) || keys2[1](a2) - keys2[1](b));
}
var Sort = class {
  /** @param {Page} page @param {() => void} repaint */
  constructor(page, repaint) {
    this.page = page;
    this.repaint = repaint;
    this.order = remembered();
    this.label = h("span", {});
    this.node = h(
      "button",
      { type: "button", class: "cl-sort", onclick: () => this.change() },
      icon("list"),
      this.label
    );
  }
  /** The orders that this game has: one without suits is sorted by number alone. */
  orders() {
    const { suits } = this.page.art.art;
    return ORDERS.filter((order) => order !== "suit" || Object.keys(suits).length > 1);
  }
  change() {
    const orders = this.orders();
    this.order = orders[(orders.indexOf(this.order) + 1) % orders.length];
    try {
      localStorage.setItem(KEY, this.order);
    } catch {
    }
    this.repaint();
  }
  /** @param {Held[]} hand */
  paint(hand) {
    hide(this.node, hand.length < FROM);
    if (!this.orders().includes(this.order)) this.order = "number";
    const { words } = this.page;
    const label = `${words.sort}: ${words.orders[this.order]}`;
    if (this.label.textContent !== label) this.label.textContent = label;
    return sorted(hand, this.order, this.page.art.art);
  }
};
function remembered() {
  try {
    const kept = (
      /** @type {Order} */
      localStorage.getItem(KEY)
    );
    return ORDERS.includes(kept) ? kept : "dealt";
  } catch {
    return "dealt";
  }
}

// table/form.js
var Form = class {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.node = h("div", {});
  }
  /** Whether the form itself shows what has to follow a picked card. */
  asksItself = false;
  /** How many ms the scene painted last is shown at least, before the next of a bot. */
  hold = 0;
  /** Paint the middle. @param {Scene} _scene */
  paint(_scene) {
  }
  /** Whether the form itself shows the button of a move. @param {MoveData} _move */
  owns(_move) {
    return false;
  }
  /** Before a scene is painted: note where pieces lie. */
  before() {
  }
  /**
   * The pieces that have moved, from where, and how far they rise first (px); null where the form
   * leaves it to `Motion`.
   * @param {Scene} _old
   * @param {Scene} _scene
   * @returns {[Element, DOMRect, number][] | null}
   */
  trips(_old, _scene) {
    return null;
  }
  /**
   * Whether a move is made as soon as no other begins with what was pressed.
   * @param {MoveData} _move
   */
  isPlain(_move) {
    return false;
  }
  /**
   * The zones whose top has come from another zone though their sizes do not tell it.
   * @param {Scene} _old
   * @param {Scene} _scene
   * @returns {{ to: string, from: string }[]}
   */
  slides(_old, _scene) {
    return [];
  }
  /** What stands on a button, where the form says it in its own way.
   * @param {MoveData} _move @returns {Rich | null} */
  label(_move) {
    return null;
  }
  /** Whether a move's button is only outlined: the game asks for another one.
   * @param {MoveData} _move */
  isQuiet(_move) {
    return false;
  }
  /** Whether pieces come to a zone later than the scene tells. @param {string} _zone */
  awaits(_zone) {
    return false;
  }
  /**
   * What lies before another player, inside the player's box.
   * @param {HTMLElement} box
   * @param {SeatData} seat
   */
  paintBefore(box, seat) {
    this.paintPlaces(box, seat.places);
  }
  /** What lies before me. @param {HTMLElement} box @param {Scene} scene */
  paintMine(box, scene) {
    this.paintPlaces(box, scene.places);
  }
  /**
   * What lies before a seat: like pieces in one heap, with their number.
   * @param {Element} box
   * @param {PlaceData[]} places
   */
  paintPlaces(box, places) {
    reconcile(
      box,
      places,
      (place) => place.zone,
      () => makePlace(),
      (node, place) => this.paintPlace(node, place)
    );
  }
  /** @param {HTMLElement} node @param {PlaceData} place */
  paintPlace(node, place) {
    node.setAttribute("data-zone", place.zone);
    const [label, row] = node.children;
    renderIfChanged(label, [place.label, place.count], () => [
      place.label,
      " ",
      h("b", {}, String(place.count))
    ]);
    const heaps = heapsOf(place);
    const isPressed = place.cards.some((card) => this.page.pick.leads({ card, zone: place.zone }));
    const { places, seats } = this.page.scene;
    const whose = places.includes(place) ? "mine" : seats.length < MANY ? "other" : "many";
    const lie = heaps.length <= SIDE_BY_SIDE[whose] || isPressed || place.no;
    const one = [[heaps.at(-1)?.[0] ?? null, place.count]];
    reconcile(
      row,
      lie ? heaps : one,
      ([card]) => card ?? "back",
      ([card]) => smallButton(this.page, card, place.zone),
      (piece, [card, n2]) => this.paintPiece(piece, place, card, n2)
    );
  }
  /**
   * @param {HTMLButtonElement} piece
   * @param {PlaceData} place
   * @param {string | null} card
   * @param {number} n how many like pieces lie there
   */
  paintPiece(piece, place, card, n2) {
    const { art, pick, words } = this.page;
    const thing = { card, zone: place.zone };
    const may = pick.leads(thing);
    const sel = pick.isPicked(thing);
    piece.className = classes({ "cl-piece": true, "cl-may": may || sel, "cl-sel": sel });
    piece.disabled = !may && !sel;
    piece.dataset.n = n2 > 1 ? String(n2) : "";
    const name2 = card ? art.name(card) : cards(words, n2);
    const times = card && n2 > 1 ? ` (${n2})` : "";
    piece.setAttribute("aria-label", `${place.label}: ${name2}${times}`);
  }
};
var SIDE_BY_SIDE = { mine: 8, other: 5, many: 1 };
var MANY = 5;
function heapsOf(place) {
  const heaps = /* @__PURE__ */ new Map();
  for (const card of place.cards) heaps.set(card, (heaps.get(card) ?? 0) + 1);
  return [...heaps];
}
function makePlace() {
  return h(
    "div",
    { class: "cl-place" },
    h("span", { class: "cl-place-name" }),
    h("div", { class: "cl-heap" })
  );
}

// table/piles.js
var Piles = class extends Form {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    this.node = h("div", { class: "cl-form cl-piles" });
  }
  /** @param {Scene} scene */
  paint(scene) {
    this.page.root.classList.add("cl-form-piles");
    atLeast(this.node, scene.rows.length);
    reconcile(
      this.node,
      scene.rows,
      (_row, i2) => `row ${i2}`,
      () => h("div", { class: "cl-row" }),
      (node, row) => this.paintPiles(node, row)
    );
  }
  /** @param {HTMLElement} box @param {Pile[]} row */
  paintPiles(box, row) {
    const { art, words, pick } = this.page;
    reconcile(
      box,
      row,
      (pile) => pile.name,
      (pile) => this.makePile(pile),
      (node, pile) => {
        if (pile.spread) return this.paintSpread(node, pile);
        const may = pick.leads({ zone: pile.name });
        const button2 = findPart(node, "button");
        button2.disabled = !may;
        button2.className = classes({
          "cl-pile": true,
          "cl-may": pick.invites({ zone: pile.name }),
          "cl-thick": pile.count > 1,
          "cl-empty": !pile.top.length
        });
        const top2 = pile.top.at(-1);
        const onTop = top2 ? `, ${words.on_top}: ${art.name(top2)}` : "";
        const held = cards(words, pile.count) + onTop;
        button2.setAttribute("aria-label", `${pile.label}: ${art.text(pile.note)} ${held}`);
        reconcile(
          button2,
          pile.top,
          (card) => card ?? "back",
          (card) => art.face(card),
          () => {
          }
        );
        const count2 = pile.count === 1 && top2 ? null : String(pile.count);
        renderIfChanged(
          findPart(node, ".cl-label"),
          [pile.label, pile.note, count2],
          () => this.caption(pile, count2)
        );
      }
    );
  }
  /** What stands under a pile. @param {Pile} pile @param {string | null} count */
  caption(pile, count2) {
    const counted = count2 ? [h("b", {}, count2)] : [];
    if (!pile.note) return [pile.label, " ", ...counted];
    const note2 = this.page.art.line(pile.note);
    return pile.note.length > 1 || typeof pile.note[0] === "string" ? [pile.label, " ", ...counted, h("span", { class: "cl-note" }, ...note2)] : [pile.label, " ", ...note2];
  }
  /** A zone of which all pieces are shown. @param {HTMLElement} node @param {Pile} pile */
  paintSpread(node, pile) {
    const { art, pick } = this.page;
    node.className = "cl-zone cl-spread";
    const row = findPart(node, ".cl-heap");
    const asOne = pick.leads({ zone: pile.name });
    reconcile(
      row,
      pile.top,
      (card) => card ?? "back",
      (card) => this.makePiece(card, pile.name),
      (piece, card) => {
        const thing = { card, zone: pile.name };
        const open = asOne || pick.leads(thing) || pick.isPicked(thing);
        piece.className = classes({ "cl-card": true, "cl-may": open });
        piece.disabled = !open;
        piece.setAttribute("aria-label", art.name(card));
      }
    );
    renderIfChanged(
      findPart(node, ".cl-label"),
      [pile.label, pile.count, pile.note],
      () => this.caption(pile, String(pile.count))
    );
  }
  /** A card of a zone that is spread out. @param {string | null} card @param {string} zone */
  makePiece(card, zone) {
    const { art, pick } = this.page;
    const press = () => this.page.press(pick.leads({ zone }) ? { zone } : { card, zone });
    return h("button", { type: "button", class: "cl-card", onclick: press }, art.face(card));
  }
  /** @param {Pile} pile */
  makePile(pile) {
    if (pile.spread)
      return h(
        "div",
        { "data-zone": pile.name },
        h("div", { class: "cl-heap" }),
        h("p", { class: "cl-label" })
      );
    const press = () => this.page.press({ zone: pile.name });
    return h(
      "div",
      { class: "cl-zone", "data-zone": pile.name },
      h("button", { type: "button", onclick: press }),
      h("p", { class: "cl-label" })
    );
  }
};

// forms/bag_plates.js
var FEW = 4;
var TABS = 3;
var Plates = class {
  /** @param {Form} form */
  constructor(form) {
    this.form = form;
    this.page = form.page;
    this.front = h("div", { class: "cl-bag-front" });
    this.targets = h("div", { class: "cl-bag-targets", role: "group", hidden: true });
    this.targets.append(h("div", { class: "cl-bag-tabs" }), h("div", { class: "cl-bag-rows" }));
    this.shown = "";
    this.peeked = null;
  }
  // --- the others ------------------------------------------------------------------------------
  /** @param {HTMLElement} box @param {SeatData} seat */
  paintBefore(box, seat) {
    const more = (
      /** @type {BagSeat} */
      seat.more
    );
    const { show_counts } = this.page.scene;
    reconcile(
      box,
      [more.front, more.plate],
      (heaps) => heaps.zone,
      () => h("div", { class: "cl-bag-row" }, h("span", {}), h("div", { class: "cl-bag-heaps" })),
      (node, heaps) => {
        node.setAttribute("data-zone", heaps.zone);
        renderIfChanged(node.children[0], heaps.label, () => [heaps.label]);
        this.paintHeaps(node.children[1], heaps, more, heaps === more.front);
      }
    );
    this.paintPoints(box, more, show_counts !== "none");
    if (this.page.scene.seats.length > FEW) this.paintPeek(box, seat);
  }
  /**
   * Where seats are too small for plates, a press on one opens its plate.
   * @param {HTMLElement} box
   * @param {SeatData} seat
   */
  paintPeek(box, seat) {
    const head = (
      /** @type {HTMLElement} */
      box.parentElement
    );
    let node = (
      /** @type {HTMLElement | null} */
      head.querySelector(":scope > .cl-bag-peek")
    );
    node ??= head.appendChild(h("button", { type: "button", class: "cl-bag-peek" }));
    const isOpen = this.peeked === seat.seat;
    node.onclick = () => {
      this.peeked = isOpen ? null : seat.seat;
      this.page.table.paint(this.page.scene);
      this.page.keys.updateTabStops();
    };
    node.setAttribute("aria-label", `${seat.name}: ${seat.places.at(-1)?.label}`);
    node.setAttribute("aria-expanded", String(isOpen));
  }
  /** @param {HTMLElement} box @param {BagSeat} more @param {boolean} told */
  paintPoints(box, more, told2) {
    const head = (
      /** @type {HTMLElement} */
      box.parentElement
    );
    let node = (
      /** @type {HTMLElement | null} */
      head.querySelector(":scope > .cl-bag-points")
    );
    node ??= head.appendChild(h("p", { class: "cl-bag-points" }));
    hide(node, !told2);
    renderIfChanged(node, [more.points, more.words], () => [
      h("b", {}, String(more.points)),
      h("small", {}, more.words.points)
    ]);
  }
  /**
   * @param {Element} box
   * @param {BagHeaps} heaps
   * @param {BagSeat} more
   * @param {boolean} isFront
   */
  paintHeaps(box, heaps, more, isFront) {
    const { art, pick, scene } = this.page;
    const told2 = scene.show_counts !== "none";
    const none = { card: "", n: 0, marked: false, wild: false };
    atLeast(box, heaps.heaps.length);
    reconcile(
      box,
      heaps.heaps.length ? heaps.heaps : [none],
      (heap) => heap.card,
      (heap) => this.makeHeap(heap.card, heaps.zone, more),
      (node, heap) => {
        if (!heap.card) return;
        const mark = told2 && heap.marked;
        node.className = classes({
          "cl-bag-heap": true,
          "cl-hot": isFront && mark,
          "cl-lead": !isFront && mark,
          "cl-dim": !isFront && told2 && !heap.marked && !heap.wild,
          "cl-glow": pick.invites({ card: heap.card, zone: heaps.zone })
        });
        if (node.dataset.n !== String(heap.n)) node.dataset.n = String(heap.n);
        node.setAttribute(
          "aria-label",
          `${heap.n > 1 ? `${heap.n} x ` : ""}${art.name(heap.card)}`
        );
      }
    );
  }
  /** @param {string} card @param {string} zone @param {BagSeat} more */
  makeHeap(card, zone, more) {
    if (!card) return h("span", { class: "cl-bag-none" }, more.words.none);
    const press = () => this.page.pick.leads({ card, zone }) && this.page.press({ card, zone });
    const face = this.page.art.small(card);
    const node = h("span", { class: "cl-bag-heap", role: "img", onclick: press }, face);
    node.setAttribute("data-chip", `${zone} ${card}`);
    return node;
  }
  // --- pieces of others that can be pressed ----------------------------------------------------
  /**
   * The pieces of others of which one is to be pressed, large enough for a finger.
   * @param {Scene} scene
   * @param {BagTable} more
   */
  paintTargets(scene, more) {
    const { pick } = this.page;
    const rowsOf = (wanted) => scene.seats.flatMap(
      (seat) => seat.places.filter((place) => wanted(place, seat)).map((place) => ({ seat, place, label: `${seat.name}: ${place.label}` }))
    );
    const offered = rowsOf(({ cards: cards2, zone }) => cards2.some((card) => pick.leads({ card, zone })));
    if (offered.length) this.peeked = null;
    const open = offered.length ? offered : rowsOf((_place, seat) => seat.seat === this.peeked);
    hide(this.targets, !open.length);
    this.page.root.classList.toggle("cl-bag-choosing", open.length > 0);
    const crowded = scene.seats.length > TABS;
    if (!open.some(({ place }) => place.zone === this.shown))
      this.shown = open[0]?.place.zone ?? "";
    const [tabs, rows] = (
      /** @type {HTMLElement[]} */
      [...this.targets.children]
    );
    this.targets.setAttribute("aria-label", more.words.choose);
    hide(tabs, !crowded);
    reconcile(
      tabs,
      crowded ? open : [],
      ({ place }) => place.zone,
      ({ seat }) => h("button", { type: "button", class: "cl-bag-tab" }, seat.name),
      (node, { place, label }) => {
        node.setAttribute("aria-pressed", String(place.zone === this.shown));
        node.setAttribute("aria-label", label);
        node.onclick = () => {
          this.shown = place.zone;
          this.page.table.paint(this.page.scene);
          this.page.keys.updateTabStops();
        };
      }
    );
    reconcile(
      rows,
      open.filter(({ place }) => !crowded || place.zone === this.shown),
      ({ place }) => place.zone,
      () => h("div", { class: "cl-bag-target" }, h("span", {}), h("div", { class: "cl-heap" })),
      (node, { place, label }) => {
        node.setAttribute("data-zone", place.zone);
        renderIfChanged(node.children[0], label, () => [label]);
        this.paintPieces(node.children[1], { ...place, label });
      }
    );
  }
  /** @param {Element} box @param {PlaceData} place */
  paintPieces(box, place) {
    reconcile(
      box,
      heapsOf(place),
      ([card]) => card ?? "back",
      ([card]) => smallButton(this.page, card, place.zone),
      (node, [card, n2]) => this.form.paintPiece(node, place, card, n2)
    );
  }
  // --- mine ------------------------------------------------------------------------------------
  /**
   * What lies in front of me.
   * @param {Scene} scene
   * @param {BagTable} more
   * @param {boolean} shown
   */
  paintFront(scene, more, shown) {
    const mine = (
      /** @type {BagSeat | null} */
      scene.mine
    );
    hide(this.front, !mine || !shown);
    if (!mine) return;
    const { front } = mine;
    const told2 = scene.show_counts !== "none";
    this.front.setAttribute("data-zone", front.zone);
    renderIfChanged(this.front, "front", () => [h("p", {}), h("div", { class: "cl-heap" })]);
    const [line, heap] = this.front.children;
    const sentence = front.heaps.length ? more.words.claimed : more.words.none;
    renderIfChanged(line, sentence, () => [
      h("b", {}, more.words.front),
      " ",
      h("small", {}, sentence)
    ]);
    reconcile(
      heap,
      front.heaps,
      ({ card }) => card,
      ({ card }) => this.makeMine(card, front.zone),
      (node, { card, n: n2, marked }) => {
        const label = more.words.front;
        this.form.paintPiece(node, { zone: front.zone, label, count: n2, cards: [] }, card, n2);
        node.classList.toggle("cl-hot", told2 && marked);
      }
    );
  }
  /** @param {string} card @param {string} zone */
  makeMine(card, zone) {
    const node = smallButton(this.page, card, zone);
    node.setAttribute("data-chip", `${zone} ${card}`);
    return node;
  }
  /**
   * My plate: each kind beside the strongest of the others.
   * @param {HTMLElement} box
   * @param {BagSeat} mine
   * @param {BagTable} more
   */
  paintMine(box, mine, more) {
    const told2 = this.page.scene.show_counts !== "none";
    renderIfChanged(box, "plate", () => [
      h("h3", {}, more.words.plate, h("small", {}, more.words.most)),
      h("ul", { class: "cl-bag-columns" }),
      h("p", { class: "cl-bag-points" })
    ]);
    const list = findPart(box, ".cl-bag-columns");
    list.setAttribute("data-zone", mine.plate.zone);
    reconcile(
      list,
      mine.columns,
      (column) => column.ghost,
      (column) => this.makeColumn(column),
      (node, column) => {
        node.className = classes({ "cl-lead": told2 && column.leads, "cl-none": !column.n });
        reconcile(
          node.children[0],
          column.cards,
          (card) => card,
          (card) => this.makeMine(card, mine.plate.zone),
          (piece, card) => {
            const place = { zone: mine.plate.zone, label: more.words.plate, count: 0, cards: [] };
            this.form.paintPiece(piece, place, card, column.n);
          }
        );
        renderIfChanged(node.children[2], column.n, () => [column.n ? String(column.n) : "–"]);
        const other = told2 ? column.other : "";
        renderIfChanged(node.children[3], other, () => [other]);
      }
    );
    const points = findPart(box, ".cl-bag-points");
    hide(points, !told2);
    renderIfChanged(points, [mine.points, more.words.points], () => [
      h("b", {}, String(mine.points)),
      h("small", {}, more.words.points)
    ]);
  }
  /** @param {BagSeat["columns"][0]} column */
  makeColumn(column) {
    const ghost = h("i", { class: "cl-bag-ghost", "aria-hidden": "true" });
    ghost.append(this.page.art.small(column.ghost));
    return h("li", {}, h("div", { class: "cl-bag-pile" }), ghost, h("b", {}), h("small", {}));
  }
};
function countTable(form, count2, words) {
  const { art } = form.page;
  const cell = ({ n: n2, scores }) => h("td", { class: scores ? "cl-scores" : null }, n2 ? String(n2) : "");
  const head = ({ card, name: name2, doubled }) => {
    const twice = doubled ? h("em", {}, "×2") : null;
    return h("th", { scope: "col", "aria-label": name2 }, art.small(card), twice);
  };
  const row = ({ name: name2, won, cells, points }) => h(
    "tr",
    { class: won ? "cl-won" : null },
    h("th", { scope: "row" }, name2),
    ...cells.map(cell),
    h("td", { class: "cl-sum" }, String(points))
  );
  const heads = [h("td", {}), ...count2.heads.map(head), h("th", { scope: "col" }, words.total)];
  return h(
    "table",
    {},
    h("caption", { class: "cl-unseen" }, words.count),
    h("thead", {}, h("tr", {}, ...heads)),
    h("tbody", {}, ...count2.rows.map(row))
  );
}

// forms/bag_ring.js
var MIDDLE = 165;
var INNER = 112;
var OUTER = 154;
var OUT = 11;
var GAP = 6.5;
var Ring = class {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.zone = "";
    const press = () => page.press({ zone: this.zone });
    this.label = h("span", { class: "cl-label" });
    this.button = h(
      "button",
      { type: "button", onclick: press },
      h("span", { class: "cl-bag-sack" }, page.art.face(null)),
      this.label
    );
    this.drawing = h("div", { class: "cl-bag-parts" });
    this.box = h("div", { class: "cl-bag-ring" }, this.drawing, this.button);
    this.risk = h("p", { class: "cl-bag-risk" });
    this.node = h("div", { class: "cl-bag-left" }, this.box, this.risk);
  }
  /** @param {Scene} scene @param {BagTable} more */
  paint(scene, more) {
    const { pick, words } = this.page;
    const pile = scene.rows.flat().find((each) => each.name === more.bag);
    this.zone = more.bag;
    this.box.setAttribute("data-zone", this.zone);
    const may = pick.leads({ zone: this.zone });
    this.button.disabled = !may;
    this.button.className = classes({
      "cl-bag-btn": true,
      "cl-may": pick.invites({ zone: this.zone })
    });
    const count2 = String(pile?.count ?? 0);
    this.button.setAttribute("aria-label", `${pile?.label}: ${words.cards.replace("{n}", count2)}`);
    renderIfChanged(this.label, [pile?.label, count2], () => [
      pile?.label ?? "",
      " ",
      h("b", {}, count2)
    ]);
    this.button.style.setProperty("--cl-drawn", String(more.drawn.length));
    const isQuiet = scene.show_counts === "none";
    this.box.classList.toggle("cl-bag-quiet", isQuiet);
    this.paintParts(isQuiet ? [] : more.ring);
    const isTold = scene.show_counts === "all";
    this.drawing.setAttribute("role", isTold ? "img" : "presentation");
    this.drawing.setAttribute("aria-label", isTold ? more.says : "");
    hide(this.drawing, isQuiet);
    hide(this.risk, scene.show_counts !== "all");
    this.node.classList.toggle("cl-bag-alone", scene.show_counts !== "all");
    renderIfChanged(this.risk, more.risk, () => [
      h("i", { "aria-hidden": "true" }),
      h("b", {}, more.risk[0]),
      h("span", {}, more.risk[1])
    ]);
  }
  /** @param {BagTable["ring"]} ring */
  paintParts(ring) {
    if (!ring.length) return;
    renderIfChanged(this.drawing, ring.length, () => [drawn(ring)]);
    const all = ring.reduce((sum, kind) => sum + kind.n, 0);
    const parts = (
      /** @type {SVGElement[]} */
      [
        ...this.drawing.firstElementChild?.children ?? []
      ]
    );
    let at = 0;
    ring.forEach((kind, i2) => {
      const share = all ? kind.n / all : 0;
      paintPart(parts[i2], kind, at, share);
      at += share;
    });
  }
};
function drawn(ring) {
  const box = h("div", {});
  const sign = (kind) => kind.symbol ? `<circle r="19"/><use href="#cl-${plain(kind.symbol)}" x="-13" y="-13" width="26" height="26"/>` : `<text>${plain(kind.sign)}</text>`;
  const part = (kind) => `<g class="cl-bag-part"><circle cx="${MIDDLE}" cy="${MIDDLE}" r="1"/><g class="cl-bag-sign cl-bag-${plain(kind.symbol) || "number"}">${sign(kind)}</g></g>`;
  box.innerHTML = `<svg viewBox="-2 -2 334 334">${ring.map(part).join("")}</svg>`;
  return (
    /** @type {Element} */
    box.firstElementChild
  );
}
function paintPart(part, kind, at, share) {
  const out = kind.busts ? OUT : 0;
  const radius = (INNER + OUTER + out) / 2;
  const [line, sign] = (
    /** @type {SVGElement[]} */
    [...part.children]
  );
  const long = Math.max(0, 2 * Math.PI * radius * share - GAP);
  const turn = 360 * at - 90 + GAP / 2 / radius * 180 / Math.PI;
  const middle = 2 * Math.PI * (at + share / 2);
  const [x2, y2] = [MIDDLE + radius * Math.sin(middle), MIDDLE - radius * Math.cos(middle)];
  const looks = {
    "cl-bag-part": true,
    "cl-busts": kind.busts,
    "cl-gone": !kind.n,
    [`cl-bag-of-${kind.symbol}`]: Boolean(kind.symbol)
  };
  part.setAttribute("class", classes(looks));
  line.setAttribute("r", String(radius));
  line.style.strokeWidth = String(OUTER - INNER + out);
  line.style.strokeDasharray = `${long.toFixed(1)} 2000`;
  line.style.transform = `rotate(${turn.toFixed(2)}deg)`;
  sign.style.transform = `translate(${x2.toFixed(1)}px, ${y2.toFixed(1)}px)`;
}

// forms/bag_tray.js
var MANY2 = 5;
var FULL = 7;
var Tray = class {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.heading = h("p", { class: "cl-bag-heading" });
    this.list = h("ul", { class: "cl-bag-chips" });
    this.node = h("div", { class: "cl-bag-tray" }, this.heading, this.list);
    this.isPainted = false;
    this.isNew = false;
    this.lost = /** @type {{ cards: string[], line: Line } | null} */
    null;
  }
  /** @param {Scene} scene @param {BagTable} more */
  paint(scene, more) {
    const lost = this.lostIn(scene, more);
    this.isNew = lost?.line.n !== this.lost?.line.n;
    this.lost = lost;
    const n2 = lost ? 0 : more.drawn.length;
    this.node.style.setProperty(
      "--cl-risk",
      String(n2 ? 0.2 + 0.8 * Math.min(n2, FULL) / FULL : 0)
    );
    this.node.className = classes({
      "cl-bag-tray": true,
      "cl-bag-lost": Boolean(lost),
      "cl-bag-quiet-tray": scene.show_counts === "none" && !lost
    });
    this.page.root.classList.toggle("cl-bag-full", more.drawn.length > MANY2);
    this.list.setAttribute("data-zone", more.tray);
    this.list.setAttribute("aria-label", more.heading);
    const { art } = this.page;
    renderIfChanged(
      this.heading,
      lost ? lost.line : more.heading,
      () => lost ? [h("b", {}, more.words.bust), " ", ...art.line(lost.line.text)] : [more.heading]
    );
    this.paintChips(scene, more);
    this.isPainted = true;
  }
  /**
   * What was lost in the turn before, as the story tells it; null if nothing was.
   * @param {Scene} scene
   * @param {BagTable} more
   */
  lostIn(scene, more) {
    const { draws, values, moves, lost, ends } = more.told;
    const { story } = scene;
    const at = story.findLastIndex(
      ({ icon: icon3 }) => icon3 === draws || icon3 === lost || icon3 === ends[0]
    );
    if (story[at]?.icon !== lost) return null;
    const cards2 = [];
    const away = /* @__PURE__ */ new Set();
    let value = "";
    for (let i2 = at - 1; i2 >= 0 && !ends.includes(story[i2].icon); i2 -= 1) {
      const named = pieces(story[i2]);
      if (story[i2].icon === moves) for (const card of named) away.add(card);
      if (story[i2].icon === values) value = named[0];
      if (story[i2].icon !== draws) continue;
      const isWorn = value && !more.kinds[named[0]];
      cards2.unshift(isWorn ? `${named[0]}=${value}` : named[0]);
      if (isWorn) value = "";
    }
    const last = cards2.length - 1;
    return { line: story[at], cards: cards2.filter((card, i2) => i2 === last || !away.has(card)) };
  }
  /** @param {Scene} scene @param {BagTable} more */
  paintChips(scene, more) {
    const { pick } = this.page;
    const { lost } = this;
    const chips = lost ? lost.cards.map((card) => ({ card, name: "", n: "", from: "" })) : more.drawn;
    const asked = scene.moves.length > 0;
    const draws = pick.leads({ zone: more.bag });
    const next = !lost && !more.count && (draws || !asked);
    const items = [...chips, ...next ? [null] : []];
    reconcile(
      this.list,
      items,
      (chip) => chip?.card ?? "next",
      (chip) => chip ? this.makeChip(chip.card, more.tray) : makeNext(more),
      (node, chip, i2) => {
        if (!chip) return;
        const twin = lost ? isTwin(lost.cards, i2, more.kinds) : false;
        node.className = classes({ "cl-gone": Boolean(lost) && !twin, "cl-twin": twin });
        this.paintChip(findPart(node, "button"), chip.card, more.tray);
        this.paintTake(
          findPart(node, ".cl-take"),
          scene,
          more,
          chip,
          twin && i2 === chips.length - 1
        );
      }
    );
  }
  /** @param {string} card @param {string} zone */
  makeChip(card, zone) {
    const press = () => this.page.press({ card, zone });
    const face = h("button", { type: "button", onclick: press }, this.page.art.small(card));
    face.setAttribute("data-key", `${card}#1`);
    face.setAttribute("data-chip", `${zone} ${card}`);
    const chip = h("span", { class: this.isPainted ? "cl-bag-new" : null }, face);
    return h("li", {}, chip, h("span", { class: "cl-take" }));
  }
  /** @param {HTMLButtonElement} face @param {string} card @param {string} zone */
  paintChip(face, card, zone) {
    const { pick, art } = this.page;
    const thing = { card, zone };
    const sel = pick.isPicked(thing);
    face.disabled = !pick.leads(thing) && !sel;
    const may = pick.invites(thing) || sel;
    face.className = classes({ "cl-bag-chip": true, "cl-may": may, "cl-sel": sel });
    face.setAttribute("aria-label", art.name(card));
  }
  /**
   * @param {HTMLElement} node
   * @param {Scene} scene
   * @param {BagTable} more
   * @param {BagTable["drawn"][0]} chip
   * @param {boolean} again whether it is the piece that came a second time
   */
  paintTake(node, scene, more, chip, again) {
    const { words } = more;
    const { lost } = this;
    const isQuiet = scene.show_counts === "none" && !chip.name;
    hide(node, !lost && isQuiet);
    renderIfChanged(node, [Boolean(lost), again, chip, scene.show_counts], () => {
      if (lost) return again ? [h("b", {}, words.again)] : [words.back];
      const brings = scene.show_counts === "none" ? [] : [h("b", {}, chip.n), h("span", {}, chip.from)];
      return chip.name ? [h("b", {}, chip.name), ...brings.slice(chip.n ? 0 : 2)] : brings;
    });
  }
};
function pieces(line) {
  return line.text.flatMap((part) => typeof part === "object" && part.card ? [part.card] : []);
}
function isTwin(cards2, i2, kinds) {
  const last = cards2[cards2.length - 1];
  return i2 === cards2.length - 1 || kinds[cards2[i2]] === kinds[last];
}
function makeNext(more) {
  const box = h("li", { class: "cl-bag-next" }, h("i", {}), h("span", { class: "cl-take" }));
  const path = "M40 9q10-9 20 0 24 30 36 62 3 14-10 17-36 5-72 0Q1 85 4 71 16 39 40 9z";
  findPart(box, "i").innerHTML = `<svg viewBox="0 0 100 92" aria-hidden="true"><path d="${path}"/><text x="50" y="72">?</text></svg>`;
  findPart(box, ".cl-take").append(more.words.more);
  return box;
}

// forms/bag.js
var RISE = 24;
var Bag = class extends Form {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    this.ring = new Ring(page);
    this.tray = new Tray(page);
    this.plates = new Plates(this);
    this.duel = h("div", { class: "cl-bag-duel", role: "group" });
    this.choices = h("div", { class: "cl-bag-choices", role: "group" });
    this.low = h("div", { class: "cl-bag-low" }, this.duel, this.choices, this.plates.front);
    this.count = h("div", { class: "cl-bag-count", hidden: true });
    const { ring, tray, plates, low, count: count2 } = this;
    this.node = h(
      "div",
      { class: "cl-form cl-bag" },
      ring.node,
      plates.targets,
      tray.node,
      low,
      count2
    );
    this.places = /* @__PURE__ */ new Map();
  }
  /** @returns {BagTable} */
  get more() {
    return (
      /** @type {BagTable} */
      this.page.scene.more
    );
  }
  /** @param {Scene} scene */
  paint(scene) {
    const { more } = this;
    const { root, words } = this.page;
    root.classList.add("cl-form-bag");
    root.classList.toggle("cl-bag-many", scene.seats.length > 4);
    const ends = Boolean(more.count) && scene.show_counts !== "none";
    root.classList.toggle("cl-bag-over", ends);
    this.ring.paint(scene, more);
    this.tray.paint(scene, more);
    root.classList.toggle("cl-bag-bust", this.tray.lost != null);
    this.plates.paintTargets(scene, more);
    for (const box of [this.duel, this.choices]) box.setAttribute("aria-label", words.moves);
    const duels = this.paintDuel(scene, more);
    const chooses = this.paintChoices(scene, more);
    this.plates.paintFront(scene, more, !duels && !chooses && !scene.moves.length);
    hide(this.count, !ends);
    if (more.count && ends)
      renderIfChanged(this.count, more.count, () => [
        countTable(
          this,
          /** @type {any} */
          more.count,
          more.words
        )
      ]);
  }
  /** @param {MoveData} move */
  owns(move) {
    const verbs = [...this.more.acts.map((act) => act.verb), ...this.more.choices.verbs];
    return verbs.includes(move.verb);
  }
  /** The two large buttons. @param {Scene} scene @param {BagTable} more */
  paintDuel(scene, more) {
    const offered = this.page.pick.buttons();
    const acts = more.acts.map((act) => ({
      act,
      move: offered.find((move) => move.verb === act.verb)
    }));
    const shown = acts.some(({ move }) => move);
    hide(this.duel, !shown);
    reconcile(
      this.duel,
      shown ? acts : [],
      ({ act, move }) => move?.say ?? `no ${act.verb}`,
      ({ move }) => move ? this.page.table.button() : h("p", { class: "cl-bag-not" }),
      (node, { act, move }) => {
        const note2 = scene.show_counts === "none" ? "" : act.note;
        if (!move) return renderIfChanged(node, note2, () => [h("small", {}, note2)]);
        this.paintNoted(node, move, note2);
        node.classList.toggle("cl-bag-risky", act.risk);
      }
    );
    return shown;
  }
  /** The values to choose from. @param {Scene} scene @param {BagTable} more */
  paintChoices(scene, more) {
    const { verbs, faces, notes } = more.choices;
    const offered = this.page.pick.buttons().filter((move) => verbs.includes(move.verb));
    hide(this.choices, !offered.length);
    atLeast(this.choices, offered.length);
    reconcile(
      this.choices,
      offered,
      (move) => move.say,
      () => this.page.table.button(),
      (node, move) => {
        const value = move.steps.at(-1)?.choice?.split(" ").at(-1) ?? "";
        const note2 = scene.show_counts === "none" ? "" : notes[value] ?? "";
        this.paintNoted(node, { ...move, face: faces[value] }, note2);
      }
    );
    return offered.length > 0;
  }
  /**
   * A button with something said below.
   * @param {HTMLElement} node
   * @param {MoveData} move
   * @param {string} note
   */
  paintNoted(node, move, note2) {
    this.page.table.paintButton(node, move);
    const small2 = node.querySelector(".cl-bag-note") ?? h("small", { class: "cl-bag-note" });
    if (!small2.parentElement) node.append(small2);
    renderIfChanged(small2, note2, () => [note2]);
    if (note2) node.setAttribute("aria-label", `${move.say}: ${note2}`);
  }
  /** @param {HTMLElement} box @param {SeatData} seat */
  paintBefore(box, seat) {
    this.plates.paintBefore(box, seat);
  }
  /** @param {HTMLElement} box @param {Scene} scene */
  paintMine(box, scene) {
    if (scene.mine) this.plates.paintMine(
      box,
      /** @type {BagSeat} */
      scene.mine,
      this.more
    );
  }
  // --- motion ----------------------------------------------------------------------------------
  before() {
    this.places = /* @__PURE__ */ new Map();
    for (const node of this.page.table.node.querySelectorAll("[data-chip]")) {
      const box = node.getBoundingClientRect();
      if (box.width) this.places.set(
        /** @type {HTMLElement} */
        node.dataset.chip ?? "",
        box
      );
    }
  }
  /**
   * @param {Scene} old
   * @param {Scene} scene
   * @returns {[Element, DOMRect, number][]}
   */
  trips(old, scene) {
    const felt = this.page.table.node;
    const gone = changes(old, scene).flatMap(([place, n2]) => Array(Math.max(0, -n2)).fill(place));
    const bag = this.ring.button.getBoundingClientRect();
    const trips = [];
    if (this.tray.lost && this.tray.isNew) {
      const twin = this.tray.list.lastElementChild?.querySelector("[data-chip]");
      if (twin) trips.push([twin, bag, RISE]);
    }
    for (const [place, n2] of changes(old, scene)) {
      const [zone, base] = place;
      const node = n2 > 0 && [...felt.querySelectorAll("[data-chip]")].findLast((each) => isIt(each, zone, base));
      if (!node) continue;
      const from = gone.find((other) => other[1] === base && other[0] !== zone);
      const box = from ? this.was(from[0], base) : bag;
      if (box) trips.push([node, box, from ? 0 : RISE]);
    }
    return trips;
  }
  /** Where a piece of a zone lay before. @param {string} zone @param {string} base */
  was(zone, base) {
    const exact = this.places.get(`${zone} ${base}`);
    const near = [...this.places].find(([place]) => place.startsWith(`${zone} ${base}=`));
    return exact ?? near?.[1] ?? null;
  }
};
function isIt(node, zone, base) {
  const place = (
    /** @type {HTMLElement} */
    node.dataset.chip ?? ""
  );
  return place === `${zone} ${base}` || place.startsWith(`${zone} ${base}=`);
}
function changes(old, scene) {
  const counted = /* @__PURE__ */ new Map();
  const count2 = (of, sign) => {
    const places = [of, ...of.seats].flatMap((owner) => owner.places);
    const piles = of.rows.flat().map((pile) => ({ zone: pile.name, cards: pile.top }));
    for (const { zone, cards: cards2 } of [...places, ...piles]) {
      for (const card of cards2) {
        if (card == null) continue;
        const base = card.split("=")[0];
        const [place, n2] = counted.get(`${zone} ${base}`) ?? [[zone, base], 0];
        counted.set(`${zone} ${base}`, [place, n2 + sign]);
      }
    }
  };
  count2(old, -1);
  count2(scene, 1);
  return [...counted.values()].filter(([, n2]) => n2);
}

// forms/claim_seat.js
function paintCups(box, sign, n2, all) {
  renderIfChanged(
    box,
    [sign, n2, all],
    () => Array.from(
      { length: all },
      (_2, i2) => h(i2 < n2 ? "span" : "i", { class: i2 < n2 ? "cl-paper cl-cup" : "cl-cup0" }, symbol(sign))
    )
  );
}
function paintFoot(art, box, more) {
  if (!box.firstElementChild) box.append(...makeFoot());
  const [pile, star, shelf] = (
    /** @type {HTMLElement[]} */
    [...box.children]
  );
  const { cups, wild } = more;
  paintWon(art, pile, more);
  hide(star, !wild);
  star.setAttribute("aria-label", wild);
  star.title = wild;
  if (wild) renderIfChanged(star, more.wild_card, () => [art.small(more.wild_card)]);
  shelf.dataset.zone = cups.zone;
  shelf.setAttribute("aria-label", cups.label);
  paintCups(shelf, cups.symbol, cups.n, cups.all);
}
function paintWon(art, pile, { won }) {
  pile.dataset.zone = won.zone;
  pile.setAttribute("aria-label", won.text);
  const [heap, count2, text] = pile.children;
  const n2 = Math.min(2, won.n);
  heap.classList.toggle("cl-none-won", n2 === 0);
  renderIfChanged(heap, n2, () => Array.from({ length: n2 }, () => art.face(null)));
  renderIfChanged(count2, won.n, () => [String(won.n)]);
  renderIfChanged(text, won.text, () => [won.text.replace(/^\d+\s*/, "")]);
}
function makeFoot() {
  const heap = h("span", { class: "cl-pilelet" });
  return [
    h("span", { class: "cl-won-pile", role: "img" }, heap, h("b"), h("small")),
    h("span", { class: "cl-wild", role: "img" }),
    h("span", { class: "cl-cups", role: "img" })
  ];
}

// table/motion.js
var EASE = { duration: 220, easing: "cubic-bezier(.2,.8,.2,1)" };
var LAST = ".cl-paper:last-of-type";
var CARDS = ".cl-hand > .cl-card";
var prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
function counts(scene) {
  const sizes = /* @__PURE__ */ new Map([[scene.hand_zone ?? "", scene.hand.length]]);
  for (const seat of scene.seats) sizes.set(seat.zone, seat.count ?? 0);
  for (const pile of scene.rows.flat()) sizes.set(pile.name, pile.count);
  for (const place of [scene, ...scene.seats].flatMap((owner) => owner.places))
    sizes.set(place.zone, place.count);
  return sizes;
}
var Motion = class {
  /** @param {HTMLElement} felt @param {Form} form */
  constructor(felt, form) {
    this.felt = felt;
    this.form = form;
    this.standing = [];
    this.places = /* @__PURE__ */ new Map();
    this.trips = [];
  }
  /** @param {string} name */
  zone(name2) {
    return this.felt.querySelector(`[data-zone="${CSS.escape(name2)}"]`);
  }
  /** The places of the cards of my hand before a repaint. */
  before() {
    this.start();
    this.places = /* @__PURE__ */ new Map();
    if (prefersReducedMotion()) return;
    this.form.before();
    for (const node of this.felt.querySelectorAll(CARDS))
      this.places.set(node, node.getBoundingClientRect());
  }
  /** @param {Scene | null} old @param {Scene} scene */
  after(old, scene) {
    if (prefersReducedMotion() || !old || old.me !== scene.me) return;
    this.trips = [];
    const own2 = this.form.trips(old, scene);
    if (own2) {
      for (const [node, from, rise] of own2) this.travel(node, from, rise);
      for (const trip of this.trips) this.stand(...trip);
      return;
    }
    const [was, is] = [counts(old), counts(scene)];
    const fewer = [...was.keys()].filter((name2) => (is.get(name2) ?? 0) < (was.get(name2) ?? 0));
    const more = [...is.keys()].filter((name2) => (is.get(name2) ?? 0) > (was.get(name2) ?? 0));
    const hand = scene.hand_zone;
    for (const node of this.felt.querySelectorAll(CARDS)) {
      const place = this.places.get(node) ?? (fewer[0] && fewer[0] !== hand ? this.rect(fewer[0]) : null);
      if (place) this.travel(node, place);
    }
    const known = this.form.slides(old, scene);
    for (const { to, from } of known) this.arrive(to, from, scene);
    const told2 = known.map(({ to }) => to);
    const comes = (zone) => zone !== hand && !told2.includes(zone) && !this.form.awaits(zone);
    for (const name2 of more.filter(comes))
      this.arrive(
        name2,
        fewer.find((zone) => zone !== name2),
        scene
      );
    for (const trip of this.trips) this.stand(...trip);
  }
  /**
   * A piece arrives at a pile or at a seat.
   * @param {string} name
   * @param {string | undefined} from
   * @param {Scene} scene
   */
  arrive(name2, from, scene) {
    const place = from && (this.played(from, scene) ?? this.rect(from));
    const to = this.zone(name2)?.querySelector(LAST);
    if (place && to) this.travel(to, place);
  }
  /** Where the card that left my hand was. @param {string} from @param {Scene} scene */
  played(from, scene) {
    if (from !== scene.hand_zone) return null;
    const gone = [...this.places.keys()].find((node) => !node.isConnected);
    return gone ? this.places.get(gone) : null;
  }
  /** @param {string} name */
  rect(name2) {
    const node = this.zone(name2);
    return (node?.querySelector(LAST) ?? node)?.getBoundingClientRect();
  }
  /** @param {Element} node @param {DOMRect} from @param {number} [rise] */
  travel(node, from, rise = 0) {
    this.trips.push([
      /** @type {HTMLElement} */
      node,
      from,
      node.getBoundingClientRect(),
      rise
    ]);
  }
  /**
   * It stands where it was, until `start`.
   * @param {HTMLElement} node
   * @param {DOMRect} from
   * @param {DOMRect} to
   * @param {number} rise
   */
  stand(node, from, to, rise) {
    const [dx, dy] = [from.left - to.left, from.top - to.top];
    if (!to.width || Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
    const was = {
      translate: `${dx}px ${dy}px`,
      scale: String(Math.max(0.3, Math.min(2, from.width / to.width)))
    };
    Object.assign(node.style, was);
    const high = { ...was, translate: `${dx}px ${dy - rise}px`, offset: 0.3 };
    const frames = [was, ...rise ? [high] : [], { translate: "0 0", scale: "1" }];
    this.standing.push([node, frames]);
  }
  /** Let them move, in the frame after: to start a dozen motions takes as long as all else. */
  start() {
    for (const [node, frames] of this.standing.splice(0)) {
      Object.assign(node.style, { translate: "", scale: "" });
      node.animate(frames, EASE);
    }
  }
};

// forms/revealing.js
var SHOWN = 1500;
var HELD = 2200;
var FLIGHT = { duration: 250, easing: "cubic-bezier(.2,.8,.2,1)" };
var Revealing = class {
  /** @param {Page} page @param {HTMLElement} heap the stack */
  constructor(page, heap) {
    this.page = page;
    this.heap = heap;
    this.seen = void 0;
    this.stage = "";
    this.timer = 0;
    this.last = h("div", { class: "cl-last", hidden: true });
    this.verdict = h("p", { class: "cl-verdict", hidden: true });
  }
  /**
   * @param {Scene} scene
   * @param {RevealData | null} reveal
   * @param {boolean} saying whether I am about to open the next stack
   * @returns {number} how many ms the scene is shown at least
   */
  paint(scene, reveal, saying) {
    const key = reveal ? JSON.stringify(reveal) : "";
    const first = this.seen === void 0;
    const isNew = reveal != null && this.seen !== key;
    this.seen = key;
    if (!reveal || saying && this.stage === "up") this.settle(reveal ? "gone" : "");
    else if (isNew) {
      this.settle("up");
      if (!first && scene.mode !== "over")
        this.timer = window.setTimeout(() => this.leave(reveal), SHOWN);
    }
    hide(this.last, this.stage !== "gone" || saying);
    hide(this.verdict, this.stage === "" || saying);
    if (reveal) this.tell(reveal, key);
    return isNew && !first ? HELD : 0;
  }
  /** @param {RevealData} reveal @param {string} key */
  tell(reveal, key) {
    const { art } = this.page;
    const sign = reveal.right ? "check" : "cross";
    this.last.className = `cl-last ${rim(reveal)}`;
    renderIfChanged(this.last, key, () => [art.small(reveal.card), icon(sign)]);
    this.verdict.className = `cl-verdict ${reveal.right ? "cl-right" : "cl-wrong"}`;
    renderIfChanged(this.verdict, key, () => [icon(sign), reveal.verdict]);
  }
  /** @param {"" | "up" | "gone"} stage */
  settle(stage) {
    clearTimeout(this.timer);
    this.stage = stage;
  }
  /** The stack goes to who has won it. @param {RevealData} reveal */
  leave(reveal) {
    const { heap, page } = this;
    if (this.stage !== "up" || !heap.isConnected) return;
    const end = () => {
      if (this.stage !== "up") return;
      this.settle("gone");
      page.table.paint(page.scene);
      page.keys.updateTabStops();
    };
    const goal = page.table.node.querySelector(`[data-zone="${CSS.escape(reveal.zone)}"]`);
    if (prefersReducedMotion() || !goal) {
      end();
      return;
    }
    const [from, to] = [heap.getBoundingClientRect(), goal.getBoundingClientRect()];
    const dx = to.left + to.width / 2 - from.left - from.width / 2;
    const dy = to.top + to.height / 2 - from.top - from.height / 2;
    const away = { transform: `translate(${dx}px, ${dy}px) scale(.2)`, opacity: 0.6 };
    heap.animate([{ transform: "none", opacity: 1 }, away], FLIGHT).onfinish = end;
  }
};
var rim = (reveal) => `cl-of-${reveal.plain ? reveal.trait || "all" : "all"} ${reveal.right ? "cl-right" : "cl-wrong"}`;

// forms/claim.js
var ARMED = 3e3;
var BACKS = 4;
var Claim = class extends Piles {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    this.more = /** @type {any} */
    null;
    this.chosen = "";
    this.owned = /* @__PURE__ */ new Set();
    this.armed = -1;
    this.asksItself = true;
    this.speech = h("div", { class: "cl-speech" }, h("p", {}), h("p", { class: "cl-talk" }));
    this.says = h("div", { class: "cl-says" }, this.speech);
    this.shelf = h("div", { class: "cl-shelf" });
    this.prize = h("div", { class: "cl-prize" }, this.makePrize());
    this.doubts = { number: this.makeDoubt("number"), suit: this.makeDoubt("suit") };
    this.papers = h("span", { class: "cl-papers" });
    this.ghost = h("i", { class: "cl-ghost" });
    this.sign = h("i", { class: "cl-q", "aria-hidden": "true" });
    this.stack = this.makeStack();
    this.reveal = new Revealing(page, findPart(this.stack, "button"));
    this.options = h("div", { class: "cl-options", role: "group", hidden: true });
    this.stake = h("p", { class: "cl-stake" });
    this.trail = h("ol", { class: "cl-trail" });
    const left2 = h("div", { class: "cl-aside" }, this.doubts.number, this.reveal.last);
    const right = h("div", { class: "cl-aside cl-right" }, this.doubts.suit);
    const duel = h("div", { class: "cl-duel" }, left2, this.stack, right);
    const { options, stake, trail } = this;
    const { verdict } = this.reveal;
    const middle = h("div", { class: "cl-said-here" }, duel, verdict, options, stake, trail);
    this.table = h("div", { class: "cl-claim-table" }, this.shelf, middle, this.prize);
    this.node = h("div", { class: "cl-form cl-claim" }, this.says, this.table);
  }
  makePrize() {
    const press = () => this.page.press({ zone: this.more.prize.zone });
    return h(
      "div",
      { class: "cl-zone" },
      h("button", { type: "button", class: "cl-cups", onclick: press }),
      h("p", { class: "cl-label" })
    );
  }
  /** @param {string} trait */
  makeDoubt(trait) {
    return h("div", { class: `cl-doubt cl-at-${trait}` });
  }
  makeStack() {
    const press = () => this.page.press({ zone: this.more.stack });
    return h(
      "div",
      { class: "cl-zone" },
      h(
        "button",
        { type: "button", class: "cl-ghosts", onclick: press },
        this.papers,
        this.ghost,
        this.sign
      )
    );
  }
  // --- what is asked of a form ------------------------------------------------------------------
  /** @param {Scene} scene */
  paint(scene) {
    this.more = /** @type {ClaimTable} */
    scene.more;
    const { table: table2, root, pick } = this.page;
    const moves = this.sayings();
    const doubting = this.more.doubts.length > 0 && !pick.marking;
    this.choose(moves);
    this.hold = this.reveal.paint(scene, this.more.reveal, moves.length > 0);
    root.classList.add("cl-form-claim");
    root.classList.toggle("cl-doubting", doubting);
    hide(table2.sorting, doubting || scene.step !== void 0 && scene.step.kind !== "game");
    root.classList.toggle("cl-saying", moves.length > 0);
    root.classList.toggle("cl-open-claim", this.more.claim?.open === true);
    this.paintSpeech(scene);
    this.paintShelf(scene);
    this.paintPrize();
    this.paintStack(scene);
    this.paintDoubts(scene);
    this.paintOptions(scene, moves);
    this.paintStake(scene);
    this.paintTrail();
  }
  /** @param {MoveData} move */
  owns(move) {
    return this.owned.has(move.index);
  }
  /** "Say chili 8" on the button that ends a saying. @param {MoveData} move */
  label(move) {
    const isChosen = said(move) === this.chosen && this.page.pick.picked.length > 0;
    return isChosen && this.saying(this.chosen)?.label || null;
  }
  /** @param {MoveData} move */
  isQuiet(move) {
    return !this.page.pick.marking && this.more.quiet.includes(move.index);
  }
  /** What was won comes when the revealed card has been seen. @param {string} zone */
  awaits(zone) {
    return this.reveal.stage === "up" && zone === this.more.reveal?.zone;
  }
  // --- what is said of my card ------------------------------------------------------------------
  /** The moves that say something of the card that is picked. */
  sayings() {
    const { pick } = this.page;
    if (pick.marking || !pick.picked.length) return [];
    return pick.buttons().filter((move) => move.steps.some((step) => step.card) && said(move));
  }
  /** What is to be said unless something else is pressed: the card itself if it fits, or the first
   * that does. */
  choose(moves) {
    const { pick } = this.page;
    this.owned = new Set(this.page.pick.marking ? [] : this.more.doubts.map((d2) => d2.index));
    if (!moves.length) {
      this.chosen = "";
      return;
    }
    const offered = moves.map(said);
    if (!offered.includes(this.chosen) || this.picked !== pick.picked[0].card) {
      const [card] = pick.picked.map((step) => step.card);
      const fitting = offered.filter((other) => this.saying(other)?.fits);
      this.chosen = fitting.find((other) => other === card) ?? fitting[0] ?? offered[0];
    }
    this.picked = pick.picked[0].card;
    for (const move of moves) if (said(move) !== this.chosen) this.owned.add(move.index);
  }
  /** A saying as it is drawn. @param {string} card */
  saying(card) {
    return this.more.says.find((say) => say.card === card);
  }
  /** @param {Scene} scene @param {MoveData[]} moves */
  paintOptions(scene, moves) {
    const { art } = this.page;
    hide(this.options, !moves.length);
    this.options.style.setProperty("--n", String(moves.length));
    this.options.classList.toggle("cl-all-sayings", moves.length > 12);
    this.options.setAttribute("aria-label", scene.moves.length ? art.text(scene.prompt) : "");
    reconcile(
      this.options,
      moves,
      (move) => move.say,
      () => h("button", { type: "button", class: "cl-option" }),
      (node, move) => {
        const card = said(move);
        const known = this.saying(card);
        const against = known && !known.fits ? " cl-against" : "";
        node.className = `cl-option ${art.art.pieces[card].css}${against}`;
        node.onclick = () => this.say(card);
        node.setAttribute("aria-pressed", String(card === this.chosen));
        node.setAttribute("aria-label", move.say);
        renderIfChanged(
          node,
          card,
          () => known ? [art.suit(known.suit) ?? "", known.number] : art.line([{ card }])
        );
      }
    );
  }
  /** @param {string} card */
  say(card) {
    this.chosen = card;
    this.page.table.paint(this.page.scene);
    this.page.keys.updateTabStops();
  }
  // --- the claim --------------------------------------------------------------------------------
  /** What hangs from the seat of who claims, or of who doubts. @param {Scene} scene */
  paintSpeech(scene) {
    const { art } = this.page;
    const { claim, reveal, talk } = this.more;
    const doubted = this.reveal.stage === "up" && reveal;
    const by2 = doubted ? reveal.challenger : claim ? claim.seat : -1;
    const at = scene.seats.findIndex((seat) => seat.seat === by2);
    const n2 = scene.seats.length;
    const text = doubted ? reveal.doubt : claim ? claim.text : [];
    const more = !doubted && talk && talk.seat === by2 ? talk.text : "";
    this.says.style.setProperty("--n", String(n2));
    this.says.style.setProperty("--k", String(at + 1));
    this.says.className = classes({
      "cl-says": true,
      "cl-of-none": at < 0,
      "cl-two-rows": n2 > 3,
      "cl-first": at === 0 && n2 > 1,
      "cl-final": at === n2 - 1 && n2 > 1
    });
    this.speech.classList.toggle("cl-empty-speech", !text.length);
    const [first, second] = this.speech.children;
    renderIfChanged(first, text, () => art.line(text));
    renderIfChanged(second, more, () => [more]);
  }
  /** Deck and wilds. @param {Scene} scene */
  paintShelf(scene) {
    const piles = scene.rows.flat().filter((pile) => this.more.shelf.includes(pile.name));
    this.paintPiles(this.shelf, piles);
    const [deck] = this.shelf.children;
    deck?.classList.toggle("cl-near", this.more.near);
  }
  /** The name of a pile, which a phone has no room for, and its note or its number.
   * @param {Pile} pile */
  caption(pile) {
    const name2 = h("span", { class: "cl-zone-name" }, pile.label);
    const noted = pile.note ? this.page.art.line(pile.note) : [h("b", {}, String(pile.count))];
    return [name2, " ", h("span", {}, ...noted)];
  }
  paintPrize() {
    const { prize } = this.more;
    const { pick } = this.page;
    const zone = (
      /** @type {HTMLElement} */
      this.prize.firstElementChild
    );
    zone.dataset.zone = prize.zone;
    const button2 = findPart(zone, "button");
    button2.disabled = !pick.leads({ zone: prize.zone });
    button2.setAttribute("aria-label", prize.label);
    paintCups(button2, prize.symbol, prize.left, prize.all);
    renderIfChanged(
      findPart(zone, ".cl-label"),
      prize.text,
      () => prize.text.map((line) => h("span", {}, `${line} `))
    );
  }
  /** The pile with what is claimed of its top card, or what it was. @param {Scene} scene */
  paintStack(scene) {
    const { art, pick, words } = this.page;
    const { claim, reveal, stack } = this.more;
    const pile = (
      /** @type {Pile} */
      scene.rows.flat().find((one) => one.name === stack)
    );
    const up = this.reveal.stage === "up" && reveal ? reveal : null;
    const sure = claim?.sure === true && !this.chosen;
    const n2 = up ? up.cards : pile.count + (this.chosen ? 1 : 0);
    const shown = this.chosen || (up ? up.card : sure ? "" : claim?.card ?? "");
    this.stack.dataset.zone = stack;
    const button2 = findPart(this.stack, "button");
    button2.disabled = !pick.leads({ zone: stack });
    button2.className = classes({
      "cl-ghosts": true,
      "cl-may": pick.invites({ zone: stack }),
      "cl-empty": n2 === 0,
      "cl-mine-said": Boolean(this.chosen),
      "cl-up": up != null
    });
    const said3 = claim ? `, ${art.text(claim.text)}` : "";
    button2.setAttribute("aria-label", `${pile.label}: ${cards(words, pile.count)}${said3}`);
    const top2 = sure ? pile.top.at(-1) ?? null : null;
    const backs = Array.from(
      { length: Math.min(n2, BACKS) },
      (_2, i2) => i2 === Math.min(n2, BACKS) - 1 ? top2 : null
    );
    reconcile(
      this.papers,
      backs,
      (card) => card ?? "back",
      (card) => art.face(card),
      () => {
      }
    );
    hide(this.ghost, !shown);
    this.ghost.className = up && !this.chosen ? `cl-turned ${rim(up)}` : "cl-ghost";
    renderIfChanged(
      this.ghost,
      [shown, up],
      () => shown ? [art.face(shown), ...this.marks(up)] : []
    );
    const mark = up && !this.chosen ? "" : shown ? "?" : sure && claim ? claim.card : "";
    hide(this.sign, !mark);
    renderIfChanged(
      this.sign,
      mark,
      () => mark === "?" ? ["?"] : mark ? art.line([{ card: mark }]) : []
    );
  }
  /** A rim round the trait that was doubted, with a sign. @param {RevealData | null} up */
  marks(up) {
    if (!up || this.chosen) return [];
    return [h("b", { class: "cl-trait" }, icon(up.right ? "check" : "cross"))];
  }
  /** @param {Scene} scene */
  paintDoubts(scene) {
    const { doubts } = this.more;
    for (
      const trait of
      /** @type {const} */
      ["number", "suit"]
    ) {
      const about = doubts.filter((doubt) => doubt.trait === trait);
      const offered = this.page.pick.marking ? [] : about;
      const moves = offered.flatMap((doubt) => {
        const move = scene.moves.find((one) => one.index === doubt.index);
        return move ? [{ move, why: doubt.why }] : [];
      });
      reconcile(
        this.doubts[trait],
        moves,
        ({ move }) => move.say,
        () => h("button", { type: "button", class: "cl-btn cl-act" }),
        (node, { move, why }) => this.paintDoubt(node, move, why)
      );
    }
  }
  /** @param {HTMLButtonElement} node @param {MoveData} move @param {string} why */
  paintDoubt(node, move, why) {
    const { art } = this.page;
    const armed = this.armed === move.index;
    const below = armed ? this.more.again : why;
    node.onclick = (event) => this.doubt(
      /** @type {PointerEvent} */
      event,
      move
    );
    node.setAttribute("aria-label", `${move.say} ${below}`);
    node.classList.toggle("cl-armed", armed);
    renderIfChanged(node, [move.label, below], () => [
      h("span", {}, ...art.line(move.label)),
      h("small", {}, below)
    ]);
  }
  /** A challenge can't be taken back, so a finger has to say it twice.
   * @param {PointerEvent} event @param {MoveData} move */
  doubt(event, move) {
    if (event.pointerType !== "touch" || this.armed === move.index) {
      this.armed = -1;
      this.page.make(move);
      return;
    }
    this.armed = move.index;
    this.paintDoubts(this.page.scene);
    setTimeout(() => {
      if (this.armed !== move.index) return;
      this.armed = -1;
      this.paintDoubts(this.page.scene);
    }, ARMED);
  }
  /** @param {Scene} scene */
  paintStake(scene) {
    const { art, pick } = this.page;
    const { reveal, says, stake, truths } = this.more;
    const lines = reveal && !this.chosen ? reveal.lines : stake;
    const at = says.findIndex((say) => say.card === this.chosen);
    const own2 = scene.mine ? (
      /** @type {ClaimSeat} */
      scene.mine.truth
    ) : void 0;
    const code = own2?.[pick.picked[0]?.card ?? ""]?.[at] ?? "";
    const shown = this.chosen ? code ? [[truths[code]]] : [] : lines;
    renderIfChanged(
      this.stake,
      shown,
      () => shown.map((line) => h("span", {}, ...art.line(line), " "))
    );
  }
  paintTrail() {
    const { art } = this.page;
    const { trail } = this.more;
    hide(this.trail, !trail.length);
    this.trail.classList.toggle("cl-one", trail.length === 1);
    this.trail.setAttribute("aria-label", this.more.trail_label);
    reconcile(
      this.trail,
      trail,
      (claimed, i2) => `${i2} ${claimed.seat} ${claimed.card}`,
      (claimed) => h("li", {}, `${claimed.name} `, ...art.line([{ card: claimed.card }])),
      (node, _2, i2) => node.classList.toggle("cl-newest", i2 === trail.length - 1)
    );
  }
  // --- seats ------------------------------------------------------------------------------------
  /** @param {HTMLElement} box @param {SeatData} seat */
  paintBefore(box, seat) {
    const more = (
      /** @type {ClaimSeat} */
      seat.more
    );
    const { claim } = (
      /** @type {ClaimTable} */
      this.page.scene.more
    );
    const claims = claim?.open === true && claim.seat === seat.seat;
    box.parentElement?.classList.toggle("cl-claims", claims);
    paintFoot(this.page.art, box, more);
  }
  /** @param {HTMLElement} box @param {Scene} scene */
  paintMine(box, scene) {
    if (scene.mine) paintFoot(
      this.page.art,
      box,
      /** @type {ClaimSeat} */
      scene.mine
    );
  }
};
function said(move) {
  const [only] = move.short;
  return move.short.length === 1 && typeof only === "object" ? only.card ?? "" : "";
}

// table/pick.js
var REFUSED_FROM = 1e3;
var Picking = class {
  constructor() {
    this.moves = [];
    this.picked = [];
    this.marking = false;
  }
  /** @param {MoveData[]} moves the moves offered now */
  offer(moves) {
    this.moves = moves;
    this.picked = [];
  }
  /** The moves that begin with what has been picked. */
  open() {
    return this.moves.filter((move) => this.next(move) != null);
  }
  /**
   * The steps of a move that are not picked yet; null if it does not begin with what is picked.
   * The first `any` steps may be picked in any order.
   * @param {MoveData} move
   */
  left(move) {
    const left2 = [...move.steps];
    let free = move.any;
    for (const step of this.picked) {
      const i2 = left2.slice(0, Math.max(free, 1)).findIndex((other) => same(other, step));
      if (i2 < 0) return null;
      left2.splice(i2, 1);
      free -= 1;
    }
    return left2;
  }
  /** The steps of which one is the next; null as above. @param {MoveData} move */
  next(move) {
    return this.left(move)?.slice(0, Math.max(move.any - this.picked.length, 1)) ?? null;
  }
  /** Whether pressing this thing leads on. @param {Press} thing */
  leads(thing) {
    return this.moves.some((move) => this.next(move)?.some((step) => same(step, thing)));
  }
  /**
   * Whether a thing is shown as one that may be pressed: it leads to a move that will be taken.
   * @param {Press} thing
   */
  invites(thing) {
    const taken = this.moves.filter((move) => move.index < REFUSED_FROM);
    return taken.some((move) => this.next(move)?.some((step) => same(step, thing)));
  }
  /** Whether a thing belongs to a move, and no move begins with it. @param {Press} thing */
  comesLater(thing) {
    if (this.leads(thing) || this.isPicked(thing) || this.begins(thing)) return false;
    const taken = this.moves.filter((move) => move.index < REFUSED_FROM);
    return taken.some((move) => move.steps.some((step) => same(step, thing)));
  }
  /** Whether a move begins with a thing: pressed, it takes the place of what is picked.
   * @param {Press} thing */
  begins(thing) {
    return this.moves.some(
      (move) => move.steps.slice(0, Math.max(move.any, 1)).some((step) => same(step, thing))
    );
  }
  /**
   * Whether a thing is picked, of several like ones as often as this.
   * @param {Press} thing
   * @param {number} [others] how many like things come before it
   */
  isPicked(thing, others = 0) {
    return this.picked.filter((step) => same(step, thing)).length > others;
  }
  /** The zone of somebody else in which a piece can be chosen. @param {string | null} own */
  foreignZone(own2) {
    for (const move of this.moves) {
      for (const step of move.steps)
        if (step.card && step.zone && step.zone !== own2) return step.zone;
    }
    return null;
  }
  /**
   * Press a thing: the move to send, or null where more has to be picked.
   * @param {Press} thing
   */
  press(thing) {
    if (this.isPicked(thing) && !this.leads(thing)) {
      this.takeBack(thing);
      return null;
    }
    if (!this.leads(thing) && this.picked.length) this.picked = [];
    if (!this.leads(thing)) return null;
    this.picked.push(thing);
    const open = this.open();
    const done = open.filter((move) => move.steps.length === this.picked.length);
    return done.length === 1 && open.length === 1 ? done[0] : null;
  }
  /** Take back a step, and those after it that rest on it. @param {Press} thing */
  takeBack(thing) {
    const i2 = this.picked.findIndex((step) => same(step, thing));
    const free = this.open().some((move) => move.any >= this.picked.length);
    this.picked.splice(i2, free ? 1 : this.picked.length);
  }
  /** A step back. */
  back() {
    return this.picked.pop() !== void 0;
  }
  /**
   * The moves that are buttons: those without a card, and those of which only a choice is left, or
   * more of what is picked.
   */
  buttons() {
    const bare = (steps) => steps?.every((step) => !step.card || this.isPicked(step)) ?? false;
    return this.moves.filter(
      (move) => move.steps.every((step) => !step.card) || this.picked.length > 0 && bare(this.left(move))
    );
  }
};

// forms/layers.js
var Layers = class {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.steps = h("p", { class: "cl-layers-of" });
  }
  /** @param {HTMLElement} box @param {Scene} scene */
  paintMine(box, scene) {
    const mine = (
      /** @type {LayersMore | null} */
      scene.mine
    );
    const { classList } = this.page.root;
    hide(box, !mine?.spots);
    classList.toggle("cl-no-layers", !mine?.spots);
    if (!mine) return;
    this.paintSteps(mine);
    const large = scene.places.filter((place) => place.zone === playedFrom(mine));
    classList.toggle("cl-laid-out", large.length > 0);
    classList.toggle("cl-last-layer", mine.layer === "lower");
    const below = scene.places.filter((place) => place.zone !== playedFrom(mine));
    classList.toggle("cl-nothing-below", !below.some((place) => place.count));
    reconcile(
      box,
      large.length ? ["small", "large"] : ["small"],
      (size) => size,
      (size) => size === "small" ? makeSpark() : h("div", { class: "cl-laid" }),
      (node, size) => size === "small" ? this.paintSpark(node, scene, mine) : this.paintLaid(node, large[0])
    );
  }
  /** The layers that are not played from now, with when they open.
   * @param {HTMLElement} node @param {Scene} scene @param {LayersMore} mine */
  paintSpark(node, scene, mine) {
    renderIfChanged(node.children[0], [mine.opens, mine.locked], () => [
      ...mine.locked ? [icon("lock")] : [],
      h("span", {}, mine.opens)
    ]);
    const rest = scene.places.filter((place) => place.zone !== playedFrom(mine));
    this.paintStacks(findPart(node, ".cl-stacks-box"), rest, mine, true);
  }
  /**
   * The layer in play, where the hand was and as large.
   * @param {HTMLElement} node
   * @param {PlaceData} place
   */
  paintLaid(node, place) {
    const { art, pick, words, scene } = this.page;
    node.setAttribute("data-zone", place.zone);
    node.setAttribute("role", "group");
    node.setAttribute("aria-label", place.label);
    const asked = scene.moves.length > 0;
    reconcile(
      node,
      place.cards,
      (card) => card ?? "back",
      // The handler is set below: a face-down card is pressed as its zone.
      (card) => h("button", { type: "button", class: "cl-card" }, art.face(card)),
      (button2, card, i2) => {
        const thing = card ? { card, zone: place.zone } : { zone: place.zone };
        const nth = place.cards.slice(0, i2).filter((other) => other === card).length;
        const sel = pick.isPicked(thing, nth);
        const may = pick.leads(thing);
        const no = card ? place.no?.[card] : null;
        button2.className = classes({
          "cl-card": true,
          "cl-may": sel || pick.invites(thing),
          "cl-not": asked && !sel && !may,
          "cl-sel": sel
        });
        button2.disabled = !may && !sel && !no;
        button2.onclick = () => this.page.press(thing);
        const why = no ? `: ${art.text(no.text)}` : "";
        const state = `, ${may ? words.playable : words.not_playable}${why}`;
        const name2 = card ? art.name(card) : place.label;
        const isStep = scene.step !== void 0 && scene.step.kind !== "game";
        button2.setAttribute("aria-label", `${name2}${isStep ? "" : state}`);
      }
    );
  }
  /** Which layer is in play, and how many cards each has. @param {LayersMore} mine */
  paintSteps(mine) {
    if (!this.steps.isConnected) this.page.table.buttons.after(this.steps);
    hide(this.steps, !mine.spots);
    const at = ["hand", "upper", "lower"].indexOf(mine.layer);
    renderIfChanged(
      this.steps,
      [mine.steps, at],
      () => mine.steps.map(
        ({ label, n: n2 }, i2) => h(
          "span",
          { class: i2 === at ? "cl-now" : "" },
          ...i2 > at ? [icon("lock")] : [],
          `${label} ${n2}`
        )
      )
    );
  }
  /**
   * Stacks of two cards, one face up on one face down; a bare back where the upper one is gone.
   * @param {HTMLElement} box
   * @param {PlaceData[]} places
   * @param {LayersMore} more
   * @param {boolean} own
   */
  paintStacks(box, places, more, own2) {
    const upper = places.find((place) => place.zone === more.upper);
    const lower = places.find((place) => place.zone === more.lower);
    const rows = more.spots ? [lower, upper].filter((place) => place !== void 0) : [];
    const [ups, downs] = [upper?.count ?? 0, lower?.count ?? 0];
    box.classList.toggle("cl-stacks", rows.length > 0);
    reconcile(
      box,
      rows,
      (place) => place.zone,
      (place) => h("div", { "data-zone": place.zone, role: "group" }),
      (node, place) => {
        const isUpper = place === upper;
        node.className = isUpper ? "cl-ups" : "cl-downs";
        node.setAttribute("aria-label", `${place.label}: ${cards(this.page.words, place.count)}`);
        if (isUpper) return this.paintUps(node, place, own2);
        const spots = Math.max(more.spots, ups, downs);
        const kinds = Array.from(
          { length: spots },
          (_2, i2) => i2 < downs ? i2 < ups ? "under" : "bare" : i2 < ups ? "none" : "gone"
        );
        return reconcile(
          node,
          kinds,
          (kind) => kind === "under" || kind === "bare" ? "back" : kind,
          (kind) => this.makeSpot(kind),
          (spot, kind) => spot.className = `cl-stack-at cl-${kind}`
        );
      }
    );
  }
  /** @param {string} kind */
  makeSpot(kind) {
    const back = kind === "under" || kind === "bare" ? this.page.art.small(null) : null;
    return h("span", {}, back);
  }
  /** @param {HTMLElement} node @param {PlaceData} place @param {boolean} own */
  paintUps(node, place, own2) {
    const { art, pick } = this.page;
    reconcile(
      node,
      place.cards,
      (card) => card ?? "back",
      (card) => this.makeUp(card, place.zone, own2),
      (button2, card, i2) => {
        const thing = { card, zone: place.zone };
        const nth = place.cards.slice(0, i2).filter((other) => other === card).length;
        const sel = pick.isPicked(thing, nth);
        const may = pick.leads(thing);
        const no = card ? place.no?.[card] : null;
        button2.className = classes({
          "cl-piece": true,
          "cl-may": sel || pick.invites(thing),
          "cl-sel": sel
        });
        button2.disabled = !may && !sel && !no;
        const why = no ? `: ${art.text(no.text)}` : "";
        button2.setAttribute("aria-label", `${place.label}: ${art.name(card)}${why}`);
      }
    );
  }
  /** @param {string | null} card @param {string} zone @param {boolean} own */
  makeUp(card, zone, own2) {
    const { art } = this.page;
    const press = () => this.page.press({ card, zone });
    const faces = own2 ? [art.small(card), art.face(card)] : [art.small(card)];
    return h("button", { type: "button", class: "cl-piece", onclick: press }, ...faces);
  }
};
function makeSpark() {
  return h(
    "div",
    { class: "cl-spark" },
    h("p", { class: "cl-opens" }),
    h("div", { class: "cl-stacks-box" })
  );
}
var playedFrom = (mine) => mine.layer === "hand" ? null : mine[mine.layer];

// forms/heat.js
var EASE2 = { duration: 250, easing: "cubic-bezier(.2,.8,.2,1)" };
var Heat = class extends Piles {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    const arrow = () => icon("chev");
    const line = () => h("i");
    this.way = h(
      "div",
      { class: "cl-way", role: "img" },
      ...[line(), arrow(), line(), arrow(), line(), arrow(), line()]
    );
    this.piles = h("div", { class: "cl-row" });
    this.cells = h("ol", { class: "cl-cells", "aria-hidden": "true" });
    this.goes = h("p", { class: "cl-goes" });
    this.temper = h("div", { class: "cl-temper" }, this.cells, this.goes);
    this.choices = h("div", { class: "cl-choices", role: "group", hidden: true });
    this.layers = new Layers(page);
    const middle = h("div", { class: "cl-rises" }, this.piles, this.temper, this.choices);
    this.node = h("div", { class: "cl-form cl-heat" }, this.way, middle);
    this.were = /* @__PURE__ */ new Map();
  }
  /** @param {Scene} scene */
  more(scene) {
    return (
      /** @type {HeatMore} */
      scene.more
    );
  }
  /** @param {Scene} scene */
  paint(scene) {
    const { classList } = this.page.root;
    classList.add("cl-form-heat");
    for (const n2 of [2, 3, 4, 5, 7]) classList.toggle(`cl-from-${n2}`, scene.seats.length >= n2);
    const more = this.more(scene);
    classList.toggle("cl-no-sparks", !scene.seats.some((seat) => seat.more?.spots));
    this.burn(scene, more.pile);
    const { way } = this;
    const turns = scene.direction < 0 ? "-1" : "1";
    way.className = classes({ "cl-way": true, "cl-back": turns === "-1" });
    way.setAttribute("aria-label", more.ways[turns]);
    reconcile(
      this.piles,
      scene.rows.flat(),
      (pile) => pile.name,
      (pile) => this.makePile(pile),
      (node, pile) => pile.spread ? this.paintSpread(node, pile) : this.paintRising(node, pile, more)
    );
    this.paintCells(more);
    this.paintChoices(more);
  }
  /** @param {HTMLElement} node @param {Pile} pile @param {HeatMore} more */
  paintRising(node, pile, more) {
    const { art, words, pick } = this.page;
    const rises = pile.name === more.pile;
    node.classList.toggle("cl-main", rises);
    const whole = rises ? this.whole() : null;
    const button2 = findPart(node, "button");
    const may = pick.leads({ zone: pile.name });
    button2.disabled = !may && !whole;
    button2.className = classes({
      "cl-pile": true,
      "cl-may": pick.invites({ zone: pile.name }) || Boolean(whole),
      "cl-thick": pile.count > 1,
      "cl-empty": !pile.top.length
    });
    button2.onclick = () => whole ? this.page.make(whole) : this.page.press({ zone: pile.name });
    const top2 = pile.top.at(-1);
    const onTop = top2 ? `, ${words.on_top}: ${art.name(top2)}` : "";
    const alike = rises && more.alike ? `. ${more.alike.say}` : "";
    button2.setAttribute(
      "aria-label",
      whole ? whole.say : `${pile.label}: ${cards(words, pile.count)}${onTop}${alike}`
    );
    const face = (card) => art.face(card);
    reconcile(
      button2,
      pile.top,
      (card) => card ?? "back",
      face,
      () => {
      }
    );
    const count2 = rises ? cards(words, pile.count) : String(pile.count || (more.gone[pile.name] ?? 0));
    const { alike: run } = more;
    renderIfChanged(
      findPart(node, ".cl-label"),
      [pile.label, count2, rises && run],
      () => rises ? [count2, ...run ? dots(run) : []] : [pile.label, h("b", {}, count2)]
    );
  }
  /** @param {Pile} pile */
  makePile(pile) {
    const node = super.makePile(pile);
    if (!pile.spread) findPart(node, "button").replaceWith(h("button", { type: "button" }));
    return node;
  }
  /** The one move of a card just turned up, or the one picked whole of several that begin so. */
  whole() {
    const { pick, scene } = this.page;
    const turned = scene.rows.flat().find((pile) => pile.name === this.more(scene).turned);
    const taken = pick.marking ? [] : scene.moves.filter((move) => move.index < REFUSED_FROM);
    if (turned?.count && taken.length === 1) return taken[0];
    const done = pick.buttons().filter((move) => move.steps.length === pick.picked.length);
    return pick.picked.length && done.length === 1 ? done[0] : null;
  }
  /** What goes on the pile now. @param {HeatMore} more */
  paintCells(more) {
    const { art } = this.page;
    hide(this.temper, !more.goes.length && !more.taken);
    renderIfChanged(this.cells, [more.cells, more.special], () => [
      ...more.cells.map((cell) => {
        const node = h("li", { class: cell.on ? "cl-lit" : "" }, cell.label);
        node.style.setProperty("--heat", cell.colour);
        return node;
      }),
      h("li", { class: more.special.on ? "cl-lit cl-special" : "cl-special" }, more.special.label)
    ]);
    renderIfChanged(this.goes, [more.goes, more.taken], () => [
      h("span", {}, ...art.line(more.goes)),
      more.goes.length && more.taken ? " " : "",
      h("span", {}, more.taken)
    ]);
  }
  // --- choices, in the place of the heat ---------------------------------------------------------
  /** @param {MoveData} move @returns {ChoiceData | undefined} */
  choice(move) {
    return this.more(this.page.scene).choices[move.steps.at(-1)?.choice ?? ""];
  }
  /** Where a move shows its button: in the middle, or on the face-down card itself.
   * @param {MoveData} move */
  owns(move) {
    const { scene } = this.page;
    const mine = (
      /** @type {LayersMore | null} */
      scene.mine
    );
    const onIt = move.steps.length === 1 && move.steps[0].zone;
    return this.isRace(move) || Boolean(this.choice(move)) || Boolean(onIt && onIt === mine?.lower);
  }
  /** @param {MoveData} move */
  isRace(move) {
    return Boolean(this.more(this.page.scene).race && move.verb);
  }
  /** @param {HeatMore} more */
  paintChoices(more) {
    const shown = this.page.pick.buttons().filter((move) => this.isRace(move) || this.choice(move));
    const faces = shown.filter((move) => this.choice(move)?.face).length;
    hide(this.choices, !shown.length);
    this.node.classList.toggle("cl-choosing", shown.length > 0);
    this.choices.className = classes({ "cl-choices": true, "cl-faces": faces > 0 });
    this.choices.setAttribute("aria-label", this.page.words.moves);
    reconcile(
      this.choices,
      shown,
      (move) => move.say,
      () => this.page.table.button(),
      (node, move) => this.paintChoice(node, move, more)
    );
  }
  /** @param {HTMLElement} node @param {MoveData} move @param {HeatMore} more */
  paintChoice(node, move, more) {
    const { art } = this.page;
    const choice = this.choice(move);
    node.className = classes({
      "cl-act": true,
      "cl-btn": !choice?.face,
      "cl-as": Boolean(choice?.face),
      "cl-race": !choice,
      "cl-to-left": choice?.side === 1,
      "cl-to-right": choice?.side === -1
    });
    node.onclick = () => this.page.make(move);
    node.setAttribute("aria-label", choice?.to ? `${move.say}, ${choice.to}` : move.say);
    node.setAttribute("aria-keyshortcuts", move.key);
    renderIfChanged(node, [choice ?? null, move.key, move.short], () => {
      const key = move.key ? [h("kbd", { "aria-hidden": "true" }, move.key)] : [];
      if (!choice) return [symbol(more.race ?? ""), h("b", {}, ...art.line(move.label)), ...key];
      const to = choice.to ? [h("small", {}, choice.to)] : [];
      const side = choice.side ? [icon(choice.side > 0 ? "left" : "right")] : [];
      if (choice.face) return [art.small(choice.face), ...side];
      return [...side, h("span", {}, ...art.line(move.short)), ...to];
    });
  }
  /** @param {HTMLElement} box @param {SeatData} seat */
  paintBefore(box, seat) {
    this.layers.paintStacks(
      box,
      seat.places,
      /** @type {LayersMore} */
      seat.more,
      false
    );
  }
  /** @param {HTMLElement} box @param {Scene} scene */
  paintMine(box, scene) {
    this.layers.paintMine(box, scene);
  }
  // --- burning -----------------------------------------------------------------------------------
  /**
   * A pile that went to the pile of what is gone darkens and shrinks on its way.
   * @param {Scene} scene
   * @param {string} name
   */
  burn(scene, name2) {
    const now = new Map(scene.rows.flat().map((pile) => [pile.name, pile.count]));
    const { were } = this;
    this.were = now;
    const lost = (were.get(name2) ?? 0) - (now.get(name2) ?? 0);
    const to = [...now].find(([zone, n2]) => zone !== name2 && n2 - (were.get(zone) ?? n2) >= lost);
    if (lost < 2 || now.get(name2) || !to || prefersReducedMotion()) return;
    const from = this.node.querySelector(`[data-zone="${name2}"] > button`);
    const end = this.node.querySelector(`[data-zone="${to[0]}"] > button`);
    if (!from || !end) return;
    const [start, stop3] = [from.getBoundingClientRect(), end.getBoundingClientRect()];
    const ash = h("div", { class: "cl-ash", "aria-hidden": "true" });
    for (const paper of from.querySelectorAll(".cl-paper")) ash.append(paper.cloneNode(true));
    findPart(this.node, ".cl-main").append(ash);
    const moved = `${stop3.left - start.left}px ${stop3.top - start.top}px`;
    const small2 = String(stop3.width / start.width);
    const steps = [
      { translate: "0 0", scale: "1", filter: "brightness(1)" },
      { translate: "0 0", scale: "1", filter: "brightness(.5)", offset: 0.3 },
      { translate: moved, scale: small2, filter: "brightness(.15)" }
    ];
    ash.animate(steps, EASE2).onfinish = () => ash.remove();
  }
};
function dots(run) {
  const shown = Array.from(
    { length: run.of },
    (_2, i2) => h("i", { class: i2 < run.n ? "cl-on" : "" })
  );
  return [
    h("span", { class: "cl-dot" }, "·"),
    h("span", {}, run.name),
    h("span", { class: "cl-alike", role: "img", "aria-label": run.say }, ...shown)
  ];
}

// forms/levers.js
var Levers = class {
  /**
   * @param {Page} page
   * @param {{ piles: Map<string, Pile>, next: string }} form the piles in the middle by their
   *   zones, and the zone of the rule that comes in next
   */
  constructor(page, form) {
    this.page = page;
    this.form = form;
  }
  /** @param {Lever} lever */
  make(lever) {
    return h(
      "button",
      { type: "button", class: "cl-lever" },
      symbol(lever.sign),
      h("b", {}, lever.label),
      h("small", {}, lever.note)
    );
  }
  /**
   * @param {HTMLButtonElement} node
   * @param {Lever} lever
   * @param {MoveData | null} move
   * @param {boolean} waits whether nothing is asked of me now
   * @param {boolean} must whether nothing but a lever is left to me
   */
  paint(node, lever, move, waits, must) {
    const { art, pick, words } = this.page;
    node.disabled = !move;
    const chosen = move != null && pick.picked.length > 0 && pick.open().includes(move);
    const asks = move != null && (chosen || must && lever.free);
    node.className = classes({
      "cl-lever": true,
      "cl-act": move != null,
      "cl-waits": waits || !move,
      "cl-must": asks,
      "cl-may": asks
    });
    const then = move?.then?.map((card) => art.name(card)).join(", ");
    const after = then ? `, ${words.then} ${then}` : then === "" ? `, ${words.then_none}` : "";
    node.setAttribute("aria-label", `${lever.say}${after}`);
    if (move?.key) node.setAttribute("aria-keyshortcuts", move.key);
    else node.removeAttribute("aria-keyshortcuts");
    node.onclick = () => move && this.page.make(move);
    const show3 = () => move && this.preview(node, move);
    const end = () => this.hidePreview(
      /** @type {HTMLElement} */
      node.closest(".cl-lane")
    );
    node.onpointerenter = node.onpointerdown = show3;
    node.onfocus = () => node.matches(":focus-visible") && show3();
    node.onpointerleave = node.onblur = end;
  }
  /**
   * Show a lane as it would be once it has moved, and which of my cards would fit then.
   * @param {HTMLElement} lever
   * @param {MoveData} move
   */
  preview(lever, move) {
    const lane = (
      /** @type {HTMLElement} */
      lever.closest(".cl-lane")
    );
    const { art, table: table2 } = this.page;
    const { next } = this.form;
    this.hidePreview(lane);
    const rules = (
      /** @type {HTMLElement[]} */
      [...lane.querySelectorAll(".cl-rule")]
    );
    const come = [next, ...rules.map((rule) => rule.dataset.zone ?? "")];
    rules.forEach((rule, i2) => {
      const card = this.form.piles.get(come[i2])?.top.at(-1);
      if (card) rule.append(h("div", { class: "cl-lane-ghost" }, art.face(card)));
    });
    lane.classList.add("cl-shows");
    for (const card of table2.hand.children) {
      const name2 = card.getAttribute("data-key")?.replace(/#\d+$/, "") ?? "";
      card.classList.toggle("cl-then", move.then?.includes(name2) ?? false);
    }
  }
  /** @param {HTMLElement | null} lane */
  hidePreview(lane) {
    if (!lane?.classList.contains("cl-shows")) return;
    lane.classList.remove("cl-shows");
    for (const ghost of lane.querySelectorAll(".cl-lane-ghost")) ghost.remove();
    for (const card of this.page.table?.hand.querySelectorAll(".cl-then") ?? [])
      card.classList.remove("cl-then");
  }
};

// forms/lanes.js
var NARROW = 900;
var TURN = { duration: 160, delay: 220, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" };
var Lanes = class extends Form {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    this.rows = h("div", { class: "cl-lane-rows" });
    this.strip = h("div", { class: "cl-lane-strip" });
    this.feed = h("div", { class: "cl-lane-end" });
    this.drain = h("div", { class: "cl-lane-end" });
    const fork = (side) => h("i", { class: `cl-lane-fork ${side}`, "aria-hidden": "true" });
    this.node = h(
      "div",
      { class: "cl-form cl-lanes" },
      this.strip,
      this.feed,
      fork("cl-in"),
      this.rows,
      fork("cl-off"),
      this.drain
    );
    this.slim = null;
    this.piles = /* @__PURE__ */ new Map();
    this.next = "";
    this.levers = new Levers(page, this);
    this.choices = /* @__PURE__ */ new Set();
  }
  /** Learn how wide the table is, now and whenever that changes. */
  measure() {
    if (this.slim != null) return;
    const { root } = this.page;
    root.classList.add("cl-has-lanes");
    this.slim = (root.clientWidth || innerWidth) <= NARROW;
    new ResizeObserver(([entry]) => {
      const slim = entry.contentRect.width <= NARROW;
      if (slim === this.slim || !entry.contentRect.width) return;
      this.slim = slim;
      this.page.table.paint(this.page.scene);
    }).observe(root);
  }
  /** @param {Scene} scene */
  paint(scene) {
    this.measure();
    const more = table(scene);
    this.page.root.classList.toggle("cl-one-move", scene.moves.length === 1);
    this.next = more.next.zone;
    this.piles = new Map(scene.rows.flat().map((pile) => [pile.name, pile]));
    this.choices = new Set(more.lanes.flatMap((lane) => lane.levers.map((it) => it.choice)));
    reconcile(
      this.rows,
      more.lanes,
      (lane) => lane.name,
      (lane) => this.makeLane(lane),
      (node, lane) => this.paintLane(node, lane, scene)
    );
    const wide = !this.slim;
    const mine = scene.mine ? [own(scene)] : [];
    this.paintSides(this.strip, wide ? [] : [more.next, more.used, more.common, ...mine], scene);
    this.paintSides(this.feed, wide ? [more.next] : [], scene);
    this.paintSides(
      this.drain,
      wide ? [more.used, ...scene.mine ? [] : [more.common]] : [],
      scene
    );
  }
  // --- a lane ---------------------------------------------------------------------------------
  /** @param {Lane} lane */
  makeLane(lane) {
    const spot = () => h(
      "div",
      { class: "cl-spot" },
      h("div", { class: "cl-rule" }, this.makeCard()),
      h("div", { class: "cl-zone" }, this.makeCard()),
      h("p", { class: "cl-fits", "aria-hidden": "true" }, h("span", {}), h("span", {}))
    );
    return h(
      "section",
      { class: "cl-lane", "aria-label": lane.label },
      h("div", { class: "cl-levers" }),
      h("div", { class: "cl-spots" }, ...lane.spots.map(spot))
    );
  }
  makeCard() {
    const button2 = h("button", { type: "button" });
    button2.addEventListener("click", () => {
      const zone = button2.parentElement?.getAttribute("data-zone");
      if (zone) this.page.press({ zone });
    });
    return button2;
  }
  /** @param {HTMLElement} node @param {Lane} lane @param {Scene} scene */
  paintLane(node, lane, scene) {
    this.levers.hidePreview(node);
    const moves = this.page.pick.marking ? [] : scene.moves;
    const waits = !scene.moves.length;
    const levers = findPart(node, ".cl-levers");
    hide(levers, !lane.levers.length);
    reconcile(
      levers,
      lane.levers,
      (lever) => lever.say,
      (lever) => this.levers.make(lever),
      (button2, lever) => {
        const move = moves.find((offered) => offered.steps.at(-1)?.choice === lever.choice);
        this.levers.paint(button2, lever, move ?? null, waits, table(scene).must);
      }
    );
    const spots = (
      /** @type {HTMLElement[]} */
      [...findPart(node, ".cl-spots").children]
    );
    const tells = !scene.step || scene.step.kind === "game";
    spots.forEach((spot, i2) => this.paintSpot(spot, lane.spots[i2], tells));
  }
  /**
   * @param {HTMLElement} node
   * @param {Spot} spot
   * @param {boolean} tells whether what fits is told
   */
  paintSpot(node, spot, tells) {
    const [rule, pile] = (
      /** @type {HTMLElement[]} */
      [...node.children]
    );
    const [long, short] = findPart(node, ".cl-fits").children;
    this.paintCards(rule, spot.rule, "");
    this.paintCards(pile, spot.pile, tells ? this.page.art.text(spot.fits) : "");
    hide(findPart(node, ".cl-fits"), !tells);
    renderIfChanged(long, spot.fits, () => this.page.art.line(spot.fits));
    renderIfChanged(short, spot.short, () => this.page.art.line(spot.short));
    node.classList.toggle("cl-lit", this.page.pick.invites({ zone: spot.pile }));
  }
  /**
   * The cards of a zone in the middle, as one button.
   * @param {HTMLElement} node
   * @param {string} zone
   * @param {string} note what is told of it, in words
   */
  paintCards(node, zone, note2) {
    const pile = this.piles.get(zone);
    if (!pile) return;
    if (node.dataset.zone !== zone) node.dataset.zone = zone;
    this.paintPile(findPart(node, "button"), pile, note2, (card) => this.page.art.face(card));
  }
  /**
   * @param {HTMLButtonElement} button
   * @param {Pile} pile
   * @param {string} note
   * @param {(card: string | null) => HTMLElement} draw
   */
  paintPile(button2, pile, note2, draw) {
    const { art, pick, words } = this.page;
    const thing = { zone: pile.name };
    const later = pick.comesLater?.(thing) ?? false;
    button2.disabled = !pick.leads(thing) && !later;
    if (later) button2.setAttribute("aria-disabled", "true");
    else button2.removeAttribute("aria-disabled");
    button2.className = classes({
      "cl-pile": true,
      "cl-may": pick.invites(thing),
      "cl-sel": pick.isPicked(thing),
      "cl-thick": pile.count > 1,
      "cl-empty": !pile.top.length
    });
    const top2 = pile.top.at(-1);
    const onTop = top2 ? `, ${words.on_top}: ${art.name(top2)}` : "";
    const told2 = note2 ? `, ${note2}` : "";
    button2.setAttribute("aria-label", `${pile.label}: ${cards(words, pile.count)}${onTop}${told2}`);
    reconcile(
      button2,
      pile.top,
      (card) => card ?? "back",
      (card) => draw(card),
      () => {
      }
    );
  }
  // --- the piles around the lanes -------------------------------------------------------------
  /** @param {HTMLElement} box @param {Side[]} sides @param {Scene} scene */
  paintSides(box, sides, scene) {
    reconcile(
      box,
      sides,
      (side) => side.zone,
      (side) => this.makeSide(side),
      (node, side) => this.paintSide(node, side, scene)
    );
  }
  /** @param {Side} side */
  makeSide(side) {
    const { art } = this.page;
    const card = h("div", { "data-zone": side.zone }, this.makeCard());
    const stock = side.stock ? [h("div", { class: "cl-stock", "data-zone": side.stock }, art.small(null))] : [];
    return h(
      "div",
      { class: "cl-side" },
      h("div", { class: "cl-side-pile" }, ...stock, card),
      h("p", { class: "cl-label" }),
      isSeat(side) ? this.makeToGo(side) : null
    );
  }
  /** @param {HTMLElement} node @param {Side} side @param {Scene} scene */
  paintSide(node, side, scene) {
    const { art } = this.page;
    const { slim } = this;
    const pile = this.piles.get(side.zone) ?? ownPile(scene, side.zone);
    if (!pile) return;
    node.classList.toggle("cl-large", Boolean(slim && side.stock));
    const stock = node.querySelector(".cl-stock");
    if (side.stock) stock?.toggleAttribute("hidden", !this.piles.get(side.stock)?.count);
    const last = slim ? { ...pile, top: pile.top.slice(-1) } : pile;
    const draw = (card) => slim ? art.small(card) : art.face(card);
    const told2 = isSeat(side) ? `${side.to_go} ${side.left}` : "";
    this.paintPile(findPart(node, "button"), last, told2, draw);
    if (isSeat(side)) this.paintToGo(findPart(node, ".cl-togo"), side);
    const text = slim ? [side.short, " ", { b: side.short_note }] : [...side.label, " ", ...side.note];
    renderIfChanged(
      findPart(node, ".cl-label"),
      text,
      () => slim ? [side.short, h("b", {}, side.short_note)] : [...art.line(side.label), " ", h("span", {}, ...art.line(side.note))]
    );
  }
  // --- before a player ------------------------------------------------------------------------
  /** @param {HTMLElement} box @param {SeatData} seat */
  paintBefore(box, seat) {
    const more = (
      /** @type {LanesSeat} */
      seat.more
    );
    const { pick } = this.page;
    const gets = pick.invites({ seat: seat.seat }) && !pick.marking;
    reconcile(
      box,
      [more],
      () => "to go",
      () => {
        const node = this.makeToGo(more);
        findPart(node, "b").setAttribute("data-zone", more.zone);
        return node;
      },
      (node) => {
        this.paintToGo(node, more);
        hide(findPart(node, ".cl-gets"), !gets);
      }
    );
  }
  /** @param {HTMLElement} node @param {LanesSeat} more */
  paintToGo(node, more) {
    const share = String(more.part);
    if (node.style.getPropertyValue("--cl-part") !== share)
      node.style.setProperty("--cl-part", share);
    renderIfChanged(findPart(node, "b"), more.left, () => [String(more.left)]);
  }
  /** @param {LanesSeat} more */
  makeToGo(more) {
    return h(
      "div",
      { class: "cl-togo" },
      h("i", { "aria-hidden": "true" }),
      h("p", {}, h("span", {}, more.to_go), " ", h("b", {})),
      h("span", { class: "cl-gets cl-out", hidden: true }, more.gets)
    );
  }
  /** @param {HTMLElement} box @param {Scene} scene */
  paintMine(box, scene) {
    const wide = !this.slim && scene.mine;
    this.paintSides(box, wide ? [own(scene), table(scene).common] : [], scene);
    hide(box, !wide);
  }
  // --- pressing, and what moves -----------------------------------------------------------------
  /** @param {MoveData} move */
  owns(move) {
    const { pick, scene } = this.page;
    if (pick.marking) return false;
    const last = move.steps.at(-1);
    const at = move.steps.length === 1 ? last?.seat : void 0;
    if (this.isPlain(move) && move.index < REFUSED_FROM) return true;
    const sits = at !== void 0 && scene.seats.some((other) => other.seat === at);
    return sits || last?.choice !== void 0 && this.choices.has(last.choice);
  }
  /** A card that fits one pile only is played by one press. @param {MoveData} move */
  isPlain(move) {
    return move.steps.length === 2 && move.steps[1].zone !== void 0;
  }
  /**
   * When a lane has moved: for each of its rules where it comes from.
   * @param {Scene} old
   * @param {Scene} scene
   */
  slides(old, scene) {
    const { next, used, lanes } = table(scene);
    if (count(old, next.stock) === count(scene, next.stock)) return [];
    for (const lane of lanes) {
      const way = [next.zone, ...lane.spots.map((spot) => spot.rule), used.zone];
      const moved = way.slice(1).every((zone, i2) => top(scene, zone) === top(old, way[i2]));
      if (!moved) continue;
      this.turn(next.zone);
      return way.slice(1).map((to, i2) => ({ to, from: way[i2] }));
    }
    return [];
  }
  /** The next rule is turned up, after the others have moved. @param {string} zone */
  turn(zone) {
    const paper = this.page.root.querySelector(`[data-zone="${CSS.escape(zone)}"] .cl-paper`);
    paper?.animate([{ transform: "scaleX(0)" }, { transform: "none" }], TURN);
  }
};
var table = (scene) => (
  /** @type {LanesTable} */
  scene.more
);
var isSeat = (side) => "left" in side;
var own = (scene) => (
  /** @type {LanesSeat} */
  scene.mine
);
function ownPile(scene, zone) {
  const place = scene.places.find((other) => other.zone === zone);
  if (!place) return null;
  const { label, count: count2 } = place;
  return { name: zone, label, count: count2, top: count2 ? [null] : [], spread: false, note: null };
}
var find = (scene, zone) => scene.rows.flat().find((pile) => pile.name === zone);
var count = (scene, zone) => find(scene, zone)?.count ?? 0;
var top = (scene, zone) => find(scene, zone)?.top.at(-1);

// forms/index.js
var FORMS = { piles: Piles, lanes: Lanes, bag: Bag, heat: Heat, claim: Claim };
var PARTS = { Form, Piles, h, reconcile, renderIfChanged, findPart };
async function loadForm({ form, form_module }) {
  const file = new Blob([form_module], { type: "text/javascript" });
  const address = URL.createObjectURL(file);
  const { default: make } = await import(address);
  URL.revokeObjectURL(address);
  FORMS[form] = make(PARTS);
}

// table/table.js
var FEW2 = 4;
var IN_A_ROW = 7;
var Table = class {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.seats = h("ul", { class: "cl-seats" });
    this.ring = h("div", { class: "cl-ring", "aria-hidden": "true" });
    this.form = new (FORMS[page.art.art.form] ?? FORMS.piles)(page);
    this.ownPlaces = h("div", { class: "cl-mine" });
    this.laidOpen = h("div", { class: "cl-open", role: "group" });
    this.prompt = h("p", { class: "cl-prompt" });
    this.bubble = h("div", { class: "cl-bubble", role: "alert", hidden: true });
    this.buttons = h("div", { class: "cl-buttons", role: "group" });
    const rest = () => page.send("rest");
    this.resting = h(
      "div",
      { class: "cl-resting", hidden: true },
      h("button", { type: "button", class: "cl-btn cl-quiet", onclick: rest }, page.words.rest)
    );
    this.hand = h("div", { class: "cl-hand", role: "group" });
    this.sort = new Sort(page, () => this.paintHand(page.scene));
    this.sorting = h("div", { class: "cl-sorting" }, this.sort.node);
    this.cover = h("div", { class: "cl-cover", hidden: true });
    this.said = h("div", { class: "cl-said" }, this.prompt, this.bubble);
    const ask2 = h("div", { class: "cl-ask" }, this.said, this.sorting, this.buttons, this.resting);
    const mid = h("div", { class: "cl-mid" }, this.ring, this.form.node, this.laidOpen);
    this.node = h(
      "div",
      { class: "cl-felt" },
      this.seats,
      mid,
      page.banner.node,
      h("div", { class: "cl-me" }, ask2, this.ownPlaces, this.hand),
      this.cover
    );
  }
  /** @param {Scene} scene */
  paint(scene) {
    const { art, words, pick, root } = this.page;
    this.paintSeats(scene);
    this.form.paint(scene);
    this.paintOpen(scene);
    hide(this.ownPlaces, !scene.places.length);
    root.classList.toggle("cl-crowded", scene.places.length > 0 || scene.rows.length > 1);
    this.form.paintMine(this.ownPlaces, scene);
    const turns = scene.direction > 0 ? "cl-cw" : scene.direction < 0 ? "cl-ccw" : "cl-none";
    this.ring.className = `cl-ring ${turns}`;
    const asked = scene.moves.length > 0 && scene.mode !== "over";
    const prompt = this.nextPrompt() ?? scene.prompt;
    renderIfChanged(this.prompt, [asked, prompt], () => [
      asked ? h("i", { class: "cl-lamp", "aria-hidden": "true" }) : "",
      ...art.line(prompt)
    ]);
    this.buttons.setAttribute("aria-label", words.moves);
    hide(this.resting, !scene.can.rest);
    reconcile(
      this.buttons,
      pick.buttons().filter((move) => !this.form.owns(move)),
      (move) => move.say,
      () => this.button(),
      (node, move) => this.paintButton(node, move)
    );
    this.paintHand(scene);
    this.paintCover(scene);
  }
  /**
   * What is asked once a card is picked and something other than a card has to follow.
   * @returns {Rich | null} null where the prompt of the scene still holds
   */
  nextPrompt() {
    const { pick, words } = this.page;
    const picked = pick.picked.find((step2) => step2.card);
    const { step } = this.page.scene;
    const isTask = step !== void 0 && step.kind !== "game";
    if (!picked?.card || pick.marking || isTask || this.form.asksItself) return null;
    const steps = pick.open().flatMap((move) => pick.next(move) ?? []);
    if (!steps.length || steps.some((step2) => step2.card)) return null;
    const next = words.and_then;
    const kinds = (
      /** @type {const} */
      ["zone", "seat", "suit"]
    );
    const kind = kinds.find((name2) => steps.every((step2) => step2[name2] !== void 0));
    const asks = next[kind ?? "choice"];
    return [{ card: picked.card }, ": ", asks];
  }
  /** @param {Scene} scene */
  paintSeats(scene) {
    const { words } = this.page;
    this.seats.setAttribute("aria-label", words.players);
    this.seats.classList.toggle("cl-many", scene.seats.length > FEW2);
    atLeast(this.seats, scene.seats.length);
    reconcile(
      this.seats,
      scene.seats,
      (seat) => `seat ${seat.seat}`,
      (seat) => this.makeSeat(seat),
      (node, seat) => this.paintSeat(node, seat)
    );
  }
  /** @param {HTMLElement} node @param {SeatData} seat */
  paintSeat(node, seat) {
    const { art, words, pick } = this.page;
    const may = pick.leads({ seat: seat.seat });
    const later = pick.comesLater({ seat: seat.seat });
    const known = seat.cards.filter((card) => card != null);
    node.className = classes({
      "cl-seat": true,
      "cl-turn": seat.turn,
      "cl-next": seat.next,
      "cl-may": pick.invites({ seat: seat.seat }),
      "cl-sel": pick.isPicked({ seat: seat.seat }),
      "cl-knows": known.length > 0
    });
    if (seat.next) node.dataset.next = words.next;
    else delete node.dataset.next;
    const button2 = findPart(node, "button");
    button2.disabled = !may && !later;
    if (later) button2.setAttribute("aria-disabled", "true");
    else button2.removeAttribute("aria-disabled");
    const knows = known.length ? `, ${words.you_know}: ${known.map((card) => art.name(card)).join(", ")}` : "";
    const scored = seat.points == null ? "" : ` ${words.total} ${seat.points},`;
    const held = seat.count == null ? "" : ` ${cards(words, seat.count)},`;
    const status = this.status(node, seat);
    button2.setAttribute("aria-label", `${seat.name},${scored}${held} ${status}${knows}`);
    renderIfChanged(findPart(button2, ".cl-av"), seat.initial, () => [seat.initial]);
    const points = seat.points == null ? "" : String(seat.points);
    renderIfChanged(findPart(button2, "b"), [seat.name, points], () => [
      seat.name,
      points && h("i", { class: "cl-seat-points" }, points)
    ]);
    renderIfChanged(findPart(button2, "small"), status, () => [status]);
    renderIfChanged(findPart(button2, ".cl-cnt"), seat.count ?? "", () => [
      String(seat.count ?? "")
    ]);
    this.paintBacks(findPart(button2, ".cl-backs"), seat);
    this.form.paintBefore(findPart(node, ".cl-places"), seat);
  }
  /**
   * What stands beside a seat; among people also whether a bot plays there.
   * @param {HTMLElement} node
   * @param {SeatData} seat
   */
  status(node, seat) {
    const is = this.page.model.get("presence")?.[seat.seat];
    if (!is) return seat.status;
    node.dataset.presence = is;
    return [this.page.words.presence?.[is], seat.status].filter(Boolean).join(", ");
  }
  /** @param {SeatData} seat */
  makeSeat(seat) {
    const inside = [
      h("span", { class: "cl-av" }),
      h("b"),
      h("small"),
      h("span", { class: "cl-backs" }),
      h("span", { class: "cl-cnt" })
    ];
    const press = () => this.page.press({ seat: seat.seat });
    return h(
      "li",
      { "data-zone": seat.zone },
      h("button", { type: "button", onclick: press }, ...inside),
      h("div", { class: "cl-places" })
    );
  }
  /** Some backs, and what I know of the hand. @param {HTMLElement} box @param {SeatData} seat */
  paintBacks(box, seat) {
    const { art } = this.page;
    const known = seat.cards.filter((card) => card != null).slice(0, 4);
    const backs = Math.max(0, Math.min(6, seat.count ?? 0) - known.length);
    const shown = [...Array(backs).fill(null), ...known];
    reconcile(
      box,
      shown,
      (card) => card ?? "back",
      (card) => art.small(card),
      (node, card) => {
        node.className = `cl-paper cl-mini${card ? " cl-known" : ""}`;
        if (card && !node.querySelector(".cl-eye"))
          node.append(h("span", { class: "cl-eye" }, icon("eye")));
      }
    );
  }
  /** Another's hand that lies open to me, to choose from. @param {Scene} scene */
  paintOpen(scene) {
    const { art, pick } = this.page;
    const zone = scene.me == null ? null : pick.foreignZone(scene.hand_zone);
    const seat = zone ? scene.seats.find((other) => other.zone === zone) : void 0;
    const known = seat ? seat.cards.filter((card) => card != null) : [];
    hide(this.laidOpen, !seat);
    hide(this.form.node, Boolean(seat));
    hide(this.ring, Boolean(seat));
    if (seat) this.laidOpen.setAttribute("aria-label", seat.name);
    reconcile(
      this.laidOpen,
      known,
      (card) => card,
      (card) => cardButton(this.page, card, zone ?? ""),
      (node, card) => {
        const thing = { card, zone: zone ?? "" };
        const may = pick.leads(thing);
        node.className = classes({
          "cl-card": true,
          "cl-may": may,
          "cl-not": !may,
          "cl-sel": pick.isPicked(thing)
        });
        node.setAttribute("aria-label", art.name(card));
      }
    );
  }
  button() {
    return h("button", { type: "button", class: "cl-btn cl-act" });
  }
  /** Which cards could be played after a move. @param {string[]} cards */
  then(cards2) {
    const { art, words } = this.page;
    return cards2.length ? [words.then, ...cards2.map((card) => art.face(card))] : [words.then_none];
  }
  /** @param {HTMLElement} node @param {MoveData} move */
  paintButton(node, move) {
    const { art, words } = this.page;
    const suit = move.steps.length === 1 && move.steps[0].suit;
    const looks = {
      "cl-btn": true,
      "cl-act": true,
      "cl-piece-btn": Boolean(move.face),
      "cl-on": move.marked === true,
      "cl-outlined": this.form.isQuiet(move)
    };
    node.className = `${classes(looks)}${suit ? ` cl-suit ${art.art.suits[suit].css}` : ""}`;
    if (move.marked === void 0) node.removeAttribute("aria-pressed");
    else node.setAttribute("aria-pressed", String(move.marked));
    node.onclick = () => this.page.make(move);
    node.setAttribute("aria-keyshortcuts", move.key);
    const then = move.then?.map((card) => art.name(card)).join(", ");
    const after = then ? `, ${words.then} ${then}` : then === "" ? `, ${words.then_none}` : "";
    node.setAttribute("aria-label", `${move.say}${after}`);
    const isPicked = this.page.pick.picked.length > 0 && move.steps.some((step) => step.card);
    const label = this.form.label(move) ?? (isPicked ? move.short : move.label);
    const small2 = () => move.then ? [h("small", {}, ...this.then(move.then))] : [];
    renderIfChanged(node, [label, move.key, move.then], () => [
      ...move.face ? [art.face(move.face)] : art.line(label),
      move.key ? h("kbd", { "aria-hidden": "true" }, move.key) : "",
      ...small2()
    ]);
  }
  /** @param {Scene} scene */
  paintHand(scene) {
    const { art, words, pick } = this.page;
    const zone = scene.hand_zone ?? "";
    const hand = this.sort.paint(scene.hand);
    const n2 = hand.length;
    const inRow = Math.ceil(n2 / Math.max(1, Math.ceil(n2 / IN_A_ROW)));
    this.hand.style.setProperty("--cl-columns", columns(inRow));
    this.hand.setAttribute("data-zone", zone);
    atLeast(this.hand, n2);
    hide(this.hand, !n2 && scene.places.length > 0);
    this.hand.setAttribute("aria-label", words.hand);
    const asked = scene.moves.length > 0;
    const marking = pick.marking;
    const isStep = scene.step !== void 0 && scene.step.kind !== "game";
    reconcile(
      this.hand,
      hand,
      (held) => held.card,
      (held) => cardButton(this.page, held.card, zone),
      (node, held, i2) => {
        const thing = { card: held.card, zone };
        const may = pick.leads(thing);
        const like = hand.slice(0, i2).filter((other) => other.card === held.card);
        const sel = pick.isPicked(thing, like.length);
        const open = may || sel;
        node.className = classes({
          "cl-card": true,
          "cl-may": sel || pick.invites(thing),
          "cl-not": !open && asked,
          "cl-sel": sel,
          "cl-below": i2 >= inRow
        });
        const turn = n2 > 1 ? (i2 / (n2 - 1) - 0.5) * Math.min(14, n2 * 1.6) : 0;
        node.style.setProperty("--cl-n", String(n2));
        node.style.setProperty("--cl-r", turn.toFixed(2));
        node.style.setProperty("--cl-dy", (turn * turn * 0.28).toFixed(1));
        const begins = may || pick.begins(thing);
        const why = asked && !may && held.no ? `: ${art.text(held.no.text)}` : "";
        const state = `, ${begins ? words.playable : words.not_playable}${why}`;
        const isTold = !marking && !isStep;
        node.setAttribute("aria-label", `${art.name(held.card)}${isTold ? state : ""}`);
        node.setAttribute("aria-disabled", String(asked && !begins && !sel && !isStep));
        if (marking) node.setAttribute("aria-pressed", String(sel));
        else node.removeAttribute("aria-pressed");
      }
    );
  }
  /** @param {Scene} scene */
  paintCover(scene) {
    const { art, words } = this.page;
    const covered = scene.mode === "covered";
    hide(this.cover, !covered);
    if (covered && !this.cover.children.length) {
      const show3 = h(
        "button",
        { type: "button", class: "cl-btn", onclick: () => this.page.send("uncover") },
        words.uncover
      );
      this.cover.append(h("p", {}), show3);
    }
    if (covered) this.cover.firstElementChild?.replaceChildren(...art.line(scene.banner));
  }
  /**
   * Shake a card that can't be played, and say which clause forbids it.
   * @param {string} card
   * @param {string} zone
   * @param {RefusalData} no
   */
  refuse(card, zone, no) {
    const { art } = this.page;
    const name2 = CSS.escape(`${card}#1`);
    const node = this.node.querySelector(`[data-zone="${CSS.escape(zone)}"] [data-key="${name2}"]`);
    node?.classList.add("cl-refused");
    this.tell([...art.line(no.text), " ", this.page.clause(no.clause)], "cross");
  }
  /**
   * Say something in the place of the prompt.
   * @param {(Node | string)[]} text
   * @param {string} sign
   */
  tell(text, sign = "bulb") {
    this.bubble.classList.toggle("cl-advice", sign !== "cross");
    this.bubble.replaceChildren(icon(sign), h("p", {}, ...text));
    this.bubble.hidden = false;
    this.prompt.hidden = true;
    this.said.classList.add("cl-telling");
  }
  clearRefusal() {
    hide(this.bubble, true);
    hide(this.prompt, false);
    this.said.classList.remove("cl-telling");
    for (const node of this.node.querySelectorAll(".cl-refused"))
      node.classList.remove("cl-refused");
  }
};
var columns = (n2) => `${n2 > 1 ? `repeat(${n2 - 1}, minmax(0, calc(var(--cw) + 4px)))` : ""} var(--cw)`;

// table/fit.js
var STEPS = 5;
var WHOLE = 2;
var HEAD = 80;
var Fit = class {
  /**
   * @param {HTMLElement} root the table
   * @param {(isWhole: boolean) => number} height how high it is in px, or what is needed of it
   */
  constructor(root, height) {
    this.root = root;
    this.height = height;
    this.step = 0;
    this.room = Infinity;
    this.frame = "";
    this.panes = /* @__PURE__ */ new WeakSet();
    this.look = this.look.bind(this);
    this.observer = new ResizeObserver(this.look);
    this.observer.observe(root);
    addEventListener("resize", this.look);
  }
  /** Look how much room there is, and fit the table into it if that has changed. */
  look() {
    if (!this.root.isConnected || !this.root.offsetWidth) return;
    const { room, width } = this.measure();
    const frame = `${room} ${width}`;
    if (frame === this.frame) return;
    this.frame = frame;
    this.room = room;
    this.root.style.setProperty("--room", `${room}px`);
    this.begin();
  }
  /**
   * The height of the window, or of the pane that scrolls the table, without what lies over the
   * table; and the width with the scroll bar, which comes and goes with the height of the table.
   */
  measure() {
    const { root, panes } = this;
    const own2 = root.getBoundingClientRect().top;
    let [room, width, top2] = [innerHeight, innerWidth, own2 + scrollY];
    for (let node = root.parentElement; node; node = node.parentElement) {
      if (node === document.body || !/auto|scroll/.test(getComputedStyle(node).overflowY)) continue;
      if (node.scrollHeight > node.clientHeight + 1) panes.add(node);
      if (!panes.has(node) || node.clientHeight >= room) continue;
      [room, width] = [node.clientHeight, node.offsetWidth];
      top2 = own2 - node.getBoundingClientRect().top + node.scrollTop;
    }
    return { room: Math.floor(top2 < HEAD ? room - top2 : room), width };
  }
  /** Find the size anew: for another game, or a window of another size. */
  begin() {
    this.set(0);
    this.paint();
  }
  /**
   * Draw the table smaller while it is higher than its room. It stays so for the rest of the game:
   * what is pressed next should lie where it lay.
   */
  paint() {
    while (this.step < STEPS && this.height(this.step < WHOLE) > this.room) this.set(this.step + 1);
  }
  /** @param {number} step */
  set(step) {
    this.step = step;
    for (let n2 = 1; n2 <= STEPS; n2++) this.root.classList.toggle(`cl-fit-${n2}`, n2 <= step);
  }
  stop() {
    this.observer.disconnect();
    removeEventListener("resize", this.look);
  }
};

// table/keys.js
var Keys = class {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
  }
  /**
   * The keys are the table's: a notebook must not take them for its own.
   * @param {KeyboardEvent} event
   */
  press(event) {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const chord = ctrlKey || metaKey || altKey;
    const typing = (
      /** @type {HTMLElement} */
      event.target.matches("input, textarea, select")
    );
    if (key === "Enter" && (shiftKey || chord)) return;
    if (chord && (!typing || key === "s")) return;
    event.stopPropagation();
    if (typing) return;
    this.page.showLatest();
    if (event.key === "Escape") return this.escape();
    if (["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) return this.walk(event);
    if (event.key === "ArrowUp" || event.key === "ArrowDown") return this.climb(event);
    const move = this.page.scene.moves.find(
      (offered) => offered.key && offered.key.toLowerCase() === event.key.toLowerCase()
    );
    if (move) {
      event.preventDefault();
      this.page.pressed = this.page.table.node.querySelector(
        `.cl-act[aria-keyshortcuts="${CSS.escape(move.key)}"]`
      );
      this.page.make(move);
    }
  }
  /** One step of a move back. */
  escape() {
    this.page.table.clearRefusal();
    this.page.pick.back();
    this.page.table.paint(this.page.scene);
    this.updateTabStops();
  }
  /** Rows in which the arrows move: seats, piles, another's open hand, buttons, my hand. */
  rows() {
    const { seats, form, laidOpen, ownPlaces, buttons, resting, sorting, hand } = this.page.table;
    const inside = (box) => (
      /** @type {HTMLElement[]} */
      [
        ...box.querySelectorAll("button:not(:disabled):not([hidden])")
      ]
    );
    return [seats, form.node, laidOpen, buttons, resting, sorting, ownPlaces, hand].filter((box) => !box.hidden).map(inside).filter((row) => row.length);
  }
  /** One stop of the tab key for each row, where it was or at the first card that may be played. */
  updateTabStops() {
    removeFocused();
    for (const row of this.rows()) {
      const at = row.find((node) => node.tabIndex === 0 && node.classList.contains("cl-roved")) ?? row.find((node) => node.classList.contains("cl-may")) ?? row[0];
      for (const node of row) node.tabIndex = node === at ? 0 : -1;
    }
  }
  /** @param {KeyboardEvent} event */
  walk(event) {
    const row = this.rows().find(
      (stops) => stops.includes(
        /** @type {HTMLElement} */
        document.activeElement
      )
    );
    if (!row) return;
    event.preventDefault();
    const at = row.indexOf(
      /** @type {HTMLElement} */
      document.activeElement
    );
    const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: row.length - 1 };
    this.go(
      row,
      row[(steps[
        /** @type {keyof typeof steps} */
        event.key
      ] + row.length) % row.length]
    );
  }
  /** @param {KeyboardEvent} event */
  climb(event) {
    const rows = this.rows();
    const at = rows.findIndex(
      (row2) => row2.includes(
        /** @type {HTMLElement} */
        document.activeElement
      )
    );
    if (at < 0) return;
    event.preventDefault();
    const step = event.key === "ArrowUp" ? -1 : 1;
    const line = this.nextLine(rows[at], step);
    if (line) {
      this.go(rows[at], line);
      return;
    }
    const row = rows[(at + step + rows.length) % rows.length];
    this.go(row, row.find((node) => node.tabIndex === 0) ?? row[0]);
  }
  /**
   * The next line of a story, whose lines stand one under the other; none at its ends.
   * @param {HTMLElement[]} row
   * @param {number} step
   */
  nextLine(row, step) {
    if (!row[0].closest(".cl-l-lines .cl-buttons")) return void 0;
    return row[row.indexOf(
      /** @type {HTMLElement} */
      document.activeElement
    ) + step];
  }
  /** @param {HTMLElement[]} row @param {HTMLElement} node */
  go(row, node) {
    for (const item of row) {
      item.tabIndex = item === node ? 0 : -1;
      item.classList.toggle("cl-roved", item === node);
    }
    node.focus();
  }
  /**
   * Whether the focus is on nothing that can be pressed: gone, disabled, or waiting.
   * @param {Element | null} node
   */
  isLost(node) {
    const { root } = this.page;
    return !node || !root.contains(node) || node === root || node.matches(":disabled");
  }
  /** When what had the focus is gone, give it to what may be done next, or else to the table. */
  focus() {
    const rows = this.rows();
    const row = rows.find((row2) => row2.some((node) => node.matches(".cl-may, .cl-btn"))) ?? rows.at(-1);
    (row?.find((node) => node.tabIndex === 0) ?? row?.[0] ?? this.page.root).focus({
      preventScroll: true
    });
  }
};

// shell/local_storage.js
function read(name2) {
  try {
    return JSON.parse(localStorage.getItem(name2) ?? "null");
  } catch {
    return null;
  }
}
function write(name2, value) {
  try {
    localStorage.setItem(name2, JSON.stringify(value));
  } catch {
  }
}
function drop(name2) {
  try {
    localStorage.removeItem(name2);
  } catch {
  }
}

// shell/unfinished_game.js
var NAME = "cardlab-left";
var DAY = 24 * 60 * 60 * 1e3;
function note(ticket, scene) {
  if (!ticket || scene.mode === "whatif") return;
  if (scene.outcome || scene.mode === "replay") {
    if (left()?.ticket === ticket) drop(NAME);
    return;
  }
  const names = scene.seats.map((seat) => seat.name);
  const { game, turn } = scene;
  const mine = scene.moves.length > 0 || scene.mode === "covered";
  write(NAME, { ticket, game, turn, mine, names, at: Date.now() });
}
function left() {
  const game = read(NAME);
  const is_one = typeof game?.ticket === "string" && Array.isArray(game.names) && Date.now() - game.at < DAY;
  return is_one ? game : null;
}

// panel/coach.js
var LEVELS = (
  /** @type {const} */
  ["off", "hints", "full"]
);
var SHOWN2 = 12;
var FEWEST = 30;
var hasOdds = (advice) => "moves" in advice;
function Coach({ art, words, scene, advice, isHidden, send }) {
  const level = scene.coach;
  const asked = scene.moves.length > 0;
  const fresh = hasOdds(advice) && advice.seq === scene.seq && asked ? advice : null;
  const isClose = fresh != null && fresh.close.length > 1;
  const shown = level === "full" ? SHOWN2 : isClose ? 0 : 1;
  const rows = fresh ? fresh.moves.toSorted((a2, b) => b[1] - a2[1]).slice(0, shown) : [];
  const isEarly = level === "hints" && isClose && fresh.worlds < FEWEST;
  const thinks = level !== "off" && asked && (!fresh || isEarly);
  const says = () => {
    if (scene.review && level !== "off") return "";
    if (thinks) return words.coach_thinks;
    if (level === "none") return "";
    if (isClose && level === "hints") return words.coach_close;
    return fresh?.exact && level === "full" ? words.coach_exact : words[`coach_${level}`];
  };
  const label = { role: "tabpanel", "aria-label": words.coach };
  return k(
    "div",
    { class: "cl-coach", ...label, tabIndex: 0, hidden: isHidden },
    k(Level, { level, words, send }),
    k("p", { class: "cl-counted" }, art.line(scene.counted)),
    k("p", { class: "cl-coach-said" }, says()),
    k(
      "ol",
      { class: "cl-odds" },
      fresh && rows.map(
        (row, i2) => k(Move, { row, best: !i2, advice: fresh, art, words, scene, key: row[0] })
      )
    ),
    k(
      "div",
      { class: "cl-review" },
      scene.review && scene.review.length > 1 ? k(Review, { review: scene.review, words, send }) : null
    )
  );
}
function Level({ level, words, send }) {
  const choose = ({ currentTarget }) => {
    const { selectedIndex } = (
      /** @type {HTMLSelectElement} */
      currentTarget
    );
    send("coach", selectedIndex);
  };
  const isBusy = document.activeElement?.matches(".cl-coach select");
  return k(
    "select",
    { "aria-label": words.coach, onChange: choose, value: isBusy ? void 0 : level },
    LEVELS.map((value) => k("option", { value }, words.coach_levels[value]))
  );
}
function Move({ row: [index, chance, low, high], best, advice, art, words, scene }) {
  const isThumb = index === advice.thumb;
  const isBeyond = best && !advice.close.includes(advice.thumb);
  const reason = isThumb ? advice.why : isBeyond ? words.coach_beyond : "";
  const thumb = k("span", { class: "cl-thumb", title: words.coach_thumb }, words.coach_thumb);
  const label = k(
    "div",
    { class: "cl-odds-move" },
    art.line(scene.moves[index].label),
    " ",
    isThumb ? thumb : null
  );
  const why = reason ? k("p", { class: "cl-why" }, reason) : null;
  if (scene.coach !== "full") return k("li", {}, label, why);
  const width = Math.max(1, Math.round(50 * (high - low)));
  const bar = k(
    "div",
    { class: "cl-bar-of", "aria-hidden": "true" },
    k("i", { style: `width:${100 * chance}%` }),
    k("u", { style: `left:${100 * low}%;width:${100 * (high - low)}%` })
  );
  const sure = advice.exact ? "" : ` ± ${width}`;
  return k("li", {}, label, bar, k("small", {}, `${Math.round(100 * chance)} %${sure}`), why);
}
function Review({ review, words, send }) {
  const x2 = (i2) => 4 + 92 * i2 / (review.length - 1);
  const y2 = (part) => 56 - 52 * part;
  const path = review.map((move, i2) => `${i2 ? "L" : "M"}${x2(i2)} ${y2(move.made)}`).join("");
  const mark = (part) => `<b style="top:${y2(part) / 0.6}%">${100 * part} %</b>`;
  const drawing = `${mark(1)}${mark(0.5)}${mark(0)}
    <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
    <path d="M4 ${y2(0.5)}H96" class="cl-even"/><path d="${path}" class="cl-made"/></svg>`;
  const back = ({ currentTarget, clientX }) => {
    const svg = (
      /** @type {Element} */
      currentTarget.querySelector("svg")
    );
    const frame = (
      /** @type {Element} */
      svg.getBoundingClientRect()
    );
    const along = ((clientX - frame.left) / frame.width - 0.04) / 0.92;
    const nearest = Math.round(Math.max(0, Math.min(1, along)) * (review.length - 1));
    send("replay", review[nearest].decision);
  };
  const worst = review.toSorted((a2, b) => b.best - b.made - (a2.best - a2.made)).slice(0, 3).filter((move) => move.best - move.made > 0.02);
  const lost = (move) => words.coach_lost.replace("{n}", String(Math.round(100 * (move.best - move.made)))).replace("{move}", String(move.decision + 1));
  const ends = [review[0], review[review.length - 1]].map(
    (move) => k("span", {}, words.coach_move.replace("{n}", String(move.decision + 1)))
  );
  return [
    k("h4", {}, words.coach_review),
    k("div", { class: "cl-plot", title: words.coach_back, onClick: back, ...html(drawing) }),
    k("p", { class: "cl-ends", "aria-hidden": "true" }, ends),
    worst.length ? worst.map(
      (move) => button("cl-btn cl-quiet", () => send("replay", move.decision), lost(move))
    ) : k("p", {}, words.coach_fine)
  ];
}

// panel/clause_sign.js
var by = "";
function show(sign, isShown) {
  for (const other of document.querySelectorAll(".cl-sec.cl-show"))
    other.classList.remove("cl-show");
  sign.classList.toggle("cl-show", isShown);
}
function touch(sign, open) {
  if (sign.classList.contains("cl-show")) open();
  else show(sign, true);
}
function ClauseSign({ id, title, open }) {
  return k(
    "button",
    {
      type: "button",
      class: "cl-sec",
      "aria-label": `${title} (${id})`,
      onPointerDown: (event) => by = event.pointerType,
      onBlur: (event) => show(event.currentTarget, false),
      onClick: (event) => {
        if (by === "mouse" || event.detail === 0) open();
        else touch(event.currentTarget, open);
      }
    },
    "§",
    k("span", { class: "cl-tip", "aria-hidden": "true" }, title, k("code", {}, id))
  );
}

// panel/story.js
var LINES = 30;
var END = -1;
function Story({ art, words, scene, replay, lines, isHidden, isSheet, ...does }) {
  const length = scene.story.length;
  const all = told(scene, words);
  const shown = all.slice(-lines).reverse();
  const names = keys(shown.map(({ line }) => `${line.n}`));
  const isNow = replay.at == null;
  const head = isNow && length ? k("h3", {}, all.at(-1)?.head) : null;
  const see = button("cl-see", () => replay.start(), icon2("undo"), k("span", {}, words.see_again));
  const press = ({ currentTarget, target }, line) => {
    if (
      /** @type {Element} */
      target.closest("button") || !isSheet()
    ) return;
    const sign = (
      /** @type {Element} */
      currentTarget.querySelector(".cl-sec")
    );
    if (sign) touch(sign, () => does.openClause(line.clause));
  };
  return k(
    "div",
    {
      class: "cl-story",
      role: "tabpanel",
      "aria-label": words.story,
      tabIndex: 0,
      hidden: isHidden,
      onScroll: ({ currentTarget }) => isAtEnd(currentTarget) && does.more()
    },
    k("div", { class: "cl-sheet" }, scene.sheet && k(Scores, { sheet: scene.sheet, words })),
    k(
      "div",
      { class: "cl-story-top" },
      head,
      isNow && replay.many ? see : null,
      k(Stepper, { replay, words })
    ),
    k(
      "ol",
      { class: "cl-lines", reversed: true, start: length },
      // numbered from the last to the first
      shown.map((item, i2) => {
        const { line, mine, sign } = item;
        const css = [
          i2 ? "" : "cl-newest",
          mine ? "cl-mine-line" : "",
          sign ? "" : "cl-cont",
          line.by == null ? "cl-nobody" : ""
        ];
        const again = scene.can.whatif && line.decision != null ? line.decision : null;
        const title = words.rules.find((rule) => rule.id === line.clause)?.title ?? "";
        const open = () => does.openClause(line.clause);
        return k(
          "li",
          {
            ...names[i2],
            class: css.filter(Boolean).join(" "),
            onClick: (event) => press(event, line)
          },
          i2 > 0 && item.head ? k("h3", {}, item.head) : null,
          // the newest stands above the list
          k("i", { class: "cl-av", "aria-hidden": "true" }, signOf(item, scene, words)),
          k("p", {}, art.line(line.text)),
          k(
            "span",
            { class: "cl-acts" },
            again == null ? null : signButton("cl-whatif", "branch", words.whatif, () => does.whatIf(again)),
            k(ClauseSign, { id: line.clause, title, open })
          )
        );
      })
    ),
    length > lines ? button("cl-btn cl-quiet cl-earlier", () => does.more(), words.earlier) : null
  );
}
function isAtEnd(pane) {
  const earlier = (
    /** @type {HTMLElement | null} */
    pane.querySelector(".cl-earlier")
  );
  const height = earlier?.offsetHeight;
  const below = pane.scrollHeight - pane.scrollTop - pane.clientHeight;
  return Boolean(height && below < height + 40);
}
function signOf({ line, mine }, scene, words) {
  const other = scene.seats.find((seat) => seat.seat === line.by);
  return mine ? words.you[0] : other?.initial ?? "";
}
function Scores({ sheet, words }) {
  const row = (kind, cells) => k(
    "tr",
    {},
    cells.map((cell, i2) => i2 ? k(kind, {}, cell) : k("th", { scope: "row" }, cell))
  );
  return k(
    "table",
    {},
    k("caption", {}, words.sheet),
    k("thead", {}, row("th", ["", ...sheet.names])),
    k(
      "tbody",
      {},
      sheet.rows.map((points, n2) => row("td", [n2 + 1, ...points]))
    ),
    k("tfoot", {}, row("td", [words.total, ...sheet.total]))
  );
}
function Stepper({ replay, words }) {
  const { at, many } = replay;
  if (at == null) return null;
  const count2 = words.step_of.replace("{n}", String(at)).replace("{all}", String(many));
  return k(
    "div",
    { class: "cl-steps", role: "group", "aria-label": words.see_again },
    signButton("cl-step", "left", words.step_back, () => replay.step(-1), at <= 1),
    k("span", { class: "cl-step-of" }, count2),
    signButton("cl-step", "right", words.step_on, () => replay.step(1), at >= many),
    signButton("cl-step", "cross", words.step_end, () => replay.stop())
  );
}
function told(scene, words) {
  const me = scene.me ?? 0;
  const first = scene.story.find((line) => line.by === me)?.icon;
  let round = 0;
  let actor = null;
  const all = scene.story.map((line, n2) => {
    const isEnd = scene.outcome != null && n2 === scene.story.length - 1;
    const begins = scene.direction === 0 ? line.icon === first : line.moved && actor !== me;
    if (line.by === me && begins && !isEnd) round += 1;
    if (line.moved) actor = line.by;
    const mine = line.by != null && line.by === scene.me;
    return { line, round: isEnd ? END : round, sign: false, head: "", mine };
  });
  all.forEach((item, n2) => {
    const after = all[n2 + 1];
    const isLast = after?.round !== item.round;
    if (isLast) item.head = heading(item, !after && !scene.outcome, words);
    item.sign = item.line.by != null && (after?.line.by !== item.line.by || isLast);
  });
  return all;
}
function heading({ round, mine }, isNow, words) {
  if (round === END) return words.the_end;
  if (!round) return words.beginning;
  if (isNow && !mine) return words.since;
  return words.round.replace("{n}", String(round));
}

// panel/dock.js
function Dock({ art, words, scene, replay, isOpen, unfold }) {
  const line = scene.story.at(-1);
  const other = scene.seats.find((seat) => seat.seat === line?.by);
  const mine = line?.by != null && line?.by === scene.me;
  const sign = mine ? words.you[0] : other?.initial;
  const told2 = line ? `: ${art.text(line.text)}` : "";
  return k(
    "div",
    { class: "cl-dock" },
    k(
      "button",
      {
        type: "button",
        class: "cl-docked",
        "aria-expanded": isOpen,
        "aria-label": `${words.unfold}${told2}`,
        onClick: unfold
      },
      sign && k("i", { class: `cl-av${mine ? " cl-mine-sign" : ""}`, "aria-hidden": "true" }, sign),
      k("p", {}, art.line(line?.text)),
      icon2("up")
    ),
    replay.at == null && replay.many ? signButton("cl-step", "undo", words.see_again, () => replay.start()) : null,
    k(Stepper, { replay, words })
  );
}

// panel/rules.js
function Rules({ words, search, here, isHidden, find: find2 }) {
  const wanted = search.trim().toLowerCase();
  const matching = words.rules.filter(
    ({ id, title, text }) => `${id} ${title} ${text}`.toLowerCase().includes(wanted)
  );
  const none = k("p", { class: "cl-none-found" }, words.nothing_found);
  return k(
    "div",
    { class: "cl-rules", role: "tabpanel", "aria-label": words.rules_tab, hidden: isHidden },
    k("input", {
      type: "search",
      placeholder: words.search,
      "aria-label": words.search,
      value: search,
      onInput: ({ currentTarget }) => find2(currentTarget.value)
    }),
    k(
      "div",
      { class: "cl-found" },
      matching.length ? matching.map((rule) => k(Clause, { rule, isHere: rule.id === here, key: rule.id })) : none
    )
  );
}
function Clause({ rule: { id, title, text }, isHere }) {
  return k(
    "article",
    { "data-clause": id, tabIndex: -1, class: isHere ? "cl-here" : "" },
    k("h4", {}, title),
    k("p", {}, text),
    k("code", {}, id)
  );
}

// panel/panel.js
var SIGNS2 = (
  /** @type {const} */
  { story: "list", rules: "book", coach: "eye" }
);
var Panel = class {
  /** @param {HTMLElement} node @param {Handed} handed */
  constructor(node, handed) {
    this.node = node;
    this.handed = handed;
    this.scene = null;
    this.tab = "story";
    this.isUnfolded = false;
    this.search = "";
    this.here = "";
    this.lines = LINES;
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
    const shared3 = { art, words, scene, replay };
    Q(
      [
        k(Dock, { ...shared3, isOpen: this.isUnfolded, unfold: () => this.unfold() }),
        this.tabs(scene),
        k(Story, {
          ...shared3,
          lines: this.lines,
          isHidden: tab !== "story",
          isSheet: () => this.isSheet(),
          whatIf: (decision) => send("whatif", decision),
          openClause: (id) => this.openClause(id),
          more: () => this.more()
        }),
        k(Rules, {
          words,
          search: this.search,
          here: this.here,
          isHidden: tab !== "rules",
          find: (text) => this.find(text)
        }),
        k(Coach, { ...shared3, advice: handed.advice(), isHidden: tab !== "coach", send })
      ],
      this.node
    );
  }
  /** The tabs that this scene has. @param {Scene} scene */
  shownTabs(scene) {
    const all = (
      /** @type {Tab[]} */
      Object.keys(SIGNS2)
    );
    return all.filter((tab) => tab !== "coach" || scene.coach !== "none");
  }
  /** @param {Scene} scene */
  tabs(scene) {
    const { words } = this.handed;
    const labels = { story: words.story, rules: words.rules_tab, coach: words.coach };
    const tab = (name2) => k(
      "button",
      {
        type: "button",
        role: "tab",
        "aria-selected": name2 === this.tab,
        tabIndex: name2 === this.tab ? 0 : -1,
        onClick: () => this.open(name2),
        onKeyDown: (event) => this.walk(event)
      },
      icon2(SIGNS2[name2]),
      k("span", {}, labels[name2])
    );
    return k(
      "div",
      { class: "cl-tabs", ref: tighten },
      k("div", { role: "tablist" }, this.shownTabs(scene).map(tab)),
      k(
        "button",
        {
          type: "button",
          class: "cl-fold",
          "aria-label": words.close,
          onClick: () => this.shut()
        },
        icon2("down")
      )
    );
  }
  /** From tab to tab. @param {KeyboardEvent} event */
  walk({ key }) {
    if (key !== "ArrowLeft" && key !== "ArrowRight" || !this.scene) return;
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
    const part = (
      /** @type {HTMLElement | null} */
      this.node.querySelector(selector)
    );
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
    const fold = (
      /** @type {HTMLElement | null} */
      this.node.querySelector(".cl-fold")
    );
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
};
function tighten(bar) {
  if (!bar) return;
  const list = (
    /** @type {Element} */
    bar.firstElementChild
  );
  new ResizeObserver(() => {
    bar.classList.remove("cl-tight");
    bar.classList.toggle("cl-tight", list.scrollWidth > list.clientWidth);
  }).observe(bar);
}

// shell/theme.js
function pageTheme() {
  const { jpThemeLight, theme } = document.body.dataset;
  if (jpThemeLight) return jpThemeLight === "false" ? "dark" : "light";
  const asked = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  return theme === "dark" || theme === "light" ? theme : asked;
}

// shell/watch.js
var EVERY = 2e3;
var WITHIN = 2500;
var GO_ON_AFTER = 2e3;
var GIVE_UP_AFTER = 3;
var MOST2 = 3;
var SAID = "cardlab said";
var WENT_ON = "cardlab went on";
function served() {
  if (!document.body.dataset.voila) return null;
  const config = document.getElementById("jupyter-config-data")?.textContent;
  return config ? (
    /** @type {{ baseUrl: string, kernelId: string }} */
    JSON.parse(config)
  ) : null;
}
async function ask() {
  const config = served();
  if (!config) return "there";
  const signal = AbortSignal.timeout(WITHIN);
  try {
    const address = `${config.baseUrl}api/kernels/${config.kernelId}`;
    const answer = await fetch(address, { cache: "no-store", signal });
    if (answer.ok) return (await answer.json()).execution_state === "busy" ? "busy" : "there";
    return answer.status >= 500 ? "cut" : "gone";
  } catch {
    return "cut";
  }
}
var Poll = class {
  constructor() {
    this.watches = /* @__PURE__ */ new Set();
    this.timer = void 0;
    const now = () => this.watches.size && this.turn();
    for (const what of ["online", "offline", "pageshow"]) addEventListener(what, now);
    document.addEventListener("visibilitychange", now);
  }
  /** Ask whether the program behind the page is there. */
  ask() {
    return ask();
  }
  async turn() {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.turn(), EVERY + WITHIN);
    const found = await this.ask();
    for (const watch of this.watches) watch.take(found);
    clearTimeout(this.timer);
    if (this.watches.size) this.timer = window.setTimeout(() => this.turn(), EVERY);
  }
};
var shared2 = (
  /** @type {{ cardlabPoll?: Asks, cardlabLeaves?: boolean }} */
  globalThis
);
function said2() {
  if (!document.body.dataset.voila) return "";
  const text = sessionStorage.getItem(SAID) ?? "";
  sessionStorage.removeItem(SAID);
  return text;
}
var Watch = class {
  /** @param {Watched} host what is watched for: a table, or the form of a lobby */
  constructor(host) {
    this.host = host;
    this.isCut = false;
    this.isGone = false;
    this.inVain = 0;
    this.kernel = void 0;
    this.hear = (_kernel, status) => this.status(status);
    if (!document.body.dataset.voila && !shared2.cardlabPoll) return;
    this.poll = shared2.cardlabPoll ??= new Poll();
    this.poll.watches.add(this);
    this.poll.turn();
  }
  /** Listen to the kernel, where the page has a connection to it. @param {Kernel} [kernel] */
  listen(kernel) {
    this.kernel?.statusChanged?.disconnect(this.hear);
    this.kernel = kernel;
    kernel?.statusChanged?.connect(this.hear);
  }
  /** What Jupyter tells of the kernel. @param {string} status */
  status(status) {
    if (["restarting", "autorestarting", "dead", "terminating"].includes(status)) this.gone();
  }
  /** What the server has answered. @param {Whereabouts} found */
  take(found) {
    if (this.isGone) return;
    if (found === "gone") return this.gone();
    if (found === "cut") {
      this.isCut = true;
      this.inVain = 0;
      return this.host.say(this.host.words.cut);
    }
    if (!this.isCut) return;
    this.isCut = false;
    this.host.say("");
    this.revive();
  }
  /** The server is there again: so the old connection may be a dead end. */
  async revive() {
    try {
      await this.kernel?.reconnect?.();
    } catch {
      return;
    }
    this.host.hello();
  }
  /** Python has said something. */
  answered() {
    this.inVain = 0;
    if (!this.isCut && !this.isGone) this.host.say("");
  }
  /** Python does not answer a press. */
  async unanswered() {
    if (this.isGone) return;
    if (!this.poll) {
      this.host.say(this.host.words.dead);
      if (!this.inVain++) this.host.hello();
      return;
    }
    const found = await this.poll.ask();
    this.take(found);
    if (this.isCut || this.isGone) return;
    this.host.say(this.host.words.slow);
    this.inVain += Number(found === "there");
    if (this.inVain >= GIVE_UP_AFTER) this.gone();
    else this.host.hello();
  }
  /** The kernel has ended: another goes on with the game, if the page is loaded anew. */
  gone() {
    if (this.isGone) return;
    this.isGone = true;
    const { words } = this.host;
    const lost = this.all().some((host) => host.isUnheard()) ? ` ${words.unheard}` : "";
    if (!this.poll) return this.host.say(`${words.restarted}${lost}`);
    this.host.say(`${words.gone}${lost}`);
    if (shared2.cardlabLeaves) return;
    const address = this.address();
    if (this.wentOn() >= MOST2) return this.host.say(`${words.gone}${lost}`, address);
    shared2.cardlabLeaves = true;
    sessionStorage.setItem(SAID, `${words.went_on}${lost}`);
    setTimeout(() => location.replace(address), GO_ON_AFTER);
  }
  /** What is watched for in this page: the form of a lobby has no ticket, and its table has. */
  all() {
    return [...this.poll?.watches ?? [this]].map((watch) => watch.host);
  }
  /** Where the game goes on; without a game, the same page anew. */
  address() {
    const ticket = this.all().find((host) => host.ticket())?.ticket();
    const address = new URL(location.href);
    if (!ticket) return address.href;
    const stays = ["theme", "token", "pace"];
    for (const name2 of [...address.searchParams.keys()])
      if (!stays.includes(name2)) address.searchParams.delete(name2);
    address.searchParams.set("continue", ticket);
    return address.href;
  }
  /** How often in this minute this page has been loaded anew, with this time. */
  wentOn() {
    const now = Date.now();
    const times = JSON.parse(sessionStorage.getItem(WENT_ON) ?? "[]");
    const recent = times.filter((time) => now - time < 6e4);
    sessionStorage.setItem(WENT_ON, JSON.stringify([...recent, now]));
    return recent.length;
  }
  stop() {
    this.listen();
    this.poll?.watches.delete(this);
  }
};

// table/page.js
var ANSWER_WITHIN = 3e3;
var LIFT_AFTER = 60;
var Page = class {
  /** @param {Model} model @param {HTMLElement} el */
  constructor(model, el) {
    this.model = model;
    this.words = model.get("words");
    this.art = new Art(model.get("art"));
    this.pick = new Picking();
    this.scene = /** @type {any} */
    null;
    this.queue = [];
    this.lastTold = null;
    this.pressed = null;
    this.keeper = null;
    this.timers = { lift: void 0, pace: void 0, answer: void 0, race: void 0 };
    this.since = 0;
    this.story = [];
    this.unheard = null;
    this.lost = null;
    this.drawn = new Art2(model.get("art"));
    this.replay = new Replay({
      isBehind: () => this.queue.length > 0,
      begin: () => this.panel.isSheet() && this.panel.shut(),
      // it lies over the table
      show: (scene2, told2) => {
        this.lastTold = told2.story.at(-1)?.n ?? -1;
        this.show(scene2);
      }
    });
    this.bar = new Bar(this);
    this.banner = new Banner(this);
    this.live = h("p", { class: "cl-live", "aria-live": "polite", "aria-atomic": "true" });
    this.table = new Table(this);
    this.panel = new Panel(h("div", { class: "cl-panel" }), {
      art: this.drawn,
      words: this.words,
      replay: this.replay,
      advice: () => this.model.get("advice"),
      send: (kind, index) => this.send(kind, index)
    });
    model.on("change:advice", () => this.panel.draw());
    this.dialogs = new Dialogs(this);
    this.keys = new Keys(this);
    this.motion = new Motion(this.table.node, this.table.form);
    const sprite = h("div", { hidden: true });
    sprite.innerHTML = this.art.art.sprite;
    this.root = h(
      "section",
      { class: "cl", tabindex: "-1" },
      sprite,
      this.bar.node,
      this.dialogs.node,
      h("div", { class: "cl-frame" }, this.table.node, this.panel.node),
      this.live
    );
    this.root.addEventListener("keydown", (event) => this.keys.press(event));
    this.root.addEventListener("pointerdown", () => this.showLatest(), true);
    this.root.addEventListener(
      "click",
      (event) => this.pressed = /** @type {Element} */
      event.target.closest("button"),
      true
    );
    this.fit = new Fit(
      this.root,
      (isWhole) => this.height(isWhole)
    );
    el.append(this.root);
    this.theme();
    this.watch = this.watched();
    const before = said2();
    if (before) this.dialogs.say(before);
    this.dialogs.last("");
    const scene = this.whole(model.get("scene"));
    this.replay.note(scene);
    this.show(scene);
  }
  theme() {
    const wanted = this.model.get("theme");
    this.root.dataset.theme = wanted === "auto" ? pageTheme() : wanted;
  }
  // --- scenes ---------------------------------------------------------------------------------
  /** A scene has come: paint it now, or after those that wait. @param {Scene} scene */
  receive(scene) {
    this.answered();
    this.queue.push(this.whole(scene));
    this.replay.note(scene);
    this.repeat(scene);
    if (!this.timers.pace) this.next();
  }
  next() {
    clearTimeout(this.timers.pace);
    this.timers.pace = void 0;
    const scene = this.queue.shift();
    if (!scene) return;
    this.show(scene);
    const shown = scene.pace > 0 ? Math.max(scene.pace, this.table.form.hold) : 0;
    const pace = shown * Number(this.bar.pace.value);
    if (pace > 0) this.timers.pace = window.setTimeout(() => this.next(), pace);
    else this.next();
  }
  /** Do not keep somebody waiting who has pressed something. */
  showLatest() {
    clearTimeout(this.timers.pace);
    this.timers.pace = void 0;
    if (!this.queue.length) return;
    this.queue = this.queue.slice(-1);
    this.next();
  }
  /** @param {Scene} scene */
  show(scene) {
    if (!scene || !scene.game) return;
    const old = this.scene;
    const focused = this.root.contains(document.activeElement);
    this.motion.before();
    this.dropPressed();
    this.scene = scene;
    this.pick.offer(scene.moves);
    this.table.clearRefusal();
    this.root.dataset.game = scene.game;
    this.root.dataset.seq = String(scene.seq);
    this.root.dataset.mode = scene.mode;
    this.root.setAttribute("aria-label", scene.title);
    this.bar.paint(scene);
    this.banner.paint(scene);
    this.table.paint(scene);
    this.keys.updateTabStops();
    if (focused && this.keys.isLost(document.activeElement)) this.keys.focus();
    this.fitted(old);
    this.motion.after(old, scene);
    this.race(scene);
    if (old) this.afterNextFrame(() => this.tell(scene));
    else this.tell(scene);
  }
  /**
   * How high it is in px: with the panel that is folded under it, or without.
   * @param {boolean} isWhole
   */
  height(isWhole) {
    if (isWhole) return this.root.offsetHeight;
    const { top: top2 } = this.root.getBoundingClientRect();
    return this.table.node.getBoundingClientRect().bottom - top2;
  }
  /** Draw the table as large as there is room for it. @param {Scene | null} old */
  fitted(old) {
    if (!old) this.fit.look();
    else if (this.scene.turn < old.turn) this.fit.begin();
    else this.fit.paint();
  }
  /** The story, once the table is painted: it must not wait for it. @param {Scene} scene */
  tell(scene) {
    this.motion.start();
    if (scene !== this.scene) return;
    this.panel.paint(scene);
    this.say(scene);
    if (this.replay.at == null) note(this.model.get("ticket"), scene);
  }
  /**
   * Do something after the next frame; a page that is not seen has none.
   * @param {() => void} what
   */
  afterNextFrame(what) {
    if (document.hidden) what();
    else requestAnimationFrame(() => setTimeout(what));
  }
  /** Say each event once, and then what I am asked. @param {Scene} scene */
  say(scene) {
    const first = this.lastTold == null;
    const fresh = scene.story.filter((line) => line.n > (this.lastTold ?? -1));
    this.lastTold = scene.story.at(-1)?.n ?? -1;
    const events = (first ? fresh.slice(-1) : fresh).map((line) => this.art.text(line.text));
    const end = scene.outcome ? [this.art.text(scene.outcome.title)] : [];
    this.live.textContent = [...events, ...end, this.art.text(scene.prompt)].join(" ");
  }
  // --- what a person does ----------------------------------------------------------------------
  /** @param {Press} thing */
  press(thing) {
    if (this.replay.at != null) return this.replay.stop();
    this.table.clearRefusal();
    const { card, zone } = thing;
    const no = card && zone && !this.pick.leads(thing) ? this.refusal(card, zone) : null;
    if (card && zone && no) return this.table.refuse(card, zone, no);
    if (this.pick.comesLater(thing)) return this.table.tell([this.words.first]);
    const move = this.pick.press(thing) ?? this.only();
    if (move) return this.make(move);
    this.table.paint(this.scene);
    this.fit.paint();
    const next = this.table.nextPrompt();
    if (next) this.live.textContent = this.art.text(next);
    return this.keys.updateTabStops();
  }
  /** The one move that is left, if its other presses can be spared. */
  only() {
    const open = this.pick.picked.length ? this.pick.open() : [];
    return open.length === 1 && this.table.form.isPlain(open[0]) ? open[0] : null;
  }
  /**
   * Why a card of my hand, or one that lies before me, can't be played.
   * @param {string} card
   * @param {string} zone
   * @returns {RefusalData | null | undefined}
   */
  refusal(card, zone) {
    const { hand, hand_zone, places } = this.scene;
    if (zone === hand_zone) return hand.find((held) => held.card === card)?.no;
    return places.find((place) => place.zone === zone)?.no?.[card];
  }
  /** Lift what was pressed, if the answer takes longer than the eye would notice. */
  liftPressed() {
    clearTimeout(this.timers.lift);
    this.timers.lift = window.setTimeout(() => this.pressed?.classList.add("cl-sent"), LIFT_AFTER);
  }
  /** Let it lie again. */
  dropPressed() {
    clearTimeout(this.timers.lift);
    this.pressed?.classList.remove("cl-sent");
  }
  /** Make a move; in a race it counts how long it took. @param {MoveData} move */
  make(move) {
    this.liftPressed();
    if (this.scene.race == null) return this.send("move", move.index);
    clearTimeout(this.timers.race);
    return this.send("race", Math.round(performance.now() - this.since));
  }
  /** In a race whoever does not press in time is last. @param {Scene} scene */
  race(scene) {
    clearTimeout(this.timers.race);
    if (scene.race == null) return;
    const late = scene.race + 1;
    this.since = performance.now();
    this.timers.race = window.setTimeout(() => this.send("race", late), late);
  }
  /** @param {string} kind @param {number} [index] @param {{ text?: string }} [more] */
  send(kind, index = 0, more = {}) {
    this.dialogs.hideNotice();
    this.replay.sent(kind);
    const message = { kind, index, seq: this.scene.seq, ...more };
    if (kind !== "hello") this.unheard = message;
    this.post(message);
  }
  /** @param {Message} message */
  post(message) {
    try {
      this.model.send(message);
    } catch {
      return this.watch.gone();
    }
    if (!(this.model instanceof Early)) this.wait(ANSWER_WITHIN);
  }
  /** Find out why Python does not answer, unless it does. @param {number} ms */
  wait(ms) {
    clearTimeout(this.timers.answer);
    this.timers.answer = window.setTimeout(() => this.watch.unanswered(), ms);
  }
  /** Watch whether Python is there. */
  watched() {
    const page = this;
    const watch = new Watch({
      words: this.words.watch,
      say: (text, address) => page.dialogs.last(text, address),
      hello: () => page.hello(),
      ticket: () => page.model.get("ticket"),
      isUnheard: () => page.unheard != null
    });
    watch.listen(this.model.widget_manager?.kernel);
    return watch;
  }
  /** Ask for everything anew, and press again what may have been lost. */
  hello() {
    if (this.model instanceof Early) return;
    this.lost ??= this.unheard;
    this.send("hello");
  }
  /**
   * Python has not heard it if the table is still the same. Where the table has moved on without
   * it, as among people, that is said.
   * @param {Scene} scene
   */
  repeat(scene) {
    const { lost } = this;
    this.lost = null;
    if (!lost) return;
    const isMade = scene.pressed === void 0 || scene.pressed === lost.seq;
    if (lost.seq !== scene.seq)
      return isMade ? void 0 : this.dialogs.say(this.words.watch.unheard);
    this.unheard = lost;
    this.post(lost);
  }
  /** The scene with its whole story, of which it brings the new lines. @param {Scene} scene */
  whole(scene) {
    const told2 = (
      /** @type {Told | undefined} */
      scene.story
    );
    if (!told2 || Array.isArray(told2)) this.story = told2 ?? [];
    else {
      this.story = [...this.story.slice(0, told2.from), ...told2.lines];
      scene.story = this.story;
      if (this.story.length < told2.from + told2.lines.length) setTimeout(() => this.hello());
    }
    return scene;
  }
  /**
   * Python's widget has come for a table that was painted before it.
   * @param {Model} model
   * @param {HTMLElement} el
   */
  connect(model, el) {
    const { held, listeners } = (
      /** @type {Early} */
      this.model
    );
    for (const [what, listener] of listeners) model.on(what, listener);
    this.model = model;
    this.watch.listen(model.widget_manager?.kernel);
    this.answered();
    this.root.removeAttribute("aria-busy");
    this.move(el);
    const scene = model.get("scene");
    if (scene.seq !== this.scene.seq) return this.receive(scene);
    if (!held) return;
    this.unheard = held;
    this.post(held);
  }
  /**
   * Move to the widget's own place, once it is in the page; the focus comes along.
   * @param {HTMLElement} el
   */
  move(el) {
    if (!el.isConnected) return void setTimeout(() => this.move(el), 10);
    this.keeper?.disconnect();
    const focused = (
      /** @type {HTMLElement} */
      document.activeElement
    );
    const left2 = this.root.parentElement;
    el.append(this.root);
    left2?.remove();
    if (this.root.contains(focused)) focused.focus({ preventScroll: true });
  }
  /** Python is there. */
  answered() {
    clearTimeout(this.timers.answer);
    this.unheard = null;
    this.watch.answered();
  }
  /** A word from Python. @param {News} message */
  hear(message) {
    this.answered();
    if (message.kind !== "ack") {
      this.dropPressed();
      this.lost = null;
    }
    if (message.kind === "refused") this.dialogs.say(message.text);
    else if (message.kind === "error") this.dialogs.say(message.text, true);
    else if (message.kind === "file") this.dialogs.file(message.name, message.text, message.sealed);
    else if (message.kind === "copy") this.dialogs.share(message.text, message.sealed);
  }
  /** A clause, to be opened in the rulebook. @param {string} id */
  clause(id) {
    return h(
      "button",
      { type: "button", class: "cl-clause", onclick: () => this.panel.openClause(id) },
      id
    );
  }
  stop() {
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
    this.replay.clear();
    this.fit.stop();
    this.watch.stop();
  }
};

// lesson/ending.js
var isBreak = ({ kind }) => kind === "end" || kind === "between";
var Ending = class {
  /** @param {LessonPage} page */
  constructor(page) {
    this.page = page;
    this.node = h("div", { class: "cl-l-end", hidden: true });
  }
  /** @param {LessonStep} step */
  paint(step) {
    hide(this.node, !isBreak(step));
    if (!isBreak(step)) return;
    renderIfChanged(
      this.node,
      step,
      () => step.kind === "end" ? this.all(step) : [this.between(step)]
    );
  }
  /** What one can do after a sitting, what is still to come, and whether to go on now.
   * @param {LessonStep} step */
  between(step) {
    const { page } = this;
    const { texts } = page;
    const list = (lines, sign) => h("ul", {}, ...lines.map((text) => h("li", {}, icon(sign), h("span", {}, text))));
    const onNow = texts.go_on_now.replace("{n}", String(step.minutes));
    const go = { type: "button", class: "cl-btn", onclick: () => page.send("next") };
    const lobby = { class: "cl-btn cl-quiet", href: `lobby.ipynb?lang=${page.scene.lang}` };
    const later = step.place === "page" ? h("a", lobby, texts.later) : "";
    return h(
      "div",
      { class: "cl-l-hero" },
      this.fan(),
      h("h2", { tabindex: "-1" }, `${texts.you_can}:`),
      list(step.can, "check"),
      h("h3", {}, texts.ahead),
      list(step.ahead, "right"),
      h("div", { class: "cl-l-row" }, h("button", go, onNow), later),
      h("p", { class: "cl-l-kept" }, step.kept)
    );
  }
  /** @param {LessonStep} step @returns {Node[]} */
  all(step) {
    const { texts } = this.page;
    const counted = texts.stars.replace("{n}", String(step.stars)).replace("{all}", String(step.all));
    const hero = h(
      "div",
      { class: "cl-l-hero" },
      this.fan(),
      h("h2", { tabindex: "-1" }, `${texts.you_can}:`),
      h("ul", {}, ...step.can.map((text) => h("li", {}, icon("check"), h("span", {}, text)))),
      h("p", {}, counted, ...this.quizzed(step)),
      this.ways(step)
    );
    const lines = step.card.map((text) => h("p", {}, text));
    const print = () => this.print(step);
    const copy = (text) => () => this.copy(text);
    const card = h(
      "section",
      { class: "cl-l-card" },
      h("h3", {}, `${step.title}: ${texts.card}`),
      ...lines,
      h(
        "div",
        { class: "cl-l-row" },
        small("save", texts.print, print),
        small("share", texts.copy, copy(step.card.join("\n"))),
        small("share", texts.export, copy(step.line))
      )
    );
    return [hero, card];
  }
  /** How many questions were right at once; nothing where there was no quiz.
   * @param {LessonStep} step */
  quizzed({ quiz: [n2, all] }) {
    if (!all) return [];
    const { quizzed } = this.page.texts;
    return [h("br", {}), quizzed.replace("{n}", String(n2)).replace("{all}", String(all))];
  }
  /** Some cards of the game. */
  fan() {
    const { art } = this.page;
    const known = Object.keys(art.art.pieces);
    const five = [0, 0.3, 0.5, 0.7, 0.99].map((part) => known[Math.floor(part * known.length)]);
    return h("div", { class: "cl-l-fan", "aria-hidden": "true" }, ...five.map((c2) => art.face(c2)));
  }
  /** @param {LessonStep} step */
  ways(step) {
    const { page } = this;
    const { texts } = page;
    const weak = step.weak ?? [];
    const over = texts.over.replace("{n}", String(weak.length));
    const to = (href, text, lamp = "") => h("a", { class: `cl-btn ${lamp}`, href }, text);
    const links = step.place === "page";
    return h(
      "div",
      { class: "cl-l-row" },
      links ? to(`${step.game}.ipynb`, texts.play) : "",
      weak.length ? h(
        "button",
        { type: "button", class: "cl-btn cl-quiet", onclick: () => page.send("go", weak[0]) },
        over
      ) : "",
      links && step.next ? to(`learn.ipynb?game=${step.next}`, texts.next_lesson, "cl-quiet") : ""
    );
  }
  /** Copy a text, and show it. @param {string} text */
  copy(text) {
    const { dialogs, texts } = this.page;
    const box = h("textarea", { readonly: true, rows: "6", "aria-label": texts.copy });
    box.value = text;
    void navigator.clipboard?.writeText(text).catch(() => {
    });
    dialogs.open(texts.copy, box);
    box.select();
  }
  /** Print the rule card alone. @param {LessonStep} step */
  print(step) {
    const frame = h("iframe", { class: "cl-unseen", title: this.page.texts.card });
    document.body.append(frame);
    const inside = frame.contentDocument;
    if (!inside) return;
    inside.title = step.title;
    inside.body.style.font = "14pt/1.5 system-ui, sans-serif";
    inside.body.append(h("h1", {}, step.title), ...step.card.map((text) => h("p", {}, text)));
    frame.contentWindow?.print();
    setTimeout(() => frame.remove(), 6e4);
  }
};

// lesson/progress.js
var MARKS = { "": ".", star: "s", tick: "t", shown: "o" };
var name = (game) => `cardlab-path-${game}`;
function noteProgress(game, lang, path) {
  const steps = path.chapters.flatMap((chapter) => chapter.steps);
  const next = steps.find((step) => !step.mark)?.title ?? "";
  const mark = (text) => MARKS[
    /** @type {"star"} */
    text
  ] ?? "s";
  const marks = path.chapters.map(({ steps: steps2 }) => steps2.map((step) => mark(step.mark)).join(""));
  const { done, all, minutes } = path;
  write(name(game), { done, all, next, lang, marks, minutes });
}

// lesson/path.js
var isAlone = (step) => step?.all === 1;
var Path = class {
  /** @param {LessonPage} page */
  constructor(page) {
    this.page = page;
    this.chapters = h("ol", { class: "cl-l-chapters" });
    this.title = h("h1", { class: "cl-l-game" });
    this.count = h("span", { class: "cl-l-count" });
    const label = page.texts.path;
    this.node = h(
      "nav",
      { class: "cl-l-path", "aria-label": label },
      this.title,
      this.count,
      this.chapters
    );
    this.rules = h("div", {
      class: "cl-l-rules",
      role: "region",
      "aria-label": page.texts.rules
    });
    this.path = null;
    this.restored = false;
    this.now = "";
    this.clauses = [];
  }
  /** @param {LessonPath} path */
  paint(path) {
    this.path = path;
    this.draw();
    const step = this.page.scene.step;
    if (step?.place !== "page" || this.page.model instanceof Early) return;
    const kept = this.kept();
    if (path.done > 0 || !kept) this.save(path);
    else this.restore(kept);
  }
  /** What the browser has kept of this lesson. @returns {string} */
  kept() {
    try {
      return localStorage.getItem(this.path?.key ?? "") ?? "";
    } catch {
      return "";
    }
  }
  /** @param {LessonPath} path */
  save(path) {
    try {
      if (path.done > 0) localStorage.setItem(path.key, path.kept);
    } catch {
    }
    const { game, lang } = this.page.scene;
    if (path.done > 0) noteProgress(game, lang, path);
  }
  /** Send what was kept, once. @param {string} kept */
  restore(kept) {
    if (this.restored) return;
    this.restored = true;
    this.page.send("load", 0, { text: kept });
  }
  /** @param {LessonStep} step */
  at(step) {
    this.now = step.id;
    this.clauses = step.clauses ?? [];
    this.draw();
  }
  draw() {
    const { path, page, now, clauses } = this;
    if (!path) return;
    const { texts } = page;
    const step = page.scene.step;
    const counts2 = texts.of.replace("{n}", String(path.done)).replace("{all}", String(path.all));
    hide(this.node, isAlone(step));
    renderIfChanged(this.title, [path.title], () => [path.title]);
    renderIfChanged(this.count, [counts2], () => [counts2]);
    renderIfChanged(
      this.chapters,
      [path.chapters, now],
      () => path.chapters.map((chapter) => {
        const here = chapter.steps.some((other) => other.id === now);
        return h(
          "li",
          { class: here ? "cl-l-here" : "", style: `--steps: ${chapter.steps.length}` },
          h("span", { class: "cl-l-chapter" }, chapter.title),
          h("span", { class: "cl-l-steps" }, ...chapter.steps.map((other) => this.mark(other)))
        );
      })
    );
    hide(this.rules, !step || isAlone(step) || step.kind === "game" || isBreak(step));
    renderIfChanged(this.rules, [path.rules, clauses], () => this.list(path));
  }
  /** @param {{ id: string, n: number, title: string, mark: string }} step */
  mark(step) {
    const { texts } = this.page;
    const state = texts[
      /** @type {"star" | "tick" | "shown" | "open"} */
      step.mark || "open"
    ];
    const title = texts.step.replace("{n}", String(step.n + 1)).replace("{title}", step.title);
    const now = step.id === this.now;
    return h(
      "button",
      {
        type: "button",
        class: `cl-l-dot cl-l-is-${step.mark || "open"}${now ? " cl-l-now" : ""}`,
        title: `${title}: ${state}`,
        "aria-label": `${title}: ${state}`,
        "aria-current": now ? "step" : null,
        tabindex: now ? "0" : "-1",
        onclick: () => this.page.send("go", step.n)
      },
      h("i", {})
    );
  }
  /** The clauses: known, of this step, and to come. @param {LessonPath} path */
  list(path) {
    const { texts } = this.page;
    const known = path.rules.filter((rule) => rule.known && !this.clauses.includes(rule.id));
    const learning = path.rules.filter((rule) => this.clauses.includes(rule.id));
    const open = path.rules.filter((rule) => !rule.known && !this.clauses.includes(rule.id));
    const all = String(path.rules.length);
    const n2 = String(path.rules.filter((rule) => rule.known).length);
    const nodes = [
      h("h3", {}, texts.rules),
      h("p", {}, texts.yours.replace("{n}", n2).replace("{all}", all))
    ];
    const groups = (
      /** @type {const} */
      [
        [texts.can, known.slice(-5), "known"],
        [texts.learning, learning, "learning"],
        [texts.to_come, open.slice(0, 6), "open"]
      ]
    );
    for (const [title, rules, css] of groups) {
      if (!rules.length) continue;
      const items = rules.map(
        (rule) => h(
          "li",
          { class: `cl-l-rule cl-l-${css}${rule.known ? " cl-l-known" : ""}` },
          h("i", {}, rule.known ? icon("check") : ""),
          h("button", { type: "button", onclick: () => this.page.openRule(rule.id) }, rule.title)
        )
      );
      nodes.push(h("h4", {}, title), h("ul", {}, ...items));
    }
    return nodes;
  }
};

// lesson/step_view.js
var SIGNS3 = {
  right: "check",
  wrong: "cross",
  refused: "cross",
  guessed: "bulb",
  unwritten: "bulb",
  told: "book"
};
var VERDICT = 66;
var EDGE = 6;
var views = 0;
var readingOf = (step) => JSON.stringify([isBreak(step) ? step.kind : step.id, step.wants]);
var StepView = class {
  /** @param {LessonPage} page */
  constructor(page) {
    this.page = page;
    const { texts } = page;
    this.path = new Path(page);
    this.reading = "";
    this.isPart = false;
    this.step = "";
    this.told = h("span", { id: `cl-told-${views += 1}` });
    this.later = h("span", { "aria-live": "polite" });
    this.rule = h("p", { class: "cl-l-told" }, this.told, this.later);
    const read2 = { tabindex: "-1", "aria-describedby": this.told.id };
    this.heading = h("h2", { class: "cl-l-title", ...read2 });
    page.table.prompt.tabIndex = -1;
    this.answer = h("div", { class: "cl-l-answer", role: "group", hidden: true });
    this.asked = "";
    this.verdict = h("div", { class: "cl-l-verdict", role: "status", hidden: true });
    this.hints = h("div", { class: "cl-l-hints" });
    this.again = small("undo", texts.again, () => page.send("anew"));
    this.next = h(
      "button",
      { type: "button", class: "cl-btn cl-l-next", onclick: () => page.goOn() },
      h("span", {}),
      icon("right")
    );
    this.foot = h("div", { class: "cl-l-foot" }, this.hints, this.again, this.next);
    this.ending = new Ending(page);
    const frame = (
      /** @type {HTMLElement} */
      page.table.node.parentElement
    );
    const main = h("div", { class: "cl-l-main" });
    frame.before(this.path.node, h("div", { class: "cl-l-columns" }, main, this.path.rules));
    const { heading: heading2, rule, answer, verdict, foot, ending } = this;
    main.append(heading2, rule, frame, answer, verdict, foot, ending.node);
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
    const top2 = page.root.getBoundingClientRect().top;
    const more = EDGE + (verdict.hidden && isJudged ? VERDICT : 0);
    return foot.getBoundingClientRect().bottom - top2 + more;
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
    const asks = ofLines || isOpen && (step.kind === "number" || step.kind === "choose");
    classList.toggle("cl-l-lines", ofLines);
    const { hand, ownPlaces, sorting } = this.page.table;
    sorting.hidden = ofLines;
    if (ofLines) hand.hidden = ownPlaces.hidden = true;
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
    const { art, table: table2 } = this.page;
    const isGame = step.kind === "game";
    const told2 = isGame ? [...step.told, " ", ...step.wants] : step.told;
    const { later } = step;
    hide(this.rule, !told2.length && !later.length);
    renderIfChanged(this.heading, step.title, () => [step.title]);
    const signs = () => step.clauses.map((id) => this.page.sign(id));
    renderIfChanged(
      this.told,
      [told2, later, step.clauses],
      () => later.length ? [...art.line(told2), " "] : glued(art.line(told2), signs())
    );
    renderIfChanged(
      this.later,
      [later, step.clauses],
      () => later.length ? [h("mark", {}, ...glued(art.line(later), signs()))] : []
    );
    if (!isGame)
      table2.prompt.replaceChildren(
        h("i", { class: "cl-lamp", "aria-hidden": "true" }),
        h("b", {}, ...art.line(step.wants)),
        step.about ? h("span", { class: "cl-unseen" }, ` ${step.about}`) : ""
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
    marked.forEach((index, i2) => {
      const found = node.querySelector(placeOf(step.targets[index]));
      found?.setAttribute("data-nth", String(i2 + 1));
    });
  }
  /** Mark on the table what the step is about. @param {LessonStep} step */
  paintSpots(step) {
    const { node } = this.page.table;
    const spotted = step.spots.map(
      ({ zone, seat }) => node.querySelector(seat ? `.cl-seats > [data-key="${seat}"]` : placeOf({ zone }))
    );
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
      renderIfChanged(
        this.answer,
        [step.id, options],
        () => options.map((option, i2) => {
          const sign = h("b", { class: "cl-l-letter", "aria-hidden": "true" });
          if (option.tried) sign.append(icon("cross"));
          else sign.append(String.fromCharCode(65 + i2));
          const pieces2 = option.pieces.map((card) => this.page.art.face(card));
          const named = option.pieces.map((card) => this.page.art.name(card)).join(", ");
          return h(
            "button",
            {
              type: "button",
              class: `cl-l-option${option.tried ? " cl-l-tried" : ""}`,
              disabled: option.tried,
              "aria-label": option.label.length ? null : named,
              onclick: () => this.page.send("choose", i2)
            },
            sign,
            h("span", { class: "cl-l-pieces" }, ...pieces2),
            h("span", {}, ...this.page.art.line(option.label))
          );
        })
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
      "aria-label": texts.number
    });
    const send = () => {
      const value = parseInt(box.value, 10);
      if (!Number.isFinite(value)) return;
      this.page.send("number", value);
      box.select();
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
          const stop3 = typeof last === "string" && last.endsWith(".") ? " " : ". ";
          const guess = verdict.state === "guessed" ? [...art.line(step.guess), stop3] : [];
          lines.push(
            h(
              "p",
              {},
              h("b", {}, head),
              " ",
              ...guess,
              ...art.line(verdict.text),
              ...verdict.clause && verdict.state !== "guessed" ? [this.page.sign(verdict.clause)] : []
            )
          );
          if (step.done && verdict.state === "right" && step.guess.length)
            lines.push(
              h(
                "p",
                { class: `cl-l-guess cl-l-guess-${isSurprised ? "wrong" : "right"}` },
                isSurprised ? texts.guess_wrong : texts.guess_right,
                " ",
                ...art.line(step.guess)
              )
            );
        }
        hints.forEach(
          (hint, i2) => lines.push(
            h(
              "p",
              { class: "cl-l-hint" },
              h("b", {}, texts.hint.replace("{n}", String(i2 + 1))),
              " ",
              ...art.line(hint)
            )
          )
        );
        if (verdict?.state === "told") lines.push(this.goesOn());
        if (step.code) lines.push(h("pre", { tabindex: "0" }, h("code", {}, step.code)));
        const sign = verdict ? SIGNS3[verdict.state] : "bulb";
        return [h("span", { class: "cl-l-mark" }, icon(sign)), h("div", {}, ...lines)];
      }
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
    const n2 = step.hints.length;
    const guess = step.kind === "choose" && step.guessing;
    const { done, waits } = step;
    const isOpen = !done && !waits;
    renderIfChanged(this.hints, [n2, step.left, isOpen, guess], () => {
      if (!isOpen || guess) return [];
      const hint = texts.hint.replace("{n}", String(n2 + 1));
      const more = step.left > 0 ? [small("bulb", hint, () => this.page.send("hint"))] : [];
      return [...more, small("eye", texts.solve, () => this.page.send("solve"))];
    });
    const isCode = step.kind === "code";
    hide(this.again, isCode || step.kind === "look" || !done && !step.frozen);
    this.again.classList.toggle("cl-l-call", step.frozen && isOpen);
    const onwards = step.last ? texts.finish : texts.next;
    const leads = waits ? texts.go_on : onwards;
    renderIfChanged(this.next.children[0], leads, () => [leads]);
    this.next.disabled = isOpen;
    this.next.classList.toggle("cl-quiet", isOpen);
    hide(this.next, isAlone(step) && !waits || waits && step.kind === "game");
  }
};
function placeOf({ seat, card, zone }) {
  if (seat !== void 0) return `.cl-seats > [data-key="seat ${seat}#1"]`;
  if (card) return `[data-zone="${CSS.escape(zone ?? "")}"] [data-key="${CSS.escape(card)}#1"]`;
  return `[data-zone="${CSS.escape(zone ?? "")}"]`;
}
function glued(nodes, signs) {
  const last = nodes.at(-1);
  const text = typeof last === "string" ? last : last?.nodeType === Node.TEXT_NODE ? last.textContent : "";
  const at = (text ?? "").trimEnd().lastIndexOf(" ") + 1;
  if (!text || !signs.length) return [...nodes, ...signs];
  const word = h("span", { class: "cl-l-glued" }, text.slice(at), ...signs);
  return [...nodes.slice(0, -1), text.slice(0, at), word];
}

// lesson/lesson.js
var LessonPage = class extends Page {
  /** @param {Model} model @param {HTMLElement} el */
  constructor(model, el) {
    super(model, el);
    this.root.classList.add("cl-lesson");
    this.told = "";
    this.view = new StepView(this);
    this.view.paint(this.scene);
    this.paintPath(model.get("path"));
    if (this.scene.step?.place === "notebook") this.comeIntoSight();
  }
  /**
   * Scroll a notebook to the step when it is first shown. JupyterLab goes to the cell below, when it
   * has run this one: the step comes back until the learner does something, for a second at most.
   */
  comeIntoSight() {
    const ended = new AbortController();
    const end = () => ended.abort();
    const come = () => {
      if (!ended.signal.aborted) this.root.scrollIntoView({ block: "start" });
    };
    for (const ms of [0, 300, 1e3]) setTimeout(come, ms);
    for (const name2 of ["wheel", "pointerdown", "keydown"])
      document.addEventListener(name2, end, { signal: ended.signal, capture: true });
    setTimeout(end, 1100);
  }
  /** @returns {LessonWords} */
  get texts() {
    return (
      /** @type {LessonWords} */
      this.words.lesson
    );
  }
  /** The marks of an answer; null where moves are made. @returns {Marks | null} */
  get marks() {
    return this.pick.marking ? (
      /** @type {Marks} */
      /** @type {unknown} */
      this.pick
    ) : null;
  }
  /** @param {Scene} scene */
  show(scene) {
    const { step } = scene;
    const marks = step && step.targets?.length > 0 && !step.done;
    const text = (rich) => this.art.text(rich);
    this.pick = marks ? (
      /** @type {any} */
      new Marks(step, this.texts.all, text)
    ) : new Picking();
    const focused = this.root.contains(document.activeElement);
    const read2 = this.view?.reading;
    super.show(scene);
    if (!this.view) return;
    this.view.paint(scene);
    if (this.view.reading !== read2) this.arrive(focused);
    else if (focused) this.keepFocus();
  }
  /**
   * Begin another step or part: it is seen from its top, and read before anything is pressed.
   * @param {boolean} focused whether the focus was in the lesson
   */
  arrive(focused) {
    this.view.path.node.scrollIntoView({ block: "nearest" });
    if (focused) this.view.toRead().focus({ preventScroll: true });
  }
  /** Say what happened; of another step or part the task in its place. @param {Scene} scene */
  say(scene) {
    const { step } = scene;
    if (!step || step.kind === "game") {
      super.say(scene);
      return;
    }
    const reading = readingOf(step);
    const isNew = this.told !== reading;
    this.told = reading;
    const fresh = scene.story.filter((line) => line.n > (this.lastTold ?? -1));
    this.lastTold = scene.story.at(-1)?.n ?? -1;
    const lines = isNew ? [step.wants ?? []] : fresh.map((line) => line.text);
    this.live.textContent = lines.map((line) => this.art.text(line)).join(" ");
  }
  /** How high the step is, in px. @param {boolean} isWhole */
  height(isWhole) {
    return this.view ? this.view.height : super.height(isWhole);
  }
  /** The view does it, once it has painted what lies round the table. @param {Scene | null} old */
  fitted(old) {
    if (!this.view) super.fitted(old);
  }
  /** Give the focus to what comes next, when the field or the option that had it is gone. */
  keepFocus() {
    const at = document.activeElement;
    const { next } = this.view;
    if (!this.keys.isLost(at) && at?.checkVisibility()) return;
    if (next.disabled || next.hidden) this.keys.focus();
    else next.focus({ preventScroll: true });
  }
  /** @param {LessonPath | undefined} path */
  paintPath(path) {
    if (path) this.view.path.paint(path);
  }
  /** A clause in a sentence of the table. @param {string} id */
  clause(id) {
    return this.sign(id);
  }
  /** A quiet sign for a clause, which opens it. @param {string} id */
  sign(id) {
    const rule = this.words.rules.find((known) => known.id === id);
    const name2 = rule ? `${rule.title} (${id})` : id;
    const open = () => this.openRule(id);
    const labels = { title: name2, "aria-label": name2 };
    return h("button", { type: "button", class: "cl-l-sign", ...labels, onclick: open }, "§");
  }
  /** Open a clause over the page. @param {string} id */
  openRule(id) {
    const rule = this.words.rules.find((known) => known.id === id);
    if (rule) this.dialogs.open(rule.title, h("p", {}, rule.text), h("p", {}, h("code", {}, id)));
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
    if (tried === void 0 || thing.zone !== this.scene.hand_zone) super.press(thing);
    else this.send("move", tried);
  }
  /** @param {MoveData} move */
  make(move) {
    const { marks } = this;
    if (!marks) super.make(move);
    else if (move.index >= 0) this.mark(move.index);
    else if (marks.marked.length) this.send("answer");
  }
  /** Mark a thing; an answer that is whole is sent at once. @param {number} index */
  mark(index) {
    const { marks } = this;
    if (!marks || index < 0) return;
    marks.toggle(index);
    this.send("mark", index);
    if (marks.isWhole()) {
      this.send("answer");
      return;
    }
    this.table.paint(this.scene);
    this.view.paint(this.scene);
    this.keys.updateTabStops();
  }
  /** The next part, step or sitting. */
  goOn() {
    this.send("next");
  }
};

// together/kernel_line.js
var KernelLine = class {
  /**
   * @param {Model} model
   * @param {(message: TogetherNews) => void} take is handed what the server says
   * @param {(why: "cut" | "open") => void} tell is told how the kernel's connection is
   */
  constructor(model, take, tell) {
    this.model = model;
    this.hear = (message) => message.kind === "cut" || message.kind === "open" ? tell(message.kind) : take(message);
    model.on("msg:custom", this.hear);
    this.send({ kind: "hello" });
  }
  /** @param {any} message */
  send(message) {
    this.model.send(message);
  }
  end() {
    this.model.off("msg:custom", this.hear);
  }
};

// shell/model.js
var Model = class {
  /**
   * @param {number} number the widget's number
   * @param {Record<string, any>} state
   * @param {(message: any) => void} post sends a message to what runs the table
   */
  constructor(number, state, post) {
    this.number = number;
    this.state = state;
    this.post = post;
    this.hearers = /* @__PURE__ */ new Map();
  }
  /** @param {string} name */
  get(name2) {
    return this.state[name2];
  }
  /** A page changes nothing by itself: it sends messages. */
  set() {
  }
  save_changes() {
  }
  /** @param {string} what @param {(value: any) => void} hearer */
  on(what, hearer) {
    if (!this.hearers.has(what)) this.hearers.set(what, /* @__PURE__ */ new Set());
    this.hearers.get(what)?.add(hearer);
  }
  /** @param {string} what @param {(value: any) => void} hearer */
  off(what, hearer) {
    this.hearers.get(what)?.delete(hearer);
  }
  /** @param {any} message */
  send(message) {
    this.post({ kind: "message", widget: this.number, what: message });
  }
  /** Python's state has changed. @param {Record<string, any>} state */
  take(state) {
    Object.assign(this.state, state);
    for (const name2 of Object.keys(state)) this.tell(`change:${name2}`, state[name2]);
  }
  /** @param {string} what @param {any} value */
  tell(what, value) {
    for (const hearer of [...this.hearers.get(what) ?? []]) hearer(value);
  }
};

// together/head.js
var Head = class {
  /** @param {RoomPage} page */
  constructor(page) {
    this.page = page;
    this.title = h("h1", { class: "title" });
    this.back = this.button("back", "back");
    this.again = this.button("again", "again");
    this.leave = this.button("leave", "leave");
    const people = page.text("people");
    this.people = h("ul", { "aria-label": people });
    const phrases = page.data.phrases.map(
      (phrase, index) => h(
        "button",
        { type: "button", onclick: () => page.line.send({ kind: "say", index }) },
        phrase
      )
    );
    const box = h("div", {}, this.people, h("p", {}, page.text("say")), ...phrases, this.leave);
    const sign = h("summary", { "aria-label": people, title: people }, "⋯");
    this.menu = h("details", { class: "menu", hidden: true }, sign, box);
    page.root.addEventListener("click", ({ target }) => this.close(target));
    this.menu.addEventListener("keydown", ({ key }) => key === "Escape" && this.close(null));
    const { alone, path } = page.data;
    const other = alone ? h("a", { href: `${path}/` }, page.text("other")) : "";
    this.nodes = [this.title, this.back, this.again, other, this.menu];
  }
  /** @param {string} kind what is sent @param {string} name of the text */
  button(kind, name2) {
    const send = () => this.page.line.send({ kind });
    return h("button", { type: "button", hidden: true, onclick: send }, this.page.text(name2));
  }
  /** Close the menu, unless its own sign was pressed. @param {EventTarget | null} target */
  close(target) {
    const sign = this.menu.firstElementChild;
    if (!sign?.contains(
      /** @type {Node | null} */
      target
    )) this.menu.removeAttribute("open");
  }
  /** There is no table for me. @param {string} name */
  wait(name2) {
    this.title.textContent = this.page.text("you", { name: name2 });
    for (const node of [this.back, this.again, this.menu]) hide(node, true);
  }
  /** @param {PresenceNews} now */
  paint(now) {
    const { chairs, me, state, again } = now;
    const { page } = this;
    const mine = me == null ? null : chairs[me];
    const who = mine ? page.text("you", { name: mine.name }) : page.text("looks");
    const { alone } = page.data;
    const title = page.model?.get("scene").title;
    const facts = alone ? [title] : [page.text("table", { n: now.table }), title];
    this.title.replaceChildren(h("b", {}, who), ...facts.map((fact) => ` · ${fact}`));
    hide(this.back, mine?.is !== "away");
    hide(this.again, state !== "over" || !mine || again == null);
    hide(this.leave, mine?.is === "away");
    hide(this.menu, !mine || state === "open" || alone);
    this.people.replaceChildren(...this.list(now));
  }
  /** Who is at the table. @param {PresenceNews} now */
  list({ chairs, me }) {
    return chairs.map(({ name: name2, is }, n2) => {
      const told2 = is === "here" ? "" : ` (${this.page.data.presence[is]})`;
      return h("li", { "data-is": is, class: n2 === me ? "me" : "" }, h("b", {}, name2), told2);
    });
  }
  /** What is shown until the table begins. @param {PresenceNews} now */
  gathering(now) {
    const { page } = this;
    const begin = now.me == null ? "" : this.button("start", "begin");
    if (begin) begin.hidden = false;
    const begins = h("p", {}, page.text("begins"));
    return h("section", { class: "gather" }, h("ul", {}, ...this.list(now)), begins, begin);
  }
};

// together/room.js
var SAID2 = 5e3;
var RoomPage = class {
  /**
   * @param {PupilData} data
   * @param {HTMLElement} root where it is shown
   * @param {Connect} connect opens the line to the server
   * @param {Render} render shows a table
   */
  constructor(data, root, connect, render2) {
    this.data = data;
    this.root = root;
    this.render = render2;
    root.classList.add("room");
    this.gather = h("div", {});
    this.place = h("div", { class: "place" }, h("p", { class: "waits" }, this.text("joining")));
    this.told = h("p", { class: "told", role: "status", hidden: true });
    this.model = /** @type {Model | null} */
    null;
    this.shown = "";
    this.stop = () => {
    };
    this.said = "";
    this.lasting = "";
    this.now = /** @type {PresenceNews | null} */
    null;
    this.head = new Head(this);
    const isPage = root === document.body;
    const inside = h(isPage ? "main" : "div", {}, this.gather, this.place);
    root.replaceChildren(h("header", {}, ...this.head.nodes), this.told, inside);
    this.line = connect(
      (message) => this.take(message),
      (why) => this.lineIs(why)
    );
  }
  /** Take the page away. */
  end() {
    this.line.end();
    this.stop();
  }
  /** @param {string} name @param {Record<string, string | number>} [fields] */
  text(name2, fields = {}) {
    return this.data.words[name2].replace(/\{(\w+)\}/g, (_2, field) => String(fields[field]));
  }
  /** @param {"cut" | "open" | "gone"} why */
  lineIs(why) {
    const isUnsaid = why === "cut" && !this.line?.watches?.size;
    this.lasting = why === "gone" ? this.text("full") : isUnsaid ? this.text("cut") : "";
    this.tell();
  }
  /** What the server says. @param {TogetherNews} message */
  take(message) {
    if (message.kind === "table") this.whole(message.state, message.presence);
    else if (message.kind === "state") this.model?.take(message.what);
    else if (message.kind === "news") this.model?.tell("msg:custom", message.what);
    else if (message.kind === "presence") this.presence(message.what);
    else if (message.kind === "hall") this.hall(message.name, message.text);
    else if (message.kind === "said") this.hear(message.by, message.index);
    else if (message.kind !== "beat") {
      this.line.end();
      this.lasting = this.text(message.kind);
      this.tell();
    }
  }
  /**
   * All that there is: when the page has come, after a cut, and at another table.
   * @param {State} state
   * @param {PresenceNews} presence
   */
  whole(state, presence) {
    const shown = `${presence.table} ${presence.me} ${state.scene.game}`;
    if (this.model && shown === this.shown) {
      this.presence(presence);
      return this.model.take(state);
    }
    this.shown = shown;
    this.model = new Model(0, state, ({ what }) => this.line.send(what));
    this.presence(presence);
    this.stop();
    const el = h("div", {});
    this.place.replaceChildren(el);
    const stop3 = this.render({ model: this.model, el });
    this.stop = async () => (await stop3)();
  }
  /** There is no table for this page. @param {string} name @param {string} text */
  hall(name2, text) {
    this.stop();
    this.stop = () => {
    };
    this.model = this.now = null;
    this.shown = "";
    this.head.wait(name2);
    this.gather.replaceChildren();
    this.place.hidden = false;
    this.place.replaceChildren(h("p", { class: "waits" }, text));
    this.tell();
  }
  /** @param {PresenceNews} now */
  presence(now) {
    this.now = now;
    const { chairs, state } = now;
    this.head.paint(now);
    this.gather.replaceChildren(state === "open" ? this.head.gathering(now) : "");
    this.place.hidden = state === "open";
    this.root.dataset.state = state;
    this.root.dataset.table = String(now.table);
    this.model?.take({ presence: Object.fromEntries(chairs.map(({ is }, n2) => [n2, is])) });
    this.tell();
  }
  /** A phrase. @param {number} by @param {number} index */
  hear(by2, index) {
    this.said = `${this.now?.chairs[by2]?.name}: ${this.data.phrases[index]}`;
    const { said: said3 } = this;
    setTimeout(() => {
      if (this.said === said3) this.said = "";
      this.tell();
    }, SAID2);
    this.tell();
  }
  /** Say what is to be said above the table, in one line. */
  tell() {
    const text = this.lasting || this.said || this.ofTable();
    if (text !== this.told.textContent) this.told.textContent = text;
    this.told.hidden = !text;
  }
  /** What is to be said of the table and of who is not there. */
  ofTable() {
    if (!this.now) return "";
    const { chairs, me, state, again } = this.now;
    const here = chairs.filter(({ is }) => is === "here").length;
    if (state === "paused") return this.text("paused");
    if (state === "open") return "";
    if (state === "over" && again == null) return this.text("over");
    if (state === "over" && again) return this.text("wants", { n: again, all: here });
    if (me != null && chairs[me].is === "away") return this.text("away");
    const others = chairs.filter((_2, n2) => n2 !== me);
    const missing = others.find(({ is }) => is === "lost") ?? others.find(({ is }) => is === "away");
    return missing ? this.text(`is_${missing.is}`, { name: missing.name }) : "";
  }
};

// main.js
var COME_WITHIN = 2e4;
function early(state, el) {
  if (state.art.form_module) return;
  const style = h("style", {});
  style.textContent = state.style;
  el.append(style, h("h1", { class: "cl-unseen" }, state.scene.title));
  const page = new (state.scene.step ? LessonPage : Page)(new Early(state), el);
  page.root.setAttribute("aria-busy", "true");
  page.wait(COME_WITHIN);
  page.keeper = keepFocus(page.root);
  shared.cardlabEarly = page;
}
function render({ model, el }) {
  const room = model.get("room");
  if (room) {
    const page = enter(room, el, (take, tell) => new KernelLine(model, take, tell));
    return () => page.end();
  }
  const art = model.get("art");
  if (art.form_module) return loadForm(art).then(() => show2({ model, el }));
  return show2({ model, el });
}
function show2({ model, el }) {
  const Kind = model.get("scene").step ? LessonPage : Page;
  const page = waiting(model) ?? new Kind(model, el);
  if (page.model !== model) page.connect(model, el);
  const come = () => page.receive(model.get("scene"));
  const kept = () => page.dialogs.last("");
  const theme = () => page.theme();
  const people = () => page.table.paintSeats(page.scene);
  const hear = (message) => page.hear(message);
  const watch = new MutationObserver(theme);
  const path = () => {
    if ("paintPath" in page) page.paintPath(model.get("path"));
  };
  model.on("change:scene", come);
  model.on("change:path", path);
  model.on("change:theme", theme);
  model.on("change:unkept", kept);
  model.on("change:presence", people);
  model.on("msg:custom", hear);
  watch.observe(document.body, {
    attributes: true,
    attributeFilter: ["data-jp-theme-light", "data-theme"]
  });
  path();
  return () => {
    page.stop();
    watch.disconnect();
    model.off("change:scene", come);
    model.off("change:path", path);
    model.off("change:theme", theme);
    model.off("change:unkept", kept);
    model.off("change:presence", people);
    model.off("msg:custom", hear);
  };
}
function enter(data, root, connect) {
  return new RoomPage(data, root, connect, render);
}
var main_default = { render, early, enter };
export {
  main_default as default
};
