// What a visitor chooses for "Your table": how many play, who sits where, the rules, the seed.

import { read, write } from "../shell/local_storage.js";

/** @import { LobbyGame, LobbyRule, LobbyShown } from "../types.js" */

const NAME = "cardlab-table";

export class TableChoice {
  /** @param {() => LobbyShown} shown what the lobby shows now */
  constructor(shown) {
    this.shown = shown;
    /** How many play, if that has been chosen. @type {number | null} */ this.players = null;
    /** Who sits on each seat. @type {string[]} */ this.seats = [];
    /** By games: the number of each rule's value. @type {Record<string, Record<string, number>>} */
    this.rules = {};
    this.seed = "";
    /** The game whose rules are shown. */ this.name = shown().games[0]?.name ?? "";
    this.recall();
  }

  /** Take over what was chosen the last time, as far as it can still be. */
  recall() {
    const { games, levels, names } = this.shown();
    const kept = read(NAME) ?? {};
    if (Number.isInteger(kept.players)) this.players = kept.players;
    const known = (/** @type {unknown} */ who) => typeof who === "string" && who in levels;
    const seats = Array.isArray(kept.seats) ? kept.seats : [];
    this.seats = names.map((_, n) => {
      const usual = n ? "rule_of_thumb" : "person";
      return known(seats[n]) ? seats[n] : usual;
    });
    if (games.some((game) => game.name === kept.game)) this.name = kept.game;
    for (const game of games)
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
    const { games } = this.shown();
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

  /** Who sits at the table, by name; a person on the first seat is "You". */
  named() {
    const { names, words } = this.shown();
    return this.seats
      .slice(0, this.many(this.game))
      .map((who, n) => (n === 0 && who === "person" ? words.you : names[n]));
  }
}
