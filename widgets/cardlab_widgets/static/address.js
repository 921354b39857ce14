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
function left() {
  const game = read(NAME);
  const is_one = typeof game?.ticket === "string" && Array.isArray(game.names) && Date.now() - game.at < DAY;
  return is_one ? game : null;
}
var forget = () => drop(NAME);

// shell/dialogs.js
function wellFormed(text) {
  return text.slice(0, 7e4).replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "");
}

// lobby/lobby_dialogs.js
var LobbyDialogs = class {
  /** @param {LobbyPage} page */
  constructor(page) {
    this.page = page;
    this.node = h("dialog", { class: "cl-dialog" });
  }
  shared() {
    const { words } = this.page;
    const box = h("textarea", { rows: "5", placeholder: "cardlab:…", "aria-label": words.text });
    const go = () => {
      this.node.close();
      this.page.send({ kind: "open", text: wellFormed(box.value) });
    };
    const open = { type: "button", class: "cl-btn cl-lampy", onclick: go };
    this.show(words.shared, h("p", {}, words.shared_says), box, h("button", open, words.open));
  }
  /** @param {string} title @param {ClauseData[]} clauses */
  rules(title, clauses) {
    const list = clauses.map(
      ({ id, title: title2, text }) => h("article", {}, h("h4", {}, title2), h("p", {}, text), h("code", {}, id))
    );
    this.show(title, h("div", { class: "cl-clauses", tabindex: "0" }, ...list));
  }
  /** @param {string} title @param {...Node} inside */
  show(title, ...inside) {
    const { node } = this;
    const close = { type: "button", class: "cl-btn cl-plain", onclick: () => node.close() };
    node.replaceChildren(
      h("h3", { id: "cl-lobby-dialog" }, title),
      ...inside,
      h("button", close, this.page.words.close)
    );
    node.setAttribute("aria-labelledby", "cl-lobby-dialog");
    if (!node.open) node.showModal();
  }
};

// lobby/resume.js
function resume(page) {
  const { shown, words } = page;
  const game = left();
  const tile = game && shown.games.find((other) => other.name === game.game);
  if (!game || !tile) return "";
  const text = (game.mine ? words.waits_move : words.waits).replace("{n}", String(game.turn));
  const [before, after] = text.split("{game}");
  const against = words.against.replace("{names}", page.list(game.names.map(String)));
  const away = () => {
    forget();
    page.paint();
  };
  return h(
    "div",
    { class: "cl-resume" },
    h(
      "p",
      {},
      before,
      h("b", {}, tile.title),
      after,
      h("span", { class: "cl-wide" }, ` ${against}`)
    ),
    h(
      "button",
      {
        type: "button",
        class: "cl-btn cl-plain cl-resumes",
        "data-at": "go on",
        onclick: () => page.send({ kind: "go on", ticket: game.ticket })
      },
      words.go_on
    ),
    h(
      "button",
      {
        type: "button",
        class: "cl-away",
        title: words.forget,
        "aria-label": words.forget,
        onclick: away
      },
      icon("cross")
    )
  );
}

// shell/theme.js
function pageTheme() {
  const { jpThemeLight, theme } = document.body.dataset;
  if (jpThemeLight) return jpThemeLight === "false" ? "dark" : "light";
  const asked = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  return theme === "dark" || theme === "light" ? theme : asked;
}
function watchTheme(change) {
  const watch = new MutationObserver(change);
  const names = ["data-jp-theme-light", "data-theme"];
  watch.observe(document.body, { attributes: true, attributeFilter: names });
  return watch;
}

// lesson/progress.js
var name = (game) => `cardlab-path-${game}`;
function progressOf(game) {
  const found = read(name(game));
  const { done, all, marks } = found ?? {};
  const is_one = done > 0 && all >= done && Array.isArray(marks);
  return is_one ? found : null;
}

// lobby/tiles.js
var Tiles = class {
  /** @param {LobbyPage} page */
  constructor(page) {
    this.page = page;
    this.node = h("ul", { class: "cl-tiles" });
  }
  paint() {
    const { shown, words } = this.page;
    this.node.setAttribute("aria-label", words.games);
    this.node.classList.toggle("cl-one", shown.games.length === 1);
    const lamp = this.lamp();
    this.node.replaceChildren(...shown.games.map((game, n) => this.tile(game, !n, lamp)));
  }
  /** The one button with the lamp: the lesson begun, else the first one, else Play. */
  lamp() {
    const { games } = this.page.shown;
    const found = games.map((game) => ({ game, progress: progressOf(game.name) }));
    const taught = found.filter(({ game }) => game.learn);
    const begun = taught.find(({ progress }) => progress && progress.done < progress.all);
    if (begun) return `learn ${begun.game.name}`;
    const done = taught.filter(({ progress }) => progress);
    if (done.length) return `play ${done[0].game.name}`;
    return games[0].learn ? `learn ${games[0].name}` : `play ${games[0].name}`;
  }
  /** @param {LobbyGame} game @param {boolean} first @param {string} lamp */
  tile(game, first, lamp) {
    const { page } = this;
    const { words } = page;
    const progress = game.learn ? progressOf(game.name) : null;
    const picture = h("div", { class: "cl-pic", "aria-hidden": "true" });
    const inside = h("div", { class: "cl-in" });
    inside.innerHTML = game.picture;
    picture.append(inside);
    picture.addEventListener("click", () => page.play(game));
    const body = h(
      "div",
      { class: "cl-body" },
      first && game.learn && !page.shown.only && !progress ? h("span", { class: "cl-pill" }, words.first) : "",
      h("h2", {}, game.title),
      h("p", { class: "cl-aim" }, game.line),
      first || page.shown.only ? this.more(game, progress) : "",
      this.facts(game),
      h("div", { class: "cl-two" }, this.learn(game, progress, lamp), this.play(game, lamp))
    );
    const css = `cl-tile${first ? " cl-first" : ""}`;
    const touch = () => page.table.touch(game.name);
    return h(
      "li",
      { class: css, "data-game": game.name, onpointerdown: touch, onfocusin: touch },
      picture,
      body
    );
  }
  /**
   * What comes next in the lesson, or what the game teaches.
   * @param {LobbyGame} game
   * @param {Progress | null} progress
   */
  more(game, progress) {
    const { words, shown } = this.page;
    if (!progress) return h("p", { class: "cl-more" }, game.teaches);
    const left2 = progress.all - progress.done;
    const goes = (left2 === 1 ? words.step : words.steps).replace("{n}", String(left2));
    const is_named = progress.next && progress.lang === shown.lang;
    const next = is_named ? h("b", {}, words.next.replace("{title}", progress.next)) : "";
    return h(
      "div",
      { class: "cl-more" },
      h("p", {}, next, next ? " " : "", left2 ? `${goes}.` : words.learnt),
      this.path(progress)
    );
  }
  /** A mark for each step of the lesson, in chapters. @param {Progress} progress */
  path(progress) {
    let isNext = true;
    const marks = progress.marks.flatMap(
      (chapter) => [...String(chapter)].map((mark, n, all) => {
        const now = mark === "." && isNext;
        if (now) isNext = false;
        const done = mark !== "." ? " cl-done" : "";
        const last = n === all.length - 1 ? " cl-gap" : "";
        return h("i", { class: `${now ? "cl-now" : ""}${done}${last}` });
      })
    );
    return h("div", { class: "cl-path", "aria-hidden": "true" }, ...marks);
  }
  /** @param {LobbyGame} game */
  facts(game) {
    const { words } = this.page;
    const [least, most] = [game.players[0], game.players[game.players.length - 1]];
    const many = least === most ? String(least) : `${least}–${most}`;
    const fact = (sign, text, read2, css = "") => h(
      "span",
      { class: css },
      icon(sign),
      h("span", { "aria-hidden": read2 ? "true" : null }, text),
      read2 ? h("span", { class: "cl-unseen" }, read2) : ""
    );
    const minutes = words.minutes.replace("{n}", String(game.minutes));
    return h(
      "p",
      { class: "cl-facts" },
      fact("people", many, game.many),
      game.minutes ? fact("clock", minutes, game.lasts) : "",
      game.topic ? fact("bulb", game.topic, "", "cl-topic") : ""
    );
  }
  /** @param {LobbyGame} game @param {Progress | null} progress @param {string} lamp */
  learn(game, progress, lamp) {
    const { page } = this;
    const { words } = page;
    const css = lamp === `learn ${game.name}` ? "cl-lampy" : "cl-plain";
    const at = `learn ${game.name}`;
    if (!game.learn) {
      const label2 = words.rules_game.replace("{game}", game.title);
      const rules = () => page.askRules(game);
      return h(
        "button",
        {
          type: "button",
          class: `cl-btn ${css}`,
          "data-at": at,
          "aria-label": label2,
          onclick: rules
        },
        icon("book"),
        words.rules
      );
    }
    const counts = progress ? words.of.replace("{n}", String(progress.done)).replace("{all}", String(progress.all)) : "";
    const left2 = progress ? progress.all - progress.done : 1;
    const minutes = left2 && (progress ? progress.minutes : game.sitting) || 0;
    const lasts = minutes ? words.minutes.replace("{n}", String(minutes)) : "";
    const label = words.learn_game.replace("{game}", game.title);
    const ring = progress ? h("i", {
      class: "cl-ring-of",
      style: `--p:${Math.round(100 * progress.done / progress.all)}`
    }) : icon("book");
    return h(
      "a",
      {
        class: `cl-btn cl-learn ${css}`,
        href: game.learn,
        "data-at": at,
        "aria-label": [label, counts, lasts].filter(Boolean).join(", ")
      },
      ring,
      words.learn,
      lasts || counts ? h("small", {}, lasts || counts) : ""
    );
  }
  /** @param {LobbyGame} game @param {string} lamp */
  play(game, lamp) {
    const { page } = this;
    const { words } = page;
    const css = lamp === `play ${game.name}` ? "cl-lampy" : "cl-felt-of";
    return h(
      "button",
      {
        type: "button",
        class: `cl-btn cl-go ${css}`,
        "data-at": `play ${game.name}`,
        "aria-label": words.play_game.replace("{game}", game.title),
        onclick: () => page.play(game)
      },
      icon("play"),
      words.play
    );
  }
};

// shell/watch.js
var EVERY = 2e3;
var WITHIN = 2500;
var GO_ON_AFTER = 2e3;
var GIVE_UP_AFTER = 3;
var MOST = 3;
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
var shared = (
  /** @type {{ cardlabPoll?: Asks, cardlabLeaves?: boolean }} */
  globalThis
);
function said() {
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
    if (!document.body.dataset.voila && !shared.cardlabPoll) return;
    this.poll = shared.cardlabPoll ??= new Poll();
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
    if (shared.cardlabLeaves) return;
    const address = this.address();
    if (this.wentOn() >= MOST) return this.host.say(`${words.gone}${lost}`, address);
    shared.cardlabLeaves = true;
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

// lobby/your_table.js
var NAME2 = "cardlab-table";
var LONGEST_SEED = 20;
var YourTable = class {
  /** @param {LobbyPage} page */
  constructor(page) {
    this.page = page;
    this.isOpen = page.shown.only;
    this.players = null;
    this.seats = [];
    this.rules = {};
    this.seed = "";
    this.name = page.shown.games[0]?.name ?? "";
    this.node = h("details", { class: "cl-your" });
    this.node.open = this.isOpen;
    this.node.addEventListener("toggle", () => this.isOpen = this.node.open);
    this.recall();
  }
  /** Take over what was chosen the last time, as far as it can still be. */
  recall() {
    const { shown } = this.page;
    const kept = read(NAME2) ?? {};
    const most = shown.names.length;
    if (Number.isInteger(kept.players)) this.players = kept.players;
    const known = (who) => typeof who === "string" && who in shown.levels;
    const seats = Array.isArray(kept.seats) ? kept.seats : [];
    this.seats = [...Array(most).keys()].map((n) => {
      const usual = n ? "rule_of_thumb" : "person";
      return known(seats[n]) ? seats[n] : usual;
    });
    if (shown.games.some((game) => game.name === kept.game)) this.name = kept.game;
    for (const game of shown.games)
      for (const rule of game.rules) {
        const n = kept.rules?.[game.name]?.[rule.name];
        if (Number.isInteger(n) && n >= 0 && n < rule.values.length) this.set(game, rule, n);
      }
  }
  save() {
    const { name: game, players, seats, rules } = this;
    write(NAME2, { game, players, seats, rules });
  }
  /** The game whose rules are shown. @returns {LobbyGame} */
  get game() {
    const { games } = this.page.shown;
    return games.find((game) => game.name === this.name) ?? games[0];
  }
  /**
   * How many play a game: as many as were chosen, if it can be played by so many.
   * @param {LobbyGame} game
   */
  many(game) {
    const chosen = this.players ?? game.usual;
    return game.players.includes(chosen) ? chosen : game.usual;
  }
  /** @param {LobbyGame} game @param {LobbyRule} rule */
  value(game, rule) {
    return this.rules[game.name]?.[rule.name] ?? rule.printed;
  }
  /** @param {LobbyGame} game @param {LobbyRule} rule @param {number} n */
  set(game, rule, n) {
    (this.rules[game.name] ??= {})[rule.name] = n;
  }
  /** Whether a game is played with house rules. @param {LobbyGame} game */
  hasOwn(game) {
    return game.rules.some((rule) => this.value(game, rule) !== rule.printed);
  }
  /** What Python is to lay the table with. @param {LobbyGame} game */
  chosen(game) {
    const players = this.many(game);
    const rules = Object.fromEntries(game.rules.map((rule) => [rule.name, this.value(game, rule)]));
    return { players, seats: this.seats.slice(0, players), rules, seed: this.seed.trim() };
  }
  /** A game has been touched: its rules are shown. @param {string} name */
  touch(name2) {
    if (this.name === name2) return;
    this.name = name2;
    this.save();
    this.paint();
  }
  /** Something has been chosen. */
  changed() {
    this.save();
    this.page.keepFocus(() => this.paint());
  }
  paint() {
    const { words } = this.page;
    const summary = h(
      "summary",
      { "data-at": "your table" },
      this.faces(),
      h("span", { class: "cl-sum" }, h("b", {}, words.table), h("span", {}, this.line())),
      h("span", { class: "cl-change" }, icon("down"), h("span", {}, words.change))
    );
    const form2 = h("div", { class: "cl-form-of" }, this.who(), this.house());
    this.node.replaceChildren(summary, form2);
    this.node.open = this.isOpen;
  }
  /** The initials of those who sit there. */
  faces() {
    const shown = this.named().slice(0, 4);
    return h(
      "span",
      { class: "cl-avs", "aria-hidden": "true" },
      ...shown.map((name2, n) => h("i", { class: `cl-av${n ? "" : " cl-me"}` }, name2[0]))
    );
  }
  /** Who sits at the table, by name; a person on the first seat is "You". */
  named() {
    const { shown, words } = this.page;
    return this.seats.slice(0, this.many(this.game)).map((who, n) => n === 0 && who === "person" ? words.you : shown.names[n]);
  }
  /** The table in one line. */
  line() {
    const { page, game } = this;
    const { words, shown } = page;
    const sit = this.seats.slice(0, this.many(game)).filter((who) => who !== "person");
    const levels = [...new Set(sit)].map((who) => shown.levels[who].toLowerCase());
    const own = shown.games.filter((other) => this.hasOwn(other)).map((other) => other.title);
    const rules = own.length ? words.own.replace("{game}", page.list(own)) : words.printed;
    const seed = this.seed.trim() ? [words.seed_is.replace("{n}", this.seed.trim())] : [];
    return [page.list(this.named()), ...levels, rules, ...seed].join(" · ");
  }
  /** How many play, and who. */
  who() {
    const { page, game } = this;
    const { words, shown } = page;
    const many = this.many(game);
    const levels = Object.entries(shown.levels);
    const seats = [...Array(many).keys()].map((n) => {
      const name2 = n === 0 && this.seats[0] === "person" ? words.you : shown.names[n];
      const options = levels.map(([who, label]) => ({
        label: n === 0 && who === "person" ? words.you : label,
        on: this.seats[n] === who,
        go: () => {
          this.seats[n] = who;
          this.changed();
        }
      }));
      return this.row(
        h("i", { class: `cl-av${n ? "" : " cl-me"}`, "aria-hidden": "true" }, name2[0]),
        h("span", { class: "cl-lab" }, name2),
        this.segments(`seat ${n}`, name2, options, "cl-whole")
      );
    });
    const counts = game.players.map((n) => ({
      label: String(n),
      on: n === many,
      go: () => {
        this.players = n;
        this.changed();
      }
    }));
    return h(
      "fieldset",
      {},
      h("legend", {}, words.who),
      this.row(
        h("span", { class: "cl-lab" }, words.players),
        this.segments("players", words.players, counts)
      ),
      ...seats,
      h("p", { class: "cl-strengths" }, game.strengths)
    );
  }
  /** The house rules of a game, and the seed. */
  house() {
    const { page, game } = this;
    const { words, shown } = page;
    const options = shown.games.map(
      (other) => h("option", { value: other.name, selected: other.name === game.name }, other.title)
    );
    const choose = (event) => {
      this.name = /** @type {HTMLSelectElement} */
      event.target.value;
      this.changed();
    };
    const of = shown.only ? words.house : words.house_of.replace("{game}", "").trim();
    const select = h(
      "select",
      { "data-at": "rules of", "aria-label": words.for_game, onchange: choose },
      ...options
    );
    const rules = game.rules.map((rule) => this.rule(game, rule));
    return h(
      "fieldset",
      {},
      h("legend", {}, of, shown.only ? "" : " ", shown.only ? "" : select),
      ...rules.length ? rules : [this.row(h("span", { class: "cl-lab" }, words.none))],
      shown.not_fair ? "" : this.row(this.label(words.seed, words.seed_says), this.seedBox())
    );
  }
  seedBox() {
    const { words } = this.page;
    const box = h("input", {
      "data-at": "seed",
      inputmode: "numeric",
      autocomplete: "off",
      maxlength: String(LONGEST_SEED),
      placeholder: words.seed_new,
      "aria-label": `${words.seed}: ${words.seed_says}`
    });
    box.value = this.seed;
    const line = () => this.node.querySelector(".cl-sum > span");
    box.addEventListener("input", () => {
      this.seed = box.value;
      const shown = line();
      if (shown) shown.textContent = this.line();
    });
    return box;
  }
  /** @param {LobbyGame} game @param {LobbyRule} rule */
  rule(game, rule) {
    const now = this.value(game, rule);
    const choose = (n) => () => {
      this.set(game, rule, n);
      this.changed();
    };
    const name2 = this.label(rule.label, rule.says);
    if (rule.on == null) {
      const options = rule.values.map((label, n) => ({ label, on: n === now, go: choose(n) }));
      return this.row(name2, this.segments(`rule ${rule.name}`, rule.label, options));
    }
    const on = now === rule.on;
    const attributes = {
      type: "button",
      role: "switch",
      class: "cl-switch",
      "data-at": `rule ${rule.name}`,
      "aria-checked": String(on),
      "aria-label": rule.label,
      onclick: choose(on ? rule.values.length - 1 - rule.on : rule.on)
    };
    return this.row(name2, h("button", attributes, h("i", {})));
  }
  /** @param {string} name @param {string} says */
  label(name2, says) {
    return h("span", { class: "cl-lab" }, name2, h("small", {}, says));
  }
  /** @param {...Node} inside */
  row(...inside) {
    return h("div", { class: "cl-line" }, ...inside);
  }
  /**
   * A choice of which all values are seen.
   * @param {string} at
   * @param {string} label
   * @param {{ label: string, on: boolean, go: () => void }[]} options
   * @param {string} [css]
   */
  segments(at, label, options, css = "") {
    const buttons = options.map(
      (option, n) => h(
        "button",
        {
          type: "button",
          "data-at": `${at} ${n}`,
          "aria-pressed": String(option.on),
          onclick: option.go
        },
        option.label
      )
    );
    return h("span", { class: `cl-seg ${css}`, role: "group", "aria-label": label }, ...buttons);
  }
};

// lobby/lobby.js
var ANSWER_WITHIN = 3e3;
var EMBLEM = `<svg viewBox="0 0 44 36" aria-hidden="true"><g stroke="#0003">
<rect x="4" y="6" width="17" height="24" rx="2.6" transform="rotate(-15 12 18)" fill="#fff2e2"/>
<rect x="14" y="4" width="17" height="24" rx="2.6" fill="#e2f0fa"/>
<rect x="24" y="6" width="17" height="24" rx="2.6" transform="rotate(15 32 18)" fill="#00755a"/></g>
<path d="M22.5 9c3 4.5 4.5 6.5 4.5 9a4.5 4.5 0 0 1-9 0c0-2.5 1.5-4.5 4.5-9z" fill="#0072b2"/>
<path d="M9.5 12l3 5-3 5-3-5z" fill="#d55e00"/><circle cx="33.5" cy="17" r="4" fill="#fff"/></svg>`;
var shared2 = (
  /** @type {{ cardlabSent?: string }} */
  globalThis
);
var LobbyPage = class {
  /** @param {LobbyModel} model @param {HTMLElement} el */
  constructor(model, el) {
    this.model = model;
    this.unheard = null;
    this.held = null;
    this.timer = void 0;
    this.keeper = null;
    this.alone = h("div", { class: "cl-alone", role: "alert", hidden: true });
    this.notice = h("div", { class: "cl-said", role: "alert", hidden: true });
    this.inside = h("div", {});
    this.sprite = h("div", { hidden: true });
    this.code = "";
    this.dialogs = new LobbyDialogs(this);
    this.root = h(
      "section",
      { class: "cl-lobby", tabindex: "-1" },
      this.sprite,
      this.alone,
      this.inside,
      this.dialogs.node
    );
    el.append(this.root);
    this.tiles = new Tiles(this);
    this.table = new YourTable(this);
    this.theme();
    this.paint();
    this.watch = this.watched();
    if (!document.querySelector(".cl")) this.sayAlone(said());
  }
  /** @returns {LobbyShown} */
  get shown() {
    return this.model.get("shown");
  }
  get words() {
    return this.shown.words;
  }
  theme() {
    this.root.dataset.theme = pageTheme();
  }
  // --- what is shown ---------------------------------------------------------------------------
  paint() {
    const { model, words } = this;
    const playing = model.get("playing");
    this.root.classList.toggle("cl-playing", playing);
    this.root.lang = this.shown.lang;
    this.keepFocus(() => {
      this.sprite.innerHTML = playing ? "" : this.shown.sprite;
      this.inside.replaceChildren(...playing ? [this.leaveButton()] : this.form());
      if (!playing) {
        this.tiles.paint();
        this.table.paint();
      }
    });
    this.busy(false);
    this.root.setAttribute("aria-label", words.head);
    this.saySaid();
  }
  /** All that is shown before a table is open. @returns {(Node | string)[]} */
  form() {
    const { shown, words } = this;
    if (this.model.get("wants_code"))
      return [
        this.head(),
        h("h1", { class: "cl-unseen" }, words.code),
        this.notice,
        this.codeForm()
      ];
    const h1 = shown.only ? words.play_game.replace("{game}", shown.games[0].title) : words.head;
    return [
      this.head(),
      h("h1", { class: "cl-unseen" }, h1),
      this.notice,
      resume(this),
      this.tiles.node,
      this.table.node,
      this.foot()
    ];
  }
  /** Where a pupil types the code of a competition. */
  codeForm() {
    const { words } = this;
    const box = h("input", {
      id: "cl-code",
      autocomplete: "off",
      autocapitalize: "characters",
      spellcheck: "false",
      maxlength: "40",
      required: true,
      "data-at": "code"
    });
    box.value = this.code;
    box.addEventListener("input", () => this.code = box.value);
    const go = (event) => {
      event.preventDefault();
      const { code } = this;
      this.send({ kind: "code", code });
      if (!document.body.dataset.voila) return;
      const address = new URL(location.href);
      address.searchParams.set("code", code);
      history.replaceState(null, "", address);
    };
    return h(
      "form",
      { class: "cl-code", onsubmit: go },
      h("p", {}, words.code_says),
      h("label", { for: "cl-code" }, words.code),
      box,
      h("button", { class: "cl-btn cl-lampy" }, words.go_on)
    );
  }
  head() {
    const { shown, words } = this;
    const mark = h("span", { class: "cl-emblem" });
    mark.innerHTML = EMBLEM;
    const languages = Object.entries(shown.languages).map(
      ([lang, name2]) => h(
        "button",
        {
          type: "button",
          lang,
          title: name2,
          "aria-label": name2,
          "aria-pressed": String(lang === shown.lang),
          "data-at": `language ${lang}`,
          onclick: () => this.speak(lang)
        },
        lang.toUpperCase()
      )
    );
    return h(
      "header",
      { class: "cl-top" },
      h("span", { class: "cl-mark" }, mark, "cardlab"),
      h("span", { class: "cl-wide" }, this.sharedLink("top")),
      h("span", { class: "cl-seg", role: "group", "aria-label": words.language }, ...languages)
    );
  }
  /** The button that opens a shared game, or why there is none. @param {string} at */
  sharedLink(at) {
    const { shown, words } = this;
    if (shown.not_fair) return at === "top" ? "" : h("span", {}, shown.not_fair);
    const open = () => this.dialogs.shared();
    return h(
      "button",
      { type: "button", class: "cl-link", "data-at": `shared ${at}`, onclick: open },
      words.shared
    );
  }
  foot() {
    const { shown } = this;
    const links = shown.links.map(({ name: name2, href }) => h("a", { class: "cl-link", href }, name2));
    return h(
      "p",
      { class: "cl-foot-of" },
      ...links,
      h("span", { class: shown.not_fair ? "" : "cl-narrow" }, this.sharedLink("foot"))
    );
  }
  leaveButton() {
    const { words, shown } = this;
    const label = shown.only ? words.new : words.leave;
    const leave = () => this.send({ kind: "leave" });
    return h(
      "button",
      { type: "button", class: "cl-btn cl-plain cl-leave", onclick: leave },
      icon("left"),
      label
    );
  }
  /** Names in a row, as the language joins them. @param {string[]} names */
  list(names) {
    const lang = this.shown.lang === "en" ? "en-GB" : this.shown.lang;
    return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
  }
  /** Paint something anew, and give the focus to the part that had it. @param {() => void} paint */
  keepFocus(paint) {
    const at = document.activeElement?.closest("[data-at]")?.getAttribute("data-at");
    const had = this.root.contains(document.activeElement);
    paint();
    if (had && at) this.focus(at);
  }
  /** Say what went wrong, as Python has told it. */
  saySaid() {
    const text = this.model.get("said");
    this.notice.hidden = !text;
    if (this.notice.textContent !== text) this.notice.textContent = text;
  }
  /**
   * Say what has become of the program; a table says it itself.
   * @param {string} text
   * @param {string} [href]
   */
  sayAlone(text, href = "") {
    this.alone.hidden = !text || Boolean(document.querySelector(".cl"));
    const link = href ? h("a", { href }, this.model.get("words").go_on) : "";
    this.alone.replaceChildren(text, " ", link);
  }
  // --- what a visitor does ---------------------------------------------------------------------
  /** @param {LobbyGame} game */
  play(game) {
    this.table.touch(game.name);
    this.send({ kind: "play", game: game.name, ...this.table.chosen(game) });
  }
  /** @param {string} language */
  speak(language) {
    if (language === this.shown.lang) return;
    this.send({ kind: "language", language });
    if (!document.body.dataset.voila) return;
    const address = new URL(location.href);
    address.searchParams.set("lang", language);
    history.replaceState(null, "", address);
  }
  /** @param {LobbyGame} game */
  askRules(game) {
    this.send({ kind: "rules", game: game.name });
  }
  // --- Python ----------------------------------------------------------------------------------
  /** @param {LobbyMessage} message */
  send(message) {
    if (this.unheard && this.unheard.kind === message.kind) return;
    this.unheard = message;
    if (message.kind !== "rules" && message.kind !== "language") shared2.cardlabSent = message.kind;
    this.busy(message.kind !== "rules" && message.kind !== "language");
    if (this.model instanceof Early) {
      this.held = message;
      return;
    }
    try {
      this.model.send(message);
    } catch {
      this.watch.gone();
      return;
    }
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.unanswered(), ANSWER_WITHIN);
  }
  unanswered() {
    void this.watch.unanswered();
    this.unheard = null;
    this.busy(false);
  }
  /** @param {boolean} is */
  busy(is) {
    this.root.classList.toggle("cl-busy", is);
    if (is) this.root.setAttribute("aria-busy", "true");
    else this.root.removeAttribute("aria-busy");
  }
  answered() {
    clearTimeout(this.timer);
    this.unheard = null;
    this.busy(false);
    this.watch?.answered();
  }
  /** Python's state has changed. */
  come() {
    this.answered();
    this.paint();
    this.lead();
  }
  /**
   * Give the focus to the table that has come, or to the game that was left. Jupyter makes the view
   * anew when a table comes or goes, so that what was sent is remembered beside it.
   */
  lead() {
    const { cardlabSent } = shared2;
    const playing = this.model.get("playing");
    if (!cardlabSent || playing === (cardlabSent === "leave")) return;
    delete shared2.cardlabSent;
    if (document.body.dataset.voila) scrollTo(0, 0);
    if (playing) this.leadOn(100);
    else this.focus(`play ${this.table.name}`);
  }
  /** Give the focus to the table, once it is there. @param {number} tries */
  leadOn(tries) {
    const table = (
      /** @type {HTMLElement | null} */
      document.querySelector(".cl")
    );
    if (table) table.focus({ preventScroll: true });
    else if (tries) setTimeout(() => this.leadOn(tries - 1), 50);
  }
  /** Give the focus to a part, if it is there. @param {string} at */
  focus(at) {
    const there = this.root.querySelector(`[data-at="${CSS.escape(at)}"]`);
    there?.focus({ preventScroll: true });
  }
  /** A word from Python. @param {LobbyNews} news */
  hear(news) {
    const asked = this.unheard;
    this.answered();
    if (news.kind === "rules") this.dialogs.rules(news.title, news.clauses);
    if (news.kind !== "refused") return;
    delete shared2.cardlabSent;
    if (asked?.kind === "go on") forget();
    if (!this.model.get("playing")) this.paint();
    this.notice.textContent = news.text;
    this.notice.hidden = false;
    this.notice.scrollIntoView({ block: "nearest" });
  }
  /** Watch whether Python is there. */
  watched() {
    const page = this;
    const watch = new Watch({
      get words() {
        return page.model.get("words");
      },
      say: (text, href) => page.sayAlone(text, href),
      hello: () => {
      },
      ticket: () => "",
      isUnheard: () => false
    });
    watch.listen(this.model.widget_manager?.kernel);
    return watch;
  }
  /**
   * Python's widget has come for a form that was painted before it.
   * @param {LobbyModel} model
   * @param {HTMLElement} el
   */
  connect(model, el) {
    this.model = model;
    this.watch.listen(model.widget_manager?.kernel);
    this.root.removeAttribute("aria-busy");
    this.move(el);
    const { held } = this;
    this.held = this.unheard = null;
    if (held) this.send(held);
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
    const before = this.root.parentElement;
    el.append(this.root);
    before?.remove();
    if (this.root.contains(focused)) focused.focus({ preventScroll: true });
  }
  stop() {
    clearTimeout(this.timer);
    this.watch.stop();
  }
};

// address.js
var shared3 = (
  /** @type {{ cardlabForm?: LobbyPage }} */
  globalThis
);
function early(state, el) {
  const style = h("style", {});
  style.textContent = state.style;
  el.append(style);
  const page = new LobbyPage(
    /** @type {any} */
    new Early(
      /** @type {any} */
      state
    ),
    el
  );
  page.keeper = keepFocus(page.root);
  shared3.cardlabForm = page;
}
function render({ model, el }) {
  if (model.get("search") == null) {
    model.set("search", location.search);
    model.save_changes();
  }
  return model.get("shown") ? form(
    /** @type {LobbyModel} */
    model,
    el
  ) : plain2(model, el);
}
function form(model, el) {
  const waiting = shared3.cardlabForm;
  delete shared3.cardlabForm;
  const page = waiting ?? new LobbyPage(model, el);
  if (page.model !== model) page.connect(model, el);
  const come = () => page.come();
  const say = () => page.saySaid();
  const hear = (news) => page.hear(news);
  model.on("change:shown", come);
  model.on("change:playing", come);
  model.on("change:wants_code", come);
  model.on("change:said", say);
  model.on("msg:custom", hear);
  const watch = watchTheme(() => page.theme());
  if (waiting) page.paint();
  page.lead();
  return () => {
    page.stop();
    watch.disconnect();
    model.off("change:shown", come);
    model.off("change:playing", come);
    model.off("change:wants_code", come);
    model.off("change:said", say);
    model.off("msg:custom", hear);
  };
}
function plain2(model, el) {
  const notice = h("div", { class: "cl-said cl-alone", role: "alert", hidden: true });
  el.append(notice);
  const say = (text, href = "") => {
    notice.hidden = !text || Boolean(document.querySelector(".cl"));
    const link = href ? h("a", { href }, model.get("words").go_on) : "";
    notice.replaceChildren(text, " ", link);
  };
  const watch = new Watch({
    get words() {
      return model.get("words");
    },
    say,
    hello: () => {
    },
    ticket: () => "",
    isUnheard: () => false
  });
  watch.listen(model.widget_manager?.kernel);
  if (!document.querySelector(".cl")) say(said());
  return () => watch.stop();
}
var address_default = { render, early };
export {
  address_default as default
};
