// How far a visitor is in the lesson of a game: the lesson's page notes it, and the lobby shows it.

import { read, write } from "../shell/local_storage.js";

/** @import { LessonPath, Progress } from "../types.js" */

const MARKS = { "": ".", star: "s", tick: "t", shown: "o" };

/** @param {string} game */
const name = (game) => `cardlab-path-${game}`;

/**
 * Note how far one is.
 * @param {string} game
 * @param {string} lang
 * @param {LessonPath} path
 */
export function noteProgress(game, lang, path) {
  const steps = path.chapters.flatMap((chapter) => chapter.steps);
  const next = steps.find((step) => !step.mark)?.title ?? "";
  const mark = (/** @type {string} */ text) => MARKS[/** @type {"star"} */ (text)] ?? "s";
  const marks = path.chapters.map(({ steps }) => steps.map((step) => mark(step.mark)).join(""));
  const { done, all, minutes } = path;
  write(name(game), { done, all, next, lang, marks, minutes });
}

/** How far one is; null where nothing is known. @param {string} game @returns {Progress | null} */
export function progressOf(game) {
  const found = read(name(game));
  const { done, all, marks } = found ?? {};
  const is_one = done > 0 && all >= done && Array.isArray(marks);
  return is_one ? found : null;
}
