// The teacher's page: all tables at a glance. It may be on a projector, and holds no card.

import { h, render } from "preact";
import { classes, filled } from "../shell/view.js";

/** @import { Presence, PresenceNews } from "../types.js" */
/**
 * @typedef {PresenceNews & { game: string, turn: number, asked: number[], waits: number,
 *   won: string[] }} TableNews
 * @typedef {{ pupils: number, waiting: number, round: number, tables: TableNews[],
 *   standings: { name: string, points: number }[] }} RoomNews
 * @typedef {{ name: string, title: string, players: number[], usual: number }} Game
 * @typedef {{ code: string, path: string, words: Record<string, string>, games: Game[] }} RoomData
 * @typedef {RoomData & { titles: Record<string, string>, presence: Record<Presence, string>,
 *   now: RoomNews }} TeacherData
 */

const EVERY = 1000; // ms between two looks
const SLOW = 30; // seconds after which a table stands out

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

export class TeacherPage {
  /** @param {TeacherData} data */
  constructor(data) {
    this.data = data;
    this.tables = byId("tables");
    this.told = byId("told");
    for (const button of document.querySelectorAll("[data-do]")) {
      const what = /** @type {HTMLElement} */ (button).dataset.do;
      button.addEventListener("click", () => this.act({ do: what }));
    }
    const game = this.field("game");
    game.addEventListener("change", () => this.players());
    this.players();
    byId("lay").addEventListener("submit", (event) => this.lay(event));
    this.paint(data.now);
    setTimeout(() => this.turn(), EVERY);
  }

  /** @param {string} name @param {Record<string, string | number>} [fields] */
  text(name, fields = {}) {
    return filled(this.data.words[name], fields);
  }

  /** @param {string} id */
  field(id) {
    return /** @type {HTMLInputElement} */ (byId(id));
  }

  /** Offer as many chairs as the game has. */
  players() {
    const game = this.data.games.find(({ name }) => name === this.field("game").value);
    const options = game?.players.map((n) =>
      h("option", { key: `${game.name} ${n}`, value: n, selected: n === game.usual }, n),
    );
    render(options, byId("players"));
  }

  /** @param {Event} event */
  async lay(event) {
    event.preventDefault();
    const [players, tables, turn] = ["players", "many", "turn"].map((id) =>
      Number(this.field(id).value),
    );
    const [same, rounds] = ["same", "rounds"].map((id) => this.field(id).checked);
    const game = this.field("game").value;
    const done = await this.act({ do: "lay", game, players, tables, turn, same, rounds });
    const form = /** @type {HTMLElement} */ (event.target);
    if (done) form.closest("details")?.removeAttribute("open");
  }

  /** Ask the server to do something. @param {object} what */
  async act(what) {
    try {
      const answer = await fetch(`${this.data.path}/${this.data.code}/tables`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(what),
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
        cache: "no-store",
      });
      if (!answer.ok) throw new Error(String(answer.status));
      this.paint(await answer.json());
      if (this.told.textContent === this.text("silent")) this.told.textContent = "";
    } catch {
      this.told.textContent = this.text("silent");
    }
    setTimeout(() => this.turn(), EVERY);
  }

  /** @param {RoomNews} now */
  paint(now) {
    const { pupils, waiting, round, tables, standings } = now;
    const sum = [
      tables.length ? this.data.titles[tables[0].game] : "", // all play the same
      round ? this.text("round", { n: round }) : "",
      this.text("pupils", { n: pupils }),
      waiting ? this.text("waiting", { n: waiting }) : "",
    ].filter(Boolean);
    byId("sum").textContent = sum.join(" · ");
    byId("controls").hidden = !tables.length;
    const has = (/** @type {string} */ state) => tables.some((table) => table.state === state);
    this.offer("start", has("open"));
    this.offer("pause", has("playing"));
    this.offer("go on", has("paused"));
    this.offer("next round", round > 0);
    render(
      tables.map((table) => this.table(table)),
      this.tables,
    );
    render(
      standings.map(({ name, points }) => h("li", {}, `${name}: ${points}`)),
      byId("standings"),
    );
  }

  /** Show a button only while it does something. @param {string} what @param {boolean} can */
  offer(what, can) {
    const button = document.querySelector(`[data-do="${what}"]`);
    /** @type {HTMLElement} */ (button).hidden = !can;
  }

  /** @param {TableNews} table */
  table(table) {
    const { chairs, state, won, waits, asked } = table;
    const is = table.won.length
      ? this.text("won", { names: won.join(", ") })
      : this.text(state, { n: table.turn });
    const looking = table.watching ? this.text("watching", { n: table.watching }) : "";
    const list = chairs.map((chair, n) => {
      const presence = this.data.presence[chair.is];
      const facts = [presence && `(${presence})`];
      if (asked.includes(n)) facts.push(this.text("seconds", { n: waits }));
      const free = () => this.act({ do: "free", table: table.table, chair: n });
      const label = this.text("free", { name: chair.name });
      // No line breaks between a number and its unit.
      const fact = facts.filter(Boolean).join(" ").replace(/(\d) /g, "$1\u00a0");
      const button = { class: "free", title: label, "aria-label": label, onClick: free };
      return h(
        "li",
        { "data-is": chair.is, class: asked.includes(n) ? "asked" : "" },
        h("span", {}, h("b", {}, chair.name), ` ${fact}`),
        chair.is === "bot" ? null : h("button", { type: "button", ...button }, "×"),
      );
    });
    const looks = { slow: waits >= SLOW, empty: chairs.every(({ is }) => is === "bot") };
    return h(
      "article",
      { key: table.table, "data-state": state, class: classes(looks) },
      h("h2", {}, table.table, h("small", {}, is)),
      h("ul", {}, list),
      looking ? h("p", { class: "soft" }, looking) : null,
    );
  }
}
