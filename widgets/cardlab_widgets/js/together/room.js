// The page of a pupil: the table of the chair, who is there, and what can be done beside playing.
// It is a page of its own (main.js of this folder), or the output of a notebook's cell.

import { h, render } from "preact";
import { Model } from "../shell/model.js";
import { Timer } from "../shell/timer.js";
import { box, fill, html, node } from "../shell/view.js";
import { Gathering, Head } from "./head.js";

/** @import { PresenceNews, PupilData, RoomLine, State, TogetherNews } from "../types.js" */
/** @import { TurnClock } from "../types.js" */
/**
 * @typedef {(take: (message: TogetherNews) => void,
 *   tell: (why: "cut" | "open" | "gone") => void) => RoomLine} Connect
 * @typedef {(context: { model: any, el: HTMLElement }) => any} Render
 */

const SAID = 5000; // ms for which a phrase is shown

export class RoomPage {
  /**
   * @param {PupilData} data
   * @param {HTMLElement} root where it is shown
   * @param {Connect} connect opens the line to the server
   * @param {Render} show shows a table
   */
  constructor(data, root, connect, show) {
    this.data = data;
    this.root = root;
    this.show = show;
    root.classList.add("room");
    const isPage = root === document.body;
    this.head = node("header");
    this.gather = box("");
    this.place = box("place");
    /** The table's own state, which it follows. @type {Model | null} */ this.model = null;
    /** Which table is shown. */ this.shown = "";
    /** Takes it away. */ this.stop = () => {};
    /** Where it is shown. */ this.el = box("");
    /** What is said for a moment. */ this.said = "";
    /** The seconds that I have left, once there are few; else 0. */ this.left = 0;
    /** Counts them. */ this.clock = new Timer();
    /** What lasts: that the page gives way, say. */ this.lasting = "";
    /** Who is at the table; null where there is none for this page. @type {PresenceNews | null} */
    this.now = null;
    /** My name, where there is no table for me. */ this.name = "";
    const inside = node(isPage ? "main" : "div");
    inside.append(this.gather, this.place);
    root.replaceChildren(this.head, inside);
    root.addEventListener("click", ({ target }) => this.closeMenu(target));
    this.wait(this.text("joining"));
    this.line = connect(
      (message) => this.take(message),
      (why) => this.lineIs(why),
    );
  }

  /** Take the page away. */
  end() {
    this.line.end();
    this.stop();
  }

  /** @param {string} name @param {Record<string, string | number>} [fields] */
  text(name, fields = {}) {
    return fill(this.data.words[name], fields);
  }

  /** @param {"cut" | "open" | "gone"} why */
  lineIs(why) {
    const isUnsaid = why === "cut" && !this.line?.watches?.size; // else the table says it
    this.lasting = why === "gone" ? this.text("full") : isUnsaid ? this.text("cut") : "";
    this.draw();
  }

  /** What the server says. @param {TogetherNews} message */
  take(message) {
    if (message.kind === "table" || message.kind === "state") this.follow(message.clock);
    if (message.kind === "table") this.whole(message.state, message.presence);
    else if (message.kind === "state") this.model?.take(message.what);
    else if (message.kind === "news") this.model?.tell("msg:custom", message.what);
    else if (message.kind === "presence") this.presence(message.what);
    else if (message.kind === "hall") this.hall(message.name, message.text);
    else if (message.kind === "said") this.hear(message.by, message.index);
    else if (message.kind !== "beat") {
      this.line.end();
      this.lasting = this.text(message.kind);
      this.draw();
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
    this.stop();
    render(null, this.place);
    this.el.remove();
    this.el = box("");
    this.place.append(this.el);
    const stop = this.show({ model: this.model, el: this.el });
    this.stop = async () => (await stop)();
  }

  /** There is no table for this page. @param {string} name @param {string} text */
  hall(name, text) {
    this.stop();
    this.stop = () => {};
    this.follow(null);
    this.model = this.now = null;
    this.shown = "";
    this.name = name;
    this.draw();
    this.place.hidden = false;
    this.el.remove();
    this.wait(text);
  }

  /** Say in the place of a table why there is none. @param {string} text */
  wait(text) {
    render(html`<p class="waits">${text}</p>`, this.place);
  }

  /** Close the menu, unless its own sign was pressed. @param {EventTarget | null} target */
  closeMenu(target) {
    const menu = this.head.querySelector(".menu");
    const isSign = menu?.firstElementChild?.contains(/** @type {Node | null} */ (target));
    if (!isSign) menu?.removeAttribute("open");
  }

  /** Draw what stands over the table, and what does until it begins. */
  draw() {
    const { data, name, now } = this;
    const title = this.model?.get("scene").title ?? "";
    /** @type {import("./head.js").Handed} */
    const handed = {
      data,
      now,
      text: (name, fields) => this.text(name, fields),
      send: (message) => this.line.send(message),
    };
    const told = this.told();
    render(h(Head, { ...handed, name, title, told, left: this.left }), this.head);
    const isOpen = now?.state === "open";
    render(isOpen ? h(Gathering, { ...handed, now }) : null, this.gather);
  }

  /** @param {PresenceNews} now */
  presence(now) {
    this.now = now;
    const { chairs, state } = now;
    this.place.hidden = state === "open";
    this.root.dataset.state = state;
    this.root.dataset.table = String(now.table);
    this.model?.take({ presence: Object.fromEntries(chairs.map(({ is }, n) => [n, is])) });
    this.draw();
  }

  /** A phrase. @param {number} by @param {number} index */
  hear(by, index) {
    this.said = `${this.now?.chairs[by]?.name}: ${this.data.phrases[index]}`;
    const { said } = this;
    setTimeout(() => {
      if (this.said === said) this.said = "";
      this.draw();
    }, SAID);
    this.draw();
  }

  /** Count the last seconds before the table goes on without me. @param {TurnClock | null} clock */
  follow(clock) {
    this.clock.stop();
    if (this.left) {
      this.left = 0;
      this.draw();
    }
    if (clock) this.wake(clock.left, Math.min(clock.left, clock.warn));
  }

  /** Wait until few seconds are left, and count them. @param {number} left @param {number} few */
  wake(left, few) {
    this.clock.set(1000 * (left - few), () => {
      this.left = Math.max(0, Math.ceil(few));
      this.draw();
      if (this.left) this.wake(few, few - 1);
    });
  }

  /** What is said in place of the title. */
  told() {
    const paused = this.now?.state === "paused" ? this.text("paused") : "";
    const hurry = this.left ? this.text("hurry") : "";
    return this.lasting || paused || hurry || this.said || this.ofTable();
  }

  /** What is to be said of the table and of who is not there. */
  ofTable() {
    if (!this.now) return "";
    const { chairs, me, state, again } = this.now;
    const here = chairs.filter(({ is }) => is === "here").length;
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
