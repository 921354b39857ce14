// How large a table is drawn: in steps, so that all of it lies in the window.

/** The classes `cl-fit-1`, … of css/fit.css: each takes a little of what the one before left. */
const STEPS = 5;
/** For so many steps all is to be in the window; then only what is needed for a move. */
const WHOLE = 2;

/** The most that a part may grow before it moves what lies under it, in px. */
const SLACK = 64;
/** How much larger a table that was made smaller can be drawn, if there is room for it. */
const LARGER = [1.5, 1.4, 1.3, 1.2, 1.1];

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
    if (this.step) this.enlarge();
    this.isNew = false;
  }

  /** Use the room that is left: the last step took more than was needed. */
  enlarge() {
    const { root, room, step } = this;
    const fits = LARGER.find((larger) => {
      root.style.setProperty("--larger", `${larger}`);
      return this.height(step < WHOLE) <= room;
    });
    if (!fits) root.style.removeProperty("--larger");
  }

  /**
   * Let parts of the table keep the height that they have, until the size is found anew: what lies
   * under them stays where it lies.
   * @param {string} parts a selector
   * @param {string} [loose] one of them that has the room that is left, and so may grow
   */
  hold(parts, loose) {
    this.held = [.../** @type {NodeListOf<HTMLElement>} */ (this.root.querySelectorAll(parts))];
    for (const node of this.held)
      if (node.offsetHeight) node.style.minHeight = `${node.offsetHeight}px`;
    // Nothing is kept that would push the rest out of the window.
    if (this.height(false) > this.room) for (const node of this.held) node.style.minHeight = "";
    this.root.classList.add("cl-held");
    const grows = loose ? this.root.querySelector(loose) : null;
    if (!(grows instanceof HTMLElement) || !grows.offsetHeight) return;
    const spare = Math.min(SLACK, this.room - this.height(true));
    if (spare > 0) grows.style.minHeight = `${grows.offsetHeight + spare}px`;
  }

  /**
   * Draw the table smaller while it is higher than its room. It stays so for the rest of the game:
   * what is pressed next should lie where it lay.
   */
  paint() {
    while (this.step < STEPS && this.height(this.step < WHOLE) > this.room) this.set(this.step + 1);
  }

  /** @param {number} step */
  set(step) {
    this.step = step;
    for (const node of this.held) node.style.minHeight = "";
    this.root.style.removeProperty("--larger");
    this.root.classList.remove("cl-held");
    for (let n = 1; n <= STEPS; n++) this.root.classList.toggle(`cl-fit-${n}`, n <= step);
  }

  stop() {
    this.observer.disconnect();
    removeEventListener("resize", this.look);
  }
}
