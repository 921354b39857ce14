// The connection of a page to its room: one websocket, which is opened again whenever it is lost.

import { Timer } from "../shell/timer.js";

/** @import { Asks, RoomLine, TogetherNews, Whereabouts } from "../types.js" */

const WAITS = [200, 500, 1000, 2000, 4000]; // ms before another try, and a part of chance
const SILENT = 10_000; // ms without a sign of life, after which the line is given up
const UNHEARD = 3000; // ms, where an answer is waited for
const EVERY = 1000; // ms between two looks at the line
const NO_COOKIE = 4401;
const NO_ROOM = 4404;

/** @implements {Asks} @implements {RoomLine} */
export class Line {
  /**
   * @param {string} address
   * @param {(message: TogetherNews) => void} take is handed what the server says
   * @param {(why: "cut" | "open" | "gone") => void} tell hears how the line is
   */
  constructor(address, take, tell) {
    this.address = address;
    this.take = take;
    this.tell = tell;
    /** The tables of the page, which hear when the line is cut. @type {Asks["watches"]} */
    this.watches = new Set();
    /** @type {WebSocket | null} */ this.socket = null;
    this.tries = 0;
    this.heard = 0; // when the server was heard last
    this.isOver = false; // whether the page gives way, and does not try again
    this.timer = new Timer();
    for (const what of ["online", "pageshow", "focus"]) addEventListener(what, () => this.turn());
    document.addEventListener("visibilitychange", () => this.turn());
    setInterval(() => this.look(SILENT), EVERY);
    this.turn();
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Open the line unless it is open, or on its way. */
  turn() {
    this.timer.stop();
    if (this.isOver || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.heard = performance.now();
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket) return; // a line that was given up
      this.heard = performance.now();
      this.take(JSON.parse(data));
    };
    socket.onclose = ({ code }) => socket === this.socket && this.closed(code);
  }

  opened() {
    this.tries = 0;
    this.tell("open");
    if (!this.watches.size) return this.send({ kind: "hello" });
    for (const watch of this.watches) watch.take("there"); // which asks for the whole table
  }

  /** @param {number} code why it was closed */
  closed(code) {
    if (code === NO_COOKIE) return location.reload();
    if (code === NO_ROOM) return this.end("gone");
    if (this.isOver) return;
    this.cut();
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)];
    this.timer.set(wait * (0.7 + 0.6 * Math.random()), () => this.turn());
  }

  cut() {
    this.tell("cut");
    for (const watch of this.watches) watch.take("cut");
  }

  /** Try no more. @param {"gone"} [why] */
  end(why) {
    this.isOver = true;
    this.timer.stop();
    if (why) this.tell(why);
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  /**
   * Give up a line that is open and silent, as after a laptop slept or a phone changed its network.
   * @param {number} ms for which it may have been silent
   */
  look(ms) {
    if (this.isOver || document.hidden || !this.socket) return;
    if (performance.now() - this.heard < ms) return;
    const { socket } = this;
    this.socket = null;
    socket.close();
    this.cut();
    this.turn();
  }

  /** A press was not answered: is anybody there? @returns {Promise<Whereabouts>} */
  async ask() {
    this.look(UNHEARD);
    return this.isOpen ? "busy" : "cut";
  }

  /** @param {object} message it is lost while the line is cut; the table presses again */
  send(message) {
    if (this.isOpen) this.socket?.send(JSON.stringify(message));
  }
}
