// The page of a pupil: the table of the chair, who is there, and what can be done beside playing.

import { h } from "../shell/dom.js";
import { Model } from "../shell/model.js";
import { Head } from "./head.js";
import { Line } from "./line.js";

/** @import { Presence, PresenceNews, State, TogetherNews } from "../types.js" */
/**
 * @typedef {{ code: string, path: string, lang: string, words: Record<string, string>,
 *   presence: Record<Presence, string>, phrases: string[] }} PupilData
 */

const SAID = 5000; // ms for which a phrase is shown

/** The table's module, which is loaded from beside this one. */
const tables = import(new URL("table.js", import.meta.url).href);

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

export class PupilPage {
  /** @param {PupilData} data */
  constructor(data) {
    this.data = data;
    this.place = byId("place");
    this.gather = byId("gather");
    this.told = byId("told");
    this.model = /** @type {Model | null} */ (null);
    /** Which table is shown. */ this.shown = "";
    /** Takes it away. */ this.stop = () => {};
    /** What is said for a moment. */ this.said = "";
    /** What lasts: that the page gives way, say. */ this.lasting = "";
    this.now = /** @type {PresenceNews | null} */ (null);
    const table = new URLSearchParams(location.search).get("table") ?? "";
    const query = new URLSearchParams({ lang: data.lang, table });
    const address = new URL(`${data.path}/${data.code}/ws?${query}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const tell = (/** @type {"cut" | "open" | "gone"} */ why) => this.lineIs(why);
    this.line = new Line(address.href, (message) => this.take(message), tell);
    this.head = new Head(this);
    byId("head").append(...this.head.nodes);
    // The tables of this page ask it in place of a kernel (watch.js).
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
    this.model = new Model(0, state, (/** @type {any} */ { what }) => this.line.send(what));
    this.presence(presence);
    return this.render(this.model);
  }

  /** @param {Model} model */
  async render(model) {
    const { default: table } = await tables;
    if (model !== this.model) return; // another one has come meanwhile
    this.stop();
    const el = h("div", {});
    this.place.replaceChildren(el);
    this.stop = table.render({ model, el });
  }

  /** There is no table for this page. @param {string} name @param {string} text */
  hall(name, text) {
    this.stop();
    this.stop = () => {};
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
    const missing =
      others.find(({ is }) => is === "lost") ?? others.find(({ is }) => is === "away");
    return missing ? this.text(`is_${missing.is}`, { name: missing.name }) : "";
  }
}
