// One thing that is to be done later: `set` replaces it, and `stop` drops it.

export class Timer {
  /** @type {number | undefined} */ #id = undefined;

  /** Whether something waits. */
  get isSet() {
    return this.#id !== undefined;
  }

  /**
   * Do something after so many ms, in place of what waits.
   * @param {number} ms
   * @param {() => void} what
   */
  set(ms, what) {
    this.stop();
    this.#id = window.setTimeout(() => {
      this.#id = undefined;
      what();
    }, ms);
  }

  stop() {
    clearTimeout(this.#id);
    this.#id = undefined;
  }
}
