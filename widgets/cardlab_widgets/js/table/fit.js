// How large a table is drawn: in steps, so that all of it lies in the window.

/** The classes `cl-fit-1`, … of css/fit.css: each takes a little of what the one before left. */
const STEPS = 5;
/** For so many steps all is to be in the window; then only what is needed for a move. */
const WHOLE = 2;

/** The most that a part may grow before it moves what lies under it, in px. */
const SLACK = 64;
/** What is not worth the move, in px. */
const LEAST = 3;
/** How many times smaller a step is than the one before, about. */
const SMALLER = 1.12;
/** How much larger a table that was made smaller can be drawn, if there is room for it. */
const LARGER = [1.5, 1.45, 1.4, 1.35, 1.3, 1.25, 1.2, 1.15, 1.1, 1.05];

/** What may lie over a table that has the window for itself, in px; a cell's code is higher. */
const HEAD = 80;

export class Fit {
  /**
   * @param {HTMLElement} root the table
   * @param {(isWhole: boolean) => number} height how high it is in px, or what is needed of it
   */
  constructor(root, height) {
    this.root = root;
    this.height = height;
    this.step = 0;
    /** How many times larger than its step. */ this.larger = 1;
    /** Whether the size is found anew. */ this.isNew = false;
    /** What keeps its height. @type {HTMLElement[]} */ this.held = [];
    /** The height that the table may have, in px. */ this.room = Infinity;
    /** The window and the pane that the size was found for. */ this.frame = "";
    /** Panes that scroll, or have scrolled. @type {WeakSet<Element>} */ this.panes = new WeakSet();
    this.look = this.look.bind(this);
    this.observer = new ResizeObserver(this.look);
    this.observer.observe(root);
    addEventListener("resize", this.look);
  }

  /** Look how much room there is, and fit the table into it if that has changed. */
  look() {
    if (!this.root.isConnected || !this.root.offsetWidth) return;
    const { room, width } = this.measure();
    const frame = `${room} ${width}`;
    if (frame === this.frame) return;
    this.frame = frame;
    this.room = room;
    this.root.style.setProperty("--room", `${room}px`);
    this.begin();
  }

  /**
   * The height of the window, or of the pane that scrolls the table, without what lies over the
   * table; and the width with the scroll bar, which comes and goes with the height of the table.
   */
  measure() {
    const { root, panes } = this;
    const own = root.getBoundingClientRect().top;
    let [room, width, top] = [innerHeight, innerWidth, own + scrollY];
    for (let node = root.parentElement; node; node = node.parentElement) {
      if (node === document.body || !/auto|scroll/.test(getComputedStyle(node).overflowY)) continue;
      // A box that is as high as what is in it bounds nothing.
      if (node.scrollHeight > node.clientHeight + 1) panes.add(node);
      if (!panes.has(node) || node.clientHeight >= room) continue;
      [room, width] = [node.clientHeight, node.offsetWidth];
      top = own - node.getBoundingClientRect().top + node.scrollTop;
    }
    return { room: Math.floor(top < HEAD ? room - top : room), width };
  }

  /** Find the size anew: for another game, or a window of another size. */
  begin() {
    this.isNew = true;
    this.set(0);
    this.paint();
    this.isNew = false;
  }

  /**
   * Use the room that is left, as the last step took more than was needed; during a game the table
   * gets no larger than it was.
   */
  enlarge() {
    const { isNew, larger, root, room, step } = this;
    this.release();
    this.larger =
      LARGER.find((times) => {
        if (!isNew && times > larger) return false;
        root.style.setProperty("--larger", `${times}`);
        return this.height(step < WHOLE) <= room;
      }) ?? 1;
    root.style.setProperty("--larger", `${this.larger}`);
  }

  /**
   * Let parts of the table keep the height that they have, until the size is found anew: what lies
   * under them stays where it lies.
   * @param {string} parts a selector
   */
  hold(parts) {
    for (const node of this.held) if (!node.matches(parts)) node.style.minHeight = "";
    this.held = [.../** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll(parts))];
    for (const node of this.held)
      if (node.offsetHeight) node.style.minHeight = `${node.offsetHeight}px`;
    this.root.classList.add("cl-held");
  }

  /**
   * Give a part the room that is left, before it is held: it may grow, and moves nothing.
   * @param {string} part a selector
   * @param {number} [most] what it may grow, in px
   */
  loosen(part, most = SLACK) {
    const node = /** @type {HTMLElement | null} */ (this.root.querySelector(part));
    // Its height is rounded: a px less, so that nothing is pressed out of the window.
    const spare = Math.floor(Math.min(most, this.room - this.height(true) - 1));
    if (node?.offsetHeight && spare > LEAST)
      node.style.minHeight = `${node.offsetHeight + spare}px`;
  }

  /**
   * Let parts have the height that they need.
   * @param {string} [parts] a selector; of all parts, if it is not given
   */
  release(parts = "*") {
    for (const node of this.held) if (node.matches(parts)) node.style.minHeight = "";
    if (parts === "*") this.root.classList.remove("cl-held");
  }

  /**
   * Let parts keep so much less height; where they need it, they stay as high.
   * @param {string} parts a selector
   * @param {number} height in px
   */
  reduce(parts, height) {
    for (const node of this.held)
      if (node.matches(parts)) node.style.minHeight = `${node.offsetHeight - Math.ceil(height)}px`;
  }

  /**
   * Draw the table smaller while it is higher than its room. It stays so for the rest of the game:
   * what is pressed next should lie where it lay.
   */
  paint() {
    const isTooHigh = () => this.height(this.step < WHOLE) > this.room;
    if (this.step && isTooHigh()) this.enlarge();
    const before = this.step;
    while (this.step < STEPS && isTooHigh()) this.set(this.step + 1);
    if (this.step > before) {
      this.larger *= SMALLER;
      this.enlarge();
    }
  }

  /** @param {number} step */
  set(step) {
    this.step = step;
    this.release();
    this.root.style.removeProperty("--larger");
    for (let n = 1; n <= STEPS; n++) this.root.classList.toggle(`cl-fit-${n}`, n <= step);
  }

  stop() {
    this.observer.disconnect();
    removeEventListener("resize", this.look);
  }
}
