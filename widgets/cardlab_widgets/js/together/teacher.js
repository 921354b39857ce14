// The teacher's page: all tables at a glance. It may be on a projector, and holds no card.

import { render } from "preact";
import { classes, fill, html } from "../shell/view.js";

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
    return fill(this.data.words[name], fields);
  }

  /** @param {string} id */
  field(id) {
    return /** @type {HTMLInputElement} */ (byId(id));
  }

  /** Offer as many chairs as the game has. */
  players() {
    const game = this.data.games.find(({ name }) => name === this.field("game").value);
    const options = game?.players.map(
      (n) =>
        html`<option key="${game.name} ${n}" value=${n} selected=${n === game.usual}>${n}</option>`,
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

  /**
   * Ask the server how the tables are; what it says is shown, or that it says nothing.
   * @param {RequestInit} how
   * @returns {Promise<Response | null>} null if it does not answer
   */
  async ask(how) {
    const { code, path } = this.data;
    try {
      const answer = await fetch(`${path}/${code}/tables`, how);
      if (answer.ok) this.paint(await answer.json());
      return answer;
    } catch {
      this.told.textContent = this.text("silent");
      return null;
    }
  }

  /** Have the server do something. @param {object} what */
  async act(what) {
    const headers = { "Content-Type": "application/json" };
    const answer = await this.ask({ method: "POST", headers, body: JSON.stringify(what) });
    if (!answer) return false;
    const said = answer.ok ? {} : await answer.json().catch(() => ({ text: `${answer.status}` }));
    this.told.textContent = said.text ?? "";
    return answer.ok;
  }

  async turn() {
    const answer = await this.ask({ cache: "no-store" });
    const silent = this.text("silent");
    if (!answer?.ok) this.told.textContent = silent;
    else if (this.told.textContent === silent) this.told.textContent = "";
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
      standings.map(({ name, points }) => html`<li>${name}: ${points}</li>`),
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
      return html`<li data-is=${chair.is} class=${asked.includes(n) ? "asked" : ""}>
        <span><b>${chair.name}</b> ${fact}</span>
        ${chair.is === "bot" ? null : html`<button type="button" ...${button}>×</button>`}
      </li>`;
    });
    const looks = { slow: waits >= SLOW, empty: chairs.every(({ is }) => is === "bot") };
    return html`<article key=${table.table} data-state=${state} class=${classes(looks)}>
      <h2>${table.table}<small>${is}</small></h2>
      <ul>${list}</ul>
      ${looking ? html`<p class="soft">${looking}</p>` : null}
    </article>`;
  }
}
