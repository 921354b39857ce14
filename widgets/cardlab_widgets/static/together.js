// Written by `make bundle` from the modules in ../js. Do not edit it here.

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

// together/teacher.js
var EVERY2 = 1e3;
var SLOW = 30;
var byId = (id) => (
  /** @type {HTMLElement} */
  document.getElementById(id)
);
var TeacherPage = class {
  /** @param {TeacherData} data */
  constructor(data2) {
    this.data = data2;
    this.tables = byId("tables");
    this.told = byId("told");
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
    byId("lay").addEventListener("submit", (event) => this.lay(event));
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
      byId(id)
    );
  }
  /** Offer as many chairs as the game has. */
  players() {
    const game = this.data.games.find(({ name }) => name === this.field("game").value);
    const options = game?.players.map(
      (n) => h("option", { value: String(n), selected: n === game.usual }, String(n))
    );
    byId("players").replaceChildren(...options ?? []);
  }
  /** @param {Event} event */
  async lay(event) {
    event.preventDefault();
    const [players, tables, turn] = ["players", "many", "turn"].map(
      (id) => Number(this.field(id).value)
    );
    const [same, rounds] = ["same", "rounds"].map((id) => this.field(id).checked);
    const game = this.field("game").value;
    const done = await this.act({ do: "lay", game, players, tables, turn, same, rounds });
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
    const { pupils, waiting, round, tables, standings } = now;
    const sum = [this.text("pupils", { n: pupils, waiting })];
    if (round) sum.unshift(this.text("round", { n: round }));
    byId("sum").textContent = sum.join(" · ");
    hide(byId("controls"), !tables.length);
    const has = (state) => tables.some((table) => table.state === state);
    this.offer("start", has("open"));
    this.offer("pause", has("playing"));
    this.offer("go on", has("paused"));
    this.offer("next round", round > 0);
    const shown = JSON.stringify(tables);
    if (shown !== this.shown) this.tables.replaceChildren(...tables.map((t) => this.table(t)));
    this.shown = shown;
    const lines = standings.map(({ name, points }) => h("li", {}, `${name}: ${points}`));
    byId("standings").replaceChildren(...lines);
  }
  /** Show a button only while it does something. @param {string} what @param {boolean} can */
  offer(what, can) {
    hide(
      /** @type {HTMLElement} */
      document.querySelector(`[data-do="${what}"]`),
      !can
    );
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
      const fact = facts.filter(Boolean).join(", ").replace(/(\d) /g, "$1 ");
      const told = h("span", {}, h("b", {}, chair.name), ` ${fact}`);
      return h("li", look, told, chair.is === "bot" ? "" : button);
    });
    return h(
      "article",
      {
        "data-state": state,
        class: [waits >= SLOW && "slow", chairs.every(({ is: is2 }) => is2 === "bot") && "empty"].filter(Boolean).join(" ")
      },
      h("h2", {}, `${table.table}`, h("small", {}, ` ${this.data.titles[table.game]}, ${is}`)),
      h("ul", {}, ...list),
      looking ? h("p", { class: "soft" }, looking) : ""
    );
  }
};

// together/main.js
async function showRoom(data2) {
  const { default: table } = await import(new URL("table.js", import.meta.url).href);
  const wish = new URLSearchParams(location.search).get("table") ?? "";
  const query = new URLSearchParams({ lang: data2.lang, table: wish });
  const address = new URL(`${data2.path}/${data2.code}/ws?${query}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const connect = (take, tell) => {
    const line = new Line(address.href, take, tell);
    Object.assign(globalThis, { cardlabPoll: line });
    return line;
  };
  table.enter(data2, document.body, connect);
}
var data = JSON.parse(document.getElementById("data")?.textContent ?? "null");
if (document.body.dataset.page === "pupil") showRoom(data);
if (document.body.dataset.page === "teacher") new TeacherPage(data);
