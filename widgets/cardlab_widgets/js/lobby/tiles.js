// The tiles of the lobby: each game with its picture, its facts, Learn and Play.

import { h, icon } from "../shell/dom.js";
import { progressOf } from "../lesson/progress.js";

/** @import { LobbyPage } from "./lobby.js" */
/** @import { LobbyGame, Progress } from "../types.js" */

export class Tiles {
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
      first && game.learn && !page.shown.only && !progress
        ? h("span", { class: "cl-pill" }, words.first)
        : "",
      h("h2", {}, game.title),
      h("p", { class: "cl-aim" }, game.line),
      first || page.shown.only ? this.more(game, progress) : "",
      this.facts(game),
      h("div", { class: "cl-two" }, this.learn(game, progress, lamp), this.play(game, lamp)),
    );
    const css = `cl-tile${first ? " cl-first" : ""}`;
    const touch = () => page.table.touch(game.name);
    return h(
      "li",
      { class: css, "data-game": game.name, onpointerdown: touch, onfocusin: touch },
      picture,
      body,
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
    const left = progress.all - progress.done;
    const goes = (left === 1 ? words.step : words.steps).replace("{n}", String(left));
    const is_named = progress.next && progress.lang === shown.lang;
    const next = is_named ? h("b", {}, words.next.replace("{title}", progress.next)) : "";
    return h(
      "div",
      { class: "cl-more" },
      h("p", {}, next, next ? " " : "", left ? `${goes}.` : words.learnt),
      this.path(progress),
    );
  }

  /** A mark for each step of the lesson, in chapters. @param {Progress} progress */
  path(progress) {
    let isNext = true;
    const marks = progress.marks.flatMap((chapter) =>
      [...String(chapter)].map((mark, n, all) => {
        const now = mark === "." && isNext;
        if (now) isNext = false;
        const done = mark !== "." ? " cl-done" : "";
        const last = n === all.length - 1 ? " cl-gap" : "";
        return h("i", { class: `${now ? "cl-now" : ""}${done}${last}` });
      }),
    );
    return h("div", { class: "cl-path", "aria-hidden": "true" }, ...marks);
  }

  /** @param {LobbyGame} game */
  facts(game) {
    const { words } = this.page;
    const [least, most] = [game.players[0], game.players[game.players.length - 1]];
    const many = least === most ? String(least) : `${least}–${most}`;
    const fact = (
      /** @type {string} */ sign,
      /** @type {string} */ text,
      /** @type {string} */ read,
      css = "",
    ) =>
      h(
        "span",
        { class: css },
        icon(sign),
        h("span", { "aria-hidden": read ? "true" : null }, text),
        read ? h("span", { class: "cl-unseen" }, read) : "",
      );
    const minutes = words.minutes.replace("{n}", String(game.minutes));
    return h(
      "p",
      { class: "cl-facts" },
      fact("people", many, game.many),
      game.minutes ? fact("clock", minutes, game.lasts) : "",
      game.topic ? fact("bulb", game.topic, "", "cl-topic") : "",
    );
  }

  /** @param {LobbyGame} game @param {Progress | null} progress @param {string} lamp */
  learn(game, progress, lamp) {
    const { page } = this;
    const { words } = page;
    const css = lamp === `learn ${game.name}` ? "cl-lampy" : "cl-plain";
    const at = `learn ${game.name}`;
    if (!game.learn) {
      const label = words.rules_game.replace("{game}", game.title);
      const rules = () => page.askRules(game);
      return h(
        "button",
        {
          type: "button",
          class: `cl-btn ${css}`,
          "data-at": at,
          "aria-label": label,
          onclick: rules,
        },
        icon("book"),
        words.rules,
      );
    }
    const counts = progress
      ? words.of.replace("{n}", String(progress.done)).replace("{all}", String(progress.all))
      : "";
    const left = progress ? progress.all - progress.done : 1;
    const minutes = (left && (progress ? progress.minutes : game.sitting)) || 0;
    const lasts = minutes ? words.minutes.replace("{n}", String(minutes)) : "";
    const label = words.learn_game.replace("{game}", game.title);
    const ring = progress
      ? h("i", {
          class: "cl-ring-of",
          style: `--p:${Math.round((100 * progress.done) / progress.all)}`,
        })
      : icon("book");
    return h(
      "a",
      {
        class: `cl-btn cl-learn ${css}`,
        href: game.learn,
        "data-at": at,
        "aria-label": [label, counts, lasts].filter(Boolean).join(", "),
      },
      ring,
      words.learn,
      lasts || counts ? h("small", {}, lasts || counts) : "",
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
        onclick: () => page.play(game),
      },
      icon("play"),
      words.play,
    );
  }
}
