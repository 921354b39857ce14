// Whether the program behind a page is still there. A page never goes silent: within 5 s it says
// that the connection is cut or that the program has ended, and goes on by itself.

import { Timer } from "./timer.js";

/** @import { Asks, Kernel, Watched, Whereabouts } from "../types.js" */

const EVERY = 2000; // ms between two questions to the server
const WITHIN = 2500; // ms in which it has to answer
const GO_ON_AFTER = 2000; // ms in which one can read why the page is loaded anew
const GIVE_UP_AFTER = 3; // presses that were asked about in vain, each for 3 s
const MOST = 3; // times in a minute that a page is loaded anew by itself
const SAID = "cardlab said";
const WENT_ON = "cardlab went on";

/** What Voila's page says about its kernel; null in a notebook. */
function served() {
  if (!document.body.dataset.voila) return null;
  const config = document.getElementById("jupyter-config-data")?.textContent;
  return config ? /** @type {{ baseUrl: string, kernelId: string }} */ (JSON.parse(config)) : null;
}

/**
 * Ask the server whether the kernel of this page runs.
 * @returns {Promise<Whereabouts>}
 */
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

/** One for all tables of a page: it asks, and tells each of them. */
class Poll {
  constructor() {
    /** @type {Set<Watch>} */ this.watches = new Set();
    this.timer = new Timer();
    const now = () => this.watches.size && this.turn();
    for (const what of ["online", "offline", "pageshow"]) addEventListener(what, now);
    document.addEventListener("visibilitychange", now);
  }

  /** Ask whether the program behind the page is there. */
  ask() {
    return ask();
  }

  async turn() {
    this.timer.set(EVERY + WITHIN, () => this.turn()); // if this one gets lost
    const found = await this.ask();
    for (const watch of this.watches) watch.take(found);
    if (this.watches.size) this.timer.set(EVERY, () => this.turn());
    else this.timer.stop();
  }
}

// A page that is no dashboard may bring a poll of its own, as together/line.js is.
const shared = /** @type {{ cardlabPoll?: Asks, cardlabLeaves?: boolean }} */ (globalThis);

/** What the page before this one wanted to have said. */
export function said() {
  if (!document.body.dataset.voila) return "";
  const text = sessionStorage.getItem(SAID) ?? "";
  sessionStorage.removeItem(SAID);
  return text;
}

export class Watch {
  /** @param {Watched} host what is watched for: a table, or the form of a lobby */
  constructor(host) {
    this.host = host;
    this.isCut = false;
    this.isGone = false;
    this.inVain = 0;
    /** @type {Kernel | undefined} */ this.kernel = undefined;
    this.hear = (/** @type {unknown} */ _kernel, /** @type {string} */ status) =>
      this.status(status);
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
      return; // the next question finds out why
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
      // In a notebook a press may get stuck on its way; what comes after it brings it along.
      if (!this.inVain++) this.host.hello();
      return;
    }
    const found = await this.poll.ask();
    this.take(found);
    if (this.isCut || this.isGone) return;
    this.host.say(this.host.words.slow);
    this.inVain += Number(found === "there"); // a busy kernel answers when it can
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
    if (shared.cardlabLeaves) return; // another table of this page has it loaded anew
    const address = this.address();
    if (this.wentOn() >= MOST) return this.host.say(`${words.gone}${lost}`, address);
    shared.cardlabLeaves = true;
    sessionStorage.setItem(SAID, `${words.went_on}${lost}`);
    setTimeout(() => location.replace(address), GO_ON_AFTER);
  }

  /** What is watched for in this page: the form of a lobby has no ticket, and its table has. */
  all() {
    return [...(this.poll?.watches ?? [this])].map((watch) => watch.host);
  }

  /** Where the game goes on; without a game, the same page anew. */
  address() {
    const ticket = this.all()
      .find((host) => host.ticket())
      ?.ticket();
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
    /** @type {number[]} */
    const times = JSON.parse(sessionStorage.getItem(WENT_ON) ?? "[]");
    const recent = times.filter((time) => now - time < 60_000);
    sessionStorage.setItem(WENT_ON, JSON.stringify([...recent, now]));
    return recent.length;
  }

  stop() {
    this.listen();
    this.poll?.watches.delete(this);
  }
}
