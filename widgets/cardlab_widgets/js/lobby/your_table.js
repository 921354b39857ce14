// "Your table" in the lobby: how many play, who sits where, the house rules and the seed.

import { h, icon } from "../shell/dom.js";
import { read, write } from "../shell/local_storage.js";

/** @import { LobbyPage } from "./lobby.js" */
/** @import { LobbyGame, LobbyRule } from "../types.js" */

const NAME = "cardlab-table";
const LONGEST_SEED = 20;

export class YourTable {
  /** @param {LobbyPage} page */
  constructor(page) {
    this.page = page;
    this.isOpen = page.shown.only;
    /** How many play, if that has been chosen. @type {number | null} */ this.players = null;
    /** Who sits on each seat. @type {string[]} */ this.seats = [];
    /** By games: the number of each rule's value. @type {Record<string, Record<string, number>>} */
    this.rules = {};
    this.seed = "";
    /** The game whose rules are shown. */ this.name = page.shown.games[0]?.name ?? "";
    this.node = h("details", { class: "cl-your" });
    this.node.open = this.isOpen;
    this.node.addEventListener("toggle", () => (this.isOpen = this.node.open));
    this.recall();
  }

  /** Take over what was chosen the last time, as far as it can still be. */
  recall() {
    const { shown } = this.page;
    const kept = read(NAME) ?? {};
    const most = shown.names.length;
    if (Number.isInteger(kept.players)) this.players = kept.players;
    const known = (/** @type {unknown} */ who) => typeof who === "string" && who in shown.levels;
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
    write(NAME, { game, players, seats, rules });
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
  touch(name) {
    if (this.name === name) return;
    this.name = name;
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
      h("span", { class: "cl-change" }, icon("down"), h("span", {}, words.change)),
    );
    const form = h("div", { class: "cl-form-of" }, this.who(), this.house());
    this.node.replaceChildren(summary, form);
    this.node.open = this.isOpen;
  }

  /** The initials of those who sit there. */
  faces() {
    const shown = this.named().slice(0, 4);
    return h(
      "span",
      { class: "cl-avs", "aria-hidden": "true" },
      ...shown.map((name, n) => h("i", { class: `cl-av${n ? "" : " cl-me"}` }, name[0])),
    );
  }

  /** Who sits at the table, by name; a person on the first seat is "You". */
  named() {
    const { shown, words } = this.page;
    return this.seats
      .slice(0, this.many(this.game))
      .map((who, n) => (n === 0 && who === "person" ? words.you : shown.names[n]));
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
      const name = n === 0 && this.seats[0] === "person" ? words.you : shown.names[n];
      const options = levels.map(([who, label]) => ({
        label: n === 0 && who === "person" ? words.you : label,
        on: this.seats[n] === who,
        go: () => {
          this.seats[n] = who;
          this.changed();
        },
      }));
      return this.row(
        h("i", { class: `cl-av${n ? "" : " cl-me"}`, "aria-hidden": "true" }, name[0]),
        h("span", { class: "cl-lab" }, name),
        this.segments(`seat ${n}`, name, options, "cl-whole"),
      );
    });
    const counts = game.players.map((n) => ({
      label: String(n),
      on: n === many,
      go: () => {
        this.players = n;
        this.changed();
      },
    }));
    return h(
      "fieldset",
      {},
      h("legend", {}, words.who),
      this.row(
        h("span", { class: "cl-lab" }, words.players),
        this.segments("players", words.players, counts),
      ),
      ...seats,
      h("p", { class: "cl-strengths" }, game.strengths),
    );
  }

  /** The house rules of a game, and the seed. */
  house() {
    const { page, game } = this;
    const { words, shown } = page;
    const options = shown.games.map((other) =>
      h("option", { value: other.name, selected: other.name === game.name }, other.title),
    );
    const choose = (/** @type {Event} */ event) => {
      this.name = /** @type {HTMLSelectElement} */ (event.target).value;
      this.changed();
    };
    const of = shown.only ? words.house : words.house_of.replace("{game}", "").trim();
    const select = h(
      "select",
      { "data-at": "rules of", "aria-label": words.for_game, onchange: choose },
      ...options,
    );
    const rules = game.rules.map((rule) => this.rule(game, rule));
    return h(
      "fieldset",
      {},
      h("legend", {}, of, shown.only ? "" : " ", shown.only ? "" : select),
      ...(rules.length ? rules : [this.row(h("span", { class: "cl-lab" }, words.none))]),
      shown.not_fair ? "" : this.row(this.label(words.seed, words.seed_says), this.seedBox()),
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
      "aria-label": `${words.seed}: ${words.seed_says}`,
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
    const choose = (/** @type {number} */ n) => () => {
      this.set(game, rule, n);
      this.changed();
    };
    const name = this.label(rule.label, rule.says);
    if (rule.on == null) {
      const options = rule.values.map((label, n) => ({ label, on: n === now, go: choose(n) }));
      return this.row(name, this.segments(`rule ${rule.name}`, rule.label, options));
    }
    const on = now === rule.on;
    const attributes = {
      type: "button",
      role: "switch",
      class: "cl-switch",
      "data-at": `rule ${rule.name}`,
      "aria-checked": String(on),
      "aria-label": rule.label,
      onclick: choose(on ? rule.values.length - 1 - rule.on : rule.on),
    };
    return this.row(name, h("button", attributes, h("i", {})));
  }

  /** @param {string} name @param {string} says */
  label(name, says) {
    return h("span", { class: "cl-lab" }, name, h("small", {}, says));
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
    const buttons = options.map((option, n) =>
      h(
        "button",
        {
          type: "button",
          "data-at": `${at} ${n}`,
          "aria-pressed": String(option.on),
          onclick: option.go,
        },
        option.label,
      ),
    );
    return h("span", { class: `cl-seg ${css}`, role: "group", "aria-label": label }, ...buttons);
  }
}
