// The tiles of the lobby: each game with its picture, its facts, Learn and Play.

import { h } from "preact";
import { progressOf } from "../lesson/progress.js";
import { fill, html, icon, raw } from "../shell/view.js";

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
  return html`<ul class="cl-tiles${games.length === 1 ? " cl-one" : ""}"
    aria-label=${words.games}
  >
    ${games.map((game, n) => h(Tile, { key: game.name, shown, game, first: !n, lamp, ways }))}
  </ul>`;
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
  return html`<li class="cl-tile${first ? " cl-first" : ""}" data-game=${game.name}
    onPointerDown=${touch} onFocusIn=${touch}
  >
    <div class="cl-pic" aria-hidden="true" onClick=${() => ways.play(game)}>
      <div class="cl-in" ...${raw(game.picture)} />
    </div>
    <div class="cl-body">
      ${isNew ? html`<span class="cl-pill">${words.first}</span>` : null}
      <h2>${game.title}</h2>
      <p class="cl-aim">${game.line}</p>
      ${first || shown.only ? h(More, { shown, game, progress }) : null}
      ${h(Facts, { game, words })}
      <div class="cl-two">
        ${h(Learn, { game, words, progress, lamp, askRules: ways.askRules })}
        ${h(Play, { game, words, lamp, play: ways.play })}
      </div>
    </div>
  </li>`;
}

/**
 * What comes next in the lesson, or what the game teaches.
 * @param {{ shown: LobbyShown, game: LobbyGame, progress: Progress | null }} handed
 */
function More({ shown: { words, lang }, game, progress }) {
  if (!progress) return html`<p class="cl-more">${game.teaches}</p>`;
  const left = progress.all - progress.done;
  const goes = fill(left === 1 ? words.step : words.steps, { n: left });
  const isNamed = progress.next && progress.lang === lang;
  const next = isNamed
    ? html`
      <b>${fill(words.next, { title: progress.next })}</b>
      ${" "}
    `
    : null;
  return html`<div class="cl-more">
    <p>${next}${left ? `${goes}.` : words.learnt}</p>${h(Path, { progress })}
  </div>`;
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
      return html`<i class=${`${now ? "cl-now" : ""}${done}${last}`} />`;
    }),
  );
  return html`<div class="cl-path" aria-hidden="true">${marks}</div>`;
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
  ) => html`<span class=${css}>
    ${icon(sign)}
    <span aria-hidden=${read ? "true" : undefined}>${text}</span>
    ${read ? html`<span class="cl-unseen">${read}</span>` : null}
  </span>`;
  const minutes = fill(words.minutes, { n: game.minutes });
  return html`<p class="cl-facts">
    ${fact("people", many, game.many)}
    ${game.minutes ? fact("clock", minutes, game.lasts) : null}
    ${game.topic ? fact("bulb", game.topic, "", "cl-topic") : null}
  </p>`;
}

/**
 * @param {{ game: LobbyGame, words: Words, progress: Progress | null, lamp: string, askRules:
 *   (game: LobbyGame) => void }} handed
 */
function Learn({ game, words, progress, lamp, askRules }) {
  const at = `learn ${game.name}`;
  const css = lamp === at ? "cl-lampy" : "cl-plain";
  if (!game.learn) {
    const label = fill(words.rules_game, { game: game.title });
    return html`<button type="button" class="cl-btn ${css}" data-at=${at} aria-label=${label}
      onClick=${() => askRules(game)}
    >
      ${icon("book")}${words.rules}
    </button>`;
  }
  const { done, all } = progress ?? { done: 0, all: 1 };
  const counts = progress ? fill(words.of, { n: done, all }) : "";
  const minutes = (all > done && (progress ? progress.minutes : game.sitting)) || 0;
  const lasts = minutes ? fill(words.minutes, { n: minutes }) : "";
  const label = [fill(words.learn_game, { game: game.title }), counts, lasts];
  const share = Math.round((100 * done) / all);
  return html`<a class="cl-btn cl-learn ${css}" href=${game.learn} data-at=${at}
    aria-label=${label.filter(Boolean).join(", ")}
  >
    ${progress ? html`<i class="cl-ring-of" style=${{ "--p": share }} />` : icon("book")}
    ${words.learn}
    ${lasts || counts ? html`<small>${lasts || counts}</small>` : null}
  </a>`;
}

/**
 * @param {{ game: LobbyGame, words: Words, lamp: string, play: (game: LobbyGame) => void }} handed
 */
function Play({ game, words, lamp, play }) {
  const at = `play ${game.name}`;
  return html`<button type="button"
    class="cl-btn cl-go ${lamp === at ? "cl-lampy" : "cl-felt-of"}" data-at=${at}
    aria-label=${fill(words.play_game, { game: game.title })} onClick=${() => play(game)}
  >
    ${icon("play")}${words.play}
  </button>`;
}
