// Written by `make bundle` from the modules in ../js. Do not edit it here.

// dom.js
function h(tag, with_ = {}, ...inside) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(with_)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, "");
    else if (value !== false && value != null) node.setAttribute(name, value);
  }
  for (const child of inside) if (child !== null) node.append(child);
  return node;
}

// watch.js
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
  async turn() {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.turn(), EVERY + WITHIN);
    const found = await ask();
    for (const watch of this.watches) watch.take(found);
    clearTimeout(this.timer);
    if (this.watches.size) this.timer = window.setTimeout(() => this.turn(), EVERY);
  }
};
var shared = (
  /** @type {{ cardlabPoll?: Poll, cardlabLeaves?: boolean }} */
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
    if (!document.body.dataset.voila) return;
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
    if (!this.poll) return this.host.say(this.host.words.dead);
    const found = await ask();
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
    for (const name of [...address.searchParams.keys()])
      if (!stays.includes(name)) address.searchParams.delete(name);
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

// address.js
function render({ model, el }) {
  if (model.get("search") === null) {
    model.set("search", location.search);
    model.save_changes();
  }
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
var address_default = { render };
export {
  address_default as default
};
