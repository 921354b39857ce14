// The tiles of the lobby: each game with its picture, its facts, Learn and Play.

import { h } from "preact";
import { progressOf } from "../lesson/progress.js";
import { html, icon } from "../shell/view.js";

/** @import { LobbyGame, LobbyShown, Progress } from "../types.js" */

/** @typedef {LobbyShown["words"]} Words */

/**
 * What the visitor does with a game.
 * @typedef {object} Ways
 * @property {(game: LobbyGame) => void} play
 * @property {(game: LobbyGame) => void} askRules
 * @property {(game: LobbyGame) => void} touch
 */

/** @param {{ shown: LobbyShown, ways: Ways }} handed */
export function Tiles({ shown, ways }) {
  const { games, words } = shown;
  const lamp = lampOf(games);
  return h(
    "ul",
    { class: `cl-tiles${games.length === 1 ? " cl-one" : ""}`, "aria-label": words.games },
    games.map((game, n) => h(Tile, { key: game.name, shown, game, first: !n, lamp, ways })),
  );
}

/** The one button with the lamp: the lesson begun, else the first one, else Play.
 * @param {LobbyGame[]} games */
function lampOf(games) {
  const found = games.map((game) => ({ game, progress: progressOf(game.name) }));
  const taught = found.filter(({ game }) => game.learn);
  const begun = taught.find(({ progress }) => progress && progress.done < progress.all);
  if (begun) return `learn ${begun.game.name}`;
  const done = taught.filter(({ progress }) => progress);
  if (done.length) return `play ${done[0].game.name}`;
  return games[0].learn ? `learn ${games[0].name}` : `play ${games[0].name}`;
}

/**
 * @param {{ shown: LobbyShown, game: LobbyGame, first: boolean, lamp: string, ways: Ways }} handed
 */
function Tile({ shown, game, first, lamp, ways }) {
  const { words } = shown;
  const progress = game.learn ? progressOf(game.name) : null;
  const touch = () => ways.touch(game);
  const isNew = first && game.learn && !shown.only && !progress;
  return h(
    "li",
    {
      class: `cl-tile${first ? " cl-first" : ""}`,
      "data-game": game.name,
      onPointerDown: touch,
      onFocusIn: touch,
    },
    h(
      "div",
      { class: "cl-pic", "aria-hidden": "true", onClick: () => ways.play(game) },
      h("div", { class: "cl-in", ...html(game.picture) }),
    ),
    h(
      "div",
      { class: "cl-body" },
      isNew ? h("span", { class: "cl-pill" }, words.first) : null,
      h("h2", {}, game.title),
      h("p", { class: "cl-aim" }, game.line),
      first || shown.only ? h(More, { shown, game, progress }) : null,
      h(Facts, { game, words }),
      h(
        "div",
        { class: "cl-two" },
        h(Learn, { game, words, progress, lamp, askRules: ways.askRules }),
        h(Play, { game, words, lamp, play: ways.play }),
      ),
    ),
  );
}

/**
 * What comes next in the lesson, or what the game teaches.
 * @param {{ shown: LobbyShown, game: LobbyGame, progress: Progress | null }} handed
 */
function More({ shown: { words, lang }, game, progress }) {
  if (!progress) return h("p", { class: "cl-more" }, game.teaches);
  const left = progress.all - progress.done;
  const goes = (left === 1 ? words.step : words.steps).replace("{n}", String(left));
  const isNamed = progress.next && progress.lang === lang;
  const next = isNamed ? [h("b", {}, words.next.replace("{title}", progress.next)), " "] : null;
  return h(
    "div",
    { class: "cl-more" },
    h("p", {}, next, left ? `${goes}.` : words.learnt),
    h(Path, { progress }),
  );
}

/** A mark for each step of the lesson, in chapters. @param {{ progress: Progress }} handed */
function Path({ progress }) {
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
  return h("div", { class: "cl-path", "aria-hidden": "true" }, marks);
}

/** @param {{ game: LobbyGame, words: Words }} handed */
function Facts({ game, words }) {
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
      h("span", { "aria-hidden": read ? "true" : undefined }, text),
      read ? h("span", { class: "cl-unseen" }, read) : null,
    );
  const minutes = words.minutes.replace("{n}", String(game.minutes));
  return h(
    "p",
    { class: "cl-facts" },
    fact("people", many, game.many),
    game.minutes ? fact("clock", minutes, game.lasts) : null,
    game.topic ? fact("bulb", game.topic, "", "cl-topic") : null,
  );
}

/**
 * @param {{ game: LobbyGame, words: Words, progress: Progress | null, lamp: string, askRules:
 *   (game: LobbyGame) => void }} handed
 */
function Learn({ game, words, progress, lamp, askRules }) {
  const at = `learn ${game.name}`;
  const css = lamp === at ? "cl-lampy" : "cl-plain";
  if (!game.learn) {
    const label = words.rules_game.replace("{game}", game.title);
    const attributes = { class: `cl-btn ${css}`, "data-at": at, "aria-label": label };
    const onClick = () => askRules(game);
    return h("button", { type: "button", ...attributes, onClick }, icon("book"), words.rules);
  }
  const { done, all } = progress ?? { done: 0, all: 1 };
  const counts = progress
    ? words.of.replace("{n}", String(done)).replace("{all}", String(all))
    : "";
  const minutes = (all > done && (progress ? progress.minutes : game.sitting)) || 0;
  const lasts = minutes ? words.minutes.replace("{n}", String(minutes)) : "";
  const label = [words.learn_game.replace("{game}", game.title), counts, lasts];
  const share = Math.round((100 * done) / all);
  return h(
    "a",
    {
      class: `cl-btn cl-learn ${css}`,
      href: game.learn,
      "data-at": at,
      "aria-label": label.filter(Boolean).join(", "),
    },
    progress ? h("i", { class: "cl-ring-of", style: { "--p": share } }) : icon("book"),
    words.learn,
    lasts || counts ? h("small", {}, lasts || counts) : null,
  );
}

/**
 * @param {{ game: LobbyGame, words: Words, lamp: string, play: (game: LobbyGame) => void }} handed
 */
function Play({ game, words, lamp, play }) {
  const at = `play ${game.name}`;
  return h(
    "button",
    {
      type: "button",
      class: `cl-btn cl-go ${lamp === at ? "cl-lampy" : "cl-felt-of"}`,
      "data-at": at,
      "aria-label": words.play_game.replace("{game}", game.title),
      onClick: () => play(game),
    },
    icon("play"),
    words.play,
  );
}
