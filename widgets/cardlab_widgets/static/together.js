// Written by `make bundle` from the modules in ../js. Do not edit it here.

// shell/dom.js
function h(tag, with_ = {}, ...inside) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(with_)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value != null) node.setAttribute(name, value);
  }
  for (const child of inside) if (child != null) node.append(child);
  return node;
}
function hide(node, hidden) {
  if (node.hidden !== hidden) node.hidden = hidden;
}

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
  get(name) {
    return this.state[name];
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
    for (const name of Object.keys(state)) this.tell(`change:${name}`, state[name]);
  }
  /** @param {string} what @param {any} value */
  tell(what, value) {
    for (const hearer of [...this.hearers.get(what) ?? []]) hearer(value);
  }
};

// together/head.js
var Head = class {
  /** @param {PupilPage} page */
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
    document.addEventListener("click", ({ target }) => this.close(target));
    this.menu.addEventListener("keydown", ({ key }) => key === "Escape" && this.close(null));
    this.nodes = [this.title, this.back, this.again, this.menu];
  }
  /** @param {string} kind what is sent @param {string} name of the text */
  button(kind, name) {
    const send = () => this.page.line.send({ kind });
    return h("button", { type: "button", hidden: true, onclick: send }, this.page.text(name));
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
  wait(name) {
    this.title.textContent = this.page.text("you", { name });
    for (const node of [this.back, this.again, this.menu]) hide(node, true);
  }
  /** @param {PresenceNews} now */
  paint(now) {
    const { chairs, me, state, again } = now;
    const { page } = this;
    const mine = me == null ? null : chairs[me];
    const who = mine ? page.text("you", { name: mine.name }) : page.text("looks");
    const facts = [page.text("table", { n: now.table }), page.model?.get("scene").title];
    this.title.replaceChildren(h("b", {}, who), ...facts.map((fact) => ` · ${fact}`));
    hide(this.back, mine?.is !== "away");
    hide(this.again, state !== "over" || !mine || again == null);
    hide(this.leave, mine?.is === "away");
    hide(this.menu, !mine || state === "open");
    this.people.replaceChildren(...this.list(now));
  }
  /** Who is at the table. @param {PresenceNews} now */
  list({ chairs, me }) {
    return chairs.map(({ name, is }, n) => {
      const told = is === "here" ? "" : ` (${this.page.data.presence[is]})`;
      return h("li", { "data-is": is, class: n === me ? "me" : "" }, h("b", {}, name), told);
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

// together/line.js
var WAITS = [200, 500, 1e3, 2e3, 4e3];
var SILENT = 1e4;
var UNHEARD = 3e3;
var EVERY = 1e3;
var NO_COOKIE = 4401;
var NO_ROOM = 4404;
var Line = class {
  /**
   * @param {string} address
   * @param {(message: TogetherNews) => void} take is handed what the server says
   * @param {(why: "cut" | "open" | "gone") => void} tell is told how the line is
   */
  constructor(address, take, tell) {
    this.address = address;
    this.take = take;
    this.tell = tell;
    this.watches = /* @__PURE__ */ new Set();
    this.socket = null;
    this.tries = 0;
    this.heard = 0;
    this.isOver = false;
    this.timer = void 0;
    for (const what of ["online", "pageshow", "focus"]) addEventListener(what, () => this.turn());
    document.addEventListener("visibilitychange", () => this.turn());
    setInterval(() => this.look(SILENT), EVERY);
    this.turn();
  }
  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }
  /** Open the line unless it is open, or on its way. */
  turn() {
    clearTimeout(this.timer);
    if (this.isOver || this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.heard = performance.now();
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data: data2 }) => {
      if (socket !== this.socket) return;
      this.heard = performance.now();
      this.take(JSON.parse(data2));
    };
    socket.onclose = ({ code }) => socket === this.socket && this.closed(code);
  }
  opened() {
    this.tries = 0;
    this.tell("open");
    if (!this.watches.size) return this.send({ kind: "hello" });
    for (const watch of this.watches) watch.take("there");
  }
  /** @param {number} code why it was closed */
  closed(code) {
    if (code === NO_COOKIE) return location.reload();
    if (code === NO_ROOM) return this.end("gone");
    if (this.isOver) return;
    this.cut();
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)];
    this.timer = window.setTimeout(() => this.turn(), wait * (0.7 + 0.6 * Math.random()));
  }
  cut() {
    this.tell("cut");
    for (const watch of this.watches) watch.take("cut");
  }
  /** Try no more. @param {"gone"} [why] */
  end(why) {
    this.isOver = true;
    clearTimeout(this.timer);
    if (why) this.tell(why);
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }
  /**
   * Give up a line that is open and silent, as after a laptop slept or a phone changed its network.
   * @param {number} ms for which it may have been silent
   */
  look(ms) {
    if (this.isOver || document.hidden || !this.socket) return;
    if (performance.now() - this.heard < ms) return;
    const { socket } = this;
    this.socket = null;
    socket.close();
    this.cut();
    this.turn();
  }
  /** A press was not answered: is anybody there? @returns {Promise<Whereabouts>} */
  async ask() {
    this.look(UNHEARD);
    return this.isOpen ? "busy" : "cut";
  }
  /** @param {object} message it is lost while the line is cut; the table presses again */
  send(message) {
    if (this.isOpen) this.socket?.send(JSON.stringify(message));
  }
};

// together/pupil.js
var SAID = 5e3;
var tables = import(new URL("table.js", import.meta.url).href);
var byId = (id) => (
  /** @type {HTMLElement} */
  document.getElementById(id)
);
var PupilPage = class {
  /** @param {PupilData} data */
  constructor(data2) {
    this.data = data2;
    this.place = byId("place");
    this.gather = byId("gather");
    this.told = byId("told");
    this.model = /** @type {Model | null} */
    null;
    this.shown = "";
    this.stop = () => {
    };
    this.said = "";
    this.lasting = "";
    this.now = /** @type {PresenceNews | null} */
    null;
    const table = new URLSearchParams(location.search).get("table") ?? "";
    const query = new URLSearchParams({ lang: data2.lang, table });
    const address = new URL(`${data2.path}/${data2.code}/ws?${query}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const tell = (why) => this.lineIs(why);
    this.line = new Line(address.href, (message) => this.take(message), tell);
    this.head = new Head(this);
    byId("head").append(...this.head.nodes);
    Object.assign(globalThis, { cardlabPoll: this.line });
  }
  /** @param {string} name @param {Record<string, string | number>} [fields] */
  text(name, fields = {}) {
    return this.data.words[name].replace(/\{(\w+)\}/g, (_, field) => String(fields[field]));
  }
  /** @param {"cut" | "open" | "gone"} why */
  lineIs(why) {
    if (why === "gone") this.lasting = this.text("full");
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
    return this.render(this.model);
  }
  /** @param {Model} model */
  async render(model) {
    const { default: table } = await tables;
    if (model !== this.model) return;
    this.stop();
    const el = h("div", {});
    this.place.replaceChildren(el);
    this.stop = table.render({ model, el });
  }
  /** There is no table for this page. @param {string} name @param {string} text */
  hall(name, text) {
    this.stop();
    this.stop = () => {
    };
    this.model = this.now = null;
    this.shown = "";
    this.head.wait(name);
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
    document.body.dataset.state = state;
    document.body.dataset.table = String(now.table);
    this.model?.take({ presence: Object.fromEntries(chairs.map(({ is }, n) => [n, is])) });
    this.tell();
  }
  /** A phrase. @param {number} by @param {number} index */
  hear(by, index) {
    this.said = `${this.now?.chairs[by]?.name}: ${this.data.phrases[index]}`;
    const { said } = this;
    setTimeout(() => {
      if (this.said === said) this.said = "";
      this.tell();
    }, SAID);
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
    const others = chairs.filter((_, n) => n !== me);
    const missing = others.find(({ is }) => is === "lost") ?? others.find(({ is }) => is === "away");
    return missing ? this.text(`is_${missing.is}`, { name: missing.name }) : "";
  }
};

// together/teacher.js
var EVERY2 = 1e3;
var SLOW = 30;
var byId2 = (id) => (
  /** @type {HTMLElement} */
  document.getElementById(id)
);
var TeacherPage = class {
  /** @param {TeacherData} data */
  constructor(data2) {
    this.data = data2;
    this.tables = byId2("tables");
    this.told = byId2("told");
    this.shown = "";
    for (const button of document.querySelectorAll("[data-do]")) {
      const what = (
        /** @type {HTMLElement} */
        button.dataset.do
      );
      button.addEventListener("click", () => this.act({ do: what }));
    }
    const game = this.field("game");
    game.addEventListener("change", () => this.players());
    this.players();
    byId2("lay").addEventListener("submit", (event) => this.lay(event));
    this.paint(data2.now);
    setTimeout(() => this.turn(), EVERY2);
  }
  /** @param {string} name @param {Record<string, string | number>} [fields] */
  text(name, fields = {}) {
    return this.data.words[name].replace(/\{(\w+)\}/g, (_, field) => String(fields[field]));
  }
  /** @param {string} id */
  field(id) {
    return (
      /** @type {HTMLInputElement} */
      byId2(id)
    );
  }
  /** Offer as many chairs as the game has. */
  players() {
    const game = this.data.games.find(({ name }) => name === this.field("game").value);
    const options = game?.players.map(
      (n) => h("option", { value: String(n), selected: n === game.usual }, String(n))
    );
    byId2("players").replaceChildren(...options ?? []);
  }
  /** @param {Event} event */
  async lay(event) {
    event.preventDefault();
    const [players, tables2, turn] = ["players", "many", "turn"].map(
      (id) => Number(this.field(id).value)
    );
    const [same, rounds] = ["same", "rounds"].map((id) => this.field(id).checked);
    const game = this.field("game").value;
    const done = await this.act({ do: "lay", game, players, tables: tables2, turn, same, rounds });
    const form = (
      /** @type {HTMLElement} */
      event.target
    );
    if (done) form.closest("details")?.removeAttribute("open");
  }
  /** Ask the server to do something. @param {object} what */
  async act(what) {
    try {
      const answer = await fetch(`${this.data.path}/${this.data.code}/tables`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(what)
      });
      const said = await answer.json().catch(() => ({ text: String(answer.status) }));
      if (answer.ok) this.paint(said);
      this.told.textContent = answer.ok ? "" : said.text;
      return answer.ok;
    } catch {
      this.told.textContent = this.text("silent");
      return false;
    }
  }
  async turn() {
    try {
      const answer = await fetch(`${this.data.path}/${this.data.code}/tables`, {
        cache: "no-store"
      });
      if (!answer.ok) throw new Error(String(answer.status));
      this.paint(await answer.json());
      if (this.told.textContent === this.text("silent")) this.told.textContent = "";
    } catch {
      this.told.textContent = this.text("silent");
    }
    setTimeout(() => this.turn(), EVERY2);
  }
  /** @param {RoomNews} now */
  paint(now) {
    const { pupils, waiting, round, tables: tables2, standings } = now;
    const sum = [this.text("pupils", { n: pupils, waiting })];
    if (round) sum.unshift(this.text("round", { n: round }));
    byId2("sum").textContent = sum.join(" · ");
    const next = document.querySelector("[data-do='next round']");
    hide(
      /** @type {HTMLElement} */
      next,
      !round
    );
    hide(byId2("controls"), !tables2.length);
    const shown = JSON.stringify(tables2);
    if (shown !== this.shown) this.tables.replaceChildren(...tables2.map((t) => this.table(t)));
    this.shown = shown;
    const lines = standings.map(({ name, points }) => h("li", {}, `${name}: ${points}`));
    byId2("standings").replaceChildren(...lines);
  }
  /** @param {TableNews} table */
  table(table) {
    const { chairs, state, won, waits, asked } = table;
    const is = table.won.length ? this.text("won", { names: won.join(", ") }) : this.text(state, { n: table.turn });
    const looking = table.watching ? this.text("watching", { n: table.watching }) : "";
    const list = chairs.map((chair, n) => {
      const facts = [this.data.presence[chair.is]];
      if (asked.includes(n)) facts.push(this.text("seconds", { n: waits }));
      const free = () => this.act({ do: "free", table: table.table, chair: n });
      const label = this.text("free", { name: chair.name });
      const button = h(
        "button",
        { type: "button", class: "free", "aria-label": label, title: label, onclick: free },
        "×"
      );
      const look = { "data-is": chair.is, class: asked.includes(n) ? "asked" : "" };
      const told = h("span", {}, h("b", {}, chair.name), ` ${facts.filter(Boolean).join(", ")}`);
      return h("li", look, told, chair.is === "bot" ? "" : button);
    });
    return h(
      "article",
      { "data-state": state, class: waits >= SLOW ? "slow" : "" },
      h("h2", {}, `${table.table}`, h("small", {}, ` ${this.data.titles[table.game]}, ${is}`)),
      h("ul", {}, ...list),
      looking ? h("p", { class: "soft" }, looking) : ""
    );
  }
};

// together/main.js
var data = JSON.parse(document.getElementById("data")?.textContent ?? "null");
if (document.body.dataset.page === "pupil") new PupilPage(data);
if (document.body.dataset.page === "teacher") new TeacherPage(data);
