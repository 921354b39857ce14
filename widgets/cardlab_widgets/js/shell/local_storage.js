// What a browser keeps of its visitor: small facts as JSON. One that keeps nothing is no fault.

/**
 * What was kept under a name; null if nothing was, or if it can't be read.
 * @param {string} name
 * @returns {any}
 */
export function read(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** Keep something under a name. @param {string} name @param {unknown} value */
export function write(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing
  }
}

/** Keep it no longer. @param {string} name */
export function drop(name) {
  try {
    localStorage.removeItem(name);
  } catch {
    // a browser that keeps nothing
  }
}
