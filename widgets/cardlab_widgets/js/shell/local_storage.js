// What a browser keeps of its visitor: texts, and small facts as JSON. A browser that keeps nothing
// causes no error.

/**
 * Do something that a browser may refuse.
 * @template T
 * @param {() => T} what
 * @returns {T | null} null if it fails
 */
export function tried(what) {
  try {
    return what();
  } catch {
    return null;
  }
}

/** The text that was kept under a name; null if none was. @param {string} name */
export const readText = (name) => tried(() => localStorage.getItem(name));

/** Keep a text under a name. @param {string} name @param {string} text */
export const writeText = (name, text) => tried(() => localStorage.setItem(name, text));

/**
 * What was kept under a name; null if nothing was, or if it can't be read.
 * @param {string} name
 * @returns {any}
 */
export const read = (name) => tried(() => JSON.parse(readText(name) ?? "null"));

/** Keep something under a name. @param {string} name @param {unknown} value */
export const write = (name, value) => writeText(name, JSON.stringify(value));

/** Keep it no longer. @param {string} name */
export const drop = (name) => tried(() => localStorage.removeItem(name));
