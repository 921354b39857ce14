// The connection of a notebook's page to a room: its kernel hands on what both sides say.

/** @import { Model, RoomLine, TogetherNews } from "../types.js" */

/** @implements {RoomLine} */
export class KernelLine {
  /**
   * @param {Model} model
   * @param {(message: TogetherNews) => void} take is handed what the server says
   * @param {(why: "cut" | "open") => void} tell hears how the kernel's connection is
   */
  constructor(model, take, tell) {
    this.model = model;
    this.hear = (/** @type {any} */ message) =>
      message.kind === "cut" || message.kind === "open" ? tell(message.kind) : take(message);
    model.on("msg:custom", this.hear);
    this.send({ kind: "hello" });
  }

  /** @param {any} message */
  send(message) {
    this.model.send(message);
  }

  end() {
    this.model.off("msg:custom", this.hear);
  }
}
